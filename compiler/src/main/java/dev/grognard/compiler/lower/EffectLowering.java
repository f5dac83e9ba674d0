package dev.grognard.compiler.lower;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Text;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Takes dice, choices and calls out of expressions: each becomes blocks of its own, left to right, and its value a variable of the frame, so
 * that what remains is pure.
 */
final class EffectLowering {
    private final Lowering game;
    private final Signature procedure;
    private final BlockWriter blocks;
    private final List<Decision> decisions = new ArrayList<>();

    EffectLowering(Lowering game, Signature procedure, BlockWriter blocks) {
        this.game = game;
        this.procedure = procedure;
        this.blocks = blocks;
    }

    List<Decision> decisions() {
        return List.copyOf(decisions);
    }

    Decision decision(String name, Variable decider, Optional<Text> prompt, List<String> cases, Decision.Form form) {
        Decision decision = new Decision(
                game.nextDecision(), procedure.qualifiedName() + "/" + name, procedure, decider, prompt, cases, form);
        decisions.add(decision);
        return decision;
    }

    /** A statement that is only an expression. */
    void perform(Expr call) {
        if (call instanceof Expr.CallProcedure procedureCall) {
            List<Expr> arguments = values(procedureCall, procedureCall.arguments());
            if (game.effects().pauses(procedureCall.procedure())) {
                blocks.call(procedureCall.procedure(), arguments);
            } else {
                Expr plain = new Expr.CallProcedure(call.span(), procedureCall.procedure(), arguments);
                blocks.add(new Op.Plain(new Statement.Perform(call.span(), plain, List.of())));
            }
        } else {
            value(call);
        }
    }

    /** The pure expression that stands for this one once its effects have been had. */
    Expr value(Expr e) {
        if (!game.effects().pauses(e)) {
            return e;
        }
        Span span = e.span();
        if (e instanceof Expr.Roll roll) {
            Variable die = blocks.variable(roll.purpose(), Type.INT);
            blocks.rest();
            blocks.add(new Op.RollOne(die, roll.faces(), roll.purpose(), roll.told()));
            return new Expr.Read(span, die);
        }
        if (e instanceof Expr.RollMany roll) {
            Expr count = saved(value(roll.count()), "number", "number");
            Variable dice = blocks.variable(roll.purpose(), Type.DICE);
            blocks.rest();
            blocks.add(new Op.RollSeveral(dice, count, roll.faces(), roll.purpose(), roll.told()));
            return new Expr.Read(span, dice);
        }
        if (e instanceof Expr.Draw draw) {
            Optional<Expr> count = draw.count().map(n -> saved(value(n), "number", "number"));
            Expr set = value(draw.set());
            Variable drawn = blocks.variable(draw.purpose(), draw.type());
            blocks.rest();
            blocks.add(new Op.Draw(span, drawn, set, count, draw.purpose(), draw.told()));
            return new Expr.Read(span, drawn);
        }
        if (e instanceof Expr.CallProcedure call) {
            List<Expr> arguments = values(call, call.arguments());
            if (!game.effects().pauses(call.procedure())) {
                return saved(new Expr.CallProcedure(span, call.procedure(), arguments), "given", span.words());
            }
            Variable result = blocks.variable(lower(call.procedure().name()), call.type());
            blocks.call(call.procedure(), arguments);
            blocks.add(new Op.TakeResult(result));
            return new Expr.Read(span, result);
        }
        if (e instanceof Expr.Choose choose) {
            return choose(choose);
        }
        if (e instanceof Expr.ChooseNumber number) {
            return number(number);
        }
        if (e instanceof Expr.Will will) {
            return will(will);
        }
        if (e instanceof Expr.Journey journey) {
            return new JourneyLowering(game, blocks, this).journey(journey);
        }
        if (e instanceof Expr.And and) {
            return shortCircuit(span, and.left(), and.right(), true);
        }
        if (e instanceof Expr.Or or) {
            return shortCircuit(span, or.left(), or.right(), false);
        }
        if (e instanceof Expr.Conditional conditional) {
            return conditional(conditional);
        }
        return Eager.rebuild(e, operands -> values(e, operands));
    }

    /** Several operands left to right; an earlier one is kept in the frame if a later one pauses. */
    private List<Expr> values(Expr whole, List<Expr> operands) {
        List<Expr> values = new ArrayList<>();
        for (int i = 0; i < operands.size(); i++) {
            Expr value = value(operands.get(i));
            boolean laterPauses =
                    operands.subList(i + 1, operands.size()).stream().anyMatch(game.effects()::pauses);
            values.add(laterPauses ? saved(value, "held", title(whole, i, operands.get(i))) : value);
        }
        return values;
    }

    /** What an operand is called that waits for a later one: as the table, rule or procedure calls it that is given it, or by its own words. */
    private static String title(Expr whole, int operand, Expr value) {
        if (whole instanceof Expr.Lookup lookup) {
            return lookup.table().parameters().get(operand).name();
        }
        if (whole instanceof Expr.CallRule call) {
            return call.rule().parameters().get(operand).name();
        }
        if (whole instanceof Expr.CallProcedure call) {
            return call.procedure().parameters().get(operand).name();
        }
        return value.span().words();
    }

    private Expr saved(Expr value, String name, String title) {
        if (value instanceof Expr.Number
                || value instanceof Expr.Truth
                || value instanceof Expr.Constant
                || value instanceof Expr.Absent
                || value instanceof Expr.All
                || value instanceof Expr.Read read && read.variable().role() != Variable.Role.STATE) {
            return value;
        }
        Variable variable = blocks.variable(name, value.type(), title);
        blocks.store(variable, value);
        return new Expr.Read(value.span(), variable);
    }

    private Expr shortCircuit(Span span, Expr left, Expr right, boolean and) {
        Variable both = blocks.variable("holds", Type.BOOL);
        blocks.store(both, value(left));
        int more = blocks.fresh();
        int end = blocks.fresh();
        Expr read = new Expr.Read(span, both);
        blocks.seal(and ? new Exit.Branch(read, more, end) : new Exit.Branch(read, end, more));
        blocks.open(more);
        blocks.store(both, value(right));
        blocks.jump(end);
        blocks.open(end);
        return read;
    }

    private Expr conditional(Expr.Conditional conditional) {
        Variable result = blocks.variable("result", conditional.type());
        int yes = blocks.fresh();
        int no = blocks.fresh();
        int end = blocks.fresh();
        blocks.seal(new Exit.Branch(value(conditional.condition()), yes, no));
        blocks.open(yes);
        blocks.store(result, value(conditional.then()));
        blocks.jump(end);
        blocks.open(no);
        blocks.store(result, value(conditional.otherwise()));
        blocks.jump(end);
        blocks.open(end);
        return new Expr.Read(conditional.span(), result);
    }

    // ------------------------------------------------------------------ choices

    private Expr choose(Expr.Choose choose) {
        Variable decider = blocks.variable("chooser", choose.decider().type());
        blocks.store(decider, value(choose.decider()));
        Variable candidates = blocks.variable("candidates", choose.set().type());
        blocks.store(candidates, value(choose.set()));
        return choose.amount() == Expr.Amount.ONE || choose.amount() == Expr.Amount.MAYBE_ONE
                ? chooseOne(choose, decider, candidates)
                : chooseSeveral(choose, decider, candidates);
    }

    private Expr chooseOne(Expr.Choose choose, Variable decider, Variable candidates) {
        Span span = choose.span();
        boolean maybe = choose.amount() == Expr.Amount.MAYBE_ONE;
        Kind kind = ((Type.SetOf) choose.set().type()).kind();
        Variable chosen = blocks.variable(choose.name(), choose.type());
        int take = blocks.fresh();
        int none = blocks.fresh();
        int end = blocks.fresh();
        Decision decision = decision(
                choose.name(),
                decider,
                choose.prompt(),
                choose.cases(),
                new Decision.Pick(
                        candidates,
                        Optional.empty(),
                        maybe ? Optional.of(new Expr.Truth(span, true)) : Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Decision.Takes.ONE,
                        !maybe));
        Map<Integer, Integer> answers = maybe
                ? Map.of(game.codes().pick(kind), take, AnswerCodes.PASS, none)
                : Map.of(game.codes().pick(kind), take);
        blocks.ask(decision, none, answers);
        blocks.open(take);
        blocks.add(new Op.TakeAnswer(chosen, 0));
        blocks.jump(end);
        blocks.open(none);
        if (maybe) {
            blocks.store(chosen, new Expr.Absent(span, choose.type()));
        } else {
            blocks.add(new Op.Fault(choose.span(), "there is nothing to choose from"));
        }
        blocks.jump(end);
        blocks.open(end);
        return new Expr.Read(span, chosen);
    }

    private Expr chooseSeveral(Expr.Choose choose, Variable decider, Variable candidates) {
        Span span = choose.span();
        Kind kind = ((Type.SetOf) choose.set().type()).kind();
        Variable picked = choose.picked();
        blocks.store(picked, new Expr.SetLiteral(span, List.of(), choose.set().type()));
        Expr count = new Expr.Count(span, new Expr.Read(span, picked));
        Optional<Expr> number = choose.number().map(n -> {
            Variable limit = blocks.variable("limit", Type.INT);
            blocks.store(limit, value(n));
            return new Expr.Read(span, limit);
        });
        int head = blocks.fresh();
        int ask = blocks.fresh();
        int take = blocks.fresh();
        int end = blocks.fresh();
        boolean bounded = choose.amount() == Expr.Amount.UP_TO || choose.amount() == Expr.Amount.EXACTLY;
        boolean least = choose.amount() == Expr.Amount.EXACTLY || choose.amount() == Expr.Amount.AT_LEAST;
        boolean free = choose.keeping().isEmpty() && choose.until().isEmpty();
        if (!least && choose.until().isEmpty()) {
            // To pick nothing out of nothing is no decision, and nothing for the record.
            blocks.seal(new Exit.Branch(new Expr.Any(span, new Expr.Read(span, candidates)), head, end));
            blocks.open(head);
        } else {
            blocks.jump(head);
            blocks.open(head);
        }
        if (bounded) {
            blocks.seal(new Exit.Branch(
                    new Expr.Compare(span, Expr.Order.AT_LEAST, count, number.orElseThrow()), end, ask));
        } else {
            blocks.jump(ask);
        }
        blocks.open(ask);
        Expr done = least
                ? new Expr.Compare(span, Expr.Order.AT_LEAST, count, number.orElseThrow())
                : new Expr.Truth(span, true);
        if (choose.until().isPresent()) {
            done = new Expr.And(span, done, choose.until().get());
        }
        Optional<Expr> missing = number.map(limit -> new Expr.Arithmetic(span, Expr.Sum.MINUS, limit, count, Type.INT));
        Decision decision = decision(
                choose.name(),
                decider,
                choose.prompt(),
                choose.cases(),
                new Decision.Pick(
                        candidates,
                        Optional.of(picked),
                        Optional.of(done),
                        choose.keeping(),
                        missing.filter(n -> bounded),
                        missing.filter(n -> least && free),
                        Decision.Takes.SEVERAL,
                        true));
        blocks.ask(decision, end, Map.of(game.codes().pick(kind), take, AnswerCodes.DONE, end));
        blocks.open(take);
        blocks.add(new Op.AddAnswer(picked));
        blocks.jump(head);
        blocks.open(end);
        return new Expr.Read(span, picked);
    }

    private Expr number(Expr.ChooseNumber choose) {
        Variable decider = blocks.variable("chooser", choose.decider().type());
        blocks.store(decider, value(choose.decider()));
        Variable low = blocks.variable("low", Type.INT);
        Variable high = blocks.variable("high", Type.INT);
        blocks.store(low, value(choose.low()));
        blocks.store(high, value(choose.high()));
        Variable chosen = blocks.variable(choose.name(), Type.INT);
        int take = blocks.fresh();
        int none = blocks.fresh();
        int end = blocks.fresh();
        Decision decision =
                decision(choose.name(), decider, choose.prompt(), choose.cases(), new Decision.Number(low, high));
        blocks.ask(decision, none, Map.of(AnswerCodes.NUMBER, take));
        blocks.open(take);
        blocks.add(new Op.TakeAnswer(chosen, 0));
        blocks.jump(end);
        blocks.open(none);
        blocks.add(new Op.Fault(choose.span(), "there is no number to choose"));
        blocks.jump(end);
        blocks.open(end);
        return new Expr.Read(choose.span(), chosen);
    }

    private Expr will(Expr.Will will) {
        Span span = will.span();
        Variable decider = blocks.variable("chooser", will.decider().type());
        blocks.store(decider, value(will.decider()));
        Variable answer = blocks.variable(will.name(), Type.BOOL);
        int yes = blocks.fresh();
        int no = blocks.fresh();
        int end = blocks.fresh();
        Decision decision =
                decision(will.name(), decider, will.prompt(), will.cases(), new Decision.YesNo(will.name()));
        blocks.ask(decision, no, Map.of(AnswerCodes.YES, yes, AnswerCodes.NO, no));
        blocks.open(yes);
        blocks.store(answer, new Expr.Truth(span, true));
        blocks.jump(end);
        blocks.open(no);
        blocks.store(answer, new Expr.Truth(span, false));
        blocks.jump(end);
        blocks.open(end);
        return new Expr.Read(span, answer);
    }

    private static String lower(String name) {
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }
}
