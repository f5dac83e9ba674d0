package dev.grognard.compiler.report;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.HexGrid;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.ListDef;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.ScenarioDef;
import dev.grognard.compiler.model.TableDef;
import dev.grognard.compiler.report.ModDiff.Change;
import dev.grognard.compiler.report.ModDiff.Form;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** What is printed or kept otherwise: states of the game, cells of tables, values on pieces and places, set-ups, options. */
final class PrintedChanges {
    private record Printed(String value, Span span) {}

    private final GameModel base;
    private final GameModel modded;

    PrintedChanges(GameModel base, GameModel modded) {
        this.base = base;
        this.modded = modded;
    }

    void collect(List<Change> found) {
        modded.globals().stream()
                .filter(global -> base.globals().stream()
                        .noneMatch(
                                old -> old.state().name().equals(global.state().name())))
                .forEach(global -> found.add(new Change(
                        Form.ADDED,
                        first(global.cases()),
                        "state " + global.state().name(),
                        "a new state of the game",
                        global.span().location())));
        tables(found);
        fields(found);
        lists(found);
        scenarios(found);
        modded.options().stream()
                .filter(option ->
                        base.options().stream().noneMatch(old -> old.name().equals(option.name())))
                .forEach(option -> found.add(new Change(
                        Form.ADDED,
                        first(option.cases()),
                        "option " + option.name(),
                        option.title(),
                        option.span().location())));
    }

    private void tables(List<Change> found) {
        Map<String, TableDef> before = new LinkedHashMap<>();
        // A table is the same one if it stands where it stood.
        base.tables().forEach(table -> before.put(table.span().location(), table));
        for (TableDef table : modded.tables()) {
            TableDef old = before.get(table.span().location());
            String subject = "table " + (old == null ? table : old).signature();
            if (old == null) {
                found.add(new Change(
                        Form.ADDED,
                        first(table.cases()),
                        subject,
                        "a new table",
                        table.span().location()));
            } else {
                compare(cells(old), cells(table), first(table.cases()), subject, found);
            }
        }
    }

    private static Map<String, Printed> cells(TableDef table) {
        Map<String, Printed> cells = new LinkedHashMap<>();
        for (TableDef.Entry entry : table.entries()) {
            String keys = entry.keys().stream().map(PrintedChanges::key).collect(Collectors.joining(", "));
            cells.put(keys, new Printed(value(entry.value()), entry.span()));
        }
        return cells;
    }

    private void fields(List<Change> found) {
        Map<String, FieldDef> before = new LinkedHashMap<>();
        base.fields().forEach(def -> before.put(def.field().toString(), def));
        for (FieldDef def : modded.fields()) {
            if (def.field().owner().category() == Kind.Category.ROW) {
                continue;
            }
            FieldDef old = before.get(def.field().toString());
            Optional<HexGrid.Feature> feature = feature(def.field());
            String subject = feature.map(one -> one.sort().name().toLowerCase(Locale.ROOT) + " " + one.name())
                    .orElse(def.field().toString());
            if (old != null && feature.isPresent()) {
                compare(present(old), present(def), first(def.cases()), subject, found);
            } else if (old == null) {
                found.add(new Change(
                        Form.ADDED,
                        first(def.cases()),
                        subject,
                        "a new value",
                        def.span().location()));
            } else {
                compare(printed(old), printed(def), first(def.cases()), subject, found);
            }
        }
    }

    /** What is drawn on the map and is there or not, as opposed to one of a group. */
    private Optional<HexGrid.Feature> feature(Field field) {
        return modded.hexGrid().stream()
                .flatMap(grid -> grid.features().stream())
                .filter(one -> one.value().isEmpty())
                .filter(one -> one.field().toString().equals(field.toString()))
                .findFirst();
    }

    /** Where a feature lies; what lies between two hexes lies there both ways. */
    private static Map<String, Printed> present(FieldDef def) {
        Map<String, Printed> places = new LinkedHashMap<>();
        def.printed().forEach((member, value) -> {
            if (value instanceof Expr.Truth truth && truth.value()) {
                String back =
                        member.ends().map(ends -> ends.to() + "/" + ends.from()).orElse("");
                String there =
                        member.ends().map(ends -> ends.from() + "/" + ends.to()).orElse(member.id());
                if (!places.containsKey(back)) {
                    places.put(there, new Printed("", value.span()));
                }
            }
        });
        return places;
    }

    /** A row of a list is told as a whole, as it is printed. */
    private void lists(List<Change> found) {
        for (ListDef list : modded.lists()) {
            List<String> left = base.lists().stream()
                    .filter(old -> old.name().equals(list.name()))
                    .flatMap(old -> old.rows().stream().map(row -> row(base, row)))
                    .collect(Collectors.toCollection(ArrayList::new));
            for (ListDef.Row row : list.rows()) {
                String words = row(modded, row);
                if (!left.remove(words)) {
                    found.add(new Change(
                            Form.ADDED,
                            "",
                            "list " + list.name(),
                            words,
                            row.member().span().location()));
                }
            }
            left.forEach(words -> found.add(new Change(
                    Form.REMOVED, "", "list " + list.name(), words, list.span().location())));
        }
    }

    private static String row(GameModel game, ListDef.Row row) {
        String layer = row.layer().map(in -> " in " + in.name()).orElse("");
        return game.fields().stream()
                        .filter(def -> row.member().kind().isA(def.field().owner()))
                        .map(def -> value(def.printed().get(row.member())))
                        .collect(Collectors.joining(", "))
                + layer;
    }

    private static Map<String, Printed> printed(FieldDef def) {
        Map<String, Printed> values = new LinkedHashMap<>();
        def.printed().forEach((member, value) -> values.put(member.id(), new Printed(value(value), value.span())));
        return values;
    }

    private void scenarios(List<Change> found) {
        Map<String, ScenarioDef> before = new LinkedHashMap<>();
        base.scenarios().forEach(scenario -> before.put(scenario.name(), scenario));
        for (ScenarioDef scenario : modded.scenarios()) {
            ScenarioDef old = before.get(scenario.name());
            String subject = "scenario " + scenario.name();
            String turns = "turns " + scenario.firstTurn() + ".." + scenario.lastTurn();
            if (old == null) {
                found.add(new Change(
                        Form.ADDED,
                        first(scenario.cases()),
                        subject,
                        scenario.title() + ", " + turns,
                        scenario.span().location()));
                continue;
            }
            String oldTurns = "turns " + old.firstTurn() + ".." + old.lastTurn();
            if (!turns.equals(oldTurns)) {
                found.add(new Change(
                        Form.CHANGED,
                        first(scenario.cases()),
                        subject,
                        turns + " instead of " + oldTurns,
                        scenario.span().location()));
            }
            compare(placements(old), placements(scenario), first(scenario.cases()), subject, found);
        }
    }

    private static Map<String, Printed> placements(ScenarioDef scenario) {
        Map<String, Printed> placements = new LinkedHashMap<>();
        for (ScenarioDef.Placement placement : scenario.placements()) {
            String states = placement.states().entrySet().stream()
                    .map(entry -> " with " + entry.getKey().name() + " " + value(entry.getValue()))
                    .collect(Collectors.joining());
            placements.put(placement.piece().id(), new Printed("at " + placement.place() + states, placement.span()));
        }
        return placements;
    }

    private static void compare(
            Map<String, Printed> before,
            Map<String, Printed> after,
            String printedCase,
            String subject,
            List<Change> found) {
        after.forEach((key, now) -> {
            Printed old = before.get(key);
            if (old == null) {
                found.add(new Change(
                        Form.ADDED,
                        printedCase,
                        subject,
                        (key + " " + now.value()).strip(),
                        now.span().location()));
            } else if (!old.value().equals(now.value())) {
                String detail = key + " " + now.value() + " instead of " + old.value();
                found.add(new Change(
                        Form.CHANGED, printedCase, subject, detail, now.span().location()));
            }
        });
        before.forEach((key, old) -> {
            if (!after.containsKey(key)) {
                found.add(new Change(
                        Form.REMOVED,
                        printedCase,
                        subject,
                        (key + " " + old.value()).strip(),
                        old.span().location()));
            }
        });
    }

    private static String key(TableDef.Key key) {
        if (key.span().text().matches(".*[0-9]:[0-9].*")) {
            return key.span().text().strip();
        }
        if (key instanceof TableDef.Range range) {
            Optional<Integer> low = range.low();
            Optional<Integer> high = range.high();
            return low.isPresent() && low.equals(high)
                    ? low.get().toString()
                    : low.map(String::valueOf).orElse("") + ".."
                            + high.map(String::valueOf).orElse("");
        }
        if (key instanceof TableDef.Numbers numbers) {
            return numbers.numbers().stream().map(String::valueOf).collect(Collectors.joining("/"));
        }
        if (key instanceof TableDef.Members members) {
            return members.members().stream().map(Member::id).collect(Collectors.joining("/"));
        }
        return key instanceof TableDef.Flag flag && flag.value() ? "yes" : "no";
    }

    /** A constant as printed; anything else as its author wrote it. */
    static String value(Expr expr) {
        if (expr instanceof Expr.Number number) {
            return number.printed();
        }
        if (expr instanceof Expr.Constant constant) {
            return constant.member().id();
        }
        if (expr instanceof Expr.Truth truth) {
            return truth.value() ? "yes" : "no";
        }
        if (expr instanceof Expr.Absent) {
            return "none";
        }
        if (expr instanceof Expr.RecordConstant constant) {
            return constant.value().printed();
        }
        return expr.span().words();
    }

    private static String first(List<String> cases) {
        return cases.isEmpty() ? "" : cases.get(0);
    }
}
