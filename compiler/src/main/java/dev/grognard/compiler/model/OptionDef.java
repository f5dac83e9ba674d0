package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * An order or an option of a menu. Domains are read left to right and may use earlier parameters; then the requirements; then the body runs.
 */
public record OptionDef(
        String name,
        List<Parameter> parameters,
        Text label,
        List<Requirement> requirements,
        Statement.Block body,
        List<String> cases,
        Layer layer,
        Span span) {
    /** A parameter and the set that it ranges over. */
    public record Parameter(Variable variable, Expr domain) {}

    /** A condition, the reason for refusing without it, and its cases; {@code discovers} is judged only when the option is tried. */
    public record Requirement(
            Expr condition, Optional<Text> reason, List<String> cases, boolean discovers, String text, Span span) {}

    /** Whether something about it is found out only by trying. */
    public boolean discovers() {
        return requirements.stream().anyMatch(Requirement::discovers);
    }
}
