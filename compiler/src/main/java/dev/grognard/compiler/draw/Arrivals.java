package dev.grognard.compiler.draw;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.ListDef;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.ScenarioDef;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** When those come who are not there at first: what lists of pieces with one number say, if it can be a turn. */
final class Arrivals {
    private final Map<Member, Integer> turns = new HashMap<>();

    Arrivals(GameModel model, PrintedValues values, Optional<ScenarioDef> scenario) {
        scenario.ifPresent(chosen -> model.lists().forEach(list -> read(list, values, chosen)));
    }

    private void read(ListDef list, PrintedValues values, ScenarioDef chosen) {
        List<Field> fields = values.fields(list.kind());
        List<Field> numbers =
                fields.stream().filter(field -> field.type().isNumber()).toList();
        if (numbers.size() != 1) {
            return;
        }
        for (ListDef.Row row : list.rows()) {
            boolean counts = row.layer().isEmpty() || row.layer().get().equals(chosen.layer());
            Optional<Integer> turn = values.value(numbers.get(0), row.member())
                    .filter(Expr.Number.class::isInstance)
                    .map(value -> ((Expr.Number) value).value())
                    .filter(number -> number >= chosen.firstTurn() && number <= chosen.lastTurn());
            if (counts && turn.isPresent()) {
                fields.stream()
                        .filter(field -> PrintedValues.isMemberOf(field, Kind.Category.PIECE))
                        .flatMap(field -> values.member(field, row.member()).stream())
                        .forEach(piece -> turns.putIfAbsent(piece, turn.get()));
            }
        }
    }

    /** The turn in which a piece comes; nothing if no list says so. */
    Optional<Integer> turn(Member piece) {
        return Optional.ofNullable(turns.get(piece));
    }
}
