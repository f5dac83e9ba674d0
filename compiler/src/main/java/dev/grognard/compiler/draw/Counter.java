package dev.grognard.compiler.draw;

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
        String everything) {}
