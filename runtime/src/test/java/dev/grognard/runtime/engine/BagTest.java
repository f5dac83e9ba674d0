package dev.grognard.runtime.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;

class BagTest {
    private static final int TRIALS = 500;

    @Test
    void aFullBagIsCounted() {
        long bag = Bag.EMPTY;
        for (int face = 0; face <= Bag.HIGHEST_FACE; face++) {
            for (int i = 0; i < 63; i++) {
                bag = Bag.with(bag, face);
            }
        }
        assertThat(Bag.count(bag)).isEqualTo(630);
    }

    @Test
    void facesAreCutOffAsTheyWouldBeOneByOne() {
        Random random = new Random(1);
        for (int trial = 0; trial < TRIALS; trial++) {
            long bag = some(random);
            int bound = random.nextInt(-3, 80);
            assertThat(Bag.count(bag)).isEqualTo(counted(bag, face -> true));
            assertThat(Bag.atLeast(bag, bound)).isEqualTo(kept(bag, face -> face >= bound));
            assertThat(Bag.atMost(bag, bound)).isEqualTo(kept(bag, face -> face <= bound));
            assertThat(Bag.above(bag, bound)).isEqualTo(kept(bag, face -> face > bound));
            assertThat(Bag.below(bag, bound)).isEqualTo(kept(bag, face -> face < bound));
            assertThat(Bag.only(bag, bound)).isEqualTo(kept(bag, face -> face == bound));
        }
    }

    private static long some(Random random) {
        long bag = Bag.EMPTY;
        for (int i = random.nextInt(40); i > 0; i--) {
            bag = Bag.with(bag, random.nextInt(Bag.HIGHEST_FACE + 1));
        }
        return bag;
    }

    private static int counted(long bag, IntPredicate counts) {
        int count = 0;
        for (int face = 0; face <= Bag.HIGHEST_FACE; face++) {
            count += counts.test(face) ? Bag.of(bag, face) : 0;
        }
        return count;
    }

    private static long kept(long bag, IntPredicate keeps) {
        long kept = Bag.EMPTY;
        for (int face = 0; face <= Bag.HIGHEST_FACE; face++) {
            for (int i = 0; keeps.test(face) && i < Bag.of(bag, face); i++) {
                kept = Bag.with(kept, face);
            }
        }
        return kept;
    }
}
