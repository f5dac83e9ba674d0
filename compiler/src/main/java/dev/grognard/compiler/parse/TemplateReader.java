package dev.grognard.compiler.parse;

import dev.grognard.compiler.ast.Expr;
import dev.grognard.compiler.ast.Template;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Takes a string apart into words and holes; a hole is read as an expression at its place in the text. */
final class TemplateReader {
    /** What stands between a condition and its words, between those and others, and at their end. */
    private static final Pattern COLON = Pattern.compile(":\\s*'");

    /** The same with quotes of a typeset page. */
    private static final Pattern CURLY = Pattern.compile(":\\s*([\u2018\u2019]([^\u2018\u2019{}]*)[\u2018\u2019])");

    private static final Pattern OR = Pattern.compile("\\s+or\\s+'");
    private static final Pattern CLOSE = Pattern.compile("'(\\s*$|\\s+or\\s+')");

    private static final String PATH = "\\p{L}[\\p{L}\\p{N}]*(?:\\.\\p{L}[\\p{L}\\p{N}]*)*";
    private static final Pattern NAME_FIRST = Pattern.compile(PATH);
    private static final Pattern NAME_LAST = Pattern.compile("(?<![\\p{L}\\p{N}.])" + PATH + "$");

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

    /** For words between single quotes inside a hole. */
    private TemplateReader(Span string, Consumer<Diagnostic> problems, int last) {
        this.string = string;
        this.text = string.source().text();
        this.last = last;
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
                    problems.accept(closesNothing(begin, at));
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
            if (c == '\\') {
                at++;
            } else if (c == '{') {
                depth++;
            } else if (c == '}') {
                depth--;
                if (depth == 0) {
                    Span span = string.source().span(open, at + 1);
                    parts.add(part(span));
                    return at + 1;
                }
            }
        }
        Span rest = string.source().span(open, last);
        problems.accept(neverClosed(open));
        parts.add(new Template.Hole(rest, new Expr.Bad(rest)));
        return last;
    }

    /** Most likely the name behind the brace was to be printed. */
    private Diagnostic neverClosed(int open) {
        Diagnostic problem = Diagnostic.error(
                SyntaxCode.BAD_HOLE, "this `{` is never closed", string.source().span(open, open + 1), "opened here");
        Matcher name = NAME_FIRST.matcher(text).region(open + 1, last);
        if (!name.lookingAt()) {
            return problem.help("to print a brace, write `\\{`");
        }
        return Mended.writing(
                problem, "close it behind what is to be printed", string.source(), name.end(), name.end(), "}");
    }

    private Diagnostic closesNothing(int from, int close) {
        Diagnostic problem = Diagnostic.error(
                SyntaxCode.BAD_HOLE,
                "this `}` closes nothing",
                string.source().span(close, close + 1),
                "no `{` before it");
        Matcher name = NAME_LAST.matcher(text).region(from, close);
        if (!name.find()) {
            return problem.help("to print a brace, write `\\}`");
        }
        return Mended.writing(
                problem, "open it before what is to be printed", string.source(), name.start(), name.start(), "{");
    }

    private Template.Part part(Span braces) {
        int end = braces.end() - 1;
        Matcher colon = COLON.matcher(text).region(braces.start(), end);
        if (!colon.find()) {
            Matcher curly = CURLY.matcher(text).region(braces.start(), end);
            Optional<String> meant = HoleSlips.meant(braces.text());
            if (meant.isPresent()) {
                problems.accept(Diagnostic.error(SyntaxCode.BAD_HOLE, "this hole cannot be read", braces, "not a value")
                        .help("what is printed only if something holds follows a colon, between single quotes: `"
                                + meant.get() + "`"));
                return new Template.Hole(braces, new Expr.Bad(braces));
            }
            if (curly.find()) {
                Span quoted = string.source().span(curly.start(1), curly.end(1));
                problems.accept(Diagnostic.error(
                                SyntaxCode.TYPESET, "these are quotes of a typeset page", quoted, "curly quotes")
                        .help("words in a hole stand between plain single quotes: write `'" + curly.group(2) + "'`"));
                return new Template.Hole(braces, new Expr.Bad(braces));
            }
            return new Template.Hole(braces, value(braces));
        }
        Expr condition = value(string.source().span(braces.start(), colon.start() + 1));
        int close = closingQuote(colon.end(), end, braces);
        Matcher or = OR.matcher(text).region(Math.min(close + 1, end), end);
        if (!or.lookingAt()) {
            return new Template.Flag(braces, condition, words(colon.end() - 1, close + 1), Optional.empty());
        }
        Template otherwise = words(or.end() - 1, closingQuote(or.end(), end, braces) + 1);
        return new Template.Flag(braces, condition, words(colon.end() - 1, close + 1), Optional.of(otherwise));
    }

    /** Where words end: at the quote behind which nothing but other words comes. Quotes in holes are theirs, and others are apostrophes. */
    private int closingQuote(int from, int end, Span braces) {
        int depth = 0;
        for (int at = from; at < end; at++) {
            char c = text.charAt(at);
            depth += c == '{' ? 1 : c == '}' ? -1 : 0;
            boolean ends = CLOSE.matcher(text).region(at, end).lookingAt();
            if (c == '\\') {
                at++;
            } else if (depth == 0 && ends) {
                return at;
            }
        }
        Span open = string.source().span(from - 1, from);
        problems.accept(Diagnostic.error(SyntaxCode.BAD_HOLE, "these words have no end", open, "opened here")
                .help("write `'` behind the last of them, and nothing else before the `}`"
                        + HoleSlips.meant(braces.text())
                                .map(meant -> ": `" + meant + "`")
                                .orElse("")));
        return end;
    }

    private Template words(int from, int to) {
        return new TemplateReader(string.source().span(from, to), problems, to - 1).read();
    }

    /** The expression between a brace and a brace or colon. */
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
