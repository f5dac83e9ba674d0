package dev.grognard.runtime.engine;

import dev.grognard.runtime.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Collects what a menu does not allow, and why; and if it is wanted, which requirements are met. */
public final class Refusals {
    private final Position position;
    private final int ask;
    private final int frame;
    private final boolean tellAll;
    private final List<Refusal> refusals = new ArrayList<>();
    private final List<Met> met = new ArrayList<>();

    /** A requirement that an order meets; orders are given in the notation of scripts. */
    public record Met(String notation, Explanation working) {}

    /** @param tellAll whether it is also collected what orders meet */
    Refusals(Position position, int ask, int frame, boolean tellAll) {
        this.position = position;
        this.ask = ask;
        this.frame = frame;
        this.tellAll = tellAll;
    }

    /** Whether requirements are told that are met. */
    public boolean tellAll() {
        return tellAll;
    }

    /** The order meets a requirement. */
    public void meet(Explanation working, int code, int... arguments) {
        met.add(new Met(position.notationOf(code, java.util.Arrays.copyOf(arguments, Position.STRIDE)), working));
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

    List<Met> met() {
        return List.copyOf(met);
    }
}
