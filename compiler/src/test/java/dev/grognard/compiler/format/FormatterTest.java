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
    void aSumThatIsLimitedKeepsItsParentheses() {
        String text = """
                language 1
                rule left(n: Int): Int = (n - 1) at least 4
                rule lost(n: Int): Int = n - 1 at least 4
                """;
        assertThat(format(text)).isEqualTo(text);
    }

    @Test
    void keepsLimitsTogetherBehindWhatTheyLimit() {
        String laidOut = """
                language 1

                procedure Fight(s: Side, band: Set of Unit, p: Spot) {
                  let odds = (ratio(sum of worth(it) over band, sum of worth(it) over Unit of s.opponent at p where it.counts)
                           at least 1:2 at most 4:1)
                        + shift(s, band, p) at least 1:2 at most 4:1
                }
                """;
        assertThat(format("""
                language 1

                procedure Fight(s: Side, band: Set of Unit, p: Spot) {
                  let odds = (ratio(sum of worth(it) over band, sum of worth(it) over Unit of s.opponent at p where it.counts) at least 1:2 at most 4:1) + shift(s, band, p) at least 1:2 at most 4:1
                }
                """)).isEqualTo(laidOut);
        assertThat(format(laidOut)).isEqualTo(laidOut);
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
    void keepsWordsTogetherThatBelongTogether() {
        assertThat(format("""
                language 1
                procedure Lead(leader: Leader) {
                  let band = side chooses any of (Unit of side at leader.at where not .moved and .morale is not Routed and passable(it, by)) "who goes" keeping count (band) <= 3
                }
                rule supplied(s: Side): Set of Hex = reach from (sources(s) where clearFor(s, it)) along (Step where clearFor(s, .to) and not blocked(it))
                """)).isEqualTo("""
                language 1
                procedure Lead(leader: Leader) {
                  let band = side chooses any of (
                        Unit of side at leader.at where not .moved and .morale is not Routed and passable(it, by)) "who goes"
                      keeping count (band) <= 3
                }
                rule supplied(s: Side): Set of Hex
                    = reach from (sources(s) where clearFor(s, it)) along (Step where clearFor(s, .to) and not blocked(it))
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

    @Test
    void leavesACommentBehindTheBraceThatItFollows() {
        assertThat(format("""
                language 1
                travel Walk also { before step when wet { if c is Unit { // on foot
                stop } } }
                rule pace(u: Unit): Int = 1 // at least
                except when u.tired = 0
                """)).isEqualTo("""
                language 1
                travel Walk also {
                  before step when wet {
                    if c is Unit {  // on foot
                      stop
                    }
                  }
                }
                rule pace(u: Unit): Int = 1  // at least
                  except when u.tired = 0
                """);
    }

    @Test
    void linesWithoutRoomDoNotSpoilTheColumnsOfOthers() {
        String text = """
                language 1
                victory {
                  American "more victory points"                [victory.1]            when American.points > British.points
                  British  "more victory points"                [victory.1]            when British.points > American.points
                  American "more strength north of the Raritan" [victory.2, victory.4] when American.northern > British.northern  // the northern half
                  British  "more strength along the coast" [victory.2, victory.3] when British.north + British.south > American.south
                  nobody   "equal in every way"                 [victory.3]            otherwise
                }
                """;
        assertThat(format(text)).isEqualTo(text);
    }

    @Test
    void padsNothingOnALineOfSeveralThings() {
        String text = """
                language 1
                travel Haul(c: Cart) { at most 2 steps   cost 1 }
                travel Ride(c: Cart) {
                  at most  2 steps
                  cost     1
                  plus     2 when wet
                  before step when deep(c) { stop }
                }
                scenario Raid "Raid" { turns 1..2   at Mill: Pikes   at Castle: Guards }
                scenario Ruse "Ruse" {
                  turns 1..2
                  at Mill:   Pikes
                  at Castle: Guards
                }
                example "One" { given scenario Raid   expect yes }
                """;
        assertThat(format(text)).isEqualTo(text);
    }

    @Test
    void keepsParenthesesThatTellMixedOperatorsApart() {
        assertThat(format("""
                language 1

                rule open: Bool = a or b or (c and d)
                rule shut: Bool = (a and b) or (c) or (d is e)
                rule half: Bool = a or (b) and (c)
                rule sum: Int = a + (b * c) - d * e
                """)).isEqualTo("""
                language 1

                rule open: Bool = a or b or (c and d)
                rule shut: Bool = (a and b) or c or d is e
                rule half: Bool = a or b and c
                rule sum: Int   = a + (b * c) - d * e
                """);
    }

    @Test
    void aLineDoesNotFollowAColumnAcrossOneThatIsOutOfIt() {
        assertThat(format("""
                language 1

                travel Marching(u: Unit) in MP {
                  requires u is not Gunboat or step is River else "gunboats keep to the river"
                  requires step is not Road or river is not Flood or bridged(step.from, step.to, u) else "the roads are flooded"
                  requires not step.cut else "the railway is cut"
                }
                """)).isEqualTo("""
                language 1

                travel Marching(u: Unit) in MP {
                  requires u is not Gunboat or step is River else "gunboats keep to the river"
                  requires step is not Road or river is not Flood or bridged(step.from, step.to, u) else "the roads are flooded"
                  requires not step.cut else "the railway is cut"
                }
                """);
    }

    @Test
    void keepsParenthesesRoundWordsForThoseWhoReadThem() {
        String text = """
                language 1
                rule a: Bool = (most of .men over Unit) is 3 and not (u can reach Mill by Ride) and (x at most 4) is 4
                rule b: Bool = Unit of Blue is none
                rule c: Int  = x at most (4 + shift)
                """;
        assertThat(format(text)).isEqualTo(text);
        assertThat(format(text.replace("Unit of Blue is", "((Unit of Blue)) is")))
                .isEqualTo(text.replace("Unit of Blue is", "(Unit of Blue) is"));
    }

    @Test
    void breaksChainsOfConditionsBeforeElse() {
        assertThat(format("""
                language 1
                procedure Check(u: Unit) {
                  if u.men is 0 { move u to Lost   beaten += 1 } else if u.mood is Shaken { if not GiveWay(u) { u.mood = Broken } } else { u.mood = Shaken }
                  if wet { stop } else { dry = yes }
                }
                invariant "at most ten of a side cross at one ferry in a single turn" [3.4] no (Ferry where .crossed(Blue) > 10 or it is never)
                """)).isEqualTo("""
                language 1
                procedure Check(u: Unit) {
                  if u.men is 0 { move u to Lost   beaten += 1 }
                  else if u.mood is Shaken { if not GiveWay(u) { u.mood = Broken } }
                  else { u.mood = Shaken }
                  if wet { stop } else { dry = yes }
                }
                invariant "at most ten of a side cross at one ferry in a single turn" [3.4]
                    no (Ferry where .crossed(Blue) > 10 or it is never)
                """);
    }
}
