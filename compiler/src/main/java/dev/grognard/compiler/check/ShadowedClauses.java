package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.ReckoningLine;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.TriggerDef;
import java.util.List;
import java.util.Optional;

/** The first `except` of a rule that holds counts; one whose condition asks for all that an earlier one asks for never does. */
final class ShadowedClauses implements Check {
    @Override
    public void check(Survey survey, Diagnostics found) {
        for (RuleDef rule : survey.game().rules()) {
            List<RuleDef.Clause> clauses = rule.inline();
            for (int i = 1; i < clauses.size(); i++) {
                RuleDef.Clause later = clauses.get(i);
                List<Expr> above = clauses.subList(0, i).stream()
                        .flatMap(earlier -> earlier.when().stream())
                        .toList();
                boolean reached = later.when()
                        .filter(condition -> isReached(above, condition))
                        .isPresent();
                clauses.subList(0, i).stream()
                        .filter(earlier -> holdsWith(earlier, later)
                                || reached
                                        && earlier.when().orElse(null)
                                                == first(above, later.when().orElseThrow()))
                        .findFirst()
                        .ifPresent(earlier -> found.add(report(rule, earlier, later)));
            }
        }
        victories(survey.game().reckoning(), found);
        atOnce(survey.game().triggers(), found);
    }

    /** Of two victories that come in one moment the one that is written first does, and the game is over. */
    private static void atOnce(List<TriggerDef> triggers, Diagnostics found) {
        List<TriggerDef> victories =
                triggers.stream().filter(ShadowedClauses::isVictory).toList();
        for (int i = 1; i < victories.size(); i++) {
            TriggerDef later = victories.get(i);
            victories.subList(0, i).stream()
                    .filter(earlier -> earlier.layer().equals(later.layer())
                            && ModelTree.same(earlier.condition(), later.condition()))
                    .findFirst()
                    .ifPresent(earlier -> found.add(Diagnostic.warning(
                                    CheckCode.NEVER_COUNTS,
                                    "this victory never counts",
                                    later.condition().span(),
                                    "the same again")
                            .with(earlier.condition().span(), "this one counts first")
                            .help("change the condition: the first that holds ends the game")));
        }
    }

    private static boolean isVictory(TriggerDef trigger) {
        return trigger.domains().isEmpty()
                && trigger.body().statements().size() == 1
                && trigger.body().statements().get(0) instanceof Statement.EndGame;
    }

    /** The first line of a victory that holds decides. */
    private static void victories(List<ReckoningLine> lines, Diagnostics found) {
        for (int i = 1; i < lines.size(); i++) {
            ReckoningLine line = lines.get(i);
            Optional<ReckoningLine> always = lines.subList(0, i).stream()
                    .filter(earlier -> earlier.when().isEmpty() && isAbove(earlier, line))
                    .findFirst();
            if (always.isPresent()) {
                found.add(Diagnostic.warning(
                                CheckCode.NEVER_COUNTS,
                                "this line of the victory never counts",
                                Words.headline(line.ending().span()),
                                "stands behind `otherwise`")
                        .with(Words.headline(always.get().ending().span()), "this one holds in all cases")
                        .help("write the line with `otherwise` last: the first that holds counts"));
                continue;
            }
            Optional<Expr> later = line.when();
            List<Expr> above = lines.subList(0, i).stream()
                    .filter(earlier -> isAbove(earlier, line))
                    .flatMap(earlier -> earlier.when().stream())
                    .toList();
            Optional<Expr> wider = later.flatMap(condition -> isReached(above, condition)
                    ? Optional.of(first(above, condition))
                    : above.stream()
                            .filter(earlier -> !words(earlier).equals(words(condition)))
                            .filter(earlier -> Wider.holds(earlier, condition))
                            .findFirst());
            if (wider.isPresent()) {
                found.add(Diagnostic.warning(
                                CheckCode.NEVER_COUNTS,
                                "this line of the victory never counts",
                                later.orElseThrow().span(),
                                isReached(List.of(wider.get()), later.get()) || Wider.holds(wider.get(), later.get())
                                        ? "the one above holds whenever this does"
                                        : "those above hold whenever this does")
                        .with(wider.get().span(), "this one counts first")
                        .help("write the narrower line first: the first that holds counts"));
                continue;
            }
            lines.subList(0, i).stream()
                    .flatMap(one -> one.when().stream())
                    .filter(earlier -> later.isPresent() && words(earlier).equals(words(later.get())))
                    .findFirst()
                    .ifPresent(earlier -> found.add(Diagnostic.warning(
                                    CheckCode.NEVER_COUNTS,
                                    "this line of the victory never counts",
                                    later.get().span(),
                                    "the same again")
                            .with(earlier.span(), "this one counts first")
                            .help("change the condition; the last line may be `otherwise`")));
        }
    }

    /** Whether the numbers that conditions ask for leave nothing to a later one but what is the same again. */
    private static boolean isReached(List<Expr> above, Expr later) {
        List<Reach> taken =
                above.stream().flatMap(one -> Reach.of(one).stream()).toList();
        return above.stream().noneMatch(one -> words(one).equals(words(later)))
                && Reach.parts(later).anyMatch(part -> part.isWithin(taken));
    }

    /** The first of some conditions that can hold together with a later one. */
    private static Expr first(List<Expr> above, Expr later) {
        List<Reach> parts = Reach.parts(later).toList();
        return above.stream()
                .filter(one -> Reach.of(one)
                        .filter(reach -> parts.stream().anyMatch(reach::meets))
                        .isPresent())
                .findFirst()
                .orElse(above.get(0));
    }

    /** Whether one line is written above another; those of other files add to a table in their own way. */
    private static boolean isAbove(ReckoningLine one, ReckoningLine other) {
        return one.ending().span().source().equals(other.ending().span().source())
                && one.ending().span().start() < other.ending().span().start();
    }

    private static Diagnostic report(RuleDef rule, RuleDef.Clause earlier, RuleDef.Clause later) {
        boolean same = words(earlier).equals(words(later));
        return Diagnostic.warning(
                        CheckCode.NEVER_COUNTS,
                        "this `except` of `%s` never counts".formatted(rule.signature()),
                        later.when().orElseThrow().span(),
                        same ? "the same again" : "the one above holds whenever this does")
                .with(earlier.when().orElseThrow().span(), "this one counts first")
                .help(
                        same
                                ? "leave one of them out, or change its condition"
                                : "write the narrower exception first: the first that holds counts");
    }

    private static boolean holdsWith(RuleDef.Clause earlier, RuleDef.Clause later) {
        return earlier.when().isPresent()
                && later.when().isPresent()
                && Wider.holds(earlier.when().get(), later.when().get());
    }

    private static String words(RuleDef.Clause clause) {
        return words(clause.when().orElseThrow());
    }

    private static String words(Expr condition) {
        return condition.span().words();
    }
}
