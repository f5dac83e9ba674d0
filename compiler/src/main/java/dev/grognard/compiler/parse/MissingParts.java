package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Code;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.source.Span;
import dev.grognard.grammar.GrogParser;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.antlr.v4.runtime.Token;

/** Says what was forgotten: a value, a name, a text, a block, an equals sign, or a word of a fixed phrase. */
final class MissingParts {
    private static final List<String> VALUES = List.of("a value", "a condition", "a set", "a comparison");
    private static final List<String> BLOCKS =
            List.of("a block in braces", "fields in braces", "rows in braces", "items in braces", "`{`");

    private static final Set<Integer> TITLED =
            Set.of(GrogParser.GAME, GrogParser.SERIES, GrogParser.MOD, GrogParser.SCENARIO, GrogParser.OPTION);

    private static final Set<Integer> CALCULATING =
            Set.of(GrogParser.STAR, GrogParser.SLASH, GrogParser.ADD, GrogParser.MINUS);

    /** What ends the clause that a case belongs to. */
    private static final Set<Integer> ENDS =
            Set.of(GrogParser.LBRACE, GrogParser.RBRACE, GrogParser.REQUIRES, GrogParser.DISCOVERS);

    private static final Set<Integer> COMPARING =
            Set.of(GrogParser.LESS, GrogParser.LESS_EQUAL, GrogParser.MORE_THAN, GrogParser.MORE_EQUAL, GrogParser.IS);

    private final Stumble at;

    private MissingParts(Stumble at) {
        this.at = at;
    }

    static Optional<Diagnostic> of(Stumble at) {
        return new MissingParts(at).message();
    }

    private Optional<Diagnostic> message() {
        if (at.before().isPresent() && at.expects("`=`") && at.beginsValue() && !at.isLaterOnLine(GrogParser.EQUALS)) {
            int gap = at.span(at.before().orElseThrow()).end();
            String advice = "what it is follows an equals sign"
                    + (at.isOnLineOfBefore() && !isNamed(at.after(at.token))
                            ? at.mended(gap, at.span.start(), " = ")
                                    .map(line -> ": " + line)
                                    .orElse("")
                            : "");
            return Optional.of(missing(SyntaxCode.MISSING_EQUALS, "`=`", advice));
        }
        if (at.before().isEmpty() || at.expected.isEmpty() || at.expected.size() > SyntaxMessages.MOST_ALTERNATIVES) {
            return Optional.empty();
        }
        if (at.type() == GrogParser.ARROW
                && (at.isInside(GrogParser.RULE_matchArm) || at.isInside(GrogParser.RULE_statementArm))) {
            return Optional.of(arm());
        }
        if (at.type() == GrogParser.CITATION && at.expects("a value")) {
            Optional<Diagnostic> cited = cited();
            if (cited.isPresent()) {
                return cited;
            }
        }
        if (at.expected.stream().allMatch(VALUES::contains) || (at.expects("a value") && !at.beginsValue())) {
            return Optional.of(missing(
                    SyntaxCode.MISSING_VALUE,
                    "a value",
                    at.token.getType() == GrogParser.LBRACE
                            ? "several stand in parentheses: `(A, B)`; a block in braces is no value"
                            : isCutShort()
                                    ? "what is compared stands on both sides of `%1$s`: `n > 1 %1$s n < 4`"
                                            .formatted(at.text(at.before().orElseThrow()))
                                    : "write what was forgotten"));
        }
        if (at.expected.stream().anyMatch(BLOCKS::contains)) {
            return beginsBlock() ? Optional.of(block()) : Optional.empty();
        }
        boolean unquoted = at.isBefore(GrogParser.LABEL) && at.type() == GrogParser.LBRACE;
        if (at.wants("a text in quotes") || unquoted && at.expects("a text in quotes")) {
            return Optional.of(text());
        }
        if (at.wants("places joined by `-`") || at.expected.equals(List.of("`-`"))) {
            return Optional.of(missing(
                    SyntaxCode.LONE_PLACE, "`-` and another place", "a link joins two places: `Road: Mill - Bridge`"));
        }
        if (at.expects("`=`")) {
            return Optional.of(missing(SyntaxCode.MISSING_EQUALS, "`=`", "what it is follows an equals sign"));
        }
        if (at.expects("the name of a die and its rolls")) {
            return Optional.of(missing(
                    SyntaxCode.MISSING_NAME,
                    "the name of a die and its rolls",
                    "a roll is known by what it is for: what `roll d6 for fire` throws is given by `rolls fire 6`"));
        }
        if (at.expected.stream()
                .anyMatch(words -> HeaderSlips.isName(words)
                        || HeaderSlips.isThing(words)
                        || words.equals("the name of a field or rule")
                        || words.equals("an order, `chooses` or `passes`")
                        || words.equals("a side and what it does"))) {
            return Optional.of(missing(
                    SyntaxCode.MISSING_NAME,
                    SyntaxMessages.listed(at.expected),
                    "write the name that was forgotten"
                            + (at.isBefore(GrogParser.COMMA) && isSpare() ? ", or leave the comma out" : "")));
        }
        boolean phrase = at.expected.stream().allMatch(words -> words.matches("`[a-z]+`"));
        if (phrase) {
            Diagnostic problem = phrase(SyntaxMessages.listed(at.expected));
            Optional<Diagnostic> bracketed =
                    CALCULATING.contains(at.type()) && at.wants("`of`") ? bracketed(problem) : Optional.empty();
            if (bracketed.isPresent()) {
                return bracketed;
            }
            return Optional.of(at.similarLine().map(problem::note).orElse(problem));
        }
        return Optional.empty();
    }

    /** Whether a comparison follows `and` or `or` without what it compares. */
    private boolean isCutShort() {
        return (at.isBefore(GrogParser.AND) || at.isBefore(GrogParser.OR)) && COMPARING.contains(at.type());
    }

    /** Whether the sign before the mistake is one too many. */
    private boolean isSpare() {
        Span sign = at.span(at.before().orElseThrow());
        return at.reads(sign.start(), sign.end(), "");
    }

    /** A case before what it stands for: {@code requires [5.9] not u.moved}. */
    private Optional<Diagnostic> cited() {
        Optional<Token> last = Optional.empty();
        Optional<Token> one = at.after(at.token);
        while (one.filter(next -> next.getLine() == at.token.getLine() && !ENDS.contains(next.getType()))
                .isPresent()) {
            last = one;
            one = at.after(one.get());
        }
        if (last.isEmpty()) {
            return Optional.empty();
        }
        int start = at.span(at.after(at.token).orElseThrow()).start();
        int end = at.span(last.get()).end();
        return Optional.of(at.writing(
                at.error(
                        SyntaxCode.MISSING_VALUE,
                        "the case stands behind what it is about",
                        "did not expect this behind `%s`"
                                .formatted(at.text(at.before().orElseThrow()))),
                "write it at the end",
                at.span.start(),
                end,
                at.span.source().text().substring(start, end) + " " + at.span.text()));
    }

    /** An arrow between a value and what belongs to it, as other languages have it. */
    private Diagnostic arm() {
        boolean value = at.isInside(GrogParser.RULE_matchArm);
        Diagnostic problem = at.error(
                SyntaxCode.UNEXPECTED,
                "an arm of `match` has no `%s`".formatted(at.span.text()),
                "expected " + (value ? "`:`" : "a block in braces"));
        return problem.help(
                value
                        ? "what it gives follows a colon: `%s: %s`"
                                .formatted(
                                        at.text(at.before().orElseThrow()),
                                        at.after(at.token).map(at::text).orElse("…"))
                        : "what is done stands in braces behind the value: `Hit { u.hits += 1 }`");
    }

    /** Whether another name follows on the line, so that the value may not be one. */
    private boolean isNamed(Optional<Token> next) {
        return next.filter(one -> one.getLine() == at.token.getLine())
                .filter(one -> one.getType() == GrogParser.THING || one.getType() == GrogParser.VALUE)
                .isPresent();
    }

    /** Whether what stands here may be the beginning of a block, or of what follows one. */
    private boolean beginsBlock() {
        boolean words = at.type() == GrogParser.THING || at.type() == GrogParser.VALUE;
        boolean sign = at.type() == GrogParser.COLON || at.type() == GrogParser.COMMA || at.type() == GrogParser.THEN;
        return sign
                || at.beginsAssignment()
                || at.beginsCall()
                || at.type() == Token.EOF
                || at.type() == GrogParser.RBRACE
                || at.isFirstOfLine(at.token)
                || Starters.isLeading(at.type()) && !words;
    }

    /** Blames what should have stood in the block, or the head of it if another declaration follows. */
    private Diagnostic block() {
        if (at.type() == GrogParser.REQUIRES && at.isInside(GrogParser.RULE_procedure)) {
            return at.error(
                            SyntaxCode.MISSING_BLOCK,
                            "`requires` belongs to orders and ways of travelling, and this is a procedure",
                            "expected a block in braces here")
                    .help("a procedure asks in its braces: `if … { … }`");
        }
        String what = SyntaxMessages.listed(at.expected.stream()
                .filter(words -> !words.equals("a citation in brackets"))
                .toList());
        boolean ends = at.type() == Token.EOF
                || at.type() == GrogParser.RBRACE
                || Starters.declaration(at.token) && at.token.getCharPositionInLine() == 0;
        int gap = at.span(at.before().orElseThrow()).end();
        String sample = ends || followsHead()
                ? Mended.line(at.places().source(), gap, gap, " { … }")
                        .map(line -> ": " + line)
                        .orElse("")
                : "";
        String open = "open it with `{` and close it with `}`" + sample;
        boolean colon = at.type() == GrogParser.COLON
                && at.after(at.token).filter(at::isFirstOfLine).isPresent();
        Optional<String> opened = colon ? at.mended(at.span.start(), at.span.end(), " {") : Optional.empty();
        String advice = inBraces()
                .map(line -> "what is to be done stands in braces: " + line)
                .or(() -> opened.map(line -> open + ": " + line))
                .orElse(open);
        return ends || at.isOnLineOfBefore() || followsHead()
                ? missing(SyntaxCode.MISSING_BLOCK, what, advice)
                : at.error(
                                SyntaxCode.MISSING_BLOCK,
                                "expected " + what + ", found " + at.found(),
                                "expected " + what + " here")
                        .help(advice);
    }

    /** Whether the line is no deeper than the head of the block, so that it stands behind the block and not in it. */
    private boolean followsHead() {
        Token head = at.before().orElseThrow();
        while (!at.isFirstOfLine(head)) {
            head = at.before(head).orElseThrow();
        }
        return Starters.isLeading(at.type())
                && at.type() != GrogParser.THING
                && at.type() != GrogParser.VALUE
                && at.token.getCharPositionInLine() <= head.getCharPositionInLine();
    }

    /** The line with braces around the rest of it, if that is a single statement. */
    private Optional<String> inBraces() {
        boolean sign = at.type() == GrogParser.COLON || at.type() == GrogParser.COMMA;
        Optional<Token> first = sign ? at.after(at.token) : Optional.of(at.token);
        String text = at.places().source().text();
        int start = first.map(one -> at.span(one).start()).orElse(text.length());
        int end = text.indexOf('\n', start) < 0 ? text.length() : text.indexOf('\n', start);
        // What closes here was opened around the statement.
        int close = text.substring(start, end).indexOf('}');
        int over = close < 0 ? end : start + close;
        String rest = text.substring(start, over).replaceAll("//.*", "").strip();
        boolean plain = at.rule() == GrogParser.RULE_ifElse
                && at.isOnLineOfBefore()
                && first.filter(one -> one.getLine() == at.token.getLine()).isPresent()
                && !rest.matches(".*([{}]|\\belse\\b).*");
        int gap = at.span(at.before().orElseThrow()).end();
        return plain ? at.mended(gap, over, " { " + rest + " }" + (over < end ? " " : "")) : Optional.empty();
    }

    private Diagnostic text() {
        Token name = at.before().orElseThrow();
        Optional<Token> form = at.before(name).filter(one -> one.getLine() == name.getLine());
        if (name.getType() != GrogParser.THING || form.isEmpty()) {
            return missing(SyntaxCode.MISSING_TEXT, "a text in quotes", "write it between `\"`");
        }
        boolean titled = TITLED.contains(form.get().getType());
        String sample = titled ? at.text(name).replaceAll("(?<=\\p{Ll})(?=\\p{Lu})", " ") : "in words";
        int end = at.span(name).end();
        String advice = (titled ? "what players read follows the name" : "write it between `\"`")
                + at.mended(end, end, " \"" + sample + "\"")
                        .map(line -> ": " + line)
                        .orElse("");
        return missing(SyntaxCode.MISSING_TEXT, titled ? "a title in quotes" : "a text in quotes", advice);
    }

    private Diagnostic phrase(String what) {
        if (at.expected.size() > 1 || !at.isOnLineOfBefore()) {
            return missing(SyntaxCode.PHRASE, what, "write " + what + " here");
        }
        Diagnostic problem = at.error(
                SyntaxCode.PHRASE,
                "expected " + what + " after `" + at.text(at.before().orElseThrow()) + "`, found " + at.found(),
                "expected " + what);
        int start = at.span.start();
        if (at.type() == GrogParser.IF && what.equals("`when`")) {
            return at.writing(problem, "write `when` for `if`", start, at.span.end(), "when");
        }
        if (at.type() == GrogParser.BY && what.equals("`to`")) {
            return problem.help("a journey is somebody's move: `side moves unit by March within 3`;"
                    + " `move` puts a piece into a place: `move unit to Mill`");
        }
        String word = what.replace("`", "") + " ";
        return at.reads(start, start, word)
                ? at.writing(problem, "write " + what + " here", start, start, word)
                : problem;
    }

    /** What is worked out between a word and its {@code of} stands in parentheses. */
    private Optional<Diagnostic> bracketed(Diagnostic problem) {
        Token first = at.before().orElseThrow();
        for (Optional<Token> one = Optional.of(first);
                one.filter(word -> word.getLine() == at.token.getLine() && word.getType() != GrogParser.WITHIN)
                        .isPresent();
                one = at.before(one.get())) {
            first = one.get();
        }
        int start = at.span(first).start();
        for (Optional<Token> of = at.after(at.token);
                of.filter(word -> word.getLine() == at.token.getLine()).isPresent();
                of = at.after(of.get())) {
            int end = at.span(of.get()).start();
            String sum = "(" + at.places().source().text().substring(start, end).stripTrailing() + ") ";
            if (of.get().getType() == GrogParser.OF && at.reads(start, end, sum)) {
                return Optional.of(
                        at.writing(problem, "what is worked out stands in parentheses here", start, end, sum));
            }
        }
        return Optional.empty();
    }

    /** Blames what stands before the gap if the gap is at the end of a line, else what stands behind it. */
    private Diagnostic missing(Code code, String what, String advice) {
        Token before = at.before().orElseThrow();
        boolean lineEnds = before.getLine() < at.token.getLine() || at.type() == Token.EOF;
        String after = at.text(before).length() > 40 ? "this" : "`" + at.text(before) + "`";
        String message = "expected " + what + " after " + after + ", found " + at.found();
        return lineEnds
                ? Diagnostic.error(code, message, at.span(before), "expected " + what + " after this")
                        .help(advice)
                : at.error(code, message, "expected " + what).help(advice);
    }
}
