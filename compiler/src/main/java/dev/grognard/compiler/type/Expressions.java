package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.ast.Template;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Text;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Types expressions. What is expected of an expression helps to find names and to read numbers; it is not yet demanded. */
final class Expressions {
    final Context context;
    final Coercion coercion;
    final References references;
    final Properties properties;
    final Comparisons comparisons;
    final Numbers numbers;
    final SetForms sets;
    final Decisions decisions;
    final Journeys journeys;
    final Geometry geometry;
    final Matches matches;
    final Records records;

    Expressions(Context context) {
        this.context = context;
        this.coercion = new Coercion(context);
        this.records = new Records(context);
        this.references = new References(this);
        this.properties = new Properties(this, references);
        this.comparisons = new Comparisons(this);
        this.numbers = new Numbers(this);
        this.sets = new SetForms(this);
        this.decisions = new Decisions(this);
        this.journeys = new Journeys(this);
        this.geometry = new Geometry(this);
        this.matches = new Matches(this);
    }

    /** A part of another expression. */
    Expr type(dev.grognard.compiler.ast.Expr expr, Env env, Optional<Type> expected) {
        return context.guards.part(() -> known(expr.accept(new Forms(this, env, expected)), env));
    }

    /** A part of another expression that must have a type. */
    Expr part(dev.grognard.compiler.ast.Expr expr, Env env, Type wanted) {
        return coercion.to(wanted, type(expr, env, Optional.of(wanted)));
    }

    /** An expression that stands alone and must have a type. */
    Expr value(dev.grognard.compiler.ast.Expr expr, Env env, Type wanted) {
        return context.guards.alone(Optional.of(wanted), () -> part(expr, env, wanted));
    }

    /** An expression that stands alone, of any type. */
    Expr value(dev.grognard.compiler.ast.Expr expr, Env env) {
        return context.guards.alone(Optional.empty(), () -> type(expr, env, Optional.empty()));
    }

    Expr condition(dev.grognard.compiler.ast.Expr expr, Env env) {
        Optional<Variable> meant = expr instanceof dev.grognard.compiler.ast.Expr.ThingRef thing
                        && thing.arguments().isEmpty()
                ? whose(thing.name().text(), env)
                : Optional.empty();
        if (meant.isEmpty()) {
            return value(expr, env, Type.BOOL);
        }
        context.diagnostics.add(Mended.writing(
                Diagnostic.error(
                        TypeCode.NOT_A_CONDITION, "this is a Side, and no condition", expr.span(), "this is a Side"),
                "compare `" + meant.get().name() + "` with it",
                expr.span().source(),
                expr.span().start(),
                expr.span().start(),
                meant.get().name() + " is "));
        return Types.error(expr.span());
    }

    /** The side that is spoken of where another one stands as if it were a condition, if there is one alone. */
    private Optional<Variable> whose(String name, Env env) {
        boolean asked = context.symbols.inPlay.containsKey(name);
        if (asked || context.symbols.member(context.symbols.known("Side"), name).isEmpty()) {
            return Optional.empty();
        }
        Type side = new Type.Of(context.symbols.known("Side"));
        List<Variable> all = env.scope().names().stream()
                .flatMap(one -> env.scope().variable(one).stream())
                .filter(variable -> variable.type().equals(side))
                .distinct()
                .toList();
        return all.size() == 1 ? Optional.of(all.get(0)) : Optional.empty();
    }

    /** A set (or dice) that stands alone. */
    Expr set(dev.grognard.compiler.ast.Expr expr, Env env) {
        return context.guards.alone(Optional.empty(), () -> coercion.set(type(expr, env, Optional.empty())));
    }

    /** A set of which each member gets a name, by which the set's own `where` may call it too. */
    Expr domain(Name name, dev.grognard.compiler.ast.Expr set, Env env) {
        return set(SetForms.named(name, set), env);
    }

    /** What conditions around a place have told about what is read there. */
    Expr known(Expr expr, Env env) {
        if (Types.isError(expr)) {
            return expr;
        }
        Optional<Path> path = Path.of(expr);
        if (path.isEmpty()) {
            return expr;
        }
        Expr result = expr;
        if (result.type().mayBeAbsent() && env.facts().present().contains(path.get())) {
            result = new Expr.Present(expr.span(), result);
        } else if (env.facts().outdated().contains(path.get())) {
            context.guards.outdated(expr.span());
        }
        var kind = env.facts().kinds().get(path.get());
        if (kind != null && result.type() instanceof Type.Of of && kind != of.kind() && kind.isA(of.kind())) {
            result = new Expr.Narrow(expr.span(), result, kind);
        }
        return result;
    }

    Text text(Template template, Env env) {
        List<Text.Part> parts = new ArrayList<>();
        for (Template.Part part : template.parts()) {
            if (part instanceof Template.Words words) {
                parts.add(new Text.Words(words.text()));
            } else if (part instanceof Template.Hole hole) {
                Expr value = context.guards.alone(
                        Optional.of(new Type.Maybe(Type.INT)),
                        () -> type(hole.value(), env.pure("a text"), Optional.empty()));
                if (!Types.isError(value)) {
                    KindsInTexts.report(context, value, env);
                    parts.add(new Text.Hole(value));
                }
            } else if (part instanceof Template.Flag flag) {
                parts.add(flag(flag, env));
            }
        }
        return new Text(List.copyOf(parts), template.span());
    }

    /** What the condition tells is known in the words that stand if it holds. */
    private Text.Flag flag(Template.Flag flag, Env env) {
        Expr condition = condition(flag.condition(), env.pure("a text"));
        return new Text.Flag(
                condition, text(flag.words(), env.when(condition)), text(flag.otherwise(), env.unless(condition)));
    }

    Optional<Text> text(Optional<Template> template, Env env) {
        return template.map(t -> text(t, env));
    }

    /** Declares a variable, unless its name already means something. */
    Variable declare(dev.grognard.compiler.ast.Name name, Type type, Variable.Role role, Env env) {
        Variable variable = new Variable(name.text(), type, role);
        bind(name, variable, env);
        return variable;
    }

    /** Makes a variable visible, unless its name already means something. */
    void bind(dev.grognard.compiler.ast.Name name, Variable variable, Env env) {
        boolean global = context.symbols.globals.containsKey(name.text())
                || context.symbols.lists.containsKey(name.text())
                || Optional.ofNullable(context.symbols.rules.get(name.text()))
                        .filter(rule -> rule.parameters().isEmpty())
                        .isPresent();
        boolean local = env.scope().variable(name.text()).isPresent();
        // A new state or rule may be called as many parameters are; that is one mistake.
        if (local || global && context.shadowed.add(name.text())) {
            Diagnostic problem = Diagnostic.error(
                    NameCode.SHADOWED,
                    "`" + name.text() + "` already means something here",
                    name.span(),
                    "choose another name");
            context.diagnostics.add(Optional.ofNullable(context.declared.get(name.text()))
                    .filter(declared -> !local)
                    .map(declared -> unkept(problem, name, variable)
                            .with(declared, "this is what it means already")
                            .help("give one of them another name; where else the name stands twice is not told again"))
                    .or(() -> env.scope()
                            .place(name.text())
                            .filter(first -> local)
                            .map(first -> problem.with(first, "this is what it means already")))
                    .orElse(problem));
        }
        // Which of the two is meant below is not known, so that nothing is wrong with it there.
        Variable meant = local ? new Variable(name.text(), Types.errorType(), variable.role()) : variable;
        env.scope().declare(name.text(), meant, name.span());
    }

    /** Whoever lets a state be something means to change it. */
    private Diagnostic unkept(Diagnostic problem, dev.grognard.compiler.ast.Name name, Variable variable) {
        String before = name.span().source().text().substring(0, name.span().start());
        int start = before.stripTrailing().length() - "let".length();
        boolean let =
                variable.role() == Variable.Role.LET && before.stripTrailing().endsWith("let");
        return let && context.symbols.globals.containsKey(name.text())
                ? Mended.writing(
                        problem,
                        "to change the state, leave `let` out",
                        name.span().source(),
                        start,
                        name.span().start(),
                        "")
                : problem;
    }

    /** Notes that something with effects stands where nothing may happen. */
    boolean effect(dev.grognard.compiler.source.Span span, String what, Env env) {
        Optional<String> pure = env.scope().pureIn();
        pure.ifPresent(where -> context.error(
                TypeCode.IMPURE,
                span,
                what + " in " + where,
                where + " only looks; it may be read at any time",
                where.equals(SetForms.WHERE) && !env.scope().isPureAround()
                        ? "`for each` goes through them one after the other, and something may happen to each; of a handful of dice"
                                + " those can be counted that hit: `let dice = roll 3 d6 for …`, then `count (dice where it >= 5)`"
                        : "do this in a procedure, an order or a hook"));
        return pure.isEmpty();
    }
}
