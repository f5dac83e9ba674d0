package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Type;
import java.util.List;
import java.util.Optional;

/** A test that holds in all cases, and an answer that nobody hears. */
final class SaysNothing implements Check {
    @Override
    public void check(Survey survey, Diagnostics found) {
        for (Object node : survey.played()) {
            if (node instanceof Expr.IsKind test && !survey.isOfSeries(test.span()) && holdsAlways(survey, test)) {
                found.add(always(survey, test));
            } else if (node instanceof Expr.Compare test && !survey.isOfSeries(test.span())) {
                die(survey, test.left())
                        .filter(die -> test.right() instanceof Expr.Number number
                                && holdsForAll(test.order(), die.faces(), number.value()))
                        .ifPresent(die -> found.add(everyFace(test, die)));
            } else if (node instanceof RuleDef rule) {
                alwaysExcepted(rule)
                        .filter(clause -> !survey.isOfSeries(clause.span()))
                        .ifPresent(clause -> found.add(excepted(rule, clause)));
            } else if (node instanceof Statement.Perform perform
                    && perform.call() instanceof Expr.CallProcedure call
                    && call.procedure().result().orElse(null) instanceof Type.Bool) {
                found.add(unheard(perform, call.procedure()));
            }
        }
    }

    /** The `except` of a rule that says `when yes`. */
    static Optional<RuleDef.Clause> alwaysExcepted(RuleDef rule) {
        return rule.inline().stream()
                .filter(clause -> clause.when().orElse(null) instanceof Expr.Truth truth && truth.value())
                .filter(clause -> clause.when().orElseThrow().span().text().equals("yes"))
                .findFirst();
    }

    private static Diagnostic excepted(RuleDef rule, RuleDef.Clause clause) {
        return Diagnostic.warning(
                        CheckCode.ALWAYS_HOLDS,
                        "this `except` of `%s` holds in all cases, and nothing below it counts"
                                .formatted(rule.signature()),
                        clause.when().orElseThrow().span(),
                        "is always so")
                .help(
                        "say when it counts: `except when …`; what is so in all other cases is the value of the rule itself");
    }

    private static boolean holdsAlways(Survey survey, Expr.IsKind test) {
        return test.operand().type() instanceof Type.Of of
                && (of.kind().isA(test.kind())
                        || of.kind().category() == Kind.Category.LINK && isAllOf(survey, of.kind(), test.kind()));
    }

    /** Whether a kind has no members but those of another; of pieces it is asked too, to speak of what only the narrower have. */
    private static boolean isAllOf(Survey survey, Kind wide, Kind narrow) {
        List<Kind> kinds = survey.game().kinds();
        return kinds.stream()
                .filter(kind -> kind.isA(wide))
                .filter(kind -> kinds.stream().noneMatch(below -> below != kind && below.isA(kind)))
                .allMatch(kind -> kind.isA(narrow));
    }

    /** The die that is compared, or that was named by `let` before. */
    private static Optional<Expr.Roll> die(Survey survey, Expr compared) {
        Expr value = compared instanceof Expr.Read read
                ? survey.facts().meaning(read.variable()).orElse(compared)
                : compared;
        return value instanceof Expr.Roll roll ? Optional.of(roll) : Optional.empty();
    }

    private static boolean holdsForAll(Expr.Order order, int faces, int number) {
        return switch (order) {
            case LESS -> faces < number;
            case AT_MOST -> faces <= number;
            case MORE -> number < 1;
            case AT_LEAST -> number <= 1;
        };
    }

    private static Diagnostic everyFace(Expr.Compare test, Expr.Roll die) {
        return Diagnostic.warning(
                        CheckCode.ALWAYS_HOLDS,
                        "this holds in all cases",
                        test.span(),
                        "a d%d shows 1 to %d".formatted(die.faces(), die.faces()))
                .help("leave it out, or write the number that is meant");
    }

    private static Diagnostic always(Survey survey, Expr.IsKind test) {
        String subject = test.operand().span().text();
        List<String> narrower = survey.game().kinds().stream()
                .filter(kind -> kind != test.kind() && kind.isA(test.kind()))
                .map(Kind::name)
                .map(name -> "`" + subject + " is " + name + "`")
                .toList();
        Diagnostic problem = Diagnostic.warning(
                CheckCode.ALWAYS_HOLDS,
                "this holds in all cases",
                test.span(),
                "`%s` can be nothing else".formatted(subject));
        return problem.help(
                narrower.isEmpty()
                        ? "leave it out"
                        : "leave it out, or ask for a narrower kind: " + Words.some(narrower, 4));
    }

    private static Diagnostic unheard(Statement.Perform perform, Signature called) {
        return Diagnostic.warning(
                        CheckCode.UNHEARD,
                        "nobody asks what `%s` gives".formatted(called.name()),
                        Words.headline(perform.span()),
                        "its yes or no is lost")
                .help("ask it: `if %s { … }`; or let the procedure give nothing"
                        .formatted(perform.call().span().words()));
    }
}
