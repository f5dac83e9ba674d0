package dev.grognard.cli;

import java.util.ArrayList;
import java.util.List;

/** Cuts what is too long for a terminal into lines, none of which ends in the middle of a name where that can be helped. */
final class Wrapped {
    private static final int WIDTH = 110;

    private Wrapped() {}

    /** Items behind a head, each whole; what does not fit goes on below, behind a margin. */
    static List<String> items(String head, List<String> items, String between, String margin) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder(head);
        for (int i = 0; i < items.size(); i++) {
            String item = items.get(i) + (i + 1 < items.size() ? between : "");
            if (line.length() > margin.length()
                    && line.length() + item.stripTrailing().length() > WIDTH) {
                lines.add(line.toString().stripTrailing());
                line = new StringBuilder(margin);
            }
            line.append(item);
        }
        lines.add(line.toString().stripTrailing());
        return lines;
    }

    /** A sentence; lists in it are cut behind a comma, since names have blanks too. */
    static List<String> sentence(String sentence, String margin) {
        List<String> lines = new ArrayList<>();
        String rest = sentence;
        int end = end(rest, margin);
        while (end > 0) {
            lines.add(rest.substring(0, end).stripTrailing());
            rest = margin + rest.substring(end).strip();
            end = end(rest, margin);
        }
        lines.add(rest);
        return lines;
    }

    /** Where a line is cut; 0 if it is short enough or cannot be cut. */
    private static int end(String line, String margin) {
        if (line.length() <= WIDTH) {
            return 0;
        }
        int comma = line.lastIndexOf(", ", WIDTH - 1) + 1;
        int blank = line.lastIndexOf(' ', WIDTH);
        int end = comma > WIDTH / 2 ? comma : blank;
        return end > Math.max(margin.length(), indent(line)) ? end : 0;
    }

    private static int indent(String line) {
        return line.length() - line.stripLeading().length();
    }
}
