package dev.grognard.compiler.draw;

import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Explains the faces of counters by one real counter for each way in which they differ. */
final class CounterKey {
    private CounterKey() {}

    /** Counters that look the same, with what is printed of each field that tells them apart. */
    private record Group(Kind kind, Member first, Map<Field, Set<String>> told) {}

    static List<Legend.Entry> entries(GameModel model, PrintedValues values, Counters counters) {
        Map<String, Group> groups = new LinkedHashMap<>();
        for (Kind kind : model.kinds(Kind.Category.PIECE)) {
            List<Member> pieces = model.members().getOrDefault(kind, List.of());
            List<Field> telling = values.fields(kind).stream()
                    .filter(field -> isTelling(field, pieces, values, counters))
                    .toList();
            for (Member piece : pieces) {
                Counter face = counters.of(piece);
                Group group = groups.computeIfAbsent(
                        face.face() + " " + face.symbol() + " " + face.edge() + " " + kind,
                        key -> new Group(kind, piece, new LinkedHashMap<>()));
                telling.forEach(field -> values.member(field, piece)
                        .ifPresent(value -> group.told()
                                .computeIfAbsent(field, key -> new LinkedHashSet<>())
                                .add(value.printed())));
            }
        }
        return groups.values().stream().map(group -> entry(group, counters)).toList();
    }

    private static Legend.Entry entry(Group group, Counters counters) {
        Counter face = counters.of(group.first());
        return new Legend.Entry(
                (svg, at) -> CounterPen.ofSamples(svg).draw(face, at.plus(-19, -19), 38 / CounterPen.SIZE),
                words(group, counters));
    }

    /** Whose a piece is, and that by which some of its kind have a look of their own. */
    private static boolean isTelling(Field field, List<Member> pieces, PrintedValues values, Counters counters) {
        return PrintedValues.isMemberOf(field, Kind.Category.SIDE)
                || PrintedValues.isMemberOf(field, Kind.Category.ENUM)
                        && pieces.stream()
                                .flatMap(piece -> values.member(field, piece).stream())
                                .anyMatch(value -> !counters.look(value).equals(Look.NONE));
    }

    private static String words(Group group, Counters counters) {
        List<String> words = new ArrayList<>();
        List<String> sides = new ArrayList<>();
        group.told()
                .forEach((field, printed) -> (PrintedValues.isMemberOf(field, Kind.Category.SIDE) ? sides : words)
                        .add(String.join(", ", printed)));
        if (words.size() + sides.size() < 2) {
            words.add(group.kind().name());
        }
        Member piece = group.first();
        String numbers = counters.of(piece).values().isEmpty() ? "" : counters.valued(group.kind());
        // The name of a side may be no adjective, and is printed as it is.
        return words.stream().distinct().collect(Collectors.joining(" "))
                + (sides.isEmpty() ? "" : sides.stream().distinct().collect(Collectors.joining(", ", " (", ")")))
                + (counters.isKnown(piece) ? "" : ", hidden")
                + (numbers.isEmpty() ? "" : ": " + numbers);
    }
}
