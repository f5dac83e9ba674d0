package dev.grognard.compiler.draw;

import java.util.List;

/** The part of a sheet that is the map. */
interface Board {
    /** What it covers. */
    Box frame();

    void draw(Svg svg);

    /** What the legend says about it. */
    List<Legend.Entry> legend();
}
