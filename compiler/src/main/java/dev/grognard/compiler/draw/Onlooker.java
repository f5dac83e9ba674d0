package dev.grognard.compiler.draw;

import dev.grognard.compiler.model.Member;
import java.util.Optional;

/**
 * For whom a board is drawn.
 *
 * @param side the side whose player looks at it; nobody's if it is for everybody
 * @param allSeeing whether nothing is hidden from him, as from the one who wrote the rules
 */
public record Onlooker(Optional<Member> side, boolean allSeeing) {
    /** Somebody who sees what all players see. */
    public static final Onlooker ANYBODY = new Onlooker(Optional.empty(), false);

    /** Somebody from whom nothing is hidden. */
    public static final Onlooker ALL_SEEING = new Onlooker(Optional.empty(), true);

    /** The player of a side. */
    public static Onlooker of(Member side) {
        return new Onlooker(Optional.of(side), false);
    }
}
