package dev.grognard.compiler.model;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How the hexes of a map lie: their turn, their columns and rows, what is drawn in them, between them and through them. What rules read of it
 * is also in printed fields of the kinds {@code hex} and {@code step}, so that only geometry and drawings need this.
 */
public record HexGrid(
        Kind hex,
        Kind step,
        boolean flatTop,
        int shifted,
        List<Cell> cells,
        List<Feature> features,
        List<Side> sides,
        List<Path> paths,
        Map<Member, String> names) {

    /**
     * A hex and where it lies, both counted from 0 at the upper left. With flat tops the columns whose number modulo 2 is {@code shifted} lie
     * half a hex further down; with pointed tops the rows lie half a hex further right.
     */
    public record Cell(Member hex, int column, int row) {}

    /** Where a feature lies. */
    public enum Sort {
        TERRAIN,
        HEXSIDE,
        PATH
    }

    /**
     * What may be drawn on the map. The printed field of a hex (terrain) or step (hexside, path) that tells of it: with {@code value} empty the
     * field is yes or no, otherwise it holds that value of an enum where the feature is. {@code printed} is what players read.
     */
    public record Feature(String name, String printed, Sort sort, Field field, Optional<Member> value) {}

    /** A hexside with a feature, in the order in which it is written. */
    public record Side(Feature feature, Member one, Member other) {}

    /** A stretch of road or the like, perhaps named; its stops are neighbouring hexes, the ends perhaps places off the map. */
    public record Path(Feature feature, Optional<String> name, List<Member> stops) {}

    /** Where a hex lies on the slanted axis that runs with the columns (flat tops) or rows (pointed tops); see {@link #distance}. */
    public int q(Cell cell) {
        return flatTop ? cell.column() : cell.column() - halves(cell.row());
    }

    /** Where a hex lies on the other slanted axis. */
    public int r(Cell cell) {
        return flatTop ? cell.row() - halves(cell.column()) : cell.row();
    }

    /** How far a line of hexes has slid back, so that straight lines of hexes have straight coordinates. */
    private int halves(int line) {
        return shifted == 1 ? Math.floorDiv(line, 2) : Math.floorDiv(line + 1, 2);
    }

    /** The number of steps from one hex to another if nothing is in the way. */
    public int distance(Cell a, Cell b) {
        int dq = q(a) - q(b);
        int dr = r(a) - r(b);
        return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
    }

    /** Where a hex lies. */
    public Optional<Cell> cell(Member hex) {
        return cells.stream().filter(cell -> cell.hex() == hex).findFirst();
    }
}
