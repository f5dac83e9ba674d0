package dev.grognard.runtime.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.grognard.runtime.Thing;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class OffersTest {
    private final Offers offers = new Offers();
    private final Counts counts = new Counts();
    private final long[] state = new long[40];

    private record Numbered(int index) implements Thing {
        @Override
        public String id() {
            return "n" + index;
        }

        @Override
        public String printed() {
            return id();
        }
    }

    private int[] option(int number) {
        Arrays.fill(state, Position.ANSWER, Position.ANSWER + Position.STRIDE, 9);
        assertTrue(offers.take(number, state, counts));
        return Arrays.stream(state, Position.ANSWER, Position.ANSWER + Position.STRIDE)
                .mapToInt(Math::toIntExact)
                .toArray();
    }

    /** Pieces 0 to 4 stand in the places 1, 2, 1, 2, 3. */
    private void stand() {
        int[] places = {1, 2, 1, 2, 3};
        for (int i = 0; i < places.length; i++) {
            state[30 + i] = places[i] + 1;
        }
    }

    @Test
    void findsAnOptionAmongSingleOnesSetsAndThings() {
        Thing[] things = {new Numbered(40), new Numbered(7)};
        offers.one(0, 3, 1, 2, 4, 5, 6);
        offers.set(1, 8, 0b1010_0100);
        offers.things(4, 11, 21, things);
        offers.things(6, 12, things);
        offers.one(8, 1, 0, 0, 0, 0, 0);
        assertArrayEquals(new int[] {3, 1, 2, 4, 5, 6}, option(0));
        assertArrayEquals(new int[] {8, 2, 0, 0, 0, 0}, option(1));
        assertArrayEquals(new int[] {8, 7, 0, 0, 0, 0}, option(3));
        assertArrayEquals(new int[] {11, 21, 40, 0, 0, 0}, option(4));
        assertArrayEquals(new int[] {12, 7, 0, 0, 0, 0}, option(7));
        assertArrayEquals(new int[] {1, 0, 0, 0, 0, 0}, option(8));
    }

    @Test
    void findsAnOptionOfAPieceByWhatWasCountedWhereItStands() {
        stand();
        counts.begin();
        counts.set(1, 2);
        counts.set(2, 0);
        counts.set(3, 2);
        Thing[][] always = {{}, {new Numbered(50), new Numbered(51)}, {}, {new Numbered(60)}};
        offers.one(0, 1, 0, 0, 0, 0, 0);
        offers.byPlace(1, 16, 0b11111, 30, counts.list(), always);
        assertArrayEquals(new int[] {16, 0, 50, 0, 0, 0}, option(1));
        assertArrayEquals(new int[] {16, 2, 51, 0, 0, 0}, option(4));
        assertArrayEquals(new int[] {16, 4, 60, 0, 0, 0}, option(5));
        assertFalse(offers.take(6, state, counts), "what is allowed by the rules only must be asked again");
    }

    @Test
    void knowsNothingOfAPlaceWhereALaterListHasCounted() {
        stand();
        counts.begin();
        counts.set(1, 2);
        offers.byPlace(0, 16, 0b101, 30, counts.list(), new Thing[][] {{}, {new Numbered(50), new Numbered(51)}});
        counts.next();
        counts.set(1, 1);
        assertFalse(offers.take(1, state, counts));
    }

    @Test
    void knowsNothingOfWhatWasOnlyCounted() {
        offers.one(0, 3, 0, 0, 0, 0, 0);
        offers.forget();
        offers.one(12, 4, 0, 0, 0, 0, 0);
        assertFalse(offers.take(0, state, counts));
        offers.clear();
        offers.one(0, 4, 0, 0, 0, 0, 0);
        assertArrayEquals(new int[] {4, 0, 0, 0, 0, 0}, option(0));
    }

    @Test
    void givesUpWhereThereAreTooMany() {
        for (int i = 0; i < 17; i++) {
            offers.one(i, 5, i, 0, 0, 0, 0);
        }
        assertFalse(offers.take(3, state, counts));
    }
}
