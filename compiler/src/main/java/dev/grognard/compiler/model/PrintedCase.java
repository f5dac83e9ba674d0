package dev.grognard.compiler.model;

import java.util.Optional;

/** A case of the printed book, as the list of cases has it; {@code closed} says why it needs no construct. */
public record PrintedCase(String id, String kind, String title, Optional<String> closed) {}
