package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.TableDef;
import dev.grognard.compiler.model.TableDef.Entry;
import dev.grognard.compiler.model.TableDef.Key;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Every combination of keys must meet exactly one cell of a table. */
final class TableCoverage implements Check {
    /** Beyond this many combinations a table is no printed one. */
    private static final int MOST_COMBINATIONS = 500_000;

    @Override
    public void check(Survey survey, Diagnostics found) {
        survey.game().tables().forEach(table -> check(survey.game(), table, found));
    }

    private static void check(GameModel game, TableDef table, Diagnostics found) {
        List<KeyDomain> domains = new ArrayList<>();
        List<Variable> parameters = table.signature().parameters();
        for (int i = 0; i < parameters.size(); i++) {
            int column = i;
            List<Key> keys = table.entries().stream()
                    .filter(entry -> entry.keys().size() == parameters.size())
                    .map(entry -> entry.keys().get(column))
                    .toList();
            domains.add(KeyDomain.of(game, parameters.get(i), keys));
        }
        List<Unmet> unmet = unmet(table, domains, found);
        long combinations =
                domains.stream().mapToLong(domain -> domain.points().size()).reduce(1, (a, b) -> a * b);
        if (combinations <= MOST_COMBINATIONS) {
            new Sweep(table, domains, unmet).run(found);
        } else {
            unmet.forEach(key -> found.add(key.problem()));
        }
    }

    private static List<Unmet> unmet(TableDef table, List<KeyDomain> domains, Diagnostics found) {
        List<Unmet> unmet = new ArrayList<>();
        Set<Span> seen = new HashSet<>();
        Set<Span> beyond = new HashSet<>();
        for (Entry entry : table.entries()) {
            for (int i = 0; i < entry.keys().size(); i++) {
                Key key = entry.keys().get(i);
                KeyDomain domain = domains.get(i);
                Optional<String> within = domain.within(key);
                boolean met = domain.points().stream().anyMatch(point -> KeyDomain.admits(key, point));
                if (met && within.isPresent() && beyond.add(key.span())) {
                    found.add(Diagnostic.warning(
                                    CheckCode.TABLE_UNREACHABLE,
                                    "this row or column of `%s` goes beyond what `%s` can be"
                                            .formatted(table.signature(), domain.name()),
                                    key.span(),
                                    "partly never met")
                            .note(domain.extent())
                            .help("write `%s`".formatted(within.get())));
                }
                if (!met && seen.add(key.span())) {
                    unmet.add(new Unmet(
                            Diagnostic.error(
                                            CheckCode.TABLE_UNREACHABLE,
                                            "no `%s` ever meets this row or column of `%s`"
                                                    .formatted(domain.name(), table.signature()),
                                            key.span(),
                                            "never met")
                                    .note(extent(domain, key)),
                            i));
                }
            }
        }
        return unmet;
    }

    private static String extent(KeyDomain domain, TableDef.Key key) {
        boolean turnedRound = key instanceof TableDef.Range range
                && range.low().isPresent()
                && range.high().isPresent()
                && range.low().get() > range.high().get();
        return turnedRound
                ? "a range begins with the lower number: `"
                        + ((TableDef.Range) key).high().orElseThrow() + ".."
                        + ((TableDef.Range) key).low().orElseThrow() + "`"
                : domain.extent();
    }

    /** A row or column that nothing meets, and of which key it is. */
    private record Unmet(Diagnostic problem, int column) {}

    /** One pass over all combinations of one table. */
    private static final class Sweep {
        private final TableDef table;
        private final List<KeyDomain> domains;
        private final List<Unmet> unmet;
        private final List<List<Object>> gaps = new ArrayList<>();
        private final Set<List<Span>> overlaps = new LinkedHashSet<>();
        /** Whether it has been told that a later layer cuts the keys otherwise, which most often it does at several places. */
        private boolean regrouped;

        private final List<Diagnostic> doubled = new ArrayList<>();

        Sweep(TableDef table, List<KeyDomain> domains, List<Unmet> unmet) {
            this.table = table;
            this.domains = domains;
            this.unmet = unmet;
        }

        void run(Diagnostics found) {
            visit(new ArrayList<>(), table.entries());
            Optional<String> beside =
                    unmet.size() == 1 && doubled.isEmpty() ? missed(unmet.get(0).column()) : Optional.empty();
            unmet.forEach(key -> found.add(beside.map(value ->
                            key.problem().help("there is no cell for " + value + ": is this one meant for that?"))
                    .orElse(key.problem())));
            Optional<String> meant = doubled.size() == 1 ? missed() : Optional.empty();
            if (meant.isPresent()) {
                // Who wrote one key for another has a gap only because of that.
                found.add(doubled.get(0)
                        .help("there is no cell for " + meant.get() + ": is one of the two meant for that?"));
                return;
            }
            oneForEach(doubled).forEach(found::add);
            if (gaps.isEmpty() || !unmet.isEmpty()) {
                return;
            }
            Diagnostic gap = Diagnostic.error(
                    CheckCode.TABLE_GAP,
                    "`%s` has no cell for %s".formatted(table.signature(), describe(gaps.get(0))),
                    Words.headline(table.span()),
                    "this table has a gap");
            if (gaps.size() > 1) {
                gap = gap.note("nor for " + others());
            }
            found.add(gap.help(remedy()));
        }

        /** A row or column that reaches too far meets many others, and is wrong once. */
        private static Collection<Diagnostic> oneForEach(List<Diagnostic> doubled) {
            Map<Span, Diagnostic> first = new LinkedHashMap<>();
            for (Diagnostic clash : doubled) {
                first.merge(
                        clash.secondary().get(0).span(),
                        clash,
                        (told, other) -> told.with(other.primary().span(), "and for this"));
            }
            return first.values();
        }

        private String remedy() {
            for (int i = 0; i < domains.size(); i++) {
                KeyDomain domain = domains.get(i);
                List<Object> missing = missing(i);
                if (missing.stream().anyMatch(domain::liesOutside) && !domain.isDeclared()) {
                    return domain.isOdds()
                            ? "end the first and last odds openly, as in `..1:2` and `4:1..`"
                            : "end the first and last rows openly, as in `..0` and `12..`, or give the key a range, as in "
                                    + domain.ranged()
                                            .map(key -> "`" + key + "` or `die: d6`")
                                            .orElse("`die: d6`");
                }
                if (!missing.isEmpty()) {
                    return "add a row or column for " + domain.describe(missing.get(0)) + ", or widen another";
                }
            }
            return "fill the cell in";
        }

        /** The one value of a key that all gaps are about. */
        private Optional<String> missed() {
            return IntStream.range(0, domains.size())
                    .mapToObj(this::missed)
                    .flatMap(Optional::stream)
                    .findFirst();
        }

        private Optional<String> missed(int column) {
            List<Object> missing = missing(column);
            boolean all = !gaps.isEmpty() && gaps.stream().allMatch(gap -> missing.contains(gap.get(column)));
            return all && missing.size() == 1 && !domains.get(column).liesOutside(missing.get(0))
                    ? Optional.of(domains.get(column).describe(missing.get(0)))
                    : Optional.empty();
        }

        /** What a key can be in a gap and is in no cell. */
        private List<Object> missing(int column) {
            return gaps.stream()
                    .map(gap -> gap.get(column))
                    .distinct()
                    .filter(point -> table.entries().stream()
                            .noneMatch(entry -> KeyDomain.admits(entry.keys().get(column), point)))
                    .toList();
        }

        /** Narrows the entries down key by key, so that a big table is not read anew for each combination. */
        private void visit(List<Object> points, List<Entry> entries) {
            int column = points.size();
            if (column == domains.size()) {
                judge(points, entries);
                return;
            }
            for (Object point : domains.get(column).points()) {
                points.add(point);
                visit(
                        points,
                        entries.stream()
                                .filter(entry -> entry.keys().size() == domains.size())
                                .filter(entry -> KeyDomain.admits(entry.keys().get(column), point))
                                .toList());
                points.remove(column);
            }
        }

        private void judge(List<Object> points, List<Entry> entries) {
            if (entries.isEmpty()) {
                gaps.add(List.copyOf(points));
            } else if (entries.size() > 1) {
                Entry first = entries.get(0);
                Entry second = entries.get(1);
                List<Key> clashing = clashing(first, second);
                boolean amended = !first.span().source().equals(second.span().source());
                if (clashing.isEmpty()
                        || amended && regrouped
                        || !overlaps.add(clashing.stream().map(Key::span).toList())) {
                    return;
                }
                regrouped |= amended;
                doubled.add(Diagnostic.error(
                                CheckCode.TABLE_OVERLAP,
                                "`%s` has two cells for %s".formatted(table.signature(), describe(points)),
                                clashing.get(1).span(),
                                "this holds for it")
                        .with(clashing.get(0).span(), "and so does this")
                        .help(
                                !amended
                                        ? "let every combination meet one cell only"
                                        : "a row or column is replaced by one whose keys are those of the printed one, `"
                                                + clashing.get(0).span().text()
                                                + "`; where ranges are cut otherwise, write exceptions to the table:"
                                                + " `exception to " + table.signature() + " when "
                                                + asked(points) + " = …`"));
            }
        }

        /** The keys in which two cells differ; those that only stand in two places if they differ in nothing else. */
        private List<Key> clashing(Entry first, Entry second) {
            List<Key> places = new ArrayList<>();
            List<Key> values = new ArrayList<>();
            for (int i = 0; i < domains.size(); i++) {
                Key a = first.keys().get(i);
                Key b = second.keys().get(i);
                if (!a.span().equals(b.span())) {
                    places.addAll(List.of(a, b));
                    if (!a.span().text().equals(b.span().text())) {
                        values.addAll(List.of(a, b));
                    }
                }
            }
            return values.isEmpty() ? places : values;
        }

        private String others() {
            String some = String.join(
                    "; ",
                    gaps.subList(1, Math.min(gaps.size(), 4)).stream()
                            .map(this::describe)
                            .toList());
            return gaps.size() > 4 ? some + "; and more" : some;
        }

        /** The combination as a condition. */
        private String asked(List<Object> points) {
            return IntStream.range(0, points.size())
                    .mapToObj(i -> domains.get(i).describe(points.get(i)).replaceFirst(" ", " is "))
                    .collect(Collectors.joining(" and "));
        }

        private String describe(List<Object> points) {
            List<String> parts = new ArrayList<>();
            for (int i = 0; i < points.size(); i++) {
                parts.add(domains.get(i).describe(points.get(i)));
            }
            return String.join(", ", parts);
        }
    }
}
