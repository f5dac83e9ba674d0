package dev.grognard.compiler.emit;

import dev.grognard.compiler.lower.Block;
import dev.grognard.compiler.lower.Exit;
import dev.grognard.compiler.lower.LoweredGame;
import dev.grognard.compiler.lower.LoweredProcedure;
import dev.grognard.compiler.model.EndingDef;
import java.util.ArrayList;
import java.util.List;

/** The ways in which the game can end, numbered: those that end it at once, then the lines of the final reckoning. */
final class Endings {
    private final List<EndingDef> endings = new ArrayList<>();

    Endings(LoweredGame game) {
        for (LoweredProcedure procedure : game.procedures()) {
            for (Block block : procedure.blocks()) {
                if (block.exit() instanceof Exit.End end && !endings.contains(end.ending())) {
                    endings.add(end.ending());
                }
            }
        }
        game.model().reckoning().forEach(line -> endings.add(line.ending()));
    }

    int number(EndingDef ending) {
        return endings.indexOf(ending);
    }

    List<EndingDef> all() {
        return endings;
    }
}
