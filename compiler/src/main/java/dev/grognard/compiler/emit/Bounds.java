package dev.grognard.compiler.emit;

import com.palantir.javapoet.CodeBlock;
import dev.grognard.compiler.model.Type;
import java.util.Optional;

/** Keeps a number within the range that its type declares: it saturates where it is clamped, else leaving the range is a fault. */
final class Bounds {
    private Bounds() {}

    /** Whether what would pass the end of the range stays there. */
    static boolean isClamped(Type type) {
        return type instanceof Type.Whole whole && whole.clamped()
                || type instanceof Type.Amount amount && amount.clamped();
    }

    static CodeBlock of(Type type, CodeBlock value, String what) {
        Optional<Integer> low = Optional.empty();
        Optional<Integer> high = Optional.empty();
        boolean clamped = false;
        if (type instanceof Type.Whole whole) {
            low = whole.low();
            high = whole.high();
            clamped = whole.clamped();
        } else if (type instanceof Type.Amount amount) {
            low = amount.low();
            high = amount.high();
            clamped = amount.clamped();
        }
        if (low.isEmpty() && high.isEmpty()) {
            return value;
        }
        int from = low.orElse(Integer.MIN_VALUE);
        int to = high.orElse(Integer.MAX_VALUE);
        return clamped
                ? CodeBlock.of("$T.clamp($L, $L, $L)", RuntimeTypes.NUMBERS, value, from, to)
                : CodeBlock.of("$T.within($L, $L, $L, $S)", RuntimeTypes.NUMBERS, value, from, to, what);
    }
}
