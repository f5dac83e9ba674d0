package dev.grognard.compiler.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RendererTest {
    private static final Code CODE = NameCode.UNKNOWN_NAME;

    private static Span span(SourceText text, String part) {
        int start = text.text().indexOf(part);
        return text.span(start, start + part.length());
    }

    private static String render(Diagnostic diagnostic) {
        return Renderer.plain().render(diagnostic);
    }

    @Test
    void marksOneWord() {
        SourceText text = new SourceText("sea.grog", "setup:\n  at Habour: Fleet\n");

        assertThat(render(Diagnostic.error(CODE, "no place is called `Habour`", span(text, "Habour"), "not a place")
                        .note("places are declared in `sea.grog`\nand nowhere else")
                        .help("did you mean `Harbour`?")))
                .isEqualTo("""
                        error[G0100]: no place is called `Habour`
                         --> sea.grog:2:6
                          |
                        2 |   at Habour: Fleet
                          |      ^^^^^^ not a place
                          |
                          = note: places are declared in `sea.grog`
                                  and nowhere else
                          = help: did you mean `Harbour`?
                        """);
    }

    @Test
    void hangsLabelsOfOneLineUnderEachOther() {
        SourceText text = new SourceText("sea.grog", "let x = fleet + harbour\n");

        assertThat(render(Diagnostic.error(CODE, "these cannot be added", span(text, "+"), "not with this sign")
                        .with(span(text, "fleet"), "a piece")
                        .with(span(text, "harbour"), "a place")))
                .isEqualTo("""
                        error[G0100]: these cannot be added
                         --> sea.grog:1:15
                          |
                        1 | let x = fleet + harbour
                          |         ----- ^ ------- a place
                          |         |     |
                          |         |     not with this sign
                          |         a piece
                        """);
    }

    @Test
    void showsDistantLinesOfOneFile() {
        SourceText text = new SourceText("sea.grog", "place Harbour\n\n\n\n\n\n\n\n\nplace Harbour\n");
        int second = text.text().lastIndexOf("Harbour");

        assertThat(render(Diagnostic.error(
                                NameCode.DECLARED_TWICE,
                                "`Harbour` is declared twice",
                                text.span(second, second + 7),
                                "again here")
                        .with(span(text, "Harbour"), "first here")))
                .isEqualTo("""
                        error[G0101]: `Harbour` is declared twice
                          --> sea.grog:10:7
                           |
                         1 | place Harbour
                           |       ------- first here
                        ...
                        10 | place Harbour
                           |       ^^^^^^^ again here
                        """);
    }

    @Test
    void showsASecondFile() {
        SourceText game = new SourceText("sea.grog", "place Harbour\n");
        SourceText mod = new SourceText("mod.grog", "place Harbour\n");

        assertThat(render(Diagnostic.warning(CODE, "hides a place", span(mod, "Harbour"), "")
                        .with(span(game, "Harbour"), "this one")))
                .isEqualTo("""
                        warning[G0100]: hides a place
                         --> mod.grog:1:7
                          |
                        1 | place Harbour
                          |       ^^^^^^^
                         ::: sea.grog:1:7
                          |
                        1 | place Harbour
                          |       ------- this one
                        """);
    }

    @Test
    void bracketsSpansOfSeveralLines() {
        SourceText text = new SourceText("sea.grog", "rule a:\n  one\n  two\n  three\n  four\nend\n");

        assertThat(render(Diagnostic.error(
                        CODE, "too long", text.span(0, text.text().indexOf("\nend")), "this rule")))
                .isEqualTo("""
                        error[G0100]: too long
                         --> sea.grog:1:1
                          |
                        1 | / rule a:
                        2 | |   one
                        ... |
                        5 | |   four
                          | |______^ this rule
                        """);
    }

    @Test
    void alignsUnderTabsAndWideCharacters() {
        SourceText text = new SourceText("sea.grog", "\t「港」 x\n");

        assertThat(render(Diagnostic.error(CODE, "unknown", span(text, "x"), "here")))
                .isEqualTo("""
                        error[G0100]: unknown
                         --> sea.grog:1:6
                          |
                        1 |     「港」 x
                          |            ^ here
                        """);
    }

    @Test
    void marksTheEndOfTheText() {
        SourceText text = new SourceText("sea.grog", "rule a");

        assertThat(render(Diagnostic.error(CODE, "something is missing", text.span(6, 6), "here")))
                .isEqualTo("""
                        error[G0100]: something is missing
                         --> sea.grog:1:7
                          |
                        1 | rule a
                          |       ^ here
                        """);
    }

    @Test
    void clipsVeryLongLines() {
        SourceText text = new SourceText("sea.grog", "x".repeat(100_000) + " bad " + "y".repeat(100_000));

        String rendered = render(Diagnostic.error(CODE, "unknown", span(text, "bad"), "here"));

        assertThat(rendered.lines()).allMatch(line -> line.length() < 200);
        assertThat(rendered).contains("…xxxx", "bad yyyy", "^^^ here");
    }

    @Test
    void keepsControlCharactersFromTheTerminal() {
        SourceText text = new SourceText("sea.grog", "a\u001B[31m b");

        assertThat(render(Diagnostic.error(CODE, "unknown \u001B[2J", span(text, "b"), "")))
                .doesNotContain("\u001B");
    }

    @Test
    void coloursOnlyWhenAsked() {
        SourceText text = new SourceText("sea.grog", "rule a");
        Diagnostic diagnostic = Diagnostic.error(CODE, "unknown", span(text, "a"), "here");

        assertThat(Renderer.coloured().render(diagnostic))
                .contains("\u001B[1;31merror[G0100]\u001B[0m")
                .contains("\u001B[1;31m^\u001B[0m");
        assertThat(Renderer.coloured().render(diagnostic).replaceAll("\u001B\\[[0-9;]*m", ""))
                .isEqualTo(render(diagnostic));
    }

    @Test
    void printsTenAndCountsTheRest() {
        SourceText text = new SourceText("sea.grog", "x".repeat(50));
        List<Diagnostic> many = new ArrayList<>();
        for (int i = 0; i < 13; i++) {
            many.add(Diagnostic.error(CODE, "unknown " + i, text.span(i, i + 1), ""));
        }

        String rendered = Renderer.plain().render(many);

        assertThat(rendered)
                .contains("unknown 9")
                .doesNotContain("unknown 10")
                .endsWith("13 errors; 3 are not shown\n");
    }

    @Test
    void writesJson() {
        SourceText text = new SourceText("sea.grog", "rule \"a\"\n");

        assertThat(JsonRenderer.render(List.of(Diagnostic.error(CODE, "no \"a\"\n", span(text, "\"a\""), "here")
                        .help("write b"))))
                .isEqualTo("""
                        {"errors":1,"warnings":0,"diagnostics":[
                        {"code":"G0100","severity":"error","message":"no \\"a\\"\\n",\
                        "primary":{"file":"sea.grog","line":1,"column":6,"endLine":1,"endColumn":9,"text":"here"},\
                        "secondary":[],"notes":[],"helps":["write b"]}
                        ]}
                        """);
    }
}
