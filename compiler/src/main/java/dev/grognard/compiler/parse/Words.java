package dev.grognard.compiler.parse;

import dev.grognard.compiler.source.FileHeader;
import dev.grognard.compiler.source.Span;
import dev.grognard.grammar.GrogParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;

/** The words of a text and what stands beside them, without its comments. */
class Words {
    private final TokenStream tokens;
    private final Places places;

    Words(TokenStream tokens, Places places) {
        this.tokens = tokens;
        this.places = places;
    }

    /** The token before this one that is not a comment, or nothing at the beginning. */
    Optional<Token> before(Token one) {
        for (int i = one.getTokenIndex() - 1; i >= 0; i--) {
            if (tokens().get(i).getChannel() == Token.DEFAULT_CHANNEL) {
                return Optional.of(tokens().get(i));
            }
        }
        return Optional.empty();
    }

    Optional<Token> after(Token one) {
        for (int i = one.getTokenIndex() + 1; i < tokens().size(); i++) {
            if (tokens().get(i).getChannel() == Token.DEFAULT_CHANNEL) {
                return Optional.of(tokens().get(i));
            }
        }
        return Optional.empty();
    }

    boolean isFirstOfLine(Token one) {
        return before(one).filter(other -> other.getLine() == one.getLine()).isEmpty();
    }

    /** The parenthesis that closes the one that opens here. */
    Optional<Token> closing(Token open) {
        int depth = 0;
        for (Optional<Token> at = Optional.of(open); at.isPresent(); at = after(at.get())) {
            int type = at.get().getType();
            if (type == GrogParser.LBRACE || type == GrogParser.RBRACE || beginsLine(at.get())) {
                return Optional.empty();
            }
            if (type == GrogParser.LPAREN) {
                depth++;
            } else if (type == GrogParser.RPAREN && --depth == 0) {
                return at;
            }
        }
        return Optional.empty();
    }

    /** Whether a word begins a line of its own, which nobody would take for the middle of another. */
    private boolean beginsLine(Token one) {
        int type = one.getType();
        return isFirstOfLine(one)
                && Starters.isLeading(type)
                && type != GrogParser.THING
                && type != GrogParser.VALUE
                && type != GrogParser.SIDE
                && type != GrogParser.TURN;
    }

    /** How often the same word stands in the text. */
    long count(Token one) {
        return IntStream.range(0, tokens().size())
                .mapToObj(tokens()::get)
                .filter(other ->
                        other.getType() == one.getType() && other.getText().equals(one.getText()))
                .count();
    }

    /** Whether all names of the game are known, so that a word that stands nowhere else names nothing. */
    boolean knowsAllNames() {
        return places().source().family().stream()
                .anyMatch(text -> FileHeader.scan(text)
                        .filter(header -> header.layer() == FileHeader.Layer.GAME)
                        .isPresent());
    }

    /** Whether a name stands nowhere in the game but on its line, nor is printed in a row. */
    boolean isOnlyOnLine(Span name) {
        return !isNamedBeside(name, name.text());
    }

    /** Whether a name stands in the game on another line than a place, or is printed in a row. */
    boolean isNamedBeside(Span place, String name) {
        Pattern word = Pattern.compile("(?<![\\p{L}\\p{N}])" + Pattern.quote(name) + "(?![\\p{L}\\p{N}])");
        boolean elsewhere = places.source().family().stream()
                .anyMatch(text -> word.matcher(text.text())
                        .results()
                        .anyMatch(found ->
                                !text.equals(places.source()) || text.lines().line(found.start()) != place.line()));
        return elsewhere || PrintedNameSlips.isPrinted(places.source(), name);
    }

    /** The names that stand behind one of these words anywhere in the text. */
    List<String> namesAfter(List<Integer> words) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < tokens().size(); i++) {
            Token one = tokens().get(i);
            if (words.contains(one.getType())) {
                after(one)
                        .filter(next -> next.getType() == GrogParser.THING)
                        .ifPresent(next -> names.add(next.getText()));
            }
        }
        return names;
    }

    Span span(Token one) {
        return places.span(one);
    }

    String text(Token one) {
        return span(one).text();
    }

    /** What stands on the line of a token, from it on. */
    String line(Token one) {
        Optional<Token> last = Optional.of(one);
        Optional<Token> next = after(one);
        while (next.isPresent()
                && next.get().getLine() == one.getLine()
                && next.get().getType() != Token.EOF
                && next.get().getType() != GrogParser.RBRACE) {
            last = next;
            next = after(next.get());
        }
        return span(one).to(span(last.get())).text();
    }

    Places places() {
        return places;
    }

    TokenStream tokens() {
        return tokens;
    }
}
