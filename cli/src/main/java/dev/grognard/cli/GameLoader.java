package dev.grognard.cli;

import dev.grognard.compiler.Compilation;
import dev.grognard.compiler.CompileOptions;
import dev.grognard.compiler.CompileRequest;
import dev.grognard.compiler.GeneratedFile;
import dev.grognard.compiler.GrogCompiler;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.runtime.Game;
import dev.grognard.runtime.script.Example;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Makes a game that can be played of a text. */
final class GameLoader {
    private GameLoader() {}

    /** Compiles a file with its examples; its mistakes are printed and end the command. */
    static Compilation compile(Console console, Reporting reporting, GameShelf.GameFile file) {
        CompileRequest request = new CompileRequest(file.name(), file.library(), CompileOptions.defaults());
        return sound(console, reporting, file, () -> GrogCompiler.compile(request, file.parses()));
    }

    /** Compiles a file for somebody who only wants to play it. */
    static Compilation compileToPlay(Console console, Reporting reporting, GameShelf.GameFile file) {
        CompileRequest request = new CompileRequest(
                file.name(), file.library(), CompileOptions.defaults().withoutExamples());
        return sound(console, reporting, file, () -> GrogCompiler.compile(request, file.parses()));
    }

    /** Reads a file without making Java of it. */
    static Compilation check(Console console, Reporting reporting, GameShelf.GameFile file) {
        CompileRequest request = new CompileRequest(file.name(), file.library(), CompileOptions.defaults());
        return sound(console, reporting, file, () -> GrogCompiler.check(request, file.parses()));
    }

    private static Compilation sound(
            Console console, Reporting reporting, GameShelf.GameFile file, Supplier<Compilation> work) {
        Compilation compilation = Progress.during(console, "compiling " + file.name(), work);
        if (!compilation.succeeded()) {
            reporting.print(console, compilation.diagnostics());
            throw new UserError(file.name() + " has mistakes");
        }
        return compilation;
    }

    /** The model of a compiled game. */
    static GameModel model(Compilation compilation, String name) {
        return compilation
                .model()
                .orElseThrow(() -> new UserError(name + " is no game, but something that games are made of"));
    }

    /** Compiles a file down to a game. */
    static Game load(Console console, Reporting reporting, GameShelf.GameFile file) {
        Compilation compilation = compileToPlay(console, reporting, file);
        return instantiate(loader(console, file, compilation, List.of()), compilation.entryPoint());
    }

    /** Compiles the game's Java, and some more files beside it, and loads them. */
    static ClassLoader loader(
            Console console, GameShelf.GameFile file, Compilation compilation, List<GeneratedFile> more) {
        demandPlayable(compilation, file.name());
        List<GeneratedFile> files = new ArrayList<>(compilation.mainFiles());
        files.addAll(more);
        return Progress.during(
                console,
                "compiling the Java of " + file.name(),
                () -> MemoryCompiler.compile(files, List.of(Game.class)));
    }

    /** Ends the command if what was compiled is no whole game. */
    static void demandPlayable(Compilation compilation, String name) {
        if (compilation.entryPoint().isEmpty()) {
            throw new UserError(name + " is no game that can be played, but something that games are made of");
        }
    }

    static Game instantiate(ClassLoader loader, String entryPoint) {
        try {
            return (Game) loader.loadClass(entryPoint).getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the generated class " + entryPoint + " cannot be made", e);
        }
    }

    /** The Java of a game's examples, without the tests that run them. */
    static List<GeneratedFile> exampleFiles(Compilation compilation) {
        return compilation.testFiles().stream()
                .filter(generated -> !generated.content().contains("org.junit"))
                .toList();
    }

    /** What the generated classes list as their examples. */
    static List<Example> examples(ClassLoader loader, List<GeneratedFile> files) {
        List<Example> examples = new ArrayList<>();
        for (GeneratedFile file : files) {
            String name = file.path().replace('/', '.').replaceAll("\\.java$", "");
            try {
                List<?> listed =
                        (List<?>) loader.loadClass(name).getMethod("all").invoke(null);
                listed.forEach(example -> examples.add((Example) example));
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("the generated class " + name + " lists no examples", e);
            }
        }
        return examples;
    }
}
