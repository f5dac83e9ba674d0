package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.source.Span;
import dev.grognard.grammar.GrogParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.antlr.v4.runtime.Token;

/** Words that people bring along from programming languages and spreadsheets, and what they are called here. */
final class ForeignWords {
    private static final Map<String, String> INSTEAD = Map.ofEntries(
            Map.entry("true", "`yes`"),
            Map.entry("false", "`no`"),
            Map.entry("null", "`none`"),
            Map.entry("nil", "`none`"),
            Map.entry("function", "`rule` for what only looks, `procedure` for what changes something"),
            Map.entry("def", "`rule` for what only looks, `procedure` for what changes something"),
            Map.entry("var", "`let` for what stays as it is, `state` for what changes"),
            Map.entry("const", "`let`"),
            Map.entry("while", "`repeat { … } until …`"),
            Map.entry("loop", "`repeat { … } until …`"),
            Map.entry("foreach", "`for each u in … { … }`"),
            Map.entry("elseif", "`else if`"),
            Map.entry("elif", "`else if`"),
            Map.entry("elsif", "`else if`"),
            Map.entry("switch", "`match`"),
            Map.entry("print", "`say`"),
            Map.entry("class", "`piece`, `place` or `record`"),
            Map.entry("import", "`include`"),
            Map.entry("endif", "`}`"),
            Map.entry("break", "`stop`, or `until` behind the loop"),
            Map.entry("random", "`roll d6 for …` for a number, `draw one of … for …` for a thing"),
            Map.entry("void", "`procedure`"),
            Map.entry("equals", "`is`"));

    private static final Set<String> ELSE_IF = Set.of("elseif", "elif", "elsif");

    private static final Set<String> ARTICLES = Set.of("an", "the");

    private static final Pattern ARTICLE = Pattern.compile("\\b(?:" + String.join("|", ARTICLES) + ")\\b\\h*");

    /** What a declaration begins with, at the margin. */
    private static final Pattern HEAD = Pattern.compile("(?m)^\\p{Ll}.*");

    /** A type behind the name of a procedure and what it takes. */
    private static final Pattern TYPED = Pattern.compile("(?U)^procedure \\w+(?:\\([^()]*\\))?:");

    private ForeignWords() {}

    /**
     * The articles from the beginning of a line to the mistake, if it is one only because of them: where any name can stand, an article is read as one,
     * and what is missed is something behind it.
     */
    static Optional<Diagnostic> articles(Stumble at) {
        List<Token> articles = new ArrayList<>();
        Optional<Token> one = Optional.of(at.token);
        while (one.filter(word -> word.getLine() == at.token.getLine()).isPresent()) {
            one.filter(word -> ARTICLES.contains(word.getText())).ifPresent(articles::add);
            one = one.flatMap(at::before);
        }
        Optional<Token> first = articles.stream().reduce((later, earlier) -> earlier);
        return first.map(at::span).flatMap(word -> {
            int end = at.span.end();
            String words = word.source().text().substring(word.start(), end);
            String without = ARTICLE.matcher(words).replaceAll("");
            // What stands in a text is not for the rules.
            return !words.contains("\"") && at.reads(word.start(), end, without)
                    ? Optional.of(at.writing(problem(word), leaving(word), word.start(), end, without))
                    : Optional.empty();
        });
    }

    /** One word for two behind a brace or where a line begins, {@code } elseif not …}: what follows it is right, and is not looked at. */
    static Optional<Diagnostic> elseIf(Stumble at) {
        Optional<Token> one = Optional.of(at.token);
        while (one.filter(word -> word.getLine() == at.token.getLine()).isPresent()) {
            Token word = one.get();
            boolean begins = at.isFirstOfLine(word)
                    || at.before(word)
                            .filter(brace -> brace.getType() == GrogParser.RBRACE)
                            .isPresent();
            if (begins && ELSE_IF.contains(word.getText())) {
                return at(at.span(word));
            }
            one = at.before(word);
        }
        return Optional.empty();
    }

    static Diagnostic article(Span word) {
        return Mended.writing(problem(word), leaving(word), word.source(), word.start(), word.end(), "");
    }

    private static Diagnostic problem(Span word) {
        return Diagnostic.error(SyntaxCode.ARTICLE, "names have no article", word, "one word too many");
    }

    private static String leaving(Span word) {
        return "leave `" + word.text() + "` out";
    }

    static Optional<Diagnostic> at(Span word) {
        String text = word.text();
        if (ARTICLES.contains(text)) {
            return Optional.of(article(word));
        }
        String small = text.toLowerCase(Locale.ROOT);
        return Optional.ofNullable(small.equals("return") ? given(word) : INSTEAD.get(small))
                .map(instead -> Diagnostic.error(
                                SyntaxCode.FOREIGN_WORD,
                                "`" + text + "` is a word of another language",
                                word,
                                "not a word of this one")
                        .help("write " + instead));
    }

    /** What a value is given with where this word stands, or how a block is left early. */
    private static String given(Span word) {
        String text = word.source().text();
        Matcher heads = HEAD.matcher(text.substring(0, word.start()));
        String head = "";
        while (heads.find()) {
            head = heads.group();
        }
        if (text.substring(word.end()).matches("(?s)(?:\\h*//[^\\n]*|\\h*)(?:\\n.*|\\}.*|)")) {
            return "`stop`";
        }
        if (!head.startsWith("procedure")) {
            return "`give` in a procedure, or `=` in a rule";
        }
        return "`give`"
                + (TYPED.matcher(head).find()
                        ? ""
                        : "; what a procedure gives has a type, which is said at its head: `"
                                + head.replaceAll("\\s*[\\[{].*", "") + ": … {`");
    }
}
