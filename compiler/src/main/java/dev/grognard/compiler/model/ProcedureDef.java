package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;

/** A procedure with everything that layers have added; hooks on the whole of it are in {@code hooks}. */
public record ProcedureDef(
        Signature signature,
        Statement.Block body,
        Hooks hooks,
        Optional<Integer> nestedAtMost,
        List<String> cases,
        String doc,
        Layer layer,
        Span span) {}
