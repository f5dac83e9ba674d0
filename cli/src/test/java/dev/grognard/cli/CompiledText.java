package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.Compilation;
import dev.grognard.compiler.CompileOptions;
import dev.grognard.compiler.CompileRequest;
import dev.grognard.compiler.GeneratedFile;
import dev.grognard.compiler.GrogCompiler;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Renderer;
import dev.grognard.compiler.source.Library;
import dev.grognard.runtime.Game;
import dev.grognard.runtime.script.Example;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A game made of a text under the strictest compiler, with its examples. */
record CompiledText(Game game, List<Example> examples, Map<String, byte[]> classes) {
    private static final List<String> STRICTLY = List.of("-Xlint:all", "-Werror");

    /** Compiles a file of a library; any error of either compiler fails the test with its message. */
    static CompiledText of(String name, Library library) throws ReflectiveOperationException {
        Compilation compilation = GrogCompiler.compile(new CompileRequest(name, library, CompileOptions.defaults()));
        List<Diagnostic> errors =
                compilation.diagnostics().stream().filter(Diagnostic::isError).toList();
        assertThat(errors)
                .as(() -> "errors of " + name + "\n" + Renderer.plain().render(errors))
                .isEmpty();
        List<GeneratedFile> exampleFiles = compilation.testFiles().stream()
                .filter(file -> !file.content().contains("org.junit"))
                .toList();
        List<GeneratedFile> files = new ArrayList<>(compilation.mainFiles());
        files.addAll(exampleFiles);
        Map<String, byte[]> classes = MemoryCompiler.classes(files, List.of(Game.class), STRICTLY);
        ClassLoader loader = MemoryCompiler.load(classes);
        Game game = GameLoader.instantiate(loader, compilation.entryPoint());
        return new CompiledText(game, examples(loader, exampleFiles), classes);
    }

    private static List<Example> examples(ClassLoader loader, List<GeneratedFile> files)
            throws ReflectiveOperationException {
        List<Example> examples = new ArrayList<>();
        for (GeneratedFile file : files) {
            String name = file.path().replace('/', '.').replaceAll("\\.java$", "");
            List<?> listed = (List<?>) loader.loadClass(name).getMethod("all").invoke(null);
            listed.forEach(example -> examples.add((Example) example));
        }
        return examples;
    }
}
