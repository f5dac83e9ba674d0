package dev.grognard.runtime.save;

import java.nio.ByteBuffer;
import java.util.Base64;

/** A state as text: its ints, highest byte first, in base 64. */
final class Snapshots {
    private Snapshots() {}

    static String toText(int[] state) {
        ByteBuffer bytes = ByteBuffer.allocate(state.length * Integer.BYTES);
        for (int value : state) {
            bytes.putInt(value);
        }
        return Base64.getEncoder().encodeToString(bytes.array());
    }
}
