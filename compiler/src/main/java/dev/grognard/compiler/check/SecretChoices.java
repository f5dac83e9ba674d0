package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.GlobalDef;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.OptionDef;
import dev.grognard.compiler.model.Sight;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.source.Span;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What is chosen in secret belongs into a state that others do not see, and what such a state gets must not be chosen before everybody. */
final class SecretChoices implements Check {
    private static final String NAME = "name";

    @Override
    public void check(Survey survey, Diagnostics found) {
        GameModel game = survey.game();
        if (Secrets.areIn(game) || !survey.all(Statement.Secretly.class).isEmpty()) {
            new Search(survey, game, found).run();
        }
    }

    /**
     * Something that a side chooses.
     *
     * @param node by which it is known whether it is chosen in secret
     * @param decider the side, where it is named
     */
    private record Choice(Object node, Span span, Optional<Expr> decider, Type type) {}

    private static final class Search {
        private final Survey survey;
        private final GameModel game;
        private final Diagnostics found;
        private final Map<Variable, Choice> choices = new IdentityHashMap<>();
        /** What stands in a block whose choices are never told. */
        private final Set<Object> kept = identities();
        /** What may be done in such a block or in one whose choices are told later. */
        private final Set<Object> quiet = identities();

        Search(Survey survey, GameModel game, Diagnostics found) {
            this.survey = survey;
            this.game = game;
            this.found = found;
        }

        private static Set<Object> identities() {
            return Collections.newSetFromMap(new IdentityHashMap<>());
        }

        void run() {
            survey.all(Statement.Let.class).forEach(this::chosen);
            survey.all(OptionDef.class).forEach(this::chosen);
            for (Statement.Secretly block : survey.all(Statement.Secretly.class)) {
                ModelTree.each(block.body(), node -> {
                    quiet(node);
                    if (!block.revealed()) {
                        kept.add(node);
                    }
                });
            }
            for (Statement.Assign assign : survey.all(Statement.Assign.class)) {
                choice(assign)
                        .filter(choice -> !survey.isOfSeries(assign.span()))
                        .filter(choice -> isReadByAll(choice.type()))
                        .ifPresent(choice -> judge(assign, choice));
            }
        }

        private void chosen(Statement.Let let) {
            if (let.value() instanceof Expr.Choose choose) {
                choices.put(
                        let.variable(),
                        new Choice(choose, choose.span(), Optional.of(choose.decider()), choose.type()));
            } else if (let.value() instanceof Expr.ChooseNumber choose) {
                choices.put(
                        let.variable(),
                        new Choice(choose, choose.span(), Optional.of(choose.decider()), choose.type()));
            }
        }

        /** Of an option everybody reads what its text names. */
        private void chosen(OptionDef option) {
            for (OptionDef.Parameter parameter : option.parameters()) {
                Variable variable = parameter.variable();
                if (ModelTree.any(
                        option.label(), node -> node instanceof Expr.Read read && read.variable() == variable)) {
                    choices.put(
                            variable,
                            new Choice(
                                    option,
                                    option.label().span(),
                                    Optional.empty(),
                                    parameter.domain().type()));
                }
            }
        }

        /** What is called from a secret place is done in secret, at times at least. */
        private void quiet(Object node) {
            if (!quiet.add(node)) {
                return;
            }
            survey.calls()
                    .by(node)
                    .forEach(called -> game.procedures().stream()
                            .filter(procedure -> procedure.signature() == called)
                            .forEach(procedure -> ModelTree.each(procedure, this::quiet)));
            if (node instanceof Statement.Item item && item.order().isPresent()) {
                game.orders().stream()
                        .filter(order -> order.signature() == item.order().get())
                        .forEach(order -> ModelTree.each(order, this::quiet));
            }
        }

        /** The choice whose answer a state gets just as it is. */
        private Optional<Choice> choice(Statement.Assign assign) {
            Expr value = assign.value() instanceof Expr.Present present ? present.operand() : assign.value();
            return value instanceof Expr.Read read
                    ? Optional.ofNullable(choices.get(read.variable()))
                    : Optional.empty();
        }

        /** Of a piece whose name is hidden nobody else reads which was chosen. */
        private boolean isReadByAll(Type chosen) {
            Optional<Kind> kind = chosen instanceof Type.SetOf set
                    ? Optional.of(set.kind())
                    : chosen.present() instanceof Type.Of of ? Optional.of(of.kind()) : Optional.empty();
            return kind.filter(one -> one.category() == Kind.Category.PIECE).isEmpty()
                    || game.sights().stream().noneMatch(sight -> sight.field().equals(NAME));
        }

        private void judge(Statement.Assign assign, Choice choice) {
            Statement.Target target = assign.target();
            if (!quiet.contains(choice.node()) && !quiet.contains(assign) && isKeptFromSome(target)) {
                found.add(
                        Diagnostic.warning(
                                        CheckCode.CHOSEN_OPENLY,
                                        "everybody reads what is chosen here, and it is to be hidden",
                                        choice.span(),
                                        "told to all")
                                .with(assign.span(), "`%s` is hidden".formatted(name(target)))
                                .help(
                                        choice.node() instanceof OptionDef
                                                ? "offer it in secret: put the menu into `secretly { … }`"
                                                : "choose it in secret: put it into `secretly { … }`, with what is done with it"));
            }
            if (kept.contains(choice.node()) && kept.contains(assign) && isSeenByAll(target)) {
                found.add(Diagnostic.warning(
                                CheckCode.SECRET_IN_SIGHT,
                                "what is chosen in secret gets into a state that everybody sees",
                                assign.span(),
                                "everybody can ask for `%s`".formatted(name(target)))
                        .with(choice.span(), "chosen in secret")
                        .help(
                                ("say behind the state who sees it, such as `seen by %s`; if what was chosen is to become known, write"
                                                + " `secretly { … } then reveal`")
                                        .formatted(watcher(target, choice))));
            }
        }

        private static String name(Statement.Target target) {
            return target instanceof Statement.ToGlobal to
                    ? to.state().name()
                    : ((Statement.ToField) target).field().name();
        }

        private String watcher(Statement.Target target, Choice choice) {
            boolean owned =
                    target instanceof Statement.ToField to && to.field().owner().category() != Kind.Category.PLACE;
            return owned
                    ? "owner"
                    : choice.decider()
                            .filter(decider -> decider instanceof Expr.Constant)
                            .map(decider -> decider.span().text())
                            .orElse("…");
        }

        /** Whether some never see a state; pieces are left out, since they may have been shown. */
        private boolean isKeptFromSome(Statement.Target target) {
            boolean ofPiece =
                    target instanceof Statement.ToField to && to.field().owner().category() == Kind.Category.PIECE;
            return !ofPiece
                    && !watchers(target).isEmpty()
                    && watchers(target).stream().noneMatch(watcher -> watcher.who() == Sight.Who.EVERYONE);
        }

        private boolean isSeenByAll(Statement.Target target) {
            return !(target instanceof Statement.ToVariable) && watchers(target).isEmpty();
        }

        private List<Sight.Watcher> watchers(Statement.Target target) {
            Stream<Sight.Watcher> all = Stream.empty();
            if (target instanceof Statement.ToGlobal to) {
                all = game.globals().stream()
                        .filter(def -> def.state() == to.state())
                        .map(GlobalDef::watchers)
                        .flatMap(List::stream);
            } else if (target instanceof Statement.ToField to) {
                all = game.sights().stream()
                        .filter(sight -> sight.isOf(to.field()))
                        .map(Sight::watchers)
                        .flatMap(List::stream);
            }
            return all.toList();
        }
    }
}
