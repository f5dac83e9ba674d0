package dev.grognard.runtime.engine;

import java.util.Arrays;

/**
 * A set of indexes of a kind that has more members than fit in a long. Only whoever makes one changes it, and only until it is full (see
 * {@link GrowingBits}).
 */
public sealed class Bits permits GrowingBits {
    private static final int WORD = 64;
    private static final long[] NO_WORDS = {};

    public static final Bits EMPTY = new Bits();

    private long[] words = NO_WORDS;
    /** How many words count; the last of them is never zero. */
    private int length;
    /** The first word that is not zero: most sets of steps and places lie close together. */
    private int first;

    Bits() {}

    /** The set of the indexes below {@code n}. */
    public static Bits upTo(int n) {
        Bits all = new Bits();
        for (int i = 0; i < n; i++) {
            all.include(i);
        }
        return all;
    }

    public static Bits of(int... indexes) {
        Bits set = new Bits();
        for (int index : indexes) {
            set.include(index);
        }
        return set;
    }

    // ------------------------------------------------------------------ while it is made

    void include(int index) {
        int word = index >> 6;
        reserve(word + 1);
        words[word] |= 1L << index;
        first = length == 0 ? word : Math.min(first, word);
        length = Math.max(length, word + 1);
    }

    void includeAll(Bits other) {
        reserve(other.length);
        for (int i = other.first; i < other.length; i++) {
            words[i] |= other.words[i];
        }
        length = Math.max(length, other.length);
        trim();
    }

    void empty() {
        Arrays.fill(words, 0, length, 0);
        length = 0;
        first = 0;
    }

    /** Makes it the set that lies in the state. */
    Bits read(long[] d, int slot, int count) {
        reserve(count);
        System.arraycopy(d, slot, words, 0, count);
        length = count;
        trim();
        return this;
    }

    /** Words that do not count are zero. */
    private void reserve(int count) {
        if (count > words.length) {
            words = Arrays.copyOf(words, count);
        }
    }

    private void trim() {
        while (length > 0 && words[length - 1] == 0) {
            length--;
        }
        first = 0;
        while (first < length && words[first] == 0) {
            first++;
        }
    }

    // ------------------------------------------------------------------ what is made of it

    /** Where sets come from that are made of this one; nowhere for one that stands for itself. */
    BitsPool pool() {
        return null;
    }

    /** The same set, to be changed; it comes from where this one or the other comes from. */
    private Bits copy(Bits other) {
        BitsPool pool = pool() == null ? other.pool() : pool();
        Bits copy = pool == null ? new Bits() : pool.empty();
        copy.includeAll(this);
        return copy;
    }

    Bits with(int index) {
        if (has(index)) {
            return this;
        }
        Bits copy = copy(this);
        copy.include(index);
        return copy;
    }

    Bits without(int index) {
        if (!has(index)) {
            return this;
        }
        Bits copy = copy(this);
        copy.words[index >> 6] &= ~(1L << index);
        copy.trim();
        return copy;
    }

    Bits union(Bits other) {
        Bits copy = copy(other);
        copy.includeAll(other);
        return copy;
    }

    Bits minus(Bits other) {
        Bits copy = copy(other);
        for (int i = other.first; i < Math.min(length, other.length); i++) {
            copy.words[i] &= ~other.words[i];
        }
        copy.trim();
        return copy;
    }

    Bits and(Bits other) {
        Bits copy = copy(other);
        for (int i = 0; i < length; i++) {
            copy.words[i] &= i < other.length ? other.words[i] : 0;
        }
        copy.trim();
        return copy;
    }

    // ------------------------------------------------------------------ what is asked of it

    /** Writes the set into the state, in as many slots as its kind takes there. */
    void write(long[] d, int slot, int count) {
        if (length > count) {
            throw new IllegalArgumentException("a set of " + length + " slots where " + count + " have room");
        }
        System.arraycopy(words, 0, d, slot, length);
        Arrays.fill(d, slot + length, slot + count, 0);
    }

    boolean has(int index) {
        int word = index >> 6;
        return index >= 0 && word < length && (words[word] & 1L << index) != 0;
    }

    boolean isEmpty() {
        return length == 0;
    }

    int count() {
        int count = 0;
        for (int i = first; i < length; i++) {
            count += Long.bitCount(words[i]);
        }
        return count;
    }

    boolean containsAll(Bits other) {
        if (other.length > length) {
            return false;
        }
        for (int i = other.first; i < other.length; i++) {
            if ((other.words[i] & ~words[i]) != 0) {
                return false;
            }
        }
        return true;
    }

    int next(int from) {
        int start = Math.max(from, first * WORD);
        for (int i = start >> 6; i < length; i++) {
            long word = i == start >> 6 ? words[i] & -1L << start : words[i];
            if (word != 0) {
                return i * WORD + Long.numberOfTrailingZeros(word);
            }
        }
        return -1;
    }

    @Override
    public final boolean equals(Object other) {
        return other instanceof Bits bits && Arrays.equals(words, 0, length, bits.words, 0, bits.length);
    }

    @Override
    public final int hashCode() {
        int hash = length;
        for (int i = first; i < length; i++) {
            hash = 31 * hash + Long.hashCode(words[i]);
        }
        return hash;
    }

    @Override
    public final String toString() {
        StringBuilder text = new StringBuilder("{");
        for (int i = next(0); i >= 0; i = next(i + 1)) {
            text.append(text.length() == 1 ? "" : ", ").append(i);
        }
        return text.append('}').toString();
    }
}
