package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.OptionDef;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.Sight;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
        for (Statement.Menu menu : survey.all(Statement.Menu.class)) {
            Reader reader = new Reader(facts, hidden, menu.side(), Optional.of(menu.decider()), found);
            menu.items().forEach(item -> item.option().ifPresent(reader::read));
        }
        game.orders()
                .forEach(
                        order -> new Reader(facts, hidden, order.side(), Optional.empty(), found).read(order.option()));
    }

    /** Reads one option as the player would who is offered it. */
    private static final class Reader {
        private final GameFacts facts;
        private final List<Sight> sights;
        private List<Sight> hidden;
        private final Variable side;
        private final Optional<Expr> decider;
        private final Diagnostics found;
        private final Set<Variable> foreign = Collections.newSetFromMap(new IdentityHashMap<>());
        private final Set<RuleDef> opened = Collections.newSetFromMap(new IdentityHashMap<>());

        Reader(GameFacts facts, List<Sight> hidden, Variable side, Optional<Expr> decider, Diagnostics found) {
            this.facts = facts;
            this.sights = hidden;
            this.hidden = hidden;
            this.side = side;
            this.decider = decider;
            this.found = found;
        }

        void read(OptionDef option) {
            hidden = sights.stream().filter(sight -> !isHeeded(sight, option)).toList();
            for (OptionDef.Parameter parameter : option.parameters()) {
                judge(parameter.domain());
                if (isForeign(parameter.domain())) {
                    foreign.add(parameter.variable());
                }
            }
            judge(option.label());
            option.requirements().stream()
                    .filter(requirement -> !requirement.discovers())
                    .forEach(requirement -> judge(requirement.condition()));
        }

        /** Whether an option asks for what makes a field seen, so that it can be meant for those who see it. */
        private static boolean isHeeded(Sight sight, OptionDef option) {
            Set<Field> opening = new HashSet<>();
            for (Sight.Watcher watcher : sight.watchers()) {
                watcher.when()
                        .ifPresent(when -> ModelTree.all(when, Expr.ReadField.class).stream()
                                .map(Expr.ReadField::field)
                                .filter(Field::state)
                                .forEach(opening::add));
            }
            return ModelTree.any(
                    option,
                    node -> node instanceof Expr.ReadField read && opening.contains(read.field())
                            || node instanceof Expr.Builtin builtin && builtin.known() == Expr.Known.SEES);
        }

        private void judge(Object node) {
            if (node instanceof Expr expr) {
                secretOf(expr).ifPresent(secret -> tell(expr, secret));
            }
            bind(node);
            ModelTree.parts(node).forEach(this::judge);
        }

        private void tell(Expr expr, Expr.ReadField secret) {
            String unless = hidden.stream()
                    .filter(sight -> sight.isOf(secret.field()))
                    .flatMap(sight -> sight.watchers().stream())
                    .filter(watcher -> watcher.who() == Sight.Who.EVERYONE)
                    .flatMap(watcher -> watcher.when().stream())
                    .map(when -> " unless `" + when.span().text() + "`")
                    .findFirst()
                    .orElse("");
            found.add(Diagnostic.warning(
                            CheckCode.LEAK,
                            "this tells the player what only the enemy may see",
                            expr.span(),
                            "`%s` is hidden%s".formatted(secret.field().name(), unless))
                    .help("use `discovers` instead of `requires`: its answer comes only with the attempt"));
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
            List<Variable> given = foreignParameters(rule, arguments);
            if (given.isEmpty() || !opened.add(rule)) {
                return Optional.empty();
            }
            foreign.addAll(given);
            Optional<Expr.ReadField> secret = secretBelow(rule);
            opened.remove(rule);
            given.forEach(foreign::remove);
            return secret;
        }

        /** Whether a rule that gives a set may give something of the enemy's for these arguments. */
        private boolean givesForeign(RuleDef rule, List<Expr> arguments) {
            List<Variable> given = foreignParameters(rule, arguments);
            opened.add(rule);
            foreign.addAll(given);
            boolean gives = Stream.concat(
                            Stream.of(rule.base()), Stream.concat(rule.inline().stream(), rule.exceptions().stream()))
                    .anyMatch(clause -> isForeign(clause.value()));
            opened.remove(rule);
            given.forEach(foreign::remove);
            return gives;
        }

        private List<Variable> foreignParameters(RuleDef rule, List<Expr> arguments) {
            List<Variable> parameters = rule.signature().parameters();
            return IntStream.range(0, Math.min(parameters.size(), arguments.size()))
                    .filter(i -> isForeign(arguments.get(i)))
                    .mapToObj(parameters::get)
                    .toList();
        }

        private Optional<Expr.ReadField> secretBelow(Object node) {
            bind(node);
            Optional<Expr.ReadField> here = node instanceof Expr expr ? secretOf(expr) : Optional.empty();
            return here.isPresent()
                    ? here
                    : ModelTree.parts(node).stream()
                            .flatMap(part -> secretBelow(part).stream())
                            .findFirst();
        }

        /** The one asked about in a query of the enemy's pieces is the enemy's. */
        private void bind(Object node) {
            if (node instanceof Expr.Filter filter && isForeign(filter.set())) {
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
            if (expr instanceof Expr.Filter filter && isOwned(filter.set())) {
                return isForeign(filter.set());
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
            return hidden.stream().anyMatch(sight -> sight.isOf(read.field(), piece));
        }
    }
}
