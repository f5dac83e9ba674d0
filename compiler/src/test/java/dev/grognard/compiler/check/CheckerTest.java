package dev.grognard.compiler.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Code;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.model.Citing;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.PrintedCase;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.ScenarioDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.TableDef;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CheckerTest {
    private static final Type DIE = new Type.Whole(Optional.of(1), Optional.of(6), false);

    private final SmallGame game = new SmallGame();

    private List<Diagnostic> found(Code code) {
        return Checker.check(game.model()).stream()
                .filter(d -> d.code() == code)
                .toList();
    }

    // Tables

    private void table(Type key, TableDef.Key... keys) {
        Signature signature = new Signature(
                Signature.Form.TABLE,
                "losses",
                List.of(game.parameter("die", key)),
                Optional.of(Type.INT),
                Optional.empty());
        List<TableDef.Entry> entries = Stream.of(keys)
                .map(k -> new TableDef.Entry(List.of(k), game.number(0), game.span()))
                .toList();
        game.tables.add(new TableDef(signature, entries, List.of(), Optional.empty(), "", SmallGame.GAME, game.span()));
    }

    private TableDef.Key range(Integer low, Integer high) {
        return new TableDef.Range(Optional.ofNullable(low), Optional.ofNullable(high), game.span());
    }

    @Test
    void tableWithoutFaultIsLeftAlone() {
        table(DIE, range(1, 3), range(4, null));
        table(Type.INT, range(null, 3), range(4, null));
        assertThat(Checker.check(game.model())).noneMatch(Diagnostic::isError);
    }

    @Test
    void gapNamesARoll() {
        table(DIE, range(1, 2), range(4, 6));
        assertThat(found(CheckCode.TABLE_GAP))
                .extracting(Diagnostic::message)
                .containsExactly("`losses` has no cell for die 3");
    }

    @Test
    void unboundedKeyNeedsOpenEnds() {
        table(Type.INT, range(1, 3), range(4, null));
        assertThat(found(CheckCode.TABLE_GAP))
                .extracting(Diagnostic::message)
                .containsExactly("`losses` has no cell for die 0");
    }

    @Test
    void overlapNamesARoll() {
        table(DIE, range(1, 4), range(4, 6));
        assertThat(found(CheckCode.TABLE_OVERLAP))
                .extracting(Diagnostic::message)
                .containsExactly("`losses` has two cells for die 4");
    }

    @Test
    void rowThatNoRollReaches() {
        table(DIE, range(1, 6), range(7, null));
        assertThat(found(CheckCode.TABLE_UNREACHABLE)).hasSize(1);
        assertThat(found(CheckCode.TABLE_OVERLAP)).isEmpty();
    }

    @Test
    void membersMustAllBeThere() {
        table(new Type.Of(game.arm), new TableDef.Members(List.of(game.foot), game.span()));
        assertThat(found(CheckCode.TABLE_GAP))
                .extracting(Diagnostic::message)
                .containsExactly("`losses` has no cell for die Horse");
    }

    // Exceptions

    private final Variable by = game.parameter("by", new Type.Of(game.way));
    private final Variable s = game.parameter("s", new Type.Of(game.side));
    private final Variable u = game.parameter("u", new Type.Of(game.unit));

    private void roads() {
        game.link(game.road, game.north, game.south);
        game.link(game.ferry, game.south, game.west);
    }

    private void pace(RuleDef.Clause... exceptions) {
        game.rule("pace", Type.INT, List.of(by, s, u), game.number(1), exceptions);
    }

    @Test
    void overlapShowsASituation() {
        roads();
        pace(
                game.clause(game.isKind(game.read(by), game.ferry), game.number(2), "a", null),
                game.clause(game.is(game.read(s), game.blue), game.number(3), "b", null));
        assertThat(found(CheckCode.EXCEPTIONS_OVERLAP)).hasSize(1).allSatisfy(d -> {
            assertThat(d.notes()).containsExactly("both hold, for instance, when by is Ferry, s is Blue");
            assertThat(d.helps().get(0)).contains("over [a]");
        });
    }

    @Test
    void orderedExceptionsAreFine() {
        roads();
        pace(
                game.clause(game.isKind(game.read(by), game.ferry), game.number(2), "a", null),
                game.clause(game.is(game.read(s), game.blue), game.number(3), "b", "a"),
                game.clause(null, game.number(4), "c", "b"));
        assertThat(found(CheckCode.EXCEPTIONS_OVERLAP)).isEmpty();
    }

    @Test
    void exceptionsThatGiveTheSameAreFine() {
        pace(
                game.clause(game.is(game.read(s), game.blue), game.number(2), "a", null),
                game.clause(null, game.number(2), "b", null));
        assertThat(found(CheckCode.EXCEPTIONS_OVERLAP)).isEmpty();
    }

    @Test
    void disjointConditionsAreFine() {
        roads();
        Expr tired = game.field(game.tired, game.read(u));
        Expr tiredAgain = game.field(game.tired, game.read(u));
        pace(
                game.clause(game.and(game.is(game.read(s), game.blue), tired), game.number(2), "a", null),
                game.clause(game.is(game.read(s), game.red), game.number(3), "b", null),
                game.clause(
                        game.and(game.is(game.read(s), game.blue), game.not(tiredAgain)), game.number(4), "c", null));
        assertThat(Checker.check(game.model())).noneMatch(Diagnostic::isError);
    }

    @Test
    void printedValuesOfOnePieceBelongTogether() {
        Expr isFoot = game.is(game.field(game.armOf, game.read(u)), game.foot);
        pace(
                game.clause(isFoot, game.number(2), "a", null),
                game.clause(game.is(game.read(u), game.lancers), game.number(3), "b", null));
        assertThat(Checker.check(game.model())).noneMatch(Diagnostic::isError);
    }

    @Test
    void numbersAreComparedAtTheirEdges() {
        Expr turn = new Expr.Builtin(game.span(), Expr.Known.TURN, List.of(), Type.INT);
        Expr early = new Expr.Compare(game.span(), Expr.Order.LESS, turn, game.number(11));
        Expr late = new Expr.Compare(game.span(), Expr.Order.AT_LEAST, turn, game.number(11));
        Expr midway = new Expr.InRange(game.span(), turn, Optional.of(game.number(5)), Optional.of(game.number(11)));
        pace(
                game.clause(early, game.number(2), "a", null),
                game.clause(late, game.number(3), "b", null),
                game.clause(midway, game.number(4), "c", "b"));
        assertThat(found(CheckCode.EXCEPTIONS_OVERLAP))
                .hasSize(1)
                .allSatisfy(d -> assertThat(d.notes()).containsExactly("both hold, for instance, when turn is 5"));
    }

    @Test
    void saysWhenItCannotDecide() {
        Expr guarded = new Expr.Any(game.span(), new Expr.All(game.span(), game.unit));
        Expr sameAgain = new Expr.Any(game.span(), new Expr.All(game.span(), game.unit));
        Expr other = new Expr.Any(game.span(), new Expr.All(game.span(), game.town));
        pace(
                game.clause(guarded, game.number(2), "a", null),
                game.clause(game.not(sameAgain), game.number(3), "b", null),
                game.clause(other, game.number(2), "c", "b"),
                game.clause(other, game.number(5), "d", "b"));
        assertThat(found(CheckCode.EXCEPTIONS_UNDECIDED)).hasSize(1);
        assertThat(found(CheckCode.EXCEPTIONS_OVERLAP)).isEmpty();
    }

    @Test
    void rulesAreOpened() {
        Variable asked = game.parameter("x", new Type.Of(game.side));
        RuleDef isBlue = game.rule("isBlue", Type.BOOL, List.of(asked), game.is(game.read(asked), game.blue));
        Expr call = new Expr.CallRule(game.span(), isBlue.signature(), List.of(game.read(s)));
        pace(
                game.clause(call, game.number(2), "a", null),
                game.clause(game.is(game.read(s), game.red), game.number(3), "b", null));
        assertThat(Checker.check(game.model())).noneMatch(Diagnostic::isError);
    }

    // Map and set-up

    @Test
    void placesWithoutLinks() {
        game.link(game.road, game.north, game.south);
        assertThat(found(CheckCode.ISOLATED_PLACE))
                .extracting(Diagnostic::message)
                .containsExactly("nothing leads to West");
    }

    @Test
    void piecesSetUpNowhere() {
        scenario("First", game.guards, game.lancers);
        scenario("Second", game.guards);
        assertThat(found(CheckCode.SET_UP_NOWHERE))
                .extracting(d -> d.primary().text())
                .containsExactly("leaves out Lancers");
    }

    private void scenario(String name, dev.grognard.compiler.model.Member... pieces) {
        List<ScenarioDef.Placement> placements = Stream.of(pieces)
                .map(piece -> new ScenarioDef.Placement(piece, game.north, Map.of(), game.span()))
                .toList();
        game.scenarios.add(new ScenarioDef(SmallGame.GAME, name, name, 1, 4, placements, List.of(), "", game.span()));
    }

    // Cases

    @Test
    void casesWithoutConstructsAndClosedOnes() {
        game.printedCases.add(new PrintedCase("1", "rule", "", Optional.empty(), Optional.empty()));
        game.printedCases.add(new PrintedCase("2", "rule", "", Optional.empty(), Optional.empty()));
        game.printedCases.add(new PrintedCase("3", "rule", "", Optional.of("a note"), Optional.empty()));
        game.citings.add(new Citing("1", "rule pace", SmallGame.GAME, game.span()));
        game.citings.add(new Citing("3", "rule pace", SmallGame.GAME, game.span()));
        assertThat(found(CheckCode.UNCITED_CASES))
                .hasSize(1)
                .allSatisfy(d -> assertThat(d.notes()).containsExactly("[2]"));
        assertThat(found(CheckCode.CLOSED_CASE_CITED)).hasSize(1);
    }

    // Loops

    @Test
    void loopsWithoutEnd() {
        Statement endless = new Statement.RepeatUntil(game.span(), Statement.Block.EMPTY, Optional.empty(), List.of());
        Statement cut = new Statement.CutShort(game.span(), new Statement.Block(List.of(endless)), List.of());
        game.procedure(game.procedure("Cut"), null, cut);
        assertThat(found(CheckCode.ENDLESS_REPEAT)).isEmpty();
        game.procedure(game.procedure("Endless"), null, endless);
        assertThat(found(CheckCode.ENDLESS_REPEAT)).hasSize(1);
    }

    @Test
    void callsWithoutBound() {
        Signature first = game.procedure("First");
        Signature second = game.procedure("Second");
        game.procedure(first, null, call(second));
        game.procedure(second, null, call(first));
        assertThat(found(CheckCode.ENDLESS_CALL))
                .hasSize(1)
                .allSatisfy(d -> assertThat(d.notes()).containsExactly("First, which calls Second, which calls First"));
    }

    @Test
    void boundedCallsAreFine() {
        Signature first = game.procedure("First");
        game.procedure(first, 3, call(first));
        assertThat(found(CheckCode.ENDLESS_CALL)).isEmpty();
    }

    private Statement call(Signature procedure) {
        return new Statement.Perform(game.span(), new Expr.CallProcedure(game.span(), procedure, List.of()), List.of());
    }

    @Test
    void unusedRulesAreMentioned() {
        game.rule("pace", Type.INT, List.of(), game.number(1));
        assertThat(found(CheckCode.NEVER_USED))
                .extracting(Diagnostic::message)
                .containsExactly("the rule `pace` is never used");
    }
}
