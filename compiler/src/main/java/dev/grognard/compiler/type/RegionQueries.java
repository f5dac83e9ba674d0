package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Expr;
import dev.grognard.compiler.diagnostic.Conjunct;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.source.Span;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A region that is narrowed by words which follow only the name of a kind. */
final class RegionQueries {
    private static final Pattern FURTHER = Pattern.compile("\\h+where\\b");

    private RegionQueries() {}

    static Diagnostic of(Expr.Query node) {
        Span name = node.kind().span();
        Span whole = node.span();
        String words = whole.source().text().substring(name.end(), whole.end()).strip();
        String word = words.startsWith("next") ? "next to" : words.replaceFirst("(?s)\\W.*", "");
        Diagnostic problem = Diagnostic.error(
                SyntaxCode.QUERY_WITHOUT_KIND,
                "`" + word + "` follows only the name of a kind, and `" + name.text() + "` is a region",
                name,
                "a set of places");
        String advice = "of another set, say it with `where`";
        return asked(node)
                .map(test -> narrowed(problem, advice, node, test))
                .orElseGet(() -> problem.help("only pieces belong to a side and stand at a place: `Unit at …`"));
    }

    /** What is asked of each place instead. */
    private static Optional<String> asked(Expr.Query node) {
        return node.where()
                .filter(where -> node.owner().isEmpty())
                .flatMap(where -> where.place().flatMap(place -> switch (where.relation()) {
                    case NEXT_TO -> Optional.of("adjacent(it, " + place.span().words() + ")");
                    case WITHIN ->
                        where.distance()
                                .map(far -> "distance(it, " + place.span().words() + ") <= "
                                        + far.span().words());
                    default -> Optional.<String>empty();
                }));
    }

    /** The line with the test, which comes first where more is asked already. */
    private static Diagnostic narrowed(Diagnostic problem, String advice, Expr.Query node, String test) {
        Span whole = node.span();
        String text = whole.source().text();
        int last = text.indexOf('\n', whole.end()) < 0 ? text.length() : text.indexOf('\n', whole.end());
        Matcher further = FURTHER.matcher(text).region(whole.end(), last);
        String written = node.kind().text() + " where " + test;
        if (!further.lookingAt()) {
            return Mended.writing(problem, advice, whole.source(), whole.start(), whole.end(), written);
        }
        int end = Conjunct.end(text, further.end());
        String more = Conjunct.of(text.substring(further.end(), end));
        return Mended.writing(problem, advice, whole.source(), whole.start(), end, written + " and " + more);
    }
}
