package dev.grognard.compiler.phrase;

import dev.grognard.compiler.source.SourceText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The times of day that a game prints for its turns, in a table with a row or a column for each number. */
public final class PrintedTurns {
    private static final int MINUTES = 60;
    private static final int HALF_A_DAY = 12;

    /** A time as books write it: 16:00, 1600, 4pm, 4:30 p.m. */
    private static final Pattern TIME = Pattern.compile("(\\d{1,2})(?::?(\\d\\d))?\\h*(?:([apAP])\\.?[mM]\\.?)?");

    private static final Pattern TABLE =
            Pattern.compile("(?m)^[ \\t]*table[ \\t]+\\w+\\(\\w+: Int\\b[^,)]*\\)[^{]*\\{([^}]*)\\}");

    private PrintedTurns() {}

    /** Whether this is written as the time of day, and not as a number or odds. */
    public static boolean isTime(String written) {
        return written.matches("(?:[01]?\\d|2[0-4]):[0-5]\\d|(?:0?[1-9]|1[0-2])(?::[0-5]\\d)?[ap]m");
    }

    /** The minute of the day. */
    static Optional<Integer> minute(String written) {
        Matcher time = TIME.matcher(written.strip());
        if (!time.matches() || time.group(2) == null && time.group(3) == null) {
            return Optional.empty();
        }
        int shown = Integer.parseInt(time.group(1));
        boolean halves = time.group(3) != null;
        int hour = halves ? shown % HALF_A_DAY + (time.group(3).equalsIgnoreCase("p") ? HALF_A_DAY : 0) : shown;
        return Optional.of(hour * MINUTES + (time.group(2) == null ? 0 : Integer.parseInt(time.group(2))));
    }

    /** The hour of the day as a calendar has it, if the time is a full hour. */
    public static Optional<Integer> hour(String written) {
        return minute(written).filter(minute -> minute % MINUTES == 0).map(minute -> minute / MINUTES);
    }

    /** The number of the one turn that is printed with a time. */
    public static Optional<String> turn(SourceText source, String written) {
        Optional<Integer> wanted = minute(written);
        List<String> found = source.family().stream()
                .flatMap(text -> TABLE.matcher(text.text()).results())
                .flatMap(table -> turns(source, rows(table.group(1)), wanted))
                .distinct()
                .toList();
        return wanted.isPresent() && found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
    }

    private static List<List<String>> rows(String table) {
        return table.lines()
                .map(String::strip)
                .filter(line -> line.startsWith("|"))
                .map(line -> Stream.of(line.substring(1).split("\\|"))
                        .map(String::strip)
                        .toList())
                .toList();
    }

    /** The numbers beside or above a time: the first cell of its row, or the cell of the header over it. */
    private static Stream<String> turns(SourceText source, List<List<String>> rows, Optional<Integer> wanted) {
        List<String> numbers = new ArrayList<>();
        for (List<String> row : rows) {
            for (int column = 1; column < row.size(); column++) {
                if (!printed(source, row.get(column)).equals(wanted)) {
                    continue;
                }
                List<String> header = rows.get(0);
                Stream.of(row.get(0), column < header.size() ? header.get(column) : "")
                        .filter(cell -> cell.matches("\\d{1,3}"))
                        .forEach(numbers::add);
            }
        }
        return numbers.stream();
    }

    /** The time in a cell, or the one that the name in it is printed with. */
    private static Optional<Integer> printed(SourceText source, String cell) {
        if (!cell.matches("\\p{Lu}\\w*")) {
            return minute(cell);
        }
        Pattern named = Pattern.compile("\\b" + cell + " \"([^\"\\n]*)\"");
        return source.family().stream()
                .map(text -> named.matcher(text.text()))
                .filter(Matcher::find)
                .findFirst()
                .flatMap(match -> minute(match.group(1)));
    }
}
