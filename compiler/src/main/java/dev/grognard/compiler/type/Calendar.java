package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Expr;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.model.CalendarDef;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The turns of a game by their dates; without a year, every year has 365 days. */
final class Calendar {
    /** What one hour is called, and the closed set of them. */
    static final String HOURS = "Hour";

    private static final List<String> MONTHS =
            List.of("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec");
    private static final List<Integer> LENGTHS = List.of(31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31);
    private static final int YEAR = LENGTHS.stream().mapToInt(days -> days).sum();
    private static final int HOURS_A_DAY = 24;
    private static final int HALF_A_DAY = 12;
    private static final Pattern DATE = Pattern.compile("([A-Z][a-z]{2}) (\\d{1,2})(?: (\\d{1,2}[ap]m))?");
    private static final Pattern HOUR = Pattern.compile("(\\d{1,2})([ap])m");

    /** A date as written: the day of the year, and the hour if it has one. */
    private record Written(int day, Optional<String> hour) {}

    /** A turn and when it is, in hours since the first year began. */
    private record Turn(String date, int time) {}

    private final List<Turn> turns;
    private final CalendarDef definition;

    private Calendar(List<Turn> turns, CalendarDef definition) {
        this.turns = turns;
        this.definition = definition;
    }

    CalendarDef definition() {
        return definition;
    }

    int last() {
        return turns.size();
    }

    /** When the last turn is. */
    String lastDate() {
        return turns.get(turns.size() - 1).date();
    }

    /** Whether this is written as dates are, be there such a day or not. */
    static boolean isDate(String text) {
        Matcher parts = DATE.matcher(text);
        return parts.matches() && MONTHS.contains(parts.group(1));
    }

    private static Optional<Written> written(String date) {
        Matcher parts = DATE.matcher(date);
        if (!parts.matches() || !MONTHS.contains(parts.group(1))) {
            return Optional.empty();
        }
        int month = MONTHS.indexOf(parts.group(1));
        int day = Integer.parseInt(parts.group(2));
        Optional<String> hour = Optional.ofNullable(parts.group(3));
        boolean exists = day >= 1
                && day <= LENGTHS.get(month)
                && hour.map(Calendar::hour).filter(Optional::isEmpty).isEmpty();
        int before = LENGTHS.subList(0, month).stream().mapToInt(days -> days).sum();
        return exists ? Optional.of(new Written(before + day - 1, hour)) : Optional.empty();
    }

    /** What a calendar calls an hour of a clock with 24 of them. */
    static Optional<String> ofClock(int hour) {
        int figure = hour % HALF_A_DAY == 0 ? HALF_A_DAY : hour % HALF_A_DAY;
        return hour < 0 || hour >= HOURS_A_DAY
                ? Optional.empty()
                : Optional.of(figure + (hour < HALF_A_DAY ? "am" : "pm"));
    }

    /** The hour of the day that a clock with two halves shows. */
    private static Optional<Integer> hour(String text) {
        Matcher parts = HOUR.matcher(text);
        if (!parts.matches()) {
            return Optional.empty();
        }
        int shown = Integer.parseInt(parts.group(1));
        return shown >= 1 && shown <= HALF_A_DAY
                ? Optional.of(shown % HALF_A_DAY + (parts.group(2).equals("p") ? HALF_A_DAY : 0))
                : Optional.empty();
    }

    private static int time(Written date) {
        return date.day() * HOURS_A_DAY + date.hour().flatMap(Calendar::hour).orElse(0);
    }

    private static String name(int day) {
        int left = day % YEAR;
        int month = 0;
        while (left >= LENGTHS.get(month)) {
            left -= LENGTHS.get(month);
            month++;
        }
        return MONTHS.get(month) + " " + (left + 1);
    }

    /** The hours of a day in the order in which they strike. */
    static List<Name> hours(Decl.Calendar node) {
        return node.hours().stream()
                .filter(name -> hour(name.text()).isPresent())
                .sorted(Comparator.comparing(name -> hour(name.text()).orElseThrow()))
                .toList();
    }

    /** Reads a calendar, or says why it is none. */
    static Optional<Calendar> of(Decl.Calendar node, Context context) {
        List<Name> bad = node.hours().stream()
                .filter(name -> hour(name.text()).isEmpty())
                .toList();
        bad.forEach(name -> context.error(
                NameCode.NO_DATE,
                name.span(),
                "`" + name.text() + "` is no hour",
                "hours are 12am to 11am and 12pm to 11pm"));
        List<String> hours = hours(node).stream().map(Name::text).toList();
        Optional<Written> first = end(node.first(), hours, context);
        Optional<Written> last = end(node.last(), hours, context);
        if (!bad.isEmpty() || first.isEmpty() || last.isEmpty()) {
            return Optional.empty();
        }
        int from = time(first.get());
        boolean open = last.get().hour().isEmpty();
        int to = time(last.get()) + (open ? HOURS_A_DAY - 1 : 0);
        int until = to < from ? to + YEAR * HOURS_A_DAY : to;
        List<Turn> turns = new ArrayList<>();
        int skipped = 0;
        for (int day = first.get().day(); day * HOURS_A_DAY <= until; day++) {
            if (hours.isEmpty()) {
                turns.add(new Turn(name(day), day * HOURS_A_DAY));
            }
            for (String hour : hours) {
                int time = day * HOURS_A_DAY + hour(hour).orElseThrow();
                if (time < from) {
                    skipped++;
                } else if (time <= until) {
                    turns.add(new Turn(name(day) + " " + hour, time));
                }
            }
        }
        List<Name> never = node.hours().stream()
                .filter(name -> turns.stream()
                        .noneMatch(turn ->
                                turn.time() % HOURS_A_DAY == hour(name.text()).orElseThrow()))
                .toList();
        never.forEach(name -> neverComes(node, name, context));
        if (!never.isEmpty()) {
            return Optional.empty();
        }
        List<String> dates = turns.stream().map(Turn::date).toList();
        return Optional.of(
                new Calendar(turns, new CalendarDef(dates, Math.max(1, hours.size()), skipped, node.span())));
    }

    /** An hour without a turn, often that of the other half of the day. */
    private static void neverComes(Decl.Calendar node, Name hour, Context context) {
        String half = switch (hour.text()) {
            case "12am" -> "12am is midnight, and noon is `12pm`";
            case "12pm" -> "12pm is noon, and midnight is `12am`";
            default -> "leave it out, or let the calendar begin earlier or end later";
        };
        context.error(
                NameCode.NO_DATE,
                hour.span(),
                "`%s` never comes between %s and %s"
                        .formatted(hour.text(), node.first().text(), node.last().text()),
                "no turn is at this hour",
                half);
    }

    private static Optional<Written> end(Expr.Date node, List<String> hours, Context context) {
        Optional<Written> date = written(node.text());
        if (date.isEmpty()) {
            context.error(NameCode.NO_DATE, node.span(), "no year has a `" + node.text() + "`", "no date");
        } else if (date.get().hour().filter(hour -> !hours.contains(hour)).isPresent()) {
            context.error(
                    NameCode.NO_DATE,
                    node.span(),
                    "no turn is at " + date.get().hour().get(),
                    hours.isEmpty() ? "the calendar counts days" : "the hours are " + String.join(", ", hours));
            return Optional.empty();
        }
        return date;
    }

    /** The number of the turn with a date; a day of several turns begins with the first of them. */
    Optional<Integer> turn(String date) {
        Optional<Written> wanted = written(date);
        return Stream.iterate(1, turn -> turn <= turns.size(), turn -> turn + 1)
                .filter(turn -> wanted.isPresent() && isOn(turns.get(turn - 1), wanted.get()))
                .findFirst();
    }

    private static boolean isOn(Turn turn, Written wanted) {
        return turn.time() / HOURS_A_DAY % YEAR == wanted.day()
                && wanted.hour()
                        .flatMap(Calendar::hour)
                        .filter(hour -> !(turn.time() % HOURS_A_DAY == hour))
                        .isEmpty();
    }

    /** The turns around a date that is none. */
    List<String> nearest(String date) {
        Optional<Written> wanted = written(date);
        if (wanted.isEmpty()) {
            return Stream.of(turns.get(0), turns.get(turns.size() - 1))
                    .map(Turn::date)
                    .distinct()
                    .toList();
        }
        int time = time(wanted.get());
        return turns.stream()
                .sorted(Comparator.comparingInt(turn -> distance(turn.time(), time)))
                .limit(2)
                .sorted(Comparator.comparingInt(Turn::time))
                .map(Turn::date)
                .toList();
    }

    private static int distance(int time, int wanted) {
        int apart = Math.floorMod(time - wanted, YEAR * HOURS_A_DAY);
        return Math.min(apart, YEAR * HOURS_A_DAY - apart);
    }

    /** The number of the turn that a date means, or a complaint. */
    static Optional<Integer> turn(Expr.Date node, Context context) {
        if (context.calendar.isEmpty()) {
            if (!context.badCalendar) {
                context.error(
                        NameCode.NO_DATE,
                        node.span(),
                        "`" + node.text() + "` is a turn only in a game with a calendar",
                        "no turn has a date",
                        "declare the dates of the turns: `calendar Dec 25 .. Jan 6`");
            }
            return Optional.empty();
        }
        Optional<Integer> turn = context.calendar.get().turn(node.text());
        if (turn.isEmpty()) {
            context.error(
                    NameCode.NO_DATE,
                    node.span(),
                    "`" + node.text() + "` is not on the calendar",
                    "no turn has this date",
                    "the nearest turns are "
                            + String.join(
                                    " and ",
                                    context.calendar.get().nearest(node.text()).stream()
                                            .map(near -> "`" + near + "`")
                                            .toList()));
        }
        return turn;
    }
}
