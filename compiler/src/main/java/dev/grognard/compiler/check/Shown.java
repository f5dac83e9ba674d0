package dev.grognard.compiler.check;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.OptionDef;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Variable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What has been shown by now: all that these glimpses tell together. */
record Shown(List<Glimpse> glimpses) {
    static final Shown NOTHING = new Shown(List.of());
    static final Shown ANYTHING = of(new Glimpse(Optional.empty(), Optional.empty(), Set.of()));

    /**
     * One thing that was shown.
     *
     * @param piece the variable whose pieces were shown; without it they may be any
     * @param owner whose pieces they were, if that is known
     * @param states what was told of them; if nothing is named, all that is hidden
     */
    record Glimpse(Optional<Variable> piece, Optional<Expr> owner, Set<Object> states) {
        boolean isAll() {
            return piece.isEmpty() && owner.isEmpty() && states.isEmpty();
        }

        /** Whether all of these states may be known by it. */
        boolean tells(Set<Object> asked) {
            return states.isEmpty() || states.containsAll(asked);
        }

        private boolean same(Glimpse other) {
            return piece.equals(other.piece) && states.equals(other.states) && ModelTree.same(owner, other.owner);
        }
    }

    static Shown of(Glimpse glimpse) {
        return new Shown(List.of(glimpse));
    }

    /** That only these states were told of, of whatever pieces. */
    static Shown only(Set<Object> states) {
        return states.isEmpty() ? NOTHING : of(new Glimpse(Optional.empty(), Optional.empty(), states));
    }

    boolean isNothing() {
        return glimpses.isEmpty();
    }

    /** Whether it may be anything of anybody. */
    boolean all() {
        return glimpses.stream().anyMatch(Glimpse::isAll);
    }

    Shown and(Shown other) {
        if (other.isNothing()) {
            return this;
        }
        if (isNothing()) {
            return other;
        }
        if (all() || other.all()) {
            return ANYTHING;
        }
        List<Glimpse> both = new ArrayList<>(glimpses);
        other.glimpses.stream()
                .filter(glimpse -> both.stream().noneMatch(glimpse::same))
                .forEach(both::add);
        return new Shown(both);
    }

    /** What the variables of a game stand for. */
    static final class Subjects {
        private final Map<Variable, Expr> members = new IdentityHashMap<>();
        private final Map<Variable, Set<Variable>> sources = new IdentityHashMap<>();

        /** What is given to variables that keep it. */
        private final Map<Variable, Expr> values = new IdentityHashMap<>();

        Subjects(GameModel game) {
            Set<Variable> assigned = new HashSet<>();
            ModelTree.each(game, node -> {
                if (node instanceof Statement.Let let) {
                    source(let.variable(), let.value());
                    values.put(let.variable(), let.value());
                } else if (node instanceof Statement.Assign assign
                        && assign.target() instanceof Statement.ToVariable to) {
                    source(to.variable(), assign.value());
                    assigned.add(to.variable());
                } else if (node instanceof Statement.ForEach loop) {
                    member(loop.variable(), loop.set());
                } else if (node instanceof OptionDef.Parameter parameter) {
                    member(parameter.variable(), parameter.domain());
                } else if (node instanceof Expr.Filter filter) {
                    member(filter.subject(), filter.set());
                } else if (node instanceof Expr.MapEach each) {
                    member(each.subject(), each.set());
                } else if (node instanceof Expr.Aggregate sum) {
                    member(sum.subject(), sum.set());
                } else if (node instanceof Expr.Best best) {
                    member(best.subject(), best.set());
                }
            });
            values.keySet().removeAll(assigned);
        }

        private void member(Variable variable, Expr set) {
            members.put(variable, set);
            source(variable, set);
        }

        /** The set that a variable is a member of. */
        Optional<Expr> setOf(Variable member) {
            return Optional.ofNullable(members.get(member));
        }

        private void source(Variable variable, Expr value) {
            Set<Variable> from = sources.computeIfAbsent(variable, one -> new HashSet<>());
            ModelTree.all(value, Expr.Read.class).forEach(read -> from.add(read.variable()));
        }

        /** What is shown with these pieces; if no variable holds them, that may be anything of their owner. */
        Shown shownWith(Expr pieces) {
            if (pieces instanceof Expr.SetLiteral several) {
                return several.members().stream().map(this::shownWith).reduce(NOTHING, Shown::and);
            }
            if (pieces instanceof Expr.Union both) {
                return shownWith(both.left()).and(shownWith(both.right()));
            }
            Optional<Variable> head = head(pieces);
            return of(new Glimpse(head, head.isPresent() ? Optional.empty() : owner(pieces), Set.of()));
        }

        /** What a procedure showed, to the one who called it: of its parameters, what stands for them. */
        Shown handedOver(Shown shown, List<Variable> parameters, List<Expr> arguments) {
            Shown outside = NOTHING;
            for (Glimpse glimpse : shown.glimpses()) {
                outside = outside.and(handedOver(glimpse, parameters, arguments));
            }
            return outside;
        }

        private Shown handedOver(Glimpse glimpse, List<Variable> parameters, List<Expr> arguments) {
            if (glimpse.piece().isEmpty() && glimpse.owner().isEmpty()) {
                return of(glimpse);
            }
            if (glimpse.owner().filter(Expr.Constant.class::isInstance).isPresent()) {
                return of(glimpse);
            }
            Set<Variable> origins = glimpse.piece().map(this::origins).orElse(Set.of());
            Shown outside = NOTHING;
            for (int i = 0; i < parameters.size() && i < arguments.size(); i++) {
                if (origins.contains(parameters.get(i))) {
                    outside = outside.and(shownWith(arguments.get(i)));
                }
            }
            return outside.isNothing() ? ANYTHING : outside;
        }

        /** Whose pieces these are, if their set says so. */
        private Optional<Expr> owner(Expr pieces) {
            if (pieces instanceof Expr.Read read) {
                return setOf(read.variable())
                        .or(() -> Optional.ofNullable(values.get(read.variable())))
                        .flatMap(this::owner);
            }
            return pieces instanceof Expr.Query query
                    ? query.owner()
                    : chosenFrom(pieces).flatMap(this::owner);
        }

        /** What some pieces are taken from. */
        private static Optional<Expr> chosenFrom(Expr pieces) {
            if (pieces instanceof Expr.Filter filter) {
                return Optional.of(filter.set());
            }
            if (pieces instanceof Expr.Present present) {
                return Optional.of(present.operand());
            }
            if (pieces instanceof Expr.Only only) {
                return Optional.of(only.set());
            }
            if (pieces instanceof Expr.Best best) {
                return Optional.of(best.set());
            }
            return pieces instanceof Expr.SetLiteral alone && alone.members().size() == 1
                    ? Optional.of(alone.members().get(0))
                    : Optional.empty();
        }

        /** Whether one side is certainly not the other. */
        private static boolean isOther(Expr one, Expr other) {
            return one instanceof Expr.Constant here
                            && other instanceof Expr.Constant there
                            && !here.member().equals(there.member())
                    || isOpponentOf(one, other)
                    || isOpponentOf(other, one);
        }

        private static boolean isOpponentOf(Expr one, Expr other) {
            return one instanceof Expr.Builtin builtin
                    && builtin.known() == Expr.Known.OPPONENT
                    && ModelTree.same(builtin.arguments().get(0), other);
        }

        /** The variable that holds the pieces, if it is one. */
        private Optional<Variable> head(Expr pieces) {
            if (pieces instanceof Expr.Read read) {
                Expr set = members.get(read.variable());
                return set == null ? Optional.of(read.variable()) : head(set);
            }
            return chosenFrom(pieces).flatMap(this::head);
        }

        /** Whether pieces may be those of a glimpse: only of a variable that has nothing to do with them it is certain that they are not. */
        boolean isOf(Expr pieces, Glimpse glimpse) {
            if (glimpse.piece().isEmpty()) {
                return glimpse.owner()
                        .flatMap(theirs -> owner(pieces).filter(owner -> isOther(owner, theirs)))
                        .isEmpty();
            }
            Optional<Variable> head = head(pieces);
            Variable shown = glimpse.piece().get();
            return head.isEmpty()
                    || origins(head.get()).contains(shown)
                    || origins(shown).contains(head.get());
        }

        private Set<Variable> origins(Variable variable) {
            Set<Variable> found = new HashSet<>();
            collect(variable, found);
            return found;
        }

        private void collect(Variable variable, Set<Variable> found) {
            if (found.add(variable)) {
                sources.getOrDefault(variable, Set.of()).forEach(one -> collect(one, found));
            }
        }
    }
}
