package dev.grognard.compiler.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.model.Assumption;
import dev.grognard.compiler.model.Ruling;
import dev.grognard.compiler.source.SourceText;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CoverageTest {
    private final SourceText text = new SourceText("small.grog", "map");

    private final Coverage coverage = new Coverage(
            "Small & Smaller",
            List.of(
                    new Coverage.Line(
                            "1",
                            "rule",
                            "marching",
                            List.of(new Coverage.Construct("rule pace", "small.grog:1:1")),
                            List.of("A march"),
                            List.of(),
                            false,
                            Optional.empty()),
                    new Coverage.Line(
                            "2",
                            "rule",
                            "halting",
                            List.of(new Coverage.Construct("order Halt", "small.grog:1:1")),
                            List.of(),
                            List.of(),
                            false,
                            Optional.empty()),
                    new Coverage.Line(
                            "3", "note", "why", List.of(), List.of(), List.of(), false, Optional.of("history")),
                    new Coverage.Line(
                            "4",
                            "rule",
                            "resting",
                            List.of(),
                            List.of(),
                            List.of("invariant nobody rests twice"),
                            false,
                            Optional.empty())),
            1,
            Optional.empty(),
            List.of(new Assumption("map", "it is a picture", text.span(0, 3))),
            List.of(new Ruling("R1", List.of("1"), "read it so", text.span(0, 3))));

    @Test
    void countsWhatIsThere() {
        assertThat(coverage.closingLine()).isEqualTo("covered 3 of 4 cases; 1 example; 1 case without an example");
    }

    @Test
    void listsEveryCaseForATerminal() {
        assertThat(CoverageText.render(coverage)).isEqualTo("""
                        Small & Smaller

                        + 1  marching: rule pace (shown by "A march")
                        + 2  halting: order Halt
                        - 3  why: closed: history
                        ! 4  resting: NO CONSTRUCT (promised by invariant nobody rests twice)

                        Assumed, because the book does not print it
                          map: it is a picture (small.grog:1:1)

                        Rulings
                          R1 [1]: read it so

                        covered 3 of 4 cases; 1 example; 1 case without an example
                        """);
    }

    @Test
    void listsEveryCaseForABrowserAndForPrograms() {
        assertThat(CoverageHtml.render(coverage))
                .contains("<h1>Small &amp; Smaller</h1>", "<tr class=\"missing\"><td>4</td>", "closed: history")
                .contains("<br>promised by invariant nobody rests twice");
        assertThat(CoverageJson.render(coverage))
                .contains("\"covered\": 3", "\"case\": \"4\"", "\"closed\": \"history\"", "\"promises\"");
    }
}
