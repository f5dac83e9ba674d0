package dev.grognard.compiler.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.grognard.compiler.lower.Block;
import dev.grognard.compiler.lower.Decision;
import dev.grognard.compiler.lower.Exit;
import dev.grognard.compiler.lower.Flow;
import dev.grognard.compiler.lower.LoweredProcedure;
import dev.grognard.compiler.lower.Mentions;
import dev.grognard.compiler.lower.Op;
import dev.grognard.compiler.model.EndingDef;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Text;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.source.LineMap;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import javax.lang.model.element.Modifier;

/** Writes one block as a method that goes on with the next one, or gives its number, or -1 when the machine must look again. */
final class BlockCode {
    /** As much of a line of the rulebook as is quoted above the block made from it. */
    private static final int SHOWN = 90;

    /** The Java of a member, a number or a truth. */
    private static final Pattern AT_HAND = Pattern.compile("[a-z0-9.]*[A-Z]\\w*\\.[A-Z0-9_]+|-?[0-9]+L?|true|false");

    private final Emission game;
    private final LoweredProcedure procedure;
    private final Flow flow;

    BlockCode(Emission game, LoweredProcedure procedure) {
        this.game = game;
        this.procedure = procedure;
        this.flow = new Flow(procedure);
    }

    /** Whether the procedure's switch must know the block. */
    boolean isEntry(Block block) {
        return flow.isEntry(block.number());
    }

    /** Goes on at a block: at once, unless it is for the switch to go there. */
    private CodeBlock on(Block from, int to) {
        return flow.goesBySwitch(from.number(), to)
                ? CodeBlock.of("$L", to)
                : CodeBlock.of("block$L(state, frame)", to);
    }

    static String methodName(Block block) {
        return "block" + block.number();
    }

    MethodSpec method(Block block) {
        Scope scope = new Scope(game, Optional.of(procedure.signature()), "frame", false);
        Body body = new Body(game, scope);
        block.span().ifPresent(span -> body.comment(where(span) + ": " + firstLine(span)));
        if (block.rests()) {
            rest(body, block);
        }
        Set<Variable> read = new HashSet<>();
        for (int i = 0; i < block.ops().size(); i++) {
            Op op = block.ops().get(i);
            hold(body, block, op, read);
            List<Op> later = block.ops().subList(i + 1, block.ops().size());
            Mentions.written(op)
                    .filter(variable -> readings(later, block.exit(), variable) > 0 && isWrittenWhole(block, variable))
                    .ifPresent(scope::holdWhenWritten);
            op(body, op);
        }
        hold(body, block, block.exit(), read);
        if (endsWithFault(block)) {
            Op.Fault fault = (Op.Fault) block.ops().get(block.ops().size() - 1);
            body.line("$L", game.ruleLines().fault(fault.span(), fault.message()));
        } else {
            exit(body, block);
        }
        MethodSpec.Builder method = MethodSpec.methodBuilder(methodName(block))
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(TypeName.INT)
                .addParameter(game.types().state(), "state")
                .addParameter(TypeName.INT, "frame");
        return method.addCode(body.build()).build();
    }

    /**
     * Reads what is read again and again in the block only once: Java must look in the frame anew whenever anything has been written.
     *
     * @param read what was looked at before
     */
    private void hold(Body body, Block block, Object part, Set<Variable> read) {
        if (readsLater(part)) {
            return;
        }
        for (Variable mentioned : Mentions.reads(part)) {
            Variable variable = procedure.frame().standIn(mentioned);
            boolean often = readings(block.ops(), block.exit(), variable) > 1;
            if (procedure.frame().holds(variable) && read.add(variable) && often && isWrittenWhole(block, variable)) {
                TypeName type = game.types().of(variable.type());
                CodeBlock value = body.scope().read(variable);
                body.line("$T $L = $L", type, body.scope().hold(variable), value);
            }
        }
        if (part instanceof Op op) {
            Mentions.written(op).ifPresent(read::add);
        }
    }

    private long readings(List<Op> ops, Exit exit, Variable variable) {
        return readings(ops, variable) + (readsLater(exit) ? 0 : readings(exit, variable));
    }

    private long readings(Object part, Variable variable) {
        return ModelTree.all(part, Expr.Read.class).stream()
                .filter(read -> procedure.frame().standIn(read.variable()) == variable)
                .count();
    }

    /** Whether what is read there is read when somebody has answered, or one after the other. */
    private static boolean readsLater(Object part) {
        return part instanceof Exit.Ask || part instanceof Exit.NextMember;
    }

    /** Whether a variable of the frame is only written as a whole in a block, if at all. */
    private boolean isWrittenWhole(Block block, Variable variable) {
        return procedure.frame().holds(variable)
                && block.ops().stream()
                        .allMatch(op -> !Mentions.binds(op).contains(variable)
                                || Mentions.written(op)
                                        .filter(it -> it == variable)
                                        .isPresent());
    }

    /** A rest point. It asks here whether anything was touched, because that is mostly not so, and reading everything is a large method. */
    private static void rest(Body body, Block block) {
        body.line("state.pc(frame, $L)", block.number());
        body.begin("if (state.touched() && state.settle())");
        body.line("return State.PAUSE");
        body.end();
    }

    private static boolean endsWithFault(Block block) {
        return !block.ops().isEmpty() && block.ops().get(block.ops().size() - 1) instanceof Op.Fault;
    }

    /** The file and line, so that a stack trace leads back to the rulebook. */
    static String where(Span span) {
        LineMap lines = span.source().lines();
        return span.source().name() + ":" + lines.line(span.start());
    }

    private static String firstLine(Span span) {
        String line = span.text().lines().findFirst().orElse("").strip().replace("$", "$$");
        return line.length() <= SHOWN ? line : line.substring(0, SHOWN) + " …";
    }

    // ------------------------------------------------------------------ ops

    private void op(Body body, Op op) {
        if (op instanceof Op.Plain plain) {
            new Statements(game, body).statement(plain.statement());
        } else if (op instanceof Op.Store store) {
            new WorkingCode(game, body).stored(store.variable(), store.value());
            write(body, store.variable(), body.value(store.value()));
        } else if (op instanceof Op.TakeResult take) {
            write(body, take.variable(), result(take.variable().type()));
            new WorkingCode(game, body).taken(take.variable());
        } else if (op instanceof Op.TakeAnswer take) {
            write(body, take.variable(), answer(take.variable().type(), take.argument()));
        } else if (op instanceof Op.AddAnswer add) {
            CodeBlock set = body.scope().read(add.set());
            write(body, add.set(), CodeBlock.of("$T.with($L, state.answer(0))", RuntimeTypes.SETS, set));
        } else if (op instanceof Op.TakeStart take) {
            write(body, take.variable(), answer(take.variable().type(), 0));
        } else if (op instanceof Op.GiveValue give) {
            new WorkingCode(game, body).given(give.value());
            give(body, give.value());
        } else if (op instanceof Op.RollOne roll) {
            CodeBlock told = told(body, roll.told());
            write(body, roll.variable(), CodeBlock.of("state.roll($L, $S$L)", roll.faces(), roll.purpose(), told));
            new WorkingCode(game, body).thrown("noteDie", roll.purpose(), roll.variable());
        } else if (op instanceof Op.RollSeveral roll) {
            if (!(roll.count() instanceof Expr.Number)) {
                new WorkingCode(game, body).figure(roll.count());
            }
            CodeBlock told = told(body, roll.told());
            write(
                    body,
                    roll.variable(),
                    CodeBlock.of(
                            "state.rollBag($L, $L, $S$L)",
                            body.value(roll.count()),
                            roll.faces(),
                            roll.purpose(),
                            told));
            new WorkingCode(game, body).thrown("noteDice", roll.purpose(), roll.variable());
        } else if (op instanceof Op.Draw draw) {
            new DrawCode(game, body).draw(draw, drawn -> write(body, draw.variable(), drawn));
        } else if (op instanceof Op.Reset reset) {
            body.line("state.reset$L()", JavaNames.type(reset.name()));
        } else if (op instanceof Op.Guard guard) {
            body.line("state.guard(frame, $L)", guard.guard());
        } else if (op instanceof Op.Begin begin) {
            begin(body, begin);
        } else if (op instanceof Op.Show show) {
            show(body, show);
        } else if (op instanceof Op.Tell tell) {
            tell(body, tell);
        } else if (op instanceof Op.Secrecy secrecy) {
            secrecy(body, secrecy);
        } else if (op instanceof Op.Learn) {
            body.line("state.revealed()");
        } else if (op instanceof Op.NextTurn) {
            body.line("state.turn(state.turn() + 1)");
        } else if (op instanceof Op.MovePiece move) {
            body.line(
                    "state.move($L, $L, $L)",
                    body.scope().read(move.piece()),
                    body.value(move.to()),
                    TextCode.cases(move.cases()));
        } else if (op instanceof Op.Travelled travelled) {
            travelled(body, travelled.plan());
        }
    }

    /** What the record says of a throw, as a further argument. */
    private static CodeBlock told(Body body, Optional<Text> told) {
        if (told.isEmpty()) {
            return CodeBlock.of("");
        }
        String name = body.scope().fresh("told");
        body.line("$T $L = null", RuntimeTypes.TEXT, name);
        body.begin("if (state.logging())");
        body.line("$L = $L", name, TextCode.ofWhatHappens(body).text(told.get()));
        body.end();
        return CodeBlock.of(", $L", name);
    }

    private void write(Body body, Variable variable, CodeBlock value) {
        CodeBlock bounded = Bounds.of(variable.type(), value, variable.name());
        if (game.isBrief(variable)) {
            TypeName type = game.types().of(variable.type());
            body.line("$T $L = $L", type, body.scope().declare(variable), bounded);
        } else if (body.scope().isToBeHeld(variable)) {
            CodeBlock known = bounded;
            if (!AT_HAND.matcher(bounded.toString()).matches() && !body.scope().isSettled(bounded.toString())) {
                String name = body.scope().freshSettled(variable.name());
                body.line("$T $L = $L", game.types().of(variable.type()), name, bounded);
                known = CodeBlock.of("$L", name);
            }
            body.line("$L", body.scope().write(variable, known));
            body.scope().hold(variable, known);
        } else {
            body.line("$L", body.scope().write(variable, bounded));
            body.scope().release(variable);
        }
    }

    private static void secrecy(Body body, Op.Secrecy secrecy) {
        if (secrecy == Op.Secrecy.ENDS) {
            body.line("state.endSecrecy()");
        } else {
            body.line("state.secrecy($L)", secrecy == Op.Secrecy.BEGINS);
        }
    }

    private CodeBlock result(Type type) {
        if (type instanceof Type.Dice || game.small(type)) {
            return CodeBlock.of("state.longResult()");
        }
        if (type instanceof Type.SetOf) {
            return CodeBlock.of("state.bitsResult()");
        }
        return game.types().fromWord(type, CodeBlock.of("state.result()"));
    }

    private void give(Body body, Expr value) {
        Type type = value.type();
        if (type instanceof Type.Dice || game.small(type)) {
            body.line("state.longResult($L)", body.value(value));
        } else if (type instanceof Type.SetOf) {
            body.line("state.bitsResult($L)", body.value(value));
        } else {
            body.line("state.result($L)", game.types().toWord(type, body.operand(value)));
        }
    }

    private CodeBlock answer(Type type, int argument) {
        CodeBlock word = CodeBlock.of("state.answer($L)", argument);
        return type.present() instanceof Type.Of of
                ? CodeBlock.of("$T.of($L)", game.types().kind(of.kind()), word)
                : word;
    }

    private void begin(Body body, Op.Begin begin) {
        body.begin("if (state.logging())");
        String words = JavaNames.words(begin.phase());
        CodeBlock text = begin.argument().isPresent()
                ? CodeBlock.of(
                        "$T.of($L, $T.words($S))",
                        RuntimeTypes.TEXT,
                        new TextCode(body).part(begin.argument().get()),
                        RuntimeTypes.TEXT,
                        ": " + words)
                : CodeBlock.of(
                        "$T.of($S)", RuntimeTypes.TEXT, Character.toUpperCase(words.charAt(0)) + words.substring(1));
        body.line("state.log().began(state, $L, $L)", text, TextCode.cases(begin.cases()));
        body.end();
    }

    private void show(Body body, Op.Show show) {
        if (show.to().isEmpty()) {
            new Statements(game, body).turn(show.pieces(), true);
            return;
        }
        CodeBlock side = body.held(show.to().get(), "to");
        CodeBlock pieces = body.value(show.pieces());
        body.line("state.revealed()");
        body.begin("if (state.logging())");
        body.line(
                "state.log().said(state, $1T.of(new $1T.Veiled($2L, $3S, 1 << $4L.index())), $5L)",
                RuntimeTypes.TEXT,
                game.types().print(show.pieces().type(), pieces),
                "Something is shown.",
                side,
                TextCode.cases(show.cases()));
        body.end();
    }

    /** The fact is read only by somebody who wants to know what it tells. */
    private void tell(Body body, Op.Tell tell) {
        CodeBlock sides = tell.to().isPresent()
                ? CodeBlock.of("1 << $L.index()", body.operand(tell.to().get()))
                : CodeBlock.of("$T.ALL_SIDES", RuntimeTypes.POSITION);
        Scope scope = new Scope(game, Optional.of(procedure.signature()), "frame", false);
        scope.avoid(body.scope());
        Body fact = new Body(game, scope);
        fact.line("return $L", fact.value(tell.fact()));
        body.line("state.tells()");
        body.begin("if (state.watched())");
        body.raw(CodeBlock.builder()
                .add("state.tell($L, () -> {\n$>", sides)
                .add(fact.build())
                .add("$<});\n")
                .build());
        body.end();
    }

    private void travelled(Body body, Decision.JourneyPlan plan) {
        Scope scope = body.scope();
        TravelCode travel = new TravelCode(game, plan);
        String roads = travel.begin(body);
        write(body, plan.stopped(), travel.stops(scope, roads));
        write(body, plan.spent(), travel.spent(scope, roads));
        body.line("$L.done()", roads);
        write(body, plan.steps(), CodeBlock.of("$L + 1", scope.read(plan.steps())));
    }

    // ------------------------------------------------------------------ exits

    private void exit(Body body, Block block) {
        Exit exit = block.exit();
        if (exit instanceof Exit.Jump jump) {
            body.line("return $L", on(block, jump.to()));
        } else if (exit instanceof Exit.Branch branch) {
            Code condition = body.code(branch.condition());
            body.line("return $L ? $L : $L", condition.in(Code.OR), on(block, branch.yes()), on(block, branch.no()));
        } else if (exit instanceof Exit.Call call) {
            call(body, call, block);
        } else if (exit instanceof Exit.Return) {
            body.line("state.pop(frame)");
            body.line("return State.PAUSE");
        } else if (exit instanceof Exit.Ask ask) {
            ask(body, ask, block);
        } else if (exit instanceof Exit.NextMember next) {
            nextMember(body, next, block);
        } else if (exit instanceof Exit.End end) {
            CodeBlock winner = end.ending()
                    .winner()
                    .map(side -> CodeBlock.of("$L.index()", game.types().member(side)))
                    .orElse(CodeBlock.of("$T.NOBODY", RuntimeTypes.POSITION));
            body.line("state.end($L, $L)", winner, endingNumber(end.ending()));
            body.line("return State.PAUSE");
        } else if (exit instanceof Exit.Reckon) {
            body.line("$T.reckon(state)", game.types().named("Machine"));
            body.line("return State.PAUSE");
        } else if (exit instanceof Exit.TurnOver over) {
            body.line("state.turnEnds(state.lastTurn())");
            body.line(
                    "return state.turn() >= state.lastTurn() ? $L : $L",
                    on(block, over.last()),
                    on(block, over.next()));
        }
    }

    private int endingNumber(EndingDef ending) {
        return new Endings(game.lowered()).number(ending);
    }

    private void call(Body body, Exit.Call call, Block block) {
        Signature callee = call.procedure();
        List<CodeBlock> arguments = new ArrayList<>();
        arguments.add(CodeBlock.of("state"));
        arguments.add(callee.inside().map(body.scope()::frameOf).orElse(CodeBlock.of("0")));
        for (int i = 0; i < call.arguments().size(); i++) {
            Expr argument = call.arguments().get(i);
            arguments.add(
                    call.isLast()
                            ? body.held(argument, callee.parameters().get(i).name())
                            : body.value(argument));
        }
        WorkingCode working = new WorkingCode(game, body);
        if (call.isLast()) {
            // The other frame takes the place of this one.
            working.handedOn(callee, call.arguments(), "frame");
            body.line("state.pop(frame)");
            body.line("$T.call($L)", game.procedureClass(callee), CodeBlock.join(arguments, ",$W"));
            body.line("$T.run(state, frame)", game.procedureClass(callee));
            body.line("return State.PAUSE");
        } else {
            body.line("state.pc(frame, $L)", call.next());
            body.line("$T.call($L)", game.procedureClass(callee), CodeBlock.join(arguments, ",$W"));
            working.handedOn(callee, call.arguments(), "state.topFrame()");
            body.line("$T.run(state, state.topFrame())", game.procedureClass(callee));
            body.line("return state.isBack(frame, $L) ? $L : State.PAUSE", call.next(), on(block, call.next()));
        }
    }

    private void ask(Body body, Exit.Ask ask, Block block) {
        Decision decision = ask.decision();
        boolean forced = !(decision.form() instanceof Decision.Menu menu && !menu.forced()
                || decision.form() instanceof Decision.Pick pick && !pick.forced()
                || decision.form() instanceof Decision.YesNo);
        body.begin("if (!state.answered())");
        rest(body, block);
        body.begin("if (!options$L(state, frame, null))", decision.id());
        body.line("return $L", on(block, ask.empty()));
        body.end();
        CodeBlock side = body.scope().read(decision.decider());
        Optional<Expr> wanted = decision.form() instanceof Decision.Pick pick ? pick.wanted() : Optional.empty();
        if (wanted.isPresent()) {
            body.begin("if (state.askForMore($L.index(), $L, $L))", side, decision.id(), body.value(wanted.get()));
        } else {
            body.begin("if (state.ask($L.index(), $L, $L))", side, decision.id(), forced);
        }
        body.line("return State.PAUSE");
        body.end();
        body.end();
        if (ask.answers().size() == 1) {
            body.line("return $L", on(block, ask.answers().values().iterator().next()));
            return;
        }
        CodeBlock.Builder answers = CodeBlock.builder().add("return switch (state.answerCode()) {$>\n");
        for (Map.Entry<Integer, Integer> answer : new java.util.TreeMap<>(ask.answers()).entrySet()) {
            answers.add("case $L -> $L;\n", answer.getKey(), on(block, answer.getValue()));
        }
        answers.add("default -> throw new $T($S);\n", IllegalStateException.class, "no such answer");
        answers.add("$<};\n");
        body.raw(answers.build());
    }

    private void nextMember(Body body, Exit.NextMember next, Block block) {
        Scope scope = body.scope();
        String index = scope.fresh("index");
        body.line(
                "int $L = $T.next($L, $L)",
                index,
                RuntimeTypes.SETS,
                scope.read(next.snapshot()),
                scope.read(next.cursor()));
        body.begin("if ($L < 0)", index);
        body.line("return $L", on(block, next.done()));
        body.end();
        Type.Of member = (Type.Of) next.member().type();
        write(body, next.member(), CodeBlock.of("$T.of($L)", game.types().kind(member.kind()), index));
        write(body, next.cursor(), CodeBlock.of("$L + 1", index));
        body.line("return $L", on(block, next.body()));
    }
}
