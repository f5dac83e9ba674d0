package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.ScenarioDef;
import dev.grognard.compiler.model.ScenarioDef.Placement;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** A scenario sets each piece up once. */
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
        Map<Member, Placement> placed = new HashMap<>();
        for (Placement placement : scenario.placements()) {
            Placement first = placed.putIfAbsent(placement.piece(), placement);
            if (first != null) {
                found.add(Diagnostic.error(
                                CheckCode.SET_UP_TWICE,
                                "%s is set up twice in %s".formatted(placement.piece(), scenario.name()),
                                placement.span(),
                                "at " + placement.place())
                        .with(first.span(), "at " + first.place() + " already"));
            }
        }
        List<Member> missing =
                pieces.stream().filter(piece -> !placed.containsKey(piece)).toList();
        if (!missing.isEmpty() && !scenario.placements().isEmpty()) {
            found.add(Diagnostic.warning(
                            CheckCode.SET_UP_NOWHERE,
                            "%s of other scenarios %s set up nowhere in %s"
                                    .formatted(
                                            Words.counted(missing.size(), "piece"),
                                            missing.size() == 1 ? "is" : "are",
                                            scenario.name()),
                            TableCoverage.headline(scenario.span()),
                            "leaves out " + Words.some(missing, SHOWN))
                    .help("if that is meant, say so: `at Aside: %s`".formatted(missing.get(0))));
        }
    }
}
