package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.ExampleItem;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.ExampleDef;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Layer;
import dev.grognard.compiler.model.ListDef;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.OptionalRule;
import dev.grognard.compiler.model.Ruling;
import dev.grognard.compiler.model.ScenarioDef;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.resolve.LayeredDecl;
import dev.grognard.compiler.source.Span;
import dev.grognard.compiler.work.SideBySide;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Worked examples: each case of an example is one of its own, which begins with what stands above it. */
final class Examples {
    /** So many parts are read side by side: more than there are processors, since some take longer than others. */
    private static final int PARTS = 4;

    private final Bodies all;
    private final Around around;
    private final Context context;
    private final Expressions expressions;
    private final Scenarios setups;
    private final List<ExampleDef> examples = new ArrayList<>();
    private GivenDice dice;
    private GivenDraws draws;
    private NamedRows rows;

    /** What examples can name besides the rules. */
    record Around(
            List<ScenarioDef> scenarios,
            List<OptionalRule> options,
            List<Ruling> rulings,
            List<Statement.Phase> phases) {}

    Examples(Bodies all, Around around) {
        this.all = all;
        this.around = around;
        this.context = all.context;
        this.expressions = all.expressions;
        this.setups = new Scenarios(expressions);
    }

    /** The examples; under a mod only its own, because those of the game show what the mod may have changed. */
    List<ExampleDef> definitions() {
        boolean modded = context.rules.decls().stream().anyMatch(Examples::isOfMod);
        List<LayeredDecl> written = context.rules.decls().stream()
                .filter(layered -> layered.decl() instanceof Decl.ExampleOf && (!modded || isOfMod(layered)))
                .toList();
        return sideBySide(written).orElseGet(() -> definitions(written));
    }

    /**
     * The examples if all is well: they are half of many games and know nothing of each other. What is said about a mistake may hang on
     * those before it, so they are read once more then, one after the other.
     */
    private Optional<List<ExampleDef>> sideBySide(List<LayeredDecl> written) {
        if (written.size() < PARTS || !context.isSound()) {
            return Optional.empty();
        }
        List<Examples> parts = SideBySide.map(parts(written), part -> {
            Examples beside = new Examples(Bodies.of(context.beside()), around);
            beside.definitions(part);
            return beside;
        });
        if (!context.isSound() || !parts.stream().allMatch(part -> context.couldDoWithout(part.context))) {
            return Optional.empty();
        }
        parts.forEach(part -> context.takeOver(part.context));
        return Optional.of(
                parts.stream().flatMap(part -> part.examples.stream()).toList());
    }

    private static List<List<LayeredDecl>> parts(List<LayeredDecl> written) {
        return IntStream.range(0, PARTS)
                .mapToObj(i -> written.subList(written.size() * i / PARTS, written.size() * (i + 1) / PARTS))
                .toList();
    }

    private List<ExampleDef> definitions(List<LayeredDecl> written) {
        dice = new GivenDice(context);
        draws = new GivenDraws(context, this::notation);
        rows = new NamedRows(context, Set.of());
        for (LayeredDecl layered : written) {
            Decl.ExampleOf node = (Decl.ExampleOf) layered.decl();
            Env env = Env.global(layered.layer());
            String title = node.title().raw();
            List<String> cases = context.cite(node.citation(), "example \"" + title + "\"", env);
            collect(title, cases, List.of(), node.items(), env, node.span());
        }
        return List.copyOf(examples);
    }

    private static boolean isOfMod(LayeredDecl layered) {
        return layered.layer().form() == Layer.Form.MOD;
    }

    private void collect(
            String title,
            List<String> cases,
            List<List<ExampleItem>> above,
            List<ExampleItem> own,
            Env env,
            Span span) {
        List<ExampleItem> items = new ArrayList<>();
        List<List<ExampleItem>> levels = new ArrayList<>(above);
        levels.add(items);
        boolean divided = false;
        for (ExampleItem item : own) {
            if (item instanceof ExampleItem.CaseOf inner) {
                divided = true;
                collect(title + ": " + inner.title().raw(), cases, levels, inner.items(), env, inner.span());
            } else {
                items.add(item);
            }
        }
        if (!divided) {
            examples.add(new ExampleDef(title, cases, items(levels, env, span), span));
        }
    }

    /** What an example says, from the outermost level to the case itself. */
    private List<ExampleDef.Item> items(List<List<ExampleItem>> levels, Env env, Span span) {
        List<ExampleDef.Item> result = new ArrayList<>();
        given(levels.stream().map(Examples::facts).toList(), env, span, result);
        for (ExampleItem node : levels.stream().flatMap(List::stream).toList()) {
            if (node instanceof ExampleItem.Play play) {
                play.moves().forEach(move -> play(move, env).ifPresent(result::add));
            } else if (node instanceof ExampleItem.Expect expect) {
                expect(expect, env).ifPresent(result::add);
            } else if (node instanceof ExampleItem.Refuse refuse) {
                refuse(refuse, env).ifPresent(result::add);
            }
        }
        return List.copyOf(result);
    }

    // ------------------------------------------------------------------------------------------ given

    private static List<ExampleItem.Fact> facts(List<ExampleItem> nodes) {
        return nodes.stream()
                .filter(node -> node instanceof ExampleItem.Given)
                .flatMap(node -> ((ExampleItem.Given) node).facts().stream())
                .toList();
    }

    private static List<Decl.Setup> setups(List<ExampleItem.Fact> facts) {
        return facts.stream().flatMap(fact -> fact.setup().stream()).toList();
    }

    /** The beginning, the turn, the pieces, the states, the phase, the first dice: in this order, however they are written. */
    private void given(List<List<ExampleItem.Fact>> levels, Env env, Span span, List<ExampleDef.Item> into) {
        Optional<ScenarioDef> scenario = Optional.empty();
        List<OptionalRule> chosen = new ArrayList<>();
        List<ExampleDef.Item> turns = new ArrayList<>();
        List<ExampleDef.Item> states = new ArrayList<>();
        List<ExampleDef.Item> starts = new ArrayList<>();
        for (ExampleItem.Fact fact : levels.stream().flatMap(List::stream).toList()) {
            switch (fact.form()) {
                case CLEAR_BOARD -> scenario = Optional.empty();
                case SCENARIO -> scenario = scenario(fact.name().orElseThrow());
                case OPTION -> option(fact.name().orElseThrow()).ifPresent(chosen::add);
                case TURN ->
                    turns.add(new ExampleDef.SetTurn(
                            expressions.value(fact.value().orElseThrow(), env, Type.INT), fact.span()));
                case SETUP -> {} // Taken together below: what a case places goes over what stands above it.
                case STATE -> state(fact, env).ifPresent(states::add);
                case START -> start(fact, env).ifPresent(starts::add);
                default -> {} // Taken together below: what falls in a case goes over what falls above it for the same
                // purpose.
            }
        }
        rows = new NamedRows(
                context,
                Stream.concat(
                                scenario.stream().map(ScenarioDef::layer),
                                chosen.stream().map(OptionalRule::layer))
                        .collect(Collectors.toSet()));
        List<ExampleDef.Item> rolls = new ArrayList<>();
        Fallen.over(levels).forEach(rolled -> chance(rolled, env).ifPresent(rolls::add));
        into.add(new ExampleDef.Begin(scenario, List.copyOf(chosen), span));
        into.addAll(turns);
        List<List<Decl.Setup>> placed = levels.stream().map(Examples::setups).toList();
        List<Decl.Setup> all = placed.stream().flatMap(List::stream).toList();
        if (!all.isEmpty()) {
            Span at = all.get(0).span().to(all.get(all.size() - 1).span());
            into.add(new ExampleDef.Place(setups.placements(placed, env), at));
        }
        into.addAll(states);
        into.addAll(starts);
        into.addAll(rolls);
    }

    private Optional<ExampleDef.Rolls> chance(ExampleItem.Rolled given, Env env) {
        return given.isDraw() ? draws.drawn(given, env) : Optional.of(dice.rolled(given));
    }

    private Optional<ScenarioDef> scenario(Name name) {
        Optional<ScenarioDef> found = around.scenarios().stream()
                .filter(s -> s.name().equals(name.text()))
                .findFirst();
        if (found.isEmpty()) {
            context.unknown(
                    name.span(),
                    "scenario",
                    name.text(),
                    around.scenarios().stream().map(ScenarioDef::name).toList());
        }
        return found;
    }

    private Optional<OptionalRule> option(Name name) {
        Optional<OptionalRule> found = around.options().stream()
                .filter(o -> o.name().equals(name.text()))
                .findFirst();
        if (found.isEmpty()) {
            context.unknown(
                    name.span(),
                    "option",
                    name.text(),
                    around.options().stream().map(OptionalRule::name).toList());
        }
        return found;
    }

    private Optional<ExampleDef.Item> state(ExampleItem.Fact fact, Env env) {
        var assignment = new dev.grognard.compiler.ast.Statement.Assign(
                fact.span(),
                fact.target().orElseThrow(),
                dev.grognard.compiler.ast.Statement.Assignment.SET,
                fact.value().orElseThrow(),
                Optional.empty());
        List<Statement> typed = all.statements.assign(assignment, env.pure("an example"));
        return typed.isEmpty() ? Optional.empty() : Optional.of(new ExampleDef.SetState(typed.get(0), fact.span()));
    }

    private Optional<ExampleDef.Item> start(ExampleItem.Fact fact, Env env) {
        Name phase = fact.name().orElseThrow();
        List<Statement.Phase> named = around.phases().stream()
                .filter(one -> one.name().equals(phase.text()))
                .toList();
        if (all.sequences.hasLost(phase.text(), named.size())) {
            return Optional.empty();
        }
        if (named.isEmpty()) {
            List<String> names =
                    around.phases().stream().map(one -> one.name()).distinct().toList();
            context.unknown(phase.span(), "phase", phase.text(), names);
            return Optional.empty();
        }
        Optional<Type> taken = named.stream()
                .flatMap(one -> one.argument().stream())
                .map(Expr::type)
                .findFirst();
        boolean anyOfType = taken.isPresent()
                && named.stream()
                        .allMatch(one -> one.argument()
                                .filter(written -> !(written instanceof Expr.Constant))
                                .isPresent());
        List<Expr> arguments = fact.arguments().stream()
                .map(a ->
                        anyOfType ? expressions.value(a, env.pure("an example"), taken.get()) : argument(a, taken, env))
                .toList();
        if (arguments.stream().anyMatch(Types::isError)) {
            return Optional.empty();
        }
        ExampleDef.Start start = new ExampleDef.Start(phase.text(), arguments, fact.span());
        if (named.stream().noneMatch(one -> start.means(one.name(), one.argument()))) {
            List<String> headers =
                    named.stream().map(Examples::header).distinct().toList();
            String written = phase.text() + "("
                    + String.join(
                            ", ",
                            fact.arguments().stream().map(a -> a.span().text()).toList()) + ")";
            if (named.stream().anyMatch(PhaseNames::isHalfUnderstood)) {
                // Whose phase it is was written and not understood, and that was told.
                return Optional.empty();
            }
            if (!arguments.isEmpty() && headers.equals(List.of(phase.text()))) {
                context.once(
                        written,
                        new PhaseNames(context)
                                .takesNothing(phase, written, named.get(0).span()));
            } else {
                context.unknown(phase.span(), "phase", written, headers);
            }
            return Optional.empty();
        }
        return Optional.of(start);
    }

    /** What a phase takes decides between things of one name; whether it takes this one is asked later, in better words. */
    private Expr argument(dev.grognard.compiler.ast.Expr given, Optional<Type> taken, Env env) {
        Optional<Type> wanted = given instanceof dev.grognard.compiler.ast.Expr.ThingRef thing
                        && thing.arguments().isEmpty()
                ? taken.filter(type -> Types.kind(type)
                        .flatMap(kind ->
                                context.symbols.member(kind.root(), thing.name().text()))
                        .isPresent())
                : Optional.empty();
        Env pure = env.pure("an example");
        return wanted.map(type -> expressions.value(given, pure, type)).orElseGet(() -> expressions.value(given, pure));
    }

    private static String header(Statement.Phase phase) {
        return phase.name()
                + phase.argument()
                        .map(argument -> "(" + argument.span().text() + ")")
                        .orElse("");
    }

    // ------------------------------------------------------------------------------------------ play

    private Optional<Member> side(Name name) {
        var kind = context.symbols.known("Side");
        Optional<Member> side = context.symbols.member(kind, name.text());
        if (side.isEmpty()) {
            context.unknown(
                    name.span(),
                    "side",
                    name.text(),
                    context.symbols.declared(kind).stream().map(Member::id).toList());
        }
        return side;
    }

    private Optional<ExampleDef.Item> play(ExampleItem.Move move, Env env) {
        if (TurnedMoves.isReported(move, context)) {
            return Optional.empty();
        }
        Optional<Member> side = side(move.side());
        Optional<List<String>> notations = notations(move, env);
        List<ExampleDef.Rolls> rolls =
                move.rolls().stream().flatMap(r -> chance(r, env).stream()).toList();
        if (side.isEmpty() || notations.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new ExampleDef.Play(
                side.get(), notations.get(), move.form() == ExampleItem.Move.Form.CHOOSES, rolls, move.span()));
    }

    private Optional<List<String>> notations(ExampleItem.Move move, Env env) {
        switch (move.form()) {
            case PASSES:
                return Optional.of(List.of("pass"));
            case YES:
                return Optional.of(List.of("yes"));
            case NO:
                return Optional.of(List.of("no"));
            case CHOOSES:
                List<String> chosen = new ArrayList<>();
                if (isOrderChosen(move)) {
                    return Optional.empty();
                }
                for (dev.grognard.compiler.ast.Expr argument : move.arguments()) {
                    notation(argument, Optional.empty(), env).ifPresent(chosen::add);
                }
                return chosen.size() == move.arguments().size() ? Optional.of(chosen) : Optional.empty();
            default:
                return order(move, env).map(List::of);
        }
    }

    /** Tells of an order that is written behind `chooses`. */
    private boolean isOrderChosen(ExampleItem.Move move) {
        for (dev.grognard.compiler.ast.Expr argument : move.arguments()) {
            if (argument instanceof dev.grognard.compiler.ast.Expr.ThingRef thing
                    && context.optionParameters.containsKey(thing.name().text())
                    && context.symbols.members(thing.name().text()).isEmpty()
                    && context.symbols.kind(thing.name().text()).isEmpty()) {
                Diagnostic problem = Diagnostic.error(
                        NameCode.UNKNOWN_PROCEDURE,
                        "`" + thing.name().text() + "` is an order, and nothing that is chosen",
                        thing.name().span(),
                        "an order");
                String advice = "an order stands behind its side, without `chooses`";
                Span side = move.side().span();
                context.diagnostics.add(
                        move.arguments().size() > 1
                                ? problem.help(advice)
                                : Mended.writing(
                                        problem,
                                        advice,
                                        side.source(),
                                        side.end(),
                                        argument.span().start(),
                                        " "));
                return true;
            }
        }
        return false;
    }

    private void wrongNumber(ExampleItem.Move move, Name name, List<Variable> parameters) {
        int given = move.arguments().size();
        int wanted = parameters.size();
        List<String> names = parameters.stream().map(Variable::name).toList();
        Diagnostic problem = Diagnostic.error(
                TypeCode.WRONG_ARGUMENTS,
                "`" + name.text() + "` wants "
                        + (wanted == 0 ? "no value" : wanted == 1 ? "one value" : wanted + " values") + ", and "
                        + (given == 0 ? "none is" : given == 1 ? "one is" : given + " are") + " given",
                move.span(),
                "it is called `" + name.text() + (names.isEmpty() ? "" : "(" + String.join(", ", names) + ")") + "`");
        if (parameters.isEmpty()) {
            context.once(ForgottenParameters.key(name.text()), problem);
        } else {
            context.diagnostics.add(problem);
        }
    }

    private Optional<String> order(ExampleItem.Move move, Env env) {
        Name name = move.order().orElseThrow();
        List<Variable> parameters = context.optionParameters.get(name.text());
        if (parameters == null) {
            context.unknown(name.span(), "order", name.text(), context.optionParameters.keySet());
            return Optional.empty();
        }
        if (parameters.size() != move.arguments().size()) {
            wrongNumber(move, name, parameters);
            return Optional.empty();
        }
        if (parameters.isEmpty()) {
            return Optional.of(name.text());
        }
        List<Expr> things = move.arguments().stream().map(this::thing).toList();
        if (new SwappedArguments(context).isReported(name.text(), parameters, things)) {
            return Optional.empty();
        }
        List<String> arguments = new ArrayList<>();
        for (int i = 0; i < parameters.size(); i++) {
            notation(move.arguments().get(i), Optional.of(parameters.get(i).type()), env)
                    .ifPresent(arguments::add);
        }
        return arguments.size() == parameters.size()
                ? Optional.of(name.text() + "(" + String.join(", ", arguments) + ")")
                : Optional.empty();
    }

    /** What is named, or something of which nothing is known. */
    private Expr thing(dev.grognard.compiler.ast.Expr node) {
        List<Member> called = node instanceof dev.grognard.compiler.ast.Expr.ThingRef thing
                        && thing.arguments().isEmpty()
                ? context.symbols.members(thing.name().text())
                : List.of();
        return called.size() == 1 ? new Expr.Constant(node.span(), called.get(0)) : Types.error(node.span());
    }

    private Optional<String> notation(dev.grognard.compiler.ast.Expr node, Optional<Type> type, Env env) {
        Optional<ListDef> list = rows.wanted(type);
        if (list.isPresent()) {
            return rows.notation(node, list.get());
        }
        boolean bare = node instanceof dev.grognard.compiler.ast.Expr.ThingRef thing
                && thing.arguments().isEmpty();
        if (bare && type.isEmpty()) {
            String id = ((dev.grognard.compiler.ast.Expr.ThingRef) node).name().text();
            List<Member> called = context.symbols.members(id);
            if (!called.isEmpty()) {
                // A hex with a name of its own answers to its number.
                boolean own = called.stream().anyMatch(one -> one.id().equals(id));
                return Optional.of(own ? id : called.get(0).id());
            }
        }
        if (node instanceof dev.grognard.compiler.ast.Expr.Whole && type.isEmpty()) {
            // The number of a hex is a name: its leading zeros count.
            String number = node.span().text();
            if (!context.symbols.members(number).isEmpty()) {
                return Optional.of(number);
            }
        }
        Env pure = env.pure("an example");
        int before = context.diagnostics.count();
        Expr value = type.filter(t -> !Types.isError(t))
                .map(t -> expressions.value(node, pure, t))
                .orElseGet(() -> expressions.value(node, pure));
        if (value instanceof Expr.Constant constant) {
            return Optional.of(constant.member().id());
        }
        if (value instanceof Expr.Number number) {
            return Optional.of(Integer.toString(number.value()));
        }
        if (value instanceof Expr.Truth truth) {
            return Optional.of(truth.value() ? "yes" : "no");
        }
        if (!Types.isError(value) && context.diagnostics.count() == before) {
            context.error(
                    TypeCode.NOT_CONSTANT,
                    node.span(),
                    "an example names what is chosen",
                    "a name or a number is wanted");
        }
        return Optional.empty();
    }

    // ------------------------------------------------------------------------------------------ expect

    private Optional<ExampleDef.Item> expect(ExampleItem.Expect node, Env env) {
        Expr condition = expressions.condition(node.condition(), env.pure("an example"));
        Map<String, Integer> breakdown = new LinkedHashMap<>();
        node.breakdown().forEach(b -> breakdown.put(b.label(), b.value()));
        Optional<Ruling> see = node.see().flatMap(this::ruling);
        return Types.isError(condition)
                ? Optional.empty()
                : Optional.of(new ExampleDef.Expect(
                        condition,
                        breakdown,
                        node.disagrees().map(t -> t.raw()),
                        see,
                        node.condition().span().text(),
                        node.span()));
    }

    private Optional<Ruling> ruling(Name name) {
        Optional<Ruling> found = around.rulings().stream()
                .filter(r -> r.name().equals(name.text()))
                .findFirst();
        if (found.isEmpty()) {
            context.unknown(
                    name.span(),
                    "ruling",
                    name.text(),
                    around.rulings().stream().map(Ruling::name).toList());
        }
        return found;
    }

    private Optional<ExampleDef.Item> refuse(ExampleItem.Refuse node, Env env) {
        if (TurnedMoves.isReported(node.move(), context)) {
            return Optional.empty();
        }
        Optional<Member> side = side(node.move().side());
        Optional<List<String>> notation = notations(node.move(), env);
        List<String> cases = context.cite(node.citation(), "a refusal", env);
        return side.isEmpty() || notation.isEmpty() || notation.get().isEmpty()
                ? Optional.empty()
                : Optional.of(new ExampleDef.Refuse(
                        side.get(),
                        notation.get(),
                        node.move().form() == ExampleItem.Move.Form.CHOOSES,
                        cases,
                        node.span()));
    }
}
