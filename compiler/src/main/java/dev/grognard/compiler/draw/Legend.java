package dev.grognard.compiler.draw;

import java.util.List;
import java.util.function.BiConsumer;

/** What the signs of a map mean. */
record Legend(List<Entry> entries) {
    /** The room for a sign. */
    static final double SIGN_WIDTH = 64;

    static final double SIGN_HEIGHT = 40;

    /** A sign, drawn around a point, and its meaning. */
    record Entry(BiConsumer<Svg, Point> sign, String words) {}
}
