package dev.grognard.runtime.script;

import dev.grognard.runtime.Thing;
import java.util.List;

/**
 * What a step or a refusal wants to find a question for.
 *
 * @param notations what is to be answered, one after the other; none for declining
 * @param wanted the step or the refusal as a failure tells it
 * @param cases by which cases it is to be refused
 */
record Sought(int line, Thing side, List<String> notations, String wanted, boolean refusing, List<String> cases) {
    /** What is to be answered first; no word for declining. */
    String notation() {
        return notations.isEmpty() ? "" : notations.get(0);
    }

    /** Whether it is an order, and neither a choice nor a plain answer. */
    boolean isOrder() {
        return !notations.isEmpty()
                && !wanted.contains(side.id() + " chooses ")
                && Character.isUpperCase(notation().codePointAt(0));
    }
}
