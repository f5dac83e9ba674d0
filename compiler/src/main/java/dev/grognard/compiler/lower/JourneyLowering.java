package dev.grognard.compiler.lower;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Quantity;
import dev.grognard.compiler.model.Statement;
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
        Decision.JourneyPlan plan =
                new Decision.JourneyPlan(trip, mover, spent, budget, steps, start, stopped, way, arguments);
        int head = blocks.fresh();
        int go = blocks.fresh();
        int end = blocks.fresh();
        blocks.jump(head);
        blocks.open(head);
        Decision decision = effects.decision(
                journey.name(), decider, java.util.Optional.empty(), journey.cases(), new Decision.Travel(plan));
        Kind ways = ((Type.Of) travel.way().type()).kind();
        blocks.ask(decision, end, Map.of(game.codes().pick(ways), go, AnswerCodes.DONE, end));
        blocks.open(go);
        blocks.add(new Op.TakeAnswer(way, 0));
        blocks.add(new Op.Travelled(plan));
        Expr to = new Expr.Builtin(
                span,
                Expr.Known.TO,
                List.of(new Expr.Read(span, way)),
                new Type.Of(game.layout().places()));
        Statement.Move move = new Statement.Move(span, new Expr.Read(span, mover), to, journey.cases());
        new MoveLowering(game, blocks, effects).move(move);
        blocks.jump(head);
        blocks.open(end);
        return new Expr.Read(span, spent);
    }

    private Variable store(String name, Expr value) {
        Variable variable = blocks.variable(name, value.type());
        blocks.store(variable, value);
        return variable;
    }
}
