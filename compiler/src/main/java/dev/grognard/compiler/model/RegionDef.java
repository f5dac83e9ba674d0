package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;
import java.util.List;

/** A named set of places, worked out by the compiler. */
public record RegionDef(String name, List<Member> places, List<String> cases, Span span) {}
