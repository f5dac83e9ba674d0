package dev.grognard.compiler.lower;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.source.Span;
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
    /** An interrupt: its number in the procedure, the one around it (0: none), and where each condition leads. */
    public record Guard(int number, int around, List<Watch> watches) {}

    /** A condition that cuts the procedure short, and the block it leads to. */
    public record Watch(Expr condition, int handler) {}

    /** A phase that an example may start with: the block to begin at and the variable of its argument. */
    public record PhaseStart(String phase, int block, Optional<Variable> parameter) {}
}
