package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.source.Span;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Words that people bring along from programming languages and spreadsheets, and what they are called here. */
final class ForeignWords {
    private static final Map<String, String> INSTEAD = Map.ofEntries(
            Map.entry("true", "`yes`"),
            Map.entry("false", "`no`"),
            Map.entry("null", "`none`"),
            Map.entry("nil", "`none`"),
            Map.entry("return", "`give` in a procedure, or `=` in a rule"),
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

    private static final Set<String> ARTICLES = Set.of("an", "the");

    private ForeignWords() {}

    static Diagnostic article(Span word) {
        Diagnostic problem = Diagnostic.error(SyntaxCode.ARTICLE, "names have no article", word, "one word too many");
        String advice = "leave `" + word.text() + "` out";
        return Mended.writing(problem, advice, word.source(), word.start(), word.end(), "");
    }

    static Optional<Diagnostic> at(Span word) {
        String text = word.text();
        if (ARTICLES.contains(text)) {
            return Optional.of(article(word));
        }
        return Optional.ofNullable(INSTEAD.get(text.toLowerCase(Locale.ROOT)))
                .map(instead -> Diagnostic.error(
                                SyntaxCode.FOREIGN_WORD,
                                "`" + text + "` is a word of another language",
                                word,
                                "not a word of this one")
                        .help("write " + instead));
    }
}
