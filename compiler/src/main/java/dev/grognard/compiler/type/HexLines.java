package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.ast.PrintedName;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.LayerCode;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.Suggest;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.HexGrid;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.RegionDef;
import dev.grognard.compiler.resolve.Symbols;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Lists of terrain, hexsides and paths on a map of hexes; a mistake is shown where it is written and where it lies on the map. */
final class HexLines {
    /** Two places in either order. */
    record Pair(Member from, Member to) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Pair pair
                    && (pair.from == from && pair.to == to || pair.from == to && pair.to == from);
        }

        @Override
        public int hashCode() {
            return from.hashCode() + to.hashCode();
        }
    }

    /** Two hexes that lines of the map join though they do not touch. */
    private record Apart(Pair pair, Diagnostic problem) {}

    private final Context context;
    private final Symbols symbols;
    private final HexGeometry geometry;
    private final Map<HexGrid.Feature, Map<Pair, Span>> between = new LinkedHashMap<>();
    private final Map<Pair, Span> ways = new LinkedHashMap<>();
    private final List<HexGrid.Side> sides = new ArrayList<>();
    private final List<HexGrid.Path> paths = new ArrayList<>();
    private final List<Apart> apart = new ArrayList<>();
    private boolean lenient;
    private boolean lost;

    HexLines(Context context, HexGeometry geometry) {
        this.context = context;
        this.symbols = context.symbols;
        this.geometry = geometry;
    }

    List<HexGrid.Side> sides() {
        return List.copyOf(sides);
    }

    List<HexGrid.Path> paths() {
        return List.copyOf(paths);
    }

    /** The legs of all paths, each with the place where it is written. */
    Map<Pair, Span> ways() {
        return ways;
    }

    boolean has(HexGrid.Feature feature, Pair pair) {
        return between.getOrDefault(feature, Map.of()).containsKey(pair);
    }

    /** Where it is written that something lies between two places. */
    Optional<Span> written(HexGrid.Feature feature, Pair pair) {
        return Optional.ofNullable(between.getOrDefault(feature, Map.of()).get(pair));
    }

    boolean onNamed(String name, Pair pair) {
        return paths.stream()
                .filter(path -> path.name()
                        .map(PrintedName::identifier)
                        .filter(name::equals)
                        .isPresent())
                .anyMatch(path -> legs(path.stops()).contains(pair));
    }

    private static List<Pair> legs(List<Member> stops) {
        List<Pair> legs = new ArrayList<>();
        for (int i = 1; i < stops.size(); i++) {
            legs.add(new Pair(stops.get(i - 1), stops.get(i)));
        }
        return legs;
    }

    /** After a mistake in a drawing, what is missing because of it is not spoken of again. */
    void lenient(boolean bad) {
        lenient |= bad;
    }

    /** After a mistake in the numbering no hex is there, which is not spoken of again. */
    void lose() {
        lost = true;
    }

    boolean isLenient() {
        return lenient;
    }

    // ------------------------------------------------------------------------------------------ lines

    void read(Decl.FeatureLine line, Env env) {
        HexGrid.Feature feature = context.features.get(line.feature().text());
        if (feature == null) {
            unknownFeature(line);
            return;
        }
        context.cite(line.citation(), feature.name() + " on the map", env);
        if (geometry.cells().isEmpty()) {
            return;
        }
        List<List<Member>> stretches = new ArrayList<>();
        for (Decl.FeatureItem item : line.items()) {
            switch (feature.sort()) {
                case TERRAIN -> terrain(feature, item);
                case HEXSIDE -> hexside(feature, item);
                case PATH -> path(feature, item).ifPresent(stretches::add);
            }
        }
        stretches.forEach(stops -> paths.add(new HexGrid.Path(feature, line.name(), stops)));
        line.name().ifPresent(name -> named(PrintedName.identifier(name), feature, line));
    }

    void unknownFeature(Decl.FeatureLine line) {
        String name = line.feature().text();
        Optional<Kind> link = symbols.kind(name).filter(k -> k.category() == Kind.Category.LINK);
        if (link.isPresent()) {
            context.badLinks.add(link.get().root());
            context.error(
                    LayerCode.WRONG_FEATURE,
                    line.feature().span(),
                    name + " is a kind of link",
                    "a line of links has a colon",
                    "write `" + name + ": …`");
            return;
        }
        context.lostLines = true;
        context.unknown(line.feature().span(), "terrain, hexside or path", name, context.features.keySet());
    }

    /** A named path is also the set of its hexes. */
    private void named(String name, HexGrid.Feature feature, Decl.FeatureLine line) {
        if (feature.sort() != HexGrid.Sort.PATH) {
            context.error(
                    LayerCode.WRONG_FEATURE,
                    line.span(),
                    "only a path has a name of its own",
                    feature.name() + " is " + HexFeatures.what(feature),
                    "name a set of hexes with `region`");
            return;
        }
        Set<Member> hexes = new LinkedHashSet<>();
        for (HexGrid.Path path : paths) {
            if (path.name().map(PrintedName::identifier).filter(name::equals).isPresent()) {
                path.stops().stream().filter(geometry::isHex).forEach(hexes::add);
            }
        }
        List<Member> inOrder =
                geometry.cells().keySet().stream().filter(hexes::contains).toList();
        symbols.regions.put(name, new RegionDef(name, inOrder, List.of(), line.span()));
        symbols.regionKinds.put(name, symbols.known(HexFeatures.HEX));
    }

    private void terrain(HexGrid.Feature feature, Decl.FeatureItem item) {
        if (item.side() || item.stops().size() > 1) {
            wrong(
                    feature,
                    item,
                    "terrain lies in a hex",
                    "list the hexes with commas: `" + feature.name() + " 0101, 0102`");
            return;
        }
        hex(item.stops().get(0)).ifPresent(hex -> put(feature, hex, item.span()));
    }

    private void wrong(HexGrid.Feature feature, Decl.FeatureItem item, String where, String help) {
        context.error(
                LayerCode.WRONG_FEATURE,
                item.span(),
                feature.name() + " is " + HexFeatures.what(feature) + ", and " + where,
                "not such a place",
                help);
    }

    /** Notes that terrain lies in a hex. */
    void put(HexGrid.Feature feature, Member hex, Span span) {
        Optional<Expr> old = context.printed.get(feature.field(), hex);
        if (feature.value().isEmpty()) {
            context.printed.put(feature.field(), hex, new Expr.Truth(span, true));
        } else if (old.isEmpty()) {
            context.printed.put(
                    feature.field(),
                    hex,
                    new Expr.Constant(span, feature.value().get()));
        } else if (((Expr.Constant) old.get()).member() != feature.value().get()) {
            context.diagnostics.add(Diagnostic.error(
                            LayerCode.WRONG_FEATURE,
                            "hex " + hex + " is " + ((Expr.Constant) old.get()).member() + " already",
                            span,
                            "there is one " + feature.value().get().kind() + " in a hex")
                    .with(old.get().span(), "first here"));
        }
    }

    private void hexside(HexGrid.Feature feature, Decl.FeatureItem item) {
        if (!item.side()) {
            wrong(
                    feature,
                    item,
                    "a hexside lies between two hexes",
                    "write both with a stroke: `" + feature.name() + " 0101/0102`");
            return;
        }
        Optional<Member> one = hex(item.stops().get(0));
        Optional<Member> other = hex(item.stops().get(1));
        if (one.isEmpty() || other.isEmpty()) {
            return;
        }
        if (!geometry.touch(one.get(), other.get())) {
            apart(
                    one.get(),
                    other.get(),
                    item.span(),
                    "there is no hexside between " + one.get() + " and " + other.get());
            return;
        }
        if (lie(feature, new Pair(one.get(), other.get()), item.span())) {
            sides.add(new HexGrid.Side(feature, one.get(), other.get()));
        }
    }

    /** Notes that something lies between two places; of a group there is one. */
    private boolean lie(HexGrid.Feature feature, Pair pair, Span span) {
        for (HexGrid.Feature old : between.keySet()) {
            if (!old.equals(feature) && old.field() == feature.field() && has(old, pair)) {
                context.error(
                        LayerCode.WRONG_FEATURE,
                        span,
                        "there is " + old.name() + " between " + pair.from() + " and " + pair.to() + " already",
                        "only one of a group lies there");
                return false;
            }
        }
        return between.computeIfAbsent(feature, f -> new LinkedHashMap<>()).putIfAbsent(pair, span) == null;
    }

    private Optional<List<Member>> path(HexGrid.Feature feature, Decl.FeatureItem item) {
        if (item.side() || item.stops().size() < 2) {
            wrong(
                    feature,
                    item,
                    "a path runs from hex to hex",
                    "join its stops: `" + feature.name() + " 0101 - 0102 - 0103`");
            return Optional.empty();
        }
        List<Member> stops = new ArrayList<>();
        boolean whole = true;
        for (int i = 0; i < item.stops().size(); i++) {
            Name stop = item.stops().get(i);
            boolean end = i == 0 || i == item.stops().size() - 1;
            Optional<Member> place = end ? place(stop) : hex(stop);
            if (place.isEmpty()) {
                whole = false;
                continue;
            }
            if (whole && !stops.isEmpty()) {
                whole = leg(
                        feature,
                        stops.get(stops.size() - 1),
                        place.get(),
                        item.stops().get(i - 1),
                        stop);
            }
            stops.add(place.get());
        }
        return whole ? Optional.of(List.copyOf(stops)) : Optional.empty();
    }

    private boolean leg(HexGrid.Feature feature, Member from, Member to, Name last, Name stop) {
        boolean inside = geometry.isHex(from) && geometry.isHex(to);
        Span span = last.span().to(stop.span());
        if (inside && !geometry.touch(from, to)) {
            apart(from, to, span, "the " + feature.name() + " is broken between " + from + " and " + to);
            return false;
        }
        if (!geometry.isHex(from) && !geometry.isHex(to)) {
            context.error(
                    LayerCode.NOT_NEIGHBOURS,
                    span,
                    "neither " + from + " nor " + to + " is a hex",
                    "a path leads over the map");
            return false;
        }
        Pair pair = new Pair(from, to);
        ways.putIfAbsent(pair, span);
        lie(feature, pair, span);
        return true;
    }

    /** Says which hexes do not touch; if all would with the other columns or rows shifted, it is the head of the map that is wrong. */
    void tellApart(Optional<Decl.Hexes> head) {
        HexGeometry otherwise = geometry.shiftedOtherwise();
        Stream<Pair> joined = Stream.concat(
                apart.stream().map(Apart::pair), between.values().stream().flatMap(pairs -> pairs.keySet().stream()));
        Optional<Name> shift = head.flatMap(HexNumbering::shift);
        boolean turned = apart.size() > 1
                && shift.isPresent()
                && joined.filter(pair -> geometry.isHex(pair.from()) && geometry.isHex(pair.to()))
                        .allMatch(pair -> otherwise.touch(pair.from(), pair.to()));
        if (turned) {
            context.diagnostics.add(shiftedWrongly(shift.get()));
        } else {
            apart.forEach(one -> context.diagnostics.add(one.problem()));
        }
    }

    private Diagnostic shiftedWrongly(Name shift) {
        String other = HexNumbering.opposite(shift.text());
        Span span = shift.span();
        return Mended.writing(
                Diagnostic.error(
                                LayerCode.NOT_NEIGHBOURS,
                                apart.size() + " lines of this map join hexes that do not touch",
                                span,
                                "with `" + other + "` all of them touch")
                        .with(apart.get(0).problem().primary().span(), "these hexes do not touch so"),
                "it is the other columns or rows that are shifted",
                span.source(),
                span.start(),
                span.end(),
                other);
    }

    /** Notes two hexes that do not touch, in the list and in the drawing. */
    private void apart(Member one, Member other, Span span, String message) {
        List<String> shared = geometry.neighbours(one).stream()
                .filter(geometry.neighbours(other)::contains)
                .map(Member::id)
                .toList();
        Diagnostic problem = Diagnostic.error(LayerCode.NOT_NEIGHBOURS, message, span, "these hexes do not touch");
        if (!one.span().equals(other.span())) {
            problem = problem.with(one.span(), one.id()).with(other.span(), other.id());
        }
        apart.add(new Apart(
                new Pair(one, other),
                problem.help(
                        shared.isEmpty()
                                ? one + " touches "
                                        + String.join(
                                                ", ",
                                                geometry.neighbours(one).stream()
                                                        .map(Member::id)
                                                        .toList())
                                : "between them lies " + String.join(" or ", shared))));
    }

    // ------------------------------------------------------------------------------------------ places

    private Optional<Member> place(Name name) {
        Optional<Member> place = symbols.member(symbols.known("Place"), name.text());
        return place.isPresent() ? place : hex(name);
    }

    /** The hex that a number or name means; one that is not there is reported. */
    Optional<Member> hex(Name name) {
        Optional<Member> hex = symbols.member(symbols.known(HexFeatures.HEX), name.text());
        if (hex.isEmpty() && !lost && !context.lost.contains(name.text())) {
            noSuchHex(name.span(), name.text());
        }
        return hex;
    }

    /** Says that a hex is not there, and which one may be meant. */
    void noSuchHex(Span span, String written) {
        String digits = Unknowns.inFigures(written);
        Diagnostic problem =
                Diagnostic.error(LayerCode.NO_SUCH_HEX, "there is no hex `" + written + "`", span, "not on the map");
        if (symbols.member(symbols.known(HexFeatures.HEX), digits).isPresent()) {
            context.diagnostics.add(Unknowns.lettered(problem, written, digits));
        } else if (symbols.member(symbols.known(HexFeatures.HEX), "0" + written).isPresent()) {
            context.diagnostics.add(problem.help("did you mean `0" + written + "`?"));
        } else if (symbols.member(symbols.known("Place"), written).isPresent()) {
            context.diagnostics.add(
                    problem.help(written + " is a place off the map: only the end of a path can be one"));
        } else if (isLeftOut(written)) {
            context.diagnostics.add(problem.help("the drawing leaves this one out; take one that is drawn"));
        } else {
            List<Member> all = List.copyOf(geometry.cells().keySet());
            Optional<String> near = Character.isDigit(written.charAt(0))
                    ? Optional.empty()
                    : Suggest.closest(
                            written,
                            symbols.membersOf(symbols.known("Place")).stream()
                                    .map(Member::id)
                                    .toList());
            Diagnostic told = near.isPresent()
                    ? problem.help("did you mean `" + near.get() + "`?")
                    : all.isEmpty()
                            ? problem
                            : problem.help("the map runs from " + all.get(0) + " to " + all.get(all.size() - 1));
            if (Character.isDigit(written.charAt(0))) {
                context.diagnostics.add(told);
            } else {
                // A place beside the map may be missing because of its row.
                context.once(written, told);
            }
        }
    }

    /** Whether there are hexes in the same column and in the same row. */
    private boolean isLeftOut(String written) {
        int half = written.length() / 2;
        return written.matches("(?:\\d\\d)+")
                && isPartOfAny(id -> id.startsWith(written.substring(0, half)), written)
                && isPartOfAny(id -> id.endsWith(written.substring(half)), written);
    }

    private boolean isPartOfAny(Predicate<String> half, String like) {
        return geometry.cells().keySet().stream()
                .map(Member::id)
                .anyMatch(id -> id.length() == like.length() && half.test(id));
    }
}
