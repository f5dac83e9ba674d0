package dev.grognard.compiler.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.TableDef;
import dev.grognard.compiler.model.Type;
import java.util.List;
import java.util.Optional;

/** Tells a table to which there are exceptions or modifiers as any other is told: by the cell that was read. */
final class OwnTables {
    private final Emission game;

    OwnTables(Emission game) {
        this.game = game;
    }

    /** The table of a rule that is there only to make exceptions to it. */
    Optional<TableDef> of(RuleDef rule) {
        return rule.ownTable()
                .flatMap(own -> game.model().tables().stream()
                        .filter(table -> table.signature() == own)
                        .findFirst());
    }

    /** The cases that are cited for the whole rule: those of its table, which is all that was written. */
    List<String> headCases(RuleDef rule) {
        return of(rule).map(TableDef::headCases).orElse(rule.cases());
    }

    /** Whether a rule tells how cells of this table are found. */
    boolean isRead(TableDef table) {
        return game.model().rules().stream()
                .anyMatch(rule ->
                        rule.ownTable().filter(own -> own == table.signature()).isPresent());
    }

    /** Reads the table for what the rule was asked about and takes down the cell; returns the variable with its value. */
    String readCell(Body body, RuleDef rule, TableDef table) {
        Type type = table.signature().result().orElseThrow();
        ClassName name = game.tableClass(table.signature());
        CodeBlock arguments = rule.signature().parameters().stream()
                .map(parameter -> body.scope().read(parameter))
                .collect(CodeBlock.joining(", "));
        String value = body.scope().fresh("value");
        body.line("$T $L = $T.of($L)", game.types().of(type), value, name, arguments);
        CodeBlock cited =
                TableGenerator.citesRows(table) ? CodeBlock.of(", $T.cited($L)", name, arguments) : CodeBlock.of("");
        CodeBlock shown = new TextCode(body).shown(type, CodeBlock.of("$L", value));
        body.line("why.gave($L, $T.cell($L), $S$L)", shown, name, arguments, "", cited);
        return value;
    }
}
