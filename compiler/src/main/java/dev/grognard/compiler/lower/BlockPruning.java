package dev.grognard.compiler.lower;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;

/** Drops blocks that nothing leads to, passes through blocks that only jump, and joins a block to the only one that leads to it. */
final class BlockPruning {
    private BlockPruning() {}

    static List<Block> prune(List<Block> blocks, List<Integer> roots) {
        Map<Integer, Block> byNumber = new LinkedHashMap<>();
        blocks.forEach(block -> byNumber.put(block.number(), block));
        IntUnaryOperator shorten = number -> shorten(number, byNumber);
        Map<Integer, Block> short1 = new LinkedHashMap<>();
        for (Block block : blocks) {
            short1.put(
                    block.number(),
                    new Block(
                            block.number(), block.rests(), block.ops(), redirect(block.exit(), shorten), block.span()));
        }
        Map<Integer, Integer> entries = new HashMap<>();
        roots.forEach(root -> entries.merge(root, 2, Integer::sum));
        Set<Integer> reached = reachable(short1, roots);
        for (int number : reached) {
            successors(short1.get(number).exit()).forEach(to -> entries.merge(to, 1, Integer::sum));
        }
        Set<Integer> tails = new HashSet<>();
        for (int number : reached) {
            tail(short1.get(number), short1, entries).ifPresent(tail -> tails.add(tail.number()));
        }
        List<Block> joined = new ArrayList<>();
        for (Block block : short1.values()) {
            if (reached.contains(block.number()) && !tails.contains(block.number())) {
                joined.add(join(block, short1, entries));
            }
        }
        return joined;
    }

    /** The block that this one leads to and that nothing else does, if it can be joined to it. */
    private static Optional<Block> tail(Block block, Map<Integer, Block> blocks, Map<Integer, Integer> entries) {
        if (!(block.exit() instanceof Exit.Jump jump)) {
            return Optional.empty();
        }
        Block next = blocks.get(jump.to());
        boolean pauses = next.rests() || next.exit() instanceof Exit.Ask;
        return pauses || entries.getOrDefault(next.number(), 0) != 1 ? Optional.empty() : Optional.of(next);
    }

    private static Block join(Block head, Map<Integer, Block> blocks, Map<Integer, Integer> entries) {
        List<Op> ops = new ArrayList<>(head.ops());
        Block last = head;
        Optional<Block> next = tail(head, blocks, entries);
        while (next.isPresent()) {
            last = next.get();
            ops.addAll(last.ops());
            next = tail(last, blocks, entries);
        }
        return new Block(head.number(), head.rests(), ops, last.exit(), head.span());
    }

    private static int shorten(int number, Map<Integer, Block> blocks) {
        int at = number;
        for (int i = 0; i < blocks.size(); i++) {
            Block block = blocks.get(at);
            if (block == null || block.rests() || !block.ops().isEmpty() || !(block.exit() instanceof Exit.Jump jump)) {
                return at;
            }
            at = jump.to();
        }
        return at;
    }

    private static Set<Integer> reachable(Map<Integer, Block> blocks, List<Integer> roots) {
        Set<Integer> reached = new HashSet<>();
        Deque<Integer> open = new ArrayDeque<>(roots);
        while (!open.isEmpty()) {
            int number = open.pop();
            if (reached.add(number)) {
                open.addAll(successors(blocks.get(number).exit()));
            }
        }
        return reached;
    }

    static List<Integer> successors(Exit exit) {
        if (exit instanceof Exit.Jump jump) {
            return List.of(jump.to());
        }
        if (exit instanceof Exit.Branch branch) {
            return List.of(branch.yes(), branch.no());
        }
        if (exit instanceof Exit.Call call) {
            return call.isLast() ? List.of() : List.of(call.next());
        }
        if (exit instanceof Exit.Ask ask) {
            List<Integer> all = new ArrayList<>(ask.answers().values());
            all.add(ask.empty());
            return all;
        }
        if (exit instanceof Exit.NextMember next) {
            return List.of(next.body(), next.done());
        }
        if (exit instanceof Exit.TurnOver over) {
            return List.of(over.next(), over.last());
        }
        return List.of();
    }

    static Exit redirect(Exit exit, IntUnaryOperator to) {
        if (exit instanceof Exit.Jump jump) {
            return new Exit.Jump(to.applyAsInt(jump.to()));
        }
        if (exit instanceof Exit.Branch branch) {
            return new Exit.Branch(branch.condition(), to.applyAsInt(branch.yes()), to.applyAsInt(branch.no()));
        }
        if (exit instanceof Exit.Call call) {
            return call.isLast() ? call : new Exit.Call(call.procedure(), call.arguments(), to.applyAsInt(call.next()));
        }
        if (exit instanceof Exit.Ask ask) {
            Map<Integer, Integer> answers = new LinkedHashMap<>();
            ask.answers().forEach((code, block) -> answers.put(code, to.applyAsInt(block)));
            return new Exit.Ask(ask.decision(), to.applyAsInt(ask.empty()), answers);
        }
        if (exit instanceof Exit.NextMember next) {
            return new Exit.NextMember(
                    next.snapshot(),
                    next.cursor(),
                    next.member(),
                    to.applyAsInt(next.body()),
                    to.applyAsInt(next.done()));
        }
        if (exit instanceof Exit.TurnOver over) {
            return new Exit.TurnOver(to.applyAsInt(over.next()), to.applyAsInt(over.last()));
        }
        return exit;
    }
}
