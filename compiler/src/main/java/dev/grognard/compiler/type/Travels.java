package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.LayerCode;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Quantity;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Text;
import dev.grognard.compiler.model.TravelDef;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.resolve.LayeredDecl;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Ways of travelling. */
final class Travels {
    private final Bodies all;
    private final Context context;
    private final Expressions expressions;
    private final Map<String, LayeredDecl> declared = new LinkedHashMap<>();

    Travels(Bodies all) {
        this.all = all;
        this.context = all.context;
        this.expressions = all.expressions;
    }

    void declare() {
        for (LayeredDecl layered : context.rules.decls()) {
            if (layered.decl() instanceof Decl.Travel node && !node.also()) {
                Name name = node.name();
                if (declared.putIfAbsent(name.text(), layered) != null) {
                    context.error(
                            NameCode.DECLARED_TWICE, name.span(), "`" + name.text() + "` is declared already", "again");
                    continue;
                }
                Optional<Decl.Travel> like = like(node);
                List<dev.grognard.compiler.ast.Param> params =
                        node.params().isEmpty() ? like.map(Decl.Travel::params).orElse(List.of()) : node.params();
                Optional<Quantity> quantity = node.quantity()
                        .or(() -> like.flatMap(Decl.Travel::quantity))
                        .flatMap(q -> {
                            Quantity found = context.symbols.quantities.get(q.text());
                            if (found == null) {
                                context.unknown(q.span(), "quantity", q.text(), context.symbols.quantities.keySet());
                            }
                            return Optional.ofNullable(found);
                        });
                Signature signature = new Signature(
                        Signature.Form.TRAVEL,
                        name.text(),
                        all.rules.parameters(params),
                        Optional.of(quantity.map(Types::amount)
                                .orElse(node.quantity().isPresent() ? Types.errorType() : Type.INT)),
                        Optional.empty());
                context.symbols.travels.put(name.text(), signature);
                expressions.journeys.declare(signature, quantity, name.span());
            }
        }
    }

    private Optional<Decl.Travel> like(Decl.Travel node) {
        return node.like().flatMap(like -> {
            LayeredDecl found = declared.get(like.text());
            if (found == null) {
                context.unknown(like.span(), "way of travelling", like.text(), declared.keySet());
            }
            return Optional.ofNullable(found).map(f -> (Decl.Travel) f.decl());
        });
    }

    List<TravelDef> definitions() {
        List<TravelDef> result = new ArrayList<>();
        declared.forEach(
                (name, layered) -> define((Decl.Travel) layered.decl(), layered).ifPresent(result::add));
        return result;
    }

    private Optional<TravelDef> define(Decl.Travel node, LayeredDecl layered) {
        Signature signature = context.symbols.travels.get(node.name().text());
        Env env = Env.global(layered.layer()).inner().pure("the way of travelling `" + signature.name() + "`");
        List<dev.grognard.compiler.ast.Param> params =
                node.params().isEmpty() ? like(node).map(Decl.Travel::params).orElse(List.of()) : node.params();
        if (params.isEmpty()) {
            context.error(
                    LayerCode.NO_MOVER,
                    node.name().span(),
                    "nobody travels this way",
                    "its first parameter is the mover");
            return Optional.empty();
        }
        all.rules.bind(params, signature, env);
        Optional<Kind> ways = ways(node, signature);
        if (ways.isEmpty()) {
            return Optional.empty();
        }
        Type place = new Type.Of(context.symbols.ends(ways.get()));
        Variable way = variable("step", new Type.Of(ways.get()), env);
        Variable here = variable("here", place, env);
        Variable start = variable("start", place, env);
        Variable steps = variable("steps", Type.INT, env);
        Env judged = env.about(here);
        List<TravelDef.Clause> clauses = new ArrayList<>();
        StepHooks hooks = new StepHooks(all, signature, way, place);
        like(node).ifPresent(like -> {
            clauses.addAll(clauses(like, signature, judged, Optional.empty()));
            hooks.add(like, layered.layer(), Optional.empty());
        });
        clauses.addAll(clauses(node, signature, judged, Optional.empty()));
        hooks.add(node, layered.layer(), Optional.empty());
        Set<String> cases = new LinkedHashSet<>(context.cite(node.citation(), "travel " + signature.name(), env));
        for (LayeredDecl more : all.additions.take(List.of(signature.name()), Decl.Travel.class)) {
            Decl.Travel also = (Decl.Travel) more.decl();
            cases.addAll(context.cite(also.citation(), "travel " + signature.name(), env.in(more.layer())));
            Optional<Expr> inPlay = Additions.inPlay(more, also.span());
            clauses.addAll(clauses(also, signature, judged.in(more.layer()), inPlay));
            hooks.add(also, more.layer(), inPlay);
        }
        return Optional.of(new TravelDef(
                signature,
                way,
                here,
                start,
                steps,
                expressions.journeys.quantity(signature),
                clauses,
                hooks.all(),
                List.copyOf(cases),
                node.doc().text(),
                layered.layer(),
                node.span()));
    }

    private static Variable variable(String name, Type type, Env env) {
        Variable variable = new Variable(name, type, Variable.Role.SUBJECT);
        env.scope().declare(name, variable);
        return variable;
    }

    /** The links that the mover can use: those between places that it can stand on. */
    private Optional<Kind> ways(Decl.Travel node, Signature signature) {
        Optional<Kind> mover = Types.kind(signature.parameters().get(0).type());
        if (mover.filter(context::hasLostStanding).isPresent()) {
            // Nobody misses what would be added to it.
            all.additions.take(List.of(signature.name()), Decl.Travel.class);
            return Optional.empty();
        }
        List<Kind> places = mover.map(context.symbols::standsOn).orElse(List.of());
        List<Kind> roots = context.symbols.kinds().stream()
                .filter(k -> k.category() == Kind.Category.LINK && k.parent().isEmpty())
                .filter(k -> places.isEmpty()
                        || places.stream()
                                .anyMatch(p -> p.isA(context.symbols.ends(k))
                                        || context.symbols.ends(k).isA(p)))
                .toList();
        List<Kind> alone = roots.stream()
                .filter(k -> context.symbols.kinds().stream().noneMatch(below -> below != k && below.isA(k)))
                .toList();
        if (roots.size() == 2 && alone.size() == 1) {
            Kind apart = alone.get(0);
            Kind way = roots.get(roots.get(0) == apart ? 1 : 0);
            context.diagnostics.add(Diagnostic.error(
                            LayerCode.MISPLACED,
                            "`" + apart + "` is no kind of `" + way + "`, and one sort of links is travelled on",
                            apart.span(),
                            "a sort of its own")
                    .with(way.span(), "the other links are kinds of this one")
                    .with(node.name().span(), "wants one sort")
                    .help(LinksApart.above(roots, context.symbols)));
            return Optional.empty();
        }
        if (roots.size() != 1) {
            context.error(
                    LayerCode.MISPLACED,
                    node.name().span(),
                    roots.isEmpty()
                            ? "there are no links to travel on"
                            : "there are several sorts of links to travel on",
                    roots.isEmpty() ? "no links" : "one sort is wanted",
                    roots.isEmpty()
                            ? "make all links kinds of one: `link Road is Way`"
                            : LinksApart.above(roots, context.symbols));
            return Optional.empty();
        }
        return Optional.of(roots.get(0));
    }

    private List<TravelDef.Clause> clauses(Decl.Travel node, Signature signature, Env env, Optional<Expr> inPlay) {
        List<TravelDef.Clause> result = new ArrayList<>();
        for (Decl.TravelClause clause : node.clauses()) {
            if (clause.body().isPresent()) {
                continue;
            }
            if (clause.form() == Decl.TravelClause.Form.FIRST_STEP_ALWAYS) {
                result.add(firstStep(clause, signature, env, inPlay));
                continue;
            }
            TravelDef.Form form = TravelDef.Form.valueOf(clause.form().name());
            boolean counts = form == TravelDef.Form.COST || form == TravelDef.Form.PLUS;
            Type wanted = counts
                    ? expressions.journeys.cost(signature)
                    : form == TravelDef.Form.AT_MOST_STEPS ? Type.INT : Type.BOOL;
            boolean condition = wanted instanceof Type.Bool;
            Optional<Expr> written = condition && clause.value().isEmpty()
                    ? Optional.empty()
                    : clause.when().map(w -> expressions.condition(w, env));
            dev.grognard.compiler.ast.Expr stated =
                    clause.value().or(clause::when).orElseThrow();
            Env held = written.map(env::when).orElse(env);
            Expr value = counts
                    ? expressions.journeys.counted(stated, held, signature)
                    : expressions.value(stated, held, wanted);
            Optional<Text> reason = expressions.text(clause.otherwise(), env);
            List<String> cases = context.cite(clause.citation(), "travel " + signature.name(), env);
            if (Statements.ok(value)) {
                result.add(new TravelDef.Clause(
                        form,
                        value,
                        Additions.both(inPlay, written),
                        reason,
                        cases,
                        stated.span().text(),
                        clause.span()));
            }
        }
        return result;
    }

    private TravelDef.Clause firstStep(Decl.TravelClause clause, Signature signature, Env env, Optional<Expr> inPlay) {
        Expr always = clause.when()
                .<Expr>map(unless -> new Expr.Not(clause.span(), expressions.condition(unless, env)))
                .orElseGet(() -> new Expr.Truth(clause.span(), true));
        List<String> cases = context.cite(clause.citation(), "travel " + signature.name(), env);
        return new TravelDef.Clause(
                TravelDef.Form.FIRST_STEP_ALWAYS,
                always,
                inPlay,
                Optional.empty(),
                cases,
                clause.span().text(),
                clause.span());
    }
}
