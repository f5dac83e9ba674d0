package dev.grognard.compiler.ast;

/** The lines after {@code ///} above a declaration, joined; empty if there are none. */
public record Doc(String text) {}
