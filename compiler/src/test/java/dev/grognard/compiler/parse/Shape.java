package dev.grognard.compiler.parse;

import dev.grognard.compiler.ast.SourceFile;
import dev.grognard.compiler.source.Span;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** A tree without its places: two texts that mean the same have the same shape. */
public final class Shape {
    private Shape() {}

    /** The shape of a file; its comments are not part of it. */
    public static String of(SourceFile file) {
        return text(file.header()) + "\n"
                + file.decls().stream().map(Shape::text).collect(Collectors.joining("\n"));
    }

    /** Shows every record of a tree to a visitor. */
    public static void walk(Object node, Consumer<Record> visitor) {
        if (node instanceof List<?> list) {
            list.forEach(one -> walk(one, visitor));
        } else if (node instanceof Optional<?> optional) {
            optional.ifPresent(one -> walk(one, visitor));
        } else if (node instanceof Record tree && !(node instanceof Span)) {
            visitor.accept(tree);
            for (RecordComponent component : tree.getClass().getRecordComponents()) {
                walk(value(tree, component), visitor);
            }
        }
    }

    /** The place of a node, if it has one. */
    public static Optional<Span> span(Record node) {
        return Arrays.stream(node.getClass().getRecordComponents())
                .filter(component -> component.getType() == Span.class)
                .map(component -> (Span) value(node, component))
                .findFirst();
    }

    /** The places of the nodes directly inside one. */
    public static List<Span> innerSpans(Record node) {
        List<Span> spans = new ArrayList<>();
        for (RecordComponent component : node.getClass().getRecordComponents()) {
            collect(value(node, component), spans);
        }
        return spans;
    }

    private static void collect(Object node, List<Span> spans) {
        if (node instanceof List<?> list) {
            list.forEach(one -> collect(one, spans));
        } else if (node instanceof Optional<?> optional) {
            optional.ifPresent(one -> collect(one, spans));
        } else if (node instanceof Record tree && !(node instanceof Span)) {
            span(tree).ifPresent(spans::add);
        }
    }

    private static String text(Object node) {
        if (node instanceof List<?> list) {
            return list.stream().map(Shape::text).collect(Collectors.joining(", ", "[", "]"));
        }
        if (node instanceof Optional<?> optional) {
            return optional.map(Shape::text).orElse("-");
        }
        if (node instanceof Record tree) {
            StringBuilder out = new StringBuilder(tree.getClass().getSimpleName()).append('(');
            for (RecordComponent component : tree.getClass().getRecordComponents()) {
                if (component.getType() != Span.class) {
                    out.append(text(value(tree, component))).append(' ');
                }
            }
            return out.append(')').toString();
        }
        return String.valueOf(node);
    }

    private static Object value(Record tree, RecordComponent component) {
        try {
            component.getAccessor().setAccessible(true);
            return component.getAccessor().invoke(tree);
        } catch (IllegalAccessException | InvocationTargetException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
