package dev.grognard.compiler.lower;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.Signature;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds the calls after which a procedure only ends: it ends before them, and need not be gone back to. */
final class LastCalls {
    /** Procedures whose frames somebody looks into while others run. */
    private final Set<Signature> lookedInto = new HashSet<>();

    private LastCalls(GameModel model) {
        model.rules().forEach(rule -> rule.signature().inside().ifPresent(lookedInto::add));
        model.modifiers().forEach(modifiers -> modifiers.signature().inside().ifPresent(lookedInto::add));
        model.procedures().forEach(procedure -> procedure.signature().inside().ifPresent(lookedInto::add));
        ModelTree.all(model, Expr.ReadFrame.class).forEach(read -> lookedInto.add(read.procedure()));
    }

    static List<LoweredProcedure> mark(GameModel model, List<LoweredProcedure> procedures) {
        LastCalls calls = new LastCalls(model);
        return procedures.stream().map(calls::mark).toList();
    }

    private LoweredProcedure mark(LoweredProcedure procedure) {
        if (lookedInto.contains(procedure.signature()) || !procedure.guards().isEmpty()) {
            return procedure;
        }
        Map<Integer, Block> blocks = new HashMap<>();
        procedure.blocks().forEach(block -> blocks.put(block.number(), block));
        List<Block> marked = procedure.blocks().stream()
                .map(block -> block.exit() instanceof Exit.Call call && onlyEnds(blocks.get(call.next()))
                        ? new Block(block.number(), block.rests(), block.ops(), call.asLast(), block.span())
                        : block)
                .toList();
        return procedure.withBlocks(BlockPruning.prune(marked, procedure.roots()));
    }

    private static boolean onlyEnds(Block block) {
        return block.exit() instanceof Exit.Return && block.ops().isEmpty() && !block.rests();
    }
}
