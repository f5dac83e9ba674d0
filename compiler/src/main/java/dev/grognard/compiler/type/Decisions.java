package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Citation;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Text;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.List;
import java.util.Optional;

/** Dice, draws and choices: the expressions at which play pauses. */
final class Decisions {
    private final Expressions all;
    private final Context context;

    Decisions(Expressions all) {
        this.all = all;
        this.context = all.context;
    }

    Expr decider(dev.grognard.compiler.ast.Expr expr, Env env) {
        return all.part(expr, env, new Type.Of(context.symbols.known("Side")));
    }

    Expr roll(dev.grognard.compiler.ast.Expr.Roll node, Env env) {
        boolean possible = all.effect(node.span(), "a die is rolled", env);
        String purpose = node.purpose().map(n -> n.text()).orElse("d" + node.faces());
        if (node.purpose().isEmpty()) {
            context.aimlessRolls.add(node.span());
        }
        Optional<Text> told = all.text(node.told(), env);
        if (node.count().isEmpty()) {
            context.thrown.add(new GivenDice.Thrown(node.span(), purpose, node.faces(), Optional.of(1)));
            return possible ? new Expr.Roll(node.span(), node.faces(), purpose, told) : Types.error(node.span());
        }
        Expr count = all.part(node.count().get(), env, Type.INT);
        Optional<Integer> printed =
                count instanceof Expr.Number number ? Optional.of(number.value()) : Optional.empty();
        context.thrown.add(new GivenDice.Thrown(node.span(), purpose, node.faces(), printed));
        if (!possible) {
            return Types.error(node.span());
        }
        return Types.isError(count) ? count : new Expr.RollMany(node.span(), count, node.faces(), purpose, told);
    }

    Expr draw(dev.grognard.compiler.ast.Expr.Draw node, Env env) {
        all.effect(node.span(), "something is drawn", env);
        Optional<Expr> count = node.count().map(n -> all.part(n, env, Type.INT));
        Expr set = all.coercion.set(all.type(node.set(), env, Optional.empty()));
        Optional<Text> told = all.text(node.told(), env);
        if (Types.isError(set) || count.filter(Types::isError).isPresent()) {
            return Types.error(node.span());
        }
        if (!(set.type() instanceof Type.SetOf of)) {
            context.error(TypeCode.NOT_A_SET, set.span(), "dice cannot be drawn", "not a set of things");
            return Types.error(node.span());
        }
        String purpose = node.purpose().text();
        Optional<Integer> printed = count.isEmpty()
                ? Optional.of(1)
                : count.map(n -> n instanceof Expr.Number number ? number.value() : null);
        context.drawn.add(new GivenDraws.Drawn(node.span(), purpose, of.kind(), printed));
        Type type = count.isEmpty() ? new Type.Of(of.kind()) : set.type();
        return new Expr.Draw(node.span(), count, set, purpose, told, type);
    }

    Expr choose(
            dev.grognard.compiler.ast.Expr.Choose node, Env env, Optional<String> name, Optional<Citation> citation) {
        all.effect(node.span(), "a side is asked", env);
        Expr decider = decider(node.decider(), env);
        Expr.Amount amount = Expr.Amount.valueOf(node.amount().form().name());
        Optional<Expr> number = node.amount().number().map(n -> all.part(n, env, Type.INT));
        Expr set = all.coercion.set(all.type(node.set(), env, Optional.empty()));
        if (Types.isError(decider)
                || Types.isError(set)
                || number.filter(Types::isError).isPresent()) {
            return Types.error(node.span());
        }
        if (!(set.type() instanceof Type.SetOf of)) {
            context.error(TypeCode.NOT_A_SET, set.span(), "dice cannot be chosen", "not a set of things");
            return Types.error(node.span());
        }
        if (!node.preferences().isEmpty()) {
            Variable subject = all.sets.subject(set, Optional.empty());
            set = new Expr.Best(
                    node.set().span(),
                    set,
                    subject,
                    all.sets.preferences(node.preferences(), env.about(subject)),
                    set.type());
        }
        Variable picked = Forms.subject(name.orElse("picked"), set.type());
        Env inner = env.inner();
        inner.scope().declare(picked.name(), picked);
        Optional<Expr> keeping = node.keeping().map(k -> all.condition(k, inner.pure("`keeping`")));
        Optional<Expr> until = node.until().map(u -> all.condition(u, inner.pure("`until`")));
        boolean several = amount != Expr.Amount.ONE && amount != Expr.Amount.MAYBE_ONE;
        // Who picks one by one can be told what he has so far.
        Optional<Text> prompt = all.text(node.prompt(), several ? inner : env);
        Type type = switch (amount) {
            case ONE -> new Type.Of(of.kind());
            case MAYBE_ONE -> new Type.Maybe(new Type.Of(of.kind()));
            default -> set.type();
        };
        List<String> cases = context.cite(citation, "a choice", env);
        return new Expr.Choose(
                node.span(),
                decider,
                amount,
                number,
                set,
                picked,
                prompt,
                keeping,
                until,
                name.orElse("choice"),
                cases,
                type);
    }

    Expr chooseNumber(
            dev.grognard.compiler.ast.Expr.ChooseNumber node,
            Env env,
            Optional<String> name,
            Optional<Citation> citation) {
        all.effect(node.span(), "a side is asked", env);
        Expr decider = decider(node.decider(), env);
        if (!(node.range() instanceof dev.grognard.compiler.ast.Expr.Range range)
                || range.low().isEmpty()
                || range.high().isEmpty()) {
            context.error(
                    TypeCode.MISMATCH,
                    node.range().span(),
                    "a number is chosen from a range such as 1..6",
                    "not a range");
            return Types.error(node.span());
        }
        Expr low = all.part(range.low().get(), env, Type.INT);
        Expr high = all.part(range.high().get(), env, Type.INT);
        if (Types.isError(decider) || Types.isError(low) || Types.isError(high)) {
            return Types.error(node.span());
        }
        List<String> cases = context.cite(citation, "a choice", env);
        return new Expr.ChooseNumber(
                node.span(), decider, low, high, all.text(node.prompt(), env), name.orElse("number"), cases);
    }

    Expr will(dev.grognard.compiler.ast.Expr.Will node, Env env) {
        all.effect(node.span(), "a side is asked", env);
        Expr decider = decider(node.decider(), env);
        return Types.isError(decider)
                ? decider
                : new Expr.Will(node.span(), decider, node.answer().text(), all.text(node.prompt(), env), List.of());
    }
}
