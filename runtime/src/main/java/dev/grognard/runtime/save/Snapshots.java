package dev.grognard.runtime.save;

import dev.grognard.runtime.engine.Position;
import java.nio.ByteBuffer;
import java.util.Base64;

/** A state as text: how it is laid out, a colon, and its longs, highest byte first, in base 64. */
final class Snapshots {
    private Snapshots() {}

    static String toText(Position position) {
        long[] state = position.snapshot();
        ByteBuffer bytes = ByteBuffer.allocate(state.length * Long.BYTES);
        for (long value : state) {
            bytes.putLong(value);
        }
        return layout(position) + Base64.getEncoder().encodeToString(bytes.array());
    }

    private static String layout(Position position) {
        return position.layout() + ":";
    }

    /** Whether a state that was saved is another one; where another Grognard has laid it out, that cannot be told. */
    static boolean contradicts(String saved, Position position) {
        return saved.startsWith(layout(position)) && !saved.equals(toText(position));
    }
}
