package dev.grognard.compiler.type;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.LayerCode;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What lies between places: the link that joins two of them, how far hexes are apart, and what stands in the way. */
final class Geometry {
    private final Expressions all;
    private final Context context;

    Geometry(Expressions all) {
        this.all = all;
        this.context = all.context;
    }

    /** {@code Road(Mill, Bridge)}: one of the map, or what there is between two places that are worked out. */
    Expr link(Span span, Kind kind, List<dev.grognard.compiler.ast.Expr> arguments, Env env) {
        if (arguments.size() != 2) {
            context.error(TypeCode.LINK_ENDS, span, "a link is named by its two ends", "two places are wanted");
            return Types.error(span);
        }
        // Where not all links are known it is not known either what they join.
        boolean lost = context.badLinks.contains(kind.root()) || context.lostLines;
        Type place = new Type.Of(lost ? context.symbols.known("Place") : context.symbols.ends(kind));
        Expr from = all.part(arguments.get(0), env, place);
        Expr to = all.part(arguments.get(1), env, place);
        if (Types.isError(from) || Types.isError(to)) {
            return Types.error(span);
        }
        if (context.linksAreRead && from instanceof Expr.Constant a && to instanceof Expr.Constant b) {
            return onTheMap(span, kind, a.member(), b.member());
        }
        return new Expr.Builtin(span, Expr.Known.LINK, List.of(from, to), new Type.Maybe(new Type.Of(kind)));
    }

    private Expr onTheMap(Span span, Kind kind, Member from, Member to) {
        List<Member> leaving = context.symbols.membersOf(kind).stream()
                .filter(link -> link.ends().orElseThrow().from() == from)
                .toList();
        Optional<Member> found = leaving.stream()
                .filter(link -> link.ends().orElseThrow().to() == to)
                .findFirst();
        if (found.isPresent()) {
            return new Expr.Constant(span, found.get());
        }
        List<String> neighbours = leaving.stream()
                .map(link -> link.ends().orElseThrow().to().id())
                .toList();
        if (!context.badLinks.contains(kind.root())
                && !context.lostLines
                && !context.hasDoubtfulRow()
                && context.doubled.isEmpty()
                && context.nameless.isEmpty()) {
            List<String> ends = Stream.of(from.id(), to.id()).sorted().toList();
            Diagnostic problem = Diagnostic.error(
                    NameCode.NO_SUCH_LINK,
                    "there is no " + kind.name() + " between " + from + " and " + to,
                    span,
                    "not on the map");
            context.once(
                    kind.name() + " " + ends,
                    problem.help(
                            neighbours.isEmpty()
                                    ? "no " + kind.name() + " leads to " + from
                                    : "from " + from + " there is " + Types.article(kind.name()) + " to "
                                            + String.join(", ", neighbours)));
        }
        return Types.error(span);
    }

    /** {@code Hex next to p}, {@code Town within 2 of p}: places around a place. */
    Expr near(dev.grognard.compiler.ast.Expr.Query node, Kind kind, Env env) {
        Span span = node.span();
        Optional<dev.grognard.compiler.ast.Expr.Where> where = node.where();
        Optional<Expr.Standing> standing =
                where.map(w -> Expr.Standing.valueOf(w.relation().name()));
        boolean next = standing.filter(s -> s == Expr.Standing.NEXT_TO).isPresent();
        if (node.owner().isPresent()
                || !next && standing.filter(s -> s == Expr.Standing.WITHIN).isEmpty()) {
            context.error(
                    TypeCode.MISMATCH,
                    span,
                    "places are asked for by `next to` and `within`",
                    "only pieces belong to a side and stand at a place");
            return Types.error(span);
        }
        Expr centre =
                all.part(where.orElseThrow().place().orElseThrow(), env, new Type.Of(context.symbols.known("Place")));
        Expr limit = where.get()
                .distance()
                .map(d -> all.part(d, env, Type.INT))
                .orElseGet(() -> new Expr.Number(span, 1, Type.INT));
        if (Types.isError(centre) || Types.isError(limit)) {
            return Types.error(span);
        }
        Type type = new Type.SetOf(kind);
        Expr everything = new Expr.All(span, kind);
        Expr far = everything;
        List<Kind> ways = context.symbols.kinds().stream()
                .filter(k -> k.category() == Kind.Category.LINK && k.parent().isEmpty())
                .toList();
        if (ways.size() > 1 && !next) {
            context.error(
                    LayerCode.MISPLACED,
                    span,
                    "there are several sorts of links to measure by",
                    "one sort is wanted",
                    LinksApart.above(ways, context.symbols) + "; or search `along` the ones that are meant");
            return Types.error(span);
        }
        Expr itself = new Expr.SetLiteral(
                span, List.of(centre), new Type.SetOf(Types.kind(centre.type()).orElseThrow()));
        for (Kind way : ways) {
            Variable step = Forms.subject("way", new Type.Of(way));
            Expr around = new Expr.ReachAlong(
                    span,
                    itself,
                    way,
                    step,
                    new Expr.Truth(span, true),
                    Optional.of(limit),
                    Optional.empty(),
                    new Type.SetOf(context.symbols.ends(way)));
            far = new Expr.Difference(span, far, around, type);
        }
        Expr near = new Expr.Difference(span, everything, far, type);
        if (!next) {
            return near;
        }
        return new Expr.Difference(span, near, itself, type);
    }

    /** {@code distance(a, b)}. */
    Expr distance(Span span, List<dev.grognard.compiler.ast.Expr> arguments, Env env) {
        Optional<Type> hex = hexes(span);
        if (hex.isEmpty()) {
            return Types.error(span);
        }
        Expr from = all.part(arguments.get(0), env, hex.get());
        Expr to = all.part(arguments.get(1), env, hex.get());
        return Types.isError(from) || Types.isError(to)
                ? Types.error(span)
                : new Expr.Builtin(span, Expr.Known.DISTANCE, List.of(from, to), Type.INT);
    }

    /** {@code line from a to b blocked by it has Woods}. */
    Expr lineBlocked(dev.grognard.compiler.ast.Expr.LineBlocked node, Env env) {
        Optional<Type> hex = hexes(node.span());
        if (hex.isEmpty()) {
            return Types.error(node.span());
        }
        Expr from = all.part(node.from(), env, hex.get());
        Expr to = all.part(node.to(), env, hex.get());
        Variable between = Forms.subject("between", hex.get());
        Expr condition = all.condition(node.condition(), env.about(between).pure("a line"));
        return Types.isError(from) || Types.isError(to) || Types.isError(condition)
                ? Types.error(node.span())
                : new Expr.LineBlocked(node.span(), from, to, between, condition);
    }

    private Optional<Type> hexes(Span span) {
        Optional<Kind> hex = context.symbols.kind(HexFeatures.HEX);
        if (hex.isEmpty()) {
            context.error(
                    LayerCode.MISPLACED,
                    span,
                    "distances and lines are measured in hexes, and this game has none",
                    "there is no map of hexes",
                    "on a map of points ask for `within n of`, or search along links");
        }
        return hex.map(Type.Of::new);
    }
}
