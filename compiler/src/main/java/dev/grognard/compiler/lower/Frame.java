package dev.grognard.compiler.lower;

import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Variable;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Where the variables of a procedure live in its frame. */
public final class Frame {
    /** The first slot behind what every frame has (procedure, place in it, caller, outer frame, interrupt). */
    public static final int LOCALS = 5;

    private final Signature procedure;
    private final Map<Variable, Integer> slots = new IdentityHashMap<>();
    private final List<Variable> variables = new ArrayList<>();
    private final Map<Variable, Variable> same = new IdentityHashMap<>();
    private final List<Variable> brief = new ArrayList<>();
    private final Layout layout;
    private int size = LOCALS;
    private int unset = LOCALS;

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

    /**
     * The same frame without some variables: those that another one stands for, and those that need no slot.
     *
     * @param first those that are written before anything else happens
     */
    Frame slim(Map<Variable, Variable> twins, Set<Variable> dropped, Set<Variable> first) {
        Frame slim = new Frame(procedure, layout);
        first.stream()
                .filter(variable -> holds(variable) && !twins.containsKey(variable) && !dropped.contains(variable))
                .forEach(slim::add);
        slim.unset = slim.size;
        variables.stream()
                .filter(variable -> !twins.containsKey(variable) && !dropped.contains(variable))
                .forEach(slim::add);
        slim.same.putAll(twins);
        slim.brief.addAll(dropped);
        return slim;
    }

    /** Variables that always hold what another one of the frame holds, which stands for them. */
    public Map<Variable, Variable> same() {
        return Map.copyOf(same);
    }

    /** The variable that stands for one; mostly itself. */
    public Variable standIn(Variable variable) {
        return same.getOrDefault(variable, variable);
    }

    /** Variables that are read only in the block that has just written them; they have no slot. */
    public List<Variable> brief() {
        return List.copyOf(brief);
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

    /** The first slot that is not written at once when the procedure begins: it must be cleared, and so must those after it. */
    public int unset() {
        return unset;
    }
}
