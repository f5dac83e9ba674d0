package dev.grognard.runtime.script;

import dev.grognard.runtime.engine.Position;

/** Lets a position run until it comes to a decision or an end, or pauses because the script has nothing more for it. */
final class Engine {
    private final Position position;
    private final OpenQuestion question;
    private final ScriptedDice dice;
    private final Recorder recorder;
    private final Unanswered unanswered;

    Engine(Position position, OpenQuestion question, ScriptedDice dice, Recorder recorder, Unanswered unanswered) {
        this.position = position;
        this.question = question;
        this.dice = dice;
        this.recorder = recorder;
        this.unanswered = unanswered;
    }

    /** Goes on where nothing is asked; returns why it paused, or null when it came to a decision or to the end. */
    Halt advance(boolean overTurnEnds) {
        return running(overTurnEnds, position::advance);
    }

    /** Makes a choice of the script; the remark is printed after it. */
    void choose(int option, String remark) {
        recorder.choosing(remark);
        running(false, () -> position.choose(option));
    }

    /** Passes what is no question to a player, and nobody reads that; returns as {@link #advance} does. */
    Halt skip(boolean overTurnEnds) {
        if (question.isAtAnEnd()) {
            return running(overTurnEnds, this::endJourney);
        }
        recorder.skipping();
        return running(overTurnEnds, () -> position.choose(question.passIndex()));
    }

    /** A journey that cannot go on is over, as it is in play. */
    private void endJourney() {
        position.askOnward(false);
        try {
            position.advance();
        } finally {
            position.askOnward(true);
        }
    }

    private Halt running(boolean overTurnEnds, Runnable part) {
        dice.goOn(overTurnEnds);
        try {
            part.run();
            return null;
        } catch (Pause pause) {
            return pause == Pause.TURN_ENDS ? Halt.TURN_ENDS : Halt.DICE_MISSING;
        } catch (WrongDice wrong) {
            throw unanswered.otherDice(wrong);
        }
    }

    /** The menu that is open, before it is passed. */
    PassedOver menu() {
        return new PassedOver(position.decider(), position.snapshot(), recorder.size());
    }

    /** Why the engine stands still, as a failure tells it. */
    String standing(Halt halt) {
        return switch (halt) {
            case DECISION -> question.told();
            case DICE_MISSING -> dice.standing();
            case TURN_ENDS -> "turn " + position.game().turnName(position.turn()) + " is about to end";
            case OVER -> "the game is over: " + position.endingText();
        };
    }
}
