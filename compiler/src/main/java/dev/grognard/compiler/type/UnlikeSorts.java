package dev.grognard.compiler.type;

import dev.grognard.compiler.diagnostic.Conjunct;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Two values of different sorts that somebody compares, and what he seems to mean. */
final class UnlikeSorts {
    /** What is added up or compared over a set of some kind. */
    private static final Pattern OVER = Pattern.compile("(?U)(.*\\bover\\s+)((\\p{Lu}\\w*)\\b[^()]*)");

    private final Context context;

    UnlikeSorts(Context context) {
        this.context = context;
    }

    /** Says that two values cannot be compared, and what was meant if that can be told. */
    Expr report(Span span, Expr left, Expr right, Env env) {
        Diagnostic problem = Diagnostic.error(
                        TypeCode.INCOMPARABLE,
                        Types.describe(left.type()) + " cannot be compared with " + Types.describe(right.type()),
                        span,
                        "these are of two sorts")
                .with(left.span(), Types.describe(left.type()))
                .with(right.span(), Types.describe(right.type()));
        Optional<String> named = namedInstead(span, left, right, env).or(() -> namedInstead(span, right, left, env));
        if (named.isPresent()) {
            context.diagnostics.add(problem.help(named.get()));
            return Types.error(span);
        }
        Optional<Diagnostic> plain = alone(problem, span, left, right).or(() -> hour(problem, left, right));
        if (plain.isPresent()) {
            context.diagnostics.add(plain.get());
            return Types.error(span);
        }
        Optional<String> over = overPieces(left, right);
        if (over.isPresent()) {
            context.diagnostics.add(Mended.writing(
                    problem,
                    "where the pieces stand belongs to the set, in parentheses",
                    span.source(),
                    span.start(),
                    span.end(),
                    over.get()));
            return Types.error(span);
        }
        String pieces = left.span().text().strip();
        if (left.type() instanceof Type.SetOf set
                && set.kind().category() == Kind.Category.PIECE
                && pieces.startsWith(set.kind().name())
                && Types.kind(right.type())
                        .filter(kind -> kind.category() == Kind.Category.PLACE)
                        .isPresent()) {
            String places = right.span().text().strip();
            context.diagnostics.add(
                    right.type() instanceof Type.SetOf && !isOne(right)
                            ? problem.help("the pieces in several places are `"
                                    + Conjunct.where(pieces, ".at in " + places) + "`")
                            : problem.help("the pieces in a place are `" + pieces + " at " + places + "`"));
            return Types.error(span);
        }
        String feature = right.span().text().strip();
        if (left.type() instanceof Type.SetOf set
                && set.kind().category() == Kind.Category.PIECE
                && pieces.startsWith(set.kind().name())
                && context.features.containsKey(feature)) {
            context.diagnostics.add(Mended.writing(
                    problem,
                    "what lies in the hex of a piece is asked of its `at`",
                    span.source(),
                    span.start(),
                    span.end(),
                    Conjunct.where(pieces, ".at has " + feature)));
            return Types.error(span);
        }
        if (isOf(left, Kind.Category.PLACE)
                && context.features.containsKey(feature)
                && context.partOf(left.type(), right.type()).isEmpty()) {
            context.diagnostics.add(problem.help(
                    "what a hex has is asked by `" + left.span().text().strip() + " has " + feature + "`"));
            return Types.error(span);
        }
        if (new PartsAsked(context).told(problem, span, left, right)) {
            return Types.error(span);
        }
        boolean stands = isOf(left, Kind.Category.PIECE)
                && (isOf(right, Kind.Category.PLACE)
                        || right.type() instanceof Type.SetOf set && set.kind().category() == Kind.Category.PLACE);
        context.diagnostics.add(Optional.of("at")
                .filter(part -> stands)
                .map(part -> Mended.writing(
                        problem,
                        "write `" + left.span().text().strip() + "." + part + "`",
                        left.span().source(),
                        left.span().start(),
                        left.span().end(),
                        left.span().text().strip() + "." + part))
                .or(() -> isOf(left, Kind.Category.PLACE) && isOf(right, Kind.Category.PIECE)
                        ? Optional.of(Mended.writing(
                                problem,
                                "where a piece stands is its `at`",
                                right.span().source(),
                                right.span().start(),
                                right.span().end(),
                                right.span().text().strip() + ".at"))
                        : Optional.empty())
                .or(() -> partOfPlace(left, right)
                        .map(part -> Mended.writing(
                                problem,
                                "what a place has follows a dot",
                                left.span().source(),
                                left.span().start(),
                                left.span().end(),
                                left.span().text().strip() + "." + part)))
                .or(() -> heldBy(problem, span, left, right))
                .or(() -> several(problem, left, right))
                .or(() -> several(problem, right, left))
                .orElse(problem));
        return Types.error(span);
    }

    /** Whose a place is, where no place says it: whoever has pieces there. */
    private Optional<Diagnostic> heldBy(Diagnostic problem, Span span, Expr place, Expr side) {
        Optional<Kind> pieces = context.symbols.kinds().stream()
                .filter(kind -> kind.category() == Kind.Category.PIECE)
                .filter(kind -> context.symbols
                        .field(kind, "side")
                        .filter(field -> field.owner() == kind)
                        .isPresent())
                .findFirst();
        if (!isOf(place, Kind.Category.PLACE) || !isOf(side, Kind.Category.SIDE) || pieces.isEmpty()) {
            return Optional.empty();
        }
        String between =
                span.source().text().substring(place.span().end(), side.span().start());
        return Optional.of(Mended.writing(
                problem,
                "who has pieces in a place is asked so",
                span.source(),
                span.start(),
                span.end(),
                "%s (%s of %s at %s)"
                        .formatted(
                                between.contains("not") ? "no" : "any",
                                pieces.get(),
                                side.span().text().strip(),
                                place.span().text().strip())));
    }

    /** What places on the map have where it is only known that something is a place. */
    private Optional<String> partOfPlace(Expr left, Expr right) {
        if (!isOf(left, Kind.Category.PLACE)
                || Types.kind(left.type().present()).isEmpty()) {
            return Optional.empty();
        }
        Kind place = Types.kind(left.type().present()).get();
        List<String> parts = context.symbols.kinds().stream()
                .filter(kind -> kind.isA(place))
                .flatMap(kind -> context.partOf(new Type.Of(kind), right.type()).stream())
                .distinct()
                .toList();
        return parts.size() == 1 ? Optional.of(parts.get(0)) : Optional.empty();
    }

    /** Two things of one kind that somebody compares as if they were numbers. */
    Expr bySize(Span span, Expr left, Expr right, Kind kind) {
        Diagnostic problem = Diagnostic.error(
                TypeCode.MISMATCH,
                "neither of these is a number: each is " + Types.describe(left.type()),
                span,
                "which number of theirs?");
        List<String> numbers = numbers(kind);
        if (numbers.size() == 1) {
            String number = "." + numbers.get(0);
            String between = span.source()
                    .text()
                    .substring(left.span().end(), right.span().start());
            context.diagnostics.add(Mended.writing(
                    problem,
                    "what is compared follows a dot",
                    span.source(),
                    span.start(),
                    span.end(),
                    left.span().text().strip()
                            + number
                            + between
                            + right.span().text().strip()
                            + number));
        } else {
            context.diagnostics.add(
                    numbers.isEmpty() || numbers.size() > Unknowns.FEW
                            ? problem
                            : problem.help("what is compared follows a dot, such as `%s.%s`; such numbers are %s"
                                    .formatted(left.span().text().strip(), numbers.get(0), Unknowns.listed(numbers))));
        }
        return Types.error(span);
    }

    /** The numbers that can be asked of the members of a kind. */
    private List<String> numbers(Kind kind) {
        Stream<String> fields = context.symbols.fields(kind).stream()
                .filter(field -> field.keys().isEmpty() && field.type().isNumber())
                .map(Field::name);
        Stream<String> rules = context.symbols.rules.entrySet().stream()
                .filter(rule -> rule.getValue().parameters().size() == 1
                        && rule.getValue().result().filter(Type::isNumber).isPresent()
                        && Types.kind(rule.getValue().parameters().get(0).type())
                                .filter(kind::isA)
                                .isPresent())
                .map(Map.Entry::getKey);
        return Stream.concat(fields, rules).distinct().toList();
    }

    /** Dice or a set beside a number are to be added up or counted. */
    private static Optional<Diagnostic> several(Diagnostic problem, Expr several, Expr number) {
        return number.type().present().isNumber()
                        && (several.type() instanceof Type.Dice || several.type() instanceof Type.SetOf)
                ? Optional.of(Mismatch.asNumber(problem, several))
                : Optional.empty();
    }

    /** What is yes or no holds or does not: whoever compares it with something else wants it alone. */
    private static Optional<Diagnostic> alone(Diagnostic problem, Span span, Expr left, Expr right) {
        if (!(right.type() instanceof Type.Bool) || right instanceof Expr.Truth) {
            return Optional.empty();
        }
        String between =
                span.source().text().substring(left.span().end(), right.span().start());
        String condition = right.span().text().strip();
        return Optional.of(Mended.writing(
                problem,
                "`" + condition + "` is a condition by itself",
                span.source(),
                span.start(),
                span.end(),
                (between.contains("not") ? "not " : "") + condition));
    }

    private static boolean isHour(Expr value) {
        return Types.kind(value.type())
                .filter(kind -> kind.name().equals(Calendar.HOURS))
                .isPresent();
    }

    /** An hour that is written as clocks of 24 hours show it, or asked of the number of a turn. */
    private Optional<Diagnostic> hour(Diagnostic problem, Expr left, Expr right) {
        boolean hours = isHour(left);
        Span asked = left.span();
        if (isHour(right) && asked.text().strip().equals("turn")) {
            return Optional.of(Mended.writing(
                    problem,
                    "the hour of a turn is its `hour`",
                    asked.source(),
                    asked.start(),
                    asked.end(),
                    "turn.hour"));
        }
        if (!hours || !(right instanceof Expr.Number number)) {
            return Optional.empty();
        }
        List<String> known = context.symbols.membersOf(context.symbols.known(Calendar.HOURS)).stream()
                .map(Member::id)
                .toList();
        Span span = right.span();
        return Calendar.ofClock(number.value())
                .filter(known::contains)
                .map(name -> Mended.writing(
                        problem,
                        "hours are written as the calendar does",
                        span.source(),
                        span.start(),
                        span.end(),
                        name))
                .or(() -> Optional.of(problem.help("the hours of the calendar are " + Unknowns.listed(known))));
    }

    /** `most of .x over Unit in p`: where the pieces stand was taken for a question about the number. */
    private Optional<String> overPieces(Expr left, Expr right) {
        Matcher over = OVER.matcher(left.span().text().strip());
        boolean pieces = over.matches()
                && context.symbols
                        .kind(over.group(3))
                        .filter(kind -> kind.category() == Kind.Category.PIECE)
                        .isPresent();
        boolean place = Types.kind(right.type())
                .filter(kind -> kind.category() == Kind.Category.PLACE)
                .isPresent();
        if (!pieces || !place) {
            return Optional.empty();
        }
        boolean several = right.type() instanceof Type.SetOf && !isOne(right);
        String set = over.group(2);
        String places = right.span().text().strip();
        return Optional.of(over.group(1) + "("
                + (several ? Conjunct.where(set, ".at in " + places) : set + " at " + places) + ")");
    }

    /** Whether something stands for the set of itself. */
    private static boolean isOne(Expr set) {
        return set instanceof Expr.SetLiteral literal && literal.members().size() == 1;
    }

    private static boolean isOf(Expr value, Kind.Category category) {
        return value.type().present() instanceof Type.Of of && of.kind().category() == category;
    }

    /** Whoever writes `it` and means what the question around this one asks about has to name the inner one. */
    private static Optional<String> namedInstead(Span span, Expr it, Expr other, Env env) {
        Optional<Kind> inner = env.scope()
                .subject()
                .filter(asked -> it.span().text().strip().equals("it"))
                .flatMap(asked -> Types.kind(asked.type()));
        Optional<Type> around = env.scope().subjectAround().map(Variable::type);
        String read = other.span().text().strip();
        if (inner.isEmpty()
                || around.isEmpty()
                || !read.startsWith(".")
                || Types.join(around.get().present(), other.type().present()).isEmpty()) {
            return Optional.empty();
        }
        String kind = inner.get().name();
        String letter = kind.substring(0, 1).toLowerCase(Locale.ROOT);
        String name = env.scope().names().contains(letter) ? "one" : letter;
        return Optional.of("`it` is the " + kind + " here; name that one, and `it` is the "
                + Types.kind(around.get()).map(Kind::name).orElse("one") + " around it: `" + name + " in " + kind
                + " where " + span.words().replace(read, name + read) + "`");
    }
}
