package dev.grognard.compiler.check;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.TravelDef;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What names stand for at the end of a journey, in a clause of the travel or in a rule that is asked from there.
 *
 * @param called the rule that the clause itself asks, on the way to this place
 * @param depth how many rules have been opened on the way here
 * @param asked what the whole clause or rule asks of the mover himself
 */
record TripNames(Map<Variable, Meaning> meanings, Optional<Expr.CallRule> called, int depth, Set<Field> asked) {
    /** Deeper rules seldom have to do with the place where a journey ends. */
    private static final int DEEPEST_RULE = 4;

    /** What is of interest; what else there is has no meaning. */
    enum Meaning {
        HERE,
        MOVER,
        OWN_SIDE
    }

    static TripNames of(TravelDef travel, Expr condition) {
        return of(
                Map.of(
                        travel.here(),
                        Meaning.HERE,
                        travel.signature().parameters().get(0),
                        Meaning.MOVER),
                Optional.empty(),
                0,
                condition);
    }

    private static TripNames of(
            Map<Variable, Meaning> meanings, Optional<Expr.CallRule> called, int depth, Object whole) {
        TripNames names = new TripNames(meanings, called, depth, Set.of());
        Set<Field> asked = ModelTree.all(whole, Expr.ReadField.class).stream()
                .filter(read -> names.isMover(read.of()))
                .map(Expr.ReadField::field)
                .collect(Collectors.toUnmodifiableSet());
        return new TripNames(meanings, called, depth, asked);
    }

    /** The names inside a rule, if it is told of the place. */
    Optional<TripNames> inside(Expr.CallRule call, RuleDef rule) {
        List<Variable> parameters = call.rule().parameters();
        Map<Variable, Meaning> inside = new HashMap<>();
        for (int i = 0; i < call.arguments().size() && i < parameters.size(); i++) {
            Variable parameter = parameters.get(i);
            meaning(call.arguments().get(i)).ifPresent(meaning -> inside.put(parameter, meaning));
        }
        return inside.containsValue(Meaning.HERE) && depth < DEEPEST_RULE
                ? Optional.of(of(Map.copyOf(inside), called.or(() -> Optional.of(call)), depth + 1, rule))
                : Optional.empty();
    }

    /** The same, with a name for what an expression gives. */
    TripNames with(Variable variable, Expr value) {
        Map<Variable, Meaning> more = new HashMap<>(meanings);
        meaning(value).ifPresent(meaning -> more.put(variable, meaning));
        return new TripNames(Map.copyOf(more), called, depth, asked);
    }

    private Optional<Meaning> meaning(Expr expr) {
        if (expr instanceof Expr.Read read) {
            return Optional.ofNullable(meanings.get(read.variable()));
        }
        if (expr instanceof Expr.Narrow narrow) {
            return meaning(narrow.operand());
        }
        if (expr instanceof Expr.Present present) {
            return meaning(present.operand());
        }
        return expr instanceof Expr.ReadField field && isSide(field) && isMover(field.of())
                ? Optional.of(Meaning.OWN_SIDE)
                : Optional.empty();
    }

    boolean isHere(Expr expr) {
        return meaning(expr).equals(Optional.of(Meaning.HERE));
    }

    boolean isOwnSide(Expr expr) {
        return meaning(expr).equals(Optional.of(Meaning.OWN_SIDE));
    }

    boolean isMover(Object node) {
        return node instanceof Expr expr && meaning(expr).equals(Optional.of(Meaning.MOVER));
    }

    /** Whether it is asked where the mover stands now: whoever asks that knows the difference. */
    boolean isWhereMoverStands(Object node) {
        return node instanceof Expr.Builtin known
                && known.known() == Expr.Known.AT
                && known.arguments().stream().anyMatch(this::isMover);
    }

    /** What the mover is called here, if there is a name for it. */
    Optional<Variable> mover() {
        return meanings.entrySet().stream()
                .filter(entry -> entry.getValue() == Meaning.MOVER)
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** Whether it is read whose something is. */
    static boolean isSide(Expr.ReadField read) {
        return read.field().name().equals("side")
                && read.field().type().present() instanceof Type.Of of
                && of.kind().category() == Kind.Category.SIDE;
    }
}
