package dev.grognard.compiler.parse;

import dev.grognard.compiler.ast.Expr;
import dev.grognard.compiler.ast.Template;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Takes a string apart into words and holes; a hole is read as an expression at its place in the text. */
final class TemplateReader {
    private final Span string;
    private final String text;
    private final int last;
    private final Consumer<Diagnostic> problems;
    private final List<Template.Part> parts = new ArrayList<>();

    /** For a string with its quotes. */
    TemplateReader(Span string, Consumer<Diagnostic> problems) {
        this.string = string;
        this.text = string.source().text();
        // A text whose closing quote was forgotten ends without one.
        boolean closed =
                string.end() - string.start() > 1 && "\"\u201C\u201D\u00BB".indexOf(text.charAt(string.end() - 1)) >= 0;
        this.last = closed ? string.end() - 1 : string.end();
        this.problems = problems;
    }

    Template read() {
        int begin = string.start() + 1;
        int at = begin;
        while (at < last) {
            char c = text.charAt(at);
            if (c == '\\') {
                at += 2;
            } else if (c == '{') {
                addWords(begin, at);
                at = hole(at);
                begin = at;
            } else {
                if (c == '}') {
                    problems.accept(Diagnostic.error(
                                    SyntaxCode.BAD_HOLE,
                                    "this `}` closes nothing",
                                    string.source().span(at, at + 1),
                                    "no `{` before it")
                            .help("to print a brace, write `\\}`"));
                }
                at++;
            }
        }
        addWords(begin, last);
        return new Template(string, List.copyOf(parts));
    }

    private void addWords(int from, int to) {
        if (to > from) {
            Span span = string.source().span(from, to);
            parts.add(new Template.Words(span, StringText.unescaped(span.text())));
        }
    }

    private int hole(int open) {
        int depth = 0;
        for (int at = open; at < last; at++) {
            char c = text.charAt(at);
            if (c == '{') {
                depth++;
            } else if (c == '}') {
                depth--;
                if (depth == 0) {
                    Span span = string.source().span(open, at + 1);
                    parts.add(new Template.Hole(span, value(span)));
                    return at + 1;
                }
            }
        }
        Span rest = string.source().span(open, last);
        problems.accept(Diagnostic.error(
                        SyntaxCode.BAD_HOLE,
                        "this `{` is never closed",
                        string.source().span(open, open + 1),
                        "opened here")
                .help("to print a brace, write `\\{`"));
        parts.add(new Template.Hole(rest, new Expr.Bad(rest)));
        return last;
    }

    private Expr value(Span braces) {
        if (braces.text().substring(1, braces.text().length() - 1).isBlank()) {
            problems.accept(
                    Diagnostic.error(SyntaxCode.BAD_HOLE, "there is nothing between these braces", braces, "empty")
                            .help("write what is to be printed here, such as `{unit}`, or `\\{\\}` for two braces"));
            return new Expr.Bad(braces);
        }
        return ParseRun.expression(string.source(), braces.start() + 1, braces.end() - 1, problems);
    }
}
