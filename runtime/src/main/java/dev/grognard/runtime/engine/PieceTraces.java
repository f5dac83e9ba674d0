package dev.grognard.runtime.engine;

import java.util.List;
import java.util.Set;

/**
 * Where a state speaks of the pieces of a family, so that two of them can change places in it without anybody else noticing. State that is
 * hidden with the piece's name stays with the piece. Where all know which piece is which, two of them exchange what is noted of them in secret.
 *
 * @param kinds the kinds of the family as the schema calls them
 * @param hidden the field whose sight says from whom it is hidden: the name, or the first of the notes
 * @param open state of a piece that others see: how many values a piece has there
 * @param names values that name a piece, and how many there are
 * @param sets sets of pieces, and how many there are
 * @param frames what procedures remember of pieces
 * @param announced the pieces that rows of lists name
 * @param onMap where it is kept who stands on the map
 */
public record PieceTraces(
        Set<String> kinds,
        String hidden,
        List<Row> open,
        List<Row> names,
        List<Row> sets,
        List<Frame> frames,
        Set<Integer> announced,
        int onMap) {
    /** The field that says which piece it is. */
    public static final String NAME = "name";

    /** Values in a row: the slot that it begins with, how many bits each takes, and how many there are. */
    public record Row(int slot, int bits, int count) {}

    /** The slots in the frame of a procedure that name a piece, and those that hold a set. */
    public record Frame(int procedure, List<Integer> names, List<Integer> sets) {}

    /** Whether something noted of a piece is hidden, and not which piece it is. */
    public boolean isNote() {
        return !hidden.equals(NAME);
    }

    /** Whether everybody reads in a list who this is and when it comes: it is named there, and waits off the map. */
    public boolean isAnnounced(long[] state, int piece) {
        return announced.contains(piece) && Cells.read(state, onMap, 1, piece) == 0;
    }

    /** Has two pieces, given by their indexes, change places in a state. */
    public void exchange(long[] state, int one, int other) {
        for (Row row : open) {
            for (int i = 0; i < row.count; i++) {
                swap(state, row.slot, row.bits, one * row.count + i, other * row.count + i);
            }
        }
        for (Row row : names) {
            for (int i = 0; i < row.count; i++) {
                rename(state, row.slot, row.bits, i, one, other);
            }
        }
        for (Row row : sets) {
            for (int i = 0; i < row.count; i++) {
                swap(state, row.slot, 1, i * row.bits + one, i * row.bits + other);
            }
        }
        for (int f = (int) state[Position.FRAME]; f != 0; f = (int) state[f + Position.CALLER]) {
            exchangeInFrame(state, f, one, other);
        }
    }

    private void exchangeInFrame(long[] state, int f, int one, int other) {
        for (Frame frame : frames) {
            if (frame.procedure == state[f + Position.PROCEDURE]) {
                frame.names.forEach(slot -> rename(state, f + slot, Long.SIZE, 0, one, other));
                frame.sets.forEach(slot -> swap(state, f + slot, 1, one, other));
            }
        }
    }

    private static void swap(long[] state, int slot, int bits, int one, int other) {
        long kept = Cells.read(state, slot, bits, one);
        Cells.write(state, slot, bits, one, Cells.read(state, slot, bits, other));
        Cells.write(state, slot, bits, other, kept);
    }

    /** A value that names a piece is one more than its index. */
    private static void rename(long[] state, int slot, int bits, int index, int one, int other) {
        long named = Cells.read(state, slot, bits, index) - 1;
        if (named == one) {
            Cells.write(state, slot, bits, index, other + 1);
        } else if (named == other) {
            Cells.write(state, slot, bits, index, one + 1);
        }
    }
}
