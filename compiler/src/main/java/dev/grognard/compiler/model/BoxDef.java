package dev.grognard.compiler.model;

/** An off-board box: what is in it may be seen by all, or may never leave it. */
public record BoxDef(Member box, boolean faceUp, boolean end) {}
