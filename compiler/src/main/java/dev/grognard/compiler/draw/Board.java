package dev.grognard.compiler.draw;

import dev.grognard.compiler.model.Member;
import java.util.List;

/** The part of a sheet that is the map. */
interface Board {
    /** What it covers. */
    Box frame();

    /** Whether a place has found its place on it. */
    boolean shows(Member place);

    void draw(Svg svg);

    /** What the legend says about it. */
    List<Legend.Entry> legend();
}
