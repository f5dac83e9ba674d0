package dev.grognard.compiler.parse;

import dev.grognard.compiler.ast.PrintedName;
import dev.grognard.grammar.GrogLexer;
import java.math.BigInteger;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.Interval;
import org.antlr.v4.runtime.misc.Pair;

/** Puts together the tokens of slips that the lexer sees in pieces. */
final class Slipped {
    /** What follows in a name. */
    private static final Pattern AFTER_APOSTROPHE =
            Pattern.compile("^.(?:\\p{L}+(?:[ -]\\p{Lu}[\\p{L}\\p{N}]*)*|(?= \\p{L}))");

    private static final Pattern DECIMAL = Pattern.compile("(\\d{1,4})\\.(\\d{1,3})");

    private static final Pattern FRACTION = Pattern.compile("(\\d)\u2044(\\d{1,2})");

    /** So many tokens back the beginning of a name is looked for. */
    private static final int LONGEST_NAME = 10;

    /** A citation whose opening bracket was forgotten. */
    static final int UNOPENED_CITATION = -101;

    /** The beginning of a comment such as other languages have. */
    static final int BLOCK_COMMENT = -102;

    /** Longer numbers stand before no fraction. */
    static final int MOST_DIGITS = 4;

    /** Three dots where two make a range. */
    static final int THREE_DOTS = -103;

    private static final Set<Integer> OF_CITATION = Set.of(
            GrogLexer.DECIMAL,
            GrogLexer.INT,
            GrogLexer.DOT,
            GrogLexer.COMMA,
            GrogLexer.MINUS,
            GrogLexer.THING,
            GrogLexer.VALUE);

    private static final Pattern WORD = Pattern.compile("\\p{L}+");

    private Slipped() {}

    static List<Token> joined(List<? extends Token> scanned) {
        List<Token> result = new ArrayList<>();
        for (Token token : scanned) {
            Token last = result.isEmpty() ? null : result.get(result.size() - 1);
            if (token.getType() == GrogLexer.UNKNOWN && token.getText().equals("]")) {
                unopened(result, (CommonToken) token);
            } else if (last != null && token.getType() == GrogLexer.STAR && follows(last, GrogLexer.SLASH, token)) {
                result.set(result.size() - 1, merged(last, token, BLOCK_COMMENT));
            } else if (last != null && token.getType() == GrogLexer.DOT && follows(last, GrogLexer.DOTDOT, token)) {
                result.set(result.size() - 1, merged(last, token, THREE_DOTS));
            } else {
                result.add(token);
            }
        }
        return result;
    }

    private static boolean follows(Token last, int type, Token token) {
        return last.getType() == type && last.getStopIndex() + 1 == token.getStartIndex();
    }

    private static CommonToken merged(Token first, Token last, int type) {
        CommonToken merged = new CommonToken(first);
        merged.setType(type);
        merged.setStopIndex(last.getStopIndex());
        merged.setText(first.getInputStream().getText(Interval.of(first.getStartIndex(), last.getStopIndex())));
        return merged;
    }

    /** What stands before the bracket without a blank, or behind a comma, is the citation. */
    private static void unopened(List<Token> result, CommonToken bracket) {
        int first = result.size();
        Token behind = bracket;
        while (first > 0) {
            Token one = result.get(first - 1);
            boolean joins = one.getStopIndex() + 1 == behind.getStartIndex() || one.getType() == GrogLexer.COMMA;
            // A word of the language may be the first word of a case, such as that of the map.
            boolean fits = OF_CITATION.contains(one.getType())
                    || behind.getType() == GrogLexer.DOT
                            && WORD.matcher(one.getText()).matches();
            if (!joins || !fits || one.getLine() != bracket.getLine()) {
                break;
            }
            behind = one;
            first--;
        }
        if (first == result.size()) {
            result.add(bracket);
            return;
        }
        CommonToken citation = merged(behind, bracket, UNOPENED_CITATION);
        result.subList(first, result.size()).clear();
        result.add(citation);
    }

    static boolean isSingleQuote(String text) {
        return text.equals("'") || text.equals("\u2018") || text.equals("\u2019");
    }

    /** A sign such as that for one half as it is written here, with a whole number before it. */
    static Optional<String> fraction(String sign, int whole) {
        Matcher parts = FRACTION.matcher(Normalizer.normalize(sign, Normalizer.Form.NFKC));
        if (!parts.matches()) {
            return Optional.empty();
        }
        int below = Integer.parseInt(parts.group(2));
        return Optional.of((whole * below + Integer.parseInt(parts.group(1))) + "/" + below);
    }

    /** A decimal number as a fraction, or a sample of one. */
    static String asFraction(String decimal) {
        Matcher parts = DECIMAL.matcher(decimal);
        if (!parts.matches()) {
            return "1/2";
        }
        int below = (int) Math.pow(10, parts.group(2).length());
        int above = Integer.parseInt(parts.group(1)) * below + Integer.parseInt(parts.group(2));
        int common = BigInteger.valueOf(above).gcd(BigInteger.valueOf(below)).intValue();
        return below == common ? "1/2" : above / common + "/" + below / common;
    }

    /** The text from a token to the end of its line. */
    static String restOfLine(Token token) {
        int end = endOf(token, "\n");
        return token.getInputStream()
                .getText(Interval.of(token.getStartIndex(), Math.max(token.getStartIndex(), end - 1)));
    }

    /** Whether words follow the dashes, as they do behind those of other languages that begin a remark. */
    static boolean isRemark(Token dashes) {
        return restOfLine(dashes).matches("(?s)--\\h+\\p{L}.*");
    }

    /** Where the text goes on behind the next mark, counted as tokens are. */
    static int endOf(Token token, String mark) {
        int size = token.getInputStream().size();
        String rest = token.getInputStream().getText(Interval.of(token.getStartIndex(), size - 1));
        int at = rest.indexOf(mark);
        return at < 0 ? size : token.getStartIndex() + rest.codePointCount(0, at + mark.length());
    }

    /** Where a text between single quotes ends, or a negative number; a quote inside a word is an apostrophe. */
    static int closingQuote(String line) {
        for (int i = line.length() - 1; i > 0; i--) {
            boolean word = i + 1 < line.length() && Character.isLetter(line.charAt(i + 1));
            if (isSingleQuote(line.substring(i, i + 1)) && !word) {
                return i;
            }
        }
        return -1;
    }

    /**
     * The name that is printed with an apostrophe, as rules know it, if what stands here is the apostrophe of one.
     *
     * @param isPrinted whether something is printed under a name: then words before it may belong to it
     */
    static Optional<String> withApostrophe(List<Token> before, Token apostrophe, Predicate<String> isPrinted) {
        Matcher rest = AFTER_APOSTROPHE.matcher(restOfLine(apostrophe));
        List<Token> words = before.stream()
                .filter(one -> !one.getText().isBlank())
                .skip(Math.max(0, before.size() - LONGEST_NAME))
                .toList();
        int last = words.size() - 1;
        if (last < 0
                || words.get(last).getStopIndex() + 1 != apostrophe.getStartIndex()
                || words.get(last).getType() != GrogLexer.THING
                || !rest.find()) {
            return Optional.empty();
        }
        String printed = words.get(last).getText() + rest.group();
        String name = PrintedName.identifier(printed);
        for (int i = last - 1; i >= 0 && words.get(i).getType() == GrogLexer.THING; i--) {
            printed = words.get(i).getText() + " " + printed;
            if (isPrinted.test(PrintedName.identifier(printed))) {
                name = PrintedName.identifier(printed);
            }
        }
        return Optional.of(name);
    }

    /** A name with underscores as it is written here. */
    static String camel(String name) {
        StringBuilder out = new StringBuilder();
        for (String word : name.split("_")) {
            if (!word.isEmpty()) {
                out.append(
                                out.isEmpty()
                                        ? word.substring(0, 1)
                                        : word.substring(0, 1).toUpperCase(Locale.ROOT))
                        .append(word.substring(1));
            }
        }
        return out.toString();
    }

    /** A text whose quote was forgotten reaches to the end of the line, but the braces there close something else. */
    static List<CommonToken> unclosed(CommonToken token) {
        String text = token.getText();
        int depth = 0;
        int end = text.length();
        for (int i = 0; i < text.length(); i++) {
            depth += text.charAt(i) == '{' ? 1 : text.charAt(i) == '}' ? -1 : 0;
            if (depth < 0) {
                end = i;
                break;
            }
        }
        String rest = text.substring(end);
        token.setStopIndex(token.getStopIndex() - rest.codePointCount(0, rest.length()));
        List<CommonToken> result = new ArrayList<>();
        result.add(typed(token, GrogLexer.STRING, text.substring(0, end).stripTrailing() + "\""));
        for (int i = 0; i < rest.length(); i++) {
            if (rest.charAt(i) == '{' || rest.charAt(i) == '}') {
                CommonToken brace = new CommonToken(token);
                int at = token.getStopIndex() + 1 + rest.codePointCount(0, i);
                brace.setStartIndex(at);
                brace.setStopIndex(at);
                boolean opens = rest.charAt(i) == '{';
                result.add(typed(brace, opens ? GrogLexer.LBRACE : GrogLexer.RBRACE, opens ? "{" : "}"));
            }
        }
        return result;
    }

    private static CommonToken typed(CommonToken token, int type, String text) {
        token.setType(type);
        token.setText(text);
        return token;
    }

    /** Whether what was read last is the parameter of a function such as other languages have. */
    static boolean isParameter(List<Token> before) {
        int last = before.size() - 1;
        return last > 0
                && before.get(last).getType() == GrogLexer.VALUE
                && before.get(last - 1).getType() == GrogLexer.LPAREN;
    }

    /** Whether what was read last stands in the braces of a `match`. */
    static boolean isArm(List<Token> before) {
        int depth = 0;
        for (int i = before.size() - 1; i >= 0; i--) {
            int type = before.get(i).getType();
            if (depth > 0 && type == GrogLexer.MATCH) {
                return true;
            }
            if (depth > 0 && (type == GrogLexer.LBRACE || type == GrogLexer.RBRACE)) {
                return false;
            }
            depth += type == GrogLexer.LBRACE ? 1 : type == GrogLexer.RBRACE ? -1 : 0;
        }
        return false;
    }

    /** Whether a number and a dot stand together before a blank. */
    static boolean isNumbering(Token number, Token dot) {
        return number.getType() == GrogLexer.INT
                && number.getStopIndex() + 1 == dot.getStartIndex()
                && restOfLine(dot).startsWith(". ");
    }

    /** A token on the line of another one: what stands from one place of the text to another, read in another way. */
    static CommonToken on(Token line, int type, int channel, int start, int stop, String text) {
        CommonToken token =
                new CommonToken(new Pair<>(line.getTokenSource(), line.getInputStream()), type, channel, start, stop);
        token.setText(text);
        token.setLine(line.getLine());
        token.setCharPositionInLine(line.getCharPositionInLine() + start - line.getStartIndex());
        return token;
    }
}
