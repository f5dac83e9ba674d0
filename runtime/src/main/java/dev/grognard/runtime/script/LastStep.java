package dev.grognard.runtime.script;

/** The step that was carried out last, and whether it has come to its end. */
final class LastStep {
    private final ScriptedDice dice;
    private final Recorder recorder;
    private final GonePast gonePast;
    private final Failures failures;

    /** Null before the first one. */
    private Script.Step step;

    /** How many phases had begun before it. */
    private int phasesBefore;

    /** Whether the expectations are about what is under way, so that it may wait for its dice. */
    private boolean looksInside;

    LastStep(ScriptedDice dice, Recorder recorder, GonePast gonePast, Failures failures) {
        this.dice = dice;
        this.recorder = recorder;
        this.gonePast = gonePast;
        this.failures = failures;
    }

    /** A step is about to be carried out at the question that it answers. */
    void begins(Script.Step next) {
        step = next;
        dice.add(next.toString(), next.chances());
        gonePast.leaveAll(next.toString());
        recorder.forgetForced();
        phasesBefore = recorder.phasesBegun();
        looksInside = false;
    }

    /** What follows reads what the step has left before its dice. */
    void lookInside() {
        looksInside = true;
    }

    /** Whether the step itself waits for dice, and not what comes after its phase. */
    boolean lacksDice(Halt halt) {
        return halt == Halt.DICE_MISSING && step != null && recorder.phasesBegun() == phasesBefore;
    }

    ExampleFailure withoutDice() {
        return failures.failure(step.line(), "the dice of " + step, dice.standing());
    }

    /** What a step or a die has set going comes to its end or to a question: an expectation about half of it would hold by mistake. */
    void mustNotWait(int line, Halt halt) {
        if (halt != Halt.DICE_MISSING || looksInside) {
            return;
        }
        if (lacksDice(halt)) {
            throw withoutDice();
        }
        if (step == null && recorder.isSameThrow()) {
            throw failures.failure(line, "all dice of what " + dice.lastFallen() + " belongs to", dice.standing());
        }
    }
}
