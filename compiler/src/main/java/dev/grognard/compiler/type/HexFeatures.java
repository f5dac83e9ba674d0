package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.diagnostic.LayerCode;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.HexGrid;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.resolve.LayeredDecl;
import dev.grognard.compiler.resolve.Symbols;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** What may lie in hexes, between them and through them: each is a printed field of hexes or steps, and asked for by a word of its own. */
final class HexFeatures {
    static final String HEX = "Hex";
    static final String STEP = "Step";

    private final Context context;
    private final Symbols symbols;

    HexFeatures(Context context) {
        this.context = context;
        this.symbols = context.symbols;
    }

    /** Whether a game has hexes at all. */
    static boolean inUse(Context context) {
        boolean own = context.rules.decls().stream()
                .anyMatch(one -> one.decl() instanceof Decl.Place place
                        && place.name().text().equals(HEX)
                        && !place.also());
        return context.rules.decls().stream()
                .anyMatch(one -> one.decl() instanceof Decl.Features
                        || one.decl() instanceof Decl.Board board
                                && board.hexes().isPresent()
                        || one.decl() instanceof Decl.Place place
                                && place.name().text().equals(HEX)
                                && !own);
    }

    /** Declares the fields behind all features. */
    void declare() {
        for (LayeredDecl layered : context.rules.decls()) {
            if (layered.decl() instanceof Decl.Features node) {
                context.cite(node.citation(), node.sort().word(), Env.global(layered.layer()));
                Optional<Field> shared = node.group().flatMap(group -> grouped(node.sort(), group));
                for (Decl.Value value : node.values()) {
                    declare(node, value, shared);
                }
            }
        }
    }

    private void declare(Decl.Features node, Decl.Value value, Optional<Field> shared) {
        String name = value.name().text();
        HexGrid.Sort sort = HexGrid.Sort.valueOf(node.sort().name());
        Field field =
                shared.orElseGet(() -> new Field(owner(node.sort()), word(sort) + name, Type.BOOL, false, List.of()));
        Optional<Member> member =
                shared.flatMap(f -> symbols.member(((Type.Of) f.type().present()).kind(), name));
        if (node.group().isPresent() && member.isEmpty()) {
            return;
        }
        if (context.features.putIfAbsent(
                        name, new HexGrid.Feature(name, value.printed().orElse(name), sort, field, member))
                != null) {
            context.error(
                    NameCode.DECLARED_TWICE,
                    value.name().span(),
                    "`" + name + "` is declared already as " + what(context.features.get(name)),
                    "declared again");
        }
    }

    /** The field that says which one of a group is there. */
    private Optional<Field> grouped(Decl.Sort sort, Name group) {
        Optional<Kind> kind = symbols.kind(group.text()).filter(k -> k.category() == Kind.Category.ENUM);
        if (kind.isEmpty()) {
            return Optional.empty();
        }
        String name = group.text().substring(0, 1).toLowerCase(Locale.ROOT)
                + group.text().substring(1);
        Type one = new Type.Of(kind.get());
        Field field =
                new Field(owner(sort), name, sort == Decl.Sort.TERRAIN ? one : new Type.Maybe(one), false, List.of());
        if (!symbols.add(field)) {
            context.error(
                    NameCode.DECLARED_TWICE,
                    group.span(),
                    field.owner() + " already has `" + name + "`",
                    "declared again");
            return Optional.empty();
        }
        return Optional.of(field);
    }

    private Kind owner(Decl.Sort sort) {
        return symbols.known(sort == Decl.Sort.TERRAIN ? HEX : STEP);
    }

    /** The word that asks for a feature. */
    static String word(HexGrid.Sort sort) {
        return switch (sort) {
            case TERRAIN -> "has";
            case HEXSIDE -> "across";
            case PATH -> "along";
        };
    }

    /** What a feature is, for messages. */
    static String what(HexGrid.Feature feature) {
        return switch (feature.sort()) {
            case TERRAIN -> "terrain";
            case HEXSIDE -> "a hexside";
            case PATH -> "a path";
        };
    }

    // ------------------------------------------------------------------------------------------ questions

    /** {@code h has Hill}, {@code s across Creek}, {@code s along Road}; what is no hex has nothing in it. */
    Expr ask(Expressions all, dev.grognard.compiler.ast.Expr.HasFeature node, Env env) {
        String name = node.feature().text();
        Optional<HexGrid.Feature> feature =
                Optional.ofNullable(context.features.get(name)).or(() -> context.hexes.flatMap(h -> h.namedPath(name)));
        Optional<HexGrid.Feature> ofGroup = context.features.values().stream()
                .filter(f -> f.sort() != HexGrid.Sort.TERRAIN
                        && word(f.sort()).equals(node.relation().word()))
                .filter(f -> f.value().filter(v -> v.kind().name().equals(name)).isPresent())
                .findFirst();
        if (feature.isEmpty() && ofGroup.isPresent()) {
            Expr operand = all.part(
                    node.operand(), env, new Type.Of(ofGroup.get().field().owner()));
            Expr read = new Expr.ReadField(node.span(), ofGroup.get().field(), operand, List.of());
            return Types.isError(operand) ? operand : new Expr.Not(node.span(), new Expr.IsAbsent(node.span(), read));
        }
        if (feature.isEmpty()) {
            all.type(node.operand(), env, Optional.empty());
            unknown(node);
            return Types.error(node.span());
        }
        String word = word(feature.get().sort());
        if (!word.equals(node.relation().word())) {
            all.type(node.operand(), env, Optional.empty());
            context.error(
                    LayerCode.WRONG_FEATURE,
                    node.span(),
                    "`" + name + "` is " + what(feature.get()) + ", so one asks `" + (word.equals("has") ? "h" : "s")
                            + " " + word + " " + name + "`",
                    "`" + node.relation().word() + "` asks for something else",
                    word.equals("has") ? "`h` is a hex" : "`s` is a step from one hex to the next");
            return Types.error(node.span());
        }
        Field field = feature.get().field();
        Expr operand = all.part(node.operand(), env, new Type.Of(field.owner()));
        if (Types.isError(operand)) {
            return operand;
        }
        Expr read = new Expr.ReadField(node.span(), field, operand, List.of());
        return feature.get()
                .value()
                .<Expr>map(value -> new Expr.Same(node.span(), read, new Expr.Constant(node.span(), value)))
                .orElse(read);
    }

    private void unknown(dev.grognard.compiler.ast.Expr.HasFeature node) {
        List<String> candidates = context.features.values().stream()
                .filter(feature -> word(feature.sort()).equals(node.relation().word()))
                .map(HexGrid.Feature::name)
                .collect(Collectors.toCollection(ArrayList::new));
        context.hexes
                .filter(board -> node.relation().word().equals(word(HexGrid.Sort.PATH)))
                .ifPresent(board -> candidates.addAll(board.pathNames()));
        String what = switch (node.relation()) {
            case HAS -> "terrain";
            case ACROSS -> "hexside";
            case ALONG -> "path";
        };
        context.unknown(node.feature().span(), what, node.feature().text(), candidates);
    }
}
