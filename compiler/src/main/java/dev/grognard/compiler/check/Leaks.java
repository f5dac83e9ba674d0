package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.OptionDef;
import dev.grognard.compiler.model.Sight;
import dev.grognard.compiler.model.Variable;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * An option tells the player who is offered it whatever decides whether it is offered. This finds the plain cases: a hidden value of the
 * enemy's pieces in a domain, a requirement or a label.
 */
final class Leaks implements Check {
    @Override
    public void check(GameModel game, Diagnostics found) {
        List<Sight> hidden =
                game.sights().stream().filter(sight -> !isOpenToAll(sight)).toList();
        if (hidden.isEmpty()) {
            return;
        }
        for (OptionDef option : ModelTree.all(game, OptionDef.class)) {
            Set<Variable> foreign = Collections.newSetFromMap(new IdentityHashMap<>());
            for (OptionDef.Parameter parameter : option.parameters()) {
                look(parameter.domain(), foreign, hidden, found);
                if (speaksOfFoe(parameter.domain())) {
                    foreign.add(parameter.variable());
                }
            }
            look(option.label(), foreign, hidden, found);
            option.requirements().stream()
                    .filter(requirement -> !requirement.discovers())
                    .forEach(requirement -> look(requirement.condition(), foreign, hidden, found));
        }
    }

    private static boolean isOpenToAll(Sight sight) {
        return sight.watchers().stream().anyMatch(watcher -> watcher.who() == Sight.Who.EVERYONE);
    }

    private static boolean speaksOfFoe(Object node) {
        return ModelTree.all(node, Expr.Builtin.class).stream()
                .anyMatch(builtin -> builtin.known() == Expr.Known.OPPONENT);
    }

    private static void look(Object node, Set<Variable> foreign, List<Sight> hidden, Diagnostics found) {
        if (node instanceof Expr.Filter filter && speaksOfFoe(filter.set())) {
            foreign.add(filter.subject());
        }
        if (node instanceof Expr.Aggregate aggregate && speaksOfFoe(aggregate.set())) {
            foreign.add(aggregate.subject());
        }
        if (node instanceof Expr.ReadField read
                && read.of() instanceof Expr.Read of
                && foreign.contains(of.variable())
                && hidden.stream().anyMatch(sight -> hides(sight, read))) {
            found.add(Diagnostic.warning(
                            CheckCode.LEAK,
                            "this tells the player what only the enemy may see",
                            read.span(),
                            "`%s` is hidden".formatted(read.field().name()))
                    .help("use `discovers` instead of `requires`: its answer comes only with the attempt"));
        }
        ModelTree.parts(node).forEach(part -> look(part, foreign, hidden, found));
    }

    private static boolean hides(Sight sight, Expr.ReadField read) {
        return sight.field().equals(read.field().name())
                && (read.field().owner().isA(sight.kind())
                        || sight.kind().isA(read.field().owner()));
    }
}
