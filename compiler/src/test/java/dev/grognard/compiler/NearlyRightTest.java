package dev.grognard.compiler;

import static dev.grognard.compiler.PhrasesTest.ALONE;
import static dev.grognard.compiler.PhrasesTest.EXAMPLE;
import static dev.grognard.compiler.PhrasesTest.MEMBERS;
import static dev.grognard.compiler.PhrasesTest.ORDER;
import static dev.grognard.compiler.PhrasesTest.STATEMENT;

import dev.grognard.compiler.PhrasesTest.Said;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Lines that have the words of this language, and one of them otherwise than it is written here. */
class NearlyRightTest {
    private static final String WALK = "travel Walk(u: Unit) { cost 1 }\n" + STATEMENT;
    private static final String SETS = "state tired: Set of Unit\n" + STATEMENT;
    private static final String ARMED = "enum Amount { One, Two }\n" + STATEMENT;
    private static final String POSTED =
            "enum Post { Front, Rear }\npiece Unit also { state post: Post = Front   state seen: Bool }\n"
                    + "scenario Late \"Late\" {\n  turns 1..4\n  at Mill: rest of Blue\n  at Castle: rest of Red\n  %s\n}\n";

    private static final String BAND =
            "invariant \"in place of all\" turn < 9\nprocedure Rest(band: Set of Unit) {\n  %s\n}\n";

    private static final List<Said> SAID = List.of(
            new Said(ALONE, "box Grave final face up", "box Grave face up final"),
            new Said(
                    ORDER,
                    "requires not unit.moved [2.2] else \"tired\"",
                    "requires not unit.moved else \"tired\" [2.2]"),
            new Said(
                    BAND,
                    "for each u in band on map { u.hits = 0 }",
                    "for each u in (band where .at is Town) { u.hits = 0 }"),
            new Said(
                    ALONE,
                    "victory Blue \"in force\" as soon as turn >= 2 and 3 Unit of Blue at Castle",
                    "victory Blue \"in force\" as soon as turn >= 2 and count (Unit of Blue at Castle) >= 3"),
            new Said(
                    ALONE,
                    "victory Blue \"in force\" as soon as any (Unit of Blue at Castle) once",
                    "victory Blue \"in force\" as soon as any (Unit of Blue at Castle)"),
            new Said(ALONE, "whenever Red.fame > 3 { say \"Drums.\" }", "as soon as Red.fame > 3 { say \"Drums.\" }"),
            new Said(
                    ALONE, "at end of turn once per game { say \"Drums.\" }", "at end of turn once { say \"Drums.\" }"),
            new Said(EXAMPLE, "expect Blue Halt(Dragoons)", "play Blue Halt(Dragoons)"),
            new Said(
                    ALONE,
                    "s in Side, t in Town as soon as any (Unit of s at t) { s.fame += 1 }",
                    "for each s in Side, t in Town as soon as any (Unit of s at t) { s.fame += 1 }"),
            new Said(
                    ALONE,
                    "as soon as u.hits > 2 { move u to Lost }",
                    "for each u in Unit as soon as u.hits > 2 { move u to Lost }"),
            new Said(ALONE, "rule afoot: Set of Unit = Unit on board", "rule afoot: Set of Unit = Unit on map"),
            new Said(STATEMENT, "Red.fame + 1 say \"Drums.\"", "Red.fame += 1 say \"Drums.\""),
            new Said(
                    STATEMENT,
                    "let few = Blue chooses any of (Unit of Blue) \"who\" keeping count (it) <= 2",
                    "let few = Blue chooses any of (Unit of Blue) \"who\" keeping count (few) <= 2"),
            new Said(
                    STATEMENT,
                    "Blue must if able { March } else { Red.fame += 1 }",
                    "Blue must if able { March } otherwise { Red.fame += 1 }"),
            new Said("modifiers shift(u: Unit): Int {\n  %s\n}\n", "\"leader\" u.strength", "\"leader\" + u.strength"),
            new Said(ALONE, "rule weary(u: Unit): Bool = u.hits =< 2", "<="),
            new Said(
                    ARMED,
                    "let few = Blue chooses at least one of (Unit of Blue) \"who\"",
                    "let few = Blue chooses at least 1 of (Unit of Blue) \"who\""),
            new Said(
                    STATEMENT,
                    "let one1 = Blue chooses one of (Unit of Blue) \"who\" or none",
                    "let one1 = Blue may choose one of (Unit of Blue) \"who\""),
            new Said(
                    WALK,
                    "Blue moves Pikes exactly 2 steps by Walk \"where\"",
                    "Blue moves Pikes by Walk exactly 2 steps \"where\""),
            new Said(WALK, "Blue moves Pikes up to 2 hexes by Walk", "Blue moves Pikes by Walk within 2"),
            new Said(SETS, "tired = tired and (Unit at Mill)", "tired = tired + (Unit at Mill)"),
            new Said(STATEMENT, "Guards.hits = + 1", "Guards.hits += 1"),
            new Said(
                    ORDER,
                    "requires unit.moved is not else \"tired\" [2.2]",
                    "requires not unit.moved else \"tired\" [2.2]"),
            new Said(POSTED, "at Bridge: Guards(Rear), Mortar", "at Bridge: Guards(post Rear), Mortar"),
            new Said(POSTED, "at Bridge: Guards(seen), Mortar", "at Bridge: Guards(seen yes), Mortar"),
            new Said(EXAMPLE, "at Bridge: Guards(moved)", "at Bridge: Guards(moved yes)"),
            new Said(
                    ALONE,
                    "rule limited(odds: Ratio): Ratio = odds between 1:2 and 4:1",
                    "rule limited(odds: Ratio): Ratio = odds at least 1:2 at most 4:1"),
            new Said(
                    ALONE,
                    "rule fair(odds: Ratio): Bool = odds between 1:2 and 4:1",
                    "rule fair(odds: Ratio): Bool = odds >= 1:2 and odds <= 4:1"),
            new Said(
                    ALONE,
                    "rule odds(u: Unit, v: Unit): Ratio = (u.strength, v.strength)",
                    "rule odds(u: Unit, v: Unit): Ratio = ratio(u.strength, v.strength)"),
            new Said(
                    ALONE,
                    "exception [3.4] to power except when u.arm is Guns = 5",
                    "exception [3.4] to power when u.arm is Guns = 5"),
            new Said(
                    ALONE,
                    "instead of Fight on turn 1 [3.5] { say \"Fog.\" }",
                    "instead of Fight when turn is 1 [3.5] { say \"Fog.\" }"),
            new Said(
                    ALONE,
                    "rule flank(u: Unit): Bool = u.at next to Castle",
                    "rule flank(u: Unit): Bool = adjacent(u.at, Castle)"),
            new Said(
                    STATEMENT,
                    "for each u in Unit of Blue where u on map { u.hits = 0 }",
                    "for each u in Unit of Blue where u.at is Town { u.hits = 0 }"),
            new Said(ALONE, "state fought: Set of Unit each battles phase", "state fought: Set of Unit each Battles"),
            new Said(
                    MEMBERS,
                    "strength, hits seen by owner, by enemy when moved",
                    "strength, hits seen by owner, by everyone when moved"));

    private static final List<Said> ADVISED = List.of(
            new Said(
                    "%s\n  \"guards\" + 2 when u is Guards\n}\n",
                    "modifiers drill(u: Unit), at most 2, at least -3 {", "drill(…) at least -3"),
            new Said(ALONE, "exception [3.4] to power when u.arm is Guns over \"guns\" = 5", "over [6.4]"),
            new Said(ALONE, "procedure Rally[8.3](u: Unit) { u.hits = 0 }", "procedure Rally(…) [8.3]"),
            new Said(ALONE, "rule fair(odds: Ratio): Bool = odds is 3:2", "enum"),
            new Said(MEMBERS, "strength seen by foe", "Red"),
            new Said(ALONE, "at start of turn 3 { fame -= 1 }", "Red.fame"),
            new Said(ALONE, "rule spent(u: Unit): Bool = u.fatigue > 2", "strength"),
            new Said(ALONE, "before Bombardment { say \"Guns.\" }", "Battles"),
            new Said(
                    ALONE,
                    "order Camp(unit in Unit of side on map) in Movement.Marches \"{unit} camps\" requires unit.at is Town else \"no\" { unit.moved = yes   side.fame = unit.at.vp }",
                    "let kept = unit.at"),
            new Said(ALONE, "exception to points when u.arm is Guns = 2", "s"),
            new Said(
                    ALONE,
                    "rule best: Unit = most of .strength over Unit of Blue",
                    "Unit of Blue preferring most .strength"));

    @TestFactory
    Stream<DynamicTest> eachIsToldOnceWithTheLineAsItShouldRead() {
        return PhrasesTest.told(SAID);
    }

    @TestFactory
    Stream<DynamicTest> eachLineThatIsOfferedIsRight() {
        return PhrasesTest.offered(
                SAID.stream().filter(said -> said.mended().length() > 2).toList());
    }

    @TestFactory
    Stream<DynamicTest> whatCanStandThereIsNamed() {
        return PhrasesTest.told(ADVISED);
    }
}
