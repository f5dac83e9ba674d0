package dev.grognard.compiler.type;

import dev.grognard.compiler.diagnostic.DashedRange;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What somebody meant with a cell that is written as charts print it. */
final class CellSlips {
    private static final List<String> NUMBERS = List.of(
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");

    private static final Pattern ODDS = Pattern.compile("(\\d+)\\s*[-:/to–—]{1,2}\\s*(\\d+)");
    private static final Pattern AND_MORE =
            Pattern.compile("(.*\\d)\\s*(?:\\+|and up|and over|or more|or higher|or greater|or better)");
    private static final Pattern AND_LESS = Pattern.compile(
            "(?:≤|<=)\\s*(-?\\d.*)|(-?\\d.*\\d|-?\\d)\\s*(?:-|or less|or lower|or fewer|or below|and under)");
    private static final Pattern FROM_TO = Pattern.compile("(-?\\d+)\\s*(?:-|–|—|to)\\s*(-?\\d+)");
    private static final Pattern BEYOND = Pattern.compile("([<>])\\s*(-?\\d{1,6})");
    private static final Pattern WITH_UNIT = Pattern.compile("([+-]?\\d{1,9}(?:/\\d{1,9})?%?)\\s*\\p{L}[\\p{L} .]*");
    private static final Pattern EITHER = Pattern.compile("(\\d+)\\s*(?:or|/|&|and)\\s*(\\d+)");

    /** A number that is not whole. */
    private static final Pattern PARTED = Pattern.compile("-?\\d*\\.\\d+|-?\\d+/\\d+|\\d*\\h*[½¼¾]|\\d+,\\d");

    private CellSlips() {}

    /** How a key is written here that charts write in another way. */
    static Optional<String> key(String cell, boolean odds) {
        Matcher more = AND_MORE.matcher(cell);
        if (more.matches()) {
            return Optional.of(one(more.group(1), odds) + "..");
        }
        Matcher less = AND_LESS.matcher(cell);
        if (less.matches()) {
            return Optional.of(".." + one(less.group(1) == null ? less.group(2) : less.group(1), odds));
        }
        if (odds) {
            String low = cell.startsWith("..") ? ".." : "";
            String high = cell.endsWith("..") ? ".." : "";
            String inner = cell.substring(low.length(), Math.max(low.length(), cell.length() - high.length()));
            return Optional.of(low + one(inner, true) + high).filter(meant -> !meant.equals(cell));
        }
        Matcher beyond = BEYOND.matcher(cell);
        if (beyond.matches()) {
            int bound = Integer.parseInt(beyond.group(2));
            return Optional.of(beyond.group(1).equals("<") ? ".." + (bound - 1) : (bound + 1) + "..");
        }
        Matcher range = FROM_TO.matcher(cell);
        if (range.matches()) {
            return Optional.of(DashedRange.dotted(range.group(1), range.group(2)));
        }
        Matcher either = EITHER.matcher(cell);
        return either.matches() ? Optional.of(either.group(1) + ", " + either.group(2)) : number(cell);
    }

    private static String one(String cell, boolean odds) {
        Matcher printed = ODDS.matcher(cell);
        return odds && printed.matches() ? printed.group(1) + ":" + printed.group(2) : cell;
    }

    /** The number that a word says. */
    static Optional<String> number(String cell) {
        int number = NUMBERS.indexOf(cell.toLowerCase(Locale.ROOT));
        return number < 0 ? Optional.empty() : Optional.of(String.valueOf(number));
    }

    /** How a cell may be meant in which letters are small or large that should not be, or two have changed places. */
    static List<String> likely(String cell) {
        return Stream.concat(
                        Stream.of(
                                cell.toUpperCase(Locale.ROOT),
                                cell.toLowerCase(Locale.ROOT),
                                withPlainDashes(cell),
                                cell.replaceAll("\\s+", "")),
                        IntStream.range(1, cell.length()).mapToObj(i -> turned(cell, i)))
                .toList();
    }

    private static String turned(String cell, int second) {
        return cell.substring(0, second - 1)
                + cell.charAt(second)
                + cell.charAt(second - 1)
                + cell.substring(second + 1);
    }

    /** The cell with the dash of the keyboard for those of a typeset page. */
    static String withPlainDashes(String cell) {
        return cell.replaceAll("[\\u2010-\\u2015\\u2212]", "-");
    }

    /** What to write in a column of yes or no. */
    static String truth(String cell) {
        String small = cell.toLowerCase(Locale.ROOT);
        return small.equals("yes") || small.equals("no")
                ? "write `" + small + "`; small and capital letters differ"
                : "write `yes` or `no`; a blank cell takes the usual value of the field";
    }

    /** What to do with a cell that names several things where one is wanted. */
    static Optional<String> several(String cell, List<String> names, String kind) {
        List<String> parts = List.of(cell.split("\\s*(?:[,;/+&]|\\b(?:and|or)\\b)\\s*"));
        List<String> words = List.of(cell.split("\\s+"));
        boolean divided = parts.size() > 1 && parts.stream().anyMatch(names::contains);
        boolean apart = words.size() > 1 && names.containsAll(words);
        return divided || apart
                ? Optional.of(
                        "a cell of this column names one: write a row for each of them; where several belong together"
                                + " the column is of the type `Set of " + kind + "`, and its cells are such as `"
                                + String.join(", ", divided ? parts : words) + "`")
                : Optional.empty();
    }

    /** How numbers are declared that are not whole. */
    static String counted(int denominator) {
        String parts = denominator == 2 ? "halves" : denominator == 4 ? "quarters" : "such parts";
        return "numbers are whole; what is counted in " + parts + " is a quantity: `quantity Points step 1/"
                + denominator + "` declares it";
    }

    /** What to do with a cell that is no number. */
    static Optional<String> advice(String cell) {
        if (PARTED.matcher(cell).matches()) {
            return Optional.of(counted(2) + ", the field is `: Points`, and its cells are such as `9/2`");
        }
        Matcher unit = WITH_UNIT.matcher(cell);
        if (unit.matches() && !FROM_TO.matcher(cell).matches()) {
            return Optional.of("a cell holds the number alone: `" + unit.group(1) + "`");
        }
        return FROM_TO.matcher(cell).matches()
                ? Optional.of("these are two numbers: give each a column of its own")
                : number(cell).map(number -> "numbers are written in figures: `" + number + "`");
    }
}
