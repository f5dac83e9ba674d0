package dev.grognard.compiler.draw;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.HexGrid;
import dev.grognard.compiler.model.Member;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Which hexes have which terrain, and how each looks. */
final class HexFeatures {
    /** Ground of a look, and the hexes that have it. */
    record Ground(HexGrid.Feature feature, Look look, List<Member> hexes) {}

    private static final List<Colour> EARTH = List.of(
            Colour.of("#ece3c4"),
            Colour.of("#d9cf9f"),
            Colour.of("#d8bf9a"),
            Colour.of("#c9cba3"),
            Colour.of("#cdb8a0"));

    private final HexGrid grid;
    private final PrintedValues values;
    private final Looks looks;
    private final List<Ground> grounds;

    HexFeatures(HexGrid grid, PrintedValues values, Looks looks) {
        this.grid = grid;
        this.values = values;
        this.looks = looks;
        this.grounds = find();
    }

    /** Every terrain that lies somewhere, lowest first. */
    List<Ground> grounds() {
        return grounds;
    }

    private List<Ground> find() {
        List<Ground> found = new ArrayList<>();
        for (HexGrid.Feature feature : features(HexGrid.Sort.TERRAIN)) {
            List<Member> hexes = grid.cells().stream()
                    .map(HexGrid.Cell::hex)
                    .filter(hex -> has(hex, feature))
                    .toList();
            if (!hexes.isEmpty()) {
                found.add(new Ground(feature, look(feature), hexes));
            }
        }
        found.sort(Comparator.comparingInt(ground -> TerrainPen.rank(ground.look())));
        return List.copyOf(found);
    }

    List<HexGrid.Feature> features(HexGrid.Sort sort) {
        return grid.features().stream()
                .filter(feature -> feature.sort() == sort)
                .toList();
    }

    private boolean has(Member hex, HexGrid.Feature feature) {
        Optional<Expr> value = values.value(feature.field(), hex);
        return feature.value().isPresent()
                ? values.member(feature.field(), hex).equals(feature.value())
                : values.holds(feature.field(), hex) && value.isPresent();
    }

    Look look(HexGrid.Feature feature) {
        Look said = looks.of(feature.name());
        CommonLooks usual = switch (feature.sort()) {
            case TERRAIN -> CommonLooks.GROUND;
            case HEXSIDE -> CommonLooks.EDGE;
            case PATH -> CommonLooks.WAY;
        };
        Look look = said.or(usual.of(feature.name()));
        return look.equals(Look.NONE) ? unknown(feature) : look;
    }

    /** What nobody knows can be told from the rest: ground has the colours of earth, and what first lies between hexes is water. */
    private Look unknown(HexGrid.Feature feature) {
        int index = features(feature.sort()).indexOf(feature);
        if (feature.sort() == HexGrid.Sort.HEXSIDE && index == 0) {
            return CommonLooks.EDGE.of("brook");
        }
        Colour colour = feature.sort() == HexGrid.Sort.TERRAIN
                ? EARTH.get(index % EARTH.size())
                : Looks.spare(grid.features().indexOf(feature)).lighter(0.5);
        return new Look(Optional.of(colour), Optional.empty(), Optional.empty());
    }
}
