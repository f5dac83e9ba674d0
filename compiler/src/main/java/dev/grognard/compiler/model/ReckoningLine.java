package dev.grognard.compiler.model;

import java.util.Optional;

/** A line of the final reckoning; the first that holds decides. */
public record ReckoningLine(EndingDef ending, Optional<Expr> when) {}
