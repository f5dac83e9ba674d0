package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.TableDef;
import dev.grognard.compiler.model.TableDef.Entry;
import dev.grognard.compiler.model.TableDef.Key;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Rows and columns of tables that nothing meets, because whoever reads the table limits what he looks up. */
final class UnmetRows implements Check {
    @Override
    public void check(Survey survey, Diagnostics found) {
        if (survey.game().tables().isEmpty()) {
            return;
        }
        Map<Signature, List<Expr.Lookup>> lookups = new IdentityHashMap<>();
        Map<Variable, Expr> lets = new IdentityHashMap<>();
        for (Object node : survey.played()) {
            if (node instanceof Expr.Lookup lookup) {
                lookups.computeIfAbsent(lookup.table(), table -> new ArrayList<>())
                        .add(lookup);
            } else if (node instanceof Statement.Let let) {
                lets.put(let.variable(), let.value());
            }
        }
        Limits limits = new Limits(survey.facts(), lets);
        for (TableDef table : survey.game().tables()) {
            List<Expr.Lookup> all = lookups.getOrDefault(table.signature(), List.of());
            if (!all.isEmpty() && !survey.isOfSeries(table.span())) {
                check(survey.game(), table, all, limits, found);
            }
        }
    }

    private static void check(
            GameModel game, TableDef table, List<Expr.Lookup> lookups, Limits limits, Diagnostics found) {
        List<Variable> keys = table.signature().parameters();
        for (int i = 0; i < keys.size(); i++) {
            if (!keys.get(i).type().present().isNumber()) {
                continue;
            }
            int column = i;
            Extent extent = lookups.stream()
                    .map(lookup -> extent(lookup.arguments().get(column), limits))
                    .reduce(Extent::or)
                    .orElse(Extent.ANY);
            KeyDomain domain = KeyDomain.of(
                    game,
                    keys.get(column),
                    table.entries().stream()
                            .map(entry -> entry.keys().get(column))
                            .toList());
            Set<Span> told = new HashSet<>();
            for (Entry entry : table.entries()) {
                Key key = entry.keys().get(column);
                // What no value of the key is at all has been told as that.
                boolean can = domain.points().stream().anyMatch(point -> KeyDomain.admits(key, point));
                if (can && !isMet(key, extent) && told.add(key.span())) {
                    found.add(unmet(
                            table,
                            keys.get(column),
                            key,
                            extent,
                            lookups.get(0).arguments().get(column)));
                }
            }
        }
    }

    /** What is looked up; a number that is named asks for one row and limits nothing. */
    private static Extent extent(Expr argument, Limits limits) {
        return argument instanceof Expr.Number ? Extent.ANY : limits.of(argument);
    }

    private static boolean isMet(Key key, Extent extent) {
        if (key instanceof TableDef.Range range) {
            return extent.meets(range.low(), range.high());
        }
        return !(key instanceof TableDef.Numbers numbers)
                || numbers.numbers().stream().anyMatch(n -> extent.meets(Optional.of(n), Optional.of(n)));
    }

    private static Diagnostic unmet(TableDef table, Variable parameter, Key key, Extent extent, Expr asked) {
        Type type = parameter.type();
        boolean above = key instanceof TableDef.Range range
                ? !extent.meets(range.low(), Optional.empty())
                : key instanceof TableDef.Numbers numbers
                        && numbers.numbers().stream().noneMatch(n -> extent.meets(Optional.of(n), Optional.empty()));
        Integer end = (above ? extent.high() : extent.low()).orElseThrow();
        return Diagnostic.warning(
                        CheckCode.ROW_BEYOND_LIMITS,
                        "nobody who reads `%s` ever meets this row or column".formatted(table.signature()),
                        key.span(),
                        "`%s` is never %s than %s there"
                                .formatted(parameter.name(), above ? "more" : "less", Words.value(end, type)))
                .with(asked.span(), "looked up here")
                .help("change the limit where the table is read, or end the row or column beside it openly");
    }
}
