package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Expr;
import dev.grognard.compiler.ast.Statement;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.source.Span;

/** A place that is moved to a piece is one mistake. */
final class SwappedMove {
    private final Expressions expressions;

    SwappedMove(Expressions expressions) {
        this.expressions = expressions;
    }

    /** Whether piece and place stand in each other's place, so that this was said. */
    boolean isReported(Statement.MoveTo move, Env env) {
        if (!isNamed(move.what(), Kind.Category.PLACE, env) || !isNamed(move.to(), Kind.Category.PIECE, env)) {
            return false;
        }
        Span place = move.what().span();
        Span piece = move.to().span();
        String between = place.source().text().substring(place.end(), piece.start());
        expressions.context.diagnostics.add(Mended.writing(
                Diagnostic.error(
                                TypeCode.ARGUMENTS_SWAPPED,
                                "piece and place stand in each other's place",
                                place,
                                "this is a place")
                        .with(piece, "this is a piece"),
                "what is moved stands first, and where it goes follows `to`",
                place.source(),
                place.start(),
                piece.end(),
                piece.text() + between + place.text()));
        return true;
    }

    /** Whether this is the name of something, or of a variable, of a category. */
    private boolean isNamed(Expr named, Kind.Category category, Env env) {
        if (named instanceof Expr.ThingRef thing && thing.arguments().isEmpty()) {
            return expressions.context.symbols.members(thing.name().text()).stream()
                    .anyMatch(member -> member.kind().category() == category);
        }
        return named instanceof Expr.ValueRef value
                && value.arguments().isEmpty()
                && env.scope()
                        .variable(value.name().text())
                        .filter(variable -> variable.type().present() instanceof Type.Of of
                                && of.kind().category() == category)
                        .isPresent();
    }
}
