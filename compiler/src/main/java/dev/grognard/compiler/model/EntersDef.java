package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;

/** What happens whenever a piece enters a place, inside the move; the signature's parameters are the piece and the place. */
public record EntersDef(
        Signature signature,
        Kind pieces,
        Kind places,
        Optional<Expr> where,
        Statement.Block body,
        List<String> cases,
        Layer layer,
        Span span) {}
