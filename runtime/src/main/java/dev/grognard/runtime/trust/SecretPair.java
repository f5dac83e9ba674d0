package dev.grognard.runtime.trust;

import dev.grognard.runtime.Thing;
import dev.grognard.runtime.engine.PieceTraces;
import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.schema.Schema;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Two pieces that a side cannot tell apart, or of which it cannot tell what is noted of them in secret.
 *
 * @param traces where a state speaks of such pieces
 */
record SecretPair(PieceTraces traces, int viewer, Thing one, Thing other) implements Secret {
    private static final String SIDE = "side";

    /** Several pieces of one kind and one side whose names, or whose notes, a side may not see. */
    record Hidden(PieceTraces traces, int viewer, List<Thing> pieces) {}

    /** All pieces that are hidden from somebody and could change places. */
    static List<Hidden> hidden(Position position) {
        List<Hidden> all = new ArrayList<>();
        long[] state = position.snapshot();
        for (PieceTraces traces : position.pieceTraces()) {
            for (Schema.Kind kind : position.game().schema().kinds()) {
                if (traces.kinds().contains(kind.name())) {
                    for (int viewer = 0;
                            viewer < position.game().schema().sides().size();
                            viewer++) {
                        hiddenAlike(position, state, traces, kind, viewer).forEach(all::add);
                    }
                }
            }
        }
        return all;
    }

    private static Stream<Hidden> hiddenAlike(
            Position position, long[] state, PieceTraces traces, Schema.Kind kind, int viewer) {
        Map<String, List<Thing>> bySide = kind.members().stream()
                .filter(piece -> !sees(position, kind, traces.hidden(), viewer, piece))
                .filter(piece -> !traces.isAnnounced(state, piece.index()))
                .collect(
                        Collectors.groupingBy(piece -> side(position, kind, piece), TreeMap::new, Collectors.toList()));
        return bySide.values().stream()
                .filter(pieces -> pieces.size() > 1)
                .map(pieces -> new Hidden(traces, viewer, pieces));
    }

    private static boolean sees(Position position, Schema.Kind kind, String field, int viewer, Thing piece) {
        return kind.fields().stream()
                .filter(candidate -> candidate.name().equals(field))
                .allMatch(candidate -> candidate.sight().visible(position, viewer, piece.index()));
    }

    private static String side(Position position, Schema.Kind kind, Thing piece) {
        return kind.fields().stream()
                .filter(field -> field.name().equals(SIDE))
                .map(field -> field.reader().read(position, piece.index()))
                .findFirst()
                .orElse("");
    }

    @Override
    public void exchange(long[] state) {
        traces.exchange(state, one.index(), other.index());
    }

    @Override
    public boolean isSeen(Position position) {
        return position.game().schema().kinds().stream()
                .filter(kind -> kind.members().contains(one))
                .anyMatch(kind -> sees(position, kind, traces.hidden(), viewer, one)
                        || sees(position, kind, traces.hidden(), viewer, other));
    }

    @Override
    public boolean endsWhenSeen() {
        return traces.isNote();
    }

    @Override
    public boolean endsWithTheGame() {
        return false;
    }

    @Override
    public boolean isHiddenIn(Position position) {
        return hidden(position).stream()
                .anyMatch(hidden -> viewer == hidden.viewer
                        && traces.equals(hidden.traces)
                        && hidden.pieces.containsAll(List.of(one, other)));
    }

    @Override
    public Thing inItsPlace(Thing piece) {
        return traces.isNote() || piece != one && piece != other ? piece : piece == one ? other : one;
    }

    /** A notation with the names of the two pieces exchanged. */
    @Override
    public String mirrored(String notation) {
        if (traces.isNote()) {
            return notation;
        }
        Pattern names =
                Pattern.compile("(?U)\\b(" + Pattern.quote(one.id()) + "|" + Pattern.quote(other.id()) + ")\\b");
        Matcher matcher = names.matcher(notation);
        return matcher.replaceAll(found -> found.group().equals(one.id()) ? other.id() : one.id());
    }

    @Override
    public String told() {
        return traces.isNote()
                ? "can tell apart what is hidden of " + one.printed() + " and of " + other.printed()
                : "can tell whether it is " + one.printed() + " or " + other.printed();
    }
}
