package dev.grognard.runtime.script;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/** The answers to later decisions that an example gives by their names. */
final class NamedAnswers {
    private final List<Answer> answers = new ArrayList<>();

    /** What answers a decision whenever it comes, one notation after the other. */
    record Answer(int line, String decision, Deque<String> notations) {
        Answer(int line, String decision, String... notations) {
            this(line, decision, new ArrayDeque<>(List.of(notations)));
        }

        private boolean isFor(String asked) {
            return asked.equals(decision) || asked.endsWith("." + decision);
        }
    }

    /**
     * One notation of an answer.
     *
     * @param last whether nothing of the answer is left behind it
     */
    record Choice(int line, String decision, String notation, boolean last) {}

    void add(List<Answer> more) {
        answers.addAll(more);
    }

    /** Takes what answers a decision, if there is anything for it. */
    Optional<Choice> take(String asked) {
        for (Iterator<Answer> all = answers.iterator(); all.hasNext(); ) {
            Answer answer = all.next();
            if (answer.isFor(asked)) {
                String notation = answer.notations.remove();
                boolean last = answer.notations.isEmpty();
                if (last) {
                    all.remove();
                }
                return Optional.of(new Choice(answer.line, answer.decision, notation, last));
            }
        }
        return Optional.empty();
    }

    /** The first of those that nothing has asked for, or not to its end. */
    Optional<Answer> left() {
        return answers.stream().findFirst();
    }
}
