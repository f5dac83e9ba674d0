package dev.grognard.compiler;

import java.util.Objects;

/**
 * How to compile.
 *
 * @param packagePrefix the package under which each game gets one of its own
 */
public record CompileOptions(String packagePrefix) {
    /** Checks that nothing is missing. */
    public CompileOptions {
        Objects.requireNonNull(packagePrefix);
    }

    /** What one gets without asking. */
    public static CompileOptions defaults() {
        return new CompileOptions("dev.grognard.games");
    }
}
