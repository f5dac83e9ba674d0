package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Citation;
import dev.grognard.compiler.ast.Expr.TravelUse;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Quantity;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Searches and journeys by a declared way of travelling. */
final class Journeys {
    private final Expressions all;
    private final Context context;

    Journeys(Expressions all) {
        this.all = all;
        this.context = all.context;
    }

    /** A way of travelling: the quantity in which it counts its cost, and its name where it is declared. */
    record Counted(Optional<Quantity> in, Span name) {}

    void declare(Signature travel, Optional<Quantity> quantity, Span name) {
        context.travels.put(travel, new Counted(quantity, name));
    }

    Optional<Quantity> quantity(Signature travel) {
        return Optional.ofNullable(context.travels.get(travel)).flatMap(Counted::in);
    }

    /** A number of what a way of travelling is counted in; a way that does not say it is to blame for a number that does. */
    Expr counted(dev.grognard.compiler.ast.Expr written, Env env, Signature travel) {
        if (!(cost(travel) instanceof Type.Whole) || Types.isError(cost(travel)) || Numbers.isLiteral(written)) {
            return all.part(written, env, cost(travel));
        }
        Expr value = all.value(written, env);
        if (!(value.type().present() instanceof Type.Amount amount)) {
            return all.coercion.to(cost(travel), value);
        }
        String quantity = amount.quantity().name();
        Span name = context.travels.get(travel).name();
        int end = name.source().text().indexOf(')', name.end());
        String head = end < 0 ? name.text() : new Span(name.source(), name.start(), end + 1).text();
        context.diagnostics.add(Diagnostic.error(
                        TypeCode.MIXED_QUANTITIES,
                        "`" + travel.name() + "` does not say that it is counted in " + quantity,
                        name,
                        "expected `in " + quantity + "` after its parameters")
                .with(value.span(), "this is " + Types.describe(value.type()))
                .help("write `travel " + head + " in " + quantity + "`"));
        return Types.error(written.span());
    }

    Type cost(Signature travel) {
        return travel.result()
                .filter(Types::isError)
                .or(() -> quantity(travel).map(Types::amount))
                .orElse(Type.INT);
    }

    private Optional<Expr.Trip> trip(
            dev.grognard.compiler.ast.Expr mover,
            Optional<dev.grognard.compiler.ast.Expr> from,
            TravelUse use,
            Env env) {
        Signature travel = context.symbols.travels.get(use.travel().text());
        if (travel == null) {
            context.unknown(
                    use.travel().span(), "way of travelling", use.travel().text(), context.symbols.travels.keySet());
            return Optional.empty();
        }
        List<Variable> parameters = travel.parameters();
        if (use.arguments().size() != parameters.size() - 1) {
            context.error(
                    TypeCode.WRONG_ARGUMENTS,
                    use.span(),
                    "`" + travel.name() + "` wants " + (parameters.size() - 1) + " values besides the mover",
                    use.arguments().size() + " given");
            return Optional.empty();
        }
        Type place = new Type.Of(context.symbols.known("Place"));
        Expr who = mover(mover, env, travel);
        Optional<Expr> start = from.map(f -> all.part(f, env, place));
        List<Expr> arguments = new ArrayList<>();
        for (int i = 0; i < use.arguments().size(); i++) {
            arguments.add(
                    all.part(use.arguments().get(i), env, parameters.get(i + 1).type()));
        }
        Optional<Expr> within = use.within().map(w -> counted(w, env, travel));
        Optional<Expr> exactly = use.exactlySteps().map(s -> all.part(s, env, Type.INT));
        Optional<Expr> least = use.atLeastSteps().map(s -> all.part(s, env, Type.INT));
        Variable here =
                Forms.subject("here", new Type.Of(Types.kind(places(travel)).orElseThrow()));
        Env inner = env.about(here);
        inner.scope().declare("here", here);
        Variable steps = Forms.subject("steps", Type.INT);
        inner.scope().declare("steps", steps);
        Variable spent = Forms.subject("cost", cost(travel));
        inner.scope().declare("cost", spent);
        List<Expr.Preference> preferences = all.sets.preferences(use.preferences(), inner);
        boolean bad = Types.isError(who)
                || arguments.stream().anyMatch(Types::isError)
                || start.filter(Types::isError).isPresent()
                || within.filter(Types::isError).isPresent()
                || exactly.filter(Types::isError).isPresent()
                || least.filter(Types::isError).isPresent();
        return bad
                ? Optional.empty()
                : Optional.of(new Expr.Trip(
                        travel, who, start, arguments, within, exactly, least, preferences, here, steps, spent));
    }

    /** One piece makes a journey; those that go with it are moved to where it has come. */
    private Expr mover(dev.grognard.compiler.ast.Expr written, Env env, Signature travel) {
        Type wanted = travel.parameters().get(0).type();
        Expr mover = all.type(written, env, Optional.of(wanted));
        if (!(mover.type() instanceof Type.SetOf) || !(wanted instanceof Type.Of)) {
            return all.coercion.to(wanted, mover);
        }
        String set = written.span().words();
        boolean named = set.matches("\\w+");
        context.diagnostics.add(Diagnostic.error(
                        TypeCode.SET_FOR_ONE,
                        "this is " + Types.describe(mover.type()) + ", and a journey is made by one",
                        written.span(),
                        "one of them is wanted")
                .help((named ? "" : "keep them first, `let stack = " + set + "`; then ")
                        + "one of them leads and the others follow: `… moves first by " + travel.name()
                        + "`, and below it `move "
                        + (named ? set : "stack") + " to first.at`"));
        return Types.error(written.span());
    }

    private Type places(Signature travel) {
        List<Kind> on = Types.kind(travel.parameters().get(0).type())
                .map(context.symbols::standsOn)
                .orElse(List.of());
        return new Type.SetOf(on.size() == 1 ? on.get(0) : context.symbols.known("Place"));
    }

    Expr reach(dev.grognard.compiler.ast.Expr.Reach node, Env env) {
        return trip(node.mover(), node.from(), node.travel(), env)
                .<Expr>map(trip -> new Expr.Reach(node.span(), trip, places(trip.travel())))
                .orElseGet(() -> Types.error(node.span()));
    }

    Expr costTo(dev.grognard.compiler.ast.Expr.CostTo node, Env env) {
        Expr to = all.part(node.to(), env, new Type.Of(context.symbols.known("Place")));
        Optional<Expr.Trip> trip = trip(node.mover(), node.from(), node.travel(), env);
        if (trip.isEmpty() || Types.isError(to)) {
            return Types.error(node.span());
        }
        Signature travel = trip.get().travel();
        boolean never = quantity(travel).filter(Quantity::orNever).isPresent();
        Type type = never ? cost(travel) : new Type.Maybe(cost(travel));
        return new Expr.CostTo(node.span(), trip.get(), to, type);
    }

    Expr canGo(dev.grognard.compiler.ast.Expr.CanGo node, Env env) {
        Optional<Expr> to = node.to().map(t -> all.part(t, env, new Type.Of(context.symbols.known("Place"))));
        Optional<Expr.Trip> trip = trip(node.mover(), Optional.empty(), node.travel(), env);
        return trip.isEmpty() || to.filter(Types::isError).isPresent()
                ? Types.error(node.span())
                : new Expr.CanGo(node.span(), trip.get(), to);
    }

    Expr moves(dev.grognard.compiler.ast.Expr.Moves node, Env env, Optional<String> name, Optional<Citation> citation) {
        all.effect(node.span(), "a side makes a journey", env);
        Expr decider = all.decisions.decider(node.decider(), env);
        Optional<Expr.Trip> trip = trip(node.mover(), Optional.empty(), node.travel(), env);
        if (trip.isEmpty() || Types.isError(decider)) {
            return Types.error(node.span());
        }
        List<String> cases = context.cite(citation, "a journey", env);
        Type cost = cost(trip.get().travel());
        Variable left = Forms.subject("left", cost);
        return new Expr.Journey(
                node.span(),
                decider,
                trip.get(),
                all.text(node.prompt(), prompting(trip.get(), left, env)),
                left,
                name.orElse("journey"),
                cases,
                cost);
    }

    /** The words of a journey also know how many steps have been taken and, where there is a limit, what is left of it. */
    private static Env prompting(Expr.Trip trip, Variable left, Env env) {
        Env inner = env.about(trip.here());
        inner.scope().declare("steps", trip.steps());
        if (trip.within().isPresent()) {
            inner.scope().declare("left", left);
        }
        return inner;
    }

    Expr reachAlong(dev.grognard.compiler.ast.Expr.ReachAlong node, Env env) {
        Expr from = all.part(node.from(), env, new Type.SetOf(context.symbols.known("Place")));
        Expr ways = all.coercion.set(all.type(node.ways(), env, Optional.empty()));
        Span span = node.span();
        if (Types.isError(from) || Types.isError(ways)) {
            return Types.error(span);
        }
        if (!(ways.type() instanceof Type.SetOf set) || set.kind().category() != Kind.Category.LINK) {
            context.error(TypeCode.MISMATCH, ways.span(), "a way leads along links", "not a set of links");
            return Types.error(span);
        }
        Variable way;
        Expr open;
        if (ways instanceof Expr.Filter filter && filter.set() instanceof Expr.All) {
            way = filter.subject();
            open = filter.condition();
        } else {
            way = Forms.subject("way", new Type.Of(set.kind()));
            open = ways instanceof Expr.All
                    ? new Expr.Truth(span, true)
                    : new Expr.Contains(span, ways, new Expr.Read(span, way));
        }
        Env inner = env.about(way).pure("a search");
        Optional<Expr> costing = node.costing()
                .map(c -> context.guards.alone(
                        Optional.empty(), () -> all.coercion.number(all.type(c, inner, Optional.empty()))));
        Type unit = costing.filter(c -> !Types.isError(c))
                .map(c -> Types.unbounded(c.type()))
                .orElse(Type.INT);
        Optional<Expr> within = node.within().map(w -> all.part(w, env, unit));
        if (costing.filter(Types::isError).isPresent()
                || within.filter(Types::isError).isPresent()) {
            return Types.error(span);
        }
        Type type = new Type.SetOf(context.symbols.ends(set.kind()));
        return new Expr.ReachAlong(span, from, set.kind(), way, open, within, costing, type);
    }
}
