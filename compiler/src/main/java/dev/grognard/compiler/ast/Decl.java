package dev.grognard.compiler.ast;

import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;

/** A declaration as written. */
public sealed interface Decl {
    Span span();

    <R> R accept(Visitor<R> visitor);

    /** A book that a series quotes and the prefix of its cases. */
    record Book(Span span, Name prefix, String title) {}

    /** A value of an enum or a side, with its printed form. */
    record Value(Span span, Name name, Optional<String> printed) {}

    /** An off-board box. */
    record Box(Span span, Name name, Optional<String> printed, boolean faceUp, boolean end) {}

    /** `side British`: a value for all rows that follow. */
    record Setting(Span span, Name name, Expr value) {}

    /** A pipe row: cells as text with their places; empty cells are empty texts. */
    record Row(Span span, List<Cell> cells, Optional<Citation> citation) {}

    /** One cell of a pipe row. */
    record Cell(Span span, String text) {}

    /** What stands in a map. */
    sealed interface MapItem {
        Span span();
    }

    /** A row of the table of places; a row whose first cell is a kind of place begins a table. */
    record PlaceRow(Span span, Row row) implements MapItem {}

    /** `Road over Raritan: A - B - C, D - E`. */
    record LinkLine(Span span, Name kind, List<Setting> settings, List<Chain> chains, Optional<Citation> citation)
            implements MapItem {}

    /** `for each z in Zone { Crossing zone z: among z.shore }`. */
    record LinkLoop(Span span, Domain domain, List<LinkLine> lines) implements MapItem {}

    /** A region declared inside the map. */
    record MapRegion(Span span, Region region) implements MapItem {}

    /** What the signs of a drawing mean: a row of signs and a row of meanings. */
    record Legend(Span span, Row glyphs, Row meanings) implements MapItem {}

    /** What lies in each hex, line by line; the first line holds the columns, the first word of each other line its row. */
    record Drawing(Span span, List<DrawnLine> lines, Optional<Citation> citation) implements MapItem {}

    /** The words of one line of a drawing. */
    record DrawnLine(Span span, List<Name> words) {}

    /** `Stream 0103, 0203`, `Creek 0302/0303`, `Road "Mill Road" B - 0201 - 0302`. */
    record FeatureLine(
            Span span, Name feature, Optional<String> name, List<FeatureItem> items, Optional<Citation> citation)
            implements MapItem {}

    /** A hex, a hexside between two of them, or the stops of a path. */
    record FeatureItem(Span span, List<Name> stops, boolean side) {}

    /** `named Market Square 0808, Mill 0707`. */
    record NamedHexes(Span span, List<NamedHex> hexes, Optional<Citation> citation) implements MapItem {}

    /** A hex and what is printed in it. */
    record NamedHex(Span span, String words, Name hex) {}

    /** `columns 01..06`, `within 2 of 0808`, `on or south of Pike`, `bounded by Creek holding 0808`, or any set. */
    record AreaPart(Span span, Form form, Name word, List<Name> names, Optional<Expr> set, boolean on) {
        /** How the hexes are told apart; {@code names} are the ends, the hex, the border, or the borders and then the hex held. */
        public enum Form {
            LINES,
            NEAR,
            BESIDE,
            BOUNDED,
            SET
        }
    }

    /** `hexes 0101..1515 flat-top, even columns down`: the hexes at the upper left and lower right, and how they lie. */
    record Hexes(Span span, Name first, Name last, List<Name> traits) {}

    /** Where a feature of the map lies. */
    enum Sort {
        TERRAIN("terrain"),
        HEXSIDE("hexside"),
        PATH("path");

        private final String word;

        Sort(String word) {
            this.word = word;
        }

        /** The word that declares it. */
        public String word() {
            return word;
        }
    }

    /** `A - B - C`, or `among set`. */
    record Chain(Span span, List<Name> stops, Optional<Expr> among) {}

    /** `= e because "…"`. */
    record Result(Span span, Expr value, Optional<Template> because) {}

    /** `except when c [case] = e`. */
    record Except(Span span, Expr when, Optional<Citation> citation, Result result) {}

    /** `A, B -> C` of an exception that maps results. */
    record Mapping(Span span, List<Expr> from, Expr to) {}

    /** `only the highest`, `only the lowest`, `at most 4`, `at least -2`. */
    record Limit(Span span, Form form, Optional<Expr> number) {
        /** The forms of a limit. */
        public enum Form {
            HIGHEST,
            LOWEST,
            AT_MOST,
            AT_LEAST
        }
    }

    /** `"rain" - 2 when c [case]`. */
    record Item(
            Span span, Template label, boolean minus, Expr value, Optional<Expr> when, Optional<Citation> citation) {}

    /** Where a hook attaches. */
    enum HookKind {
        BEFORE,
        AFTER,
        INSTEAD
    }

    /** `at start of turn`, `at end of PlayerTurn`, `at end of turn 24`, or `as soon as`. */
    record Moment(Span span, Edge edge, Optional<Name> phase, Optional<Expr> turn) {
        /** Which edge of it. */
        public enum Edge {
            START,
            END,
            AS_SOON_AS
        }
    }

    /** `from turn 11`, `on turn 4`. */
    record Period(Span span, boolean from, Expr turn) {}

    /** A line of the final reckoning; no side means nobody, no condition means otherwise. */
    record VictoryLine(
            Span span, Optional<Name> side, Template title, Optional<Citation> citation, Optional<Expr> when) {}

    /** `turns 1..24`. */
    record Turns(Span span, Expr first, Expr last) {}

    /** How often something that happens by itself happens. */
    enum Often {
        ALWAYS(""),
        ONCE_PER_TURN("once per turn"),
        ONCE("once");

        private final String words;

        Often(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }
    }

    /** `at Harbour: Lancers, rest of Blue, Guards(sp 2)`. */
    record Setup(Span span, Name place, List<Placed> pieces, Optional<Citation> citation) {}

    /** One piece of a set-up line, or the rest of a side. */
    record Placed(Span span, Optional<Name> restOf, Optional<Name> piece, List<Setting> settings) {}

    /** A clause of a way of travelling; what happens before or after a step has a body. */
    record TravelClause(
            Span span,
            Form form,
            Optional<Expr> value,
            Optional<Expr> when,
            Optional<Template> otherwise,
            Optional<Citation> citation,
            Optional<Statement.Block> body) {
        /** What the clause is about. */
        public enum Form {
            COST,
            PLUS,
            REQUIRES,
            STOPS,
            PASSES,
            ENDS,
            AT_MOST_STEPS,
            FIRST_STEP_ALWAYS,
            BEFORE_STEP,
            AFTER_STEP
        }
    }

    /** `Reserve pattern hatched`, `Blue #2a4b8d`. */
    record Look(Span span, Name subject, List<Name> words) {}

    /** What could not be understood. */
    record Bad(Span span) implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.bad(this);
        }
    }

    /** `cites T "harbour-war"`: prefixes of the books that a series quotes. */
    record Cites(Span span, List<Book> books) implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.cites(this);
        }
    }

    /** `cases "x.cases.tsv"`: the list of printed cases. */
    record CasesFile(Span span, String file) implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.casesFile(this);
        }
    }

    /** `include "map.grog"`. */
    record Include(Span span, String file) implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.include(this);
        }
    }

    /** `sides American, British`. */
    record Sides(Span span, List<Value> sides, Optional<Citation> citation) implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.sides(this);
        }
    }

    /** `side { … }`: fields and state of each side. */
    record SideMembers(Span span, List<Member> members, Optional<Citation> citation) implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.sideMembers(this);
        }
    }

    /** `quantity MP step 1/2 or never`. */
    record Quantity(
            Span span, Name name, int stepNumerator, int stepDenominator, boolean orNever, Optional<Citation> citation)
            implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.quantity(this);
        }
    }

    /** `enum Arm { Leader, Infantry "Inf." }`. */
    record Enum(Span span, Name name, boolean also, List<Value> values, Optional<Citation> citation) implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.enumeration(this);
        }
    }

    /** `record Loss "{a:Percent}/{b:Percent}[{e:Effect}]"` or with one field a column. */
    record RecordType(Span span, Name name, List<Template> notations, List<Member> members, Optional<Citation> citation)
            implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.recordType(this);
        }
    }

    /** `place Location { … }`. */
    record Place(Span span, Name name, boolean also, List<Member> members, Optional<Citation> citation)
            implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.place(this);
        }
    }

    /** `link Road is Way { … }`, `link Way between Location`. */
    record Link(
            Span span,
            Name name,
            Optional<Name> parent,
            Optional<Name> between,
            boolean also,
            List<Member> members,
            Optional<Citation> citation)
            implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.link(this);
        }
    }

    /** `box Eliminated face up final, Deserters "off the map"`. */
    record Boxes(Span span, List<Box> boxes, Optional<Citation> citation) implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.boxes(this);
        }
    }

    /** `piece Unit is Counter on Location, Box { … }`. */
    record PieceKind(
            Span span,
            Name name,
            Optional<Name> parent,
            List<Name> standsOn,
            boolean also,
            List<Member> members,
            Optional<Citation> citation)
            implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.pieceKind(this);
        }
    }

    /** `pieces side British, arm Regular { rows }`. */
    record Pieces(
            Span span, List<Setting> settings, Optional<Citation> citation, Optional<Assumed> assumed, List<Row> rows)
            implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.pieces(this);
        }
    }

    /** `list arrivals: Arrival`, `list arrivals also { rows }`. */
    record ListOf(Span span, Name name, Optional<Name> type, Optional<Citation> citation, List<Row> rows)
            implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.listOf(this);
        }
    }

    /** `map { rows, links, regions }`. */
    record Board(
            Span span,
            Optional<Hexes> hexes,
            Optional<Assumed> assumed,
            Optional<Citation> citation,
            List<MapItem> items)
            implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.board(this);
        }
    }

    /** `terrain Hill, Woods`, `hexside Creek`, `path Road`; `terrain Ground { Clear, Marsh }` is one of a group in each hex. */
    record Features(Span span, Sort sort, Optional<Name> group, List<Value> values, Optional<Citation> citation)
            implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.features(this);
        }
    }

    /** `region North = (A, B)`. */
    record Region(Span span, Name name, Optional<Citation> citation, Optional<Expr> value, List<AreaPart> area)
            implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.region(this);
        }
    }

    /** `table hits(arm: Arm): Int { rows }`; `also` amends rows by key. */
    record Table(
            Span span,
            Name name,
            boolean also,
            List<Param> params,
            Optional<TypeRef> type,
            Optional<Citation> citation,
            Optional<Assumed> assumed,
            List<Row> rows,
            Doc doc)
            implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.table(this);
        }
    }

    /** `rule f(x: T): U = e  except when c = e`; an `open` one has no body. */
    record Rule(
            Span span,
            boolean open,
            Name name,
            List<Param> params,
            TypeRef type,
            Optional<Citation> citation,
            Optional<Result> result,
            List<Except> excepts,
            Doc doc)
            implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.rule(this);
        }
    }

    /** `exception [c] to f when … = e over [d]`, or `: A, B -> C` which maps results, or `reinstates [d]`. */
    record ExceptionTo(
            Span span,
            Optional<Citation> citation,
            QName target,
            Optional<Template> item,
            Optional<Expr> when,
            Optional<Result> result,
            List<Mapping> mappings,
            List<Citation> over,
            List<Citation> after,
            List<Citation> reinstates,
            Doc doc)
            implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.exceptionTo(this);
        }
    }

    /** `modifiers combatDie(…): T { items }`, `modifiers to Battle.fireDice { items }`, `modifiers x also { items }`. */
    record Modifiers(
            Span span,
            QName name,
            boolean to,
            boolean also,
            List<Param> params,
            Optional<TypeRef> type,
            Optional<Limit> limit,
            Optional<Citation> citation,
            List<Item> items,
            Doc doc)
            implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.modifiers(this);
        }
    }

    /** `procedure Battle(at: Location, attacker: Side): T { … }`, `open procedure`, `procedure Battle also { … }`. */
    record Procedure(
            Span span,
            boolean open,
            boolean also,
            QName name,
            List<Param> params,
            Optional<TypeRef> result,
            Optional<Integer> nestedAtMost,
            Optional<Citation> citation,
            Optional<Statement.Block> body,
            Doc doc)
            implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.procedure(this);
        }
    }

    /** `order March(unit in side.force, …) "…" requires … { … }`, `order March also { requires … }`. */
    record Order(Span span, boolean also, OptionBody option, Optional<QName> joins, Doc doc) implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.order(this);
        }
    }

    /** `offer Sail in Movement.Marches when c`. */
    record Offer(Span span, Name order, QName menu, Optional<Expr> when, Optional<Citation> citation) implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.offer(this);
        }
    }

    /** `calendar Dec 25 5pm .. Jan 6 5pm each 12am, 7am, 12pm, 5pm`; without hours a turn is a day. */
    record Calendar(Span span, Expr.Date first, Expr.Date last, List<Name> hours, Optional<Citation> citation)
            implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.calendar(this);
        }
    }

    /** State of the whole game. */
    record GlobalState(Span span, StateDecl state) implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.globalState(this);
        }
    }

    /** `before`, `after`, `instead of` a procedure, phase or step. */
    record Hook(
            Span span,
            HookKind kind,
            QName target,
            Optional<Expr> when,
            Optional<Citation> citation,
            Statement.Block body,
            Doc doc)
            implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.hook(this);
        }
    }

    /** `at start of turn from turn 11 once when c { … }`. */
    record At(
            Span span,
            Moment moment,
            Optional<Period> period,
            Often often,
            Optional<Expr> when,
            Optional<Citation> citation,
            Statement.Block body,
            Doc doc)
            implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.at(this);
        }
    }

    /** `for each x in S as soon as c { … }`. */
    record AsSoonAs(
            Span span,
            List<Domain> domains,
            Expr condition,
            Often often,
            Optional<Citation> citation,
            Statement.Block body,
            Doc doc)
            implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.asSoonAs(this);
        }
    }

    /** `whenever u in Unit enters h in Place where c { … }`. */
    record Whenever(
            Span span,
            Domain piece,
            Domain place,
            Optional<Expr> where,
            Optional<Citation> citation,
            Statement.Block body,
            Doc doc)
            implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.whenever(this);
        }
    }

    /** `victory British "…" as soon as c`, `victory American "…" at start of turn when c`. */
    record Victory(
            Span span,
            Name side,
            Template title,
            Optional<Citation> citation,
            Optional<Moment> moment,
            Optional<Expr> when)
            implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.victory(this);
        }
    }

    /** `victory { American "…" when c  nobody "…" otherwise }`. */
    record VictoryTable(Span span, List<VictoryLine> lines) implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.victoryTable(this);
        }
    }

    /** `game over at end of turn 24`. */
    record GameOver(Span span, Moment moment, Optional<Expr> when, Optional<Citation> citation) implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.gameOver(this);
        }
    }

    /** `sequence { each turn { … } }`. */
    record Sequence(Span span, Statement.Block body, Optional<Citation> citation) implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.sequence(this);
        }
    }

    /** `scenario X "…" { turns 1..24  at P: A, B }`. */
    record Scenario(
            Span span,
            Name name,
            Template title,
            Optional<Citation> citation,
            Optional<Turns> turns,
            List<Setup> setups,
            List<Decl> decls,
            Doc doc)
            implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.scenario(this);
        }
    }

    /** `option X "…" { declarations }`. */
    record OptionRule(Span span, Name name, Template title, Optional<Citation> citation, List<Decl> decls, Doc doc)
            implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.optionRule(this);
        }
    }

    /** `travel Move(c: Counter) in MP { cost … requires … }`. */
    record Travel(
            Span span,
            Name name,
            boolean also,
            List<Param> params,
            Optional<Name> quantity,
            Optional<Name> like,
            Optional<Citation> citation,
            List<TravelClause> clauses,
            Doc doc)
            implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.travel(this);
        }
    }

    /** `looks { Blue #2a4b8d  Reserve pattern hatched }`. */
    record Looks(Span span, List<Look> looks) implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.looks(this);
        }
    }

    /** `label "the river is {river}"`: what is printed beside the number of the turn. */
    record Label(Span span, Template text) implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.label(this);
        }
    }

    /** `score(s: Side) = e`: how well a side stands, for simple bots. */
    record Score(Span span, Name side, Expr value) implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.score(this);
        }
    }

    /** `invariant "…" [case] e`: what holds whenever a decision is asked for, whatever the players do. */
    record Invariant(Span span, Template title, Optional<Citation> citation, Expr condition) implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.invariant(this);
        }
    }

    /** `game within 5000 decisions`: a game that takes more goes round in circles. */
    record Bound(Span span, int decisions) implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.bound(this);
        }
    }

    /** `ruling R1 [case] "…"`. */
    record Ruling(Span span, Name name, Optional<Citation> citation, Template text) implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.ruling(this);
        }
    }

    /** `example "…" [case] { … }`. */
    record ExampleOf(Span span, Template title, Optional<Citation> citation, List<ExampleItem> items, Doc doc)
            implements Decl {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.exampleOf(this);
        }
    }

    /** One method for each form, so that a forgotten one does not compile. */
    interface Visitor<R> {
        R bad(Bad node);

        R cites(Cites node);

        R casesFile(CasesFile node);

        R include(Include node);

        R calendar(Calendar node);

        R sides(Sides node);

        R sideMembers(SideMembers node);

        R quantity(Quantity node);

        R enumeration(Enum node);

        R recordType(RecordType node);

        R place(Place node);

        R link(Link node);

        R boxes(Boxes node);

        R pieceKind(PieceKind node);

        R pieces(Pieces node);

        R listOf(ListOf node);

        R board(Board node);

        R features(Features node);

        R region(Region node);

        R table(Table node);

        R rule(Rule node);

        R exceptionTo(ExceptionTo node);

        R modifiers(Modifiers node);

        R procedure(Procedure node);

        R order(Order node);

        R offer(Offer node);

        R globalState(GlobalState node);

        R hook(Hook node);

        R at(At node);

        R asSoonAs(AsSoonAs node);

        R whenever(Whenever node);

        R victory(Victory node);

        R victoryTable(VictoryTable node);

        R gameOver(GameOver node);

        R sequence(Sequence node);

        R scenario(Scenario node);

        R optionRule(OptionRule node);

        R travel(Travel node);

        R looks(Looks node);

        R label(Label node);

        R score(Score node);

        R invariant(Invariant node);

        R bound(Bound node);

        R ruling(Ruling node);

        R exampleOf(ExampleOf node);
    }
}
