package dev.grognard.runtime.script;

import java.util.List;

/**
 * The first question that a step did not answer, and what had happened until then: all later passes would only bury it.
 *
 * @param sameOrder whether the order of the step could be given there, about something else
 */
record Missed(int line, String wanted, String asked, List<String> happened, boolean sameOrder) {
    /** Whether what comes after the question says nothing more: then it is not told. */
    boolean isAll(Halt halt) {
        return halt == Halt.OVER || sameOrder;
    }

    /**
     * What was asked instead, and how far the game came without the answer. The question may come after dice that are missing, so that
     * these are told too.
     */
    String told(String standing, Halt halt) {
        String then = halt == Halt.OVER
                ? "and it was not asked for later either"
                : sameOrder
                        ? "this is not offered there, and later " + standing
                        : "no question came that " + wanted + " answers: this one was passed, and then " + standing;
        return asked + "\n" + then;
    }
}
