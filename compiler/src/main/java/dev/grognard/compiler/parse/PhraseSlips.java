package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.grammar.GrogParser;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.antlr.v4.runtime.Token;

/** Phrases that rulebooks have in the middle of a line and that are written otherwise here. */
final class PhraseSlips {
    private static final Set<String> THEIRS = Set.of("enemy", "opposing", "hostile");
    private static final Set<String> OURS = Set.of("friendly", "own");
    private static final Pattern DICE = Pattern.compile("(\\d{1,3})[dD](\\d{1,3})");

    private static final Pattern PLACE_BEFORE = Pattern.compile("([\\p{L}\\p{N}.]+) +(?:is +)?$");
    private static final Pattern PLACE_AFTER = Pattern.compile(" +([\\p{L}\\p{N}.]+)");

    /** What a set after `no`, `any` or `count` cannot go beyond. */
    private static final Set<Integer> AFTER_SET = Set.of(
            GrogParser.ELSE,
            GrogParser.AND,
            GrogParser.OR,
            GrogParser.THEN,
            GrogParser.IS,
            GrogParser.LESS,
            GrogParser.LESS_EQUAL,
            GrogParser.MORE_THAN,
            GrogParser.MORE_EQUAL,
            GrogParser.LBRACE,
            GrogParser.RBRACE,
            GrogParser.CITATION,
            GrogParser.COMMA,
            GrogParser.EQUALS);

    private static final List<Integer> BEGINNINGS = List.of(GrogParser.PHASE, GrogParser.PROCEDURE);

    private final Stumble at;

    private PhraseSlips(Stumble at) {
        this.at = at;
    }

    static Optional<Diagnostic> of(Stumble at) {
        PhraseSlips slips = new PhraseSlips(at);
        return slips.owned()
                .or(slips::adjacent)
                .or(slips::dice)
                .or(slips::turns)
                .or(slips::reset)
                .or(slips::draw)
                .or(slips::set);
    }

    private Diagnostic phrase(String words, Token first) {
        return Diagnostic.error(
                SyntaxCode.PHRASE_OF_RULEBOOKS,
                "`" + words + "` is said otherwise here",
                at.span(first),
                "a phrase of rulebooks");
    }

    /** A word at the mistake or just beside it, on the same line. */
    private Optional<Token> near(Predicate<Token> wanted) {
        Optional<Token> before = at.before();
        return Stream.of(Optional.of(at.token), before, before.flatMap(at::before), at.after(at.token))
                .flatMap(Optional::stream)
                .filter(one -> one.getLine() == at.token.getLine() && one.getType() != Token.EOF)
                .filter(wanted)
                .findFirst();
    }

    private boolean isNext(Token one, int type) {
        return at.after(one)
                .filter(next -> next.getType() == type && next.getLine() == one.getLine())
                .isPresent();
    }

    private boolean isQuantifier(Token one) {
        return one.getType() == GrogParser.NO || one.getType() == GrogParser.ANY || one.getType() == GrogParser.COUNT;
    }

    /** Whose counters: {@code enemy Unit}. */
    private Optional<Diagnostic> owned() {
        return near(one -> (THEIRS.contains(one.getText()) || OURS.contains(one.getText()))
                        && isNext(one, GrogParser.THING))
                .map(word -> {
                    Token kind = at.after(word).orElseThrow();
                    boolean theirs = THEIRS.contains(word.getText());
                    boolean order =
                            at.around(GrogParser.OrderDeclarationContext.class).isPresent()
                                    || at.around(GrogParser.OrderAlsoDeclarationContext.class)
                                            .isPresent()
                                    || at.isInside(GrogParser.RULE_option);
                    String side = order ? (theirs ? "foe" : "side") : (theirs ? "s.opponent" : "s");
                    String set = at.text(kind) + " of " + side;
                    String advice = order
                            ? "write `" + set + "`"
                            : "write `" + set + "`, where `s` is the side that is spoken of";
                    Diagnostic problem = phrase(at.text(word) + " " + at.text(kind), word);
                    Optional<Token> quantifier = at.before(word).filter(this::isQuantifier);
                    if (quantifier.isEmpty()) {
                        return at.writing(
                                problem,
                                advice,
                                at.span(word).start(),
                                at.span(kind).end(),
                                set);
                    }
                    int end = setEnd(kind);
                    String rest =
                            at.places().source().text().substring(at.span(kind).end(), end);
                    return at.writing(problem, advice, at.span(word).start(), end, "(" + set + rest + ")");
                });
    }

    /** Where the set that begins here ends. */
    private int setEnd(Token first) {
        int end = at.span(first).end();
        int depth = 0;
        for (Optional<Token> one = at.after(first); one.isPresent(); one = at.after(one.get())) {
            Token token = one.get();
            depth += token.getType() == GrogParser.LPAREN ? 1 : token.getType() == GrogParser.RPAREN ? -1 : 0;
            boolean over = depth < 0 || depth == 0 && AFTER_SET.contains(token.getType());
            if (over || token.getLine() != first.getLine() || token.getType() == Token.EOF) {
                break;
            }
            end = at.span(token).end();
        }
        return end;
    }

    private Optional<Diagnostic> adjacent() {
        return near(one -> one.getText().equals("adjacent") && isNext(one, GrogParser.TO))
                .map(word -> {
                    Diagnostic problem = phrase("adjacent to", word);
                    int start = at.span(word).start();
                    int end = at.span(at.after(word).orElseThrow()).end();
                    boolean kind = at.before(word)
                            .filter(one -> one.getType() == GrogParser.THING)
                            .isPresent();
                    return kind
                            ? at.writing(problem, "write `next to`", start, end, "next to")
                            : ofTwoPlaces(problem, start, end);
                });
    }

    /** {@code u.at is adjacent to Mill}. */
    private Diagnostic ofTwoPlaces(Diagnostic problem, int start, int end) {
        String text = at.places().source().text();
        Matcher left = PLACE_BEFORE.matcher(text.substring(text.lastIndexOf('\n', start) + 1, start));
        Matcher right = PLACE_AFTER.matcher(text.substring(end));
        String advice = "of two places ask `adjacent(a, b)`; who stands beside one is `Unit next to p`";
        return left.find() && right.lookingAt()
                ? at.writing(
                        problem,
                        advice,
                        start - left.group().length(),
                        end + right.end(),
                        "adjacent(" + left.group(1) + ", " + right.group(1) + ")")
                : problem.help(advice);
    }

    private Optional<Diagnostic> dice() {
        return near(one -> DICE.matcher(one.getText()).matches()).map(word -> {
            Matcher dice = DICE.matcher(word.getText());
            dice.matches();
            boolean one = dice.group(1).equals("1");
            String die = "d" + dice.group(2);
            Optional<Token> roll = at.before(word).filter(before -> before.getType() == GrogParser.ROLL);
            int end = isNext(word, GrogParser.FOR)
                    ? at.span(at.after(at.after(word).orElseThrow()).orElseThrow())
                            .end()
                    : at.span(word).end();
            String rest = at.places().source().text().substring(at.span(word).end(), end);
            String many = "sum of it over (roll " + dice.group(1) + " " + die + rest + ")";
            int start = at.span(roll.orElse(word)).start();
            return one
                    ? at.writing(
                            phrase(word.getText(), word),
                            "one die is `roll " + die + "`",
                            start,
                            end,
                            "roll " + die + rest)
                    : at.writing(
                            phrase(word.getText(), word),
                            "what " + dice.group(1) + " dice show together is their sum",
                            start,
                            end,
                            many);
        });
    }

    /** How long a scenario lasts, by one number. */
    private Optional<Diagnostic> turns() {
        boolean over = at.type() == GrogParser.AT || at.type() == GrogParser.RBRACE || at.isFirstOfLine(at.token);
        Optional<Token> number = at.before().filter(one -> over && one.getType() == GrogParser.INT);
        Optional<Token> word =
                number.flatMap(at::before).filter(one -> one.getType() == GrogParser.TURNS && at.wants("`..`"));
        return word.map(turns -> {
            int start = at.span(number.orElseThrow()).start();
            return at.writing(
                    phrase("turns " + at.text(number.get()), turns),
                    "write the first and the last one",
                    start,
                    start,
                    "1..");
        });
    }

    /** When a state falls back: what begins has a capital. */
    private Optional<Diagnostic> reset() {
        Optional<Token> name = at.after(at.token).filter(one -> one.getType() == GrogParser.VALUE);
        boolean state = at.around(GrogParser.StateMemberContext.class).isPresent()
                || at.before()
                        .flatMap(at::before)
                        .filter(one -> one.getType() == GrogParser.COLON)
                        .isPresent();
        if (at.type() != GrogParser.EACH || name.isEmpty() || !state) {
            return Optional.empty();
        }
        String written = at.text(name.get());
        Optional<String> meant = at.namesAfter(BEGINNINGS).stream()
                .filter(one -> one.equalsIgnoreCase(written))
                .findFirst();
        Diagnostic problem = Diagnostic.error(
                SyntaxCode.CAPITAL_WANTED,
                "expected `turn` or the name of a phase or procedure after `each`, found `" + written + "`",
                at.span(name.get()),
                "begins with a small letter");
        String big = Character.toUpperCase(written.charAt(0)) + written.substring(1);
        return Optional.of(at.writing(
                problem,
                "a state falls back when a turn, a phase or a procedure begins",
                at.span(name.get()).start(),
                at.span(name.get()).end(),
                meant.orElse(big)));
    }

    /** The end of a game that nobody wins. */
    private Optional<Diagnostic> draw() {
        boolean line = at.expects("a side's name or `nobody`");
        if (!line || at.type() != GrogParser.VALUE) {
            return Optional.empty();
        }
        return Set.of("draw", "tie", "drawn").contains(at.span.text())
                ? Optional.of(at.writing(
                        phrase(at.span.text(), at.token),
                        "whoever wins is named first, and of a draw that is nobody",
                        at.span.start(),
                        at.span.end(),
                        "nobody"))
                : Optional.empty();
    }

    /** A set without its parentheses, wherever it stands. */
    private Optional<Diagnostic> set() {
        Optional<Token> quantifier = at.before().filter(this::isQuantifier);
        boolean begins = at.type() == GrogParser.THING || at.type() == GrogParser.VALUE;
        if (quantifier.isEmpty() || !begins || !at.isOnLineOfBefore()) {
            return Optional.empty();
        }
        String word = at.text(quantifier.get());
        int end = setEnd(at.token);
        String set = at.places().source().text().substring(at.span.start(), end);
        return Optional.of(at.writing(
                at.error(
                        SyntaxCode.SET_WITHOUT_PARENTHESES,
                        "the set after `" + word + "` stands in parentheses",
                        "expected `(` before this"),
                "write `" + word + " (…)`",
                at.span.start(),
                end,
                "(" + set + ")"));
    }
}
