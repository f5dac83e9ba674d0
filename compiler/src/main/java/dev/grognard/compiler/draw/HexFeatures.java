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
        // Whatever nobody knows gets a colour of its own, so that it can be told from the rest.
        Colour spare = Looks.spare(grid.features().indexOf(feature)).lighter(0.5);
        return look.equals(Look.NONE) ? new Look(Optional.of(spare), Optional.empty(), Optional.empty()) : look;
    }
}
