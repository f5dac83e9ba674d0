package dev.grognard.compiler.parse;

import dev.grognard.grammar.GrogLexer;
import dev.grognard.grammar.GrogParser;
import dev.grognard.grammar.GrogParser.CaseItemContext;
import dev.grognard.grammar.GrogParser.ExampleDeclarationContext;
import dev.grognard.grammar.GrogParser.LooksDeclarationContext;
import dev.grognard.grammar.GrogParser.MapDeclarationContext;
import dev.grognard.grammar.GrogParser.MenuActionContext;
import dev.grognard.grammar.GrogParser.OptionDeclarationContext;
import dev.grognard.grammar.GrogParser.OrderAlsoDeclarationContext;
import dev.grognard.grammar.GrogParser.ScenarioDeclarationContext;
import dev.grognard.grammar.GrogParser.TravelDeclarationContext;
import dev.grognard.grammar.GrogParser.VictoryTableDeclarationContext;
import java.util.Set;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;

/**
 * Whether a word at the beginning of a line begins a new member of the list around a mistake.
 *
 * <p>What begins a member of one list may only continue one of another: a side's name begins a line of a menu, but goes on with the moves
 * of an example.
 */
final class Resumption {
    private static final Set<Integer> EXAMPLE =
            Set.of(GrogLexer.GIVEN, GrogLexer.PLAY, GrogLexer.EXPECT, GrogLexer.REFUSE, GrogLexer.CASE_WORD);
    private static final Set<Integer> MAP = Set.of(
            GrogLexer.ROW, GrogLexer.FOR, GrogLexer.REGION, GrogLexer.LEGEND, GrogLexer.NAMED, GrogLexer.TERRAIN);
    private static final Set<Integer> TRAVEL = Set.of(
            GrogLexer.COST,
            GrogLexer.PLUS,
            GrogLexer.REQUIRES,
            GrogLexer.STOPS,
            GrogLexer.PASSES,
            GrogLexer.ENDS,
            GrogLexer.FIRST,
            GrogLexer.BEFORE,
            GrogLexer.AFTER,
            GrogLexer.AT);

    private Resumption() {}

    /** Whether reading of a list goes on at this token. */
    static boolean at(ParserRuleContext list, Token token, int next) {
        int type = token.getType();
        if (list == null
                || list.getRuleIndex() == GrogParser.RULE_singleFile
                || list instanceof OptionDeclarationContext) {
            return Starters.declaration(token);
        }
        if (list instanceof ExampleDeclarationContext || list instanceof CaseItemContext) {
            return EXAMPLE.contains(type);
        }
        if (list instanceof MapDeclarationContext || list.getRuleIndex() == GrogParser.RULE_mapItem) {
            boolean links = type == GrogLexer.THING && next != GrogLexer.MINUS && next != GrogLexer.COMMA;
            return links || MAP.contains(type);
        }
        if (list instanceof VictoryTableDeclarationContext) {
            return (type == GrogLexer.THING || type == GrogLexer.NOBODY) && next == GrogLexer.STRING;
        }
        if (list instanceof TravelDeclarationContext) {
            return TRAVEL.contains(type);
        }
        if (list instanceof LooksDeclarationContext || list instanceof MenuActionContext) {
            return type == GrogLexer.THING;
        }
        if (list instanceof OrderAlsoDeclarationContext) {
            return type == GrogLexer.REQUIRES || type == GrogLexer.DISCOVERS;
        }
        if (list instanceof ScenarioDeclarationContext || list.getRuleIndex() == GrogParser.RULE_scenarioItem) {
            return type == GrogLexer.TURNS || Starters.declaration(token);
        }
        return switch (list.getRuleIndex()) {
            case GrogParser.RULE_members ->
                type == GrogLexer.STATE || next == GrogLexer.COLON || next == GrogLexer.COMMA;
            case GrogParser.RULE_modifierItems -> type == GrogLexer.STRING;
            case GrogParser.RULE_rows -> type == GrogLexer.ROW;
            default -> Starters.statement(token);
        };
    }
}
