package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.TableDef;
import dev.grognard.compiler.model.TableDef.Key;
import dev.grognard.compiler.model.TableDef.Range;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;

/** The rows and columns of a chart rise or fall; where two have changed places, their cells are read for each other. */
final class TableOrder implements Check {
    @Override
    public void check(Survey survey, Diagnostics found) {
        survey.game().tables().forEach(table -> check(table, found));
    }

    private static void check(TableDef table, Diagnostics found) {
        for (int i = 0; i < table.signature().parameters().size(); i++) {
            List<Range> keys = keys(table, i);
            int rises = 0;
            int falls = 0;
            for (int k = 1; k < keys.size(); k++) {
                int step = Integer.compare(begin(keys.get(k)), begin(keys.get(k - 1)));
                rises += step > 0 ? 1 : 0;
                falls += step < 0 ? 1 : 0;
            }
            if (rises > 0 && falls > 0) {
                found.add(told(table, keys, rises >= falls));
            }
        }
    }

    /** The first two that stand the wrong way round. */
    private static Diagnostic told(TableDef table, List<Range> keys, boolean rising) {
        int k = 1;
        while (begin(keys.get(k)) > begin(keys.get(k - 1)) == rising) {
            k++;
        }
        Span earlier = keys.get(k - 1).span();
        Span later = keys.get(k).span();
        return Diagnostic.warning(
                        CheckCode.OUT_OF_ORDER,
                        "`%s` stands behind `%s` in `%s`".formatted(later.words(), earlier.words(), table.signature()),
                        later,
                        "out of order")
                .with(earlier, "before it")
                .help("write rows and columns in their order, each with its own cells");
    }

    /** The ranges of one key as they are first written; none if it is asked for other things too. */
    private static List<Range> keys(TableDef table, int parameter) {
        List<Range> keys = new ArrayList<>();
        for (TableDef.Entry entry : table.entries()) {
            Key key = entry.keys().size() > parameter ? entry.keys().get(parameter) : null;
            if (!(key instanceof Range range)) {
                return List.of();
            }
            boolean known = keys.stream()
                    .anyMatch(one -> one.low().equals(range.low()) && one.high().equals(range.high()));
            if (!known && isInside(range.span(), table.span())) {
                keys.add(range);
            }
        }
        return keys;
    }

    /** What a later layer adds stands elsewhere. */
    private static boolean isInside(Span key, Span table) {
        return key.source().equals(table.source()) && key.start() >= table.start() && key.end() <= table.end();
    }

    private static int begin(Range range) {
        return range.low().orElse(Integer.MIN_VALUE);
    }
}
