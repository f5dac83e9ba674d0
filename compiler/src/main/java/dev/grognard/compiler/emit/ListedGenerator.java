package dev.grognard.compiler.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.ListDef;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.RegionDef;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** Writes what regions and lists hold for whoever asks by name: the places of the one, the rows in play of the other. */
final class ListedGenerator {
    private final Emission game;

    ListedGenerator(Emission game) {
        this.game = game;
    }

    /** The names that are answered. */
    List<String> names() {
        return Stream.concat(game.model().regions().stream().map(RegionDef::name), lists().map(ListDef::name))
                .toList();
    }

    /** A list without any rows has no class for them either. */
    private Stream<ListDef> lists() {
        return game.model().lists().stream().filter(list -> !list.rows().isEmpty());
    }

    /** A method that answers for them all; whether it was asked for one of them. */
    MethodSpec answer(String name) {
        CodeBlock.Builder body = CodeBlock.builder().beginControlFlow("switch (rule)");
        for (RegionDef region : game.model().regions()) {
            body.beginControlFlow("case $S ->", region.name());
            region(body, region);
            body.endControlFlow();
        }
        lists().forEach(list -> body.addStatement("case $S -> $L(state, why)", list.name(), method(list)));
        body.beginControlFlow("default ->")
                .addStatement("return false")
                .endControlFlow()
                .endControlFlow()
                .addStatement("return true");
        return MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(boolean.class)
                .addParameter(game.types().state(), "state")
                .addParameter(RuntimeTypes.WHY, "why")
                .addParameter(String.class, "rule")
                .addCode(body.build())
                .build();
    }

    private static void region(CodeBlock.Builder body, RegionDef region) {
        String places = region.places().isEmpty()
                ? "none"
                : region.places().stream().map(Member::printed).collect(Collectors.joining(", "));
        int count = region.places().size();
        body.addStatement("why.enter($S$L)", region.name(), cases(region.cases()));
        body.addStatement("why.gave($S, $S, $S)", "", written(region), "");
        body.addStatement("why.leave($L, $S)", count, places);
    }

    /** What stands behind its name in the source; a named path is written without. */
    private static String written(RegionDef region) {
        String words = region.span().words();
        int equals = words.indexOf('=');
        return words.startsWith("region ") && equals > 0
                ? words.substring(equals + 1).strip()
                : words;
    }

    private static CodeBlock cases(List<String> cases) {
        return cases.stream().map(one -> CodeBlock.of(", $S", one)).collect(CodeBlock.joining(""));
    }

    private static String method(ListDef list) {
        return JavaNames.value(list.name()) + "Listed";
    }

    /** What tells the rows of each list. */
    List<MethodSpec> rows() {
        return lists().map(this::rows).toList();
    }

    private MethodSpec rows(ListDef list) {
        CodeBlock.Builder body = CodeBlock.builder()
                .addStatement("why.enter($S)", list.name())
                .addStatement("int count = 0")
                .beginControlFlow("for ($1T row : $1T.values())", game.types().kind(list.kind()))
                .beginControlFlow(
                        "if ($T.has(state.$LRows(), row.index()))", RuntimeTypes.SETS, JavaNames.value(list.name()))
                .addStatement("count++")
                .addStatement("why.gave($S, $L, $S)", "", told(list), "")
                .endControlFlow()
                .endControlFlow()
                .addStatement("why.leave(count, count == 1 ? $S : count + $S)", "1 row", " rows");
        return MethodSpec.methodBuilder(method(list))
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .addParameter(game.types().state(), "state")
                .addParameter(RuntimeTypes.WHY, "why")
                .addCode(body.build())
                .build();
    }

    /** A row by its columns. */
    private CodeBlock told(ListDef list) {
        List<CodeBlock> columns = new ArrayList<>();
        for (FieldDef def : game.model().fields()) {
            Field field = def.field();
            if (list.kind().isA(field.owner()) && !field.state()) {
                CodeBlock value = CodeBlock.of("row.$L()", JavaNames.field(field.name()));
                columns.add(CodeBlock.of(
                        "$S + $L",
                        JavaNames.words(field.name()) + " ",
                        game.types().print(field.type(), value)));
            }
        }
        return columns.isEmpty() ? CodeBlock.of("row.printed()") : CodeBlock.join(columns, "$W+ \", \" + ");
    }
}
