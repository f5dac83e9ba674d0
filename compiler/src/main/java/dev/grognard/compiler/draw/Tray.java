package dev.grognard.compiler.draw;

import java.util.List;

/** A box off the map with the counters that begin there. */
record Tray(String name, String title, List<Counter> counters) implements Panel.Section {
    private static final int COLUMNS = (int) ((Panel.INNER + CounterPen.GAP) / (CounterPen.SIZE + CounterPen.GAP));

    private CounterBlock block() {
        return new CounterBlock(counters, COLUMNS);
    }

    @Override
    public double height() {
        return counters.isEmpty() ? CounterPen.SIZE + 10 : block().height();
    }

    @Override
    public void draw(Svg svg, Point corner) {
        svg.group("box", name);
        Box room = new Box(corner.x(), corner.y(), Panel.INNER, height());
        svg.rect(room, 4, "fill=\"#f1e7cd\" stroke=\"#b7a680\" stroke-width=\"1\" stroke-dasharray=\"5 4\"");
        block().draw(new CounterPen(svg), corner);
        svg.end();
    }
}
