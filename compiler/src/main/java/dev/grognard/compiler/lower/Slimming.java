package dev.grognard.compiler.lower;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.ProcedureDef;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Takes variables out of a frame that need no slot of their own: one that always holds what another holds is that other one, and one that is read
 * only in the block that has just written it is brief.
 */
final class Slimming {
    private final Layout layout;
    /** What others than the blocks of its own procedure speak of. */
    private final Set<Variable> elsewhere = new LinkedHashSet<>();

    /** Those of them that may be written. */
    private final Set<Variable> writtenElsewhere = new LinkedHashSet<>();

    /** What operations and exits of blocks speak of: they are asked for every variable of their procedure. */
    private final Map<Object, Spoken> spoken = new IdentityHashMap<>();

    private record Spoken(Set<Variable> reads, Set<Variable> binds) {
        boolean mentions(Variable variable) {
            return reads.contains(variable) || binds.contains(variable);
        }
    }

    private Slimming(GameModel model, Layout layout, Effects effects, List<LoweredProcedure> procedures) {
        this.layout = layout;
        mention(model.rules());
        mention(model.modifiers());
        for (ProcedureDef procedure : model.procedures()) {
            if (!effects.pauses(procedure.signature())) {
                mention(procedure);
                writtenElsewhere.addAll(Mentions.binds(procedure));
            }
        }
        ModelTree.all(model, Expr.ReadFrame.class).forEach(read -> elsewhere.add(read.variable()));
        for (LoweredProcedure procedure : procedures) {
            mentionOthers(procedure);
            mention(procedure.guards());
            procedure.starts().forEach(start -> start.parameter().ifPresent(elsewhere::add));
        }
    }

    static List<LoweredProcedure> slim(
            GameModel model, Layout layout, Effects effects, List<LoweredProcedure> procedures) {
        Slimming slimming = new Slimming(model, layout, effects, procedures);
        return procedures.stream().map(slimming::slim).toList();
    }

    private Spoken spoken(Object part) {
        return spoken.computeIfAbsent(part, it -> new Spoken(Mentions.reads(it), Mentions.binds(it)));
    }

    private void mention(Object node) {
        elsewhere.addAll(Mentions.of(node));
    }

    /** The variables of procedures around a procedure that it speaks of. */
    private void mentionOthers(LoweredProcedure procedure) {
        for (Block block : procedure.blocks()) {
            Set<Variable> mentioned = Mentions.of(block);
            mentioned.removeIf(procedure.frame()::holds);
            elsewhere.addAll(mentioned);
            Set<Variable> written = Mentions.binds(block);
            written.removeIf(procedure.frame()::holds);
            writtenElsewhere.addAll(written);
        }
    }

    private LoweredProcedure slim(LoweredProcedure procedure) {
        Map<Variable, Variable> same = new LinkedHashMap<>();
        for (Variable variable : procedure.frame().variables()) {
            twin(procedure, variable, same).ifPresent(twin -> same.put(variable, twin));
        }
        List<Block> blocks = procedure.blocks().stream()
                .map(block -> new Block(
                        block.number(),
                        block.rests(),
                        block.ops().stream()
                                .filter(op -> !(op instanceof Op.Store store && same.containsKey(store.variable())))
                                .toList(),
                        block.exit(),
                        block.span()))
                .toList();
        Set<Variable> brief = new LinkedHashSet<>();
        for (Variable variable : procedure.frame().variables()) {
            if (!same.containsKey(variable) && !same.containsValue(variable) && isBrief(procedure, blocks, variable)) {
                brief.add(variable);
            }
        }
        return procedure.with(
                BlockPruning.prune(blocks, procedure.roots()),
                procedure.frame().slim(same, brief, writtenAtOnce(blocks.get(0))));
    }

    /** What the first block writes before anything could read it. */
    private Set<Variable> writtenAtOnce(Block first) {
        Set<Variable> written = new LinkedHashSet<>();
        Set<Variable> read = new LinkedHashSet<>();
        if (first.number() == 0 && !first.rests()) {
            for (Op op : first.ops()) {
                if (op instanceof Op.Store store) {
                    read.addAll(Mentions.of(store.value()));
                } else {
                    read.addAll(Mentions.of(op));
                }
                if (!(op instanceof Op.Store) || ModelTree.any(op, Slimming::calls)) {
                    read.addAll(elsewhere);
                }
                if (op instanceof Op.Store store && !read.contains(store.variable())) {
                    written.add(store.variable());
                }
            }
        }
        return written;
    }

    private static boolean calls(Object node) {
        return node instanceof Expr.CallRule || node instanceof Expr.SumModifiers || node instanceof Expr.CallProcedure;
    }

    // ------------------------------------------------------------------ the same as another

    /** The variable that this one always is the same as. */
    private Optional<Variable> twin(LoweredProcedure procedure, Variable variable, Map<Variable, Variable> same) {
        if (elsewhere.contains(variable) || procedure.signature().parameters().contains(variable)) {
            return Optional.empty();
        }
        Set<Variable> sources = new LinkedHashSet<>();
        for (Block block : procedure.blocks()) {
            for (Op op : block.ops()) {
                if (writes(op, variable)) {
                    if (!(op instanceof Op.Store store) || !(store.value() instanceof Expr.Read read)) {
                        return Optional.empty();
                    }
                    sources.add(read.variable());
                }
            }
            if (!(block.exit() instanceof Exit.Ask)
                    && spoken(block.exit()).binds().contains(variable)) {
                return Optional.empty();
            }
        }
        return sources.size() == 1
                ? Optional.of(sources.iterator().next())
                        .filter(source -> source != variable
                                && !same.containsKey(source)
                                && procedure.frame().holds(source)
                                && source.type().equals(variable.type())
                                && (isFixed(procedure, source) || goWith(procedure, source, variable)))
                : Optional.empty();
    }

    /** Whether a variable keeps the value that it has from the beginning. */
    private boolean isFixed(LoweredProcedure procedure, Variable variable) {
        long written = procedure.blocks().stream()
                .filter(block -> isWritten(block, variable))
                .count();
        boolean parameter = procedure.signature().parameters().contains(variable);
        if (written == 0) {
            return parameter && !writtenElsewhere.contains(variable);
        }
        Block first = procedure.blocks().get(0);
        return written == 1
                && !parameter
                && first.number() == 0
                && isWritten(first, variable)
                && first.ops().stream().filter(op -> writes(op, variable)).count() == 1
                && procedure.blocks().stream()
                        .noneMatch(
                                block -> BlockPruning.successors(block.exit()).contains(0))
                && !writtenElsewhere.contains(variable);
    }

    /** Whether a variable is written wherever its source is, right after it and before anything reads it. */
    private boolean goWith(LoweredProcedure procedure, Variable source, Variable variable) {
        if (writtenElsewhere.contains(source)) {
            return false;
        }
        for (Block block : procedure.blocks()) {
            boolean apart = false;
            for (Op op : block.ops()) {
                if (op instanceof Op.Store store && store.variable() == variable) {
                    apart = false;
                } else if (writes(op, source)) {
                    apart = true;
                } else if (apart && spoken(op).mentions(variable)) {
                    return false;
                }
            }
            if (apart || spoken(block.exit()).binds().contains(source)) {
                return false;
            }
        }
        return true;
    }

    private boolean isWritten(Block block, Variable variable) {
        return block.ops().stream().anyMatch(op -> writes(op, variable))
                || !(block.exit() instanceof Exit.Ask)
                        && spoken(block.exit()).binds().contains(variable);
    }

    // ------------------------------------------------------------------ brief

    private boolean isBrief(LoweredProcedure procedure, List<Block> blocks, Variable variable) {
        if (elsewhere.contains(variable)
                || procedure.signature().parameters().contains(variable)
                || variable.type() instanceof Type.SetOf && layout.width(variable.type()) != 1) {
            return false;
        }
        for (Block block : blocks) {
            boolean known = false;
            for (Op op : block.ops()) {
                Set<Variable> read = spoken(op).reads();
                boolean written =
                        Mentions.written(op).filter(it -> it == variable).isPresent();
                if (read.contains(variable) && !known
                        || !written && spoken(op).binds().contains(variable)
                        || op instanceof Op.Tell && read.contains(variable)) {
                    return false;
                }
                known |= written;
            }
            boolean later = block.exit() instanceof Exit.Ask || block.exit() instanceof Exit.NextMember;
            if ((later || !known) && spoken(block.exit()).mentions(variable) && !isParameter(block.exit(), variable)) {
                return false;
            }
        }
        return true;
    }

    /** Whether a variable is a parameter of what a menu offers: whoever lists that has it at hand. */
    private static boolean isParameter(Exit exit, Variable variable) {
        return exit instanceof Exit.Ask ask
                && ask.decision().form() instanceof Decision.Menu menu
                && menu.entries().stream()
                        .flatMap(entry -> entry.option().stream())
                        .flatMap(option -> option.parameters().stream())
                        .anyMatch(parameter -> parameter.variable() == variable);
    }

    private boolean writes(Op op, Variable variable) {
        return spoken(op).binds().contains(variable);
    }
}
