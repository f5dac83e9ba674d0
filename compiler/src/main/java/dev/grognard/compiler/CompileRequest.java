package dev.grognard.compiler;

import dev.grognard.compiler.source.Library;
import java.util.Objects;

/**
 * What to compile.
 *
 * @param mainName the name in the library of the game's or the mod's own file
 * @param library every text that it may extend, include or take cases from
 * @param options how to compile it
 */
public record CompileRequest(String mainName, Library library, CompileOptions options) {
    /** Checks that the file is in the library. */
    public CompileRequest {
        Objects.requireNonNull(options);
        if (library.find(mainName).isEmpty()) {
            throw new IllegalArgumentException("the library has no " + mainName);
        }
    }
}
