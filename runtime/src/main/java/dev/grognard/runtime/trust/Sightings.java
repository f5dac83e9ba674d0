package dev.grognard.runtime.trust;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.Thing;
import dev.grognard.runtime.engine.Explanation;
import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.match.Hindsight;
import dev.grognard.runtime.match.LogEntry;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.match.Result;
import dev.grognard.runtime.match.Telling;
import dev.grognard.runtime.schema.Schema;
import dev.grognard.runtime.text.Text;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Collectors;

/**
 * What random games have come across, so that it can be told what none of them did. Several threads may note at once.
 *
 * <p>What is chosen, asked, reached and entered is noted of every game; how rules are read and which cells of tables are used is noted from
 * samples.
 */
public final class Sightings {
    /** What rules say again and again is read no further. */
    private static final int MOST_READINGS = 5_000;

    private static final int MOST_GAMES = 300;
    private static final String STANDING = "at";
    private static final String BOXES = "Box";
    /** How a working tells which cell of a table it read. */
    private static final String CELL = "the table at ";

    private final Schema schema;
    /** The places of the map. */
    private final Set<String> places;

    private final AtomicInteger readings = new AtomicInteger();
    private final AtomicInteger games = new AtomicInteger();
    private final Set<String> chosen = ConcurrentHashMap.newKeySet();
    private final Map<String, Set<Integer>> turns = new ConcurrentHashMap<>();
    private final Map<String, Set<String>> bySide = new ConcurrentHashMap<>();
    private final AtomicInteger undecided = new AtomicInteger();
    private final AtomicInteger lastTurn = new AtomicInteger();
    private final Set<String> asked = ConcurrentHashMap.newKeySet();
    private final Set<String> endings = ConcurrentHashMap.newKeySet();
    private final Set<Thing> absent = ConcurrentHashMap.newKeySet();
    /** The pieces that stood on the map, by the set-up that was played. */
    private final Map<Integer, Set<String>> present = new ConcurrentHashMap<>();

    /** The printed names of what was drawn from a cup or a deck. */
    private final Set<String> drawn = ConcurrentHashMap.newKeySet();
    /** The boxes in which a piece stood in games of a set-up. */
    private final Map<Boxed, Set<String>> boxes = new ConcurrentHashMap<>();

    private final Set<String> entered = ConcurrentHashMap.newKeySet();
    private final Map<Clause, Tally> clauses = new ConcurrentHashMap<>();
    private final Map<Clause, LongAdder> cells = new ConcurrentHashMap<>();

    private record Boxed(int setup, String piece) {}

    /** A clause of a rule, an item of a sum or a cell of a table, by the words that its working tells. */
    public record Clause(String rule, String text) {}

    /** How often a clause was looked at, and how often it held. */
    public static final class Tally {
        private final LongAdder tried = new LongAdder();
        private final LongAdder held = new LongAdder();

        public long tried() {
            return tried.sum();
        }

        public long held() {
            return held.sum();
        }
    }

    public Sightings(Game game) {
        this.schema = game.schema();
        this.places = schema.kinds().stream()
                .filter(kind -> kind.category() == Schema.Category.PLACE)
                .filter(kind -> !kind.name().equals(BOXES))
                .flatMap(kind -> kind.members().stream())
                .map(Thing::id)
                .collect(Collectors.toUnmodifiableSet());
        for (Schema.Kind kind : schema.kinds()) {
            if (kind.category() == Schema.Category.PIECE) {
                absent.addAll(kind.members());
            }
        }
    }

    /** The names of the orders and options that somebody took, or had to take. */
    public Set<String> chosen() {
        return Set.copyOf(chosen);
    }

    /** The turns in which an order or option was taken. */
    public Set<Integer> turns(String option) {
        return Set.copyOf(turns.getOrDefault(option, Set.of()));
    }

    /** The last turn that was played. */
    public int lastTurn() {
        return lastTurn.get();
    }

    /** The names of the orders and options that the side of this identifier took when it was asked. */
    public Set<String> chosenBy(String side) {
        return Set.copyOf(bySide.getOrDefault(side, Set.of()));
    }

    /** How many games came to their end. */
    public int games() {
        return games.get();
    }

    /** How many games were over before anybody decided anything. */
    public int undecided() {
        return undecided.get();
    }

    /** The names of the decisions that came up. */
    public Set<String> asked() {
        return Set.copyOf(asked);
    }

    /** Whether a game ended in this way; nobody may have won. */
    public boolean ended(String winner, String title) {
        return endings.contains(ending(winner, title));
    }

    private static String ending(String winner, String title) {
        return winner + ": " + title;
    }

    /** The pieces that never stood on the map. */
    public Set<Thing> absent() {
        return Set.copyOf(absent);
    }

    /** Whether a piece was drawn, or went from box to box: it has its use without ever being on the map. */
    public boolean wasUsed(Thing piece) {
        return drawn.contains(piece.printed())
                || boxes.entrySet().stream()
                        .anyMatch(one -> one.getKey().piece.equals(piece.id())
                                && one.getValue().size() > 1);
    }

    /** Whether a piece of this identifier stood on the map in games of a set-up, by its number; yes if none of them was looked at. */
    public boolean wasPresent(int setup, String piece) {
        Set<String> pieces = present.get(setup);
        return pieces == null || pieces.contains(piece);
    }

    /** The identifiers of the places of the map in which nobody ever stood. */
    public Set<String> empty() {
        return places.stream().filter(place -> !entered.contains(place)).collect(Collectors.toUnmodifiableSet());
    }

    /** What was looked at in the workings of rules and tables. */
    public Map<Clause, Tally> clauses() {
        return Map.copyOf(clauses);
    }

    /** Looks where pieces stand and, as long as it may tell something new, how rules are read. */
    void look(Position position) {
        int reading = readings.getAndIncrement();
        if (reading < MOST_READINGS) {
            read(position.sampledWorkings(reading));
        }
        standing(position);
    }

    private void standing(Position position) {
        for (Schema.Kind kind : schema.kinds()) {
            if (kind.category() == Schema.Category.PIECE) {
                kind.fields().stream()
                        .filter(field -> field.name().equals(STANDING))
                        .findFirst()
                        .ifPresent(at -> kind.members().forEach(piece -> standing(position, at, piece)));
            }
        }
    }

    private void standing(Position position, Schema.Field at, Thing piece) {
        String place = at.reader().read(position, piece.index());
        if (places.contains(place)) {
            entered.add(place);
            absent.remove(piece);
            present.computeIfAbsent(position.scenario(), key -> ConcurrentHashMap.newKeySet())
                    .add(piece.id());
        } else if (absent.contains(piece)) {
            boxes.computeIfAbsent(new Boxed(position.scenario(), piece.id()), key -> ConcurrentHashMap.newKeySet())
                    .add(place);
        }
    }

    /** Notes what happened in a game that is over. */
    void played(Match match) {
        for (LogEntry entry : match.log()) {
            if (entry.telling() instanceof Telling.Answer answer) {
                asked.add(answer.point().name());
                chosen.add(answer.option());
                turns.computeIfAbsent(answer.option(), key -> ConcurrentHashMap.newKeySet())
                        .add(entry.turn());
            }
            if (entry.kind() == LogEntry.Kind.DRAWN) {
                String told = entry.toString();
                drawn.addAll(List.of(told.substring(told.lastIndexOf(": ") + 2).split(", ")));
            }
        }
        match.taken()
                .forEach(taken -> bySide.computeIfAbsent(taken.sideId(), key -> ConcurrentHashMap.newKeySet())
                        .add(Telling.Answer.option(taken.notation())));
        if (match.taken().isEmpty()) {
            undecided.incrementAndGet();
        }
        lastTurn.accumulateAndGet(match.turn(), Math::max);
        match.result().ifPresent(this::ended);
        standing(match.position());
        if (games.getAndIncrement() < MOST_GAMES) {
            told(match);
        }
    }

    private void ended(Result result) {
        endings.add(ending(result.winner().orElse(""), result.text().toString()));
    }

    /** Notes how rules are read where their values are told in the record, and of tables every cell that gave something a value. */
    private void told(Match match) {
        List<LogEntry> log = match.log();
        Set<Explanation> met = Collections.newSetFromMap(new IdentityHashMap<>());
        Hindsight hindsight = Hindsight.of(match, working -> cells(List.of(working), met));
        for (int i = 0; i < log.size(); i++) {
            if (log.get(i).hasFigure()) {
                read(hindsight.workings(i, Text.ALL_SEEING));
            }
        }
    }

    /** Which cells of tables something was read from in play, and how often. */
    public Map<Clause, Long> cells() {
        return cells.entrySet().stream()
                .collect(Collectors.toUnmodifiableMap(
                        Map.Entry::getKey, entry -> entry.getValue().sum()));
    }

    /** @param met what has been noted of this match, which may be part of several workings */
    private void cells(List<Explanation> workings, Set<Explanation> met) {
        for (Explanation working : workings) {
            if (!met.add(working)) {
                continue;
            }
            for (Explanation.Clause clause : working.clauses()) {
                if (clause.text().startsWith(CELL)) {
                    cells.computeIfAbsent(new Clause(name(working), clause.text()), key -> new LongAdder())
                            .increment();
                }
                cells(clause.workings(), met);
            }
        }
    }

    /** The rule, sum or table that a working is about. */
    private static String name(Explanation working) {
        String what = working.what().toString();
        int end = what.indexOf('(');
        return end < 0 ? what : what.substring(0, end);
    }

    /** Notes how rules come to their values. */
    private void read(List<Explanation> workings) {
        for (Explanation working : workings) {
            String rule = name(working);
            for (Explanation.Clause clause : working.clauses()) {
                if (!clause.text().isEmpty()) {
                    Tally tally = clauses.computeIfAbsent(new Clause(rule, clause.text()), key -> new Tally());
                    tally.tried.increment();
                    if (clause.held()) {
                        tally.held.increment();
                    }
                }
                read(clause.workings());
            }
        }
    }
}
