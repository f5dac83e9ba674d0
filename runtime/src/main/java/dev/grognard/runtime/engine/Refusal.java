package dev.grognard.runtime.engine;

import dev.grognard.runtime.text.Text;
import java.util.List;
import java.util.Optional;

/** An order that is not allowed now: which, why, by which cases, and the working behind it. */
public record Refusal(
        Text label, String notation, Record action, Text reason, List<String> cases, Optional<Explanation> working) {
    /** Whether this case is among those that speak against the order, or among those that its working rests on. */
    public boolean restsOn(String wanted) {
        return cases.contains(wanted) || working.map(w -> w.restsOn(wanted)).orElse(false);
    }
}
