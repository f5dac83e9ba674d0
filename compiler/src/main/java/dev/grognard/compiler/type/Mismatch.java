package dev.grognard.compiler.type;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.Offer;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.phrase.RulebookPhrases;
import dev.grognard.compiler.resolve.Symbols;
import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Says what is the matter with a value of one sort where another is wanted. */
final class Mismatch {
    private static final String ONLY_ONE =
            "`for each` does something with every member, and `only of (…)` is the only one";

    private static final String ONE_OF_THEM =
            "say which one: `let one = draw one of (…) for …` by chance, `let one = s chooses one of (…)` as a side likes;"
                    + " `only of (…)` is the only member of a set, and absent if there are more; `for each` does something with every member";

    private static final Pattern WHEN = Pattern.compile("\\bwhen(?:\\h+not)?\\h+$");

    private Mismatch() {}

    /** @param inBody whether it stands among statements */
    static Diagnostic of(Type wanted, Expr expr, Symbols symbols, boolean inBody) {
        Type given = expr.type();
        String is = Types.describe(given);
        String want = Types.describe(wanted);
        if (expr instanceof Expr.Absent) {
            return error(TypeCode.NONE_NOT_ALLOWED, expr, "`none` cannot stand here: " + want + " is wanted", "nothing")
                    .help(
                            wanted instanceof Type.Bool
                                    ? "write `no`"
                                    : "write a value, or let the type say that there may be none: a `?` behind it");
        }
        if (wanted instanceof Type.Bool) {
            String ask = given instanceof Type.SetOf ? "ask `any (…)` or `no (…)`" : compared(expr);
            return RulebookPhrases.at(expr.span(), Set.of(RulebookPhrases.Place.CONDITION))
                    .orElseGet(() -> {
                        Diagnostic problem = error(
                                TypeCode.NOT_A_CONDITION,
                                expr,
                                "this is " + is + ", and no condition",
                                "this is " + is);
                        if (given.mayBeAbsent()) {
                            return there(problem, expr);
                        }
                        if (expr instanceof Expr.All all) {
                            return whole(problem, all, symbols);
                        }
                        return given instanceof Type.SetOf ? anyOf(problem, ask, expr) : problem.help(ask);
                    });
        }
        if (wanted.present() instanceof Type.Of of
                && of.kind().category() == Kind.Category.LINK
                && expr instanceof Expr.Difference ends) {
            return Mended.writing(
                    error(
                            TypeCode.OTHER_KIND,
                            expr,
                            Types.article(of.kind().name()) + " is named by its two ends",
                            "no link"),
                    "write them in parentheses",
                    expr.span().source(),
                    expr.span().start(),
                    expr.span().end(),
                    of.kind() + "(" + ends.left().span().text().strip() + ", "
                            + ends.right().span().text().strip() + ")");
        }
        if (wanted.present() instanceof Type.Of one && given instanceof Type.SetOf set) {
            boolean related = Symbols.related(set.kind(), one.kind());
            Diagnostic several = related
                    ? error(
                            TypeCode.SET_FOR_ONE,
                            expr,
                            "this is " + is + ", and one of them is wanted",
                            "this is " + is)
                    : error(
                            TypeCode.OTHER_KIND,
                            expr,
                            "this is " + is + ", but " + want + " is wanted",
                            "this is " + is);
            Optional<Diagnostic> beside = BesideSeveral.of(several, expr.span());
            if (beside.isEmpty() && !related) {
                return partOfEach(several, set.kind(), one.kind(), symbols);
            }
            return beside.orElseGet(() -> inBody ? several.help(ONE_OF_THEM) : only(several, expr));
        }
        if (wanted.present() instanceof Type.Of of && given.present() instanceof Type.Of other) {
            Diagnostic problem =
                    error(TypeCode.OTHER_KIND, expr, "this is " + is + ", but " + want + " is wanted", "this is " + is);
            boolean side = other.kind().name().equals("Side") && of.kind().category() == Kind.Category.PIECE;
            if (of.kind().category() == Kind.Category.LINK && other.kind().category() == Kind.Category.PLACE) {
                return problem.help("a link is named by its two ends: `" + of.kind() + "(…, "
                        + expr.span().text() + ")`");
            }
            boolean place = of.kind().category() == Kind.Category.PLACE;
            if (place && other.kind().category() == Kind.Category.LINK) {
                return part(problem, expr, "where a link leads is its `to`", "to");
            }
            if (place && other.kind().category() == Kind.Category.PIECE) {
                return part(problem, expr, "where a piece stands is its `at`", "at");
            }
            return side ? problem.help("the pieces of a side are `" + of.kind() + " of …`") : problem;
        }
        if (isNumber(wanted) && isNumber(given.present())) {
            String these = (given.present() instanceof Type.Odds ? "these are " : "this is ") + is;
            String wants = want + (wanted.present() instanceof Type.Odds ? " are wanted" : " is wanted");
            return error(TypeCode.MIXED_QUANTITIES, expr, these + ", but " + wants, these)
                    .help(converted(wanted.present(), given.present(), expr));
        }
        Diagnostic problem =
                error(TypeCode.MISMATCH, expr, "this is " + is + ", but " + want + " is wanted", "this is " + is);
        if (wanted.present() instanceof Type.Of
                && expr instanceof Expr.Aggregate most
                && most.total() != Expr.Total.SUM) {
            String extreme = most.total() == Expr.Total.MOST ? "most" : "least";
            return problem.help("`" + extreme + " of` is the number itself; those who have it are a set, `"
                    + most.set().span().text().strip() + " preferring " + extreme + " "
                    + most.value().span().text().strip()
                    + "`, and `only of (…)` is its one member, or none if there are several");
        }
        return isNumber(wanted.present()) ? asNumber(problem, expr) : problem;
    }

    /** A part of each member may be what is wanted, and then it is that of one of them. */
    private static Diagnostic partOfEach(Diagnostic problem, Kind kind, Kind wanted, Symbols symbols) {
        List<String> parts = symbols.fields(kind).stream()
                .filter(field -> field.keys().isEmpty())
                .filter(field -> field.type().present() instanceof Type.Of of
                        && of.kind().isA(wanted))
                .map(Field::name)
                .toList();
        return parts.size() == 1
                ? problem.help("each %s has its own: name the one that is meant, or ask one of them for it, `x.%s`"
                        .formatted(kind, parts.get(0)))
                : problem;
    }

    /** A rule can have no other one of a set than its only member. */
    private static Diagnostic only(Diagnostic problem, Expr set) {
        Span span = set.span();
        String text = span.text().strip();
        return Mended.writing(
                problem,
                ONLY_ONE,
                span.source(),
                span.start(),
                span.end(),
                text.startsWith("(") ? "only of " + text : "only of (" + text + ")");
    }

    private static Diagnostic there(Diagnostic problem, Expr expr) {
        return Mended.writing(
                problem,
                "ask whether there is one",
                expr.span().source(),
                expr.span().start(),
                expr.span().end(),
                expr.span().text().strip() + " is not none");
    }

    /** All of a kind are always there, so that nobody asks whether there are any. */
    private static Diagnostic whole(Diagnostic problem, Expr.All all, Symbols symbols) {
        Span span = all.span();
        String before = span.source().text().substring(span.source().lines().start(span.line()), span.start());
        String inPlay = Unknowns.listed(symbols.inPlay.keySet());
        Diagnostic asked = inPlay.isEmpty() || !WHEN.matcher(before).find()
                ? problem
                : problem.help("which set-up or option is in play is asked by its name: " + inPlay);
        String value = symbols.declared(all.kind()).stream()
                .findFirst()
                .map(Member::id)
                .orElse("…");
        return asked.help(
                all.kind().category() == Kind.Category.ENUM
                        ? "which " + all.kind() + " something is, is compared: `… is " + value + "`"
                        : "say which of them: `any (" + all.kind() + " where …)`");
    }

    private static Diagnostic anyOf(Diagnostic problem, String advice, Expr set) {
        String text = set.span().text().strip();
        return Mended.writing(
                problem,
                advice,
                set.span().source(),
                set.span().start(),
                set.span().end(),
                text.startsWith("(") ? "any " + text : "any (" + text + ")");
    }

    private static Diagnostic part(Diagnostic problem, Expr expr, String advice, String part) {
        return Mended.writing(
                problem,
                advice,
                expr.span().source(),
                expr.span().start(),
                expr.span().end(),
                expr.span().text().strip() + "." + part);
    }

    /** How a number of one sort becomes one of another, if it does. */
    private static String converted(Type wanted, Type given, Expr number) {
        if (wanted instanceof Type.Odds) {
            return "odds are printed such as `3:1` or asked for with `ratio(a, b)`; a number only shifts them: `odds + 1`";
        }
        if (given instanceof Type.Odds) {
            return "odds are no number; what keeps them has the type `Ratio`";
        }
        String turned = "`" + turned(wanted, number) + "` turns it into one";
        return number instanceof Expr.CallRule call
                ? turned + "; or let `" + call.rule().name() + "` give it: `: " + sort(wanted) + "`"
                : turned;
    }

    /** A line in which two numbers are of one sort; the one that is turned first is what more often was meant. */
    static Diagnostic ofOneSort(Diagnostic problem, Expr number, Type wanted, Expr other) {
        Type given = number.type().present();
        if (wanted instanceof Type.Odds || given instanceof Type.Odds) {
            return problem.help(converted(wanted, given, number));
        }
        String advice = "`as` turns a number into the same number of another sort";
        Optional<Offer> line = turning(advice, number, wanted);
        return line.map(first -> problem.offering(first.or(turning(advice, other, given))))
                .orElseGet(() -> problem.help(advice + ": `" + turned(wanted, number) + "`"));
    }

    private static Optional<Offer> turning(String advice, Expr number, Type wanted) {
        Span span = number.span();
        return Mended.offer(advice, span.source(), span.start(), span.end(), turned(wanted, number));
    }

    /** What numbers of a sort are called behind `as`. */
    private static String sort(Type type) {
        return type instanceof Type.Amount amount
                ? amount.quantity().name()
                : type instanceof Type.Percent ? "Percent" : "Int";
    }

    private static String turned(Type wanted, Expr number) {
        String text = number.span().words();
        boolean one = number instanceof Expr.CallRule
                || number instanceof Expr.Read
                || number instanceof Expr.ReadField
                || number instanceof Expr.ReadGlobal
                || number instanceof Expr.Lookup
                || number instanceof Expr.Number
                || text.startsWith("(") && text.endsWith(")");
        return (one ? text : "(" + text + ")") + " as " + sort(wanted);
    }

    /** How a number becomes a condition. */
    private static String compared(Expr number) {
        String text = number.span().text();
        if (text.equals("0") || text.equals("1")) {
            return "write `" + (text.equals("0") ? "no" : "yes") + "`";
        }
        if (text.contains(" at least ")) {
            return "`at least` gives the greater of two; to compare them, write `>=`";
        }
        return text.contains(" at most ")
                ? "`at most` gives the smaller of two; to compare them, write `<=`"
                : "compare it: `… is …`";
    }

    private static boolean isNumber(Type type) {
        return type.isNumber();
    }

    /** How a handful of dice or a set becomes a number. */
    static Diagnostic asNumber(Diagnostic problem, Expr several) {
        if (several.type() instanceof Type.Dice) {
            return addedUp(problem, several);
        }
        return several.type() instanceof Type.SetOf ? counted(problem, several) : problem;
    }

    private static Diagnostic counted(Diagnostic problem, Expr set) {
        String text = set.span().text().strip();
        return Mended.writing(
                problem,
                "`count` says how many they are",
                set.span().source(),
                set.span().start(),
                set.span().end(),
                text.startsWith("(") ? "count " + text : "count (" + text + ")");
    }

    private static Diagnostic addedUp(Diagnostic problem, Expr dice) {
        String text = dice.span().text().strip();
        String set = text.startsWith("roll") ? "(" + text + ")" : text;
        return problem.help("add them up: `sum of it over " + set + "`");
    }

    private static Diagnostic error(TypeCode code, Expr expr, String message, String label) {
        return Diagnostic.error(code, message, expr.span(), label);
    }
}
