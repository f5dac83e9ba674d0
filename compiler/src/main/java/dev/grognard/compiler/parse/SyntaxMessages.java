package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Suggest;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.source.Span;
import dev.grognard.grammar.GrogParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.antlr.v4.runtime.NoViableAltException;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.RuleContext;
import org.antlr.v4.runtime.Token;

/** Says what is wrong where the parser stumbled; the commonest slips have sentences of their own. */
final class SyntaxMessages {
    /** More alternatives than this help nobody. */
    private static final int MOST_ALTERNATIVES = 4;

    /** Longer stretches between a choice and the mistake are not looked through. */
    private static final int MOST_READ = 60;

    /** The rules in which an equals sign after a value can only be meant to compare. */
    private static final Set<Integer> AFTER_VALUE = Set.of(
            GrogParser.RULE_singleFile,
            GrogParser.RULE_block,
            GrogParser.RULE_ifElse,
            GrogParser.RULE_requirement,
            GrogParser.RULE_cut,
            GrogParser.RULE_statement,
            GrogParser.RULE_exampleItem,
            GrogParser.RULE_travelClause,
            GrogParser.RULE_modifierItem,
            GrogParser.RULE_victoryLine);

    private static final List<String> LEADING = IntStream.rangeClosed(1, GrogParser.VOCABULARY.getMaxTokenType())
            .filter(Starters::isLeading)
            .mapToObj(GrogParser.VOCABULARY::getLiteralName)
            .filter(Objects::nonNull)
            .map(quoted -> quoted.substring(1, quoted.length() - 1))
            .toList();

    private final Parser parser;
    private final RecognitionException mistake;
    private final Token token;
    private final Span span;
    private final Places places;
    private final List<String> expected;

    private SyntaxMessages(Parser parser, RecognitionException mistake, Places places) {
        this.parser = parser;
        this.mistake = mistake;
        this.token = mistake.getOffendingToken();
        this.places = places;
        this.span = places.span(token);
        this.expected = expected();
    }

    static Diagnostic of(Parser parser, RecognitionException mistake, Places places) {
        return new SyntaxMessages(parser, mistake, places).message();
    }

    private List<String> expected() {
        String whole = wholeRule();
        if (!whole.isEmpty()) {
            return List.of(whole);
        }
        if (mistake.getOffendingState() < 0) {
            return List.of();
        }
        List<Token> read = new ArrayList<>();
        if (mistake instanceof NoViableAltException choice) {
            int first = choice.getStartToken().getTokenIndex();
            for (int i = first; i < token.getTokenIndex(); i++) {
                Token one = parser.getInputStream().get(i);
                if (one.getChannel() == Token.DEFAULT_CHANNEL) {
                    read.add(one);
                }
            }
        }
        if (read.size() > MOST_READ) {
            return List.of();
        }
        List<String> words = Expectations.at(parser.getATN(), mistake.getOffendingState(), mistake.getCtx(), read);
        if (words.size() > 1) {
            words.remove("the end of the text");
        }
        if (isInside(GrogParser.RULE_standaloneTemplateHole)) {
            words.replaceAll(word -> word.equals("the end of the text") ? "`}`" : word);
        }
        return words;
    }

    /** The outermost construct that should have begun with the offending token, as in "a value". */
    private String wholeRule() {
        String words = "";
        for (ParserRuleContext context = (ParserRuleContext) mistake.getCtx();
                context != null && context.getStart() == token;
                context = context.getParent()) {
            String name = Expectations.ruleWords(context);
            words = name.isEmpty() ? words : name;
        }
        return words;
    }

    private Diagnostic message() {
        switch (token.getType()) {
            case GrogParser.EQUALS -> {
                if (isInside(GrogParser.RULE_expression)
                        || AFTER_VALUE.contains(mistake.getCtx().getRuleIndex())) {
                    return error("`=` does not compare", "did you mean `is`?")
                            .help("write `is` to compare; `=` gives something a new value");
                }
            }
            case GrogParser.IS -> {
                if (expects("`=`") || isListed()) {
                    return error("`is` does not give a value", "did you mean `=`?")
                            .help("write `=` to give something a value; `is` compares");
                }
            }
            case GrogParser.RBRACE -> {
                if (isTop()) {
                    return error("this brace closes nothing", "no `{` is open here")
                            .help("leave it out");
                }
            }
            case GrogParser.THING -> {
                if (expects("`over`") && before().getType() == GrogParser.GAME) {
                    return Diagnostic.error(
                                    SyntaxCode.UNEXPECTED,
                                    "this must be the first line after `language`",
                                    places.span(before()),
                                    "too late")
                            .help("a file is one series, one game or one mod");
                }
            }
            case GrogParser.SERIES, GrogParser.MOD -> {
                if (isTop()) {
                    return error("this must be the first line after `language`", "too late")
                            .help("a file is one series, one game or one mod");
                }
            }
            case GrogParser.CITATION -> {
                return error("a citation cannot stand here", expected.size() == 1 ? "expected " + expected.get(0) : "")
                        .help("put it before the `=`, or after the statement or the closing brace that it belongs to");
            }
            default -> {}
        }
        return plain();
    }

    private Diagnostic plain() {
        String found = found();
        Token before = before();
        boolean ended = !isListed()
                && before != null
                && before.getLine() < token.getLine()
                && before.getType() != GrogParser.LBRACE
                && before.getType() != GrogParser.RBRACE;
        if (ended && !expected.isEmpty() && expected.size() <= MOST_ALTERNATIVES) {
            String wanted = listed(expected);
            String after = "`" + places.span(before).text() + "`";
            return Diagnostic.error(
                    SyntaxCode.UNEXPECTED,
                    "expected " + wanted + " after " + after + ", found " + found,
                    places.span(before),
                    "expected " + wanted + " after this");
        }
        if (expected.isEmpty() || expected.size() > MOST_ALTERNATIVES) {
            String label = reading().isEmpty() ? "did not expect this" : "did not expect this in " + reading();
            return withKeyword(error(found + " cannot stand here", label));
        }
        String wanted = listed(expected);
        return withKeyword(error("expected " + wanted + ", found " + found, "expected " + wanted));
    }

    /** A word of the language used as a name is a slip that deserves a reason. */
    private Diagnostic withKeyword(Diagnostic diagnostic) {
        boolean word = Character.isLowerCase(
                        token.getText().isEmpty() ? ' ' : token.getText().charAt(0))
                && GrogParser.VOCABULARY.getLiteralName(token.getType()) != null;
        boolean nameWanted = expected.stream().anyMatch(SyntaxMessages::isName);
        if (word && nameWanted) {
            return diagnostic.help("`" + token.getText() + "` is a word of the language; choose another name");
        }
        if (token.getType() == GrogParser.COLON && mistake.getCtx().getRuleIndex() == GrogParser.RULE_domain) {
            return diagnostic.help("what an order is given for is chosen from a set: `unit in Unit`");
        }
        if (token.getType() == GrogParser.VALUE && isListed()) {
            return Suggest.closest(token.getText(), LEADING)
                    .map(near -> diagnostic.help("did you mean `" + near + "`?"))
                    .orElse(diagnostic);
        }
        if (token.getType() == GrogParser.VALUE && expected.stream().anyMatch(SyntaxMessages::isThing)) {
            return diagnostic.help("names of things begin with a capital letter");
        }
        if (token.getType() == GrogParser.THING && nameWanted) {
            return diagnostic.help("names of values, such as rules, fields and variables, begin with a small letter");
        }
        return diagnostic;
    }

    private static boolean isName(String words) {
        return words.startsWith("a name") || words.startsWith("a parameter") || words.startsWith("a choice");
    }

    private static boolean isThing(String words) {
        return words.endsWith("capital")
                || words.startsWith("the name of a")
                || words.equals("a place name")
                || words.equals("a type")
                || words.startsWith("a piece name")
                || words.equals("a side's name");
    }

    private Token before() {
        for (int i = token.getTokenIndex() - 1; i >= 0; i--) {
            Token one = parser.getInputStream().get(i);
            if (one.getChannel() == Token.DEFAULT_CHANNEL) {
                return one;
            }
        }
        return null;
    }

    /** Whether the mistake stands where the next member of a list could begin. */
    private boolean isListed() {
        return expects("a declaration") || expects("a statement") || expects("`}`");
    }

    private boolean expects(String word) {
        return expected.contains(word);
    }

    private boolean isTop() {
        return mistake.getCtx() != null && mistake.getCtx().getRuleIndex() == GrogParser.RULE_singleFile;
    }

    private boolean isInside(int rule) {
        for (RuleContext context = mistake.getCtx(); context != null; context = context.parent) {
            if (context.getRuleIndex() == rule) {
                return true;
            }
        }
        return false;
    }

    private String reading() {
        for (RuleContext context = mistake.getCtx(); context != null; context = context.parent) {
            String words = Expectations.ruleWords((ParserRuleContext) context);
            if (!words.isEmpty()) {
                return words;
            }
        }
        return "";
    }

    private String found() {
        return switch (token.getType()) {
            case Token.EOF -> "the end of the text";
            case GrogParser.STRING -> "a text in quotes";
            case GrogParser.ROW -> "a row of a table";
            case GrogParser.CITATION -> "a citation";
            default -> "`" + span.text() + "`";
        };
    }

    private static String listed(List<String> words) {
        return words.size() == 1
                ? words.get(0)
                : String.join(", ", words.subList(0, words.size() - 1)) + " or " + words.get(words.size() - 1);
    }

    private Diagnostic error(String message, String label) {
        return Diagnostic.error(SyntaxCode.UNEXPECTED, message, span, label);
    }
}
