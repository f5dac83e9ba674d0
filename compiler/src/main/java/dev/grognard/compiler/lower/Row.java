package dev.grognard.compiler.lower;

/** Values in a row of the flat state: the slot that it begins with, and how many bits each value takes. */
public record Row(int slot, int bits) {
    /** Whether several values share a slot. */
    public boolean isPacked() {
        return bits < Long.SIZE;
    }
}
