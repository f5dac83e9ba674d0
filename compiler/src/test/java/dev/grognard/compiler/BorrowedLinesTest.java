package dev.grognard.compiler;

import static dev.grognard.compiler.PhrasesTest.ALONE;
import static dev.grognard.compiler.PhrasesTest.EXAMPLE;
import static dev.grognard.compiler.PhrasesTest.ORDER;
import static dev.grognard.compiler.PhrasesTest.STATEMENT;
import static dev.grognard.compiler.PhrasesTest.TRAVEL;

import dev.grognard.compiler.PhrasesTest.Said;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Lines with a sign or a word that they would have in another language are answered with the line that is meant. */
class BorrowedLinesTest {
    private static final String CALLED = "procedure Flee(s: Side, here: Town) { }\n" + STATEMENT;
    private static final String MODIFIERS = "modifiers shift(u: Unit): Int {\n  %s\n}\n";
    private static final String CHOSEN = """
            order Halt(first in Unit of side) in Movement.Marches "halt" {
              let few = side chooses any of (Unit of side) "who"
              let die = roll d6 for luck
              for each u in few { u.moved = yes }
            }
            example "One" {
              given scenario Raid
              play Blue Halt(Pikes)
              %s
            }
            """;
    private static final String ANSWERED = """
            order Halt(unit in Unit of side) in Movement.Marches "{unit} halts" {
              side must { Back(to in Town) "{to}" { move unit to to } }
            }
            example "One" {
              given scenario Raid
              play Blue Halt(Pikes)
              %s
            }
            """;

    private static final List<Said> SAID = List.of(
            new Said(
                    STATEMENT,
                    "for each s in {Blue, Red} { s.fame += 1 }",
                    "for each s in (Blue, Red) { s.fame += 1 }"),
            new Said(
                    STATEMENT,
                    "for each s in [Blue, Red] { s.fame += 1 }",
                    "for each s in (Blue, Red) { s.fame += 1 }"),
            new Said(ALONE, "region Bases [1.2] = Mill, Bridge, Castle", "region Bases [1.2] = (Mill, Bridge, Castle)"),
            new Said(STATEMENT, "if Red.fame >= 0 and <= 3 { Red.fame += 1 }", "if Red.fame in 0..3 { Red.fame += 1 }"),
            new Said(
                    STATEMENT,
                    "if Red.fame < 1 or > 3 { Red.fame += 1 }",
                    "if Red.fame < 1 or Red.fame > 3 { Red.fame += 1 }"),
            new Said(TRAVEL, "cost 1, 2 when step.to is Mill", "cost if step.to is Mill then 2 else 1"),
            new Said(STATEMENT, "let few: Int = Red.fame + 1", "let few = Red.fame + 1"),
            new Said(STATEMENT, "let few: Set of Unit = Unit at Mill", "let few = Unit at Mill"),
            new Said(STATEMENT, "say(\"{here} is taken\")", "say \"{here} is taken\""),
            new Said(STATEMENT, "say here + \" is taken by \" + attacker", "say \"{here} is taken by {attacker}\""),
            new Said(
                    STATEMENT,
                    "say \"Of \" + units(Red, here) + \" some flee.\"",
                    "say \"Of {units(Red, here)} some flee.\""),
            new Said(STATEMENT, "when Red.fame > 3 { Red.fame -= 1 }", "if Red.fame > 3 { Red.fame -= 1 }"),
            new Said(
                    ALONE,
                    "victory Blue \"taken\" as soon as any Blue unit at Castle",
                    "victory Blue \"taken\" as soon as any (Unit of Blue at Castle)"),
            new Said(
                    ALONE,
                    "victory Blue \"taken\" as soon as any (Blue units at Castle)",
                    "victory Blue \"taken\" as soon as any (Unit of Blue at Castle)"),
            new Said("%s\n  | Unit | strength |\n  | Hussars | 2 |\n}\n", "pieces for Red {", "pieces side Red {"),
            new Said(CALLED, "Flee attacker here", "Flee(attacker, here)"),
            new Said(CALLED, "Flee attacker, here", "Flee(attacker, here)"),
            new Said(ALONE, "enum Sky { Dry Rain Storm }", "enum Sky { Dry, Rain, Storm }"),
            new Said(ALONE, "enum Sky { \"Dry\", \"Rain\" }", "enum Sky { Dry, Rain }"),
            new Said(ALONE, "enum Sky { \"Dry\", \"heavy rain\" }", "enum Sky { Dry, HeavyRain \"heavy rain\" }"),
            new Said(ORDER, "requires if not unit.moved else \"late\"", "requires not unit.moved else \"late\""),
            new Said(MODIFIERS, "\"mud\" - 2 when u.moved, u.hits is 0", "\"mud\" - 2 when u.moved and u.hits is 0"),
            new Said("rule pace(s: Side): Int = 2\n  %s\n", "except when Blue = 1", "except when s is Blue = 1"),
            new Said(EXAMPLE, "power(Pikes) is 2", "expect power(Pikes) is 2"),
            new Said(EXAMPLE, "not Pikes.moved and Pikes.hits is 0", "expect not Pikes.moved and Pikes.hits is 0"),
            new Said(EXAMPLE, "Pikes.moved or Pikes.hits is 0", "expect Pikes.moved or Pikes.hits is 0"),
            new Said(EXAMPLE, "expect Pikes.hits is 0 \"no hits\"", "expect Pikes.hits is 0"),
            new Said(
                    "example \"One\" {\n  given scenario Raid\n  expect turn is 1\n  %s\n}\n",
                    "Pikes.hits is 0", "expect Pikes.hits is 0"),
            new Said(ANSWERED, "Blue Back to Mill", "Blue Back(Mill)"),
            new Said(
                    CHOSEN,
                    "Blue chooses Pikes and Dragoons rolls luck 4",
                    "Blue chooses Pikes, Dragoons rolls luck 4"),
            new Said(CHOSEN, "Blue chooses Pikes rolls luck = 4", "Blue chooses Pikes rolls luck 4"),
            new Said(CHOSEN, "Blue chooses Pikes rolls luck: 4", "Blue chooses Pikes rolls luck 4"));

    @TestFactory
    Stream<DynamicTest> eachIsToldOnceWithTheLineAsItShouldRead() {
        return PhrasesTest.told(SAID);
    }

    @TestFactory
    Stream<DynamicTest> eachLineThatIsOfferedIsRight() {
        return PhrasesTest.offered(SAID);
    }
}
