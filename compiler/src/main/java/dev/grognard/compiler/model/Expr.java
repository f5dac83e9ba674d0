package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A typed expression. */
public sealed interface Expr {
    Type type();

    Span span();

    <R> R accept(Visitor<R> visitor);

    /** The conditions that must all hold for this one to hold; itself, unless it joins some. */
    default List<Expr> conditions() {
        return List.of(this);
    }

    /** What every game knows. */
    enum Known {
        /** The place that a directed link leaves. */
        FROM,
        /** The place that a directed link leads to. */
        TO,
        /** The same link the other way. */
        BACK,
        /** Where a piece stands. */
        AT,
        /** The other side; only in games of two. */
        OPPONENT,
        /** The number of the turn. */
        TURN,
        /** The hour of a turn. */
        HOUR,
        /** The turn with which the day of a turn begins. */
        DAY,
        /** Whether two places are joined by a link. */
        ADJACENT,
        /** The link of a kind that leads from one place to another; absent if there is none. */
        LINK,
        /** The number of steps from one hex to another if nothing is in the way. */
        DISTANCE,
        /** Whether a side may know which piece this is, or may see a field. */
        SEES,
        /** The side that has won; absent while the game goes on or when nobody has. */
        WINNER
    }

    /** How two numbers are joined. */
    enum Sum {
        PLUS,
        MINUS,
        TIMES,
        GREATER,
        SMALLER
    }

    /** How two numbers are compared. */
    enum Order {
        LESS,
        AT_MOST,
        MORE,
        AT_LEAST;

        /** The same comparison with its sides exchanged. */
        public Order turned() {
            return switch (this) {
                case LESS -> MORE;
                case AT_MOST -> AT_LEAST;
                case MORE -> LESS;
                case AT_LEAST -> AT_MOST;
            };
        }
    }

    /** How a division rounds. */
    enum Rounding {
        DOWN,
        UP,
        NEAREST
    }

    /** How pieces stand to a place. */
    enum Standing {
        ANYWHERE,
        AT,
        NEXT_TO,
        WITHIN,
        ON_MAP
    }

    /** How values are drawn together. */
    enum Total {
        SUM,
        MOST,
        LEAST
    }

    /** How many are chosen. */
    enum Amount {
        ONE,
        MAYBE_ONE,
        ANY,
        UP_TO,
        EXACTLY,
        AT_LEAST
    }

    /** A clause of `preferring`: a Bool value (keep those for which it holds), or a number with MOST or LEAST. */
    record Preference(Optional<Total> extreme, Expr value, List<String> cases, String text) {}

    /**
     * A way of travelling as used: arguments after the mover, budget and limits. Preferences are about where a journey ends ({@code here}), its
     * number of {@code steps} and its {@code cost}.
     */
    record Trip(
            Signature travel,
            Expr mover,
            Optional<Expr> from,
            List<Expr> arguments,
            Optional<Expr> within,
            Optional<Expr> exactlySteps,
            Optional<Expr> atLeastSteps,
            List<Preference> preferences,
            Variable here,
            Variable steps,
            Variable cost) {}

    /** A whole number, a percentage, odds, or an amount counted in steps; `never` is {@link Quantity#NEVER}. */
    record Number(Span span, int value, Type type) implements Expr {
        /** The number as its type is printed. */
        public String printed() {
            return printed(value, type);
        }

        /** A number as a type is printed. */
        public static String printed(int value, Type type) {
            if (type.present() instanceof Type.Amount amount) {
                return amount.quantity().show(value);
            }
            if (type.present() instanceof Type.Odds) {
                return Type.Odds.show(value);
            }
            return type.present() instanceof Type.Percent ? value + "%" : Integer.toString(value);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.number(this);
        }
    }

    /** yes or no. */
    record Truth(Span span, boolean value) implements Expr {
        @Override
        public Type type() {
            return Type.BOOL;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.truth(this);
        }
    }

    /** none. */
    record Absent(Span span, Type type) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.absent(this);
        }
    }

    /** A member of a closed set. */
    record Constant(Span span, Member member) implements Expr {
        @Override
        public Type type() {
            return new Type.Of(member.kind());
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.constant(this);
        }
    }

    /** A record value as printed. */
    record RecordConstant(Span span, RecordDef.Value value) implements Expr {
        @Override
        public Type type() {
            return new Type.Rec(value.record());
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.recordConstant(this);
        }
    }

    /** A set by its members. */
    record SetLiteral(Span span, List<Expr> members, Type type) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.setLiteral(this);
        }
    }

    /** Every member of a kind. */
    record All(Span span, Kind kind) implements Expr {
        @Override
        public Type type() {
            return new Type.SetOf(kind);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.all(this);
        }
    }

    /** A named set of places. */
    record Region(Span span, RegionDef region, Type type) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.region(this);
        }
    }

    /** The rows of a list that are in play. */
    record Rows(Span span, ListDef list) implements Expr {
        @Override
        public Type type() {
            return new Type.SetOf(list.kind());
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.rows(this);
        }
    }

    /** A variable. */
    record Read(Span span, Variable variable) implements Expr {
        @Override
        public Type type() {
            return variable.type();
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.read(this);
        }
    }

    /** A state of the whole game. */
    record ReadGlobal(Span span, GlobalState state, List<Expr> keys) implements Expr {
        @Override
        public Type type() {
            return state.type();
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.readGlobal(this);
        }
    }

    /** A field of a thing. */
    record ReadField(Span span, Field field, Expr of, List<Expr> keys) implements Expr {
        @Override
        public Type type() {
            return field.type();
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.readField(this);
        }
    }

    /** A part of a record. */
    record ReadPart(Span span, Expr of, RecordDef.RecordField part, Type type) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.readPart(this);
        }
    }

    /** A variable of the innermost running procedure of this name; only in examples. */
    record ReadFrame(Span span, Signature procedure, Variable variable) implements Expr {
        @Override
        public Type type() {
            return variable.type();
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.readFrame(this);
        }
    }

    /** What every game knows: see {@link Known}. */
    record Builtin(Span span, Known known, List<Expr> arguments, Type type) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.builtin(this);
        }
    }

    /** Whether an option is switched on or a scenario is the one being played. */
    record InPlay(Span span, Layer layer) implements Expr {
        @Override
        public Type type() {
            return Type.BOOL;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.inPlay(this);
        }
    }

    /** A rule. */
    record CallRule(Span span, Signature rule, List<Expr> arguments) implements Expr {
        @Override
        public Type type() {
            return rule.result().orElseThrow();
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.callRule(this);
        }
    }

    /** A table. */
    record Lookup(Span span, Signature table, List<Expr> arguments) implements Expr {
        @Override
        public Type type() {
            return table.result().orElseThrow();
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.lookup(this);
        }
    }

    /** A list of modifiers. */
    record SumModifiers(Span span, Signature modifiers, List<Expr> arguments) implements Expr {
        @Override
        public Type type() {
            return modifiers.result().orElseThrow();
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.sumModifiers(this);
        }
    }

    /** In an exception: the value that would hold without it. */
    record Usual(Span span, Type type) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.usual(this);
        }
    }

    /** A procedure that gives a value. Has effects. */
    record CallProcedure(Span span, Signature procedure, List<Expr> arguments) implements Expr {
        @Override
        public Type type() {
            return procedure.result().orElseThrow();
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.callProcedure(this);
        }
    }

    /** Plus, minus, times, the greater, the smaller; amounts in steps. A product with a fraction is a Divide. */
    record Arithmetic(Span span, Sum sum, Expr left, Expr right, Type type) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.arithmetic(this);
        }
    }

    /** A division of whole numbers or steps, rounded; NEAREST is to a multiple of {@code nearest}, 5 up. */
    record Divide(Span span, Expr left, Expr right, Rounding rounding, int nearest, Type type) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.divide(this);
        }
    }

    /** The odds of two numbers of one sort, rounded towards the right side (DOWN) or the left one (UP). */
    record Ratio(Span span, Expr left, Expr right, Rounding rounding) implements Expr {
        @Override
        public Type type() {
            return Type.ODDS;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.ratio(this);
        }
    }

    /** A percentage of a number, rounded to a multiple of {@code nearest}. */
    record PercentOf(Span span, Expr percent, Expr of, Rounding rounding, int nearest, Type type) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.percentOf(this);
        }
    }

    /** Minus. */
    record Negate(Span span, Expr operand, Type type) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.negate(this);
        }
    }

    /** The same number in another quantity: value * numerator / denominator, exact or rounded down. */
    record Convert(Span span, Expr operand, int numerator, int denominator, Type type) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.convert(this);
        }
    }

    /** Numbers by size; absent operands have been guarded. */
    record Compare(Span span, Order order, Expr left, Expr right) implements Expr {
        @Override
        public Type type() {
            return Type.BOOL;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.compare(this);
        }
    }

    /** Equality of any two values of one type, sets and absence included. */
    record Same(Span span, Expr left, Expr right) implements Expr {
        @Override
        public Type type() {
            return Type.BOOL;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.same(this);
        }
    }

    /** Whether a thing is of a kind. */
    record IsKind(Span span, Expr operand, Kind kind) implements Expr {
        @Override
        public Type type() {
            return Type.BOOL;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.isKind(this);
        }
    }

    /** Whether there is none. */
    record IsAbsent(Span span, Expr operand) implements Expr {
        @Override
        public Type type() {
            return Type.BOOL;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.isAbsent(this);
        }
    }

    /** Parity. */
    record IsOdd(Span span, Expr operand) implements Expr {
        @Override
        public Type type() {
            return Type.BOOL;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.isOdd(this);
        }
    }

    /** Whether a number lies in a range. */
    record InRange(Span span, Expr operand, Optional<Expr> low, Optional<Expr> high) implements Expr {
        @Override
        public Type type() {
            return Type.BOOL;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.inRange(this);
        }
    }

    /** Whether a set holds a thing. */
    record Contains(Span span, Expr set, Expr member) implements Expr {
        @Override
        public Type type() {
            return Type.BOOL;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.contains(this);
        }
    }

    /** Whether every member of the left set is in the right one. */
    record Subset(Span span, Expr left, Expr right) implements Expr {
        @Override
        public Type type() {
            return Type.BOOL;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.subset(this);
        }
    }

    /** Both; the right is read only if the left holds. */
    record And(Span span, Expr left, Expr right) implements Expr {
        @Override
        public Type type() {
            return Type.BOOL;
        }

        @Override
        public List<Expr> conditions() {
            return Stream.of(left, right)
                    .flatMap(part -> part.conditions().stream())
                    .toList();
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.and(this);
        }
    }

    /** Either; the right is read only if the left does not hold. */
    record Or(Span span, Expr left, Expr right) implements Expr {
        @Override
        public Type type() {
            return Type.BOOL;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.or(this);
        }
    }

    /** The opposite. */
    record Not(Span span, Expr operand) implements Expr {
        @Override
        public Type type() {
            return Type.BOOL;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.not(this);
        }
    }

    /** One or the other. */
    record Conditional(Span span, Expr condition, Expr then, Expr otherwise, Type type) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.conditional(this);
        }
    }

    /** The left unless it is absent; for sets, the left unless it is empty. */
    record OrElse(Span span, Expr left, Expr right, Type type) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.orElse(this);
        }
    }

    /** Binds a value that may be absent and goes on, or takes the other way. A test on what is absent is no. */
    record IfPresent(Span span, Expr subject, Variable bound, Expr then, Expr otherwise, Type type) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.ifPresent(this);
        }
    }

    /** A value that is known not to be absent here. */
    record Present(Span span, Expr operand) implements Expr {
        @Override
        public Type type() {
            return operand.type().present();
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.present(this);
        }
    }

    /** A thing that is known to be of a narrower kind here. */
    record Narrow(Span span, Expr operand, Kind kind) implements Expr {
        @Override
        public Type type() {
            return new Type.Of(kind);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.narrow(this);
        }
    }

    /** Pieces of a kind by owner and place. */
    record Query(
            Span span,
            Kind kind,
            Optional<Expr> owner,
            Standing standing,
            Optional<Expr> place,
            Optional<Expr> distance)
            implements Expr {
        @Override
        public Type type() {
            return new Type.SetOf(kind);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.query(this);
        }
    }

    /** The members (or dice) for which a condition on the subject holds. */
    record Filter(Span span, Expr set, Variable subject, Expr condition, Type type) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.filter(this);
        }
    }

    /** The set of the members' values; absent ones are dropped, sets are joined. */
    record MapEach(Span span, Expr set, Variable subject, Expr value, Type type) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.mapEach(this);
        }
    }

    /** Both sets together. */
    record Union(Span span, Expr left, Expr right, Type type) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.union(this);
        }
    }

    /** The left set without the right. */
    record Difference(Span span, Expr left, Expr right, Type type) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.difference(this);
        }
    }

    /** The best non-empty subset, clause by clause. */
    record Best(Span span, Expr set, Variable subject, List<Preference> preferences, Type type) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.best(this);
        }
    }

    /** Whether a set (or handful) has members. */
    record Any(Span span, Expr set) implements Expr {
        @Override
        public Type type() {
            return Type.BOOL;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.any(this);
        }
    }

    /** How many members. */
    record Count(Span span, Expr set) implements Expr {
        @Override
        public Type type() {
            return Type.INT;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.count(this);
        }
    }

    /** The one member of a set, absent if there is none or several. */
    record Only(Span span, Expr set, Type type) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.only(this);
        }
    }

    /** The sum, most or least of a value over a set or handful; most and least over nothing are absent. */
    record Aggregate(Span span, Total total, Expr set, Variable subject, Expr value, Type type) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.aggregate(this);
        }
    }

    /** One die. Has effects. */
    record Roll(Span span, int faces, String purpose, Optional<Text> told) implements Expr {
        @Override
        public Type type() {
            return new Type.Whole(Optional.of(1), Optional.of(faces), false);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.roll(this);
        }
    }

    /** A handful of dice. Has effects. */
    record RollMany(Span span, Expr count, int faces, String purpose, Optional<Text> told) implements Expr {
        @Override
        public Type type() {
            return new Type.Dice(Optional.of(faces));
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.rollMany(this);
        }
    }

    /** Members of a set at random: one, or as many as are wanted and there. Has effects. */
    record Draw(Span span, Optional<Expr> count, Expr set, String purpose, Optional<Text> told, Type type)
            implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.draw(this);
        }
    }

    /** A side chooses from a set. Has effects. {@code picked} is the part chosen so far, for `keeping` and `until`. */
    record Choose(
            Span span,
            Expr decider,
            Amount amount,
            Optional<Expr> number,
            Expr set,
            Variable picked,
            Optional<Text> prompt,
            Optional<Expr> keeping,
            Optional<Expr> until,
            String name,
            List<String> cases,
            Type type)
            implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.choose(this);
        }
    }

    /** A side chooses a number. Has effects. */
    record ChooseNumber(
            Span span, Expr decider, Expr low, Expr high, Optional<Text> prompt, String name, List<String> cases)
            implements Expr {
        @Override
        public Type type() {
            return Type.INT;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.chooseNumber(this);
        }
    }

    /** A side says yes or no. Has effects. */
    record Will(Span span, Expr decider, String name, Optional<Text> prompt, List<String> cases) implements Expr {
        @Override
        public Type type() {
            return Type.BOOL;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.will(this);
        }
    }

    /** Every place that a journey can end at, the start included. */
    record Reach(Span span, Trip trip, Type type) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.reach(this);
        }
    }

    /** Every place that ways lead to from a set of places, these included; {@code way} is the way tested by the set. */
    record ReachAlong(
            Span span,
            Expr from,
            Kind ways,
            Variable way,
            Expr open,
            Optional<Expr> within,
            Optional<Expr> costing,
            Type type)
            implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.reachAlong(this);
        }
    }

    /**
     * Whether the straight line between the middles of two hexes is blocked: by a hex that it crosses, or by both hexes at a hexside along
     * which it runs. {@code hex} is the one asked about; the two ends are not asked about.
     */
    record LineBlocked(Span span, Expr from, Expr to, Variable hex, Expr condition) implements Expr {
        @Override
        public Type type() {
            return Type.BOOL;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.lineBlocked(this);
        }
    }

    /** The least cost of a journey; absent or never if there is none. */
    record CostTo(Span span, Trip trip, Expr to, Type type) implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.costTo(this);
        }
    }

    /** Whether there is a journey of at least one step, perhaps to a place. */
    record CanGo(Span span, Trip trip, Optional<Expr> to) implements Expr {
        @Override
        public Type type() {
            return Type.BOOL;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.canGo(this);
        }
    }

    /** A side makes a journey; its value is the cost. Has effects. */
    record Journey(
            Span span,
            Expr decider,
            Trip trip,
            Optional<Text> prompt,
            Variable left,
            String name,
            List<String> cases,
            Type type)
            implements Expr {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.journey(this);
        }
    }

    /** One method for each form, so that a forgotten one does not compile. */
    interface Visitor<R> {
        R number(Number node);

        R truth(Truth node);

        R absent(Absent node);

        R constant(Constant node);

        R recordConstant(RecordConstant node);

        R setLiteral(SetLiteral node);

        R all(All node);

        R region(Region node);

        R rows(Rows node);

        R read(Read node);

        R readGlobal(ReadGlobal node);

        R readField(ReadField node);

        R readPart(ReadPart node);

        R readFrame(ReadFrame node);

        R builtin(Builtin node);

        R inPlay(InPlay node);

        R callRule(CallRule node);

        R lookup(Lookup node);

        R sumModifiers(SumModifiers node);

        R usual(Usual node);

        R callProcedure(CallProcedure node);

        R arithmetic(Arithmetic node);

        R divide(Divide node);

        R ratio(Ratio node);

        R percentOf(PercentOf node);

        R negate(Negate node);

        R convert(Convert node);

        R compare(Compare node);

        R same(Same node);

        R isKind(IsKind node);

        R isAbsent(IsAbsent node);

        R isOdd(IsOdd node);

        R inRange(InRange node);

        R contains(Contains node);

        R subset(Subset node);

        R and(And node);

        R or(Or node);

        R not(Not node);

        R conditional(Conditional node);

        R orElse(OrElse node);

        R ifPresent(IfPresent node);

        R present(Present node);

        R narrow(Narrow node);

        R query(Query node);

        R filter(Filter node);

        R mapEach(MapEach node);

        R union(Union node);

        R difference(Difference node);

        R best(Best node);

        R any(Any node);

        R count(Count node);

        R only(Only node);

        R aggregate(Aggregate node);

        R roll(Roll node);

        R rollMany(RollMany node);

        R draw(Draw node);

        R choose(Choose node);

        R chooseNumber(ChooseNumber node);

        R will(Will node);

        R reach(Reach node);

        R reachAlong(ReachAlong node);

        R lineBlocked(LineBlocked node);

        R costTo(CostTo node);

        R canGo(CanGo node);

        R journey(Journey node);
    }
}
