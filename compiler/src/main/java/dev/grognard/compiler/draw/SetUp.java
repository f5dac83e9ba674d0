package dev.grognard.compiler.draw;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.ScenarioDef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Who stands where when a scenario begins; nobody stands anywhere where there is none. */
final class SetUp {
    /** The box of every game for pieces that no set-up places. */
    static final String ASIDE = "Aside";

    private final Map<Member, List<Member>> standing = new LinkedHashMap<>();
    private final List<Member> aside = new ArrayList<>();
    private final Map<Member, Map<Field, Expr>> states = new LinkedHashMap<>();

    SetUp(GameModel model, Optional<ScenarioDef> scenario) {
        scenario.ifPresent(chosen -> {
            for (ScenarioDef.Placement placement : chosen.placements()) {
                states.put(placement.piece(), placement.states());
                if (!placement.place().id().equals(ASIDE)) {
                    standing.computeIfAbsent(placement.place(), place -> new ArrayList<>())
                            .add(placement.piece());
                }
            }
            model.kinds(Kind.Category.PIECE).stream()
                    .flatMap(kind -> model.members().getOrDefault(kind, List.of()).stream())
                    .filter(piece -> standing.values().stream().noneMatch(there -> there.contains(piece)))
                    .forEach(aside::add);
        });
    }

    List<Member> at(Member place) {
        return List.copyOf(standing.getOrDefault(place, List.of()));
    }

    /** Those that stand in no place of the board. */
    List<Member> aside() {
        return List.copyOf(aside);
    }

    /** The states in which a piece differs from what it is at first. */
    Map<Field, Expr> states(Member piece) {
        return states.getOrDefault(piece, Map.of());
    }
}
