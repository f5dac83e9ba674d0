package dev.grognard.compiler.report;

import dev.grognard.compiler.mutate.Mutant;
import java.util.List;

/**
 * What became of the mutants of a game.
 *
 * @param game the game's name
 * @param trials each mutant that was tried, in the order of the texts
 * @param sampled whether others were left out by chance
 */
public record MutationReport(String game, List<Trial> trials, boolean sampled) {
    /** Copies the list. */
    public MutationReport {
        trials = List.copyOf(trials);
    }

    /** What became of a mutant. */
    public enum Fate {
        /** An example failed, or random play found something wrong. */
        NOTICED,
        /** Nobody noticed, and nobody says why. */
        SURVIVED,
        /** Nobody noticed, and a comment beside the construct says why nobody can. */
        ARGUED,
        /** No game could be made of it, or it is the same game: nothing can be learned from it. */
        MEANINGLESS
    }

    /**
     * One mutant and its fate.
     *
     * @param by who noticed, or why it means nothing, or the argument; empty for a survivor
     */
    public record Trial(Mutant mutant, Fate fate, String by) {}

    /** The trials that ended so. */
    public List<Trial> of(Fate fate) {
        return trials.stream().filter(trial -> trial.fate() == fate).toList();
    }

    /** Constructs with an argument although every change of them was noticed: the argument is wrong or out of date. */
    public List<Trial> idleArguments() {
        if (sampled) {
            return List.of();
        }
        return of(Fate.NOTICED).stream()
                .filter(trial -> trial.mutant().argument(game).isPresent())
                .filter(trial -> of(Fate.ARGUED).stream()
                        .noneMatch(other ->
                                other.mutant().location().equals(trial.mutant().location())))
                .toList();
    }
}
