package dev.grognard.compiler.parse;

import dev.grognard.compiler.ast.Citation;
import dev.grognard.compiler.ast.Expr;
import dev.grognard.compiler.ast.Expr.Operator;
import dev.grognard.compiler.source.Span;
import dev.grognard.grammar.GrogParser;
import dev.grognard.grammar.GrogParser.*;
import dev.grognard.grammar.GrogParserBaseVisitor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.TerminalNode;

/** Builds expressions down to the factors of a product; operands are {@link OperandBuilder}'s part. */
final class ExpressionBuilder extends GrogParserBaseVisitor<Expr> {
    private final AstParts parts;
    private final OperandBuilder operands;

    ExpressionBuilder(AstParts parts) {
        this.parts = parts;
        this.operands = new OperandBuilder(parts, this);
    }

    Expr of(ParserRuleContext context) {
        Expr expression = context.accept(this);
        return expression == null ? new Expr.Bad(parts.span(context)) : expression;
    }

    Optional<Expr> optional(ParserRuleContext context) {
        return Optional.ofNullable(context).map(this::of);
    }

    List<Expr> all(List<? extends ParserRuleContext> contexts) {
        return contexts.stream().map(this::of).toList();
    }

    OperandBuilder operands() {
        return operands;
    }

    @Override
    public Expr visitConditionalExpression(ConditionalExpressionContext context) {
        return new Expr.Conditional(
                parts.span(context), of(context.condition), of(context.then), of(context.otherwise));
    }

    @Override
    public Expr visitMatchExpression(MatchExpressionContext context) {
        List<Expr.MatchArm> arms = context.matchArm().stream()
                .map(arm -> new Expr.MatchArm(parts.span(arm), all(arm.matchKey()), of(arm.value)))
                .toList();
        return new Expr.Match(parts.span(context), of(context.subject), arms);
    }

    @Override
    public Expr visitSelectingExpression(SelectingExpressionContext context) {
        Expr operand = of(context.fallbackExpression());
        return context.selection() == null ? operand : selected(operand, context.selection(), parts.span(context));
    }

    private Expr selected(Expr operand, SelectionContext selection, Span span) {
        if (selection instanceof WhereSelectionContext where) {
            Expr filtered = filtered(operand, where.condition);
            return where.preferences() == null
                    ? filtered
                    : new Expr.Preferring(span, filtered, preferences(where.preferences()));
        }
        if (selection instanceof PreferringSelectionContext preferring) {
            return new Expr.Preferring(span, operand, preferences(preferring.preferences()));
        }
        if (selection instanceof ChoosesSelectionContext chooses) {
            return choice(
                    span, operand, amount(chooses.amount()), set(chooses.set, chooses.condition), chooses.choiceTail());
        }
        if (selection instanceof MayChooseSelectionContext choose) {
            Span words = parts.span(choose.MAY().getSymbol(), choose.ONE().getSymbol());
            Expr.Amount amount = new Expr.Amount(words, Expr.Amount.Form.MAYBE_ONE, Optional.empty());
            return choice(span, operand, amount, set(choose.set, choose.condition), choose.choiceTail());
        }
        if (selection instanceof NumberSelectionContext number) {
            return new Expr.ChooseNumber(span, operand, of(number.range), parts.optionalTemplate(number.prompt));
        }
        MovesSelectionContext moves = (MovesSelectionContext) selection;
        return new Expr.Moves(
                span,
                operand,
                of(moves.mover),
                travel(moves.travelUse(), moves.preferences()),
                parts.optionalTemplate(moves.prompt));
    }

    Expr set(ParserRuleContext set, ParserRuleContext condition) {
        return condition == null ? of(set) : filtered(of(set), condition);
    }

    /** {@code x in S where c} names its subject; without {@code where} the same words would ask a question. */
    private Expr filtered(Expr set, ParserRuleContext condition) {
        Expr test = of(condition);
        Span span = set.span().to(test.span());
        if (set instanceof Expr.Binary binary
                && binary.operator() == Operator.IN
                && binary.left() instanceof Expr.ValueRef subject
                && subject.arguments().isEmpty()) {
            return new Expr.Filter(span, Optional.of(subject.name()), binary.right(), test);
        }
        return new Expr.Filter(span, Optional.empty(), set, test);
    }

    private Expr choice(Span span, Expr decider, Expr.Amount amount, Expr set, ChoiceTailContext tail) {
        List<Expr.Preference> preferences = List.of();
        Optional<Expr> keeping = Optional.empty();
        Optional<Expr> until = Optional.empty();
        for (ChoiceLimitContext limit : tail.choiceLimit()) {
            if (limit instanceof PreferringLimitContext one) {
                preferences = preferences(one.preferences());
            } else if (limit instanceof KeepingLimitContext one) {
                keeping = Optional.of(of(one.keeping));
            } else {
                until = Optional.of(of(((UntilLimitContext) limit).until));
            }
        }
        return new Expr.Choose(
                span, decider, amount, set, parts.optionalTemplate(tail.prompt), preferences, keeping, until);
    }

    private Expr.Amount amount(AmountContext context) {
        Span span = parts.span(context);
        if (context instanceof OneAmountContext) {
            return new Expr.Amount(span, Expr.Amount.Form.ONE, Optional.empty());
        }
        if (context instanceof AnyAmountContext) {
            return new Expr.Amount(span, Expr.Amount.Form.ANY, Optional.empty());
        }
        if (context instanceof OrMoreAmountContext more) {
            int least = more.word.getType() == GrogParser.ONE ? 1 : 2;
            return new Expr.Amount(
                    span, Expr.Amount.Form.AT_LEAST, Optional.of(new Expr.Whole(parts.span(more.word), least)));
        }
        if (context instanceof UpToAmountContext upTo) {
            return new Expr.Amount(span, Expr.Amount.Form.UP_TO, Optional.of(of(upTo.number)));
        }
        if (context instanceof ExactlyAmountContext exactly) {
            return new Expr.Amount(span, Expr.Amount.Form.EXACTLY, Optional.of(of(exactly.number)));
        }
        AtLeastAmountContext atLeast = (AtLeastAmountContext) context;
        return new Expr.Amount(span, Expr.Amount.Form.AT_LEAST, Optional.of(of(atLeast.number)));
    }

    /** The citation that a choice carries in its middle, for the statement that has room for it. */
    static List<TerminalNode> citationsWithin(ExpressionContext context) {
        if (context instanceof SelectingExpressionContext selecting) {
            if (selecting.selection() instanceof ChoosesSelectionContext chooses) {
                return chooses.choiceTail().CITATION();
            }
            if (selecting.selection() instanceof MayChooseSelectionContext choose) {
                return choose.choiceTail().CITATION();
            }
        }
        return List.of();
    }

    List<Expr.Preference> preferences(PreferencesContext context) {
        List<Expr.Preference> preferences = new ArrayList<>();
        preferences.add(preference(context.preference()));
        for (LaterPreferenceContext later : context.laterPreference()) {
            cite(preferences, parts.citation(later.CITATION()));
            preferences.add(preference(later.preference()));
        }
        return List.copyOf(preferences);
    }

    private Expr.Preference preference(PreferenceContext context) {
        Span span = parts.span(context);
        if (context instanceof ExtremePreferenceContext extreme) {
            Expr.Aggregation word =
                    extreme.extreme.getType() == GrogParser.MOST ? Expr.Aggregation.MOST : Expr.Aggregation.LEAST;
            return new Expr.Preference(span, Optional.of(word), of(extreme.value), Optional.empty());
        }
        Expr condition = of(((ConditionPreferenceContext) context).condition);
        return new Expr.Preference(span, Optional.empty(), condition, Optional.empty());
    }

    private static void cite(List<Expr.Preference> preferences, Optional<Citation> citation) {
        if (citation.isPresent()) {
            Expr.Preference last = preferences.remove(preferences.size() - 1);
            Span span = last.span().to(citation.get().span());
            preferences.add(new Expr.Preference(span, last.extreme(), last.value(), citation));
        }
    }

    /** An expression and the citation that is left for the construct around it. */
    record Cited(Expr value, Optional<Citation> citation) {}

    /** A citation behind an expression belongs to its last preference, if it ends in one. */
    static Cited cited(Expr value, Optional<Citation> citation) {
        if (citation.isPresent() && value instanceof Expr.Preferring preferring) {
            List<Expr.Preference> preferences = new ArrayList<>(preferring.preferences());
            cite(preferences, citation);
            Span span = preferring.span().to(citation.get().span());
            Expr.Preferring whole = new Expr.Preferring(span, preferring.set(), List.copyOf(preferences));
            return new Cited(whole, Optional.empty());
        }
        return new Cited(value, citation);
    }

    Expr.TravelUse travel(TravelUseContext context, PreferencesContext preferences) {
        Optional<Expr> within = Optional.empty();
        Optional<Expr> exactly = Optional.empty();
        Optional<Expr> atLeast = Optional.empty();
        for (TravelLimitContext limit : context.travelLimit()) {
            if (limit instanceof WithinLimitContext one) {
                within = Optional.of(of(one.within));
            } else if (limit instanceof ExactlyStepsLimitContext one) {
                exactly = Optional.of(of(one.steps));
            } else {
                atLeast = Optional.of(of(((AtLeastStepsLimitContext) limit).steps));
            }
        }
        Span span = parts.span(context);
        return new Expr.TravelUse(
                preferences == null ? span : span.to(parts.span(preferences)),
                parts.name(context.travel),
                arguments(context.arguments()).orElse(List.of()),
                within,
                exactly,
                atLeast,
                preferences == null ? List.of() : preferences(preferences));
    }

    Optional<List<Expr>> arguments(ArgumentsContext context) {
        return Optional.ofNullable(context).map(one -> all(one.expression()));
    }

    @Override
    public Expr visitFallbackExpression(FallbackExpressionContext context) {
        return chained(context.disjunctionExpression(), ignored -> Operator.OR_ELSE);
    }

    @Override
    public Expr visitDisjunctionExpression(DisjunctionExpressionContext context) {
        return chained(context.conjunctionExpression(), ignored -> Operator.OR);
    }

    @Override
    public Expr visitConjunctionExpression(ConjunctionExpressionContext context) {
        return chained(context.negationExpression(), ignored -> Operator.AND);
    }

    @Override
    public Expr visitClampExpression(ClampExpressionContext context) {
        return chained(context.sumExpression(), i -> limit(context.ways.get(i)));
    }

    @Override
    public Expr visitLimitedTerm(LimitedTermContext context) {
        List<ParserRuleContext> members = new ArrayList<>(context.limits);
        members.add(0, context.termExpression());
        return chained(members, i -> limit(context.ways.get(i)));
    }

    private static Operator limit(Token way) {
        return way.getType() == GrogParser.MOST ? Operator.CAPPED_AT : Operator.RAISED_TO;
    }

    @Override
    public Expr visitSumExpression(SumExpressionContext context) {
        return chained(
                context.termExpression(),
                i -> context.signs.get(i).getType() == GrogParser.ADD ? Operator.PLUS : Operator.MINUS);
    }

    private Expr chained(List<? extends ParserRuleContext> members, Function<Integer, Operator> operators) {
        Expr result = of(members.get(0));
        if (parts.isTooLong(members)) {
            return new Expr.Bad(result.span());
        }
        for (int i = 1; i < members.size(); i++) {
            Expr right = of(members.get(i));
            // Parentheses leave no node behind, but what is joined begins or ends with them.
            Span span = parts.span(members.get(0).getStart(), members.get(i).getStop());
            result = new Expr.Binary(span, operators.apply(i - 1), result, right);
        }
        return result;
    }

    @Override
    public Expr visitNotExpression(NotExpressionContext context) {
        return new Expr.Not(parts.span(context), of(context.negationExpression()));
    }

    @Override
    public Expr visitLineExpression(LineExpressionContext context) {
        return new Expr.LineBlocked(parts.span(context), of(context.from), of(context.to), of(context.condition));
    }

    @Override
    public Expr visitComparisonExpression(ComparisonExpressionContext context) {
        Expr left = of(context.rangeExpression());
        return context.predicate() == null ? left : compared(left, context.predicate(), parts.span(context));
    }

    private Expr compared(Expr left, PredicateContext predicate, Span span) {
        if (predicate instanceof ParityPredicateContext parity) {
            return new Expr.Parity(span, left, parity.parity.getType() == GrogParser.ODD, parity.NOT() != null);
        }
        if (predicate instanceof IsPredicateContext is) {
            return new Expr.Binary(span, is.NOT() == null ? Operator.IS : Operator.IS_NOT, left, of(is.right));
        }
        if (predicate instanceof InPredicateContext in) {
            return new Expr.Binary(span, in.NOT() == null ? Operator.IN : Operator.NOT_IN, left, of(in.right));
        }
        if (predicate instanceof OrderPredicateContext order) {
            return new Expr.Binary(span, order(order.operator), left, of(order.right));
        }
        if (predicate instanceof WillPredicateContext will) {
            return new Expr.Will(span, left, parts.name(will.answer), parts.optionalTemplate(will.prompt));
        }
        if (predicate instanceof FeaturePredicateContext feature) {
            return new Expr.HasFeature(span, left, relation(feature.relation), parts.name(feature.feature));
        }
        if (predicate instanceof CanGoPredicateContext go) {
            return new Expr.CanGo(span, left, Optional.empty(), travel(go.travelUse(), null));
        }
        CanReachPredicateContext reach = (CanReachPredicateContext) predicate;
        return new Expr.CanGo(span, left, Optional.of(of(reach.to)), travel(reach.travelUse(), null));
    }

    private static Expr.Relation relation(Token word) {
        return switch (word.getType()) {
            case GrogParser.HAS -> Expr.Relation.HAS;
            case GrogParser.ACROSS -> Expr.Relation.ACROSS;
            default -> Expr.Relation.ALONG;
        };
    }

    private static Operator order(Token sign) {
        return switch (sign.getType()) {
            case GrogParser.LESS -> Operator.LESS;
            case GrogParser.LESS_EQUAL -> Operator.AT_MOST;
            case GrogParser.MORE_THAN -> Operator.MORE;
            default -> Operator.AT_LEAST;
        };
    }

    @Override
    public Expr visitRangeExpression(RangeExpressionContext context) {
        return context.high == null
                ? of(context.low)
                : new Expr.Range(parts.span(context), Optional.of(of(context.low)), Optional.of(of(context.high)));
    }

    @Override
    public Expr visitTermExpression(TermExpressionContext context) {
        Expr result = operands.of(context.factor());
        if (parts.isTooLong(context.factorTail())) {
            return new Expr.Bad(result.span());
        }
        for (FactorTailContext tail : context.factorTail()) {
            if (tail instanceof TimesFactorContext times) {
                Span span = parts.span(context.getStart(), tail.getStop());
                Expr right = operands.of(times.factor());
                result = new Expr.Binary(span, Operator.TIMES, result, right);
            } else {
                DividedByFactorContext divided = (DividedByFactorContext) tail;
                Expr right = operands.of(divided.factor());
                Expr left = result;
                result = operands.rounded(
                        context.getStart(),
                        divided.factor(),
                        divided.rounded(),
                        (whole, rounding) -> new Expr.Divide(whole, left, right, rounding));
            }
        }
        return result;
    }

    @Override
    public Expr visitPostfixExpression(PostfixExpressionContext context) {
        return operands.of(context);
    }

    @Override
    public Expr visitMappedValue(MappedValueContext context) {
        return operands.of(context);
    }

    @Override
    public Expr visitThingTarget(ThingTargetContext context) {
        Expr head = new Expr.ThingRef(
                head(context, context.arguments()), parts.name(context.getStart()), arguments(context.arguments()));
        return operands.accessed(head, context.access());
    }

    @Override
    public Expr visitValueTarget(ValueTargetContext context) {
        Expr head = new Expr.ValueRef(
                head(context, context.arguments()), parts.name(context.getStart()), arguments(context.arguments()));
        return operands.accessed(head, context.access());
    }

    @Override
    public Expr visitHexTarget(HexTargetContext context) {
        Token number = context.INT().getSymbol();
        Expr head = new Expr.ThingRef(parts.span(number), parts.name(number), Optional.empty());
        return operands.accessed(head, context.access());
    }

    @Override
    public Expr visitSoftTarget(SoftTargetContext context) {
        Expr head = new Expr.ValueRef(
                head(context, context.arguments()), parts.name(context.getStart()), arguments(context.arguments()));
        return operands.accessed(head, context.access());
    }

    private Span head(ParserRuleContext target, ArgumentsContext arguments) {
        Token last = arguments == null ? target.getStart() : arguments.getStop();
        return parts.span(target.getStart(), last);
    }

    @Override
    public Expr visitThingKey(ThingKeyContext context) {
        return new Expr.ThingRef(parts.span(context), parts.name(context.THING().getSymbol()), Optional.empty());
    }

    @Override
    public Expr visitTruthKey(TruthKeyContext context) {
        return new Expr.Truth(parts.span(context), context.truth.getType() == GrogParser.YES);
    }

    @Override
    public Expr visitNoneKey(NoneKeyContext context) {
        return new Expr.None(parts.span(context));
    }

    @Override
    public Expr visitWholeNumber(WholeNumberContext context) {
        Expr.Whole whole = new Expr.Whole(
                parts.span(context.INT().getSymbol()), parts.whole(context.INT().getSymbol()));
        return context.MINUS() == null ? whole : new Expr.Negate(parts.span(context), whole);
    }

    @Override
    public Expr visitFromKey(FromKeyContext context) {
        return new Expr.Range(parts.span(context), Optional.of(of(context.low)), optional(context.high));
    }

    @Override
    public Expr visitUpToKey(UpToKeyContext context) {
        return new Expr.Range(parts.span(context), Optional.empty(), Optional.of(of(context.high)));
    }
}
