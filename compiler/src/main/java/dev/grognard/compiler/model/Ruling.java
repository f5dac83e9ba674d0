package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;
import java.util.List;

/** A reading of the book, and why. */
public record Ruling(String name, List<String> cases, String text, Span span) {}
