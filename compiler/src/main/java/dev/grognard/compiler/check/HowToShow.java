package dev.grognard.compiler.check;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.ModelTree;

/** What helps where something hidden is told: pieces are turned up, a state of the game cannot be. */
final class HowToShow {
    private HowToShow() {}

    private static final String OF_STATES =
            "a state of the game is shown by `reveal that …` with what is told of it, written before this; or by the condition"
                    + " under which all see it, `… seen by …, by everyone when …`";

    /** For what is hidden, the advice; or this one, if it is something of pieces. */
    static String of(Expr secret, String ofPieces) {
        return isState(secret) ? OF_STATES : ofPieces;
    }

    /** The same where a state that all see is changed. */
    static String beforeChange(Expr secret, String ofPieces) {
        return isState(secret) ? OF_STATES + "; or say who sees what is changed here, `… seen by …`" : ofPieces;
    }

    private static boolean isState(Expr secret) {
        return ModelTree.any(secret, node -> node instanceof Expr.ReadGlobal)
                && !ModelTree.any(secret, node -> node instanceof Expr.ReadField);
    }
}
