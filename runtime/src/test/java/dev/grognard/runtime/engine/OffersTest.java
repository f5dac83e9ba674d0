package dev.grognard.runtime.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.grognard.runtime.Thing;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class OffersTest {
    private static final int TOP = 36;
    private static final int PLACES = 24;
    private static final int BITS = 16;
    private static final int TALLY = 31;

    /** Frames end at 36; from 24 on it is kept where pieces stand, from 31 on a tally. */
    private final Offers offers = new Offers(40, TOP, 4) {};

    OffersTest() {
        offers.d[Slots.STACK_TOP] = TOP;
        offers.clearOffers();
    }

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

    private static int[] option(Offers offers, int number) {
        Arrays.fill(offers.d, Position.ANSWER, Position.ANSWER + Position.STRIDE, 9);
        assertTrue(offers.answerOffer(number));
        return Arrays.stream(offers.d, Position.ANSWER, Position.ANSWER + Position.STRIDE)
                .mapToInt(Math::toIntExact)
                .toArray();
    }

    private int[] option(int number) {
        return option(offers, number);
    }

    /** Pieces 1 to 5 stand in the places 1, 2, 1, 2, 3. */
    private void stand() {
        int[] places = {1, 2, 1, 2, 3};
        for (int i = 0; i < places.length; i++) {
            offers.put(PLACES, BITS, 1 + i, places[i] + 1);
        }
    }

    @Test
    void findsAnOptionAmongSingleOnesSetsAndThings() {
        Thing[][] rows = {{}, {new Numbered(40), new Numbered(7)}};
        offers.offer(1, 3, 1, -2, 4, -5, 6);
        offers.offerSet(4, 8, 0b1010_0100);
        offers.offerSet(4, 9, 0);
        offers.offerRow(6, 11, 21, rows, 1);
        offers.offerRow(8, 12, rows, 1);
        offers.offer(9, 1, 0, -1);
        assertArrayEquals(new int[] {3, 1, -2, 4, -5, 6}, option(0));
        assertArrayEquals(new int[] {8, 2, 0, 0, 0, 0}, option(1));
        assertArrayEquals(new int[] {8, 7, 0, 0, 0, 0}, option(3));
        assertArrayEquals(new int[] {11, 21, 40, 0, 0, 0}, option(4));
        assertArrayEquals(new int[] {12, 7, 0, 0, 0, 0}, option(7));
        assertArrayEquals(new int[] {1, 0, -1, 0, 0, 0}, option(8));
    }

    /** Tells of the pieces 1 to 5 how many options each has by the row of its place; one more where there may be. */
    private void tally(Thing[][] rows, long more) {
        int[] numbers = Tally.of(rows, more);
        for (int piece = 1; piece <= 5; piece++) {
            offers.tally(TALLY, 1L << piece, numbers[offers.at(PLACES, BITS, piece) - 1]);
        }
        offers.beginTally(TALLY);
        offers.tallyMore(offers.d[TALLY + Tally.DIGITS], 1);
    }

    @Test
    void findsAnOptionOfAPieceInTheRowOfThePlaceWhereItStands() {
        Thing[][] rows = {{}, {new Numbered(50), new Numbered(51)}, {}, {new Numbered(60)}};
        stand();
        offers.offer(1, 1, 0, 0);
        tally(rows, 0b1000);
        assertEquals(6, offers.tallied(0b111110));
        offers.offerEachByRow(7, 16, 0b111110, PLACES, BITS, rows);
        offers.offer(8, 2, 0, 0);
        assertArrayEquals(new int[] {16, 1, 50, 0, 0, 0}, option(1));
        assertArrayEquals(new int[] {16, 1, 51, 0, 0, 0}, option(2));
        assertArrayEquals(new int[] {16, 3, 50, 0, 0, 0}, option(3));
        assertArrayEquals(new int[] {16, 3, 51, 0, 0, 0}, option(4));
        assertArrayEquals(new int[] {16, 5, 60, 0, 0, 0}, option(5));
        assertFalse(offers.answerOffer(6), "what is allowed by the rules only must be asked again");
        assertArrayEquals(new int[] {2, 0, 0, 0, 0, 0}, option(7));
    }

    @Test
    void passesOverThosePiecesWhoseOptionsComeBefore() {
        stand();
        offers.offer(1, 1, 0, 0);
        offers.countPlace(1, 2);
        offers.countPlace(2, 0);
        offers.countPlace(3, 3);
        offers.offerEach(8, 16, 0b111110, PLACES, BITS);
        offers.completeOffers(8);
        int offer = offers.offerFor(1, 16, 0b111110);
        assertEquals(8, offers.untilEndOf(offer));
        assertEquals(0b111110, offers.piecesFrom(offer, 1));
        assertEquals(0b111000, offers.piecesFrom(offer, 3) & 0b111010);
        assertEquals(2, offers.leftOut);
        assertEquals(0b100000, offers.piecesFrom(offer, 6));
        assertEquals(4, offers.leftOut);
        assertEquals(Offers.NOWHERE, offers.offerFor(1, 16, 0b111100));
        assertEquals(Offers.NOWHERE, offers.offerFor(0, 16, 0b111110));
        assertEquals(
                Offers.NOWHERE, offers.offerFor(1, 17, 0b111110), "other orders of the same pieces have their own");
        assertFalse(offers.answerOffer(2), "nothing is known of what each may do");
    }

    @Test
    void passesOverThosePiecesWhoseTalliedOptionsComeBefore() {
        Thing[][] rows = {{}, {new Numbered(50), new Numbered(51), new Numbered(52)}, {}, {new Numbered(60)}};
        stand();
        tally(rows, 0b1010);
        offers.tallyMore(0b100000, 3);
        assertEquals(13, offers.tallied(0b111110), "four each for the first and the third, five for the fifth");
        offers.offerEachByRow(13, 16, 0b111110, PLACES, BITS, rows);
        offers.completeOffers(13);
        int offer = offers.offerFor(0, 16, 0b111110);
        assertEquals(0b111110, offers.piecesFrom(offer, 3));
        assertEquals(0, offers.leftOut);
        assertEquals(0b111000, offers.piecesFrom(offer, 4));
        assertEquals(4, offers.leftOut);
        assertEquals(0b100000, offers.piecesFrom(offer, 12));
        assertEquals(8, offers.leftOut);
    }

    @Test
    void knowsOneTableForADecision() {
        Thing[][] rows = {{new Numbered(40)}};
        offers.offerRow(1, 11, rows, 0);
        offers.offerRow(2, 12, new Thing[][] {{new Numbered(41)}}, 0);
        assertArrayEquals(new int[] {11, 40, 0, 0, 0, 0}, option(0));
        assertFalse(offers.answerOffer(1));
    }

    @Test
    void standsInACopyToo() {
        Thing[][] rows = {{new Numbered(40)}};
        offers.offerSet(2, 8, 0b11);
        offers.offerRow(3, 11, rows, 0);
        offers.completeOffers(3);
        Offers copy = new Offers(40, TOP, 4) {};
        System.arraycopy(offers.d, 0, copy.d, 0, offers.endOfOffers());
        copy.copyTable(offers);
        assertArrayEquals(new int[] {8, 1, 0, 0, 0, 0}, option(copy, 1));
        assertArrayEquals(new int[] {11, 40, 0, 0, 0, 0}, option(copy, 2));
    }

    @Test
    void knowsNothingOfWhatIsForgotten() {
        offers.offer(1, 3, 0, 0);
        offers.forgetOffers();
        assertFalse(offers.answerOffer(0));
        offers.clearOffers();
        offers.offer(1, 4, 0, 0);
        assertArrayEquals(new int[] {4, 0, 0, 0, 0, 0}, option(0));
    }

    @Test
    void knowsTheFirstWhereThereAreTooMany() {
        for (int i = 0; i < 100; i++) {
            offers.offer(i + 1, 5, i, 0);
        }
        assertArrayEquals(new int[] {5, 30, 0, 0, 0, 0}, option(30));
        assertFalse(offers.answerOffer(70));
    }
}
