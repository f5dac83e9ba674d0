package dev.grognard.compiler.parse;

import java.util.Arrays;

/** Numbers that are not negative, written one after the other, the small ones in one byte. */
final class Notes {
    /** The largest number that can be written. */
    static final int LARGEST = Integer.MAX_VALUE;

    private static final int BITS = 7;
    private static final int MORE = 1 << BITS;

    private byte[] bytes = new byte[MORE];
    private int length;

    void add(int number) {
        int rest = number;
        while (rest >= MORE) {
            write((byte) (rest & (MORE - 1) | MORE));
            rest >>>= BITS;
        }
        write((byte) rest);
    }

    /** Adds other notes, behind their length. */
    void add(Notes others) {
        add(others.length);
        for (byte part : others.bytes()) {
            write(part);
        }
    }

    byte[] bytes() {
        return Arrays.copyOf(bytes, length);
    }

    private void write(byte part) {
        if (length == bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * length);
        }
        bytes[length++] = part;
    }

    /** Reads the numbers again; behind the last one it reads zeros. */
    static final class Reader {
        private final byte[] bytes;
        private int at;

        Reader(byte[] bytes) {
            this.bytes = bytes;
        }

        boolean hasNext() {
            return at < bytes.length;
        }

        /** Passes over so many bytes. */
        void skip(int length) {
            at += length;
        }

        int next() {
            int number = 0;
            int shift = 0;
            while (at < bytes.length) {
                byte part = bytes[at++];
                number |= (part & (MORE - 1)) << shift;
                if (part >= 0) {
                    return number;
                }
                shift += BITS;
            }
            return number;
        }
    }
}
