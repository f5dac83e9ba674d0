package dev.grognard.runtime.script;

import java.util.List;
import java.util.Optional;

/** Makes the failures of an example: what came out instead, what to do about it, what was given and what has happened. */
final class Failures {
    private final Example example;
    private final Givens givens;
    private final ScriptedDice dice;
    private final Recorder recorder;

    Failures(Example example, Givens givens, ScriptedDice dice, Recorder recorder) {
        this.example = example;
        this.givens = givens;
        this.dice = dice;
        this.recorder = recorder;
    }

    /** What stands in a line has not come out, and no more is to be said of it. */
    ExampleFailure failure(int line, String expected, String actual) {
        return draft(line, expected, actual).failure();
    }

    /** What stands in a line has not come out, of which more is to be said. */
    Draft draft(int line, String expected, String actual) {
        return new Draft(line, expected, actual);
    }

    /**
     * What to do about a failure that nothing else explains; one thing, since whatever else is amiss may follow from it.
     *
     * @param lacksDice whether dice that are missing are a reason for it
     */
    String hintOnDice(String actual, boolean lacksDice) {
        if (dice.isForced()) {
            return "nobody else could be drawn, and it has been done already; such draws are not written";
        }
        return lacksDice ? remedy(actual) : "";
    }

    /** Where missing dice are to be written, after saying that they are missing unless that has been said. */
    private String remedy(String said) {
        return (said.contains(dice.missing()) ? "" : dice.standing() + "\n") + dice.remedy();
    }

    /** A failure of which more can be said; unless it is told otherwise, all that has happened leads to it, and a hint is about dice. */
    final class Draft {
        private final int line;
        private final String expected;
        private final String actual;
        private String working = "";
        private Optional<String> hint = Optional.empty();
        private Optional<List<String>> happened = Optional.empty();
        private Throwable cause;

        private Draft(int line, String expected, String actual) {
            this.line = line;
            this.expected = expected;
            this.actual = actual;
        }

        /** How it came out so. */
        Draft working(String rendered) {
            working = rendered;
            return this;
        }

        /** What to do about it; without words, nothing is told even if dice are missing. */
        Draft hint(String words) {
            hint = Optional.of(words);
            return this;
        }

        /** What had happened by then, where later events only bury it. */
        Draft after(List<String> lines) {
            happened = Optional.of(lines);
            return this;
        }

        /** What was thrown. */
        Draft because(Throwable thrown) {
            cause = thrown;
            return this;
        }

        ExampleFailure failure() {
            FailureText text = new FailureText(example, line)
                    .paragraph("expected", expected)
                    .paragraph("actual", actual)
                    .paragraph("working", working.stripTrailing())
                    .paragraph("hint", hint.orElseGet(() -> hintOnDice(actual, dice.areMissing())));
            givens.tell(text);
            List<String> lines = happened.orElseGet(recorder::lines);
            text.paragraph("so far", lines.isEmpty() ? "nothing has happened" : String.join("\n", lines));
            return new ExampleFailure(example.file(), line, text.toString(), cause);
        }
    }
}
