package dev.grognard.compiler.check;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.Variable;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/** What has been shown by now: all that these glimpses tell together. */
record Shown(List<Glimpse> glimpses) {
    static final Shown NOTHING = new Shown(List.of());
    static final Shown ANYTHING = of(Glimpse.OF_ANYTHING);

    /** Why a glimpse tells less than it seems to. */
    enum Limit {
        /** These are only some of the pieces: a loop over `where …` may have run for others, and others may have been chosen. */
        SOME,
        /** It was shown by the one who called this, and has to do with none of the pieces that were handed over. */
        ELSEWHERE,
        /** It need not have come to this. */
        MAYBE
    }

    /**
     * One thing that was shown.
     *
     * @param piece the variable whose pieces were shown; without it they may be any
     * @param kind of which kind they are, if that is known
     * @param owner whose pieces they were, if that is known
     * @param states what was told of them; if nothing is named, all that is hidden
     * @param named the pieces themselves, where they were called by their names
     * @param given what a procedure was given by which it found them
     * @param limits what it does not tell
     */
    record Glimpse(
            Optional<Variable> piece,
            Optional<Kind> kind,
            Optional<Expr> owner,
            Set<Object> states,
            Set<Member> named,
            Set<Variable> given,
            Set<Limit> limits) {
        private static final Glimpse OF_ANYTHING = of(Set.of(), Set.of());

        private static Glimpse of(Set<Object> states, Set<Member> named) {
            return new Glimpse(Optional.empty(), Optional.empty(), Optional.empty(), states, named, Set.of(), Set.of());
        }

        static Glimpse ofNamed(Member piece) {
            return of(Set.of(), Set.of(piece));
        }

        static Glimpse ofVariable(Variable piece) {
            return new Glimpse(
                    Optional.of(piece), Optional.empty(), Optional.empty(), Set.of(), Set.of(), Set.of(), Set.of());
        }

        boolean isAll() {
            return equals(OF_ANYTHING);
        }

        boolean is(Limit limit) {
            return limits.contains(limit);
        }

        Glimpse with(Limit limit) {
            Set<Limit> more = EnumSet.of(limit);
            more.addAll(limits);
            return new Glimpse(piece, kind, owner, states, named, given, more);
        }

        private Glimpse within(Optional<Kind> narrower) {
            boolean isNarrower = narrower.isPresent()
                    && named.isEmpty()
                    && kind.map(narrower.get()::isA).orElse(true);
            return isNarrower ? new Glimpse(piece, narrower, owner, states, named, given, limits) : this;
        }

        private Glimpse without(Limit limit) {
            Set<Limit> fewer = new HashSet<>(limits);
            fewer.remove(limit);
            return new Glimpse(piece, kind, owner, states, named, given, fewer);
        }

        /** Whether all of these states may be known by it. */
        boolean tells(Set<Object> asked) {
            return states.isEmpty() || states.containsAll(asked);
        }

        private boolean same(Glimpse other) {
            return piece.equals(other.piece)
                    && kind.equals(other.kind)
                    && states.equals(other.states)
                    && named.equals(other.named)
                    && given.equals(other.given)
                    && limits.equals(other.limits)
                    && ModelTree.same(owner, other.owner);
        }
    }

    static Shown of(Glimpse glimpse) {
        return new Shown(List.of(glimpse));
    }

    /** That only these states were told of, of whatever pieces. */
    static Shown only(Set<Object> states) {
        return states.isEmpty() ? NOTHING : of(Glimpse.of(states, Set.of()));
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

    /** The same, which tells less by this. */
    Shown with(Set<Limit> limits) {
        Shown less = this;
        for (Limit limit : limits) {
            less = less.each(glimpse -> glimpse.with(limit));
        }
        return less;
    }

    /** The same, of pieces of which more is known: they are of this kind. */
    Shown within(Optional<Kind> narrower) {
        return each(glimpse -> glimpse.within(narrower));
    }

    /** The same, if it came to that. */
    Shown maybe() {
        return with(Set.of(Limit.MAYBE));
    }

    /** The same where it may be known that it came to that: whoever asks for something else may mean just this. */
    Shown assumed() {
        return each(glimpse -> glimpse.without(Limit.MAYBE));
    }

    /** What was certainly shown. */
    List<Glimpse> certain() {
        return glimpses.stream().filter(glimpse -> !glimpse.is(Limit.MAYBE)).toList();
    }

    private Shown each(UnaryOperator<Glimpse> change) {
        Shown all = NOTHING;
        for (Glimpse glimpse : glimpses) {
            all = all.and(of(change.apply(glimpse)));
        }
        return all;
    }
}
