package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Suggest;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.phrase.RulebookPhrases;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.grammar.GrogParser;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.antlr.v4.runtime.Token;

/** Slips at the beginning of a line, or of what should have been one. */
final class LineSlips {
    /** What the lines of a list look like, by what the list expects. */
    private static final Map<String, String> LINES = Map.of(
            "a row, a line of links or a region",
                    "a line of a map is a row `| … |`, links `Road: Mill - Bridge` or a region",
            "an item such as `\"rain\" - 2 when …`", "an item is a text, a sign and a number: `\"rain\" - 2 when wet`",
            "a clause such as `cost`, `requires` or `stops when`",
                    "a clause begins with `cost`, `plus`, `requires`, `stops when`, `passes where`, `ends where` or `at most`",
            "an order", "a menu names orders, or writes options out: `Rest(u in Unit) \"{u} rests\" { … }`",
            "a side's name or `nobody`", "a line names who wins and when: `Blue \"more points\" when …`",
            "the name of something to draw", "a look names a thing and how it is drawn: `Blue #2a4b8d`",
            "a set-up line or a declaration", "a set-up line is `turns 1..4` or `at Mill: Pikes`",
            "a field or a state", "a field is `strength: Int`, a state is `state hits: Int = 0`",
            "a row of a table", "rows stand between pipes: `| 1..3 | 0 |`");

    /** What says how an example begins. */
    private static final Set<Integer> GIVEN =
            Set.of(GrogParser.AT, GrogParser.TURN, GrogParser.SCENARIO, GrogParser.START);

    private final Stumble at;

    private LineSlips(Stumble at) {
        this.at = at;
    }

    static Optional<Diagnostic> of(Stumble at) {
        return new LineSlips(at).message();
    }

    private Optional<Diagnostic> message() {
        return stateWithoutWord()
                .or(this::turnCited)
                .or(this::pasted)
                .or(this::row)
                .or(this::then)
                .or(() -> ChoiceSlips.of(at))
                .or(() -> ExampleSlips.of(at))
                .or(() -> LinkSlips.of(at))
                .or(this::setUp)
                .or(this::placed)
                .or(() -> MenuSlips.of(at))
                .or(this::firstState)
                .or(() -> ApartSlips.of(at))
                .or(this::middle)
                .or(this::example)
                .or(this::listed);
    }

    /** A word that does not belong here at all is to blame before anything else is. */
    static Optional<Diagnostic> foreign(Stumble at) {
        // With a capital where a name is wanted, such a word is meant as a name.
        boolean named = at.type() == GrogParser.THING && at.wantsAmongFew("a name that begins with a small letter");
        return ForeignWords.articles(at)
                .or(() -> ForeignWords.at(at.span).filter(problem -> !named))
                .or(() -> article(at))
                .or(() -> at.before()
                        .filter(one -> one.getLine() == at.token.getLine())
                        .filter(one -> at.before(one)
                                .filter(dot -> dot.getType() == GrogParser.DOT)
                                .isEmpty())
                        .flatMap(one -> ForeignWords.at(at.span(one))))
                .or(() -> first(at).flatMap(one -> ForeignWords.at(at.span(one))))
                .or(() -> leading(at).flatMap(one -> ForeignWords.at(at.span(one))));
    }

    /** The word before the last one, if a statement begins with it: {@code { Return 5 }}. */
    private static Optional<Token> leading(Stumble at) {
        return at.before()
                .flatMap(at::before)
                .filter(word -> word.getLine() == at.token.getLine()
                        && at.before(word)
                                .filter(brace -> brace.getType() == GrogParser.LBRACE)
                                .isPresent());
    }

    /** The first word of the line, if it names nothing. */
    private static Optional<Token> first(Stumble at) {
        Optional<Token> one = Optional.of(at.token);
        while (one.filter(word -> !at.isFirstOfLine(word)).isPresent()) {
            one = one.flatMap(at::before);
        }
        return one.filter(word -> word.getType() == GrogParser.VALUE);
    }

    /** The shortest article may also be the name of a variable, but not beside the name of a thing. */
    private static Optional<Diagnostic> article(Stumble at) {
        return at.before()
                .filter(one -> one.getText().equals("a") && at.type() == GrogParser.THING && at.isOnLineOfBefore())
                .map(one -> ForeignWords.article(at.span(one)));
    }

    private Optional<Diagnostic> stateWithoutWord() {
        Optional<Token> name = at.before().filter(one -> one.getType() == GrogParser.VALUE && at.isFirstOfLine(one));
        boolean type = at.after(at.token)
                .filter(next -> next.getType() == GrogParser.THING
                        || next.getType() == GrogParser.SET
                        || next.getType() == GrogParser.DIE)
                .isPresent();
        if (at.type() != GrogParser.COLON || !at.isListed() || name.isEmpty() || !type) {
            return Optional.empty();
        }
        return Optional.of(stateWanted(at, name.get()));
    }

    private static Diagnostic stateWanted(Stumble at, Token name) {
        Diagnostic problem = Diagnostic.error(
                SyntaxCode.STATE_WORD,
                "`" + at.text(name) + "` is declared without the word `state`",
                at.span(name),
                "expected `state` before this");
        int start = at.span(name).start();
        return at.writing(problem, "what changes in the course of the game is a state", start, start, "state ");
    }

    /** A line of a spreadsheet has tabs where a row has pipes. */
    private Optional<Diagnostic> pasted() {
        boolean rows = at.isInside(GrogParser.RULE_rows)
                || at.expects("a row of a table")
                || at.expects("a row, a line of links or a region")
                || at.around(GrogParser.MapDeclarationContext.class).isPresent();
        if (!rows) {
            return Optional.empty();
        }
        String text = at.places().source().text();
        int first = text.lastIndexOf('\n', Math.max(0, at.span.start() - 1)) + 1;
        int last = text.indexOf('\n', at.span.start()) < 0 ? text.length() : text.indexOf('\n', at.span.start());
        String line = text.substring(first, Math.max(first, last));
        if (!line.strip().contains("\t") || line.contains("|")) {
            return Optional.empty();
        }
        String row = "| " + line.strip().replaceAll("\\s*\t\\s*", " | ") + " |";
        return Optional.of(Diagnostic.error(
                        SyntaxCode.TABS,
                        "this row is pasted with tabs",
                        at.places()
                                .source()
                                .span(
                                        first + line.indexOf(line.strip()),
                                        first + line.stripTrailing().length()),
                        "cells stand between pipes")
                .help("write `" + row + "`"));
    }

    private Optional<Diagnostic> row() {
        if (at.type() != GrogParser.ROW) {
            return Optional.empty();
        }
        boolean braces = at.expects("rows in braces");
        return Optional.of(
                at.error(SyntaxCode.ROW_OUTSIDE, "a row stands outside the braces of a table", "not in a table")
                        .help(
                                braces
                                        ? "open the table with `{` before its first row"
                                        : "rows belong between the braces of `map`, `pieces`, `table` or `list`"));
    }

    private Optional<Diagnostic> then() {
        if (at.type() != GrogParser.THEN || at.rule() != GrogParser.RULE_ifElse) {
            return Optional.empty();
        }
        return Optional.of(
                at.error(SyntaxCode.THEN_IN_STATEMENT, "what is to be done stands in braces", "no `then` here")
                        .help("write `if … { … } else { … }`; `then` chooses between two values"));
    }

    private Optional<Diagnostic> setUp() {
        boolean colon = at.after(at.token)
                .filter(one -> one.getType() == GrogParser.COLON)
                .isPresent();
        boolean place = at.type() == GrogParser.THING || at.type() == GrogParser.INT;
        if (!place || !colon || !at.expects("a set-up line or a declaration")) {
            return Optional.empty();
        }
        Diagnostic problem = at.error(
                SyntaxCode.SET_UP_WITHOUT_AT,
                "expected `at` before the place `" + at.span.text() + "`",
                "expected `at` before this");
        return Optional.of(
                at.writing(problem, "a line of a set-up begins with `at`", at.span.start(), at.span.start(), "at "));
    }

    /** A scenario that sets what a place or a side begins with. */
    private Optional<Diagnostic> firstState() {
        boolean dot = at.after(at.token)
                .filter(one -> one.getType() == GrogParser.DOT)
                .isPresent();
        if (at.type() != GrogParser.THING || !dot || !at.expects("a set-up line or a declaration")) {
            return Optional.empty();
        }
        Diagnostic problem = at.error(SyntaxCode.NO_LINE, at.found() + " begins no line here", "did not expect this");
        Optional<Token> field = at.after(at.token).flatMap(at::after);
        if (field.filter(one -> !isState(at.text(one))).isPresent()) {
            String name = at.text(field.get());
            return Optional.of(
                    problem.help("`" + name + "` is printed, as a column of the rows, and is the same in all set-ups; "
                            + "what differs between them is a state, `state …: …`, which gets its value `at start of turn "
                            + firstTurn() + " { … }`"));
        }
        return Optional.of(
                problem.help("what differs between set-ups is said as the first turn begins: `at start of turn "
                                + firstTurn() + " { " + at.line(at.token) + " }`")
                        .help(
                                "what a state begins with in all of them is printed: with `start: Side?   state holder: Side? = start` in the"
                                        + " kind, the rows of the map have a column `start`; a piece has it where it is placed:"
                                        + " `at Mill: Pikes(hits 1)`"));
    }

    /** Whether something of this name is declared to change, or nothing is known of it. */
    private boolean isState(String name) {
        Pattern state = Pattern.compile("\\bstate\\s+" + Pattern.quote(name) + "\\b");
        Pattern field = Pattern.compile("(?<!\\bstate )\\b" + Pattern.quote(name) + ": ");
        return at.places().source().family().stream()
                        .anyMatch(text -> state.matcher(text.text()).find())
                || at.places().source().family().stream()
                        .noneMatch(text -> field.matcher(text.text()).find());
    }

    /** The first turn of the scenario, if it has been said; most begin with 1. */
    private String firstTurn() {
        Optional<Token> one = at.before();
        while (one.isPresent()
                && one.get().getType() != GrogParser.TURNS
                && one.get().getType() != GrogParser.SCENARIO) {
            one = at.before(one.get());
        }
        return one.filter(word -> word.getType() == GrogParser.TURNS)
                .flatMap(at::after)
                .filter(number -> number.getType() == GrogParser.INT)
                .map(at::text)
                .orElse("1");
    }

    /** Two names side by side in a set-up line: two pieces, or one whose name was written as it is printed. */
    private Optional<Diagnostic> placed() {
        boolean names = at.type() == GrogParser.THING && at.isBefore(GrogParser.THING) && at.isOnLineOfBefore();
        if (!names || !isPlaced(at.before().orElseThrow())) {
            return Optional.empty();
        }
        Token before = at.before().orElseThrow();
        String left = at.text(before);
        Diagnostic problem = at.error(
                SyntaxCode.NOTHING_BETWEEN,
                "nothing joins `" + left + "` and " + at.found(),
                "did not expect this after `" + left + "`");
        SourceText source = at.places().source();
        if (PrintedNameSlips.isPrinted(source, left) && PrintedNameSlips.isPrinted(source, at.span.text())) {
            int gap = at.span(before).end();
            return Optional.of(at.writing(problem, "put a comma between two pieces", gap, gap, ","));
        }
        return Optional.of(problem.help("put a comma between two pieces: `" + left + ", " + at.span.text()
                + "`; the name of one is a single word: `" + left + at.span.text() + "`"));
    }

    /** Whether a name stands among the pieces behind `at PLACE:`. */
    private boolean isPlaced(Token name) {
        for (Optional<Token> one = at.before(name); one.isPresent(); one = at.before(one.get())) {
            int type = one.get().getType();
            if (type == GrogParser.COLON) {
                Optional<Token> place = at.before(one.get());
                return place.flatMap(at::before)
                        .filter(word -> word.getType() == GrogParser.AT)
                        .isPresent();
            }
            if (type != GrogParser.COMMA && type != GrogParser.THING) {
                return false;
            }
        }
        return false;
    }

    /** A turn has no case of its own; what stands around it and in it has. */
    private Optional<Diagnostic> turnCited() {
        boolean turn = at.type() == GrogParser.CITATION
                && at.isBefore(GrogParser.TURN)
                && at.before()
                        .flatMap(at::before)
                        .filter(each -> each.getType() == GrogParser.EACH)
                        .isPresent()
                && at.expects("a block in braces");
        String written = at.span.text();
        return turn
                ? Optional.of(Diagnostic.error(
                                SyntaxCode.UNEXPECTED,
                                "expected a block in braces after `each turn`, found a citation",
                                at.span,
                                "expected a block in braces")
                        .help("the case stands behind `sequence` or the name of a phase: `sequence " + written + " {`"))
                : Optional.empty();
    }

    /** In the middle of a line, the line is to blame and not the list. */
    private Optional<Diagnostic> middle() {
        boolean listed = at.isListed() || at.expects("`given`, `play`, `expect`, `refuse` or `case`");
        boolean brace = at.isBefore(GrogParser.LBRACE) || at.isBefore(GrogParser.RBRACE);
        if (!listed || brace || !at.isOnLineOfBefore()) {
            return Optional.empty();
        }
        Optional<Diagnostic> slip = WordSlips.likely(at).or(() -> SpareSigns.of(at));
        if (slip.isPresent()) {
            return slip;
        }
        Token before = at.before().orElseThrow();
        String after = before.getType() == GrogParser.STRING || before.getType() == GrogParser.CITATION
                ? "here"
                : "after `" + at.text(before) + "`";
        Diagnostic problem =
                at.error(SyntaxCode.UNEXPECTED, at.found() + " cannot stand here", "did not expect this " + after);
        return Optional.of(at.similarLine().map(problem::note).orElse(problem));
    }

    private Optional<Diagnostic> example() {
        if (!at.expects("`given`, `play`, `expect`, `refuse` or `case`")) {
            return Optional.empty();
        }
        Optional<Diagnostic> nobody = ExampleSlips.answer(at);
        if (nobody.isPresent()) {
            return nobody;
        }
        Diagnostic problem = at.error(
                SyntaxCode.EXAMPLE_LINE,
                at.isFirstOfLine(at.token)
                        ? "a line of an example does not begin with " + at.found()
                        : at.found() + " cannot stand here",
                "not part of an example");
        if (GIVEN.contains(at.type())) {
            int start = at.span.start();
            return Optional.of(at.writing(
                    problem, "what holds before the first move follows the word `given`", start, start, "given "));
        }
        return Optional.of(problem.help(
                "`given` says what holds, `play` what is done, `expect` what comes out, `refuse` what is not allowed"));
    }

    /** The word of the language that was meant, if the line can be read with it; of one with a capital, the same with a small letter. */
    private Optional<String> meant() {
        String written = at.span.text();
        boolean capital = at.type() == GrogParser.THING;
        return at.type() != GrogParser.VALUE && !capital
                ? Optional.empty()
                : WordSlips.nearest(written)
                        .filter(word -> !capital || word.equalsIgnoreCase(written))
                        .filter(word -> at.reads(at.span.start(), at.span.end(), word));
    }

    private Optional<Diagnostic> listed() {
        for (Map.Entry<String, String> line : LINES.entrySet()) {
            if (at.expects(line.getKey()) && (at.expects("`}`") || at.expected.size() == 1)) {
                return Optional.of(
                        at.error(SyntaxCode.NO_LINE, at.found() + " begins no line here", "did not expect this")
                                .help(line.getValue()));
            }
        }
        boolean declaration = at.expects("a declaration");
        if (!declaration && !at.expects("a statement")) {
            return Optional.empty();
        }
        Diagnostic problem = at.error(
                declaration ? SyntaxCode.NO_DECLARATION : SyntaxCode.NO_STATEMENT,
                at.found() + " begins no " + (declaration ? "declaration" : "statement"),
                "did not expect this");
        Optional<Diagnostic> given = declaration ? FirstValues.of(at, problem) : Optional.empty();
        if (given.isPresent()) {
            return given;
        }
        Optional<String> near = meant().or(() -> Optional.of(at.span.text())
                .filter(word -> at.type() == GrogParser.VALUE)
                .flatMap(word -> Optional.of(List.of("except"))
                        .filter(below -> at.isIn(GrogParser.RULE, GrogParser.EXCEPTION))
                        .flatMap(below -> Suggest.closest(word, below))
                        .or(() -> SyntaxMessages.nearestLeading(word))));
        String advice = declaration
                ? "a declaration begins with a word that says what it is, such as `rule`, `piece` or `order`"
                : "a statement does something, such as `move u to Mill`, `u.hits += 1`, `if … { … }` or a procedure's name";
        return Optional.of(problem.help(Optional.of(at.span)
                .filter(word -> declaration)
                .flatMap(RulebookPhrases::word)
                .or(() -> near.map(word -> "did you mean `" + word + "`?"))
                .orElse(advice)));
    }
}
