package dev.grognard.compiler;

import dev.grognard.compiler.diagnostic.Diagnostics;
import java.util.List;

/** The compiler: texts in, diagnostics and Java out. It reads and writes no files. */
public final class GrogCompiler {
    private GrogCompiler() {}

    /** Compiles one game or mod as far as its mistakes allow. */
    public static Compilation compile(CompileRequest request) {
        Diagnostics diagnostics = new Diagnostics();
        return new Compilation(diagnostics.list(), List.of(), List.of(), "");
    }
}
