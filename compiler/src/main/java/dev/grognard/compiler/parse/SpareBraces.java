package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.source.Span;
import dev.grognard.grammar.GrogLexer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.antlr.v4.runtime.Token;

/**
 * Finds the closing brace that is one too many and leaves it out.
 *
 * <p>It shows only where nothing is open any more, which is far below. But the layout gives it away: it stands in the middle of a line and
 * closes a brace of an earlier one, or it begins a line further in or out than the brace that it closes.
 */
final class SpareBraces {
    private record Open(Token brace, int indent) {}

    private record Odd(Token brace, Token closed) {}

    private SpareBraces() {}

    /** The tokens without the braces that are too many; those for which the layout says nothing stay. */
    static List<Token> without(Places places, List<Token> tokens, Consumer<Diagnostic> problems) {
        List<Token> left = tokens;
        Optional<Odd> spare = spare(left);
        while (spare.isPresent()) {
            Odd found = spare.get();
            Span span = places.span(found.brace());
            problems.accept(Diagnostic.error(
                            SyntaxCode.BRACE_CLOSES_NOTHING, "there is a closing brace too many", span, "this one?")
                    .with(places.span(found.closed()), "it closes this one, whose block goes on")
                    .help("leave it out, or write the `{` that it closes"));
            left = left.stream().filter(token -> token != found.brace()).toList();
            spare = spare(left);
        }
        return left;
    }

    /** The first odd brace before the place where nothing is open any more. */
    private static Optional<Odd> spare(List<Token> tokens) {
        Deque<Open> open = new ArrayDeque<>();
        List<Odd> odd = new ArrayList<>();
        int line = 0;
        int indent = 0;
        for (Token token : tokens) {
            boolean first = token.getChannel() == Token.DEFAULT_CHANNEL && token.getLine() != line;
            if (first) {
                line = token.getLine();
                indent = token.getCharPositionInLine();
            }
            if (token.getType() == GrogLexer.LBRACE) {
                if (open.isEmpty() && indent == 0) {
                    odd.clear();
                }
                open.push(new Open(token, indent));
            } else if (token.getType() == GrogLexer.RBRACE && open.isEmpty()) {
                return odd.stream().findFirst();
            } else if (token.getType() == GrogLexer.RBRACE) {
                Open closed = open.pop();
                boolean belongs = first
                        ? indent == closed.indent()
                        : closed.brace().getLine() == token.getLine() || indent == closed.indent();
                if (!belongs) {
                    odd.add(new Odd(token, closed.brace()));
                }
            }
        }
        return Optional.empty();
    }
}
