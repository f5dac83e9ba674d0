package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.runtime.Thing;
import dev.grognard.runtime.engine.Explanation;
import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.match.LogEntry;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.text.Text;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every number in the log can be asked where it comes from, and the answer tells nobody what is hidden from him. */
class FiguresTest {
    private static final Path FIXTURE = Path.of("..", "compiler", "src", "test", "fixtures", "play", "figures.grog");
    private static final int RED = 0;
    private static final int BLUE = 1;
    private static final int SAMPLES = 50;

    private static Match match;

    @TempDir
    Path folder;

    @BeforeAll
    static void play() throws IOException, ReflectiveOperationException {
        SourceText text = new SourceText("figures.grog", Files.readString(FIXTURE));
        match = Match.begin(CompiledText.of("figures.grog", Library.of(text)).game(), "Fair", Set.of(), 7);
        match.play("Run(Ash)");
    }

    @Test
    void aNumberRestsOnItsDice() {
        assertThat(asked("The weather is", Text.ALL_SEEING)).isEqualTo("""
                weather is 5
                  + weather = roll d6 for weather gives 5
                    the die for weather is 5
                """);
    }

    @Test
    void aNumberSaysThatItWasPrintedOrSetUpOrChanged() {
        assertThat(asked("The dust on the moor", Text.ALL_SEEING)).isEqualTo("""
                dust of Moor is 6
                  + Moor.dust += 2 gives 4 + 2 = 6
                Meadow.dust is 4
                  + as it stood when the game or the turn began gives 4
                Meadow.length is 3
                  + as printed gives 3
                """);
    }

    @Test
    void whatIsAddedUpTellsOfAllThatWasAdded() {
        assertThat(asked("The puddles are", Text.ALL_SEEING)).isEqualTo("""
                depth is 8
                  + depth += t.length gives 3 + 5 = 8
                    depth is 3
                      + depth += t.length gives 0 + 3 = 3
                """);
    }

    @Test
    void diceSayWhyTheyAreSoMany() {
        assertThat(asked("Roll for run", RED)).isEqualTo("""
                speed(Ash) is 5 [1.2]
                  · r.fed is 0 [1.3]
                    r.fed is 1
                  + otherwise pace(r.form, weather) gives 5 [1.2]
                    pace(Swift, 5) is 5 [1.1]
                      + the table at form Swift, weather 3..6 gives 5
                """);
    }

    @Test
    void oddsAreToldAsAChartPrintsThem() {
        assertThat(match.log()).extracting(line -> line.seenBy(RED)).contains("The bets stood at 1:2. [2.2]");
        assertThat(asked("might come to", RED)).isEqualTo("""
                lastBets + 2 is 3:1
                  lastBets is 1:1
                    + lastBets = bets(Meadow) gives 1:1
                      bets(Meadow) is 1:1 [1.6]
                        + ratio(t.length, Moor.length) gives 1:2 [1.6]
                          ratio is 1:2
                            + rounded down gives 3 : 5, odds 1:2
                        + dust gives +1
                          t.dust is 4
                stake(lastBets) is 2
                  lastBets is 1:1
                    + lastBets = bets(Meadow) gives 1:1
                      bets(Meadow) is 1:1 [1.6]
                        + ratio(t.length, Moor.length) gives 1:2 [1.6]
                          ratio is 1:2
                            + rounded down gives 3 : 5, odds 1:2
                        + dust gives +1
                          t.dust is 4
                  stake(1:1) is 2 [1.7]
                    + the table at odds 1:1 gives 2
                """);
        assertThat(asked("stake", RED, "3:1")).isEqualTo("""
                stake(3:1) is 5 [1.7]
                  + the table at odds 2:1.. gives 5
                """);
        assertThat(asked("stake", RED, "1:3")).startsWith("stake(1:3) is 1");
    }

    @Test
    void whatATableGaveIsToldWithItsCellItsDieAndTheOdds() {
        assertThat(asked("The judge says", RED)).matches("""
                verdict is (FA|GR)
                  judged is 2:1
                    \\+ \\(bets\\(Meadow\\) at most 1:1\\) \\+ 1 gives 2:1
                      bets\\(Meadow\\) is 1:1 \\[1.6]
                        \\+ ratio\\(t.length, Moor.length\\) gives 1:2 \\[1.6]
                          ratio is 1:2
                            \\+ rounded down gives 3 : 5, odds 1:2
                        \\+ dust gives \\+1
                          t.dust is 4
                  the die for verdict is (\\d)
                  verdicts\\(2:1, \\2\\) is \\1 \\[1.8]
                    \\+ the table at odds 2:1, die \\d..\\d gives \\1
                """);
    }

    @Test
    void aNumberIsFollowedThroughVariablesSumsAndProcedures() {
        String prize = asked("Ash comes in with", RED);

        assertThat(prize)
                .contains("count (dice where it >= 4) gives")
                .contains("the dice for run is ")
                .contains("prize is ")
                .contains("\n    good is ")
                .contains("Purse(good) + luck(runner, Meadow)")
                .contains("luck(Ash, Meadow) is 0 [1.4]")
                .contains("+ a short track gives +1")
                .contains("· hungry")
                .contains("+ heavy dust gives -1");
    }

    @Test
    void anItemOfASumNamesTheExceptionThatDecidesIt() {
        assertThat(asked("luck", RED, "Ash", "Moor"))
                .startsWith("luck(Ash, Moor) is -2 [1.4]\n")
                .contains("""
                  + heavy dust gives -3
                    t.dust is 6
                    the exception when t is Moor is -3
                  at least -2 is -2
                """);
        assertThat(asked("luck", BLUE, "Ash", "Moor")).isEqualTo("luck(a Red runner, Moor) is hidden from you [1.4]\n");
        assertThat(asked("luck", RED, "Ash", "Meadow"))
                .contains("  + heavy dust gives -1\n")
                .doesNotContain("exception");
    }

    @Test
    void whatIsToldAlongWithAnotherNumberIsNotToldAgain() {
        assertThat(match.hindsight().workings(line("Ash comes in with", RED), RED))
                .as("how good it was is told where the prize rests on it")
                .singleElement()
                .extracting(working -> working.what().toString())
                .isEqualTo("prize");
    }

    @Test
    void whatRestsOnSomethingHiddenIsOnlySaidToBeHidden() {
        assertThat(asked("Roll for run", BLUE)).isEqualTo("""
                speed(a Red runner) is hidden from you [1.2]
                  ? r.fed is 0 [1.3]
                """);
        assertThat(asked("comes in with", BLUE))
                .doesNotContain("Ash")
                .contains("+ a short track gives +1")
                .contains("? hungry")
                .contains("+ heavy dust gives -1")
                .contains("luck(a Red runner, Meadow) is hidden from you");
    }

    @Test
    void aRuleThatIsAskedNowIsVeiledInTheSameWay() {
        assertThat(asked("chance", BLUE, "Moor")).isEqualTo("""
                chance(Moor) is hidden from you [1.5]
                  ? sum of speed(it) over Runner at t [1.5]
                    speed(Ebers) is 3 [1.2]
                      · r.fed is 0 [1.3]
                        r.fed is 1
                      + otherwise pace(r.form, weather) gives 3 [1.2]
                        pace(Sound, 5) is 3 [1.1]
                          + the table at form Sound, weather 3..6 gives 3
                    speed(a Red runner) is hidden from you [1.2]
                      ? r.fed is 0 [1.3]
                """);
        assertThat(asked("speed", BLUE, "Birch")).isEqualTo("speed(a Red runner) is hidden from you [1.2]\n");
        assertThat(asked("speed", BLUE, "Ebers")).startsWith("speed(Ebers) is 3");
        assertThat(asked("pace", BLUE, "Lame", "2")).isEqualTo("""
                pace(Lame, 2) is 1 [1.1]
                  + the table at form Lame, weather 1..2 gives 1
                """);
    }

    @Test
    void noAnswerChangesWhenTwoPiecesChangePlacesUnseen() {
        Position before = match.position();
        long[] state = before.snapshot();
        before.pieceTraces().get(0).exchange(state, index("Birch"), index("Cedar"));
        Position after = before.fresh();
        after.restore(state);

        assertThat(sampled(after, BLUE)).isEqualTo(sampled(before, BLUE));
        assertThat(sampled(after, Text.ALL_SEEING))
                .as("what they would tell without a veil")
                .isNotEqualTo(sampled(before, Text.ALL_SEEING));
    }

    private static int index(String runner) {
        return match.game().schema().kinds().stream()
                .flatMap(kind -> kind.members().stream())
                .filter(member -> member.id().equals(runner))
                .mapToInt(Thing::index)
                .findFirst()
                .orElseThrow();
    }

    /** What a side is told of rules that are asked about many things. */
    private static List<String> sampled(Position position, int viewer) {
        return LongStream.range(0, SAMPLES)
                .boxed()
                .flatMap(seed -> position.sampledWorkings(seed).stream())
                .map(working -> working.seenBy(viewer).rendered())
                .toList();
    }

    @Test
    void aPlayerAsksByTheNumberOfALineOrForTheLastOne() throws IOException {
        Path game = Files.copy(FIXTURE, folder.resolve("figures.grog"));

        GrogRun run = GrogRun.typing(
                "why\nRun(Dorn)\nwhy #2\nwhy #1\nwhy #99\nwhy pace Swift 6\nwhy speed Ash\nwhy pace Swift much\nwhy pace\nlog\nsave a.save\nquit\n",
                folder,
                "play",
                game.getFileName().toString(),
                "--side",
                "Blue",
                "--seed",
                "7");

        assertThat(run.out())
                .contains("  The weather is 5. [2.1]  #3")
                .contains("#2  ")
                .contains("What the die shows is chance.")
                .contains("there is no line #99 in the log: it has ")
                .contains("+ the table at form Swift, weather 3..6: 5")
                .contains("speed (a Red runner) = hidden from you [1.2]")
                .contains("much is no number")
                .contains("`pace` cannot be worked out now: it is read for one form and a number, as in `why pace ");
        GrogRun why = GrogRun.in(folder, "why", "figures.grog", "--load", "a.save", "--line", "3", "--side", "Red");
        assertThat(GrogRun.in(folder, "why", "figures.grog", "--load", "a.save", "#3", "--side", "Red")
                        .out())
                .as("as it is asked in play")
                .isEqualTo(why.out());
        assertThat(why.out()).isEqualTo("""
                #3  The weather is 5. [2.1]
                  weather = 5
                    + roll d6 for weather: 5
                        the die for weather = 5
                """);
    }

    @Test
    void aRuleIsAskedForThingsByTheirPrintedNames() throws IOException {
        String text = Files.readString(FIXTURE).replace("| Moor   |", "| Old Moor as Moor |");
        Files.writeString(folder.resolve("figures.grog"), text);

        GrogRun run = GrogRun.typing(
                "why luck Dorn Old Moor\nwhy luck(Dorn, old moor)\nwhy luck Dorn Moor\nwhy luck Dorn Old Mill\nwhy luck(dor, old)\nwhy stake 2:1\nquit\n",
                folder,
                "play",
                "figures.grog",
                "--side",
                "Blue");

        assertThat(run.out().split("\\Qluck (Dorn, Old Moor) = -2\\E", -1)).hasSize(5);
        assertThat(run.out())
                .contains("`luck` cannot be worked out now: there is no Old")
                .contains("the table at odds 2:1..: 5");
    }

    @Test
    void whatWaitsForADieIsCalledByItsWordsAndTheOddsByTheirKey() throws IOException {
        Files.writeString(folder.resolve("odds.grog"), """
                language 1
                game Odds "Odds"
                sides Blue, Red
                place Town
                map {
                  | Town | xy     |
                  | Mill | 10, 50 |
                }
                piece Unit on Town { side: Side   strength: Int }
                pieces {
                  | Unit  | side | strength |
                  | Pikes | Blue | 3        |
                  | Decoy | Red  | 0        |
                }
                table crt(odds: Ratio rounded down, die: d6): Int {
                  | die \\ odds | ..1:1 | 2:1 | 3:1.. |
                  | 1..6        | 0     | 1   | 2     |
                }
                rule power(s: Side): Int = sum of .strength over Unit of s
                sequence {
                  each turn {
                    phase Fight {
                      let hits = crt(ratio(power(Blue), power(Red)), roll d6 for combat)
                      say "Hits: {hits}."
                      let total = power(Blue) + 2 - (roll d6 for chaos)
                      say "Total: {total}."
                      Blue may { Rest "rest" { } }
                    }
                  }
                }
                game over at end of turn 1
                victory { Blue "time" otherwise }
                scenario Raid "Raid" { turns 1..1   at Mill: Pikes, Decoy }
                """);
        GrogRun run = GrogRun.typing("why #3\nwhy #5\nquit\n", folder, "play", "odds.grog", "--solo", "--seed", "1");
        assertThat(run.out())
                .contains("    odds = 3:1\n")
                .contains("nothing counts as 1, rounded down: 3 : 0, odds 3:1\n")
                .contains("        power (Blue) + 2 = 5\n")
                .doesNotContain("held");
    }

    private static String asked(String rule, int viewer, String... arguments) {
        return arguments.length > 0
                ? match.hindsight()
                        .explain(rule, List.of(arguments), viewer)
                        .orElseThrow()
                        .rendered()
                : asked(line(rule, viewer), viewer);
    }

    private static int line(String words, int viewer) {
        List<LogEntry> log = match.log();
        for (int i = 0; i < log.size(); i++) {
            if (log.get(i).seenBy(viewer).contains(words)) {
                return i;
            }
        }
        throw new AssertionError("no line with " + words + " in " + log);
    }

    private static String asked(int line, int viewer) {
        return match.hindsight().workings(line, viewer).stream()
                .map(Explanation::rendered)
                .collect(Collectors.joining());
    }
}
