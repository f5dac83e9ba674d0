package dev.grognard.compiler.draw;

import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Explains the faces of counters by one real counter for each way in which they differ. */
final class CounterKey {
    private CounterKey() {}

    static List<Legend.Entry> entries(GameModel model, PrintedValues values, Counters counters) {
        Map<String, Legend.Entry> entries = new LinkedHashMap<>();
        for (Kind kind : model.kinds(Kind.Category.PIECE)) {
            for (Member piece : model.members().getOrDefault(kind, List.of())) {
                String words = words(kind, piece, values, counters);
                Counter face = counters.of(piece);
                entries.putIfAbsent(
                        face.face() + " " + face.symbol() + " " + face.edge() + " " + kind,
                        new Legend.Entry(
                                (svg, at) ->
                                        CounterPen.ofSamples(svg).draw(face, at.plus(-19, -19), 38 / CounterPen.SIZE),
                                words));
            }
        }
        return List.copyOf(entries.values());
    }

    private static String words(Kind kind, Member piece, PrintedValues values, Counters counters) {
        List<String> words = new ArrayList<>();
        for (Field field : values.fields(kind)) {
            boolean telling = PrintedValues.isMemberOf(field, Kind.Category.SIDE)
                    || PrintedValues.isMemberOf(field, Kind.Category.ENUM)
                            && values.member(field, piece)
                                    .filter(value -> !counters.look(value).equals(Look.NONE))
                                    .isPresent();
            if (telling) {
                values.member(field, piece).ifPresent(value -> words.add(value.printed()));
            }
        }
        if (words.size() < 2) {
            words.add(kind.name());
        }
        String numbers = counters.of(piece).values().isEmpty() ? "" : counters.valued(kind);
        return String.join(" ", words)
                + (counters.isKnown(piece) ? "" : ", hidden")
                + (numbers.isEmpty() ? "" : ": " + numbers);
    }
}
