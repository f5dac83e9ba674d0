package dev.grognard.runtime.schema;

import dev.grognard.runtime.Thing;
import dev.grognard.runtime.engine.Bits;
import dev.grognard.runtime.engine.Sets;
import java.util.ArrayList;
import java.util.List;

/** Values as rules and examples write them, where players read something else. */
public final class Written {
    private Written() {}

    /** A thing by its identifier. */
    public static String one(Thing thing) {
        return thing == null ? "none" : thing.id();
    }

    /** A printed cell of a record. */
    public static String cell(Object value) {
        return value == null ? "none" : '"' + value.toString() + '"';
    }

    public static String all(Thing[] things, long set) {
        List<String> ids = new ArrayList<>();
        for (int i = Sets.next(set, 0); i >= 0; i = Sets.next(set, i + 1)) {
            ids.add(things[i].id());
        }
        return listed(ids);
    }

    public static String all(Thing[] things, Bits set) {
        List<String> ids = new ArrayList<>();
        for (int i = Sets.next(set, 0); i >= 0; i = Sets.next(set, i + 1)) {
            ids.add(things[i].id());
        }
        return listed(ids);
    }

    private static String listed(List<String> ids) {
        return '(' + String.join(", ", ids) + ')';
    }
}
