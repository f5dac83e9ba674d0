package dev.grognard.compiler.type;

import dev.grognard.compiler.model.HexGrid;
import dev.grognard.compiler.model.Member;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Which hexes touch, and how far apart they are. */
final class HexGeometry {
    /** The six ways to a neighbour in slanted coordinates, clockwise. */
    private static final int[][] WAYS = {{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}};

    private record Spot(int q, int r) {}

    private final Map<Member, HexGrid.Cell> cells;
    private final HexGrid grid;
    private final Map<Spot, Member> bySpot = new LinkedHashMap<>();

    HexGeometry(Map<Member, HexGrid.Cell> cells, boolean flatTop, int shifted) {
        this.cells = cells;
        this.grid = new HexGrid(
                null, null, flatTop, shifted, List.copyOf(cells.values()), List.of(), List.of(), List.of(), Map.of());
        cells.forEach((hex, cell) -> bySpot.put(new Spot(grid.q(cell), grid.r(cell)), hex));
    }

    /** The same hexes with the other columns or rows shifted. */
    HexGeometry shiftedOtherwise() {
        return new HexGeometry(cells, grid.flatTop(), 1 - grid.shifted());
    }

    Map<Member, HexGrid.Cell> cells() {
        return cells;
    }

    boolean isHex(Member place) {
        return cells.containsKey(place);
    }

    List<Member> neighbours(Member hex) {
        HexGrid.Cell cell = cells.get(hex);
        List<Member> result = new ArrayList<>();
        for (int[] way : WAYS) {
            Member next = bySpot.get(new Spot(grid.q(cell) + way[0], grid.r(cell) + way[1]));
            if (next != null) {
                result.add(next);
            }
        }
        return result;
    }

    boolean touch(Member one, Member other) {
        return distance(one, other) == 1;
    }

    /** Whether two hexes lie one above the other ({@code upright}) or side by side, however far apart. */
    boolean facing(Member one, Member other, boolean upright) {
        boolean straight = grid.flatTop() == upright;
        int apart = upright ? Math.abs(x(one) - x(other)) : Math.abs(y(one) - y(other));
        return straight ? apart == 0 : apart <= 1;
    }

    /** Whether one hex lies above the other ({@code upright}) or to the left of it. */
    boolean before(Member one, Member other, boolean upright) {
        return upright ? y(one) < y(other) : x(one) < x(other);
    }

    /** How far to the right; with pointed tops in halves of a hex. */
    private int x(Member hex) {
        HexGrid.Cell cell = cells.get(hex);
        return grid.flatTop() ? cell.column() : 2 * cell.column() + shift(cell.row());
    }

    /** How far down; with flat tops in halves of a hex. */
    private int y(Member hex) {
        HexGrid.Cell cell = cells.get(hex);
        return grid.flatTop() ? 2 * cell.row() + shift(cell.column()) : cell.row();
    }

    private int shift(int line) {
        return line % 2 == grid.shifted() ? 1 : 0;
    }

    int distance(Member one, Member other) {
        return grid.distance(cells.get(one), cells.get(other));
    }
}
