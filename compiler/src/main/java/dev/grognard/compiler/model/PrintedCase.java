package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;
import java.util.Optional;

/**
 * A case of the printed book, as the list of cases has it; {@code closed} says why it needs no construct, {@code list} is the
 * line that names the list, if there is one that has the case.
 */
public record PrintedCase(String id, String kind, String title, Optional<String> closed, Optional<Span> list) {}
