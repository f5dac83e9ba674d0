package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.Diagnostics;

/** One thing that is looked for in a whole game. */
interface Check {
    /** Adds what it finds. */
    void check(Survey survey, Diagnostics found);
}
