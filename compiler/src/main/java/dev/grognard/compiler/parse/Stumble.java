package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Code;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.source.Span;
import dev.grognard.grammar.GrogParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.antlr.v4.runtime.NoViableAltException;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.RuleContext;
import org.antlr.v4.runtime.Token;

/** Where the parser stumbled: the word it did not expect, what stands around it, and what could have stood there. */
final class Stumble extends Words {
    /** Longer stretches between a choice and the mistake are not looked through. */
    private static final int MOST_READ = 60;

    private static final Set<Integer> VALUE_STARTS = Set.of(
            GrogParser.THING,
            GrogParser.VALUE,
            GrogParser.INT,
            GrogParser.FRACTION,
            GrogParser.PERCENT,
            GrogParser.RATIO,
            GrogParser.DATE,
            GrogParser.YES,
            GrogParser.NO,
            GrogParser.NONE,
            GrogParser.NEVER,
            GrogParser.IT,
            GrogParser.ANY,
            GrogParser.COUNT,
            GrogParser.SUM,
            GrogParser.ROLL,
            GrogParser.DRAW,
            GrogParser.SIDE,
            GrogParser.TURN,
            GrogParser.DOT);

    /** What may differ between lines that are alike. */
    private static final Set<Integer> NAMES =
            Set.of(GrogParser.THING, GrogParser.VALUE, GrogParser.INT, GrogParser.STRING, GrogParser.CITATION);

    final Token token;
    final Span span;
    final List<String> expected;
    private final Parser parser;
    private final RecognitionException mistake;

    /** What was being read: its state in the grammar, and the construct. */
    private final int state;

    private final ParserRuleContext reading;

    Stumble(Parser parser, RecognitionException mistake, Places places) {
        super(parser.getInputStream(), places);
        this.parser = parser;
        this.mistake = mistake;
        Optional<ParserRuleContext> misled = misled(mistake);
        this.token = misled.map(ParserRuleContext::getStart).orElseGet(mistake::getOffendingToken);
        Optional<ParserRuleContext> meant = misled.map(Stumble::meant);
        this.state = meant.map(construct -> construct.invokingState).orElseGet(mistake::getOffendingState);
        this.reading = meant.map(ParserRuleContext::getParent).orElse((ParserRuleContext) mistake.getCtx());
        this.span = places.span(token);
        this.expected = expectations();
    }

    /**
     * The statement or fact around a mistake that begins with a word of the language to which nothing is done. Such a word could be the
     * name of a state, but then it would be changed at once; so it is to blame, and not what follows.
     */
    private static Optional<ParserRuleContext> misled(RecognitionException mistake) {
        for (RuleContext context = mistake.getCtx(); context != null; context = context.parent) {
            if (context instanceof GrogParser.SoftTargetStatementContext statement) {
                return Optional.<ParserRuleContext>of(statement)
                        .filter(one -> isLed(statement.softTarget()) && !isDone(statement.action(), mistake));
            }
            if (context instanceof GrogParser.JoiningNameStatementContext statement) {
                return Optional.<ParserRuleContext>of(statement).filter(one -> !isDone(statement.action(), mistake));
            }
            if (context instanceof GrogParser.StateFactContext fact) {
                return Optional.<ParserRuleContext>of(fact)
                        .filter(one -> fact.EQUALS() == null
                                && fact.anyTarget() instanceof GrogParser.WordTargetContext word
                                && isLed(word.softTarget()));
            }
            if (context.getRuleIndex() == GrogParser.RULE_block) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** What should have begun there instead: behind another fact, the next line of the example. */
    private static ParserRuleContext meant(ParserRuleContext misled) {
        return misled.getParent() instanceof GrogParser.GivenItemContext given && given.fact(0) != misled
                ? given
                : misled;
    }

    private static boolean isLed(GrogParser.SoftTargetContext target) {
        GrogParser.TargetNameContext name = target.targetName();
        return name != null && name.leadingName() != null;
    }

    private static boolean isDone(GrogParser.ActionContext action, RecognitionException mistake) {
        return action != null && action.getStart() != mistake.getOffendingToken();
    }

    // ------------------------------------------------------------------------------------------ what was expected

    private List<String> expectations() {
        String whole = wholeRule();
        if (!whole.isEmpty()) {
            return List.of(whole);
        }
        if (state < 0) {
            return List.of();
        }
        List<Token> read = new ArrayList<>();
        if (token == mistake.getOffendingToken() && mistake instanceof NoViableAltException choice) {
            int first = choice.getStartToken().getTokenIndex();
            for (int i = first; i < token.getTokenIndex(); i++) {
                Token one = tokens().get(i);
                if (one.getChannel() == Token.DEFAULT_CHANNEL) {
                    read.add(one);
                }
            }
        }
        if (read.size() > MOST_READ) {
            return List.of();
        }
        List<String> words = Expectations.at(parser.getATN(), state, reading, read);
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
        for (ParserRuleContext context = reading;
                context != null && context.getStart() == token;
                context = context.getParent()) {
            String name = Expectations.ruleWords(context);
            words = name.isEmpty() ? words : name;
        }
        return words;
    }

    boolean expects(String word) {
        return expected.contains(word);
    }

    /** Whether only this could have stood here. */
    boolean wants(String word) {
        return expected.equals(List.of(word));
    }

    /** Whether one of a few things could have stood here, and this is among them. */
    boolean wantsAmongFew(String word) {
        return expects(word) && expected.size() <= SyntaxMessages.MOST_ALTERNATIVES;
    }

    /** Whether the mistake stands where the next member of a list could begin. */
    boolean isListed() {
        return expects("a declaration") || expects("a statement") || expects("`}`");
    }

    // ------------------------------------------------------------------------------------------ what stands around

    Parser parser() {
        return parser;
    }

    int type() {
        return token.getType();
    }

    int rule() {
        return reading == null ? -1 : reading.getRuleIndex();
    }

    boolean isTop() {
        return rule() == GrogParser.RULE_singleFile;
    }

    boolean isInside(int rule) {
        for (RuleContext context = reading; context != null; context = context.parent) {
            if (context.getRuleIndex() == rule) {
                return true;
            }
        }
        return false;
    }

    /** Whether the declaration around the mistake, or the one that it seems to belong to by its indent, begins with one of these. */
    boolean isIn(int... leading) {
        Optional<Token> one = Optional.of(token);
        while (one.isPresent() && (one.get().getCharPositionInLine() > 0 || !isFirstOfLine(one.get()))) {
            one = before(one.get());
        }
        return one.filter(first -> IntStream.of(leading).anyMatch(type -> first.getType() == type))
                .isPresent();
    }

    /** The innermost construct around the mistake that is of this class. */
    <T extends ParserRuleContext> Optional<T> around(Class<T> construct) {
        for (RuleContext context = reading; context != null; context = context.parent) {
            if (construct.isInstance(context)) {
                return Optional.of(construct.cast(context));
            }
        }
        return Optional.empty();
    }

    /** What is being read, in the designer's words. */
    String reading() {
        for (RuleContext context = reading; context != null; context = context.parent) {
            String words = Expectations.ruleWords((ParserRuleContext) context);
            if (!words.isEmpty()) {
                return words;
            }
        }
        return "";
    }

    Optional<Token> before() {
        return before(token);
    }

    boolean isBefore(int type) {
        return before().filter(one -> one.getType() == type).isPresent();
    }

    boolean isOnLineOfBefore() {
        return !isFirstOfLine(token);
    }

    /** Whether a sign follows on the line of the mistake. */
    boolean isLaterOnLine(int type) {
        Optional<Token> one = after(token);
        while (one.isPresent() && one.get().getLine() == token.getLine()) {
            if (one.get().getType() == type) {
                return true;
            }
            one = after(one.get());
        }
        return false;
    }

    /** Whether the rest of the line after a condition is a statement that gives something a value. */
    boolean beginsAssignment() {
        return rule() == GrogParser.RULE_ifElse
                && (isLaterOnLine(GrogParser.EQUALS)
                        || isLaterOnLine(GrogParser.ADD_TO)
                        || isLaterOnLine(GrogParser.TAKE_FROM));
    }

    /** Whether a procedure is called behind a condition, where a block could have begun. */
    boolean beginsCall() {
        return rule() == GrogParser.RULE_ifElse
                && type() == GrogParser.THING
                && after(token)
                        .filter(next ->
                                next.getType() == GrogParser.LPAREN && next.getStartIndex() == token.getStopIndex() + 1)
                        .isPresent();
    }

    /** Whether a value could begin with the offending token. */
    boolean beginsValue() {
        return VALUE_STARTS.contains(type());
    }

    /** The parenthesis that is still open at the mistake, looking back no further than the beginning of the construct. */
    Optional<Token> openParenthesis() {
        int depth = 0;
        for (Optional<Token> at = before(); at.isPresent(); at = before(at.get())) {
            int type = at.get().getType();
            if (type == GrogParser.LBRACE || (type == GrogParser.RBRACE && depth == 0)) {
                return Optional.empty();
            }
            if (type == GrogParser.RPAREN) {
                depth++;
            } else if (type == GrogParser.LPAREN && depth-- == 0) {
                return at;
            }
            boolean begins = isFirstOfLine(at.get()) && at.get().getCharPositionInLine() == 0;
            if (begins && Starters.declaration(at.get())) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** The offending token as a reader calls it. */
    String found() {
        return switch (token.getType()) {
            case Token.EOF -> "the end of the text";
            case GrogParser.STRING -> "a text in quotes";
            case GrogParser.ROW -> "a row of a table";
            case GrogParser.CITATION -> "a citation";
            default -> "`" + span.text() + "`";
        };
    }

    // ------------------------------------------------------------------------------------------ what to say

    Diagnostic error(Code code, String message, String label) {
        return Diagnostic.error(code, message, span, label);
    }

    /** Whether the line of a place could be read with something else there. */
    boolean reads(int start, int end, String with) {
        return Rehearsal.reads(places().source(), start, end, with);
    }

    /** The line of a place as it would read with something else there; nothing if it would not, or is too long to be shown. */
    Optional<String> mended(int start, int end, String with) {
        return Mended.line(places().source(), start, end, with).filter(line -> reads(start, end, with));
    }

    /** A message with the corrected line, if it can be shown. */
    Diagnostic writing(Diagnostic diagnostic, String advice, int start, int end, String with) {
        return Mended.writing(diagnostic, advice, places().source(), start, end, with);
    }

    /** A line of this text that begins with the same word as the one with the mistake and stands elsewhere. */
    Optional<String> similarLine() {
        if (expected.size() > SyntaxMessages.MOST_ALTERNATIVES) {
            // Where so much could have stood, the other line does not show what is wrong with this one.
            return Optional.empty();
        }
        Token first = token;
        while (!isFirstOfLine(first)) {
            first = before(first).orElseThrow();
            if (first.getType() == GrogParser.LBRACE) {
                // What stands in braces is not what the line begins with.
                return Optional.empty();
            }
        }
        if (!Starters.isLeading(first.getType())
                || first.getType() == GrogParser.THING
                || first.getType() == GrogParser.VALUE) {
            return Optional.empty();
        }
        String text = places().source().text();
        int gap = before().map(Token::getLine).orElse(0);
        for (int i = 0; i < tokens().size(); i++) {
            Token one = tokens().get(i);
            boolean elsewhere = one.getLine() != first.getLine() && one.getLine() != gap;
            boolean other = one.getType() == first.getType() && elsewhere && goesOnLike(one, first);
            if (other && one.getChannel() == Token.DEFAULT_CHANNEL && isFirstOfLine(one)) {
                int start = span(one).start();
                int end = text.indexOf('\n', start) < 0 ? text.length() : text.indexOf('\n', start);
                String line = text.substring(start, end)
                        .replaceAll("//.*", "")
                        .strip()
                        .replaceAll(" {2,}", " ");
                if (line.length() <= Mended.LONGEST_LINE && showsExpected(line) && showsLeading(line)) {
                    return Optional.of("line " + one.getLine() + " has one: `" + line + "`");
                }
            }
        }
        return Optional.empty();
    }

    /** Whether two lines go on alike too, where that is a word: {@code game over} is not like the first line of a game. */
    private boolean goesOnLike(Token one, Token first) {
        Optional<Token> next = after(first).filter(word -> word != token && !NAMES.contains(word.getType()));
        return next.isEmpty()
                || after(one)
                        .filter(word -> word.getType() == next.get().getType())
                        .isPresent();
    }

    /** Whether a line has the word behind which something else is wanted: without it, the line does not show what follows it. */
    private boolean showsLeading(String line) {
        return before().map(this::text)
                .filter(word -> word.matches("\\p{Ll}+")
                        && !NAMES.contains(before().get().getType()))
                .map(word -> Pattern.compile("\\b" + word + "\\b").matcher(line).find())
                .orElse(true);
    }

    /** Whether a line has one of the signs or words that are wanted, if nothing but such is wanted. */
    private boolean showsExpected(String line) {
        List<String> wanted = expected.stream()
                .filter(words -> words.matches("`[^`]+`"))
                .map(words -> words.substring(1, words.length() - 1))
                .toList();
        return wanted.isEmpty()
                || wanted.size() < expected.size()
                || wanted.stream().anyMatch(line::contains);
    }
}
