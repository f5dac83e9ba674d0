package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.source.Span;
import dev.grognard.grammar.GrogLexer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;

/** Finds the rows that begin without a pipe, between or beside others: the words before the first pipe are a cell too. */
final class UnopenedRows {
    /** What stands in a cell, and begins no line that has a row behind it. */
    private static final Pattern CELL = Pattern.compile("(?!legend\\b)[^{}:\"\\[\\]()|\\v]+");

    private final Places places;
    private final Consumer<Diagnostic> problems;

    UnopenedRows(Places places, Consumer<Diagnostic> problems) {
        this.places = places;
        this.problems = problems;
    }

    /** The tokens, where such words and the row behind them are one. */
    List<Token> opened(List<Token> tokens) {
        List<Token> result = new ArrayList<>(tokens);
        for (int i = 1; i < result.size(); i++) {
            if (result.get(i).getType() == GrogLexer.ROW) {
                int first = first(result, i);
                if (first < i && isAmongRows(result, first, i) && isCell(result.get(first), result.get(i))) {
                    Token row = opened(result.get(first), result.get(i));
                    result.subList(first, i + 1).clear();
                    result.add(first, row);
                    i = first;
                }
            }
        }
        return result;
    }

    private static int first(List<Token> tokens, int at) {
        int first = at;
        for (int i = at - 1; i >= 0 && tokens.get(i).getLine() == tokens.get(at).getLine(); i--) {
            first = tokens.get(i).getChannel() == Token.DEFAULT_CHANNEL ? i : first;
        }
        return first;
    }

    private static boolean isAmongRows(List<Token> tokens, int first, int last) {
        return beside(tokens, first, -1).filter(UnopenedRows::isRow).isPresent()
                || beside(tokens, last, 1).filter(UnopenedRows::isRow).isPresent();
    }

    private static boolean isRow(Token token) {
        return token.getType() == GrogLexer.ROW;
    }

    private static Optional<Token> beside(List<Token> tokens, int at, int step) {
        for (int i = at + step; i >= 0 && i < tokens.size(); i += step) {
            if (tokens.get(i).getChannel() == Token.DEFAULT_CHANNEL
                    && tokens.get(i).getType() != GrogLexer.CITATION) {
                return Optional.of(tokens.get(i));
            }
        }
        return Optional.empty();
    }

    private boolean isCell(Token first, Token row) {
        Span whole = places.span(first, row);
        return CELL.matcher(whole.text().substring(0, whole.text().indexOf('|')))
                .matches();
    }

    private Token opened(Token first, Token row) {
        Span whole = places.span(first, row);
        String words = whole.text().substring(0, whole.text().indexOf('|')).stripTrailing();
        Span cell = whole.source().span(whole.start(), whole.start() + words.length());
        problems.accept(Mended.writing(
                Diagnostic.error(SyntaxCode.UNOPENED_ROW, "this row has no opening pipe", cell, "the first cell"),
                "begin the row with `|`",
                whole.source(),
                whole.start(),
                whole.start(),
                "| "));
        CommonToken opened = new CommonToken(row);
        // The first sign of a row is passed over where its cells are read.
        opened.setStartIndex(first.getStartIndex() - 1);
        opened.setText("|" + whole.text());
        opened.setCharPositionInLine(first.getCharPositionInLine());
        return opened;
    }
}
