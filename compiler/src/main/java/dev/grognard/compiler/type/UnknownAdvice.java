package dev.grognard.compiler.type;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.diagnostic.Suggest;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
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
import java.util.stream.Stream;

/** What helps with a name that is like no other: how the thing is called or declared that somebody seems to mean, or what there is. */
final class UnknownAdvice {
    private static final Set<String> DRAW = Set.of("draw", "tie", "nobody", "neither", "none");

    private static final Set<String> IN_PLAY = Set.of("scenario", "option");

    private static final Set<String> OTHER_SIDE = Set.of("enemy", "enemies", "opponent", "opposing", "other");

    /** What is asked of sets elsewhere by a word that stands before them. */
    private static final Map<String, String> SETS = Map.of(
            "sum", "what is added up stands first, then over whom: `sum of .strength over (…)`",
            "all", "that all are so is said by none that is not: `no (… where not …)`");

    /** So many orders a game may have that are all named. */
    private static final int MOST_ORDERS = 24;

    private static final Pattern GIVEN = Pattern.compile("(?U)\\h*[+-]?=(?!=)\\h*(\\w+|.)");

    private static final String VALUE = "there is no rule, state or variable";

    private static final String VIEWER = "there is no viewer";

    private static final Pattern OWNED = Pattern.compile("\\bby owner\\h*,");

    /** So many fields of a kind are all named. */
    private static final int MOST_FIELDS = 16;

    /** What others call what a rule gives but for an exception to it. */
    private static final Set<String> ORDINARY = Set.of(
            "normal",
            "normally",
            "base",
            "basic",
            "default",
            "original",
            "standard",
            "super",
            "ordinary",
            "printed",
            "previous",
            "old",
            "regular");

    /** What stands before the value of an exception that stands alone. */
    private static final Pattern EXCEPTION = Pattern.compile("(?m)^\\h*exception\\b[^\\n]*(?:\\n\\h+[^\\n]*)*=[^=]*$");

    /** What the side is called to which a piece belongs, also by `seen by owner`. */
    private static final Set<String> OWNER = Set.of("owner", "player", "nation", "nationality");

    private static final Set<String> ENDS = Set.of("to", "from");

    /** {@code option = Rain}. */
    private static final Pattern GIVEN_AS = Pattern.compile("\\h*=\\h*(\\p{Lu}\\w*)");

    private UnknownAdvice() {}

    /** What helps with a word for the other side, even where something else has a name that is like it. */
    static Optional<Diagnostic> otherSide(Diagnostic problem, String written, Collection<String> candidates) {
        if (problem.code() == NameCode.UNKNOWN_NAME
                && OTHER_SIDE.contains(written)
                && !problem.message().startsWith(VIEWER)) {
            return Optional.of(
                    problem.help("the other side is `foe` in orders and options, and `s.opponent` of any side `s`"));
        }
        if (problem.code() == NameCode.UNKNOWN_FIELD
                && (OTHER_SIDE.contains(written) || written.equals("foe"))
                && candidates.contains("opponent")) {
            Span span = problem.primary().span();
            return Optional.of(Mended.writing(
                    problem, "the other side is its `opponent`", span.source(), span.start(), span.end(), "opponent"));
        }
        if (problem.code() == NameCode.UNKNOWN_FIELD && OWNER.contains(written) && candidates.contains("side")) {
            Span span = problem.primary().span();
            return Optional.of(Mended.writing(
                    problem, "whose something is, is its `side`", span.source(), span.start(), span.end(), "side"));
        }
        return Optional.empty();
    }

    /** The text before a place, as far as its declaration may begin there. */
    private static String before(Span place) {
        String text = place.source().text().substring(0, place.start());
        return text.substring(Math.max(0, text.lastIndexOf("\nexception")));
    }

    /** What helps with a name that is like no other. */
    static Diagnostic of(Diagnostic problem, String written, Collection<String> candidates, Symbols symbols) {
        if (problem.code() == NameCode.UNKNOWN_NAME && IN_PLAY.contains(written)) {
            Span word = problem.primary().span();
            Matcher given = GIVEN_AS.matcher(word.source().text())
                    .region(word.end(), word.source().text().length());
            if (given.lookingAt()) {
                return Mended.writing(
                        problem,
                        "an example is given it without a sign",
                        word.source(),
                        word.start(),
                        given.end(),
                        written + " " + given.group(1));
            }
            String known = Unknowns.listed(symbols.inPlay.keySet());
            return problem.help("whether a set-up or an option is in play is asked by its name alone"
                    + (known.isEmpty() ? "" : ": " + known));
        }
        if (problem.message().startsWith(VIEWER)) {
            return viewer(problem, written, symbols);
        }
        if (problem.code() == NameCode.UNKNOWN_NAME && SETS.containsKey(written)) {
            return problem.help(SETS.get(written));
        }
        if (problem.code() == NameCode.UNKNOWN_NAME
                && ORDINARY.contains(written)
                && EXCEPTION.matcher(before(problem.primary().span())).find()) {
            Span span = problem.primary().span();
            return Mended.writing(
                    problem, "what holds otherwise is `usual`", span.source(), span.start(), span.end(), "usual");
        }
        if (problem.code() == NameCode.UNKNOWN_NAME && written.equals("usual")) {
            return problem.help(
                    "`usual` is known in an exception that stands alone: `exception to … when … = usual + 1`");
        }
        if (problem.code() == NameCode.UNKNOWN_TYPE && written.matches("1?D\\d+")) {
            return problem.help("a die has a small letter: `"
                    + written.substring(written.indexOf('D')).toLowerCase(Locale.ROOT) + "`");
        }
        if (problem.code() == NameCode.UNKNOWN_TYPE
                && Unknowns.DICE.matcher(written).matches()) {
            return problem.help(
                    "what several dice come to is an `Int`: the key of a table has rows such as `2..6`, and open ones at the ends");
        }
        if (problem.code() == NameCode.UNKNOWN_TYPE) {
            return problem.help("a plain number is an `Int`; `quantity " + written
                    + "` declares numbers with a unit of their own, `enum " + written + " { … }` a few values");
        }
        if (problem.code() == NameCode.UNKNOWN_COLUMN) {
            List<String> free = free(problem.primary().span(), candidates);
            return free.size() == 1
                    ? problem.help("did you mean `" + free.get(0) + "`? It has no column")
                    : candidates.isEmpty() ? problem : problem.help("there are " + Unknowns.listed(candidates));
        }
        if (problem.code() == NameCode.UNKNOWN_DIE) {
            String known = Unknowns.listed(candidates);
            return problem.help((known.isEmpty() ? "" : "known here: " + known + "; ")
                    + (problem.message().startsWith("there is no draw ")
                            ? "a draw is known by what it is for, as in `draw one of Wing for chit`"
                            : "a roll is known by what it is for, as in `roll d6 for fire`"));
        }
        if (problem.code() == NameCode.UNKNOWN_ORDER && !candidates.isEmpty() && candidates.size() <= MOST_ORDERS) {
            String known = Unknowns.listed(candidates);
            return problem.help(candidates.size() == 1 ? "there is only " + known : "there are " + known);
        }
        Optional<Diagnostic> ofPieces = PiecesOfASide.told(problem, written, symbols);
        if (ofPieces.isPresent()) {
            return ofPieces.get();
        }
        if (problem.code() == NameCode.UNKNOWN_FIELD) {
            return given(problem.primary().span())
                    .map(value -> problem.help(
                            "what changes is declared in its kind: `state " + written + ": " + value + "`"))
                    .orElseGet(() -> fields(problem, written, candidates, symbols));
        }
        if (problem.message().startsWith(VALUE)) {
            Optional<String> whose = whose(written, symbols);
            if (whose.isPresent()) {
                return problem.help(whose.get());
            }
        }
        if (problem.message().startsWith("there is no Place") && candidates.size() > Unknowns.FEW) {
            List<String> boxes = candidates.stream()
                    .filter(one -> symbols.members(one).stream()
                            .anyMatch(member -> member.kind().name().equals("Box")))
                    .toList();
            return boxes.isEmpty() || boxes.size() > Unknowns.FEW
                    ? problem
                    : problem.help("of boxes there are " + Unknowns.listed(boxes));
        }
        List<String> local = candidates.stream()
                .filter(one -> problem.code() == NameCode.UNKNOWN_NAME
                        && !symbols.values().contains(one))
                .toList();
        if (problem.message().startsWith(VALUE) && !local.isEmpty() && local.size() <= Unknowns.FEW) {
            return problem.help("known here: " + Unknowns.listed(local));
        }
        if (problem.message().startsWith(VALUE)
                && problem.helps().isEmpty()
                && written.length() > 1
                && Character.isLowerCase(written.codePointAt(0))) {
            return problem.help(
                    ("what changes is declared as `state %1$s: …`, what is worked out as `rule %1$s: … = …`; "
                                    + "`let %1$s = …` gives a name to something within its braces")
                            .formatted(written));
        }
        boolean few =
                problem.code() == NameCode.UNKNOWN_THING && candidates.size() <= Unknowns.FEW && !candidates.isEmpty();
        if (few
                && DRAW.contains(written.toLowerCase(Locale.ROOT))
                && problem.message().startsWith("there is no side")) {
            return problem.help("a game that nobody wins ends with a line of `nobody`: `nobody \"a draw\" otherwise`");
        }
        if (few) {
            return problem.help("there are " + Unknowns.listed(candidates));
        }
        List<String> alike =
                problem.code() == NameCode.UNKNOWN_THING ? Suggest.beginningAlike(written, candidates) : List.of();
        return alike.isEmpty() || alike.size() > Unknowns.FEW
                ? problem
                : problem.help(
                        alike.size() == 1
                                ? "did you mean `" + alike.get(0) + "`?"
                                : "there are " + Unknowns.listed(alike));
    }

    /** Who can see something: besides its owner the other side alone is the same as everyone. */
    private static Diagnostic viewer(Diagnostic problem, String written, Symbols symbols) {
        Span span = problem.primary().span();
        String before = span.source().text().substring(span.source().lines().start(span.line()), span.start());
        if ((OTHER_SIDE.contains(written) || written.equals("foe"))
                && OWNED.matcher(before).find()) {
            return Mended.writing(
                    problem,
                    "its owner sees it already, so that with the other side it is `everyone`",
                    span.source(),
                    span.start(),
                    span.end(),
                    "everyone");
        }
        return problem.help("whoever sees it is its `owner`, `everyone`, or a side by its name: "
                + Unknowns.listed(sides(symbols)));
    }

    private static List<String> sides(Symbols symbols) {
        return symbols.allMembers().getOrDefault(symbols.known("Side"), List.of()).stream()
                .map(Member::id)
                .toList();
    }

    /** Whose something is that is written as if there were only one. */
    private static Optional<String> whose(String written, Symbols symbols) {
        List<Kind> owners = symbols.kinds().stream()
                .filter(kind -> symbols.fields(kind).stream()
                        .anyMatch(field -> field.name().equals(written) && field.owner() == kind))
                .toList();
        if (owners.size() != 1) {
            return Optional.empty();
        }
        Kind owner = owners.get(0);
        if (owner.category() == Kind.Category.ROW) {
            // Whoever forgot whose it is did not mean the rows of a list more often than a way or a piece.
            return ENDS.contains(written)
                    ? Optional.of("a way has it, and so does each row of " + owner + ": `by." + written
                            + "` of a way that is called `by`")
                    : Optional.empty();
        }
        String one = owner.name().substring(0, 1).toLowerCase(Locale.ROOT);
        String sample = owner == symbols.known("Side")
                ? Unknowns.listed(sides(symbols).stream()
                        .map(side -> side + "." + written)
                        .toList())
                : "`" + one + "." + written + "`";
        return Optional.of("each " + owner + " has its own: " + sample + "; of all of them, `for each " + one + " in "
                + owner + " { … " + one + "." + written + " … }`");
    }

    /** What a thing has, if that can be read through. */
    private static Diagnostic fields(
            Diagnostic problem, String written, Collection<String> candidates, Symbols symbols) {
        List<String> fields = candidates.stream()
                .filter(one -> symbols.kinds().stream()
                        .anyMatch(kind -> symbols.field(kind, one).isPresent()))
                .toList();
        return fields.isEmpty() || fields.size() > MOST_FIELDS
                ? problem
                : problem.help((fields.size() == 1 ? "there is only " : "there are ") + Unknowns.listed(fields)
                        + "; what changes besides is declared in its kind: `state " + written + ": …`");
    }

    /** The type that something seems to have which is given a value. */
    private static Optional<String> given(Span name) {
        String line = name.source().lines().text(name.line());
        int end = name.end() - name.source().lines().start(name.line());
        Matcher value = GIVEN.matcher(line.substring(end));
        if (!value.lookingAt()) {
            return Optional.empty();
        }
        boolean truth = value.group(1).equals("yes") || value.group(1).equals("no");
        return Optional.of(truth ? "Bool" : Character.isDigit(value.group(1).charAt(0)) ? "Int" : "…");
    }

    /** The fields that have no column in this header. */
    private static List<String> free(Span header, Collection<String> fields) {
        List<String> columns = Stream.of(
                        header.source().lines().text(header.line()).split("\\|"))
                .map(String::strip)
                .toList();
        return fields.stream().filter(field -> !columns.contains(field)).toList();
    }
}
