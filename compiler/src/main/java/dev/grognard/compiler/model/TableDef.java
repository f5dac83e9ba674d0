package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A printed table: keys in the order of the parameters, and a value for each combination of key cells. */
public record TableDef(
        Signature signature,
        List<Entry> entries,
        List<String> cases,
        Optional<String> assumed,
        String doc,
        Layer layer,
        Span span) {
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
