package dev.grognard.compiler.emit;

import dev.grognard.compiler.lower.Block;
import dev.grognard.compiler.lower.Exit;
import dev.grognard.compiler.lower.LoweredGame;
import dev.grognard.compiler.lower.Op;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.OptionDef;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Text;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which variables and states a number in the log can come from, so that only these take down how they come about. What a table gives is asked
 * for like a number, be it the value of an enum or a record: a reader wants to see the cell. So is the value of an enum that a state keeps.
 */
final class Told {
    /** Stands for what the procedure that ended last gave back. */
    private static final Object GIVEN = new Object();

    private final Map<Object, List<Expr>> values = new IdentityHashMap<>();
    private final Deque<Expr> open = new ArrayDeque<>();
    private final Set<Object> told = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Map<Signature, RuleDef> rules = new IdentityHashMap<>();
    private final List<Expr> holes = new ArrayList<>();
    private final Map<Variable, Boolean> results = new IdentityHashMap<>();

    private Told() {}

    /** For code in which no number is told. */
    static Told nothing() {
        return new Told();
    }

    Told(LoweredGame game) {
        game.model().rules().forEach(rule -> rules.put(rule.signature(), rule));
        ModelTree.walk(game.model(), this::collect);
        game.procedures().forEach(procedure -> procedure.blocks().forEach(this::collect));
        holes.stream()
                .filter(hole -> hole.type().present().isNumber() || isResult(hole) || isKept(hole))
                .forEach(open::add);
        values.keySet().stream().filter(this::readsTable).toList().forEach(this::tell);
        while (!open.isEmpty()) {
            ModelTree.walk(open.pop(), this::follow);
        }
    }

    /** What comes of a table is taken down also where nobody is told of it: random play notes which of its rows are met. */
    private boolean readsTable(Object target) {
        return values.get(target).stream()
                .anyMatch(value ->
                        value != null && readsTable(value, Collections.newSetFromMap(new IdentityHashMap<>())));
    }

    private boolean readsTable(Object value, Set<Object> seen) {
        return ModelTree.any(
                value,
                node -> node instanceof Expr.Lookup
                        || node instanceof Expr.CallRule call
                                && rules.containsKey(call.rule())
                                && seen.add(call.rule())
                                && readsTable(rules.get(call.rule()), seen));
    }

    /** Whether a variable, a state of the game or the state of a thing is one of them. */
    boolean has(Object target) {
        return told.contains(target);
    }

    boolean hasGiven() {
        return told.contains(GIVEN);
    }

    /** Whether a value that is no number can come out of a table. */
    boolean isResult(Expr value) {
        return isPrinted(value.type()) && comesFromTable(value, Collections.newSetFromMap(new IdentityHashMap<>()));
    }

    /** The same for a variable that comes into a line of the log. */
    boolean isResult(Variable variable) {
        return isPrinted(variable.type())
                && told.contains(variable)
                && results.computeIfAbsent(
                        variable, key -> areFromTable(key, Collections.newSetFromMap(new IdentityHashMap<>())));
    }

    /** Whether a value of an enum is read from a state to which the rules give one. */
    boolean isKept(Expr value) {
        Object state = value instanceof Expr.ReadGlobal read
                ? read.state()
                : value instanceof Expr.ReadField read && read.field().state() ? read.field() : null;
        return state != null && isEnum(value.type()) && values.containsKey(state);
    }

    private static boolean isPrinted(Type type) {
        return type.present() instanceof Type.Rec || isEnum(type);
    }

    static boolean isEnum(Type type) {
        return type.present() instanceof Type.Of of && of.kind().category() == Kind.Category.ENUM;
    }

    private boolean comesFromTable(Object value, Set<Object> seen) {
        return ModelTree.any(value, node -> {
            if (node instanceof Expr.Read read) {
                return areFromTable(read.variable(), seen);
            }
            return node instanceof Expr.Lookup
                    || node instanceof Expr.CallRule call
                            && rules.containsKey(call.rule())
                            && seen.add(call.rule())
                            && comesFromTable(rules.get(call.rule()), seen);
        });
    }

    private boolean areFromTable(Object target, Set<Object> seen) {
        return seen.add(target)
                && values.getOrDefault(target, List.of()).stream()
                        .anyMatch(value -> value == null ? areFromTable(GIVEN, seen) : comesFromTable(value, seen));
    }

    private void collect(Object node) {
        if (node instanceof Statement.Say say) {
            figures(say.text());
        } else if (node instanceof OptionDef option) {
            figures(option.label());
        } else if (node instanceof Statement.Let let) {
            value(let.variable(), let.value());
        } else if (node instanceof Statement.Init init) {
            value(init.variable(), init.value());
        } else if (node instanceof Statement.Assign assign) {
            value(target(assign.target()), assign.value());
        } else if (node instanceof Expr.CallProcedure call) {
            arguments(call.procedure(), call.arguments());
        }
    }

    private void collect(Block block) {
        for (Op op : block.ops()) {
            if (op instanceof Op.Store store) {
                value(store.variable(), store.value());
            } else if (op instanceof Op.RollOne roll) {
                roll.told().ifPresent(this::figures);
            } else if (op instanceof Op.RollSeveral roll) {
                open.add(roll.count());
                roll.told().ifPresent(this::figures);
            } else if (op instanceof Op.Draw draw) {
                draw.told().ifPresent(this::figures);
            } else if (op instanceof Op.GiveValue give) {
                value(GIVEN, give.value());
            } else if (op instanceof Op.Plain plain) {
                ModelTree.walk(plain.statement(), this::collect);
            } else if (op instanceof Op.TakeResult take) {
                values.computeIfAbsent(take.variable(), key -> new ArrayList<>())
                        .add(null);
            }
        }
        if (block.exit() instanceof Exit.Call call) {
            arguments(call.procedure(), call.arguments());
        }
    }

    private static Object target(Statement.Target target) {
        if (target instanceof Statement.ToVariable to) {
            return to.variable();
        }
        return target instanceof Statement.ToGlobal to ? to.state() : ((Statement.ToField) target).field();
    }

    private void arguments(Signature procedure, List<Expr> arguments) {
        for (int i = 0; i < arguments.size(); i++) {
            value(procedure.parameters().get(i), arguments.get(i));
        }
    }

    private void value(Object target, Expr value) {
        values.computeIfAbsent(target, key -> new ArrayList<>()).add(value);
    }

    private void figures(Text text) {
        for (Text.Part part : text.parts()) {
            if (part instanceof Text.Hole hole) {
                holes.add(hole.value());
            } else if (part instanceof Text.Flag flag) {
                figures(flag.words());
                flag.otherwise().ifPresent(this::figures);
            }
        }
    }

    /** Rules tell their own workings, and are not followed. */
    private void follow(Object node) {
        if (node instanceof Expr.Read read) {
            tell(read.variable());
        } else if (node instanceof Expr.ReadField read && read.field().state()) {
            tell(read.field());
        } else if (node instanceof Expr.ReadGlobal read) {
            tell(read.state());
        }
    }

    private void tell(Object target) {
        if (told.add(target)) {
            for (Expr value : values.getOrDefault(target, List.of())) {
                if (value == null) {
                    tell(GIVEN);
                } else {
                    open.add(value);
                }
            }
        }
    }
}
