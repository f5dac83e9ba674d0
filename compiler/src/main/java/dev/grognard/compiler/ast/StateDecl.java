package dev.grognard.compiler.ast;

import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;

/** {@code state crossed(s: Side): Int = 0 each turn seen by owner}. */
public record StateDecl(
        Span span,
        List<Name> names,
        List<Param> keys,
        TypeRef type,
        Optional<Expr> initial,
        List<Name> resets,
        List<Member.Watcher> watchers,
        Optional<Citation> citation) {}
