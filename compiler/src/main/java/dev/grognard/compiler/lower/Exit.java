package dev.grognard.compiler.lower;

import dev.grognard.compiler.model.EndingDef;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Signature;
import java.util.List;
import java.util.Map;

/** How a block is left. */
public sealed interface Exit {
    record Jump(int to) implements Exit {}

    record Branch(Expr condition, int yes, int no) implements Exit {}

    /** Pushes a frame and goes on at {@code next} when it is popped; a last call pops this frame first, and nothing comes after it. */
    record Call(Signature procedure, List<Expr> arguments, int next) implements Exit {
        private static final int NOTHING = -1;

        Call asLast() {
            return new Call(procedure, arguments, NOTHING);
        }

        public boolean isLast() {
            return next == NOTHING;
        }
    }

    /** Pops this frame. */
    record Return() implements Exit {}

    /**
     * Asks; {@code empty} is where to go when there is nothing to choose from; {@code answers} where to go by the code of the answer.
     */
    record Ask(Decision decision, int empty, Map<Integer, Integer> answers) implements Exit {}

    /** Goes on with the next member of a snapshot that is not less than the cursor; {@code done} when none is left. */
    record NextMember(
            dev.grognard.compiler.model.Variable snapshot,
            dev.grognard.compiler.model.Variable cursor,
            dev.grognard.compiler.model.Variable member,
            int body,
            int done)
            implements Exit {}

    record End(EndingDef ending) implements Exit {}

    /** The final reckoning decides. */
    record Reckon() implements Exit {}

    /** The last turn has been played, or the next one begins. */
    record TurnOver(int next, int last) implements Exit {}
}
