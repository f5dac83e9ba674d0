package dev.grognard.runtime.engine;

/**
 * Values in a row that may take less than a slot each: so many bits as a power of two, one above the other, so that none lies across two longs.
 * They have no sign, unless they fill a long or are made ints again of 32 bits. Java takes shifts modulo 64: {@code -1L >>> -bits} has so many
 * ones, and 64 where bits are 64.
 */
final class Cells {
    private static final int LONG = 6;

    private Cells() {}

    /** How many slots come before that of a value; where the bits are a constant it is one shift. */
    private static int before(int bits, int index) {
        return index >> LONG - Integer.numberOfTrailingZeros(bits);
    }

    /** The value with this number in a row that begins with a slot. */
    static long read(long[] d, int slot, int bits, int index) {
        return d[slot + before(bits, index)] >>> index * bits & -1L >>> -bits;
    }

    static void write(long[] d, int slot, int bits, int index, long value) {
        int at = slot + before(bits, index);
        int lowest = index * bits;
        long cell = -1L >>> -bits << lowest;
        d[at] = d[at] & ~cell | value << lowest & cell;
    }

    /** A long in which every value is this one. */
    static long all(int bits, int value) {
        long all = value & -1L >>> -bits;
        for (int filled = bits; filled < Long.SIZE; filled *= 2) {
            all |= all << filled;
        }
        return all;
    }

    /** How many slots so many values take. */
    static int slots(int bits, int count) {
        return count * bits + Long.SIZE - 1 >> LONG;
    }
}
