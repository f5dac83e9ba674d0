package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.LayerCode;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GlobalState;
import dev.grognard.compiler.model.Hooks;
import dev.grognard.compiler.model.MomentDef;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.resolve.LayeredDecl;
import dev.grognard.compiler.resolve.Scope;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Turns, phases and steps, and what other layers want done at their edges. */
final class Sequences {
    private final Bodies all;
    private final Context context;
    private final Expressions expressions;
    /** How often a phase of each name has been read. */
    private final Map<String, Integer> phases = new TreeMap<>();
    /** The steps of the phase or procedure that is being read; a phase that is written out again has its own. */
    private Map<String, Span> steps = new HashMap<>();

    Sequences(Bodies all) {
        this.all = all;
        this.context = all.context;
        this.expressions = all.expressions;
    }

    List<Statement> step(dev.grognard.compiler.ast.Statement.Step node, Env env, Site site) {
        String name = node.name().text();
        List<String> names = site.names(name);
        List<String> cases = context.cite(node.citation(), "step " + name, env);
        if (!site.around().isEmpty()) {
            String outer = site.around().get(0);
            Optional.ofNullable(
                            steps.putIfAbsent(outer + "." + name, node.name().span()))
                    .ifPresent(first -> twice(node, outer, first));
        }
        all.menus.joining(names, node.body());
        Statement.Block body = all.statements.block(node.body(), env, site.inside(name));
        Hooks hooks = hooks(names, env.afterChange(), site.inside(name));
        return List.of(new Statement.Step(node.span(), name, body, hooks, cases));
    }

    private void twice(dev.grognard.compiler.ast.Statement.Step node, String outer, Span first) {
        String name = node.name().text();
        context.diagnostics.add(Diagnostic.error(
                        NameCode.DECLARED_TWICE,
                        "`" + outer + "` has a step `" + name + "` already",
                        node.name().span(),
                        "hooks could not tell them apart")
                .with(first, "the first one")
                .help("give each a name of its own, such as `First" + name + "` and `Second" + name + "`"));
    }

    List<Statement> phase(dev.grognard.compiler.ast.Statement.Phase node, Env env, Site site) {
        Map<String, Span> outer = steps;
        steps = new HashMap<>();
        Statement phase = phaseWithOwnSteps(node, env, site);
        steps = outer;
        return List.of(phase);
    }

    private Statement phaseWithOwnSteps(dev.grognard.compiler.ast.Statement.Phase node, Env env, Site site) {
        String name = node.name().text();
        phases.merge(name, 1, Integer::sum);
        context.beginnings.add(name);
        if (context.symbols.procedures.containsKey(name)) {
            context.sharedBeginnings.add(name);
        }
        List<String> names = new ArrayList<>(List.of(name));
        names.addAll(site.names(name));
        List<String> cases = context.cite(node.citation(), "phase " + name, env);
        Optional<Expr> argument =
                node.argument().map(a -> expressions.value(a, env)).filter(a -> !Types.isError(a));
        Optional<Variable> parameter = argument.filter(a -> a instanceof Expr.Read)
                .map(a -> new Variable(((Expr.Read) a).variable().name(), a.type(), Variable.Role.PARAMETER));
        Env own = env.afterChange();
        Env inner = argument.filter(a -> parameter.isEmpty())
                .map(a -> own.inside(new Scope.WrittenOut(name, a.span(), node.span())))
                .orElseGet(own::inner);
        // Inside the phase its argument goes by the name it was given: that is what moments and hooks see.
        parameter.ifPresent(p -> inner.scope().declare(p.name(), p));
        Site here = site.inside(name);
        all.menus.joining(names, node.body());
        List<MomentDef> starts = moments(name, Decl.Moment.Edge.START, inner, here);
        Statement.Block body = all.statements.block(node.body(), inner, here);
        Hooks hooks = hooks(names, inner, here);
        List<MomentDef> ends = moments(name, Decl.Moment.Edge.END, inner, here);
        return new Statement.Phase(node.span(), name, parameter, argument, body, hooks, starts, ends, cases);
    }

    List<Statement> eachTurn(dev.grognard.compiler.ast.Statement.EachTurn node, Env env, Site site) {
        if (!site.sequence()) {
            all.loops.misplaced(node, "the turns stand in the sequence of play");
        }
        Env inner = env.inner();
        List<MomentDef> starts = moments("turn", Decl.Moment.Edge.START, inner, site);
        Statement.Block body = all.statements.block(node.body(), inner, site);
        List<MomentDef> ends = moments("turn", Decl.Moment.Edge.END, inner, site);
        return List.of(new Statement.EachTurn(node.span(), body, starts, ends));
    }

    // ------------------------------------------------------------------------------------------ hooks

    /** What layers hang on something, in the scope of what it hangs on. */
    Hooks hooks(List<String> names, Env env, Site site) {
        List<Hooks.Hook> before = new ArrayList<>();
        List<Hooks.Hook> instead = new ArrayList<>();
        List<Hooks.Hook> after = new ArrayList<>();
        for (LayeredDecl layered : all.additions.take(names, Decl.Hook.class)) {
            Decl.Hook node = (Decl.Hook) layered.decl();
            boolean replaces = node.kind() == Decl.HookKind.INSTEAD;
            Hooks.Hook hook = hook(layered, node, env.in(layered.layer()), site.hook(replaces));
            switch (node.kind()) {
                case BEFORE -> before.add(hook);
                case AFTER -> after.add(hook);
                default -> instead.add(hook);
            }
        }
        Collections.reverse(before);
        instead.sort(Comparator.comparingInt((Hooks.Hook h) -> h.layer().rank()).reversed());
        return before.isEmpty() && instead.isEmpty() && after.isEmpty()
                ? Hooks.NONE
                : new Hooks(List.copyOf(before), List.copyOf(instead), List.copyOf(after));
    }

    private Hooks.Hook hook(LayeredDecl layered, Decl.Hook node, Env env, Site site) {
        String word = node.kind().name().toLowerCase(java.util.Locale.ROOT);
        List<String> cases = context.cite(node.citation(), word + " " + Additions.text(node.target()), env);
        Optional<Expr> written = node.when().map(w -> expressions.condition(w, env.pure("a `when`")));
        Optional<Expr> when = Additions.both(Additions.inPlay(layered, node.span()), written);
        Statement.Block body =
                all.statements.block(node.body(), written.map(env::when).orElse(env), site);
        return new Hooks.Hook(when, body, cases, layered.layer(), node.span());
    }

    // ------------------------------------------------------------------------------------------ moments

    private static Optional<Decl.Moment> moment(Decl decl) {
        if (decl instanceof Decl.At at) {
            return Optional.of(at.moment());
        }
        if (decl instanceof Decl.Victory victory) {
            return victory.moment();
        }
        if (decl instanceof Decl.GameOver over) {
            return Optional.of(over.moment());
        }
        return Optional.empty();
    }

    private static String name(Decl.Moment moment) {
        return moment.phase().map(p -> p.text()).orElse("turn");
    }

    private List<MomentDef> moments(String name, Decl.Moment.Edge edge, Env env, Site site) {
        List<MomentDef> result = new ArrayList<>();
        for (LayeredDecl layered : context.rules.decls()) {
            Optional<Decl.Moment> moment = moment(layered.decl()).filter(m -> m.edge() == edge && name(m).equals(name));
            if (moment.isPresent()) {
                result.add(momentDef(layered, moment.get(), env.in(layered.layer()), site));
            }
        }
        return List.copyOf(result);
    }

    private MomentDef momentDef(LayeredDecl layered, Decl.Moment moment, Env env, Site site) {
        Span span = layered.decl().span();
        Env pure = env.pure("a `when`");
        Optional<Expr> when = Additions.both(
                Additions.inPlay(layered, span),
                moment.turn().map(turn -> new Expr.Same(span, turn(span), expressions.value(turn, pure, Type.INT))));
        if (layered.decl() instanceof Decl.Victory victory) {
            Optional<Expr> written = victory.when().map(w -> expressions.condition(w, pure));
            Statement end = new Statement.EndGame(
                    span, all.ending(Optional.of(victory.side()), victory.title(), victory.citation(), env));
            return new MomentDef(
                    Additions.both(when, written), new Statement.Block(List.of(end)), List.of(), layered.layer(), span);
        }
        if (layered.decl() instanceof Decl.GameOver over) {
            Optional<Expr> written = over.when().map(w -> expressions.condition(w, pure));
            List<String> cases = context.cite(over.citation(), "the end of the game", env);
            Statement end = new Statement.Reckon(span);
            return new MomentDef(
                    Additions.both(when, written), new Statement.Block(List.of(end)), cases, layered.layer(), span);
        }
        Decl.At at = (Decl.At) layered.decl();
        Optional<Expr> period = at.period().map(p -> period(p, pure));
        Optional<Expr> written = at.when().map(w -> expressions.condition(w, pure));
        String where = (moment.edge() == Decl.Moment.Edge.START ? "at start of " : "at end of ") + name(moment);
        List<String> cases = context.cite(at.citation(), where, env);
        Statement.Block body =
                all.statements.block(at.body(), written.map(env::when).orElse(env), site.hook(false));
        Optional<Expr> condition = Additions.both(Additions.both(when, period), written);
        if (at.often() == Decl.Often.ALWAYS) {
            return new MomentDef(condition, body, cases, layered.layer(), span);
        }
        GlobalState happened = all.remembered(at.often(), List.of(), span);
        return new MomentDef(
                Additions.both(Optional.of(Bodies.notYet(happened, List.of(), span)), condition),
                Bodies.remembering(happened, List.of(), body, span),
                cases,
                layered.layer(),
                span);
    }

    private static Expr turn(Span span) {
        return new Expr.Builtin(span, Expr.Known.TURN, List.of(), Type.INT);
    }

    private Expr period(Decl.Period period, Env env) {
        Expr number = expressions.value(period.turn(), env, Type.INT);
        return period.from()
                ? new Expr.Compare(period.span(), Expr.Order.AT_LEAST, turn(period.span()), number)
                : new Expr.Same(period.span(), turn(period.span()), number);
    }

    /** Whether more phases of a name were read than are left: what stands around the others was not understood, and told of. */
    boolean hasLost(String phase, int left) {
        return phases.getOrDefault(phase, 0) > left;
    }

    /** Complains about moments of phases that there are not. */
    void checkMoments() {
        context.phaseNames.stream()
                .filter(name -> !phases.containsKey(name.text()))
                .forEach(this::unknownPhase);
        for (LayeredDecl layered : context.rules.decls()) {
            if (layered.decl() instanceof Decl.Hook hook
                    && context.sharedBeginnings.contains(Additions.text(hook.target()))) {
                new PhaseNames(context).shared(hook.target().parts().get(0));
            }
            Optional<Decl.Moment> moment = moment(layered.decl());
            boolean lost = moment.filter(m -> m.edge() != Decl.Moment.Edge.AS_SOON_AS)
                    .filter(m -> m.phase().isPresent() && !phases.containsKey(name(m)))
                    .isPresent();
            if (lost) {
                unknownPhase(moment.get().phase().get());
                context.leaveOut(layered.decl().span());
            }
        }
    }

    private void unknownPhase(dev.grognard.compiler.ast.Name name) {
        if (context.symbols.procedures.containsKey(name.text())) {
            context.error(
                    LayerCode.NO_PHASE,
                    name.span(),
                    "`" + name.text() + "` is a procedure and no phase",
                    "not a phase",
                    "what is done as a procedure begins or ends is `before " + name.text() + " { … }` or `after "
                            + name.text() + " { … }`");
            return;
        }
        context.error(
                LayerCode.NO_PHASE,
                name.span(),
                "there is no phase `" + name.text() + "`",
                "unknown",
                dev.grognard.compiler.diagnostic.Suggest.closest(name.text(), phases.keySet())
                        .map(n -> "did you mean `" + n + "`?")
                        .orElse("the phases are " + String.join(", ", phases.keySet())));
    }
}
