package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.GameModel;

/** One thing that is looked for in a whole game. */
interface Check {
    /** Adds what it finds. */
    void check(GameModel game, Diagnostics found);
}
