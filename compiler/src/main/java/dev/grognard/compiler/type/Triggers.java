package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Domain;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.EntersDef;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GlobalState;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.OptionDef;
import dev.grognard.compiler.model.ReckoningLine;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.TriggerDef;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.resolve.LayeredDecl;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What happens as soon as something holds or a piece enters a place; how the game ends. */
final class Triggers {
    private final Bodies all;
    private final Context context;
    private final Expressions expressions;
    private final List<TriggerDef> victories = new ArrayList<>();
    private final List<TriggerDef> triggers = new ArrayList<>();
    private final List<EntersDef> enters = new ArrayList<>();

    private record RankedLine(ReckoningLine line, int rank) {}

    private final List<RankedLine> reckoning = new ArrayList<>();

    Triggers(Bodies all) {
        this.all = all;
        this.context = all.context;
        this.expressions = all.expressions;
    }

    /** Victories first. */
    List<TriggerDef> triggers() {
        List<TriggerDef> result = new ArrayList<>(victories);
        result.addAll(triggers);
        return List.copyOf(result);
    }

    List<EntersDef> enters() {
        return List.copyOf(enters);
    }

    /** The lines of later layers come first. */
    List<ReckoningLine> reckoning() {
        return reckoning.stream()
                .sorted(Comparator.comparingInt(RankedLine::rank).reversed())
                .map(RankedLine::line)
                .toList();
    }

    void define() {
        for (LayeredDecl layered : context.rules.decls()) {
            Env env = Env.global(layered.layer());
            Decl decl = layered.decl();
            if (decl instanceof Decl.AsSoonAs node) {
                asSoonAs(layered, node, env);
            } else if (decl instanceof Decl.Whenever node) {
                whenever(layered, node, env);
            } else if (decl instanceof Decl.Victory node && atOnce(node.moment())) {
                Statement end = new Statement.EndGame(
                        node.span(), all.ending(Optional.of(node.side()), node.title(), node.citation(), env));
                victories.add(ending(layered, node.when(), end, env, "Victory" + (victories.size() + 1)));
            } else if (decl instanceof Decl.GameOver node && atOnce(Optional.of(node.moment()))) {
                context.cite(node.citation(), "the end of the game", env);
                victories.add(ending(
                        layered,
                        node.when(),
                        new Statement.Reckon(node.span()),
                        env,
                        "Victory" + (victories.size() + 1)));
            } else if (decl instanceof Decl.VictoryTable node) {
                for (Decl.VictoryLine line : node.lines()) {
                    Optional<Expr> when = line.when().map(w -> expressions.condition(w, env.pure("a victory")));
                    reckoning.add(new RankedLine(
                            new ReckoningLine(
                                    all.ending(line.side(), line.title(), line.citation(), env),
                                    Additions.both(Additions.inPlay(layered, line.span()), when)),
                            layered.layer().rank()));
                }
            }
        }
    }

    private static boolean atOnce(Optional<Decl.Moment> moment) {
        return moment.isEmpty() || moment.get().edge() == Decl.Moment.Edge.AS_SOON_AS;
    }

    private TriggerDef ending(
            LayeredDecl layered, Optional<dev.grognard.compiler.ast.Expr> when, Statement end, Env env, String name) {
        Span span = layered.decl().span();
        Optional<Expr> written = when.map(w -> expressions.condition(w, env.pure("a victory")));
        Expr condition =
                Additions.both(Additions.inPlay(layered, span), written).orElse(new Expr.Truth(span, true));
        return new TriggerDef(
                signature(name, List.of()),
                List.of(),
                condition,
                true,
                new Statement.Block(List.of(end)),
                List.of(),
                layered.layer(),
                span);
    }

    private static Signature signature(String name, List<Variable> parameters) {
        return new Signature(Signature.Form.PROCEDURE, name, parameters, Optional.empty(), Optional.empty());
    }

    private void asSoonAs(LayeredDecl layered, Decl.AsSoonAs node, Env global) {
        Env env = global.inner();
        List<OptionDef.Parameter> domains = new ArrayList<>();
        for (Domain domain : node.domains()) {
            Expr set = expressions.domain(domain.name(), domain.set(), env.pure("a trigger"));
            Type type = Types.kind(set.type()).<Type>map(Type.Of::new).orElse(Types.errorType());
            Variable variable = expressions.declare(domain.name(), type, Variable.Role.PARAMETER, env);
            domains.add(new OptionDef.Parameter(variable, set));
            env = env.with(Loops.members(set, variable));
        }
        Expr condition = expressions.condition(node.condition(), env.pure("`as soon as`"));
        List<String> cases = context.cite(node.citation(), "a trigger", env);
        Signature signature = signature(
                "Trigger" + (triggers.size() + 1),
                domains.stream().map(OptionDef.Parameter::variable).toList());
        Statement.Block body =
                all.statements.block(node.body(), env.when(condition).inside(signature), Site.in(signature.name()));
        Optional<Expr> whole = Additions.both(Additions.inPlay(layered, node.span()), Optional.of(condition));
        boolean once = node.often() == Decl.Often.ONCE;
        Statement.Block limited =
                node.often() == Decl.Often.ONCE_PER_TURN ? oncePerTurn(signature, body, node.span()) : body;
        triggers.add(new TriggerDef(
                signature, domains, whole.orElseThrow(), once, limited, cases, layered.layer(), node.span()));
    }

    /** The condition stays as it is, so that what goes on holding does not happen anew when the next turn begins. */
    private Statement.Block oncePerTurn(Signature signature, Statement.Block body, Span span) {
        List<Variable> domains = signature.parameters();
        if (domains.stream().anyMatch(d -> Types.isError(d.type()))) {
            return body;
        }
        List<Expr> keys =
                domains.stream().<Expr>map(d -> new Expr.Read(span, d)).toList();
        GlobalState happened = all.remembered(Decl.Often.ONCE_PER_TURN, domains, span);
        Statement limited = new Statement.If(
                span,
                Bodies.notYet(happened, keys, span),
                Bodies.remembering(happened, keys, body, span),
                Statement.Block.EMPTY,
                List.of());
        return new Statement.Block(List.of(limited));
    }

    private void whenever(LayeredDecl layered, Decl.Whenever node, Env global) {
        Env env = global.inner();
        List<Expr> where = new ArrayList<>();
        Additions.inPlay(layered, node.span()).ifPresent(where::add);
        Optional<Variable> piece = entrant(node.piece(), Kind.Category.PIECE, env, where);
        Optional<Variable> place = entrant(node.place(), Kind.Category.PLACE, env, where);
        if (piece.isEmpty() || place.isEmpty()) {
            return;
        }
        node.where()
                .ifPresent(w -> where.add(
                        expressions.condition(w, env.about(place.get()).pure("a trigger"))));
        Optional<Expr> condition = Optional.empty();
        for (Expr one : where) {
            condition = Additions.both(condition, Optional.of(one));
        }
        List<String> cases = context.cite(node.citation(), "entering", env);
        Signature signature = signature("Entering" + (enters.size() + 1), List.of(piece.get(), place.get()));
        Env inner = condition.map(env::when).orElse(env).inside(signature);
        Statement.Block body = all.statements.block(node.body(), inner, Site.in(signature.name()));
        enters.add(new EntersDef(
                signature,
                Types.kind(piece.get().type()).orElseThrow(),
                Types.kind(place.get().type()).orElseThrow(),
                condition,
                body,
                cases,
                layered.layer(),
                node.span()));
    }

    private Optional<Variable> entrant(Domain domain, Kind.Category category, Env env, List<Expr> where) {
        Expr set = expressions.domain(domain.name(), domain.set(), env.pure("a trigger"));
        if (Types.isError(set)) {
            return Optional.empty();
        }
        Optional<Kind> kind = Types.kind(set.type()).filter(k -> k.category() == category);
        if (kind.isEmpty()) {
            context.error(
                    TypeCode.NOT_PIECES,
                    domain.set().span(),
                    "pieces enter places",
                    category == Kind.Category.PIECE ? "not a set of pieces" : "not a set of places");
            return Optional.empty();
        }
        Variable variable = expressions.declare(domain.name(), new Type.Of(kind.get()), Variable.Role.PARAMETER, env);
        if (!(set instanceof Expr.All)) {
            Span span = domain.span();
            where.add(new Expr.Contains(span, set, new Expr.Read(span, variable)));
        }
        return Optional.of(variable);
    }
}
