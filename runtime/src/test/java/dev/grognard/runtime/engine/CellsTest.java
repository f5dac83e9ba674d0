package dev.grognard.runtime.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CellsTest {
    private static final int SLOT = 2;
    private static final int VALUES = 20;

    /** Slots around the row have every bit set, so that a value that strays is seen. */
    private static long[] row(int bits) {
        long[] d = new long[SLOT + Cells.slots(bits, VALUES) + SLOT];
        Arrays.fill(d, -1);
        Arrays.fill(d, SLOT, d.length - SLOT, 0);
        return d;
    }

    private static long most(int bits) {
        return bits == Long.SIZE ? -1 : (1L << bits) - 1;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 8, 16, 32, 64})
    void aValueIsReadAsItWasWritten(int bits) {
        long[] d = row(bits);
        for (int i = 0; i < VALUES; i++) {
            Cells.write(d, SLOT, bits, i, most(bits) - i % 2);
        }
        for (int i = 0; i < VALUES; i++) {
            assertThat(Cells.read(d, SLOT, bits, i)).as("value %d", i).isEqualTo(most(bits) - i % 2);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 8, 16, 32, 64})
    void itsNeighboursStayAsTheyAre(int bits) {
        long[] full = row(bits);
        Arrays.fill(full, -1);
        for (int i = 0; i < VALUES; i++) {
            long[] d = row(bits);
            Cells.write(d, SLOT, bits, i, -1);
            assertThat(Arrays.stream(d).map(Long::bitCount).sum())
                    .as("bits set by value %d", i)
                    .isEqualTo(2 * SLOT * Long.SIZE + bits);
            Cells.write(d, SLOT, bits, i, 0);
            assertThat(d).isEqualTo(row(bits));
            long[] others = full.clone();
            Cells.write(others, SLOT, bits, i, 0);
            Cells.write(others, SLOT, bits, i, -1);
            assertThat(others).isEqualTo(full);
        }
    }

    @Test
    void noneTakesPartOfTwoSlots() {
        assertThat(Cells.slots(8, 8)).isEqualTo(1);
        assertThat(Cells.slots(8, 9)).isEqualTo(2);
        assertThat(Cells.slots(16, 56)).isEqualTo(14);
        assertThat(Cells.slots(32, 3)).isEqualTo(2);
        assertThat(Cells.slots(64, 3)).isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(ints = {32, 64})
    void anIntKeepsItsSign(int bits) {
        Slots slots = new Slots(40, 30, 0) {};
        int[] values = {Position.ABSENT, -1, 0, 1, Integer.MAX_VALUE};
        for (int i = 0; i < values.length; i++) {
            slots.put(22, bits, i, values[i]);
        }
        for (int i = 0; i < values.length; i++) {
            assertThat(slots.at(22, bits, i)).isEqualTo(values[i]);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {8, 16, 32, 64})
    void aRowIsFilledWithOneValue(int bits) {
        Slots slots = new Slots(50, 48, 0) {};
        slots.fill(22, bits, VALUES, 7);
        for (int i = 0; i < VALUES; i++) {
            assertThat(slots.at(22, bits, i)).isEqualTo(7);
        }
        assertThat(slots.at(21)).isZero();
        assertThat(slots.at(22 + Cells.slots(bits, VALUES))).isZero();
    }

    @Test
    void aRowOfIntsIsFilledWithWhatIsBelowNothing() {
        Slots slots = new Slots(50, 48, 0) {};
        slots.fill(22, 32, 3, Position.ABSENT);
        assertThat(slots.at(22, 32, 2)).isEqualTo(Position.ABSENT);
    }
}
