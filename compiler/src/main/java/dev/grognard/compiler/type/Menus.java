package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Domain;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.ast.OptionBody;
import dev.grognard.compiler.diagnostic.LayerCode;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.OptionDef;
import dev.grognard.compiler.model.OrderDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Text;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.resolve.LayeredDecl;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Orders, options and the menus that offer them. */
final class Menus {
    /** An order whose parameters are known and whose body is not typed yet. */
    private record Header(
            LayeredDecl layered,
            OptionBody option,
            String doc,
            Variable side,
            List<OptionDef.Parameter> parameters,
            Env env) {}

    private final Bodies all;
    private final Context context;
    private final Expressions expressions;
    private final Map<String, Header> headers = new LinkedHashMap<>();
    private final List<OrderDef> orders = new ArrayList<>();
    private final Map<dev.grognard.compiler.ast.Statement, List<LayeredDecl>> offers = new IdentityHashMap<>();
    private final Map<String, Integer> names = new HashMap<>();

    Menus(Bodies all) {
        this.all = all;
        this.context = all.context;
        this.expressions = all.expressions;
    }

    List<OrderDef> orders() {
        return List.copyOf(orders);
    }

    /** What an order requires, perhaps only where an option or scenario is in play. */
    private record Needed(OptionBody.Requirement written, Optional<Expr> inPlay) {}

    private static List<Needed> always(List<OptionBody.Requirement> requirements) {
        return requirements.stream()
                .map(requirement -> new Needed(requirement, Optional.empty()))
                .toList();
    }

    private Variable side(Env env) {
        Variable side = new Variable("side", new Type.Of(context.symbols.known("Side")), Variable.Role.PARAMETER);
        env.scope().declare("side", side);
        return side;
    }

    // ------------------------------------------------------------------------------------------ orders

    /** The parameters of all orders, which menus need to know. */
    void declareOrders() {
        for (LayeredDecl layered : context.rules.decls()) {
            if (layered.decl() instanceof Decl.Order node && !node.also()) {
                Name name = node.option().name();
                Env env = Env.global(layered.layer()).inner();
                Variable side = side(env);
                List<OptionDef.Parameter> parameters = new ArrayList<>();
                Env known = parameters(node.option().domains(), env, parameters);
                List<Variable> variables = new ArrayList<>(List.of(side));
                parameters.forEach(p -> variables.add(p.variable()));
                Signature signature =
                        new Signature(Signature.Form.ORDER, name.text(), variables, Optional.empty(), Optional.empty());
                if (context.symbols.orders.putIfAbsent(name.text(), signature) != null) {
                    context.error(
                            NameCode.DECLARED_TWICE,
                            name.span(),
                            "the order `" + name.text() + "` is declared already",
                            "declared again",
                            "give this one another name, and let it join the menu: `order … in Phase.Step`; or add what the first one"
                                    + " requires: `order " + name.text() + " also { requires … }`");
                } else {
                    headers.put(
                            name.text(),
                            new Header(layered, node.option(), node.doc().text(), side, parameters, known));
                }
            }
        }
    }

    void defineOrders() {
        headers.forEach((name, header) -> {
            List<Needed> requirements = new ArrayList<>(always(header.option().requirements()));
            for (LayeredDecl layered : all.additions.take(List.of(name), Decl.Order.class)) {
                Decl.Order also = (Decl.Order) layered.decl();
                Optional<Expr> inPlay = Additions.inPlay(layered, also.span());
                also.option().requirements().forEach(added -> requirements.add(new Needed(added, inPlay)));
            }
            OptionDef option = option(
                    header.option(), header.parameters(), requirements, header.env(), Site.in(name), "order " + name);
            orders.add(new OrderDef(context.symbols.orders.get(name), header.side(), option, header.doc()));
        });
    }

    /** A number out of a range, as an amount to be spent. */
    private OptionDef.Parameter number(Domain domain, dev.grognard.compiler.ast.Expr.Range range, Env env) {
        Env pure = env.pure("the domain of `" + domain.name().text() + "`");
        Expr low = expressions.value(range.low().orElseThrow(), pure, Type.INT);
        Expr high = expressions.value(range.high().orElseThrow(), pure, Type.INT);
        Variable variable = expressions.declare(domain.name(), Type.INT, Variable.Role.PARAMETER, env);
        Expr.Read read = new Expr.Read(domain.name().span(), variable);
        return new OptionDef.Parameter(
                variable, new Expr.InRange(range.span(), read, Optional.of(low), Optional.of(high)));
    }

    private Env parameters(List<Domain> domains, Env env, List<OptionDef.Parameter> into) {
        Env current = env;
        for (Domain domain : domains) {
            if (domain.set() instanceof dev.grognard.compiler.ast.Expr.Range range
                    && range.low().isPresent()
                    && range.high().isPresent()) {
                into.add(number(domain, range, current));
                continue;
            }
            Expr set = expressions.domain(
                    domain.name(),
                    domain.set(),
                    current.pure("the domain of `" + domain.name().text() + "`"));
            Type type = Types.isError(set)
                    ? Types.errorType()
                    : set.type() instanceof Type.SetOf of ? new Type.Of(of.kind()) : Type.INT;
            if (!Types.isError(set) && !(set.type() instanceof Type.SetOf)) {
                context.error(
                        TypeCode.NOT_A_SET, domain.set().span(), "dice cannot be chosen from", "not a set of things");
            }
            Variable variable = expressions.declare(domain.name(), type, Variable.Role.PARAMETER, current);
            into.add(new OptionDef.Parameter(variable, set));
            current = current.with(Loops.members(set, variable));
        }
        return current;
    }

    private OptionDef option(
            OptionBody node,
            List<OptionDef.Parameter> parameters,
            List<Needed> requirements,
            Env env,
            Site site,
            String construct) {
        context.optionParameters.put(
                node.name().text(),
                parameters.stream().map(OptionDef.Parameter::variable).toList());
        List<String> cases = context.cite(node.citation(), construct, env);
        Text label = node.label()
                .map(t -> expressions.text(t, env))
                .orElseGet(() -> new Text(
                        List.of(new Text.Words(node.name().text())), node.name().span()));
        List<OptionDef.Requirement> needed = new ArrayList<>();
        Env current = env;
        for (Needed one : requirements) {
            OptionBody.Requirement requirement = one.written();
            Expr written = expressions.condition(requirement.condition(), current.pure("a requirement"));
            Expr condition = one.inPlay()
                    .<Expr>map(inPlay -> new Expr.Or(written.span(), new Expr.Not(inPlay.span(), inPlay), written))
                    .orElse(written);
            List<String> own = context.cite(requirement.citation(), "requirement of " + construct, env);
            Optional<Text> reason = expressions.text(requirement.otherwise(), current);
            if (Statements.ok(written)) {
                needed.add(new OptionDef.Requirement(
                        condition,
                        reason,
                        own,
                        requirement.discovers(),
                        requirement.condition().span().text(),
                        requirement.span()));
                current = current.when(condition);
            }
        }
        Statement.Block body = all.statements.block(node.body(), current, site.notOfSequence());
        return new OptionDef(
                node.name().text(), List.copyOf(parameters), label, needed, body, cases, env.layer(), node.span());
    }

    // ------------------------------------------------------------------------------------------ menus

    /** Finds the one menu of a step or phase that orders of other layers join. */
    void joining(List<String> targets, dev.grognard.compiler.ast.Statement.Block body) {
        List<LayeredDecl> joining = new ArrayList<>(all.additions.take(targets, Decl.Offer.class));
        for (LayeredDecl layered : all.additions.take(targets, Decl.Order.class)) {
            if (!((Decl.Order) layered.decl()).also()) {
                joining.add(layered);
            }
        }
        if (joining.isEmpty()) {
            return;
        }
        List<dev.grognard.compiler.ast.Statement> menus = new ArrayList<>();
        find(body, menus);
        if (menus.size() != 1) {
            context.error(
                    LayerCode.NO_MENU,
                    joining.get(0).decl().span(),
                    "`" + targets.get(0) + "` has " + (menus.isEmpty() ? "no menu" : menus.size() + " menus")
                            + ", so it is not clear where this order is offered",
                    "exactly one menu is wanted there",
                    "give the menu a step of its own: `step Name { s may repeatedly { … } }`");
            return;
        }
        offers.computeIfAbsent(menus.get(0), m -> new ArrayList<>()).addAll(joining);
    }

    private static void find(
            dev.grognard.compiler.ast.Statement.Block block, List<dev.grognard.compiler.ast.Statement> into) {
        for (dev.grognard.compiler.ast.Statement statement : block.statements()) {
            if (statement instanceof dev.grognard.compiler.ast.Statement.Menu) {
                into.add(statement);
            } else if (statement instanceof dev.grognard.compiler.ast.Statement.If branch) {
                find(branch.then(), into);
                branch.otherwise().ifPresent(b -> find(b, into));
            } else if (statement instanceof dev.grognard.compiler.ast.Statement.For loop) {
                find(loop.body(), into);
            } else if (statement instanceof dev.grognard.compiler.ast.Statement.RepeatTimes loop) {
                find(loop.body(), into);
            } else if (statement instanceof dev.grognard.compiler.ast.Statement.RepeatUntil loop) {
                find(loop.body(), into);
            } else if (statement instanceof dev.grognard.compiler.ast.Statement.Do cut) {
                find(cut.body(), into);
            } else if (statement instanceof dev.grognard.compiler.ast.Statement.Step step) {
                find(step.body(), into);
            } else if (statement instanceof dev.grognard.compiler.ast.Statement.Phase phase) {
                find(phase.body(), into);
            }
        }
    }

    List<Statement> menu(dev.grognard.compiler.ast.Statement.Menu node, Env env, Site site) {
        Type sides = new Type.Of(context.symbols.known("Side"));
        Expr decider = expressions.value(node.decider(), env.pure("who decides"), sides);
        Env inner = env.afterChange().inner();
        Variable side = side(inner);
        List<Statement.Item> items = new ArrayList<>();
        for (dev.grognard.compiler.ast.Statement.MenuItem item : node.items()) {
            if (item.order().isPresent()) {
                order(item.order().get())
                        .ifPresent(
                                o -> items.add(new Statement.Item(Optional.empty(), Optional.of(o), Optional.empty())));
            } else {
                OptionBody body = item.option().orElseThrow();
                List<OptionDef.Parameter> parameters = new ArrayList<>();
                Env own = parameters(body.domains(), inner.inner(), parameters);
                OptionDef option = option(
                        body,
                        parameters,
                        always(body.requirements()),
                        own,
                        site,
                        "option " + body.name().text());
                items.add(new Statement.Item(Optional.empty(), Optional.empty(), Optional.of(option)));
            }
        }
        for (LayeredDecl layered : offers.getOrDefault(node, List.of())) {
            offered(layered, inner).ifPresent(items::add);
        }
        Optional<Expr> until = node.until().map(u -> expressions.condition(u, inner.pure("`until`")));
        Optional<Statement.Block> otherwise =
                node.otherwise().map(block -> all.statements.block(block, env.afterChange(), site));
        if (!Statements.ok(decider) || until.filter(Types::isError).isPresent()) {
            return List.of();
        }
        return List.of(new Statement.Menu(
                node.span(),
                decider,
                side,
                node.must(),
                node.repeatedly(),
                node.ifAble(),
                expressions.text(node.prompt(), inner),
                decline(node, inner),
                List.copyOf(items),
                until,
                otherwise,
                name(site)));
    }

    private Optional<Statement.Decline> decline(dev.grognard.compiler.ast.Statement.Menu node, Env env) {
        if (node.must()) {
            node.decline()
                    .ifPresent(words -> context.error(
                            TypeCode.DECLINED_MUST,
                            words.span(),
                            "what must be done cannot be declined",
                            "nobody can answer this",
                            "write `may` instead of `must`, or leave these words out"));
        }
        return node.decline()
                .map(decline -> new Statement.Decline(decline.said(), expressions.text(decline.words(), env)));
    }

    private String name(Site site) {
        String stem = site.innermost().orElse("Turn") + "Menu";
        int count = names.merge(stem, 1, Integer::sum);
        return count == 1 ? stem : stem + count;
    }

    private Optional<Signature> order(Name name) {
        Signature order = context.symbols.orders.get(name.text());
        if (order == null) {
            context.unknown(name.span(), "order", name.text(), context.symbols.orders.keySet());
        }
        return Optional.ofNullable(order);
    }

    private Optional<Statement.Item> offered(LayeredDecl layered, Env env) {
        Optional<Expr> inPlay = Additions.inPlay(layered, layered.decl().span());
        if (layered.decl() instanceof Decl.Offer offer) {
            context.cite(offer.citation(), "offer of " + offer.order().text(), env.in(layered.layer()));
            Optional<Expr> when = offer.when().map(w -> expressions.condition(w, env.pure("an offer")));
            return order(offer.order())
                    .map(o -> new Statement.Item(Additions.both(inPlay, when), Optional.of(o), Optional.empty()));
        }
        return order(((Decl.Order) layered.decl()).option().name())
                .map(o -> new Statement.Item(inPlay, Optional.of(o), Optional.empty()));
    }
}
