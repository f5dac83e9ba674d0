package dev.grognard.runtime.view;

import dev.grognard.runtime.Thing;
import dev.grognard.runtime.engine.Position;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The board as one side sees it. Where the rulebook says what is printed beside a name, that is its label, perhaps an empty one; where it
 * does not, there is none and the values speak for themselves.
 *
 * @param labels what is printed beside the names of all things that the viewer knows; those without any are not in it
 */
public record BoardView(
        int viewer,
        int turn,
        String turnName,
        Optional<String> label,
        List<SideView> sides,
        List<Value> globals,
        List<PlaceView> places,
        List<Standing> elsewhere,
        Map<Thing, String> labels) {
    /** A field that the viewer may see; printed values never change, state does. */
    public record Value(String name, String text, boolean state) {}

    /** A side and what may be seen of its state. */
    public record SideView(String id, String name, Optional<String> label, List<Value> values) {}

    /** A place and what stands there: first what the viewer knows by name, then the others in an order that tells nothing. */
    public record PlaceView(
            String id, String name, String kind, Optional<String> label, List<Value> values, List<Standing> pieces) {}

    /**
     * A piece that the viewer knows by name, or a number of pieces that look the same; the latter have an alias for a name and no id.
     *
     * @param side the printed name of its side
     * @param label what is printed beside its name, but for what tells its row
     */
    public record Standing(
            Optional<String> id,
            String name,
            String kind,
            String side,
            int count,
            Optional<Row> row,
            Optional<String> label,
            List<Value> values) {
        public boolean isKnown() {
            return id.isPresent();
        }
    }

    /**
     * The row of a place in which pieces stand.
     *
     * @param order which comes first: that of the enum whose values the words are
     */
    public record Row(String words, int order) {}

    /** What this viewer, a side or the all-seeing, may see of the position. */
    public static BoardView of(Position position, int viewer) {
        return new BoardViewer(position, viewer).view();
    }

    /** The place with this id, if there is one. */
    public Optional<PlaceView> place(String id) {
        return places.stream().filter(place -> place.id().equals(id)).findFirst();
    }
}
