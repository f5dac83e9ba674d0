package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.runtime.Game;
import dev.grognard.runtime.Thing;
import dev.grognard.runtime.match.LogEntry;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.save.Saves;
import dev.grognard.runtime.view.BoardView;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a side may not know is in none of the things that it is shown, until the rules show it. */
class SecretsTest {
    @Test
    void aStateThatIsShownUnderAConditionIsHiddenUntilThen(@TempDir Path folder) throws IOException {
        Files.copy(FIXTURES.resolve("plans.grog"), folder.resolve("plans.grog"));

        String[] red = plans(folder, "Red", "why goal\npass\nwhy goal\n").split("Turn 2", 2);
        String[] blue = plans(folder, "Blue", "mill\nwhy goal\nwhy trap\nwhy hoard\ntells\npass\nwhy trap\nwhy hoard\n")
                .split("Blue: Pikes tells", 2);

        assertThat(red[0]).contains("goal = hidden from you").doesNotContain("goal Mill", "goal Bridge");
        assertThat(red[1]).contains("goal = ").doesNotContain("hidden from you");
        assertThat(blue[0]).contains("goal = Mill", "trap = hidden from you", "hoard = hidden from you");
        assertThat(blue[1]).contains("trap = Bridge", "hoard = 4").doesNotContain("hidden from you");
    }

    private static String plans(Path folder, String side, String typed) {
        return GrogRun.typing(typed + "quit\n", folder, "play", "plans.grog", "--side", side, "--seed", "2")
                .out();
    }

    private static final Path FIXTURES = Path.of("..", "compiler", "src", "test", "fixtures", "play");

    @Test
    void aSecretChoiceIsToldToOthersOnlyWhenAllHaveChosen() throws Exception {
        Match match = match("choices.grog", "Court");

        match.play("4");

        assertThat(read(match, "Falcon")).contains("Falcon, your bid: 4");
        assertThat(read(match, "Heron")).doesNotContain("4");

        match.play("3");
        match.play("1");

        assertThat(read(match, "Heron")).contains("Falcon, your bid: 4", "Raven, your bid: 1");
    }

    @Test
    void noSideIsToldHowARuleIsReadWhileChoicesAreMadeInSecret() throws Exception {
        Match match = match("choices.grog", "Court");
        match.play("4");
        int heron = side(match, "Heron");

        assertThatThrownBy(() -> match.hindsight().explain("winnerOfBids", List.of(), heron))
                .hasMessage("choices are being made in secret");

        match.play("3");
        match.play("1");

        assertThat(match.hindsight()
                        .explain("winnerOfBids", List.of(), heron)
                        .orElseThrow()
                        .value())
                .hasToString("Falcon");
    }

    @Test
    void aSecretChoiceThatIsNotRevealedStaysSecret() throws Exception {
        Match match = match("notes.grog", "Morning");

        match.play("Upper");
        match.play("Lower");

        assertThat(read(match, "Geese")).contains("Bea will row: Lower").doesNotContain("Ada will row");
        assertThat(read(match, "Swans")).contains("Ada will row: Upper").doesNotContain("Bea will row");
    }

    @Test
    void theLogCallsAHiddenPieceWhatTheBoardDoes() throws Exception {
        Match match = match("sight.grog", "City");

        match.play("Slip(Ash, Street(Docks, Market))");

        assertThat(read(match, "Crown")).contains("a Cabal spy").doesNotContain("Ash", "person");
        assertThat(standing(match, "Crown", "Docks"))
                .extracting(BoardView.Standing::kind)
                .containsExactly("Spy");
    }

    @Test
    void aPieceWhoseNameIsHiddenIsOneOfSeveral() throws Exception {
        Match match = match("sight.grog", "City");

        List<BoardView.Standing> toCabal = standing(match, "Cabal", "Docks");
        List<BoardView.Standing> toCrown = standing(match, "Crown", "Docks");

        assertThat(toCabal).extracting(BoardView.Standing::name).containsExactly("Ash", "Birch", "Cedar");
        assertThat(toCrown).hasSize(1).allSatisfy(spies -> {
            assertThat(spies.isKnown()).isFalse();
            assertThat(spies.count()).isEqualTo(3);
            assertThat(spies.values()).extracting(BoardView.Value::name).doesNotContain("trade", "cover", "target");
        });
    }

    @Test
    void aMoveOfAHiddenPieceNamesItToItsOwnerOnly() throws Exception {
        Match match = match("sight.grog", "City");

        match.play("Slip(Ash, Street(Docks, Market))");

        assertThat(read(match, "Cabal")).contains("Ash");
        assertThat(read(match, "Crown")).doesNotContain("Ash").contains("Docks → Market");
    }

    @Test
    void whatHasBeenDiscoveredCannotBeTakenBack() throws Exception {
        Match match = match("sight.grog", "City");
        match.play("pass");

        match.play("Search(Ebers)");

        assertThat(read(match, "Crown")).contains("nobody is found");
        assertThat(match.canUndo()).isFalse();
    }

    @Test
    void whatTheRulesTellByThemselvesCannotBeTakenBackAndNamesNobody() throws Exception {
        Match match = match("sight.grog", "City");
        match.play("Slip(Ash, Street(Docks, Market))");
        match.play("pass");
        match.play("pass");
        match.play("Slip(Ash, Street(Market, Palace))");
        assertThat(match.canUndo()).isTrue();

        match.play("pass");

        assertThat(read(match, "Crown")).contains("A drawer stands open").doesNotContain("Ash");
        assertThat(match.canUndo()).isFalse();
    }

    @Test
    void whatIsFoundIsShownToTheFinderAndBecomesKnownToAllWhenItsConditionHolds() throws Exception {
        Match match = match("sight.grog", "City");
        match.play("Slip(Ash, Street(Docks, Market))");
        match.play("pass");

        match.play("Search(Ebers)");

        assertThat(read(match, "Crown")).contains("Ash");

        match.play("pass");
        match.play("Search(Ebers)");

        assertThat(standing(match, "Crown", "Jail"))
                .extracting(BoardView.Standing::name)
                .containsExactly("Ash");
    }

    @Test
    void whatAStateHasShownCannotBeTakenBack() throws Exception {
        Match match = match("ambush.grog", "One");
        match.play("pass");
        match.play("Ride(OldGun)");
        assertThat(match.canUndo()).isTrue();

        match.play("Road(Mill, TheFord)");

        assertThat(read(match, "Blue")).contains("Mob A comes out of hiding.");
        assertThat(match.canUndo()).isFalse();
        assertThatThrownBy(match::undo).hasMessage("nothing can be taken back past a die or a reveal");
        assertThat(match.copy().canUndo()).isFalse();

        match.play("done");

        assertThat(match.canUndo()).as("the end of the ride").isTrue();
        match.undo();
        assertThat(match.canUndo()).as("the step before it").isFalse();
    }

    @Test
    void refusalsAreListedAlikeWhicheverOfTheHiddenItIs() throws Exception {
        assertThat(refusals("Two"))
                .isEqualTo(refusals("Three"))
                .containsExactly(
                        "Big Gun fires at Mob B: Big Gun has fired",
                        "Big Gun fires at a Red horde: Big Gun has fired",
                        "Old Gun fires at a Red horde: a Red horde is hidden");
    }

    /** What Blue reads of the orders that are refused after a volley. */
    private static List<String> refusals(String setup) throws Exception {
        Match match = match("ambush.grog", setup);
        match.play("pass");
        match.play("Volley(BigGun, MobB)");
        int blue = side(match, "Blue");
        return match.refusals().stream()
                .map(refusal ->
                        refusal.label().seenBy(blue) + ": " + refusal.reason().seenBy(blue))
                .toList();
    }

    @Test
    void optionsAreListedAlikeWhicheverOfTheHiddenItIs() throws Exception {
        assertThat(options(match("cellars.grog", "InOrder")))
                .isEqualTo(options(match("cellars.grog", "Turned")))
                .containsExactly(
                        "shake the cask in Abbey",
                        "shake the cask in Bakery",
                        "shake the cask in Chapel",
                        "search Abbey",
                        "search Bakery",
                        "search Chapel",
                        "pass");
    }

    @Test
    void anOptionOfTheListIsTheOneThatIsTaken() throws Exception {
        Match match = match("cellars.grog", "Turned");

        match.choose(match.options().get(3).index());

        assertThat(match.taken().get(0).notation()).isEqualTo("Search(Water)");
        assertThat(options(match))
                .containsExactly(
                        "shake the cask in Bakery",
                        "shake the cask in Chapel",
                        "search Bakery",
                        "search Chapel",
                        "pass");
    }

    @Test
    void whatLooksAlikeIsDrawnByLotAndTheSameWhenAMatchIsLoaded() throws Exception {
        Game game = match("cellars.grog", "Heaped").game();
        Set<String> first = new HashSet<>();
        for (long seed = 1; seed <= 20; seed++) {
            Match match = Match.begin(game, "Heaped", Set.of(), seed);
            first.add(match.options().get(3).notation());
            assertThat(Saves.read(game, Saves.write(match)).options()).isEqualTo(match.options());
        }

        assertThat(first).containsExactlyInAnyOrder("Search(Brandy)", "Search(Wine)", "Search(Water)");
    }

    private static List<String> options(Match match) {
        int side = match.decision().orElseThrow().side();
        return match.options().stream()
                .map(option -> option.label().seenBy(side))
                .toList();
    }

    @Test
    void aHiddenPieceCannotBePickedByItsName(@TempDir Path folder) throws IOException {
        Files.copy(FIXTURES.resolve("cellars.grog"), folder.resolve("cellars.grog"));

        GrogRun run = GrogRun.typing(
                "why 2\nwhy Search(Wine)\nSearch(Wine)\n",
                folder,
                "play",
                "cellars.grog",
                "--scenario",
                "Turned",
                "--seed",
                "1");

        assertThat(run.out())
                .contains("search Abbey\n  Allowed: every requirement holds.\n", "> Search(Wine)\nWhich one?\n")
                .doesNotContain("Examples and saves write it");
    }

    @Test
    void ordersThatReadAlikeAreToldApartAsFarAsTheReaderKnows() throws Exception {
        Match match = match("cellars.grog", "Turned");
        match.play("pass");

        assertThat(Offer.of(match, side(match, "Smugglers")))
                .extracting(Offer::text)
                .containsExactly(
                        "hide it elsewhere, Brandy to Bakery",
                        "hide it elsewhere, Wine to Abbey",
                        "hide it elsewhere, Wine to Chapel",
                        "hide it elsewhere, Water to Bakery",
                        "pass");
    }

    @Test
    void whatIsToldOfKnownPiecesDoesNotDependOnTheHiddenOnesBesideThem() throws Exception {
        for (String setup : List.of("First", "Last")) {
            Match match = match("muster.grog", setup);

            assertThat(told(match, "strength")).contains("Birch is 2").doesNotContain("Ash", "Cedar");
            assertThat(told(match, "sound")).contains("worth(Birch) is 2", "worth(a Cabal man) is hidden from you");
        }
    }

    private static String told(Match match, String rule) {
        return match.hindsight()
                .explain(rule, List.of(), side(match, "Crown"))
                .orElseThrow()
                .rendered();
    }

    private static Match match(String name, String setup) throws IOException, ReflectiveOperationException {
        SourceText text = new SourceText(name, Files.readString(FIXTURES.resolve(name)));
        return Match.begin(CompiledText.of(name, Library.of(text)).game(), setup, Set.of(), 1);
    }

    private static int side(Match match, String id) {
        return match.game().schema().sides().stream()
                .filter(side -> side.id().equals(id))
                .mapToInt(Thing::index)
                .findFirst()
                .orElseThrow();
    }

    private static String read(Match match, String reader) {
        int side = side(match, reader);
        return match.log().stream().map((LogEntry entry) -> entry.seenBy(side)).collect(Collectors.joining("\n"));
    }

    private static List<BoardView.Standing> standing(Match match, String viewer, String place) {
        return match.view(side(match, viewer)).place(place).orElseThrow().pieces();
    }
}
