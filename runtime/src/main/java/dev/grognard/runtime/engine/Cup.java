package dev.grognard.runtime.engine;

import dev.grognard.runtime.Thing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;

/**
 * What is drawn from, and then what was drawn. Every draw is the throw of a die with a face for each member that is left, in declared order, so
 * that it comes through the same door as all other chance.
 */
public final class Cup {
    private final String purpose;
    private final IntFunction<? extends Thing> named;
    private final int[] left;
    private int size;
    private int[] drawn = {};
    private boolean forced;

    private Cup(int[] members, String purpose, IntFunction<? extends Thing> named) {
        this.left = members;
        this.size = members.length;
        this.purpose = purpose;
        this.named = named;
    }

    /** A cup with the members of a set; {@code named} knows them by their indexes. */
    public static Cup of(long set, String purpose, IntFunction<? extends Thing> named) {
        int[] members = new int[Sets.count(set)];
        long rest = set;
        for (int i = 0; i < members.length; i++) {
            members[i] = Sets.first(rest);
            rest = Sets.rest(rest);
        }
        return new Cup(members, purpose, named);
    }

    public static Cup of(Bits set, String purpose, IntFunction<? extends Thing> named) {
        int[] members = new int[Sets.count(set)];
        int index = -1;
        for (int i = 0; i < members.length; i++) {
            index = Sets.next(set, index + 1);
            members[i] = index;
        }
        return new Cup(members, purpose, named);
    }

    // ------------------------------------------------------------------ while it is drawn from

    /** Draws so many, or all if there are fewer. */
    void draw(Position position, Dice dice, int count) {
        int most = Math.min(count, size);
        forced = most == size;
        dice.begin(position, this, most);
        drawn = new int[most];
        for (int i = 0; i < most; i++) {
            drawn[i] = take(dice.roll(position, size, purpose) - 1);
        }
    }

    boolean isEmpty() {
        return size == 0;
    }

    private int take(int place) {
        int member = left[place];
        size--;
        System.arraycopy(left, place + 1, left, place, size - place);
        return member;
    }

    // ------------------------------------------------------------------ for dice and records

    public String purpose() {
        return purpose;
    }

    /** Whether all are drawn, so that it is no chance who. */
    public boolean isForced() {
        return forced;
    }

    /** Those who have not been drawn, in the order of the faces. */
    public List<Thing> left() {
        return things(left, size);
    }

    /** Those who have been drawn, one after the other. */
    public List<Thing> drawn() {
        return things(drawn, drawn.length);
    }

    private List<Thing> things(int[] indexes, int count) {
        List<Thing> things = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            things.add(named.apply(indexes[i]));
        }
        return things;
    }

    // ------------------------------------------------------------------ for generated code

    /** Whether anybody was drawn. */
    public boolean isTold() {
        return drawn.length > 0;
    }

    /** The index of the one that was drawn. */
    public int member() {
        return drawn[0];
    }

    /** Those who were drawn, as a set of a kind with at most 64 members. */
    public long set() {
        return Arrays.stream(drawn)
                .mapToLong(index -> Sets.with(Sets.EMPTY, index))
                .reduce(Sets.EMPTY, Sets::union);
    }

    /** Those who were drawn, as a set of a larger kind. */
    public Bits bits() {
        return Bits.of(drawn);
    }
}
