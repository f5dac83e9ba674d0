package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.source.Span;
import dev.grognard.grammar.GrogLexer;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;

/**
 * Finds the brace that was never opened and opens it.
 *
 * <p>One closing brace is left over then, and reading stumbles where the block begins, or in the lines that are set in below its head. A brace is
 * tried at these places, and believed where the text can be read with it better than without.
 */
final class UnopenedBraces {
    /** Of so many braces that are left over each is taken for the end of a block without a beginning; of more, something else is the matter. */
    private static final int MOST_MISSING = 4;

    /** So many places are tried. */
    private static final int MOST_TRIED = 8;

    private final Places places;
    private final Consumer<Diagnostic> problems;

    UnopenedBraces(Places places, Consumer<Diagnostic> problems) {
        this.places = places;
        this.problems = problems;
    }

    /** The tokens with the braces that are missing; where none is, as they are. */
    List<Token> opened(List<Token> tokens) {
        long left = count(tokens, GrogLexer.RBRACE) - count(tokens, GrogLexer.LBRACE);
        if (left < 1 || left > MOST_MISSING) {
            return tokens;
        }
        List<Token> stumbles = ParseRun.stumbles(places, tokens);
        int least = stumbles.size();
        Optional<Integer> best = Optional.empty();
        for (int head : heads(tokens, stumbles)) {
            List<Token> rest = ParseRun.stumbles(places, with(tokens, head));
            if (rest.size() < least && rest.stream().noneMatch(UnopenedBraces::isAdded)) {
                best = Optional.of(head);
                least = rest.size();
            }
        }
        if (best.isEmpty()) {
            return tokens;
        }
        List<Token> opened = with(tokens, best.get());
        tell(opened, best.get());
        return opened(opened);
    }

    private static long count(List<Token> tokens, int type) {
        return tokens.stream().filter(token -> token.getType() == type).count();
    }

    /**
     * The tokens behind which a brace may be missing: before what cannot be read, before a word on its line that begins something, and at the ends of
     * lines below which others are set in.
     */
    private static Set<Integer> heads(List<Token> tokens, List<Token> stumbles) {
        Set<Integer> heads = new LinkedHashSet<>();
        if (stumbles.isEmpty()) {
            return heads;
        }
        int at = tokens.indexOf(stumbles.get(0));
        int line = tokens.get(at).getLine();
        int head = before(tokens, at);
        boolean tried = tokens.get(at).getType() != GrogLexer.RBRACE;
        while (head >= 0 && heads.size() < MOST_TRIED && !begins(tokens, at)) {
            Token begin = tokens.get(at);
            boolean leads = begin.getLine() == line && Starters.isLeading(begin.getType());
            if (tried || leads || isSetIn(tokens, head, at)) {
                heads.add(head);
            }
            tried = false;
            at = head;
            head = before(tokens, at);
        }
        return heads;
    }

    /** Whether a declaration at the margin begins with this token. */
    private static boolean begins(List<Token> tokens, int at) {
        return tokens.get(at).getCharPositionInLine() == 0 && Starters.declaration(tokens.get(at));
    }

    /** Whether this token begins a line that is set in further than that of the one before it. */
    private static boolean isSetIn(List<Token> tokens, int head, int at) {
        Token begin = tokens.get(at);
        int line = tokens.get(head).getLine();
        if (begin.getLine() == line || begin.getType() == GrogLexer.RBRACE) {
            return false;
        }
        int first = head;
        for (int i = before(tokens, head); i >= 0 && tokens.get(i).getLine() == line; i = before(tokens, i)) {
            first = i;
        }
        return begin.getCharPositionInLine() > tokens.get(first).getCharPositionInLine();
    }

    private static int before(List<Token> tokens, int at) {
        int i = at - 1;
        while (i >= 0 && tokens.get(i).getChannel() != Token.DEFAULT_CHANNEL) {
            i--;
        }
        return i;
    }

    private static List<Token> with(List<Token> tokens, int head) {
        CommonToken brace = new CommonToken(tokens.get(head));
        brace.setType(GrogLexer.LBRACE);
        brace.setText("{");
        brace.setStartIndex(tokens.get(head).getStopIndex() + 1);
        brace.setStopIndex(tokens.get(head).getStopIndex());
        List<Token> result = new ArrayList<>(tokens);
        result.add(head + 1, brace);
        return result;
    }

    private void tell(List<Token> opened, int behind) {
        Span head = places.span(opened.get(behind));
        Diagnostic missing = Diagnostic.error(
                SyntaxCode.MISSING_BLOCK,
                "the brace that opens this block is missing",
                head,
                "`{` is wanted behind this");
        Diagnostic shown = closing(opened, behind + 1)
                .map(token -> missing.with(places.span(token), "closed here"))
                .orElse(missing);
        problems.accept(Mended.writing(shown, "open the block", head.source(), head.end(), head.end(), " {"));
    }

    private static boolean isAdded(Token token) {
        return token.getType() == GrogLexer.LBRACE && token.getStopIndex() < token.getStartIndex();
    }

    private static Optional<Token> closing(List<Token> tokens, int opening) {
        int depth = 0;
        for (Token token : tokens.subList(opening, tokens.size())) {
            depth += token.getType() == GrogLexer.LBRACE ? 1 : token.getType() == GrogLexer.RBRACE ? -1 : 0;
            if (depth == 0) {
                return Optional.of(token);
            }
        }
        return Optional.empty();
    }
}
