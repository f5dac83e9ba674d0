package dev.grognard.compiler.type;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Layer;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.resolve.Scope;

/** Where an expression or statement stands: what is visible, what is known, and in which layer. */
record Env(Scope scope, Facts facts, Layer layer) {
    static Env global(Layer layer) {
        return new Env(Scope.global(), Facts.NONE, layer);
    }

    Env inner() {
        return new Env(scope.inner(), facts, layer);
    }

    Env pure(String where) {
        return new Env(scope.pure(where), facts, layer);
    }

    Env about(Variable subject) {
        return new Env(scope.about(subject), facts, layer);
    }

    Env of(Variable self) {
        return new Env(scope.of(self), facts, layer);
    }

    Env inside(Signature procedure) {
        return new Env(scope.inside(procedure), facts, layer);
    }

    Env inside(Scope.WrittenOut phase) {
        return new Env(scope.inside(phase), facts, layer);
    }

    Env withUsual(Expr value) {
        return new Env(scope.withUsual(value), facts, layer);
    }

    Env with(Facts more) {
        return new Env(scope, facts.and(more), layer);
    }

    Env in(Layer other) {
        return new Env(scope, facts, other);
    }

    Env when(Expr condition) {
        return with(Facts.whenTrue(condition));
    }

    Env unless(Expr condition) {
        return with(Facts.whenFalse(condition));
    }

    Env afterChange() {
        return new Env(scope, facts.lasting(), layer);
    }
}
