package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.diagnostic.LayerCode;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Constants;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.RegionDef;
import dev.grognard.compiler.resolve.LayeredDecl;
import dev.grognard.compiler.resolve.Symbols;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Regions of places, worked out from what is printed. Those that links are made from come before the links, all others after them, so that
 * they can ask for links.
 */
final class Regions {
    private final Context context;
    private final Symbols symbols;
    private final Expressions expressions;
    private List<Waiting> waiting = new ArrayList<>();

    private record Waiting(Decl.Region node, Env env) {
        boolean isAmong(Set<String> names) {
            return names.contains(node.name().text());
        }
    }

    Regions(Expressions expressions) {
        this.context = expressions.context;
        this.symbols = context.symbols;
        this.expressions = expressions;
    }

    /** Declares the regions that links of the map are made from. */
    void declareForLinks() {
        Set<String> named = new LinkedHashSet<>();
        for (LayeredDecl layered : context.rules.decls()) {
            Env env = Env.global(layered.layer());
            if (layered.decl() instanceof Decl.Region region) {
                waiting.add(new Waiting(region, env));
            } else if (layered.decl() instanceof Decl.Board board) {
                for (Decl.MapItem item : board.items()) {
                    if (item instanceof Decl.MapRegion inner) {
                        waiting.add(new Waiting(inner.region(), env));
                    } else if (item instanceof Decl.LinkLine || item instanceof Decl.LinkLoop) {
                        named.addAll(names(item));
                    }
                }
            }
        }
        int before = 0;
        while (named.size() > before) {
            before = named.size();
            waiting.stream()
                    .filter(region -> region.isAmong(named))
                    .forEach(region -> named.addAll(names(region.node())));
        }
        Map<Boolean, List<Waiting>> wanted =
                waiting.stream().collect(Collectors.partitioningBy(region -> region.isAmong(named)));
        wanted.get(true).forEach(this::declare);
        waiting = wanted.get(false);
    }

    /** Declares all others, once the links are there. */
    void declareOthers() {
        waiting.forEach(this::declare);
    }

    private static List<String> names(Object node) {
        return ModelTree.all(node, Name.class).stream().map(Name::text).toList();
    }

    private void declare(Waiting wanted) {
        Decl.Region node = wanted.node();
        Env env = wanted.env();
        List<String> cases =
                context.cite(node.citation(), "the region " + node.name().text(), env);
        Kind kind = symbols.known("Place");
        List<Member> places;
        if (node.value().isPresent()) {
            Expr set = expressions.set(node.value().get(), env.pure("a region"));
            places = constant(set, context.constants()).orElse(List.of());
            kind = Types.isError(set) ? kind : Types.kind(set.type()).orElseThrow();
        } else if (context.hexes.isPresent()) {
            kind = symbols.known(HexFeatures.HEX);
            HexAreas areas = new HexAreas(context, context.hexes.get());
            places =
                    areas.hexes(node, set -> constant(expressions.set(set, env.pure("a region")), context.constants()));
        } else {
            context.error(
                    LayerCode.BAD_REGION,
                    node.area().get(0).span(),
                    "only a map of hexes has regions by rows, columns and borders",
                    "no hexes here");
            places = List.of();
        }
        RegionDef region = new RegionDef(node.name().text(), places, cases, node.span());
        symbols.regions.put(region.name(), region);
        symbols.regionKinds.put(region.name(), kind);
    }

    /** The members of a set that follow from what is printed. */
    Optional<List<Member>> constant(Expr set, Constants constants) {
        if (Types.isError(set)) {
            return Optional.empty();
        }
        try {
            return Optional.of(List.copyOf(constants.set(set)));
        } catch (Constants.NotConstant e) {
            boolean printed =
                    e.expr() instanceof Expr.ReadField read && !read.field().state();
            if (Types.isError(e.expr()) || printed) {
                // A cell that was not understood makes links unknown, and has been reported.
                context.loseLinks();
            } else if (e.asksForLinks()) {
                context.error(
                        TypeCode.NOT_CONSTANT,
                        e.expr().span(),
                        "links of the map are made from this, so that it cannot ask for links",
                        "the links are not known here",
                        "name the places, or ask for what is printed in their rows");
            } else {
                context.error(
                        TypeCode.NOT_CONSTANT,
                        e.expr().span(),
                        "this is not known before the game begins",
                        "only printed values can be read here");
            }
            return Optional.empty();
        }
    }
}
