package dev.grognard.compiler;

import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.parse.GrogParser;
import java.util.List;
import java.util.Optional;

/** The compiler: texts in, diagnostics and Java out. It reads and writes no files. */
public final class GrogCompiler {
    private GrogCompiler() {}

    /** Compiles one game or mod as far as its mistakes allow. */
    public static Compilation compile(CompileRequest request) {
        Diagnostics diagnostics = new Diagnostics();
        request.library()
                .find(request.mainName())
                .ifPresent(text -> diagnostics.addAll(GrogParser.parse(text).diagnostics()));
        return new Compilation(diagnostics.list(), Optional.empty(), List.of(), List.of(), "");
    }
}
