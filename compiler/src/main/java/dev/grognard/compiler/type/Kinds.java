package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.diagnostic.LayerCode;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.diagnostic.Suggest;
import dev.grognard.compiler.model.BoxDef;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Layer;
import dev.grognard.compiler.model.ListDef;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.Quantity;
import dev.grognard.compiler.model.RecordDef;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.resolve.LayeredDecl;
import dev.grognard.compiler.resolve.Symbols;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Declares the closed sets of a game: sides, enums, kinds of place, link and piece, boxes, quantities, records and lists. */
final class Kinds {
    private final Context context;
    private final Symbols symbols;
    private final TypeRefs types;
    private final Span whole;
    private final List<BoxDef> boxes = new ArrayList<>();

    Kinds(Context context, TypeRefs types, Span whole) {
        this.context = context;
        this.symbols = context.symbols;
        this.types = types;
        this.whole = whole;
    }

    List<BoxDef> boxes() {
        return List.copyOf(boxes);
    }

    private <D extends Decl> void each(Class<D> form, Consumer<D> action) {
        for (LayeredDecl layered : context.rules.decls()) {
            if (form.isInstance(layered.decl())) {
                action.accept(form.cast(layered.decl()));
            }
        }
    }

    /** Declares everything but fields. The order decides the numbering: places, then boxes, the built-in box last. */
    void declare() {
        symbols.add(new Kind("Side", Kind.Category.SIDE, Optional.empty(), whole));
        each(Decl.Quantity.class, this::quantity);
        each(Decl.Sides.class, this::sides);
        each(Decl.Enum.class, this::enumeration);
        each(
                Decl.Features.class,
                node -> node.group()
                        .flatMap(group -> kind(group, Kind.Category.ENUM, Optional.empty()))
                        .ifPresent(kind -> values(kind, node.values())));
        each(Decl.Calendar.class, this::calendar);
        symbols.add(new Kind("Place", Kind.Category.PLACE, Optional.empty(), whole));
        Kind place = symbols.known("Place");
        boolean hexes = HexFeatures.inUse(context);
        if (hexes) {
            symbols.add(new Kind(HexFeatures.HEX, Kind.Category.PLACE, Optional.of(place), hexSpan()));
        }
        each(Decl.Place.class, node -> {
            if (!node.also()) {
                kind(node.name(), Kind.Category.PLACE, Optional.of(place));
            }
        });
        symbols.add(new Kind("Box", Kind.Category.PLACE, Optional.of(place), whole));
        each(Decl.Boxes.class, this::boxes);
        Member aside = new Member(symbols.known("Box"), "Aside", "aside", Optional.empty(), whole);
        symbols.add(aside);
        boxes.add(new BoxDef(aside, false, false, false));
        if (hexes) {
            symbols.add(new Kind(HexFeatures.STEP, Kind.Category.LINK, Optional.empty(), hexSpan()));
        }
        List<Derived> links = new ArrayList<>();
        each(Decl.Link.class, node -> links.add(new Derived(node.name(), node.parent(), node.also())));
        derive(links, Kind.Category.LINK);
        each(
                Decl.Link.class,
                node -> node.between()
                        .ifPresent(b -> placeKind(b)
                                .ifPresent(
                                        p -> symbols.kind(node.name().text()).ifPresent(k -> symbols.between(k, p)))));
        List<Derived> pieces = new ArrayList<>();
        each(Decl.PieceKind.class, node -> pieces.add(new Derived(node.name(), node.parent(), node.also())));
        derive(pieces, Kind.Category.PIECE);
        each(Decl.PieceKind.class, this::standsOn);
        lists();
        each(Decl.RecordType.class, this::record);
        checkAlso();
        for (LayeredDecl layered : context.rules.decls()) {
            cite(layered);
            if (layered.decl() instanceof Decl.OptionRule option) {
                inPlay(option.name(), Layer.Form.OPTION);
            } else if (layered.decl() instanceof Decl.Scenario scenario) {
                inPlay(scenario.name(), Layer.Form.SCENARIO);
            }
        }
    }

    /** Where hexes are spoken of first: the head of the map if there is one. */
    private Span hexSpan() {
        List<Span> heads = new ArrayList<>();
        each(Decl.Board.class, node -> node.hexes().ifPresent(hexes -> heads.add(hexes.span())));
        return heads.isEmpty() ? whole : heads.get(0);
    }

    private void cite(LayeredDecl layered) {
        Env env = Env.global(layered.layer());
        Decl decl = layered.decl();
        if (decl instanceof Decl.Calendar node) {
            context.cite(node.citation(), "the calendar", env);
        } else if (decl instanceof Decl.Sides node) {
            context.cite(node.citation(), "the sides", env);
        } else if (decl instanceof Decl.SideMembers node) {
            context.cite(node.citation(), "the sides", env);
        } else if (decl instanceof Decl.Quantity node) {
            context.cite(node.citation(), "quantity " + node.name().text(), env);
        } else if (decl instanceof Decl.Enum node) {
            context.cite(node.citation(), "enum " + node.name().text(), env);
        } else if (decl instanceof Decl.RecordType node) {
            context.cite(node.citation(), "record " + node.name().text(), env);
        } else if (decl instanceof Decl.Place node) {
            context.cite(node.citation(), "place " + node.name().text(), env);
        } else if (decl instanceof Decl.Link node) {
            context.cite(node.citation(), "link " + node.name().text(), env);
        } else if (decl instanceof Decl.Boxes node) {
            context.cite(node.citation(), "boxes", env);
        } else if (decl instanceof Decl.PieceKind node) {
            context.cite(node.citation(), "piece " + node.name().text(), env);
        }
    }

    private void inPlay(Name name, Layer.Form form) {
        if (symbols.inPlay.put(name.text(), context.rules.layer(form, name.text())) != null) {
            context.error(
                    NameCode.DECLARED_TWICE,
                    name.span(),
                    "`" + name.text() + "` is declared already",
                    "declared again",
                    "give it another name; or add to what is there from outside: `at start of turn 1 when "
                            + name.text() + " { … }`");
        }
    }

    private void taken(Name name) {
        context.error(
                NameCode.DECLARED_TWICE, name.span(), "`" + name.text() + "` is declared already", "declared again");
    }

    private Optional<Kind> kind(Name name, Kind.Category category, Optional<Kind> parent) {
        Optional<Kind> old = symbols.kind(name.text());
        if (old.isPresent()) {
            context.diagnostics.add(dev.grognard.compiler.diagnostic.Diagnostic.error(
                            NameCode.DECLARED_TWICE,
                            "`" + name.text() + "` is declared already",
                            name.span(),
                            "declared again")
                    .with(old.get().span(), "first declared here")
                    .help("give one of them another name; what belongs to one kind stands in one declaration"));
            return Optional.empty();
        }
        Kind kind = new Kind(name.text(), category, parent, name.span());
        symbols.add(kind);
        return Optional.of(kind);
    }

    private record Derived(Name name, Optional<Name> parent, boolean also) {}

    /** Kinds may be declared before the kinds above them, which must be there first. */
    private void derive(List<Derived> nodes, Kind.Category category) {
        List<Derived> left =
                new ArrayList<>(nodes.stream().filter(n -> !n.also()).toList());
        boolean found = true;
        while (found) {
            found = false;
            Iterator<Derived> each = left.iterator();
            while (each.hasNext()) {
                Derived node = each.next();
                Set<String> later = new LinkedHashSet<>();
                left.forEach(n -> later.add(n.name().text()));
                boolean waits =
                        node.parent().filter(p -> later.contains(p.text())).isPresent();
                if (!waits) {
                    derived(node.name(), node.parent(), category);
                    each.remove();
                    found = true;
                }
            }
        }
        for (Derived node : left) {
            context.error(
                    NameCode.DECLARED_TWICE,
                    node.name().span(),
                    "`" + node.name().text() + "` is a kind of itself",
                    "above and below itself");
        }
    }

    private void derived(Name name, Optional<Name> parent, Kind.Category category) {
        Optional<Kind> above = parent.flatMap(p -> symbols.kind(p.text())
                .filter(k -> k.category() == category)
                .or(() -> context.missedKind(p.span(), category)));
        kind(name, category, above);
    }

    private static String word(Kind.Category category) {
        return category.name().toLowerCase(java.util.Locale.ROOT);
    }

    private List<String> kindNames(Kind.Category category) {
        return symbols.kinds().stream()
                .filter(k -> k.category() == category)
                .map(Kind::name)
                .toList();
    }

    private Optional<Kind> placeKind(Name name) {
        return symbols.kind(name.text())
                .filter(k -> k.category() == Kind.Category.PLACE)
                .or(() -> context.missedKind(name.span(), Kind.Category.PLACE))
                .or(this::onlyPlace);
    }

    /** The only kind of place that the game has, which is certainly meant. */
    private Optional<Kind> onlyPlace() {
        List<String> own = kindNames(Kind.Category.PLACE).stream()
                .filter(kind -> !kind.equals("Place") && !kind.equals("Box"))
                .toList();
        return own.size() == 1 ? symbols.kind(own.get(0)) : Optional.empty();
    }

    private void standsOn(Decl.PieceKind node) {
        if (!node.standsOn().isEmpty()) {
            List<Kind> places =
                    node.standsOn().stream().flatMap(n -> placeKind(n).stream()).toList();
            boolean lost = places.size() < node.standsOn().size();
            symbols.kind(node.name().text()).ifPresent(k -> {
                symbols.standsOn(k, lost ? List.of() : places);
                if (lost) {
                    context.lostStanding.add(k);
                }
            });
        }
    }

    private void quantity(Decl.Quantity node) {
        Quantity quantity = new Quantity(
                node.name().text(), node.stepNumerator(), node.stepDenominator(), node.orNever(), node.span());
        if (symbols.quantities.put(quantity.name(), quantity) != null) {
            taken(node.name());
        }
    }

    private void sides(Decl.Sides node) {
        values(symbols.known("Side"), node.sides());
    }

    private void values(Kind kind, List<Decl.Value> values) {
        for (Decl.Value value : values) {
            member(kind, value.name(), value.printed());
        }
    }

    private Optional<Member> member(Kind kind, Name name, Optional<String> printed) {
        if (symbols.member(kind.root(), name.text()).isPresent()) {
            taken(name);
            return Optional.empty();
        }
        Member member = new Member(kind, name.text(), printed.orElse(name.text()), Optional.empty(), name.span());
        symbols.add(member);
        return Optional.of(member);
    }

    private void enumeration(Decl.Enum node) {
        if (node.also()) {
            symbols.kind(node.name().text()).ifPresent(kind -> values(kind, node.values()));
        } else {
            kind(node.name(), Kind.Category.ENUM, Optional.empty()).ifPresent(kind -> values(kind, node.values()));
        }
    }

    /** The hours of a calendar are a closed set, so that rules can be told apart by them. */
    private void calendar(Decl.Calendar node) {
        if (context.calendar.isPresent()) {
            context.error(NameCode.ONLY_ONE, node.span(), "the turns have their dates already", "another calendar");
            return;
        }
        context.calendar = Calendar.of(node, context);
        context.badCalendar = context.calendar.isEmpty();
        if (!node.hours().isEmpty()) {
            kind(new Name(node.span(), Calendar.HOURS), Kind.Category.ENUM, Optional.empty())
                    .ifPresent(kind -> Calendar.hours(node).forEach(hour -> member(kind, hour, Optional.empty())));
        }
    }

    private void boxes(Decl.Boxes node) {
        for (Decl.Box box : node.boxes()) {
            member(symbols.known("Box"), box.name(), box.printed())
                    .ifPresent(member -> boxes.add(new BoxDef(
                            member, box.faceUp(), box.end(), node.citation().isPresent())));
        }
    }

    /** A record whose values fill a list is a closed set of rows. */
    private void lists() {
        Set<String> rows = new LinkedHashSet<>();
        each(
                Decl.ListOf.class,
                node -> node.type().ifPresent(type -> {
                    if (rows.add(type.text())) {
                        kind(type, Kind.Category.ROW, Optional.empty());
                    }
                    ListDef list = new ListDef(node.name().text(), symbols.known(type.text()), List.of(), node.span());
                    if (symbols.lists.put(list.name(), list) != null) {
                        taken(node.name());
                    }
                }));
    }

    private void record(Decl.RecordType node) {
        if (symbols.kind(node.name().text()).isPresent()) {
            return;
        }
        List<RecordDef.RecordField> fields = new ArrayList<>();
        List<String> notations = node.notations().stream().map(Records::raw).toList();
        for (String notation : notations) {
            Notation read = Notation.of(notation);
            for (Notation.Slot slot : read.slots()) {
                if (fields.stream().noneMatch(f -> f.name().equals(slot.name()))) {
                    fields.add(new RecordDef.RecordField(slot.name(), slotType(read, slot, notations.size(), node)));
                }
            }
        }
        for (dev.grognard.compiler.ast.Member member : node.members()) {
            if (member instanceof dev.grognard.compiler.ast.Member.Field field) {
                Type type = types.type(field.type());
                field.names().forEach(name -> fields.add(new RecordDef.RecordField(name.text(), type)));
            }
        }
        RecordDef record = new RecordDef(node.name().text(), List.copyOf(fields), notations, node.span());
        if (symbols.records.put(record.name(), record) != null) {
            taken(node.name());
        }
    }

    /** What may be missing from the print may be absent from the value. */
    private Type slotType(Notation notation, Notation.Slot slot, int alternatives, Decl.RecordType node) {
        if (slot.flag()) {
            return Type.BOOL;
        }
        if (slot.type().isEmpty()) {
            context.error(
                    NameCode.UNKNOWN_TYPE,
                    node.span(),
                    "`{" + slot.name() + "}` does not say what sort of value is printed there",
                    "a part has a name and a type",
                    "write the type behind the name: `{" + slot.name() + ":Int}`");
            return Types.errorType();
        }
        dev.grognard.compiler.ast.TypeRef written = new dev.grognard.compiler.ast.TypeRef(
                node.span(),
                false,
                new Name(node.name().span(), slot.type()),
                Optional.empty(),
                Optional.empty(),
                false,
                false,
                Optional.empty());
        Type type = types.type(written);
        boolean always = alternatives == 1 && notation.parts().contains(slot);
        return always || Types.isError(type) ? type : Types.maybe(type);
    }

    private void checkAlso() {
        each(Decl.Place.class, node -> also(node.also(), node, node.name(), Kind.Category.PLACE));
        each(Decl.Link.class, node -> also(node.also(), node, node.name(), Kind.Category.LINK));
        each(Decl.PieceKind.class, node -> also(node.also(), node, node.name(), Kind.Category.PIECE));
        each(Decl.Enum.class, node -> also(node.also(), node, node.name(), Kind.Category.ENUM));
    }

    private void also(boolean also, Decl node, Name name, Kind.Category category) {
        if (also
                && symbols.kind(name.text())
                        .filter(k -> k.category() == category)
                        .isEmpty()) {
            String near = Suggest.closest(name.text(), kindNames(category))
                    .map(n -> "did you mean `" + n + "`?")
                    .orElse("`also` adds to what an earlier layer declares");
            context.error(
                    LayerCode.UNKNOWN_TARGET,
                    name.span(),
                    "there is no " + word(category) + " `" + name.text() + "` to add to",
                    "unknown",
                    near);
            // What it adds is missed for that reason.
            context.leaveOut(node.span());
        }
    }
}
