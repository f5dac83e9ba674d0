package dev.grognard.compiler;

import static dev.grognard.compiler.PhrasesTest.ALONE;
import static dev.grognard.compiler.PhrasesTest.EXAMPLE;
import static dev.grognard.compiler.PhrasesTest.MEMBERS;
import static dev.grognard.compiler.PhrasesTest.ORDER;
import static dev.grognard.compiler.PhrasesTest.RULE;
import static dev.grognard.compiler.PhrasesTest.STATEMENT;
import static dev.grognard.compiler.PhrasesTest.TRAVEL;

import dev.grognard.compiler.PhrasesTest.Said;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Lines that somebody remembers by half, or with their parts in another order, are answered with the line that is meant. */
class HalfLinesTest {
    private static final List<Said> HALF = List.of(
            new Said(EXAMPLE, "given at Bridge: Guards hits 1", "given at Bridge: Guards(hits 1)"),
            new Said(EXAMPLE, "given at Bridge: Guards hits = 1, Pikes", "given at Bridge: Guards(hits 1), Pikes"),
            new Said(EXAMPLE, "given Pikes at Orchard", "given at Orchard: Pikes"),
            new Said(EXAMPLE, "given Pikes, Dragoons in Orchard", "given at Orchard: Pikes, Dragoons"),
            new Said(EXAMPLE, "given turn 2, at Orchard: Pikes", "given turn 2 at Orchard: Pikes"),
            new Said(EXAMPLE, "then Blue Halt(Pikes)", "play Blue Halt(Pikes)"),
            new Said(EXAMPLE, "play Blue Halt Pikes", "play Blue Halt(Pikes)"),
            new Said(EXAMPLE, "play Blue Halt(Pikes) to Orchard", "play Blue Halt(Pikes) Blue chooses Orchard"),
            new Said(ALONE, "example \"Two\" { given Raid }", "example \"Two\" { given scenario Raid }"),
            new Said(
                    ALONE,
                    "victory Blue decisive \"all of it\" as soon as no (Unit of Red on map)",
                    "victory Blue \"decisive: all of it\" as soon as no (Unit of Red on map)"),
            new Said(ALONE, "box Grave the fallen face up", "box Grave \"the fallen\" face up"),
            new Said(ALONE, "exception power when u.moved = 1", "exception to power when u.moved = 1"),
            new Said(ALONE, "before phase Battles { Red.fame += 1 }", "before Battles { Red.fame += 1 }"),
            new Said(
                    ALONE,
                    "order Rest(u in Unit of side) \"{u} rests\" in Movement.Marches { u.moved = yes }",
                    "order Rest(u in Unit of side) in Movement.Marches \"{u} rests\" { u.moved = yes }"),
            new Said(
                    ALONE,
                    "rule pace(u: Unit): Int = 1 when u.moved otherwise 2",
                    "rule pace(u: Unit): Int = if u.moved then 1 else 2"),
            new Said(
                    ALONE,
                    "rule pace(u: Unit): Int = 2, except 1 when u.moved",
                    "rule pace(u: Unit): Int = 2 except when u.moved = 1"),
            new Said(TRAVEL, "cost 1 if step.to is Mill, 2 otherwise", "cost if step.to is Mill then 1 else 2"),
            new Said(ORDER, "forbids unit.hits > 1 else \"hurt\"", "requires not (unit.hits > 1) else \"hurt\""),
            new Said(ORDER, "not if unit.moved else \"late\"", "requires not (unit.moved) else \"late\""),
            new Said(
                    STATEMENT,
                    "repeat Red.fame += 1 until Red.fame > 3",
                    "repeat { Red.fame += 1 } until Red.fame > 3"),
            new Said(STATEMENT, "roll d6 for storm", "let storm = roll d6 for storm"),
            new Said(
                    MEMBERS,
                    "strength hidden from Red when moved",
                    "strength seen by owner, by everyone when not moved"),
            new Said(
                    ALONE,
                    "rule fresh: Set of Unit = all Unit where moved",
                    "rule fresh: Set of Unit = Unit where .moved"),
            new Said(
                    ALONE,
                    "at end of turn { if Red.fame > 3 { victory Red \"enough\" } }",
                    "victory Red \"enough\" at end of turn when Red.fame > 3"),
            new Said(
                    ORDER,
                    "requires not unit.moved, unit.hits < 2 else \"late\"",
                    "requires not unit.moved and unit.hits < 2 else \"late\""),
            new Said(ALONE, "rule here(u: Unit): Bool = u.town is Mill", "rule here(u: Unit): Bool = u.at is Mill"),
            new Said(
                    ALONE,
                    "rule beside(p: Place): Int = count (p.neighbours)",
                    "rule beside(p: Place): Int = count (Town next to p)"),
            new Said(EXAMPLE, "given roll attack 3", "given rolls attack 3"),
            new Said(EXAMPLE, "play Blue halts Pikes", "play Blue Halt(Pikes)"),
            new Said(
                    STATEMENT,
                    "Blue chooses one of (Unit of Blue) \"who\"",
                    "let chosen = Blue chooses one of (Unit of Blue) \"who\""),
            new Said(
                    STATEMENT,
                    "Blue may choose one of (Unit of Blue) \"who\"",
                    "let chosen = Blue may choose one of (Unit of Blue) \"who\""),
            new Said(
                    STATEMENT,
                    "Blue may choose one of (Unit) \"who\" { it.hits = 0 }",
                    "let chosen = Blue may choose one of (Unit) \"who\" if chosen is not none { chosen.hits = 0 }"),
            new Said(
                    STATEMENT,
                    "if Red.fame > 2 { Blue chooses Unit of Red }",
                    "if Red.fame > 2 { let chosen = Blue chooses one of (Unit of Red) }"),
            new Said(
                    ALONE,
                    "procedure Rest(s: Side) { choose u in Unit of s { u.hits = 0 } }",
                    "procedure Rest(s: Side) { let u = s chooses one of (Unit of s) u.hits = 0 }"),
            new Said(
                    ALONE,
                    "victory Red \"enough\" at end of game when Red.fame > 3",
                    "victory { Red \"enough\" when Red.fame > 3 }"),
            new Said(
                    ALONE,
                    "piece Fort on Town { side, strength, range }",
                    "piece Fort on Town { side: Side strength: Int range: Int }"),
            new Said(ALONE, "reinforcement turn 3 { Pikes at Mill }", "at start of turn 3 { move Pikes to Mill }"),
            new Said(ALONE, "exception to power when u is Guards: 4", "exception to power when u is Guards = 4"),
            new Said(ALONE, "let reserve = 3", "state reserve: Int = 3"),
            new Said(STATEMENT, "say \"Turn \" + turn", "say \"Turn {turn}\""),
            new Said(STATEMENT, "say \"Turn \" + turn + \" begins.\"", "say \"Turn {turn} begins.\""),
            new Said(ALONE, "state used: Bool once per game", "state used: Bool"),
            new Said(
                    ALONE,
                    "rule horse: Int = count (Horse of Red)",
                    "rule horse: Int = count (Unit of Red where .arm is Horse)"),
            new Said(
                    ALONE,
                    "rule horse: Int = count (Horse of Red where .hits > 0)",
                    "rule horse: Int = count (Unit of Red where .arm is Horse and .hits > 0)"),
            new Said(STATEMENT, "let a = Arm at random", "let a = draw one of (Arm) for chit"),
            new Said(TRAVEL, "cost 2 when step.to is Castle", "plus 2 when step.to is Castle"),
            new Said(
                    ALONE,
                    "rule heads(t: Town): Int = 2 * number of (Unit at t)",
                    "rule heads(t: Town): Int = 2 * count (Unit at t)"),
            new Said(
                    ALONE,
                    "rule heads(s: Set of Unit): Int = count of s at most 2",
                    "rule heads(s: Set of Unit): Int = count (s) at most 2"),
            new Said(
                    STATEMENT,
                    "let x = Blue chooses one from (Unit of Blue)",
                    "let x = Blue chooses one of (Unit of Blue)"),
            new Said(
                    STATEMENT,
                    "let x = may Blue choose one of (Unit of Blue)",
                    "let x = Blue may choose one of (Unit of Blue)"),
            new Said(
                    ALONE,
                    "rule sound(n: Int, m: Int): Bool = n is m or more",
                    "rule sound(n: Int, m: Int): Bool = n >= m"),
            new Said(STATEMENT, "if Red.fame is 4+ { Red.fame = 1 }", "if Red.fame >= 4 { Red.fame = 1 }"),
            new Said(
                    STATEMENT,
                    "if Red.fame is 4, 5 or 6 { Red.fame = 1 }",
                    "if Red.fame in (4, 5, 6) { Red.fame = 1 }"),
            new Said(
                    ALONE,
                    "rule camped: Int = count (Red Unit at Mill)",
                    "rule camped: Int = count (Unit of Red at Mill)"),
            new Said(
                    RULE,
                    "except when u.moved = 1 because {u} is tired",
                    "except when u.moved = 1 because \"{u} is tired\""),
            new Said(
                    ALONE,
                    "rule part(u: Unit): Int = round down (u.strength / 2)",
                    "rule part(u: Unit): Int = (u.strength / 2 rounded down)"),
            new Said(ALONE, "rule there: List of Unit = Unit at Mill", "rule there: Set of Unit = Unit at Mill"),
            new Said(ALONE, "optional rule Storm \"A storm\" { }", "option Storm \"A storm\" { }"),
            new Said(ALONE, "option rule Storm \"A storm\" { }", "option Storm \"A storm\" { }"),
            new Said(ALONE, "rule late [3.1]: Bool = turn > 3", "rule late: Bool [3.1] = turn > 3"),
            new Said(RULE, "except [3.1] = 1 when u.moved", "except when u.moved [3.1] = 1"),
            new Said(
                    ALONE,
                    "invariant \"calm\" phase Movement or turn > 0",
                    "invariant \"calm\" phase is Movement or turn > 0"),
            new Said(
                    ALONE,
                    "invariant \"calm\" in Movement or turn > 0",
                    "invariant \"calm\" phase is Movement or turn > 0"),
            new Said(
                    ALONE,
                    "exception to power when u.moved = usual doubled",
                    "exception to power when u.moved = usual * 2"),
            new Said(
                    ALONE,
                    "exception to power when u.moved = 50% usual rounded up",
                    "exception to power when u.moved = 50% of usual rounded up"),
            new Said(MEMBERS, "label strong {strength}", "label \"strong {strength}\""),
            new Said(
                    ALONE,
                    "rule there: Set of Unit = Unit of Red, at Mill",
                    "rule there: Set of Unit = Unit of Red at Mill"),
            new Said(ALONE, "rule many: Int = count (Unit on the map)", "rule many: Int = count (Unit on map)"),
            new Said(
                    ALONE,
                    "rule load(u: Unit): Int = match u.arm { Foot: 1, Horse: 2, Guns: 3 }",
                    "rule load(u: Unit): Int = match u.arm { Foot: 1 Horse: 2 Guns: 3 }"),
            new Said(
                    ALONE,
                    "rule load(u: Unit): Int = match u.arm { Foot { 1 } Horse { 2 } Guns { 3 } }",
                    "rule load(u: Unit): Int = match u.arm { Foot: 1 Horse: 2 Guns: 3 }"),
            new Said(
                    STATEMENT,
                    "for each s in Side { s player may { March } }",
                    "for each s in Side { s may { March } }"),
            new Said(
                    STATEMENT,
                    "Red.fame = sum of it over roll 2 d6 for fame",
                    "Red.fame = sum of it over (roll 2 d6 for fame)"),
            new Said(ALONE, "rule few(a: Int): Int = min(a + 1, 3)", "rule few(a: Int): Int = (a + 1 at most 3)"));

    @TestFactory
    Stream<DynamicTest> eachIsToldOnceWithTheLineAsItShouldRead() {
        return PhrasesTest.told(HALF);
    }

    @TestFactory
    Stream<DynamicTest> eachLineThatIsOfferedIsRight() {
        return PhrasesTest.offered(HALF);
    }
}
