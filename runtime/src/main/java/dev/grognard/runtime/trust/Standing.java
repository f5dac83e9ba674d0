package dev.grognard.runtime.trust;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.Link;
import dev.grognard.runtime.Thing;
import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.match.Beginning;
import dev.grognard.runtime.schema.Schema;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Tells how things stand as the lines of an example, as far as they differ from the scenario's set-up. */
final class Standing {
    private static final String AT = "at";

    private final Schema schema;
    private final Position begun;

    Standing(Game game, Beginning beginning) {
        this.schema = game.schema();
        this.begun = game.newPosition();
        begun.begin(
                Beginning.setupIndex(game, beginning.setupId()),
                Beginning.optionMask(game, beginning.optionIds()),
                beginning.seed());
    }

    /** One line for each place where somebody else stands now, and one for each state that is another. */
    List<String> of(Position position) {
        Map<String, List<String>> moved = new TreeMap<>();
        List<String> lines = new ArrayList<>();
        for (Schema.Field field : schema.globals()) {
            difference(position, field, 0).ifPresent(value -> lines.add(field.name() + " = " + value));
        }
        for (Schema.Kind kind : schema.kinds()) {
            List<? extends Thing> members = kind.members();
            for (int i = 0; i < members.size(); i++) {
                if (i % 2 == 0 || !isBack(members.get(i), members.get(i - 1))) {
                    states(position, kind, members.get(i), moved, lines);
                }
            }
        }
        List<String> all = new ArrayList<>();
        moved.forEach((place, pieces) -> all.add("at " + place + ": " + String.join(", ", pieces)));
        all.addAll(lines);
        return all;
    }

    /** Whether a link is the way back of another: its state belongs to the stretch, and is told of one direction. */
    private static boolean isBack(Thing one, Thing other) {
        return one instanceof Link back
                && other instanceof Link link
                && back.from().equals(link.to())
                && back.to().equals(link.from());
    }

    private void states(
            Position position, Schema.Kind kind, Thing member, Map<String, List<String>> moved, List<String> lines) {
        for (Schema.Field field : kind.fields()) {
            if (!field.state()) {
                continue;
            }
            difference(position, field, member.index()).ifPresent(value -> {
                if (kind.category() == Schema.Category.PIECE && field.name().equals(AT)) {
                    moved.computeIfAbsent(value, place -> new ArrayList<>()).add(member.id());
                } else {
                    lines.add(member.id() + "." + field.name() + " = " + value);
                }
            });
        }
    }

    /** The value as it would be written, if it is not that of the set-up. */
    private Optional<String> difference(Position position, Schema.Field field, int member) {
        String now = field.written().read(position, member);
        return now.equals(field.written().read(begun, member)) ? Optional.empty() : Optional.of(now);
    }
}
