package dev.grognard.runtime.script;

import dev.grognard.runtime.Thing;
import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.engine.Refusal;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Looks for the menu that must refuse what an example says, and whether it does so by the cases that are cited. */
final class ExpectedRefusals {
    private final Position position;
    private final OpenQuestion question;
    private final Runner runner;
    private final Search search;
    private final Steps steps;
    private final Unanswered unanswered;
    private final Failures failures;

    ExpectedRefusals(
            Position position,
            OpenQuestion question,
            Runner runner,
            Search search,
            Steps steps,
            Unanswered unanswered,
            Failures failures) {
        this.position = position;
        this.question = question;
        this.runner = runner;
        this.search = search;
        this.steps = steps;
        this.unanswered = unanswered;
        this.failures = failures;
    }

    /** The last of what is chosen must be refused; what stands before it is chosen, and the choice is not finished. */
    void refuse(int line, Thing side, String written, List<String> notations, List<String> cases) {
        runner.seeMenusInVain();
        int last = notations.size() - 1;
        if (last > 0) {
            steps.carryOut(new Script.Step(line, side, "chooses ", notations.subList(0, last), false), false);
        }
        String wanted = "refuse " + side.id() + " " + written + FailureText.cited(cases);
        Sought what = new Sought(line, side, List.of(notations.get(last)), wanted, true, cases);
        OptionalInt turn = runner.hasRun() ? OptionalInt.of(position.turn()) : OptionalInt.empty();
        search.seek(what, () -> isRefused(what, turn));
        runner.hold();
    }

    /** Whether the question refuses it; the failure if it does so otherwise, or allows it. */
    private boolean isRefused(Sought what, OptionalInt turn) {
        String notation = what.notation();
        boolean passing = notation.equals(Notation.PASS);
        if ((passing ? question.passIndex() : question.optionIndex(notation)) >= 0) {
            String met = FailureText.allowedBy(position, one -> question.means(one, notation), what.cases());
            throw notRefused(what, turn, "it is allowed", met);
        }
        Optional<Refusal> refusal = passing ? question.refusedPass() : question.refusalOf(notation);
        if (refusal.isPresent()) {
            mustRestOn(what, turn, refusal.get());
            return true;
        }
        if (passing && question.mustBeAnswered()) {
            mustRestOnQuestion(what);
            return true;
        }
        return false;
    }

    private void mustRestOn(Sought what, OptionalInt turn, Refusal refusal) {
        if (!what.cases().stream().allMatch(refusal::restsOn)) {
            throw notRefused(
                    what,
                    turn,
                    "it is refused otherwise: " + FailureText.reason(refusal),
                    FailureText.working(refusal));
        }
    }

    /** A question that offers no passing rests on its own cases: no rule refuses anything there. */
    private void mustRestOnQuestion(Sought what) {
        List<String> known = position.decisionPoint().cases();
        if (!known.containsAll(what.cases())) {
            String told = known.isEmpty()
                    ? "this question cites no case"
                    : "the question rests on" + FailureText.cited(known);
            throw failures.failure(what.line(), what.wanted(), "passing is not offered, but " + told);
        }
    }

    /** The failure of a refusal, which may stand behind what it is about: a menu that has been left, or a turn that is over. */
    private ExampleFailure notRefused(Sought what, OptionalInt turn, String actual, String working) {
        return unanswered.refusedUnasked().orElseGet(() -> {
            Failures.Draft draft =
                    failures.draft(what.line(), what.wanted(), actual).working(working);
            turn.ifPresent(before -> tellOfTurns(draft, before));
            return draft.failure();
        });
    }

    private void tellOfTurns(Failures.Draft draft, int before) {
        if (before != position.turn()) {
            draft.hint("nothing that turn " + position.game().turnName(before)
                    + " still asks knows this, and so the game was played on to turn "
                    + position.game().turnName(position.turn())
                    + ";\nif it is about the turn before, write this `refuse` earlier");
        }
    }
}
