package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.PrintedName;
import dev.grognard.compiler.diagnostic.Code;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.diagnostic.Suggest;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.model.HexGrid;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.phrase.RulebookPhrases;
import dev.grognard.compiler.phrase.RulebookPhrases.Place;
import dev.grognard.compiler.resolve.Symbols;
import dev.grognard.compiler.source.Span;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Says what is the matter with a name that means nothing: a slip of the fingers, other letters, a plural, something else. */
final class Unknowns {
    /** What stands before the pieces of a set-up. */
    private static final Pattern SET_UP = Pattern.compile("\\bat\\h+([\\p{L}\\p{N}]+)\\h*:[^:\"]*$");

    /** What other languages call what this one has another word for. */
    private static final Map<String, String> FOREIGN = Map.of(
            "true", "yes", "false", "no", "null", "none", "nil", "none", "self", "it", "this", "it", "int", "Int",
            "bool", "Bool");

    /** What other languages call types. */
    private static final Map<String, String> FOREIGN_TYPES = Map.of(
            "Boolean", "Bool", "Flag", "Bool", "YesNo", "Bool", "Integer", "Int", "Number", "Int", "Num", "Int",
            "Whole", "Int", "Player", "Side", "Nation", "Side", "Faction", "Side");

    /** So many names can be read through. */
    static final int FEW = 12;

    /** The sides that orders know. */
    private static final List<String> DECIDING = List.of("side", "foe");

    static final Pattern DICE = Pattern.compile("(\\d*)[dD](\\d+)");

    /** How it is said that a thing of some kind is wanted, where also a set of them can stand. */
    private static final Pattern VALUE = Pattern.compile("there is no (?:\\p{Lu}|thing )");

    private static final Pattern KIND = Pattern.compile("there is no \\p{Lu}");

    private static final Pattern HYPHENED = Pattern.compile("[\\p{L}\\p{N}]+(?:-[\\p{L}\\p{N}]+)+");

    /** So far back the beginning of a name is looked for. */
    private static final int LONGEST_NAME = 60;

    private static final int SHORTEST_STEM = 4;

    private static final Pattern SET_UPS = Pattern.compile("there is no (?:scenario|option) ");

    /** What stands before a number that says how many. */
    private static final Pattern COUNTING = Pattern.compile("\\b(?:at least|at most|up to|exactly|within)\\h+$");

    private Unknowns() {}

    /** The code for an unknown name of a sort. */
    static Code code(String what) {
        if (what.startsWith("printed field")) {
            return NameCode.UNKNOWN_COLUMN;
        }
        if (what.startsWith("field")) {
            return NameCode.UNKNOWN_FIELD;
        }
        return switch (what) {
            case "type", "quantity" -> NameCode.UNKNOWN_TYPE;
            case "order" -> NameCode.UNKNOWN_ORDER;
            case "procedure", "procedure or link" -> NameCode.UNKNOWN_PROCEDURE;
            case "die", "draw" -> NameCode.UNKNOWN_DIE;
            case "rule, state or variable", "list", "viewer" -> NameCode.UNKNOWN_NAME;
            default -> NameCode.UNKNOWN_THING;
        };
    }

    static Diagnostic explained(Diagnostic problem, String written, Collection<String> candidates, Symbols symbols) {
        String foreign = FOREIGN.get(written);
        if (foreign != null) {
            return problem.as(SyntaxCode.FOREIGN_WORD, "`" + written + "` is a word of another language")
                    .help("write `" + foreign + "`");
        }
        Optional<Diagnostic> printed = PrintedNames.explained(problem, written);
        if (printed.isPresent()) {
            return printed.get();
        }
        String type = FOREIGN_TYPES.get(written);
        if (type != null && problem.code() == NameCode.UNKNOWN_TYPE) {
            Span span = problem.primary().span();
            return Mended.writing(
                    problem, "it is called `" + type + "` here", span.source(), span.start(), span.end(), type);
        }
        List<String> called = problem.code() == NameCode.UNKNOWN_PROCEDURE ? symbols.values() : List.of();
        // Where a phase, a field or a die is wanted, the name of anything else would be wrong there too.
        boolean anything = problem.code() == NameCode.UNKNOWN_NAME
                || VALUE.matcher(problem.message()).lookingAt();
        List<String> things = anything ? things(problem, symbols) : List.of();
        List<String> all = Stream.of(candidates, things, called)
                .flatMap(Collection::stream)
                .toList();
        if (problem.code() == NameCode.UNKNOWN_NAME
                && isTarget(problem.primary().span())) {
            Optional<Diagnostic> named =
                    LastingNames.told(problem, written).or(() -> inOtherWords(problem, written, candidates, symbols));
            if (named.isPresent()) {
                return named.get();
            }
        }
        Optional<String> many = candidates.stream()
                .filter(one -> problem.code() == NameCode.UNKNOWN_NAME
                        && isPlural(one, written)
                        && isGivenWhatItTakes(one, problem, symbols))
                .filter(one -> Character.isLowerCase(one.codePointAt(0)) && !one.equalsIgnoreCase(written))
                .findFirst();
        if (many.isPresent()) {
            return called(problem, written, many.get());
        }
        // Whoever names a field of a kind's name means where it is, or what it is made of.
        Optional<Diagnostic> part = problem.code() == NameCode.UNKNOWN_FIELD && !isWritten(written, candidates)
                ? inOtherWords(problem, written, candidates, symbols)
                : Optional.empty();
        if (part.isPresent()) {
            return part.get();
        }
        Optional<String> counted = CellSlips.number(written)
                .filter(number -> problem.code() == NameCode.UNKNOWN_NAME
                        && isCounted(problem.primary().span()));
        if (counted.isPresent()) {
            return inFiguresOnly(problem, counted.get());
        }
        Optional<String> letters = all.stream()
                .filter(one -> one.equalsIgnoreCase(written) && !one.equals(written))
                .findFirst();
        if (letters.isPresent()) {
            return problem.as(NameCode.WRONG_CASE, "`" + written + "` is written `" + letters.get() + "`")
                    .help("write `" + letters.get() + "`; small and capital letters differ");
        }
        Optional<String> figures =
                all.stream().filter(inFigures(written)::equals).findFirst();
        if (figures.isPresent() && !figures.get().equals(written)) {
            return lettered(problem, written, figures.get());
        }
        Optional<String> spelt = CellSlips.number(written).filter(number -> problem.code() == NameCode.UNKNOWN_NAME);
        if (spelt.isPresent()) {
            return inFiguresOnly(problem, spelt.get());
        }
        Optional<Diagnostic> phrase = inOtherWords(problem, written, candidates, symbols);
        if (phrase.isPresent()) {
            return phrase.get();
        }
        Optional<String> number = Stream.concat(all.stream(), DECIDING.stream())
                .filter(one -> isPlural(one, written) && isGivenWhatItTakes(one, problem, symbols))
                .findFirst();
        if (number.isPresent()) {
            return called(problem, written, number.get());
        }
        Matcher dice = DICE.matcher(written);
        if (problem.code() == NameCode.UNKNOWN_THING && dice.matches()) {
            String die = "d" + dice.group(2);
            String one = "dice are rolled for something: `roll " + die + " for combat`";
            return problem.help(
                    dice.group(1).isEmpty()
                            ? one
                            : one + ", `sum of it over (roll " + dice.group(1) + " " + die + " for combat)`");
        }
        Optional<Diagnostic> foe = UnknownAdvice.otherSide(problem, written, candidates);
        if (foe.isPresent()) {
            return foe.get();
        }
        Optional<String> near = Suggest.closest(written, candidates)
                .or(() -> problem.code() == NameCode.UNKNOWN_ORDER ? stem(written, candidates) : Optional.empty())
                .or(() -> printedSo(written, candidates, symbols));
        if (near.isPresent()) {
            Diagnostic asked = problem.help("did you mean `" + near.get() + "`?");
            // Scenarios and options may be called as things are, and are not these.
            boolean thing = !SET_UPS.matcher(problem.message()).lookingAt();
            return declared(near.get(), symbols)
                    .filter(span -> thing)
                    .map(span -> asked.with(span, "`" + near.get() + "` is declared here"))
                    .orElse(asked);
        }
        Optional<String> otherwise = other(written, symbols);
        Optional<Diagnostic> sorted =
                otherwise.flatMap(sort -> RulebookPhrases.at(problem.primary().span(), Set.of(Place.SORT)));
        if (sorted.isPresent()) {
            return sorted.get();
        }
        if (problem.code() == NameCode.UNKNOWN_TYPE && otherwise.isPresent()) {
            Diagnostic sort = problem.as(NameCode.OTHER_SORT, problem.message() + ": it is " + otherwise.get());
            Optional<Member> value = symbols.members(written).stream().findFirst();
            if (value.isPresent()) {
                Span span = problem.primary().span();
                return Mended.writing(
                        sort,
                        "`" + written + "` is a value, and its type is `"
                                + value.get().kind() + "`",
                        span.source(),
                        span.start(),
                        span.end(),
                        value.get().kind() + " = " + written);
            }
        }
        return otherwise
                .map(sort -> ofRightSort(
                        problem.as(NameCode.OTHER_SORT, problem.message() + ": it is " + sort), candidates, symbols))
                .orElseGet(() -> UnknownAdvice.of(problem, written, candidates, symbols));
    }

    /** What could stand where the name of something else does. */
    private static Diagnostic ofRightSort(Diagnostic problem, Collection<String> candidates, Symbols symbols) {
        Span span = problem.primary().span();
        boolean side = problem.message().startsWith("there is no piece ")
                && symbols.member(symbols.known("Side"), span.text()).isPresent();
        if (side) {
            return Mended.writing(
                    problem,
                    "a set-up names the pieces themselves, or leaves the rest of a side to one place",
                    span.source(),
                    span.start(),
                    span.end(),
                    "rest of " + span.text());
        }
        if (problem.message().startsWith("there is no procedure ") && symbols.orders.containsKey(span.text())) {
            return problem.help("an order is offered to a side, which may choose it: `" + deciding(symbols) + " may { "
                    + span.text() + " }`");
        }
        return problem.help(placed(span, symbols)
                .orElseGet(() -> candidates.isEmpty() || candidates.size() > FEW
                        ? "write a name of the right sort here"
                        : "write a name of the right sort here, such as " + listed(candidates)));
    }

    /** A side of the game, as an example of who decides. */
    private static String deciding(Symbols symbols) {
        return symbols.membersOf(symbols.known("Side")).stream()
                .findFirst()
                .map(Member::id)
                .orElse("s");
    }

    /** What a name may mean: where one of a kind is wanted, one of another kind would be wrong there too. */
    private static List<String> things(Diagnostic problem, Symbols symbols) {
        boolean ofKind = KIND.matcher(problem.message()).lookingAt();
        return symbols.things().stream()
                .filter(name -> !ofKind || symbols.members(name).isEmpty())
                .toList();
    }

    /** How a set-up is written, of a place that stands where its pieces should. */
    private static Optional<String> placed(Span name, Symbols symbols) {
        String text = name.source().text();
        Matcher at = SET_UP.matcher(text.substring(text.lastIndexOf('\n', name.start() - 1) + 1, name.start()));
        boolean place = symbols.members(name.text()).stream()
                .anyMatch(member -> member.kind().category() == Kind.Category.PLACE);
        if (!place || !at.find()) {
            return Optional.empty();
        }
        boolean piece = symbols.members(at.group(1)).stream()
                .anyMatch(member -> member.kind().category() == Kind.Category.PIECE);
        return Optional.of("the place stands first, and its pieces behind it: `at " + name.text() + ": "
                + (piece ? at.group(1) : "…") + "`");
    }

    /** The only candidate that a noun is made from, as {@code Bombardment} is from {@code Bombard}. */
    private static Optional<String> stem(String written, Collection<String> candidates) {
        List<String> stems = candidates.stream()
                .filter(one -> one.length() >= SHORTEST_STEM && written.startsWith(one))
                .toList();
        return stems.size() == 1 ? Optional.of(stems.get(0)) : Optional.empty();
    }

    private static boolean isWritten(String written, Collection<String> candidates) {
        return candidates.stream().anyMatch(written::equalsIgnoreCase);
    }

    /** Whether something that only means something with values behind it has any here. */
    private static boolean isGivenWhatItTakes(String name, Diagnostic problem, Symbols symbols) {
        Span at = problem.primary().span();
        boolean takes = problem.code() == NameCode.UNKNOWN_NAME
                && symbols.rules.containsKey(name)
                && !symbols.rules.get(name).parameters().isEmpty();
        return !takes || at.source().text().startsWith("(", at.end());
    }

    private static Diagnostic called(Diagnostic problem, String written, String name) {
        return problem.as(NameCode.WRONG_NUMBER, "`" + written + "` is called `" + name + "`")
                .help("write `" + name + "`; a name has one form, for one and for many");
    }

    /** What is printed with these words, as {@code DeadPile} is with "the dead pile". */
    private static Optional<String> printedSo(String written, Collection<String> candidates, Symbols symbols) {
        return candidates.stream()
                .filter(one -> symbols.members(one).stream()
                        .anyMatch(member -> member.printed()
                                .replaceFirst("^(?i:the|an?) ", "")
                                .replaceAll("[^\\p{L}\\p{N}]", "")
                                .equalsIgnoreCase(written)))
                .findFirst();
    }

    private static Diagnostic inFiguresOnly(Diagnostic problem, String number) {
        Span span = problem.primary().span();
        return Mended.writing(
                Diagnostic.error(
                        SyntaxCode.NUMBER_IN_WORDS, "numbers are written in figures", span, "a number in letters"),
                "write `" + number + "`",
                span.source(),
                span.start(),
                span.end(),
                number);
    }

    /** Whether only a number can stand here. */
    private static boolean isCounted(Span name) {
        String text = name.source().text();
        return COUNTING.matcher(text.substring(text.lastIndexOf('\n', name.start() - 1) + 1, name.start()))
                .find();
    }

    /** Whether a line begins with this and gives it a value. */
    static boolean isTarget(Span name) {
        String text = name.source().text();
        int first = text.lastIndexOf('\n', name.start() - 1) + 1;
        int last = text.indexOf('\n', name.end()) < 0 ? text.length() : text.indexOf('\n', name.end());
        return text.substring(first, name.start()).isBlank()
                && text.substring(name.end(), last).matches("\\s*=[^=].*");
    }

    /** A name as it is printed, with a hyphen, or a word of a phrase that rulebooks have. */
    private static Optional<Diagnostic> inOtherWords(
            Diagnostic problem, String written, Collection<String> candidates, Symbols symbols) {
        Span span = problem.primary().span();
        if (problem.code() == NameCode.UNKNOWN_THING) {
            if (DICE.matcher(written).matches()) {
                return RulebookPhrases.at(span, Set.of());
            }
            return asPrinted(span, symbols);
        }
        if (problem.code() == NameCode.UNKNOWN_FIELD) {
            return RulebookPhrases.at(span, Set.of(Place.FIELD));
        }
        Optional<Diagnostic> printed = asPrinted(span, symbols);
        if (printed.isPresent()) {
            return printed;
        }
        boolean field = symbols.kinds().stream()
                .anyMatch(kind -> symbols.field(kind, written).isPresent());
        boolean strange = field || Suggest.closest(written, candidates).isEmpty();
        Set<Place> places = strange ? Set.of(Place.CONDITION, Place.UNKNOWN_NAME) : Set.of(Place.CONDITION);
        boolean value = problem.code() == NameCode.UNKNOWN_NAME || problem.code() == NameCode.UNKNOWN_PROCEDURE;
        return value ? RulebookPhrases.at(span, places) : Optional.empty();
    }

    /** What stands here as it is printed, with hyphens: {@code 18-pounders} would else be a number less something. */
    private static Optional<Diagnostic> asPrinted(Span word, Symbols symbols) {
        return hyphened(word).flatMap(whole -> {
            String id = PrintedName.identifier(whole.text());
            return symbols.allMembers().values().stream()
                    .flatMap(List::stream)
                    .filter(member -> PrintedName.identifier(member.printed()).equals(id))
                    .map(Member::id)
                    .findFirst()
                    .or(() -> symbols.things().contains(id) ? Optional.of(id) : Optional.empty())
                    .map(name -> printed(whole, name, symbols));
        });
    }

    /** The words around a word that hyphens join. */
    private static Optional<Span> hyphened(Span word) {
        Matcher joined = HYPHENED.matcher(word.source().text());
        joined.region(
                Math.max(0, word.start() - LONGEST_NAME), word.source().text().length());
        while (joined.find() && joined.start() <= word.start()) {
            if (joined.end() >= word.end()) {
                return Optional.of(word.source().span(joined.start(), joined.end()));
            }
        }
        return Optional.empty();
    }

    private static Diagnostic printed(Span words, String name, Symbols symbols) {
        Diagnostic problem = Mended.writing(
                Diagnostic.error(
                        SyntaxCode.PRINTED_NAME,
                        "in rules `" + words.text() + "` is written `" + name + "`",
                        words,
                        "a name is one word here"),
                "write `" + name + "`",
                words.source(),
                words.start(),
                words.end(),
                name);
        return declared(name, symbols)
                .map(span -> problem.with(span, "printed here"))
                .orElse(problem);
    }

    /** The names that would have been right, as they are written. */
    static String listed(Collection<String> names) {
        return names.stream().map(name -> "`" + name + "`").collect(Collectors.joining(", "));
    }

    /** How one asks for what is drawn on a map. */
    static String asked(HexGrid.Feature drawn) {
        return switch (drawn.sort()) {
            case TERRAIN -> "terrain lies in a hex: `h has " + drawn.name() + "`";
            case HEXSIDE -> "a step crosses a hexside: `s across " + drawn.name() + "`";
            case PATH -> "a step goes along a path: `s along " + drawn.name() + "`";
        };
    }

    /** Where a thing with this name is declared, which may be where the slip is; what every game has stands nowhere. */
    private static Optional<Span> declared(String name, Symbols symbols) {
        return symbols.members(name).stream()
                .map(Member::span)
                .findFirst()
                .or(() -> symbols.kind(name).map(Kind::span))
                .filter(span -> span.text().replaceAll("[^\\p{L}0-9]", "").contains(name));
    }

    /** The number that somebody meant who typed letters that look like figures. */
    static String inFigures(String written) {
        return written.replace('O', '0').replace('o', '0').replace('I', '1').replace('l', '1');
    }

    static Diagnostic lettered(Diagnostic problem, String written, String figures) {
        return problem.as(NameCode.LETTER_FOR_FIGURE, "`" + written + "` has a letter for a figure")
                .help("write `" + figures + "`, in figures only");
    }

    static boolean isPlural(String one, String other) {
        String a = one.toLowerCase(Locale.ROOT);
        String b = other.toLowerCase(Locale.ROOT);
        return a.equals(b + "s") || b.equals(a + "s") || a.equals(b + "es") || b.equals(a + "es");
    }

    /** What a name means in other places. */
    private static Optional<String> other(String name, Symbols symbols) {
        List<Member> members = symbols.members(name);
        if (!members.isEmpty()) {
            return Optional.of(Types.describe(new Type.Of(members.get(0).kind())));
        }
        if (symbols.kind(name).isPresent()) {
            return Optional.of("a kind of " + word(symbols.kind(name).get().category()));
        }
        if (symbols.orders.containsKey(name)) {
            return Optional.of("an order");
        }
        if (symbols.procedures.containsKey(name)) {
            return Optional.of("a procedure");
        }
        if (symbols.regions.containsKey(name)) {
            return Optional.of("a region");
        }
        return symbols.inPlay.containsKey(name) ? Optional.of("an option or scenario") : Optional.empty();
    }

    private static String word(Kind.Category category) {
        return category.name().toLowerCase(Locale.ROOT);
    }
}
