package dev.grognard.compiler.format;

import dev.grognard.compiler.ast.Comment;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Prints lists of things with the comments between and behind them. Things that were written on one line stay on it as long as there is
 * room; an empty line between two stays, several become one.
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
        boolean mayJoin = false;
        for (int i = 0; i < items.size(); i++) {
            Item item = items.get(i);
            int next = i + 1 < items.size() ? items.get(i + 1).span().start() : end;
            for (Comment comment : comments.before(item.span().start())) {
                add(lines, last, comment.span(), new Layout.Aside(comment.text()));
                last = comment.span().end();
                mayJoin = false;
            }
            Layout layout = item.layout().get();
            boolean brief = !Layout.hasHard(layout);
            boolean joins = mayJoin && brief && isOneLine(item.span(), last);
            int from = last;
            last = item.span().end();
            var behind = comments.behind(item.span(), next);
            if (behind.isPresent()) {
                layout = Layout.join(layout, behind(behind.get()));
                last = behind.get().span().end();
            }
            mayJoin = brief && behind.isEmpty();
            if (joins) {
                lines.add(Layout.group(new Layout.Break("   "), Layout.group(layout)));
            } else {
                add(lines, from, item.span(), layout);
            }
        }
        for (Comment comment : comments.before(end)) {
            add(lines, last, comment.span(), new Layout.Aside(comment.text()));
            last = comment.span().end();
        }
        return lines;
    }

    /** The comment behind a part of a construct, on its line and before an offset; nothing if there is none. */
    Layout behind(Span part, int before) {
        return comments.behind(part, before).map(Items::behind).orElse(Layout.NOTHING);
    }

    private static Layout behind(Comment comment) {
        return Layout.join(new Layout.Aside("  "), new Layout.Mark("comment"), new Layout.Aside(comment.text()));
    }

    /** The comments that stand before an offset inside a construct, each on a line of its own; for want of them, a blank. */
    Layout between(int offset) {
        List<Layout> lines = new ArrayList<>();
        for (Comment comment : comments.before(offset)) {
            lines.add(Layout.HARD);
            lines.add(new Layout.Aside(comment.text()));
        }
        if (lines.isEmpty()) {
            return Layout.text(" ");
        }
        lines.add(Layout.HARD);
        return Layout.join(lines);
    }

    /** Whether it begins on the line on which something else ended. */
    static boolean isOneLine(Span item, int last) {
        return last <= item.start()
                && item.source().text().substring(last, item.start()).chars().noneMatch(Items::isLineEnd);
    }

    private static boolean isLineEnd(int c) {
        return c == '\n' || c == '\r';
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

    /** Items in braces: on the line of the brace if they were written so, if there is room, and no comment among them. */
    Layout braces(List<Item> items, int start, int end) {
        if (!items.isEmpty() && followsBrace(items.get(0).span()) && !comments.hasBefore(end)) {
            List<Layout> parts = new ArrayList<>();
            for (Item item : items) {
                if (!parts.isEmpty()) {
                    parts.add(new Layout.Break("   "));
                }
                parts.add(item.layout().get());
            }
            return Layout.group(
                    Layout.text("{"),
                    Layout.nest(2, Layout.LINE, new Layout.Row(Layout.join(parts))),
                    Layout.LINE,
                    Layout.text("}"));
        }
        return lineBraces(items, start, end);
    }

    /** Items in braces, each on a line of its own, as rows of tables need it. */
    Layout lineBraces(List<Item> items, int start, int end) {
        int first = items.isEmpty() ? end : items.get(0).span().start();
        Layout brace = comments.behindBrace(first)
                .map(one -> Layout.join(Layout.text("{"), behind(one)))
                .orElse(Layout.text("{"));
        List<Layout> lines = lines(items, start, end);
        return lines.isEmpty() && brace instanceof Layout.Text
                ? Layout.text("{ }")
                : Layout.join(brace, Layout.nest(2, Layout.HARD, Layout.join(lines)), Layout.HARD, Layout.text("}"));
    }

    /** Whether it was written on the line of the brace before it. */
    private static boolean followsBrace(Span item) {
        return Comments.followsBrace(item.source().text(), item.start());
    }
}
