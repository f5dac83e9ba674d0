package dev.grognard.compiler.emit;

import com.palantir.javapoet.ClassName;
import dev.grognard.compiler.lower.Layout;
import dev.grognard.compiler.lower.LoweredGame;
import dev.grognard.compiler.lower.LoweredProcedure;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Layer;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.RecordDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What every generator needs to know of the game that is being written. */
final class Emission {
    private final LoweredGame game;
    private final String packageName;
    private final JavaTypes types;
    private final RecordPool records;
    private final PrintedSets printedSets;
    private final RuleLines ruleLines;
    private final Tallies tallies = new Tallies(this);
    private final Nearness nearness;
    private final Watched watched;
    private final Costs costs;
    private final Guarded guarded;
    private final Told told;
    private final Map<Variable, Signature> owners = new IdentityHashMap<>();
    private final Map<Variable, String> names = new IdentityHashMap<>();
    private final Map<Variable, Variable> standIns = new IdentityHashMap<>();
    private final Set<Variable> brief = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<Variable> changed = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Map<Signature, Layer> layers = new IdentityHashMap<>();
    private final Map<Signature, Expr> plainRules = new IdentityHashMap<>();

    Emission(LoweredGame game, String packagePrefix) {
        this(game, JavaNames.packageOf(packagePrefix, game.model().name()), new Told(game), true);
    }

    private Emission(LoweredGame game, String packageName, Told told, boolean keepsSets) {
        this.game = game;
        this.packageName = packageName;
        this.told = told;
        Set<Kind> packed = game.model().kinds().stream()
                .filter(kind -> PackedMembers.isPacked(game.model(), kind))
                .collect(Collectors.toSet());
        this.types = new JavaTypes(packageName, game.layout(), packed);
        this.records = new RecordPool(game.model());
        this.ruleLines = new RuleLines(types);
        this.printedSets = new PrintedSets(this, keepsSets);
        this.nearness = new Nearness(this, keepsSets);
        this.watched = new Watched(game);
        this.costs = new Costs(game.model());
        this.guarded = new Guarded(this);
        for (LoweredProcedure procedure : game.procedures()) {
            Set<String> taken = new HashSet<>();
            for (Variable variable : procedure.frame().variables()) {
                owners.putIfAbsent(variable, procedure.signature());
                String base = JavaNames.variable(variable.name());
                String name = base;
                for (int i = 2; !taken.add(name); i++) {
                    name = base + i;
                }
                names.putIfAbsent(variable, name);
            }
            procedure.frame().same().forEach((variable, twin) -> {
                owners.put(variable, owners.get(twin));
                names.put(variable, names.get(twin));
                standIns.put(variable, twin);
            });
            brief.addAll(procedure.frame().brief());
        }
        ModelTree.all(game.model(), Statement.ToVariable.class).forEach(to -> changed.add(to.variable()));
        game.model().rules().forEach(rule -> layers.put(rule.signature(), rule.layer()));
        game.model().rules().stream()
                .filter(rule -> keepsSets && rule.isPlain())
                .filter(rule -> rule.signature().inside().isEmpty())
                .forEach(rule -> plainRules.put(rule.signature(), rule.base().value()));
        game.model().score().ifPresent(rule -> layers.put(rule.signature(), rule.layer()));
        game.model()
                .invariants()
                .forEach(one -> layers.put(one.rule().signature(), one.rule().layer()));
        game.model().modifiers().forEach(list -> layers.put(list.signature(), list.layer()));
    }

    /**
     * The same game for code beside it, such as its examples: nobody asks there how a number came about, and it neither adds to the
     * game's own Java nor changes with what its procedures are made of.
     */
    Emission beside() {
        return new Emission(game, packageName, Told.nothing(), false);
    }

    LoweredGame lowered() {
        return game;
    }

    GameModel model() {
        return game.model();
    }

    Layout layout() {
        return game.layout();
    }

    JavaTypes types() {
        return types;
    }

    RecordPool records() {
        return records;
    }

    Tallies tallies() {
        return tallies;
    }

    PrintedSets printedSets() {
        return printedSets;
    }

    RuleLines ruleLines() {
        return ruleLines;
    }

    Watched watched() {
        return watched;
    }

    Costs costs() {
        return costs;
    }

    Told told() {
        return told;
    }

    Nearness nearness() {
        return nearness;
    }

    Guarded guarded() {
        return guarded;
    }

    String packageName() {
        return packageName;
    }

    /** The procedure in whose frame a variable lives. */
    Signature ownerOf(Variable variable) {
        Signature owner = owners.get(variable);
        if (owner == null) {
            throw new IllegalStateException("the variable " + variable + " has no home");
        }
        return owner;
    }

    /** Whether a variable is one of a procedure. */
    boolean hasOwner(Variable variable) {
        return owners.containsKey(variable);
    }

    /** The variable that stands for one in its frame; mostly itself. */
    Variable standIn(Variable variable) {
        return standIns.getOrDefault(variable, variable);
    }

    /** Whether a variable of a procedure lives only in the block that writes it. */
    boolean isBrief(Variable variable) {
        return brief.contains(variable);
    }

    /** Whether a statement changes a variable after it has got its first value. */
    boolean isChanged(Variable variable) {
        return changed.contains(variable);
    }

    String variableName(Signature owner, Variable variable) {
        return names.get(variable);
    }

    ClassName procedureClass(Signature procedure) {
        String suffix = procedure.form() == Signature.Form.ORDER ? "Order" : "Procedure";
        return types.named(JavaNames.type(procedure.qualifiedName()) + suffix);
    }

    /** The class that holds a rule: that of its procedure, or the rules of the layer that states it. */
    ClassName ruleClass(Signature rule) {
        return rule.inside().map(this::procedureClass).orElseGet(() -> rulesOf(layers.get(rule)));
    }

    ClassName rulesOf(Layer layer) {
        return types.named(JavaNames.type(layer.name()) + "Rules");
    }

    ClassName tableClass(Signature table) {
        return types.named(JavaNames.type(table.name()) + "Table");
    }

    ClassName travelClass(Signature travel) {
        return types.named(JavaNames.type(travel.name()) + "Travel");
    }

    ClassName recordClass(RecordDef record) {
        return types.named(JavaNames.kind(record.name()));
    }

    /** The class by which programs begin a match; a kind may be called like the game. */
    ClassName gameClass() {
        String name = JavaNames.kind(game.model().name());
        boolean shared = Stream.concat(
                        game.model().kinds().stream().map(Kind::name),
                        game.model().records().stream().map(RecordDef::name))
                .anyMatch(other -> JavaNames.kind(other).equals(name));
        return types.named(shared ? name + "Game_" : name);
    }

    ClassName examplesClass() {
        return types.named(JavaNames.type(game.model().name()) + "Examples");
    }

    /** What a rule says that has no exceptions, no modifiers and no procedure around it; examples ask the rule itself. */
    Optional<Expr> plainRule(Signature rule) {
        return Optional.ofNullable(plainRules.get(rule));
    }

    Optional<LoweredProcedure> lowered(Signature procedure) {
        return game.procedure(procedure);
    }

    boolean small(Type type) {
        return type instanceof Type.SetOf set && layout().small(set.kind());
    }
}
