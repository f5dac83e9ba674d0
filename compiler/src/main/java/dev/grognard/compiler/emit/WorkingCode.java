package dev.grognard.compiler.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Writes what a position takes down when it explains itself: how each number that a procedure works out came about, so that a line of the log
 * can be asked for its numbers. Nothing of this runs in play.
 */
final class WorkingCode {
    private static final String GIVEN = "given";
    /** What stands for a value that is no number where it is compared with what was taken down. */
    private static final CodeBlock RESULT = CodeBlock.of("0");

    private final Emission game;
    private final Body body;

    WorkingCode(Emission game, Body body) {
        this.game = game;
        this.body = body;
    }

    /** What a state is noted under: its name, whose it is, and its keys. */
    static CodeBlock key(String name, CodeBlock arguments) {
        return arguments.isEmpty() ? CodeBlock.of("$S", name) : CodeBlock.of("$S,$W$L", name, arguments);
    }

    // ------------------------------------------------------------------ reading on the path that explains

    /** A variable is read; those of a rule are its own affair. */
    void used(Variable variable, CodeBlock value) {
        boolean result = game.told().isResult(variable);
        if (body.scope().recalling() && (result || isNumber(variable.type()))) {
            body.line(
                    "state.recall(why, $L,$W$L)",
                    result ? RESULT : value,
                    body.scope().noteKey(variable));
        } else if (!body.scope().isLocal(variable) && game.guarded().mayTell(variable)) {
            body.line("state.heed(why, $L)", body.scope().noteKey(variable));
        }
    }

    /** A state is read. */
    void used(Expr read, CodeBlock value, CodeBlock key) {
        if (!body.scope().recalling()) {
            return;
        }
        if (isNumber(read.type())) {
            body.line("state.recall(why, $L,$W$L)", value, key);
        } else if (game.told().isKept(read)) {
            body.line("state.recall(why, $L,$W$L)", game.types().toWord(read.type(), value), key);
        }
    }

    /** The variable of another procedure is read. */
    void heeded(Variable variable) {
        if (!game.guarded().mayTell(variable)) {
            return;
        }
        Signature owner = game.ownerOf(variable);
        body.line(
                "state.heed(why, state.innermost($T.ID), $S)",
                game.procedureClass(owner),
                owner.qualifiedName() + "." + game.variableName(owner, variable));
    }

    private static boolean isNumber(Type type) {
        return type.isNumber() || type instanceof Type.Dice;
    }

    // ------------------------------------------------------------------ taking down

    /** Takes down how a variable gets its value; before it is written. */
    void stored(Variable variable, Expr value) {
        CodeBlock key = body.scope().noteKey(variable);
        if (variable.type() instanceof Type.Dice) {
            if (value instanceof Expr.Read from && isTold(variable)) {
                same(body.scope().noteKey(from.variable()), key);
            }
            return;
        }
        if (!(value instanceof Expr.Number)) {
            noted(variable.title(), value, isTold(variable), game.guarded().mayTell(variable), key);
        }
    }

    private boolean isTold(Variable variable) {
        return isNumber(variable.type()) && game.told().has(variable)
                || game.told().isResult(variable);
    }

    /** Of what comes into no line of the log only who may know it is noted, and that only where it may rest on something hidden. */
    private void noted(String title, Expr value, boolean told, boolean mayTell, CodeBlock key) {
        if (acts(value) || !told && !mayTell) {
            return;
        }
        if (value instanceof Expr.Read from) {
            same(body.scope().noteKey(from.variable()), key);
            return;
        }
        explained(value, explaining -> {
            if (isNumber(value.type())) {
                CodeBlock shown = worked(explaining, title, value);
                explaining.line("state.note(why.explanation(), $L,$W$L)", shown, key);
            } else if (told) {
                worked(explaining, title, value);
                explaining.line("state.note(why.explanation(), $L,$W$L)", RESULT, key);
            } else {
                explaining.line("why.enter($S)", title);
                explaining.line("why.leave($L, $S)", explaining.value(value), "");
                explaining.line("state.note(why.explanation(), 0,$W$L)", key);
            }
        });
    }

    /** Takes down how a procedure comes to what it gives back. */
    void given(Expr value) {
        boolean isTold = (isNumber(value.type()) || game.told().isResult(value))
                && game.told().hasGiven();
        noted("what it gives", value, isTold, game.guarded().givesHidden(), CodeBlock.of("$S", GIVEN));
    }

    /** A variable gets what a procedure gave. */
    void taken(Variable variable) {
        if (isTold(variable) || game.guarded().mayTell(variable)) {
            same(CodeBlock.of("$S", GIVEN), body.scope().noteKey(variable));
        }
    }

    /** A value is handed on as it is. */
    private void same(CodeBlock from, CodeBlock key) {
        body.begin("if (state.explaining())");
        body.line("state.noteSame($T.of($L),$W$L)", List.class, from, key);
        body.end();
    }

    /**
     * Takes down how a number is changed: by words that say what is done, and the new value made of the explained operand. What a variable of a
     * procedure held before is part of what it comes to, if more is added to it than a number that stands in the text.
     *
     * @param looked takes down who sees the state, if not everybody does: nobody else may read how it changed
     */
    void changed(
            Object target,
            Type type,
            CodeBlock title,
            Optional<CodeBlock> looked,
            Statement.Assign assign,
            Function<CodeBlock, CodeBlock> changed,
            Optional<CodeBlock> before,
            CodeBlock key) {
        Expr operand = assign.value();
        if (!game.told().has(target) || acts(operand)) {
            return;
        }
        if (Told.isEnum(type)) {
            kept(type, title, looked, assign, key);
        }
        if (!isNumber(type)) {
            return;
        }
        explained(assign, explaining -> {
            looked.ifPresent(look -> explaining.line("$L", look));
            explaining.line("why.enter($L)", title);
            if (target instanceof Variable && before.isPresent() && !(operand instanceof Expr.Number)) {
                explaining.line("state.recall(why, $L,$W$L)", before.get(), key);
            }
            String by = explaining.scope().fresh("by");
            explaining.line("int $L = $L", by, explaining.whole(operand).block());
            String value = explaining.scope().fresh("value");
            CodeBlock made = changed.apply(CodeBlock.of("$L", by));
            CodeBlock kept = Bounds.isClamped(type) ? Bounds.of(type, made, "") : made;
            explaining.line("int $L = $L", value, kept);
            explaining.line(
                    "why.gave($L, $S, $S$L)",
                    before.map(was -> sum(type, was, assign, by, made, kept, value))
                            .orElseGet(() -> told(type, value)),
                    words(assign),
                    "",
                    TextCode.moreCases(assign.cases()));
            explaining.line("$L", left(type, value));
            explaining.line("state.note(why.explanation(), $L,$W$L)", value, key);
        });
    }

    /** Takes down how a state comes to its value of an enum. */
    private void kept(Type type, CodeBlock title, Optional<CodeBlock> looked, Statement.Assign assign, CodeBlock key) {
        explained(assign, explaining -> {
            looked.ifPresent(look -> explaining.line("$L", look));
            explaining.line("why.enter($L)", title);
            String value = explaining.scope().fresh("value");
            explaining.line(
                    "$T $L = $L",
                    game.types().of(type),
                    value,
                    explaining.whole(assign.value()).block());
            CodeBlock printed = game.types().print(type, CodeBlock.of("$L", value));
            explaining.line("why.gave($L, $S, $S$L)", printed, words(assign), "", TextCode.moreCases(assign.cases()));
            explaining.line("why.leave($L, $L)", value, printed);
            explaining.line(
                    "state.note(why.explanation(), $L,$W$L)",
                    game.types().toWord(type, CodeBlock.of("$L", value)),
                    key);
        });
    }

    /** What there was, what is added or taken off, and what that comes to. */
    private CodeBlock sum(
            Type type,
            CodeBlock before,
            Statement.Assign assign,
            String by,
            CodeBlock made,
            CodeBlock kept,
            String value) {
        return CodeBlock.of(
                "$T.change($L, $L, $L,$W$L, $L)",
                RuntimeTypes.WHY,
                inWords(type, before),
                assign.change() == Statement.Change.ADD,
                inWords(assign.value().type(), CodeBlock.of("$L", by)),
                inWords(type, kept.equals(made) ? CodeBlock.of("$L", value) : made),
                inWords(type, CodeBlock.of("$L", value)));
    }

    /** What is done as it is written, without the cases, which are told behind it. */
    private static String words(Statement.Assign assign) {
        String words = assign.span().words();
        return words.endsWith("]") ? words.substring(0, words.lastIndexOf('[')).stripTrailing() : words;
    }

    private CodeBlock inWords(Type type, CodeBlock number) {
        return game.types().isToldPlainly(type)
                ? CodeBlock.of("String.valueOf($L)", number)
                : game.types().print(type, number);
    }

    /** Dice were thrown and are kept in a variable. */
    void thrown(String method, String purpose, Variable variable) {
        if (!isTold(variable)) {
            return;
        }
        body.begin("if (state.explaining())");
        body.line(
                "state.$L($S, $L,$W$L)",
                method,
                purpose,
                body.scope().read(variable),
                body.scope().noteKey(variable));
        body.end();
    }

    /** Takes down how that came about which a procedure is given, whose frame is told. */
    void handedOn(Signature callee, List<Expr> arguments, String frame) {
        for (int i = 0; i < arguments.size(); i++) {
            Variable parameter = callee.parameters().get(i);
            Expr value = arguments.get(i);
            if (!(value instanceof Expr.Number)) {
                CodeBlock key = CodeBlock.of(
                        "$L, $S", frame, callee.qualifiedName() + "." + game.variableName(callee, parameter));
                noted(parameter.name(), value, isTold(parameter), game.guarded().mayTell(parameter), key);
            }
        }
    }

    /** The next thing that happens rests on this number. */
    void figure(Expr value) {
        if (acts(value)) {
            return;
        }
        explained(value, explaining -> {
            worked(explaining, value.span().words(), value);
            explaining.line("state.worked(why.explanation())");
        });
    }

    /**
     * Explains something apart from what is played: Java inlines short methods only, and a reader can pass over it. A local that changes cannot be
     * read there.
     */
    private void explained(Object asked, Consumer<Body> writing) {
        Body explaining = new Body(game, body.scope().explained());
        body.begin("if (state.explaining())");
        writing.accept(explaining);
        if (body.scope().hasChangingLocal(asked)) {
            body.line("$1T why = new $1T()", RuntimeTypes.WHY);
            body.raw(explaining.build());
        } else {
            body.raw(CodeBlock.builder()
                    .add("state.explainApart(why -> {\n$>")
                    .add(explaining.build())
                    .add("$<});\n")
                    .build());
        }
        body.end();
    }

    /** Works a value out. */
    private CodeBlock worked(Body explaining, String title, Expr value) {
        String name = explaining.scope().fresh("value");
        TypeName type = game.types().of(value.type());
        if (tellsItself(value)) {
            explaining.line("$T $L = $L", type, name, explaining.value(value));
            return CodeBlock.of("$L", name);
        }
        explaining.line("why.enter($S)", title);
        explaining.line("$T $L = $L", type, name, explaining.whole(value).block());
        String text = value.span().words();
        if (isCall(value)) {
            explaining.line("$L", left(value.type(), name));
            return CodeBlock.of("$L", name);
        }
        if (isPlain(value)) {
            explaining.line("why.orElse($L, $S)", told(value.type(), name), origin(value));
        } else if (!text.equals(title)) {
            explaining.line("why.gave($L, $S, $S)", told(value.type(), name), text, "");
        }
        explaining.line("$L", left(value.type(), name));
        return CodeBlock.of("$L", name);
    }

    private static boolean isCall(Expr value) {
        return value instanceof Expr.CallRule || value instanceof Expr.SumModifiers || value instanceof Expr.Lookup;
    }

    /** Whether a rule, a sum or a table tells all that there is to tell: numbers that it is given have workings of their own. */
    private static boolean tellsItself(Expr value) {
        return isCall(value)
                && ModelTree.parts(value).stream()
                        .allMatch(part -> !(part instanceof Expr given)
                                || given instanceof Expr.Number
                                || !isNumber(given.type().present()));
    }

    /** The odds of two numbers, with both of them. */
    Code ratio(Expr.Ratio node, String method) {
        body.line("why.enter($S)", "ratio");
        String left = side(node.left());
        String right = side(node.right());
        String odds = body.scope().fresh("odds");
        body.line("int $L = $T.$L($L, $L)", odds, RuntimeTypes.NUMBERS, method, left, right);
        body.line(
                "why.gave($L + $S + $L + $S + $L, $T.oddsOf($L, $L, $S), $S)",
                told(node.left().type(), left),
                " : ",
                told(node.right().type(), right),
                ", odds ",
                told(node.type(), odds),
                RuntimeTypes.NUMBERS,
                left,
                right,
                node.rounding() == Expr.Rounding.UP ? "rounded up" : "rounded down",
                "");
        body.line("$L", left(node.type(), odds));
        return Code.atom("$L", odds);
    }

    private String side(Expr value) {
        String name = body.scope().fresh("side");
        boolean named = !isPlain(value) && !isCall(value);
        if (named) {
            body.line("why.enter($S)", value.span().words());
        }
        body.line("int $L = $L", name, body.value(value));
        if (named) {
            body.line("$L", left(value.type(), name));
        }
        return name;
    }

    /** A number as it is printed. */
    private CodeBlock told(Type type, String value) {
        CodeBlock number = CodeBlock.of("$L", value);
        return game.types().isToldPlainly(type) ? number : game.types().print(type, number);
    }

    private CodeBlock left(Type type, String value) {
        return game.types().isToldPlainly(type)
                ? CodeBlock.of("why.leave($L)", value)
                : CodeBlock.of("why.leave($L, $L)", value, told(type, value));
    }

    /** Whether working it out once more would do something once more. */
    private static boolean acts(Expr value) {
        return ModelTree.any(value, node -> node instanceof Expr.CallProcedure);
    }

    private static boolean isPlain(Expr value) {
        return value instanceof Expr.Read
                || value instanceof Expr.ReadField
                || value instanceof Expr.ReadGlobal
                || value instanceof Expr.Number
                || value instanceof Expr.Builtin;
    }

    private static String origin(Expr value) {
        if (value instanceof Expr.ReadField field) {
            return field.field().state() ? "as it stood when the game or the turn began" : "as printed";
        }
        return value instanceof Expr.ReadGlobal
                ? "as it stood when the game or the turn began"
                : "as the rules have it";
    }
}
