package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;

/** A construct that rests on a printed case. */
public record Citing(String printedCase, String construct, Layer layer, Span span) {}
