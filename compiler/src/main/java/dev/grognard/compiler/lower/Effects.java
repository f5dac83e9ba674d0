package dev.grognard.compiler.lower;

import dev.grognard.compiler.model.EntersDef;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.OrderDef;
import dev.grognard.compiler.model.ProcedureDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Type;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Which procedures, statements and expressions may come to a rest point: they need a frame and are cut into blocks. All else runs through and
 * becomes a plain method.
 */
public final class Effects {
    private final GameModel model;
    private final Set<Signature> pausing = Collections.newSetFromMap(new IdentityHashMap<>());

    public Effects(GameModel model) {
        this.model = model;
        Map<Signature, Object> bodies = new IdentityHashMap<>();
        for (ProcedureDef procedure : model.procedures()) {
            bodies.put(procedure.signature(), java.util.List.of(procedure.body(), procedure.hooks()));
            // What stands inside a procedure reads its variables from a frame, so the procedure must have one.
            procedure.signature().inside().ifPresent(pausing::add);
        }
        model.rules().forEach(rule -> rule.signature().inside().ifPresent(pausing::add));
        model.modifiers().forEach(list -> list.signature().inside().ifPresent(pausing::add));
        for (OrderDef order : model.orders()) {
            bodies.put(order.signature(), order.option().body());
            // What is found out on trying is found out before the body, which may not come to run.
            if (order.option().discovers()) {
                pausing.add(order.signature());
            }
        }
        model.travels().forEach(travel -> travel.hooks().forEach(hook -> pausing.add(hook.signature())));
        boolean grew = true;
        while (grew) {
            grew = false;
            for (Map.Entry<Signature, Object> body : bodies.entrySet()) {
                if (!pausing.contains(body.getKey()) && pauses(body.getValue())) {
                    pausing.add(body.getKey());
                    grew = true;
                }
            }
        }
    }

    /** Whether calling it pushes a frame. */
    public boolean pauses(Signature procedure) {
        return pausing.contains(procedure);
    }

    /** Whether a rest point lies in it. */
    public boolean pauses(Object node) {
        return ModelTree.any(node, this::rests);
    }

    /** Whether it must be cut: it pauses, or leaves a procedure that has a frame. */
    public boolean mustBeCut(Object node) {
        return ModelTree.any(
                node,
                part -> rests(part)
                        || part instanceof Statement.Give
                        || part instanceof Statement.Stop
                        || part instanceof Statement.Usual);
    }

    private boolean rests(Object node) {
        if (node instanceof Expr.CallProcedure call) {
            return pausing.contains(call.procedure());
        }
        if (node instanceof Statement.Move move) {
            return enters(move);
        }
        if (node instanceof Statement.ForEach loop) {
            return loop.chooser().isPresent();
        }
        return node instanceof Expr.Roll
                || node instanceof Expr.RollMany
                || node instanceof Expr.Draw
                || node instanceof Expr.Choose
                || node instanceof Expr.ChooseNumber
                || node instanceof Expr.Will
                || node instanceof Expr.Journey
                || node instanceof Statement.Menu
                || node instanceof Statement.Reveal
                || node instanceof Statement.RevealThat
                || node instanceof Statement.Step
                || node instanceof Statement.Phase
                || node instanceof Statement.EachTurn
                || node instanceof Statement.CutShort
                || node instanceof Statement.Secretly
                || node instanceof Statement.EndGame
                || node instanceof Statement.Reckon;
    }

    /** Whether a move may set off what happens when a piece enters a place. */
    public boolean enters(Statement.Move move) {
        Type pieces = move.pieces().type();
        dev.grognard.compiler.model.Kind kind =
                pieces instanceof Type.SetOf set ? set.kind() : ((Type.Of) pieces.present()).kind();
        for (EntersDef enters : model.enters()) {
            if (enters.pieces().isA(kind) || kind.isA(enters.pieces())) {
                return true;
            }
        }
        return false;
    }
}
