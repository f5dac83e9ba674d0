package dev.grognard.compiler.model;

import java.util.List;
import java.util.Optional;

/**
 * Something that can be called: a rule, table, list of modifiers, procedure, order or way of travelling. Compared by identity; its
 * definition is in the {@link GameModel}. What stands inside a procedure sees that procedure's variables.
 */
public final class Signature {
    /** What is called. */
    public enum Form {
        RULE,
        TABLE,
        MODIFIERS,
        PROCEDURE,
        ORDER,
        TRAVEL
    }

    private final Form form;
    private final String name;
    private final List<Variable> parameters;
    private final Optional<Type> result;
    private final Optional<Signature> inside;

    public Signature(
            Form form, String name, List<Variable> parameters, Optional<Type> result, Optional<Signature> inside) {
        this.form = form;
        this.name = name;
        this.parameters = List.copyOf(parameters);
        this.result = result;
        this.inside = inside;
    }

    public Form form() {
        return form;
    }

    public String name() {
        return name;
    }

    /** {@code Battle.fireDice} for what stands inside a procedure. */
    public String qualifiedName() {
        return inside.map(outer -> outer.qualifiedName() + ".").orElse("") + name;
    }

    public List<Variable> parameters() {
        return parameters;
    }

    public Optional<Type> result() {
        return result;
    }

    public Optional<Signature> inside() {
        return inside;
    }

    @Override
    public String toString() {
        return qualifiedName();
    }
}
