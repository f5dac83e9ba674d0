package dev.grognard.compiler.emit;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.RecordDef;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Every value of a record that is printed anywhere; a value is known by its number in this pool. */
final class RecordPool {
    private final Map<String, Map<List<Object>, Integer>> numbers = new LinkedHashMap<>();
    private final Map<String, List<RecordDef.Value>> values = new LinkedHashMap<>();

    RecordPool(GameModel model) {
        model.records().forEach(record -> {
            numbers.put(record.name(), new LinkedHashMap<>());
            values.put(record.name(), new java.util.ArrayList<>());
        });
        model.tables().forEach(table -> table.entries().forEach(entry -> collect(entry.value())));
        model.rules().forEach(rule -> {
            collect(rule.exceptions());
            collect(rule.inline());
            collect(rule.base());
            rule.mappings()
                    .forEach(mapping -> mapping.arrows().forEach(arrow -> {
                        collect(arrow.from());
                        collect(arrow.to());
                    }));
        });
        model.procedures().forEach(procedure -> collect(List.of(procedure.body(), procedure.hooks())));
        model.orders().forEach(order -> collect(order.option()));
        model.triggers().forEach(trigger -> collect(List.of(trigger.condition(), trigger.body())));
        collect(model.sequence().body());
        collect(List.of(model.travels(), model.enters(), model.modifiers(), model.invariants()));
        model.examples()
                .forEach(example -> example.items().forEach(item -> {
                    if (item instanceof dev.grognard.compiler.model.ExampleDef.Expect expect) {
                        collect(expect.condition());
                    }
                }));
    }

    private void collect(Object node) {
        ModelTree.each(node, part -> {
            if (part instanceof Expr.RecordConstant constant) {
                number(constant.value());
            }
        });
    }

    private static List<Object> key(RecordDef.Value value) {
        List<Object> key = new java.util.ArrayList<>();
        for (Expr part : value.parts()) {
            key.add(constantOf(part));
        }
        return key;
    }

    private static Object constantOf(Expr part) {
        if (part instanceof Expr.Number number) {
            return number.value();
        }
        if (part instanceof Expr.Truth truth) {
            return truth.value();
        }
        if (part instanceof Expr.Constant constant) {
            return constant.member();
        }
        return "none";
    }

    int number(RecordDef.Value value) {
        Map<List<Object>, Integer> known = numbers.get(value.record().name());
        Integer number = known.get(key(value));
        if (number == null) {
            number = known.size();
            known.put(key(value), number);
            values.get(value.record().name()).add(value);
        }
        return number;
    }

    List<RecordDef.Value> values(RecordDef record) {
        return values.get(record.name());
    }
}
