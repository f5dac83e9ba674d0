package dev.grognard.compiler.format;

import dev.grognard.compiler.ast.Comment;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Prints lists of things, one below the other, with the comments between and behind them; an empty line between two stays, several become
 * one.
 */
final class Items {
    /** A thing and how it is printed; printing takes its inner comments, so it happens in the order of the text. */
    record Item(Span span, Supplier<Layout> layout) {}

    private final Comments comments;

    Items(Comments comments) {
        this.comments = comments;
    }

    /** The items between an offset where they begin and one where they end; nothing if there are neither items nor comments. */
    List<Layout> lines(List<Item> items, int start, int end) {
        List<Layout> lines = new ArrayList<>();
        int last = start;
        for (Item item : items) {
            for (Comment comment : comments.before(item.span().start())) {
                add(lines, last, comment.span(), new Layout.Aside(comment.text()));
                last = comment.span().end();
            }
            Layout layout = item.layout().get();
            int from = last;
            last = item.span().end();
            var behind = comments.behind(item.span(), end);
            if (behind.isPresent()) {
                layout =
                        Layout.join(layout, new Layout.Aside("  " + behind.get().text()));
                last = behind.get().span().end();
            }
            add(lines, from, item.span(), layout);
        }
        for (Comment comment : comments.before(end)) {
            add(lines, last, comment.span(), new Layout.Aside(comment.text()));
            last = comment.span().end();
        }
        return lines;
    }

    private static void add(List<Layout> lines, int last, Span span, Layout layout) {
        if (!lines.isEmpty()) {
            lines.add(Layout.HARD);
            if (hasEmptyLine(span, last)) {
                lines.add(Layout.HARD);
            }
        }
        lines.add(layout);
    }

    private static boolean hasEmptyLine(Span span, int last) {
        if (last >= span.start()) {
            return false;
        }
        String between = span.source()
                .text()
                .substring(last, span.start())
                .replace("\r\n", "\n")
                .replace('\r', '\n');
        return between.chars().filter(c -> c == '\n').count() > 1;
    }

    /** Items in braces, each on a line of its own. */
    Layout braces(List<Item> items, int start, int end) {
        List<Layout> lines = lines(items, start, end);
        return lines.isEmpty()
                ? Layout.text("{ }")
                : Layout.join(
                        Layout.text("{"),
                        Layout.nest(2, Layout.HARD, Layout.join(lines)),
                        Layout.HARD,
                        Layout.text("}"));
    }

    /** Items in braces, on one line if there is room and no comment among them. */
    Layout briefBraces(List<Item> items, int start, int end, String between) {
        if (items.isEmpty() || comments.hasBefore(end)) {
            return braces(items, start, end);
        }
        List<Layout> parts = new ArrayList<>();
        for (Item item : items) {
            if (!parts.isEmpty()) {
                parts.add(new Layout.Break(between));
            }
            parts.add(item.layout().get());
        }
        return Layout.group(
                Layout.text("{"), Layout.nest(2, Layout.LINE, Layout.join(parts)), Layout.LINE, Layout.text("}"));
    }
}
