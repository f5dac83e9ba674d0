package dev.grognard.compiler.lower;

import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Signature;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Puts small procedures into the only one that calls them, so that no frame is pushed for them. Their variables live in its frame; they are given
 * their first values whenever the procedure begins, as if it had a frame of its own.
 */
final class Inlining {
    /** Larger ones gain little by it, and a reader finds them more easily in a class of their own. */
    private static final int MOST_BLOCKS = 12;

    private static final int MOST_CALLS = 2;

    private final GameModel model;
    private final Map<Signature, LoweredProcedure> procedures = new LinkedHashMap<>();

    private Inlining(GameModel model, List<LoweredProcedure> procedures) {
        this.model = model;
        procedures.forEach(procedure -> this.procedures.put(procedure.signature(), procedure));
    }

    static List<LoweredProcedure> inline(GameModel model, List<LoweredProcedure> procedures) {
        Inlining inlining = new Inlining(model, procedures);
        for (LoweredProcedure procedure : procedures) {
            inlining.consider(procedure.signature());
        }
        return List.copyOf(inlining.procedures.values());
    }

    /** What it calls itself is considered first, so that it is whole when it is put into another. */
    private void consider(Signature signature) {
        LoweredProcedure callee = procedures.get(signature);
        if (callee == null || !isSuited(callee)) {
            return;
        }
        callsOf(callee).forEach(call -> {
            if (call.procedure() != signature) {
                consider(call.procedure());
            }
        });
        LoweredProcedure whole = procedures.get(signature);
        if (whole == null || whole.blocks().size() > MOST_BLOCKS) {
            return;
        }
        onlyCaller(whole).ifPresent(caller -> {
            procedures.put(caller.signature(), with(caller, whole));
            procedures.remove(signature);
        });
    }

    private boolean isSuited(LoweredProcedure procedure) {
        Signature signature = procedure.signature();
        boolean isPlain = model.procedures().stream().anyMatch(def -> def.signature() == signature);
        boolean hasInside = model.procedures().stream().anyMatch(def -> isInside(def.signature(), signature))
                || model.rules().stream().anyMatch(rule -> isInside(rule.signature(), signature))
                || model.modifiers().stream().anyMatch(list -> isInside(list.signature(), signature));
        return isPlain
                && !hasInside
                && procedure.guards().isEmpty()
                && procedure.decisions().isEmpty()
                && procedure.starts().isEmpty();
    }

    private static boolean isInside(Signature inner, Signature outer) {
        return inner.inside().filter(around -> around == outer).isPresent();
    }

    private static List<Exit.Call> callsOf(LoweredProcedure procedure) {
        return procedure.blocks().stream()
                .map(Block::exit)
                .filter(Exit.Call.class::isInstance)
                .map(Exit.Call.class::cast)
                .toList();
    }

    /** The procedure that calls this one, if no other does, it does so only once or twice, and not from inside itself. */
    private Optional<LoweredProcedure> onlyCaller(LoweredProcedure callee) {
        List<LoweredProcedure> callers = new ArrayList<>();
        for (LoweredProcedure procedure : procedures.values()) {
            long calls = callsOf(procedure).stream()
                    .filter(call -> call.procedure() == callee.signature())
                    .count();
            if (calls > MOST_CALLS) {
                return Optional.empty();
            }
            if (calls > 0) {
                callers.add(procedure);
            }
        }
        return callers.size() == 1 && callers.get(0).signature() != callee.signature()
                ? Optional.of(callers.get(0))
                : Optional.empty();
    }

    private static LoweredProcedure with(LoweredProcedure caller, LoweredProcedure callee) {
        callee.frame().variables().forEach(caller.frame()::add);
        List<Block> blocks = new ArrayList<>();
        int next = caller.blocks().stream().mapToInt(Block::number).max().orElse(0) + 1;
        for (Block block : caller.blocks()) {
            if (block.exit() instanceof Exit.Call call && call.procedure() == callee.signature()) {
                int first = next;
                for (Block inner : callee.blocks()) {
                    next = Math.max(next, first + inner.number() + 1);
                    blocks.add(moved(inner, first, call.next()));
                }
                List<Op> ops = new ArrayList<>(block.ops());
                for (int i = 0; i < call.arguments().size(); i++) {
                    ops.add(new Op.Store(
                            callee.signature().parameters().get(i),
                            call.arguments().get(i)));
                }
                blocks.add(new Block(block.number(), block.rests(), ops, new Exit.Jump(first), block.span()));
            } else {
                blocks.add(block);
            }
        }
        blocks.sort(Comparator.comparingInt(Block::number));
        return caller.withBlocks(BlockPruning.prune(blocks, caller.roots()));
    }

    private static Block moved(Block block, int first, int after) {
        Exit exit = block.exit() instanceof Exit.Return
                ? new Exit.Jump(after)
                : BlockPruning.redirect(block.exit(), number -> first + number);
        return new Block(first + block.number(), block.rests(), block.ops(), exit, block.span());
    }
}
