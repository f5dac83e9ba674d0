package dev.grognard.compiler.check;

import dev.grognard.compiler.model.Type;
import java.util.Optional;

/** The range of numbers that a state holds, as its type declares it. */
record NumberRange(Type type, Optional<Integer> low, Optional<Integer> high, boolean clamped) {
    /** The range of a type; nothing if it has none. */
    static Optional<NumberRange> of(Type type) {
        Type present = type.present();
        NumberRange range = present instanceof Type.Whole whole
                ? new NumberRange(present, whole.low(), whole.high(), whole.clamped())
                : present instanceof Type.Amount amount
                        ? new NumberRange(present, amount.low(), amount.high(), amount.clamped())
                        : new NumberRange(present, Optional.empty(), Optional.empty(), false);
        return Optional.of(range)
                .filter(one -> one.low().isPresent() || one.high().isPresent());
    }

    boolean holds(int number) {
        return nearest(number) == number;
    }

    /** The number, or the end of the range that it would pass. */
    int nearest(int number) {
        int kept = low.filter(l -> number < l).orElse(number);
        return high.filter(h -> number > h).orElse(kept);
    }

    /** A number as the author writes it. */
    String shown(int number) {
        return Words.value(number, type);
    }

    /** As the range is written: {@code 0..8}. */
    String written() {
        return low.map(this::shown).orElse("") + ".." + high.map(this::shown).orElse("");
    }
}
