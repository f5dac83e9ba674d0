package dev.grognard.runtime.engine;

import java.util.List;
import java.util.Set;

/**
 * Where a state speaks of the pieces of a family, so that two of them can change places in it without anybody else noticing. State that is
 * hidden with the piece's name stays with the piece. Where all know which piece is which, two of them exchange what is noted of them in secret.
 *
 * @param kinds the kinds of the family as the schema calls them
 * @param hidden the field whose sight says from whom it is hidden: the name, or the first of the notes
 * @param open state of a piece that others see: the first slot, and how many a piece has there
 * @param openBits the same for state that is one bit
 * @param names slots that name a piece: the first, and how many there are
 * @param sets slots that hold a set of pieces: the first, and how many sets there are
 * @param setWords how many slots a set takes
 * @param frames what procedures remember of pieces
 * @param announced the pieces that rows of lists name
 * @param onMap where it is kept who stands on the map
 */
public record PieceTraces(
        Set<String> kinds,
        String hidden,
        List<Cells> open,
        List<Cells> openBits,
        List<Cells> names,
        List<Cells> sets,
        int setWords,
        List<Frame> frames,
        Set<Integer> announced,
        int onMap) {
    /** The field that says which piece it is. */
    public static final String NAME = "name";

    private static final int WORD = 6;

    /** Slots in a row. */
    public record Cells(int slot, int count) {}

    /** The slots in the frame of a procedure that name a piece, and those that hold a set. */
    public record Frame(int procedure, List<Integer> names, List<Integer> sets) {}

    /** Whether something noted of a piece is hidden, and not which piece it is. */
    public boolean isNote() {
        return !hidden.equals(NAME);
    }

    /** Whether everybody reads in a list who this is and when it comes: it is named there, and waits off the map. */
    public boolean isAnnounced(long[] state, int piece) {
        return announced.contains(piece) && !bit(state, onMap, piece);
    }

    /** Has two pieces, given by their indexes, change places in a state. */
    public void exchange(long[] state, int one, int other) {
        for (Cells cells : open) {
            for (int i = 0; i < cells.count; i++) {
                swap(state, cells.slot + one * cells.count + i, cells.slot + other * cells.count + i);
            }
        }
        for (Cells cells : openBits) {
            for (int i = 0; i < cells.count; i++) {
                swapBits(state, cells.slot, one * cells.count + i, other * cells.count + i);
            }
        }
        for (Cells cells : names) {
            for (int i = 0; i < cells.count; i++) {
                rename(state, cells.slot + i, one, other);
            }
        }
        for (Cells cells : sets) {
            for (int i = 0; i < cells.count; i++) {
                swapBits(state, cells.slot + i * setWords, one, other);
            }
        }
        for (int f = (int) state[Position.FRAME]; f != 0; f = (int) state[f + Position.CALLER]) {
            exchangeInFrame(state, f, one, other);
        }
    }

    private void exchangeInFrame(long[] state, int f, int one, int other) {
        for (Frame frame : frames) {
            if (frame.procedure == state[f + Position.PROCEDURE]) {
                frame.names.forEach(slot -> rename(state, f + slot, one, other));
                frame.sets.forEach(slot -> swapBits(state, f + slot, one, other));
            }
        }
    }

    private static void swap(long[] state, int one, int other) {
        long kept = state[one];
        state[one] = state[other];
        state[other] = kept;
    }

    /** A slot that names a piece holds one more than its index. */
    private static void rename(long[] state, int slot, int one, int other) {
        if (state[slot] == one + 1) {
            state[slot] = other + 1;
        } else if (state[slot] == other + 1) {
            state[slot] = one + 1;
        }
    }

    private static void swapBits(long[] state, int slot, int one, int other) {
        boolean kept = bit(state, slot, one);
        setBit(state, slot, one, bit(state, slot, other));
        setBit(state, slot, other, kept);
    }

    private static boolean bit(long[] state, int slot, int index) {
        return (state[slot + (index >> WORD)] & 1L << index) != 0;
    }

    private static void setBit(long[] state, int slot, int index, boolean value) {
        int at = slot + (index >> WORD);
        state[at] = value ? state[at] | 1L << index : state[at] & ~(1L << index);
    }
}
