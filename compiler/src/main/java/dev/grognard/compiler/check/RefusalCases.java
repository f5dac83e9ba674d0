package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.ExampleDef;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.OptionDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.source.Span;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** An example wants an order refused by a case that nothing cites which could refuse it. */
final class RefusalCases implements Check {
    private static final int SHOWN = 8;

    @Override
    public void check(Survey survey, Diagnostics found) {
        List<ExampleDef.Refuse> refusals = survey.all(ExampleDef.Refuse.class);
        if (refusals.isEmpty()) {
            return;
        }
        Map<String, Set<String>> known = new TreeMap<>();
        for (ExampleDef.Refuse refuse : refusals) {
            String last = refuse.notations().isEmpty()
                    ? ""
                    : refuse.notations().get(refuse.notations().size() - 1);
            String order = last.replaceFirst("\\(.*", "");
            List<OptionDef> options = survey.all(OptionDef.class).stream()
                    .filter(option -> option.name().equals(order))
                    .toList();
            boolean given = refuse.span().text().contains(" " + order);
            if (options.isEmpty() || !given || refuse.span().text().contains(" chooses ")) {
                continue;
            }
            Set<String> cited = known.computeIfAbsent(order, name -> citedBy(survey, options));
            refuse.cases().stream()
                    .filter(one -> !cited.contains(one))
                    .findFirst()
                    .ifPresent(one -> found.add(report(refuse, order, one, cited)));
        }
    }

    private static Diagnostic report(ExampleDef.Refuse refuse, String order, String wanted, Set<String> cited) {
        Span span = refuse.span();
        int at = span.text().lastIndexOf('[');
        Span citation = at < 0 ? span : span.source().span(span.start() + at, span.end());
        List<String> known = cited.stream().map(one -> "[" + one + "]").toList();
        return Diagnostic.warning(
                        CheckCode.NO_SUCH_REFUSAL,
                        "nothing that could refuse `%s` cites [%s]".formatted(order, wanted),
                        citation,
                        "refused by no such case")
                .help(
                        known.isEmpty()
                                ? "what forbids an order is a requirement: `requires … else \"…\" [%s]`"
                                        .formatted(wanted)
                                : "what it requires, and the rules that this asks, cite " + Words.some(known, SHOWN));
    }

    /** The cases of what some orders require, and of all that this asks. */
    private static Set<String> citedBy(Survey survey, List<OptionDef> options) {
        Set<String> cited = new TreeSet<>();
        Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Object> open = new ArrayDeque<>();
        for (OptionDef option : options) {
            cited.addAll(option.cases());
            open.addAll(option.requirements());
        }
        while (!open.isEmpty()) {
            Object next = open.poll();
            ModelTree.each(next, node -> {
                cited.addAll(ModelTree.cases(node));
                asked(survey, node).filter(seen::add).forEach(open::add);
            });
        }
        return cited;
    }

    /** The declarations that one node asks. */
    private static Stream<?> asked(Survey survey, Object node) {
        if (node instanceof Expr.ReadField read) {
            return survey.game().fields().stream().filter(def -> def.field() == read.field());
        }
        if (node instanceof Expr.ReadGlobal read) {
            return survey.game().globals().stream().filter(def -> def.state() == read.state());
        }
        return Calls.calledBy(node).stream().flatMap(called -> declared(survey, called));
    }

    private static Stream<?> declared(Survey survey, Signature called) {
        return Stream.of(
                        survey.game().rules().stream().filter(def -> def.signature() == called),
                        survey.game().tables().stream().filter(def -> def.signature() == called),
                        survey.game().modifiers().stream().filter(def -> def.signature() == called),
                        survey.game().travels().stream().filter(def -> def.signature() == called))
                .flatMap(found -> found);
    }
}
