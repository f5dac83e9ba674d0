package dev.grognard.cli;

import dev.grognard.runtime.match.Option;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Prints what can be chosen: one option a line, or, where there are many, those of one piece side by side. */
final class OptionPrinter {
    private static final int WIDTH = 110;
    /** A list that is longer than this scrolls the board away. */
    private static final int MOST_LINES = 20;

    private final PrintWriter out;
    private final int viewer;

    OptionPrinter(PrintWriter out, int viewer) {
        this.out = out;
        this.viewer = viewer;
    }

    /** An option with its number and all that the viewer may read of it. */
    private record Line(int number, String subject, List<String> words) {
        String label() {
            return String.join(" ", words);
        }

        /** How many words two labels about the same thing begin with alike. */
        int shared(Line other) {
            int same = 0;
            while (same < Math.min(words.size(), other.words.size()) - 1
                    && words.get(same).equals(other.words.get(same))) {
                same++;
            }
            return subject.isEmpty() ? 0 : same;
        }

        /** Whether they stand side by side: plain names do, and what one piece can do. */
        boolean standsWith(Line other) {
            return subject.equals(other.subject) && (subject.isEmpty() || shared(other) > 0);
        }
    }

    /** Prints the options with the numbers under which they are taken. */
    void print(List<Option> options) {
        List<Line> lines = lines(options);
        if (lines.size() > MOST_LINES) {
            printGrouped(lines);
            return;
        }
        int digits = Integer.toString(lines.size()).length();
        lines.forEach(line -> out.println("  " + padded(line.number(), digits) + "  " + line.label()));
    }

    private List<Line> lines(List<Option> options) {
        Map<String, Long> labels = options.stream()
                .collect(Collectors.groupingBy(option -> option.label().seenBy(viewer), Collectors.counting()));
        return options.stream()
                .map(option -> {
                    String label = option.label().seenBy(viewer);
                    String told = label + (labels.get(label) > 1 ? way(option) : "");
                    return new Line(option.index() + 1, subject(option), List.of(told.split(" ")));
                })
                .toList();
    }

    /** The order and, where it is about several things, the first of them; nothing for a plain answer. */
    private static String subject(Option option) {
        Question written = Question.parse(option.notation());
        return switch (written.arguments().size()) {
            case 0 -> "";
            case 1 -> written.rule();
            default -> written.rule() + " " + written.arguments().get(0);
        };
    }

    /** The links that an option is about, which tell apart what reads alike; only these, as pieces may be hidden from who reads. */
    private static String way(Option option) {
        String links = Question.parse(option.notation()).arguments().stream()
                .filter(argument -> argument.endsWith(")"))
                .collect(Collectors.joining(", "));
        return links.isEmpty() ? "" : ", by " + links;
    }

    private void printGrouped(List<Line> lines) {
        for (int from = 0; from < lines.size(); ) {
            Line first = lines.get(from);
            int shared = first.subject().isEmpty() ? 0 : Integer.MAX_VALUE;
            int to = from + 1;
            while (to < lines.size() && first.standsWith(lines.get(to))) {
                shared = Math.min(shared, first.shared(lines.get(to)));
                to++;
            }
            if (to == from + 1) {
                out.println("  " + first.number() + ") " + first.label());
            } else {
                printGroup(lines.subList(from, to), shared);
            }
            from = to;
        }
    }

    /** What all have in common, and then what sets each of them apart. */
    private void printGroup(List<Line> group, int shared) {
        String common = String.join(" ", group.get(0).words().subList(0, shared));
        String head = common.isEmpty() ? "  " : "  " + common + "  ";
        List<String> rests = new ArrayList<>();
        for (Line line : group) {
            List<String> rest = line.words().subList(shared, line.words().size());
            rests.add(line.number() + ") " + String.join(" ", rest));
        }
        StringBuilder text = new StringBuilder(head);
        for (String rest : rests) {
            if (text.length() + rest.length() > WIDTH) {
                out.println(text.toString().stripTrailing());
                text.setLength(0);
                text.append("      ");
            }
            text.append(rest).append("  ");
        }
        out.println(text.toString().stripTrailing());
    }

    private static String padded(int number, int digits) {
        String text = Integer.toString(number);
        return " ".repeat(digits - text.length()) + text;
    }
}
