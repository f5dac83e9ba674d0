package dev.grognard.compiler.ast;

import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;

/** An order or an option of a menu: parameters with their domains, label, requirements and what it does. */
public record OptionBody(
        Span span,
        Name name,
        List<Domain> domains,
        Optional<Template> label,
        Optional<Citation> citation,
        List<Requirement> requirements,
        Statement.Block body) {
    /** {@code requires c else "…" [case]}; {@code discovers} is judged only when the option is tried. */
    public record Requirement(
            Span span, boolean discovers, Expr condition, Optional<Template> otherwise, Optional<Citation> citation) {}
}
