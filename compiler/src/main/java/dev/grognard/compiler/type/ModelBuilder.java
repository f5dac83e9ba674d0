package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.ast.SourceFile;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.diagnostic.LayerCode;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.model.Assumption;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.GlobalDef;
import dev.grognard.compiler.model.InvariantDef;
import dev.grognard.compiler.model.LabelDef;
import dev.grognard.compiler.model.ListDef;
import dev.grognard.compiler.model.LookDef;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.OptionalRule;
import dev.grognard.compiler.model.ProcedureDef;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.Ruling;
import dev.grognard.compiler.model.ScenarioDef;
import dev.grognard.compiler.model.Sight;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.TableDef;
import dev.grognard.compiler.model.TravelDef;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.resolve.CaseBook;
import dev.grognard.compiler.resolve.FileChain;
import dev.grognard.compiler.resolve.LayeredDecl;
import dev.grognard.compiler.resolve.LayeredRules;
import dev.grognard.compiler.resolve.Symbols;
import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.Span;
import dev.grognard.compiler.work.Ahead;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Makes one model of the files of a game: layers joined, names resolved, everything typed. */
public final class ModelBuilder {
    private final FileChain chain;
    private final Diagnostics diagnostics = new Diagnostics();
    private final Context context;
    private final Symbols symbols = new Symbols();
    private final TypeRefs types;
    private final Expressions expressions;
    private final Fields fields;
    private final Bodies bodies;
    private final SourceFile main;

    private ModelBuilder(FileChain chain, Library library) {
        this.chain = chain;
        this.main = chain.files().get(chain.layers().get(chain.layers().size() - 1));
        LayeredRules rules = LayeredRules.of(chain);
        this.context = new Context(rules, symbols, new CaseBook(rules, library, diagnostics), diagnostics);
        this.bodies = Bodies.of(context);
        this.types = bodies.types;
        this.expressions = bodies.expressions;
        this.fields = bodies.fields;
    }

    /** Builds the model of a chain of files. */
    public static Built build(FileChain chain, Library library) {
        SourceFile main = chain.files().get(chain.layers().get(chain.layers().size() - 1));
        // A fragment has a meaning only together with the file that includes it.
        return main.header().layer() == SourceFile.Layer.FRAGMENT
                ? new Built(Optional.empty(), List.of())
                : new ModelBuilder(chain, library).build();
    }

    private Built build() {
        Span whole = main.header().span();
        Ahead<String> hash = Ahead.of(() -> RulesHash.of(chain.files().values()));
        new NameClashes(context).report();
        Kinds kinds = new Kinds(context, types, whole);
        kinds.declare();
        fields.declare();
        Optional<HexBoard> hexes = HexFeatures.inUse(context) ? Optional.of(new HexBoard(context)) : Optional.empty();
        context.hexes = hexes;
        hexes.ifPresent(HexBoard::declare);
        Rows rows = new Rows(expressions);
        rows.declare();
        rows.readValues();
        fields.fillDefaults();
        hexes.ifPresentOrElse(HexBoard::readLines, () -> HexBoard.strayLines(context));
        Regions regions = new Regions(expressions);
        regions.declareForLinks();
        new Links(expressions, regions).declare();
        hexes.ifPresent(HexBoard::printSteps);
        regions.declareOthers();
        List<ListDef> lists = rows.lists();
        fields.fillDefaults();

        RuleTable ruleTable = new RuleTable(bodies);
        ruleTable.declare();
        Travels travels = new Travels(bodies);
        travels.declare();
        List<TableDef> tables = new Tables(expressions).definitions(ruleTable.tables());
        bodies.menus.declareOrders();
        ruleTable.defineRules();
        ruleTable.defineProcedures();
        bodies.menus.defineOrders();
        List<TravelDef> travelDefs = travels.definitions();
        Optional<ProcedureDef> sequence = sequence();
        Triggers triggers = new Triggers(bodies);
        triggers.define();
        Optional<RuleDef> score = score();
        List<LabelDef> labels = new Labels(expressions).definitions();
        Invariants promises = new Invariants(context, expressions);
        List<InvariantDef> invariants = promises.definitions();
        Optional<Integer> mostDecisions = promises.mostDecisions();
        Scenarios setups = new Scenarios(expressions);
        List<ScenarioDef> scenarios = setups.scenarios();
        List<OptionalRule> options = setups.options();
        List<Ruling> rulings = rulings();
        // What nobody took may hold the dice that examples give.
        bodies.additions.checkTaken();
        Examples examples = new Examples(bodies, new Examples.Around(scenarios, options, rulings, phases(sequence)));
        var exampleDefs = examples.definitions();
        var fieldDefs = new ArrayList<>(fields.definitions(context.beginnings));
        hexes.ifPresent(board -> fieldDefs.addAll(board.definitions()));
        List<GlobalDef> globals = new ArrayList<>(fields.globalDefinitions(context.beginnings));
        globals.addAll(bodies.hidden);
        context.phasesAsked.values().forEach(running -> globals.add(bodies.running(running, whole)));
        List<Sight> sights = fields.sights();
        List<LookDef> looks = new LookWords(context).definitions();
        bodies.sequences.checkMoments();
        complete(whole, sequence, scenarios);
        context.reportUnknowns();
        assumedHeaders();
        context.book.reportUnknown();
        if (diagnostics.hasErrors() || context.series()) {
            return new Built(Optional.empty(), told());
        }
        GameModel model = new GameModel(
                main.header().name().map(Name::text).orElse("Game"),
                main.header().title().orElse(""),
                chain.layers().get(chain.layers().size() - 1),
                context.rules.layers(),
                symbols.kinds(),
                symbols.allMembers(),
                symbols.grounds(),
                fieldDefs,
                globals,
                sights,
                kinds.boxes(),
                rows.spots(),
                hexes.flatMap(HexBoard::grid),
                List.copyOf(symbols.quantities.values()),
                List.copyOf(symbols.records.values()),
                lists,
                List.copyOf(symbols.regions.values()),
                tables,
                bodies.rules.recordMappings.applied(bodies.rules.rules()),
                bodies.rules.modifiers(),
                List.copyOf(bodies.defined),
                bodies.menus.orders(),
                travelDefs,
                triggers.triggers(),
                triggers.enters(),
                sequence.orElseThrow(),
                triggers.reckoning(),
                context.calendar.map(Calendar::definition),
                scenarios,
                options,
                score,
                invariants,
                mostDecisions,
                labels,
                looks,
                rulings,
                exampleDefs,
                List.copyOf(context.assumptions),
                context.book.citings(),
                context.book.printedCases(),
                Stream.concat(
                                context.thrown.stream().map(GivenDice.Thrown::purpose),
                                context.drawn.stream().map(GivenDraws.Drawn::purpose))
                        .distinct()
                        .toList(),
                hash.get());
        return new Built(Optional.of(model), diagnostics.list());
    }

    private static List<Statement.Phase> phases(Optional<ProcedureDef> sequence) {
        return sequence.map(played -> ModelTree.all(played, Statement.Phase.class))
                .orElse(List.of());
    }

    private Optional<ProcedureDef> sequence() {
        Optional<ProcedureDef> result = Optional.empty();
        for (LayeredDecl layered : context.rules.decls()) {
            if (layered.decl() instanceof Decl.Sequence node) {
                if (result.isPresent()) {
                    context.error(
                            NameCode.ONLY_ONE, node.span(), "there is a sequence of play already", "declared again");
                    continue;
                }
                Signature signature = new Signature(
                        Signature.Form.PROCEDURE, "Sequence", List.of(), Optional.empty(), Optional.empty());
                Env env = Env.global(layered.layer()).inside(signature);
                List<String> cases = context.cite(node.citation(), "the sequence of play", env);
                var body = bodies.statements.block(node.body(), env, Site.sequenceOfPlay());
                result = Optional.of(new ProcedureDef(
                        signature,
                        body,
                        dev.grognard.compiler.model.Hooks.NONE,
                        Optional.empty(),
                        cases,
                        "",
                        layered.layer(),
                        node.span()));
            }
        }
        return result;
    }

    private Optional<RuleDef> score() {
        Optional<RuleDef> result = Optional.empty();
        for (LayeredDecl layered : context.rules.decls()) {
            if (layered.decl() instanceof Decl.Score node) {
                Env env = Env.global(layered.layer()).inner().pure("the score");
                Variable side = expressions.declare(
                        node.side(), new Type.Of(symbols.known("Side")), Variable.Role.PARAMETER, env);
                Expr value = context.guards.alone(
                        Optional.empty(),
                        () -> expressions.coercion.number(expressions.type(node.value(), env, Optional.empty())));
                if (Types.isError(value)) {
                    continue;
                }
                Signature signature = new Signature(
                        Signature.Form.RULE,
                        "score",
                        List.of(side),
                        Optional.of(Types.unbounded(value.type())),
                        Optional.empty());
                RuleDef.Clause base = new RuleDef.Clause(
                        Optional.empty(),
                        value,
                        Optional.empty(),
                        List.of(),
                        List.of(),
                        List.of(),
                        layered.layer(),
                        "",
                        node.span());
                result = Optional.of(new RuleDef(
                        signature,
                        List.of(),
                        List.of(),
                        base,
                        List.of(),
                        Optional.empty(),
                        List.of(),
                        List.of(),
                        "",
                        layered.layer(),
                        node.span()));
            }
        }
        return result;
    }

    private List<Ruling> rulings() {
        Map<String, Ruling> result = new LinkedHashMap<>();
        for (LayeredDecl layered : context.rules.decls()) {
            if (layered.decl() instanceof Decl.Ruling node) {
                String name = node.name().text();
                List<String> cases = context.cite(node.citation(), "ruling " + name, Env.global(layered.layer()));
                if (result.put(name, new Ruling(name, cases, node.text().raw(), node.span())) != null) {
                    context.error(
                            NameCode.DECLARED_TWICE,
                            node.name().span(),
                            "there is a ruling " + name + " already",
                            "again");
                }
            }
        }
        return List.copyOf(result.values());
    }

    /** In a game without sides nothing that belongs to one can be understood, and only that is told. */
    private List<Diagnostic> told() {
        List<Diagnostic> all = FollowingErrors.settled(UnaskedGuards.settled(diagnostics.list()));
        return isWithoutSides()
                ? all.stream()
                        .filter(problem -> problem.code() == LayerCode.INCOMPLETE)
                        .toList()
                : all;
    }

    private boolean isWithoutSides() {
        return !context.series() && symbols.declared(symbols.known("Side")).isEmpty();
    }

    private void complete(Span whole, Optional<ProcedureDef> sequence, List<ScenarioDef> scenarios) {
        List<String> missing = new ArrayList<>();
        if (isWithoutSides()) {
            missing.add("sides");
        }
        if (sequence.isEmpty()) {
            missing.add("a sequence of play");
        }
        if (scenarios.isEmpty()) {
            missing.add("a scenario");
        }
        if (!context.series() && !missing.isEmpty()) {
            Diagnostic problem = Diagnostic.error(
                    LayerCode.INCOMPLETE,
                    "this game has no "
                            + String.join(
                                    ", no ",
                                    missing.stream()
                                            .map(m -> m.replaceFirst("^a ", ""))
                                            .toList()),
                    whole,
                    "needs " + String.join(" and ", missing));
            diagnostics.add(isWithoutSides() ? problem.help("declare the sides: `sides Blue, Red`") : problem);
        }
    }

    private void assumedHeaders() {
        for (String name : chain.layers()) {
            chain.files()
                    .get(name)
                    .header()
                    .assumed()
                    .ifPresent(a -> context.assumptions.add(new Assumption(name, a.why(), a.span())));
        }
    }
}
