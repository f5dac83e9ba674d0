package dev.grognard.compiler.format;

import dev.grognard.compiler.ast.Expr;

/** How tightly an expression binds, loosest first; an expression looser than its place wants needs parentheses. */
enum Level {
    ANY,
    OR_ELSE,
    OR,
    AND,
    NOT,
    COMPARISON,
    RANGE,
    CLAMP,
    SUM,
    TERM,
    FACTOR,
    POSTFIX,
    PRIMARY;

    Level tighter() {
        return values()[ordinal() + 1];
    }

    static Level of(Expr expression) {
        if (expression instanceof Expr.Binary binary) {
            return of(binary.operator());
        }
        if (expression instanceof Expr.Conditional
                || expression instanceof Expr.Match
                || expression instanceof Expr.Choose
                || expression instanceof Expr.ChooseNumber
                || expression instanceof Expr.Moves
                || expression instanceof Expr.Filter
                || expression instanceof Expr.Preferring) {
            return ANY;
        }
        if (expression instanceof Expr.Not) {
            return NOT;
        }
        if (expression instanceof Expr.Parity
                || expression instanceof Expr.HasFeature
                || expression instanceof Expr.LineBlocked
                || expression instanceof Expr.Will
                || expression instanceof Expr.CanGo) {
            return COMPARISON;
        }
        if (expression instanceof Expr.Range) {
            return RANGE;
        }
        // A part of something may round, so it must not be mistaken for the divisor that it would then belong to.
        if (expression instanceof Expr.Divide || expression instanceof Expr.PercentOf) {
            return TERM;
        }
        if (expression instanceof Expr.Negate
                || expression instanceof Expr.Query
                || expression instanceof Expr.Aggregate
                || expression instanceof Expr.Roll
                || expression instanceof Expr.Draw
                || expression instanceof Expr.Reach
                || expression instanceof Expr.ReachAlong
                || expression instanceof Expr.CostTo
                || expression instanceof Expr.Conversion
                || (expression instanceof Expr.Quantified quantified
                        && quantified.quantifier() == Expr.Quantifier.ONLY)) {
            return FACTOR;
        }
        return expression instanceof Expr.Member ? POSTFIX : PRIMARY;
    }

    /** Whether it is made of words, so that readers may like parentheses round it that the grammar does not need. */
    static boolean isWordy(Expr expression) {
        boolean clamp = expression instanceof Expr.Binary binary && of(binary.operator()) == CLAMP;
        return clamp
                || expression instanceof Expr.CanGo
                || (of(expression) == FACTOR && !(expression instanceof Expr.Negate));
    }

    /** Whether it binds tighter than an operator beside it of the same sort, which readers may like to see. */
    static boolean isMixed(Expr expression) {
        return of(expression) == AND || expression instanceof Expr.Binary binary && of(binary.operator()) == TERM;
    }

    private static Level of(Expr.Operator operator) {
        return switch (operator) {
            case OR_ELSE -> OR_ELSE;
            case OR -> OR;
            case AND -> AND;
            case IS, IS_NOT, IN, NOT_IN, LESS, AT_MOST, MORE, AT_LEAST -> COMPARISON;
            case RAISED_TO, CAPPED_AT -> CLAMP;
            case PLUS, MINUS -> SUM;
            case TIMES -> TERM;
        };
    }
}
