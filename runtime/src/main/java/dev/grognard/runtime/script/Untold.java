package dev.grognard.runtime.script;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.engine.DecisionPoint;
import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.engine.Refusal;
import java.util.Optional;
import java.util.stream.Stream;

/** Menus that a step was meant for and that had nothing for it: a later question is not what was meant unless the example says so. */
final class Untold {
    private final Game game;
    private final Position position;
    private final GonePast gonePast;
    private final NeverOffered neverOffered;
    private final ScriptedDice dice;
    private final Recorder recorder;
    private final Failures failures;

    /** The turn in which the step was begun to be looked for. */
    private int turn;

    Untold(
            Game game,
            Position position,
            GonePast gonePast,
            NeverOffered neverOffered,
            ScriptedDice dice,
            Recorder recorder,
            Failures failures) {
        this.game = game;
        this.position = position;
        this.gonePast = gonePast;
        this.neverOffered = neverOffered;
        this.dice = dice;
        this.recorder = recorder;
        this.failures = failures;
    }

    /** From here on something is looked for. */
    void seek() {
        turn = position.turn();
    }

    /**
     * The question of a step has been found; it must not be one of a later turn after a menu of this one had nothing for it, unless
     * dice of the script have said that the next turn is played.
     */
    void mustNotBeLater(Sought what) {
        Optional<PassedOver> before = what.notations().isEmpty()
                ? inVain(what)
                : what.isOrder() ? knowing(what).findFirst() : Optional.empty();
        before.filter(menu -> turn(menu) != position.turn() && dice.hasEndedUntold(turn(menu)))
                .ifPresent(menu -> {
                    throw later(what, menu);
                });
    }

    private ExampleFailure later(Sought what, PassedOver menu) {
        OpenQuestion question = menu.question(game);
        Optional<Refusal> refusal = question.refusalOf(what.notation());
        String actual = refusal.map(FailureText::refused)
                .or(() -> question.outside(what.notation()))
                .orElseGet(() -> nothingToPass(what));
        String turn = "turn " + game.turnName(position.turn());
        String meant = "if that is meant, say so behind it with `expect turn is " + position.turn() + "`";
        return failures.draft(what.line(), what.wanted(), actual)
                .working(refusal.map(FailureText::working).orElse(""))
                .hint(
                        what.notations().isEmpty()
                                ? "leave this line out; there is something to pass only in " + turn + ":\n" + meant
                                : "it can be given only in " + turn + ":\n" + meant)
                .after(recorder.lines().subList(0, menu.told()))
                .failure();
    }

    /** The failure of passing where there was nothing to pass, or of an answer to what could not be ordered; later dice do not bring it about. */
    Optional<ExampleFailure> nothingOffered(Sought what, String standing) {
        if (what.isOrder() || what.refusing()) {
            return Optional.empty();
        }
        if (!what.notations().isEmpty()) {
            return inVain(what)
                    .map(menu -> failure(what, nothingToChoose(what) + " that would ask for this", standing, ""));
        }
        Optional<String> nothing = inVain(what).isPresent()
                ? Optional.of(nothingToPass(what))
                : Optional.of("nothing more was asked of " + what.side().printed() + " in turn " + game.turnName(turn))
                        .filter(asked -> dice.hasEndedUntold(turn));
        String hint =
                "leave this line out" + (position.isOver() ? "" : ", unless it is about what comes only after that");
        return nothing.map(actual -> failure(what, actual, standing, hint));
    }

    private ExampleFailure failure(Sought what, String actual, String standing, String hint) {
        return failures.draft(what.line(), what.wanted(), actual + "\nthen " + standing)
                .hint(hint)
                .failure();
    }

    private static String nothingToPass(Sought what) {
        return nothingToChoose(what) + ", and so there was nothing to pass";
    }

    private static String nothingToChoose(Sought what) {
        return what.side().printed() + " had nothing to choose from";
    }

    /** The first menu of the side that had nothing to offer since the last step began. */
    private Optional<PassedOver> inVain(Sought what) {
        return gonePast.inVain().stream()
                .filter(menu -> menu.decider() == what.side().index())
                .filter(menu -> menu.question(game).kind() == DecisionPoint.Kind.MENU)
                .findFirst();
    }

    /** The menus of the side that know the order, and refuse it or leave it out of its set. */
    private Stream<PassedOver> knowing(Sought what) {
        return Stream.concat(gonePast.inVain().stream(), neverOffered.passed().stream())
                .filter(menu -> menu.decider() == what.side().index())
                .filter(menu -> {
                    OpenQuestion question = menu.question(game);
                    return question.refusalOf(what.notation()).isPresent()
                            || question.outside(what.notation()).isPresent();
                });
    }

    private int turn(PassedOver menu) {
        return menu.question(game).turn();
    }
}
