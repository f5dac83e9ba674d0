package dev.grognard.compiler.emit;

/** A generated Java file: where it belongs below the root of its sources, and what it says. */
public record JavaText(String path, String content) {}
