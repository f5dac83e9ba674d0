package dev.grognard.compiler;

import java.util.Objects;

/**
 * How to compile.
 *
 * @param packagePrefix the package under which each game gets one of its own
 * @param examples whether Java is made of the game's examples, too
 */
public record CompileOptions(String packagePrefix, boolean examples) {
    /** Checks that nothing is missing. */
    public CompileOptions {
        Objects.requireNonNull(packagePrefix);
    }

    /** What one gets without asking. */
    public static CompileOptions defaults() {
        return new CompileOptions("dev.grognard.games", true);
    }

    /** The same for somebody who wants to play and not to test: a good half of a game's Java may be its examples. */
    public CompileOptions withoutExamples() {
        return new CompileOptions(packagePrefix, false);
    }
}
