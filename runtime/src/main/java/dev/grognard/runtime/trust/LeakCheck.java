package dev.grognard.runtime.trust;

import dev.grognard.runtime.Thing;
import dev.grognard.runtime.bot.BotRandom;
import dev.grognard.runtime.engine.Explanation;
import dev.grognard.runtime.engine.PieceTraces;
import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.engine.Refusal;
import dev.grognard.runtime.match.EventLog;
import dev.grognard.runtime.match.LogEntry;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.match.Option;
import dev.grognard.runtime.schema.Schema;
import dev.grognard.runtime.view.BoardView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Has two pieces that a side cannot tell apart change places, or exchange what is noted of them in secret, and compares what that side sees: its view, what it is asked, what it may
 * choose and not choose, what is logged next, and what it is told when it asks why. Whatever differs is a leak, unless the rules have shown
 * something on purpose.
 */
public final class LeakCheck {
    private static final String SIDE = "side";
    /** Asking about every rule takes far longer than all else; one look in so many is enough. */
    private static final int WORKINGS_EVERY = 8;
    /** How many other choices and workings are tried where the same leak is looked for again. */
    private static final int LOTS = 20;

    private final Position position;
    private final Position exchanged;
    private final Leak.Suspects suspects;
    private final PieceTraces traces;
    private final int viewer;
    private final Thing one;
    private final Thing other;

    private LeakCheck(Position position, Position exchanged, Leak.Suspects suspects) {
        this.position = position;
        this.exchanged = exchanged;
        this.suspects = suspects;
        this.traces = suspects.traces();
        this.viewer = suspects.viewer();
        this.one = suspects.one();
        this.other = suspects.other();
    }

    /** What a side can learn of a piece that is hidden from it; a side and two pieces are picked. */
    public static Optional<Leak> leak(Match match, BotRandom random) {
        Position position = match.position();
        List<Hidden> all = hidden(position);
        if (all.isEmpty()) {
            return Optional.empty();
        }
        Hidden hidden = all.get(random.next(all.size()));
        List<Thing> pieces = new ArrayList<>(hidden.pieces);
        Thing one = pieces.remove(random.next(pieces.size()));
        Thing other = pieces.get(random.next(pieces.size()));
        return leak(
                position, new Leak.Suspects(hidden.traces, hidden.viewer, one, other, random.next(Integer.MAX_VALUE)));
    }

    /** Whether a match gives away of the same two pieces what another did: the same words can be told of both. */
    static boolean isAgain(Match match, Leak leak) {
        Leak.Suspects suspects = leak.suspects();
        Position position = match.position();
        return hidden(position).stream().anyMatch(hidden -> hidden.holds(suspects))
                && IntStream.concat(IntStream.of(suspects.lot()), IntStream.range(0, LOTS))
                        .mapToObj(suspects::with)
                        .anyMatch(tried -> leak(position, tried)
                                .map(Leak::told)
                                .filter(leak.told()::equals)
                                .isPresent());
    }

    private static Optional<Leak> leak(Position position, Leak.Suspects suspects) {
        PieceTraces traces = suspects.traces();
        long[] state = position.snapshot();
        traces.exchange(state, suspects.one().index(), suspects.other().index());
        if (Arrays.equals(state, position.snapshot())) {
            return Optional.empty();
        }
        Position exchanged = position.fresh();
        exchanged.restore(state);
        LeakCheck check = new LeakCheck(copy(position), exchanged, suspects);
        if (traces.isNote() && (check.isSeen(position) || check.isSeen(exchanged))) {
            return Optional.empty();
        }
        if (!Arrays.equals(exchanged.snapshot(), state)) {
            // The game has run on because nothing is left to decide; only the owner of the pieces may come to know
            // that.
            return position.isWaiting() && position.decider() == suspects.viewer()
                    ? check.told(Giveaway.QUESTION, "it is asked in one case only")
                    : Optional.empty();
        }
        try {
            return check.compare(new BotRandom(suspects.lot()));
        } catch (IllegalStateException e) {
            // The engine breaks down after a choice that only the copy has made; it is found when a match itself comes
            // to it.
            return Optional.empty();
        }
    }

    /** Several pieces of one kind and one side whose names, or whose notes, a side may not see. */
    private record Hidden(PieceTraces traces, int viewer, List<Thing> pieces) {
        private boolean holds(Leak.Suspects suspects) {
            return viewer == suspects.viewer()
                    && traces.equals(suspects.traces())
                    && pieces.containsAll(List.of(suspects.one(), suspects.other()));
        }
    }

    /** All that is hidden from somebody and could change places. */
    private static List<Hidden> hidden(Position position) {
        List<Hidden> all = new ArrayList<>();
        long[] state = position.snapshot();
        for (PieceTraces traces : position.pieceTraces()) {
            for (Schema.Kind kind : position.game().schema().kinds()) {
                if (traces.kinds().contains(kind.name())) {
                    for (int viewer = 0;
                            viewer < position.game().schema().sides().size();
                            viewer++) {
                        hiddenAlike(position, state, traces, kind, viewer).forEach(all::add);
                    }
                }
            }
        }
        return all;
    }

    private static Position copy(Position position) {
        Position copy = position.fresh();
        copy.copyFrom(position);
        return copy;
    }

    /** Whether the viewer sees which piece one of them is, or what is hidden of it; what he is told from then on may differ. */
    private boolean isSeen(Position seen) {
        return seen.game().schema().kinds().stream()
                .filter(kind -> kind.members().contains(one))
                .anyMatch(kind -> sees(seen, kind, traces.hidden(), viewer, one)
                        || sees(seen, kind, traces.hidden(), viewer, other));
    }

    private static Stream<Hidden> hiddenAlike(
            Position position, long[] state, PieceTraces traces, Schema.Kind kind, int viewer) {
        Map<String, List<Thing>> bySide = kind.members().stream()
                .filter(piece -> !sees(position, kind, traces.hidden(), viewer, piece))
                .filter(piece -> !traces.isAnnounced(state, piece.index()))
                .collect(
                        Collectors.groupingBy(piece -> side(position, kind, piece), TreeMap::new, Collectors.toList()));
        return bySide.values().stream()
                .filter(pieces -> pieces.size() > 1)
                .map(pieces -> new Hidden(traces, viewer, pieces));
    }

    private static boolean sees(Position position, Schema.Kind kind, String field, int viewer, Thing piece) {
        return kind.fields().stream()
                .filter(candidate -> candidate.name().equals(field))
                .allMatch(candidate -> candidate.sight().visible(position, viewer, piece.index()));
    }

    private static String side(Position position, Schema.Kind kind, Thing piece) {
        return kind.fields().stream()
                .filter(field -> field.name().equals(SIDE))
                .map(field -> field.reader().read(position, piece.index()))
                .findFirst()
                .orElse("");
    }

    private Optional<Leak> compare(BotRandom random) {
        Optional<Leak> seenOnBoard = compareBoards();
        if (seenOnBoard.isPresent()) {
            return seenOnBoard;
        }
        Optional<Leak> learned =
                random.next(WORKINGS_EVERY) == 0 ? compareWorkings(random.next(Integer.MAX_VALUE)) : Optional.empty();
        if (learned.isPresent()) {
            return learned;
        }
        if (!isAskedTheSame()) {
            // Only the owner's own choices may depend on which piece is where.
            return position.isWaiting() && position.decider() == viewer
                    ? told(Giveaway.QUESTION, "it is asked something else")
                    : Optional.empty();
        }
        if (position.decider() != viewer) {
            return compareForeignChoice(random);
        }
        List<String> seen = asked(position);
        List<String> otherwise = asked(exchanged);
        if (!seen.equals(otherwise)) {
            return told(Giveaway.CHOICE, difference(seen, otherwise));
        }
        return compareOwnChoice(random);
    }

    /** A choice must have the same consequences whichever of the two pieces it is about, as far as these are seen. */
    private Optional<Leak> compareOwnChoice(BotRandom random) {
        int shown = random.next(position.optionCount());
        Option option = Option.allOf(position, 0).get(shown);
        String mirrored = mirrored(option.notation());
        List<Option> otherwise = Option.allOf(exchanged, 0);
        Option same = otherwise.stream()
                .filter(candidate -> candidate.notation().equals(mirrored))
                .findFirst()
                .orElse(otherwise.get(shown));
        return compareLog(option.index(), same.index());
    }

    private boolean isAskedTheSame() {
        return position.isWaiting()
                && exchanged.isWaiting()
                && position.decider() == exchanged.decider()
                && position.decisionPoint().equals(exchanged.decisionPoint());
    }

    private Optional<Leak> compareBoards() {
        BoardView view = BoardView.of(position, viewer);
        BoardView otherwise = BoardView.of(exchanged, viewer);
        if (view.equals(otherwise)) {
            // Most boards are the same, and then so is all that can be said of them.
            return Optional.empty();
        }
        List<String> board = board(view);
        List<String> changed = board(otherwise);
        if (board.equals(changed)) {
            return Optional.empty();
        }
        return told(Giveaway.BOARD, difference(board, changed));
    }

    /** What the viewer sees, part by part, in words. */
    private static List<String> board(BoardView view) {
        List<String> parts = new ArrayList<>();
        parts.add("turn " + view.turn());
        view.sides().forEach(side -> parts.add(described(side.name(), side.label(), side.values())));
        view.label().ifPresent(parts::add);
        view.labels().forEach((thing, label) -> parts.add(thing.printed() + ": " + label));
        view.globals().forEach(global -> parts.add(global.name() + " " + global.text()));
        for (BoardView.PlaceView place : view.places()) {
            parts.add(described(place.name(), place.label(), place.values()));
            place.pieces().forEach(piece -> parts.add("at " + place.name() + ": " + described(piece)));
        }
        view.elsewhere().forEach(piece -> parts.add("elsewhere: " + described(piece)));
        return parts;
    }

    private static String described(BoardView.Standing piece) {
        String name = piece.side() + " " + piece.kind() + " " + piece.name();
        String row = piece.row().map(where -> ", " + where.words()).orElse("");
        return (piece.count() == 1 ? "" : piece.count() + " × ") + described(name, piece.label(), piece.values()) + row;
    }

    private static String described(String name, Optional<String> label, List<BoardView.Value> values) {
        StringBuilder words = new StringBuilder(name);
        label.ifPresent(text -> words.append(", ").append(text));
        values.forEach(
                value -> words.append(", ").append(value.name()).append(' ').append(value.text()));
        return words.toString();
    }

    private Optional<Leak> compareWorkings(long seed) {
        List<String> workings = workings(position, seed);
        List<String> otherwise = workings(exchanged, seed);
        if (workings.equals(otherwise)) {
            return Optional.empty();
        }
        return told(Giveaway.WORKING, difference(workings, otherwise));
    }

    /** What the viewer is told when it asks how rules come to their values. */
    private List<String> workings(Position asked, long seed) {
        List<String> read = new ArrayList<>();
        for (Explanation working : asked.sampledWorkings(seed)) {
            read.add(working.seenBy(viewer).rendered());
        }
        return read;
    }

    /** The question, the options and the refusals as the viewer reads them. */
    private List<String> asked(Position asking) {
        List<String> read = new ArrayList<>();
        read.add(asking.prompt().seenBy(viewer));
        for (Option option : Option.allOf(asking, 0)) {
            read.add(option.label().seenBy(viewer));
        }
        for (Refusal refusal : asking.refusals()) {
            read.add("not " + refusal.label().seenBy(viewer) + ", because "
                    + refusal.reason().seenBy(viewer)
                    + refusal.working()
                            .map(working -> "\n" + working.seenBy(viewer).rendered())
                            .orElse(""));
        }
        return read;
    }

    private Optional<Leak> compareLog(int option, int mirrored) {
        SameLots lots = new SameLots(this::inItsPlace);
        position.useDice(lots.first());
        exchanged.useDice(lots.second());
        Heard heard = choose(position, option);
        Heard otherwise = choose(exchanged, mirrored);
        int secret = secret(heard, otherwise);
        int told = Math.min(asFarAsTold(heard, otherwise), secret);
        if (!heard.first(told).equals(otherwise.first(told))) {
            return told(Giveaway.LOG, difference(heard.first(told), otherwise.first(told)));
        }
        return secret < Integer.MAX_VALUE || !isAskedTheSame() ? Optional.empty() : compareBoards();
    }

    /**
     * How much of both logs comes before the rules tell the two pieces apart. That one of them is seen excuses what comes after only if it is seen in
     * both cases: where it is seen in one alone, whether it is seen tells what is hidden.
     */
    private static int secret(Heard heard, Heard otherwise) {
        int told = Math.min(heard.told(), otherwise.told());
        boolean seen = Math.max(heard.sighted(), otherwise.sighted()) < Integer.MAX_VALUE;
        return seen ? Math.min(told, Math.min(heard.sighted(), otherwise.sighted())) : told;
    }

    /** The first line that reads differently, and the line that it belongs to if it is one of a working. */
    private static String difference(List<String> log, List<String> otherwise) {
        int line = 0;
        while (line < Math.min(log.size(), otherwise.size()) && log.get(line).equals(otherwise.get(line))) {
            line++;
        }
        List<String> here = lines(log, line);
        List<String> there = lines(otherwise, line);
        int part = 0;
        while (part < Math.min(here.size(), there.size()) && here.get(part).equals(there.get(part))) {
            part++;
        }
        String both = quoted(here, part) + " or " + quoted(there, part);
        return part == 0 ? both : "the working of \"" + here.get(0) + "\" reads " + both;
    }

    private static List<String> lines(List<String> log, int line) {
        return line < log.size() ? log.get(line).lines().toList() : List.of();
    }

    private static String quoted(List<String> lines, int line) {
        return line < lines.size() ? "\"" + lines.get(line).strip() + "\"" : "nothing";
    }

    /** Where another side is asked, the log goes on later; until then nobody knows that there is more to come. */
    private int asFarAsTold(Heard heard, Heard otherwise) {
        int one = heard.log().size();
        int two = otherwise.log().size();
        boolean halted = isForeign(position) && one <= two || isForeign(exchanged) && two <= one;
        return halted ? Math.min(one, two) : Integer.MAX_VALUE;
    }

    private boolean isForeign(Position asking) {
        return asking.isWaiting() && asking.decider() != viewer;
    }

    /** Another side's choice must read like the same choice with the two pieces exchanged, and so must what comes of it. */
    private Optional<Leak> compareForeignChoice(BotRandom random) {
        int option = random.next(position.optionCount());
        String mirrored = mirrored(position.optionNotation(option));
        for (int i = 0; i < exchanged.optionCount(); i++) {
            if (exchanged.optionNotation(i).equals(mirrored)) {
                return compareLog(option, i);
            }
        }
        return Optional.empty();
    }

    private Thing inItsPlace(Thing piece) {
        return traces.isNote() || piece != one && piece != other ? piece : piece == one ? other : one;
    }

    /** A notation with the names of the two pieces exchanged. */
    private String mirrored(String notation) {
        if (traces.isNote()) {
            return notation;
        }
        Pattern names =
                Pattern.compile("(?U)\\b(" + Pattern.quote(one.id()) + "|" + Pattern.quote(other.id()) + ")\\b");
        Matcher matcher = names.matcher(notation);
        return matcher.replaceAll(found -> found.group().equals(one.id()) ? other.id() : one.id());
    }

    private Heard choose(Position choosing, int option) {
        Disclosures disclosures = new Disclosures(
                new EventLog(choosing.game()), viewer, () -> isSeen(choosing), fact -> isApart(choosing, fact));
        choosing.report(disclosures);
        choosing.watch(disclosures);
        choosing.explainItself();
        choosing.choose(option);
        choosing.report(null);
        choosing.watch(null);
        return new Heard(
                disclosures.happened().stream().map(this::read).toList(), disclosures.told(), disclosures.sighted());
    }

    private boolean isApart(Position running, BooleanSupplier fact) {
        return fact.getAsBoolean() != running.holdsExchanged(traces, one.index(), other.index(), fact);
    }

    /** A line of the log, and what the viewer is told who asks about it. */
    private String read(LogEntry entry) {
        StringBuilder text = new StringBuilder(entry.seenBy(viewer));
        entry.workings()
                .forEach(working ->
                        text.append('\n').append(working.seenBy(viewer).rendered()));
        return text.toString();
    }

    /** What the viewer reads of a choice, and how much of it before the rules tell something on purpose, or one of the two pieces is seen. */
    private record Heard(List<String> log, int told, int sighted) {
        List<String> first(int most) {
            return log.stream().limit(most).toList();
        }
    }

    private Optional<Leak> told(Giveaway giveaway, String how) {
        String side = position.game().schema().sides().get(viewer).printed();
        String what = traces.isNote()
                ? " can tell apart what is hidden of " + one.printed() + " and of " + other.printed() + ": "
                : " can tell whether it is " + one.printed() + " or " + other.printed() + ": ";
        return Optional.of(new Leak(suspects, giveaway, side + what + giveaway.words() + how));
    }
}
