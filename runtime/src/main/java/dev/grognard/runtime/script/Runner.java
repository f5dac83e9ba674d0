package dev.grognard.runtime.script;

import dev.grognard.runtime.engine.DecisionPoint;
import dev.grognard.runtime.engine.Position;
import java.util.Optional;
import java.util.Set;

/** Runs a position as far as dice and answers by name carry it, and past menus that have nothing to offer; makes the choices. */
final class Runner {
    private final Position position;
    private final OpenQuestion question;
    private final Engine engine;
    private final Givens givens;
    private final Invariants invariants;
    private final NamedAnswers answers;
    private final GonePast gonePast;
    private final Failures failures;

    private boolean hasRun;

    /** Whether a menu that has nothing to offer is a question too, so that it can say what it refuses. */
    private boolean seesMenusInVain;

    /** Whether the menu that has just refused something is still there: nothing runs on past it before the next choice. */
    private boolean isHeld;

    Runner(
            Position position,
            OpenQuestion question,
            Engine engine,
            Givens givens,
            Invariants invariants,
            NamedAnswers answers,
            GonePast gonePast,
            Failures failures) {
        this.position = position;
        this.question = question;
        this.engine = engine;
        this.givens = givens;
        this.invariants = invariants;
        this.answers = answers;
        this.gonePast = gonePast;
        this.failures = failures;
    }

    /** Whether anything has run; before that, the first turn has not begun. */
    boolean hasRun() {
        return hasRun;
    }

    /** From here on a menu that has nothing to offer is stopped at too. */
    void seeMenusInVain() {
        seesMenusInVain = true;
    }

    /** Menus that have nothing to offer are passed over again, but not the one that is open. */
    void hold() {
        seesMenusInVain = false;
        isHeld = true;
    }

    /** Runs until the script has to answer or to give more, and over the end of turns only where told. */
    Halt run(int line, boolean overTurnEnds) {
        hasRun = true;
        givens.playBegins();
        Halt halt = null;
        while (halt == null) {
            halt = goOn(line, overTurnEnds);
        }
        givens.playHasBegun();
        return halt;
    }

    /** Does what comes next; returns why nothing more can be done, or null. */
    private Halt goOn(int line, boolean overTurnEnds) {
        if (position.isOver()) {
            return Halt.OVER;
        }
        if (!seesMenusInVain && !isHeld && question.isInVain()) {
            return passOver(overTurnEnds);
        }
        if (question.isAtAnEnd()) {
            return Halt.DECISION;
        }
        if (position.isWaiting()) {
            invariants.mustHold(line);
            return answerByName() ? null : Halt.DECISION;
        }
        return engine.advance(overTurnEnds);
    }

    /** What has nothing to offer is no question to a player. */
    private Halt passOver(boolean overTurnEnds) {
        gonePast.passOver(engine.menu());
        return engine.skip(overTurnEnds);
    }

    /** Ends the journey that cannot go on, at whose end the engine stands. */
    void endJourney() {
        isHeld = false;
        passOver(true);
    }

    private boolean answerByName() {
        Optional<NamedAnswers.Choice> answer =
                answers.take(position.decisionPoint().name());
        answer.ifPresent(this::answer);
        return answer.isPresent();
    }

    private void answer(NamedAnswers.Choice answer) {
        String notation = answer.notation();
        int option = question.optionIndex(notation);
        if (option < 0) {
            throw failures.draft(
                            answer.line(),
                            answer.decision() + " " + notation,
                            question.refusalOf(notation)
                                    .map(FailureText::refused)
                                    .orElse("it is not offered"))
                    .working(question.refusalOf(notation)
                            .map(FailureText::working)
                            .orElse(""))
                    .failure();
        }
        pick(option, answer.last());
    }

    /** Makes a choice of the script; the remark is printed after it. */
    void choose(int option, String remark) {
        isHeld = false;
        engine.choose(option, remark);
    }

    /** Chooses, and finishes the selection of several things with the last one. */
    void pick(int option, boolean last) {
        DecisionPoint point = position.decisionPoint();
        if (point.kind() != DecisionPoint.Kind.SEVERAL || !last) {
            choose(option, "");
            return;
        }
        int decider = position.decider();
        String chosen = position.optionNotation(option);
        Set<String> remaining = question.notations();
        remaining.remove(chosen);
        remaining.add(Notation.DONE);
        choose(option, "");
        int done = position.isWaiting() ? question.optionIndex(Notation.DONE) : -1;
        // A selection that was complete has gone on by itself, maybe to the same question about other things: there the
        // options are others.
        boolean goesOn = done >= 0
                && position.decider() == decider
                && position.decisionPoint().name().equals(point.name())
                && remaining.containsAll(question.notations());
        if (goesOn) {
            choose(done, "");
        }
    }
}
