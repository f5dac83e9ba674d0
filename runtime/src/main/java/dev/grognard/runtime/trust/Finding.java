package dev.grognard.runtime.trust;

import dev.grognard.runtime.engine.RulesFault;
import dev.grognard.runtime.match.Beginning;
import dev.grognard.runtime.match.Taken;
import java.util.List;
import java.util.Optional;

/**
 * A promise that a random game broke.
 *
 * @param promise what was promised
 * @param breach how it was broken
 * @param taken every decision up to there, the last of which broke it
 * @param cause what the engine threw, if it did
 */
public record Finding(
        Beginning beginning, String promise, Breach breach, List<Taken> taken, Optional<Throwable> cause) {
    public Finding {
        taken = List.copyOf(taken);
    }

    /** How it was broken, in words. */
    public String detail() {
        return breach.detail();
    }

    /** Whether the author of the rules can mend it, and nobody needs to know where in the engine it was noticed. */
    public boolean isOfRules() {
        return cause.isEmpty() || cause.get() instanceof RulesFault;
    }

    /** Whether the game goes on and on, or stands still: there is no end of it. */
    public boolean isEndless() {
        return promise.equals(RandomPlay.ENDS);
    }

    /** What was promised, and how it was broken. */
    public String told() {
        if (promise.equals(Promises.INVARIANTS.text())) {
            return "an invariant does not hold: " + detail();
        }
        if (promise.equals(Promises.LEAKS.text())) {
            return "a side learns what it may not see: " + detail();
        }
        return promise.equals(RandomPlay.RULES_GO_ON)
                ? "the rules cannot go on: " + detail()
                : "it is not true that " + promise + ": " + detail();
    }

    @Override
    public String toString() {
        return beginning.setupId() + (beginning.optionIds().isEmpty() ? "" : " with " + beginning.sortedOptionIds())
                + ", seed " + beginning.seed() + ", " + when() + ", " + told();
    }

    private String when() {
        return switch (taken.size()) {
            case 0 -> "before the first decision";
            case 1 -> "after one decision";
            default -> "after " + taken.size() + " decisions";
        };
    }
}
