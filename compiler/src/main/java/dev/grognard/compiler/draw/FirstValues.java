package dev.grognard.compiler.draw;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Layer;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.ScenarioDef;
import dev.grognard.compiler.model.Variable;
import java.util.Optional;

/** What conditions about one thing come to when a scenario begins, as far as printed values and first states tell; options are not in play. */
final class FirstValues {
    /** The value of what is absent. */
    private static final Object NONE = "none";

    private final GameModel model;
    private final Optional<ScenarioDef> scenario;
    private final SetUp setUp;

    FirstValues(GameModel model, Optional<ScenarioDef> scenario, SetUp setUp) {
        this.model = model;
        this.scenario = scenario;
        this.setUp = setUp;
    }

    /** Whether a condition holds of a thing for certain. */
    boolean holds(Expr condition, Variable self, Member thing) {
        return new Reading(self, thing).value(condition).equals(Optional.of(true));
    }

    /** Values while a variable stands for a thing; nothing where they cannot be told. */
    private final class Reading {
        private final Variable self;
        private final Member thing;

        Reading(Variable self, Member thing) {
            this.self = self;
            this.thing = thing;
        }

        Optional<Object> value(Expr expr) {
            if (expr instanceof Expr.And and) {
                return joined(and.left(), and.right(), false);
            }
            if (expr instanceof Expr.Or or) {
                return joined(or.left(), or.right(), true);
            }
            if (expr instanceof Expr.Not not) {
                return value(not.operand()).map(value -> !value.equals(true));
            }
            if (expr instanceof Expr.Same same) {
                return value(same.left()).flatMap(left -> value(same.right()).map(left::equals));
            }
            if (expr instanceof Expr.Compare compare) {
                return value(compare.left())
                        .flatMap(left -> value(compare.right()).flatMap(right -> compared(compare, left, right)));
            }
            if (expr instanceof Expr.IsAbsent absent) {
                return value(absent.operand()).map(NONE::equals);
            }
            if (expr instanceof Expr.Present present) {
                return value(present.operand());
            }
            return simple(expr);
        }

        private Optional<Object> simple(Expr expr) {
            if (expr instanceof Expr.Truth truth) {
                return Optional.of(truth.value());
            }
            if (expr instanceof Expr.Number number) {
                return Optional.of(number.value());
            }
            if (expr instanceof Expr.Constant constant) {
                return Optional.of(constant.member());
            }
            if (expr instanceof Expr.Absent) {
                return Optional.of(NONE);
            }
            if (expr instanceof Expr.Read read) {
                return read.variable() == self ? Optional.of(thing) : Optional.empty();
            }
            if (expr instanceof Expr.InPlay inPlay) {
                return Optional.of(inPlay.layer().form() == Layer.Form.MOD
                        || scenario.filter(one -> one.layer().equals(inPlay.layer()))
                                .isPresent());
            }
            if (expr instanceof Expr.Builtin known && known.known() == Expr.Known.TURN) {
                return scenario.map(ScenarioDef::firstTurn);
            }
            return expr instanceof Expr.ReadField field && field.keys().isEmpty() ? field(field) : Optional.empty();
        }

        private Optional<Object> field(Expr.ReadField read) {
            return value(read.of()).filter(Member.class::isInstance).flatMap(of -> field(read, (Member) of));
        }

        private Optional<Object> field(Expr.ReadField read, Member of) {
            Optional<FieldDef> def = model.fields().stream()
                    .filter(candidate -> candidate.field() == read.field())
                    .findFirst();
            Optional<Expr> set = Optional.ofNullable(setUp.states(of).get(read.field()));
            Optional<Expr> printed =
                    def.flatMap(found -> Optional.ofNullable(found.printed().get(of)));
            if (set.or(() -> printed).isPresent()) {
                return new Reading(self, of).value(set.or(() -> printed).get());
            }
            return def.filter(found -> found.field().state())
                    .flatMap(found -> found.initial()
                            .flatMap(initial -> new Reading(found.self().orElse(self), of).value(initial)));
        }

        /** Both or either: one that decides it is enough. */
        private Optional<Object> joined(Expr left, Expr right, boolean decides) {
            Optional<Object> first = value(left);
            Optional<Object> second = value(right);
            if (first.equals(Optional.of(decides)) || second.equals(Optional.of(decides))) {
                return Optional.of(decides);
            }
            return first.isPresent() && second.isPresent() ? Optional.of(!decides) : Optional.empty();
        }

        private Optional<Object> compared(Expr.Compare compare, Object left, Object right) {
            if (!(left instanceof Integer one && right instanceof Integer other)) {
                return Optional.empty();
            }
            return Optional.of(
                    switch (compare.order()) {
                        case LESS -> one < other;
                        case AT_MOST -> one <= other;
                        case MORE -> one > other;
                        case AT_LEAST -> one >= other;
                    });
        }
    }
}
