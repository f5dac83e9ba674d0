package dev.grognard.compiler.format;

import dev.grognard.compiler.ast.Comment;
import dev.grognard.compiler.source.Span;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** The comments that have not been printed yet, in the order of the text. */
final class Comments {
    private final Deque<Comment> left;

    Comments(List<Comment> comments) {
        this.left = new ArrayDeque<>(comments.stream()
                .sorted(Comparator.comparingInt(comment -> comment.span().start()))
                .toList());
    }

    /** Takes those that begin before an offset. */
    List<Comment> before(int offset) {
        List<Comment> taken = new ArrayList<>();
        while (!left.isEmpty() && left.peek().span().start() < offset) {
            taken.add(left.pop());
        }
        return taken;
    }

    /** Whether any begins before an offset. */
    boolean hasBefore(int offset) {
        return !left.isEmpty() && left.peek().span().start() < offset;
    }

    /** Takes the one that stands behind an item on its last line, before an offset. */
    Optional<Comment> behind(Span item, int before) {
        if (left.isEmpty()) {
            return Optional.empty();
        }
        Span next = left.peek().span();
        boolean behind = next.start() >= item.end() && next.start() < before && isSameLine(item.end(), next);
        return behind ? Optional.of(left.pop()) : Optional.empty();
    }

    /** Takes the next one if it stands behind an opening brace, before an offset. */
    Optional<Comment> behindBrace(int before) {
        boolean behind = hasBefore(before)
                && followsBrace(
                        left.peek().span().source().text(), left.peek().span().start());
        return behind ? Optional.of(left.pop()) : Optional.empty();
    }

    /** Whether only blanks stand between an opening brace and an offset. */
    static boolean followsBrace(String text, int offset) {
        int at = offset - 1;
        while (at >= 0 && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
            at--;
        }
        return at >= 0 && text.charAt(at) == '{';
    }

    private static boolean isSameLine(int end, Span comment) {
        return comment.source().text().substring(end, comment.start()).chars().noneMatch(c -> c == '\n' || c == '\r');
    }
}
