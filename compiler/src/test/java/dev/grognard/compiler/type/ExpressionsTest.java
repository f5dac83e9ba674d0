package dev.grognard.compiler.type;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Type;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExpressionsTest {
    private static Expr value(String rule) {
        return SmallGame.rule(SmallGame.with("rule tried" + rule + "\n"), "tried")
                .base()
                .value();
    }

    @Test
    void aTestOnWhatIsAbsentIsNo() {
        Expr value = value("(u: Unit): Bool = u.came.from is Alpha");
        assertThat(value).isInstanceOfSatisfying(Expr.IfPresent.class, guard -> {
            assertThat(guard.then()).isInstanceOf(Expr.Same.class);
            assertThat(guard.otherwise())
                    .isEqualTo(new Expr.Truth(guard.otherwise().span(), false));
        });
    }

    @Test
    void aTestOnAnotherKindIsNo() {
        assertThat(value("(u: Unit): Bool = u.at.port"))
                .isInstanceOfSatisfying(
                        Expr.Conditional.class,
                        guard -> assertThat(guard.condition()).isInstanceOf(Expr.IsKind.class));
    }

    @Test
    void conditionsTellWhatIsThere() {
        Expr value = value("(u: Unit): Town = if u.came is not none then u.came.to else Alpha");
        Expr then = ((Expr.Conditional) value).then();
        assertThat(((Expr.Builtin) then).arguments().get(0)).isInstanceOf(Expr.Present.class);
    }

    @Test
    void orElseCoversEveryPartOfItsLeftSide() {
        assertThat(value("(u: Unit): Town = u.came.from or else Alpha").type())
                .isInstanceOfSatisfying(
                        Type.Of.class, of -> assertThat(of.kind().name()).isEqualTo("Town"));
    }

    @Test
    void numbersTakeTheQuantityThatIsExpected() {
        Expr value = value(": MP = 1/2 + 2");
        assertThat(value).isInstanceOfSatisfying(Expr.Arithmetic.class, sum -> {
            assertThat(((Expr.Number) sum.left()).value()).isEqualTo(1);
            assertThat(((Expr.Number) sum.right()).value()).isEqualTo(4);
        });
    }

    @Test
    void aThingIsTheSetOfItselfWhereASetIsWanted() {
        assertThat(value("(u: Unit): Set of Unit = u")).isInstanceOf(Expr.SetLiteral.class);
        assertThat(value(": Set of Unit = Unit - Guards")).isInstanceOf(Expr.Difference.class);
    }

    @Test
    void aPropertyOfASetIsTheSetOfTheValues() {
        Expr value = value(": Set of Town = Unit.came.from");
        assertThat(value)
                .isInstanceOfSatisfying(
                        Expr.MapEach.class, outer -> assertThat(outer.set()).isInstanceOf(Expr.MapEach.class));
    }

    @Test
    void isAsksForKindsValuesAndSets() {
        assertThat(value("(u: Unit): Bool = u.at is Town")).isInstanceOf(Expr.IsKind.class);
        assertThat(value("(u: Unit): Bool = u.at is Alpha")).isInstanceOf(Expr.Same.class);
        assertThat(value("(u: Unit): Bool = u.sp is 2..4")).isInstanceOf(Expr.InRange.class);
        assertThat(value(": Bool = (Unit at Alpha) is Guards")).isInstanceOf(Expr.Same.class);
        assertThat(value(": Bool = (Unit at Alpha) in (Guards, Lancers)")).isInstanceOf(Expr.Subset.class);
    }

    @Test
    void linksAreNamedByTheirEndsInEitherDirection() {
        Expr value = value(": Town = Road(Camp, Bravo).to");
        Expr.Constant link = (Expr.Constant) ((Expr.Builtin) value).arguments().get(0);
        assertThat(link.member().id()).isEqualTo("Road(Camp, Bravo)");
        assertThat(link.member().ends().orElseThrow().to().id()).isEqualTo("Bravo");
    }

    @Test
    void oddsAreNumbersInARow() {
        assertThat(List.of("1:3", "1:2", "1:1", "2:1")).map(Odds::key).containsExactly("-1", "0", "1", "2");
        assertThat(Odds.key("..1:2")).isEqualTo("..0");
    }

    @Test
    void regionsAreWorkedOutFromWhatIsPrinted() {
        var model = SmallGame.with("region Inland = (Town where not .port) - Camp\n");
        assertThat(model.regions().get(0).places()).map(Object::toString).containsExactly("Alpha", "Bravo");
    }
}
