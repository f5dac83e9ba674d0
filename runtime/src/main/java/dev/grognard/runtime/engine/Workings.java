package dev.grognard.runtime.engine;

import dev.grognard.runtime.text.Text;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * What a position remembers while it runs in order to be asked: how the values of variables and of state came about, and the workings that
 * belong to what happens next. A position that is only played has none, so that play pays nothing for it.
 */
final class Workings {
    /** By what they are the value of: a variable in a frame, a state of the game, or that of a thing. */
    private final Map<List<Object>, Note> notes = new HashMap<>();

    private final List<Explanation> next = new ArrayList<>();
    private final Consumer<Explanation> reader;
    private long thrown = -1;
    private String inOrder = "";
    private List<Explanation> howMany = List.of();

    /** How a value came about; one that has another value by now was written by something that takes nothing down, such as a new turn. */
    record Note(Explanation explanation, long value) {}

    /** @param reader is told of everything that is taken down, be it ever asked for or not */
    Workings(Consumer<Explanation> reader) {
        this.reader = reader;
    }

    void note(List<Object> key, Note note) {
        reader.accept(note.explanation);
        notes.put(key, note);
    }

    void noteSame(List<Object> from, List<Object> key) {
        // What has no note takes that of the other away, which would speak of an older value.
        whole(from).ifPresentOrElse(note -> notes.put(key, note), () -> notes.remove(key));
    }

    private Optional<Note> whole(List<Object> key) {
        return Optional.ofNullable(notes.get(key));
    }

    Optional<Explanation> of(List<Object> key) {
        return whole(key).map(Note::explanation);
    }

    Optional<Explanation> of(List<Object> key, long value) {
        return whole(key).filter(note -> note.value == value).map(Note::explanation);
    }

    /** A working that only leads to another one of the same value is left out. */
    void add(Explanation explanation) {
        reader.accept(explanation);
        Explanation added = explanation;
        while (isOnlyAName(added)) {
            added = added.clauses().get(0).workings().get(0);
        }
        if (!next.contains(added)) {
            next.add(added);
        }
    }

    private static boolean isOnlyAName(Explanation explanation) {
        if (explanation.clauses().size() != 1) {
            return false;
        }
        Explanation.Clause clause = explanation.clauses().get(0);
        return clause.text().isEmpty()
                && clause.parts().isEmpty()
                && clause.workings().size() == 1
                && clause.workings().get(0).value().equals(explanation.value());
    }

    /** The workings of what happens next, which stay. */
    List<Explanation> waiting() {
        return List.copyOf(next);
    }

    /** Dice were thrown, in this order, and so many of them for these reasons. */
    void threw(long bag, int[] values, List<Explanation> count) {
        thrown = bag;
        inOrder = Arrays.stream(values).mapToObj(String::valueOf).collect(Collectors.joining(" "));
        howMany = count;
    }

    /** The dice that are kept in a bag, as they were thrown if they were the last ones. */
    Explanation handful(String what, long bag) {
        if (bag != thrown) {
            return Explanation.of(what, Bag.text(bag));
        }
        List<Explanation.Clause> clauses = howMany.isEmpty()
                ? List.of()
                : List.of(new Explanation.Clause(
                        "",
                        Explanation.Outcome.HELD,
                        Text.of(""),
                        Text.of(""),
                        List.of(),
                        List.of(),
                        howMany,
                        Explanation.EVERYBODY,
                        Explanation.EVERYBODY));
        return new Explanation(
                Text.of(what), Text.of(inOrder), List.of(), clauses, Explanation.EVERYBODY, Explanation.EVERYBODY);
    }

    /** The workings that belong to what happens now; they are given once. */
    List<Explanation> take() {
        List<Explanation> taken = List.copyOf(next);
        next.clear();
        return taken;
    }
}
