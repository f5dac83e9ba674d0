package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.runtime.match.LogEntry;
import dev.grognard.runtime.match.Match;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is drawn at random is told to those who may see it, cannot be taken back, and is given by name in examples. */
class DrawTest {
    private static final String GAME = """
            language 1
            game Lots "Lots"
            sides Host, Foe
            enum Wing { Left "the left", Centre "the centre", Right "the right" }
            place Camp
            map { | Camp  | xy     |
                  | North | 10, 10 | }
            piece Band on Camp { side: Side   state shown: Bool   name seen by owner, by everyone when shown }
            pieces { | Band       | side |
                     | Ash, Birch | Host |
                     | Cedar      | Foe  | }
            state cup: Set of Wing = Wing
            sequence { each turn { phase Lots { Host may { Draw {
              let w = draw one of cup for chit
              cup -= w
              let b = draw one of (Band of Host) for herald "Who goes with {w}"
              if w is Left and cup is () { b.shown = yes }
            } } } } }
            game over at end of turn 4
            victory { nobody "evening" otherwise }
            scenario Morning "Morning" { turns 1..4   at North: Ash, Birch, Cedar }
            """;

    private static Match begin(long seed) throws ReflectiveOperationException {
        Library library = new Library(Map.of("lots.grog", new SourceText("lots.grog", GAME)));
        return Match.begin(CompiledText.of("lots.grog", library).game(), "Morning", Set.of(), seed);
    }

    private static List<String> drawn(Match match, int side) {
        return match.log().stream()
                .filter(entry -> entry.kind() == LogEntry.Kind.DRAWN)
                .map(entry -> entry.seenBy(side))
                .toList();
    }

    @Test
    void whoMayNotSeeAPieceReadsItsAlias() throws ReflectiveOperationException {
        Match match = begin(1);
        match.choose(0);
        assertThat(drawn(match, 0).get(0)).matches("Draw for chit: the (left|centre|right)");
        assertThat(drawn(match, 0).get(1)).matches("Who goes with the (left|centre|right): (Ash|Birch)");
        assertThat(drawn(match, 1).get(1)).matches("Who goes with the (left|centre|right): a Host band");
    }

    @Test
    void aDrawCannotBeTakenBack() throws ReflectiveOperationException {
        Match match = begin(1);
        match.choose(0);
        assertThat(match.canUndo()).isFalse();
    }

    @Test
    void everybodyIsDrawnSomeTimeAndNobodyTwice() throws ReflectiveOperationException {
        Set<String> firsts = new HashSet<>();
        for (long seed = 0; seed < 40; seed++) {
            Match match = begin(seed);
            for (int i = 0; i < 3; i++) {
                match.choose(0);
            }
            List<String> chits = drawn(match, 0).stream()
                    .filter(line -> line.contains("chit"))
                    .toList();
            assertThat(chits).hasSize(3).doesNotHaveDuplicates();
            firsts.add(chits.get(0));
        }
        assertThat(firsts).hasSize(3);
    }

    @Test
    void toDrawFromNothingIsAFaultOfTheRules(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("lots.grog"), GAME);
        GrogRun run = GrogRun.typing("1\n1\n1\n1\n", folder, "play", "lots.grog", "--solo", "--seed", "1");
        assertThat(run.err())
                .contains("the rules of this game do not go on: lots.grog:14: there is nothing to draw from for chit");
    }

    @Test
    void drawsWithoutEndAreCutOff(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("lots.grog"),
                GAME.replace("cup -= w", "repeat { let again = draw one of Wing for gale } until cup is ()"));
        GrogRun run = GrogRun.typing("1\n", folder, "play", "lots.grog", "--solo", "--seed", "1");
        assertThat(run.err()).contains("the rules of this game do not go on");
    }

    @Test
    void dieWithoutAPurposeIsOnlyARoll() throws ReflectiveOperationException {
        String game = GAME.replace("cup -= w", "cup -= w if roll d6 is 1 { Ash.shown = yes }");
        Library library = new Library(Map.of("lots.grog", new SourceText("lots.grog", game)));
        Match match = Match.begin(CompiledText.of("lots.grog", library).game(), "Morning", Set.of(), 1);
        match.choose(0);
        assertThat(match.log()).extracting(line -> line.seenBy(0)).anyMatch(line -> line.matches("Roll: [1-6]"));
    }

    @Test
    void anExampleIsToldWhatIsInTheCup(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("lots.grog"), GAME + """
                example "Nobody of ours" { given scenario Morning   play Host Draw draws chit Left, herald Cedar
                  expect Left not in cup }
                example "The last one" { given scenario Morning   cup = Right
                  play Host Draw draws chit Right, herald Ash   expect no (cup) }
                example "Fine" { given scenario Morning   cup = Right
                  play Host Draw draws herald Birch   expect no (cup) }
                """);

        GrogRun run = GrogRun.in(folder, "test", "lots.grog");

        assertThat(run.out())
                .contains("expected draws herald Cedar")
                .contains("actual   the game draws one of Ash, Birch for herald")
                .contains(
                        "hint     nobody else could be drawn, and it has been done already; such draws are not written")
                .contains("ok    Fine");
    }
}
