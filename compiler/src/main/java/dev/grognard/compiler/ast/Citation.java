package dev.grognard.compiler.ast;

import dev.grognard.compiler.source.Span;
import java.util.List;

/** The printed cases that a construct rests on, as written between brackets: {@code [11.4.2, 15.3.n-r]}. */
public record Citation(Span span, List<String> cases) {}
