package dev.grognard.compiler.type;

import dev.grognard.compiler.diagnostic.Article;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Quantity;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.source.Span;
import java.util.Optional;

/** Questions about types, and the type of what could not be typed. */
final class Types {
    /** Handfuls of dice are never optional, so this type can stand for "already complained about". */
    private static final Type ERROR = new Type.Maybe(Type.DICE);

    private Types() {}

    static Expr error(Span span) {
        return new Expr.Absent(span, ERROR);
    }

    static boolean isError(Expr expr) {
        return ERROR.equals(expr.type());
    }

    static boolean isError(Type type) {
        return ERROR.equals(type);
    }

    static Type errorType() {
        return ERROR;
    }

    static Type amount(Quantity quantity) {
        return new Type.Amount(quantity, Optional.empty(), Optional.empty(), false);
    }

    /** The type without bounds: what sums of it have. */
    static Type unbounded(Type type) {
        if (type instanceof Type.Whole) {
            return Type.INT;
        }
        if (type instanceof Type.Amount amount) {
            return amount(amount.quantity());
        }
        return type instanceof Type.Dice ? Type.DICE : type;
    }

    static Type maybe(Type type) {
        boolean alone = type instanceof Type.Maybe
                || type instanceof Type.Bool
                || type instanceof Type.SetOf
                || type instanceof Type.Dice;
        return alone ? type : new Type.Maybe(type);
    }

    static Optional<Kind> commonKind(Kind a, Kind b) {
        if (b.isA(a)) {
            return Optional.of(a);
        }
        return a.parent().flatMap(above -> commonKind(above, b));
    }

    /** The type that both values have, if there is one; {@code none} takes the type of the other. */
    static Optional<Type> join(Type a, Type b) {
        if (isError(a) || isError(b)) {
            return Optional.of(isError(a) ? b : a);
        }
        if (a instanceof Type.Maybe || b instanceof Type.Maybe) {
            return join(a.present(), b.present()).map(Types::maybe);
        }
        if (a instanceof Type.Of x && b instanceof Type.Of y) {
            return commonKind(x.kind(), y.kind()).map(Type.Of::new);
        }
        if (a instanceof Type.SetOf x && b instanceof Type.SetOf y) {
            return commonKind(x.kind(), y.kind()).map(Type.SetOf::new);
        }
        Type left = unbounded(a);
        if (left.equals(unbounded(b))) {
            return Optional.of(left);
        }
        return areOddsAndNumber(a, b) ? Optional.of(Type.ODDS) : Optional.empty();
    }

    /** Odds lie in a row of numbers, so that a number can shift them and be compared with them. */
    static boolean areOddsAndNumber(Type a, Type b) {
        return a instanceof Type.Odds && b instanceof Type.Whole || a instanceof Type.Whole && b instanceof Type.Odds;
    }

    /** What can be added to a number of a sort: the same sort, but odds are shifted by plain numbers. */
    static Type added(Type type) {
        return type instanceof Type.Odds ? Type.INT : unbounded(type);
    }

    /** The kind whose members a value is or holds. */
    static Optional<Kind> kind(Type type) {
        if (type.present() instanceof Type.Of of) {
            return Optional.of(of.kind());
        }
        if (type instanceof Type.SetOf set) {
            return Optional.of(set.kind());
        }
        return Optional.empty();
    }

    /** The type as a designer would write it. */
    static String describe(Type type) {
        if (type instanceof Type.Bool) {
            return "yes or no";
        }
        if (type instanceof Type.Whole) {
            return "a number";
        }
        if (type instanceof Type.Odds) {
            return "odds";
        }
        if (type instanceof Type.Amount amount) {
            return "a number of " + amount.quantity().name();
        }
        if (type instanceof Type.Percent) {
            return "a percentage";
        }
        if (type instanceof Type.Of of) {
            return article(of.kind().name());
        }
        if (type instanceof Type.Rec rec) {
            return article(rec.record().name());
        }
        if (type instanceof Type.SetOf set) {
            return "a set of " + set.kind().name();
        }
        if (type instanceof Type.Maybe maybe) {
            return describe(maybe.type()) + " or none";
        }
        return "a handful of dice";
    }

    static String article(String name) {
        return Article.with(name);
    }
}
