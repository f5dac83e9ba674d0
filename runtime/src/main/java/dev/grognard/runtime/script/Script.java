package dev.grognard.runtime.script;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.Thing;
import dev.grognard.runtime.engine.Explanation;
import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.engine.RulesFault;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * Drives a position through the steps of an example. Steps are a flat list; forced answers are not written, and an optional decision
 * that the next step does not fit is passed. A step is carried out when the next one comes, so that its dice are known by then.
 */
public final class Script {
    private final Game game;
    private final Position position;
    private final ScriptedDice dice = new ScriptedDice();
    private final NamedAnswers answers = new NamedAnswers();
    private final Givens givens;
    private final Failures failures;
    private final LastStep lastStep;
    private final Runner runner;
    private final Steps steps;
    private final ExpectedRefusals refusals;
    private final Expectations expectations;

    /** The step that is carried out when the next one comes; null if there is none. */
    private Step pending;

    /** The line that is being played. */
    private int line;

    /** A step of an example, to which its dice and the answers to later questions can be added. */
    public static final class Step {
        private final int line;
        private final Thing side;
        private final String verb;
        private final List<String> notations;
        private final boolean passing;
        /** What falls after this step; nothing before it may take that. */
        private final List<Handful> chances = new ArrayList<>();

        private final List<NamedAnswers.Answer> answers = new ArrayList<>();

        /** Whether an expectation behind it says which turn it is by then. */
        private boolean namesTurn;

        Step(int line, Thing side, String verb, List<String> notations, boolean passing) {
            this.line = line;
            this.side = side;
            this.verb = verb;
            this.notations = notations;
            this.passing = passing;
        }

        /** The next dice of the game, one handful under its label. */
        public Step rolls(String label, int... values) {
            chances.add(Handful.rolled(line, label, values));
            return this;
        }

        /** Who is drawn next, under the label of the draw. */
        public Step draws(String label, String... drawn) {
            chances.add(Handful.drawn(line, label, drawn));
            return this;
        }

        /** Answers a later decision by its name; several notations answer it one after the other. */
        public Step answers(String decision, String... notations) {
            answers.add(new NamedAnswers.Answer(line, decision, notations));
            return this;
        }

        /** An expectation behind it asks for the turn, so that the step may be one of a later turn. */
        public Step namesTurn() {
            namesTurn = true;
            return this;
        }

        int line() {
            return line;
        }

        boolean isOfNamedTurn() {
            return namesTurn;
        }

        Thing side() {
            return side;
        }

        List<String> notations() {
            return notations;
        }

        boolean isPassing() {
            return passing;
        }

        List<Handful> chances() {
            return chances;
        }

        @Override
        public String toString() {
            return side.id() + " " + (passing ? "passes" : verb + String.join(", ", notations));
        }
    }

    Script(Game game, Example example) {
        this.game = game;
        this.line = example.line();
        this.position = game.newPosition();
        OpenQuestion question = new OpenQuestion(game, position);
        Recorder recorder = new Recorder(game);
        GonePast gonePast = new GonePast(game);
        this.givens = new Givens(game, position);
        this.failures = new Failures(example, givens, dice, recorder);
        this.lastStep = new LastStep(dice, recorder, gonePast, failures);
        NeverOffered neverOffered = new NeverOffered(game, position, gonePast);
        Untold untold = new Untold(game, position, gonePast, neverOffered, dice, recorder, failures);
        Unanswered unanswered = new Unanswered(question, gonePast, neverOffered, untold, recorder, failures);
        Engine engine = new Engine(position, question, dice, recorder, unanswered);
        Invariants invariants = new Invariants(position, givens, failures);
        this.runner = new Runner(position, question, engine, givens, invariants, answers, gonePast, failures);
        Search search = new Search(question, runner, engine, lastStep, gonePast, neverOffered, unanswered);
        this.steps = new Steps(question, runner, engine, search, lastStep, unanswered, untold, failures);
        this.refusals = new ExpectedRefusals(position, question, runner, search, steps, unanswered, failures);
        this.expectations = new Expectations(example, position, question, dice, failures);
        position.askInVain(true);
        position.askOnward(true);
        position.useDice(dice);
        position.report(recorder);
    }

    /** The game's typed state. */
    public Position position() {
        return position;
    }

    // ------------------------------------------------------------------ what is given

    /** Sets up a scenario, or an empty board when it is null. */
    public void begin(String setupId, Set<String> optionIds) {
        givens.begin(setupId, optionIds);
    }

    /** The example is a case that gives something of its own, which goes for what stands above it too. */
    public void caseGives() {
        expectations.caseGives();
    }

    /** Changes the state before anything is played. */
    public void given(Runnable writes) {
        writes.run();
    }

    /** A state has been set; whoever fails is told if it did not last until the first question. */
    public void given(String text, Supplier<?> value) {
        givens.set(text, value);
    }

    /** Play starts with a phase, and not with the turn; whatever starts it otherwise before goes for nothing. */
    public void starts() {
        givens.start();
    }

    /** Play starts behind what a scenario says as a turn begins; whoever fails is told if that would have been now. */
    public void leavesOut(String moment, BooleanSupplier applies) {
        givens.leaveOut(moment, applies);
    }

    /** The next dice of the game, one handful under its label. */
    public void rolls(int line, String label, int... values) {
        dice.add(List.of(Handful.rolled(line, label, values)));
    }

    /** Who is drawn next, under the label of the draw. */
    public void draws(int line, String label, String... drawn) {
        dice.add(List.of(Handful.drawn(line, label, drawn)));
    }

    // ------------------------------------------------------------------ steps

    /** A side gives an order, or any other answer in the notation of options. */
    public Step play(int line, String side, String notation) {
        return next(line, side, "", List.of(notation), false);
    }

    /** A side chooses one thing after the other, and is done. */
    public Step chooses(int line, String side, String... notations) {
        return next(line, side, "chooses ", List.of(notations), false);
    }

    /** A side declines what it is offered. */
    public Step passes(int line, String side) {
        return next(line, side, "", List.of(), true);
    }

    private Step next(int stepLine, String side, String verb, List<String> notations, boolean passing) {
        carryOut();
        pending = new Step(stepLine, side(stepLine, side), verb, notations, passing);
        return pending;
    }

    private Thing side(int sideLine, String id) {
        return game.schema().sides().stream()
                .filter(side -> side.id().equals(id))
                .findFirst()
                .orElseThrow(() -> failures.failure(sideLine, "a side called " + id, "the game has none"));
    }

    private void carryOut() {
        if (pending == null) {
            return;
        }
        Step step = pending;
        pending = null;
        line = step.line;
        answers.add(step.answers);
        steps.carryOut(step, true);
    }

    // ------------------------------------------------------------------ what must come of it

    /** The expectations that follow read what is under way, which the last step has left before its dice. */
    public void lookInside() {
        carryOut();
        lastStep.lookInside();
    }

    /** Something must hold once the engine has run as far as the script's dice and answers carry it, or the turn ends. */
    public void expect(int line, String source, BooleanSupplier holds, Supplier<?> actual) {
        carryOut();
        this.line = line;
        run();
        expectations.expect(line, source, holds, actual);
    }

    /** Something must hold; its values cannot be told apart further. */
    public void expect(int line, String source, BooleanSupplier holds) {
        expect(line, source, holds, null);
    }

    /** The items of a sum must be these and no others, once the engine has run as far as the script carries it. */
    public void expectItems(int line, String source, Supplier<Explanation> working, Map<String, Integer> items) {
        carryOut();
        this.line = line;
        run();
        expectations.expectItems(line, source, working, items);
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
        refusals.refuse(line, side(line, side), written, notations, cases);
    }

    /** Runs as far as the script carries the game, which must not stop halfway. */
    private void run() {
        lastStep.mustNotWait(line, runner.run(line, false));
    }

    /** The last step is carried out, and nothing may be left over. */
    void finish() {
        carryOut();
        run();
        answers.left().ifPresent(left -> {
            throw failures.failure(
                    left.line(),
                    "an answer to " + left.decision() + ": " + String.join(", ", left.notations()),
                    "this was never asked");
        });
        if (!dice.left().isEmpty()) {
            throw failures.failure(
                    dice.firstLineLeft(),
                    String.join(", ", dice.left()),
                    dice.isDrawLeft() ? "this was never rolled or drawn" : "these dice were never thrown");
        }
    }

    /** The failure of an example whose game broke down. */
    ExampleFailure brokenDown(RuntimeException cause) {
        String actual = cause instanceof RulesFault
                ? "the rules of this game do not go on: " + cause.getMessage()
                : "it broke down: " + cause;
        return failures.draft(line, "the game to go on", actual).because(cause).failure();
    }
}
