package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.InvariantDef;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.resolve.LayeredDecl;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What holds whatever the players do, and after how many decisions a game counts as endless. */
final class Invariants {
    private final Context context;
    private final Expressions expressions;

    Invariants(Context context, Expressions expressions) {
        this.context = context;
        this.expressions = expressions;
    }

    List<InvariantDef> definitions() {
        List<InvariantDef> result = new ArrayList<>();
        for (LayeredDecl layered : context.rules.decls()) {
            if (layered.decl() instanceof Decl.Invariant node) {
                result.add(invariant(layered, node, result.size() + 1));
            }
        }
        return List.copyOf(result);
    }

    private InvariantDef invariant(LayeredDecl layered, Decl.Invariant node, int number) {
        Env env = Env.global(layered.layer());
        String title = node.title().raw();
        List<String> cases = context.cite(node.citation(), "invariant " + title, env);
        Expr condition = inPlay(layered, expressions.condition(node.condition(), env.pure("an invariant")));
        Signature signature = new Signature(
                Signature.Form.RULE, "invariant" + number, List.of(), Optional.of(Type.BOOL), Optional.empty());
        RuleDef.Clause base = new RuleDef.Clause(
                Optional.empty(),
                condition,
                Optional.empty(),
                cases,
                List.of(),
                List.of(),
                layered.layer(),
                title,
                node.span());
        RuleDef rule = new RuleDef(
                signature,
                List.of(),
                List.of(),
                base,
                List.of(),
                Optional.empty(),
                List.of(),
                cases,
                title,
                layered.layer(),
                node.span());
        return new InvariantDef(title, rule);
    }

    /** What a scenario or an option promises is promised only while it is played. */
    private static Expr inPlay(LayeredDecl layered, Expr condition) {
        Span span = condition.span();
        return Additions.inPlay(layered, span)
                .<Expr>map(played -> new Expr.Or(span, new Expr.Not(span, played), condition))
                .orElse(condition);
    }

    /** The bound of the latest layer that states one. */
    Optional<Integer> mostDecisions() {
        Optional<LayeredDecl> latest = Optional.empty();
        for (LayeredDecl layered : context.rules.decls()) {
            if (layered.decl() instanceof Decl.Bound) {
                if (latest.isPresent() && latest.get().layer().equals(layered.layer())) {
                    context.error(
                            NameCode.ONLY_ONE,
                            layered.decl().span(),
                            "the number of decisions is bounded already",
                            "again");
                }
                if (latest.isEmpty()
                        || latest.get().layer().rank() <= layered.layer().rank()) {
                    latest = Optional.of(layered);
                }
            }
        }
        return latest.map(layered -> ((Decl.Bound) layered.decl()).decisions());
    }
}
