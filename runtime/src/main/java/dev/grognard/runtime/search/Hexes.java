package dev.grognard.runtime.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The hexes of a map by their slanted coordinates: how far they are apart, and which of them lie on a straight line. Hexes go by the numbers of
 * places; a place that is no hex has no coordinates and must not be asked about.
 *
 * <p>Lines are worked out in whole numbers, so that a line that runs along a hexside is told from one that only just crosses a hex.
 */
public final class Hexes {
    /** The corners of a hex around its middle, in thirds of a step along the two axes. */
    private static final int[][] CORNERS = {{2, -1}, {1, 1}, {-1, 2}, {-2, 1}, {-1, -1}, {1, -2}};

    /** The neighbour that shares the side between a corner and the next. */
    private static final int[][] NEIGHBOURS = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};

    /** Hexes are listed by distance only so far. */
    private static final int FARTHEST = 3;

    private final int[] hexes;
    private final int[] q;
    private final int[] r;
    /** Both coordinates of a hex in one number. */
    private final int[] cells;
    /**
     * What lies on lines that have been asked for, by their ends. All who play on the same map look here; two who find nothing at the same time
     * work out the same.
     */
    private final Course[][] courses;

    /** The hexes around each, by the least and the most distance; like the lines they are worked out when they are first asked for. */
    private final Rings[] rings = new Rings[(FARTHEST + 1) * (FARTHEST + 1)];

    private Hexes(int places, int count) {
        this.hexes = new int[count];
        this.q = new int[places];
        this.r = new int[places];
        this.cells = new int[places];
        this.courses = new Course[places][];
    }

    /** The grid written as a list of {@code number:q,r}. */
    public static Hexes of(int places, String cells) {
        String[] written = cells.split(" ");
        Hexes grid = new Hexes(places, written.length);
        for (int i = 0; i < written.length; i++) {
            int colon = written[i].indexOf(':');
            int comma = written[i].indexOf(',');
            int place = Integer.parseInt(written[i].substring(0, colon));
            grid.hexes[i] = place;
            grid.q[place] = Integer.parseInt(written[i].substring(colon + 1, comma));
            grid.r[place] = Integer.parseInt(written[i].substring(comma + 1));
            grid.cells[place] = grid.q[place] << Short.SIZE | grid.r[place] & 0xFFFF;
        }
        return grid;
    }

    /** The number of steps from one hex to another if nothing is in the way. */
    public int distance(int a, int b) {
        int one = cells[a];
        int other = cells[b];
        int dq = (one >> Short.SIZE) - (other >> Short.SIZE);
        int dr = (short) one - (short) other;
        return Math.max(Math.max(Math.abs(dq), Math.abs(dr)), Math.abs(dq + dr));
    }

    /** The hexes that are so many steps from one of them, which is at most three; nobody changes the array. */
    public int[] around(int least, int most, int hex) {
        Rings around = rings[least * (FARTHEST + 1) + most];
        if (around == null) {
            around = new Rings(this, least, most);
            rings[least * (FARTHEST + 1) + most] = around;
        }
        return around.hexes[hex];
    }

    /** The straight line between the middles of two hexes. */
    public Line line(int from, int to) {
        Course[] fromHere = courses[from];
        if (fromHere == null) {
            fromHere = new Course[courses.length];
            courses[from] = fromHere;
        }
        Course course = fromHere[to];
        if (course == null) {
            course = course(from, to);
            fromHere[to] = course;
        }
        return new Line(course);
    }

    private Course course(int from, int to) {
        List<Met> met = new ArrayList<>();
        int dq = q[to] - q[from];
        int dr = r[to] - r[from];
        for (int hex : hexes) {
            boolean between = hex != from
                    && hex != to
                    && along(dq, dr, q[hex] - q[from], r[hex] - r[from]) > 0
                    && along(dq, dr, q[to] - q[hex], r[to] - r[hex]) > 0;
            if (between) {
                meet(met, from, dq, dr, hex);
            }
        }
        return new Course(met.toArray(new Met[0]));
    }

    /** How far one way goes along another, in some measure. */
    private static int along(int dq, int dr, int eq, int er) {
        return 2 * (dq * eq + dr * er) + dq * er + dr * eq;
    }

    /** Looks at which side of the line the corners lie. */
    private void meet(List<Met> met, int from, int dq, int dr, int hex) {
        int left = 0;
        int right = 0;
        int side = -1;
        int before = beside(from, dq, dr, hex, CORNERS.length - 1);
        for (int corner = 0; corner < CORNERS.length; corner++) {
            int here = beside(from, dq, dr, hex, corner);
            left += here > 0 ? 1 : 0;
            right += here < 0 ? 1 : 0;
            if (here == 0 && before == 0) {
                side = (corner + CORNERS.length - 1) % CORNERS.length;
            }
            before = here;
        }
        if (left > 0 && right > 0) {
            met.add(new Met(hex, Part.ALONE));
        } else if (side >= 0 && left > 0) {
            // The hex on the other side tells of the pair no more.
            at(q[hex] + NEIGHBOURS[side][0], r[hex] + NEIGHBOURS[side][1], met, hex);
        }
    }

    private void at(int column, int row, List<Met> met, int partner) {
        for (int hex : hexes) {
            if (q[hex] == column && r[hex] == row) {
                met.add(new Met(partner, Part.FIRST_OF_TWO));
                met.add(new Met(hex, Part.SECOND_OF_TWO));
            }
        }
    }

    /** Positive on one side of the line through a hex, negative on the other, zero on it. */
    private int beside(int from, int dq, int dr, int hex, int corner) {
        int eq = 3 * (q[hex] - q[from]) + CORNERS[corner][0];
        int er = 3 * (r[hex] - r[from]) + CORNERS[corner][1];
        return dq * er - dr * eq;
    }

    /** For each hex those that are so many steps away. */
    private static final class Rings {
        private final int[][] hexes;

        Rings(Hexes grid, int least, int most) {
            this.hexes = new int[grid.q.length][];
            for (int middle : grid.hexes) {
                hexes[middle] = Arrays.stream(grid.hexes)
                        .filter(hex -> grid.distance(middle, hex) >= least && grid.distance(middle, hex) <= most)
                        .toArray();
            }
        }
    }

    /** Which part a hex has in a line. */
    private enum Part {
        ALONE,
        FIRST_OF_TWO,
        SECOND_OF_TWO
    }

    private record Met(int hex, Part part) {}

    /** The hexes between the ends of a line. */
    private static final class Course {
        private final Met[] between;

        Course(Met[] between) {
            this.between = between;
        }
    }

    /**
     * The hexes between the ends of a line, to be asked about one by one until the line is blocked: by a hex that it crosses, or by both hexes at
     * a hexside along which it runs.
     */
    public static final class Line {
        private final Met[] between;
        private int next;
        private boolean blocked;
        private boolean firstBlocks;

        private Line(Course course) {
            this.between = course.between;
        }

        /** Whether there is another hex to be asked about. */
        public boolean goesOn() {
            return !blocked && next < between.length;
        }

        /** The hex to be asked about. */
        public int hex() {
            return between[next].hex();
        }

        /** What was found out about that hex: whether it is one that blocks. */
        public void meets(boolean blocks) {
            switch (between[next].part()) {
                case ALONE -> blocked = blocks;
                case FIRST_OF_TWO -> firstBlocks = blocks;
                case SECOND_OF_TWO -> blocked = firstBlocks && blocks;
            }
            next++;
        }

        /** Whether something is in the way. */
        public boolean isBlocked() {
            return blocked;
        }
    }
}
