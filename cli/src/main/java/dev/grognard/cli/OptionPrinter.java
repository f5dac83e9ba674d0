package dev.grognard.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Prints what can be chosen: one option a line, or, where there are many, those of one piece, or pieces of one place, side by side. */
final class OptionPrinter {
    /** A list that is longer than this scrolls the board away. */
    private static final int MOST_LINES = 20;

    /** Stands for a blank inside a name. */
    private static final char INSIDE = '\u00a0';

    private final PrintWriter out;

    OptionPrinter(PrintWriter out) {
        this.out = out;
    }

    /** An option with its number and all that the viewer may read of it. */
    private record Line(int number, Optional<String> place, String subject, List<String> words) {
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
            // Of two that read alike nothing is left to set them apart, and a cut would go through what stands for a
            // hidden name.
            return subject.isEmpty() || words.equals(other.words) ? 0 : same;
        }

        /** Whether they stand side by side: plain names do, and what one piece can do. */
        boolean standsWith(Line other) {
            return subject.equals(other.subject) && (subject.isEmpty() || shared(other) > 0);
        }
    }

    /** The words of a text; a name that has several is one, so that no list begins in the middle of it. */
    private static List<String> words(String text, Set<String> names) {
        String joined = text;
        for (String name : names) {
            joined = joined.replace(name, name.replace(' ', INSIDE));
        }
        return Arrays.stream(joined.split(" "))
                .map(word -> word.replace(INSIDE, ' '))
                .toList();
    }

    /** Prints what can be typed, each with its number. */
    void print(Menu menu) {
        if (menu.isStaged()) {
            printStaged(menu);
            return;
        }
        List<Line> lines = lines(menu);
        if (lines.size() > MOST_LINES || repeatsLabels(lines)) {
            printGrouped(lines);
            return;
        }
        int digits = Integer.toString(lines.size()).length();
        lines.forEach(line -> out.println("  " + padded(line.number(), digits) + "  " + line.label()));
    }

    /** Whether what the rulebook prints beside a name would stand in one line after the other. */
    private static boolean repeatsLabels(List<Line> lines) {
        for (int i = 1; i < lines.size(); i++) {
            Line above = lines.get(i - 1);
            int shared = above.standsWith(lines.get(i)) ? above.shared(lines.get(i)) : 0;
            if (above.words().subList(0, shared).stream().anyMatch(word -> word.startsWith("("))) {
                return true;
            }
        }
        return false;
    }

    private static List<Line> lines(Menu menu) {
        List<Line> lines = new ArrayList<>();
        List<Offer> offers = menu.entries().stream().map(Menu.Entry::offer).toList();
        Set<String> names = offers.stream()
                .flatMap(offer -> offer.names().stream())
                .flatMap(Optional::stream)
                .collect(Collectors.toCollection(LinkedHashSet::new));
        for (Menu.Entry entry : menu.entries()) {
            lines.add(new Line(
                    lines.size() + 1, entry.place(), subject(entry.offer(), offers), words(entry.text(), names)));
        }
        return lines;
    }

    /** The order and, where it is about several things, the first of them; that one alone where several orders are about it, and nothing for a plain answer. */
    private static String subject(Offer offer, List<Offer> offers) {
        Question written = Question.parse(offer.notation());
        if (Menu.isOfSeveralOrders(offer, offers)) {
            return written.arguments().get(0);
        }
        return switch (written.arguments().size()) {
            case 0 -> "";
            case 1 -> written.rule();
            default -> written.rule() + " " + written.arguments().get(0);
        };
    }

    /** Whom something is offered about, those who stand together in one row behind their place. */
    private void printStaged(Menu menu) {
        int width = menu.entries().stream()
                .mapToInt(entry -> entry.place().orElse("").length())
                .max()
                .orElse(0);
        for (int from = 0; from < menu.size(); ) {
            Optional<String> place = menu.entries().get(from).place();
            List<String> row = new ArrayList<>();
            int to = from;
            while (to < menu.size() && menu.entries().get(to).place().equals(place)) {
                row.add((to + 1) + ") " + menu.entries().get(to).text());
                to++;
            }
            if (place.isPresent()) {
                String head =
                        "  " + place.get() + " ".repeat(width - place.get().length()) + "  ";
                printRow(head, row, " ".repeat(head.length()));
            } else {
                printRow("  ", row, "  ");
            }
            from = to;
        }
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
                String place = first.place().map(name -> name + ": ").orElse("");
                out.println("  " + place + first.number() + ") " + first.label());
            } else {
                printGroup(lines.subList(from, to), shared);
            }
            from = to;
        }
    }

    /** What all have in common, and then what sets each of them apart. */
    private void printGroup(List<Line> group, int shared) {
        String place = group.get(0).place().map(name -> name + ": ").orElse("");
        String common = place + String.join(" ", group.get(0).words().subList(0, shared));
        String head = common.isEmpty() ? "  " : "  " + common + "  ";
        List<String> rests = new ArrayList<>();
        for (Line line : group) {
            List<String> rest = line.words().subList(shared, line.words().size());
            rests.add(line.number() + ") " + String.join(" ", rest));
        }
        printRow(head, rests, "      ");
    }

    private void printRow(String head, List<String> items, String margin) {
        Wrapped.items(head, items, "  ", margin).forEach(out::println);
    }

    private static String padded(int number, int digits) {
        String text = Integer.toString(number);
        return " ".repeat(digits - text.length()) + text;
    }
}
