package dev.grognard.compiler.emit;

import com.palantir.javapoet.CodeBlock;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes changes of state. */
final class Assignments {
    private final Body body;

    Assignments(Body body) {
        this.body = body;
    }

    void assign(Statement.Assign assign) {
        Statement.Target target = assign.target();
        if (target instanceof Statement.ToVariable to) {
            noted(
                    assign,
                    to.variable(),
                    to.variable().type(),
                    CodeBlock.of("$S", to.variable().name()),
                    Optional.empty(),
                    body.scope().read(to.variable()),
                    body.scope().noteKey(to.variable()));
            CodeBlock value = changed(
                    assign, body.scope().read(to.variable()), to.variable().type(), body.value(assign.value()));
            body.line(
                    "$L",
                    body.scope()
                            .write(
                                    to.variable(),
                                    bounded(
                                            to.variable().type(),
                                            value,
                                            to.variable().name())));
        } else if (target instanceof Statement.ToGlobal to) {
            List<CodeBlock> keys = keys(to.keys());
            String accessor = JavaNames.state(to.state().name());
            CodeBlock present = CodeBlock.of("state.$L($L)", accessor, CodeBlock.join(keys, ", "));
            noted(
                    assign,
                    to.state(),
                    to.state().type(),
                    CodeBlock.of("$S", to.state().name()),
                    body.game().guarded().watchersOf(to.state()).map(mask -> CodeBlock.of("why.seenOnlyBy($L)", mask)),
                    present,
                    WorkingCode.key(to.state().name(), CodeBlock.join(keys, ", ")));
            CodeBlock value = changed(assign, present, to.state().type(), body.value(assign.value()));
            keys.add(value);
            body.line("state.$L($L)", accessor, CodeBlock.join(keys, ", "));
        } else if (target instanceof Statement.ToField to) {
            field(assign, to);
        }
    }

    private List<CodeBlock> keys(List<Expr> keys) {
        List<CodeBlock> held = new ArrayList<>();
        keys.forEach(key -> held.add(body.value(key)));
        return held;
    }

    private void field(Statement.Assign assign, Statement.ToField to) {
        if (to.of().type() instanceof Type.SetOf && body.game().layout().isSet(to.field())) {
            CodeBlock value = body.held(assign.value(), "value");
            body.line("state.$L($L, $L)", StateGenerator.setOf(to.field()), body.value(to.of()), value);
        } else if (to.of().type() instanceof Type.SetOf set) {
            CodeBlock value = body.held(assign.value(), "value");
            List<CodeBlock> keys = keys(to.keys());
            Variable member =
                    new Variable(JavaNames.value(set.kind().name()), new Type.Of(set.kind()), Variable.Role.LOOP);
            body.loops()
                    .each(
                            to.of(),
                            Optional.of(member),
                            (index, times) -> write(assign, to, body.scope().read(member), keys, value));
        } else {
            CodeBlock of = assign.change() == Statement.Change.SET ? body.value(to.of()) : body.held(to.of(), "owner");
            write(assign, to, of, keys(to.keys()), body.value(assign.value()));
        }
    }

    private void write(
            Statement.Assign assign, Statement.ToField to, CodeBlock of, List<CodeBlock> keys, CodeBlock value) {
        String accessor = JavaNames.state(to.field().name());
        List<CodeBlock> arguments = new ArrayList<>();
        arguments.add(of);
        arguments.addAll(keys);
        CodeBlock present = CodeBlock.of("state.$L($L)", accessor, CodeBlock.join(arguments, ",$W"));
        CodeBlock title = CodeBlock.of(
                "$1T.of($2T.words($3S), $4L)",
                RuntimeTypes.TEXT,
                RuntimeTypes.TEXT,
                to.field().name() + " of ",
                new TextCode(body).part(new Type.Of(to.field().owner()), of));
        noted(
                assign,
                to.field(),
                to.field().type(),
                title,
                body.game()
                        .guarded()
                        .sightOf(to.field())
                        .map(sight -> CodeBlock.of("state.$L(why, $L)", SightCode.lookMethod(sight), of)),
                present,
                WorkingCode.key(to.field().name(), CodeBlock.join(arguments, ",$W")));
        arguments.add(changed(assign, present, to.field().type(), value));
        body.line("state.$L($L)", accessor, CodeBlock.join(arguments, ",$W"));
    }

    /** Takes down how a number changes; what procedures do with other things can be read in the log. */
    private void noted(
            Statement.Assign assign,
            Object target,
            Type type,
            CodeBlock title,
            Optional<CodeBlock> looked,
            CodeBlock present,
            CodeBlock key) {
        new WorkingCode(body.game(), body)
                .changed(
                        target,
                        type,
                        title,
                        looked,
                        assign,
                        value -> changed(assign, present, type, value),
                        assign.change() == Statement.Change.SET ? Optional.empty() : Optional.of(present),
                        key);
    }

    /** The value after the change; elements join and leave sets one by one or as sets. */
    private CodeBlock changed(Statement.Assign assign, CodeBlock present, Type type, CodeBlock value) {
        if (assign.change() == Statement.Change.SET) {
            return value;
        }
        boolean add = assign.change() == Statement.Change.ADD;
        if (type instanceof Type.SetOf) {
            boolean whole = assign.value().type() instanceof Type.SetOf;
            if (whole) {
                return CodeBlock.of("$T.$L($L, $L)", RuntimeTypes.SETS, add ? "union" : "minus", present, value);
            }
            return CodeBlock.of("$T.$L($L, $L.index())", RuntimeTypes.SETS, add ? "with" : "without", present, value);
        }
        if (Expressions.mayBeNever(type)) {
            String method = add ? "plusOrNever" : "minusOrNever";
            return CodeBlock.of("$T.$L($L, $L)", RuntimeTypes.NUMBERS, method, present, value);
        }
        CodeBlock operand = value.toString().matches("[A-Za-z0-9_.()]*") ? value : CodeBlock.of("($L)", value);
        return CodeBlock.of(add ? "$L + $L" : "$L - $L", present, operand);
    }

    private CodeBlock bounded(Type type, CodeBlock value, String what) {
        return Bounds.of(type, value, what);
    }
}
