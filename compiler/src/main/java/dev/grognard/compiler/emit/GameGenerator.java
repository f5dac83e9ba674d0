package dev.grognard.compiler.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.grognard.compiler.model.CalendarDef;
import dev.grognard.compiler.model.OptionalRule;
import dev.grognard.compiler.model.RegionDef;
import dev.grognard.compiler.model.ScenarioDef;
import dev.grognard.compiler.model.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Writes the entry point of a game, and the regions of its board. */
final class GameGenerator {
    private final Emission game;

    GameGenerator(Emission game) {
        this.game = game;
    }

    TypeSpec generate() {
        TypeSpec.Builder type = TypeSpec.classBuilder(game.gameClass())
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addJavadoc("$L: where to begin.\n", game.model().title())
                .addSuperinterface(RuntimeTypes.GAME);
        type.addMethod(text("id", game.model().name()));
        type.addMethod(text("title", game.model().title()));
        type.addMethod(text("rulesHash", game.model().rulesHash()));
        List<CodeBlock> setups = new ArrayList<>();
        for (ScenarioDef scenario : game.model().scenarios()) {
            setups.add(CodeBlock.of(
                    "new $T($S, $S, $L)",
                    RuntimeTypes.GAME.nestedClass("Setup"),
                    scenario.name(),
                    scenario.title(),
                    TextCode.cases(scenario.cases())));
        }
        type.addMethod(list("setups", "Setup", setups));
        List<CodeBlock> options = new ArrayList<>();
        for (OptionalRule option : game.model().options()) {
            options.add(CodeBlock.of(
                    "new $T($S, $S, $L)",
                    RuntimeTypes.GAME.nestedClass("Choice"),
                    option.name(),
                    option.title(),
                    TextCode.cases(option.cases())));
        }
        type.addMethod(list("options", "Choice", options));
        type.addMethod(override("schema", RuntimeTypes.SCHEMA)
                .addStatement("return $T.SCHEMA", game.types().named("Board"))
                .build());
        game.model()
                .hexGrid()
                .ifPresent(grid -> type.addMethod(override(
                                "sheet",
                                ParameterizedTypeName.get(ClassName.get(Optional.class), RuntimeTypes.HEX_SHEET))
                        .addStatement("return $T.of($L)", Optional.class, new HexMapGenerator(game).sheet(grid))
                        .build()));
        game.model().calendar().ifPresent(calendar -> dates(type, calendar));
        game.model()
                .mostDecisions()
                .ifPresent(most -> type.addMethod(override("mostDecisions", TypeName.INT)
                        .addStatement("return $L", most)
                        .build()));
        type.addMethod(override("questions", ParameterizedTypeName.get(List.class, String.class))
                .addStatement("return $T.ALL", game.types().named("Questions"))
                .build());
        type.addMethod(list("offered", "Offered", offered()));
        type.addMethod(override("newPosition", game.types().state())
                .addStatement("return new $T()", game.types().state())
                .build());
        return type.build();
    }

    private List<CodeBlock> offered() {
        List<CodeBlock> offered = new ArrayList<>();
        MenuOrders.of(game.model())
                .forEach((name, phases) -> offered.add(CodeBlock.of(
                        "new $T($S, $T.of($L))",
                        RuntimeTypes.GAME.nestedClass("Offered"),
                        name,
                        List.class,
                        phases.stream().map(phase -> CodeBlock.of("$S", phase)).collect(CodeBlock.joining(", ")))));
        return offered;
    }

    private static void dates(TypeSpec.Builder type, CalendarDef calendar) {
        List<CodeBlock> dates =
                calendar.dates().stream().map(date -> CodeBlock.of("$S", date)).toList();
        type.addField(FieldSpec.builder(
                        ParameterizedTypeName.get(List.class, String.class),
                        "DATES",
                        Modifier.PRIVATE,
                        Modifier.STATIC,
                        Modifier.FINAL)
                .initializer("$T.of($>\n$L$<)", List.class, CodeBlock.join(dates, ",\n"))
                .build());
        type.addMethod(override("turnName", ClassName.get(String.class))
                .addParameter(TypeName.INT, "turn")
                .addStatement(
                        "return turn >= 1 && turn <= DATES.size() ? turn + $S + DATES.get(turn - 1) + $S : $T.toString(turn)",
                        " (",
                        ")",
                        Integer.class)
                .build());
    }

    private static MethodSpec.Builder override(String name, TypeName returns) {
        return MethodSpec.methodBuilder(name)
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(returns);
    }

    private static MethodSpec text(String name, String value) {
        return override(name, ClassName.get(String.class))
                .addStatement("return $S", value)
                .build();
    }

    private static MethodSpec list(String name, String element, List<CodeBlock> values) {
        TypeName type = ParameterizedTypeName.get(ClassName.get(List.class), RuntimeTypes.GAME.nestedClass(element));
        CodeBlock all = values.isEmpty()
                ? CodeBlock.of("$T.of()", List.class)
                : CodeBlock.of("$T.of($>\n$L$<)", List.class, CodeBlock.join(values, ",\n"));
        return override(name, type).addStatement("return $L", all).build();
    }

    TypeSpec regions() {
        TypeSpec.Builder type = TypeSpec.classBuilder("Regions")
                .addModifiers(Modifier.FINAL)
                .addJavadoc("The regions of the board.\n")
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build());
        for (RegionDef region : game.model().regions()) {
            Type set = new Type.SetOf(game.layout().places());
            List<String> names =
                    region.places().stream().map(place -> place.printed()).toList();
            type.addField(FieldSpec.builder(
                            game.types().of(set), JavaNames.constant(region.name()), Modifier.STATIC, Modifier.FINAL)
                    .addJavadoc("$L$L.\n", String.join(", ", names), KindGenerator.cases(region.cases()))
                    .initializer(PrintedSets.literal(game, set, List.copyOf(region.places())))
                    .build());
        }
        return type.build();
    }
}
