package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** A printed table: keys in the order of the parameters, and a value for each combination of key cells. */
public record TableDef(
        Signature signature,
        List<Entry> entries,
        List<String> cases,
        Optional<String> assumed,
        String doc,
        Layer layer,
        Span span) {
    /** What a table prints in a record for each single number, such as the turn. */
    public Map<Integer, RecordDef.Value> boxes() {
        Map<Integer, RecordDef.Value> boxes = new LinkedHashMap<>();
        for (Entry entry : entries) {
            if (entry.keys().size() == 1
                    && entry.keys().get(0) instanceof Range range
                    && range.low().isPresent()
                    && range.low().equals(range.high())
                    && entry.value() instanceof Expr.RecordConstant box) {
                boxes.put(range.low().get(), box.value());
            }
        }
        return boxes;
    }

    /** Whether there is a box for each of these turns, so that it is printed on the track of the turns. */
    public boolean isTrack(int first, int last) {
        return boxes().keySet()
                .containsAll(IntStream.rangeClosed(first, last).boxed().toList());
    }

    /** One cell: what each key must be, what it gives, and the cases that its own row cites. */
    public record Entry(List<Key> keys, Expr value, List<String> cases, Span span) {
        public Entry(List<Key> keys, Expr value, Span span) {
            this(keys, value, List.of(), span);
        }
    }

    /** A cell as a working tells it: by its keys, as they are printed. */
    public String told(Entry entry) {
        List<String> keys = new ArrayList<>();
        for (int i = 0; i < entry.keys().size(); i++) {
            keys.add(signature.parameters().get(i).name() + " "
                    + entry.keys().get(i).span().words());
        }
        return "the table at " + String.join(", ", keys);
    }

    /** The cases that are cited for the whole table and not for single rows. */
    public List<String> headCases() {
        return cases.stream()
                .filter(wanted ->
                        entries.stream().noneMatch(entry -> entry.cases().contains(wanted)))
                .toList();
    }

    /** What a key cell admits. */
    public sealed interface Key {
        Span span();
    }

    /** A range of whole numbers; an absent end is open. Odds are ranges of their left number over their right one. */
    public record Range(Optional<Integer> low, Optional<Integer> high, Span span) implements Key {}

    /** Several single numbers. */
    public record Numbers(List<Integer> numbers, Span span) implements Key {}

    /** Members of a closed set. */
    public record Members(List<Member> members, Span span) implements Key {}

    /** yes or no. */
    public record Flag(boolean value, Span span) implements Key {}
}
