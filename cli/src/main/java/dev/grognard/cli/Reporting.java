package dev.grognard.cli;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.JsonRenderer;
import dev.grognard.compiler.diagnostic.Renderer;
import java.util.List;
import picocli.CommandLine.Option;

/** The options by which a command is told how to print diagnostics. */
final class Reporting {
    /** When to use colours. */
    enum Colour {
        AUTO,
        ALWAYS,
        NEVER
    }

    @Option(names = "--json", description = "Print mistakes as JSON to standard output.")
    private boolean json;

    @Option(
            names = "--color",
            paramLabel = "WHEN",
            defaultValue = "auto",
            description = "auto, always or never; auto is the default and means: on a terminal.")
    private Colour colour;

    @Option(
            names = "--all",
            description = "Print all of a long list, of mistakes (else the first ten) or of what a report has.")
    private boolean all;

    boolean isJson() {
        return json;
    }

    /** Whether nothing of a long list is to be left out. */
    boolean isAll() {
        return all;
    }

    /** Prints what there is to say: for people to the error stream, for programs to the output. */
    void print(Console console, List<Diagnostic> diagnostics) {
        if (json) {
            console.out().print(JsonRenderer.render(diagnostics));
            console.out().flush();
            return;
        }
        boolean coloured = colour == Colour.ALWAYS || (colour == Colour.AUTO && console.signs());
        Renderer renderer = coloured ? Renderer.coloured() : Renderer.plain();
        console.err().print((all ? renderer.unlimited() : renderer).render(diagnostics));
        if (!all && diagnostics.size() > Renderer.LIMIT) {
            console.err().println("`--all` shows all of them");
        }
        console.err().flush();
    }
}
