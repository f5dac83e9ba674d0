package dev.grognard.compiler.draw;

import java.util.List;

/** Counters that share a hex: fanned, so that name and values of each can be read, and shrunk until they fit. */
record CounterStack(List<Counter> counters, int columns) {
    private static final double LEAN = 3;
    private static final double GAP = 3;

    /** The arrangement in which counters can stay largest in a room of this size. */
    static CounterStack of(List<Counter> counters, double width, double height) {
        CounterStack best = new CounterStack(counters, 1);
        for (int columns = 2; columns <= counters.size(); columns++) {
            CounterStack other = new CounterStack(counters, columns);
            best = other.scale(width, height) > best.scale(width, height) ? other : best;
        }
        return best;
    }

    private int rows() {
        return (counters.size() + columns - 1) / columns;
    }

    private double columnWidth() {
        return CounterPen.SIZE + LEAN * (rows() - 1);
    }

    double width() {
        return columns * columnWidth() + GAP * (columns - 1);
    }

    double height() {
        return CounterPen.SIZE + CounterPen.TELLING * (rows() - 1);
    }

    double scale(double width, double height) {
        return Math.min(1, Math.min(width / width(), height / height()));
    }

    /** Draws the stack in a box of its own proportions, undermost counters first. */
    void draw(CounterPen pen, Box box) {
        double scale = box.width() / width();
        for (int i = counters.size() - 1; i >= 0; i--) {
            int row = i / columns;
            double x = i % columns * (columnWidth() + GAP) + LEAN * row;
            double y = row * CounterPen.TELLING;
            Point at = new Point(box.x() + x * scale, box.y() + y * scale);
            if (row == 0) {
                pen.draw(counters.get(i), at, scale);
            } else {
                pen.drawCovered(counters.get(i), at, scale);
            }
        }
    }
}
