package dev.grognard.compiler.lower;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * How the blocks of a procedure lead to each other. Where no circle comes of it, a block goes on to the next by a plain call; only what closes
 * a circle goes through the procedure's switch, so that nothing piles up, and what leads to a decision, which is long and is reached from many
 * blocks, so that Java's compiler need not take it in with each of them.
 */
public final class Flow {
    private record Edge(int from, int to) {}

    private final Map<Integer, Block> blocks = new HashMap<>();
    private final Set<Edge> closing = new HashSet<>();
    private final Set<Integer> entries = new HashSet<>();

    public Flow(LoweredProcedure procedure) {
        procedure.blocks().forEach(block -> blocks.put(block.number(), block));
        Set<Integer> open = new HashSet<>();
        Set<Integer> done = new HashSet<>();
        for (Block block : procedure.blocks()) {
            walk(block.number(), open, done);
            if (block.rests() || block.exit() instanceof Exit.Ask) {
                entries.add(block.number());
            }
            if (block.exit() instanceof Exit.Call call && !call.isLast()) {
                entries.add(call.next());
            }
        }
        entries.add(0);
        closing.forEach(edge -> entries.add(edge.to()));
        procedure.starts().forEach(start -> entries.add(start.block()));
        procedure.guards().forEach(guard -> guard.watches().forEach(watch -> entries.add(watch.handler())));
    }

    private void walk(int number, Set<Integer> open, Set<Integer> done) {
        if (done.contains(number)) {
            return;
        }
        open.add(number);
        for (int next : successors(number)) {
            if (open.contains(next)) {
                closing.add(new Edge(number, next));
            } else {
                walk(next, open, done);
            }
        }
        open.remove(number);
        done.add(number);
    }

    private List<Integer> successors(int number) {
        return BlockPruning.successors(blocks.get(number).exit());
    }

    /** Whether one block goes on to another through the switch. */
    public boolean goesBySwitch(int from, int to) {
        return closing.contains(new Edge(from, to)) || blocks.get(to).exit() instanceof Exit.Ask;
    }

    /** Whether a frame may be taken up at this block, or a circle closes there. */
    public boolean isEntry(int number) {
        return entries.contains(number);
    }
}
