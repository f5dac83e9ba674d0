package dev.grognard.compiler.emit;

import com.palantir.javapoet.CodeBlock;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Variable;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Where a piece of generated code stands: how it reaches variables, whether it explains itself, and which names are taken. Variables are Java
 * locals if they have been declared here, else they live in the frame of the procedure that declared them.
 */
final class Scope {
    private final Emission game;
    private final Optional<Signature> procedure;
    private final String frame;
    private final boolean explaining;
    private boolean recalling;
    private final Map<Variable, String> locals = new IdentityHashMap<>();
    private final Map<Variable, CodeBlock> held = new IdentityHashMap<>();
    private final Set<Variable> toBeHeld = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<Variable> counting = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Map<Expr, String> kept = new IdentityHashMap<>();
    private final Map<Expr, String> places = new IdentityHashMap<>();
    private final Set<Expr> told = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<Expr> itemised = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<String> names = new HashSet<>(Set.of("state", "frame", "why", "refusals"));
    private final Set<String> settled = new HashSet<>();
    private Optional<CodeBlock> usual = Optional.empty();
    private boolean elsewhere;

    /** @param procedure the procedure whose frame is in {@code frame}; absent where there is none */
    Scope(Emission game, Optional<Signature> procedure, String frame, boolean explaining) {
        this.game = game;
        this.procedure = procedure;
        this.frame = frame;
        this.explaining = explaining;
    }

    boolean explaining() {
        return explaining;
    }

    /** Whether the working of what procedures have worked out before is told along; rules only tell what they work out themselves. */
    boolean recalling() {
        return recalling;
    }

    /** The same place on the path that explains. */
    Scope explained() {
        Scope scope = new Scope(game, procedure, frame, true);
        scope.recalling = true;
        scope.elsewhere = elsewhere;
        scope.locals.putAll(locals);
        scope.held.putAll(held);
        scope.names.addAll(names);
        return scope;
    }

    /** What a position notes the working of a variable under: its frame if it has one, and its name. */
    CodeBlock noteKey(Variable variable) {
        if (locals.containsKey(variable) || game.isBrief(variable)) {
            return CodeBlock.of("$S", procedure.map(Signature::qualifiedName).orElse("") + "/" + variable.name());
        }
        Signature owner = game.ownerOf(variable);
        return CodeBlock.of("$L, $S", frameOf(owner), owner.qualifiedName() + "." + game.variableName(owner, variable));
    }

    Optional<CodeBlock> usual() {
        return usual;
    }

    void usual(CodeBlock call) {
        usual = Optional.of(call);
    }

    /** Marks code that works on the frame of the procedure but stands in another class. */
    Scope elsewhere() {
        elsewhere = true;
        return this;
    }

    /** Keeps clear of every name that a scope around this one has taken. */
    void avoid(Scope outer) {
        names.addAll(outer.names);
    }

    /** A name that nothing else in the method has. */
    String fresh(String hint) {
        String base = JavaNames.value(hint);
        String name = base;
        for (int i = 2; !names.add(name); i++) {
            name = base + i;
        }
        return name;
    }

    /** A name that nothing else in the method has, for a local that is written once. */
    String freshSettled(String hint) {
        String name = fresh(hint);
        settled.add(name);
        return name;
    }

    String declare(Variable variable) {
        String name = fresh(variable.name());
        locals.put(variable, name);
        return name;
    }

    /** From here on a variable of the frame is also held in a local; its name. */
    String hold(Variable variable) {
        String name = freshSettled(variable.name());
        held.put(variable, CodeBlock.of("$L", name));
        return name;
    }

    /** From here on a variable of the frame is known to hold what can be had without looking there. */
    void hold(Variable variable, CodeBlock value) {
        held.put(variable, value);
    }

    /** When a variable of the frame is written next, its value is wanted again. */
    void holdWhenWritten(Variable variable) {
        toBeHeld.add(variable);
    }

    /** Whether that was said; it holds once. */
    boolean isToBeHeld(Variable variable) {
        return toBeHeld.remove(variable);
    }

    /** Whether this is the name of a local that nothing writes again, so that a lambda may read it too. */
    boolean isSettled(String name) {
        return settled.contains(name);
    }

    /** Whether a variable must be looked up in a frame whenever it is read. */
    boolean isInFrame(Variable variable) {
        return !locals.containsKey(variable) && !held.containsKey(variable) && game.hasOwner(variable);
    }

    /** The frame has another value for a variable now. */
    void release(Variable variable) {
        held.remove(variable);
    }

    void bind(Variable variable, String name) {
        locals.put(variable, name);
    }

    /** Whether a variable is none of a procedure. */
    boolean isLocal(Variable variable) {
        return locals.containsKey(variable) && !game.isBrief(variable);
    }

    /** A local counts something, and is written again and again. */
    void counts(Variable variable) {
        counting.add(variable);
    }

    /** Whether something reads or changes a local that is written more than once. */
    boolean hasChangingLocal(Object part) {
        return ModelTree.any(
                part,
                node -> node instanceof Expr.Read read && isChangingLocal(read.variable())
                        || node instanceof Statement.ToVariable to && isChangingLocal(to.variable()));
    }

    private boolean isChangingLocal(Variable variable) {
        return locals.containsKey(variable) && (counting.contains(variable) || game.isChanged(variable));
    }

    String local(Variable variable) {
        return locals.get(variable);
    }

    /** From here on a local holds what an expression gives. */
    void keep(Expr e, String local) {
        kept.put(e, local);
    }

    /** The local ends here. */
    void forget(Expr e) {
        kept.remove(e);
    }

    /** From here on the value of an expression is told where it is worked out. */
    void tell(Expr e) {
        told.add(e);
    }

    /** From here on the members of a sum are told with what they add. */
    void itemise(Expr sum) {
        itemised.add(sum);
    }

    boolean itemises(Expr sum) {
        return itemised.contains(sum);
    }

    /** Whether the value of an expression is told; the arguments of a rule stand in its title, and what a procedure has worked out is told by itself. */
    boolean tells(Expr e) {
        if (!told.contains(e)) {
            return false;
        }
        boolean kept = e instanceof Expr.Read
                || e instanceof Expr.ReadGlobal
                || e instanceof Expr.ReadField read && read.field().state();
        return !(recalling && kept) && !(e instanceof Expr.Read read && isLocal(read.variable()));
    }

    /** The number of this place is at hand in a local variable. */
    void keepPlace(Expr place, String local) {
        places.put(place, local);
    }

    /** The local variable that holds the number of a place, if there is one. */
    Optional<String> placeNumber(Expr place) {
        return Optional.ofNullable(places.get(place));
    }

    /** The local that holds what an expression gives, if there is one. */
    Optional<String> kept(Expr e) {
        return Optional.ofNullable(kept.get(e));
    }

    /** The value of a variable. */
    CodeBlock read(Variable variable) {
        String local = locals.get(variable);
        if (local != null) {
            return CodeBlock.of("$L", local);
        }
        CodeBlock known = held.get(game.standIn(variable));
        if (known != null) {
            return known;
        }
        Signature owner = game.ownerOf(variable);
        return CodeBlock.of("$L$L(state, $L)", classOf(owner), game.variableName(owner, variable), frameOf(owner));
    }

    CodeBlock write(Variable variable, CodeBlock value) {
        String local = locals.get(variable);
        if (local != null) {
            return CodeBlock.of("$L = $L", local, value);
        }
        Signature owner = game.ownerOf(variable);
        return CodeBlock.of(
                "$L$L(state, $L, $L)", classOf(owner), game.variableName(owner, variable), frameOf(owner), value);
    }

    /** The class of a procedure with its dot; nothing inside that class itself. */
    CodeBlock classOf(Signature owner) {
        return !elsewhere && procedure.filter(here -> here == owner).isPresent()
                ? CodeBlock.of("")
                : CodeBlock.of("$T.", game.procedureClass(owner));
    }

    /** The frame of a procedure that is this one or stands around it; elsewhere its innermost running frame is looked for. */
    CodeBlock frameOf(Signature wanted) {
        CodeBlock at = CodeBlock.of("$L", frame);
        Optional<Signature> here = procedure;
        while (here.isPresent()) {
            if (here.get() == wanted) {
                return at;
            }
            at = CodeBlock.of("state.outer($L)", at);
            here = here.get().inside();
        }
        return CodeBlock.of("state.innermost($T.ID)", game.procedureClass(wanted));
    }
}
