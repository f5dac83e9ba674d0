package dev.grognard.compiler.draw;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.GlobalState;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Layer;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.ScenarioDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Variable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What things come to when a scenario begins, as far as printed values, first states and the set-up tell; options are not in play. */
final class FirstValues {
    /** The value of what is absent. */
    static final Object NONE = "none";

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
        return new FirstReading(this, Map.of(self, thing)).value(condition).equals(Optional.of(true));
    }

    private Optional<Expr> written(Field field, Member of) {
        Optional<FieldDef> def = definition(field);
        Optional<Expr> set = Optional.ofNullable(setUp.states(of).get(field));
        return set.or(() ->
                        def.flatMap(found -> Optional.ofNullable(found.printed().get(of))))
                .or(() -> def.filter(found -> found.field().state()).flatMap(FieldDef::initial));
    }

    /** What a printed field or a state of a thing holds; nothing if that cannot be told. */
    Optional<Object> held(Field field, Member of) {
        Optional<Variable> self = definition(field).flatMap(FieldDef::self);
        Map<Variable, Object> names =
                self.<Map<Variable, Object>>map(name -> Map.of(name, of)).orElse(Map.of());
        return written(field, of).flatMap(value -> new FirstReading(this, names).value(value));
    }

    /** The side of a piece. */
    Optional<Object> owner(Member piece) {
        return model.fields().stream()
                .map(FieldDef::field)
                .filter(field -> field.name().equals("side")
                        && PrintedValues.isMemberOf(field, Kind.Category.SIDE)
                        && piece.kind().isA(field.owner()))
                .findFirst()
                .flatMap(field -> held(field, piece));
    }

    private Optional<FieldDef> definition(Field field) {
        return model.fields().stream().filter(def -> def.field() == field).findFirst();
    }

    /** What a state of the whole game begins with. */
    Optional<Object> held(GlobalState state) {
        return model.globals().stream()
                .filter(def -> def.state() == state && def.keys().isEmpty())
                .flatMap(def -> def.initial().stream())
                .findFirst()
                .flatMap(value -> new FirstReading(this, Map.of()).value(value));
    }

    /** Where a piece stands: in a place of the board, or aside. */
    Optional<Object> place(Member piece) {
        return places().filter(place -> setUp.at(place).contains(piece)
                        || place.id().equals(SetUp.ASIDE) && setUp.aside().contains(piece))
                .<Object>map(place -> place)
                .findFirst();
    }

    private Stream<Member> places() {
        return model.kinds(Kind.Category.PLACE).stream()
                .flatMap(kind -> model.members().getOrDefault(kind, List.of()).stream());
    }

    Optional<RuleDef> rule(Signature signature) {
        return model.rules().stream()
                .filter(rule -> rule.signature() == signature)
                .findFirst();
    }

    /** Whether a layer has its say when the scenario begins. */
    boolean isInPlay(Layer layer) {
        Predicate<ScenarioDef> is = one -> one.layer().equals(layer);
        return layer.form() == Layer.Form.MOD || scenario.filter(is).isPresent();
    }

    Optional<Object> turn() {
        return scenario.map(ScenarioDef::firstTurn);
    }

    List<Member> members(Kind kind) {
        return List.copyOf(model.membersOf(kind));
    }
}
