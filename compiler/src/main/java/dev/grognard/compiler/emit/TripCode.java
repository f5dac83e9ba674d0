package dev.grognard.compiler.emit;

import com.palantir.javapoet.CodeBlock;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Quantity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes the use of a way of travelling: the search itself stands in the class of the travel. */
final class TripCode {
    private final Emission game;
    private final Body body;

    TripCode(Emission game, Body body) {
        this.game = game;
        this.body = body;
    }

    private CodeBlock call(String method, Expr.Trip trip, List<CodeBlock> extra) {
        List<CodeBlock> arguments = new ArrayList<>();
        arguments.add(CodeBlock.of("state"));
        arguments.add(body.value(trip.mover()));
        trip.arguments().forEach(argument -> arguments.add(body.value(argument)));
        arguments.add(
                trip.from().map(body::value).orElseGet(() -> CodeBlock.of("state.at($L)", body.value(trip.mover()))));
        arguments.add(trip.within().map(body::value).orElse(CodeBlock.of("$L", Quantity.NEVER)));
        arguments.addAll(extra);
        return CodeBlock.of("$T.$L($L)", game.travelClass(trip.travel()), method, CodeBlock.join(arguments, ",$W"));
    }

    private List<CodeBlock> limits(Expr.Trip trip) {
        CodeBlock exactly = trip.exactlySteps().map(body::value).orElse(CodeBlock.of("-1"));
        CodeBlock least = trip.atLeastSteps().map(body::value).orElse(CodeBlock.of("0"));
        return List.of(exactly, least);
    }

    CodeBlock reach(Expr.Trip trip) {
        return call("reach", trip, limits(trip));
    }

    CodeBlock cost(Expr.Trip trip, Expr to) {
        return call("cost", trip, List.of(body.value(to)));
    }

    CodeBlock canGo(Expr.Trip trip, Optional<Expr> to) {
        List<CodeBlock> extra = new ArrayList<>(limits(trip));
        extra.add(to.map(body::value).orElse(CodeBlock.of("null")));
        return call("canGo", trip, extra);
    }
}
