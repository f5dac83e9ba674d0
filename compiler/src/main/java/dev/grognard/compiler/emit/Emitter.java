package dev.grognard.compiler.emit;

import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import dev.grognard.compiler.lower.LoweredGame;
import dev.grognard.compiler.work.SideBySide;
import java.util.ArrayList;
import java.util.List;

/** Writes all the Java of a game. */
public final class Emitter {
    private final Emission game;

    private Emitter(LoweredGame lowered, String packagePrefix) {
        this.game = new Emission(lowered, packagePrefix);
    }

    /** The Java of a game, and the tests made from its examples. */
    public record Emitted(List<JavaText> main, List<JavaText> tests, String entryPoint) {}

    /** Writes a game in a package of its own under the given one, with its examples if they are wanted. */
    public static Emitted emit(LoweredGame lowered, String packagePrefix, boolean examples) {
        return new Emitter(lowered, packagePrefix).run(examples);
    }

    private Emitted run(boolean examples) {
        List<TypeSpec> types = new ArrayList<>();
        KindGenerator kinds = new KindGenerator(game);
        types.addAll(kinds.generate());
        types.addAll(kinds.memberHolders());
        game.model().records().forEach(record -> types.add(new RecordGenerator(game).generate(record)));
        game.model().tables().forEach(table -> types.add(new TableGenerator(game).generate(table)));
        game.model().travels().forEach(travel -> types.add(new TravelGenerator(game, travel).generate()));
        types.addAll(new RulesGenerator(game).generate());
        types.addAll(new ProcedureGenerator(game).generate());
        GameGenerator entry = new GameGenerator(game);
        types.add(entry.regions());
        types.add(new StateGenerator(game).generate());
        types.add(new MachineGenerator(game).generate());
        types.add(new ActionGenerator(game).generate());
        types.add(new SchemaGenerator(game).generate());
        new LabelGenerator(game).generate().ifPresent(types::add);
        types.add(new QuestionGenerator(game).generate());
        types.add(new ViewGenerator(game).generate());
        new TraceGenerator(game).generate().ifPresent(types::add);
        new HexMapGenerator(game).generate().ifPresent(types::add);
        types.add(entry.generate());
        List<TypeSpec> tests = examples ? new ExampleGenerator(game.beside()).generate() : List.of();
        game.printedSets().generate().ifPresent(types::add);
        game.ruleLines().generate().ifPresent(types::add);
        return new Emitted(
                SideBySide.map(types, this::file),
                SideBySide.map(tests, this::file),
                game.gameClass().canonicalName());
    }

    private JavaText file(TypeSpec type) {
        JavaFile file = JavaFile.builder(game.packageName(), type)
                .skipJavaLangImports(true)
                .indent("    ")
                .addFileComment("Made by Grognard from $L.", game.model().fileName())
                .build();
        return new JavaText(game.packageName().replace('.', '/') + "/" + type.name() + ".java", file.toString());
    }
}
