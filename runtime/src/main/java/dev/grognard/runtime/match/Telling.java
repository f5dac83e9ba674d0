package dev.grognard.runtime.match;

import dev.grognard.runtime.engine.DecisionPoint;
import dev.grognard.runtime.text.Text;
import java.util.List;

/** What an entry of the record is made of, so that entries which belong together can be told in one line. */
public sealed interface Telling {
    /** Told as it stands. */
    record Alone() implements Telling {}

    /**
     * An answer to a question.
     *
     * @param question who was asked what, with the colon or the space behind it
     * @param kind what form it has
     */
    record Answer(Text question, Text answer, DecisionPoint.Kind kind) implements Telling {
        /** Whether the answers to one question stand side by side; of orders only equal ones are counted. */
        boolean isListed() {
            return kind != DecisionPoint.Kind.MENU;
        }
    }

    /** Somebody went from place to place; there are two stops or more. */
    record Journey(Text who, List<String> stops) implements Telling {
        String route() {
            return String.join(" → ", stops);
        }
    }

    /** What has nothing to share. */
    Telling ALONE = new Alone();
}
