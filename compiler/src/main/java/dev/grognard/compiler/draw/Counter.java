package dev.grognard.compiler.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is on the face of a counter.
 *
 * @param piece the identifier of the piece
 * @param symbol the pattern in its box, if it has any
 * @param notes words that stand between symbol and name
 * @param values the numbers along its lower edge
 * @param everything all that is known of it, in one line
 */
record Counter(
        String piece,
        String name,
        Colour face,
        Colour edge,
        Optional<String> symbol,
        List<String> notes,
        String values,
        String everything) {
    /** The same counter in a place where it waits for its turn. */
    Counter dueIn(int turn) {
        List<String> more = new ArrayList<>(notes);
        more.add("turn " + turn);
        return new Counter(
                piece, name, face, edge, symbol, List.copyOf(more), values, everything + ", comes in turn " + turn);
    }
}
