package dev.grognard.compiler.type;

import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.TableDef;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What later layers put into a printed table: their entries take the keys away from those that had them. */
final class Amendments {
    private Amendments() {}

    /** The table with these entries in the place of those that had their keys. */
    static TableDef amended(TableDef old, List<TableDef.Entry> amendments, Set<String> cases) {
        List<TableDef.Entry> entries = new ArrayList<>();
        for (TableDef.Entry entry : old.entries()) {
            TableDef.Entry left = entry;
            for (TableDef.Entry amendment : amendments) {
                left = left == null ? null : without(left, amendment);
            }
            if (left != null) {
                entries.add(left);
            }
        }
        entries.addAll(amendments);
        Set<String> all = new LinkedHashSet<>(old.cases());
        all.addAll(cases);
        return new TableDef(
                old.signature(), entries, List.copyOf(all), old.assumed(), old.doc(), old.layer(), old.span());
    }

    /** What is left of an entry when another one takes some of its keys; nothing if it takes them all. */
    private static TableDef.Entry without(TableDef.Entry entry, TableDef.Entry amendment) {
        if (sameKeys(entry.keys(), amendment.keys())) {
            return null;
        }
        List<TableDef.Key> keys = new ArrayList<>(entry.keys());
        for (int i = 0; i < keys.size(); i++) {
            List<TableDef.Key> others = new ArrayList<>(keys);
            List<TableDef.Key> amended = new ArrayList<>(amendment.keys());
            TableDef.Key own = others.remove(i);
            TableDef.Key taken = amended.remove(i);
            if (sameKeys(others, amended)) {
                Optional<TableDef.Key> left = minus(own, taken);
                if (left.isPresent()) {
                    keys.set(i, left.get());
                    return new TableDef.Entry(List.copyOf(keys), entry.value(), entry.cases(), entry.span());
                }
            }
        }
        return entry;
    }

    private static Optional<TableDef.Key> minus(TableDef.Key key, TableDef.Key taken) {
        if (key instanceof TableDef.Members a && taken instanceof TableDef.Members b) {
            List<Member> left =
                    a.members().stream().filter(m -> !b.members().contains(m)).toList();
            return left.isEmpty() || left.size() == a.members().size()
                    ? Optional.empty()
                    : Optional.of(new TableDef.Members(left, a.span()));
        }
        if (key instanceof TableDef.Numbers a
                && taken instanceof TableDef.Range b
                && b.low().equals(b.high())) {
            List<Integer> left = a.numbers().stream()
                    .filter(n -> !n.equals(b.low().orElse(null)))
                    .toList();
            return left.isEmpty() || left.size() == a.numbers().size()
                    ? Optional.empty()
                    : Optional.of(new TableDef.Numbers(left, a.span()));
        }
        return Optional.empty();
    }

    private static boolean sameKeys(List<TableDef.Key> a, List<TableDef.Key> b) {
        for (int i = 0; i < a.size(); i++) {
            if (!sameKey(a.get(i), b.get(i))) {
                return false;
            }
        }
        return a.size() == b.size();
    }

    private static boolean sameKey(TableDef.Key a, TableDef.Key b) {
        if (a instanceof TableDef.Range x && b instanceof TableDef.Range y) {
            return x.low().equals(y.low()) && x.high().equals(y.high());
        }
        if (a instanceof TableDef.Numbers x && b instanceof TableDef.Numbers y) {
            return x.numbers().equals(y.numbers());
        }
        if (a instanceof TableDef.Members x && b instanceof TableDef.Members y) {
            return x.members().equals(y.members());
        }
        return a instanceof TableDef.Flag x && b instanceof TableDef.Flag y && x.value() == y.value();
    }
}
