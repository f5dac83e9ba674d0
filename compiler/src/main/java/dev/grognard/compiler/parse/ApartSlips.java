package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.grammar.GrogParser;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.antlr.v4.runtime.Token;

/** Two words side by side that nothing joins: what is missing between them depends on what they are. */
final class ApartSlips {
    private static final Set<Integer> VALUES = Set.of(
            GrogParser.VALUE, GrogParser.THING, GrogParser.INT, GrogParser.TURN, GrogParser.SIDE, GrogParser.RPAREN);

    private static final Set<Integer> COMPARISONS = Set.of(
            GrogParser.IS,
            GrogParser.IN,
            GrogParser.LESS,
            GrogParser.LESS_EQUAL,
            GrogParser.MORE_THAN,
            GrogParser.MORE_EQUAL,
            GrogParser.HAS);

    /** What a condition begins after. */
    private static final Set<Integer> JOINS = Set.of(
            GrogParser.AND,
            GrogParser.OR,
            GrogParser.WHEN,
            GrogParser.IF,
            GrogParser.WHERE,
            GrogParser.REQUIRES,
            GrogParser.EXPECT,
            GrogParser.UNTIL,
            GrogParser.ELSE,
            GrogParser.COMMA,
            GrogParser.COLON,
            GrogParser.LBRACE,
            GrogParser.RBRACE,
            GrogParser.EQUALS);

    /** What a list of names stands behind. */
    private static final Set<Integer> LISTS = Set.of(GrogParser.SIDES, GrogParser.CHOOSES, GrogParser.PIECE);

    private static final List<Integer> KINDS = List.of(GrogParser.PIECE, GrogParser.PLACE, GrogParser.LINK);

    private final Stumble at;
    private final Token before;

    private ApartSlips(Stumble at) {
        this.at = at;
        this.before = at.before().orElse(at.token);
    }

    static Optional<Diagnostic> of(Stumble at) {
        ApartSlips slips = new ApartSlips(at);
        return slips.reason()
                .or(slips::listed)
                .or(slips::number)
                .or(() -> slips.isApart() ? Optional.of(slips.message()) : Optional.empty())
                .filter(problem -> problem.code() != SyntaxCode.NOTHING_BETWEEN
                        || problem.offer().isPresent()
                        || at.type() != GrogParser.LPAREN
                        || at.isInside(GrogParser.RULE_expression));
    }

    private Optional<Diagnostic> reason() {
        boolean requirement = at.rule() == GrogParser.RULE_requirement || at.expects("`requires`");
        if (at.type() != GrogParser.STRING || !requirement) {
            return Optional.empty();
        }
        Diagnostic problem = at.error(
                SyntaxCode.REASON_WITHOUT_ELSE, "a reason follows the word `else`", "expected `else` before this");
        return Optional.of(at.writing(problem, "write `else` before it", at.span.start(), at.span.start(), "else "));
    }

    /** Two names of a list with nothing between them. */
    private Optional<Diagnostic> listed() {
        boolean names = at.type() == GrogParser.THING
                        && (before.getType() == GrogParser.THING || before.getType() == GrogParser.STRING)
                || at.type() == GrogParser.INT && before.getType() == GrogParser.INT;
        boolean list = at.expects("`,`");
        Optional<Token> one = Optional.of(before);
        while (one.filter(word -> !at.isFirstOfLine(word)).isPresent()) {
            one = one.flatMap(at::before);
            list |= one.filter(word -> LISTS.contains(word.getType())).isPresent();
        }
        int gap = at.span(before).end();
        if (!names || !list || !at.isOnLineOfBefore()) {
            return Optional.empty();
        }
        boolean alone = at.reads(gap, gap, ",");
        Divided all = alone ? new Divided(",", gap) : divided(gap);
        if (!alone && !at.reads(gap, all.end(), all.text())) {
            return Optional.empty();
        }
        Diagnostic problem = at.error(
                SyntaxCode.NOTHING_BETWEEN,
                "nothing divides `" + at.text(before) + "` and " + at.found(),
                "did not expect this after `" + at.text(before) + "`");
        String advice = alone ? "put a comma between them" : "put commas between them";
        return Optional.of(at.writing(problem, advice, gap, all.end(), all.text()));
    }

    /** The rest of a list with the commas that it has not, and where that ends. */
    private record Divided(String text, int end) {}

    private Divided divided(int from) {
        StringBuilder all = new StringBuilder();
        Optional<Token> one = Optional.of(at.token);
        int written = from;
        while (one.filter(next -> next.getLine() == at.token.getLine()
                        && (next.getType() == GrogParser.THING || next.getType() == GrogParser.STRING))
                .isPresent()) {
            Token next = one.get();
            all.append(next.getType() == GrogParser.THING ? "," : "")
                    .append(at.places().source().text(), written, at.span(next).end());
            written = at.span(next).end();
            one = at.after(next);
        }
        return new Divided(all.toString(), written);
    }

    /** A number behind what should get it is taken for a hex, of which something is to be changed. */
    private Optional<Diagnostic> number() {
        Optional<Token> what = at.before(before)
                .filter(one -> before.getType() == GrogParser.INT && at.wants("`.`"))
                .filter(one -> isPart(one) && one.getLine() == before.getLine());
        return what.map(one -> at.writing(
                Diagnostic.error(
                        SyntaxCode.MISSING_EQUALS,
                        "expected `=` after `" + at.text(one) + "`, found `" + at.text(before) + "`",
                        at.span(before),
                        "expected `=` before this"),
                "what it is follows an equals sign",
                at.span(one).end(),
                at.span(before).start(),
                " = "));
    }

    private boolean isApart() {
        boolean words = at.beginsValue() || at.type() == GrogParser.STRING || at.type() == GrogParser.LPAREN;
        boolean afterValue =
                at.before().isPresent() && (VALUES.contains(before.getType()) || isPart(before) || isRoll());
        boolean value = at.isListed()
                || at.isInside(GrogParser.RULE_expression)
                || at.expects("a block in braces")
                || at.expects("a comparison")
                || at.expects("`and`")
                || at.expects("`=`") && at.isLaterOnLine(GrogParser.EQUALS);
        return words
                && !at.beginsCall()
                && afterValue
                && value
                && at.isOnLineOfBefore()
                && !at.expects("`,`")
                && !at.beginsAssignment();
    }

    /** Whether a word follows a dot. */
    private boolean isPart(Token one) {
        return at.before(one).filter(dot -> dot.getType() == GrogParser.DOT).isPresent();
    }

    private Diagnostic message() {
        if (isPart(before) && (COMPARISONS.contains(before.getType()) || JOINS.contains(before.getType()))) {
            Token dot = at.before(before).orElseThrow();
            return Diagnostic.error(
                            SyntaxCode.MISSING_NAME,
                            "expected the name of a field or rule after `.`, found `" + at.text(before) + "`",
                            at.span(dot),
                            "expected a name after this")
                    .help("write the name that was forgotten");
        }
        if (isGiven()) {
            Diagnostic problem = at.error(
                    SyntaxCode.MISSING_EQUALS,
                    "expected `=` after `" + at.text(before) + "`, found " + at.found(),
                    "expected `=` before this");
            return joined(problem, "what it is follows an equals sign", " = ");
        }
        Diagnostic problem = at.error(
                SyntaxCode.NOTHING_BETWEEN,
                "nothing joins `" + at.text(before) + "` and " + at.found(),
                "did not expect this after `" + at.text(before) + "`");
        boolean kind =
                before.getType() == GrogParser.THING && at.namesAfter(KINDS).contains(at.text(before));
        if (kind && (at.type() == GrogParser.VALUE || at.type() == GrogParser.SIDE)) {
            return joined(problem, "whose they are follows `of`", " of ");
        }
        if (at.before(before).filter(one -> one.getType() == GrogParser.BY).isPresent()) {
            return joined(problem, "how far it goes follows `within`", " within ");
        }
        if (isRoll()) {
            return joined(problem, "what is thrown follows `rolls`", " rolls ");
        }
        if (before.getType() == GrogParser.VALUE && at.type() == GrogParser.VALUE && isFlag(at.token)) {
            String advice = "a part of something follows a dot: `" + at.text(before) + "." + at.text(at.token) + "`";
            return at.reads(at.span(before).end(), at.span.start(), ".")
                    ? joined(problem, "a part of something follows a dot", ".")
                    : problem.help(advice);
        }
        if (isValue(before) && isValue(at.token)) {
            return isCompared() || at.type() == GrogParser.ANY
                    ? joined(problem, "join two conditions with `and` or `or`", " and ")
                    : joined(
                            problem,
                            "join two conditions with `and` or `or`; to compare two values, write `is`",
                            " is ");
        }
        if (at.type() == GrogParser.STRING
                && at.around(GrogParser.ExampleDeclarationContext.class).isPresent()) {
            int end = at.span(before).end();
            return at.writing(problem, "leave the text out: an expectation has none", end, at.span.end(), "");
        }
        return problem.help("join two conditions with `and` or `or`; two values are compared with `is`, `<` or `in`");
    }

    private Diagnostic joined(Diagnostic problem, String advice, String with) {
        return at.writing(problem, advice, at.span(before).end(), at.span.start(), with);
    }

    /** Whether this is no condition but something that gets a value: a field with its type, or what a statement begins with. */
    private boolean isGiven() {
        Optional<Token> first = Optional.of(before);
        while (first.filter(this::isPart).isPresent()) {
            first = first.flatMap(at::before).flatMap(at::before);
        }
        Optional<Token> ahead = first.flatMap(at::before);
        boolean field = at.rule() == GrogParser.RULE_members
                && ahead.filter(one -> one.getType() == GrogParser.COLON).isPresent();
        boolean begins = first.filter(at::isFirstOfLine).isPresent()
                || ahead.filter(one -> one.getType() == GrogParser.LBRACE || VALUES.contains(one.getType()))
                        .isPresent();
        return field || at.rule() == GrogParser.RULE_block && isPart(before) && begins;
    }

    /** Whether the name of a die and what it shows stand behind a move of an example. */
    private boolean isRoll() {
        return at.around(GrogParser.ExampleDeclarationContext.class).isPresent()
                && !at.isInside(GrogParser.RULE_expression)
                && at.type() == GrogParser.VALUE
                && at.after(at.token)
                        .filter(one -> one.getType() == GrogParser.INT)
                        .isPresent();
    }

    /** Whether something has a part of yes or no that is called so. */
    private boolean isFlag(Token one) {
        Pattern flag =
                Pattern.compile("(?m)(?:\\bstate |\\{\\h*|^\\h+|\\h{3})" + Pattern.quote(at.text(one)) + ": Bool\\b");
        return at.places().source().family().stream()
                .anyMatch(text -> flag.matcher(text.text()).find());
    }

    /** Whether one of the two is compared with another value already. */
    private boolean isCompared() {
        Optional<Token> left = at.before();
        while (left.filter(this::isOfCondition).isPresent()) {
            left = left.flatMap(at::before);
        }
        Optional<Token> right = at.after(at.token);
        while (right.filter(this::isOfCondition).isPresent()) {
            right = right.flatMap(at::after);
        }
        return Stream.of(left, right)
                .flatMap(Optional::stream)
                .anyMatch(one -> COMPARISONS.contains(one.getType()) && one.getLine() == at.token.getLine());
    }

    private boolean isOfCondition(Token one) {
        boolean compares = COMPARISONS.contains(one.getType()) && !isPart(one);
        return !compares && !JOINS.contains(one.getType()) && one.getLine() == at.token.getLine();
    }

    /** Whether a word is a value beside which another may stand: a number, or a name that stands elsewhere too. */
    private boolean isValue(Token one) {
        return switch (one.getType()) {
            case GrogParser.THING, GrogParser.VALUE -> !isStrange(one);
            case GrogParser.LPAREN, GrogParser.STRING, GrogParser.ROLL, GrogParser.DRAW -> false;
            default -> true;
        };
    }

    /** Whether a name stands nowhere but on this line. */
    private boolean isStrange(Token one) {
        return (one.getType() == GrogParser.THING || one.getType() == GrogParser.VALUE)
                && at.isOnlyOnLine(at.span(one));
    }
}
