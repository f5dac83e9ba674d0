package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Suggest;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.phrase.RulebookPhrases;
import dev.grognard.compiler.phrase.RulebookPhrases.Place;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.grammar.GrogParser;
import dev.grognard.grammar.GrogParser.ExampleDeclarationContext;
import dev.grognard.grammar.GrogParser.MapDeclarationContext;
import dev.grognard.grammar.GrogParser.ScenarioDeclarationContext;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.antlr.v4.runtime.Token;

/** Phrases that rulebooks have in the middle of a line and that are written otherwise here. */
final class PhraseSlips {
    private static final Set<String> THEIRS = Set.of("enemy", "opposing", "hostile");
    private static final Set<String> OURS = Set.of("friendly", "own");

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

    private static final Set<Integer> BEFORE_CONDITION = Set.of(
            GrogParser.WHEN,
            GrogParser.WHERE,
            GrogParser.REQUIRES,
            GrogParser.IF,
            GrogParser.AND,
            GrogParser.OR,
            GrogParser.NOT,
            GrogParser.UNTIL);

    /** What states can fall back with. */
    private static final Pattern BEGIN = Pattern.compile("\\b(?:phase|procedure) (\\p{Lu}[\\p{L}\\p{N}]*)");

    private static final Set<Integer> BEGINNING = Set.of(GrogParser.PHASE, GrogParser.STEP);

    /** What types are made of. */
    private static final Set<Integer> TYPE =
            Set.of(GrogParser.THING, GrogParser.SET, GrogParser.OF, GrogParser.QUESTION);

    private final Stumble at;

    private PhraseSlips(Stumble at) {
        this.at = at;
    }

    static Optional<Diagnostic> of(Stumble at) {
        PhraseSlips slips = new PhraseSlips(at);
        return slips.owned()
                .or(slips::setting)
                .or(slips::turns)
                .or(slips::reset)
                .or(slips::said)
                .or(slips::set);
    }

    private Diagnostic phrase(String words, Token first) {
        return Diagnostic.error(
                SyntaxCode.PHRASE_OF_RULEBOOKS,
                "`" + words + "` is said in other words here",
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

    /** Whether this is the name of a kind, or might be in a file that is read without its game. */
    private boolean isKind(Token one) {
        return !at.knowsAllNames() || !at.isOnlyOnLine(at.span(one));
    }

    /** Whose counters: {@code enemy Unit}. */
    private Optional<Diagnostic> owned() {
        return near(one -> (THEIRS.contains(one.getText()) || OURS.contains(one.getText()))
                        && isNext(one, GrogParser.THING)
                        && at.after(one).filter(this::isKind).isPresent())
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
                    String asked = at.before(word)
                            .filter(one -> BEFORE_CONDITION.contains(one.getType()))
                            .map(one -> "any ")
                            .orElse("");
                    if (quantifier.isEmpty() && asked.isEmpty()) {
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
                    return at.writing(problem, advice, at.span(word).start(), end, asked + "(" + set + rest + ")");
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

    /** A field of links that is named and not set. */
    private Optional<Diagnostic> setting() {
        Optional<Token> field = at.before().filter(one -> one.getType() == GrogParser.VALUE);
        boolean line = at.isInside(GrogParser.RULE_linkLine) || at.isInside(GrogParser.RULE_mapItem);
        if (field.isEmpty() || !line || at.type() != GrogParser.COLON) {
            return Optional.empty();
        }
        int end = at.span(field.get()).end();
        Diagnostic problem = at.error(
                SyntaxCode.MISSING_VALUE,
                "expected a value after `" + at.text(field.get()) + "`, found " + at.found(),
                "expected a value");
        return Optional.of(
                at.writing(problem, "a field stands before its value, here perhaps `yes`", end, end, " yes"));
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
        Optional<Token> name = at.after(at.token)
                .filter(one -> one.getType() != GrogParser.TURN)
                .filter(one -> Character.isLowerCase(one.getText().codePointAt(0)));
        boolean state = at.around(GrogParser.StateMemberContext.class).isPresent() || isTyped();
        if (at.type() != GrogParser.EACH || name.isEmpty() || !state) {
            return Optional.empty();
        }
        String written = at.text(name.get());
        List<String> known = BEGIN.matcher(at.places().source().family().stream()
                        .map(SourceText::text)
                        .collect(Collectors.joining("\n")))
                .results()
                .map(match -> match.group(1))
                .toList();
        Optional<String> meant = known.stream()
                .filter(one -> one.equalsIgnoreCase(written))
                .findFirst()
                .or(() -> Suggest.closest(written, List.of("turn")))
                .or(() -> BEGINNING.contains(name.get().getType()) ? likeliest(known) : Optional.empty());
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
                at.span(spare(name.get())).end(),
                meant.orElse(big)));
    }

    /** Whether a type stands before the mistake, of something that has a name: {@code fought: Set of Unit}. */
    private boolean isTyped() {
        Optional<Token> one = at.before();
        while (one.filter(word -> word.getLine() == at.token.getLine() && TYPE.contains(word.getType()))
                .isPresent()) {
            one = one.flatMap(at::before);
        }
        return one.filter(sign -> sign.getType() == GrogParser.COLON).isPresent();
    }

    /** The word behind a name that says what it is the name of, and is not written here. */
    private Token spare(Token name) {
        return at.after(name)
                .filter(next -> next.getLine() == name.getLine() && BEGINNING.contains(next.getType()))
                .orElse(name);
    }

    /** Of the phases, the one that has most of the name of the state: what was `moved` falls back with `Movement`. */
    private Optional<String> likeliest(List<String> phases) {
        String line = at.line(at.token);
        String text = at.places().source().text();
        String state = text.substring(text.lastIndexOf('\n', at.span.start()) + 1, at.span.start() + line.length())
                .strip()
                .replaceFirst("^state\\s+", "");
        return phases.stream().max(Comparator.comparingInt(phase -> common(phase, state)));
    }

    private static int common(String one, String other) {
        int same = 0;
        while (same < Math.min(one.length(), other.length())
                && Character.toLowerCase(one.charAt(same)) == Character.toLowerCase(other.charAt(same))) {
            same++;
        }
        return same;
    }

    /** What stands in the table of phrases. */
    private Optional<Diagnostic> said() {
        if (at.type() == Token.EOF) {
            return at.before()
                    .filter(PhraseSlips::isSpoken)
                    .flatMap(last -> RulebookPhrases.at(at.span(last), places()));
        }
        if (at.isOnLineOfBefore()) {
            Token before = at.before().orElseThrow();
            return RulebookPhrases.at(isSpoken(before) ? at.span(before).to(at.span) : at.span, places())
                    .or(() -> at.before(before)
                            .filter(last -> at.isFirstOfLine(before) && isSpoken(last))
                            .flatMap(last -> RulebookPhrases.at(at.span(last), places())));
        }
        // What ends a line may be missed only where the next one begins.
        return Optional.of(at.span)
                .filter(here -> at.type() != GrogParser.STRING)
                .flatMap(here -> RulebookPhrases.at(here, places()))
                .or(() -> at.before()
                        .filter(PhraseSlips::isSpoken)
                        .filter(last -> !at.isListed())
                        .flatMap(last -> RulebookPhrases.at(at.span(last), places())));
    }

    /** Whether a word means something to the rules, as those of texts and citations do not. */
    private static boolean isSpoken(Token one) {
        return one.getType() != GrogParser.STRING && one.getType() != GrogParser.CITATION;
    }

    private Set<Place> places() {
        Set<Place> places = EnumSet.noneOf(Place.class);
        boolean block = at.isInside(GrogParser.RULE_block);
        add(places, Place.ORDER, at.expects("`requires`") || at.isInside(GrogParser.RULE_requirement));
        add(places, Place.RULE, !block && at.isIn(GrogParser.RULE, GrogParser.EXCEPTION));
        add(places, Place.STATEMENT, block || at.expects("a statement"));
        add(places, Place.DECLARATION, (at.isTop() || at.expects("a declaration")) && at.isFirstOfLine(at.token));
        add(places, Place.MODIFIERS, at.isInside(GrogParser.RULE_modifierItems));
        add(places, Place.SET_UP, at.around(ScenarioDeclarationContext.class).isPresent());
        add(places, Place.MAP, at.around(MapDeclarationContext.class).isPresent());
        add(
                places,
                Place.TRAVEL,
                at.isInside(GrogParser.RULE_travelClause)
                        || at.around(GrogParser.TravelDeclarationContext.class).isPresent());
        add(places, Place.MEMBERS, at.isInside(GrogParser.RULE_members));
        add(places, Place.VICTORY, at.isInside(GrogParser.RULE_victoryLine) || at.expects("a side's name or `nobody`"));
        add(places, Place.EXAMPLE, at.around(ExampleDeclarationContext.class).isPresent());
        return places;
    }

    private static void add(Set<Place> places, Place place, boolean here) {
        if (here) {
            places.add(place);
        }
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
