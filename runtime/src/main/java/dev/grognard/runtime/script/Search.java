package dev.grognard.runtime.script;

import java.util.function.BooleanSupplier;

/** Runs the game to the question that a step or a refusal is for, and passes optional ones on the way. */
final class Search {
    /** More passes than this between two steps mean that the step will never come. */
    private static final int MOST_PASSES = 500;

    private final OpenQuestion question;
    private final Runner runner;
    private final Engine engine;
    private final LastStep lastStep;
    private final GonePast gonePast;
    private final NeverOffered neverOffered;
    private final Unanswered unanswered;

    Search(
            OpenQuestion question,
            Runner runner,
            Engine engine,
            LastStep lastStep,
            GonePast gonePast,
            NeverOffered neverOffered,
            Unanswered unanswered) {
        this.question = question;
        this.runner = runner;
        this.engine = engine;
        this.lastStep = lastStep;
        this.gonePast = gonePast;
        this.neverOffered = neverOffered;
        this.unanswered = unanswered;
    }

    /** Runs to the decision of a side that is about what is sought, where that is done; says no at any other. */
    void seek(Sought what, BooleanSupplier done) {
        unanswered.seek(what);
        for (int passes = 0; passes <= MOST_PASSES; passes++) {
            Halt halt = runner.run(what.line(), true);
            boolean itsTurn = halt == Halt.DECISION && question.isTo(what.side());
            if (itsTurn && done.getAsBoolean()) {
                unanswered.found();
                return;
            }
            if (halt == Halt.DECISION && question.isAtAnEnd()) {
                runner.endJourney();
            } else {
                pass(what, halt, itsTurn);
            }
        }
        throw unanswered.neverAsked();
    }

    /** Passes the question at which the game stands, or fails where none can be passed. */
    private void pass(Sought what, Halt halt, boolean itsTurn) {
        int pass = halt == Halt.DECISION ? question.passIndex() : -1;
        if (pass < 0) {
            throw notAsked(halt, itsTurn);
        }
        if (itsTurn) {
            unanswered.miss();
        }
        PassedOver menu = engine.menu();
        neverOffered.pass(menu);
        if (!what.refusing()) {
            gonePast.leave(menu, what.wanted());
        }
        runner.choose(pass, "passed, as the next step is another");
    }

    private ExampleFailure notAsked(Halt halt, boolean itsTurn) {
        return !unanswered.hasMissed() && lastStep.lacksDice(halt)
                ? lastStep.withoutDice()
                : unanswered.notAsked(halt, engine.standing(halt), itsTurn);
    }
}
