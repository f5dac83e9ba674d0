package dev.grognard.compiler;

import static dev.grognard.compiler.PhrasesTest.ALONE;
import static dev.grognard.compiler.PhrasesTest.EXAMPLE;
import static dev.grognard.compiler.PhrasesTest.RULE;
import static dev.grognard.compiler.PhrasesTest.STATEMENT;

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
                    REST, "requires not unit.moved else it has moved", "requires not unit.moved else \"it has moved\""),
            new Said(REST, "requires unit at Castle else \"no\"", "requires unit.at is Castle else \"no\""),
            new Said(REST, "requires unit not at Castle else \"no\"", "requires unit.at is not Castle else \"no\""),
            new Said(REST, "requires unit on Castle else \"no\"", "requires unit.at is Castle else \"no\""),
            new Said(RULE, "except when u at Castle = 1", "except when u.at is Castle = 1"),
            new Said(RULE, "except when not u at Castle [4.1] = 1", "except when u.at is not Castle [4.1] = 1"),
            new Said(
                    RULE,
                    "except when u.moved and u at Castle or u at Mill = 1",
                    "except when u.moved and u.at is Castle or u.at is Mill = 1"),
            new Said(ALONE, "rule home(u: Unit): Bool = u at Castle", "rule home(u: Unit): Bool = u.at is Castle"),
            new Said(
                    STATEMENT,
                    "for each u in Unit of Blue { if u at Castle { u.hits = 0 } }",
                    "for each u in Unit of Blue { if u.at is Castle { u.hits = 0 } }"),
            new Said(
                    STATEMENT,
                    "for each u in Unit where it at Castle { u.hits = 0 }",
                    "for each u in Unit where it.at is Castle { u.hits = 0 }"),
            new Said(
                    STATEMENT,
                    "for each u in Unit where at Castle { u.hits = 0 }",
                    "for each u in Unit where .at is Castle { u.hits = 0 }"),
            new Said(EXAMPLE, "expect Guards hits 1", "expect Guards.hits is 1"),
            new Said(EXAMPLE, "expect Guards hits = 1", "expect Guards.hits is 1"),
            new Said(EXAMPLE, "expect Guards moved", "expect Guards.moved"),
            new Said(EXAMPLE, "expect Guards moved yes", "expect Guards.moved"),
            new Said(EXAMPLE, "expect Guards moved no", "expect not Guards.moved"),
            new Said(
                    EXAMPLE,
                    "expect Guards.hits is 1 and Bridge holder Red",
                    "expect Guards.hits is 1 and Bridge.holder is Red"),
            new Said(
                    ALONE,
                    "whenever Red.fame > 3, once { say \"Drums.\" }",
                    "as soon as Red.fame > 3 once { say \"Drums.\" }"),
            new Said(
                    ALONE,
                    "whenever once any (Unit of Red at Mill) { say \"Drums.\" }",
                    "as soon as any (Unit of Red at Mill) once { say \"Drums.\" }"),
            new Said(
                    ALONE,
                    "once Red.fame > 3 [5.2] { say \"Drums.\" }",
                    "as soon as Red.fame > 3 once [5.2] { say \"Drums.\" }"),
            new Said(
                    ALONE,
                    "when Red.fame > 3 once { say \"Drums.\" }",
                    "as soon as Red.fame > 3 once { say \"Drums.\" }"),
            new Said(
                    ALONE,
                    "the first time that Red.fame > 3 { say \"Drums.\" }",
                    "as soon as Red.fame > 3 once { say \"Drums.\" }"),
            new Said(
                    ALONE,
                    "as soon as once Red.fame > 3 { say \"Drums.\" }",
                    "as soon as Red.fame > 3 once { say \"Drums.\" }"));

    private static final List<Said> ADVISED = List.of(
            new Said(EXAMPLE, "expect Guards losses 1", "Guards.losses"),
            new Said(
                    ALONE,
                    "whenever u in Unit enters t in Town once { u.hits = 0 }",
                    "as soon as any (Unit at …) once { … }"),
            new Said(
                    ALONE,
                    "whenever once u in Unit enters t in Town { u.hits = 0 }",
                    "as soon as any (Unit at …) once { … }"));

    @TestFactory
    Stream<DynamicTest> eachIsToldOnceWithTheLineAsItShouldRead() {
        return PhrasesTest.told(SAID);
    }

    @TestFactory
    Stream<DynamicTest> eachLineThatIsOfferedIsRight() {
        return PhrasesTest.offered(SAID);
    }

    @TestFactory
    Stream<DynamicTest> whatToDoInsteadIsTold() {
        return PhrasesTest.told(ADVISED);
    }
}
