package dev.grognard.compiler.ast;

import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;

/** An expression as written. */
public sealed interface Expr {
    Span span();

    <R> R accept(Visitor<R> visitor);

    /** How two operands are joined. */
    enum Operator {
        OR_ELSE("or else"),
        OR("or"),
        AND("and"),
        IS("is"),
        IS_NOT("is not"),
        IN("in"),
        NOT_IN("not in"),
        LESS("<"),
        AT_MOST("<="),
        MORE(">"),
        AT_LEAST(">="),
        /** {@code x at least n}: the greater of the two. */
        RAISED_TO("at least"),
        /** {@code x at most n}: the smaller of the two. */
        CAPPED_AT("at most"),
        PLUS("+"),
        MINUS("-"),
        TIMES("*");

        private final String text;

        Operator(String text) {
            this.text = text;
        }

        public String text() {
            return text;
        }
    }

    /** What is asked of a set as a whole. */
    enum Quantifier {
        ANY,
        NO,
        COUNT,
        ONLY
    }

    /** How the values of a set's members are drawn together. */
    enum Aggregation {
        SUM,
        MOST,
        LEAST
    }

    /** `rounded down`, `rounded up`, `to the nearest 10`. */
    record Rounding(Span span, Mode mode, int nearest) {
        /** The direction. */
        public enum Mode {
            DOWN,
            UP,
            NEAREST
        }
    }

    /** The place part of a query. */
    record Where(Span span, Relation relation, Optional<Expr> distance, Optional<Expr> place) {
        /** How the pieces stand to the place. */
        public enum Relation {
            AT,
            NEXT_TO,
            WITHIN,
            ON_MAP
        }
    }

    /** A clause of `preferring`: a condition, or `most e`, `least e`, `most steps`. */
    record Preference(Span span, Optional<Aggregation> extreme, Expr value, Optional<Citation> citation) {}

    /** `A, B: value`; a key is a thing, a number, a range or none. */
    record MatchArm(Span span, List<Expr> keys, Expr value) {}

    /** How many are chosen. */
    record Amount(Span span, Form form, Optional<Expr> number) {
        /** The forms of `chooses`. */
        public enum Form {
            ONE,
            /** `may choose one of`: one or none. */
            MAYBE_ONE,
            ANY,
            UP_TO,
            EXACTLY,
            /** `one or more of`, `two or more of`, `at least n of`. */
            AT_LEAST
        }
    }

    /** `Move(args) within q exactly n steps preferring …`: a way of travelling and its limits. */
    record TravelUse(
            Span span,
            Name travel,
            List<Expr> arguments,
            Optional<Expr> within,
            Optional<Expr> exactlySteps,
            Optional<Expr> atLeastSteps,
            List<Preference> preferences) {}

    /** What could not be understood; later stages pass over it in silence. */
    record Bad(Span span) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.bad(this);
        }
    }

    /** A whole number. */
    record Whole(Span span, int value) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.whole(this);
        }
    }

    /** `Dec 26 7am`, `Jan 4`: a turn of the calendar. */
    record Date(Span span, String text) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.date(this);
        }
    }

    /** A fraction such as 1/2. */
    record Fraction(Span span, int numerator, int denominator) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.fraction(this);
        }
    }

    /** A percentage such as 10%. */
    record Percent(Span span, int value) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.percent(this);
        }
    }

    /** Odds such as 3:1. */
    record Ratio(Span span, int left, int right) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.ratio(this);
        }
    }

    /** yes or no. */
    record Truth(Span span, boolean value) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.truth(this);
        }
    }

    /** none: what is absent. */
    record None(Span span) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.none(this);
        }
    }

    /** never: more than any number. */
    record Never(Span span) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.never(this);
        }
    }

    /** it: the one asked about. */
    record It(Span span) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.it(this);
        }
    }

    /** A text, perhaps with holes; also a table cell quoted in its printed notation. */
    record Words(Span span, Template template) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.words(this);
        }
    }

    /** A capitalised name, perhaps called: a piece, place, kind, enum value, link `Road(A, B)` or procedure call. */
    record ThingRef(Span span, Name name, Optional<List<Expr>> arguments) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.thingRef(this);
        }
    }

    /** A lower-case name, perhaps called: a variable, rule, table, modifiers or global state. */
    record ValueRef(Span span, Name name, Optional<List<Expr>> arguments) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.valueRef(this);
        }
    }

    /** `target.member`, perhaps with arguments; without a target it is `.member` of the one asked about. */
    record Member(Span span, Optional<Expr> target, Name name, Optional<List<Expr>> arguments) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.member(this);
        }
    }

    /** `(a, b)` or `()`: a set given by its members; a single parenthesised expression is that expression itself. */
    record SetOf(Span span, List<Expr> members) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.setOf(this);
        }
    }

    /** `Unit of s at p`, `Unit next to h`, `Unit on map`: pieces of a kind by owner and place. */
    record Query(Span span, Name kind, Optional<Expr> owner, Optional<Where> where) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.query(this);
        }
    }

    /** `set where condition`; a name makes it `(u in Unit where …)`. */
    record Filter(Span span, Optional<Name> subject, Expr set, Expr condition) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.filter(this);
        }
    }

    /** `set preferring A then B`: the best non-empty subset, clause by clause. */
    record Preferring(Span span, Expr set, List<Preference> preferences) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.preferring(this);
        }
    }

    /** `any (Q)`, `no (Q)`, `count (Q)`, `only of Q`. */
    record Quantified(Span span, Quantifier quantifier, Expr set) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.quantified(this);
        }
    }

    /** `sum of E over Q`, `most of`, `least of`. */
    record Aggregate(Span span, Aggregation aggregation, Expr value, Expr set) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.aggregate(this);
        }
    }

    /** Two operands and what joins them; see Operator. */
    record Binary(Span span, Operator operator, Expr left, Expr right) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.binary(this);
        }
    }

    /** A division, which says how it rounds; `percent of x` is a division by 100 in this form too. */
    record Divide(Span span, Expr left, Expr right, Optional<Rounding> rounding) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.divide(this);
        }
    }

    /** `10% of x rounded down`. */
    record PercentOf(Span span, Expr percent, Expr of, Optional<Rounding> rounding) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.percentOf(this);
        }
    }

    /** `h has Hill`, `s across Creek`, `s along Road`. */
    record HasFeature(Span span, Expr operand, Relation relation, Name feature) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.hasFeature(this);
        }
    }

    /** How something lies to a feature of the map. */
    enum Relation {
        HAS("has"),
        ACROSS("across"),
        ALONG("along");

        private final String word;

        Relation(String word) {
            this.word = word;
        }

        /** The word as it is written. */
        public String word() {
            return word;
        }
    }

    /** `not x`. */
    record Not(Span span, Expr operand) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.not(this);
        }
    }

    /** `-x`. */
    record Negate(Span span, Expr operand) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.negate(this);
        }
    }

    /** `x is odd`, `x is not even`. */
    record Parity(Span span, Expr operand, boolean odd, boolean negated) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.parity(this);
        }
    }

    /** `x as Quantity`: the one conversion there is. */
    record Conversion(Span span, Expr operand, Name type) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.conversion(this);
        }
    }

    /** `if a then b else c`. */
    record Conditional(Span span, Expr condition, Expr then, Expr otherwise) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.conditional(this);
        }
    }

    /** `match e { A, B: x  2..4: y }`. */
    record Match(Span span, Expr subject, List<MatchArm> arms) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.match(this);
        }
    }

    /** `2..4`, `..3`, `7..`. */
    record Range(Span span, Optional<Expr> low, Optional<Expr> high) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.range(this);
        }
    }

    /** `roll d6 for crossing`, `roll n d6 for fire`. */
    record Roll(Span span, Optional<Expr> count, int faces, Optional<Name> purpose, Optional<Template> told)
            implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.roll(this);
        }
    }

    /** `draw one of Q for chit`, `draw n of Q for losses "…"`. */
    record Draw(Span span, Optional<Expr> count, Expr set, Name purpose, Optional<Template> told) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.draw(this);
        }
    }

    /** `s chooses up to n of Q "prompt" keeping K until R`; `s may choose one of Q`. */
    record Choose(
            Span span,
            Expr decider,
            Amount amount,
            Expr set,
            Optional<Template> prompt,
            List<Preference> preferences,
            Optional<Expr> keeping,
            Optional<Expr> until)
            implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.choose(this);
        }
    }

    /** `s chooses number in a..b "prompt"`. */
    record ChooseNumber(Span span, Expr decider, Expr range, Optional<Template> prompt) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.chooseNumber(this);
        }
    }

    /** `s will goOn "…"`: yes or no. */
    record Will(Span span, Expr decider, Name answer, Optional<Template> prompt) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.will(this);
        }
    }

    /** `reach of c [from h] by Move(args) [within n]`: every place that can be reached. */
    record Reach(Span span, Expr mover, Optional<Expr> from, TravelUse travel) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.reach(this);
        }
    }

    /** `reach from p along W [within n] [costing e]`: every place that ways lead to; the way tested is `it`. */
    record ReachAlong(Span span, Expr from, Expr ways, Optional<Expr> within, Optional<Expr> costing) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.reachAlong(this);
        }
    }

    /** `line from a to b blocked by it has Woods`. */
    record LineBlocked(Span span, Expr from, Expr to, Expr condition) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.lineBlocked(this);
        }
    }

    /** `cost of c [from h] to p by Move(args)`. */
    record CostTo(Span span, Expr mover, Optional<Expr> from, Expr to, TravelUse travel) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.costTo(this);
        }
    }

    /** `c can go by Move …`, `c can reach p by Move …`. */
    record CanGo(Span span, Expr mover, Optional<Expr> to, TravelUse travel) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.canGo(this);
        }
    }

    /** `s moves c by Move within n`: the journey itself; its value is what it cost. */
    record Moves(Span span, Expr decider, Expr mover, TravelUse travel, Optional<Template> prompt) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.moves(this);
        }
    }

    /** One method for each form, so that a forgotten one does not compile. */
    interface Visitor<R> {
        R bad(Bad node);

        R whole(Whole node);

        R date(Date node);

        R fraction(Fraction node);

        R percent(Percent node);

        R ratio(Ratio node);

        R truth(Truth node);

        R none(None node);

        R never(Never node);

        R it(It node);

        R words(Words node);

        R thingRef(ThingRef node);

        R valueRef(ValueRef node);

        R member(Member node);

        R setOf(SetOf node);

        R query(Query node);

        R filter(Filter node);

        R preferring(Preferring node);

        R quantified(Quantified node);

        R aggregate(Aggregate node);

        R binary(Binary node);

        R divide(Divide node);

        R percentOf(PercentOf node);

        R hasFeature(HasFeature node);

        R lineBlocked(LineBlocked node);

        R not(Not node);

        R negate(Negate node);

        R parity(Parity node);

        R conversion(Conversion node);

        R conditional(Conditional node);

        R match(Match node);

        R range(Range node);

        R roll(Roll node);

        R draw(Draw node);

        R choose(Choose node);

        R chooseNumber(ChooseNumber node);

        R will(Will node);

        R reach(Reach node);

        R reachAlong(ReachAlong node);

        R costTo(CostTo node);

        R canGo(CanGo node);

        R moves(Moves node);
    }
}
