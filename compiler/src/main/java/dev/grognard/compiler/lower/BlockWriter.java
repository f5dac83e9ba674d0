package dev.grognard.compiler.lower;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Writes the blocks of one procedure; there is one open block at a time. */
final class BlockWriter {
    private static final class Draft {
        private final int number;
        private boolean rests;
        private final List<Op> ops = new ArrayList<>();
        private Exit exit;
        private Optional<Span> span = Optional.empty();

        private Draft(int number) {
            this.number = number;
        }
    }

    private final Frame frame;
    private final Map<Integer, Draft> drafts = new TreeMap<>();
    private final Map<String, Integer> names = new HashMap<>();
    private Draft current;
    private Span span;
    private int next;

    BlockWriter(Frame frame) {
        this.frame = frame;
    }

    Frame frame() {
        return frame;
    }

    /** The place in the text that is being lowered. */
    Span span() {
        return span;
    }

    void mark(Span where) {
        span = where;
        if (current != null && current.span.isEmpty() && current.exit == null) {
            current.span = Optional.ofNullable(where);
        }
    }

    int fresh() {
        return next++;
    }

    void open(int number) {
        current = drafts.computeIfAbsent(number, Draft::new);
    }

    void add(Op op) {
        if (current.exit == null) {
            current.ops.add(op);
        }
    }

    void seal(Exit exit) {
        if (current.exit == null) {
            current.exit = exit;
        }
    }

    void jump(int to) {
        seal(new Exit.Jump(to));
    }

    /** Begins a block at a rest point. */
    void rest() {
        int number = fresh();
        jump(number);
        open(number);
        current.rests = true;
        current.span = Optional.ofNullable(span);
    }

    void store(Variable variable, Expr value) {
        frame.add(variable);
        add(new Op.Store(variable, value));
    }

    void call(Signature procedure, List<Expr> arguments) {
        int after = fresh();
        seal(new Exit.Call(procedure, arguments, after));
        open(after);
    }

    /** Asks in a block of its own, so that an interrupted question is asked again. */
    void ask(Decision decision, int empty, Map<Integer, Integer> answers) {
        int number = fresh();
        jump(number);
        open(number);
        current.span = Optional.ofNullable(span);
        seal(new Exit.Ask(decision, empty, answers));
    }

    /** The body for each member of a snapshot, in declared order; one that has left the set meanwhile is passed over. */
    void snapshotLoop(Expr set, Variable member, Optional<Expr> recheck, Runnable body) {
        Span where = set.span();
        Variable snapshot = variable("snapshot", set.type());
        Variable cursor = variable("cursor", Type.INT);
        frame.add(member);
        store(snapshot, set);
        store(cursor, new Expr.Number(where, 0, Type.INT));
        int head = fresh();
        int found = fresh();
        int done = fresh();
        jump(head);
        open(head);
        seal(new Exit.NextMember(snapshot, cursor, member, found, done));
        open(found);
        if (recheck.isPresent()) {
            int still = fresh();
            seal(new Exit.Branch(new Expr.Contains(where, recheck.get(), new Expr.Read(where, member)), still, head));
            open(still);
        }
        body.run();
        jump(head);
        open(done);
    }

    /** A new variable of the frame, with a name that no other made here has. */
    Variable variable(String name, Type type) {
        return variable(name, type, name);
    }

    Variable variable(String name, Type type, String title) {
        int count = names.merge(name, 1, Integer::sum);
        Variable variable = new Variable(count == 1 ? name : name + count, type, Variable.Role.LET, title);
        frame.add(variable);
        return variable;
    }

    /** The blocks that can be come by, in the order in which they were begun, renumbered; jumps to empty jumps are shortened. */
    List<Block> finish(List<Integer> roots) {
        List<Block> blocks = new ArrayList<>();
        for (Draft draft : drafts.values()) {
            Exit exit = draft.exit == null ? new Exit.Return() : draft.exit;
            blocks.add(new Block(draft.number, draft.rests, List.copyOf(draft.ops), exit, draft.span));
        }
        return BlockPruning.prune(blocks, roots);
    }
}
