package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.LayerCode;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Hooks;
import dev.grognard.compiler.model.Layer;
import dev.grognard.compiler.model.ProcedureDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.resolve.LayeredDecl;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Procedures, with what later layers add to them and hang before, after and instead of them. */
final class Procedures {
    private final Bodies all;
    private final Context context;
    /** The layers of statements that came from an `also` of a later layer. */
    private final Map<dev.grognard.compiler.ast.Statement, Layer> added = new IdentityHashMap<>();

    Procedures(Bodies all) {
        this.all = all;
        this.context = all.context;
    }

    static Name name(Decl.Procedure node) {
        return node.name().parts().get(node.name().parts().size() - 1);
    }

    Signature signature(Decl.Procedure node, Optional<Signature> inside) {
        return new Signature(
                Signature.Form.PROCEDURE,
                name(node).text(),
                all.rules.parameters(node.params()),
                node.result().map(all.types::type),
                inside);
    }

    // ------------------------------------------------------------------------------------------ local declarations

    /** Makes the rules, modifiers and procedures of a block visible in it; what is handed back types them later. */
    List<Runnable> locals(List<dev.grognard.compiler.ast.Statement> nodes, Env env, Site site) {
        List<Runnable> later = new ArrayList<>();
        Optional<Signature> inside = env.scope().procedure();
        Map<String, dev.grognard.compiler.ast.Statement> found = new LinkedHashMap<>();
        for (dev.grognard.compiler.ast.Statement node : nodes) {
            localName(node).ifPresent(name -> {
                dev.grognard.compiler.ast.Statement old = found.get(name.text());
                if (old == null || isOpen(old)) {
                    found.put(name.text(), node);
                } else if (!isOpen(node)) {
                    twice(name);
                }
            });
        }
        found.forEach((name, node) -> {
            Env own = env.in(added.getOrDefault(node, env.layer()));
            if (inside.isEmpty()) {
                context.error(
                        LayerCode.MISPLACED, node.span(), "this can stand only inside a procedure", "move it outside");
            } else if (isOpen(node)) {
                leftOpen(node.span(), name);
                local(node, inside.get(), env);
            } else {
                later.addAll(local(node, inside.get(), own));
            }
        });
        return later;
    }

    private static Optional<Name> localName(dev.grognard.compiler.ast.Statement node) {
        if (node instanceof dev.grognard.compiler.ast.Statement.LocalRule local) {
            return Optional.of(local.rule().name());
        }
        if (node instanceof dev.grognard.compiler.ast.Statement.LocalProcedure local) {
            return Optional.of(name(local.procedure()));
        }
        if (node instanceof dev.grognard.compiler.ast.Statement.LocalModifiers local) {
            List<Name> parts = local.modifiers().name().parts();
            return Optional.of(parts.get(parts.size() - 1));
        }
        return Optional.empty();
    }

    private static boolean isOpen(dev.grognard.compiler.ast.Statement node) {
        return node instanceof dev.grognard.compiler.ast.Statement.LocalRule local
                        && local.rule().open()
                || node instanceof dev.grognard.compiler.ast.Statement.LocalProcedure inner
                        && inner.procedure().open();
    }

    private void twice(Name name) {
        context.error(
                NameCode.DECLARED_TWICE, name.span(), "`" + name.text() + "` is declared already", "declared again");
    }

    void leftOpen(dev.grognard.compiler.source.Span span, String name) {
        if (context.series()) {
            return;
        }
        context.diagnostics.add(
                Diagnostic.error(LayerCode.LEFT_OPEN, "`" + name + "` is left open", span, "no layer says what it is")
                        .help("declare it in the game with the same header and a body"));
    }

    private List<Runnable> local(dev.grognard.compiler.ast.Statement node, Signature inside, Env env) {
        if (node instanceof dev.grognard.compiler.ast.Statement.LocalRule local) {
            Signature signature = all.rules.signature(local.rule(), Optional.of(inside));
            declare(signature, env);
            return local.rule().open() ? List.of() : List.of(() -> all.rules.define(local.rule(), signature, env));
        }
        if (node instanceof dev.grognard.compiler.ast.Statement.LocalModifiers local) {
            Signature signature = all.rules.signature(local.modifiers(), Optional.of(inside));
            declare(signature, env);
            return List.of(() -> all.rules.define(local.modifiers(), signature, env));
        }
        Decl.Procedure procedure = ((dev.grognard.compiler.ast.Statement.LocalProcedure) node).procedure();
        Signature signature = signature(procedure, Optional.of(inside));
        declare(signature, env);
        return procedure.open() ? List.of() : List.of(() -> define(procedure, signature, env));
    }

    private void declare(Signature signature, Env env) {
        env.scope().declare(signature);
        RuleForms.names(signature).forEach(name -> context.innerCallables.put(name, signature));
    }

    // ------------------------------------------------------------------------------------------ definitions

    void define(Decl.Procedure node, Signature signature, Env outer) {
        List<String> cases = context.cite(node.citation(), "procedure " + signature.name(), outer);
        context.beginnings.add(signature.name());
        Env env = outer.afterChange().inside(signature);
        all.rules.bind(node.params(), signature, env);
        Site site = site(signature);
        List<dev.grognard.compiler.ast.Statement> statements =
                withAdditions(node.body().orElseThrow().statements(), RuleForms.names(signature));
        // Hooks and nested parts are typed once every variable of the procedure is known.
        int place = all.defined.size();
        Statement.Block body = all.statements.statements(statements, env, site);
        if (signature.result().isPresent() && !Giving.always(body) && !context.hasMistakeIn(node.span())) {
            noResult(name(node).span(), signature);
        }
        Map<String, Variable> variables = new LinkedHashMap<>(env.scope().own());
        context.frames.put(signature, variables);
        Hooks hooks = all.sequences.hooks(RuleForms.names(signature), env, site);
        if (signature.result().isPresent()) {
            hooks.instead().stream()
                    .filter(hook -> !Giving.always(hook.body()) && !context.hasMistakeIn(hook.span()))
                    .forEach(hook -> noResult(hook.span(), signature));
        }
        all.defined.add(
                Math.min(place, all.defined.size()),
                new ProcedureDef(
                        signature,
                        body,
                        hooks,
                        node.nestedAtMost(),
                        cases,
                        node.doc().text(),
                        outer.layer(),
                        node.span()));
    }

    private void noResult(dev.grognard.compiler.source.Span span, Signature signature) {
        context.error(
                TypeCode.NO_RESULT,
                span,
                "`" + signature.name() + "` gives "
                        + Types.describe(signature.result().orElseThrow()) + ", but not on every way through it",
                "may end without a value",
                "end with `give …`");
    }

    private static Site site(Signature signature) {
        Optional<Site> outer = signature.inside().map(Procedures::site);
        return outer.map(o -> o.inside(signature.name())).orElseGet(() -> Site.in(signature.name()));
    }

    /** States and lets of an `also` run after those at the head of the original. */
    private List<dev.grognard.compiler.ast.Statement> withAdditions(
            List<dev.grognard.compiler.ast.Statement> original, List<String> names) {
        List<LayeredDecl> also = all.additions.take(names, Decl.Procedure.class);
        if (also.isEmpty()) {
            return original;
        }
        List<dev.grognard.compiler.ast.Statement> result = new ArrayList<>(original);
        int head = 0;
        while (head < result.size()
                && (isHead(result.get(head)) || localName(result.get(head)).isPresent())) {
            head++;
        }
        for (LayeredDecl layered : also) {
            Decl.Procedure node = (Decl.Procedure) layered.decl();
            context.cite(node.citation(), "procedure " + names.get(0), Env.global(layered.layer()));
            for (dev.grognard.compiler.ast.Statement statement :
                    node.body().orElseThrow().statements()) {
                added.put(statement, layered.layer());
                if (isHead(statement)) {
                    result.add(head++, statement);
                } else if (localName(statement).isPresent()) {
                    result.add(statement);
                } else {
                    all.loops.misplaced(
                            statement,
                            "`also` adds states, lets, rules and procedures; what happens is added by hooks");
                }
            }
        }
        return result;
    }

    private static boolean isHead(dev.grognard.compiler.ast.Statement statement) {
        return statement instanceof dev.grognard.compiler.ast.Statement.Let
                || statement instanceof dev.grognard.compiler.ast.Statement.State;
    }
}
