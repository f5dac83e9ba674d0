package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
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
    /**
     * A class of records.
     *
     * @param ends whether the walk ends here
     * @param all the components, but for places in the text
     * @param holding those of them that may hold records
     * @param citing the one that holds the cases of the rulebook, if there is one
     */
    private record Form(boolean ends, Part[] all, Part[] holding, Part[] citing) {
        static Form of(Object node) {
            return Forms.of(node.getClass());
        }

        private static Form of(Class<?> type) {
            RecordComponent[] components = type.getRecordComponents();
            return new Form(
                    endsWalk(type),
                    Stream.of(components)
                            .filter(component -> component.getType() != Span.class)
                            .map(Part::of)
                            .toArray(Part[]::new),
                    Stream.of(components)
                            .filter(component -> mayHold(component.getGenericType()))
                            .map(Part::of)
                            .toArray(Part[]::new),
                    Stream.of(components)
                            .filter(component -> component.getName().equals("cases"))
                            .map(Part::of)
                            .toArray(Part[]::new));
        }
    }

    /**
     * The forms of all classes that were met. A walk asks for one at every step, and a ClassValue of Java took a tenth of a whole check. Two threads
     * that meet a class at once make two equal forms of it, and either will do.
     */
    private static final class Forms {
        private record Slot(Class<?> type, Form form) {}

        /** Many times as many as there are classes of records in a model. */
        private static final Slot[] SLOTS = new Slot[1 << 12];

        static Form of(Class<?> type) {
            int i = type.getName().hashCode();
            while (true) {
                i &= SLOTS.length - 1;
                Slot slot = SLOTS[i];
                if (slot == null) {
                    slot = new Slot(type, Form.of(type));
                    SLOTS[i] = slot;
                }
                if (slot.type == type) {
                    return slot.form;
                }
                i++;
            }
        }
    }

    /** A component of records as the field that it stands in: Java reads a field without a class that calls the accessor. */
    private record Part(Field field) {
        static Part of(RecordComponent component) {
            try {
                Field field = component.getDeclaringRecord().getDeclaredField(component.getName());
                field.setAccessible(true);
                return new Part(field);
            } catch (NoSuchFieldException e) {
                throw new IllegalStateException("a record without a field " + component, e);
            }
        }

        Object in(Object node) {
            try {
                return field.get(node);
            } catch (IllegalAccessException e) {
                throw new IllegalStateException("cannot read " + field, e);
            }
        }
    }

    private ModelTree() {}

    /** The records directly inside a record, in declared order. */
    public static List<Object> parts(Object node) {
        List<Object> parts = new ArrayList<>();
        for (Part part : Form.of(node).holding()) {
            collect(part.in(node), parts);
        }
        return parts;
    }

    /** The values of a record's components as they are, without its places in the text. */
    public static Stream<Object> components(Object node) {
        return Stream.of(Form.of(node).all()).map(part -> part.in(node));
    }

    /** The cases that a record cites, whatever it is. */
    public static List<String> cases(Object node) {
        Part[] citing = Form.of(node).citing();
        return citing.length == 0
                ? List.of()
                : ((Collection<?>) citing[0].in(node))
                        .stream().map(String.class::cast).toList();
    }

    /** Whether a component of this type can have records of the tree in it: numbers, words and what has an identity cannot. */
    private static boolean mayHold(java.lang.reflect.Type type) {
        if (type instanceof ParameterizedType generic) {
            // Of a map it is the values that are walked.
            java.lang.reflect.Type[] arguments = generic.getActualTypeArguments();
            return mayHold(arguments[arguments.length - 1]);
        }
        return !(type instanceof Class<?> plain) || mayHold(plain);
    }

    private static boolean mayHold(Class<?> type) {
        boolean plain = type.isPrimitive() || type.isEnum() || type == String.class || type == Integer.class;
        return !endsWalk(type)
                && !plain
                && !(Modifier.isFinal(type.getModifiers()) && !type.isRecord() && type != Optional.class);
    }

    private static boolean endsWalk(Class<?> type) {
        return type == Span.class || type == Layer.class || Type.class.isAssignableFrom(type);
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
        each(node, visitor);
    }

    /** Visits every record in a list or Optional, and all below them. */
    public static void each(Object node, Consumer<Object> visitor) {
        any(node, seen -> {
            visitor.accept(seen);
            return false;
        });
    }

    /** Whether something, or anything below it, satisfies the test; lists and Optionals are looked into. */
    public static boolean any(Object node, Predicate<Object> test) {
        if (node instanceof Record) {
            Form form = Form.of(node);
            return !form.ends() && (test.test(node) || anyInside(node, form, test));
        }
        if (node instanceof Optional<?> optional) {
            return optional.isPresent() && any(optional.get(), test);
        }
        if (node instanceof Collection<?> collection) {
            for (Object inner : collection) {
                if (any(inner, test)) {
                    return true;
                }
            }
            return false;
        }
        return node instanceof Map<?, ?> map && any(map.values(), test);
    }

    private static boolean anyInside(Object node, Form form, Predicate<Object> test) {
        for (Part part : form.holding()) {
            if (any(part.in(node), test)) {
                return true;
            }
        }
        return false;
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
            if (optional.isPresent()) {
                collect(optional.get(), parts);
            }
        } else if (value instanceof Collection<?> collection) {
            for (Object inner : collection) {
                collect(inner, parts);
            }
        } else if (value instanceof Map<?, ?> map) {
            for (Object inner : map.values()) {
                collect(inner, parts);
            }
        } else if (value instanceof Record && !Form.of(value).ends()) {
            parts.add(value);
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
