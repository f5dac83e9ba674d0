package dev.grognard.compiler.format;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;

/** Puts what lines below each other have in common into columns, as far as there is room. */
final class Columns {
    /** The most blanks that a column is worth. */
    private static final int FARTHEST = 24;

    /** The most blanks before what lines up with nothing next to it. */
    private static final int FARTHEST_ALONE = 8;

    /** A reason begins with a word by which it is found anyway. */
    private static final String REASON = "else";

    /** A citation is found by its bracket, and lined up for the eye only where there are more than two. */
    private static final String CASE = "case";

    /** The ways of a map line up all or none: one among them that does not looks like a slip. */
    static final String CHAINS = "chains";

    /** Where a column begins, counted from the start of the whole text. */
    private record Begin(int offset, String column) {}

    /** A column of one line: what stands before it, up to the column before, and after it. */
    private static final class Line {
        final StringBuilder text;
        final List<String> columns = new ArrayList<>();
        final List<Integer> offsets = new ArrayList<>();

        Line(String text) {
            this.text = new StringBuilder(text);
        }

        int indent() {
            int indent = 0;
            while (indent < text.length() && text.charAt(indent) == ' ') {
                indent++;
            }
            return indent;
        }

        /** The word that it begins with, by which lines know what belongs to them. */
        String lead() {
            int start = indent();
            int end = start;
            while (end < text.length() && Character.isLetter(text.charAt(end))) {
                end++;
            }
            return text.substring(start, end);
        }

        void shift(int index, int blanks) {
            text.insert(offsets.get(index), " ".repeat(blanks));
            for (int i = index; i < offsets.size(); i++) {
                offsets.set(i, offsets.get(i) + blanks);
            }
        }

        int at(int index) {
            return Printer.columns(text.substring(0, offsets.get(index)));
        }

        /** How long it is to whoever moves a column: a comment behind it counts only for itself. */
        int length(String column) {
            int comment = columns.indexOf("comment");
            boolean whole = comment < 0 || column.equals("comment");
            return whole ? Printer.columns(text.toString()) : at(comment);
        }
    }

    private final List<Begin> begins = new ArrayList<>();

    void mark(StringBuilder out, String column) {
        begins.add(new Begin(out.length(), column));
    }

    /** The text with its columns in place; a line that would become too long stays as it is. */
    String align(StringBuilder out, int width) {
        List<Line> lines = lines(out.toString());
        leaveOutBroken(lines);
        groups(lines).forEach(group -> align(group, width));
        StringBuilder result = new StringBuilder();
        for (Line line : lines) {
            result.append(result.isEmpty() ? "" : "\n").append(line.text);
        }
        return result.toString();
    }

    private List<Line> lines(String text) {
        List<Line> lines = new ArrayList<>();
        int next = 0;
        int start = 0;
        while (start <= text.length()) {
            int end = text.indexOf('\n', start);
            end = end < 0 ? text.length() : end;
            Line line = new Line(text.substring(start, end));
            while (next < begins.size() && begins.get(next).offset() <= end) {
                Begin begin = begins.get(next++);
                int offset = begin.offset() - start;
                if (offset > line.indent() && !line.columns.contains(begin.column())) {
                    line.columns.add(begin.column());
                    line.offsets.add(offset);
                }
            }
            lines.add(line);
            start = end + 1;
        }
        return lines;
    }

    /** Lines that stand below each other, equally far in; what is farther in, a further line of one of them, may stand between. */
    private static List<List<Line>> groups(List<Line> lines) {
        List<List<Line>> groups = new ArrayList<>();
        NavigableMap<Integer, List<Line>> open = new TreeMap<>();
        for (Line line : lines) {
            if (line.text.isEmpty()) {
                open.clear();
                continue;
            }
            open.tailMap(line.indent(), false).clear();
            List<Line> group = open.get(line.indent());
            if (group == null || !belong(group.get(group.size() - 1), line)) {
                group = new ArrayList<>();
                groups.add(group);
                open.put(line.indent(), group);
            }
            group.add(line);
        }
        return groups;
    }

    private static boolean belong(Line one, Line other) {
        boolean bothHave = !one.columns.isEmpty() && !other.columns.isEmpty();
        return bothHave || (!one.lead().isEmpty() && one.lead().equals(other.lead()));
    }

    /** Lines whose value stands below them: for want of it nothing is to be found in columns there. */
    private static void leaveOutBroken(List<Line> lines) {
        for (int i = 0; i + 1 < lines.size(); i++) {
            Line next = lines.get(i + 1);
            if (next.indent() > lines.get(i).indent() && next.text.indexOf("= ") == next.indent()) {
                lines.get(i).columns.clear();
                lines.get(i).offsets.clear();
            }
        }
    }

    private static void align(List<Line> lines, int width) {
        Set<String> names = new LinkedHashSet<>();
        lines.forEach(line -> names.addAll(line.columns));
        for (String name : names) {
            List<Line> all =
                    lines.stream().filter(line -> line.columns.contains(name)).toList();
            List<Line> having = new ArrayList<>(all);
            while (having.size() > 1) {
                int target = having.stream()
                        .mapToInt(line -> line.at(line.columns.indexOf(name)))
                        .max()
                        .orElse(0);
                List<Line> misfits = having.stream()
                        .filter(line -> !fits(line, name, target, width))
                        .toList();
                List<Line> alone = having.stream()
                        .filter(line -> (name.equals(REASON) || name.equals(CASE) && having.size() == 2)
                                && target - line.at(line.columns.indexOf(name)) > FARTHEST_ALONE
                                && isAlone(line, having, all))
                        .toList();
                if (misfits.isEmpty() && alone.isEmpty()) {
                    having.forEach(line -> {
                        int index = line.columns.indexOf(name);
                        line.shift(index, target - line.at(index));
                    });
                    break;
                }
                if (name.equals(CHAINS)) {
                    break;
                }
                having.removeAll(misfits.isEmpty() ? alone : odd(having, misfits, name, target));
            }
        }
    }

    /** Whether the lines next to it that have the column too do not line up, so that it would follow something out of sight. */
    private static boolean isAlone(Line line, List<Line> having, List<Line> all) {
        int index = all.indexOf(line);
        return (index == 0 || !having.contains(all.get(index - 1)))
                && (index == all.size() - 1 || !having.contains(all.get(index + 1)));
    }

    /** Which lines to leave out so that the others can line up: a few without room, or those that the others cannot follow. */
    private static List<Line> odd(List<Line> having, List<Line> misfits, String name, int target) {
        boolean near = misfits.stream().allMatch(line -> target - line.at(line.columns.indexOf(name)) <= FARTHEST);
        return near && misfits.size() * 2 <= having.size()
                ? misfits
                : having.stream()
                        .filter(line -> line.at(line.columns.indexOf(name)) == target)
                        .toList();
    }

    private static boolean fits(Line line, String name, int target, int width) {
        int blanks = target - line.at(line.columns.indexOf(name));
        return blanks == 0 || (blanks <= FARTHEST && line.length(name) + blanks <= width);
    }
}
