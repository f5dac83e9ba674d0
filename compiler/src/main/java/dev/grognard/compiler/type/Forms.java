package dev.grognard.compiler.type;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Quantity;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.phrase.PrintedTurns;
import dev.grognard.compiler.source.Span;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.function.Function;

/** Sends each form of expression to the part of the type checker that knows it. */
record Forms(Expressions all, Env env, Optional<Type> expected)
        implements dev.grognard.compiler.ast.Expr.Visitor<Expr> {
    @Override
    public Expr bad(dev.grognard.compiler.ast.Expr.Bad node) {
        return Types.error(node.span());
    }

    @Override
    public Expr whole(dev.grognard.compiler.ast.Expr.Whole node) {
        // A bare number is a hex where a place is expected.
        boolean place = expected.flatMap(Types::kind)
                .filter(kind -> kind.category() == Kind.Category.PLACE)
                .isPresent();
        return place && all.context.hexes.isPresent()
                ? all.references.hex(node.span(), String.valueOf(node.value()))
                : all.numbers.literal(node.span(), node.value(), 1, expected);
    }

    @Override
    public Expr date(dev.grognard.compiler.ast.Expr.Date node) {
        return Calendar.turn(node, all.context)
                .<Expr>map(turn -> new Expr.Number(node.span(), turn, Type.INT))
                .orElse(Types.error(node.span()));
    }

    @Override
    public Expr fraction(dev.grognard.compiler.ast.Expr.Fraction node) {
        return all.numbers.literal(node.span(), node.numerator(), node.denominator(), expected);
    }

    @Override
    public Expr percent(dev.grognard.compiler.ast.Expr.Percent node) {
        return new Expr.Number(node.span(), node.value(), Type.PERCENT);
    }

    @Override
    public Expr ratio(dev.grognard.compiler.ast.Expr.Ratio node) {
        Optional<Integer> number = Odds.number(node.left(), node.right());
        boolean plain =
                expected.map(Type::present).filter(Type.Whole.class::isInstance).isPresent();
        boolean odds = expected.map(Type::present).filter(Type.ODDS::equals).isPresent();
        if (!odds
                && (plain || number.isEmpty())
                && PrintedTurns.isTime(node.span().text())) {
            all.context.diagnostics.add(new ClockTimes(all.context).of(node.span()));
            return Types.error(node.span());
        }
        if (number.isEmpty()) {
            all.context.error(
                    TypeCode.MISMATCH,
                    node.span(),
                    "one side of odds is 1, as in 3:1 or 1:2",
                    "not printed so",
                    "columns between them are an `enum` of your own, as the recipe \"A column between two odds\" shows");
            return Types.error(node.span());
        }
        return new Expr.Number(node.span(), number.get(), Type.ODDS);
    }

    @Override
    public Expr truth(dev.grognard.compiler.ast.Expr.Truth node) {
        return new Expr.Truth(node.span(), node.value());
    }

    @Override
    public Expr none(dev.grognard.compiler.ast.Expr.None node) {
        if (expected.orElse(null) instanceof Type.SetOf) {
            all.context.error(
                    TypeCode.NONE_FOR_SET,
                    node.span(),
                    "a set is never none",
                    "a set is wanted here",
                    "a set without members is `()`, and a state begins with it if nothing else is said");
            return Types.error(node.span());
        }
        return new Expr.Absent(node.span(), expected.map(Types::maybe).orElse(new Type.Maybe(Type.INT)));
    }

    @Override
    public Expr never(dev.grognard.compiler.ast.Expr.Never node) {
        Type type = expected.map(Type::present)
                .filter(t -> t instanceof Type.Amount)
                .orElse(Type.INT);
        return new Expr.Number(node.span(), Quantity.NEVER, type);
    }

    @Override
    public Expr it(dev.grognard.compiler.ast.Expr.It node) {
        return all.references.subject(node.span(), env);
    }

    @Override
    public Expr words(dev.grognard.compiler.ast.Expr.Words node) {
        if (expected.map(Type::present).orElse(null) instanceof Type.Rec rec) {
            return all.records.parse(rec.record(), node.template().raw(), node.span());
        }
        all.context.error(
                TypeCode.TEXT_AS_VALUE,
                node.span(),
                "a text has no meaning here",
                "a text",
                isReason(node.span())
                        ? "a reason follows `else` alone: leave `or` out"
                        : "texts are titles, reasons and what `say` prints; name things without quotes");
        return Types.error(node.span());
    }

    /** Whether a text stands behind {@code or else}, which chooses between two values. */
    private static boolean isReason(Span text) {
        return text.source().text().substring(0, text.start()).stripTrailing().endsWith(" or else");
    }

    @Override
    public Expr thingRef(dev.grognard.compiler.ast.Expr.ThingRef node) {
        return all.references.thing(node, env, expected);
    }

    @Override
    public Expr valueRef(dev.grognard.compiler.ast.Expr.ValueRef node) {
        return all.references.value(node, env);
    }

    @Override
    public Expr member(dev.grognard.compiler.ast.Expr.Member node) {
        return all.properties.member(node, env);
    }

    @Override
    public Expr setOf(dev.grognard.compiler.ast.Expr.SetOf node) {
        return all.sets.literal(node, env, expected);
    }

    @Override
    public Expr query(dev.grognard.compiler.ast.Expr.Query node) {
        return all.sets.query(node, env);
    }

    @Override
    public Expr filter(dev.grognard.compiler.ast.Expr.Filter node) {
        return all.sets.filter(node, env, expected);
    }

    @Override
    public Expr preferring(dev.grognard.compiler.ast.Expr.Preferring node) {
        return all.sets.preferring(node, env, expected);
    }

    @Override
    public Expr quantified(dev.grognard.compiler.ast.Expr.Quantified node) {
        return all.sets.quantified(node, env);
    }

    @Override
    public Expr aggregate(dev.grognard.compiler.ast.Expr.Aggregate node) {
        return all.sets.aggregate(node, env, expected);
    }

    /** Two conditions together, unless one of them was not understood; what is no condition may be half of something else. */
    private Expr joined(
            dev.grognard.compiler.ast.Expr.Binary node, BinaryOperator<Expr> join, Function<Expr, Env> after) {
        Expr first = all.type(node.left(), env, Optional.of(Type.BOOL));
        Optional<Diagnostic> sets = JoinedSets.of(node, first, expected);
        if (sets.isPresent()) {
            all.context.diagnostics.add(sets.get());
            return Types.error(node.span());
        }
        Expr left = all.coercion.to(Type.BOOL, first);
        if (Types.isError(left) && !Types.isError(first)) {
            return left;
        }
        Expr second = all.type(node.right(), after.apply(left), Optional.of(Type.BOOL));
        Expr right = Types.isError(left) ? second : all.coercion.to(Type.BOOL, second);
        return Types.isError(left) || Types.isError(right) ? Types.error(node.span()) : join.apply(left, right);
    }

    @Override
    public Expr binary(dev.grognard.compiler.ast.Expr.Binary node) {
        switch (node.operator()) {
            case AND -> {
                return joined(node, (left, right) -> new Expr.And(node.span(), left, right), env::when);
            }
            case OR -> {
                return joined(node, (left, right) -> new Expr.Or(node.span(), left, right), env::unless);
            }
            case OR_ELSE -> {
                return orElse(node);
            }
            case IS, IS_NOT, IN, NOT_IN, LESS, AT_MOST, MORE, AT_LEAST -> {
                return all.comparisons.compare(node, env);
            }
            default -> {
                return all.numbers.arithmetic(node, env, expected);
            }
        }
    }

    private Expr orElse(dev.grognard.compiler.ast.Expr.Binary node) {
        return all.context.guards.orElse(
                () -> all.type(node.left(), env, expected),
                left -> {
                    if (Types.isError(left)) {
                        return left;
                    }
                    Expr right =
                            all.type(node.right(), env, Optional.of(left.type().present()));
                    if (left.type() instanceof Type.Bool) {
                        // What must be there for it is guarded around it, and then it is yes or no.
                        Expr other = all.coercion.to(Type.BOOL, right);
                        return Types.isError(other) ? other : left;
                    }
                    if (left.type() instanceof Type.SetOf || left.type().mayBeAbsent()) {
                        Optional<Type> type = Types.join(left.type().present(), right.type());
                        if (type.isEmpty()) {
                            return all.coercion.to(left.type().present(), right);
                        }
                        return Types.isError(right)
                                ? right
                                : new Expr.OrElse(node.span(), left, all.coercion.to(type.get(), right), type.get());
                    }
                    return left;
                },
                () -> all.type(node.right(), env, expected));
    }

    @Override
    public Expr divide(dev.grognard.compiler.ast.Expr.Divide node) {
        return all.numbers.divide(node, env, expected);
    }

    @Override
    public Expr percentOf(dev.grognard.compiler.ast.Expr.PercentOf node) {
        return all.numbers.percentOf(node, env, expected);
    }

    @Override
    public Expr hasFeature(dev.grognard.compiler.ast.Expr.HasFeature node) {
        return new HexFeatures(all.context).ask(all, node, env);
    }

    @Override
    public Expr not(dev.grognard.compiler.ast.Expr.Not node) {
        return new Expr.Not(node.span(), all.part(node.operand(), env, Type.BOOL));
    }

    @Override
    public Expr negate(dev.grognard.compiler.ast.Expr.Negate node) {
        return all.numbers.negate(node, env, expected);
    }

    @Override
    public Expr parity(dev.grognard.compiler.ast.Expr.Parity node) {
        Expr operand = all.coercion.number(all.type(node.operand(), env, Optional.empty()));
        if (Types.isError(operand)) {
            return operand;
        }
        Expr odd = new Expr.IsOdd(node.span(), operand);
        return node.odd() != node.negated() ? odd : new Expr.Not(node.span(), odd);
    }

    @Override
    public Expr conversion(dev.grognard.compiler.ast.Expr.Conversion node) {
        return all.numbers.conversion(node, env);
    }

    @Override
    public Expr conditional(dev.grognard.compiler.ast.Expr.Conditional node) {
        Expr condition = all.part(node.condition(), env, Type.BOOL);
        return all.matches.branches(
                node.span(),
                condition,
                node.then(),
                env.when(condition),
                node.otherwise(),
                env.unless(condition),
                expected);
    }

    @Override
    public Expr match(dev.grognard.compiler.ast.Expr.Match node) {
        return all.matches.match(node, env, expected);
    }

    @Override
    public Expr range(dev.grognard.compiler.ast.Expr.Range node) {
        if (HexRanges.isReported(node.span(), expected, all.context)) {
            return Types.error(node.span());
        }
        all.context.error(
                TypeCode.RANGE_AS_VALUE,
                node.span(),
                "a range has a meaning only after `is` or `in`",
                "not a value",
                "ask with it: `n in " + node.span().text() + "`");
        return Types.error(node.span());
    }

    @Override
    public Expr roll(dev.grognard.compiler.ast.Expr.Roll node) {
        return all.decisions.roll(node, env);
    }

    @Override
    public Expr draw(dev.grognard.compiler.ast.Expr.Draw node) {
        return all.decisions.draw(node, env);
    }

    @Override
    public Expr choose(dev.grognard.compiler.ast.Expr.Choose node) {
        return all.decisions.choose(node, env, Optional.empty(), Optional.empty());
    }

    @Override
    public Expr chooseNumber(dev.grognard.compiler.ast.Expr.ChooseNumber node) {
        return all.decisions.chooseNumber(node, env, Optional.empty(), Optional.empty());
    }

    @Override
    public Expr will(dev.grognard.compiler.ast.Expr.Will node) {
        return all.decisions.will(node, env);
    }

    @Override
    public Expr reach(dev.grognard.compiler.ast.Expr.Reach node) {
        return all.journeys.reach(node, env);
    }

    @Override
    public Expr reachAlong(dev.grognard.compiler.ast.Expr.ReachAlong node) {
        return all.journeys.reachAlong(node, env);
    }

    @Override
    public Expr lineBlocked(dev.grognard.compiler.ast.Expr.LineBlocked node) {
        return all.geometry.lineBlocked(node, env);
    }

    @Override
    public Expr costTo(dev.grognard.compiler.ast.Expr.CostTo node) {
        return all.journeys.costTo(node, env);
    }

    @Override
    public Expr canGo(dev.grognard.compiler.ast.Expr.CanGo node) {
        return all.journeys.canGo(node, env);
    }

    @Override
    public Expr moves(dev.grognard.compiler.ast.Expr.Moves node) {
        return all.journeys.moves(node, env, Optional.empty(), Optional.empty());
    }

    static Variable subject(String name, Type type) {
        return new Variable(name, type, Variable.Role.SUBJECT);
    }
}
