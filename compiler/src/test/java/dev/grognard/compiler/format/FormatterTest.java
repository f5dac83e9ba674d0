package dev.grognard.compiler.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.ast.Comment;
import dev.grognard.compiler.parse.GoodFiles;
import dev.grognard.compiler.parse.GrogParser;
import dev.grognard.compiler.parse.Parsed;
import dev.grognard.compiler.parse.Shape;
import dev.grognard.compiler.source.SourceText;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class FormatterTest {
    @TestFactory
    Stream<DynamicTest> keepsWhatATextSays() {
        return GoodFiles.all().stream()
                .map(source -> DynamicTest.dynamicTest(source.name(), () -> {
                    Parsed before = GrogParser.parse(source);
                    String once = Formatter.format(before.file());
                    Parsed after = GrogParser.parse(new SourceText(source.name(), once));
                    assertThat(after.diagnostics()).isEmpty();
                    assertThat(Shape.of(after.file())).isEqualTo(Shape.of(before.file()));
                    assertThat(after.file().comments())
                            .extracting(Comment::text)
                            .containsExactlyElementsOf(before.file().comments().stream()
                                    .map(Comment::text)
                                    .toList());
                    assertThat(Formatter.format(after.file())).isEqualTo(once);
                }));
    }

    private static String format(String text) {
        return Formatter.format(GrogParser.parse(new SourceText("x.grog", text)).file());
    }

    @Test
    void alignsTablesAndKeepsCommentsWhereTheyStand() {
        assertThat(format("""
                language 1


                // The chart.
                table hits(arm:Arm):Int[1.1]{
                |arm|hits on| // printed
                |Foot,Horse|6|[1.2]
                }
                """)).isEqualTo("""
                language 1

                // The chart.
                table hits(arm: Arm): Int [1.1] {
                  | arm        | hits on |  // printed
                  | Foot,Horse | 6       | [1.2]
                }
                """);
    }

    @Test
    void breaksLongLinesBeforeTheirClauses() {
        assertThat(format("""
                language 1
                rule mayLeave(s: Side, by: Way): Bool [8] = mayRetreat(s, by) except when any (units(s.opponent, by.to)) [3, 7, 8, 9, 10, 11, 12] = no because "enemy units are there"
                """)).isEqualTo("""
                language 1
                rule mayLeave(s: Side, by: Way): Bool [8] = mayRetreat(s, by)
                  except when any (units(s.opponent, by.to)) [3, 7, 8, 9, 10, 11, 12] = no because "enemy units are there"
                """);
        assertThat(format("""
                language 1
                region North [1.1] = (Hackensack, Newark, Elizabethtown, Springfield, Staten, Woodbridge, Amboy, Morristown, Bridgewater)
                """)).isEqualTo("""
                language 1
                region North [1.1]
                    = (Hackensack, Newark, Elizabethtown, Springfield, Staten, Woodbridge, Amboy, Morristown, Bridgewater)
                """);
    }

    @Test
    void writesTheParenthesesThatAreNeeded() {
        assertThat(format("""
                language 1
                rule a: Bool = ((a or b)) and (not (c)) and ((d - (e - f)) is (3))
                """)).isEqualTo("""
                language 1
                rule a: Bool = (a or b) and not c and d - (e - f) is 3
                """);
    }

    @Test
    void putsWhatLinesHaveInCommonIntoColumns() {
        assertThat(format("""
                language 1
                order March(u in Unit) "{u} marches" [1]
                requires side.ap >= 1 else "no points are left" [1.1]
                requires not u.moved else "{u} has moved" [1.2]
                requires fit(u)
                requires room else "no room" [1.4]
                { side.ap -= 1   u.moved = yes // once
                }
                exception [2] to power when rain = 1
                exception [2.1] to might when u is Guards = 12
                """)).isEqualTo("""
                language 1
                order March(u in Unit) "{u} marches" [1]
                  requires side.ap >= 1 else "no points are left" [1.1]
                  requires not u.moved  else "{u} has moved"      [1.2]
                  requires fit(u)
                  requires room         else "no room"            [1.4]
                {
                  side.ap -= 1   u.moved = yes  // once
                }
                exception [2]   to power when rain        = 1
                exception [2.1] to might when u is Guards = 12
                """);
    }

    @Test
    void keepsTogetherWhatWasWrittenOnOneLine() {
        String text = """
                language 1
                piece Unit on Town {
                  side: Side   arm: Arm
                  state hits: Int = 0
                }
                procedure Rest(u: Unit) { u.hits = 0   u.moved = yes }
                procedure Rout(u: Unit) {
                  u.hits = 0
                }
                """;
        assertThat(format(text)).isEqualTo(text);
    }

    @Test
    void keepsCommentsBesideBracesAndBeforeElse() {
        String text = """
                language 1
                procedure Rest(u: Unit) {  // at night
                  if u.tired {
                    u.hits = 0
                  }
                  // Whoever is fresh marches on.
                  else { u.moved = yes }
                }
                """;
        assertThat(format(text)).isEqualTo(text);
    }

    @Test
    void alignsTwoTablesOfOneListByThemselves() {
        String text = """
                language 1
                pieces {
                  | Unit                | side |
                  | The Duke of Rutland | Blue |

                  | Leader | side | rating |
                  | Howe   | Red  | 1      |
                }
                """;
        assertThat(format(text)).isEqualTo(text);
    }
}
