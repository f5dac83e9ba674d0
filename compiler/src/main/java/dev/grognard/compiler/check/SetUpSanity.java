package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.ScenarioDef;
import dev.grognard.compiler.model.ScenarioDef.Placement;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** A scenario says of each piece where it starts, or that it takes no part. */
final class SetUpSanity implements Check {
    private static final int SHOWN = 8;

    @Override
    public void check(GameModel game, Diagnostics found) {
        Set<Member> everPlaced = game.scenarios().stream()
                .flatMap(scenario -> scenario.placements().stream())
                .map(Placement::piece)
                .collect(Collectors.toSet());
        List<Member> pieces = game.kinds(Kind.Category.PIECE).stream()
                .flatMap(kind -> game.members().getOrDefault(kind, List.of()).stream())
                .filter(everPlaced::contains)
                .toList();
        game.scenarios().forEach(scenario -> check(scenario, pieces, found));
    }

    private static void check(ScenarioDef scenario, List<Member> pieces, Diagnostics found) {
        Set<Member> placed =
                scenario.placements().stream().map(Placement::piece).collect(Collectors.toSet());
        List<Member> missing =
                pieces.stream().filter(piece -> !placed.contains(piece)).toList();
        if (!missing.isEmpty() && !scenario.placements().isEmpty()) {
            found.add(Diagnostic.warning(
                            CheckCode.SET_UP_NOWHERE,
                            "%s of other scenarios %s set up nowhere in %s"
                                    .formatted(
                                            Words.counted(missing.size(), "piece"),
                                            missing.size() == 1 ? "is" : "are",
                                            scenario.name()),
                            Words.headline(scenario.span()),
                            "leaves out " + Words.some(missing, SHOWN))
                    .help("if that is meant, say so: `at Aside: %s`".formatted(missing.get(0))));
        }
    }
}
