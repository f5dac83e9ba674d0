package dev.grognard.compiler.lower;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Quantity;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Text;
import dev.grognard.compiler.model.TravelDef;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Makes a journey a loop: the side picks the next step among those that can be completed, until it is done or can go no farther. */
final class JourneyLowering {
    private final Lowering game;
    private final BlockWriter blocks;
    private final EffectLowering effects;

    JourneyLowering(Lowering game, BlockWriter blocks, EffectLowering effects) {
        this.game = game;
        this.blocks = blocks;
        this.effects = effects;
    }

    Expr journey(Expr.Journey journey) {
        Span span = journey.span();
        Expr.Trip trip = journey.trip();
        TravelDef travel = game.travel(trip.travel());
        Variable decider = store("chooser", effects.value(journey.decider()));
        Variable mover = store("mover", effects.value(trip.mover()));
        List<Variable> arguments = new ArrayList<>();
        for (Expr argument : trip.arguments()) {
            arguments.add(store("argument", effects.value(argument)));
        }
        Expr unlimited = new Expr.Number(span, Quantity.NEVER, journey.type());
        Variable budget = store("budget", effects.value(trip.within().orElse(unlimited)));
        Variable spent = store("spent", new Expr.Number(span, 0, journey.type()));
        Variable steps = store("steps", new Expr.Number(span, 0, Type.INT));
        Expr here = new Expr.Builtin(
                span,
                Expr.Known.AT,
                List.of(new Expr.Read(span, mover)),
                new Type.Of(game.layout().places()));
        Variable start = store("start", here);
        Variable stopped = store("stopped", new Expr.Truth(span, false));
        Variable way = blocks.variable("way", travel.way().type());
        Decision.JourneyPlan plan = new Decision.JourneyPlan(
                trip, mover, spent, budget, steps, start, stopped, way, arguments, journey.left());
        int head = blocks.fresh();
        int go = blocks.fresh();
        int stuck = blocks.fresh();
        int end = blocks.fresh();
        blocks.jump(head);
        blocks.open(head);
        Decision decision =
                effects.decision(journey.name(), decider, journey.prompt(), journey.cases(), new Decision.Travel(plan));
        Kind ways = ((Type.Of) travel.way().type()).kind();
        blocks.ask(decision, stuck, Map.of(game.codes().pick(ways), go, AnswerCodes.DONE, end));
        blocks.open(go);
        blocks.add(new Op.TakeAnswer(way, 0));
        Expr from = end(span, Expr.Known.FROM, way);
        Expr to = end(span, Expr.Known.TO, way);
        for (TravelDef.StepHook hook : hooks(travel, true)) {
            Expr ends = run(hook, travel, plan, new Expr.Read(span, steps));
            goOnIf(new Expr.Not(span, ends), end);
            goOnIf(new Expr.Same(span, here, from), end);
        }
        blocks.add(new Op.Travelled(plan));
        Statement.Move move = new Statement.Move(span, new Expr.Read(span, mover), to, journey.cases());
        new MoveLowering(game, blocks, effects).move(move);
        // What happens on the way may take the mover elsewhere, and the journey is over then.
        Expr arrived = new Expr.Same(span, here, to);
        if (game.effects().enters(move)) {
            goOnIf(arrived, end);
        }
        Expr before = new Expr.Arithmetic(
                span, Expr.Sum.MINUS, new Expr.Read(span, steps), new Expr.Number(span, 1, Type.INT), Type.INT);
        List<Expr> ends = new ArrayList<>();
        for (TravelDef.StepHook hook : hooks(travel, false)) {
            ends.add(run(hook, travel, plan, before));
            goOnIf(arrived, end);
        }
        ends.forEach(one -> goOnIf(new Expr.Not(span, one), end));
        blocks.jump(head);
        blocks.open(stuck);
        sayIfNotBegun(journey, plan, end);
        blocks.jump(end);
        blocks.open(end);
        return new Expr.Read(span, spent);
    }

    /** Who cannot make the first step is told of: nobody was asked anything, and a player would wonder what became of the order. */
    private void sayIfNotBegun(Expr.Journey journey, Decision.JourneyPlan plan, int end) {
        Span span = journey.span();
        Expr none = new Expr.Number(span, 0, Type.INT);
        goOnIf(new Expr.Same(span, new Expr.Read(span, plan.steps()), none), end);
        List<Text.Part> parts =
                List.of(new Text.Hole(new Expr.Read(span, plan.mover())), new Text.Words(" can go nowhere."));
        blocks.add(new Op.Plain(new Statement.Say(span, new Text(parts, span), journey.cases())));
    }

    private Expr end(Span span, Expr.Known which, Variable way) {
        return new Expr.Builtin(
                span,
                which,
                List.of(new Expr.Read(span, way)),
                new Type.Of(game.layout().places()));
    }

    private void goOnIf(Expr condition, int end) {
        int next = blocks.fresh();
        blocks.seal(new Exit.Branch(condition, next, end));
        blocks.open(next);
    }

    private static List<TravelDef.StepHook> hooks(TravelDef travel, boolean before) {
        return travel.hooks().stream().filter(hook -> hook.before() == before).toList();
    }

    /** Does what is to be done around this step; gives whether it ends the journey. */
    private Expr run(TravelDef.StepHook hook, TravelDef travel, Decision.JourneyPlan plan, Expr taken) {
        Span span = hook.span();
        Kind place = ((Type.Of) travel.start().type()).kind();
        List<Expr> arguments = new ArrayList<>();
        arguments.add(new Expr.Read(span, plan.mover()));
        plan.arguments().forEach(argument -> arguments.add(new Expr.Read(span, argument)));
        arguments.add(new Expr.Read(span, plan.way()));
        arguments.add(end(span, Expr.Known.TO, plan.way()));
        arguments.add(narrowed(new Expr.Read(span, plan.start()), place));
        arguments.add(taken);
        blocks.call(hook.signature(), arguments);
        Variable ends = blocks.variable("ends", Type.BOOL);
        blocks.add(new Op.TakeResult(ends));
        return new Expr.Read(span, ends);
    }

    /** Journeys know places of every kind; what happens on them knows those at the ends of its links. */
    private static Expr narrowed(Expr place, Kind kind) {
        return kind.parent().isEmpty() ? place : new Expr.Narrow(place.span(), place, kind);
    }

    private Variable store(String name, Expr value) {
        Variable variable = blocks.variable(name, value.type());
        blocks.store(variable, value);
        return variable;
    }
}
