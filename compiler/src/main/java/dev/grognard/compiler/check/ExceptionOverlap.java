package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.ModifierItem;
import dev.grognard.compiler.model.ModifiersDef;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.RuleDef.Mapping;
import dev.grognard.compiler.model.Signature;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Two exceptions of one layer to one rule, or to one item of a sum, must never both hold, unless their author says which goes over the
 * other.
 */
final class ExceptionOverlap implements Check {
    @Override
    public void check(Survey survey, Diagnostics found) {
        GameModel game = survey.game();
        Terms terms = new Terms(survey.facts());
        for (RuleDef rule : game.rules()) {
            rivals(game, terms, rule.signature().toString(), Rival.of(rule), found);
            eachPair(rule.mappings(), (first, second) -> compare(game, terms, rule, first, second, found));
            items(game, terms, rule.signature(), rule.modifiers(), found);
        }
        for (ModifiersDef list : game.modifiers()) {
            items(game, terms, list.signature(), list.items(), found);
        }
    }

    /** Items that share a label share their exceptions; once is enough to tell of two. */
    private static void items(
            GameModel game, Terms terms, Signature signature, List<ModifierItem> items, Diagnostics found) {
        Set<String> clashing = new HashSet<>();
        for (ModifierItem item : items) {
            String what = "%s \"%s\"".formatted(signature, item.label());
            if (!clashing.contains(what) && rivals(game, terms, what, Rival.of(item), found)) {
                clashing.add(what);
            }
        }
    }

    private static boolean rivals(GameModel game, Terms terms, String what, List<Rival> rivals, Diagnostics found) {
        List<Diagnostic> clashes = new ArrayList<>();
        eachPair(rivals, (first, second) -> {
            boolean oneLayer = first.layer().equals(second.layer());
            if (oneLayer && !isOrdered(rivals, first, second) && !giveTheSame(terms, first, second)) {
                compare(game, terms, what, first, second).ifPresent(clashes::add);
            }
        });
        clashes.forEach(found::add);
        return !clashes.isEmpty();
    }

    private static Optional<Diagnostic> compare(GameModel game, Terms terms, String what, Rival first, Rival second) {
        boolean asWritten = isBefore(first, second);
        Rival earlier = asWritten ? first : second;
        Rival later = asWritten ? second : first;
        Overlap overlap = Overlap.of(game, terms, Stream.of(earlier, later).flatMap(one -> one.conditions().stream()));
        if (overlap.verdict() == Situations.Verdict.NONE) {
            return Optional.empty();
        }
        Diagnostic clash = overlap.verdict() == Situations.Verdict.FOUND
                ? Diagnostic.error(
                        CheckCode.EXCEPTIONS_OVERLAP,
                        "two exceptions to `%s` can both hold".formatted(what),
                        Words.headline(later.span()),
                        "which of the two goes first?")
                : Diagnostic.error(
                        CheckCode.EXCEPTIONS_UNDECIDED,
                        "cannot tell whether two exceptions to `%s` ever both hold".formatted(what),
                        Words.headline(later.span()),
                        "this may hold together with the other");
        return Optional.of(overlap.explain(clash.with(Words.headline(earlier.span()), "the other exception"))
                .help(remedy(earlier)));
    }

    private static String remedy(Rival earlier) {
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
    private static boolean giveTheSame(Terms terms, Rival first, Rival second) {
        return first.words().isPresent() && first.words().equals(second.words())
                || terms.of(first.value()).key().equals(terms.of(second.value()).key());
    }

    private static boolean isBefore(Rival first, Rival second) {
        boolean oneText = first.span().source().equals(second.span().source());
        return !oneText || first.span().start() <= second.span().start();
    }

    private static boolean isOrdered(List<Rival> all, Rival first, Rival second) {
        return goesOver(all, first, second, new HashSet<>()) || goesOver(all, second, first, new HashSet<>());
    }

    /** Directly, or over one that goes over it. */
    private static boolean goesOver(List<Rival> all, Rival upper, Rival lower, Set<Rival> seen) {
        if (!Collections.disjoint(upper.over(), lower.cases())) {
            return true;
        }
        return seen.add(upper)
                && all.stream()
                        .filter(between -> !Collections.disjoint(upper.over(), between.cases()))
                        .anyMatch(between -> goesOver(all, between, lower, seen));
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
            return of(game, terms, Stream.concat(first.stream(), second.stream()));
        }

        static Overlap of(GameModel game, Terms terms, Stream<Expr> all) {
            List<Term> conditions = all.map(terms::of).toList();
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
