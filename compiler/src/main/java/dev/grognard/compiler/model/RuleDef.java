package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * A rule with everything that layers have said about it. To work it out: the first exception whose condition holds gives the value; if none
 * does, the first inline clause that holds, else the base, plus the modifiers. Mappings then turn the value into another.
 */
public record RuleDef(
        Signature signature,
        List<Clause> exceptions,
        List<Clause> inline,
        Clause base,
        List<ModifierItem> modifiers,
        Optional<ModifiersDef.Limit> limit,
        List<Mapping> mappings,
        List<String> cases,
        String doc,
        Layer layer,
        Span span) {
    /** The table of the same name that the rule looks up for no other reason than that there are exceptions or modifiers to it. */
    public Optional<Signature> ownTable() {
        return base.value() instanceof Expr.Lookup lookup
                        && signature.inside().isEmpty()
                        && lookup.table().name().equals(signature.name())
                ? Optional.of(lookup.table())
                : Optional.empty();
    }

    /** Whether the rule is its base and nothing else. */
    public boolean isPlain() {
        return exceptions.isEmpty() && inline.isEmpty() && isClausesOnly();
    }

    /** Whether the first clause that holds, or else the base, gives the value as it is. */
    public boolean isClausesOnly() {
        return modifiers.isEmpty()
                && limit.isEmpty()
                && mappings.isEmpty()
                && base.when().isEmpty();
    }

    /**
     * A condition (absent: always), the value, and the reason it gives. Exceptions stand in the order in which they are tried: later layers
     * first. {@code text} is the condition as written. {@code order} names the cases that this exception is declared `over`.
     */
    public record Clause(
            Optional<Expr> when,
            Expr value,
            Optional<Text> because,
            List<String> cases,
            List<String> over,
            List<String> reinstates,
            Layer layer,
            String text,
            Span span) {
        /** What it is called where the rule explains itself; nobody would look for that of a mod in the rulebook. */
        public String told() {
            return layer.form() == Layer.Form.MOD ? exception(layer, text) : text;
        }
    }

    /** What an exception is called where a rule explains itself: by its layer, unless that is the game. */
    public static String exception(Layer layer, String when) {
        String whose = layer.form().compareTo(Layer.Form.GAME) > 0 ? " of " + layer.name() : "";
        return "the exception" + whose
                + (when.isBlank() ? "" : " when " + when.strip().replaceAll("\\s+", " "));
    }

    /** An exception that maps the values a rule gives; {@code text} is how its arrows are written. */
    public record Mapping(
            Optional<Expr> when,
            List<Arrow> arrows,
            String text,
            List<String> cases,
            List<String> after,
            Layer layer,
            Span span) {}

    /** One arrow of a mapping: a constant value and what becomes of it. */
    public record Arrow(Expr from, Expr to) {}
}
