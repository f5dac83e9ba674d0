package dev.grognard.benchmarks.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A table in Markdown, and numbers as they are written in one. */
final class Table {
    private final List<String> lines = new ArrayList<>();

    Table(String... head) {
        row(head);
        lines.add("| --- |" + " ---: |".repeat(head.length - 1));
    }

    Table row(String... cells) {
        lines.add("| " + String.join(" | ", cells) + " |");
        return this;
    }

    String text() {
        return String.join("\n", lines) + "\n";
    }

    /** Three figures are as many as a run can stand for. */
    static String count(double number) {
        if (Double.isInfinite(number)) {
            return "∞";
        }
        double unit = Math.pow(10, Math.max(0, Math.floor(Math.log10(Math.max(1, number))) - 2));
        return String.format(Locale.ROOT, "%,d", Math.round(Math.round(number / unit) * unit));
    }

    static String ratio(double number) {
        return String.format(Locale.ROOT, number < 0.1 ? "%.3f" : "%.2f", number);
    }

    /** As a ratio if it is near one, else as a count. */
    static String number(double number) {
        return number < 10 ? ratio(number) : count(number);
    }

    static String decimal(double number) {
        return String.format(Locale.ROOT, number < 100 ? "%.1f" : "%,.0f", number);
    }
}
