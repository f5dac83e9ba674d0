package dev.grognard.compiler;

import static dev.grognard.compiler.PhrasesTest.ALONE;
import static dev.grognard.compiler.PhrasesTest.ORDER;
import static dev.grognard.compiler.PhrasesTest.STATEMENT;

import dev.grognard.compiler.PhrasesTest.Said;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Lines that say in one breath what stands apart here, and turns by the times that are printed for them. */
class JoinedLinesTest {
    private static final String TRACK = """
            enum Clock { Noon "12:00", Two "14:00", Four "16:00", Six "18:00" }
            record Printed { time: Clock   fog: Int }
            table track(n: Int 1..4): Printed {
              | n | time  | fog |
              | 1 | 12:00 | 5   |
              | 2 | Two   | 4   |
              | 3 | 16:00 | 1   |
              | 4 | 18:00 | 1   |
            }
            %s
            """;

    private static final String LYING = """
            enum Bell { Six "0600", Nine "0930" }
            table bell(n: Int 1..2): Bell {
              | n    | 1    | 2    |
              | bell | 0600 | 0930 |
            }
            %s
            """;

    private static final String CALENDAR = "calendar Dec 30 5pm .. Jan 1 5pm each 7am, 5pm\n%s\n";

    private static final String TURNS =
            "scenario Late \"Late\" {\n  %s\n  at Mill: rest of Blue\n  at Castle: rest of Red\n}\n";

    private static final String DRILLED =
            "enum Drill { Line, Square }\npiece Unit also { drill: Drill = Line   state form: Drill = Line }\n%s\n";

    private static final String NARROW = """
            enum Make { Iron, Brass }
            piece Store on Town { side: Side }
            piece Gun is Store { make: Make }
            piece Cart is Store
            %s
            """;

    private static final String MENU = STATEMENT.replace("%s", "Red may \"{Red} looks around\" { March }\n  %s");
    private static final String WALK = "travel Walk(u: Unit) { cost 1 }\n" + STATEMENT;
    private static final String CASTLES = "region Prizes = (Bridge, Castle)\n%s\n";

    private static final List<Said> SAID = List.of(
            new Said(TRACK, "rule early: Bool = turn < 16:00", "rule early: Bool = turn < 3"),
            new Said(TRACK, "rule early: Bool = turn is 14:00", "rule early: Bool = turn is 2"),
            new Said(TRACK, "rule early: Bool = turn < 4pm", "rule early: Bool = turn < 3"),
            new Said(TRACK, "rule early: Bool = turn before 4pm", "rule early: Bool = turn < 3"),
            new Said(TRACK, "victory Red \"late\" at end of turn 18:00", "victory Red \"late\" at end of turn 4"),
            new Said(LYING, "rule late: Bool = turn >= 9:30", "rule late: Bool = turn >= 2"),
            new Said(TRACK.replace("%s", TURNS), "turns 12:00..16:00", "turns 1..3"),
            new Said(CALENDAR, "rule dusk: Bool = turn is 17:00", "rule dusk: Bool = turn.hour is 5pm"),
            new Said(
                    STATEMENT,
                    "let dice = roll d6 * Guards.strength for guns",
                    "let dice = roll Guards.strength d6 for guns"),
            new Said(
                    STATEMENT,
                    "let dice = roll Guards.strength * d6 for guns",
                    "let dice = roll Guards.strength d6 for guns"),
            new Said(
                    STATEMENT,
                    "let dice = roll d6 x (Red.fame + 1) for guns",
                    "let dice = roll (Red.fame + 1) d6 for guns"),
            new Said(
                    STATEMENT,
                    "let dice = roll Guards.strength dice for guns",
                    "let dice = roll Guards.strength d6 for guns"),
            new Said(
                    STATEMENT,
                    "let dice = roll d6 for each hit of Guards for guns",
                    "let dice = roll Guards.hits d6 for guns"),
            new Said(
                    STATEMENT,
                    "Red.fame += roll d6 * Guards.strength for guns",
                    "Red.fame += sum of it over (roll Guards.strength d6 for guns)"),
            new Said(STATEMENT, "Blue may march", "Blue may { March }"),
            new Said(STATEMENT, "Blue must march", "Blue must { March }"),
            new Said(STATEMENT, "Blue must if possible { March }", "Blue must if able { March }"),
            new Said(STATEMENT, "Blue must { March } if able", "Blue must if able { March }"),
            new Said(STATEMENT, "Red.fame -= 2 when Guards.moved", "if Guards.moved { Red.fame -= 2 }"),
            new Said(STATEMENT, "Red.fame -= 2 if Guards.moved", "if Guards.moved { Red.fame -= 2 }"),
            new Said(STATEMENT, "Red.fame -= 2 unless Guards.moved", "if not (Guards.moved) { Red.fame -= 2 }"),
            new Said(
                    STATEMENT,
                    "move Guards to Grave when Guards.hits > 2 [3.1]",
                    "if Guards.hits > 2 { move Guards to Grave [3.1] }"),
            new Said(
                    STATEMENT,
                    "if Guards.moved { say \"Hot.\" when Red.fame > 2 }",
                    "if Guards.moved { if Red.fame > 2 { say \"Hot.\" } }"),
            new Said(STATEMENT, "Red.fame -= 2 if Guards.moved else 1", "Red.fame -= if Guards.moved then 2 else 1"),
            new Said(STATEMENT, "Guards.hits -= 1 and Guards.moved = yes", "Guards.hits -= 1 Guards.moved = yes"),
            new Said(STATEMENT, "Guards.moved = yes and Guards.hits -= 1", "Guards.moved = yes Guards.hits -= 1"),
            new Said(STATEMENT, "Guards.hits -= 1 and move Guards to Grave", "Guards.hits -= 1 move Guards to Grave"),
            new Said(STATEMENT, "move Guards to Grave then Red.fame -= 1", "move Guards to Grave Red.fame -= 1"),
            new Said(
                    STATEMENT,
                    "Guards.moved = Pikes.moved and Pikes.hits = 2",
                    "Guards.moved = Pikes.moved and Pikes.hits is 2"),
            new Said(STATEMENT, "Red.supply = 2 hexes", "Red.supply = 2"),
            new Said(STATEMENT, "Red.supply -= 2 points", "Red.supply -= 2"),
            new Said(STATEMENT, "if Red.supply >= 2 hexes { Red.fame += 1 }", "if Red.supply >= 2 { Red.fame += 1 }"),
            new Said(
                    ALONE,
                    "rule pace(u: Unit): Int = if u.moved then 1 hex else 2 hexes",
                    "rule pace(u: Unit): Int = if u.moved then 1 else 2"),
            new Said(
                    ALONE,
                    "rule held(s: Side): Set of Town = Town with any (Unit of s at it)",
                    "rule held(s: Side): Set of Town = Town where any (Unit of s at it)"),
            new Said(
                    ALONE,
                    "rule hurt(s: Side): Set of Unit = Unit of s with hits > 1",
                    "rule hurt(s: Side): Set of Unit = Unit of s where .hits > 1"),
            new Said(
                    ALONE,
                    "rule slow(u: Unit): Bool = u is Foot or u is Guns",
                    "rule slow(u: Unit): Bool = u.arm is Foot or u.arm is Guns"),
            new Said(
                    NARROW,
                    "rule dear(c: Store): Bool = c is Brass",
                    "rule dear(c: Store): Bool = c is Gun and c.make is Brass"),
            new Said(
                    ALONE,
                    "rule worth(s: Side): Int = sum of Towns.vp held by s",
                    "rule worth(s: Side): Int = sum of .vp over (Town where .holder is s)"),
            new Said(
                    CASTLES,
                    "rule worth(s: Side): Int = sum of Prizes.vp held by s",
                    "rule worth(s: Side): Int = sum of .vp over (Prizes where .holder is s)"),
            new Said(
                    ALONE,
                    "rule worth(s: Side): Int = sum of Town.vp where Town.holder is s",
                    "rule worth(s: Side): Int = sum of .vp over (Town where .holder is s)"),
            new Said(ALONE, "rule worth: Int = sum of Town.vp", "rule worth: Int = sum of .vp over Town"),
            new Said(
                    ALONE,
                    "rule alone(t: Town): Unit? = Unit at t",
                    "rule alone(t: Town): Unit? = only of (Unit at t)"),
            new Said(
                    ALONE,
                    "rule force(t: Town): Int = (Unit at t).strength or else 0",
                    "rule force(t: Town): Int = (only of (Unit at t)).strength or else 0"),
            new Said(
                    ALONE,
                    "rule tired(t: Town): Bool = (Unit at t).moved",
                    "rule tired(t: Town): Bool = any (Unit at t where .moved)"));

    private static final List<Said> ADVISED = List.of(
            new Said(ALONE, "rule early: Bool = turn < 16:00", "turn < 4"),
            new Said(ALONE, "rule early: Bool = turn < 4pm", "turn < 4"),
            new Said(ALONE, "at start of turn 16:00 { Red.fame += 1 }", "turn 3"),
            new Said(CALENDAR, "rule early: Bool = turn < 5pm", "Dec 30 5pm"),
            new Said(CALENDAR, "rule early: Bool = turn < 13:00", "Jan 1 5pm"),
            new Said(CALENDAR, "rule early: Bool = turn.hour < 5pm", "turn.hour in (7am, 5pm)"),
            new Said(MENU, "foe may form square", "foe may { FormSquare \"form square\" { … } }"),
            new Said(MENU, "foe must form square", "foe must if able { … }"),
            new Said(WALK, "Blue moves Pikes by Walk within 2 stops when next to an enemy", "travel Walk"),
            new Said(ORDER, "stops when next to an enemy", "stops when any (Unit of u.side.opponent next to step.to)"),
            new Said(DRILLED, "rule firm(u: Unit): Bool = u is Square", "u.form is Square"));

    @TestFactory
    Stream<DynamicTest> eachIsToldOnceWithTheLineAsItShouldRead() {
        return PhrasesTest.told(SAID);
    }

    @TestFactory
    Stream<DynamicTest> eachLineThatIsOfferedIsRight() {
        return PhrasesTest.offered(SAID);
    }

    @TestFactory
    Stream<DynamicTest> whatCanStandThereIsNamed() {
        return PhrasesTest.told(ADVISED);
    }
}
