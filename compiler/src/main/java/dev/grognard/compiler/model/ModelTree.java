package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Walks the records of a model. It follows record components, so that no form of expression or statement can be forgotten; things that are
 * compared by identity (kinds, members, variables, signatures) end the walk.
 */
public final class ModelTree {
    private static final ClassValue<List<RecordComponent>> COMPONENTS = new ClassValue<>() {
        @Override
        protected List<RecordComponent> computeValue(Class<?> type) {
            return List.of(type.getRecordComponents());
        }
    };

    private ModelTree() {}

    /** The records directly inside a record, in declared order. */
    public static List<Object> parts(Object node) {
        List<Object> parts = new ArrayList<>();
        components(node).forEach(value -> collect(value, parts));
        return parts;
    }

    /** The values of a record's components as they are, without its places in the text. */
    public static Stream<Object> components(Object node) {
        return COMPONENTS.get(node.getClass()).stream()
                .filter(component -> component.getType() != Span.class)
                .map(component -> value(component, node));
    }

    /** Whether two things say the same, wherever they are written. */
    public static boolean same(Object one, Object other) {
        if (one instanceof Record && other instanceof Record && one.getClass() == other.getClass()) {
            return same(components(one).toList(), components(other).toList());
        }
        if (one instanceof List<?> some && other instanceof List<?> others) {
            return some.size() == others.size()
                    && IntStream.range(0, some.size()).allMatch(i -> same(some.get(i), others.get(i)));
        }
        if (one instanceof Optional<?> some && other instanceof Optional<?> others) {
            return some.isPresent() == others.isPresent() && (some.isEmpty() || same(some.get(), others.get()));
        }
        return one.equals(other);
    }

    /** The record and every record below it, outermost first. */
    public static void walk(Object node, Consumer<Object> visitor) {
        visitor.accept(node);
        parts(node).forEach(part -> walk(part, visitor));
    }

    /** Whether something, or anything below it, satisfies the test; lists and Optionals are looked into. */
    public static boolean any(Object node, Predicate<Object> test) {
        if (node instanceof Record && test.test(node)) {
            return true;
        }
        if (node instanceof Record record) {
            return parts(record).stream().anyMatch(part -> any(part, test));
        }
        List<Object> inside = new ArrayList<>();
        collect(node, inside);
        return inside.stream().anyMatch(part -> any(part, test));
    }

    /** Visits every record in a list or Optional, and all below them. */
    public static void each(Object node, Consumer<Object> visitor) {
        any(node, seen -> {
            visitor.accept(seen);
            return false;
        });
    }

    /** All records of one form in and below a record. */
    public static <T> List<T> all(Object node, Class<T> form) {
        List<T> found = new ArrayList<>();
        walk(node, record -> {
            if (form.isInstance(record)) {
                found.add(form.cast(record));
            }
        });
        return found;
    }

    private static void collect(Object value, List<Object> parts) {
        if (value instanceof Optional<?> optional) {
            optional.ifPresent(inner -> collect(inner, parts));
        } else if (value instanceof Collection<?> collection) {
            collection.forEach(inner -> collect(inner, parts));
        } else if (value instanceof Map<?, ?> map) {
            map.values().forEach(inner -> collect(inner, parts));
        } else if (value instanceof Record node
                && !(node instanceof Span)
                && !(node instanceof Type)
                && !(node instanceof Layer)) {
            parts.add(node);
        }
    }

    /** What stands in a component of a record. */
    public static Object value(RecordComponent component, Object node) {
        try {
            return component.getAccessor().invoke(node);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException("cannot read " + component, e);
        }
    }
}
