package dev.grognard.compiler;

import static dev.grognard.compiler.PhrasesTest.ALONE;
import static dev.grognard.compiler.PhrasesTest.ORDER;
import static dev.grognard.compiler.PhrasesTest.RULE;
import static dev.grognard.compiler.PhrasesTest.STATEMENT;
import static dev.grognard.compiler.PhrasesTest.TRAVEL;

import dev.grognard.compiler.PhrasesTest.Said;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** A line that is offered means what was written, whatever `and`, `or` and `not` stand in it. */
class JoinedConditionsTest {
    private static final String FORTS = "region Forts = (Bridge, Castle)\n";
    private static final String AT_FORTS = FORTS + STATEMENT;
    private static final String LOOP =
            "procedure Rout(loser: Side, here: Town) {\n  %s\n}\n" + "before Fight { Rout(Red, Mill) }\n";
    private static final String MOVE =
            "procedure Send(unit: Unit, to: Town) {\n  %s\n}\nbefore Fight { Send(Guards, Mill) }\n";

    private static final List<Said> JOINED = List.of(
            new Said(
                    AT_FORTS,
                    "for each u in Unit at Forts where .moved or .arm is Guns { u.hits = 1 }",
                    "for each u in Unit where .at in Forts and (.moved or .arm is Guns) { u.hits = 1 }"),
            new Said(
                    AT_FORTS,
                    "if any (Unit at Forts where .moved or .arm is Guns) { Red.fame = 1 }",
                    "if any (Unit where .at in Forts and (.moved or .arm is Guns)) { Red.fame = 1 }"),
            new Said(
                    AT_FORTS,
                    "if any (Unit of Red at Forts where .moved or .arm is Guns) { Red.fame = 1 }",
                    "if any (Unit of Red where .at in Forts and (.moved or .arm is Guns)) { Red.fame = 1 }"),
            new Said(
                    AT_FORTS,
                    "if any (Unit at Forts where (.moved or .arm is Guns) and .hits is 0) { Red.fame = 1 }",
                    "if any (Unit where .at in Forts and (.moved or .arm is Guns) and .hits is 0) { Red.fame = 1 }"),
            new Said(
                    STATEMENT,
                    "if any (Unit at Mill or Castle where .moved or .arm is Guns) { Red.fame = 1 }",
                    "if any (Unit where .at in (Mill, Castle) and (.moved or .arm is Guns)) { Red.fame = 1 }"),
            new Said(
                    AT_FORTS,
                    "for each t in Forts next to Orchard where .vp > 2 or .holder is Red { t.holder = Blue }",
                    "for each t in Forts where adjacent(it, Orchard) and (.vp > 2 or .holder is Red) { t.holder = Blue }"),
            new Said(
                    TRAVEL,
                    "stops in enemy ZOC when turn > 1 or u.moved",
                    "stops when any (Unit of u.side.opponent next to step.to) and (turn > 1 or u.moved)"),
            new Said(
                    RULE,
                    "except unless u.arm is Guns or u.moved [3.2] = 1",
                    "except when not (u.arm is Guns or u.moved) [3.2] = 1"),
            new Said(
                    STATEMENT,
                    "for each u in Unit where .hits is 0 and not either .arm is Guns or .moved { u.hits = 1 }",
                    "for each u in Unit where .hits is 0 and not (.arm is Guns or .moved) { u.hits = 1 }"),
            new Said(
                    STATEMENT,
                    "if either Guards.moved or turn is 2 { Red.fame = 1 }",
                    "if Guards.moved or turn is 2 { Red.fame = 1 }"),
            new Said(
                    ORDER,
                    "requires neither unit.at is Mill nor turn is 2 else \"no\"",
                    "requires not unit.at is Mill and not turn is 2 else \"no\""),
            new Said(
                    STATEMENT,
                    "if every (Unit of Red where .arm is Guns or .moved) { Red.fame = 1 }",
                    "if no (Unit of Red where not (.arm is Guns or .moved)) { Red.fame = 1 }"),
            new Said(
                    STATEMENT,
                    "if every (Unit of Red where .arm is Guns) { Red.fame = 1 }",
                    "if no (Unit of Red where not .arm is Guns) { Red.fame = 1 }"));

    private static final List<Said> OTHERS = List.of(
            new Said(ALONE, "game ends after turn 3 [9.5]", "game over at end of turn 3 [9.5]"),
            new Said(
                    LOOP,
                    "for all units u of loser at here { u.hits = 1 }",
                    "for each u in Unit of loser at here { u.hits = 1 }"),
            new Said(
                    ORDER,
                    "requires any (Unit of side within 2 areas of unit.at) else \"no\"",
                    "requires any (Unit of side within 2 of unit.at) else \"no\""),
            new Said(
                    ORDER,
                    "may not move twice \"{unit} has moved\" [3.1]",
                    "requires not unit.moved else \"{unit} has moved\" [3.1]"),
            new Said(MOVE, "unit moves to to", "move unit to to"),
            new Said(
                    TRAVEL,
                    "stops when any (Unit of side.opponent next to step.to)",
                    "stops when any (Unit of u.side.opponent next to step.to)"),
            new Said(ALONE, "exception [3.3] to Walk cost when u.arm is Horse = 1", "exception to toll when … = …"));

    @TestFactory
    Stream<DynamicTest> whatIsJoinedKeepsItsMeaning() {
        return PhrasesTest.told(JOINED);
    }

    @TestFactory
    Stream<DynamicTest> whatIsSaidInOtherWordsIsToldOnce() {
        return PhrasesTest.told(OTHERS);
    }

    @TestFactory
    Stream<DynamicTest> eachLineThatIsOfferedIsRight() {
        return PhrasesTest.offered(
                Stream.concat(JOINED.stream(), OTHERS.stream()).toList());
    }
}
