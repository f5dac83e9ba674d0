package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.ExampleItem;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.source.Span;
import java.util.Optional;

/** An example in which the order stands before the side that gives it. */
final class TurnedMoves {
    private TurnedMoves() {}

    static boolean isReported(ExampleItem.Move move, Context context) {
        var sides = context.symbols.known("Side");
        Optional<Name> order = move.order()
                .filter(name -> context.symbols.member(sides, name.text()).isPresent());
        if (order.isEmpty()
                || !context.optionParameters.containsKey(move.side().text())
                || context.symbols.member(sides, move.side().text()).isPresent()) {
            return false;
        }
        Span span = new Span(
                move.side().span().source(),
                move.side().span().start(),
                order.get().span().end());
        Diagnostic problem = Diagnostic.error(
                NameCode.OTHER_SORT,
                "`" + move.side().text() + "` is an order and `" + order.get().text() + "` the side that gives it",
                span,
                "the wrong way round");
        context.diagnostics.add(Mended.writing(
                problem,
                "the side stands first",
                span.source(),
                span.start(),
                span.end(),
                order.get().text() + " " + move.side().text()));
        return true;
    }
}
