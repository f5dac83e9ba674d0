package dev.grognard.runtime.match;

import dev.grognard.runtime.Thing;
import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.schema.Schema;
import java.util.BitSet;
import java.util.List;

/** Which of the things that may be hidden each side sees at a moment. */
final class Sighted {
    private final int sides;
    private final BitSet seen = new BitSet();
    private int next;

    private Sighted(int sides) {
        this.sides = sides;
    }

    static Sighted of(Position position) {
        Schema schema = position.game().schema();
        Sighted sighted = new Sighted(schema.sides().size());
        for (Schema.Kind kind : schema.kinds()) {
            for (Thing member : kind.members()) {
                sighted.add(position, kind.fields(), member.index());
            }
        }
        sighted.add(position, schema.globals(), 0);
        return sighted;
    }

    private void add(Position position, List<Schema.Field> fields, int member) {
        for (Schema.Field field : fields) {
            for (int side = 0; field.sight() != Schema.Sight.EVERYBODY && side < sides; side++) {
                seen.set(next++, field.sight().visible(position, side, member));
            }
        }
    }

    /** Whether somebody sees something that he did not see at another moment of the same game. */
    boolean hasMoreThan(Sighted other) {
        BitSet more = (BitSet) seen.clone();
        more.andNot(other.seen);
        return !more.isEmpty();
    }
}
