package dev.grognard.runtime.engine;

import dev.grognard.runtime.Thing;
import dev.grognard.runtime.schema.Schema;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Something that an order cannot be about.
 *
 * @param argument what it is, in the notation of scripts
 * @param set out of which the order takes what it is about, as the rules write it
 * @param owner whose it is, where the set holds only what belongs to the one who is asked
 */
public record Outside(String argument, String set, Optional<String> owner) {
    /** How a set says that its members belong to the one who decides. */
    private static final String OWN = " of side";

    static Outside of(Position position, String argument, String set) {
        String decider =
                position.game().schema().sides().get(position.decider()).printed();
        return new Outside(
                argument,
                set,
                set.contains(OWN) ? owner(position, argument).filter(side -> !side.equals(decider)) : Optional.empty());
    }

    private static Optional<String> owner(Position position, String id) {
        Schema schema = position.game().schema();
        for (Schema.Kind kind : schema.kinds()) {
            for (Thing member : kind.members()) {
                for (Schema.Field field : kind.fields()) {
                    if (kind.category() == Schema.Category.PIECE
                            && member.id().equals(id)
                            && field.name().equals("side")) {
                        String side = field.reader().read(position, member.index());
                        return schema.sides().stream()
                                .filter(one -> one.id().equals(side))
                                .map(one -> one.printed())
                                .findFirst();
                    }
                }
            }
        }
        return Optional.empty();
    }

    /** The order that a notation names; nothing if it is a plain answer. */
    static String order(String notation) {
        return notation.substring(0, Math.max(0, notation.indexOf('(')));
    }

    /** What a notation says that an order is about. */
    static List<String> arguments(String notation) {
        List<String> arguments = new ArrayList<>();
        int open = notation.indexOf('(');
        int from = open + 1;
        int depth = 0;
        for (int i = from; open >= 0 && i < notation.length(); i++) {
            char c = notation.charAt(i);
            if (depth == 0 && (c == ',' || c == ')')) {
                String argument = notation.substring(from, i).strip();
                if (!argument.isEmpty()) {
                    arguments.add(argument);
                }
                from = i + 1;
            }
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        }
        return arguments;
    }

    @Override
    public String toString() {
        return argument + " is not among `" + set + "`"
                + owner.map(side -> ": it is " + side).orElse("");
    }
}
