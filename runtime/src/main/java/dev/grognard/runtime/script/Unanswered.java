package dev.grognard.runtime.script;

import dev.grognard.runtime.engine.Refusal;
import java.util.List;
import java.util.Optional;

/** What is being looked for and the question that was missed on the way, and why no question answers it. */
final class Unanswered {
    private final OpenQuestion question;
    private final GonePast gonePast;
    private final NeverOffered neverOffered;
    private final Untold untold;
    private final Recorder recorder;
    private final Failures failures;

    /** Null while nothing is looked for. */
    private Sought sought;

    /** The question that was passed while looking; null if none was. */
    private Missed missed;

    Unanswered(
            OpenQuestion question,
            GonePast gonePast,
            NeverOffered neverOffered,
            Untold untold,
            Recorder recorder,
            Failures failures) {
        this.question = question;
        this.gonePast = gonePast;
        this.neverOffered = neverOffered;
        this.untold = untold;
        this.recorder = recorder;
        this.failures = failures;
    }

    /** From here on a question is looked for. */
    void seek(Sought what) {
        sought = what;
        missed = null;
        neverOffered.seek(what);
        untold.seek();
        neverOffered.inNoMenu(what).ifPresent(told -> {
            throw failures.draft(what.line(), what.wanted(), told.actual())
                    .hint(told.hint())
                    .failure();
        });
    }

    /** The question has been found and answered. */
    void found() {
        sought = null;
    }

    boolean hasMissed() {
        return missed != null;
    }

    /** The question has been found, so that what was passed on the way explains nothing any more. */
    void forgetMissed() {
        missed = null;
    }

    /** A question to the right side is passed; the first one is told of, unless a later one knows the order. */
    void miss() {
        String notation = sought.notation();
        Optional<String> outside = question.outside(notation);
        boolean sameOrder = outside.isPresent() || question.knowsOrder(notation);
        if (missed != null && (!sameOrder || missed.sameOrder())) {
            return;
        }
        missed = new Missed(
                sought.line(),
                sought.wanted(),
                question.told(),
                recorder.lines(),
                sameOrder,
                outside,
                sought.refusing(),
                notation.isEmpty() || Notation.isOrder(notation) ? Optional.empty() : question.anyOrder(),
                question.noStep(notation),
                recorder.phasesBegun());
    }

    // ------------------------------------------------------------------ failures

    /** The failure of what no question was found for in all the time. */
    ExampleFailure neverAsked() {
        return settled("").orElseGet(() -> failures.failure(sought.line(), sought.wanted(), "it was never asked for"));
    }

    /**
     * The failure of what the game does not go on to ask.
     *
     * @param standing why it does not go on
     * @param itsTurn whether the right side is asked something else
     */
    ExampleFailure notAsked(Halt halt, String standing, boolean itsTurn) {
        return settled(halt == Halt.DECISION ? standing : "")
                .or(() -> halt == Halt.DECISION ? Optional.empty() : neverOffered(standing))
                .or(() -> halt == Halt.DECISION || missed != null
                        ? Optional.empty()
                        : untold.nothingOffered(sought, standing))
                .orElseGet(() -> missed == null || itsTurn ? standsAt(halt, standing) : passedBefore(halt, standing));
    }

    /** The failure of an order that nobody can give there; a question that could give it about something else says more. */
    private Optional<ExampleFailure> neverOffered(String standing) {
        return missed != null && missed.sameOrder()
                ? Optional.empty()
                : neverOffered
                        .told(standing)
                        .map(told -> failures.draft(sought.line(), sought.wanted(), told.actual())
                                .hint(told.hint())
                                .failure());
    }

    /** The failure that says nothing but where the game stands. */
    private ExampleFailure standsAt(Halt halt, String standing) {
        Optional<String> outside = halt == Halt.DECISION ? question.outside(sought.notation()) : Optional.empty();
        return failures.failure(
                sought.line(),
                sought.wanted(),
                standing + outside.map(set -> "\n" + set).orElse(""));
    }

    /** The failure of what was looked for in vain behind a question that did not fit; that question says most about it. */
    private ExampleFailure passedBefore(Halt halt, String standing) {
        Failures.Draft draft = failures.draft(missed.line(), missed.wanted(), missed.told(standing, halt));
        missed.hint(recorder.phasesBegun()).ifPresent(draft::hint);
        if (missed.isAll(halt)) {
            draft.after(missed.happened());
        }
        return draft.failure();
    }

    /** The failure of dice that are others than the game throws; they may only be so because something else is amiss. */
    ExampleFailure otherDice(WrongDice wrong) {
        String standing = wrong.actual() + ", not " + wrong.scripted();
        Optional<ExampleFailure> settled = sought == null
                ? Optional.empty()
                : settled("")
                        .or(() -> neverOffered(standing))
                        .or(() -> missed == null ? untold.nothingOffered(sought, standing) : Optional.empty());
        return settled.orElseGet(() -> missed == null
                ? failures.failure(wrong.line(), wrong.scripted(), wrong.actual())
                : passedBefore(Halt.DICE_MISSING, standing));
    }

    /** The failure of a further choice of a step, which is neither offered nor, as far as that is known, refused where the game stands. */
    ExampleFailure cannotBeChosen(Script.Step step, String notation, Optional<Refusal> here, String standing) {
        Optional<Refusal> refusal = here.or(() -> gonePast.refusalOf(notation));
        return failures.draft(
                        step.line(),
                        step.toString(),
                        notation + " cannot be chosen: "
                                + refusal.map(FailureText::reason)
                                        .or(() -> recorder.forcedAs(notation).map(FailureText::forced))
                                        .orElse(standing))
                .working(refusal.map(FailureText::working).orElse(""))
                .failure();
    }

    /**
     * The failure of what needed no question any more: there was only one answer, or the menu that knows it had nothing to offer. That
     * explains more than where the game stands now.
     */
    private Optional<ExampleFailure> settled(String standing) {
        return forced(standing).or(this::refusedUnasked);
    }

    private Optional<ExampleFailure> forced(String standing) {
        return sought.notations().stream()
                .flatMap(notation -> recorder.forcedAs(notation).stream())
                .findFirst()
                .map(made -> forced(made, standing));
    }

    private ExampleFailure forced(Recorder.Forced made, String standing) {
        List<String> lines = recorder.lines();
        return failures.draft(
                        sought.line(),
                        sought.wanted(),
                        FailureText.forced(made) + (standing.isEmpty() ? "" : "\nnow comes " + standing))
                .hint("such answers are not written")
                .after(standing.isEmpty() ? lines.subList(0, made.told()) : lines)
                .failure();
    }

    /** The failure of what a menu has refused before nobody was asked, or that an earlier step has gone past. */
    Optional<ExampleFailure> refusedUnasked() {
        if (sought.notations().isEmpty()) {
            return Optional.empty();
        }
        int side = sought.side().index();
        String notation = sought.notation();
        Optional<ExampleFailure> inVain = gonePast.refusedInVain(side, notation).map(this::refusedInVain);
        return inVain.isPresent() || !sought.refusing()
                ? inVain
                : gonePast.refusedBefore(side, notation, sought.cases()).map(this::refusedBefore);
    }

    private ExampleFailure refusedInVain(GonePast.Refused refused) {
        return sought.refusing()
                ? failure(
                        "it was refused before this, where nothing could be offered: ",
                        refused,
                        "`expect` has run on past that: write this `refuse` before it")
                : failure("it is refused: ", refused, "");
    }

    private ExampleFailure refusedBefore(GonePast.Refused refused) {
        return failure(
                "it was refused at a menu that has been passed since: ",
                refused,
                "`" + refused.step() + "` has gone past that menu: write this `refuse` before it");
    }

    private ExampleFailure failure(String how, GonePast.Refused refused, String hint) {
        return failures.draft(sought.line(), sought.wanted(), how + FailureText.reason(refused.refusal()))
                .working(FailureText.working(refused.refusal()))
                .hint(hint)
                .after(recorder.lines().subList(0, refused.menu().told()))
                .failure();
    }
}
