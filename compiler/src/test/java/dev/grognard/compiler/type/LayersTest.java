package dev.grognard.compiler.type;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Hooks;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.TableDef;
import java.util.List;
import org.junit.jupiter.api.Test;

class LayersTest {
    private static List<String> cases(List<RuleDef.Clause> clauses) {
        return clauses.stream().flatMap(c -> c.cases().stream()).toList();
    }

    @Test
    void exceptionsOfLaterLayersAreTriedFirst() {
        GameModel model = SmallGame.modded("""
                rule pace(u: Unit): Int = 2
                exception [game] to pace when u.arm is Horse = 3
                option Mud "Mud" { exception [mud] to pace when u.arm is Horse = 1 }
                """, "exception [mod] to pace when u.arm is Horse = 4\n");
        RuleDef pace = SmallGame.rule(model, "pace");
        assertThat(cases(pace.exceptions())).containsExactly("mod", "mud", "game");
    }

    @Test
    void whatAnOptionDoesHoldsOnlyWhenItIsInPlay() {
        GameModel model = SmallGame.with("""
                rule pace(u: Unit): Int = 2
                option Mud "Mud" { exception [mud] to pace when u.arm is Horse = 1 }
                """);
        Expr when = SmallGame.rule(model, "pace").exceptions().get(0).when().orElseThrow();
        assertThat(when)
                .isInstanceOfSatisfying(
                        Expr.And.class, and -> assertThat(and.left()).isInstanceOf(Expr.InPlay.class));
    }

    @Test
    void overOrdersExceptionsOfOneLayer() {
        GameModel model = SmallGame.with("""
                rule pace(u: Unit): Int = 2
                exception [a] to pace when u.arm is Horse = 3
                exception [b] to pace when u.sp is 1 over [a] = 1
                """);
        assertThat(cases(SmallGame.rule(model, "pace").exceptions())).containsExactly("b", "a");
    }

    @Test
    void reinstatingBoundsTheExceptionThatItUndoes() {
        GameModel model = SmallGame.with("""
                rule pace(u: Unit): Int = 2
                exception [a] to pace when u.arm is Horse = 3
                exception [b] to pace reinstates [a] when u.sp is 1
                """);
        RuleDef.Clause clause = SmallGame.rule(model, "pace").exceptions().get(0);
        assertThat(clause.when().orElseThrow())
                .isInstanceOfSatisfying(
                        Expr.And.class, and -> assertThat(and.right()).isInstanceOf(Expr.Not.class));
    }

    @Test
    void beforeRunsLaterLayersFirstAndAfterEarlierOnesFirst() {
        GameModel model = SmallGame.modded("""
                before Rest [b1] { say "1" }
                before Rest [b2] { say "2" }
                after Rest [a1] { say "1" }
                """, """
                before Rest [b3] { say "3" }
                after Rest [a2] { say "2" }
                instead of Rest.Sleep [i1] { usual }
                """);
        Hooks hooks = SmallGame.procedure(model, "Rest").hooks();
        assertThat(hooks.before()).flatExtracting(Hooks.Hook::cases).containsExactly("b3", "b2", "b1");
        assertThat(hooks.after()).flatExtracting(Hooks.Hook::cases).containsExactly("a1", "a2");
        Statement first = SmallGame.procedure(model, "Rest").body().statements().get(0);
        assertThat(first)
                .isInstanceOfSatisfying(
                        Statement.Step.class,
                        step -> assertThat(step.hooks().instead()).hasSize(1));
    }

    @Test
    void aModAmendsRowsByTheirKeys() {
        GameModel model = SmallGame.modded("""
                table pay(arm: Arm): Int {
                  | arm         | pay |
                  | Foot, Horse | 1   |
                }
                rule wages(u: Unit): Int = pay(u.arm)
                """, """
                table pay also {
                  | arm   | pay |
                  | Horse | 2   |
                }
                """);
        TableDef pay = model.tables().get(0);
        assertThat(pay.entries())
                .extracting(e -> ((TableDef.Members) e.keys().get(0)).members().toString())
                .containsExactly("[Foot]", "[Horse]");
        assertThat(pay.entries())
                .extracting(e -> ((Expr.Number) e.value()).value())
                .containsExactly(1, 2);
    }

    @Test
    void anExceptionToATableMakesARuleOverIt() {
        GameModel model = SmallGame.with("""
                table pay(arm: Arm): Int {
                  | arm         | pay |
                  | Foot, Horse | 1   |
                }
                exception [rich] to pay when turn > 2 = usual + 1
                """);
        RuleDef pay = SmallGame.rule(model, "pay");
        assertThat(pay.base().value()).isInstanceOf(Expr.Lookup.class);
        assertThat(pay.exceptions()).hasSize(1);
    }
}
