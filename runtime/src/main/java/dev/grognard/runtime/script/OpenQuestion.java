package dev.grognard.runtime.script;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.Thing;
import dev.grognard.runtime.engine.DecisionPoint;
import dev.grognard.runtime.engine.Outside;
import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.engine.Refusal;
import dev.grognard.runtime.schema.Schema;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The question that a position waits for, and which of its options the words of an example mean. */
final class OpenQuestion {
    private static final int MOST_OPTIONS_SHOWN = 20;

    /** Where a link may be named by the place that it leads to. */
    private static final Set<DecisionPoint.Kind> ONE_THING =
            EnumSet.of(DecisionPoint.Kind.ONE, DecisionPoint.Kind.NEXT, DecisionPoint.Kind.STEP);

    private final Game game;
    private final Position position;

    OpenQuestion(Game game, Position position) {
        this.game = game;
        this.position = position;
    }

    /** Whether it is this side that is asked. */
    boolean isTo(Thing side) {
        return position.decider() == side.index();
    }

    /** The option that a notation means, or -1. */
    int optionIndex(String notation) {
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
    int passIndex() {
        for (String notation : Notation.DECLINING) {
            int option = optionIndex(notation);
            if (option >= 0) {
                return option;
            }
        }
        return -1;
    }

    Set<String> notations() {
        Set<String> notations = new LinkedHashSet<>();
        for (int i = 0; i < position.optionCount(); i++) {
            notations.add(position.optionNotation(i));
        }
        return notations;
    }

    Optional<Refusal> refusalOf(String notation) {
        return position.refusals().stream()
                .filter(refusal -> means(refusal.notation(), notation))
                .findFirst();
    }

    /** Why it may not be declined here, such as a journey that may not end where it is. */
    Optional<Refusal> refusedPass() {
        return position.refusals().stream()
                .filter(refusal -> Notation.DECLINING.contains(refusal.notation()))
                .findFirst();
    }

    /** Whether one of the orders of a menu must be given, or one thing chosen: nobody can decline that. */
    boolean mustBeAnswered() {
        DecisionPoint.Kind kind = position.decisionPoint().kind();
        boolean declinable = kind == DecisionPoint.Kind.MENU || kind == DecisionPoint.Kind.ONE;
        return declinable && position.optionCount() > 0 && passIndex() < 0;
    }

    /** Whether an option is the one that an example names. */
    boolean means(String option, String notation) {
        return option.equals(notation) || asksForOne() && leadsTo(option, notation);
    }

    /** Whether it is a menu that can only be passed, or a journey that cannot go on. */
    boolean isInVain() {
        return isAtAnEnd()
                || position.isWaiting()
                        && position.optionCount() == 1
                        && position.decisionPoint().kind() == DecisionPoint.Kind.MENU
                        && position.optionNotation(0).equals(Notation.PASS);
    }

    /** Whether it is a journey without a next step, at its beginning or on the way. */
    boolean isAtAnEnd() {
        return position.isWaiting() && position.optionCount() == 0;
    }

    /** Which set of the question leaves out what the order of a step is about. */
    Optional<String> outside(String notation) {
        return position.outside(notation).map(Outside::toString);
    }

    /** Whether the question offers or refuses the order that a notation names, about whatever it may be. */
    boolean knowsOrder(String notation) {
        int end = notation.indexOf('(');
        return end > 0
                && Stream.concat(
                                notations().stream(),
                                position.refusals().stream().map(Refusal::notation))
                        .anyMatch(known -> known.startsWith(notation.substring(0, end + 1)));
    }

    /** What is to be said of a place to which no step of the journey that is asked about leads, not even one that is refused. */
    Optional<String> noStep(String place) {
        boolean isPlace = game.schema().kinds().stream()
                .filter(kind -> kind.category() == Schema.Category.PLACE)
                .flatMap(kind -> kind.members().stream())
                .anyMatch(one -> one.id().equals(place));
        return !isPlace || position.decisionPoint().kind() != DecisionPoint.Kind.STEP
                ? Optional.empty()
                : Stream.concat(
                                notations().stream(),
                                position.refusals().stream().map(Refusal::notation))
                        .map(Notation::arguments)
                        .filter(ends -> ends.size() == 2)
                        .findFirst()
                        .map(ends -> "no step of this journey leads from " + ends.get(0) + " to " + place);
    }

    /** An order that can be given here by its side, as an example writes it. */
    Optional<String> anyOrder() {
        return position.decisionPoint().kind() != DecisionPoint.Kind.MENU
                ? Optional.empty()
                : notations().stream()
                        .filter(Notation::isOrder)
                        .map(order -> decider().id() + " " + order)
                        .findFirst();
    }

    /** What is asked in the middle of something, with an answer to it; nothing where the game stands at a menu that may be passed. */
    Optional<String> underWay() {
        if (!position.isWaiting()
                || isAtAnEnd()
                || position.decisionPoint().kind() == DecisionPoint.Kind.MENU && passIndex() >= 0) {
            return Optional.empty();
        }
        String answer = position.optionNotation(0);
        return Optional.of("the game is asking " + decider().printed() + ": " + position.prompt()
                + "\nif that comes first, answer it before this `expect`, as with `"
                + decider().id()
                + (Notation.DECLINING.contains(answer)
                        ? " passes"
                        : Notation.isOrder(answer) && position.decisionPoint().kind() == DecisionPoint.Kind.MENU
                                ? " " + answer
                                : " chooses " + answer)
                + "`");
    }

    /** What sort of question it is. */
    DecisionPoint.Kind kind() {
        return position.decisionPoint().kind();
    }

    /** The turn in which it is asked. */
    int turn() {
        return position.turn();
    }

    Thing decider() {
        return game.schema().sides().get(position.decider());
    }

    /** Whether it knows this very order, be it that it offers or that it refuses it. */
    boolean has(String notation) {
        return position.decisionPoint().kind() == DecisionPoint.Kind.MENU
                && (notations().contains(notation) || refusalOf(notation).isPresent());
    }

    /** Who is asked what, and the orders that are offered without what they are about. */
    String summary() {
        String offered = notations().stream().map(Notation::name).distinct().collect(Collectors.joining(", "));
        return decider().printed() + ", " + position.prompt() + ": " + offered;
    }

    /** The question with what it offers, as a failure tells it. */
    String told() {
        StringBuilder text = new StringBuilder("the question to " + decider().printed() + ": " + position.prompt());
        List<String> offered = List.copyOf(notations());
        for (String notation : offered.subList(0, Math.min(offered.size(), MOST_OPTIONS_SHOWN))) {
            text.append("\n  ").append(notation);
        }
        if (offered.size() > MOST_OPTIONS_SHOWN) {
            text.append("\n  and ").append(offered.size() - MOST_OPTIONS_SHOWN).append(" more");
        }
        return text.toString();
    }
}
