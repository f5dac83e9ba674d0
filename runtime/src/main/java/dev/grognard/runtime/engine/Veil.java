package dev.grognard.runtime.engine;

import dev.grognard.runtime.Thing;
import dev.grognard.runtime.schema.Schema;
import dev.grognard.runtime.text.Text;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

/** The pieces that the one who is asked does not know from others of their kind, and an order of what he is told that does not give them away. */
public final class Veil {
    /** What actions of a class are about; Java makes out the parts of a record anew each time that it is asked for them. */
    private static final ClassValue<List<Method>> THINGS = new ClassValue<>() {
        @Override
        protected List<Method> computeValue(Class<?> action) {
            return Arrays.stream(action.getRecordComponents())
                    .map(RecordComponent::getAccessor)
                    .filter(accessor -> !accessor.getReturnType().isPrimitive())
                    .toList();
        }
    };

    private final int reader;
    private final Set<Thing> unknown = new HashSet<>();

    private Veil(int reader) {
        this.reader = reader;
    }

    /** What the one does not know whom a position asks. */
    public static Veil of(Position position) {
        Veil veil = new Veil(position.decider());
        for (Schema.Kind kind : position.game().schema().kinds()) {
            for (Schema.Field field : kind.fields()) {
                if (field.name().equals(PieceTraces.NAME) && field.sight() != Schema.Sight.EVERYBODY) {
                    kind.members().stream()
                            .filter(piece -> !field.sight().visible(position, veil.reader, piece.index()))
                            .forEach(veil.unknown::add);
                }
            }
        }
        return veil;
    }

    /** Who is asked. */
    public int reader() {
        return reader;
    }

    /** Whether an answer is about a piece that the one who is asked does not know. */
    public boolean hides(Record action) {
        if (unknown.isEmpty()) {
            return false;
        }
        for (Method thing : THINGS.get(action.getClass())) {
            if (unknown.contains(argument(thing, action))) {
                return true;
            }
        }
        return false;
    }

    private static Object argument(Method thing, Record action) {
        try {
            return thing.invoke(action);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("an action that cannot be read: " + action, e);
        }
    }

    /** Whether he reads a text otherwise than somebody who sees everything. */
    boolean isVeiled(Text text) {
        return !text.seenBy(reader).equals(text.toString());
    }

    /**
     * What stands side by side and is of one order stays in its order, but for what is about the unknown: that comes behind it, in the order of what is read of
     * it. The declared order of pieces would tell which of them these are.
     */
    public <T> List<T> ordered(
            List<T> all, Function<T, Record> action, Predicate<T> isVeiled, Function<T, String> read) {
        if (unknown.isEmpty()) {
            return List.copyOf(all);
        }
        List<T> ordered = new ArrayList<>();
        List<T> veiled = new ArrayList<>();
        Class<?> order = null;
        for (T one : all) {
            Class<?> here = action.apply(one).getClass();
            if (order != here) {
                flush(veiled, ordered, read);
                order = here;
            }
            (isVeiled.test(one) ? veiled : ordered).add(one);
        }
        flush(veiled, ordered, read);
        return List.copyOf(ordered);
    }

    private static <T> void flush(List<T> veiled, List<T> ordered, Function<T, String> read) {
        veiled.sort(Comparator.comparing(read));
        ordered.addAll(veiled);
        veiled.clear();
    }
}
