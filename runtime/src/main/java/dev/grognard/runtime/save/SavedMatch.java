package dev.grognard.runtime.save;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;

/** A save as it is written: everything but the snapshot is the canon, the snapshot only proves that replaying came out the same. */
@JsonPropertyOrder({"format", "game", "rules", "scenario", "options", "seed", "decisions", "snapshot"})
record SavedMatch(
        int format,
        String game,
        String rules,
        String scenario,
        List<String> options,
        String seed,
        List<SavedDecision> decisions,
        String snapshot) {
    /** Who decided what. */
    @JsonPropertyOrder({"side", "choice"})
    record SavedDecision(String side, String choice) {}

    /** Whether nothing is missing that a save must have. */
    boolean isWhole() {
        return game != null
                && rules != null
                && scenario != null
                && options != null
                && seed != null
                && decisions != null
                && decisions.stream().allMatch(d -> d != null && d.side() != null && d.choice() != null)
                && snapshot != null;
    }
}
