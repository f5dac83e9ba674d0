package dev.grognard.compiler.lower;

import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Signature;
import java.util.List;
import java.util.Optional;

/** A game ready to be written as Java; the first procedure is the sequence of play. */
public record LoweredGame(
        GameModel model,
        Layout layout,
        Effects effects,
        AnswerCodes codes,
        List<LoweredProcedure> procedures,
        int stackSize) {
    /** The cut form of a procedure, if it has a frame. */
    public Optional<LoweredProcedure> procedure(Signature signature) {
        return procedures.stream().filter(p -> p.signature() == signature).findFirst();
    }

    /** Every decision of the game, by rising id. */
    public List<Decision> decisions() {
        return procedures.stream().flatMap(p -> p.decisions().stream()).toList();
    }
}
