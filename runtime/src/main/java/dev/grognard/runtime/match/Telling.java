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
     * @param point where in the rules it was asked
     * @param notation the answer as examples write it
     */
    record Answer(Text question, Text answer, DecisionPoint point, String notation) implements Telling {
        /** What form it has. */
        public DecisionPoint.Kind kind() {
            return point.kind();
        }

        /** The name of the order or option that was taken. */
        public String option() {
            return option(notation);
        }

        /** The name of an order or option in the notation of examples. */
        public static String option(String notation) {
            int end = notation.indexOf('(');
            return end < 0 ? notation : notation.substring(0, end);
        }

        /** Whether the answers to one question stand side by side; of orders only equal ones are counted. */
        boolean isListed() {
            return kind() != DecisionPoint.Kind.MENU;
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
