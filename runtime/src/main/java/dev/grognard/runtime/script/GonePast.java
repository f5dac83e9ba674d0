package dev.grognard.runtime.script;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.engine.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The menus that the steps of an example have left behind, for a {@code refuse} that comes too late for one of them. */
final class GonePast {
    private final List<Left> menus = new ArrayList<>();

    private record Left(PassedOver menu, String step) {}

    /**
     * A refusal by a menu that was left behind.
     *
     * @param step what was played by leaving it
     */
    record Missed(PassedOver menu, Refusal refusal, String step) {}

    /** A step was looked for past this menu. */
    void leave(PassedOver menu, String step) {
        menus.add(new Left(menu, step));
    }

    /** The last menu of a side that has refused an order by all of these cases. */
    Optional<Missed> refusalOf(Game game, int side, String notation, List<String> cases) {
        for (int i = menus.size() - 1; i >= 0; i--) {
            Left left = menus.get(i);
            Optional<Missed> missed = left.menu.decider() == side
                    ? left.menu
                            .refusalOf(game, notation)
                            .filter(refusal -> cases.stream().allMatch(refusal::restsOn))
                            .map(refusal -> new Missed(left.menu, refusal, left.step))
                    : Optional.empty();
            if (missed.isPresent()) {
                return missed;
            }
        }
        return Optional.empty();
    }
}
