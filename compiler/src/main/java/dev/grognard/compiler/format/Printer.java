package dev.grognard.compiler.format;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;

/** Breaks a layout into lines of a given width. */
final class Printer {
    private record Task(int indent, boolean flat, boolean row, Layout layout) {
        Task of(Layout part) {
            return new Task(indent, flat, row, part);
        }
    }

    private final int width;
    private final StringBuilder out = new StringBuilder();
    private final Deque<Task> tasks = new ArrayDeque<>();
    private final Columns columns = new Columns();
    private int column;

    private Printer(int width) {
        this.width = width;
    }

    static String print(Layout layout, int width) {
        Printer printer = new Printer(width);
        printer.tasks.push(new Task(0, false, false, layout));
        while (!printer.tasks.isEmpty()) {
            printer.step(printer.tasks.pop());
        }
        return printer.columns.align(printer.out, width);
    }

    private void step(Task task) {
        Layout layout = task.layout();
        if (layout instanceof Layout.Text text) {
            out.append(text.text());
            column += columns(text.text());
        } else if (layout instanceof Layout.Aside aside) {
            out.append(aside.text());
        } else if (layout instanceof Layout.Mark mark) {
            if (!task.row()) {
                columns.mark(out, mark.column());
            }
        } else if (layout instanceof Layout.Pad pad) {
            String blanks = task.row() ? "" : pad.blanks();
            out.append(blanks);
            column += blanks.length();
        } else if (layout instanceof Layout.Break line && task.flat()) {
            out.append(line.flat());
            column += line.flat().length();
        } else if (layout instanceof Layout.Break || layout instanceof Layout.Hard) {
            newLine(task.indent());
        } else if (layout instanceof Layout.Group group) {
            boolean flat = task.flat() || (!group.hard() && fits(group.inner()));
            tasks.push(new Task(task.indent(), flat, task.row(), group.inner()));
        } else {
            open(task, tasks);
        }
    }

    private static void open(Task task, Deque<Task> onto) {
        if (task.layout() instanceof Layout.Nested nested) {
            onto.push(new Task(task.indent() + nested.columns(), task.flat(), task.row(), nested.inner()));
        } else if (task.layout() instanceof Layout.Row row) {
            onto.push(new Task(task.indent(), task.flat(), task.row() || task.flat(), row.inner()));
        } else if (task.layout() instanceof Layout.Group group) {
            onto.push(task.of(group.inner()));
        } else if (task.layout() instanceof Layout.Joined joined) {
            for (int i = joined.parts().size() - 1; i >= 0; i--) {
                onto.push(task.of(joined.parts().get(i)));
            }
        }
    }

    /** Whether it fits flat into the line, together with what follows up to the next place where the line may end. */
    private boolean fits(Layout layout) {
        int left = width - column;
        Deque<Task> ahead = new ArrayDeque<>();
        ahead.push(new Task(0, true, false, layout));
        Iterator<Task> following = tasks.iterator();
        while (left >= 0) {
            if (ahead.isEmpty()) {
                if (!following.hasNext()) {
                    return true;
                }
                ahead.push(following.next());
            }
            Task task = ahead.pop();
            if (task.layout() instanceof Layout.Text text) {
                left -= columns(text.text());
            } else if (task.layout() instanceof Layout.Pad pad) {
                left -= task.row() ? 0 : pad.blanks().length();
            } else if (task.layout() instanceof Layout.Break line && task.flat()) {
                left -= line.flat().length();
            } else if (task.layout() instanceof Layout.Break || task.layout() instanceof Layout.Hard) {
                return true;
            } else {
                open(task, ahead);
            }
        }
        return false;
    }

    private void newLine(int indent) {
        int end = out.length();
        while (end > 0 && out.charAt(end - 1) == ' ') {
            end--;
        }
        out.setLength(end);
        out.append('\n').append(" ".repeat(indent));
        column = indent;
    }

    static int columns(String text) {
        return text.codePointCount(0, text.length());
    }
}
