package dev.grognard.compiler.parse;

import dev.grognard.compiler.ast.PrintedName;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A title of several words without its quotes: {@code game Across the Yalu}, {@code option Howe Howe's orders}. */
final class TitleSlips {
    private static final Pattern HEAD = Pattern.compile(
            "\\h*(game|series|mod|scenario|option)\\h+"
                    + "(?!over\\b|within\\b|(?:ends?|is over|finishes|lasts)\\b)([\\p{L}\\p{N}][^\"\\[\\]{}|=:\\n]*?)\\h*(?=$|\"|\\[|\\{|//|\\b(?:extends|for|also)\\b)");

    private static final Pattern TITLE_ALONE =
            Pattern.compile("\\h*(game|series|mod|scenario|option)\\h+(\"([\\p{L}\\p{N}][^\"\\n]*)\")");

    private static final Pattern ONE_WORD = Pattern.compile("\\p{Lu}[\\p{L}\\p{N}]*");

    private static final List<String> ARTICLES = List.of("The", "A", "An");

    private TitleSlips() {}

    static Optional<Diagnostic> of(Stumble stumble) {
        return at(stumble.span);
    }

    /** What to say of a word that is not understood, or of an apostrophe. */
    static Optional<Diagnostic> at(Span where) {
        SourceText source = where.source();
        String text = source.text();
        int first = text.lastIndexOf('\n', Math.max(0, where.start() - 1)) + 1;
        int last = text.indexOf('\n', first) < 0 ? text.length() : text.indexOf('\n', first);
        Matcher alone = TITLE_ALONE.matcher(text).region(first, last);
        if (alone.lookingAt() && where.start() == alone.start(2)) {
            Diagnostic problem = Diagnostic.error(
                    SyntaxCode.MISSING_NAME, "a name of one word stands before the title", where, "only the title");
            String name = name(alone.group(3));
            return Optional.of(Mended.writing(
                    problem, "write a name, then what players read", source, where.start(), where.start(), name + " "));
        }
        Matcher head = HEAD.matcher(text).region(first, last);
        if (!head.lookingAt()
                || where.start() < head.start(2)
                || where.start() > head.end()
                || ONE_WORD.matcher(head.group(2)).matches()) {
            return Optional.empty();
        }
        String words = head.group(2)
                .strip()
                .replaceAll(",\\h*", " ")
                .replaceAll("\\h+", " ")
                .replaceFirst("^rules? (?=\\p{Lu})", "");
        boolean titled = head.end() < last && text.charAt(head.end()) == '"';
        String name = name(words);
        String title = words.startsWith(name + " ") ? words.substring(name.length() + 1) : words;
        Diagnostic problem = Diagnostic.error(
                SyntaxCode.MISSING_TEXT,
                titled
                        ? "the name is one word, and the title follows it"
                        : "a title stands in quotes, behind a name of one word",
                source.span(head.start(2), head.end(2)),
                titled ? "several words" : "not in quotes");
        return Optional.of(Mended.writing(
                problem,
                "write a name, then what players read",
                source,
                head.start(2),
                head.end(2),
                titled ? PrintedName.identifier(words) : name + " \"" + title + "\""));
    }

    /** The first word if it is said twice or the title begins behind it; else all of them in one. */
    private static String name(String words) {
        String[] parts = words.split(" ", 3);
        boolean twice = parts.length > 1
                && ONE_WORD.matcher(parts[0]).matches()
                && (parts[1].startsWith(parts[0]) || ARTICLES.contains(parts[1]));
        String name = twice ? parts[0] : PrintedName.identifier(words);
        return name.matches("\\d+") ? "Year" + name : name;
    }
}
