package dev.grognard.runtime.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class HexesTest {
    private static final int SIDE = 9;
    private static final double SMALL = 1e-9;

    /** A rhombus of hexes; place 0 is none of them. */
    private static Hexes rhombus() {
        StringBuilder cells = new StringBuilder();
        for (int q = 0; q < SIDE; q++) {
            for (int r = 0; r < SIDE; r++) {
                cells.append(cells.length() == 0 ? "" : " ")
                        .append(place(q, r))
                        .append(':')
                        .append(q)
                        .append(',')
                        .append(r);
            }
        }
        return Hexes.of(SIDE * SIDE + 1, cells.toString());
    }

    private static int place(int q, int r) {
        return q * SIDE + r + 1;
    }

    private static double[] middle(int place) {
        int q = (place - 1) / SIDE;
        int r = (place - 1) % SIDE;
        return new double[] {1.5 * q, Math.sqrt(3) * (r + q / 2.0)};
    }

    /** All hexes that a line meets, each pair as one entry. */
    private static List<String> met(Hexes.Line line) {
        List<String> met = new ArrayList<>();
        while (line.goesOn()) {
            met.add(String.valueOf(line.hex()));
            line.meets(false);
        }
        return met;
    }

    @Test
    void whatLiesAroundAHexIsAsFarAwayAsWanted() {
        Hexes grid = rhombus();
        int middle = place(3, 3);
        assertThat(grid.around(0, 0, middle)).containsExactly(middle);
        assertThat(IntStream.of(grid.around(1, 1, middle))).hasSize(6).allMatch(hex -> grid.distance(middle, hex) == 1);
        assertThat(IntStream.of(grid.around(0, 2, middle)))
                .hasSize(19)
                .allMatch(hex -> grid.distance(middle, hex) <= 2);
        assertThat(grid.around(1, 1, place(0, 0)))
                .containsExactlyInAnyOrder(place(0, 1), place(1, 0))
                .isSameAs(grid.around(1, 1, place(0, 0)));
    }

    @Test
    void neighboursAreOneStepApart() {
        Hexes grid = rhombus();
        assertThat(grid.distance(place(3, 3), place(3, 3))).isZero();
        assertThat(grid.distance(place(3, 3), place(4, 3))).isEqualTo(1);
        assertThat(grid.distance(place(3, 3), place(4, 2))).isEqualTo(1);
        assertThat(grid.distance(place(3, 3), place(4, 4))).isEqualTo(2);
        assertThat(grid.distance(place(0, 0), place(2, 5))).isEqualTo(7);
    }

    @Test
    void aLineBetweenNeighboursMeetsNothing() {
        assertThat(met(rhombus().line(place(3, 3), place(3, 4)))).isEmpty();
    }

    @Test
    void aLineAlongAHexsideIsBlockedByBothHexesOnly() {
        Hexes grid = rhombus();
        Hexes.Line one = grid.line(place(3, 3), place(4, 4));
        assertThat(met(one)).containsExactlyInAnyOrder("" + place(4, 3), "" + place(3, 4));
        assertThat(one.isBlocked()).isFalse();
        Hexes.Line half = grid.line(place(3, 3), place(4, 4));
        half.meets(true);
        half.meets(false);
        assertThat(half.isBlocked()).isFalse();
        Hexes.Line both = grid.line(place(3, 3), place(4, 4));
        both.meets(true);
        both.meets(true);
        assertThat(both.isBlocked()).isTrue();
    }

    @Test
    void aLineOnTheEdgeOfTheMapHasNobodyOnItsOtherSide() {
        assertThat(met(rhombus().line(place(0, 1), place(1, 0)))).isEmpty();
    }

    /** A line of four steps that crosses the corner of a hex on either side of its middle. */
    @Test
    void everyHexThatIsCrossedBlocksByItself() {
        Hexes.Line line = rhombus().line(place(0, 0), place(3, 1));
        assertThat(met(line)).hasSize(4);
        Hexes.Line blocked = rhombus().line(place(0, 0), place(3, 1));
        blocked.meets(true);
        assertThat(blocked.isBlocked()).isTrue();
    }

    /** Compares with many points on the line, measured in the plane. */
    @Test
    void theHexesOnALineAreThoseNearestToItsPoints() {
        Hexes grid = rhombus();
        for (int from = 1; from <= SIDE * SIDE; from++) {
            for (int to = 1; to <= SIDE * SIDE; to += 7) {
                TreeSet<String> expected = sampled(from, to);
                assertThat(new TreeSet<>(met(grid.line(from, to))))
                        .as(from + " to " + to)
                        .containsAll(expected);
                assertThat(new TreeSet<>(met(grid.line(to, from)))).isEqualTo(new TreeSet<>(met(grid.line(from, to))));
            }
        }
    }

    /** The hexes that some point of the line is clearly nearest to, the ends left out. */
    private static TreeSet<String> sampled(int from, int to) {
        double[] a = middle(from);
        double[] b = middle(to);
        TreeSet<String> found = new TreeSet<>();
        int points = 997;
        for (int i = 1; i < points; i++) {
            double x = a[0] + (b[0] - a[0]) * i / points;
            double y = a[1] + (b[1] - a[1]) * i / points;
            int nearest = 0;
            double best = Double.MAX_VALUE;
            double second = Double.MAX_VALUE;
            for (int place = 1; place <= SIDE * SIDE; place++) {
                double[] m = middle(place);
                double distance = Math.hypot(m[0] - x, m[1] - y);
                if (distance < best) {
                    second = best;
                    best = distance;
                    nearest = place;
                } else {
                    second = Math.min(second, distance);
                }
            }
            // Farther from the middle than a corner is, a point lies outside the map.
            if (second - best > SMALL && best <= 1 && nearest != from && nearest != to) {
                found.add(String.valueOf(nearest));
            }
        }
        return found;
    }
}
