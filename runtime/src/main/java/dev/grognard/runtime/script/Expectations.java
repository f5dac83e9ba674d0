package dev.grognard.runtime.script;

import dev.grognard.runtime.engine.Explanation;
import dev.grognard.runtime.engine.Position;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Holds the game to what an example expects, and tells what is so instead. */
final class Expectations {
    private static final String READ_AGAIN =
            "this `expect` stands above the case and is read again under what the case gives;"
                    + "\nif it is not about that, put it into a case of its own";

    private final Example example;
    private final Position position;
    private final OpenQuestion question;
    private final ScriptedDice dice;
    private final Failures failures;

    /** Whether expectations above the case are read under what the case gives. */
    private boolean caseGives;

    Expectations(Example example, Position position, OpenQuestion question, ScriptedDice dice, Failures failures) {
        this.example = example;
        this.position = position;
        this.question = question;
        this.dice = dice;
        this.failures = failures;
    }

    /** The example is a case that gives something of its own. */
    void caseGives() {
        caseGives = true;
    }

    /** Something must hold; what is so instead is told unless {@code actual} is null. */
    void expect(int line, String source, BooleanSupplier holds, Supplier<?> actual) {
        boolean held;
        try {
            held = holds.getAsBoolean();
        } catch (RuntimeException e) {
            throw failures.draft(line, source, "it cannot be worked out: " + e.getMessage())
                    .because(e)
                    .failure();
        }
        if (!held) {
            throw untrue(line, source, holds, actual == null ? null : actual.get());
        }
    }

    private ExampleFailure untrue(int line, String source, BooleanSupplier holds, Object found) {
        if (!(found instanceof Explanation explanation)) {
            return untrue(line, source, holds, found == null ? "it is not so" : found.toString(), "");
        }
        return explanation.what().toString().equals(source)
                ? untrue(line, source, holds, "it is not so", explanation.renderedBelow())
                : untrue(
                        line, source, holds, explanation.what() + " is " + explanation.value(), explanation.rendered());
    }

    /** The items of a sum must be these and no others. */
    void expectItems(int line, String source, Supplier<Explanation> working, Map<String, Integer> items) {
        Explanation explanation = working.get();
        Map<String, Integer> found = items(explanation);
        if (!found.equals(items)) {
            throw untrue(
                    line,
                    source + " " + FailureText.items(items),
                    () -> items(working.get()).equals(items),
                    "the items are " + FailureText.items(found),
                    explanation.rendered());
        }
    }

    private static Map<String, Integer> items(Explanation sum) {
        Map<String, Integer> items = new LinkedHashMap<>();
        for (Explanation.Clause clause : sum.clauses()) {
            String gave = clause.gave().toString();
            if (clause.held() && gave.matches("[+-]\\d+")) {
                items.put(clause.text(), Integer.valueOf(gave));
            }
        }
        return items;
    }

    /** An expectation does not hold; dice that are missing are a reason only if some of them would make it hold. */
    private ExampleFailure untrue(int line, String source, BooleanSupplier holds, String actual, String working) {
        Failures.Draft draft = failures.draft(line, source, actual).working(working);
        if (caseGives && line < example.line()) {
            return draft.hint(READ_AGAIN).failure();
        }
        if (dice.areMissing()) {
            return draft.hint(hintBeforeDice(actual, holds)).failure();
        }
        String hint = failures.hintOnDice(actual, false);
        return draft.hint(hint.isEmpty() ? question.underWay().orElse("") : hint)
                .failure();
    }

    /** What to do where dice are missing: no question can be answered before they fall, though one behind them may matter. */
    private String hintBeforeDice(String actual, BooleanSupplier holds) {
        DiceTrials trials = new DiceTrials(position, question, holds);
        String hint = failures.hintOnDice(actual, trials.anyHolds(dice.missingFaces()));
        return hint.isEmpty() && trials.anyAsked() ? dice.standing() : hint;
    }
}
