package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.OptionDef;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.Sight;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * An option tells the player who is offered it whatever decides whether it is offered. This finds the plain cases: a hidden value of the
 * enemy's pieces in a domain, a requirement or a label, read there or in a rule that is called there.
 */
final class Leaks implements Check {
    @Override
    public void check(Survey survey, Diagnostics found) {
        GameModel game = survey.game();
        List<Sight> hidden =
                game.sights().stream().filter(sight -> !sight.isOpen()).toList();
        if (hidden.isEmpty()) {
            return;
        }
        GameFacts facts = survey.facts();
        RuleReads reads = new RuleReads(facts);
        Givers givers = new Givers(survey);
        Belongings belongings = new Belongings(game);
        for (Statement.Menu menu : survey.all(Statement.Menu.class)) {
            Optional<Expr> decider = Optional.of(menu.decider());
            menu.items()
                    .forEach(item -> item.option()
                            .ifPresent(option -> new Reader(
                                            facts,
                                            reads,
                                            belongings.kept(hidden, givers.of(menu, option)),
                                            belongings.of(givers.of(menu, option)),
                                            menu.side(),
                                            decider,
                                            found)
                                    .read(option)));
        }
        game.orders()
                .forEach(order -> new Reader(
                                facts,
                                reads,
                                belongings.kept(hidden, givers.of(order)),
                                belongings.of(givers.of(order)),
                                order.side(),
                                Optional.empty(),
                                found)
                        .read(order.option()));
    }

    /** Reads one option as the player would who is offered it. */
    private static final class Reader {
        private final GameFacts facts;
        private final RuleReads reads;
        private final List<Sight> all;
        /** Those of them that are not settled where it is reading. */
        private List<Sight> hidden;

        private final Heed heed;
        private final Belongings.Seen seen;
        private final Variable side;
        private final Optional<Expr> decider;
        private final Diagnostics found;
        private final Set<Variable> foreign = Collections.newSetFromMap(new IdentityHashMap<>());
        private final Set<Variable> own = Collections.newSetFromMap(new IdentityHashMap<>());
        /** What stands for the player's own pieces, and for places where they are, in rules that are opened. */
        private final Set<Variable> near = Collections.newSetFromMap(new IdentityHashMap<>());

        private final Set<RuleDef> opened = Collections.newSetFromMap(new IdentityHashMap<>());

        Reader(
                GameFacts facts,
                RuleReads reads,
                List<Sight> hidden,
                Belongings.Seen seen,
                Variable side,
                Optional<Expr> decider,
                Diagnostics found) {
            this.facts = facts;
            this.reads = reads;
            this.all = hidden;
            this.hidden = hidden;
            this.heed = new Heed(facts, reads, this::isOwn);
            this.seen = seen;
            this.side = side;
            this.decider = decider;
            this.found = found;
        }

        /**
         * In the order in which an option is judged: whatever is found wanting first is the reason that the player reads, and what is not in a
         * domain is not even refused.
         */
        void read(OptionDef option) {
            if (!reads.mayTell(List.of(option.parameters(), option.label(), option.requirements()), all)) {
                return;
            }
            for (OptionDef.Parameter parameter : option.parameters()) {
                judge(parameter.domain(), option);
                (isForeign(parameter.domain()) ? foreign : own).add(parameter.variable());
                hidden = without(sight -> heed.of(parameter.domain(), sight).refuses());
            }
            judge(option.label(), option);
            for (OptionDef.Requirement requirement : option.requirements()) {
                if (!requirement.discovers()) {
                    judge(requirement.condition(), option);
                    hidden = without(
                            sight -> heed.of(requirement.condition(), sight).refuses());
                }
            }
        }

        private void judge(Object node, OptionDef option) {
            if (!reads.mayTell(node, all)) {
                return;
            }
            each(node, (expr, secret) -> tell(expr, secret, option));
        }

        /** Goes through all that may be read while something is hidden: what is decided by then is not worth a look. */
        private void each(Object node, BiConsumer<Expr, Expr.ReadField> found) {
            if (node instanceof Expr.Builtin builtin && builtin.known() == Expr.Known.SEES) {
                return;
            }
            if (node instanceof Expr expr) {
                secretOf(expr).ifPresent(secret -> found.accept(expr, secret));
            }
            bind(node);
            List<Object> parts = node instanceof Expr expr ? joined(expr) : ModelTree.parts(node);
            List<Sight> outside = hidden;
            for (Object part : parts) {
                hidden = without(
                        sight -> parts.stream().anyMatch(other -> other != part && isDecided(node, other, sight)));
                each(part, found);
                hidden = outside;
            }
        }

        /** The parts of an expression; of several that are joined by the same word, all of them. */
        private static List<Object> joined(Expr expr) {
            if (expr instanceof Expr.And) {
                return List.copyOf(expr.conditions());
            }
            return expr instanceof Expr.Or or
                    ? Stream.of(or.left(), or.right())
                            .flatMap(one -> one instanceof Expr.Or ? joined(one).stream() : Stream.of(one))
                            .toList()
                    : ModelTree.parts(expr);
        }

        /** Whether one part of something settles the whole while a thing is hidden, so that another part tells nothing of it. */
        private boolean isDecided(Object whole, Object part, Sight sight) {
            if (whole instanceof Expr.And) {
                return heed.of((Expr) part, sight).refuses();
            }
            return whole instanceof Expr.Or ? heed.of((Expr) part, sight).allows() : heed.isMentioned(part, sight);
        }

        private List<Sight> without(Predicate<Sight> settled) {
            return hidden.stream().filter(sight -> !settled.test(sight)).toList();
        }

        private void tell(Expr expr, Expr.ReadField secret, OptionDef option) {
            Optional<Expr> seen = hidden.stream()
                    .filter(sight -> sight.isOf(secret.field()))
                    .flatMap(sight -> sight.watchers().stream())
                    .filter(watcher -> watcher.who() == Sight.Who.EVERYONE)
                    .flatMap(watcher -> watcher.when().stream())
                    .findFirst();
            found.add(Diagnostic.warning(
                            CheckCode.LEAK,
                            "this tells the player what only the enemy may see",
                            expr.span(),
                            "`%s` is hidden%s"
                                    .formatted(
                                            secret.field().name(),
                                            seen.map(when -> " unless `"
                                                            + when.span().words() + "`")
                                                    .orElse("")))
                    .help(help(expr, option)));
        }

        private String help(Expr expr, OptionDef option) {
            if (isIn(expr, option.label())) {
                return "leave it out: this text is also read where the option is refused";
            }
            return asksTooLate(expr, option)
                    .map(late ->
                            "`%s` is asked too late, since the first requirement that is not met is the answer: put line %d above this"
                                    .formatted(late.text(), late.span().line()))
                    .orElse("use `discovers` instead of `requires`: its answer comes only with the attempt");
        }

        /** The requirement that would heed what is hidden if it came first. */
        private Optional<OptionDef.Requirement> asksTooLate(Expr expr, OptionDef option) {
            List<OptionDef.Requirement> requirements = option.requirements();
            return IntStream.range(0, requirements.size())
                    .filter(i -> isIn(expr, requirements.get(i).condition()))
                    .boxed()
                    .flatMap(i -> requirements.subList(i + 1, requirements.size()).stream())
                    .filter(later -> !later.discovers())
                    .filter(later ->
                            hidden.stream().anyMatch(sight -> heed.of(later.condition(), sight) == Heed.Verdict.FAILS))
                    .findFirst();
        }

        private static boolean isIn(Expr expr, Object whole) {
            return ModelTree.any(whole, node -> node == expr);
        }

        /** The hidden value that an expression reads by itself or through a rule that it calls. */
        private Optional<Expr.ReadField> secretOf(Expr expr) {
            if (expr instanceof Expr.ReadField read) {
                return read.of() instanceof Expr.Read of && foreign.contains(of.variable()) && isHidden(read)
                        ? Optional.of(read)
                        : Optional.empty();
            }
            return expr instanceof Expr.CallRule call
                    ? facts.rule(call.rule()).flatMap(rule -> secretOf(rule, call.arguments()))
                    : Optional.empty();
        }

        private Optional<Expr.ReadField> secretOf(RuleDef rule, List<Expr> arguments) {
            if (!reads.mayTell(rule.signature(), all) || opened.contains(rule)) {
                return Optional.empty();
            }
            return inside(rule, arguments, () -> secretBelow(rule));
        }

        /** Looks into a rule while its parameters stand for these arguments. */
        private <T> T inside(RuleDef rule, List<Expr> arguments, Supplier<T> look) {
            List<Variable> given = parameters(rule, arguments, this::isForeign);
            List<Variable> close = parameters(rule, arguments, argument -> isNear(argument) || isOwnPiece(argument));
            opened.add(rule);
            foreign.addAll(given);
            near.addAll(close);
            T seenThere = look.get();
            opened.remove(rule);
            given.forEach(foreign::remove);
            close.forEach(near::remove);
            return seenThere;
        }

        /** Whether a rule that gives a set may give something of the enemy's for these arguments. */
        private boolean givesForeign(RuleDef rule, List<Expr> arguments) {
            return inside(
                    rule,
                    arguments,
                    () -> Stream.concat(
                                    Stream.of(rule.base()),
                                    Stream.concat(rule.inline().stream(), rule.exceptions().stream()))
                            .anyMatch(clause -> isForeign(clause.value())));
        }

        private static List<Variable> parameters(RuleDef rule, List<Expr> arguments, Predicate<Expr> which) {
            List<Variable> parameters = rule.signature().parameters();
            return IntStream.range(0, Math.min(parameters.size(), arguments.size()))
                    .filter(i -> which.test(arguments.get(i)))
                    .mapToObj(parameters::get)
                    .toList();
        }

        private Optional<Expr.ReadField> secretBelow(RuleDef rule) {
            List<Expr.ReadField> secrets = new ArrayList<>();
            each(rule, (expr, secret) -> secrets.add(secret));
            return secrets.stream().findFirst();
        }

        /** The one asked about in a query of the enemy's pieces is the enemy's. */
        private void bind(Object node) {
            if (node instanceof Expr.Filter filter && isForeign(isOfPieces(filter) ? filter : filter.set())) {
                foreign.add(filter.subject());
            } else if (node instanceof Expr.Aggregate aggregate && isForeign(aggregate.set())) {
                foreign.add(aggregate.subject());
            }
        }

        /** Whether something is the enemy's or depends on where he is; pieces are his only if their owner is. */
        private boolean isForeign(Expr expr) {
            if (expr instanceof Expr.Query query && query.owner().isPresent()) {
                return isForeign(query.owner().get());
            }
            if (expr instanceof Expr.Constant constant) {
                return seen.isOther(constant.member());
            }
            if (expr instanceof Expr.All set) {
                return seen.mayHoldOthers(set.kind());
            }
            if (expr instanceof Expr.Query query
                    && !query.place().filter(this::isNear).isPresent()) {
                return seen.mayHoldOthers(query.kind());
            }
            if (expr instanceof Expr.Filter filter) {
                Optional<Expr> whose = Belongings.owner(filter);
                if (whose.isPresent()) {
                    return isForeign(whose.get());
                }
            }
            if (expr instanceof Expr.Filter filter && isOfPieces(filter)) {
                boolean known = seen.isNarrowed(filter, all) && !isOwned(filter);
                return !known && isForeign(filter.set());
            }
            if (expr instanceof Expr.Difference difference) {
                return isForeign(difference.left());
            }
            if (expr instanceof Expr.Read read) {
                return foreign.contains(read.variable());
            }
            if (expr instanceof Expr.CallRule call && call.type() instanceof Type.SetOf) {
                Optional<RuleDef> rule = facts.rule(call.rule()).filter(known -> !opened.contains(known));
                if (rule.isPresent()) {
                    return givesForeign(rule.get(), call.arguments());
                }
            }
            if (expr instanceof Expr.Builtin builtin && isFoe(builtin)) {
                return true;
            }
            return ModelTree.parts(expr).stream()
                    .anyMatch(part -> part instanceof Expr inner
                            ? isForeign(inner)
                            : ModelTree.all(part, Expr.class).stream().anyMatch(this::isForeign));
        }

        /** Whether something is certain to be the player's own. */
        private boolean isOwn(Expr expr) {
            return expr instanceof Expr.Read read ? own.contains(read.variable()) : isOwned(expr) && !isForeign(expr);
        }

        private static boolean isOfPieces(Expr expr) {
            return expr.type() instanceof Type.SetOf set && set.kind().category() == Kind.Category.PIECE;
        }

        private boolean isOwnPiece(Expr expr) {
            return expr instanceof Expr.Read read
                    && read.type().present() instanceof Type.Of of
                    && of.kind().category() == Kind.Category.PIECE
                    && (own.contains(read.variable()) || near.contains(read.variable()));
        }

        /** Whether a place is one where somebody of the player's stands, so that those who are there are most likely his too. */
        private boolean isNear(Expr place) {
            return place instanceof Expr.Present present
                    ? isNear(present.operand())
                    : place instanceof Expr.Read read && near.contains(read.variable())
                            || place instanceof Expr.Builtin at
                                    && at.known() == Expr.Known.AT
                                    && isOwnPiece(at.arguments().get(0));
        }

        /** Whether it is said whose the pieces of a set are. */
        private static boolean isOwned(Expr set) {
            return set instanceof Expr.Query query && query.owner().isPresent()
                    || set instanceof Expr.Filter filter && isOwned(filter.set());
        }

        /** The opponent of the one who decides, however that one is named here. */
        private boolean isFoe(Expr.Builtin builtin) {
            if (builtin.known() != Expr.Known.OPPONENT) {
                return false;
            }
            Expr whose = builtin.arguments().get(0);
            boolean ofSide = whose instanceof Expr.Read read && read.variable() == side;
            return ofSide || decider.map(one -> isSame(one, whose)).orElse(false);
        }

        private static boolean isSame(Expr one, Expr other) {
            if (one instanceof Expr.Read a && other instanceof Expr.Read b) {
                return a.variable() == b.variable();
            }
            return one instanceof Expr.Constant a && other instanceof Expr.Constant b && a.member() == b.member();
        }

        private boolean isHidden(Expr.ReadField read) {
            Kind piece = read.of().type().present() instanceof Type.Of of
                    ? of.kind()
                    : read.field().owner();
            return hidden.stream()
                    .anyMatch(sight -> sight.isOf(read.field(), piece) && seen.mayBeOthers(sight.kind(), piece));
        }
    }
}
