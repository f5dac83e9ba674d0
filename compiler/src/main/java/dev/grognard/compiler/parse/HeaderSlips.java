package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.LayerCode;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.source.Span;
import dev.grognard.grammar.GrogParser;
import dev.grognard.grammar.GrogParser.ClosedRuleContext;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.antlr.v4.runtime.Token;

/** Slips in the heads of declarations: names, types, parameters, and headers of files that come too late. */
final class HeaderSlips {
    private static final Pattern TYPED = Pattern.compile("(?U)(\\w+)\\s*:\\s*(\\w+)");

    /** A range as it is written here, in words, or as in print. */
    private static final Pattern RANGE = Pattern.compile("(\\d+)\\h*(?:\\.\\.\\.?|to\\b|-|–)\\h*(\\d+)");

    private final Stumble at;

    private HeaderSlips(Stumble at) {
        this.at = at;
    }

    static Optional<Diagnostic> of(Stumble at) {
        return new HeaderSlips(at).message();
    }

    private Optional<Diagnostic> message() {
        return late().or(this::modCalledGame)
                .or(this::addedLayer)
                .or(this::noDates)
                .or(this::oneOrMany)
                .or(this::ruleInBraces)
                .or(() -> HeadSlips.of(at))
                .or(this::parameter)
                .or(this::reserved)
                .or(this::capital)
                .or(this::capitalBehind)
                .or(this::smallBehind)
                .or(this::type);
    }

    private Optional<Diagnostic> late() {
        boolean game = at.type() == GrogParser.THING && at.expects("`over`") && at.isBefore(GrogParser.GAME);
        boolean other = at.isTop() && (at.type() == GrogParser.SERIES || at.type() == GrogParser.MOD);
        if (!game && !other) {
            return Optional.empty();
        }
        return Optional.of(Diagnostic.error(
                        SyntaxCode.HEADER_LATE,
                        "this must be the first line after `language`",
                        game ? at.span(at.before().orElseThrow()) : at.span,
                        "too late")
                .help("a file is one series, one game or one mod; `option` and `scenario` are parts of it"));
    }

    /** A game that is for another one: {@code game Storm "A storm" for Sample}. */
    private Optional<Diagnostic> modCalledGame() {
        Optional<Token> title = at.before()
                .filter(one -> one.getType() == GrogParser.FOR)
                .flatMap(at::before)
                .filter(one -> one.getType() == GrogParser.STRING);
        Optional<Token> game = title.flatMap(at::before)
                .flatMap(at::before)
                .filter(one -> one.getType() == GrogParser.GAME && at.isFirstOfLine(one));
        if (at.type() != GrogParser.THING || game.isEmpty()) {
            return Optional.empty();
        }
        Span word = at.span(game.get());
        return Optional.of(at.writing(
                Diagnostic.error(
                        SyntaxCode.MISSPELT_WORD,
                        "what is for another game, as this is for `" + at.text(at.token) + "`, is a `mod`",
                        word,
                        "means something else"),
                "write `mod`",
                word.start(),
                word.end(),
                "mod"));
    }

    /** A calendar of names, where only days can be counted. */
    private Optional<Diagnostic> noDates() {
        if (!at.isBefore(GrogParser.CALENDAR) || at.type() != GrogParser.LBRACE) {
            return Optional.empty();
        }
        return Optional.of(at.error(
                        SyntaxCode.UNEXPECTED,
                        "a calendar counts days: expected a date such as `Dec 26` or `Dec 26 7am`, found `{`",
                        "did not expect this after `calendar`")
                .help("days are `calendar Dec 25 .. Jan 6`; longer turns, such as half-months, are no dates:"
                        + " a table with a record for each turn, `table track(n: Int 1..8): Printed { … }`,"
                        + " prints their names on the turn track"));
    }

    /** A line that begins with the word for one where that for many is meant, or the other way round. */
    private Optional<Diagnostic> oneOrMany() {
        Optional<Token> first = at.before().filter(one -> at.isOnLineOfBefore() && at.isFirstOfLine(one));
        if (at.type() != GrogParser.THING || first.isEmpty()) {
            return Optional.empty();
        }
        Span written = at.span(first.get());
        String word = written.text();
        return Stream.of(word + "s", word + "es", word.replaceFirst("s$", ""), word.replaceFirst("es$", ""))
                .filter(other -> !other.equals(word) && WordSlips.isWord(word) && WordSlips.isWord(other))
                .filter(other -> at.reads(written.start(), written.end(), other))
                .findFirst()
                .map(other -> at.writing(
                        Diagnostic.error(
                                SyntaxCode.MISSPELT_WORD,
                                "the names behind `" + word + "` make this a line of `" + other + "`",
                                written,
                                "means something else"),
                        "write `" + other + "`",
                        written.start(),
                        written.end(),
                        other));
    }

    /** A mod that would add to a set-up or an option. */
    private Optional<Diagnostic> addedLayer() {
        Optional<Token> name = at.before().filter(one -> one.getType() == GrogParser.THING);
        Optional<Token> form = name.flatMap(at::before)
                .filter(one -> one.getType() == GrogParser.SCENARIO || one.getType() == GrogParser.OPTION);
        if (at.type() != GrogParser.ALSO || form.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(at.error(
                        LayerCode.LAYER_ALSO,
                        "`" + at.text(form.get()) + "` has no `also`",
                        "did not expect this after `" + at.text(name.get()) + "`")
                .help("what happens only while it is played asks for its name: `at start of turn 1 when "
                        + at.text(name.get()) + " { … }`; a list takes rows from outside: `list … also { … }`"));
    }

    private Optional<Diagnostic> ruleInBraces() {
        boolean rule = at.around(ClosedRuleContext.class).isPresent() && !at.isInside(GrogParser.RULE_expression);
        if (at.type() != GrogParser.LBRACE || !rule) {
            return Optional.empty();
        }
        Optional<Token> first = at.after(at.token).filter(one -> one.getType() == GrogParser.GIVE);
        return Optional.of(at.error(SyntaxCode.RULE_IN_BRACES, "a rule has no braces", "expected `=` and a value")
                .help(
                        first.isPresent()
                                ? "write the value after `=`, without `give`"
                                : "write its value after `=`; what changes something, asks or rolls is a `procedure`"));
    }

    private Optional<Diagnostic> parameter() {
        if (at.type() == GrogParser.COLON && at.rule() == GrogParser.RULE_domain) {
            Diagnostic problem = at.error(
                    SyntaxCode.PARAMETER_OF_ORDER, "what an order is given for is chosen from a set", "expected `in`");
            return Optional.of(domains(problem));
        }
        if (at.type() == GrogParser.IN && at.rule() == GrogParser.RULE_parameter) {
            Diagnostic problem = at.error(
                    SyntaxCode.PARAMETER_OF_RULE, "a parameter of a rule or procedure has a type", "expected `:`");
            int start = at.span(at.before().orElseThrow()).end();
            return Optional.of(at.writing(problem, "write `:` and the type", start, at.span.end(), ":"));
        }
        return Optional.empty();
    }

    /** All that the order is given for, with sets instead of types: of pieces, those of the side that gives it. */
    private Diagnostic domains(Diagnostic problem) {
        String text = at.places().source().text();
        int open = text.lastIndexOf('(', at.span.start());
        int close = text.indexOf(')', at.span.start());
        if (open < 0 || close < 0 || text.substring(open, close).contains("\n")) {
            return problem.help("write `in` and the set");
        }
        Matcher typed = TYPED.matcher(text.substring(open, close));
        String sets = typed.replaceAll(one -> one.group(1) + " in " + one.group(2)
                + (at.namesAfter(List.of(GrogParser.PIECE)).contains(one.group(2)) ? " of side on map" : ""));
        return at.writing(problem, "write `in` and the set", open, close, sets);
    }

    /** A word of the language used as a name is a slip that deserves a reason. */
    private Optional<Diagnostic> reserved() {
        // Behind a value or a type so much can follow that a name is not among what is told to be expected.
        boolean field = at.isInside(GrogParser.RULE_members)
                && at.after(at.token)
                        .filter(next -> next.getType() == GrogParser.COLON)
                        .isPresent()
                && at.reads(at.span.start(), at.span.end(), at.token.getText() + "1");
        boolean name = field || at.expected.stream().anyMatch(HeaderSlips::isName);
        if (!isWord() || !name) {
            return Optional.empty();
        }
        boolean declared = at.after(at.token)
                .filter(next -> next.getType() == GrogParser.COLON
                        || next.getType() == GrogParser.EQUALS
                        || next.getType() == GrogParser.IN
                        || next.getType() == GrogParser.LPAREN)
                .isPresent();
        if (!declared) {
            return Optional.empty();
        }
        return Optional.of(at.error(
                        SyntaxCode.RESERVED,
                        "`" + at.token.getText() + "` is a word of the language and cannot be a name",
                        "not a name")
                .help("choose another name, such as `" + at.token.getText() + "1`"));
    }

    private boolean isWord() {
        String text = at.token.getText();
        return !text.isEmpty()
                && Character.isLowerCase(text.charAt(0))
                && GrogParser.VOCABULARY.getLiteralName(at.type()) != null;
    }

    private Optional<Diagnostic> capital() {
        if (at.isListed() || !at.isOnLineOfBefore()) {
            return Optional.empty();
        }
        String text = at.span.text();
        boolean followsType = at.wants("a type")
                && at.after(at.token)
                        .filter(t -> t.getType() == GrogParser.COLON)
                        .isPresent();
        if ((at.type() == GrogParser.VALUE || isWord())
                && at.expected.stream().anyMatch(HeaderSlips::isThing)
                && !followsType
                && at.expected.size() <= 3) {
            String big = Character.toUpperCase(text.charAt(0)) + text.substring(1);
            Diagnostic problem = at.error(
                    SyntaxCode.CAPITAL_WANTED,
                    "expected " + SyntaxMessages.listed(at.expected) + ", found `" + text + "`",
                    "begins with a small letter");
            String advice = PrintedNameSlips.isPrintedSo(at.places().source(), text, big)
                    ? "write `" + big + "`: what is printed as `" + text + "` has a capital letter in rules"
                    : "names of things begin with a capital letter";
            return Optional.of(at.writing(problem, advice, at.span.start(), at.span.end(), big));
        }
        if (at.type() == GrogParser.THING && at.expected.stream().anyMatch(HeaderSlips::isName)) {
            String small = small(text);
            Diagnostic problem = at.error(
                    SyntaxCode.SMALL_WANTED,
                    "expected " + SyntaxMessages.listed(at.expected) + ", found `" + text + "`",
                    "begins with a capital letter");
            return Optional.of(at.writing(
                    problem,
                    "names of values, such as rules, fields and variables, begin with a small letter",
                    at.span.start(),
                    at.span.end(),
                    small));
        }
        return Optional.empty();
    }

    /** What a die is rolled for has a small letter; the word before it is missed itself if it has none. */
    private Optional<Diagnostic> smallBehind() {
        Optional<Token> purpose = at.after(at.token)
                .filter(one -> one.getType() == GrogParser.THING && one.getLine() == at.token.getLine());
        boolean die = at.before().filter(one -> one.getType() == GrogParser.DIE).isPresent();
        if (at.type() != GrogParser.FOR || !die || purpose.isEmpty()) {
            return Optional.empty();
        }
        Span written = at.span(purpose.get());
        Diagnostic problem = Diagnostic.error(
                SyntaxCode.SMALL_WANTED,
                "what a die is rolled for begins with a small letter",
                written,
                "begins with a capital letter");
        return Optional.of(at.writing(
                problem,
                "write it small, here and in examples",
                written.start(),
                written.end(),
                small(written.text())));
    }

    /** A word that is followed by the name of a thing is missed itself if that name has a small letter. */
    private Optional<Diagnostic> capitalBehind() {
        Optional<Token> name = at.after(at.token)
                .filter(one -> one.getType() == GrogParser.VALUE && one.getLine() == at.token.getLine());
        if (!isWord() || name.isEmpty() || !at.isOnLineOfBefore()) {
            return Optional.empty();
        }
        Span written = at.span(name.get());
        String big =
                Character.toUpperCase(written.text().charAt(0)) + written.text().substring(1);
        if (!at.isNamedBeside(written, big) || !at.reads(written.start(), written.end(), big)) {
            return Optional.empty();
        }
        return Optional.of(at.writing(
                Diagnostic.error(
                        SyntaxCode.CAPITAL_WANTED,
                        "expected the name of a thing after `" + at.span.text() + "`, found `" + written.text() + "`",
                        written,
                        "begins with a small letter"),
                "names of things begin with a capital letter",
                written.start(),
                written.end(),
                big));
    }

    /** The name with a small letter; of an abbreviation, all letters. */
    private static String small(String name) {
        int capitals = 1;
        while (capitals < name.length() && Character.isUpperCase(name.charAt(capitals))) {
            capitals++;
        }
        boolean word = capitals > 1 && capitals < name.length() && Character.isLowerCase(name.charAt(capitals));
        int end = word ? capitals - 1 : capitals;
        return name.substring(0, end).toLowerCase(Locale.ROOT) + name.substring(end);
    }

    private Optional<Diagnostic> type() {
        boolean colon = at.wantsAmongFew("`:`")
                && at.rule() != GrogParser.RULE_linkLine
                && at.rule() != GrogParser.RULE_mapItem;
        Optional<Token> before = at.before();
        boolean typed = at.type() == GrogParser.THING || at.type() == GrogParser.SET || at.type() == GrogParser.DIE;
        if (colon && typed && at.isOnLineOfBefore()) {
            Diagnostic problem = at.error(
                    SyntaxCode.MISSING_COLON,
                    "a colon is missing between `" + at.text(before.orElseThrow()) + "` and `" + at.span.text() + "`",
                    "expected `:` before this");
            int end = at.span(before.get()).end();
            return Optional.of(at.writing(problem, "write a colon between them", end, end, ":"));
        }
        boolean type =
                at.wants("a type") || at.wants("the name of a type") || at.wants("`of`") && at.isBefore(GrogParser.SET);
        boolean none = colon
                && (at.type() == GrogParser.EQUALS
                        || at.type() == GrogParser.RPAREN
                        || at.type() == GrogParser.COMMA
                        || at.type() == GrogParser.CITATION
                        || at.rule() == GrogParser.RULE_stateMember
                                && (at.type() == GrogParser.RBRACE || !at.isOnLineOfBefore()));
        if (at.wants("`of`") && at.isBefore(GrogParser.SET)) {
            return Optional.of(Diagnostic.error(
                            SyntaxCode.MISSING_TYPE,
                            "a set of what?",
                            at.span(before.orElseThrow()),
                            "expected `of` and a kind")
                    .help("write `Set of` and the name of a kind"));
        }
        Matcher range = RANGE.matcher(at.span.source().text())
                .region(at.span.start(), at.span.source().text().length());
        if (type && at.isBefore(GrogParser.COLON) && range.lookingAt()) {
            return Optional.of(at.writing(
                    Diagnostic.error(
                            SyntaxCode.MISSING_TYPE,
                            "a range alone is no type",
                            new Span(at.span.source(), range.start(), range.end()),
                            "numbers of which sort?"),
                    "whole numbers are `Int`",
                    range.start(),
                    range.end(),
                    "Int " + range.group(1) + ".." + range.group(2)));
        }
        if ((type || none) && before.isPresent()) {
            return Optional.of(Diagnostic.error(
                            SyntaxCode.MISSING_TYPE,
                            "a type is missing after `" + at.text(before.get()) + "`",
                            at.span(before.get()),
                            none ? "expected `:` and a type after this" : "expected a type after this")
                    .help("write what sort of value it is, such as `: Int`, `: Bool` or `: Side`"));
        }
        return Optional.empty();
    }

    static boolean isName(String words) {
        return words.startsWith("a name that begins with a small")
                || words.equals("a name")
                || words.startsWith("a parameter")
                || words.startsWith("a choice")
                || words.startsWith("the name of a die");
    }

    static boolean isThing(String words) {
        return words.endsWith("capital")
                || words.startsWith("the name of a kind")
                || words.startsWith("the name of an order")
                || words.startsWith("the name of a p")
                || words.equals("the name of a type")
                || words.equals("a place name")
                || words.equals("a type")
                || words.startsWith("a piece name")
                || words.startsWith("a side's name");
    }
}
