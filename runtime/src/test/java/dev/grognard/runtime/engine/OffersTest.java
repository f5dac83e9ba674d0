package dev.grognard.runtime.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.grognard.runtime.Thing;
import org.junit.jupiter.api.Test;

class OffersTest {
    private final Offers offers = new Offers();
    private final int[] found = {9, 9, 9, 9, 9, 9};

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
        assertTrue(offers.find(number, found));
        return found;
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
    void knowsNothingOfWhatWasOnlyCounted() {
        offers.one(0, 3, 0, 0, 0, 0, 0);
        offers.forget();
        offers.one(12, 4, 0, 0, 0, 0, 0);
        assertFalse(offers.find(0, found));
        offers.clear();
        offers.one(0, 4, 0, 0, 0, 0, 0);
        assertArrayEquals(new int[] {4, 0, 0, 0, 0, 0}, option(0));
    }

    @Test
    void givesUpWhereThereAreTooMany() {
        for (int i = 0; i < 17; i++) {
            offers.one(i, 5, i, 0, 0, 0, 0);
        }
        assertFalse(offers.find(3, found));
    }
}
