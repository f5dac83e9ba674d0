package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.grammar.GrogParser;
import java.util.Optional;
import java.util.Set;
import org.antlr.v4.runtime.Token;

/** A text that is put together with {@code +}, as in other languages: what is worked out stands in it, in braces. */
final class JoinedTexts {
    private static final Set<Integer> ENDS =
            Set.of(GrogParser.LBRACE, GrogParser.RBRACE, GrogParser.CITATION, GrogParser.EQUALS, Token.EOF);

    private final Stumble at;

    private JoinedTexts(Stumble at) {
        this.at = at;
    }

    static Optional<Diagnostic> of(Stumble at) {
        Optional<Token> say = at.before();
        while (say.filter(one -> one.getLine() == at.token.getLine() && one.getType() != GrogParser.SAY)
                .isPresent()) {
            say = say.flatMap(at::before);
        }
        return say.filter(one -> one.getLine() == at.token.getLine()).flatMap(one -> new JoinedTexts(at).message(one));
    }

    private Optional<Diagnostic> message(Token say) {
        StringBuilder joined = new StringBuilder();
        boolean text = false;
        int parts = 0;
        int end = at.span(say).end();
        Optional<Token> one = at.after(say);
        while (isPart(one)) {
            Token first = one.get();
            Token last = first;
            int depth = 0;
            while (isPart(one) && (depth > 0 || one.get().getType() != GrogParser.ADD)) {
                last = one.get();
                depth += last.getType() == GrogParser.LPAREN ? 1 : last.getType() == GrogParser.RPAREN ? -1 : 0;
                one = at.after(last);
            }
            String part = at.span(first).to(at.span(last)).text();
            boolean words = first == last && first.getType() == GrogParser.STRING;
            joined.append(words ? part.substring(1, Math.max(1, part.length() - 1)) : "{" + part + "}");
            text |= words;
            parts++;
            end = at.span(last).end();
            one = isPart(one) ? one.flatMap(at::after) : Optional.empty();
        }
        int start = at.span(say).end();
        String with = " \"" + joined + "\"";
        return text && parts > 1 && at.reads(start, end, with)
                ? Optional.of(at.writing(
                        at.error(SyntaxCode.MISSING_TEXT, "a text is not put together with `+`", "did not expect this"),
                        "what is worked out stands in the text, in braces",
                        start,
                        end,
                        with))
                : Optional.empty();
    }

    private boolean isPart(Optional<Token> one) {
        return one.filter(part -> part.getLine() == at.token.getLine() && !ENDS.contains(part.getType()))
                .isPresent();
    }
}
