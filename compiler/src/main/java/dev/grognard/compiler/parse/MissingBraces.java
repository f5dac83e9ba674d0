package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.source.Span;
import dev.grognard.grammar.GrogLexer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;

/**
 * Finds the brace that was never closed and closes it.
 *
 * <p>The layout means nothing to the language, but it shows what the author meant: a closing brace that stands further left than the line
 * of the brace it would close was meant for an earlier one. It is believed only in a text whose braces do not come out even.
 */
final class MissingBraces {
    /**
     * A brace that waits to be closed.
     *
     * @param indent how far its line is set in
     * @param inside whether its block has begun on its line or further in, so that a line as far left as its own is not in it
     * @param begun how far the first line of its block is set in, if it begins on a line of its own
     */
    private record Open(Token brace, int indent, boolean inside, int begun) {
        Open goingOnWith(Token token) {
            boolean sameLine = token.getLine() == brace.getLine();
            int column = token.getCharPositionInLine();
            return new Open(brace, indent, sameLine || column > indent, sameLine ? indent : column);
        }
    }

    /** What goes on behind a closing brace with what its block belongs to. */
    private static final Set<Integer> GOING_ON =
            Set.of(GrogLexer.UNTIL, GrogLexer.ELSE, GrogLexer.OTHERWISE, GrogLexer.CUT);

    private static final Set<Integer> REQUIRING = Set.of(GrogLexer.REQUIRES, GrogLexer.DISCOVERS);

    private final Places places;
    private final List<Token> tokens;
    private final Consumer<Diagnostic> problems;
    private final List<Token> result = new ArrayList<>();
    private final Deque<Open> open = new ArrayDeque<>();
    private final Set<Token> blamed;

    /**
     * For the tokens of a text.
     *
     * @param blamed takes the braces that were never closed
     */
    MissingBraces(Places places, List<Token> tokens, Consumer<Diagnostic> problems, Set<Token> blamed) {
        this.blamed = blamed;
        this.places = places;
        this.tokens = tokens;
        this.problems = problems;
    }

    List<Token> closed() {
        long opening = tokens.stream()
                .filter(token -> token.getType() == GrogLexer.LBRACE)
                .count();
        long closing = tokens.stream()
                .filter(token -> token.getType() == GrogLexer.RBRACE)
                .count();
        if (opening <= closing) {
            return tokens;
        }
        Optional<Token> early = early();
        if (early.isPresent()) {
            Span brace = places.span(early.get());
            blamed.add(early.get());
            problems.accept(Mended.writing(
                    Diagnostic.error(
                            SyntaxCode.UNCLOSED_BRACE,
                            "this brace opens before what the order requires",
                            brace,
                            "opened too early"),
                    "what an order requires stands before its braces: leave this one out",
                    brace.source(),
                    brace.start(),
                    brace.end(),
                    ""));
            List<Token> rest =
                    tokens.stream().filter(token -> token != early.get()).toList();
            return new MissingBraces(places, rest, problems, blamed).closed();
        }
        long missing = opening - closing;
        int lastLine = 0;
        int indent = 0;
        Token last = null;
        // Where the head of a `for each` is being read, `as soon as` goes on with it.
        boolean head = false;
        for (Token token : tokens) {
            boolean visible = token.getChannel() == Token.DEFAULT_CHANNEL;
            boolean firstOfLine = visible && token.getLine() != lastLine;
            if (firstOfLine) {
                // A line that goes on with the one before may be set in as far as it likes.
                int column = token.getCharPositionInLine();
                boolean leads = Starters.isLeading(token.getType()) && !(head && token.getType() == GrogLexer.AS);
                indent = leads ? column : Math.min(column, indent);
                head = leads ? token.getType() == GrogLexer.FOR : head;
                lastLine = token.getLine();
                while (missing > 0 && isBelated(token)) {
                    close(token);
                    missing--;
                }
            }
            if (visible && !open.isEmpty() && open.peek().brace() == last) {
                open.push(open.pop().goingOnWith(token));
            }
            last = visible ? token : last;
            if (token.getType() == GrogLexer.LBRACE) {
                open.push(new Open(token, indent, false, indent));
                head = false;
            } else if (token.getType() == GrogLexer.RBRACE && !open.isEmpty()) {
                open.pop();
            }
            result.add(token);
        }
        Token end = tokens.get(tokens.size() - 1);
        while (!open.isEmpty()) {
            close(after(end));
        }
        return result;
    }

    /** The brace behind the head of an order whose requirements follow, and then the brace of what happens. */
    private Optional<Token> early() {
        List<Token> visible = tokens.stream()
                .filter(token -> token.getChannel() == Token.DEFAULT_CHANNEL)
                .toList();
        Token found = null;
        for (int i = 0; i + 1 < visible.size(); i++) {
            Token token = visible.get(i);
            int type = token.getType();
            if (type == GrogLexer.RBRACE || i > 0 && begins(visible.get(i - 1), token)) {
                found = null;
            } else if (type == GrogLexer.LBRACE && found != null) {
                return Optional.of(found);
            } else if (type == GrogLexer.LBRACE
                    && REQUIRING.contains(visible.get(i + 1).getType())) {
                // Requirements stand in the braces of `order … also`, with none behind them.
                found = token;
            }
        }
        return Optional.empty();
    }

    /** Whether another declaration begins on a line of its own. */
    private static boolean begins(Token before, Token token) {
        return before.getLine() < token.getLine() && Starters.declaration(token);
    }

    private boolean isBelated(Token token) {
        if (open.isEmpty()) {
            return false;
        }
        int column = token.getCharPositionInLine();
        Open last = open.peek();
        boolean beside = column == 0 ? Starters.declaration(token) : last.inside();
        boolean goesOn = GOING_ON.contains(token.getType()) && column < last.begun();
        return goesOn
                || column < last.indent()
                || column == last.indent() && beside && token.getType() != GrogLexer.RBRACE;
    }

    private void close(Token before) {
        Open unclosed = open.pop();
        blamed.add(unclosed.brace());
        problems.accept(Diagnostic.error(
                        SyntaxCode.UNCLOSED_BRACE,
                        "this brace is never closed",
                        places.span(unclosed.brace()),
                        "opened here")
                .help("close it with `}` where the block ends"));
        CommonToken brace = new CommonToken(before);
        brace.setType(GrogLexer.RBRACE);
        brace.setText("}");
        brace.setStopIndex(brace.getStartIndex() - 1);
        result.add(brace);
    }

    private static Token after(Token token) {
        CommonToken after = new CommonToken(token);
        after.setStartIndex(token.getStopIndex() + 1);
        after.setChannel(Token.DEFAULT_CHANNEL);
        return after;
    }
}
