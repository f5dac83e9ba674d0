package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.diagnostic.LayerCode;
import dev.grognard.compiler.diagnostic.Suggest;
import dev.grognard.compiler.model.ExampleDef;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.ModifierItem;
import dev.grognard.compiler.source.Span;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Examples can be told apart, and name items that there are. */
final class ExampleSanity implements Check {
    @Override
    public void check(Survey survey, Diagnostics found) {
        Map<String, ExampleDef> titles = new HashMap<>();
        for (ExampleDef example : survey.game().examples()) {
            ExampleDef first = titles.putIfAbsent(example.title(), example);
            if (first != null && isApart(first.span(), example.span())) {
                found.add(Diagnostic.warning(
                                CheckCode.EXAMPLE_TWICE,
                                "there is an example \"%s\" already".formatted(example.title()),
                                Words.headline(example.span()),
                                "the same title again")
                        .with(Words.headline(first.span()), "first here")
                        .help("give each a title of its own, by which a report can name it"));
            }
            example.items().forEach(item -> items(item, survey.game(), found));
        }
    }

    /** Whether two examples are written, and not two cases of one. */
    private static boolean isApart(Span one, Span other) {
        return one.source().equals(other.source()) && (one.end() <= other.start() || other.end() <= one.start());
    }

    private static void items(ExampleDef.Item item, GameModel game, Diagnostics found) {
        if (!(item instanceof ExampleDef.Expect expect)
                || !(expect.condition() instanceof Expr.Same same)
                || !(same.left() instanceof Expr.SumModifiers sum)) {
            return;
        }
        List<String> labels = game.modifiers().stream()
                .filter(def -> def.signature() == sum.modifiers())
                .flatMap(def -> def.items().stream())
                .map(ModifierItem::label)
                .distinct()
                .toList();
        for (String label : expect.breakdown().keySet()) {
            Optional<Span> span = span(expect.span(), label);
            if (!labels.isEmpty() && !labels.contains(label) && span.isPresent()) {
                String known = labels.stream().map(one -> "\"" + one + "\"").collect(Collectors.joining(", "));
                found.add(Diagnostic.warning(
                                LayerCode.NO_ITEM,
                                "`%s` has no item \"%s\""
                                        .formatted(sum.modifiers().name(), label),
                                span.get(),
                                "unknown")
                        .help(Suggest.closest(label, labels)
                                .map(one -> "did you mean \"" + one + "\"?")
                                .orElse("there are " + known)));
            }
        }
    }

    /** Where a label stands in what is expected; one with a name in it reads otherwise there. */
    private static Optional<Span> span(Span expect, String label) {
        int at = expect.text().lastIndexOf("\"" + label + "\"");
        return at < 0
                ? Optional.empty()
                : Optional.of(expect.source().span(expect.start() + at, expect.start() + at + label.length() + 2));
    }
}
