package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;
import java.util.List;

/** An optional rule that players may switch on. */
public record OptionalRule(Layer layer, String name, String title, List<String> cases, String doc, Span span) {}
