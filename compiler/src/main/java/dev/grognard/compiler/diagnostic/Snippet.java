package dev.grognard.compiler.diagnostic;

import dev.grognard.compiler.source.LineMap;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

/** The marked lines of one source text: single-line labels underlined, longer ones bracketed at the left. */
final class Snippet {
    /** Lines longer than this are shown only around what is marked in them. */
    private static final int WIDEST = 160;

    private static final int LEAD = 40;

    private final LineMap lines;
    private final Label primary;
    private final Severity severity;
    private final Palette palette;
    private final int digits;
    private final List<Label> single = new ArrayList<>();
    private final List<Label> spread = new ArrayList<>();

    Snippet(SourceText source, List<Label> labels, Label primary, Severity severity, Palette palette, int digits) {
        this.lines = source.lines();
        this.primary = primary;
        this.severity = severity;
        this.palette = palette;
        this.digits = digits;
        for (Label label : labels) {
            (firstLine(label) == lastLine(label) ? single : spread).add(label);
        }
    }

    static int firstLine(Label label) {
        return label.span().line();
    }

    /** The line of the last character; the line end itself counts to the line that it ends. */
    static int lastLine(Label label) {
        Span span = label.span();
        return span.source().lines().line(Math.max(span.start(), span.end() - 1));
    }

    void print(StringBuilder out) {
        int previous = 0;
        for (int line : shownLines()) {
            if (previous > 0 && line > previous + 1) {
                String open = brackets(line, true).replace('/', ' ');
                out.append(palette.gutter("..."))
                        .append((" ".repeat(digits) + open).stripTrailing())
                        .append('\n');
            }
            printLine(out, line);
            previous = line;
        }
    }

    private TreeSet<Integer> shownLines() {
        TreeSet<Integer> shown = new TreeSet<>();
        for (Label label : single) {
            shown.add(firstLine(label));
        }
        for (Label label : spread) {
            shown.add(firstLine(label));
            shown.add(firstLine(label) + 1);
            shown.add(lastLine(label));
        }
        for (Integer line : List.copyOf(shown)) {
            if (shown.contains(line + 2)) {
                shown.add(line + 1);
            }
        }
        return shown;
    }

    private void printLine(StringBuilder out, int line) {
        Window window = window(line);
        String number = Integer.toString(line);
        String code = palette.gutter(" ".repeat(digits - number.length()) + number + " |") + " " + brackets(line, true)
                + DisplayText.printable(window.text());
        out.append(code.stripTrailing()).append('\n');
        List<Label> here = single.stream()
                .filter(label -> firstLine(label) == line)
                .sorted(Comparator.comparingInt(label -> label.span().start()))
                .toList();
        if (!here.isEmpty()) {
            underline(out, line, window, here);
        }
        for (Label label : spread) {
            if (lastLine(label) == line) {
                int column = window.column(label.span().end() - 1);
                int slot = spread.indexOf(label);
                String mark = "|" + "_".repeat(2 * (spread.size() - slot) - 1 + column) + sign(label) + " "
                        + DisplayText.printable(label.text());
                row(out, brackets(line, false).substring(0, 2 * slot), paint(label, mark.stripTrailing()));
            }
        }
    }

    /** Two cells for each spread label: a slash where it begins, a bar where it runs on. */
    private String brackets(int line, boolean codeLine) {
        StringBuilder result = new StringBuilder();
        for (Label label : spread) {
            boolean begins = firstLine(label) == line;
            boolean runs = firstLine(label) < line && line <= lastLine(label);
            char mark = ' ';
            if (begins && codeLine) {
                mark = '/';
            } else if (runs || (begins && !codeLine)) {
                mark = '|';
            }
            result.append(mark).append(' ');
        }
        return result.toString();
    }

    private void underline(StringBuilder out, int line, Window window, List<Label> labels) {
        String left = brackets(line, false);
        int width = 0;
        for (Label label : labels) {
            width = Math.max(width, window.column(label.span().start()) + length(window, label));
        }
        char[] marks = new char[width];
        Arrays.fill(marks, ' ');
        // The primary label is drawn last, so that its mark wins where two overlap.
        labels.stream()
                .sorted(Comparator.comparing(label -> label.equals(primary)))
                .forEach(label -> {
                    int start = window.column(label.span().start());
                    Arrays.fill(marks, start, start + length(window, label), sign(label));
                });
        Label last = labels.get(labels.size() - 1);
        boolean inline = labels.stream()
                .allMatch(label -> label.equals(last)
                        || window.column(label.span().start()) + length(window, label)
                                <= window.column(last.span().start()));
        List<Label> hanging = new ArrayList<>(labels);
        String text = "";
        if (inline) {
            hanging.remove(last);
            text = last.text().isEmpty() ? "" : " " + paint(last, DisplayText.printable(last.text()));
        }
        hanging.removeIf(label -> label.text().isEmpty());
        row(out, left, colourMarks(marks) + text);
        if (!hanging.isEmpty()) {
            row(out, left, bars(window, hanging, hanging.size()));
        }
        for (int i = hanging.size() - 1; i >= 0; i--) {
            Label label = hanging.get(i);
            int column = window.column(label.span().start());
            String before = bars(window, hanging, i);
            int beforeWidth =
                    i == 0 ? 0 : window.column(hanging.get(i - 1).span().start()) + 1;
            if (beforeWidth > column) {
                before = bars(window, hanging, i - 1);
                beforeWidth =
                        i == 1 ? 0 : window.column(hanging.get(i - 2).span().start()) + 1;
            }
            String gap = " ".repeat(Math.max(0, column - beforeWidth));
            row(out, left, before + gap + paint(label, DisplayText.printable(label.text())));
        }
    }

    private String bars(Window window, List<Label> labels, int count) {
        StringBuilder result = new StringBuilder();
        int width = 0;
        for (Label label : labels.subList(0, count)) {
            int column = window.column(label.span().start());
            if (column >= width) {
                result.append(" ".repeat(column - width)).append(paint(label, "|"));
                width = column + 1;
            }
        }
        return result.toString();
    }

    private String colourMarks(char[] marks) {
        StringBuilder result = new StringBuilder();
        int from = 0;
        for (int i = 1; i <= marks.length; i++) {
            if (i == marks.length || marks[i] != marks[from]) {
                String run = new String(marks, from, i - from);
                result.append(marks[from] == '^' ? palette.severity(severity, run) : palette.secondary(run));
                from = i;
            }
        }
        return result.toString();
    }

    private void row(StringBuilder out, String left, String content) {
        String row = " ".repeat(digits) + palette.gutter(" |") + " " + left + content;
        out.append(row.stripTrailing()).append('\n');
    }

    private char sign(Label label) {
        return label.equals(primary) ? '^' : '-';
    }

    private String paint(Label label, String text) {
        return label.equals(primary) ? palette.severity(severity, text) : palette.secondary(text);
    }

    /** At least one cell, so that an empty span (something missing) is seen too. */
    private static int length(Window window, Label label) {
        return Math.max(
                1,
                window.column(label.span().end()) - window.column(label.span().start()));
    }

    private Window window(int line) {
        int start = lines.start(line);
        String text = lines.text(line);
        if (text.length() <= WIDEST) {
            return new Window(start, "", text);
        }
        int marked = single.stream()
                .filter(label -> firstLine(label) == line)
                .mapToInt(label -> label.span().start() - start)
                .min()
                .orElse(0);
        int from = Math.max(0, Math.min(marked - LEAD, text.length() - WIDEST));
        int to = Math.min(text.length(), from + WIDEST);
        return new Window(
                start + from, from > 0 ? "…" : "", text.substring(from, to) + (to < text.length() ? "…" : ""));
    }

    /** The part of a line that is shown: the offset at which it begins, a sign for what was left out before it, and it. */
    private record Window(int offset, String lead, String shown) {
        String text() {
            return lead + shown;
        }

        /** The cell in which the character at an offset of the source is shown. */
        int column(int at) {
            int inside = Math.max(0, Math.min(at - offset, shown.length()));
            return DisplayText.width(lead + shown.substring(0, inside));
        }
    }
}
