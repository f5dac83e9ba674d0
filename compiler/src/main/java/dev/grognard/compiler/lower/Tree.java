package dev.grognard.compiler.lower;

import dev.grognard.compiler.model.ModelNode;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/**
 * Walks typed expressions and statements without naming their forms: every part of a record that is itself a record of the model, alone, in a
 * list or in an Optional, is a child. Definitions that are only referred to (symbols, regions, lists) are not entered.
 */
public final class Tree {
    private static final Map<Class<?>, RecordComponent[]> COMPONENTS = new ConcurrentHashMap<>();

    private Tree() {}

    /** Whether the node or anything below it satisfies the test. */
    public static boolean any(Object node, Predicate<Object> test) {
        if (node instanceof List<?> list) {
            for (Object element : list) {
                if (any(element, test)) {
                    return true;
                }
            }
            return false;
        }
        if (node instanceof Optional<?> optional) {
            return optional.isPresent() && any(optional.get(), test);
        }
        if (!(node instanceof ModelNode)) {
            return false;
        }
        if (test.test(node)) {
            return true;
        }
        for (RecordComponent component : components(node.getClass())) {
            if (any(read(component, node), test)) {
                return true;
            }
        }
        return false;
    }

    /** Visits the node and everything below it, parents first. */
    public static void each(Object node, java.util.function.Consumer<Object> visitor) {
        any(node, seen -> {
            visitor.accept(seen);
            return false;
        });
    }

    private static RecordComponent[] components(Class<?> type) {
        return COMPONENTS.computeIfAbsent(type, Class::getRecordComponents);
    }

    private static Object read(RecordComponent component, Object node) {
        try {
            return component.getAccessor().invoke(node);
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException("cannot read " + component, broken);
        }
    }
}
