package dev.grognard.compiler.emit;

import com.palantir.javapoet.CodeBlock;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Type;
import java.util.function.Supplier;

/**
 * The body of a method being written. Expressions that need a loop write it in front of the statement that uses them, so that everything reads
 * top to bottom.
 */
final class Body {
    private final Emission game;
    private final Scope scope;
    private final Expressions expressions;
    private final Loops loops;
    private CodeBlock.Builder out = CodeBlock.builder();

    Body(Emission game, Scope scope) {
        this.game = game;
        this.scope = scope;
        this.loops = new Loops(game, this);
        this.expressions = new Expressions(game, this, new SetExpressions(game, this, loops));
    }

    Emission game() {
        return game;
    }

    Scope scope() {
        return scope;
    }

    Loops loops() {
        return loops;
    }

    CodeBlock build() {
        return out.build();
    }

    /** The Java of an expression; what it needs beforehand has been written. */
    Code code(Expr e) {
        Code code = scope.kept(e).map(local -> Code.atom("$L", local)).orElseGet(() -> e.accept(expressions));
        return scope.tells(e) ? new Readings(game, this).told(e, code) : code;
    }

    /** The Java of a formula or a condition that is told as a whole; the path that explains takes down the values of its parts too. */
    Code whole(Expr e) {
        if (scope.explaining()) {
            Readings.of(e).forEach(scope::tell);
            Readings.itemised(e).ifPresent(scope::itemise);
        }
        return code(e);
    }

    /** The Java of the opposite of a test. */
    Code negated(Expr test) {
        return expressions.negated(test);
    }

    CodeBlock value(Expr e) {
        return code(e).block();
    }

    /** What a member is asked of. */
    CodeBlock operand(Expr e) {
        return code(e).in(Code.ATOM);
    }

    void line(String format, Object... arguments) {
        out.addStatement(format, arguments);
    }

    void raw(CodeBlock block) {
        out.add(block);
    }

    void begin(String format, Object... arguments) {
        out.beginControlFlow(format, arguments);
    }

    void orElse() {
        out.nextControlFlow("else");
    }

    void orElseIf(CodeBlock condition) {
        out.nextControlFlow("else if ($L)", condition);
    }

    void end() {
        out.endControlFlow();
    }

    void comment(String text) {
        out.add("// $L\n", text);
    }

    /** What was written while something ran, and what it gave; the body is as it was before. */
    record Aside<T>(CodeBlock written, T value) {}

    <T> Aside<T> aside(Supplier<T> work) {
        CodeBlock.Builder kept = out;
        out = CodeBlock.builder();
        T value = work.get();
        CodeBlock written = out.build();
        out = kept;
        return new Aside<>(written, value);
    }

    /** A local variable that holds the value, unless it is one already. */
    CodeBlock held(Expr e, String hint) {
        return held(code(e), e.type(), hint);
    }

    CodeBlock held(Code value, Type type, String hint) {
        if (value.binding() == Code.ATOM && value.block().toString().matches("[A-Za-z_][A-Za-z0-9_]*")) {
            return value.block();
        }
        String name = scope.freshSettled(hint);
        line("$T $L = $L", game.types().of(type), name, value.block());
        return CodeBlock.of("$L", name);
    }
}
