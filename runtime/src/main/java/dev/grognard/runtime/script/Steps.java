package dev.grognard.runtime.script;

import dev.grognard.runtime.engine.Refusal;
import java.util.List;
import java.util.Optional;

/** Carries out the steps of an example at the questions that they answer. */
final class Steps {
    private final OpenQuestion question;
    private final Runner runner;
    private final Engine engine;
    private final Search search;
    private final LastStep lastStep;
    private final Unanswered unanswered;
    private final Untold untold;
    private final Failures failures;

    Steps(
            OpenQuestion question,
            Runner runner,
            Engine engine,
            Search search,
            LastStep lastStep,
            Unanswered unanswered,
            Untold untold,
            Failures failures) {
        this.question = question;
        this.runner = runner;
        this.engine = engine;
        this.search = search;
        this.lastStep = lastStep;
        this.unanswered = unanswered;
        this.untold = untold;
        this.failures = failures;
    }

    /** Carries out a step; one that is not whole chooses without being done, so that more can be chosen. */
    void carryOut(Script.Step step, boolean whole) {
        Sought what = new Sought(step.line(), step.side(), step.notations(), step.toString(), false, List.of());
        if (step.isPassing()) {
            search.seek(what, () -> pass(step, what));
            return;
        }
        int last = whole ? step.notations().size() - 1 : -1;
        search.seek(what, () -> chooseFirst(step, what, last == 0));
        for (int i = 1; i < step.notations().size(); i++) {
            chooseNext(step, i, last == i);
        }
    }

    private boolean pass(Script.Step step, Sought what) {
        int pass = question.passIndex();
        if (pass < 0) {
            throw failures.failure(step.line(), step.toString(), "it cannot decline this");
        }
        begin(step, what);
        runner.choose(pass, "");
        return true;
    }

    private boolean chooseFirst(Script.Step step, Sought what, boolean last) {
        String notation = step.notations().get(0);
        int option = question.optionIndex(notation);
        if (option < 0) {
            question.refusalOf(notation).ifPresent(refusal -> {
                throw failures.draft(step.line(), step.toString(), FailureText.refused(refusal))
                        .working(FailureText.working(refusal))
                        .failure();
            });
            return false;
        }
        unanswered.forgetMissed();
        begin(step, what);
        runner.pick(option, last);
        return true;
    }

    private void begin(Script.Step step, Sought what) {
        if (!step.isOfNamedTurn()) {
            untold.mustNotBeLater(what);
        }
        lastStep.begins(step);
    }

    /** A further choice of the same step, which must be offered without anything being passed on the way. */
    private void chooseNext(Script.Step step, int number, boolean last) {
        String notation = step.notations().get(number);
        Halt halt = runner.run(step.line(), true);
        boolean asked = halt == Halt.DECISION && question.isTo(step.side());
        int option = asked ? question.optionIndex(notation) : -1;
        if (option < 0) {
            Optional<Refusal> refusal = asked ? question.refusalOf(notation) : Optional.empty();
            throw unanswered.cannotBeChosen(step, notation, refusal, engine.standing(halt));
        }
        runner.pick(option, last);
    }
}
