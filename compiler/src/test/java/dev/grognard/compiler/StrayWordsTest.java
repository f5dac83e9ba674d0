package dev.grognard.compiler;

import static dev.grognard.compiler.PhrasesTest.EXAMPLE;
import static dev.grognard.compiler.PhrasesTest.ORDER;
import static dev.grognard.compiler.PhrasesTest.RULE;
import static dev.grognard.compiler.PhrasesTest.STATEMENT;

import dev.grognard.compiler.PhrasesTest.Said;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Lines in which one small word stands that English has there, and this language has not. */
class StrayWordsTest {
    private static final String WALK = "travel Walk(u: Unit) { cost 1 }\n" + STATEMENT;
    private static final String SPATE = "state spate: Bool\nat start of turn { spate = turn > 2 }\n";
    private static final String SET_UP =
            "scenario Late \"Late\" {\n  turns 1..4\n  at Mill: rest of Blue\n  at Castle: rest of Red\n  %s\n}\n";
    private static final String ASKED = """
            order Halt(unit in Unit of side on map) in Movement.Marches "{unit} halts" { unit.moved = yes }
            example "One" {
              given scenario Raid
              play Blue Halt(Pikes)
                   %s
            }
            """;

    private static final String KEPT = "state spate: Bool\nstate ford: Town?\n"
            + "before Fight {\n  spate = turn > 2\n  ford = Mill\n  %s\n}\n"
            + "rule wet: Bool = spate and ford is Mill\n";

    private static final String ENTERS = "%s\n  Red.fame += 1\n}\n";
    private static final String DOUBLED = "rule twice(n: Int): Int = 2 * n\n%s\n";

    private static final List<Said> SAID = List.of(
            new Said(STATEMENT, "let n = roll d6 walk", "let n = roll d6 for walk"),
            new Said(STATEMENT, "let n = roll d6 walk \"how far\"", "let n = roll d6 for walk \"how far\""),
            new Said(STATEMENT, "Red.fame = Blue.fame + roll d6 walk", "Red.fame = Blue.fame + roll d6 for walk"),
            new Said(
                    STATEMENT,
                    "Red.fame = sum of it over (roll 2 d6 walk)",
                    "Red.fame = sum of it over (roll 2 d6 for walk)"),
            new Said(
                    "rule loss(n: Int, d: Int): Int = n - d\n" + STATEMENT,
                    "Red.fame = loss(1, roll d6 luck)",
                    "Red.fame = loss(1, roll d6 for luck)"),
            new Said(STATEMENT, "if roll d6 luck > 3 { Red.fame += 1 }", "if roll d6 for luck > 3 { Red.fame += 1 }"),
            new Said(KEPT, "spate is no", "spate = no"),
            new Said(KEPT, "if turn > 1 { spate is no }", "if turn > 1 { spate = no }"),
            new Said(KEPT, "ford is none", "ford = none"),
            new Said(KEPT, "ford is Castle", "ford = Castle"),
            new Said(KEPT, "Red.fame is 3", "Red.fame = 3"),
            new Said(KEPT, "Guards.moved is yes", "Guards.moved = yes"),
            new Said(
                    STATEMENT,
                    "for each u of Unit of Red at Mill { u.hits = 1 }",
                    "for each u in Unit of Red at Mill { u.hits = 1 }"),
            new Said(
                    STATEMENT,
                    "for each u of (Pikes, Guards) { u.hits = 1 }",
                    "for each u in (Pikes, Guards) { u.hits = 1 }"),
            new Said(
                    WALK,
                    "Blue moves Pikes by Walk for Pikes.strength",
                    "Blue moves Pikes by Walk within Pikes.strength"),
            new Said(WALK, "Blue moves Pikes by Walk up to 2", "Blue moves Pikes by Walk within 2"),
            new Said(ORDER, "requires unless unit.moved else \"tired\"", "requires not unit.moved else \"tired\""),
            new Said(
                    ORDER,
                    "requires unless unit.moved or side.supply < 1 else \"tired\"",
                    "requires not (unit.moved or side.supply < 1) else \"tired\""),
            new Said(SPATE + RULE, "except when u is Pikes and in spate = 1", "except when u is Pikes and spate = 1"),
            new Said(SPATE + STATEMENT, "if in spate { Red.fame += 1 }", "if spate { Red.fame += 1 }"),
            new Said(ASKED, "Blue pass", "Blue passes"),
            new Said(ASKED, "Blue pass rolls attack 4", "Blue passes rolls attack 4"),
            new Said(EXAMPLE, "play Blue pass", "play Blue passes"),
            new Said(
                    ENTERS,
                    "whenever u in Unit enters Mill {",
                    "whenever u in Unit enters p in Town where p is Mill {"),
            new Said(
                    ENTERS,
                    "whenever u in Unit of Blue enters Mill where turn > 1 {",
                    "whenever u in Unit of Blue enters p in Town where p is Mill and turn > 1 {"),
            new Said(ENTERS, "whenever u in Unit enters Town {", "whenever u in Unit enters p in Town {"),
            new Said(
                    "modifiers shift(u: Unit): Int {\n  %s\n  \"late\" - 1 when turn > 3\n}\n",
                    "\"hits\" + 1 when u.moved,", "\"hits\" + 1 when u.moved"),
            new Said(
                    "modifiers shift(u: Unit): Int {\n  \"late\" - 1 when turn > 3\n  %s\n}\n",
                    "\"hits\" + 1 when any (Unit at Mill),", "\"hits\" + 1 when any (Unit at Mill)"),
            new Said(STATEMENT, "if Guards.owner is Red { Red.fame += 1 }", "if Guards.side is Red { Red.fame += 1 }"),
            new Said(DOUBLED, "rule wide: Int = twice[turn]", "rule wide: Int = twice(turn)"),
            new Said(DOUBLED, "rule wide: Int = 1 + twice[turn + 1]", "rule wide: Int = 1 + twice(turn + 1)"),
            new Said(SET_UP, "on turn 3 { Red.fame = 3 }", "at start of turn 3 { Red.fame = 3 }"));

    @TestFactory
    Stream<DynamicTest> eachIsToldOnceWithTheLineAsItShouldRead() {
        return PhrasesTest.told(SAID);
    }

    @TestFactory
    Stream<DynamicTest> eachLineThatIsOfferedIsRight() {
        return PhrasesTest.offered(SAID);
    }
}
