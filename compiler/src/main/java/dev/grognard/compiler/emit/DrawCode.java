package dev.grognard.compiler.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.grognard.compiler.lower.Op;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Type;
import java.util.function.Consumer;

/** Writes draws: out of a cup with the members of a set, into a variable, and into the record. */
final class DrawCode {
    private final Emission game;
    private final Body body;

    DrawCode(Emission game, Body body) {
        this.game = game;
        this.body = body;
    }

    /** A draw is told when its variable holds what was drawn, so that hidden pieces are veiled as in any other text. */
    void draw(Op.Draw draw, Consumer<CodeBlock> write) {
        Kind kind = ((Type.SetOf) draw.set().type()).kind();
        CodeBlock set = body.held(draw.set(), "all");
        if (draw.count().isEmpty()) {
            mustHoldSome(draw, set);
        }
        CodeBlock count = draw.count().map(body::value).orElse(CodeBlock.of("1"));
        String cup = body.scope().fresh("cup");
        TypeName type = game.types().kind(kind);
        body.line("$1T $2L = $1T.of($3L, $4S, $5T::of)", RuntimeTypes.CUP, cup, set, draw.purpose(), type);
        body.line("state.draw($L, $L)", cup, count);
        write.accept(
                draw.count().isEmpty()
                        ? CodeBlock.of("$T.of($L.member())", type, cup)
                        : CodeBlock.of("$L.$L()", cup, game.small(draw.set().type()) ? "set" : "bits"));
        tell(draw, cup);
    }

    private void mustHoldSome(Op.Draw draw, CodeBlock set) {
        body.begin("if ($T.isEmpty($L))", RuntimeTypes.SETS, set);
        String message = "there is nothing to draw from for " + draw.purpose();
        body.line("$L", game.ruleLines().fault(draw.span(), message));
        body.end();
    }

    private void tell(Op.Draw draw, String cup) {
        String told = draw.count().isEmpty() ? "" : " && " + cup + ".isTold()";
        body.begin("if (state.logging()$L)", told);
        CodeBlock words = draw.told()
                .map(text -> TextCode.ofWhatHappens(body).text(text))
                .orElseGet(() -> CodeBlock.of("$T.of($S)", RuntimeTypes.TEXT, "Draw for " + draw.purpose()));
        CodeBlock shown = new TextCode(body).part(new Expr.Read(draw.span(), draw.variable()));
        body.line("state.log().drawn(state, $L, $T.of($L), $L)", words, RuntimeTypes.TEXT, shown, cup);
        body.end();
    }
}
