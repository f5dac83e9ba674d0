package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.source.Span;
import dev.grognard.grammar.GrogParser;
import java.util.List;
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
        boolean later = mistake instanceof NoViableAltException choice && choice.getStartToken() != token;
        return later || mistake.getOffendingState() < 0
                ? List.of()
                : Expectations.at(parser.getATN(), mistake.getOffendingState(), mistake.getCtx());
    }

    private Diagnostic message() {
        switch (token.getType()) {
            case GrogParser.EQUALS -> {
                if (isInside(GrogParser.RULE_expression) || !expects("`=`")) {
                    return error("`=` does not compare", "did you mean `is`?")
                            .help("write `is` to compare; `=` gives something a new value");
                }
            }
            case GrogParser.IS -> {
                if (expects("`=`")) {
                    return error("`is` does not give a value", "did you mean `=`?")
                            .help("write `=` to give something a value; `is` compares");
                }
            }
            case GrogParser.RBRACE -> {
                if (isTop()) {
                    return error("this brace closes nothing", "no `{` is open here").help("leave it out");
                }
            }
            case GrogParser.SERIES, GrogParser.MOD -> {
                if (isTop()) {
                    return error("this must be the first line after `language`", "too late")
                            .help("a file is one series, one game or one mod");
                }
            }
            case GrogParser.CITATION -> {
                if (expected.size() != 1) {
                    return error("a citation cannot stand here", "no rule ends here")
                            .help("put it after the header, the statement or the closing brace that it belongs to");
                }
            }
            default -> {}
        }
        return plain();
    }

    private Diagnostic plain() {
        String found = found();
        if (expected.isEmpty() || expected.size() > MOST_ALTERNATIVES) {
            String label = reading().isEmpty() ? "did not expect this" : "did not expect this in " + reading();
            return withKeyword(error(found + " cannot stand here", label));
        }
        String wanted = listed(expected);
        return withKeyword(error("expected " + wanted + ", found " + found, "expected " + wanted));
    }

    /** A word of the language used as a name is a slip that deserves a reason. */
    private Diagnostic withKeyword(Diagnostic diagnostic) {
        boolean word = Character.isLowerCase(token.getText().isEmpty() ? ' ' : token.getText().charAt(0))
                && GrogParser.VOCABULARY.getLiteralName(token.getType()) != null;
        boolean nameWanted = expected.stream().anyMatch(one -> one.startsWith("a name"));
        if (word && nameWanted) {
            return diagnostic.help("`" + token.getText() + "` is a word of the language; choose another name");
        }
        if (token.getType() == GrogParser.VALUE && expected.stream().anyMatch(SyntaxMessages::isThing)) {
            return diagnostic.help("names of things begin with a capital letter");
        }
        if (token.getType() == GrogParser.THING && nameWanted) {
            return diagnostic.help("names of values, such as rules, fields and variables, begin with a small letter");
        }
        return diagnostic;
    }

    private static boolean isThing(String words) {
        return words.endsWith("capital")
                || words.startsWith("the name of a")
                || words.equals("a place name")
                || words.equals("a piece name")
                || words.equals("a side's name");
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
