package dev.grognard.compiler.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.grognard.compiler.CompileOptions;
import dev.grognard.compiler.CompileRequest;
import dev.grognard.compiler.GrogCompiler;
import dev.grognard.compiler.ParseCache;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.SourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ModDiffTest {
    private static GameModel model(String name, SourceText... more) throws IOException {
        Map<String, SourceText> texts = new HashMap<>();
        List<Path> files;
        try (Stream<Path> list = Files.list(Path.of("src", "test", "fixtures", "play"))) {
            files = list.filter(Files::isRegularFile).toList();
        }
        for (Path file : files) {
            String fileName = file.getFileName().toString();
            texts.put(fileName, new SourceText(fileName, Files.readString(file)));
        }
        for (SourceText text : more) {
            texts.put(text.name(), text);
        }
        CompileRequest request = new CompileRequest(name, new Library(texts), CompileOptions.defaults());
        return GrogCompiler.check(request, new ParseCache()).model().orElseThrow();
    }

    @Test
    void listsWhatAModDoesCaseByCase() throws IOException {
        ModDiff diff = ModDiff.of(model("coast.grog"), model("coast-gales.grog"));
        assertThat(diff.changes())
                .extracting(ModDiff.Change::form, ModDiff.Change::printedCase, ModDiff.Change::subject)
                .contains(
                        tuple(ModDiff.Form.EXCEPTION, "1.1", "rule staying"),
                        tuple(ModDiff.Form.ADDED, "S.4", "instead of Duel"),
                        tuple(ModDiff.Form.CHANGED, "S.1", "table hitsOn"),
                        tuple(ModDiff.Form.ADDED, "", "state gale"),
                        tuple(ModDiff.Form.ADDED, "", "scenario Storm"));
        assertThat(ModDiffText.render(diff))
                .startsWith("Gales on the coast changes A small coast\n")
                .contains("changed table hitsOn: Battery 3 instead of 4")
                .contains("exception to rule staying: when h.kind is Sloop = usual + 1 [M.3]");
        assertThat(ModDiffJson.render(diff)).contains("\"subject\": \"table hitsOn\"");
    }

    @Test
    void tellsAHexsideOnceByItsNameWhereTheModDrawsIt() throws IOException {
        SourceText walls = new SourceText("walls.grog", """
                language 1
                mod Walls "Walls" for Mill
                map { Wall 0101/0102 }
                """);
        ModDiff diff = ModDiff.of(model("hexes.grog"), model("walls.grog", walls));
        assertThat(ModDiffText.render(diff))
                .contains("added hexside Wall: 0101/0102  (walls.grog:3:12)")
                .endsWith("1 change\n");
    }

    @Test
    void listsExceptionsToSingleModifiers() throws IOException {
        SourceText fog = new SourceText("fog.grog", """
                language 1
                mod Fog "Fog" for SmallCoast
                exception [F.1] to aim "anchored" when h.hits > 1 = 0
                exception to aim "smoke" = -2
                """);
        ModDiff diff = ModDiff.of(model("coast.grog"), model("fog.grog", fog));
        assertThat(diff.changes())
                .extracting(ModDiff.Change::form, ModDiff.Change::printedCase, ModDiff.Change::detail)
                .containsExactly(
                        tuple(ModDiff.Form.EXCEPTION, "1.3", "\"smoke\" = -2"),
                        tuple(ModDiff.Form.EXCEPTION, "S.3", "\"anchored\" when h.hits > 1 = 0 [F.1]"));
        assertThat(ModDiffText.render(diff))
                .contains("exception to modifiers aim: \"anchored\" when h.hits > 1 = 0 [F.1]  (fog.grog:3:1)\n"
                        + "      the game: \"anchored\"");
    }

    @Test
    void anExceptionToItemsOfOneLabelIsOneChange() throws IOException {
        SourceText staff = new SourceText("staff.grog", """
                language 1
                game Staff "Staff"
                sides Red, Blue
                place Field
                map {
                  | Field | xy     |
                  | Heath | 10, 10 |
                }
                modifiers limit(s: Side): Int {
                  "staff" + 4 when s is Red  [3.1]
                  "staff" + 3 when s is Blue [3.2]
                }
                sequence { each turn { phase Rest { say "{limit(Red)} {limit(Blue)}" } } }
                game over at end of turn 1
                victory { nobody "dusk" otherwise }
                scenario Day "A day" { turns 1..1 }
                """);
        SourceText more = new SourceText("more.grog", """
                language 1
                mod More "More" for Staff
                exception to limit "staff" = usual + 1
                """);
        ModDiff diff = ModDiff.of(model("staff.grog", staff), model("more.grog", staff, more));

        assertThat(ModDiffText.render(diff)).isEqualTo("""
                More changes Staff

                [3.1]
                  exception to modifiers limit: "staff" = usual + 1  (more.grog:3:1)
                      the game: "staff" + 4 when s is Red [3.1]
                      the game: "staff" + 3 when s is Blue [3.2]

                1 change
                """);
    }

    @Test
    void anAddedModifierIsToldAsItIsWrittenAndTheModByItsTitle() throws IOException {
        SourceText staff = new SourceText("staff.grog", """
                language 1
                game Staff "Staff"
                sides Red, Blue
                modifiers limit(s: Side): Int { "staff" + 4 [3.1] }
                sequence { each turn { phase Rest { say "{limit(Red)} {limit(Blue)}" } } }
                game over at end of turn 1
                victory { nobody "dusk" otherwise }
                scenario Day "A day" { turns 1..1 }
                """);
        SourceText more = new SourceText("more.grog", """
                language 1
                mod More "More staff" for Staff
                modifiers limit also { "rain" - 1 when s is Red }
                """);

        assertThat(ModDiffText.render(ModDiff.of(model("staff.grog", staff), model("more.grog", staff, more))))
                .startsWith("More staff changes Staff\n")
                .contains("added modifiers limit: modifier \"rain\" - 1 when s is Red  (");
    }

    @Test
    void anExceptionIsToldWithItsReasonAndWhatTheGameSays() throws IOException {
        SourceText lull = new SourceText("lull.grog", """
                language 1
                mod Lull "Lull" for SmallCoast
                exception to hitsOn = 2
                exception to staying when turn is 2 = 0
                    because "there is no wind"
                """);
        String text = ModDiffText.render(ModDiff.of(model("coast.grog"), model("lull.grog", lull)));

        assertThat(text)
                .contains(
                        "exception to rule staying: when turn is 2 = 0 because \"there is no wind\"  (lull.grog:4:1)\n"
                                + "      the game: ")
                .contains("exception to table hitsOn: = 2  (lull.grog:3:1)\n      the game: what the table says\n");
    }

    /** Without a list of printed cases they stand by their numbers. */
    @Test
    void casesAreListedByTheirNumbers() throws IOException {
        SourceText text = new SourceText("numbers.grog", """
                language 1
                game Numbers "Numbers"
                sides Red, Blue
                place Field
                map {
                  | Field | xy     |
                  | Heath | 10, 10 |
                }
                rule a: Int [2.10] = 1
                rule b: Int [2.9, 10.1] = 1
                rule c: Int [1.1.b, 1.1.a] = 1
                sequence { each turn { phase Rest { say "{a} {b} {c}" } } }
                game over at end of turn 1
                victory { nobody "dusk" otherwise }
                scenario Day "A day" { turns 1..1 }
                """);
        assertThat(Coverage.of(model("numbers.grog", text)).lines())
                .extracting(Coverage.Line::id)
                .containsExactly("1.1.a", "1.1.b", "2.9", "2.10", "10.1");
    }

    @Test
    void whatTheGameShowsByExamplesCountsForAModWhereItChangesNothing() throws IOException {
        GameModel game = model("coast.grog");
        Coverage alone = Coverage.of(game);
        Coverage modded = Coverage.of(model("coast-gales.grog"), game);

        assertThat(line(alone, "S.4").examples()).isNotEmpty();
        assertThat(line(modded, "S.4").changed()).isTrue();
        assertThat(line(modded, "S.4").examples()).isEmpty();
        assertThat(line(modded, "1.5").examples())
                .isEqualTo(line(alone, "1.5").examples())
                .isNotEmpty();
        assertThat(line(modded, "M.1").examples()).containsExactly("Nobody aims in a gale");
        assertThat(modded.closingLine())
                .contains("; 2 examples and the %d of A small coast; ".formatted(alone.examples()));
        assertThat(CoverageText.render(modded)).contains("(changed by this mod, and shown by none of its examples)");
    }

    private static Coverage.Line line(Coverage coverage, String printedCase) {
        return coverage.lines().stream()
                .filter(line -> line.id().equals(printedCase))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void listsWhatOrdersNeedBesides() throws IOException {
        SourceText calm = new SourceText("calm.grog", """
                language 1
                mod Calm "Calm" for SmallCoast
                order Sail also { requires turn > 1 else "no wind" [C.1] }
                """);
        ModDiff diff = ModDiff.of(model("coast.grog"), model("calm.grog", calm));
        assertThat(ModDiffText.render(diff)).contains("added order Sail: requires turn > 1 else \"no wind\"");
        assertThat(diff.changes()).hasSize(1);
    }

    @Test
    void aRowOfAListIsOneChange() throws IOException {
        SourceText late = new SourceText("late.grog", """
                language 1
                mod Late "Late" for Relief
                list arrivals also {
                  | due | troop       | to     |
                  | 3   | LateCompany | Bridge |
                }
                """);
        ModDiff diff = ModDiff.of(model("procedures.grog"), model("late.grog", late));
        assertThat(ModDiffText.render(diff)).contains("added list arrivals: 3, LateCompany, Bridge");
        assertThat(diff.changes()).hasSize(1);
    }

    @Test
    void anExceptionToATableMakesNoOtherTable() throws IOException {
        SourceText luck = new SourceText("luck.grog", """
                language 1
                mod Luck "Luck" for SmallCoast
                exception to hitsOn = 2
                """);
        ModDiff diff = ModDiff.of(model("coast.grog"), model("luck.grog", luck));
        assertThat(diff.changes())
                .extracting(ModDiff.Change::form, ModDiff.Change::subject)
                .containsExactly(tuple(ModDiff.Form.EXCEPTION, "table hitsOn"));
    }

    @Test
    void aGameDoesNotDifferFromItself() throws IOException {
        ModDiff diff = ModDiff.of(model("coast.grog"), model("coast.grog"));
        assertThat(diff.changes()).isEmpty();
        assertThat(ModDiffText.render(diff)).endsWith("\nnothing\n");
    }

    @Test
    void whatHappensByItselfIsToldOnceAndAnOptionWithoutAWhen() throws IOException {
        SourceText pond = new SourceText("pond.grog", """
                language 1
                game Pond "Pond"
                sides Blue
                place Town
                map {
                  | Town |
                  | Mill |
                  | Ford |
                }
                piece Man on Town { side: Side }
                pieces side Blue {
                  | Man |
                  | Ann |
                }
                rule pace(m: Man): Int [1.1] = 2
                table loss(n: Int 1..2): Int [2.1] {
                  | n | loss |
                  | 1 | 3    |
                  | 2 | 4    |
                }
                option Slow "Slow" {
                  exception [1.2] to pace = 1
                  exception [2.2] to loss when n is 2 = 9
                }
                sequence { each turn { phase Day { say "{pace(Ann)} {loss(turn)}" } } }
                game over at end of turn 2
                victory { nobody "a draw" otherwise }
                scenario One "One" { turns 1..2   at Mill: Ann }
                """);
        SourceText flood = new SourceText("flood.grog", """
                language 1
                mod Flood "Flood" for Pond
                state wet: Bool
                exception to pace = usual + 1
                exception to loss when n is 1 = usual + 1
                victory Blue "home" as soon as Ann.at is Ford
                as soon as Ann.at is Mill and turn is 2 { wet = yes }
                whenever m in Man enters t in Town { wet = no }
                """);
        String told = ModDiffText.render(ModDiff.of(model("pond.grog", pond), model("flood.grog", pond, flood)));
        assertThat(told)
                .contains("added victory: Blue \"home\" as soon as Ann.at is Ford  (")
                .contains("added as soon as: Ann.at is Mill and turn is 2  (")
                .contains("added whenever: m in Man enters t in Town  (")
                .contains("      the game: with Slow = 1 [1.2]\n      the game: = 2\n")
                .contains("      the game: when n is 2 = 9 [2.2]\n      the game: what the table says\n");
    }
}
