package dev.grognard.runtime.schema;

import dev.grognard.runtime.Thing;
import java.util.ArrayList;
import java.util.List;

/**
 * Where the hexes of a map lie on the sheet, for tools that draw it. With flat tops a column is one wide and a hex two high, so that shifted
 * columns lie one lower; with pointed tops it is the other way round.
 */
public record HexSheet(boolean flatTop, List<Spot> spots) {
    /** A hex, and where it lies, counted from the upper left corner. */
    public record Spot(Thing hex, int x, int y) {}

    /** The sheet written as a list of {@code number:x,y}; numbers are those of the places. */
    public static HexSheet of(boolean flatTop, Thing[] places, String cells) {
        List<Spot> spots = new ArrayList<>();
        for (String cell : cells.split(" ")) {
            int colon = cell.indexOf(':');
            int comma = cell.indexOf(',');
            spots.add(new Spot(
                    places[Integer.parseInt(cell.substring(0, colon))],
                    Integer.parseInt(cell.substring(colon + 1, comma)),
                    Integer.parseInt(cell.substring(comma + 1))));
        }
        return new HexSheet(flatTop, List.copyOf(spots));
    }
}
