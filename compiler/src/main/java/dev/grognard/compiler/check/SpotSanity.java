package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.PlaceSpot;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Places are drawn where nothing else is, and on the board. */
final class SpotSanity implements Check {
    /** The board has so many hundredths. */
    private static final int BOARD = 100;

    /** With fewer places nobody can tell whether one lies far from the others. */
    private static final int FEW = 4;

    @Override
    public void check(Survey survey, Diagnostics found) {
        Map<List<Integer>, PlaceSpot> taken = new HashMap<>();
        for (PlaceSpot spot : survey.game().spots()) {
            PlaceSpot first = taken.putIfAbsent(List.of(spot.x(), spot.y()), spot);
            if (first != null && first.place() != spot.place()) {
                found.add(Diagnostic.warning(
                                CheckCode.SPOT_TWICE,
                                "%s is drawn where %s is".formatted(spot.place(), first.place()),
                                spot.place().span(),
                                "also at %d, %d".formatted(spot.x(), spot.y()))
                        .with(first.place().span(), "there already")
                        .help("give one of them another `xy`"));
            }
        }
        List<PlaceSpot> off = survey.game().spots().stream()
                .filter(spot -> spot.x() > BOARD || spot.y() > BOARD)
                .toList();
        // Who counts in another measure does so throughout.
        if (off.size() == 1 && survey.game().spots().size() >= FEW) {
            PlaceSpot spot = off.get(0);
            found.add(Diagnostic.warning(
                            CheckCode.SPOT_OFF_BOARD,
                            "%s is drawn far from all others".formatted(spot.place()),
                            spot.place().span(),
                            "at %d, %d".formatted(spot.x(), spot.y()))
                    .help("`xy` counts hundredths of the board, from 0 to 100 each way"));
        }
    }
}
