package dev.grognard.compiler.type;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.GlobalState;
import dev.grognard.compiler.model.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A variable or state and the fields read through it: something about which a condition can tell. */
record Path(List<Object> steps) {
    static Optional<Path> of(Expr expr) {
        if (expr instanceof Expr.Read read) {
            return Optional.of(new Path(List.of(read.variable())));
        }
        if (expr instanceof Expr.ReadGlobal global && global.keys().isEmpty()) {
            return Optional.of(new Path(List.of(global.state())));
        }
        if (expr instanceof Expr.ReadField field && field.keys().isEmpty()) {
            return of(field.of()).map(path -> path.then(field.field()));
        }
        if (expr instanceof Expr.ReadPart part) {
            return of(part.of()).map(path -> path.then(part.part()));
        }
        if (expr instanceof Expr.Builtin builtin && builtin.arguments().size() == 1) {
            return of(builtin.arguments().get(0)).map(path -> path.then(builtin.known()));
        }
        if (expr instanceof Expr.Present present) {
            return of(present.operand());
        }
        if (expr instanceof Expr.Narrow narrow) {
            return of(narrow.operand());
        }
        return Optional.empty();
    }

    private Path then(Object step) {
        List<Object> longer = new ArrayList<>(steps);
        longer.add(step);
        return new Path(List.copyOf(longer));
    }

    /** The same with another beginning. */
    Path replacing(Variable variable, Path by) {
        if (steps.get(0) != variable) {
            return this;
        }
        List<Object> replaced = new ArrayList<>(by.steps);
        replaced.addAll(steps.subList(1, steps.size()));
        return new Path(List.copyOf(replaced));
    }

    /** Whether nothing that happens can change what it leads to. */
    boolean lasting() {
        for (Object step : steps) {
            boolean changes = step instanceof GlobalState
                    || step instanceof Field field && field.state()
                    || step == Expr.Known.AT
                    || step instanceof Variable variable && variable.role() == Variable.Role.STATE;
            if (changes) {
                return false;
            }
        }
        return true;
    }
}
