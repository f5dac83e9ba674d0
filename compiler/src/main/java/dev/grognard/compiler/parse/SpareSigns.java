package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.grammar.GrogParser;
import java.util.Optional;
import java.util.Set;
import org.antlr.v4.runtime.Token;

/** A comma or a colon that other texts would have there: without it, or with the word that it stands for, the line can be read. */
final class SpareSigns {
    /** What a condition follows. */
    private static final Set<Integer> ASKING = Set.of(
            GrogParser.WHEN,
            GrogParser.WHERE,
            GrogParser.IF,
            GrogParser.REQUIRES,
            GrogParser.EXPECT,
            GrogParser.UNTIL,
            GrogParser.SOON);

    private final Stumble at;

    private SpareSigns(Stumble at) {
        this.at = at;
    }

    static Optional<Diagnostic> of(Stumble at) {
        boolean sign = at.type() == GrogParser.COMMA || at.type() == GrogParser.COLON;
        return sign && at.isOnLineOfBefore() ? new SpareSigns(at).message() : Optional.empty();
    }

    private Optional<Diagnostic> message() {
        boolean reason = at.type() == GrogParser.COMMA
                && at.after(at.token)
                        .filter(one -> one.getType() == GrogParser.STRING)
                        .isPresent();
        return (reason ? with(" else", "what is said to whoever may not follows `else`") : both())
                .or(() -> with("", "leave the " + (at.type() == GrogParser.COMMA ? "comma" : "colon") + " out"));
    }

    /** Two conditions that both have to hold. */
    private Optional<Diagnostic> both() {
        Optional<Token> one = at.before();
        while (one.filter(word -> word.getLine() == at.token.getLine() && !ASKING.contains(word.getType()))
                .isPresent()) {
            one = one.flatMap(at::before);
        }
        return one.filter(word -> word.getLine() == at.token.getLine() && at.type() == GrogParser.COMMA)
                .flatMap(word -> with(" and", "two conditions are joined with `and`"));
    }

    private Optional<Diagnostic> with(String word, String advice) {
        Diagnostic problem = at.error(
                SyntaxCode.UNEXPECTED,
                at.found() + " cannot stand here",
                "did not expect this after `" + at.text(at.before().orElseThrow()) + "`");
        return at.reads(at.span.start(), at.span.end(), word)
                ? Optional.of(at.writing(problem, advice, at.span.start(), at.span.end(), word))
                : Optional.empty();
    }
}
