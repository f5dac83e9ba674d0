package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.OptionDef;
import dev.grognard.compiler.model.OrderDef;
import dev.grognard.compiler.model.ProcedureDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.source.Span;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Menus that every side gets with an order about pieces of one side that is named: the others could order them about. Any condition on the
 * way that has to do with who decides is taken to see to it.
 */
final class FixedOwners implements Check {
    @Override
    public void check(Survey survey, Diagnostics found) {
        Map<Signature, OrderDef> orders = new IdentityHashMap<>();
        survey.game().orders().forEach(order -> orders.put(order.signature(), order));
        Set<Span> told = new HashSet<>();
        for (Statement.ForEach loop : survey.all(Statement.ForEach.class)) {
            if (isOverSides(loop.set())) {
                new Round(survey, orders, found, told).within(loop.body(), loop.variable());
            }
        }
    }

    /** Whether these are all sides, or several that are written out: {@code (Red, Blue)}. */
    private static boolean isOverSides(Expr set) {
        return set instanceof Expr.All all && all.kind().category() == Kind.Category.SIDE
                || set instanceof Expr.SetLiteral literal
                        && literal.members().size() > 1
                        && literal.type() instanceof Type.SetOf of
                        && of.kind().category() == Kind.Category.SIDE;
    }

    /** One loop over all sides, with the procedures that it calls for each of them. */
    private record Round(Survey survey, Map<Signature, OrderDef> orders, Diagnostics found, Set<Span> told) {
        void within(Object part, Variable side) {
            within(part, side, Collections.newSetFromMap(new IdentityHashMap<>()));
        }

        private void within(Object part, Variable side, Set<Signature> entered) {
            if (part instanceof Statement.If choice && hasToDoWith(choice.condition(), List.of(side))) {
                return; // Each side is asked for something of its own there.
            }
            if (part instanceof Statement.Menu menu && isRead(menu.decider(), side)) {
                menu.items().forEach(item -> offered(menu, item, side));
            }
            if (part instanceof Statement.Phase phase
                    && phase.parameter().isPresent()
                    && phase.argument().filter(whose -> isRead(whose, side)).isPresent()) {
                within(phase.body(), phase.parameter().get(), entered);
            }
            if (part instanceof Expr.CallProcedure call && entered.add(call.procedure())) {
                called(call, side, entered);
            }
            ModelTree.parts(part).forEach(inner -> within(inner, side, entered));
        }

        private void called(Expr.CallProcedure call, Variable side, Set<Signature> entered) {
            for (ProcedureDef procedure : survey.game().procedures()) {
                List<Variable> parameters = procedure.signature().parameters();
                for (int i = 0; procedure.signature() == call.procedure() && i < parameters.size(); i++) {
                    if (i < call.arguments().size() && isRead(call.arguments().get(i), side)) {
                        within(procedure.body(), parameters.get(i), entered);
                    }
                }
            }
        }

        private void offered(Statement.Menu menu, Statement.Item item, Variable side) {
            Optional<OrderDef> order = item.order().map(orders::get);
            Optional<OptionDef> option = item.option().or(() -> order.map(OrderDef::option));
            Variable decider = order.map(OrderDef::side).orElse(menu.side());
            List<Variable> deciders = List.of(side, menu.side(), decider);
            if (option.isEmpty()
                    || item.when().filter(when -> hasToDoWith(when, deciders)).isPresent()
                    || isRestricted(option.get(), deciders)) {
                return;
            }
            option.get().parameters().stream()
                    .filter(parameter -> isPiece(parameter.variable()))
                    .findFirst()
                    .flatMap(parameter -> WrongSide.owner(parameter.domain()))
                    .filter(owner -> !survey.isOfSeries(owner.span()) && told.add(owner.span()))
                    .ifPresent(owner -> found.add(told(menu, option.get(), owner, decider)));
            option.get().parameters().stream()
                    .filter(parameter -> isPiece(parameter.variable()))
                    .findFirst()
                    .filter(parameter -> ModelTree.any(option.get().body(), node -> moves(node, parameter.variable())))
                    .flatMap(parameter -> anybodys(parameter.domain()))
                    .filter(set -> !survey.isOfSeries(set.span()) && told.add(set.span()))
                    .ifPresent(set -> found.add(toldOfAll(menu, option.get(), set, decider)));
        }

        /** The set of pieces wherever they are and whosever they are, though they belong to sides. */
        private Optional<Expr.Query> anybodys(Expr set) {
            return AnybodysPieces.pieces(set)
                    .filter(query -> query.owner().isEmpty() && query.place().isEmpty() && isOwned(query.kind()));
        }

        private boolean isOwned(Kind kind) {
            return survey.game().fields().stream()
                    .map(FieldDef::field)
                    .anyMatch(field -> kind.isA(field.owner()) && field.name().equals("side") && isSide(field.type()));
        }

        private static boolean moves(Object node, Variable piece) {
            return node instanceof Statement.Move move && isRead(move.pieces(), piece)
                    || node instanceof Expr.Journey journey
                            && isRead(journey.trip().mover(), piece);
        }

        private boolean isRestricted(OptionDef option, List<Variable> deciders) {
            return option.requirements().stream().anyMatch(one -> hasToDoWith(one.condition(), deciders))
                    || option.parameters().stream()
                            .flatMap(parameter -> ModelTree.all(parameter.domain(), Expr.Filter.class).stream())
                            .anyMatch(filter -> hasToDoWith(filter.condition(), deciders));
        }

        /** Whether a condition reads who decides, or a state or a rule that may say whose turn it is. */
        private boolean hasToDoWith(Expr condition, List<Variable> deciders) {
            return saysWho(condition, deciders, Collections.newSetFromMap(new IdentityHashMap<>()));
        }

        private boolean saysWho(Object part, List<Variable> deciders, Set<Signature> seen) {
            return ModelTree.any(
                    part,
                    node -> node instanceof Expr.Read read && deciders.contains(read.variable())
                            || node instanceof Expr.ReadGlobal state && isSide(state.type())
                            || node instanceof Expr.ReadFrame frame && isSide(frame.type())
                            || node instanceof Expr.CallRule call
                                    && seen.add(call.rule())
                                    && survey.game().rules().stream()
                                            .filter(rule -> rule.signature() == call.rule())
                                            .anyMatch(rule -> saysWho(rule, List.of(), seen)));
        }

        private Diagnostic told(Statement.Menu menu, OptionDef option, Expr.Constant owner, Variable decider) {
            Member other = survey.game().membersOf(owner.member().kind()).stream()
                    .filter(side -> side != owner.member())
                    .findFirst()
                    .orElseThrow();
            Diagnostic problem = Diagnostic.warning(
                            CheckCode.WRONG_SIDE,
                            "%s is asked for `%s` too, which is about pieces of %s"
                                    .formatted(other, option.name(), owner.member()),
                            owner.span(),
                            "always this side, whoever is asked")
                    .with(menu.decider().span(), "every side in turn");
            return Mended.writing(
                    problem,
                    "let each side order its own",
                    owner.span().source(),
                    owner.span().start(),
                    owner.span().end(),
                    decider.name());
        }

        private static Diagnostic toldOfAll(Statement.Menu menu, OptionDef option, Expr.Query query, Variable decider) {
            Span span = query.span();
            String written = span.text();
            String kind = query.kind().name();
            Diagnostic problem = Diagnostic.warning(
                            CheckCode.WRONG_SIDE,
                            "whoever is asked for `%s` can move the pieces of all sides".formatted(option.name()),
                            span,
                            "whosever they are")
                    .with(menu.decider().span(), "every side in turn");
            int end = written.startsWith(kind) ? span.start() + kind.length() : span.end();
            return Mended.writing(
                    problem,
                    "let each side order its own",
                    span.source(),
                    span.start(),
                    end,
                    kind + " of " + decider.name());
        }
    }

    private static boolean isRead(Expr expr, Variable variable) {
        return expr instanceof Expr.Read read && read.variable() == variable;
    }

    private static boolean isPiece(Variable variable) {
        return variable.type().present() instanceof Type.Of of && of.kind().category() == Kind.Category.PIECE;
    }

    private static boolean isSide(Type type) {
        return type.present() instanceof Type.Of of && of.kind().category() == Kind.Category.SIDE;
    }
}
