package dev.grognard.compiler.type;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.Offer;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.phrase.PrintedTurns;
import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Times of day where a number is wanted: a turn is known by its number, whatever is printed for it. */
final class ClockTimes {
    /** What asks for the hour alone, up to the time. */
    private static final Pattern IS = Pattern.compile("\\bturn(\\h+is(?:\\h+not)?\\h+)$");

    private final Context context;

    ClockTimes(Context context) {
        this.context = context;
    }

    /** Says that a time is no turn, and which turn is meant if that is printed. */
    Diagnostic of(Span time) {
        Diagnostic problem = Diagnostic.error(
                TypeCode.MISMATCH,
                "`" + time.text() + "` is a time of day, and turns are numbers",
                time,
                "this is the time of day");
        if (context.calendar.isPresent()) {
            return onCalendar(problem, time, context.calendar.get());
        }
        return PrintedTurns.turn(time.source(), time.text())
                .map(turn -> Mended.writing(
                        problem, "this is printed for turn " + turn, time.source(), time.start(), time.end(), turn))
                .orElseGet(
                        () -> problem.help("turns count from 1, as in `turn < 4`; what is printed for each of them can"
                                + " be a table, `table track(n: Int 1..4): …`, or the dates of a `calendar`"));
    }

    /** Says that hours are not earlier or later than others: they come again every day. */
    static Diagnostic bySize(Span span, Span hour) {
        return Diagnostic.error(
                        TypeCode.MISMATCH,
                        "hours are not compared by size: they come again every day",
                        span,
                        "no numbers")
                .help("ask which of them it is, as in `" + hour.text().strip()
                        + " in (7am, 5pm)`, or compare the turn with a date:" + " `turn < Dec 26 5pm`");
    }

    /** A turn of a calendar is its date; of the hour alone can only be asked whether it is. */
    private Diagnostic onCalendar(Diagnostic problem, Span time, Calendar calendar) {
        Optional<String> hour = PrintedTurns.hour(time.text()).flatMap(Calendar::ofClock);
        List<String> dates = calendar.definition().dates().stream()
                .filter(date -> hour.filter(name -> date.endsWith(" " + name)).isPresent())
                .toList();
        if (dates.isEmpty()) {
            return problem.help(
                    "no turn is at this time; a turn is compared with its date, such as `" + calendar.lastDate() + "`");
        }
        String line = time.source().text().substring(time.source().lines().start(time.line()), time.start());
        Matcher asked = IS.matcher(line);
        if (asked.find()) {
            return Mended.writing(
                    problem,
                    "the hour of a turn is its `hour`",
                    time.source(),
                    time.start() - line.length() + asked.start(),
                    time.end(),
                    "turn.hour" + asked.group(1) + hour.orElseThrow());
        }
        String advice = "a turn of the calendar is compared with its date";
        Optional<Offer> dated = dates.size() == 1
                ? Mended.offer(advice, time.source(), time.start(), time.end(), dates.get(0))
                : Optional.empty();
        return dated.map(problem::offering)
                .orElseGet(() -> problem.help(advice + ", such as `" + dates.get(0)
                        + "`; whether it is this hour is `turn.hour is " + hour.orElseThrow() + "`"));
    }
}
