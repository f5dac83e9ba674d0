package dev.grognard.compiler.type;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.diagnostic.Offer;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.source.Span;
import java.util.Optional;

/** A side that stands where a set of its pieces is meant. */
final class SideForPieces {
    private final Context context;

    SideForPieces(Context context) {
        this.context = context;
    }

    /** What to say about it: whether there are any may be what is asked. */
    Diagnostic told(dev.grognard.compiler.ast.Expr.Query node) {
        String side = node.kind().text();
        String kind = context.symbols.kinds().stream()
                .filter(k -> k.category() == Kind.Category.PIECE && k.parent().isEmpty())
                .map(Kind::name)
                .findFirst()
                .orElse("Unit");
        Span span = node.span();
        String set = kind + " of " + span.text();
        String advice = "its pieces are `" + kind + " of " + side + "`";
        Diagnostic problem = Diagnostic.error(
                NameCode.OTHER_SORT,
                "there is no kind of piece `" + side + "`: it is a Side",
                node.kind().span(),
                "a side");
        Optional<Offer> alone = Mended.offer(advice, span.source(), span.start(), span.end(), set);
        return Mended.offer(advice, span.source(), span.start(), span.end(), "any (" + set + ")")
                .map(asked -> problem.offering(asked.or(alone)))
                .orElseGet(() -> problem.help(advice));
    }
}
