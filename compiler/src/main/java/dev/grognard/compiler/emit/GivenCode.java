package dev.grognard.compiler.emit;

import com.palantir.javapoet.CodeBlock;
import dev.grognard.compiler.lower.LoweredProcedure;
import dev.grognard.compiler.model.ExampleDef;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Layer;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.ScenarioDef;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Type;
import java.util.List;
import java.util.Optional;

/** Writes what an example gives: states, pieces, and the phase with which it starts. */
final class GivenCode {
    private final Emission game;
    private final Body body;

    GivenCode(Emission game, Body body) {
        this.game = game;
        this.body = body;
    }

    void state(ExampleDef.SetState state) {
        new Statements(game, body).statement(state.assignment());
        if (state.assignment() instanceof Statement.Assign assign) {
            read(assign).ifPresent(value -> given(state.span().words(), value));
        }
    }

    private static Optional<Expr> read(Statement.Assign assign) {
        if (assign.target() instanceof Statement.ToGlobal global) {
            return Optional.of(new Expr.ReadGlobal(assign.span(), global.state(), global.keys()));
        }
        return assign.target() instanceof Statement.ToField field && field.of().type() instanceof Type.Of
                ? Optional.of(new Expr.ReadField(assign.span(), field.field(), field.of(), field.keys()))
                : Optional.empty();
    }

    void place(ExampleDef.Place place) {
        for (ScenarioDef.Placement placement : place.placements()) {
            new SetUpCode(game).placement(body, placement, "state.");
            Expr piece = new Expr.Constant(placement.span(), placement.piece());
            placement
                    .states()
                    .forEach((field, value) -> given(
                            "%s(%s %s)"
                                    .formatted(
                                            placement.piece(),
                                            field.name(),
                                            value.span().text()),
                            new Expr.ReadField(value.span(), field, piece, List.of())));
        }
    }

    /** What is given is looked at again when the game has run on, in case a moment or a phase has undone it. */
    private void given(String text, Expr value) {
        body.raw(CodeBlock.of(
                "script.given($S, $L);\n",
                text,
                ExampleGenerator.lambda(game, inner -> game.types().print(value.type(), inner.value(value)), false)));
    }

    void start(ExampleDef.Start start) {
        LoweredProcedure sequence = game.lowered().procedures().get(0);
        LoweredProcedure.PhaseStart phase = sequence.starts().stream()
                .filter(candidate -> start.means(candidate.phase(), candidate.argument()))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no phase " + start.phase()));
        CodeBlock argument = start.arguments().isEmpty()
                ? CodeBlock.of("0")
                : CodeBlock.of("$L.index()", body.value(start.arguments().get(0)));
        body.line(
                "state.startAt($T.$L, $L)",
                game.procedureClass(sequence.signature()),
                ProcedureGenerator.startName(sequence, phase),
                argument);
        start.arguments().stream()
                .findFirst()
                .flatMap(whose -> phase.argument().flatMap(written -> noted(written, whose)))
                .ifPresent(new Statements(game, body)::statement);
        body.line("script.starts()");
        leftOut();
    }

    /** Where the sequence reads from a state whose phase it is, the state says what the example says. */
    private static Optional<Statement> noted(Expr written, Expr whose) {
        if (written instanceof Expr.ReadGlobal read && read.keys().isEmpty()) {
            return Optional.of(new Statement.Assign(
                    whose.span(),
                    new Statement.ToGlobal(read.state(), List.of()),
                    Statement.Change.SET,
                    whose,
                    List.of()));
        }
        return written instanceof Expr.Builtin builtin && builtin.known() == Expr.Known.OPPONENT
                ? noted(
                        builtin.arguments().get(0),
                        new Expr.Builtin(whose.span(), Expr.Known.OPPONENT, List.of(whose), builtin.type()))
                : Optional.empty();
    }

    /** What a scenario says as a turn begins is part of its set-up to whoever writes it, but play that starts later has none of it. */
    private void leftOut() {
        ModelTree.all(game.model(), Statement.EachTurn.class).stream()
                .flatMap(turns -> turns.starts().stream())
                .filter(moment -> moment.layer().form() == Layer.Form.SCENARIO
                        && moment.when().isPresent())
                .forEach(moment -> body.raw(CodeBlock.of(
                        "script.leavesOut($S, $L);\n",
                        moment.span().words().replaceFirst("(?s)\\s*\\{.*", "") + " { … }",
                        ExampleGenerator.lambda(
                                game, inner -> inner.value(moment.when().get()), false))));
    }
}
