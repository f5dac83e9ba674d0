package dev.grognard.runtime.script;

import dev.grognard.runtime.engine.Cup;
import dev.grognard.runtime.engine.Dice;
import dev.grognard.runtime.engine.Position;
import java.util.Random;
import java.util.function.BooleanSupplier;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** Throws dice that an example does not give in many ways, to find out whether they have to do with what it expects. */
final class DiceTrials {
    /** Handfuls in which not all dice are alike. */
    private static final int MIXED = 30;

    private final Position position;
    private final OpenQuestion question;
    private final BooleanSupplier holds;
    private final long[] before;
    private boolean anyAsked;

    DiceTrials(Position position, OpenQuestion question, BooleanSupplier holds) {
        this.position = position;
        this.question = question;
        this.holds = holds;
        this.before = position.snapshot();
    }

    /** Whether it holds at the next question or the end of the turn after any of the throws; the position is used up by this. */
    boolean anyHolds(int faces) {
        Random mixed = new Random(1);
        position.report(null);
        position.askInVain(false);
        position.askOnward(false);
        return IntStream.rangeClosed(1, faces).anyMatch(face -> holdsAfter(most -> Math.min(face, most)))
                || IntStream.range(0, MIXED).anyMatch(i -> holdsAfter(most -> 1 + mixed.nextInt(most)));
    }

    /** Whether any of the throws tried has led to a question in the middle of something. */
    boolean anyAsked() {
        return anyAsked;
    }

    private boolean holdsAfter(IntUnaryOperator fall) {
        position.useDice(new Falling(fall));
        try {
            try {
                position.restore(before);
            } catch (Pause turnEnds) {
                // The end of the turn is where it is looked at, as the example does.
            }
            anyAsked |= question.underWay().isPresent();
            return holds.getAsBoolean();
        } catch (RuntimeException e) {
            // A game that breaks down after these dice does not fulfil anything.
            return false;
        }
    }

    /** Dice that fall as a trial wants. */
    private record Falling(IntUnaryOperator fall) implements Dice {
        @Override
        public void begin(Position position, Cup cup, int count) {
            // Whoever comes is drawn: the places left are the faces.
        }

        @Override
        public int roll(Position position, int faces, String purpose) {
            return fall.applyAsInt(faces);
        }

        @Override
        public void turnEnds(Position position) {
            throw Pause.TURN_ENDS;
        }
    }
}
