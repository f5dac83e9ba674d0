package dev.grognard.compiler;

import static dev.grognard.compiler.PhrasesTest.ALONE;
import static dev.grognard.compiler.PhrasesTest.EXAMPLE;
import static dev.grognard.compiler.PhrasesTest.MEMBERS;
import static dev.grognard.compiler.PhrasesTest.ORDER;
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
                    "victory Red \"enough\" at end of turn when Red.fame > 3"));

    @TestFactory
    Stream<DynamicTest> eachIsToldOnceWithTheLineAsItShouldRead() {
        return PhrasesTest.told(HALF);
    }

    @TestFactory
    Stream<DynamicTest> eachLineThatIsOfferedIsRight() {
        return PhrasesTest.offered(HALF);
    }
}
