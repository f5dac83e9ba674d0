package dev.grognard.compiler.emit;

import com.palantir.javapoet.CodeBlock;
import dev.grognard.compiler.lower.Block;
import dev.grognard.compiler.lower.Exit;
import dev.grognard.compiler.lower.LoweredProcedure;
import dev.grognard.compiler.lower.Op;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.GlobalDef;
import dev.grognard.compiler.model.GlobalState;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.ModifiersDef;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Optional;
import java.util.Set;

/** What of a game is hidden from some, so that a working that reads it is told only to those who see it. */
final class Guarded {
    static final String NAME = "name";
    static final String AT = "at";

    private final Emission game;
    /** The variables of procedures whose values may rest on something hidden. */
    private final Set<Variable> telling = Collections.newSetFromMap(new IdentityHashMap<>());

    private boolean givesHidden;

    Guarded(Emission game) {
        this.game = game;
        if (!model().sights().isEmpty()
                || model().globals().stream().anyMatch(def -> !def.watchers().isEmpty())) {
            int before;
            do {
                before = telling.size();
                game.lowered().procedures().forEach(this::trace);
            } while (telling.size() > before);
        }
    }

    private void trace(LoweredProcedure procedure) {
        for (Block block : procedure.blocks()) {
            for (Op op : block.ops()) {
                if (op instanceof Op.Store store) {
                    trace(store.variable(), store.value());
                } else if (op instanceof Op.GiveValue give && readsHidden(give.value())) {
                    givesHidden = true;
                } else if (op instanceof Op.TakeResult take && givesHidden) {
                    telling.add(take.variable());
                } else if (op instanceof Op.Plain plain) {
                    ModelTree.walk(plain.statement(), this::traceAssignment);
                }
            }
            if (block.exit() instanceof Exit.Call call) {
                for (int i = 0; i < call.arguments().size(); i++) {
                    trace(call.procedure().parameters().get(i), call.arguments().get(i));
                }
            }
        }
    }

    private void traceAssignment(Object node) {
        if (node instanceof Statement.Assign assign && assign.target() instanceof Statement.ToVariable to) {
            trace(to.variable(), assign.value());
        }
    }

    private void trace(Variable variable, Expr value) {
        if (!telling.contains(variable) && readsHidden(value)) {
            telling.add(variable);
        }
    }

    /** Whether the value of a procedure's variable may rest on something hidden. */
    boolean mayTell(Variable variable) {
        return telling.contains(variable);
    }

    /** Whether what some procedure gives back may rest on something hidden. */
    boolean givesHidden() {
        return givesHidden;
    }

    private GameModel model() {
        return game.model();
    }

    /** Whether a field of some of these pieces is hidden from some. */
    boolean isHidden(Kind kind, String field) {
        return kind.category() == Kind.Category.PIECE
                && model().sights().stream()
                        .anyMatch(sight -> sight.kind().root() == kind.root()
                                && sight.field().equals(field));
    }

    private boolean namesHidden(Type type) {
        return type.present() instanceof Type.Of of && isHidden(of.kind(), NAME)
                || type instanceof Type.SetOf set && isHidden(set.kind(), NAME);
    }

    /** By what sight a field is seen, if not by everybody; a field that names a piece is as hidden as the piece that it is of. */
    Optional<String> sightOf(Field field) {
        if (isHidden(field.owner(), field.name())) {
            return Optional.of(field.name());
        }
        return isHidden(field.owner(), NAME) && namesHidden(field.type()) ? Optional.of(NAME) : Optional.empty();
    }

    /** A piece that somebody has named to the path that explains; whoever may not know where it is gets no answer that rests on it. */
    CodeBlock looked(Kind kind, CodeBlock piece) {
        return isHidden(kind, NAME) ? CodeBlock.of("state.$L(why, $L)", SightCode.lookMethod(NAME), piece) : piece;
    }

    /** Whether the place of a piece is hidden from some. */
    boolean hidesPlace(Expr piece) {
        return piece.type().present() instanceof Type.Of of && isHidden(of.kind(), AT);
    }

    /** Whether a test of a kind tells something of a piece whose name is hidden. */
    boolean tellsKind(Expr.IsKind test) {
        return test.operand().type().present() instanceof Type.Of of
                && isHidden(of.kind(), NAME)
                && !of.kind().isA(test.kind());
    }

    /** The mask of the sides that see a state of the game, if not everybody does. */
    Optional<CodeBlock> watchersOf(GlobalState state) {
        for (GlobalDef def : model().globals()) {
            if (def.state() == state && def.isHidden()) {
                return Optional.of(new StateSight(game, def).mask());
            }
        }
        return Optional.empty();
    }

    /** Whether a way of travelling may read anything hidden; a search takes nothing down, so that nobody is told what rests on it then. */
    boolean mayTell(Signature travel) {
        return model().travels().stream()
                .filter(def -> def.signature() == travel)
                .anyMatch(this::readsHidden);
    }

    private boolean readsHidden(Object node) {
        return readsHidden(node, Collections.newSetFromMap(new IdentityHashMap<>()));
    }

    private boolean readsHidden(Object node, Set<Object> opened) {
        if (node instanceof Expr.Read variable && telling.contains(variable.variable())
                || node instanceof Expr.ReadFrame frame && telling.contains(frame.variable())
                || node instanceof Expr.ReadField read && sightOf(read.field()).isPresent()
                || node instanceof Expr.ReadGlobal global
                        && watchersOf(global.state()).isPresent()
                || node instanceof Expr.Constant constant
                        && isHidden(constant.member().kind(), NAME)
                || node instanceof Expr.Builtin at
                        && at.known() == Expr.Known.AT
                        && hidesPlace(at.arguments().get(0))
                || node instanceof Expr.IsKind test && tellsKind(test)) {
            return true;
        }
        if (node instanceof Expr.SumModifiers sum) {
            Optional<ModifiersDef> list = model().modifiers().stream()
                    .filter(def -> def.signature() == sum.modifiers())
                    .findFirst();
            if (list.isPresent() && opened.add(list.get()) && readsHidden(list.get(), opened)) {
                return true;
            }
        }
        if (node instanceof Expr.CallRule call) {
            Optional<RuleDef> rule = model().rules().stream()
                    .filter(def -> def.signature() == call.rule())
                    .findFirst();
            if (rule.isPresent() && opened.add(rule.get()) && readsHidden(rule.get(), opened)) {
                return true;
            }
        }
        return ModelTree.parts(node).stream().anyMatch(part -> readsHidden(part, opened));
    }
}
