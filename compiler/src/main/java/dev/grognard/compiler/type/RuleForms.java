package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Param;
import dev.grognard.compiler.diagnostic.LayerCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.ModifierItem;
import dev.grognard.compiler.model.ModifiersDef;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Text;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.resolve.LayeredDecl;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Rules and modifiers with everything that layers have said about them. */
final class RuleForms {
    private static final ExceptionOrder<RuleDef.Clause> ORDER =
            new ExceptionOrder<>(RuleDef.Clause::layer, RuleDef.Clause::cases, RuleDef.Clause::over);

    private final Context context;
    private final Expressions expressions;
    private final Additions additions;
    private final TypeRefs types;
    private final List<RuleDef> rules = new ArrayList<>();
    private final List<ModifiersDef> modifiers = new ArrayList<>();
    private final ItemExceptions itemExceptions;
    final RecordMappings recordMappings;

    RuleForms(Expressions expressions, Additions additions, TypeRefs types) {
        this.context = expressions.context;
        this.expressions = expressions;
        this.additions = additions;
        this.types = types;
        this.itemExceptions = new ItemExceptions(expressions);
        this.recordMappings = new RecordMappings(expressions);
    }

    List<RuleDef> rules() {
        return List.copyOf(rules);
    }

    List<ModifiersDef> modifiers() {
        return List.copyOf(modifiers);
    }

    List<Variable> parameters(List<Param> params) {
        List<Variable> parameters = new ArrayList<>();
        for (Param param : params) {
            Variable variable = new Variable(param.name().text(), types.type(param.type()), Variable.Role.PARAMETER);
            if (param.type().name().text().equals("Ratio")) {
                context.odds.put(variable, param.type().rounded());
            }
            parameters.add(variable);
        }
        return parameters;
    }

    Signature signature(Decl.Rule node, Optional<Signature> inside) {
        return new Signature(
                Signature.Form.RULE,
                node.name().text(),
                parameters(node.params()),
                Optional.of(types.type(node.type())),
                inside);
    }

    Signature signature(Decl.Modifiers node, Optional<Signature> inside) {
        Type type = node.type().map(types::type).orElse(Type.INT);
        String name = node.name().parts().get(node.name().parts().size() - 1).text();
        return new Signature(Signature.Form.MODIFIERS, name, parameters(node.params()), Optional.of(type), inside);
    }

    /** Makes parameters visible. */
    void bind(List<Param> params, Signature signature, Env env) {
        for (int i = 0; i < params.size(); i++) {
            expressions.bind(params.get(i).name(), signature.parameters().get(i), env);
        }
    }

    /** The names by which other layers can call what stands here. */
    static List<String> names(Signature signature) {
        Optional<Signature> outer = signature.inside();
        if (outer.isEmpty()) {
            return List.of(signature.name());
        }
        Signature top = outer.get();
        while (top.inside().isPresent()) {
            top = top.inside().get();
        }
        Set<String> names = new LinkedHashSet<>();
        names.add(top.name() + "." + signature.name());
        names.add(outer.get().name() + "." + signature.name());
        names.add(signature.qualifiedName());
        return List.copyOf(names);
    }

    // ------------------------------------------------------------------------------------------ rules

    void define(Decl.Rule node, Signature signature, Env outer) {
        String construct = "rule " + signature.name();
        Env env = outer.inner().pure("the rule `" + signature.name() + "`");
        bind(node.params(), signature, env);
        Type type = signature.result().orElseThrow();
        List<String> cases = context.cite(node.citation(), construct, outer);
        List<RuleDef.Clause> inline = new ArrayList<>();
        Env base = env;
        for (Decl.Except except : node.excepts()) {
            Expr when = expressions.condition(except.when(), env);
            List<String> own = context.cite(except.citation(), construct, outer);
            inline.add(clause(
                    Optional.of(when),
                    except.result(),
                    type,
                    env.when(when),
                    own,
                    except.when().span().text(),
                    except.span()));
            base = base.unless(when);
        }
        Optional<Decl.Result> result = node.result();
        RuleDef.Clause main = clause(
                Optional.empty(),
                result.orElseThrow(),
                type,
                base,
                cases,
                "",
                node.name().span());
        finish(signature, inline, main, cases, node.doc().text(), env, node.span());
    }

    /** A rule that looks a table up, so that a table can have exceptions and modifiers. */
    void overTable(Signature rule, Signature table, Decl.Table node, Env outer) {
        Env env = outer.inner().pure("the table `" + rule.name() + "`");
        bind(node.params(), rule, env);
        List<Expr> arguments = rule.parameters().stream()
                .<Expr>map(p -> new Expr.Read(node.span(), p))
                .toList();
        RuleDef.Clause main = new RuleDef.Clause(
                Optional.empty(),
                new Expr.Lookup(node.span(), table, arguments),
                Optional.empty(),
                List.of(),
                List.of(),
                List.of(),
                outer.layer(),
                "",
                node.span());
        finish(rule, List.of(), main, List.of(), node.doc().text(), env, node.span());
    }

    private RuleDef.Clause clause(
            Optional<Expr> when,
            Decl.Result result,
            Type type,
            Env env,
            List<String> cases,
            String text,
            dev.grognard.compiler.source.Span span) {
        Expr value = expressions.value(result.value(), env, type);
        Optional<Text> because = expressions.text(result.because(), env);
        return new RuleDef.Clause(when, value, because, cases, List.of(), List.of(), env.layer(), text, span);
    }

    private void finish(
            Signature signature,
            List<RuleDef.Clause> inline,
            RuleDef.Clause base,
            List<String> cases,
            String doc,
            Env env,
            dev.grognard.compiler.source.Span span) {
        Type type = signature.result().orElseThrow();
        List<String> names = names(signature);
        List<RuleDef.Clause> exceptions = new ArrayList<>();
        List<RuleDef.Mapping> mappings = new ArrayList<>();
        List<LayeredDecl> items = new ArrayList<>();
        List<LayeredDecl> undone = new ArrayList<>();
        for (LayeredDecl layered : additions.take(names, Decl.ExceptionTo.class)) {
            Decl.ExceptionTo node = (Decl.ExceptionTo) layered.decl();
            if (node.item().isPresent()) {
                items.add(layered);
            } else if (!node.reinstates().isEmpty()) {
                undone.add(layered);
            } else if (!node.mappings().isEmpty()) {
                mappings.add(mapping(layered, node, signature, env));
            } else {
                exceptions.add(exception(layered, node, type, signature, env));
            }
        }
        ORDER.sort(exceptions);
        inOrder(mappings);
        List<RuleDef.Clause> inlineLeft = new ArrayList<>(inline);
        for (LayeredDecl layered : undone) {
            reinstate(layered, signature, env, exceptions, inlineLeft);
        }
        List<ModifierItem> sum = new ArrayList<>();
        Optional<ModifiersDef.Limit> limit = Optional.empty();
        for (LayeredDecl layered : additions.take(names, Decl.Modifiers.class)) {
            Decl.Modifiers node = (Decl.Modifiers) layered.decl();
            sum.addAll(items(node, layered, type, env));
            limit = node.limit().map(l -> limit(l, type, env)).or(() -> Optional.empty());
        }
        rules.add(new RuleDef(
                signature,
                List.copyOf(exceptions),
                List.copyOf(inlineLeft),
                base,
                itemExceptions.applied(sum, items, type, env),
                limit,
                List.copyOf(mappings),
                cases,
                doc,
                env.layer(),
                span));
    }

    // ------------------------------------------------------------------------------------------ exceptions

    private RuleDef.Clause exception(
            LayeredDecl layered, Decl.ExceptionTo node, Type type, Signature signature, Env outer) {
        Env env = outer.in(layered.layer())
                .withUsual(new Expr.Usual(layered.decl().span(), type));
        List<String> cases = context.cite(node.citation(), "exception to " + signature.name(), env);
        Optional<Expr> when = Additions.when(layered, node, env, expressions);
        Env held = when.map(env::when).orElse(env);
        Expr value = node.result()
                .map(r -> expressions.value(r.value(), held, type))
                .orElseGet(() -> Types.error(node.span()));
        Optional<Text> because = node.result().flatMap(r -> expressions.text(r.because(), held));
        return new RuleDef.Clause(
                when,
                value,
                because,
                cases,
                context.book.refer(node.over()),
                List.of(),
                layered.layer(),
                node.when()
                        .map(w -> w.span().text())
                        .orElse(
                                layered.conditional()
                                        ? "with " + layered.layer().name()
                                        : ""),
                node.span());
    }

    private void reinstate(
            LayeredDecl layered,
            Signature signature,
            Env outer,
            List<RuleDef.Clause> exceptions,
            List<RuleDef.Clause> inline) {
        Decl.ExceptionTo node = (Decl.ExceptionTo) layered.decl();
        Env env = outer.in(layered.layer());
        context.cite(node.citation(), "reinstatement in " + signature.name(), env);
        List<String> undone = context.book.refer(node.reinstates());
        Expr when = Additions.when(layered, node, env, expressions).orElse(new Expr.Truth(node.span(), true));
        boolean found = without(exceptions, undone, when) | without(inline, undone, when);
        if (!found) {
            context.error(
                    LayerCode.NOTHING_TO_UNDO,
                    node.span(),
                    "no exception to `" + signature.name() + "` cites " + String.join(", ", undone),
                    "nothing to undo");
        }
    }

    private static boolean without(List<RuleDef.Clause> clauses, List<String> cases, Expr when) {
        boolean found = false;
        for (int i = 0; i < clauses.size(); i++) {
            RuleDef.Clause clause = clauses.get(i);
            if (clause.cases().stream().anyMatch(cases::contains)) {
                found = true;
                Optional<Expr> condition = Additions.both(clause.when(), Optional.of(new Expr.Not(when.span(), when)));
                clauses.set(
                        i,
                        new RuleDef.Clause(
                                condition,
                                clause.value(),
                                clause.because(),
                                clause.cases(),
                                clause.over(),
                                cases,
                                clause.layer(),
                                clause.text(),
                                clause.span()));
            }
        }
        return found;
    }

    /** What is done after another comes behind it; otherwise they stay as they are written. */
    private static void inOrder(List<RuleDef.Mapping> mappings) {
        for (int rounds = 0; rounds < mappings.size(); rounds++) {
            for (int i = 0; i < mappings.size(); i++) {
                RuleDef.Mapping mapping = mappings.get(i);
                for (int j = i + 1; j < mappings.size(); j++) {
                    if (!Collections.disjoint(mapping.after(), mappings.get(j).cases())) {
                        mappings.remove(i);
                        mappings.add(j, mapping);
                        break;
                    }
                }
            }
        }
    }

    private RuleDef.Mapping mapping(LayeredDecl layered, Decl.ExceptionTo node, Signature signature, Env outer) {
        Type type = signature.result().orElseThrow();
        Env env = outer.in(layered.layer())
                .withUsual(new Expr.Usual(layered.decl().span(), type));
        List<String> cases = context.cite(node.citation(), "exception to " + signature.name(), env);
        Optional<Expr> when = Additions.when(layered, node, env, expressions);
        String text =
                node.mappings().stream().map(mapping -> mapping.span().words()).collect(Collectors.joining(", "));
        List<RuleDef.Arrow> arrows = new ArrayList<>();
        if (type instanceof Type.Rec record) {
            RuleDef.Mapping whole = new RuleDef.Mapping(
                    when, arrows, text, cases, context.book.refer(node.after()), layered.layer(), node.span());
            recordMappings.read(whole, node, record.record(), env);
            return whole;
        }
        for (Decl.Mapping mapping : node.mappings()) {
            Expr to = expressions.value(mapping.to(), env, type);
            for (dev.grognard.compiler.ast.Expr from : mapping.from()) {
                arrows.add(new RuleDef.Arrow(expressions.value(from, env, type), to));
            }
        }
        return new RuleDef.Mapping(
                when, arrows, text, cases, context.book.refer(node.after()), layered.layer(), node.span());
    }

    // ------------------------------------------------------------------------------------------ modifiers

    void define(Decl.Modifiers node, Signature signature, Env outer) {
        Env env = outer.inner().pure("the modifiers `" + signature.name() + "`");
        bind(node.params(), signature, env);
        Type type = signature.result().orElseThrow();
        List<String> cases = context.cite(node.citation(), "modifiers " + signature.name(), outer);
        List<ModifierItem> items = new ArrayList<>(items(node, new LayeredDecl(node, outer.layer()), type, env));
        Optional<ModifiersDef.Limit> limit = node.limit().map(l -> limit(l, type, env));
        for (LayeredDecl layered : additions.take(names(signature), Decl.Modifiers.class)) {
            Decl.Modifiers more = (Decl.Modifiers) layered.decl();
            items.addAll(items(more, layered, type, env));
            limit = limit.or(() -> more.limit().map(l -> limit(l, type, env)));
        }
        List<LayeredDecl> exceptions = additions.take(names(signature), Decl.ExceptionTo.class);
        modifiers.add(new ModifiersDef(
                signature,
                itemExceptions.applied(items, exceptions, type, env),
                limit,
                cases,
                node.doc().text(),
                outer.layer(),
                node.span()));
    }

    private ModifiersDef.Limit limit(Decl.Limit limit, Type type, Env env) {
        return new ModifiersDef.Limit(
                ModifiersDef.Limit.Form.valueOf(limit.form().name()),
                limit.number().map(n -> expressions.value(n, env, Types.unbounded(type))));
    }

    private List<ModifierItem> items(Decl.Modifiers node, LayeredDecl layered, Type type, Env outer) {
        Env env = outer.in(layered.layer());
        String name = Additions.text(node.name());
        boolean added = node.to() || node.also();
        List<String> all = added
                ? context.cite(node.citation(), (node.to() ? "modifiers to " : "modifiers ") + name, env)
                : List.of();
        List<ModifierItem> items = new ArrayList<>();
        for (Decl.Item item : node.items()) {
            Optional<Expr> written = item.when().map(w -> expressions.condition(w, env));
            Env held = written.map(env::when).orElse(env);
            Type wanted = Types.added(type);
            Expr amount = context.guards.orElse(
                    () -> expressions.part(item.value(), held, wanted),
                    value -> value,
                    () -> new Expr.Number(item.span(), 0, wanted));
            Expr signed = item.minus() && !Types.isError(amount) ? negated(amount, wanted) : amount;
            Set<String> cases = new LinkedHashSet<>(context.cite(item.citation(), "modifier of " + name, env));
            if (node.to()) {
                cases.addAll(all);
            }
            items.add(new ModifierItem(
                    item.label().raw(),
                    signed,
                    Additions.both(Additions.inPlay(layered, item.span()), written),
                    List.of(),
                    List.copyOf(cases),
                    layered.layer(),
                    item.when().map(w -> w.span().text()).orElse(""),
                    item.span()));
        }
        return items;
    }

    private static Expr negated(Expr amount, Type type) {
        return amount instanceof Expr.Number number
                ? new Expr.Number(number.span(), -number.value(), type)
                : new Expr.Negate(amount.span(), amount, type);
    }
}
