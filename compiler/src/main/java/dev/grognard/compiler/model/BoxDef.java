package dev.grognard.compiler.model;

/** An off-board box: what is in it may be seen by all, or may never leave it; {@code cited} if it names the printed rule that says so. */
public record BoxDef(Member box, boolean faceUp, boolean end, boolean cited) {}
