package dev.grognard.compiler.draw;

import java.util.List;

/** Draws roads, ferries and the like: first the dark edges of all of them, then what lies between the edges, so that they join where they meet. */
record WayPen(Colour colour, String pattern, double width) {
    /** How much broader than a road a river is. */
    private static final double RIVER = 1.8;

    private static final String ROUND = " stroke-linecap=\"round\" stroke-linejoin=\"round\"";

    /** How something of this look is drawn. */
    static WayPen of(Look look, double width) {
        return new WayPen(
                look.colour().orElse(Colour.of("#8d7f6a")), look.pattern().orElse("road"), width);
    }

    /** Whether it is water that boats go along, and not something that lies on the ground. */
    boolean isWater() {
        return pattern.equals("river");
    }

    /** Whether it leads over open water. */
    boolean isLane() {
        return pattern.equals("lane");
    }

    void edges(Svg svg, List<String> paths) {
        String style = switch (pattern) {
            case "road", "rail" -> stroke(colour.darker(0.55), width) + ROUND;
            case "river" -> stroke(colour, width * RIVER + 3) + ROUND;
            default -> "";
        };
        if (!style.isEmpty()) {
            paths.forEach(path -> svg.path(path, style));
        }
    }

    void lines(Svg svg, List<String> paths) {
        String style = switch (pattern) {
            case "road" -> stroke(colour, width * 0.58) + ROUND;
            case "rail" -> stroke(Colour.WHITE, width * 0.5) + dash(width, width);
            case "river" -> stroke(colour.lighter(0.55), width * RIVER) + ROUND;
            case "dashed", "ferry", "lane" -> stroke(colour, width * 0.45) + dash(width * 1.5, width) + ROUND;
            case "dotted" -> stroke(colour, width * 0.4) + dash(0.1, width * 0.9) + ROUND;
            default -> stroke(colour, width * 0.5) + ROUND;
        };
        paths.forEach(path -> svg.path(path, style));
    }

    /** A short piece of it around a point. */
    void sample(Svg svg, Point at) {
        List<String> path =
                List.of(Curves.smooth(List.of(at.plus(-26, 4), at.plus(-8, -3), at.plus(8, 3), at.plus(26, -4))));
        WayPen pen = isWater() ? new WayPen(colour, pattern, width / 2) : this;
        pen.edges(svg, path);
        pen.lines(svg, path);
    }

    private static String stroke(Colour colour, double width) {
        return "fill=\"none\" stroke=\"%s\" stroke-width=\"%s\"".formatted(colour, Svg.number(width));
    }

    private static String dash(double on, double off) {
        return " stroke-dasharray=\"%s %s\"".formatted(Svg.number(on), Svg.number(off));
    }
}
