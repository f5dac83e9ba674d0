package dev.grognard.compiler.emit;

import com.palantir.javapoet.CodeBlock;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.Type;
import java.util.List;

/** Asks a whole handful of dice at once what a filter asks of each die, where it asks which faces count. */
final class Handfuls {
    private final Body body;

    Handfuls(Body body) {
        this.body = body;
    }

    /** Whether this is a handful of which all filters ask nothing else; the path that explains asks each die. */
    boolean asksForFaces(Expr set) {
        return set.type() instanceof Type.Dice
                && !body.scope().explaining()
                && tests(set).stream().allMatch(Handfuls::asksForFaces);
    }

    /** The dice that pass all filters. */
    CodeBlock passing(Expr set) {
        CodeBlock dice = body.value(Loops.filters(set).get(0).set());
        for (Cuts.Test test : tests(set)) {
            dice = cut(dice, test.condition());
        }
        return dice;
    }

    private static List<Cuts.Test> tests(Expr set) {
        return Loops.filters(set).stream().flatMap(Cuts.Test::of).toList();
    }

    private static boolean asksForFaces(Cuts.Test test) {
        Expr condition = test.condition();
        if (condition instanceof Expr.Compare compare) {
            return test.asks(compare.left()) && isTheSameForAll(test, compare.right());
        }
        if (condition instanceof Expr.Same same) {
            return test.asks(same.left()) && isTheSameForAll(test, same.right());
        }
        return condition instanceof Expr.InRange range
                && test.asks(range.operand())
                && range.low().stream().allMatch(low -> isTheSameForAll(test, low))
                && range.high().stream().allMatch(high -> isTheSameForAll(test, high));
    }

    private static boolean isTheSameForAll(Cuts.Test test, Expr number) {
        return !ModelTree.any(number, part -> part instanceof Expr read && test.asks(read));
    }

    private CodeBlock cut(CodeBlock dice, Expr condition) {
        if (condition instanceof Expr.Compare compare) {
            CodeBlock face = body.value(compare.right());
            return switch (compare.order()) {
                case AT_LEAST -> call("atLeast", dice, face);
                case MORE -> call("above", dice, face);
                case AT_MOST -> call("atMost", dice, face);
                case LESS -> call("below", dice, face);
            };
        }
        if (condition instanceof Expr.Same same) {
            return call("only", dice, body.value(same.right()));
        }
        Expr.InRange range = (Expr.InRange) condition;
        CodeBlock left = dice;
        if (range.low().isPresent()) {
            left = call("atLeast", left, body.value(range.low().get()));
        }
        return range.high().isPresent()
                ? call("atMost", left, body.value(range.high().get()))
                : left;
    }

    private static CodeBlock call(String method, CodeBlock dice, CodeBlock face) {
        return CodeBlock.of("$T.$L($L, $L)", RuntimeTypes.BAG, method, dice, face);
    }
}
