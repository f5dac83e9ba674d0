package dev.grognard.cli;

import dev.grognard.runtime.Link;
import dev.grognard.runtime.Thing;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.schema.Schema;
import dev.grognard.runtime.view.BoardView;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What things are called by somebody who may not know all of them, and where pieces stand as far as he sees them. */
final class Names {
    private final Map<Key, String> kinds = new HashMap<>();
    private final Set<Key> pieces = new HashSet<>();
    /** Where the pieces stand that the viewer knows by name. */
    private final Map<String, String> places = new HashMap<>();

    /** All places as the board lists them. */
    private final List<String> board;

    private final Map<Thing, String> labels;

    /** Members of two kinds may share an id. */
    private record Key(Class<?> kind, String id) {
        static Key of(Thing thing) {
            return new Key(
                    thing instanceof Enum<?> constant ? constant.getDeclaringClass() : thing.getClass(), thing.id());
        }
    }

    Names(Match match, int viewer) {
        for (Schema.Kind kind : match.game().schema().kinds()) {
            for (Thing member : kind.members()) {
                kinds.put(Key.of(member), kind.name());
                if (kind.category() == Schema.Category.PIECE) {
                    pieces.add(Key.of(member));
                }
            }
        }
        BoardView view = match.view(viewer);
        labels = view.labels();
        board = view.places().stream().map(BoardView.PlaceView::name).toList();
        for (BoardView.PlaceView place : view.places()) {
            place.pieces().forEach(piece -> piece.id().ifPresent(id -> places.put(id, place.name())));
        }
        view.elsewhere().forEach(piece -> piece.id().ifPresent(id -> places.put(id, "elsewhere")));
    }

    /** What an answer is about, in its order: things and numbers. */
    static List<Object> arguments(Record action) {
        List<Object> arguments = new ArrayList<>();
        for (RecordComponent component : action.getClass().getRecordComponents()) {
            try {
                arguments.add(component.getAccessor().invoke(action));
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("an action that cannot be read: " + action, e);
            }
        }
        return arguments;
    }

    /** Its name, that of the place where a link leads, or nothing for a piece that the viewer does not know. */
    Optional<String> of(Object argument) {
        if (argument instanceof Link link) {
            return Optional.of(link.to().printed());
        }
        if (argument instanceof Thing thing) {
            return pieces.contains(Key.of(thing)) && !places.containsKey(thing.id())
                    ? Optional.empty()
                    : Optional.of(thing.printed());
        }
        return Optional.of(String.valueOf(argument));
    }

    /** What the rulebook prints beside its name, as far as the viewer may read it. */
    String label(Thing thing) {
        return labels.getOrDefault(thing, "");
    }

    /** Its name with its label. */
    String labelled(Object argument) {
        String name = of(argument).orElse("");
        String label = argument instanceof Thing thing ? label(thing) : "";
        return label.isEmpty() ? name : name + " (" + label + ")";
    }

    /** Where a piece stands that the viewer knows; nothing for what is no piece. */
    Optional<String> placeOf(Object argument) {
        return argument instanceof Thing thing && pieces.contains(Key.of(thing))
                ? Optional.ofNullable(places.get(thing.id()))
                : Optional.empty();
    }

    /** Which place of the board this is, from 0 on; elsewhere comes after all of them, and nowhere after that. */
    int rank(Optional<String> place) {
        int index = place.map(board::indexOf).orElse(board.size() + 1);
        return index < 0 ? board.size() : index;
    }

    /** How a link is used, by the name of its kind: {@code by sea lane}. */
    String by(Link link) {
        return "by " + spoken(kinds.getOrDefault(Key.of(link), "way"));
    }

    /** The name of a kind as one would say it: {@code SeaLane} is a sea lane. */
    static String spoken(String kind) {
        return kind.replaceAll("(?<=\\p{Ll})(?=[\\p{Lu}0-9])", " ").toLowerCase(Locale.ROOT);
    }
}
