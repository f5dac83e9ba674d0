package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.BoxDef;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Hooks;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.MomentDef;
import dev.grognard.compiler.model.OptionDef;
import dev.grognard.compiler.model.OrderDef;
import dev.grognard.compiler.model.ProcedureDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Text;
import dev.grognard.compiler.model.Variable;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * What is said is heard by all, so it must not rest on what only some may see, unless that was shown before. Statements are followed in the order
 * in which they run; a procedure is looked at for callers that have shown nothing.
 */
final class SaidSecrets implements Check {
    @Override
    public void check(Survey survey, Diagnostics found) {
        if (Secrets.areIn(survey.game())) {
            new Search(survey, found).run();
        }
    }

    private static final String PLACE = "at";

    private static final class Search {
        private final Survey survey;
        private final GameModel game;
        private final Map<Signature, ProcedureDef> definitions = new IdentityHashMap<>();
        private final Secrets secrets;
        private final SightGuards guards;
        private final SaidSecretWarnings warnings;
        private final Map<Signature, Shown> openers = new IdentityHashMap<>();
        /** What is chosen secretly, so that nobody reads it. */
        private final Set<Object> unread = Collections.newSetFromMap(new IdentityHashMap<>());

        /** Variables that hold pieces of the enemy. */
        private final Set<Variable> drawn = new HashSet<>();
        /** What has been changed in the same order. */
        private final Set<Field> worn = new HashSet<>();

        private boolean inOption;

        /** What was shown before where procedures were gone into. */
        private final Map<Signature, Set<Shown>> entered = new IdentityHashMap<>();

        Search(Survey survey, Diagnostics found) {
            this.survey = survey;
            this.game = survey.game();
            this.secrets = new Secrets(game);
            this.warnings = new SaidSecretWarnings(survey, secrets, found);
            this.guards = new SightGuards(secrets, game.sights());
        }

        void run() {
            game.procedures().forEach(def -> definitions.put(def.signature(), def));
            procedure(game.sequence());
            for (Statement.Secretly choices : survey.all(Statement.Secretly.class)) {
                ModelTree.all(choices.body(), Statement.Item.class).forEach(item -> {
                    item.order().ifPresent(unread::add);
                    item.option().ifPresent(unread::add);
                });
            }
            for (OrderDef order : game.orders()) {
                worn.clear();
                Shown then = option(order.option(), Shown.NOTHING);
                if (!unread.contains(order.signature())) {
                    labelled(order.option(), then);
                }
            }
            game.triggers().forEach(trigger -> block(trigger.body(), Shown.NOTHING));
            game.enters().forEach(enters -> block(enters.body(), Shown.NOTHING));
        }

        // -------------------------------------------------------------------------------- what is shown when

        /** What is shown by the end of it. */
        private Shown block(Statement.Block block, Shown before) {
            Shown open = before;
            for (Statement statement : block.statements()) {
                open = statement(statement, open);
            }
            return open;
        }

        private Shown option(OptionDef option, Shown open) {
            boolean outside = inOption;
            inOption = true;
            Shown then = block(option.body(), open);
            inOption = outside;
            return then;
        }

        private Shown statement(Statement node, Shown before) {
            Shown open = before.and(calls(node, before)).and(shows(node));
            if (node instanceof Statement.Say say) {
                secrets.in(say.text(), open).ifPresent(secret -> warnings.said(say, secret, true));
            } else if (node instanceof Statement.Let let) {
                secrets.in(let.value(), open).ifPresent(secret -> secrets.carry(let.variable(), secret));
                if (Secrets.isOfFoe(let.value())) {
                    drawn.add(let.variable());
                }
            } else if (node instanceof Statement.Assign assign) {
                secrets.in(assign.value(), open).ifPresent(secret -> written(assign, secret));
                if (assign.target() instanceof Statement.ToField to) {
                    worn.add(to.field());
                }
            } else if (node instanceof Statement.If choice) {
                return choice(choice, open);
            } else if (node instanceof Statement.Menu menu) {
                return menu(menu, open);
            } else if (node instanceof Statement.Phase phase) {
                moments(phase.starts(), open);
                Shown after = hooked(phase.hooks(), phase.body(), open);
                moments(phase.ends(), open);
                return after;
            } else if (node instanceof Statement.EachTurn turns) {
                moments(turns.starts(), open);
                Shown after = block(turns.body(), open);
                moments(turns.ends(), open);
                return after;
            } else if (node instanceof Statement.Step step) {
                return hooked(step.hooks(), step.body(), open);
            } else if (node instanceof Statement.ForEach loop) {
                return block(loop.body(), open);
            } else if (node instanceof Statement.RepeatTimes loop) {
                return block(loop.body(), open);
            } else if (node instanceof Statement.RepeatUntil loop) {
                return block(loop.body(), open);
            } else if (node instanceof Statement.Secretly choices) {
                return block(choices.body(), open);
            } else if (node instanceof Statement.CutShort cut) {
                Shown after = block(cut.body(), open);
                cut.cuts().forEach(one -> block(one.handler(), after));
                return after;
            }
            return open;
        }

        /** What is noted in a state that everybody sees is as good as said; a variable only carries it on. */
        private void written(Statement.Assign assign, Expr secret) {
            if (assign.target() instanceof Statement.ToVariable to) {
                secrets.carry(to.variable(), secret);
                return;
            }
            if (isSeenByAll(assign.target())) {
                warnings.written(assign, secret);
            }
        }

        private Shown choice(Statement.If choice, Shown open) {
            Expr condition = choice.condition();
            boolean asks = ModelTree.any(condition, secrets::asksForSight);
            Shown known = asks ? Shown.ANYTHING : open.assumed();
            Shown holds = known.and(guards.shownBy(condition, true));
            Shown fails = known.and(guards.shownBy(condition, false));
            if (!saidInside(condition, choice.then(), holds)) {
                saidInside(condition, choice.otherwise(), fails);
            }
            changed(condition, choice.then(), holds);
            changed(condition, choice.otherwise(), fails);
            block(choice.then(), holds);
            block(choice.otherwise(), fails);
            Shown behind = shownByEnding(choice);
            if (asks) {
                return open.and(behind);
            }
            boolean ends = ends(choice.then()) || ends(choice.otherwise());
            Shown shown = shownBehind(choice.then()).and(shownBehind(choice.otherwise()));
            return (ends ? known.and(shown) : open.and(isOpen(choice) ? shown.maybe() : shown)).and(behind);
        }

        /** What is known behind an `if` because one of its ways ends there: the condition was as the other one has it. */
        private Shown shownByEnding(Statement.If choice) {
            Shown holds = ends(choice.otherwise()) ? guards.shownBy(choice.condition(), true) : Shown.NOTHING;
            return ends(choice.then()) ? holds.and(guards.shownBy(choice.condition(), false)) : holds;
        }

        /** Whether only one way shows something, and which way it goes has nothing to do with what is known: that is rolled, or asked. */
        private boolean isOpen(Statement.If choice) {
            boolean oneWay = shownBehind(choice.then()).isNothing()
                    != shownBehind(choice.otherwise()).isNothing();
            return oneWay
                    && ModelTree.any(
                            choice.condition(), node -> node instanceof Expr.Roll || node instanceof Expr.Will);
        }

        /** Whether nothing comes behind it. */
        private static boolean ends(Statement.Block block) {
            List<Statement> all = block.statements();
            return !all.isEmpty()
                    && (all.get(all.size() - 1) instanceof Statement.Stop
                            || all.get(all.size() - 1) instanceof Statement.Give
                            || all.get(all.size() - 1) instanceof Statement.EndGame);
        }

        /** What counts as shown behind an `if`: of pieces that it takes away, those that stay are as hidden as before. */
        private Shown shownBehind(Statement.Block branch) {
            Shown[] shown = {Shown.NOTHING};
            ModelTree.each(branch, node -> {
                if (node instanceof Statement statement && !(node instanceof Statement.Move)) {
                    shown[0] = shown[0].and(shows(statement));
                }
                shown[0] = shown[0].and(opened(node));
            });
            return shown[0];
        }

        /** What is said only if something hidden is so; a piece that went before where all see it has told of itself. */
        private boolean saidInside(Expr condition, Statement.Block branch, Shown before) {
            Shown open = before;
            for (Statement statement : branch.statements()) {
                if (statement instanceof Statement.Say say) {
                    secrets.in(condition, open).ifPresent(secret -> warnings.said(say, secret, false));
                    return true;
                }
                if (statement instanceof Statement.Move) {
                    open = open.and(shows(statement));
                }
            }
            return false;
        }

        /** A state that everybody sees and that changes, or a piece that goes somewhere, only if something hidden is so. */
        private void changed(Expr condition, Statement.Block branch, Shown before) {
            Shown open = before;
            for (Statement statement : branch.statements()) {
                open = open.and(calls(statement, open));
                // Where a piece goes may show it, but that it goes has told of the condition by then.
                Shown then = statement instanceof Statement.Move ? open : open.and(shows(statement));
                seenChange(statement)
                        .ifPresent(what -> secrets.in(condition, then)
                                .filter(secret -> !(statement instanceof Statement.Move) || pries(secret))
                                .ifPresent(secret -> warnings.changed(statement, what, secret)));
                open = open.and(shows(statement));
            }
        }

        /** How everybody sees that a statement was done. */
        private Optional<String> seenChange(Statement statement) {
            if (statement instanceof Statement.Assign assign && isSeenByAll(assign.target())) {
                return Optional.of(
                        "everybody sees this state, and whether it changes rests on what not everybody may see");
            }
            return statement instanceof Statement.Move && !hidesPlaces()
                    ? Optional.of(
                            "everybody sees this move, and whether it is made rests on what not everybody may see")
                    : Optional.empty();
        }

        private boolean hidesPlaces() {
            return game.sights().stream().anyMatch(sight -> sight.field().equals(PLACE) && !sight.isOpen());
        }

        /**
         * Whether an option looks at what is hidden of the enemy's pieces. Elsewhere moves do what was planned in secret, or take away what is worn
         * down, and everybody knows that this will show.
         */
        private boolean pries(Expr secret) {
            return inOption
                    && secret instanceof Expr.ReadField read
                    && !worn.contains(read.field())
                    && read.of() instanceof Expr.Read of
                    && (drawn.contains(of.variable())
                            || secrets.subjects()
                                    .setOf(of.variable())
                                    .filter(Secrets::isOfFoe)
                                    .isPresent());
        }

        private boolean isSeenByAll(Statement.Target target) {
            if (target instanceof Statement.ToGlobal to) {
                return !secrets.isHidden(to.state());
            }
            return target instanceof Statement.ToField to && !secrets.isHidden(to.field());
        }

        private Shown menu(Statement.Menu menu, Shown open) {
            Shown after = open;
            menu.prompt()
                    .filter(Search::asksOfOthers)
                    .flatMap(words -> secrets.in(words, open))
                    .ifPresent(warnings::asked);
            for (Statement.Item item : menu.items()) {
                Optional<OptionDef> option = item.option();
                if (option.isPresent()) {
                    Shown then = option(option.get(), open);
                    labelled(option.get(), then);
                    after = after.and(menu.must() ? then : then.maybe());
                }
            }
            menu.otherwise().ifPresent(block -> block(block, open));
            return after;
        }

        /** What is chosen is told to all by its label, unless what it says is shown while it is done. */
        private void labelled(OptionDef option, Shown then) {
            if (then.isNothing() && !unread.contains(option)) {
                secrets.in(option.label(), Shown.NOTHING)
                        .filter(secret -> secrets.isUnasked(secret, option))
                        .ifPresent(warnings::labelled);
            }
        }

        /** Whoever is asked may know his own secrets. */
        private static boolean asksOfOthers(Text words) {
            return Secrets.isOfFoe(words);
        }

        private void moments(List<MomentDef> moments, Shown open) {
            moments.forEach(moment -> block(moment.body(), open));
        }

        private Shown hooked(Hooks hooks, Statement.Block body, Shown before) {
            Shown open = before;
            for (Hooks.Hook hook : hooks.before()) {
                open = block(hook.body(), open);
            }
            for (Hooks.Hook hook : hooks.instead()) {
                block(hook.body(), open);
            }
            open = block(body, open);
            for (Hooks.Hook hook : hooks.after()) {
                block(hook.body(), open);
            }
            return open;
        }

        /** Goes into the procedures that a statement calls by itself, and says what they show. */
        private Shown calls(Statement node, Shown open) {
            Shown[] shows = {Shown.NOTHING};
            for (Object part : ModelTree.parts(node)) {
                if (part instanceof Expr) {
                    ModelTree.each(part, inner -> {
                        called(inner).forEach(procedure -> called(procedure, inner, open));
                        shows[0] = shows[0].and(opened(inner));
                    });
                }
            }
            return shows[0];
        }

        private List<ProcedureDef> called(Object node) {
            return survey.calls().by(node).stream()
                    .map(definitions::get)
                    .filter(Objects::nonNull)
                    .toList();
        }

        /** What a call shows: of what it hands over to a procedure, just that; of the rest it may be anything. */
        private Shown opened(Object node) {
            Shown shown = Shown.NOTHING;
            for (ProcedureDef procedure : called(node)) {
                List<Expr> arguments = node instanceof Expr.CallProcedure call ? call.arguments() : List.of();
                shown = shown.and(secrets.subjects()
                        .handedOver(
                                opens(procedure.signature()),
                                procedure.signature().parameters(),
                                arguments));
            }
            return shown;
        }

        private void procedure(ProcedureDef called) {
            procedure(called, Shown.NOTHING);
        }

        /** Whoever is called knows what was shown before; where that may be anything, nothing can be found. */
        private void called(ProcedureDef called, Object node, Shown open) {
            if (open.isNothing()) {
                procedure(called);
            } else if (node instanceof Expr.CallProcedure call && !open.all()) {
                procedure(
                        called,
                        secrets.subjects().handedDown(open, called.signature().parameters(), call.arguments()));
            }
        }

        private void procedure(ProcedureDef called, Shown before) {
            if (entered.computeIfAbsent(called.signature(), signature -> new HashSet<>())
                    .add(before)) {
                hooked(called.hooks(), called.body(), before);
            }
        }

        /** What a procedure shows, as its own variables name it. */
        private Shown opens(Signature procedure) {
            Shown known = openers.putIfAbsent(procedure, Shown.NOTHING);
            if (known != null) {
                return known;
            }
            Shown[] opens = {Shown.NOTHING};
            ProcedureDef definition = definitions.get(procedure);
            Set<Statement> maybe = Collections.newSetFromMap(new IdentityHashMap<>());
            ModelTree.all(definition, Statement.If.class)
                    .forEach(choice -> maybe.addAll(ModelTree.all(choice, Statement.Move.class)));
            ModelTree.each(definition, node -> {
                if (node instanceof Statement statement && !maybe.contains(statement)) {
                    opens[0] = opens[0].and(shows(statement));
                } else if (node instanceof Expr.CallProcedure call) {
                    opens[0] = opens[0].and(opened(call));
                }
            });
            openers.put(procedure, opens[0]);
            return opens[0];
        }

        private Shown shows(Statement node) {
            if (node instanceof Statement.Reveal reveal) {
                return secrets.subjects().shownWith(reveal.pieces());
            }
            if (node instanceof Statement.Move move && isFaceUp(move.to())) {
                return secrets.subjects().shownWith(move.pieces());
            }
            if (node instanceof Statement.Assign assign && assign.target() instanceof Statement.ToField to) {
                if (secrets.isOpeningAll(to.field())) {
                    return Shown.ANYTHING;
                }
                return secrets.isOpening(to.field()) ? secrets.subjects().shownWith(to.of()) : Shown.NOTHING;
            }
            if (node instanceof Statement.RevealThat told) {
                return Shown.only(secrets.restsOn(told.fact()));
            }
            boolean anything = node instanceof Statement.Assign assign
                    && assign.target() instanceof Statement.ToGlobal global
                    && secrets.isOpening(global.state());
            return anything ? Shown.ANYTHING : Shown.NOTHING;
        }

        private boolean isFaceUp(Expr place) {
            return place instanceof Expr.Constant constant
                    && game.boxes().stream().filter(BoxDef::faceUp).anyMatch(box -> box.box() == constant.member());
        }
    }
}
