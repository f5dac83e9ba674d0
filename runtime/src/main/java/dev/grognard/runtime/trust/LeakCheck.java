package dev.grognard.runtime.trust;

import dev.grognard.runtime.Thing;
import dev.grognard.runtime.bot.BotRandom;
import dev.grognard.runtime.engine.Explanation;
import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.engine.Refusal;
import dev.grognard.runtime.match.EventLog;
import dev.grognard.runtime.match.LogEntry;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.match.Option;
import dev.grognard.runtime.view.BoardView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Has two pieces that a side cannot tell apart change places, or exchange what is noted of them in secret, or has a state that it does not see
 * have another value, and compares what that side sees: its view, what it is asked, what it may
 * choose and not choose, what is logged next, and what it is told when it asks why. Whatever differs is a leak, unless the rules have shown
 * something on purpose.
 */
public final class LeakCheck {
    /** Asking about every rule takes far longer than all else; one look in so many is enough. */
    private static final int WORKINGS_EVERY = 8;
    /** How many other choices and workings are tried where the same leak is looked for again. */
    private static final int LOTS = 20;

    private final Position position;
    private final Position exchanged;
    private final Leak.Suspects suspects;
    private final Secret secret;
    private final int viewer;

    private LeakCheck(Position position, Position exchanged, Leak.Suspects suspects) {
        this.position = position;
        this.exchanged = exchanged;
        this.suspects = suspects;
        this.secret = suspects.secret();
        this.viewer = secret.viewer();
    }

    /** What a side can learn of something that is hidden from it; a side and two pieces are picked, or a state and another value. */
    public static Optional<Leak> leak(Match match, BotRandom random) {
        Position position = match.position();
        List<Function<BotRandom, Secret>> all = hidden(position);
        if (all.isEmpty()) {
            return Optional.empty();
        }
        Secret secret = all.get(random.next(all.size())).apply(random);
        return leak(position, new Leak.Suspects(secret, random.next(Integer.MAX_VALUE)));
    }

    /** All that is hidden from somebody and could be otherwise. */
    private static List<Function<BotRandom, Secret>> hidden(Position position) {
        List<Function<BotRandom, Secret>> all = new ArrayList<>();
        for (SecretPair.Hidden hidden : SecretPair.hidden(position)) {
            all.add(random -> {
                List<Thing> pieces = new ArrayList<>(hidden.pieces());
                Thing one = pieces.remove(random.next(pieces.size()));
                Thing other = pieces.get(random.next(pieces.size()));
                return new SecretPair(hidden.traces(), hidden.viewer(), one, other);
            });
        }
        for (int viewer = 0; viewer < position.game().schema().sides().size(); viewer++) {
            int side = viewer;
            SecretValue.hiddenFrom(position, side)
                    .forEach(state -> all.add(random -> SecretValue.of(position, state, side, random)));
        }
        return all;
    }

    /** Whether a match gives away of the same two pieces what another did: the same words can be told of both. */
    static boolean isAgain(Match match, Leak leak) {
        Leak.Suspects suspects = leak.suspects();
        Position position = match.position();
        return suspects.secret().isHiddenIn(position)
                && IntStream.concat(IntStream.of(suspects.lot()), IntStream.range(0, LOTS))
                        .mapToObj(suspects::with)
                        .anyMatch(tried -> leak(position, tried)
                                .map(Leak::told)
                                .filter(leak.told()::equals)
                                .isPresent());
    }

    private static Optional<Leak> leak(Position position, Leak.Suspects suspects) {
        Secret secret = suspects.secret();
        long[] state = position.snapshot();
        secret.exchange(state);
        if (Arrays.equals(state, position.snapshot())) {
            return Optional.empty();
        }
        Position exchanged = position.fresh();
        exchanged.restore(state);
        LeakCheck check = new LeakCheck(copy(position), exchanged, suspects);
        if (secret.endsWhenSeen() && (secret.isSeen(position) || secret.isSeen(exchanged))) {
            return Optional.empty();
        }
        if (!Arrays.equals(exchanged.snapshot(), state)) {
            // The game has run on because nothing is left to decide; only the owner of the pieces may come to know
            // that.
            return position.isWaiting() && position.decider() == secret.viewer()
                    ? check.told(Giveaway.QUESTION, "it is asked in one case only")
                    : Optional.empty();
        }
        if (!secret.couldBe(exchanged)) {
            return Optional.empty();
        }
        try {
            return check.compare(new BotRandom(suspects.lot()));
        } catch (IllegalStateException e) {
            // The engine breaks down after a choice that only the copy has made; it is found when a match itself comes
            // to it.
            return Optional.empty();
        }
    }

    private static Position copy(Position position) {
        Position copy = position.fresh();
        copy.copyFrom(position);
        return copy;
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
        String mirrored = secret.mirrored(option.notation());
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
        // Pieces without a name are called by kind and side already.
        String name = piece.isKnown() ? piece.side() + " " + piece.kind() + " " + piece.name() : piece.name();
        String row = piece.row().map(where -> ", " + where.words()).orElse("");
        return (piece.count() == 1 ? "" : piece.count() + " × ") + described(name, piece.label(), piece.values()) + row;
    }

    private static String described(String name, Optional<String> label, List<BoardView.Value> values) {
        StringBuilder words = new StringBuilder(name);
        label.filter(text -> !text.isBlank())
                .ifPresent(text -> words.append(", ").append(text));
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
        SameLots lots = new SameLots(secret::inItsPlace);
        position.useDice(lots.first());
        exchanged.useDice(lots.second());
        Heard heard = choose(position, option);
        Heard otherwise = choose(exchanged, mirrored);
        int shown = shown(heard, otherwise);
        int told = Math.min(asFarAsTold(heard, otherwise), shown);
        if (!heard.first(told).equals(otherwise.first(told))) {
            return told(Giveaway.LOG, difference(heard.first(told), otherwise.first(told)));
        }
        return shown < Integer.MAX_VALUE || !isAskedTheSame() ? Optional.empty() : compareBoards();
    }

    /**
     * How much of both logs comes before the rules tell the two pieces apart. That one of them is seen excuses what comes after only if it is seen in
     * both cases: where it is seen in one alone, whether it is seen tells what is hidden.
     */
    private static int shown(Heard heard, Heard otherwise) {
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
        String mirrored = secret.mirrored(position.optionNotation(option));
        for (int i = 0; i < exchanged.optionCount(); i++) {
            if (exchanged.optionNotation(i).equals(mirrored)) {
                return compareLog(option, i);
            }
        }
        return Optional.empty();
    }

    private Heard choose(Position choosing, int option) {
        Disclosures disclosures = new Disclosures(
                new EventLog(choosing.game()), secret, () -> secret.isSeen(choosing), fact -> isApart(choosing, fact));
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
        return fact.getAsBoolean() != running.holdsExchanged(secret::exchange, fact);
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
        return Optional.of(new Leak(suspects, giveaway, side + " " + secret.told() + ": " + giveaway.words() + how));
    }
}
