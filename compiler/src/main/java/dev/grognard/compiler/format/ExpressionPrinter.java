package dev.grognard.compiler.format;

import static dev.grognard.compiler.format.Layout.LINE;
import static dev.grognard.compiler.format.Layout.NOTHING;
import static dev.grognard.compiler.format.Layout.SOFT;
import static dev.grognard.compiler.format.Layout.fill;
import static dev.grognard.compiler.format.Layout.group;
import static dev.grognard.compiler.format.Layout.join;
import static dev.grognard.compiler.format.Layout.list;
import static dev.grognard.compiler.format.Layout.nest;
import static dev.grognard.compiler.format.Layout.text;
import static dev.grognard.compiler.format.Quotation.citation;
import static dev.grognard.compiler.format.Quotation.quoted;
import static dev.grognard.compiler.format.Quotation.template;

import dev.grognard.compiler.ast.Expr;
import dev.grognard.compiler.ast.Template;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Prints expressions with the parentheses that they or their readers need. */
final class ExpressionPrinter implements Expr.Visitor<Layout> {
    /** An expression that may stand anywhere between brackets. */
    Layout print(Expr expression) {
        return group(at(expression, Level.ANY));
    }

    /** An expression where the grammar wants one of a certain level. */
    Layout at(Expr expression, Level least) {
        Layout layout = expression.accept(this);
        boolean needed = Level.of(expression).compareTo(least) < 0;
        boolean kept = least != Level.ANY && Level.isWordy(expression) && isParenthesised(expression.span());
        if (!needed && !kept) {
            return layout;
        }
        // What is limited has its breaks before the limits, and needs none behind the parenthesis.
        return Level.of(expression) == Level.CLAMP
                ? join(text("("), nest(1, layout), text(")"))
                : group(text("("), nest(2, SOFT, group(layout)), text(")"));
    }

    private static boolean isParenthesised(Span span) {
        String text = span.source().text();
        int before = span.start() - 1;
        while (before >= 0 && Character.isWhitespace(text.charAt(before))) {
            before--;
        }
        int after = span.end();
        while (after < text.length() && Character.isWhitespace(text.charAt(after))) {
            after++;
        }
        return before >= 0 && text.charAt(before) == '(' && after < text.length() && text.charAt(after) == ')';
    }

    /** A word and the value after it, if there is one. */
    Layout led(String word, Optional<Expr> value, Level least) {
        return value.map(one -> join(text(word + " "), nest(2, at(one, least)))).orElse(NOTHING);
    }

    Layout arguments(List<Expr> arguments) {
        if (arguments.isEmpty()) {
            return text("()");
        }
        Layout members = list(arguments.stream().map(this::print).toList(), ",");
        return group(text("("), nest(2, SOFT, members), text(")"));
    }

    private Layout call(String name, Optional<List<Expr>> arguments) {
        return join(text(name), arguments.map(this::arguments).orElse(NOTHING));
    }

    @Override
    public Layout bad(Expr.Bad node) {
        return text(node.span().text());
    }

    @Override
    public Layout whole(Expr.Whole node) {
        return text(Integer.toString(node.value()));
    }

    @Override
    public Layout date(Expr.Date node) {
        return text(node.text());
    }

    @Override
    public Layout fraction(Expr.Fraction node) {
        return text(node.numerator() + "/" + node.denominator());
    }

    @Override
    public Layout percent(Expr.Percent node) {
        return text(node.value() + "%");
    }

    @Override
    public Layout ratio(Expr.Ratio node) {
        return text(node.left() + ":" + node.right());
    }

    @Override
    public Layout truth(Expr.Truth node) {
        return text(node.value() ? "yes" : "no");
    }

    @Override
    public Layout none(Expr.None node) {
        return text("none");
    }

    @Override
    public Layout never(Expr.Never node) {
        return text("never");
    }

    @Override
    public Layout it(Expr.It node) {
        return text("it");
    }

    @Override
    public Layout words(Expr.Words node) {
        return text(template(node.template()));
    }

    @Override
    public Layout thingRef(Expr.ThingRef node) {
        return call(node.name().text(), node.arguments());
    }

    @Override
    public Layout valueRef(Expr.ValueRef node) {
        return call(node.name().text(), node.arguments());
    }

    @Override
    public Layout member(Expr.Member node) {
        Layout target = node.target().map(one -> at(one, Level.POSTFIX)).orElse(NOTHING);
        return join(target, text("."), call(node.name().text(), node.arguments()));
    }

    @Override
    public Layout setOf(Expr.SetOf node) {
        return arguments(node.members());
    }

    @Override
    public Layout query(Expr.Query node) {
        List<Layout> parts = new ArrayList<>();
        parts.add(text(node.kind().text()));
        parts.add(led("of", node.owner(), Level.POSTFIX));
        node.where().ifPresent(where -> parts.add(where(where)));
        return join(spaced(parts));
    }

    private Layout where(Expr.Where where) {
        return switch (where.relation()) {
            case AT -> led("at", where.place(), Level.POSTFIX);
            case NEXT_TO -> led("next to", where.place(), Level.POSTFIX);
            case WITHIN ->
                join(
                        led("within", where.distance(), Level.POSTFIX),
                        text(" "),
                        led("of", where.place(), Level.POSTFIX));
            case ON_MAP -> text("on map");
        };
    }

    private static List<Layout> spaced(List<Layout> parts) {
        List<Layout> result = new ArrayList<>();
        for (Layout part : parts) {
            if (!Layout.isNothing(part)) {
                if (!result.isEmpty()) {
                    result.add(text(" "));
                }
                result.add(part);
            }
        }
        return result;
    }

    @Override
    public Layout filter(Expr.Filter node) {
        Layout set = node.subject()
                .map(name -> join(text(name.text() + " in "), at(node.set(), Level.RANGE)))
                .orElseGet(() -> at(node.set(), Level.OR_ELSE));
        return group(set, nest(2, LINE, text("where "), nest(2, at(node.condition(), Level.OR_ELSE))));
    }

    @Override
    public Layout preferring(Expr.Preferring node) {
        Layout set = node.set() instanceof Expr.Filter filter ? filter(filter) : at(node.set(), Level.OR_ELSE);
        return group(set, nest(2, LINE, preferences(node.preferences())));
    }

    private Layout preferences(List<Expr.Preference> preferences) {
        List<Layout> parts = new ArrayList<>();
        for (Expr.Preference one : preferences) {
            parts.add(parts.isEmpty() ? text("preferring ") : join(LINE, text("then ")));
            parts.add(
                    one.extreme().isPresent()
                            ? join(text(word(one.extreme().get()) + " "), at(one.value(), Level.SUM))
                            : at(one.value(), Level.OR));
            one.citation().ifPresent(citation -> parts.add(join(text(" "), citation(citation))));
        }
        return join(parts);
    }

    private static String word(Enum<?> word) {
        return word.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public Layout quantified(Expr.Quantified node) {
        return node.quantifier() == Expr.Quantifier.ONLY
                ? join(text("only of "), crowd(node.set()))
                : group(text(word(node.quantifier()) + " ("), nest(2, SOFT, print(node.set())), text(")"));
    }

    private Layout crowd(Expr set) {
        return set instanceof Expr.Query query ? query(query) : at(set, Level.POSTFIX);
    }

    @Override
    public Layout aggregate(Expr.Aggregate node) {
        return join(
                text(word(node.aggregation()) + " of "),
                at(node.value(), Level.SUM),
                text(" over "),
                crowd(node.set()));
    }

    @Override
    public Layout binary(Expr.Binary node) {
        Level level = Level.of(node);
        if (level == Level.COMPARISON) {
            return group(
                    at(node.left(), Level.RANGE),
                    nest(2, LINE, text(node.operator().text() + " "), at(node.right(), Level.RANGE)));
        }
        if (level == Level.CLAMP) {
            return clamped(node);
        }
        // A chain of one operator breaks at each of them or at none.
        List<Layout> tail = new ArrayList<>();
        Expr left = node;
        while (left instanceof Expr.Binary binary && Level.of(binary) == level && isSame(node, binary)) {
            tail.add(0, join(LINE, text(binary.operator().text() + " "), last(binary, level.tighter())));
            left = binary.left();
        }
        return group(nest(2, operand(left, level)), nest(2, join(tail)));
    }

    /** A sum that is limited keeps its parentheses too. Both limits stand behind what they limit, on its last line or on one of their own: neither is further out than the other. */
    private Layout clamped(Expr.Binary node) {
        List<Layout> limits = new ArrayList<>();
        Expr left = node;
        while (left instanceof Expr.Binary binary && Level.of(binary) == Level.CLAMP) {
            limits.add(0, join(text(binary.operator().text() + " "), last(binary, Level.CLAMP.tighter())));
            left = binary.left();
        }
        boolean kept = Level.of(left) == Level.SUM && isParenthesised(left.span());
        return join(operand(left, kept ? Level.TERM : Level.CLAMP), nest(2, group(LINE, fill(limits))));
    }

    /** A limit that is a sum keeps its parentheses, which say that the whole of it is meant. */
    private Layout last(Expr.Binary node, Level least) {
        boolean limit = Level.of(node) == Level.CLAMP && Level.of(node.right()) == Level.SUM;
        return operand(node.right(), limit && isParenthesised(node.right().span()) ? Level.TERM : least);
    }

    /** What is itself several words long gets parentheses among plus and times, so that a reader sees where it ends. */
    private Layout operand(Expr operand, Level least) {
        boolean wordy = operand instanceof Expr.Aggregate
                || operand instanceof Expr.Conversion
                || operand instanceof Expr.Roll
                || operand instanceof Expr.Draw
                || operand instanceof Expr.CostTo;
        boolean mixed = Level.isMixed(operand) && isParenthesised(operand.span());
        return at(operand, mixed || wordy && least.compareTo(Level.SUM) >= 0 ? Level.POSTFIX : least);
    }

    private static boolean isSame(Expr.Binary first, Expr.Binary second) {
        return first.operator() == second.operator() || Level.of(first) == Level.SUM;
    }

    @Override
    public Layout divide(Expr.Divide node) {
        return join(
                at(node.left(), Level.TERM), text(" / "), at(node.right(), Level.FACTOR), rounding(node.rounding()));
    }

    private static Layout rounding(Optional<Expr.Rounding> rounding) {
        return rounding.map(one -> text(
                        one.mode() == Expr.Rounding.Mode.NEAREST
                                ? " to the nearest " + one.nearest()
                                : " rounded " + word(one.mode())))
                .orElse(NOTHING);
    }

    @Override
    public Layout percentOf(Expr.PercentOf node) {
        return join(
                at(node.percent(), beginsSmall(node.percent()) ? Level.POSTFIX : Level.PRIMARY),
                text(" of "),
                at(node.of(), Level.FACTOR),
                rounding(node.rounding()));
    }

    /** Without parentheses, what begins with a capital before `of` would ask for pieces. */
    private static boolean beginsSmall(Expr expression) {
        return expression instanceof Expr.Member member
                ? member.target().filter(ExpressionPrinter::beginsSmall).isPresent()
                : expression instanceof Expr.ValueRef;
    }

    @Override
    public Layout not(Expr.Not node) {
        return join(text("not "), at(node.operand(), Level.NOT));
    }

    @Override
    public Layout negate(Expr.Negate node) {
        // Two signs in a row would be read as a sign of another language.
        Level least = node.operand() instanceof Expr.Negate ? Level.POSTFIX : Level.FACTOR;
        return join(text("-"), at(node.operand(), least));
    }

    @Override
    public Layout parity(Expr.Parity node) {
        String words = (node.negated() ? " is not " : " is ") + (node.odd() ? "odd" : "even");
        return join(at(node.operand(), Level.RANGE), text(words));
    }

    @Override
    public Layout hasFeature(Expr.HasFeature node) {
        String words = " " + node.relation().word() + " " + node.feature().text();
        return join(at(node.operand(), Level.RANGE), text(words));
    }

    @Override
    public Layout lineBlocked(Expr.LineBlocked node) {
        return fill(
                join(text("line from "), at(node.from(), Level.POSTFIX)),
                join(text("to "), at(node.to(), Level.POSTFIX)),
                join(text("blocked by "), at(node.condition(), Level.NOT)));
    }

    @Override
    public Layout conversion(Expr.Conversion node) {
        return join(at(node.operand(), Level.POSTFIX), text(" as " + node.type().text()));
    }

    @Override
    public Layout conditional(Expr.Conditional node) {
        return group(
                text("if "),
                at(node.condition(), Level.OR_ELSE),
                nest(2, LINE, text("then "), at(node.then(), Level.ANY)),
                nest(2, LINE, text("else "), at(node.otherwise(), Level.ANY)));
    }

    @Override
    public Layout match(Expr.Match node) {
        List<Layout> arms = new ArrayList<>();
        for (Expr.MatchArm arm : node.arms()) {
            if (!arms.isEmpty()) {
                arms.add(new Layout.Break("   "));
            }
            arms.add(join(keys(arm.keys()), text(": "), print(arm.value())));
        }
        return group(
                text("match "),
                at(node.subject(), Level.OR_ELSE),
                text(" {"),
                nest(2, LINE, join(arms)),
                LINE,
                text("}"));
    }

    Layout keys(List<Expr> keys) {
        return list(keys.stream().map(key -> key.accept(this)).toList(), ",");
    }

    @Override
    public Layout range(Expr.Range node) {
        return join(
                node.low().map(low -> at(low, Level.CLAMP)).orElse(NOTHING),
                text(".."),
                node.high().map(high -> at(high, Level.CLAMP)).orElse(NOTHING));
    }

    @Override
    public Layout roll(Expr.Roll node) {
        return join(
                led("roll", node.count(), Level.SUM),
                text((node.count().isPresent() ? " d" : "roll d") + node.faces()),
                node.purpose().map(name -> text(" for " + name.text())).orElse(NOTHING),
                node.told().map(told -> text(" " + template(told))).orElse(NOTHING));
    }

    @Override
    public Layout draw(Expr.Draw node) {
        return fill(
                join(
                        led("draw", node.count(), Level.POSTFIX),
                        text(node.count().isPresent() ? " of " : "draw one of "),
                        at(node.set(), Level.POSTFIX)),
                text("for " + node.purpose().text()),
                quoted(node.told()));
    }

    @Override
    public Layout choose(Expr.Choose node) {
        return fill(
                join(
                        at(node.decider(), Level.OR_ELSE),
                        text(" "),
                        amount(node.amount()),
                        text(" of "),
                        at(node.set(), Level.OR_ELSE)),
                quoted(node.prompt()),
                node.preferences().isEmpty() ? NOTHING : preferences(node.preferences()),
                led("keeping", node.keeping(), Level.OR_ELSE),
                led("until", node.until(), Level.OR_ELSE));
    }

    private Layout amount(Expr.Amount amount) {
        return switch (amount.form()) {
            case ONE -> text("chooses one");
            case MAYBE_ONE -> text("may choose one");
            case ANY -> text("chooses any");
            case UP_TO -> led("chooses up to", amount.number(), Level.POSTFIX);
            case EXACTLY -> led("chooses exactly", amount.number(), Level.POSTFIX);
            case AT_LEAST ->
                few(amount)
                        .map(word -> text("chooses " + word + " or more"))
                        .orElseGet(() -> led("chooses at least", amount.number(), Level.POSTFIX));
        };
    }

    /** The word for a small number, which reads better than a figure. */
    private static Optional<String> few(Expr.Amount amount) {
        return amount.number()
                .filter(Expr.Whole.class::isInstance)
                .map(number -> ((Expr.Whole) number).value())
                .filter(number -> number == 1 || number == 2)
                .map(number -> number == 1 ? "one" : "two");
    }

    @Override
    public Layout chooseNumber(Expr.ChooseNumber node) {
        return fill(
                join(at(node.decider(), Level.OR_ELSE), text(" chooses number in "), at(node.range(), Level.RANGE)),
                quoted(node.prompt()));
    }

    @Override
    public Layout will(Expr.Will node) {
        return fill(
                join(
                        at(node.decider(), Level.RANGE),
                        text(" will " + node.answer().text())),
                quoted(node.prompt()));
    }

    @Override
    public Layout reach(Expr.Reach node) {
        return fill(
                join(text("reach of "), at(node.mover(), Level.POSTFIX)),
                led("from", node.from(), Level.POSTFIX),
                travel(node.travel()));
    }

    private Layout travel(Expr.TravelUse use) {
        return travel(use, Optional.empty());
    }

    private Layout travel(Expr.TravelUse use, Optional<Template> prompt) {
        List<Layout> parts = new ArrayList<>();
        Layout arguments = use.arguments().isEmpty() ? NOTHING : arguments(use.arguments());
        parts.add(join(text("by " + use.travel().text()), arguments));
        parts.add(led("within", use.within(), Level.POSTFIX));
        use.exactlySteps().ifPresent(number -> parts.add(join(text("exactly "), steps(number))));
        use.atLeastSteps().ifPresent(number -> parts.add(join(text("at least "), steps(number))));
        prompt.ifPresent(words -> parts.add(quoted(prompt)));
        if (!use.preferences().isEmpty()) {
            parts.add(preferences(use.preferences()));
        }
        return fill(parts);
    }

    /** A number of steps, in the singular for one. */
    Layout steps(Expr number) {
        return join(at(number, Level.SUM), text(isOne(number) ? " step" : " steps"));
    }

    private static boolean isOne(Expr number) {
        return number instanceof Expr.Whole whole && whole.value() == 1;
    }

    @Override
    public Layout reachAlong(Expr.ReachAlong node) {
        return fill(
                join(text("reach from "), at(node.from(), Level.POSTFIX)),
                join(text("along "), at(node.ways(), Level.POSTFIX)),
                led("within", node.within(), Level.POSTFIX),
                led("costing", node.costing(), Level.POSTFIX));
    }

    @Override
    public Layout costTo(Expr.CostTo node) {
        return fill(
                join(text("cost of "), at(node.mover(), Level.POSTFIX)),
                led("from", node.from(), Level.POSTFIX),
                join(text("to "), at(node.to(), Level.POSTFIX)),
                travel(node.travel()));
    }

    @Override
    public Layout canGo(Expr.CanGo node) {
        Layout to = node.to()
                .map(place -> join(text("can reach "), at(place, Level.POSTFIX)))
                .orElse(text("can go"));
        return fill(at(node.mover(), Level.RANGE), to, travel(node.travel()));
    }

    @Override
    public Layout moves(Expr.Moves node) {
        return fill(
                at(node.decider(), Level.OR_ELSE),
                join(text("moves "), at(node.mover(), Level.POSTFIX)),
                travel(node.travel(), node.prompt()));
    }
}
