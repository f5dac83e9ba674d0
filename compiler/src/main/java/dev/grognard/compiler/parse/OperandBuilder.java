package dev.grognard.compiler.parse;

import dev.grognard.compiler.ast.Expr;
import dev.grognard.compiler.source.Span;
import dev.grognard.grammar.GrogParser;
import dev.grognard.grammar.GrogParser.*;
import dev.grognard.grammar.GrogParserBaseVisitor;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;

/** Builds the operands of expressions: literals, names and their members, questions about sets, dice, searches. */
final class OperandBuilder extends GrogParserBaseVisitor<Expr> {
    /** Words before a name that nobody calls a state or a rule by. */
    private static final Set<String> ARTICLES = Set.of("the", "an");

    private final AstParts parts;
    private final ExpressionBuilder expressions;

    OperandBuilder(AstParts parts, ExpressionBuilder expressions) {
        this.parts = parts;
        this.expressions = expressions;
    }

    Expr of(ParserRuleContext context) {
        Expr operand = context.accept(this);
        return operand == null ? new Expr.Bad(parts.span(context)) : operand;
    }

    private Optional<Expr> optional(ParserRuleContext context) {
        return Optional.ofNullable(context).map(this::of);
    }

    @Override
    public Expr visitNegatedFactor(NegatedFactorContext context) {
        return new Expr.Negate(parts.span(context), of(context.factor()));
    }

    @Override
    public Expr visitPartOfFactor(PartOfFactorContext context) {
        Span span = parts.span(context.part);
        Expr part;
        if (context.part.getType() == GrogParser.PERCENT) {
            part = new Expr.Percent(span, parts.percent(context.part));
        } else {
            int[] pair = parts.pair(context.part, '/');
            part = new Expr.Fraction(span, pair[0], pair[1]);
        }
        return percentOf(context, part, context.factor(), context.rounded());
    }

    private Expr percentOf(ParserRuleContext whole, Expr percent, FactorContext of, RoundedContext rounded) {
        return rounded(
                whole.getStart(), of, rounded, (span, rounding) -> new Expr.PercentOf(span, percent, of(of), rounding));
    }

    /** What may be rounded, and all of that as another quantity. */
    Expr rounded(
            Token first,
            ParserRuleContext last,
            RoundedContext rounded,
            BiFunction<Span, Optional<Expr.Rounding>, Expr> value) {
        if (rounded == null) {
            return value.apply(parts.span(first, last.getStop()), Optional.empty());
        }
        RoundingContext rounding = rounded.rounding();
        Expr result = value.apply(parts.span(first, rounding.getStop()), Optional.of(rounding(rounding)));
        return converted(parts.span(first, rounded.getStop()), result, rounded.quantity);
    }

    private Expr.Rounding rounding(RoundingContext context) {
        Span span = parts.span(context);
        if (context instanceof DirectedRoundingContext directed) {
            return new Expr.Rounding(
                    span,
                    directed.direction.getType() == GrogParser.UP ? Expr.Rounding.Mode.UP : Expr.Rounding.Mode.DOWN,
                    1);
        }
        int unit = parts.whole(((NearestRoundingContext) context).unit);
        return new Expr.Rounding(span, Expr.Rounding.Mode.NEAREST, unit);
    }

    @Override
    public Expr visitAggregateFactor(AggregateFactorContext context) {
        Expr.Aggregation aggregation = switch (context.aggregation.getType()) {
            case GrogParser.SUM -> Expr.Aggregation.SUM;
            case GrogParser.MOST -> Expr.Aggregation.MOST;
            default -> Expr.Aggregation.LEAST;
        };
        return new Expr.Aggregate(parts.span(context), aggregation, expressions.of(context.value), of(context.set));
    }

    @Override
    public Expr visitOnlyFactor(OnlyFactorContext context) {
        return new Expr.Quantified(parts.span(context), Expr.Quantifier.ONLY, of(context.set));
    }

    @Override
    public Expr visitRollFactor(RollFactorContext context) {
        return new Expr.Roll(
                parts.span(context),
                expressions.optional(context.count),
                parts.faces(context.DIE().getSymbol()),
                parts.optionalName(context.purpose),
                parts.optionalTemplate(context.told));
    }

    @Override
    public Expr visitDrawFactor(DrawFactorContext context) {
        return new Expr.Draw(
                parts.span(context),
                optional(context.count),
                expressions.set(context.set, context.condition),
                parts.name(context.purpose),
                parts.optionalTemplate(context.told));
    }

    @Override
    public Expr visitDrawCount(DrawCountContext context) {
        return context.openPostfix() == null
                ? new Expr.Whole(parts.span(context), parts.whole(context.getStart()))
                : of(context.openPostfix());
    }

    @Override
    public Expr visitReachFactor(ReachFactorContext context) {
        return new Expr.Reach(
                parts.span(context),
                of(context.mover),
                optional(context.from),
                expressions.travel(context.travelUse(), null));
    }

    @Override
    public Expr visitReachAlongFactor(ReachAlongFactorContext context) {
        return new Expr.ReachAlong(
                parts.span(context),
                of(context.from),
                of(context.ways),
                expressions.optional(context.within),
                expressions.optional(context.costing));
    }

    @Override
    public Expr visitCostFactor(CostFactorContext context) {
        return new Expr.CostTo(
                parts.span(context),
                of(context.mover),
                optional(context.from),
                of(context.to),
                expressions.travel(context.travelUse(), null));
    }

    @Override
    public Expr visitOpenFactor(OpenFactorContext context) {
        Expr operand = of(context.openPostfix());
        return context.factor() == null
                ? converted(parts.span(context), operand, context.quantity)
                : percentOf(context, operand, context.factor(), context.rounded());
    }

    @Override
    public Expr visitPlainFactor(PlainFactorContext context) {
        return converted(parts.span(context), of(context.plainPostfix()), context.quantity);
    }

    private Expr converted(Span whole, Expr operand, ThingNameContext quantity) {
        return quantity == null ? operand : new Expr.Conversion(whole, operand, parts.name(quantity));
    }

    @Override
    public Expr visitOwnedQuery(OwnedQueryContext context) {
        return new Expr.Query(
                parts.span(context),
                parts.name(context.kind),
                Optional.of(of(context.owner)),
                Optional.ofNullable(context.placeFilter()).map(this::place));
    }

    @Override
    public Expr visitPlacedQuery(PlacedQueryContext context) {
        return new Expr.Query(
                parts.span(context),
                parts.name(context.kind),
                Optional.empty(),
                Optional.of(place(context.placeFilter())));
    }

    private Expr.Where place(PlaceFilterContext context) {
        Span span = parts.span(context);
        if (context instanceof AtFilterContext at) {
            return new Expr.Where(span, Expr.Where.Relation.AT, Optional.empty(), Optional.of(of(at.place)));
        }
        if (context instanceof NextToFilterContext next) {
            return new Expr.Where(span, Expr.Where.Relation.NEXT_TO, Optional.empty(), Optional.of(of(next.place)));
        }
        if (context instanceof WithinFilterContext within) {
            return new Expr.Where(
                    span, Expr.Where.Relation.WITHIN, Optional.of(of(within.distance)), Optional.of(of(within.place)));
        }
        return new Expr.Where(span, Expr.Where.Relation.ON_MAP, Optional.empty(), Optional.empty());
    }

    @Override
    public Expr visitOpenPostfix(OpenPostfixContext context) {
        Expr head = of(context.openPrimary());
        Expr result = accessed(head, context.access());
        // Parentheses leave no node behind, but what is selected from them begins with them.
        return result instanceof Expr.Member member && result != head ? widened(member, parts.span(context)) : result;
    }

    @Override
    public Expr visitPlainPostfix(PlainPostfixContext context) {
        return accessed(of(context.plainPrimary()), context.access());
    }

    private static Expr widened(Expr.Member member, Span span) {
        return new Expr.Member(span, member.target(), member.name(), member.arguments());
    }

    /** The members named one after the other. */
    Expr accessed(Expr head, List<AccessContext> accesses) {
        if (parts.isTooLong(accesses)) {
            return new Expr.Bad(head.span());
        }
        Expr result = head;
        for (AccessContext access : accesses) {
            result = new Expr.Member(
                    head.span().to(parts.span(access)),
                    Optional.of(result),
                    parts.name(access.memberName()),
                    expressions.arguments(access.arguments()));
        }
        return result;
    }

    @Override
    public Expr visitDatePrimary(DatePrimaryContext context) {
        return parts.date(context.getStart());
    }

    @Override
    public Expr visitWholePrimary(WholePrimaryContext context) {
        return parts.isHex(context.getStart())
                ? new Expr.ThingRef(parts.span(context), parts.name(context.getStart()), Optional.empty())
                : new Expr.Whole(parts.span(context), parts.whole(context.getStart()));
    }

    @Override
    public Expr visitFractionPrimary(FractionPrimaryContext context) {
        int[] pair = parts.pair(context.getStart(), '/');
        return new Expr.Fraction(parts.span(context), pair[0], pair[1]);
    }

    @Override
    public Expr visitPercentPrimary(PercentPrimaryContext context) {
        return new Expr.Percent(parts.span(context), parts.percent(context.getStart()));
    }

    @Override
    public Expr visitRatioPrimary(RatioPrimaryContext context) {
        int[] pair = parts.pair(context.getStart(), ':');
        return new Expr.Ratio(parts.span(context), pair[0], pair[1]);
    }

    @Override
    public Expr visitWordsPrimary(WordsPrimaryContext context) {
        return new Expr.Words(parts.span(context), parts.template(context.getStart()));
    }

    @Override
    public Expr visitYesPrimary(YesPrimaryContext context) {
        return new Expr.Truth(parts.span(context), true);
    }

    @Override
    public Expr visitNoPrimary(NoPrimaryContext context) {
        return new Expr.Truth(parts.span(context), false);
    }

    @Override
    public Expr visitNonePrimary(NonePrimaryContext context) {
        return new Expr.None(parts.span(context));
    }

    @Override
    public Expr visitNeverPrimary(NeverPrimaryContext context) {
        return new Expr.Never(parts.span(context));
    }

    @Override
    public Expr visitItPrimary(ItPrimaryContext context) {
        return new Expr.It(parts.span(context));
    }

    @Override
    public Expr visitQuantifiedPrimary(QuantifiedPrimaryContext context) {
        Expr.Quantifier quantifier = switch (context.quantifier.getType()) {
            case GrogParser.ANY -> Expr.Quantifier.ANY;
            case GrogParser.NO -> Expr.Quantifier.NO;
            default -> Expr.Quantifier.COUNT;
        };
        return new Expr.Quantified(parts.span(context), quantifier, expressions.of(context.set));
    }

    @Override
    public Expr visitOwnMemberPrimary(OwnMemberPrimaryContext context) {
        return new Expr.Member(
                parts.span(context),
                Optional.empty(),
                parts.name(context.memberName()),
                expressions.arguments(context.arguments()));
    }

    @Override
    public Expr visitThingPrimary(ThingPrimaryContext context) {
        return new Expr.ThingRef(
                parts.span(context), parts.name(context.getStart()), expressions.arguments(context.arguments()));
    }

    @Override
    public Expr visitDrawnMember(DrawnMemberContext context) {
        return new Expr.ThingRef(
                parts.span(context), parts.name(context.getStart()), expressions.arguments(context.arguments()));
    }

    @Override
    public Expr visitValuePrimary(ValuePrimaryContext context) {
        return value(context, context.arguments());
    }

    @Override
    public Expr visitWordPrimary(WordPrimaryContext context) {
        return value(context, context.arguments());
    }

    @Override
    public Expr visitMappedValue(MappedValueContext context) {
        return context.plainPrimary() == null ? value(context, context.arguments()) : of(context.plainPrimary());
    }

    /** Whether the name of a thing follows on the line. */
    private boolean isBeforeName(Span word) {
        Span next = parts.wordAfter(word);
        return next.line() == word.line()
                && !next.text().isEmpty()
                && Character.isUpperCase(next.text().codePointAt(0));
    }

    private Expr value(ParserRuleContext context, ArgumentsContext arguments) {
        if (arguments == null && ARTICLES.contains(context.getText()) && isBeforeName(parts.span(context))) {
            parts.report(ForeignWords.article(parts.span(context)));
        }
        return new Expr.ValueRef(parts.span(context), parts.name(context.getStart()), expressions.arguments(arguments));
    }

    /** Where a journey began. */
    @Override
    public Expr visitStartPrimary(StartPrimaryContext context) {
        return new Expr.ValueRef(parts.span(context), parts.name(context.getStart()), Optional.empty());
    }

    @Override
    public Expr visitParenthesisedPrimary(ParenthesisedPrimaryContext context) {
        List<Expr> members = expressions.all(context.expression());
        return members.size() == 1 ? members.get(0) : new Expr.SetOf(parts.span(context), members);
    }
}
