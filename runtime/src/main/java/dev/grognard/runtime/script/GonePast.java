package dev.grognard.runtime.script;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.engine.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The menus that an example has gone past, for a step or a {@code refuse} that comes too late for one of them. */
final class GonePast {
    private final Game game;
    /** Menus that had nothing to offer since the last step began. */
    private final List<PassedOver> inVain = new ArrayList<>();
    /** Menus that a step has left behind. */
    private final List<Left> menus = new ArrayList<>();

    private record Left(PassedOver menu, String step) {}

    /**
     * A refusal by a menu that was gone past.
     *
     * @param step what was played by leaving it; no word if none has left it yet
     */
    record Refused(PassedOver menu, Refusal refusal, String step) {}

    GonePast(Game game) {
        this.game = game;
    }

    /** A menu had nothing to offer. */
    void passOver(PassedOver menu) {
        inVain.add(menu);
    }

    /** The menus that had nothing to offer since the last step began. */
    List<PassedOver> inVain() {
        return List.copyOf(inVain);
    }

    /** A step was looked for past this menu. */
    void leave(PassedOver menu, String step) {
        menus.add(new Left(menu, step));
    }

    /** A step begins, and leaves behind all that had nothing to offer before it. */
    void leaveAll(String step) {
        inVain.forEach(menu -> leave(menu, step));
        inVain.clear();
    }

    /** Why the first menu in vain that knows an order does not offer it, whoever would have been asked. */
    Optional<Refusal> refusalOf(String notation) {
        return inVain.stream()
                .flatMap(menu -> menu.refusalOf(game, notation).stream())
                .findFirst();
    }

    /** The first menu of a side that has refused an order since the last step began. */
    Optional<Refused> refusedInVain(int side, String notation) {
        return inVain.stream()
                .filter(menu -> menu.decider() == side)
                .flatMap(menu -> menu.refusalOf(game, notation).map(refusal -> new Refused(menu, refusal, "")).stream())
                .findFirst();
    }

    /** The last menu left behind of a side that has refused an order by all of these cases. */
    Optional<Refused> refusedBefore(int side, String notation, List<String> cases) {
        for (int i = menus.size() - 1; i >= 0; i--) {
            Left left = menus.get(i);
            Optional<Refused> refused = left.menu.decider() == side
                    ? left.menu
                            .refusalOf(game, notation)
                            .filter(refusal -> cases.stream().allMatch(refusal::restsOn))
                            .map(refusal -> new Refused(left.menu, refusal, left.step))
                    : Optional.empty();
            if (refused.isPresent()) {
                return refused;
            }
        }
        return Optional.empty();
    }
}
