package dev.grognard.compiler.parse;

import dev.grognard.grammar.GrogLexer;
import java.util.List;
import java.util.Set;
import org.antlr.v4.runtime.Token;

/** The tokens of a line as far as they have been looked over. */
final class LineSoFar {
    /** The words that begin a list of names. */
    private static final Set<Integer> LISTS =
            Set.of(GrogLexer.SIDES, GrogLexer.BOX, GrogLexer.ENUM, GrogLexer.AT, GrogLexer.CITES);

    /** The words that a condition follows or holds. */
    static final Set<Integer> CONDITIONS = Set.of(
            GrogLexer.IF,
            GrogLexer.WHEN,
            GrogLexer.WHERE,
            GrogLexer.REQUIRES,
            GrogLexer.AND,
            GrogLexer.OR,
            GrogLexer.NOT,
            GrogLexer.EXPECT,
            GrogLexer.UNTIL,
            GrogLexer.SOON,
            GrogLexer.INVARIANT,
            GrogLexer.DISCOVERS,
            GrogLexer.EQUALS);

    private static final Set<Integer> BRACES = Set.of(GrogLexer.LBRACE, GrogLexer.RBRACE);

    private final List<Token> tokens;

    LineSoFar(List<Token> tokens) {
        this.tokens = tokens;
    }

    private List<Token> line() {
        int last = tokens.get(tokens.size() - 1).getLine();
        return tokens.stream().filter(token -> token.getLine() == last).toList();
    }

    boolean isFirst(Token token) {
        return tokens.isEmpty() || tokens.get(tokens.size() - 1).getLine() < token.getLine();
    }

    /** Whether nothing but this was read of its line. */
    boolean isAlone(Token token) {
        return line().size() == 1 && line().get(0) == token;
    }

    /** Whether names are listed before this. */
    boolean isListed(Token token) {
        return !isFirst(token) && LISTS.contains(line().get(0).getType()) && !isDone();
    }

    /** Whether a parenthesis is open, in which nothing ends. */
    boolean isInParentheses() {
        int depth = 0;
        for (int i = tokens.size() - 1; i >= 0 && !BRACES.contains(tokens.get(i).getType()); i--) {
            int type = tokens.get(i).getType();
            depth += type == GrogLexer.LPAREN ? 1 : type == GrogLexer.RPAREN ? -1 : 0;
            if (depth > 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether an example says here what is thrown, or who stands somewhere, and goes on behind this. */
    boolean isAmongThrows(Token token) {
        return !isFirst(token)
                && !Slipped.restOfLine(token).substring(1).isBlank()
                && line().stream().anyMatch(one -> one.getType() == GrogLexer.ROLLS || one.getType() == GrogLexer.AT)
                && line().stream().noneMatch(one -> BRACES.contains(one.getType()));
    }

    /** Whether the line says when something is done, and it was begun to say what. */
    private boolean isDone() {
        return line().get(0).getType() == GrogLexer.AT
                && line().stream().anyMatch(one -> one.getType() == GrogLexer.LBRACE);
    }

    /** Whether something is asked before this, in the same statement if it stands in braces. */
    boolean compares(Token token) {
        return !isFirst(token) && statement().stream().anyMatch(one -> CONDITIONS.contains(one.getType()));
    }

    /** The line behind its last brace; behind the colon of an arm, which is a value, all of it. */
    private List<Token> statement() {
        List<Token> line = line();
        int first = line.size();
        while (first > 0 && !BRACES.contains(line.get(first - 1).getType())) {
            first--;
        }
        List<Token> statement = line.subList(first, line.size());
        return statement.stream().anyMatch(one -> one.getType() == GrogLexer.COLON) ? line : statement;
    }

    /** Whether a number with a point is that of a case, by where it stands. */
    boolean isCase(Token token) {
        return isFirst(token) || tokens.get(tokens.size() - 1).getType() == GrogLexer.LPAREN;
    }
}
