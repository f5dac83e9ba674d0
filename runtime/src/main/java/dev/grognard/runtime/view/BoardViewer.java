package dev.grognard.runtime.view;

import dev.grognard.runtime.Thing;
import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.schema.Schema;
import dev.grognard.runtime.schema.Schema.Category;
import dev.grognard.runtime.schema.Schema.Field;
import dev.grognard.runtime.schema.Schema.Kind;
import dev.grognard.runtime.schema.Schema.Label;
import dev.grognard.runtime.text.Text;
import dev.grognard.runtime.view.BoardView.PlaceView;
import dev.grognard.runtime.view.BoardView.Row;
import dev.grognard.runtime.view.BoardView.SideView;
import dev.grognard.runtime.view.BoardView.Standing;
import dev.grognard.runtime.view.BoardView.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Builds a view by asking the schema's sights about every field. */
final class BoardViewer {
    /** The pseudo-field whose sight says who knows which piece it is. */
    private static final String NAME = "name";

    private static final String AT = "at";
    private static final String SIDE = "side";
    private static final List<String> SHOWN_APART = List.of(NAME, AT, SIDE);

    private final Position position;
    private final int viewer;
    private final Schema schema;
    private final Map<String, String> sideNames = new HashMap<>();
    private final Map<Thing, String> labels = new LinkedHashMap<>();

    BoardViewer(Position position, int viewer) {
        this.position = position;
        this.viewer = viewer;
        this.schema = position.game().schema();
        for (Thing side : schema.sides()) {
            sideNames.put(side.id(), side.printed());
        }
    }

    BoardView view() {
        Map<String, List<Standing>> standing = standingByPlace();
        List<SideView> sides = new ArrayList<>();
        List<PlaceView> places = new ArrayList<>();
        for (Kind kind : schema.kinds()) {
            for (Thing member : kind.members()) {
                if (kind.category() == Category.SIDE) {
                    sides.add(new SideView(
                            member.id(), member.printed(), label(kind, member), values(kind.fields(), member.index())));
                } else if (kind.category() == Category.PLACE) {
                    List<Standing> here = standing.remove(member.id());
                    places.add(new PlaceView(
                            member.id(),
                            member.printed(),
                            kind.name(),
                            label(kind, member),
                            values(kind.fields(), member.index()),
                            here == null ? List.of() : here));
                } else if (kind.category() == Category.LINK) {
                    label(kind, member);
                }
            }
        }
        List<Standing> elsewhere =
                standing.values().stream().flatMap(List::stream).toList();
        return new BoardView(
                viewer,
                position.turn(),
                position.game().turnName(position.turn()),
                told(schema.labels(), 0),
                List.copyOf(sides),
                values(schema.globals(), 0),
                List.copyOf(places),
                elsewhere,
                Collections.unmodifiableMap(labels));
    }

    /** The pieces by the id of the place where they stand; those whose place is not seen are left out. */
    private Map<String, List<Standing>> standingByPlace() {
        Map<String, List<Standing>> known = new TreeMap<>();
        Map<String, Map<Standing, Integer>> tokens = new TreeMap<>();
        for (Kind kind : schema.kinds()) {
            if (kind.category() != Category.PIECE) {
                continue;
            }
            for (Thing piece : kind.members()) {
                Optional<String> at = read(kind, AT, piece.index());
                if (at.isEmpty()) {
                    continue;
                }
                if (isKnown(kind, piece.index())) {
                    known.computeIfAbsent(at.get(), place -> new ArrayList<>()).add(known(kind, piece));
                } else {
                    tokens.computeIfAbsent(at.get(), place -> new HashMap<>())
                            .merge(token(kind, piece), 1, Integer::sum);
                }
            }
        }
        tokens.forEach((place, counts) ->
                known.computeIfAbsent(place, none -> new ArrayList<>()).addAll(counted(counts)));
        known.replaceAll((place, standing) -> List.copyOf(standing));
        return known;
    }

    /** Tokens in the order of what is seen of them: the declared order of the pieces would give them away. */
    private static List<Standing> counted(Map<Standing, Integer> counts) {
        return counts.entrySet().stream()
                .map(entry -> {
                    Standing token = entry.getKey();
                    return new Standing(
                            token.id(),
                            token.name(),
                            token.kind(),
                            token.side(),
                            entry.getValue(),
                            token.row(),
                            token.label(),
                            token.values());
                })
                .sorted(Comparator.comparing(Standing::toString))
                .toList();
    }

    private boolean isKnown(Kind kind, int member) {
        return field(kind, NAME).map(field -> isSeen(field, member)).orElse(true);
    }

    private Standing known(Kind kind, Thing piece) {
        return new Standing(
                Optional.of(piece.id()),
                piece.printed(),
                kind.name(),
                side(kind, piece),
                1,
                row(kind, piece),
                labelBesideRow(kind, piece),
                pieceValues(kind, piece));
    }

    /** The printed name of the side that a piece belongs to; nothing if that is not seen. */
    private String side(Kind kind, Thing piece) {
        String id = read(kind, SIDE, piece.index()).orElse("");
        return sideNames.getOrDefault(id, id);
    }

    private Standing token(Kind kind, Thing piece) {
        String side = side(kind, piece);
        return new Standing(
                Optional.empty(),
                Text.whose(side, spokenName(kind)),
                kind.name(),
                side,
                1,
                row(kind, piece),
                besideRow(kind, piece),
                pieceValues(kind, piece));
    }

    /** What is printed beside the name of something that the viewer knows. */
    private Optional<String> label(Kind kind, Thing thing) {
        Optional<String> label = told(kind.labels(), thing.index());
        label.filter(words -> !words.isEmpty()).ifPresent(words -> labels.put(thing, words));
        return label;
    }

    /** What is printed beside the name of a piece that the viewer knows; lists of options, which have no rows, tell the row as well. */
    private Optional<String> labelBesideRow(Kind kind, Thing piece) {
        label(kind, piece);
        return besideRow(kind, piece);
    }

    private Optional<String> besideRow(Kind kind, Thing piece) {
        return told(kind.labels().stream().filter(label -> !label.tellsRows()).toList(), piece.index());
    }

    private Optional<Row> row(Kind kind, Thing piece) {
        return told(kind.labels().stream().filter(Label::tellsRows).toList(), piece.index())
                .filter(words -> !words.isEmpty())
                .map(words -> new Row(words, order(words)));
    }

    /** Where the words stand in the enum that has them; what is in none comes last. */
    private int order(String words) {
        for (Kind kind : schema.kinds()) {
            for (Thing member : kind.members()) {
                if (kind.category() == Category.ENUM && member.printed().equals(words)) {
                    return member.index();
                }
            }
        }
        return Integer.MAX_VALUE;
    }

    /** What the labels tell the viewer, one after the other; nothing if there are none. */
    private Optional<String> told(List<Label> printed, int member) {
        if (printed.isEmpty()) {
            return Optional.empty();
        }
        List<String> told = new ArrayList<>();
        for (Label label : printed) {
            String words = label.read(position, member).seenBy(viewer).strip();
            if (!words.isEmpty()) {
                told.add(words);
            }
        }
        return Optional.of(String.join(", ", told));
    }

    /** The kind's name as one would say it: {@code SupplyWagon} is a supply wagon. */
    private static String spokenName(Kind kind) {
        return kind.name().replaceAll("(?<=[a-z])(?=[A-Z0-9])", " ").toLowerCase(Locale.ROOT);
    }

    /** What may be seen of a piece besides its name, place and side, which a standing shows by themselves. */
    private List<Value> pieceValues(Kind kind, Thing piece) {
        return values(
                kind.fields().stream()
                        .filter(field -> !SHOWN_APART.contains(field.name()))
                        .toList(),
                piece.index());
    }

    private List<Value> values(List<Field> fields, int member) {
        List<Value> values = new ArrayList<>();
        for (Field field : fields) {
            if (isSeen(field, member)) {
                values.add(new Value(field.name(), field.reader().read(position, member), field.state()));
            }
        }
        return List.copyOf(values);
    }

    private Optional<String> read(Kind kind, String name, int member) {
        return field(kind, name)
                .filter(field -> isSeen(field, member))
                .map(field -> field.reader().read(position, member));
    }

    private static Optional<Field> field(Kind kind, String name) {
        return kind.fields().stream().filter(field -> field.name().equals(name)).findFirst();
    }

    private boolean isSeen(Field field, int member) {
        return viewer == Text.ALL_SEEING || field.sight().visible(position, viewer, member);
    }
}
