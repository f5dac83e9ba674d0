package dev.grognard.compiler.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.TableDef;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import javax.lang.model.element.Modifier;

/** Writes a table as a class with one look-up method; rows in their printed order. */
final class TableGenerator {
    private static final ClassName STRING = ClassName.get(String.class);

    private static final TypeName CASES = ArrayTypeName.of(String.class);

    private final Emission game;

    TableGenerator(Emission game) {
        this.game = game;
    }

    TypeSpec generate(TableDef table) {
        ClassName name = game.tableClass(table.signature());
        TypeSpec.Builder type = TypeSpec.classBuilder(name)
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addJavadoc(
                        "$L\n",
                        table.doc().isEmpty()
                                ? "The table «" + table.signature().name() + "»" + KindGenerator.cases(table.cases())
                                        + "."
                                : table.doc() + KindGenerator.cases(table.cases()))
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build());
        TypeName result = game.types().of(table.signature().result().orElseThrow());
        lookup(type, table, new Form("of", "row", result, entry -> value(entry.value())));
        lookup(type, table, new Form("cell", "cellOfRow", STRING, entry -> CodeBlock.of("$S", table.told(entry))));
        if (citesRows(table)) {
            lookup(type, table, new Form("cited", "citedByRow", CASES, TableGenerator::casesOf));
        }
        return type.addMethod(explaining(table)).build();
    }

    /** Whether rows cite cases of their own, so that {@code cited} gives them. */
    static boolean citesRows(TableDef table) {
        return table.entries().stream().anyMatch(entry -> !entry.cases().isEmpty());
    }

    private static CodeBlock casesOf(TableDef.Entry entry) {
        List<CodeBlock> cases =
                entry.cases().stream().map(text -> CodeBlock.of("$S", text)).toList();
        return CodeBlock.of("new $T{$L}", CASES, CodeBlock.join(cases, ", "));
    }

    /** What is looked up: the value of a cell, or how the cell is found in the printed table. */
    private record Form(String name, String row, TypeName gives, Function<TableDef.Entry, CodeBlock> cell) {}

    private void lookup(TypeSpec.Builder type, TableDef table, Form form) {
        List<Variable> parameters = table.signature().parameters();
        MethodSpec.Builder lookup = method(form.name(), form.gives(), table);
        if (form.name().equals("of")) {
            lookup.addModifiers(Modifier.PUBLIC);
        } else if (!new OwnTables(game).isRead(table)) {
            lookup.addModifiers(Modifier.PRIVATE);
        }
        // Rows that share their first key stand in a method of their own when there are further keys.
        if (parameters.size() <= 1) {
            rows(lookup, table.entries(), 0, table, form);
        } else {
            Map<String, List<TableDef.Entry>> groups = new LinkedHashMap<>();
            for (TableDef.Entry entry : table.entries()) {
                groups.computeIfAbsent(
                                condition(parameters.get(0), entry.keys().get(0))
                                        .toString(),
                                key -> new ArrayList<>())
                        .add(entry);
            }
            int row = 0;
            for (List<TableDef.Entry> group : groups.values()) {
                row++;
                MethodSpec.Builder one =
                        method(form.row() + row, form.gives(), table).addModifiers(Modifier.PRIVATE);
                rows(one, group, 1, table, form);
                type.addMethod(one.build());
                lookup.beginControlFlow(
                                "if ($L)",
                                condition(parameters.get(0), group.get(0).keys().get(0)))
                        .addStatement("return $L$L($L)", form.row(), row, arguments(parameters))
                        .endControlFlow();
            }
            lookup.addStatement("throw $L", noRow(table));
        }
        type.addMethod(lookup.build());
    }

    /** The look-up that takes down which cell it found. */
    private MethodSpec explaining(TableDef table) {
        List<Variable> parameters = table.signature().parameters();
        Type type = table.signature().result().orElseThrow();
        CodeBlock.Builder title = CodeBlock.builder();
        for (int i = 0; i < parameters.size(); i++) {
            title.add(i == 0 ? "$S + " : " + $S + ", i == 0 ? table.signature().name() + "(" : ", ");
            Variable parameter = parameters.get(i);
            title.add(
                    "$L", game.types().print(parameter.type(), CodeBlock.of("$L", JavaNames.value(parameter.name()))));
        }
        CodeBlock name = parameters.isEmpty()
                ? CodeBlock.of("$S", table.signature().name())
                : title.add(" + $S", ")").build();
        MethodSpec.Builder method = MethodSpec.methodBuilder("of")
                .addModifiers(Modifier.STATIC)
                .returns(game.types().of(type))
                .addParameter(RuntimeTypes.WHY, "why");
        for (Variable parameter : parameters) {
            method.addParameter(game.types().of(parameter.type()), JavaNames.value(parameter.name()));
        }
        CodeBlock value = CodeBlock.of("of($L)", arguments(parameters));
        CodeBlock shown = game.types().print(type, value);
        boolean plain = game.types().isToldPlainly(type);
        CodeBlock row = citesRows(table) ? CodeBlock.of(", cited($L)", arguments(parameters)) : CodeBlock.of("");
        return method.addStatement("why.enter($L$L)", name, TextCode.moreCases(table.headCases()))
                .addStatement("why.gave($L, cell($L), $S$L)", shown, arguments(parameters), "", row)
                .addStatement(
                        "return $L",
                        plain ? CodeBlock.of("why.leave($L)", value) : CodeBlock.of("why.leave($L, $L)", value, shown))
                .build();
    }

    private MethodSpec.Builder method(String name, TypeName returns, TableDef table) {
        MethodSpec.Builder method =
                MethodSpec.methodBuilder(name).addModifiers(Modifier.STATIC).returns(returns);
        for (Variable parameter : table.signature().parameters()) {
            method.addParameter(game.types().of(parameter.type()), JavaNames.value(parameter.name()));
        }
        return method;
    }

    private static CodeBlock arguments(List<Variable> parameters) {
        List<CodeBlock> names = new ArrayList<>();
        parameters.forEach(parameter -> names.add(CodeBlock.of("$L", JavaNames.value(parameter.name()))));
        return CodeBlock.join(names, ", ");
    }

    private void rows(MethodSpec.Builder method, List<TableDef.Entry> entries, int from, TableDef table, Form form) {
        List<Variable> parameters = table.signature().parameters();
        for (TableDef.Entry entry : entries) {
            List<CodeBlock> tests = new ArrayList<>();
            for (int i = from; i < parameters.size(); i++) {
                CodeBlock test = condition(parameters.get(i), entry.keys().get(i));
                boolean joins = test.toString().contains(" || ") && parameters.size() - from > 1;
                tests.add(joins ? CodeBlock.of("($L)", test) : test);
            }
            method.beginControlFlow("if ($L)", CodeBlock.join(tests, " && "))
                    .addStatement("return $L", form.cell().apply(entry))
                    .endControlFlow();
        }
        method.addStatement("throw $L", noRow(table));
    }

    /** The fault of a table that has nothing for what is asked of it. */
    private CodeBlock noRow(TableDef table) {
        String words = "no row of " + table.signature().name() + " for ";
        List<CodeBlock> asked = new ArrayList<>();
        for (Variable parameter : table.signature().parameters()) {
            asked.add(game.types().print(parameter.type(), CodeBlock.of("$L", JavaNames.value(parameter.name()))));
        }
        return CodeBlock.of("new $T($S + $L)", RuntimeTypes.RULES_FAULT, words, CodeBlock.join(asked, " + \", \" + "));
    }

    private CodeBlock value(Expr value) {
        return new Body(game, new Scope(game, java.util.Optional.empty(), "0", false)).value(value);
    }

    private CodeBlock condition(Variable parameter, TableDef.Key key) {
        String name = JavaNames.value(parameter.name());
        List<CodeBlock> tests = new ArrayList<>();
        if (key instanceof TableDef.Range range) {
            range.low().ifPresent(low -> tests.add(CodeBlock.of("$L >= $L", name, low)));
            range.high().ifPresent(high -> tests.add(CodeBlock.of("$L <= $L", name, high)));
            if (range.low().isPresent() && range.low().equals(range.high())) {
                return CodeBlock.of("$L == $L", name, range.low().get());
            }
            return tests.isEmpty() ? CodeBlock.of("true") : CodeBlock.join(tests, " && ");
        }
        if (key instanceof TableDef.Numbers numbers) {
            numbers.numbers().forEach(number -> tests.add(CodeBlock.of("$L == $L", name, number)));
        } else if (key instanceof TableDef.Members members) {
            for (Member member : members.members()) {
                tests.add(CodeBlock.of("$L == $L", name, game.types().member(member)));
            }
        } else if (key instanceof TableDef.Flag flag) {
            tests.add(flag.value() ? CodeBlock.of("$L", name) : CodeBlock.of("!$L", name));
        }
        return CodeBlock.join(tests, " || ");
    }
}
