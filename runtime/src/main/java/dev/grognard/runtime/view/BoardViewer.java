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
import java.util.stream.Collectors;

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
                joined(told(schema.labels(), 0)),
                List.copyOf(sides),
                values(schema.globals(), 0),
                List.copyOf(places),
                elsewhere,
                Collections.unmodifiableMap(labels));
    }

    /** What is asked of every piece of a kind, looked up once. */
    private record Plan(
            Kind kind,
            String spokenName,
            Optional<Field> name,
            Optional<Field> at,
            Optional<Field> side,
            List<Field> shown) {
        static Plan of(Kind kind) {
            return new Plan(
                    kind,
                    spokenName(kind),
                    field(kind, NAME),
                    field(kind, AT),
                    field(kind, SIDE),
                    kind.fields().stream()
                            .filter(field -> !SHOWN_APART.contains(field.name()))
                            .toList());
        }

        private static Optional<Field> field(Kind kind, String name) {
            return kind.fields().stream()
                    .filter(field -> field.name().equals(name))
                    .findFirst();
        }

        /** The kind's name as one would say it: {@code SupplyWagon} is a supply wagon. */
        private static String spokenName(Kind kind) {
            return kind.name().replaceAll("(?<=\\p{Ll})(?=[\\p{Lu}0-9])", " ").toLowerCase(Locale.ROOT);
        }
    }

    /** The pieces by the id of the place where they stand; those whose place is not seen are left out. */
    private Map<String, List<Standing>> standingByPlace() {
        Map<String, List<Standing>> known = new TreeMap<>();
        Map<String, Map<Standing, Integer>> tokens = new TreeMap<>();
        for (Kind kind : schema.kinds()) {
            if (kind.category() != Category.PIECE) {
                continue;
            }
            Plan plan = Plan.of(kind);
            for (Thing piece : kind.members()) {
                Optional<String> at = read(plan.at, piece.index());
                if (at.isEmpty()) {
                    continue;
                }
                if (isKnown(plan, piece.index())) {
                    known.computeIfAbsent(at.get(), place -> new ArrayList<>()).add(known(plan, piece));
                } else {
                    tokens.computeIfAbsent(at.get(), place -> new HashMap<>())
                            .merge(token(plan, piece), 1, Integer::sum);
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

    private boolean isKnown(Plan plan, int member) {
        return plan.name.map(field -> isSeen(field, member)).orElse(true);
    }

    private Standing known(Plan plan, Thing piece) {
        List<Told> told = told(plan.kind.labels(), piece.index());
        // Lists of options, which have no rows, tell the row as well.
        keep(piece, joined(told));
        return new Standing(
                Optional.of(piece.id()),
                piece.printed(),
                plan.kind.name(),
                side(plan, piece),
                1,
                row(told),
                besideRow(told),
                values(plan.shown, piece.index()));
    }

    /** The printed name of the side that a piece belongs to; nothing if that is not seen. */
    private String side(Plan plan, Thing piece) {
        String id = read(plan.side, piece.index()).orElse("");
        return sideNames.getOrDefault(id, id);
    }

    private Standing token(Plan plan, Thing piece) {
        List<Told> told = told(plan.kind.labels(), piece.index());
        String side = side(plan, piece);
        return new Standing(
                Optional.empty(),
                Text.whose(side, plan.spokenName),
                plan.kind.name(),
                side,
                1,
                row(told),
                besideRow(told),
                values(plan.shown, piece.index()));
    }

    /** What is printed beside the name of something that the viewer knows. */
    private Optional<String> label(Kind kind, Thing thing) {
        Optional<String> label = joined(told(kind.labels(), thing.index()));
        keep(thing, label);
        return label;
    }

    private void keep(Thing thing, Optional<String> label) {
        label.filter(words -> !words.isEmpty()).ifPresent(words -> labels.put(thing, words));
    }

    private static Optional<String> besideRow(List<Told> told) {
        return joined(told.stream().filter(label -> !label.tellsRow).toList());
    }

    private Optional<Row> row(List<Told> told) {
        return joined(told.stream().filter(Told::tellsRow).toList())
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

    /** What one label tells the viewer, perhaps nothing. */
    private record Told(boolean tellsRow, String words) {}

    /** What every label tells the viewer; reading one may mean to work out a rule, so that each is read only once. */
    private List<Told> told(List<Label> printed, int member) {
        List<Told> told = new ArrayList<>(printed.size());
        for (Label label : printed) {
            told.add(new Told(
                    label.tellsRows(),
                    label.read(position, member).seenBy(viewer).strip()));
        }
        return told;
    }

    /** What labels tell, one after the other; nothing if there are none. */
    private static Optional<String> joined(List<Told> told) {
        return told.isEmpty()
                ? Optional.empty()
                : Optional.of(told.stream()
                        .map(Told::words)
                        .filter(words -> !words.isEmpty())
                        .collect(Collectors.joining(", ")));
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

    private Optional<String> read(Optional<Field> field, int member) {
        return field.filter(found -> isSeen(found, member))
                .map(found -> found.reader().read(position, member));
    }

    private boolean isSeen(Field field, int member) {
        return viewer == Text.ALL_SEEING || field.sight().visible(position, viewer, member);
    }
}
