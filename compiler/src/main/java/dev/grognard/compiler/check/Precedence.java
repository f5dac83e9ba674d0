package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.Layer;
import dev.grognard.compiler.model.ModifierItem;
import dev.grognard.compiler.model.ModifiersDef;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What `over` and `after` say about the order of exceptions: they name another exception, and not each other. */
final class Precedence implements Check {
    private static final int SHOWN = 6;

    @Override
    public void check(Survey survey, Diagnostics found) {
        for (RuleDef rule : survey.game().rules()) {
            String name = "`" + rule.signature() + "`";
            Set<String> inline = new HashSet<>();
            rule.inline().forEach(clause -> inline.addAll(clause.cases()));
            List<Placed> over = Rival.of(rule).stream().map(Placed::of).toList();
            new Group(name, "over", over, rule.cases(), inline).check(found);
            List<Placed> after = rule.mappings().stream().map(Placed::of).toList();
            new Group(name, "after", after, rule.cases(), Set.of()).check(found);
            items(name, rule.modifiers(), found);
        }
        for (ModifiersDef list : survey.game().modifiers()) {
            items("`" + list.signature() + "`", list.items(), found);
        }
    }

    /** Items that share a label share their exceptions; once is enough to tell of them. */
    private static void items(String name, List<ModifierItem> items, Diagnostics found) {
        Set<String> seen = new HashSet<>();
        for (ModifierItem item : items) {
            if (seen.add(item.label())) {
                List<Placed> over = Rival.of(item).stream().map(Placed::of).toList();
                new Group("\"" + item.label() + "\" of " + name, "over", over, item.cases(), Set.of()).check(found);
            }
        }
    }

    /** An exception, the cases that it cites, and those that it is placed by. */
    private record Placed(List<String> cases, List<String> by, Layer layer, Span span) {
        static Placed of(Rival rival) {
            return new Placed(rival.cases(), rival.over(), rival.layer(), rival.span());
        }

        static Placed of(RuleDef.Mapping mapping) {
            return new Placed(mapping.cases(), mapping.after(), mapping.layer(), mapping.span());
        }

        /** Layers have an order of their own, which no word changes. */
        boolean isPlacedBy(Placed other) {
            return layer.equals(other.layer) && !Collections.disjoint(by, other.cases);
        }

        /** The word and the cases behind it; they stand behind the condition, so that the last such word is meant. */
        Span placing(String word) {
            Matcher written =
                    Pattern.compile("\\b" + word + "\\s*\\[[^\\]]*\\]").matcher(span.text());
            Span last = Words.headline(span);
            while (written.find()) {
                last = span.source().span(span.start() + written.start(), span.start() + written.end());
            }
            return last;
        }
    }

    /**
     * The exceptions among which an order is wanted.
     *
     * @param own the cases of what they are exceptions to
     * @param inside the cases of clauses over which each of them goes anyway
     */
    private record Group(String what, String word, List<Placed> all, List<String> own, Set<String> inside) {
        void check(Diagnostics found) {
            for (int i = 0; i < all.size(); i++) {
                Placed one = all.get(i);
                boolean known = one.by().stream().anyMatch(inside::contains)
                        || others(one).anyMatch(other -> !Collections.disjoint(one.by(), other.cases()));
                if (!one.by().isEmpty() && !known) {
                    found.add(nothing(one));
                }
                for (Placed other : all.subList(i + 1, all.size())) {
                    if (reaches(one, other, new ArrayList<>()) && reaches(other, one, new ArrayList<>())) {
                        // Of a longer ring one pair is enough.
                        found.add(eachOther(one, other));
                        return;
                    }
                }
            }
        }

        private Stream<Placed> others(Placed one) {
            return all.stream().filter(other -> !other.equals(one));
        }

        /** Directly, or by one between them. */
        private boolean reaches(Placed from, Placed to, List<Placed> seen) {
            if (from.isPlacedBy(to)) {
                return true;
            }
            seen.add(from);
            return all.stream()
                    .filter(between -> from.isPlacedBy(between) && !seen.contains(between))
                    .anyMatch(between -> reaches(between, to, seen));
        }

        private Diagnostic nothing(Placed one) {
            Set<String> cited = new TreeSet<>();
            others(one).forEach(other -> other.cases().forEach(id -> cited.add("[" + id + "]")));
            boolean itself = !Collections.disjoint(one.by(), one.cases());
            Diagnostic problem = Diagnostic.warning(
                    CheckCode.OVER_NOTHING,
                    "no other exception to %s cites [%s]".formatted(what, String.join(", ", one.by())),
                    one.placing(word),
                    itself ? "that is the case of this exception itself" : "goes " + word + " nothing");
            if (!Collections.disjoint(one.by(), own)) {
                return problem.help("leave it out: every exception comes before what it is an exception to");
            }
            return problem.help(
                    cited.isEmpty()
                            ? "leave it out: there is no other exception that cites a case"
                            : "the others cite " + Words.some(List.copyOf(cited), SHOWN));
        }

        private Diagnostic eachOther(Placed one, Placed other) {
            boolean asWritten = one.span().source().equals(other.span().source())
                    && one.span().start() <= other.span().start();
            Placed earlier = asWritten ? one : other;
            Placed later = asWritten ? other : one;
            Diagnostic problem = Diagnostic.error(
                            CheckCode.OVER_EACH_OTHER,
                            "of two exceptions to %s each goes %s the other".formatted(what, word),
                            later.placing(word),
                            "which of the two goes first?")
                    .with(earlier.placing(word), "the other one")
                    .help("leave `%s` out in one of them".formatted(word));
            return one.isPlacedBy(other) && other.isPlacedBy(one)
                    ? problem
                    : problem.note("one of them by way of a third");
        }
    }
}
