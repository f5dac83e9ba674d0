package dev.grognard.compiler.lower;

import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Variable;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Where the variables of a procedure live in its frame. */
public final class Frame {
    /** The first slot behind what every frame has (procedure, place in it, caller, outer frame, interrupt). */
    public static final int LOCALS = 5;

    private final Signature procedure;
    private final Map<Variable, Integer> slots = new IdentityHashMap<>();
    private final List<Variable> variables = new ArrayList<>();
    private final Layout layout;
    private int size = LOCALS;

    Frame(Signature procedure, Layout layout) {
        this.procedure = procedure;
        this.layout = layout;
        procedure.parameters().forEach(this::add);
    }

    void add(Variable variable) {
        if (slots.putIfAbsent(variable, size) == null) {
            variables.add(variable);
            size += layout.width(variable.type());
        }
    }

    public Signature procedure() {
        return procedure;
    }

    public boolean holds(Variable variable) {
        return slots.containsKey(variable);
    }

    public int slot(Variable variable) {
        return slots.get(variable);
    }

    public List<Variable> variables() {
        return List.copyOf(variables);
    }

    public int size() {
        return size;
    }
}
