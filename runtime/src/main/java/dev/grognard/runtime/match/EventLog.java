package dev.grognard.runtime.match;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.Thing;
import dev.grognard.runtime.engine.Cup;
import dev.grognard.runtime.engine.DecisionPoint;
import dev.grognard.runtime.engine.EventSink;
import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.text.Text;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Keeps the record of play; undoing cuts it back. */
public final class EventLog implements EventSink {
    /** How passing and ending a choice are noted. */
    private static final Set<String> DECLINING = Set.of("pass", "done");

    private static final Set<LogEntry.Kind> CHOICES = EnumSet.of(LogEntry.Kind.CHOSE, LogEntry.Kind.DECLINED);

    private final List<? extends Thing> sides;
    /** Whether no side keeps anything from another. */
    private final boolean allIsOpen;

    private final List<LogEntry> entries = new ArrayList<>();

    public EventLog(Game game) {
        this.sides = game.schema().sides();
        this.allIsOpen = game.schema().isOpen();
    }

    private EventLog(EventLog other) {
        this.sides = other.sides;
        this.allIsOpen = other.allIsOpen;
        this.entries.addAll(other.entries);
    }

    EventLog copy() {
        return new EventLog(this);
    }

    /** Every event, in its order. */
    public List<LogEntry> entries() {
        return List.copyOf(entries);
    }

    /** What players read: what happened, and not what did not. */
    public List<LogEntry> happened() {
        List<LogEntry> happened = new ArrayList<>(entries.size());
        for (LogEntry entry : entries) {
            if (entry.kind() != LogEntry.Kind.DECLINED) {
                happened.add(entry);
            }
        }
        return Collections.unmodifiableList(happened);
    }

    public int size() {
        return entries.size();
    }

    /** Forgets what was recorded after the first {@code size} entries. */
    public void truncate(int size) {
        entries.subList(size, entries.size()).clear();
    }

    @Override
    public void chose(
            Position position, int side, DecisionPoint point, Text label, String notation, List<String> cases) {
        Text question = point.kind() == DecisionPoint.Kind.MENU
                ? Text.of(sides.get(side).printed() + ": ")
                : question(position, side);
        boolean silent = DECLINING.contains(notation) && !label.isAloud();
        add(
                silent ? LogEntry.Kind.DECLINED : LogEntry.Kind.CHOSE,
                position,
                joined(question, label),
                new Telling.Answer(question, label, point, notation),
                cases);
    }

    /**
     * Who was asked what, which a name or a number does not say by itself. Where anything is hidden, a question with a number in it is for
     * the one who is asked: others must not read it.
     */
    private Text question(Position position, int side) {
        Text prompt = position.prompt().withoutCount();
        Text.Part name = Text.words(sides.get(side).printed());
        String end = prompt.toString().endsWith("?") ? " " : ": ";
        if (!allIsOpen && (prompt.hasFigure() || position.isSecret())) {
            return Text.of(name, new Text.Veiled(", " + prompt.seenBy(side) + end, ": ", 1 << side));
        }
        return joined(joined(Text.of(name, Text.words(", ")), plain(prompt)), Text.of(end));
    }

    /** Without numbers that can be asked about: those of a question are not the answer's. */
    private static Text plain(Text prompt) {
        return new Text(prompt.parts().stream()
                .map(part -> part instanceof Text.Figure figure ? Text.words(figure.words()) : part)
                .toList());
    }

    private static Text joined(Text first, Text second) {
        List<Text.Part> parts = new ArrayList<>(first.parts());
        parts.addAll(second.parts());
        return new Text(List.copyOf(parts));
    }

    /** The last decisions that were made in secret are told again, in full. */
    @Override
    public void unveiled(Position position) {
        int first = entries.size();
        while (first > 0 && CHOICES.contains(entries.get(first - 1).kind())) {
            first--;
        }
        for (LogEntry secret : List.copyOf(entries.subList(first, entries.size()))) {
            boolean veiled = secret.text().parts().stream()
                    .anyMatch(part ->
                            part instanceof Text.Veiled words && words.alias().equals(Position.SECRET));
            if (veiled) {
                add(LogEntry.Kind.SAID, position, Text.of(secret.text().toString()), secret.cases());
            }
        }
    }

    @Override
    public void rolled(Position position, Text told, String purpose, int faces, int[] values) {
        List<Integer> dice = Arrays.stream(values).boxed().toList();
        StringBuilder fell = new StringBuilder(":");
        dice.forEach(value -> fell.append(' ').append(value));
        List<Text.Part> parts = new ArrayList<>(told.parts());
        parts.add(Text.words(fell));
        entries.add(new LogEntry(
                LogEntry.Kind.ROLLED,
                position.turn(),
                new Text(List.copyOf(parts)),
                Telling.ALONE,
                List.of(),
                dice,
                position.takeWorkings()));
    }

    @Override
    public void drawn(Position position, Text told, Text shown, Cup cup) {
        add(LogEntry.Kind.DRAWN, position, joined(joined(told, Text.of(": ")), shown), List.of());
    }

    @Override
    public void said(Position position, Text text, List<String> cases) {
        // Words that are there only sometimes may be all that there is to say.
        if (!text.toString().isEmpty()) {
            add(LogEntry.Kind.SAID, position, text, cases);
        }
    }

    @Override
    public void moved(Position position, Text who, Thing from, Thing to, List<String> cases) {
        Telling.Journey journey = new Telling.Journey(who, List.of(from.printed(), to.printed()));
        add(LogEntry.Kind.MOVED, position, joined(who, Text.of(": " + journey.route())), journey, cases);
    }

    @Override
    public void began(Position position, Text phase, List<String> cases) {
        add(LogEntry.Kind.BEGAN, position, phase, cases);
    }

    @Override
    public void ended(Position position, int winner, Text text, List<String> cases) {
        List<Text.Part> parts = new ArrayList<>();
        parts.add(Text.words(
                winner == Position.NOBODY ? "Nobody wins: " : sides.get(winner).printed() + ": victory, "));
        parts.addAll(text.parts());
        add(LogEntry.Kind.ENDED, position, new Text(List.copyOf(parts)), cases);
    }

    private void add(LogEntry.Kind kind, Position position, Text text, List<String> cases) {
        add(kind, position, text, Telling.ALONE, cases);
    }

    private void add(LogEntry.Kind kind, Position position, Text text, Telling telling, List<String> cases) {
        entries.add(new LogEntry(kind, position.turn(), text, telling, cases, List.of(), position.takeWorkings()));
    }
}
