package dev.grognard.compiler.lower;

import dev.grognard.compiler.model.EntersDef;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;

/** Makes a move piece by piece where something may happen on entering a place. */
final class MoveLowering {
    private final Lowering game;
    private final BlockWriter blocks;
    private final EffectLowering effects;

    MoveLowering(Lowering game, BlockWriter blocks, EffectLowering effects) {
        this.game = game;
        this.blocks = blocks;
        this.effects = effects;
    }

    void move(Statement.Move move) {
        Expr to = effects.value(move.to());
        Expr pieces = effects.value(move.pieces());
        if (!game.effects().enters(move)) {
            blocks.add(new Op.Plain(new Statement.Move(move.span(), pieces, to, move.cases())));
            return;
        }
        Variable place = blocks.variable("destination", to.type());
        blocks.store(place, to);
        Expr destination = new Expr.Read(move.span(), place);
        if (pieces.type() instanceof Type.SetOf set) {
            Variable piece = blocks.variable("entering", new Type.Of(set.kind()));
            blocks.snapshotLoop(pieces, piece, Optional.empty(), () -> enter(piece, destination, move));
        } else {
            Variable piece = blocks.variable("entering", pieces.type());
            blocks.store(piece, pieces);
            enter(piece, destination, move);
        }
    }

    private void enter(Variable piece, Expr destination, Statement.Move move) {
        Span span = move.span();
        blocks.add(new Op.MovePiece(piece, destination, move.cases()));
        Kind kind = ((Type.Of) piece.type()).kind();
        for (EntersDef enters : game.model().enters()) {
            if (!related(kind, enters.pieces()) || !related(((Type.Of) destination.type()).kind(), enters.places())) {
                continue;
            }
            int next = blocks.fresh();
            int yes = blocks.fresh();
            Expr moved = new Expr.Read(span, piece);
            Expr matches = new Expr.And(
                    span,
                    new Expr.IsKind(span, moved, enters.pieces()),
                    new Expr.IsKind(span, destination, enters.places()));
            blocks.seal(new Exit.Branch(matches, yes, next));
            blocks.open(yes);
            Expr asPiece = kind.isA(enters.pieces()) ? moved : new Expr.Narrow(span, moved, enters.pieces());
            Expr asPlace = new Expr.Narrow(span, destination, enters.places());
            blocks.call(enters.signature(), List.of(asPiece, asPlace));
            blocks.jump(next);
            blocks.open(next);
        }
    }

    private static boolean related(Kind a, Kind b) {
        return a.isA(b) || b.isA(a);
    }
}
