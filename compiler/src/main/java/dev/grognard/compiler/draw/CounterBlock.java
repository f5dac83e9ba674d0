package dev.grognard.compiler.draw;

import java.util.ArrayList;
import java.util.List;

/** Counters laid out side by side in rows. */
record CounterBlock(List<Counter> counters, int columns) {
    private static final double STEP = CounterPen.SIZE + CounterPen.GAP;
    private static final double RIM = 5;

    /** Rows about half again as long as there are rows. */
    static CounterBlock of(List<Counter> counters) {
        return new CounterBlock(counters, (int) Math.ceil(Math.sqrt(counters.size() * 1.5)));
    }

    /** The shapes that the same counters can well be laid out in. */
    static List<CounterBlock> shapes(List<Counter> counters) {
        List<CounterBlock> shapes = new ArrayList<>();
        int last = 0;
        for (int columns = 1; columns <= counters.size(); columns++) {
            int rows = (counters.size() + columns - 1) / columns;
            if (rows != last && columns <= 4 * rows && rows <= 4 * columns) {
                shapes.add(new CounterBlock(counters, columns));
            }
            last = rows;
        }
        return shapes;
    }

    int rows() {
        return (counters.size() + columns - 1) / columns;
    }

    double width() {
        return columns * STEP - CounterPen.GAP + 2 * RIM;
    }

    double height() {
        return rows() * STEP - CounterPen.GAP + 2 * RIM;
    }

    void draw(CounterPen pen, Point corner) {
        for (int i = 0; i < counters.size(); i++) {
            pen.draw(counters.get(i), corner.plus(RIM + i % columns * STEP, RIM + i / columns * STEP), 1);
        }
    }
}
