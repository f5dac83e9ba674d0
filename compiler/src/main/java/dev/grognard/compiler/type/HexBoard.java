package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.ast.PrintedName;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.LayerCode;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.HexGrid;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.resolve.LayeredDecl;
import dev.grognard.compiler.resolve.Symbols;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The hexes of a map: their numbers, what is drawn and written about them, and the steps from one to the next. */
final class HexBoard {
    private final Context context;
    private final Symbols symbols;
    private final HexFeatures features;
    private final Map<Member, HexGrid.Cell> cells = new LinkedHashMap<>();
    private final Map<Member, String> names = new LinkedHashMap<>();
    /** In the order of their names, whoever asked for one first. */
    private final Map<String, Field> alongNamed = new TreeMap<>();

    private Optional<Decl.Board> board = Optional.empty();
    private Optional<HexNumbering> numbering = Optional.empty();
    private HexGeometry geometry = new HexGeometry(Map.of(), true, 0);
    private HexLines lines;

    HexBoard(Context context) {
        this.context = context;
        this.symbols = context.symbols;
        this.features = new HexFeatures(context);
        this.lines = new HexLines(context, geometry);
    }

    HexGeometry geometry() {
        return geometry;
    }

    Optional<HexNumbering> numbering() {
        return numbering;
    }

    // ------------------------------------------------------------------------------------------ hexes

    /** Declares features and hexes, before the rows of other places. */
    void declare() {
        features.declare();
        for (LayeredDecl layered : context.rules.decls()) {
            if (layered.decl() instanceof Decl.Board node && node.hexes().isPresent()) {
                if (board.isPresent()) {
                    context.diagnostics.add(Diagnostic.error(
                                    NameCode.DECLARED_TWICE,
                                    "the map has its hexes already",
                                    node.hexes().get().span(),
                                    "other hexes")
                            .with(board.get().hexes().orElseThrow().span(), "first here"));
                    continue;
                }
                board = Optional.of(node);
                numbering = HexNumbering.of(node.hexes().get(), context);
                numbering.ifPresentOrElse(n -> hexes(node, n), () -> {
                    lines.lose();
                    context.lostHexes = true;
                });
            }
        }
    }

    private void hexes(Decl.Board node, HexNumbering numbers) {
        HexDrawings drawings = new HexDrawings(context, numbers);
        Map<String, HexDrawings.Drawn> drawn = drawings.read(node);
        Map<String, Decl.NamedHex> named = named();
        Kind hex = symbols.known(HexFeatures.HEX);
        for (int c = 0; c < numbers.columns().size(); c++) {
            for (int r = 0; r < numbers.rows().size(); r++) {
                String id = numbers.id(c, r);
                if (drawn.containsKey(id)) {
                    String printed = named.containsKey(id) ? named.get(id).words() + " (" + id + ")" : id;
                    Member member = new Member(
                            hex, id, printed, Optional.empty(), drawn.get(id).span());
                    symbols.add(member);
                    cells.put(member, new HexGrid.Cell(member, c, r));
                }
            }
        }
        geometry = new HexGeometry(cells, numbers.flatTop(), numbers.shifted());
        lines = new HexLines(context, geometry);
        cells.keySet()
                .forEach(member -> drawn.get(member.id())
                        .features()
                        .forEach(feature -> lines.put(
                                feature, member, drawn.get(member.id()).span())));
        lines.lenient(drawings.isBad());
        aliases();
    }

    private List<Decl.NamedHex> namedHexes() {
        List<Decl.NamedHex> all = new ArrayList<>();
        for (LayeredDecl layered : context.rules.decls()) {
            if (layered.decl() instanceof Decl.Board node) {
                for (Decl.MapItem item : node.items()) {
                    if (item instanceof Decl.NamedHexes line) {
                        context.cite(line.citation(), "names on the map", Env.global(layered.layer()));
                        all.addAll(line.hexes());
                    }
                }
            }
        }
        return all;
    }

    private Map<String, Decl.NamedHex> named() {
        Map<String, Decl.NamedHex> named = new LinkedHashMap<>();
        namedHexes().forEach(one -> named.put(one.hex().text(), one));
        return named;
    }

    /** The names of hexes mean the hexes. */
    private void aliases() {
        Kind place = symbols.known("Place");
        Map<Member, Decl.NamedHex> first = new LinkedHashMap<>();
        for (Decl.NamedHex one : namedHexes()) {
            String id = PrintedName.identifier(one.words());
            Optional<Member> hex = lines.hex(one.hex());
            if (hex.isEmpty()) {
                // Whoever asks for it errs no second time.
                context.lost.add(id);
                continue;
            }
            if (symbols.member(place, id).isPresent()) {
                context.error(
                        NameCode.DECLARED_TWICE,
                        one.span(),
                        "there is a place `" + id + "` already",
                        "the same name again");
            } else {
                symbols.alias(id, hex.get());
                names.put(hex.get(), one.words());
                Decl.NamedHex old = first.put(hex.get(), one);
                // A mod may give a hex another name.
                if (old != null && old.span().source().equals(one.span().source())) {
                    context.diagnostics.add(Diagnostic.error(
                                    LayerCode.HEX_TWICE,
                                    "hex " + hex.get() + " has a name already",
                                    one.span(),
                                    "a second name")
                            .with(old.span(), "its first name")
                            .help("write the number of another hex, or leave one of the names out"));
                }
            }
        }
    }

    /** Whether a hexside or path lies between two places. */
    boolean lies(HexGrid.Feature feature, Member from, Member to) {
        return lines.has(feature, new HexLines.Pair(from, to));
    }

    /** The hex that a number or name means; one that is not there is reported. */
    Optional<Member> hex(Name name) {
        return lines.hex(name);
    }

    // ------------------------------------------------------------------------------------------ lines

    /** Reads what lists say about hexes, hexsides and paths, once all places are known. */
    void readLines() {
        for (LayeredDecl layered : context.rules.decls()) {
            if (layered.decl() instanceof Decl.Board node) {
                for (Decl.MapItem item : node.items()) {
                    if (item instanceof Decl.FeatureLine line) {
                        lines.read(line, Env.global(layered.layer()));
                    } else if (board.isEmpty()) {
                        stray(item);
                    }
                }
            }
        }
        lines.tellApart(board.flatMap(Decl.Board::hexes));
        for (HexGrid.Feature feature : context.features.values()) {
            if (feature.sort() == HexGrid.Sort.TERRAIN) {
                fill(feature);
            }
        }
        Kind step = symbols.known(HexFeatures.STEP);
        if (step != null && !context.series() && lines.ways().keySet().stream().allMatch(this::inside)) {
            symbols.between(step, symbols.known(HexFeatures.HEX));
        }
    }

    /** Says of lines that have a meaning only on a map of hexes that this is none. */
    static void strayLines(Context context) {
        HexBoard none = new HexBoard(context);
        for (LayeredDecl layered : context.rules.decls()) {
            if (layered.decl() instanceof Decl.Board node) {
                node.items().forEach(none::stray);
            }
        }
    }

    private void stray(Decl.MapItem item) {
        if (item instanceof Decl.FeatureLine line) {
            lines.unknownFeature(line);
        } else if (item instanceof Decl.Drawing || item instanceof Decl.Legend || item instanceof Decl.NamedHexes) {
            context.error(
                    LayerCode.BAD_HEXES,
                    item.span(),
                    "this map has no hexes",
                    "only a map of hexes has such lines",
                    "write `map hexes 0101..1510 flat-top, even columns down { … }`");
        }
    }

    private boolean inside(HexLines.Pair pair) {
        return cells.containsKey(pair.from()) && cells.containsKey(pair.to());
    }

    private void fill(HexGrid.Feature feature) {
        List<Member> without = new ArrayList<>();
        for (Member hex : cells.keySet()) {
            if (context.printed.get(feature.field(), hex).isEmpty()) {
                if (feature.value().isPresent()) {
                    without.add(hex);
                } else {
                    context.printed.put(feature.field(), hex, new Expr.Truth(hex.span(), false));
                }
            }
        }
        if (!without.isEmpty() && !lines.isLenient()) {
            lines.lenient(true);
            Kind group = feature.value().get().kind();
            context.error(
                    TypeCode.MISSING_VALUE,
                    without.get(0).span(),
                    "hex " + without.get(0) + " has no " + group
                            + (without.size() == 1 ? "" : ", and neither have " + (without.size() - 1) + " others"),
                    "one of " + group + " is wanted in each hex");
        }
    }

    // ------------------------------------------------------------------------------------------ steps

    /** The steps from each hex to its neighbours, and those that paths make from and to places off the map. */
    void addSteps(Links links) {
        Kind step = symbols.known(HexFeatures.STEP);
        for (Member from : cells.keySet()) {
            for (Member to : geometry.neighbours(from)) {
                if (symbols.declared(from.kind()).indexOf(from)
                        < symbols.declared(to.kind()).indexOf(to)) {
                    links.step(step, from, to, from.span());
                }
            }
        }
        for (HexLines.Pair pair : lines.ways().keySet()) {
            if (!inside(pair)) {
                links.step(step, pair.from(), pair.to(), lines.ways().get(pair));
            }
        }
    }

    /** What lies across and along each step, once they are all there. */
    void printSteps() {
        for (HexGrid.Feature feature : context.features.values()) {
            if (feature.sort() != HexGrid.Sort.TERRAIN) {
                printSteps(feature);
            }
        }
    }

    private void printSteps(HexGrid.Feature feature) {
        for (Member step : symbols.membersOf(symbols.known(HexFeatures.STEP))) {
            Member.Ends ends = step.ends().orElseThrow();
            HexLines.Pair pair = new HexLines.Pair(ends.from(), ends.to());
            boolean there = lines.has(feature, pair);
            Span span = lines.written(feature, pair).orElse(step.span());
            if (feature.value().isEmpty()) {
                context.printed.put(feature.field(), step, new Expr.Truth(span, there));
            } else if (there) {
                context.printed.put(
                        feature.field(),
                        step,
                        new Expr.Constant(span, feature.value().get()));
            } else if (context.printed.get(feature.field(), step).isEmpty()) {
                context.printed.put(
                        feature.field(),
                        step,
                        new Expr.Absent(step.span(), feature.field().type()));
            }
        }
    }

    // ------------------------------------------------------------------------------------------ results

    List<String> pathNames() {
        return lines.paths().stream()
                .flatMap(path -> path.name().stream())
                .map(PrintedName::identifier)
                .distinct()
                .toList();
    }

    /** A path by the name printed along it, as something to ask for; its field is made when it is first asked for. */
    synchronized Optional<HexGrid.Feature> namedPath(String name) {
        if (!pathNames().contains(name)) {
            return Optional.empty();
        }
        Field field = alongNamed.computeIfAbsent(name, n -> {
            Field made = new Field(symbols.known(HexFeatures.STEP), "along" + n, Type.BOOL, false, List.of());
            for (Member step : symbols.membersOf(made.owner())) {
                Member.Ends ends = step.ends().orElseThrow();
                boolean on = lines.onNamed(n, new HexLines.Pair(ends.from(), ends.to()));
                context.printed.put(made, step, new Expr.Truth(step.span(), on));
            }
            return made;
        });
        return Optional.of(new HexGrid.Feature(name, name, HexGrid.Sort.PATH, field, Optional.empty()));
    }

    /** The fields behind features, with what is printed in them. */
    List<FieldDef> definitions() {
        List<Field> fields = new ArrayList<>();
        context.features.values().forEach(feature -> fields.add(feature.field()));
        fields.addAll(alongNamed.values());
        return fields.stream().distinct().map(this::definition).toList();
    }

    private FieldDef definition(Field field) {
        Span span = board.map(Decl.Board::span).orElse(field.owner().span());
        return new FieldDef(
                field,
                context.printed.of(field),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                List.of(),
                List.of(),
                context.lastLayer(),
                span);
    }

    Optional<HexGrid> grid() {
        return numbering.map(numbers -> new HexGrid(
                symbols.known(HexFeatures.HEX),
                symbols.known(HexFeatures.STEP),
                numbers.flatTop(),
                numbers.shifted(),
                List.copyOf(cells.values()),
                List.copyOf(context.features.values()),
                lines.sides(),
                lines.paths(),
                names));
    }
}
