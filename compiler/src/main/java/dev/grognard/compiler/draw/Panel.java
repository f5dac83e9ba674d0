package dev.grognard.compiler.draw;

import dev.grognard.compiler.draw.Svg.Anchor;
import java.util.ArrayList;
import java.util.List;

/** What stands beside the map: boxes with a title, one below the other, in as many columns as they need. */
final class Panel {
    static final double WIDTH = 640;
    private static final double GAP = 26;
    private static final double RIM = 16;
    private static final double TITLE = 24;
    private static final double HEAD = 42;

    /** How much room the inside of a section has. */
    static final double INNER = WIDTH - 2 * RIM;

    /** Something with a title; it is drawn below the title. */
    interface Section {
        String title();

        /** The height below the title. */
        double height();

        void draw(Svg svg, Point corner);
    }

    private record Placed(Section section, Point corner) {}

    private final List<Placed> placed = new ArrayList<>();
    private double width;
    private double height;

    /** Lays sections out from a corner, in columns about as high as the map. */
    Panel(List<Section> sections, Point corner, double wanted) {
        double x = corner.x();
        double y = corner.y();
        double highest = Math.max(
                wanted, sections.stream().mapToDouble(Panel::whole).max().orElse(0));
        for (Section section : sections) {
            if (y > corner.y() && y + whole(section) > corner.y() + highest) {
                x += WIDTH + GAP;
                y = corner.y();
            }
            placed.add(new Placed(section, new Point(x, y)));
            y += whole(section) + GAP;
            height = Math.max(height, y - GAP - corner.y());
            width = x + WIDTH - corner.x();
        }
    }

    private static double whole(Section section) {
        return HEAD + section.height() + RIM;
    }

    double width() {
        return width;
    }

    double height() {
        return height;
    }

    void draw(Svg svg) {
        for (Placed one : placed) {
            Box box = new Box(one.corner().x(), one.corner().y(), WIDTH, whole(one.section()));
            svg.group("section", one.section().title());
            svg.rect(box, 6, "fill=\"#fbf6e8\" stroke=\"#5b4a33\" stroke-width=\"1.5\"");
            svg.rect(box.grown(-4), 4, "fill=\"none\" stroke=\"#5b4a33\" stroke-width=\"0.6\"");
            svg.text(
                    one.corner().plus(RIM, 31),
                    Anchor.START,
                    Typeface.SERIF_BOLD,
                    Typeface.SERIF_BOLD.fitting(one.section().title(), TITLE, INNER),
                    "fill=\"" + Colour.INK + "\"",
                    one.section().title());
            one.section().draw(svg, one.corner().plus(RIM, HEAD));
            svg.end();
        }
    }
}
