package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;
import java.util.List;

/** How something is drawn: a side, an enum value or a kind, and words such as a colour or a pattern. */
public record LookDef(String subject, List<String> words, Span span) {}
