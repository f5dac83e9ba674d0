package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.runtime.match.LogEntry;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.text.Text;
import dev.grognard.runtime.view.BoardView;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What is printed beside names, and who may read it; throws and refusals in the words of the rulebook. */
class LabelsTest {
    private static final Path FIXTURE = Path.of("..", "compiler", "src", "test", "fixtures", "play", "words.grog");
    private static final int GULLS = 0;
    private static final int TERNS = 1;

    private Match match;

    @BeforeEach
    void begin() throws IOException, ReflectiveOperationException {
        SourceText text = new SourceText("words.grog", Files.readString(FIXTURE));
        match = Match.begin(CompiledText.of("words.grog", Library.of(text)).game(), "Bay", Set.of(), 10);
    }

    @Test
    void aLabelIsShownToWhoeverMaySeeAllThatItTells() {
        match.play("Sail(Dory, Leg(Pier, North))");

        assertThat(pieces(GULLS, "Dory")).containsExactly("Dory (2 t, out)");
        assertThat(pieces(TERNS, "Gulls boat")).contains("Gulls boat (out)", "Gulls boat ()");
        assertThat(sides(GULLS)).containsExactly("Gulls (0 cups, ballast 4)", "Terns (0 cups)");
        assertThat(sides(Text.ALL_SEEING)).containsExactly("Gulls (0 cups, ballast 4)", "Terns (0 cups, ballast 8)");
    }

    @Test
    void placesLinksAndTheGameHaveLabelsToo() {
        BoardView before = match.view(GULLS);
        match.play("Sail(Dory, Leg(Pier, South))");
        BoardView after = match.view(GULLS);

        assertThat(before.label()).contains("nobody is out");
        assertThat(after.label()).contains("the race is on");
        assertThat(before.place("South").orElseThrow().label()).contains("");
        assertThat(after.place("South").orElseThrow().label()).contains("marked by Gulls");
        assertThat(before.place("Pier").orElseThrow().label()).isEmpty();
        assertThat(new Ways(match, after).outOf("Pier")).containsExactly("leg to North (windy)", "leg to South (calm)");
    }

    @Test
    void anOptionHasRoomForTheLabelsOfWhatItIsAbout() {
        Text label = match.options().get(0).label();
        BoardView view = match.view(GULLS);

        assertThat(label.seenBy(GULLS)).isEqualTo("Dory to North, against the wind (3 fathoms)");
        assertThat(label.seenBy(GULLS, thing -> view.labels().getOrDefault(thing, "")))
                .isEqualTo("Dory (2 t) to North (windy), against the wind (3 fathoms)");
    }

    @Test
    void aStepOfAJourneyHasRoomForTheLabelsOfTheWayAndOfWhereItLeads() {
        match.play("Drift(Dory)");
        match.play("Leg(Pier, North)");
        Text label = match.options().get(1).label();
        BoardView view = match.view(GULLS);

        assertThat(label.seenBy(GULLS)).isEqualTo("South (2)");
        assertThat(label.seenBy(GULLS, thing -> view.labels().getOrDefault(thing, "")))
                .isEqualTo("South (2, calm)");
    }

    @Test
    void throwsAreToldInTheirOwnWords() {
        match.play("Sail(Dory, Leg(Pier, North))");

        assertThat(read(TERNS)).contains("a Gulls boat meets the wind of the north: 4");
    }

    @Test
    void whoeverDeclinesAloudIsHeard() {
        assertThat(declining()).isEqualTo("drop anchor");
        match.play("pass");
        assertThat(declining()).isEqualTo("no toast");
        match.play("pass");

        assertThat(read(TERNS)).contains("Gulls: no toast").doesNotContain("Gulls: drop anchor");
    }

    private String declining() {
        return match.options().get(match.options().size() - 1).label().seenBy(TERNS);
    }

    private List<String> pieces(int viewer, String name) {
        return match.view(viewer).places().stream()
                .flatMap(place -> place.pieces().stream())
                .filter(piece -> piece.name().equals(name))
                .map(piece -> piece.name() + " (" + piece.label().orElseThrow() + ")")
                .toList();
    }

    private List<String> sides(int viewer) {
        return match.view(viewer).sides().stream()
                .map(side -> side.name() + " (" + side.label().orElseThrow() + ")")
                .toList();
    }

    private List<String> read(int viewer) {
        return match.log().stream()
                .map(LogEntry::text)
                .map(text -> text.seenBy(viewer))
                .toList();
    }
}
