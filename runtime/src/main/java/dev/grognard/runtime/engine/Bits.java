package dev.grognard.runtime.engine;

import java.util.Arrays;

/** An immutable set of indexes of a kind that has more members than fit in a long. */
public final class Bits {
    public static final Bits EMPTY = new Bits(new int[0]);

    private static final int WORD = 32;

    /** The last word is never zero, so that equal sets have equal arrays. */
    private final int[] words;
    /** The first word that is not zero: most sets of steps and places lie close together. */
    private final int first;

    private Bits(int[] words) {
        this.words = words;
        int zeros = 0;
        while (zeros < words.length && words[zeros] == 0) {
            zeros++;
        }
        this.first = zeros;
    }

    private static Bits trimmed(int[] words) {
        int length = words.length;
        while (length > 0 && words[length - 1] == 0) {
            length--;
        }
        if (length == 0) {
            return EMPTY;
        }
        return new Bits(length == words.length ? words : Arrays.copyOf(words, length));
    }

    /** Reads a set that lies in the state. */
    public static Bits read(int[] d, int slot, int words) {
        return trimmed(Arrays.copyOfRange(d, slot, slot + words));
    }

    /** Writes the set into the state, in as many words as its kind takes there. */
    public void write(int[] d, int slot, int count) {
        if (words.length > count) {
            throw new IllegalArgumentException("a set of " + words.length + " words where " + count + " have room");
        }
        System.arraycopy(words, 0, d, slot, words.length);
        Arrays.fill(d, slot + words.length, slot + count, 0);
    }

    /** The set of the indexes below {@code n}. */
    public static Bits upTo(int n) {
        int[] all = new int[(n + WORD - 1) / WORD];
        Arrays.fill(all, -1);
        if (n % WORD != 0) {
            all[all.length - 1] = (1 << n) - 1;
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
        int word = index >> 5;
        return index >= 0 && word < words.length && (words[word] & 1 << index) != 0;
    }

    Bits with(int index) {
        if (has(index)) {
            return this;
        }
        int[] copy = Arrays.copyOf(words, Math.max(words.length, (index >> 5) + 1));
        copy[index >> 5] |= 1 << index;
        return new Bits(copy);
    }

    Bits without(int index) {
        if (!has(index)) {
            return this;
        }
        int[] copy = words.clone();
        copy[index >> 5] &= ~(1 << index);
        return trimmed(copy);
    }

    Bits union(Bits other) {
        if (other.words.length > words.length) {
            return other.union(this);
        }
        int[] copy = words.clone();
        for (int i = 0; i < other.words.length; i++) {
            copy[i] |= other.words[i];
        }
        return trimmed(copy);
    }

    Bits minus(Bits other) {
        int[] copy = words.clone();
        for (int i = 0; i < Math.min(copy.length, other.words.length); i++) {
            copy[i] &= ~other.words[i];
        }
        return trimmed(copy);
    }

    Bits and(Bits other) {
        int[] copy = Arrays.copyOf(words, Math.min(words.length, other.words.length));
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
        for (int word : words) {
            count += Integer.bitCount(word);
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
        for (int i = start >> 5; i < words.length; i++) {
            int word = i == start >> 5 ? words[i] & -1 << start : words[i];
            if (word != 0) {
                return i * WORD + Integer.numberOfTrailingZeros(word);
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
