package dev.grognard.runtime.view;

import dev.grognard.runtime.engine.Position;
import java.util.List;
import java.util.Optional;

/** The board as one side sees it. */
public record BoardView(
        int viewer,
        int turn,
        String turnName,
        List<SideView> sides,
        List<Value> globals,
        List<PlaceView> places,
        List<Standing> elsewhere) {
    /** A field that the viewer may see; printed values never change, state does. */
    public record Value(String name, String text, boolean state) {}

    /** A side and what may be seen of its state. */
    public record SideView(String id, String name, List<Value> values) {}

    /** A place and what stands there: first what the viewer knows by name, then the others in an order that tells nothing. */
    public record PlaceView(String id, String name, String kind, List<Value> values, List<Standing> pieces) {}

    /**
     * A piece that the viewer knows by name, or a number of pieces that look the same; the latter have an alias for a name and no id.
     */
    public record Standing(Optional<String> id, String name, String kind, String side, int count, List<Value> values) {
        public boolean isKnown() {
            return id.isPresent();
        }
    }

    /** What this viewer, a side or the all-seeing, may see of the position. */
    public static BoardView of(Position position, int viewer) {
        return new BoardViewer(position, viewer).view();
    }

    /** The place with this id, if there is one. */
    public Optional<PlaceView> place(String id) {
        return places.stream().filter(place -> place.id().equals(id)).findFirst();
    }
}
