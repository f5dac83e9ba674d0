package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.runtime.Game;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.match.Taken;
import dev.grognard.runtime.script.Example;
import dev.grognard.runtime.script.ExampleFailure;
import dev.grognard.runtime.trust.Finding;
import dev.grognard.runtime.trust.RandomPlay;
import dev.grognard.runtime.trust.Scrutiny;
import dev.grognard.runtime.trust.Shrink;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random play finds what is wrong with a game, and shows it in a few lines that can be pasted beside the rules. */
class TrustTest {
    private static final int SEEDS = 60;

    /** Two hunters and three beasts in a forest; each test changes a line. */
    private static final String FOREST = """
            language 1
            game Forest "The forest"

            sides Hunters, Beasts
            enum Nature { Shy, Fierce }
            place Glade { state trodden: Int = 0 }
            link  Path between Glade
            box   Away face up

            map {
              | Glade | xy     |
              | North | 10, 10 |
              | Heart | 50, 50 |
              | South | 90, 90 |
              Path: North - Heart - South
            }

            piece Creature on Glade, Box {
              side: Side   nature: Nature
              state tired: Int = 0
              name, nature  seen by owner
            }
            pieces {
              | Creature   | side    | nature |
              | Anna, Berta | Hunters | Fierce |
              | Boar       | Beasts  | Fierce |
              | Deer, Hare | Beasts  | Shy    |
            }

            rule weary(c: Creature): Bool = c.tired >= 3

            sequence {
              each turn {
                phase Chase {
                  for each s in Side { step Walks { s may repeatedly { Walk } } }
                }
              }
            }

            order Walk(who in Creature of side on map, by in Path where .from is who.at) "{who} goes to {by.to}"
              requires not who.weary else "{who} is weary"
            {
              move who to by.to
              who.tired += 1
              by.to.trodden += roll d6 for luck
            }

            invariant "nobody walks when he is weary" no (Creature where .tired > 3)
            game within 400 decisions
            game over at end of turn 4
            victory { nobody "night falls" otherwise }

            scenario Dawn "Dawn" { turns 1..4   at North: Anna, Berta   at South: Boar   at Heart: Deer, Hare }

            example "A walk" {
              given  scenario Dawn
              play   Hunters Walk(Anna, Path(North, Heart))   rolls luck 2
              expect Anna.at is Heart
            }
            """;

    private static CompiledText compiled(String text) throws ReflectiveOperationException {
        return CompiledText.of("forest.grog", new Library(Map.of("forest.grog", new SourceText("forest.grog", text))));
    }

    private static Finding found(Game game) {
        RandomPlay random = new RandomPlay(game, Set.of(), Scrutiny.FULL);
        for (long seed = 1; seed <= SEEDS; seed++) {
            RandomPlay.Played played = random.play("Dawn", seed);
            if (played.finding().isPresent()) {
                return played.finding().get();
            }
        }
        throw new AssertionError("nothing was found");
    }

    private static List<String> allFound(Game game) {
        RandomPlay random = new RandomPlay(game, Set.of(), Scrutiny.FULL);
        return LongStream.rangeClosed(1, SEEDS)
                .mapToObj(seed -> random.play("Dawn", seed).finding())
                .flatMap(Optional::stream)
                .map(Finding::detail)
                .toList();
    }

    @Test
    void aSoundGameKeepsItsPromises() throws ReflectiveOperationException {
        assertKept(FOREST);
    }

    @Test
    void aBrokenInvariantShrinksToAnExampleThatFails() throws ReflectiveOperationException {
        String text = FOREST.replace("c.tired >= 3", "c.tired >= 4");
        Game game = compiled(text).game();

        Finding finding = found(game);
        String example = Shrink.example(game, finding);

        assertThat(finding.promise()).isEqualTo("the invariants hold");
        assertThat(finding.detail()).isEqualTo("nobody walks when he is weary");
        assertThat(example.lines().filter(line -> line.contains("Walk("))).hasSizeLessThan(5);
        CompiledText pasted = compiled(text + "\n" + example);
        assertThatThrownBy(() -> last(pasted).run(pasted.game()))
                .isInstanceOf(ExampleFailure.class)
                .hasMessageContaining("nobody walks when he is weary");
    }

    /** The state of a link belongs to the stretch, whichever way it is walked. */
    @Test
    void anExampleWritesTheStateOfAStretchOnce() throws ReflectiveOperationException {
        String text = FOREST.replace("c.tired >= 3", "c.tired >= 4")
                        .replace("link  Path between Glade", "link  Path between Glade { state muddy: Bool }")
                + """
                at start of turn 1 { Path(North, Heart).muddy = yes   Path(Heart, South).muddy = yes }
                """;
        Game game = compiled(text).game();

        String example = Shrink.example(game, found(game));

        assertThat(example.lines().filter(line -> line.contains(".muddy = yes")))
                .hasSize(2);
        CompiledText pasted = compiled(text + "\n" + example);
        assertThatThrownBy(() -> last(pasted).run(pasted.game())).isInstanceOf(ExampleFailure.class);
    }

    @Test
    void aFaultThatManyGamesFindIsReportedOnce(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("forest.grog"), FOREST + "\ninvariant \"nobody is on a path\" count (Creature) is 4\n");

        GrogRun run = GrogRun.in(folder, "soak", "forest.grog", "--games", "4", "--threads", "1");

        assertThat(run.out())
                .containsOnlyOnce("Dawn, seed 1, before the first decision, an invariant does not hold:"
                        + " nobody is on a path\nthe same in 3 more games: Dawn with seed 2, Dawn with seed 3,"
                        + " Dawn with seed 4\n")
                .containsOnlyOnce("example \"Found by random play")
                .endsWith("4 games broke a promise\n");
    }

    @Test
    void aBrokenInvariantSaysWhoBreaksIt(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("forest.grog"),
                FOREST + "\ninvariant \"nobody is called Hare\" no (Creature where it is Hare)\n");

        GrogRun soaked = GrogRun.in(folder, "soak", "forest.grog", "--games", "1", "--threads", "1");
        GrogRun tested = GrogRun.in(folder, "test", "forest.grog");

        assertThat(soaked.out()).contains("  + nobody is called Hare gives no\n    found is Hare\n");
        assertThat(tested.status()).isEqualTo(Grog.FAILED);
        assertThat(tested.out())
                .contains("the invariant to hold: nobody is called Hare")
                .contains("found is Hare")
                .contains("FAIL  the scenario Dawn: at the first decision an invariant does not hold:"
                        + " nobody is called Hare\n      + nobody is called Hare gives no\n        found is Hare\n");
    }

    @Test
    void gamesAreNotPlayedOnAndOnIfNoneComesToItsEnd(@TempDir Path folder) throws IOException {
        String endless = FOREST.replace("requires not who.weary else \"{who} is weary\"", "")
                .replace("no (Creature where .tired > 3)", "turn >= 1")
                .replace("s may repeatedly { Walk }", "s must repeatedly { Walk }");
        Files.writeString(folder.resolve("forest.grog"), endless);

        GrogRun run = GrogRun.in(folder, "soak", "forest.grog", "--games", "500", "--threads", "1");

        assertThat(run.out())
                .startsWith("3 games, ")
                .contains("none came to its end\nthe other 497 games were not played, since these have no end\n");
    }

    @Test
    void anExampleWritesStatesAsRulesDo() throws ReflectiveOperationException {
        String text = FOREST.replace("c.tired >= 3", "c.tired >= 4")
                        .replace("| South | 90, 90 |", "| South as Deep | 90, 90 |")
                        .replace("- South", "- Deep")
                        .replace("at South", "at Deep")
                + """
                state trod: Set of Glade = (North, Heart)
                state last: Glade?
                state told: Set of Creature
                at start of turn 2 { trod = (Heart, Deep)   last = Deep }
                at start of turn 3 { trod = ()   told = (Anna, Hare) }
                at start of turn 4 { trod += Deep }
                """;
        Game game = compiled(text).game();
        RandomPlay random = new RandomPlay(game, Set.of(), Scrutiny.FULL);
        List<String> examples = new ArrayList<>();
        for (long seed = 1; seed <= SEEDS; seed++) {
            random.play("Dawn", seed).finding().ifPresent(finding -> examples.add(Shrink.example(game, finding)));
        }
        String all = String.join("\n", examples);

        assertThat(all).contains("trod = (Heart, Deep)", "last = Deep", "trod = ()", "told = (Anna, Hare)");
        assertThat(compiled(text + "\n" + all).examples()).hasSize(1 + examples.size());
    }

    @Test
    void whatALaterTurnBreaksByItselfIsNoShorterExample() throws ReflectiveOperationException {
        String text = FOREST.replace("c.tired >= 3", "c.tired >= 4")
                + "\nat start of turn 2 { Anna.tired = 4   Berta.tired = 4 }\n";
        Game game = compiled(text).game();
        RandomPlay random = new RandomPlay(game, Set.of(), Scrutiny.FULL);
        int tried = 0;
        for (long seed = 1; seed <= SEEDS && tried < 5; seed++) {
            Finding finding = random.play("Dawn", seed).finding().orElseThrow();
            Match match = Match.begin(game, "Dawn", Set.of(), seed);
            finding.taken().forEach(taken -> match.play(taken.notation()));
            if (match.turn() == 1) {
                tried++;
                CompiledText pasted = compiled(text + "\n" + Shrink.example(game, finding));
                assertThatThrownBy(() -> last(pasted).run(pasted.game())).isInstanceOf(ExampleFailure.class);
            }
        }
        assertThat(tried).isEqualTo(5);
    }

    @Test
    void whatTheNextTurnBreaksAsItBeginsIsBrokenInTheExampleToo() throws ReflectiveOperationException {
        String text = FOREST.replace(
                "game within",
                "at start of turn { for each c in Creature where .tired is 2 { c.tired = 4 } }\ngame within");
        Game game = compiled(text).game();

        String example = Shrink.example(game, found(game));

        CompiledText pasted = compiled(text + "\n" + example);
        assertThatThrownBy(() -> last(pasted).run(pasted.game()))
                .as(example)
                .isInstanceOf(ExampleFailure.class)
                .hasMessageContaining("the invariant to hold: nobody walks when he is weary");
    }

    @Test
    void anExceptionShrinksToAnExampleThatBreaksDown() throws ReflectiveOperationException {
        String text = FOREST.replace("state trodden: Int = 0", "state trodden: Int 0..12 = 0");
        Game game = compiled(text).game();

        Finding finding = found(game);
        String example = Shrink.example(game, finding);

        assertThat(finding.promise()).isEqualTo("the rules go on");
        assertThat(finding.isOfRules()).isTrue();
        assertThat(finding.toString())
                .contains("decisions, the rules cannot go on: ")
                .contains("trodden would become 13")
                .doesNotContain("RulesFault");
        CompiledText pasted = compiled(text + "\n" + example);
        assertThatThrownBy(() -> last(pasted).run(pasted.game()))
                .isInstanceOf(ExampleFailure.class)
                .hasMessageContaining("trodden");
    }

    @Test
    void soakTellsTheLineAtWhichTheRulesCouldNotGoOn(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("forest.grog"),
                FOREST.replace("state trodden: Int = 0", "state trodden: Int 0..12 = 0"));

        GrogRun run = GrogRun.in(folder, "soak", "forest.grog", "--games", "20", "--threads", "1");

        assertThat(run.out())
                .contains("the rules cannot go on: ")
                .containsPattern("in what begins at forest\\.grog:\\d+: (move who|who\\.tired|by\\.to\\.trodden)");
    }

    @Test
    void anEndlessGameIsFoundByItsBound() throws ReflectiveOperationException {
        Finding finding = found(compiled(FOREST.replace("400", "5")).game());

        assertThat(finding.promise()).isEqualTo("the game comes to an end");
        assertThat(finding.detail()).contains("5 decisions");
    }

    @Test
    void aMenuThatAlwaysOffersTheSameOneThingGoesRoundInCircles() throws ReflectiveOperationException {
        String text = FOREST.replace(
                "s may repeatedly { Walk }",
                "s must repeatedly if able \"where to rest\" { Rest(g in Glade where it is North) \"at {g}\" { g.trodden += 1 } }");

        Game game = compiled(text).game();

        Finding finding = found(game);

        assertThat(finding.toString())
                .contains("before the first decision, the rules cannot go on: the rules go round");
        assertThat(Shrink.example(game, finding)).contains("  given  scenario Dawn\n}");
    }

    @Test
    void diceThatAreThrownForEverGoRoundInCircles() throws ReflectiveOperationException {
        Game game = compiled(FOREST.replace(
                        "by.to.trodden += roll d6 for luck",
                        "repeat { by.to.trodden = roll d6 for luck } until by.to.trodden > 6"))
                .game();

        assertThat(found(game).detail()).contains("the rules go round in circles");
    }

    @Test
    void anInvariantThatBreaksInTheMiddleOfAnOrderSaysSo() throws ReflectiveOperationException {
        Game game = compiled(FOREST.replace("{\n  move who to by.to\n", """
                        {
                          who.tired = 5
                          if side will sing "sing" { by.to.trodden += 1 }
                          who.tired = 0
                          move who to by.to
                        """)).game();

        assertThat(found(game).detail()).isEqualTo("nobody walks when he is weary (while Walk is under way)");
    }

    @Test
    void aHiddenNatureThatDecidesWhereHuntersMayGoIsALeak() throws ReflectiveOperationException {
        String text = FOREST.replace(
                "requires not who.weary",
                "requires who.side is Beasts or no (Creature of Beasts at by.to where .nature is Fierce) else \"danger\"\n"
                        + "  requires not who.weary");

        Finding finding = found(compiled(text).game());

        assertThat(finding.promise()).isEqualTo("no side learns what it may not see");
        assertThat(finding.detail())
                .startsWith("Hunters can tell whether it is ")
                .contains("Boar");
    }

    @Test
    void whoeverIsHuntedIsNotToldByTheOrderOfTheMenu() throws ReflectiveOperationException {
        String hunting = FOREST.replace("s may repeatedly { Walk }", "s may repeatedly { Walk Hunt }") + """

                order Hunt(prey in Creature of foe on map) "hunt at {prey.at}" { move prey to Away }
                """;

        assertKept(hunting);
        assertThat(found(compiled(hunting.replace("on map) \"hunt", "where .nature is Shy) \"hunt"))
                                .game())
                        .detail())
                .contains("may choose differently", "hunt at");
    }

    @Test
    void aPieceThatComesToBeSeenInOneCaseOnlyTellsWhatIsHidden() throws ReflectiveOperationException {
        String hunting = FOREST.replace("s may repeatedly { Walk }", "s may repeatedly { Walk Hunt }") + """

                order Hunt(prey in Creature of foe on map) "hunt at {prey.at}" {
                  say "Halloo!"
                  if prey.nature is Shy { move prey to Away }
                }
                """;

        assertThat(found(compiled(hunting).game()).detail()).contains("can tell whether it is", "Away");
        assertKept(hunting.replace("say \"Halloo!\"", "reveal that prey.nature is Shy"));
        assertKept(hunting.replace("say \"Halloo!\"", "reveal prey"));
    }

    @Test
    void whatIsLeftOfAGameShowsTheVeryLeakThatIsToldOf() throws ReflectiveOperationException {
        Game game = compiled(growling("say \"It growls.\"") + """

                        at end of Chase when Hare.at is North { say "It has long ears." }
                        """).game();
        RandomPlay random = new RandomPlay(game, Set.of(), Scrutiny.FULL);
        int shorter = 0;
        for (long seed = 1; seed <= SEEDS; seed++) {
            Optional<Finding> found = random.play("Dawn", seed).finding();
            if (found.isPresent()) {
                List<Taken> left = Shrink.decisions(game, found.get());
                Match match = Match.begin(game, "Dawn", Set.of(), seed);
                left.forEach(taken -> match.play(taken.notation()));

                assertThat(found.get().breach().again().test(match))
                        .as("%s after %s", found.get(), left)
                        .isTrue();
                shorter += left.size() < found.get().taken().size() ? 1 : 0;
            }
        }
        assertThat(shorter).isPositive();
    }

    @Test
    void soakSaysWhatHelpsAgainstALeak(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("forest.grog"), growling("say \"It growls.\""));

        GrogRun run = GrogRun.in(folder, "soak", "forest.grog", "--games", "60", "--threads", "1", "--close");

        assertThat(run.out())
                .contains("a side learns what it may not see: Hunters can tell")
                .contains("  what helps: what happens tells Hunters what it may not see: write `reveal SET` or")
                .doesNotContain("it is not true that no side", "or, if it comes of that");
    }

    /** The order of a loop is nothing that could be left out of a text. */
    @Test
    void soakNamesALoopThatGoesByHiddenNames(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("forest.grog"), growling("""
                for each c in Creature at Heart {
                  if roll d6 for noise >= 2 and (c.side will growl "growl") { say "It growls." }
                }"""));

        GrogRun run = GrogRun.in(folder, "soak", "forest.grog", "--games", "60", "--threads", "1", "--close");

        assertThat(run.out())
                .containsPattern(
                        "  or, if it comes of that: `for each c in Creature at Heart` goes by names that not everybody"
                                + " may see \\(forest.grog:\\d+:\\d+\\): let a side choose the order: .*an order … chooses");
    }

    /** Hunters hear a growl when a fierce beast stands in the middle; what it says of that is left to each test. */
    private static String growling(String said) {
        return FOREST + """

                at end of Chase when any (Creature of Beasts at Heart where .nature is Fierce) {
                  %s
                }
                """.formatted(said);
    }

    @Test
    void whatARuleGivesAwayByItselfIsALeakUnlessItSaysSo() throws ReflectiveOperationException {
        Finding finding = found(compiled(growling("say \"It growls.\"")).game());

        assertThat(finding.detail())
                .startsWith("Hunters can tell whether it is ")
                .contains("Boar");
        assertKept(
                growling("reveal that any (Creature of Beasts at Heart where .nature is Fierce)   say \"It growls.\""));
        assertKept(
                growling(
                        "reveal that any (Creature of Beasts at Heart where .nature is Fierce) to Hunters   say \"It growls.\""));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "reveal that any (Creature of Beasts at North where .nature is Fierce)   say \"It growls.\"",
                "reveal that any (Creature of Beasts at Heart where .nature is Fierce) to Beasts   say \"It growls.\"",
                "say \"It growls.\"   reveal that any (Creature of Beasts at Heart where .nature is Fierce)",
            })
    void whatARuleSaysItRevealsExcusesNothingElse(String said) throws ReflectiveOperationException {
        Finding finding = found(compiled(growling(said)).game());

        assertThat(finding.promise()).isEqualTo("no side learns what it may not see");
        assertThat(finding.detail()).contains("It growls.");
    }

    @Test
    void aSecretBesideTheOneThatARuleRevealsIsStillALeak() throws ReflectiveOperationException {
        Finding finding =
                found(compiled(growling("reveal that any (Creature of Beasts at Heart where .nature is Fierce)"
                                + "   if Hare.at is Heart { say \"It has long ears.\" }"))
                        .game());

        assertThat(finding.promise()).isEqualTo("no side learns what it may not see");
        assertThat(finding.detail()).contains("Deer", "Hare", "long ears").doesNotContain("Boar");
    }

    /** Each beast has a lair that only beasts know until the third turn; what the lairs do is left to each test. */
    private static String lairs(String rule) {
        return FOREST.replace(
                        "name, nature  seen by owner",
                        "state lair: Glade = North\n  lair seen by Beasts, by everyone when turn >= 3")
                + """

                at start of turn on turn 1 {
                  secretly {
                    for each c in Creature of Beasts {
                      let l = Beasts chooses one of Glade "the lair of {c}"
                      c.lair = l
                    }
                  }
                }
                """
                + rule;
    }

    @Test
    void whatIsNotedInSecretIsALeakWhereItDecidesAnything() throws ReflectiveOperationException {
        Finding finding = found(
                compiled(lairs("at end of turn on turn 1 { if Hare.lair is South { say \"It has long ears.\" } }"))
                        .game());

        assertThat(finding.promise()).isEqualTo("no side learns what it may not see");
        assertThat(finding.detail())
                .startsWith("Hunters can tell apart what is hidden of ")
                .contains("Hare", "long ears");
        assertKept(lairs("at end of turn on turn 3 { if Hare.lair is South { say \"It has long ears.\" } }"));
        assertKept(lairs("at end of turn on turn 1 { reveal that Hare.lair is South"
                + "   if Hare.lair is South { say \"It has long ears.\" } }"));
    }

    @Test
    void whatIsPrintedAndHiddenOfKnownPiecesIsALeakWhereItDecidesAnything() throws ReflectiveOperationException {
        Finding said = found(compiled(known(growling("say \"It growls.\""))).game());
        assertThat(said.detail())
                .startsWith("Hunters can tell apart what is hidden of ")
                .contains("Boar", "the log differs: ", "\"It growls.\"");

        List<String> refused = allFound(compiled(known(FOREST)
                        .replace(
                                "requires not who.weary",
                                "requires who.side is Beasts or no (Creature of Beasts at by.to where .nature is Fierce) else \"danger\"\n"
                                        + "  requires not who.weary"))
                .game());
        assertThat(refused)
                .allMatch(detail -> detail.startsWith("Hunters can tell apart ") && detail.contains("Boar"))
                .anyMatch(detail -> detail.contains("may choose differently"));

        assertKept(known(growling(
                "reveal that any (Creature of Beasts at Heart where .nature is Fierce)   say \"It growls.\"")));
        assertKept(known(growling("Beasts may \"a howl\" { Howl { Heart.trodden += 1 } }")));
    }

    /** Everybody knows which beast is which, but not its nature. */
    private static String known(String text) {
        return text.replace("name, nature  seen by owner", "nature seen by owner");
    }

    @Test
    void whatARuleMakesSeenIsNoLeakFromThenOn() throws ReflectiveOperationException {
        assertKept(walking("who.met = yes   say \"{who} is {who.nature}.\""));

        Finding finding = found(
                compiled(walking("say \"It is {who.nature}.\"   who.met = yes")).game());
        assertThat(finding.detail()).contains("the log differs: ", "\"It is Shy.\"", "\"It is Fierce.\"");
    }

    /** A beast can be seen once it was met; what comes of a walk is left to each test. */
    private static String walking(String said) {
        return FOREST.replace(
                        "name, nature  seen by owner",
                        "state met: Bool   name, nature seen by owner, by everyone when met")
                .replace("who.tired += 1", "who.tired += 1\n  if who.side is Beasts { " + said + " }");
    }

    @Test
    void whoIsNamedByAListOfArrivalsIsKnownUntilHeComes() throws ReflectiveOperationException {
        String arriving = FOREST.replace("at Heart: Deer, Hare }", """
                        at Heart: Deer
                          list arrivals also {
                            | due | who  | to    |
                            | 2   | Hare | Heart |
                          }
                        }
                        """) + """
                record Arrival { due: Int   who: Creature   to: Glade }
                list arrivals: Arrival
                at start of turn { for each a in arrivals where .due is turn { move a.who to a.to } }
                rule comes(c: Creature): Int = sum of .due over (arrivals where .who is c)
                """;
        assertKept(arriving + "piece Creature also { label \"{.at is Aside:'turn {.comes}'}\" }");

        Finding finding = found(compiled(arriving + "piece Creature also { label \"{.comes > 0:'late'}\" }")
                .game());
        assertThat(finding.detail())
                .contains("Hare", "the board looks different: ")
                .containsPattern("at Heart: Beasts creature, tired \\d\"");
    }

    @Test
    void theOrderOfAWorkingDoesNotTellHiddenPiecesApart() throws ReflectiveOperationException {
        assertKept(FOREST.replace(
                        "by.to.trodden += roll d6 for luck",
                        "by.to.trodden += roll d6 for luck   say \"{weariness(by.to)} steps.\"")
                + "rule weariness(g: Glade): Int = sum of .tired over Creature at g\n");
    }

    private static void assertKept(String text) throws ReflectiveOperationException {
        RandomPlay random = new RandomPlay(compiled(text).game(), Set.of(), Scrutiny.FULL);
        for (long seed = 1; seed <= SEEDS; seed++) {
            assertThat(random.play("Dawn", seed).finding()).isEmpty();
        }
    }

    private static Example last(CompiledText compiled) {
        return compiled.examples().get(compiled.examples().size() - 1);
    }
}
