package dev.grognard.compiler.diagnostic;

import java.util.Locale;

/** How bad a diagnostic is: only an error keeps a game from being compiled. */
public enum Severity {
    ERROR,
    WARNING;

    /** The word printed before the code. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
