package dev.grognard.compiler;

import dev.grognard.compiler.PhrasesTest.Said;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Lines that ask where a piece stands or what it has, give a reason, or say that something happens once, as people say it. */
class AskedLinesTest {
    private static final String REST =
            "order Rest(unit in Unit of side on map) in Movement.Marches \"{unit} rests\"\n  %s\n{ unit.moved = yes }\n";

    private static final List<Said> SAID = List.of(
            new Said(
                    REST,
                    "requires not unit.moved, else \"it has moved\"",
                    "requires not unit.moved else \"it has moved\""),
            new Said(
                    REST,
                    "requires not unit.moved, else: \"it has moved\" [2.2]",
                    "requires not unit.moved else \"it has moved\" [2.2]"),
            new Said(
                    REST,
                    "requires not unit.moved,else \"it has moved\"",
                    "requires not unit.moved else \"it has moved\""),
            new Said(
                    REST, "requires not unit.moved: \"it has moved\"", "requires not unit.moved else \"it has moved\""),
            new Said(
                    REST,
                    "requires not unit.moved, because \"it has moved\"",
                    "requires not unit.moved else \"it has moved\""),
            new Said(
                    REST,
                    "requires unit.hits < 2 and not unit.moved, otherwise \"no\"",
                    "requires unit.hits < 2 and not unit.moved else \"no\""),
            new Said(
                    REST,
                    "requires unit.hits < 2, not unit.moved, else \"no\"",
                    "requires unit.hits < 2 and not unit.moved else \"no\""),
            new Said(
                    REST,
                    "requires unit.hits < 2, not unit.moved else \"no\"",
                    "requires unit.hits < 2 and not unit.moved else \"no\""),
            new Said(
                    REST, "requires not unit.moved else it has moved", "requires not unit.moved else \"it has moved\""));

    @TestFactory
    Stream<DynamicTest> eachIsToldOnceWithTheLineAsItShouldRead() {
        return PhrasesTest.told(SAID);
    }

    @TestFactory
    Stream<DynamicTest> eachLineThatIsOfferedIsRight() {
        return PhrasesTest.offered(SAID);
    }
}
