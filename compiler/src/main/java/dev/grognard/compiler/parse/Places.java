package dev.grognard.compiler.parse;

import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.source.Span;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;

/**
 * Where tokens stand in a text.
 *
 * <p>The lexer counts code points, spans count UTF-16 units, and the text of a template hole begins in the middle of another text: both
 * differences are settled here and nowhere else.
 */
final class Places {
    private final SourceText source;
    private final int shift;
    private final String text;
    private final boolean plain;

    /** The places of a part of a text, from one offset to another. */
    Places(SourceText source, int start, int end) {
        this.source = source;
        this.shift = start;
        this.text = source.text().substring(start, end);
        this.plain = text.codePointCount(0, text.length()) == text.length();
    }

    /** The part that is read. */
    String text() {
        return text;
    }

    /** The whole text that it belongs to. */
    SourceText source() {
        return source;
    }

    Span span(Token token) {
        return span(token, token);
    }

    Span span(ParserRuleContext context) {
        Token first = context.getStart();
        Token last = context.getStop();
        return span(first, last == null || last.getTokenIndex() < first.getTokenIndex() ? first : last);
    }

    Span span(Token first, Token last) {
        int start = offset(first.getStartIndex());
        return source.span(start, Math.max(start, offset(last.getStopIndex() + 1)));
    }

    private int offset(int codePoints) {
        int bounded = Math.max(0, codePoints);
        int units = plain ? Math.min(bounded, text.length()) : text.offsetByCodePoints(0, bounded);
        return shift + units;
    }
}
