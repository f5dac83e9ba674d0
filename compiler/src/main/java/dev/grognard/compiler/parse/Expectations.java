package dev.grognard.compiler.parse;

import dev.grognard.grammar.GrogLexer;
import dev.grognard.grammar.GrogParser;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.RuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.ATN;
import org.antlr.v4.runtime.atn.ATNState;
import org.antlr.v4.runtime.atn.RuleStopState;
import org.antlr.v4.runtime.atn.RuleTransition;
import org.antlr.v4.runtime.atn.Transition;
import org.antlr.v4.runtime.misc.IntervalSet;

/** What could have stood at a place, in the designer's words: "a place name", "a statement", never the name of a token. */
final class Expectations {
    /** Looking ahead gives up here; a message with fewer hints is still a message. */
    private static final int MOST_CONFIGS = 20_000;

    private static final Map<Integer, String> RULES = Map.ofEntries(
            Map.entry(GrogParser.RULE_declaration, "a declaration"),
            Map.entry(GrogParser.RULE_statement, "a statement"),
            Map.entry(GrogParser.RULE_expression, "a value"),
            Map.entry(GrogParser.RULE_fallbackExpression, "a value"),
            Map.entry(GrogParser.RULE_disjunctionExpression, "a condition"),
            Map.entry(GrogParser.RULE_conjunctionExpression, "a condition"),
            Map.entry(GrogParser.RULE_negationExpression, "a condition"),
            Map.entry(GrogParser.RULE_rangeExpression, "a value"),
            Map.entry(GrogParser.RULE_clampExpression, "a value"),
            Map.entry(GrogParser.RULE_sumExpression, "a value"),
            Map.entry(GrogParser.RULE_termExpression, "a value"),
            Map.entry(GrogParser.RULE_factor, "a value"),
            Map.entry(GrogParser.RULE_postfixExpression, "a value"),
            Map.entry(GrogParser.RULE_primaryExpression, "a value"),
            Map.entry(GrogParser.RULE_openPostfix, "a value"),
            Map.entry(GrogParser.RULE_openPrimary, "a value"),
            Map.entry(GrogParser.RULE_plainPostfix, "a value"),
            Map.entry(GrogParser.RULE_plainPrimary, "a value"),
            Map.entry(GrogParser.RULE_crowd, "a set"),
            Map.entry(GrogParser.RULE_member, "a field or a state"),
            Map.entry(GrogParser.RULE_type, "a type"),
            Map.entry(GrogParser.RULE_typeName, "the name of a type"),
            Map.entry(GrogParser.RULE_parameter, "a parameter such as `u: Unit`"),
            Map.entry(GrogParser.RULE_domain, "a choice such as `u in Unit`"),
            Map.entry(GrogParser.RULE_entrant, "a name and a set such as `u in Unit`"),
            Map.entry(GrogParser.RULE_row, "a row of a table"),
            Map.entry(GrogParser.RULE_mapItem, "a row, a line of links or a region"),
            Map.entry(GrogParser.RULE_bound, "a bound such as `columns 01..06` or `north of`"),
            Map.entry(GrogParser.RULE_areaPart, "a bound such as `columns 01..06`, or a set"),
            Map.entry(GrogParser.RULE_hexTrait, "how the hexes lie, such as `flat-top` or `even columns down`"),
            Map.entry(GrogParser.RULE_spot, "a place name"),
            Map.entry(GrogParser.RULE_namedHex, "a name and the number of a hex"),
            Map.entry(GrogParser.RULE_featureItem, "a hex, a hexside such as `0302/0303`, or stops joined by `-`"),
            Map.entry(GrogParser.RULE_chain, "places joined by `-`"),
            Map.entry(GrogParser.RULE_scenarioItem, "a set-up line or a declaration"),
            Map.entry(GrogParser.RULE_placed, "a piece name or `rest of`"),
            Map.entry(GrogParser.RULE_travelClause, "a clause such as `cost`, `requires` or `stops when`"),
            Map.entry(GrogParser.RULE_look, "the name of something to draw"),
            Map.entry(GrogParser.RULE_lookWord, "a colour or a word"),
            Map.entry(GrogParser.RULE_modifierItem, "an item such as `\"rain\" - 2 when …`"),
            Map.entry(GrogParser.RULE_menuItem, "an order"),
            Map.entry(GrogParser.RULE_requirement, "`requires`"),
            Map.entry(GrogParser.RULE_block, "a block in braces"),
            Map.entry(GrogParser.RULE_members, "fields in braces"),
            Map.entry(GrogParser.RULE_rows, "rows in braces"),
            Map.entry(GrogParser.RULE_modifierItems, "items in braces"),
            Map.entry(GrogParser.RULE_matchKey, "a case to match"),
            Map.entry(GrogParser.RULE_amount, "how many, such as `one`, `any` or `up to 3`"),
            Map.entry(GrogParser.RULE_drawCount, "a number"),
            Map.entry(GrogParser.RULE_preference, "a preference"),
            Map.entry(GrogParser.RULE_predicate, "a comparison"),
            Map.entry(GrogParser.RULE_victoryLine, "a side's name or `nobody`"),
            Map.entry(GrogParser.RULE_ending, "`as soon as` or `at end of turn`"),
            Map.entry(GrogParser.RULE_boundary, "`at start of` or `at end of`"),
            Map.entry(GrogParser.RULE_exampleItem, "`given`, `play`, `expect`, `refuse` or `case`"),
            Map.entry(GrogParser.RULE_fact, "a fact of the position"),
            Map.entry(GrogParser.RULE_move, "a side and what it does"),
            Map.entry(GrogParser.RULE_deed, "an order, `chooses` or `passes`"),
            Map.entry(GrogParser.RULE_rolled, "the name of a die and its rolls"),
            Map.entry(GrogParser.RULE_drawn, "what is drawn for and who is drawn"),
            Map.entry(GrogParser.RULE_drawnMember, "the name of what is drawn"),
            Map.entry(GrogParser.RULE_chance, "`rolls` or `draws`"),
            Map.entry(GrogParser.RULE_breakdown, "an item such as `\"rain\" -2`"),
            Map.entry(GrogParser.RULE_kindName, "the name of a kind"),
            Map.entry(GrogParser.RULE_orderName, "the name of an order"),
            Map.entry(GrogParser.RULE_phaseName, "the name of a phase or step"),
            Map.entry(GrogParser.RULE_pieceName, "a piece name"),
            Map.entry(GrogParser.RULE_placeName, "a place name"),
            Map.entry(GrogParser.RULE_sideName, "a side's name"),
            Map.entry(GrogParser.RULE_thingName, "a name that begins with a capital"),
            Map.entry(GrogParser.RULE_travelName, "the name of a way of travelling"),
            Map.entry(GrogParser.RULE_qualifiedName, "a name"),
            Map.entry(GrogParser.RULE_nameOfAnyKind, "a name"),
            Map.entry(GrogParser.RULE_memberName, "the name of a field or rule"),
            Map.entry(GrogParser.RULE_valueName, "a name that begins with a small letter"),
            Map.entry(GrogParser.RULE_variableName, "a name that begins with a small letter"),
            Map.entry(GrogParser.RULE_procedureName, "the name of a procedure"),
            Map.entry(GrogParser.RULE_action, "what happens to it, such as `= 3`"),
            Map.entry(GrogParser.RULE_target, "something to change or call"));

    private static final Map<Integer, String> TOKENS = Map.ofEntries(
            Map.entry(GrogLexer.INT, "a number"),
            Map.entry(GrogLexer.DATE, "a date such as `Dec 26` or `Dec 26 7am`"),
            Map.entry(GrogLexer.FRACTION, "a fraction"),
            Map.entry(GrogLexer.PERCENT, "a percentage"),
            Map.entry(GrogLexer.RATIO, "odds"),
            Map.entry(GrogLexer.DIE, "a die such as `d6`"),
            Map.entry(GrogLexer.STRING, "a text in quotes"),
            Map.entry(GrogLexer.DRAWING, "a drawing between `\"\"\"`"),
            Map.entry(GrogLexer.CITATION, "a citation in brackets"),
            Map.entry(GrogLexer.ROW, "a row of a table"),
            Map.entry(GrogLexer.COLOUR, "a colour such as `#b3242b`"),
            Map.entry(GrogLexer.THING, "a name that begins with a capital"),
            Map.entry(GrogLexer.VALUE, "a name that begins with a small letter"),
            Map.entry(GrogLexer.EOF, "the end of the text"));

    /** A place in the grammar and the places to return to when the rules entered while looking ahead end. */
    private record Config(ATNState state, Config back) {}

    private final ATN atn;
    private final Set<String> words = new LinkedHashSet<>();

    private Expectations(ATN atn) {
        this.atn = atn;
    }

    /**
     * What the parser could have read in a state after some tokens more, as printed words without repetition.
     *
     * @param read the tokens from the one at which the parser had to choose to the one before the mistake
     */
    static List<String> at(ATN atn, int state, RuleContext context, List<Token> read) {
        Expectations expectations = new Expectations(atn);
        Set<Config> configs = Set.of(new Config(atn.states.get(state), expectations.callers(context)));
        for (Token token : read) {
            configs = expectations.after(configs, token);
        }
        Set<Config> seen = new HashSet<>();
        configs.forEach(config -> expectations.collect(config, seen));
        return new ArrayList<>(expectations.words);
    }

    /** What a rule is called, or nothing if it has no name among designers. */
    static String ruleWords(ParserRuleContext context) {
        return RULES.getOrDefault(context.getRuleIndex(), "");
    }

    private Config callers(RuleContext inner) {
        if (inner == null || inner.invokingState < 0) {
            return null;
        }
        RuleTransition call =
                (RuleTransition) atn.states.get(inner.invokingState).transition(0);
        return new Config(call.followState, callers(inner.parent));
    }

    private Set<Config> after(Set<Config> configs, Token token) {
        Set<Config> next = new LinkedHashSet<>();
        Set<Config> seen = new HashSet<>();
        Deque<Config> open = new ArrayDeque<>(configs);
        while (!open.isEmpty() && seen.size() < MOST_CONFIGS) {
            Config config = open.pop();
            if (!seen.add(config)) {
                continue;
            }
            if (config.state() instanceof RuleStopState) {
                if (config.back() != null) {
                    open.push(config.back());
                }
                continue;
            }
            for (Transition transition : config.state().getTransitions()) {
                if (transition instanceof RuleTransition call) {
                    open.push(new Config(call.target, new Config(call.followState, config.back())));
                } else if (transition.isEpsilon()) {
                    open.push(new Config(transition.target, config.back()));
                } else if (transition.label().contains(token.getType())) {
                    next.add(new Config(transition.target, config.back()));
                }
            }
        }
        return next;
    }

    private void collect(Config config, Set<Config> seen) {
        if (!seen.add(config) || seen.size() > MOST_CONFIGS) {
            return;
        }
        if (config.state() instanceof RuleStopState) {
            if (config.back() != null) {
                collect(config.back(), seen);
            }
            return;
        }
        for (Transition transition : config.state().getTransitions()) {
            if (transition instanceof RuleTransition call) {
                String name = RULES.get(call.ruleIndex);
                if (name == null) {
                    collect(new Config(call.target, new Config(call.followState, config.back())), seen);
                } else {
                    words.add(name);
                }
            } else if (transition.isEpsilon()) {
                collect(new Config(transition.target, config.back()), seen);
            } else {
                add(transition.label());
            }
        }
    }

    private void add(IntervalSet tokens) {
        for (int token : tokens.toArray()) {
            words.add(word(token));
        }
    }

    private static String word(int token) {
        String words = TOKENS.get(token);
        if (words != null) {
            return words;
        }
        String literal = GrogParser.VOCABULARY.getLiteralName(token);
        return literal == null ? "something else" : "`" + literal.substring(1, literal.length() - 1) + "`";
    }
}
