package dev.grognard.compiler.emit;

import com.palantir.javapoet.CodeBlock;
import dev.grognard.compiler.model.Kind;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What positions tally for orders that offer pieces the ways from where they stand; the slots come after those of the state. */
final class Tallies {
    /** The largest number that can be tallied. */
    static final int MOST = 15;

    /** How many slots a tally takes: a set of pieces for each digit, and one for those that may have more. */
    static final int SLOTS = 5;

    private final Emission game;
    private final Map<List<Object>, Tally> kept = new LinkedHashMap<>();
    private boolean counted;

    Tallies(Emission game) {
        this.game = game;
    }

    /**
     * A tally of pieces.
     *
     * @param numbers the Java of the numbers by place
     */
    record Tally(Kind pieces, int slot, CodeBlock numbers) {}

    /** The tally of the ways that are open to pieces of a family in any case. */
    Tally keep(Kind pieces, PrintedSets.Ways ways) {
        return kept.computeIfAbsent(List.of(pieces, ways.open().toString()), key -> {
            if (counted) {
                throw new IllegalStateException("the state has been written");
            }
            int slot = game.layout().stackBase() + kept.size() * SLOTS;
            return new Tally(pieces, slot, game.printedSets().tally(ways));
        });
    }

    List<Tally> of(Kind pieces) {
        counted = true;
        return kept.values().stream().filter(tally -> tally.pieces() == pieces).toList();
    }

    /** The first slot after them. */
    int end() {
        counted = true;
        return game.layout().stackBase() + kept.size() * SLOTS;
    }
}
