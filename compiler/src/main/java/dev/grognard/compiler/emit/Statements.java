package dev.grognard.compiler.emit;

import com.palantir.javapoet.CodeBlock;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Hooks;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.Optional;

/** Writes statements that never pause as ordinary Java. */
final class Statements {
    private final Emission game;
    private final Body body;
    private Optional<String> stopLabel = Optional.empty();
    private Optional<Runnable> usual = Optional.empty();

    Statements(Emission game, Body body) {
        this.game = game;
        this.body = body;
    }

    void block(Statement.Block block) {
        block.reached().forEach(this::statement);
    }

    /** A procedure that runs through, with its hooks. */
    void hooked(Hooks hooks, Statement.Block core) {
        hooks.before().forEach(this::hook);
        if (hooks.instead().isEmpty()) {
            leavable(() -> block(core), !hooks.after().isEmpty());
        } else {
            instead(hooks, core);
        }
        hooks.after().forEach(this::hook);
    }

    private void hook(Hooks.Hook hook) {
        Optional<Code> when = hook.when().map(body::code);
        when.ifPresent(code -> body.begin("if ($L)", code.block()));
        leavable(() -> block(hook.body()), true);
        when.ifPresent(code -> body.end());
    }

    private void instead(Hooks hooks, Statement.Block core) {
        Hooks.Hook hook = hooks.instead().get(0);
        Hooks rest = new Hooks(
                java.util.List.of(), hooks.instead().subList(1, hooks.instead().size()), java.util.List.of());
        Runnable otherwise = () -> hooked(rest, core);
        Optional<Runnable> outer = usual;
        Optional<Code> when = hook.when().map(body::code);
        if (when.isPresent()) {
            body.begin("if ($L)", when.get().block());
        }
        usual = Optional.of(otherwise);
        leavable(() -> block(hook.body()), true);
        usual = outer;
        if (when.isPresent()) {
            body.orElse();
            otherwise.run();
            body.end();
        }
    }

    /** Something that `stop` leaves without leaving the method. */
    private void leavable(Runnable work, boolean labelled) {
        if (!labelled) {
            work.run();
            return;
        }
        Optional<String> outer = stopLabel;
        String label = body.scope().fresh("stopped");
        stopLabel = Optional.of(label);
        Body.Aside<Boolean> written = body.aside(() -> {
            work.run();
            return true;
        });
        stopLabel = outer;
        if (written.written().toString().contains("break " + label)) {
            body.begin("$L:", label);
            body.raw(written.written());
            body.end();
        } else {
            body.raw(written.written());
        }
    }

    void statement(Statement statement) {
        if (statement instanceof Statement.Let let) {
            declare(let.variable(), let.value());
        } else if (statement instanceof Statement.Init init) {
            declare(init.variable(), init.value());
        } else if (statement instanceof Statement.Assign assign) {
            new Assignments(body).assign(assign);
        } else if (statement instanceof Statement.Move move) {
            move(move);
        } else if (statement instanceof Statement.Hide hide) {
            turn(hide.pieces(), false);
        } else if (statement instanceof Statement.Say say) {
            body.begin("if (state.logging())");
            CodeBlock text = TextCode.ofWhatHappens(body).text(say.text());
            body.line("state.log().said(state, $L, $L)", text, TextCode.cases(say.cases()));
            body.end();
        } else if (statement instanceof Statement.Give give) {
            body.line("return $L", body.value(give.value()));
        } else if (statement instanceof Statement.Stop) {
            if (stopLabel.isPresent()) {
                body.line("break $L", stopLabel.get());
            } else {
                body.line("return");
            }
        } else if (statement instanceof Statement.Usual) {
            usual.ifPresent(Runnable::run);
        } else if (statement instanceof Statement.Perform perform) {
            body.line("$L", body.value(perform.call()));
        } else if (statement instanceof Statement.If branch) {
            branch(branch);
        } else if (statement instanceof Statement.ForEach loop) {
            forEach(loop);
        } else if (statement instanceof Statement.RepeatTimes repeat) {
            CodeBlock times = body.held(repeat.times(), "times");
            String turn = body.scope().fresh("time");
            body.begin("for (int $1L = 0; $1L < $2L; $1L++)", turn, times);
            block(repeat.body());
            body.end();
        } else if (statement instanceof Statement.RepeatUntil repeat) {
            body.begin("while (true)");
            block(repeat.body());
            Code until = body.code(repeat.until().orElseThrow());
            body.begin("if ($L)", until.block());
            body.line("break");
            body.end();
            body.end();
        } else {
            throw new IllegalStateException(statement.getClass().getSimpleName() + " must have been lowered");
        }
    }

    private void declare(Variable variable, Expr value) {
        CodeBlock code = body.value(value);
        String name = body.scope().declare(variable);
        body.line("$T $L = $L", game.types().of(variable.type()), name, code);
        new WorkingCode(game, body).stored(variable, value);
    }

    private void branch(Statement.If branch) {
        Code condition = body.code(branch.condition());
        body.begin("if ($L)", condition.block());
        block(branch.then());
        if (!branch.otherwise().statements().isEmpty()) {
            body.orElse();
            block(branch.otherwise());
        }
        body.end();
    }

    private void forEach(Statement.ForEach loop) {
        boolean onlyTells = !loop.body().statements().isEmpty()
                && loop.body().statements().stream().allMatch(Statement.Say.class::isInstance);
        if (onlyTells) {
            // Nobody is told anything unless somebody listens.
            body.begin("if (state.logging())");
            members(loop);
            body.end();
        } else {
            members(loop);
        }
    }

    private void members(Statement.ForEach loop) {
        if (loop.set() instanceof Expr.SetLiteral literal) {
            for (Expr member : literal.members()) {
                String name = body.scope().declare(loop.variable());
                body.begin("");
                body.line("$T $L = $L", game.types().of(loop.variable().type()), name, body.value(member));
                block(loop.body());
                body.end();
            }
            return;
        }
        boolean recheck = loop.recheck() && !(loop.set() instanceof Expr.All);
        Variable snapshot = new Variable("snapshot", loop.set().type(), Variable.Role.LET);
        CodeBlock members = body.held(loop.set(), loop.set() instanceof Expr.Filter ? "members" : "all");
        body.scope().bind(snapshot, members.toString());
        body.loops().each(new Expr.Read(loop.span(), snapshot), Optional.of(loop.variable()), (index, times) -> {
            if (recheck) {
                Expr still = new Expr.Contains(loop.span(), loop.set(), new Expr.Read(loop.span(), loop.variable()));
                body.begin("if ($L)", body.negated(still).block());
                body.line("continue");
                body.end();
            }
            block(loop.body());
        });
    }

    void move(Statement.Move move) {
        CodeBlock pieces = body.value(move.pieces());
        CodeBlock to = body.value(move.to());
        if (move.pieces().type() instanceof Type.SetOf set) {
            body.line(
                    "state.moveAll$L($L, $L, $L)",
                    JavaNames.type(set.kind().root().name()),
                    pieces,
                    to,
                    TextCode.cases(move.cases()));
        } else {
            body.line("state.move($L, $L, $L)", pieces, to, TextCode.cases(move.cases()));
        }
    }

    /** Turns pieces face up or down. */
    void turn(Expr pieces, boolean up) {
        if (pieces.type() instanceof Type.SetOf set) {
            Kind root = set.kind().root();
            body.line("state.turn$L($L, $L)", JavaNames.type(root.name()), body.value(pieces), up);
        } else {
            body.line("state.turn($L, $L)", body.value(pieces), up);
        }
    }
}
