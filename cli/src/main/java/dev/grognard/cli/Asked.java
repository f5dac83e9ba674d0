package dev.grognard.cli;

import dev.grognard.runtime.engine.DecisionPoint;
import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.match.Decision;
import dev.grognard.runtime.match.Match;

/**
 * Which question is asked: it is the same one as long as the same side is asked at the same place of the same run of a procedure.
 *
 * @param frame where the procedure that asks keeps its state
 * @param procedure which procedure that is
 */
record Asked(int side, DecisionPoint point, int turn, int frame, int procedure) {
    static Asked of(Match match, Decision decision) {
        Position position = match.position();
        int frame = position.topFrame();
        return new Asked(decision.side(), decision.point(), match.turn(), frame, position.procedure(frame));
    }

    /** Whether it may be asked again, because the procedure that asks has not ended. */
    boolean isUnderWay(Match match) {
        Position position = match.position();
        if (match.isOver() || match.turn() != turn) {
            return false;
        }
        for (int at = position.topFrame(); at != 0; at = position.caller(at)) {
            if (at == frame) {
                return position.procedure(at) == procedure;
            }
        }
        return false;
    }

    /** Whether both ask one side at one place of the rules in one turn, perhaps in another run of the procedure. */
    boolean isAskedLike(Asked other) {
        return side == other.side && point.equals(other.point) && turn == other.turn;
    }

    DecisionPoint.Kind kind() {
        return point.kind();
    }
}
