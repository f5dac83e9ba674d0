package dev.grognard.compiler.model;

/** A layer of the rules, in the order in which they are laid over each other. */
public record Layer(Form form, String name, int rank) {
    /** The forms, earliest first. */
    public enum Form {
        SERIES,
        GAME,
        OPTION,
        SCENARIO,
        MOD
    }
}
