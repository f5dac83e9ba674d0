package dev.grognard.compiler.mutate;

import dev.grognard.compiler.model.Layer;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.source.Span;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Replaces one record of a model, wherever it is used. Only what lies around it is made anew: everything else stays the same object, because
 * much of a model is compared by identity.
 */
final class Rewriting {
    /** Stands where something is to be left out. */
    private static final Object NOTHING = new Object();

    private static final ClassValue<List<RecordComponent>> COMPONENTS = new ClassValue<>() {
        @Override
        protected List<RecordComponent> computeValue(Class<?> type) {
            return List.of(type.getRecordComponents());
        }
    };

    private final Object target;
    private final Object replacement;

    private Rewriting(Object target, Object replacement) {
        this.target = target;
        this.replacement = replacement;
    }

    /** The tree with another record in the place of one of its records. */
    static <T extends Record> T replace(T tree, Object target, Object replacement) {
        return rewrite(tree, new Rewriting(target, replacement));
    }

    /** The tree without a record that stands in a list or may be absent. */
    static <T extends Record> T remove(T tree, Object target) {
        return rewrite(tree, new Rewriting(target, NOTHING));
    }

    @SuppressWarnings("unchecked")
    private static <T extends Record> T rewrite(T tree, Rewriting rewriting) {
        return (T) rewriting.value(tree);
    }

    /** The records directly inside a record, in declared order. */
    static List<Record> parts(Record node) {
        List<Record> parts = new ArrayList<>();
        COMPONENTS.get(node.getClass()).forEach(component -> collect(ModelTree.value(component, node), parts));
        return parts;
    }

    /** A component of a record by its name, if it has one of that name. */
    static Optional<Object> component(Record node, String name) {
        return COMPONENTS.get(node.getClass()).stream()
                .filter(component -> component.getName().equals(name))
                .findFirst()
                .map(component -> ModelTree.value(component, node));
    }

    private static void collect(Object value, List<Record> parts) {
        if (value instanceof Optional<?> optional) {
            optional.ifPresent(inner -> collect(inner, parts));
        } else if (value instanceof Collection<?> collection) {
            collection.forEach(inner -> collect(inner, parts));
        } else if (value instanceof Map<?, ?> map) {
            map.values().forEach(inner -> collect(inner, parts));
        } else if (value instanceof Record node && isTree(node)) {
            parts.add(node);
        }
    }

    private static boolean isTree(Record node) {
        return !(node instanceof Span) && !(node instanceof Type) && !(node instanceof Layer);
    }

    private Object value(Object value) {
        if (value == target) {
            return replacement;
        }
        if (value instanceof Optional<?> optional) {
            return optional(optional);
        }
        if (value instanceof List<?> list) {
            return list(list);
        }
        if (value instanceof Map<?, ?> map) {
            return map(map);
        }
        return value instanceof Record node && isTree(node) ? node(node) : value;
    }

    private Object optional(Optional<?> optional) {
        if (optional.isEmpty()) {
            return optional;
        }
        Object changed = value(optional.get());
        if (changed == NOTHING) {
            return Optional.empty();
        }
        return changed == optional.get() ? optional : Optional.of(changed);
    }

    private Object list(List<?> list) {
        List<Object> changed = list.stream()
                .map(this::value)
                .filter(element -> element != NOTHING)
                .toList();
        return same(list, changed) ? list : changed;
    }

    private Object map(Map<?, ?> map) {
        Map<Object, Object> changed = new LinkedHashMap<>();
        map.forEach((key, element) -> {
            Object value = value(element);
            if (value != NOTHING) {
                changed.put(key, value);
            }
        });
        return same(List.copyOf(map.values()), List.copyOf(changed.values())) ? map : changed;
    }

    private static boolean same(List<?> before, List<?> after) {
        if (before.size() != after.size()) {
            return false;
        }
        for (int i = 0; i < before.size(); i++) {
            if (before.get(i) != after.get(i)) {
                return false;
            }
        }
        return true;
    }

    private Object node(Record node) {
        List<RecordComponent> components = COMPONENTS.get(node.getClass());
        List<Object> before = components.stream()
                .map(component -> ModelTree.value(component, node))
                .toList();
        List<Object> after = before.stream().map(this::value).toList();
        if (same(before, after)) {
            return node;
        }
        if (after.contains(NOTHING)) {
            throw new IllegalArgumentException("a part of " + node.getClass().getSimpleName() + " cannot be left out");
        }
        return construct(node.getClass(), components, after);
    }

    private static Object construct(Class<?> type, List<RecordComponent> components, List<Object> values) {
        Class<?>[] types = components.stream().map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            return type.getDeclaredConstructor(types).newInstance(values.toArray());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot make a " + type, e);
        }
    }

    /** The record and every record below it, outermost first. */
    static Stream<Record> all(Record node) {
        return Stream.concat(Stream.of(node), parts(node).stream().flatMap(Rewriting::all));
    }
}
