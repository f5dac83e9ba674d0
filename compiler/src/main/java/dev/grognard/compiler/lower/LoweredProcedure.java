package dev.grognard.compiler.lower;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A procedure with a frame, cut into blocks; block 0 is where it begins. */
public record LoweredProcedure(
        int id,
        Signature signature,
        Frame frame,
        List<Block> blocks,
        List<Guard> guards,
        List<Decision> decisions,
        List<PhaseStart> starts,
        List<String> cases,
        String doc,
        Span span) {
    /** The same procedure, made of other blocks. */
    LoweredProcedure withBlocks(List<Block> other) {
        return new LoweredProcedure(id, signature, frame, other, guards, decisions, starts, cases, doc, span);
    }

    /** The same procedure with other blocks and another frame. */
    LoweredProcedure with(List<Block> others, Frame other) {
        return new LoweredProcedure(id, signature, other, others, guards, decisions, starts, cases, doc, span);
    }

    /** The blocks that it may begin with. */
    List<Integer> roots() {
        return roots(starts, guards);
    }

    /** The blocks that a procedure with these phases and interrupts may begin with. */
    static List<Integer> roots(List<PhaseStart> starts, List<Guard> guards) {
        List<Integer> roots = new ArrayList<>(List.of(0));
        starts.forEach(start -> roots.add(start.block()));
        guards.forEach(guard -> guard.watches().forEach(watch -> roots.add(watch.handler())));
        return roots;
    }

    /** An interrupt: its number in the procedure, the one around it (0: none), and where each condition leads. */
    public record Guard(int number, int around, List<Watch> watches) {}

    /** A condition that cuts the procedure short, and the block it leads to. */
    public record Watch(Expr condition, int handler) {}

    /** A phase that an example may start with: the block to begin at, the variable of its argument, and the argument as it is written. */
    public record PhaseStart(String phase, int block, Optional<Variable> parameter, Optional<Expr> argument) {}
}
