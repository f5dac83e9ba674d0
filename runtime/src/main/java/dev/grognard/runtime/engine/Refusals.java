package dev.grognard.runtime.engine;

import dev.grognard.runtime.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Collects what a menu does not allow, and why. */
public final class Refusals {
    private final Position position;
    private final int ask;
    private final int frame;
    private final List<Refusal> refusals = new ArrayList<>();

    Refusals(Position position, int ask, int frame) {
        this.position = position;
        this.ask = ask;
        this.frame = frame;
    }

    /** The order fails a requirement that states its own reason. */
    public void refuse(Text reason, List<String> cases, Explanation working, int code, int... arguments) {
        int[] padded = java.util.Arrays.copyOf(arguments, Position.STRIDE);
        refusals.add(new Refusal(
                position.labelOf(ask, frame, code, padded),
                position.notationOf(code, padded),
                position.actionOf(ask, code, padded),
                reason,
                cases,
                Optional.ofNullable(working)));
    }

    List<Refusal> all() {
        return List.copyOf(refusals);
    }
}
