package dev.grognard.runtime.engine;

import java.util.function.BooleanSupplier;

/** Is told while a position runs that something hidden becomes known. */
public interface Onlooker {
    /** Something hidden has been shown, such as a piece that is turned face up. */
    void shown();

    /** What happens next tells some sides, given as bits, whether a fact holds. */
    void told(int sides, BooleanSupplier fact);
}
