package dev.grognard.games;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.games.trenton1776.Action;
import dev.grognard.games.trenton1776.Trenton1776;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.match.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The program that the README shows. */
class ReadmeSampleTest {
    @Test
    void playsAMatchThroughTypedActions() {
        List<String> story = new ArrayList<>();

        Match match = Match.begin(new Trenton1776(), "ChristmasSurprise", Set.of(), 42);
        while (match.decision().isPresent()) {
            Option first = match.options().get(0);
            if (first.action() instanceof Action.March march) {
                story.add(march.unit().printed() + " goes to " + march.by().to().printed());
            }
            match.choose(first.index());
        }
        story.add(match.result().orElseThrow().text().toString());

        assertThat(story).hasSizeGreaterThan(1).anyMatch(line -> line.contains(" goes to "));
    }
}
