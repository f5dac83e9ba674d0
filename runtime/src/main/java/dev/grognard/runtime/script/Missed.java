package dev.grognard.runtime.script;

import java.util.List;
import java.util.Optional;

/**
 * The first question that a step did not answer, and what had happened until then: all later passes would only bury it.
 *
 * @param sameOrder whether the order of the step could be given there, about something else
 * @param outside which set of that order leaves out what the step is about; empty if none is known to
 * @param refusing whether the step wants something refused
 * @param leading an order that could be given there and may lead to what the step answers; empty if the step is an order itself
 * @param noStep what is to be said of a place that the next step of a journey cannot lead to; empty if none was asked for
 * @param phase how many phases had begun by then
 */
record Missed(
        int line,
        String wanted,
        String asked,
        List<String> happened,
        boolean sameOrder,
        Optional<String> outside,
        boolean refusing,
        Optional<String> leading,
        Optional<String> noStep,
        int phase) {
    /** What to do about it, unless the question itself says nothing of that. */
    Optional<String> hint(int phasesNow) {
        return noStep.or(this::noSuchOrder).or(() -> missingOrder(phasesNow));
    }

    /** What may be missing before the step, if the game has left the phase by now: dice of a later one would not bring its question about. */
    private Optional<String> missingOrder(int phasesNow) {
        return leading.filter(order -> phasesNow > phase)
                .map(order -> "nothing here asks for this yet: an order that leads to it may be missing before it, as `"
                        + order + "` would be;\nwithout one the game has gone past this phase");
    }

    /** What to do about an order that is about something outside of its set; later dice have nothing to do with that. */
    private Optional<String> noSuchOrder() {
        return outside.map(set -> refusing
                ? "an order about something outside of its set is none, and so it is not refused either:"
                        + "\n`refuse` wants one that a requirement forbids"
                : "");
    }

    /** Whether what comes after the question says nothing more: then it is not told. */
    boolean isAll(Halt halt) {
        return halt == Halt.OVER || sameOrder;
    }

    /**
     * What was asked instead, and how far the game came without the answer. The question may come after dice that are missing, so that
     * these are told too.
     */
    String told(String standing, Halt halt) {
        String where = asked + outside.map(set -> "\n" + set).orElse("");
        if (refusing && outside.isPresent()) {
            return where;
        }
        String then = halt == Halt.OVER
                ? "and it was not asked for later either"
                : sameOrder
                        ? "this is not offered there, and later " + standing
                        : "no question came that " + wanted + " answers: this one was passed, and then " + standing;
        return where + "\n" + then;
    }
}
