package dev.grognard.compiler.draw;

import dev.grognard.compiler.model.BoxDef;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.ScenarioDef;
import dev.grognard.compiler.model.Sight;
import java.util.Optional;

/** What an onlooker sees of the things on a board when a scenario begins; what cannot be told from the set-up alone is hidden. */
final class Sights {
    private final GameModel model;
    private final SetUp setUp;
    private final Onlooker onlooker;
    private final FirstValues first;

    Sights(GameModel model, Optional<ScenarioDef> scenario, SetUp setUp, Onlooker onlooker) {
        this.model = model;
        this.setUp = setUp;
        this.onlooker = onlooker;
        this.first = new FirstValues(model, scenario, setUp);
    }

    /** What things hold at the set-up, whoever sees it. */
    FirstValues first() {
        return first;
    }

    /** Whether he sees what a field of a thing holds; {@code name} is which piece it is. */
    boolean sees(Member thing, String field) {
        return onlooker.allSeeing()
                || liesOpen(thing)
                || model.sights().stream()
                        .filter(sight ->
                                sight.field().equals(field) && thing.kind().isA(sight.kind()))
                        .allMatch(sight -> sees(thing, sight));
    }

    private boolean liesOpen(Member thing) {
        return model.boxes().stream()
                .filter(BoxDef::faceUp)
                .anyMatch(box -> setUp.at(box.box()).contains(thing));
    }

    private boolean sees(Member thing, Sight sight) {
        return sight.watchers().stream()
                .anyMatch(watcher -> isMeant(watcher, thing)
                        && watcher.when().stream().allMatch(when -> first.holds(when, sight.self(), thing)));
    }

    private boolean isMeant(Sight.Watcher watcher, Member thing) {
        return switch (watcher.who()) {
            case EVERYONE -> true;
            case SIDE -> watcher.side().equals(onlooker.side());
            case OWNER -> onlooker.side().isPresent() && owner(thing).equals(onlooker.side());
        };
    }

    private Optional<Member> owner(Member thing) {
        return model.fields().stream()
                .filter(def -> def.field().name().equals("side")
                        && PrintedValues.isMemberOf(def.field(), Kind.Category.SIDE)
                        && thing.kind().isA(def.field().owner()))
                .flatMap((FieldDef def) -> Optional.ofNullable(def.printed().get(thing)).stream())
                .filter(Expr.Constant.class::isInstance)
                .map(value -> ((Expr.Constant) value).member())
                .findFirst();
    }
}
