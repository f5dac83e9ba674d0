package dev.grognard.runtime.script;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.Thing;
import dev.grognard.runtime.engine.DecisionPoint;
import dev.grognard.runtime.engine.Explanation;
import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.engine.Refusal;
import dev.grognard.runtime.engine.RulesFault;
import dev.grognard.runtime.match.Beginning;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * Drives a position through the steps of an example. Steps are a flat list; forced answers are not written, and an optional decision
 * that the next step does not fit is passed. A step is carried out when the next one comes, so that its dice are known by then.
 */
public final class Script {
    /** More passes than this between two steps mean that the step will never come. */
    private static final int MOST_PASSES = 500;

    private static final String READ_AGAIN =
            "this `expect` stands above the case and is read again under what the case gives;"
                    + "\nif it is not about that, put it into a case of its own";

    private final Game game;
    private final Example example;
    private final Position position;
    private final OpenQuestion question;
    private final Recorder recorder;
    private final ScriptedDice dice = new ScriptedDice();
    private final List<NamedAnswer> answers = new ArrayList<>();
    private final List<Given> givens = new ArrayList<>();
    private final List<String> undone = new ArrayList<>();
    private final List<LeftOut> moments = new ArrayList<>();
    private final List<String> leftOut = new ArrayList<>();
    /** Menus that had nothing to offer since the last step began. */
    private final List<PassedOver> passedOver = new ArrayList<>();

    private final GonePast gonePast = new GonePast();

    private Step pending;
    /** What is being looked for; null while nothing is. */
    private Sought sought;

    /** Whether a menu that has nothing to offer is a question too, so that it can say what it refuses. */
    private boolean seesMenusInVain;

    /** Whether the menu that has just refused something is still there: nothing runs on past it before the next choice. */
    private boolean isHeld;

    /** The last step that was carried out, and how many phases had begun by then; null before the first one. */
    private Step played;

    private int phasesBefore;

    private boolean hasRun;

    /** Whether the expectations are about what is under way, so that it may wait for its dice. */
    private boolean looksInside;

    /** Whether the engine stands before dice that are not there. */
    private boolean waits;

    /** Whether expectations above the case are read under what the case gives. */
    private boolean caseGives;

    /** The question that was passed while looking for the one that a step answers; null when nothing is looked for. */
    private Missed missed;

    private int line;
    private Set<String> brokenAtFirst;
    /** The set-up as it was before anything else was given; null without one. */
    private long[] begun;
    /** Whether the example names no scenario, so that nobody stands anywhere but whom it places. */
    private boolean clear;

    /** Whether the game begins as its set-up says. */
    private boolean asSetUp;

    /** Answers to a later decision that is given by its name. */
    private record NamedAnswer(int line, String decision, Deque<String> notations) {}

    /** What a step or a refusal wants to find a question for; a refusal, by which cases. */
    private record Sought(
            int line, String side, List<String> notations, String wanted, boolean refusing, List<String> cases) {}

    /** A state that an example sets, and what it was then. */
    private record Given(String text, Supplier<?> value, String set) {}

    /** What a scenario says as a turn begins, and whether it does so now. */
    private record LeftOut(String moment, BooleanSupplier applies) {}

    /** What a step does at a decision of its side. */
    private enum Fit {
        /** It was carried out. */
        DONE,
        /** The decision is about something else. */
        NONE
    }

    /** A step of an example, to which its dice and the answers to later questions can be added. */
    public final class Step {
        private final int stepLine;
        private final String side;
        private final String verb;
        private final List<String> notations;
        private final boolean passing;
        /** What falls after this step; nothing before it may take that. */
        private final List<Handful> chances = new ArrayList<>();

        private Step(int stepLine, String side, String verb, List<String> notations, boolean passing) {
            this.stepLine = stepLine;
            this.side = side;
            this.verb = verb;
            this.notations = notations;
            this.passing = passing;
        }

        /** The next dice of the game, one handful under its label. */
        public Step rolls(String label, int... values) {
            chances.add(Handful.rolled(stepLine, label, values));
            return this;
        }

        /** Who is drawn next, under the label of the draw. */
        public Step draws(String label, String... drawn) {
            chances.add(Handful.drawn(stepLine, label, drawn));
            return this;
        }

        /** Answers a later decision by its name; several notations answer it one after the other. */
        public Step answers(String decision, String... notations) {
            answers.add(new NamedAnswer(stepLine, decision, new ArrayDeque<>(List.of(notations))));
            return this;
        }

        @Override
        public String toString() {
            return side + " " + (passing ? "passes" : verb + String.join(", ", notations));
        }
    }

    Script(Game game, Example example) {
        this.game = game;
        this.example = example;
        this.line = example.line();
        this.position = game.newPosition();
        this.question = new OpenQuestion(game, position);
        this.recorder = new Recorder(game);
        position.askInVain(true);
        position.askOnward(true);
        position.useDice(dice);
        position.report(recorder);
    }

    // ------------------------------------------------------------------ what examples call

    /** The game's typed state. */
    public Position position() {
        return position;
    }

    /** Sets up a scenario, or an empty board when it is null. */
    public void begin(String setupId, Set<String> optionIds) {
        position.begin(
                setupId == null ? Position.NO_SCENARIO : Beginning.setupIndex(game, setupId),
                Beginning.optionMask(game, optionIds),
                0);
        begun = setupId == null ? null : position.snapshot();
        clear = setupId == null;
    }

    /** The example is a case that gives something of its own, which goes for what stands above it too. */
    public void caseGives() {
        caseGives = true;
    }

    /** Changes the state before anything is played. */
    public void given(Runnable writes) {
        writes.run();
    }

    /** A state has been set; whoever fails is told if it did not last until the first question. */
    public void given(String text, Supplier<?> value) {
        givens.add(new Given(text, value, String.valueOf(value.get())));
    }

    /** Play starts behind what a scenario says as a turn begins; whoever fails is told if that would have been now. */
    public void leavesOut(String moment, BooleanSupplier applies) {
        moments.add(new LeftOut(moment, applies));
    }

    /** The next dice of the game, one handful under its label. */
    public void rolls(int line, String label, int... values) {
        dice.add(List.of(Handful.rolled(line, label, values)));
    }

    /** Who is drawn next, under the label of the draw. */
    public void draws(int line, String label, String... drawn) {
        dice.add(List.of(Handful.drawn(line, label, drawn)));
    }

    /** A side gives an order, or any other answer in the notation of options. */
    public Step play(int line, String side, String notation) {
        return next(new Step(line, side, "", List.of(notation), false));
    }

    /** A side chooses one thing after the other, and is done. */
    public Step chooses(int line, String side, String... notations) {
        return next(new Step(line, side, "chooses ", List.of(notations), false));
    }

    /** A side declines what it is offered. */
    public Step passes(int line, String side) {
        return next(new Step(line, side, "", List.of(), true));
    }

    private Step next(Step step) {
        carryOut();
        sideIndex(step.stepLine, step.side);
        pending = step;
        return step;
    }

    /** The expectations that follow read what is under way, which the last step has left before its dice. */
    public void lookInside() {
        carryOut();
        looksInside = true;
    }

    /** Something must hold once the engine has run as far as the script's dice and answers carry it, or the turn ends. */
    public void expect(int line, String source, BooleanSupplier holds, Supplier<?> actual) {
        carryOut();
        this.line = line;
        mustNotWait(run(false));
        boolean held;
        try {
            held = holds.getAsBoolean();
        } catch (RuntimeException e) {
            throw failure(line, source, "it cannot be worked out: " + e.getMessage(), "", e);
        }
        if (!held) {
            Object found = actual == null ? null : actual.get();
            if (found instanceof Explanation explanation) {
                boolean whole = explanation.what().toString().equals(source);
                throw untrue(
                        holds,
                        source,
                        whole ? "it is not so" : explanation.what() + " is " + explanation.value(),
                        whole ? explanation.renderedBelow() : explanation.rendered());
            }
            throw untrue(holds, source, found == null ? "it is not so" : found.toString(), "");
        }
    }

    /** Something must hold; its values cannot be told apart further. */
    public void expect(int line, String source, BooleanSupplier holds) {
        expect(line, source, holds, null);
    }

    /** The items of a sum must be these and no others, once the engine has run as far as the script carries it. */
    public void expectItems(int line, String source, Supplier<Explanation> working, Map<String, Integer> items) {
        carryOut();
        this.line = line;
        mustNotWait(run(false));
        Explanation explanation = working.get();
        Map<String, Integer> found = items(explanation);
        if (!found.equals(items)) {
            throw untrue(
                    () -> items(working.get()).equals(items),
                    source + " " + FailureText.items(items),
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
    private ExampleFailure untrue(BooleanSupplier holds, String source, String actual, String working) {
        if (caseGives && line < example.line()) {
            return failure(line, source, actual, working, null, READ_AGAIN, recorder.lines());
        }
        waits = waits && new DiceTrials(position, holds).anyHolds(dice.missingFaces());
        String hint = hint(actual);
        return failure(
                line,
                source,
                actual,
                working,
                null,
                hint.isEmpty() ? question.underWay().orElse("") : hint,
                recorder.lines());
    }

    /**
     * The next menu of a side that knows this order must refuse it, by the cases that are cited. The menu may be one that offers
     * nothing at all, which a player would not be asked.
     */
    public void refuse(int line, String side, String notation, List<String> cases) {
        refuse(line, side, notation.equals(Notation.PASS) ? "passes" : notation, List.of(notation), cases);
    }

    /** What is chosen, perhaps after other things, is refused: those are chosen, and the choice is not finished. */
    public void refuse(int line, String side, List<String> notations, List<String> cases) {
        refuse(line, side, "chooses " + String.join(", ", notations), notations, cases);
    }

    private void refuse(int line, String side, String written, List<String> notations, List<String> cases) {
        carryOut();
        this.line = line;
        seesMenusInVain = true;
        int last = notations.size() - 1;
        if (last > 0) {
            carryOut(new Step(line, side, "chooses ", notations.subList(0, last), false), false);
        }
        String notation = notations.get(last);
        boolean passing = notation.equals(Notation.PASS);
        String wanted = "refuse " + side + " " + written + FailureText.cited(cases);
        Sought what = new Sought(line, side, List.of(notation), wanted, true, cases);
        // Before anything has run, the first turn has not begun.
        OptionalInt turn = hasRun ? OptionalInt.of(position.turn()) : OptionalInt.empty();
        seek(what, () -> {
            if ((passing ? question.passIndex() : question.optionIndex(notation)) >= 0) {
                throw notRefused(
                        what,
                        turn,
                        "it is allowed",
                        FailureText.allowedBy(position, one -> question.means(one, notation), cases));
            }
            Optional<Refusal> refusal = passing ? question.refusedPass() : question.refusalOf(notation);
            if (refusal.isEmpty()) {
                if (passing && question.mustBeAnswered()) {
                    mustRestOn(cases, wanted);
                    return Fit.DONE;
                }
                return Fit.NONE;
            }
            for (String cited : cases) {
                if (!refusal.get().restsOn(cited)) {
                    throw notRefused(
                            what,
                            turn,
                            "it is refused otherwise: " + FailureText.reason(refusal.get()),
                            FailureText.working(refusal.get()));
                }
            }
            return Fit.DONE;
        });
        seesMenusInVain = false;
        isHeld = true;
    }

    /** The failure of a refusal, which may stand behind what it is about: a menu that has been left, or a turn that is over. */
    private ExampleFailure notRefused(Sought what, OptionalInt turn, String actual, String working) {
        Optional<ExampleFailure> unasked = refusedUnasked(what);
        if (unasked.isPresent()) {
            return unasked.get();
        }
        if (turn.isEmpty() || turn.getAsInt() == position.turn()) {
            return failure(what.line, what.wanted, actual, working, null);
        }
        return failure(
                what.line,
                what.wanted,
                actual,
                working,
                null,
                "nothing that turn " + game.turnName(turn.getAsInt())
                        + " still asks knows this, and so the game was played on to turn "
                        + game.turnName(position.turn())
                        + ";\nif it is about the turn before, write this `refuse` earlier",
                recorder.lines());
    }

    /** A question that offers no passing rests on its own cases: no rule refuses anything there. */
    private void mustRestOn(List<String> cases, String wanted) {
        List<String> known = position.decisionPoint().cases();
        if (!known.containsAll(cases)) {
            String told = known.isEmpty()
                    ? "this question cites no case"
                    : "the question rests on" + FailureText.cited(known);
            throw failure(line, wanted, "passing is not offered, but " + told, "", null);
        }
    }

    /** The last step is carried out, and nothing may be left over. */
    void finish() {
        carryOut();
        mustNotWait(run(false));
        if (!answers.isEmpty()) {
            NamedAnswer left = answers.get(0);
            throw failure(
                    left.line,
                    "an answer to " + left.decision + ": " + String.join(", ", left.notations),
                    "this was never asked",
                    "",
                    null);
        }
        if (!dice.left().isEmpty()) {
            throw failure(
                    dice.firstLineLeft(),
                    String.join(", ", dice.left()),
                    dice.isDrawLeft() ? "this was never rolled or drawn" : "these dice were never thrown",
                    "",
                    null);
        }
    }

    /** The failure of an example whose game broke down. */
    ExampleFailure brokenDown(RuntimeException cause) {
        String actual = cause instanceof RulesFault
                ? "the rules of this game do not go on: " + cause.getMessage()
                : "it broke down: " + cause;
        return failure(line, "the game to go on", actual, "", cause);
    }

    // ------------------------------------------------------------------ steps

    private void carryOut() {
        if (pending == null) {
            return;
        }
        Step step = pending;
        pending = null;
        line = step.stepLine;
        carryOut(step, true);
    }

    /** What a step or a die has set going comes to its end or to a question: an expectation about half of it would hold by mistake. */
    private void mustNotWait(Halt halt) {
        if (halt != Halt.DICE_MISSING || looksInside) {
            return;
        }
        if (isOfPlayed(halt)) {
            throw withoutDice(halt);
        }
        if (played == null && recorder.isSameThrow()) {
            throw failure(line, "all dice of what " + dice.lastFallen() + " belongs to", standing(halt), "", null);
        }
    }

    /** Whether the last step itself waits for dice, and not what comes after its phase. */
    private boolean isOfPlayed(Halt halt) {
        return halt == Halt.DICE_MISSING && played != null && recorder.phasesBegun() == phasesBefore;
    }

    private ExampleFailure withoutDice(Halt halt) {
        return failure(played.stepLine, "the dice of " + played, standing(halt), "", null);
    }

    /** A step is about to be carried out at the question that it answers. */
    private void begins(Step step) {
        played = step;
        dice.add(step.chances);
        passedOver.forEach(menu -> gonePast.leave(menu, step.toString()));
        passedOver.clear();
        recorder.forgetForced();
        phasesBefore = recorder.phasesBegun();
        looksInside = false;
    }

    private void carryOut(Step step, boolean whole) {
        Sought wanted = new Sought(step.stepLine, step.side, step.notations, step.toString(), false, List.of());
        if (step.passing) {
            seek(wanted, () -> {
                int pass = question.passIndex();
                if (pass < 0) {
                    throw failure(step.stepLine, step.toString(), "it cannot decline this", "", null);
                }
                begins(step);
                choose(pass, "");
                return Fit.DONE;
            });
            return;
        }
        int last = whole ? step.notations.size() - 1 : -1;
        seek(wanted, () -> chooseFirst(step, last == 0));
        for (int i = 1; i < step.notations.size(); i++) {
            chooseNext(step, i, last == i);
        }
    }

    private Fit chooseFirst(Step step, boolean last) {
        String notation = step.notations.get(0);
        int option = question.optionIndex(notation);
        if (option < 0) {
            question.refusalOf(notation).ifPresent(refusal -> {
                throw failure(
                        step.stepLine,
                        step.toString(),
                        "it is refused: " + FailureText.reason(refusal),
                        FailureText.working(refusal),
                        null);
            });
            return Fit.NONE;
        }
        missed = null;
        begins(step);
        pick(option, last);
        return Fit.DONE;
    }

    /** A further choice of the same step, which must be offered without anything being passed on the way. */
    private void chooseNext(Step step, int number, boolean last) {
        String notation = step.notations.get(number);
        Halt halt = run(true);
        boolean asked = halt == Halt.DECISION && position.decider() == sideIndex(step.stepLine, step.side);
        int option = asked ? question.optionIndex(notation) : -1;
        if (option < 0) {
            Optional<Refusal> here = asked ? question.refusalOf(notation) : Optional.empty();
            Optional<Refusal> refusal = here.or(() -> passedOver.stream()
                    .flatMap(end -> end.refusalOf(game, notation).stream())
                    .findFirst());
            throw failure(
                    step.stepLine,
                    step.toString(),
                    notation + " cannot be chosen: "
                            + refusal.map(FailureText::reason)
                                    .or(() -> recorder.forcedAs(notation).map(FailureText::forced))
                                    .orElse(standing(halt)),
                    refusal.map(FailureText::working).orElse(""),
                    null);
        }
        pick(option, last);
    }

    /** Chooses, and finishes the selection of several things with the last one. */
    private void pick(int option, boolean last) {
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

    /** Runs to the decision of a side that the step fits, and passes optional ones on the way. */
    private void seek(Sought what, Supplier<Fit> step) {
        int index = sideIndex(what.line, what.side);
        String notation = what.notations.isEmpty() ? "" : what.notations.get(0);
        missed = null;
        sought = what;
        for (int passes = 0; passes <= MOST_PASSES; passes++) {
            Halt halt = run(true);
            boolean asked = halt == Halt.DECISION;
            boolean itsTurn = asked && position.decider() == index;
            if (itsTurn && step.get() == Fit.DONE) {
                sought = null;
                return;
            }
            if (asked && question.isAtAnEnd()) {
                isHeld = false;
                passOver(true);
                continue;
            }
            int pass = asked ? question.passIndex() : -1;
            if (pass < 0) {
                if (missed == null && isOfPlayed(halt)) {
                    throw withoutDice(halt);
                }
                String stands = standing(halt);
                throw settled(what, asked ? stands : "")
                        .orElseGet(() -> missed == null || itsTurn
                                ? failure(
                                        what.line,
                                        what.wanted,
                                        stands
                                                + (asked ? question.outside(notation) : Optional.<String>empty())
                                                        .map(outside -> "\n" + outside)
                                                        .orElse(""),
                                        "",
                                        null)
                                : failure(missed, stands, halt));
            }
            Optional<String> outside = itsTurn ? question.outside(notation) : Optional.empty();
            boolean sameOrder = outside.isPresent() || question.knowsOrder(notation);
            if (itsTurn && (missed == null || sameOrder && !missed.sameOrder())) {
                missed = new Missed(
                        what.line,
                        what.wanted,
                        question.told(),
                        recorder.lines(),
                        sameOrder,
                        outside,
                        what.refusing,
                        notation.isEmpty() || Notation.isOrder(notation) ? Optional.empty() : question.anyOrder(),
                        question.noStep(notation),
                        recorder.phasesBegun());
            }
            if (!what.refusing) {
                gonePast.leave(passedOver(), what.wanted);
            }
            choose(pass, "passed, as the next step is another");
        }
        throw settled(what, "").orElseGet(() -> failure(what.line, what.wanted, "it was never asked for", "", null));
    }

    /**
     * The failure of what needed no question any more: there was only one answer, or the menu that knows it had nothing to offer. That
     * explains more than where the game stands now.
     */
    private Optional<ExampleFailure> settled(Sought what, String standing) {
        return forced(what, standing).or(() -> refusedUnasked(what));
    }

    private Optional<ExampleFailure> forced(Sought what, String standing) {
        return what.notations.stream()
                .flatMap(notation -> recorder.forcedAs(notation).stream())
                .findFirst()
                .map(made -> failure(
                        what.line,
                        what.wanted,
                        FailureText.forced(made) + (standing.isEmpty() ? "" : "\nnow comes " + standing),
                        "",
                        null,
                        "such answers are not written",
                        standing.isEmpty() ? recorder.lines().subList(0, made.told()) : recorder.lines()));
    }

    private Optional<ExampleFailure> refusedUnasked(Sought what) {
        if (what.notations.isEmpty()) {
            return Optional.empty();
        }
        int side = sideIndex(what.line, what.side);
        String notation = what.notations.get(0);
        for (PassedOver menu : passedOver) {
            Optional<Refusal> refusal = menu.decider() == side ? menu.refusalOf(game, notation) : Optional.empty();
            if (refusal.isPresent()) {
                return Optional.of(
                        what.refusing
                                ? failure(
                                        what,
                                        "it was refused before this, where nothing could be offered: ",
                                        refusal.get(),
                                        "`expect` has run on past that: write this `refuse` before it",
                                        menu)
                                : failure(what, "it is refused: ", refusal.get(), "", menu));
            }
        }
        return !what.refusing
                ? Optional.empty()
                : gonePast.refusalOf(game, side, notation, what.cases)
                        .map(missed -> failure(
                                what,
                                "it was refused at a menu that has been passed since: ",
                                missed.refusal(),
                                "`" + missed.step() + "` has gone past that menu: write this `refuse` before it",
                                missed.menu()));
    }

    private ExampleFailure failure(Sought what, String how, Refusal refusal, String hint, PassedOver menu) {
        return failure(
                what.line,
                what.wanted,
                how + FailureText.reason(refusal),
                FailureText.working(refusal),
                null,
                hint,
                recorder.lines().subList(0, menu.told()));
    }

    // ------------------------------------------------------------------ running

    /** Runs as far as dice and named answers carry, and over the end of turns only where told. */
    private Halt run(boolean overTurnEnds) {
        hasRun = true;
        if (begun != null) {
            asSetUp = Arrays.equals(begun, position.snapshot());
            begun = null;
        }
        moments.stream()
                .filter(moment -> moment.applies().getAsBoolean())
                .forEach(moment -> leftOut.add("`start` leaves out what the scenario says `" + moment.moment() + "`"));
        moments.clear();
        Halt halt = goOn(overTurnEnds);
        for (Given given : givens) {
            String now = String.valueOf(given.value().get());
            if (!now.equals(given.set())) {
                undone.add(given.text() + " did not last until the first question: it is " + now + " then");
            }
        }
        givens.clear();
        return halt;
    }

    private Halt goOn(boolean overTurnEnds) {
        while (true) {
            if (position.isOver()) {
                return Halt.OVER;
            }
            if (!seesMenusInVain && !isHeld && question.isInVain()) {
                Halt halt = passOver(overTurnEnds);
                if (halt != null) {
                    return halt;
                }
                continue;
            }
            if (question.isAtAnEnd()) {
                return Halt.DECISION;
            }
            if (position.isWaiting()) {
                keepsItsPromises();
                if (!answerByName()) {
                    return Halt.DECISION;
                }
                continue;
            }
            dice.stopWhenTurnEnds(!overTurnEnds);
            Halt halt = running(position::advance);
            if (halt != null) {
                return halt;
            }
        }
    }

    /** Invariants hold in examples too, unless what is given breaks them from the first. */
    private void keepsItsPromises() {
        List<String> broken = position.brokenInvariants();
        if (brokenAtFirst == null) {
            brokenAtFirst = asSetUp ? Set.of() : Set.copyOf(broken);
        }
        for (String text : broken) {
            if (!brokenAtFirst.contains(text)) {
                throw failure(line, "the invariant to hold: " + text, "it does not", "", null);
            }
        }
    }

    private void choose(int option, String remark) {
        isHeld = false;
        recorder.choosing(remark);
        dice.stopWhenTurnEnds(true);
        running(() -> position.choose(option));
    }

    /** What has nothing to offer is no question to a player, and nobody reads that it was passed. */
    private Halt passOver(boolean overTurnEnds) {
        passedOver.add(passedOver());
        dice.stopWhenTurnEnds(!overTurnEnds);
        if (question.isAtAnEnd()) {
            return running(this::endJourney);
        }
        recorder.skipping();
        return running(() -> position.choose(question.passIndex()));
    }

    private PassedOver passedOver() {
        return new PassedOver(position.decider(), position.snapshot(), recorder.size());
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

    /** Lets the engine run; returns why it paused, or null when it came to a decision or to the end. */
    private Halt running(Runnable engine) {
        waits = false;
        try {
            engine.run();
            return null;
        } catch (Pause pause) {
            waits = pause == Pause.DICE_MISSING;
            return pause == Pause.TURN_ENDS ? Halt.TURN_ENDS : Halt.DICE_MISSING;
        } catch (WrongDice wrong) {
            throw Optional.ofNullable(sought)
                    .flatMap(what -> settled(what, ""))
                    .orElseGet(() -> missed == null
                            ? failure(wrong.line(), wrong.scripted(), wrong.actual(), "", null)
                            : failure(missed, wrong.actual() + ", not " + wrong.scripted(), Halt.DICE_MISSING));
        }
    }

    private boolean answerByName() {
        String asked = position.decisionPoint().name();
        for (Iterator<NamedAnswer> all = answers.iterator(); all.hasNext(); ) {
            NamedAnswer answer = all.next();
            if (!asked.equals(answer.decision) && !asked.endsWith("." + answer.decision)) {
                continue;
            }
            String notation = answer.notations.remove();
            int option = question.optionIndex(notation);
            if (option < 0) {
                throw failure(
                        answer.line,
                        answer.decision + " " + notation,
                        question.refusalOf(notation)
                                .map(refusal -> "it is refused: " + FailureText.reason(refusal))
                                .orElse("it is not offered"),
                        question.refusalOf(notation).map(FailureText::working).orElse(""),
                        null);
            }
            boolean last = answer.notations.isEmpty();
            if (last) {
                all.remove();
            }
            pick(option, last);
            return true;
        }
        return false;
    }

    private int sideIndex(int stepLine, String side) {
        for (Thing thing : game.schema().sides()) {
            if (thing.id().equals(side)) {
                return thing.index();
            }
        }
        throw failure(stepLine, "a side called " + side, "the game has none", "", null);
    }

    // ------------------------------------------------------------------ failures

    private String standing(Halt halt) {
        return switch (halt) {
            case DECISION -> question.told();
            case DICE_MISSING -> "the game waits for " + dice.missing();
            case TURN_ENDS -> "turn " + position.game().turnName(position.turn()) + " is about to end";
            case OVER -> "the game is over: " + position.endingText();
        };
    }

    private ExampleFailure failure(int failedLine, String expected, String actual, String working, Throwable cause) {
        return failure(failedLine, expected, actual, working, cause, hint(actual), recorder.lines());
    }

    /** Where missing dice are to be written, after saying that they are missing unless that has been said. */
    private String remedy(String said) {
        return (said.contains(dice.missing()) ? "" : standing(Halt.DICE_MISSING) + "\n")
                + "write `" + dice.remedy() + "` "
                + (played == null ? "under `given`" : "behind `" + played + "`");
    }

    private ExampleFailure failure(Missed passed, String standing, Halt halt) {
        String actual = passed.told(standing, halt);
        return failure(
                passed.line(),
                passed.wanted(),
                actual,
                "",
                null,
                passed.noStep()
                        .or(passed::noSuchOrder)
                        .or(() -> passed.missingOrder(recorder.phasesBegun()))
                        .orElseGet(() -> hint(actual)),
                passed.isAll(halt) ? passed.happened() : recorder.lines());
    }

    /** What to do about a failure that nothing else explains; one thing, since whatever else is amiss may follow from it. */
    private String hint(String actual) {
        if (dice.isForced()) {
            return "nobody else could be drawn, and it has been done already; such draws are not written";
        }
        return waits ? remedy(actual) : "";
    }

    private ExampleFailure failure(
            int failedLine,
            String expected,
            String actual,
            String working,
            Throwable cause,
            String hint,
            List<String> lines) {
        FailureText text = new FailureText(example, failedLine)
                .paragraph("expected", expected)
                .paragraph("actual", actual)
                .paragraph("working", working.stripTrailing())
                .paragraph("hint", hint);
        if (!undone.isEmpty()) {
            text.paragraph(
                    "given",
                    String.join("\n", undone)
                            + "\nthe turn begins after what is given, with its moments and phases; `start` begins with a later phase");
        }
        if (!leftOut.isEmpty()) {
            text.paragraph("given", String.join("\n", leftOut) + "\nif this needs it, write it under `given` too");
        }
        if (clear) {
            text.paragraph("given", "no scenario: only what the example itself places is on the map");
        }
        text.paragraph("so far", lines.isEmpty() ? "nothing has happened" : String.join("\n", lines));
        return new ExampleFailure(example.file(), failedLine, text.toString(), cause);
    }
}
