package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.RuleDef.Clause;
import dev.grognard.compiler.model.RuleDef.Mapping;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Two exceptions of one layer to one rule must never both hold, unless their author says which goes over the other. */
final class ExceptionOverlap implements Check {
    @Override
    public void check(Survey survey, Diagnostics found) {
        GameModel game = survey.game();
        Terms terms = new Terms(survey.facts());
        for (RuleDef rule : game.rules()) {
            eachPair(rule.exceptions(), (first, second) -> compare(game, terms, rule, first, second, found));
            eachPair(rule.mappings(), (first, second) -> compare(game, terms, rule, first, second, found));
        }
    }

    private static void compare(
            GameModel game, Terms terms, RuleDef rule, Clause first, Clause second, Diagnostics found) {
        boolean oneLayer = first.layer().equals(second.layer());
        if (!oneLayer || isOrdered(rule, first, second) || giveTheSame(terms, first, second)) {
            return;
        }
        boolean asWritten = isBefore(first, second);
        Clause earlier = asWritten ? first : second;
        Clause later = asWritten ? second : first;
        Overlap overlap = Overlap.of(game, terms, earlier.when(), later.when());
        if (overlap.verdict() == Situations.Verdict.NONE) {
            return;
        }
        Diagnostic clash = overlap.verdict() == Situations.Verdict.FOUND
                ? Diagnostic.error(
                        CheckCode.EXCEPTIONS_OVERLAP,
                        "two exceptions to `%s` can both hold".formatted(rule.signature()),
                        Words.headline(later.span()),
                        "which of the two goes first?")
                : Diagnostic.error(
                        CheckCode.EXCEPTIONS_UNDECIDED,
                        "cannot tell whether two exceptions to `%s` ever both hold".formatted(rule.signature()),
                        Words.headline(later.span()),
                        "this may hold together with the other");
        found.add(overlap.explain(clash.with(Words.headline(earlier.span()), "the other exception"))
                .help(remedy(earlier)));
    }

    private static String remedy(Clause earlier) {
        return earlier.cases().isEmpty()
                ? "let the conditions exclude each other; or give both exceptions a case, and write `over [case]` in the one that"
                        + " goes first"
                : "if this one goes first, write `over [%s]` before its value; if the other does, write `over` there"
                        .formatted(earlier.cases().get(0));
    }

    private static void compare(
            GameModel game, Terms terms, RuleDef rule, Mapping first, Mapping second, Diagnostics found) {
        boolean oneLayer = first.layer().equals(second.layer());
        boolean ordered = !Collections.disjoint(first.after(), second.cases())
                || !Collections.disjoint(second.after(), first.cases());
        if (!oneLayer || ordered || !touch(terms, first, second)) {
            return;
        }
        Overlap overlap = Overlap.of(game, terms, first.when(), second.when());
        if (overlap.verdict() == Situations.Verdict.NONE) {
            return;
        }
        found.add(overlap.explain(Diagnostic.error(
                                CheckCode.MAPPINGS_OVERLAP,
                                "two exceptions that change what `%s` gives can both hold".formatted(rule.signature()),
                                Words.headline(second.span()),
                                "is this done before or after the other?")
                        .with(Words.headline(first.span()), "the other exception"))
                .help("write `after [case]` in the one that is done last"));
    }

    /** Whether it matters which of two mappings is done first. */
    private static boolean touch(Terms terms, Mapping first, Mapping second) {
        Set<String> sources = keys(terms, first.arrows().stream().map(RuleDef.Arrow::from));
        Set<String> others = keys(terms, second.arrows().stream().map(RuleDef.Arrow::from));
        Set<String> results = keys(terms, first.arrows().stream().map(RuleDef.Arrow::to));
        Set<String> otherResults = keys(terms, second.arrows().stream().map(RuleDef.Arrow::to));
        return !Collections.disjoint(sources, others)
                || !Collections.disjoint(sources, otherResults)
                || !Collections.disjoint(others, results);
    }

    private static Set<String> keys(Terms terms, Stream<Expr> values) {
        return values.map(value -> value instanceof Expr.RecordConstant constant
                        ? constant.value().printed()
                        : terms.of(value).key())
                .collect(java.util.stream.Collectors.toSet());
    }

    /** The same value either way: then nobody needs to know which of the two gave it. */
    private static boolean giveTheSame(Terms terms, Clause first, Clause second) {
        return terms.of(first.value()).key().equals(terms.of(second.value()).key());
    }

    private static boolean isBefore(Clause first, Clause second) {
        boolean oneText = first.span().source().equals(second.span().source());
        return !oneText || first.span().start() <= second.span().start();
    }

    private static boolean isOrdered(RuleDef rule, Clause first, Clause second) {
        return goesOver(rule, first, second, new HashSet<>()) || goesOver(rule, second, first, new HashSet<>());
    }

    /** Directly, or over one that goes over it. */
    private static boolean goesOver(RuleDef rule, Clause upper, Clause lower, Set<Clause> seen) {
        if (!Collections.disjoint(upper.over(), lower.cases())) {
            return true;
        }
        return seen.add(upper)
                && rule.exceptions().stream()
                        .filter(between -> !Collections.disjoint(upper.over(), between.cases()))
                        .anyMatch(between -> goesOver(rule, between, lower, seen));
    }

    private static <T> void eachPair(List<T> things, java.util.function.BiConsumer<T, T> action) {
        for (int i = 0; i < things.size(); i++) {
            for (int j = i + 1; j < things.size(); j++) {
                action.accept(things.get(i), things.get(j));
            }
        }
    }

    /** What is known about two conditions holding together; a condition that is absent always holds. */
    record Overlap(Situations.Verdict verdict, List<String> situation) {
        static Overlap of(GameModel game, Terms terms, Optional<Expr> first, Optional<Expr> second) {
            List<Term> conditions = Stream.concat(first.stream(), second.stream())
                    .map(terms::of)
                    .toList();
            Situations.Answer answer = Situations.search(game, conditions);
            return new Overlap(answer.verdict(), answer.situation());
        }

        Diagnostic explain(Diagnostic clash) {
            if (verdict == Situations.Verdict.UNDECIDED) {
                Diagnostic undecided =
                        clash.note("the compiler does not work out everything that these conditions ask");
                return situation.isEmpty()
                        ? undecided
                        : undecided.note("both would hold if " + String.join(", ", situation));
            }
            return clash.note(
                    situation.isEmpty()
                            ? "both hold always"
                            : "both hold, for instance, when " + String.join(", ", situation));
        }
    }
}
