package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A whole game free of syntax: every layer joined, every name resolved, every expression typed.
 *
 * @param grounds the kinds of place that pieces of each kind may stand on; empty means all
 */
public record GameModel(
        String name,
        String title,
        String fileName,
        List<Layer> layers,
        List<Kind> kinds,
        Map<Kind, List<Member>> members,
        Map<Kind, List<Kind>> grounds,
        List<FieldDef> fields,
        List<GlobalDef> globals,
        List<Sight> sights,
        List<BoxDef> boxes,
        List<PlaceSpot> spots,
        Optional<HexGrid> hexGrid,
        List<Quantity> quantities,
        List<RecordDef> records,
        List<ListDef> lists,
        List<RegionDef> regions,
        List<TableDef> tables,
        List<RuleDef> rules,
        List<ModifiersDef> modifiers,
        List<ProcedureDef> procedures,
        List<OrderDef> orders,
        List<TravelDef> travels,
        List<TriggerDef> triggers,
        List<EntersDef> enters,
        ProcedureDef sequence,
        List<ReckoningLine> reckoning,
        Optional<CalendarDef> calendar,
        List<ScenarioDef> scenarios,
        List<OptionalRule> options,
        Optional<RuleDef> score,
        List<InvariantDef> invariants,
        Optional<Integer> mostDecisions,
        List<LabelDef> labels,
        List<LookDef> looks,
        List<Ruling> rulings,
        List<ExampleDef> examples,
        List<Assumption> assumptions,
        List<Citing> citings,
        List<PrintedCase> printedCases,
        List<String> diceNames,
        String rulesHash) {

    /** Whether something stands where the author of this file can change it: whoever writes a mod cannot, in somebody else's game. */
    public boolean isAuthors(Span place) {
        return layers.stream().noneMatch(layer -> layer.form() == Layer.Form.MOD)
                || place.source().name().equals(fileName);
    }

    /** The kinds directly below a kind. */
    public List<Kind> below(Kind kind) {
        return kinds.stream()
                .filter(k -> k.parent().filter(p -> p == kind).isPresent())
                .toList();
    }

    /** The members of a kind and of all kinds below it, in the numbering of the root kind. */
    public List<Member> membersOf(Kind kind) {
        return kinds.stream()
                .filter(k -> k.isA(kind))
                .flatMap(k -> members.getOrDefault(k, List.of()).stream())
                .toList();
    }

    /** Whether any piece may be at places of this kind. */
    public boolean isGround(Kind place) {
        return kinds(Kind.Category.PIECE).stream()
                .filter(piece -> !members.getOrDefault(piece, List.of()).isEmpty())
                .map(piece -> grounds.getOrDefault(piece, List.of()))
                .anyMatch(on -> on.isEmpty() || on.stream().anyMatch(place::isA));
    }

    public List<Kind> kinds(Kind.Category category) {
        return kinds.stream().filter(k -> k.category() == category).toList();
    }
}
