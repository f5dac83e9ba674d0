package dev.grognard.runtime.engine;

import java.util.Arrays;

/** An immutable set of indexes of a kind that has more members than fit in a long. */
public final class Bits {
    public static final Bits EMPTY = new Bits(new long[0]);

    private static final int WORD = 64;

    /** The last word is never zero, so that equal sets have equal arrays. */
    private final long[] words;
    /** The first word that is not zero: most sets of steps and places lie close together. */
    private final int first;

    private Bits(long[] words) {
        this.words = words;
        int zeros = 0;
        while (zeros < words.length && words[zeros] == 0) {
            zeros++;
        }
        this.first = zeros;
    }

    private static Bits trimmed(long[] words) {
        int length = words.length;
        while (length > 0 && words[length - 1] == 0) {
            length--;
        }
        if (length == 0) {
            return EMPTY;
        }
        return new Bits(length == words.length ? words : Arrays.copyOf(words, length));
    }

    /** Reads a set that lies in the state, in ints. */
    public static Bits read(int[] d, int slot, int count) {
        long[] words = new long[(count + 1) / 2];
        for (int i = 0; i < count; i++) {
            words[i >> 1] |= (d[slot + i] & 0xFFFFFFFFL) << (i & 1) * Integer.SIZE;
        }
        return trimmed(words);
    }

    /** Writes the set into the state, in as many ints as its kind takes there. */
    public void write(int[] d, int slot, int count) {
        if (words.length * 2 > count + 1) {
            throw new IllegalArgumentException("a set of " + words.length * 2 + " ints where " + count + " have room");
        }
        for (int i = 0; i < count; i++) {
            d[slot + i] = i >> 1 < words.length ? (int) (words[i >> 1] >>> (i & 1) * Integer.SIZE) : 0;
        }
    }

    /** The set of the indexes below {@code n}. */
    public static Bits upTo(int n) {
        long[] all = new long[(n + WORD - 1) / WORD];
        Arrays.fill(all, -1L);
        if (n % WORD != 0) {
            all[all.length - 1] = (1L << n) - 1;
        }
        return trimmed(all);
    }

    public static Bits of(int... indexes) {
        Bits set = EMPTY;
        for (int index : indexes) {
            set = set.with(index);
        }
        return set;
    }

    boolean has(int index) {
        int word = index >> 6;
        return index >= 0 && word < words.length && (words[word] & 1L << index) != 0;
    }

    Bits with(int index) {
        if (has(index)) {
            return this;
        }
        long[] copy = Arrays.copyOf(words, Math.max(words.length, (index >> 6) + 1));
        copy[index >> 6] |= 1L << index;
        return new Bits(copy);
    }

    Bits without(int index) {
        if (!has(index)) {
            return this;
        }
        long[] copy = words.clone();
        copy[index >> 6] &= ~(1L << index);
        return trimmed(copy);
    }

    Bits union(Bits other) {
        if (other.words.length > words.length) {
            return other.union(this);
        }
        long[] copy = words.clone();
        for (int i = 0; i < other.words.length; i++) {
            copy[i] |= other.words[i];
        }
        return trimmed(copy);
    }

    Bits minus(Bits other) {
        long[] copy = words.clone();
        for (int i = 0; i < Math.min(copy.length, other.words.length); i++) {
            copy[i] &= ~other.words[i];
        }
        return trimmed(copy);
    }

    Bits and(Bits other) {
        long[] copy = Arrays.copyOf(words, Math.min(words.length, other.words.length));
        for (int i = 0; i < copy.length; i++) {
            copy[i] &= other.words[i];
        }
        return trimmed(copy);
    }

    boolean isEmpty() {
        return words.length == 0;
    }

    int count() {
        int count = 0;
        for (long word : words) {
            count += Long.bitCount(word);
        }
        return count;
    }

    boolean containsAll(Bits other) {
        if (other.words.length > words.length) {
            return false;
        }
        for (int i = 0; i < other.words.length; i++) {
            if ((other.words[i] & ~words[i]) != 0) {
                return false;
            }
        }
        return true;
    }

    int next(int from) {
        int start = Math.max(from, first * WORD);
        for (int i = start >> 6; i < words.length; i++) {
            long word = i == start >> 6 ? words[i] & -1L << start : words[i];
            if (word != 0) {
                return i * WORD + Long.numberOfTrailingZeros(word);
            }
        }
        return -1;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Bits bits && Arrays.equals(words, bits.words);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(words);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("{");
        for (int i = next(0); i >= 0; i = next(i + 1)) {
            text.append(text.length() == 1 ? "" : ", ").append(i);
        }
        return text.append('}').toString();
    }
}
