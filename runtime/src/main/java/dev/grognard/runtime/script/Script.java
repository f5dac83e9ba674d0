package dev.grognard.runtime.script;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.Thing;
import dev.grognard.runtime.engine.DecisionPoint;
import dev.grognard.runtime.engine.Explanation;
import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.engine.Refusal;
import dev.grognard.runtime.match.Beginning;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Drives a position through the steps of an example. Steps are a flat list; forced answers are not written, and an optional decision
 * that the next step does not fit is passed. A step is carried out when the next one comes, so that its dice are known by then.
 */
public final class Script {
    /** More passes than this between two steps mean that the step will never come. */
    private static final int MOST_PASSES = 500;

    private static final int MOST_OPTIONS_SHOWN = 20;

    /** Where a link may be named by the place that it leads to. */
    private static final Set<DecisionPoint.Kind> ONE_THING =
            EnumSet.of(DecisionPoint.Kind.ONE, DecisionPoint.Kind.NEXT, DecisionPoint.Kind.STEP);

    private final Game game;
    private final Example example;
    private final Position position;
    private final Recorder recorder;
    private final ScriptedDice dice = new ScriptedDice();
    private final List<NamedAnswer> answers = new ArrayList<>();
    private final List<Given> givens = new ArrayList<>();
    private final List<String> undone = new ArrayList<>();
    private Step pending;
    /** The step that is being carried out. */
    private Step current;

    /** The last step that was carried out, and how many phases had begun by then; null before the first one. */
    private Step played;

    private int phasesBefore;

    /** Whether the expectations are about what is under way, so that it may wait for its dice. */
    private boolean looksInside;

    /** Whether the engine stands before dice that are not there. */
    private boolean waits;

    /** The question that was passed while looking for the one that a step answers; null when nothing is looked for. */
    private Missed missed;

    private int line;
    private Set<String> brokenAtFirst;
    /** The set-up as it was before anything else was given; null without one. */
    private long[] begun;

    /** Whether the game begins as its set-up says. */
    private boolean asSetUp;

    /** Answers to a later decision that is given by its name. */
    private record NamedAnswer(int line, String decision, Deque<String> notations) {}

    /** A state that an example sets, and what it was then. */
    private record Given(String text, Supplier<?> value, String set) {}

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

        private Step(int stepLine, String side, String verb, List<String> notations, boolean passing) {
            this.stepLine = stepLine;
            this.side = side;
            this.verb = verb;
            this.notations = notations;
            this.passing = passing;
        }

        /** The next dice of the game, one handful under its label. */
        public Step rolls(String label, int... values) {
            dice.add(stepLine, label, values);
            return this;
        }

        /** Who is drawn next, under the label of the draw. */
        public Step draws(String label, String... drawn) {
            dice.addDraw(stepLine, label, drawn);
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
        this.recorder = new Recorder(game);
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
    }

    /** Changes the state before anything is played. */
    public void given(Runnable writes) {
        writes.run();
    }

    /** A state has been set; whoever fails is told if it did not last until the first question. */
    public void given(String text, Supplier<?> value) {
        givens.add(new Given(text, value, String.valueOf(value.get())));
    }

    /** The next dice of the game, one handful under its label. */
    public void rolls(int line, String label, int... values) {
        dice.add(line, label, values);
    }

    /** Who is drawn next, under the label of the draw. */
    public void draws(int line, String label, String... drawn) {
        dice.addDraw(line, label, drawn);
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
                throw failure(
                        line,
                        source,
                        whole ? "it is not so" : explanation.what() + " is " + explanation.value(),
                        whole ? explanation.renderedBelow() : explanation.rendered(),
                        null);
            }
            throw failure(line, source, found == null ? "it is not so" : found.toString(), "", null);
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
        Map<String, Integer> found = new LinkedHashMap<>();
        for (Explanation.Clause clause : explanation.clauses()) {
            String gave = clause.gave().toString();
            if (clause.held() && gave.matches("[+-]\\d+")) {
                found.put(clause.text(), Integer.valueOf(gave));
            }
        }
        if (!found.equals(items)) {
            throw failure(
                    line,
                    source + " " + FailureText.items(items),
                    "the items are " + FailureText.items(found),
                    explanation.rendered(),
                    null);
        }
    }

    /**
     * The next menu of a side that knows this order must refuse it, by the cases that are cited. The menu may be one that offers
     * nothing at all, which a player would not be asked.
     */
    public void refuse(int line, String side, String notation, List<String> cases) {
        refuse(line, side, List.of(notation), cases);
    }

    /** What is chosen after other things is refused: those are chosen, and the choice is not finished. */
    public void refuse(int line, String side, List<String> notations, List<String> cases) {
        position.askInVain(true);
        carryOut();
        this.line = line;
        int last = notations.size() - 1;
        if (last > 0) {
            carryOut(new Step(line, side, "chooses ", notations.subList(0, last), false), false);
        }
        String notation = notations.get(last);
        String wanted = "refuse " + side + " " + String.join(", ", notations) + FailureText.cited(cases);
        boolean passing = notation.equals(Notation.PASS);
        seek(line, side, wanted, notation, () -> {
            if ((passing ? passIndex() : optionIndex(notation)) >= 0) {
                throw failure(
                        line,
                        wanted,
                        "it is allowed",
                        FailureText.allowedBy(position, one -> means(one, notation), cases),
                        null);
            }
            Optional<Refusal> refusal = passing ? refusedPass() : refusalOf(notation);
            if (refusal.isEmpty()) {
                return Fit.NONE;
            }
            for (String cited : cases) {
                if (!refusal.get().restsOn(cited)) {
                    throw failure(
                            line,
                            wanted,
                            "it is refused otherwise: " + FailureText.reason(refusal.get()),
                            FailureText.working(refusal.get()),
                            null);
                }
            }
            return Fit.DONE;
        });
        position.askInVain(false);
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
        return failure(line, "the game to go on", "it broke down: " + cause, "", cause);
    }

    // ------------------------------------------------------------------ steps

    private void carryOut() {
        if (pending == null) {
            return;
        }
        current = pending;
        pending = null;
        line = current.stepLine;
        carryOut(current, true);
        current = null;
    }

    /** What a step has set going comes to its end or to a question: an expectation about half of it would hold by mistake. */
    private void mustNotWait(Halt halt) {
        if (halt == Halt.DICE_MISSING && played != null && !looksInside && recorder.phasesBegun() == phasesBefore) {
            throw failure(played.stepLine, "the dice of " + played, standing(halt), "", null);
        }
    }

    /** A step is about to be carried out at the question that it answers. */
    private void begins(Step step) {
        played = step;
        phasesBefore = recorder.phasesBegun();
        looksInside = false;
    }

    private void carryOut(Step step, boolean whole) {
        if (step.passing) {
            seek(step.stepLine, step.side, step.toString(), "", () -> {
                int pass = passIndex();
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
        seek(step.stepLine, step.side, step.toString(), step.notations.get(0), () -> chooseFirst(step, last == 0));
        for (int i = 1; i < step.notations.size(); i++) {
            chooseNext(step, i, last == i);
        }
    }

    private Fit chooseFirst(Step step, boolean last) {
        String notation = step.notations.get(0);
        int option = optionIndex(notation);
        if (option < 0) {
            refusalOf(notation).ifPresent(refusal -> {
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
        int option = asked ? optionIndex(notation) : -1;
        if (option < 0) {
            Optional<Refusal> refusal = asked ? refusalOf(notation) : Optional.empty();
            throw failure(
                    step.stepLine,
                    step.toString(),
                    notation + " cannot be chosen: "
                            + refusal.map(FailureText::reason).orElse(standing(halt)),
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
        Set<String> remaining = notations();
        remaining.remove(chosen);
        remaining.add(Notation.DONE);
        choose(option, "");
        int done = position.isWaiting() ? optionIndex(Notation.DONE) : -1;
        // A selection that was complete has gone on by itself, maybe to the same question about other things: there the
        // options are others.
        boolean goesOn = done >= 0
                && position.decider() == decider
                && position.decisionPoint().name().equals(point.name())
                && remaining.containsAll(notations());
        if (goesOn) {
            choose(done, "");
        }
    }

    /** Runs to the decision of a side that the step fits, and passes optional ones on the way. */
    private void seek(int stepLine, String side, String wanted, String notation, Supplier<Fit> step) {
        int index = sideIndex(stepLine, side);
        missed = null;
        for (int passes = 0; passes <= MOST_PASSES; passes++) {
            Halt halt = run(true);
            boolean asked = halt == Halt.DECISION;
            if (asked && position.decider() == index && step.get() == Fit.DONE) {
                return;
            }
            int pass = asked ? passIndex() : -1;
            if (pass < 0) {
                throw missed == null || asked && position.decider() == index
                        ? failure(stepLine, wanted, standing(halt) + (asked ? outside(notation) : ""), "", null)
                        : failure(missed, standing(halt), halt);
            }
            boolean sameOrder = knowsOrder(notation);
            if (position.decider() == index && (missed == null || sameOrder && !missed.sameOrder())) {
                missed = new Missed(stepLine, wanted, asked() + outside(notation), recorder.lines(), sameOrder);
            }
            choose(pass, "passed, as the next step is another");
        }
        throw failure(stepLine, wanted, "it was never asked for", "", null);
    }

    /** Which set of the question leaves out what the order of a step is about. */
    private String outside(String notation) {
        return position.outside(notation).map(outside -> "\n" + outside).orElse("");
    }

    /** Whether the question offers or refuses the order that a notation names, about whatever it may be. */
    private boolean knowsOrder(String notation) {
        int end = notation.indexOf('(');
        return end > 0
                && Stream.concat(
                                notations().stream(),
                                position.refusals().stream().map(Refusal::notation))
                        .anyMatch(known -> known.startsWith(notation.substring(0, end + 1)));
    }

    // ------------------------------------------------------------------ running

    /** Runs as far as dice and named answers carry, and over the end of turns only where told. */
    private Halt run(boolean overTurnEnds) {
        if (begun != null) {
            asSetUp = Arrays.equals(begun, position.snapshot());
            begun = null;
        }
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
        recorder.choosing(remark);
        dice.stopWhenTurnEnds(true);
        running(() -> position.choose(option));
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
            throw missed == null
                    ? failure(wrong.line(), wrong.scripted(), wrong.actual(), "", null)
                    : failure(missed, wrong.actual() + ", not " + wrong.scripted(), Halt.DICE_MISSING);
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
            int option = optionIndex(notation);
            if (option < 0) {
                throw failure(
                        answer.line,
                        answer.decision + " " + notation,
                        refusalOf(notation)
                                .map(refusal -> "it is refused: " + FailureText.reason(refusal))
                                .orElse("it is not offered"),
                        refusalOf(notation).map(FailureText::working).orElse(""),
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

    private int optionIndex(String notation) {
        for (int i = 0; i < position.optionCount(); i++) {
            if (position.optionNotation(i).equals(notation)) {
                return i;
            }
        }
        return stepIndex(notation);
    }

    /** The one step of a journey, or link to be picked, that leads to the place that is named. */
    private int stepIndex(String place) {
        int found = -1;
        for (int i = 0; asksForOne() && i < position.optionCount(); i++) {
            if (leadsTo(position.optionNotation(i), place)) {
                if (found >= 0) {
                    return -1;
                }
                found = i;
            }
        }
        return found;
    }

    private boolean asksForOne() {
        return position.isWaiting()
                && ONE_THING.contains(position.decisionPoint().kind());
    }

    private static boolean leadsTo(String notation, String place) {
        return notation.endsWith(", " + place + ")");
    }

    /** The option that declines: passing, being done, or no. */
    private int passIndex() {
        for (String notation : Notation.DECLINING) {
            int option = optionIndex(notation);
            if (option >= 0) {
                return option;
            }
        }
        return -1;
    }

    private Set<String> notations() {
        Set<String> notations = new LinkedHashSet<>();
        for (int i = 0; i < position.optionCount(); i++) {
            notations.add(position.optionNotation(i));
        }
        return notations;
    }

    private Optional<Refusal> refusalOf(String notation) {
        return position.refusals().stream()
                .filter(refusal -> means(refusal.notation(), notation))
                .findFirst();
    }

    /** Why it may not be declined here, such as a journey that may not end where it is. */
    private Optional<Refusal> refusedPass() {
        return position.refusals().stream()
                .filter(refusal -> Notation.DECLINING.contains(refusal.notation()))
                .findFirst();
    }

    /** Whether an option is the one that an example names. */
    private boolean means(String option, String notation) {
        return option.equals(notation) || asksForOne() && leadsTo(option, notation);
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
            case DECISION -> asked();
            case DICE_MISSING -> "the game waits for " + dice.missing();
            case TURN_ENDS -> "turn " + position.game().turnName(position.turn()) + " is about to end";
            case OVER -> "the game is over: " + position.endingText();
        };
    }

    private String asked() {
        StringBuilder text = new StringBuilder("the question to "
                + game.schema().sides().get(position.decider()).printed() + ": " + position.prompt());
        List<String> offered = List.copyOf(notations());
        for (String notation : offered.subList(0, Math.min(offered.size(), MOST_OPTIONS_SHOWN))) {
            text.append("\n  ").append(notation);
        }
        if (offered.size() > MOST_OPTIONS_SHOWN) {
            text.append("\n  and ").append(offered.size() - MOST_OPTIONS_SHOWN).append(" more");
        }
        return text.toString();
    }

    private ExampleFailure failure(int failedLine, String expected, String actual, String working, Throwable cause) {
        return failure(failedLine, expected, actual, working, cause, recorder.lines());
    }

    /** Where missing dice are to be written, after saying that they are missing unless that has been said. */
    private String remedy(String said) {
        return (said.contains(dice.missing()) ? "" : standing(Halt.DICE_MISSING) + "\n")
                + "write `" + dice.remedy() + "` "
                + (played == null ? "under `given`" : "behind `" + played + "`");
    }

    private ExampleFailure failure(Missed question, String standing, Halt halt) {
        return failure(
                question.line(),
                question.wanted(),
                question.told(standing, halt),
                "",
                null,
                question.isAll(halt) ? question.happened() : recorder.lines());
    }

    private ExampleFailure failure(
            int failedLine, String expected, String actual, String working, Throwable cause, List<String> lines) {
        FailureText text = new FailureText(example, failedLine)
                .paragraph("expected", expected)
                .paragraph("actual", actual)
                .paragraph("working", working.stripTrailing());
        if (current != null && current.notations.stream().anyMatch(recorder::wasForced)) {
            text.paragraph("hint", "this was the only choice and has been made already; such answers are not written");
        }
        if (waits) {
            text.paragraph("hint", remedy(actual));
        }
        if (dice.isForced()) {
            text.paragraph(
                    "hint", "nobody else could be drawn, and it has been done already; such draws are not written");
        }
        if (!undone.isEmpty()) {
            text.paragraph(
                    "given",
                    String.join("\n", undone)
                            + "\nthe turn begins after what is given, with its moments and phases; `start` begins with a later phase");
        }
        text.paragraph("so far", lines.isEmpty() ? "nothing has happened" : String.join("\n", lines));
        return new ExampleFailure(example.file(), failedLine, text.toString(), cause);
    }
}
