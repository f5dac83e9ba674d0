package dev.grognard.runtime.engine;

import dev.grognard.runtime.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Collects what a menu does not allow, and why; or, of one order, what it meets. */
public final class Refusals {
    private final Position position;
    private final int ask;
    private final int frame;
    private final Optional<String> allOf;
    private final List<Refusal> refusals = new ArrayList<>();
    private final List<Explanation> met = new ArrayList<>();

    /** @param allOf the order of which it is also told what it meets, in the notation of scripts */
    Refusals(Position position, int ask, int frame, Optional<String> allOf) {
        this.position = position;
        this.ask = ask;
        this.frame = frame;
        this.allOf = allOf;
    }

    /** Whether requirements are told that are met. */
    public boolean tellAll() {
        return allOf.isPresent();
    }

    /** The order meets a requirement. */
    public void meet(Explanation working, int code, int... arguments) {
        String notation = position.notationOf(code, java.util.Arrays.copyOf(arguments, Position.STRIDE));
        if (allOf.filter(notation::equals).isPresent()) {
            met.add(working);
        }
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

    List<Explanation> met() {
        return List.copyOf(met);
    }
}
