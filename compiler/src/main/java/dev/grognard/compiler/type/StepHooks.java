package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Layer;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.TravelDef;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What happens before and after the steps of one way of travelling. */
final class StepHooks {
    private final Bodies all;
    private final Signature travel;
    private final Variable way;
    private final Type place;
    private final List<TravelDef.StepHook> hooks = new ArrayList<>();

    StepHooks(Bodies all, Signature travel, Variable way, Type place) {
        this.all = all;
        this.travel = travel;
        this.way = way;
        this.place = place;
    }

    List<TravelDef.StepHook> all() {
        return List.copyOf(hooks);
    }

    /** Adds those of one declaration, which hold while its layer is in play. */
    void add(Decl.Travel node, Layer layer, Optional<Expr> inPlay) {
        for (Decl.TravelClause clause : node.clauses()) {
            clause.body().ifPresent(body -> hooks.add(hook(clause, body, layer, inPlay)));
        }
    }

    /** The name in messages and of the generated class; those behind the first are numbered. */
    private String name(boolean before) {
        long earlier = hooks.stream().filter(hook -> hook.before() == before).count();
        return travel.name() + (before ? ".BeforeStep" : ".AfterStep") + (earlier == 0 ? "" : earlier + 1);
    }

    private TravelDef.StepHook hook(
            Decl.TravelClause clause,
            dev.grognard.compiler.ast.Statement.Block body,
            Layer layer,
            Optional<Expr> inPlay) {
        boolean before = clause.form() == Decl.TravelClause.Form.BEFORE_STEP;
        List<Variable> parameters = new ArrayList<>();
        for (Variable given : travel.parameters()) {
            parameters.add(new Variable(given.name(), given.type(), Variable.Role.PARAMETER));
        }
        parameters.add(new Variable("step", way.type(), Variable.Role.PARAMETER));
        parameters.add(new Variable("here", place, Variable.Role.PARAMETER));
        parameters.add(new Variable("start", place, Variable.Role.PARAMETER));
        parameters.add(new Variable("steps", Type.INT, Variable.Role.PARAMETER));
        Signature signature =
                new Signature(Signature.Form.PROCEDURE, name(before), parameters, Optional.empty(), Optional.empty());
        Env env = Env.global(layer).inside(signature);
        parameters.forEach(parameter -> env.scope().declare(parameter.name(), parameter));
        Optional<Expr> when = clause.when().map(w -> all.expressions.condition(w, env.pure("a way of travelling")));
        List<String> cases = all.context.cite(clause.citation(), "travel " + travel.name(), env);
        Statement.Block typed = all.statements.block(body, when.map(env::when).orElse(env), Site.in(signature.name()));
        return new TravelDef.StepHook(
                before, signature, Additions.both(inPlay, when), typed, cases, layer, clause.span());
    }
}
