package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.TravelDef;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.source.Span;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Optional;
import java.util.Set;

/**
 * Conditions of where a journey ends that count who travels: he stands there already when they are asked on the way, and not yet when they are
 * asked of a place that he could reach, so that the two answers differ. What may leave him out in any way is taken to do so.
 */
final class MoversCounted implements Check {
    @Override
    public void check(Survey survey, Diagnostics found) {
        Set<Signature> made = Collections.newSetFromMap(new IdentityHashMap<>());
        survey.all(Expr.Journey.class)
                .forEach(journey -> made.add(journey.trip().travel()));
        Set<Span> told = new HashSet<>();
        for (TravelDef travel : survey.game().travels()) {
            // Of a way that nobody goes it is only asked what can be reached, which has one answer.
            Variable mover = travel.signature().parameters().get(0);
            if (made.contains(travel.signature()) && mover.type().present() instanceof Type.Of of) {
                Ending ending = new Ending(survey.facts(), travel, mover, of.kind(), found, told);
                travel.clauses().stream()
                        .filter(clause -> clause.form() == TravelDef.Form.ENDS)
                        .map(TravelDef.Clause::value)
                        .forEach(ending::look);
            }
        }
    }

    /** The conditions of one travel. */
    private record Ending(
            GameFacts facts, TravelDef travel, Variable mover, Kind kind, Diagnostics found, Set<Span> told) {
        void look(Expr condition) {
            TripNames names = TripNames.of(travel, condition);
            if (!ModelTree.any(condition, names::isWhereMoverStands)) {
                look(condition, names, Optional.empty());
            }
        }

        /**
         * Goes through a part of the condition.
         *
         * @param around what the members of this very set have to meet
         */
        private void look(Object part, TripNames names, Optional<Expr.Filter> around) {
            if (part instanceof Expr.Filter filter) {
                look(filter.condition(), names, Optional.empty());
                if (!mayLeaveOut(filter, names)) {
                    look(filter.set(), names, Optional.of(filter));
                }
            } else if (part instanceof Expr.Difference less && ModelTree.any(less.right(), names::isMover)) {
                look(less.right(), names, Optional.empty());
            } else if (part instanceof Expr.Contains) {
                // Whether somebody who is named is there is no question of how many there are.
            } else if (part instanceof Expr.Query query && counts(query, names)) {
                tell(query, names, around);
            } else if (part instanceof Expr.IfPresent guard) {
                TripNames inside = names.with(guard.bound(), guard.subject());
                ModelTree.parts(guard).forEach(inner -> look(inner, inside, Optional.empty()));
            } else {
                if (part instanceof Expr.CallRule call) {
                    facts.rule(call.rule())
                            .ifPresent(rule -> names.inside(call, rule)
                                    .ifPresent(inside -> ModelTree.parts(rule)
                                            .forEach(inner -> look(inner, inside, Optional.empty()))));
                }
                ModelTree.parts(part).forEach(inner -> look(inner, names, Optional.empty()));
            }
        }

        /** Whether the mover is among those that a query asks for, when he stands there. */
        private boolean counts(Expr.Query query, TripNames names) {
            return query.standing() == Expr.Standing.AT
                    && query.place().filter(names::isHere).isPresent()
                    && query.owner().stream().allMatch(names::isOwnSide)
                    && (kind.isA(query.kind()) || query.kind().isA(kind));
        }

        /**
         * Only what is printed says nothing of where the mover stands or what he has done, and being like himself leaves him in. If the same is
         * asked of himself elsewhere, as in {@code u.heavy or any (Unit at here where .heavy)}, somebody has thought of him.
         */
        private static boolean mayLeaveOut(Expr.Filter filter, TripNames names) {
            return filter.condition().conditions().stream()
                    .anyMatch(condition -> !isLikeMover(condition, filter.subject(), names)
                            && ModelTree.any(
                                    condition,
                                    node -> names.isMover(node)
                                            || !isPrinted(node)
                                            || node instanceof Expr.ReadField read
                                                    && names.asked().contains(read.field())));
        }

        private static boolean isLikeMover(Expr condition, Variable subject, TripNames names) {
            return condition instanceof Expr.Same same
                    && (isLikeMover(same.left(), same.right(), subject, names)
                            || isLikeMover(same.right(), same.left(), subject, names));
        }

        private static boolean isLikeMover(Expr one, Expr other, Variable subject, TripNames names) {
            return one instanceof Expr.ReadField mine
                    && mine.of() instanceof Expr.Read read
                    && read.variable() == subject
                    && (other instanceof Expr.ReadField his && his.field() == mine.field() && names.isMover(his.of())
                            || TripNames.isSide(mine) && names.isOwnSide(other));
        }

        private static boolean isPrinted(Object node) {
            return node instanceof Expr.ReadField field && !field.field().state()
                    || node instanceof Expr.Read
                    || node instanceof Expr.Constant
                    || node instanceof Expr.Number
                    || node instanceof Expr.SetLiteral
                    || node instanceof Expr.Compare
                    || node instanceof Expr.Same
                    || node instanceof Expr.Contains
                    || node instanceof Expr.IsKind
                    || node instanceof Expr.And
                    || node instanceof Expr.Or
                    || node instanceof Expr.Not
                    || node instanceof Expr.Present;
        }

        private void tell(Expr.Query query, TripNames names, Optional<Expr.Filter> around) {
            Optional<Variable> known = names.mover();
            Span span = known.isPresent() || names.called().isEmpty()
                    ? query.span()
                    : names.called().get().span();
            if (!told.add(span)) {
                return;
            }
            Diagnostic problem = Diagnostic.warning(
                    CheckCode.MOVER_COUNTED,
                    "where a journey of `%s` ends, `%s` itself is among these"
                            .formatted(travel.signature().name(), mover.name()),
                    span,
                    "with `%s` on the journey, without in `reach` and `can go`".formatted(mover.name()));
            if (names.called().isPresent()) {
                problem = known.isPresent()
                        ? problem.with(names.called().get().span(), "asked here")
                        : problem.with(query.span(), "counted here");
            }
            found.add(known.isPresent() ? mended(problem, query, around, known.get()) : advised(problem, query, names));
        }

        private static Diagnostic mended(
                Diagnostic problem, Expr.Query query, Optional<Expr.Filter> around, Variable mover) {
            String advice = leaveOut(mover);
            if (around.isEmpty()) {
                Span span = query.span();
                String with = span.text() + " where it is not " + mover.name();
                return Mended.writing(
                        problem,
                        advice,
                        span.source(),
                        span.start(),
                        span.end(),
                        isInBrackets(span) ? with : "(" + with + ")");
            }
            Expr condition = around.get().condition();
            String first = "%s is not %s and ".formatted(around.get().subject().name(), mover.name());
            String rest = condition.span().words();
            return Mended.writing(
                    problem,
                    advice,
                    condition.span().source(),
                    condition.span().start(),
                    condition.span().end(),
                    first + (condition instanceof Expr.Or ? "(" + rest + ")" : rest));
        }

        /** Whether a condition can stand behind it without taking what follows with it. */
        private static boolean isInBrackets(Span span) {
            String text = span.source().text();
            return text.startsWith("(", span.start() - 1) && text.startsWith(")", span.end());
        }

        private static String leaveOut(Variable mover) {
            return "leave `%s` out".formatted(mover.name());
        }

        /** Whoever gets the pieces of a rule can leave the mover out; one that counts them has to know him, and several lines have to change. */
        private Diagnostic advised(Diagnostic problem, Expr.Query query, TripNames names) {
            String name = mover.name();
            Expr.CallRule call = names.called().orElseThrow();
            if (call.type() instanceof Type.SetOf) {
                Span span = call.span();
                String with = " where it is not " + name;
                return Mended.writing(problem, leaveOut(mover), span.source(), span.end(), span.end(), with);
            }
            String own = query.owner().isPresent() ? " of " + name + ".side" : "";
            return problem.help("give `%s` the `%s` itself, and let it leave that out: `%s%s at %s where it is not %s`"
                    .formatted(
                            call.rule().name(),
                            kind,
                            query.kind(),
                            own,
                            query.place().orElseThrow().span().words(),
                            name));
        }
    }
}
