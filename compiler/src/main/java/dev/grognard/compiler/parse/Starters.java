package dev.grognard.compiler.parse;

import dev.grognard.grammar.GrogLexer;
import java.util.Set;
import org.antlr.v4.runtime.Token;

/** The words that lead a declaration, statement or clause; after a mistake, reading goes on at one that begins a line. */
final class Starters {
    private static final Set<Integer> DECLARATION = Set.of(
            GrogLexer.CITES,
            GrogLexer.CALENDAR,
            GrogLexer.CASES,
            GrogLexer.INCLUDE,
            GrogLexer.SIDES,
            GrogLexer.SIDE,
            GrogLexer.QUANTITY,
            GrogLexer.ENUM,
            GrogLexer.RECORD,
            GrogLexer.PLACE,
            GrogLexer.LINK,
            GrogLexer.BOX,
            GrogLexer.PIECE,
            GrogLexer.PIECES,
            GrogLexer.LIST,
            GrogLexer.MAP,
            GrogLexer.TERRAIN,
            GrogLexer.HEXSIDE,
            GrogLexer.PATH,
            GrogLexer.REGION,
            GrogLexer.TABLE,
            GrogLexer.RULE,
            GrogLexer.OPEN,
            GrogLexer.EXCEPTION,
            GrogLexer.MODIFIERS,
            GrogLexer.PROCEDURE,
            GrogLexer.ORDER,
            GrogLexer.OFFER,
            GrogLexer.STATE,
            GrogLexer.BEFORE,
            GrogLexer.AFTER,
            GrogLexer.INSTEAD,
            GrogLexer.AT,
            GrogLexer.FOR,
            GrogLexer.AS,
            GrogLexer.WHENEVER,
            GrogLexer.VICTORY,
            GrogLexer.GAME,
            GrogLexer.SEQUENCE,
            GrogLexer.SCENARIO,
            GrogLexer.OPTION,
            GrogLexer.TRAVEL,
            GrogLexer.LOOKS,
            GrogLexer.LABEL,
            GrogLexer.SCORE,
            GrogLexer.INVARIANT,
            GrogLexer.RULING,
            GrogLexer.EXAMPLE,
            GrogLexer.LANGUAGE,
            GrogLexer.SERIES,
            GrogLexer.MOD);

    private static final Set<Integer> STATEMENT = Set.of(
            GrogLexer.LET,
            GrogLexer.STATE,
            GrogLexer.RULE,
            GrogLexer.OPEN,
            GrogLexer.MODIFIERS,
            GrogLexer.PROCEDURE,
            GrogLexer.STEP,
            GrogLexer.PHASE,
            GrogLexer.EACH,
            GrogLexer.IF,
            GrogLexer.MATCH,
            GrogLexer.FOR,
            GrogLexer.REPEAT,
            GrogLexer.DO,
            GrogLexer.MOVE,
            GrogLexer.REVEAL,
            GrogLexer.HIDE,
            GrogLexer.SAY,
            GrogLexer.GIVE,
            GrogLexer.STOP,
            GrogLexer.USUAL,
            GrogLexer.SECRETLY,
            GrogLexer.THING,
            GrogLexer.VALUE,
            GrogLexer.SIDE,
            GrogLexer.TURN);

    /** Words that lead the lines of other lists, such as examples and ways of travelling. */
    private static final Set<Integer> LINE = Set.of(
            GrogLexer.COST,
            GrogLexer.PLUS,
            GrogLexer.REQUIRES,
            GrogLexer.STOPS,
            GrogLexer.PASSES,
            GrogLexer.ENDS,
            GrogLexer.FIRST,
            GrogLexer.GIVEN,
            GrogLexer.PLAY,
            GrogLexer.EXPECT,
            GrogLexer.REFUSE,
            GrogLexer.CASE_WORD,
            GrogLexer.TURNS,
            GrogLexer.NOBODY,
            GrogLexer.LEGEND,
            GrogLexer.NAMED);

    private Starters() {}

    static boolean declaration(Token token) {
        return DECLARATION.contains(token.getType());
    }

    static boolean isLeading(int type) {
        return STATEMENT.contains(type) || LINE.contains(type) || DECLARATION.contains(type);
    }

    static boolean statement(Token token) {
        return STATEMENT.contains(token.getType());
    }
}
