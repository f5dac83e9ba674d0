package dev.grognard.runtime.engine;

import dev.grognard.runtime.text.Text;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Collects what a menu does not allow, and why; and if it is wanted, which requirements are met. */
public final class Refusals {
    private final Position position;
    private final int ask;
    private final int frame;
    private final boolean tellAll;
    private final List<Refusal> refusals = new ArrayList<>();
    private final List<Met> met = new ArrayList<>();
    private final List<Asked> asked = new ArrayList<>();

    /** A requirement that an order meets; orders are given in the notation of scripts. */
    public record Met(String notation, Explanation working) {}

    /** A set out of which an order takes what comes behind these, in the notation of scripts. */
    private record Asked(String order, List<String> before, String set) {}

    /** @param tellAll whether it is also collected what orders meet, and out of which sets they take what they are about */
    Refusals(Position position, int ask, int frame, boolean tellAll) {
        this.position = position;
        this.ask = ask;
        this.frame = frame;
        this.tellAll = tellAll;
    }

    /** Whether requirements are told that are met. */
    public boolean tellAll() {
        return tellAll;
    }

    /** The order meets a requirement. */
    public void meet(Explanation working, int code, int... arguments) {
        met.add(new Met(position.notationOf(code, Arrays.copyOf(arguments, Position.STRIDE)), working));
    }

    /** An order that is about these so far takes the next out of a set, given as it is written. */
    public void among(String set, String order, String... before) {
        if (tellAll) {
            asked.add(new Asked(order, List.of(before), set));
        }
    }

    /**
     * Which set leaves out what an order is about that is neither allowed nor refused. The order may lack what comes last: nothing leaves it
     * out if that is asked for.
     */
    Optional<Outside> outside(String notation) {
        List<String> arguments = Outside.arguments(notation);
        List<Asked> same = asked.stream()
                .filter(one -> one.order().equalsIgnoreCase(Outside.order(notation)))
                .toList();
        boolean goesOn = same.stream()
                .anyMatch(one -> one.before().size() >= arguments.size()
                        && one.before().subList(0, arguments.size()).equals(arguments));
        return goesOn
                ? Optional.empty()
                : same.stream()
                        .filter(one -> one.before().size() < arguments.size()
                                && one.before()
                                        .equals(arguments.subList(
                                                0, one.before().size())))
                        .max(Comparator.comparingInt(one -> one.before().size()))
                        .map(one ->
                                Outside.of(position, arguments.get(one.before().size()), one.set()));
    }

    /** The order fails a requirement that states its own reason. */
    public void refuse(Text reason, List<String> cases, Explanation working, int code, int... arguments) {
        int[] padded = Arrays.copyOf(arguments, Position.STRIDE);
        refusals.add(new Refusal(
                position.labelOf(ask, frame, code, padded),
                position.notationOf(code, padded),
                position.actionOf(ask, code, padded),
                reason,
                cases,
                Optional.ofNullable(working)));
    }

    /** In the order in which they are asked for, as far as that gives nothing away. */
    List<Refusal> all() {
        Veil veil = Veil.of(position);
        return veil.ordered(
                refusals,
                Refusal::action,
                refusal -> veil.hides(refusal.action())
                        || veil.isVeiled(refusal.label())
                        || veil.isVeiled(refusal.reason()),
                this::read);
    }

    /** All that the one who is asked can read of it. */
    private String read(Refusal refusal) {
        int reader = position.decider();
        return String.join(
                "\n",
                refusal.label().seenBy(reader),
                refusal.reason().seenBy(reader),
                String.join(", ", refusal.cases()),
                refusal.working()
                        .map(working -> working.seenBy(reader).rendered())
                        .orElse(""));
    }

    List<Met> met() {
        return List.copyOf(met);
    }
}
