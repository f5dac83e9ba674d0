package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.BoxDef;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Hooks;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.MomentDef;
import dev.grognard.compiler.model.OptionDef;
import dev.grognard.compiler.model.ProcedureDef;
import dev.grognard.compiler.model.Sight;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Text;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.source.Span;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What is said is heard by all, so it must not rest on what only some may see, unless that was shown before. Statements are followed in the order
 * in which they run; a procedure is looked at once for callers that have shown something, and once for others.
 */
final class SaidSecrets implements Check {
    @Override
    public void check(Survey survey, Diagnostics found) {
        GameModel game = survey.game();
        boolean hidden = game.sights().stream().anyMatch(sight -> !sight.isOpen());
        if (hidden) {
            new Search(survey, found).run();
        }
    }

    private static final class Search {
        private final Survey survey;
        private final GameModel game;
        private final Diagnostics found;
        private final Set<Object> hidden = Collections.newSetFromMap(new IdentityHashMap<>());
        private final Set<Object> opening = Collections.newSetFromMap(new IdentityHashMap<>());
        private final Map<Signature, Object> definitions = new IdentityHashMap<>();
        private final Map<Signature, Optional<Expr>> secrets = new IdentityHashMap<>();
        private final Map<Signature, Boolean> openers = new IdentityHashMap<>();
        private final Map<Variable, Expr> lets = new IdentityHashMap<>();
        private final Set<Signature> shown = Collections.newSetFromMap(new IdentityHashMap<>());
        private final Set<Signature> unshown = Collections.newSetFromMap(new IdentityHashMap<>());

        Search(Survey survey, Diagnostics found) {
            this.survey = survey;
            this.game = survey.game();
            this.found = found;
        }

        void run() {
            for (Sight sight : game.sights()) {
                if (!sight.isOpen()) {
                    game.fields().stream()
                            .filter(def -> sight.isOf(def.field()))
                            .forEach(def -> hidden.add(def.field()));
                    sight.watchers()
                            .forEach(watcher -> watcher.when().ifPresent(when -> {
                                ModelTree.all(when, Expr.ReadField.class).forEach(read -> opening.add(read.field()));
                                ModelTree.all(when, Expr.ReadGlobal.class).forEach(read -> opening.add(read.state()));
                            }));
                }
            }
            opening.removeAll(hidden);
            game.rules().forEach(def -> definitions.put(def.signature(), def));
            game.modifiers().forEach(def -> definitions.put(def.signature(), def));
            game.procedures().forEach(def -> definitions.put(def.signature(), def));
            procedure(game.sequence(), false);
            game.orders().forEach(order -> block(order.option().body(), false));
            game.triggers().forEach(trigger -> block(trigger.body(), false));
            game.enters().forEach(enters -> block(enters.body(), false));
        }

        // -------------------------------------------------------------------------------- what rests on a secret

        /** The hidden value on which something rests, or nothing if it also asks who may see. */
        private Optional<Expr> secret(Object node) {
            return ModelTree.any(node, this::asksForSight) ? Optional.empty() : read(node);
        }

        private Optional<Expr> read(Object node) {
            if (node instanceof Expr.ReadField read && hidden.contains(read.field())) {
                return Optional.of(read);
            }
            if (node instanceof Expr.Read read && lets.containsKey(read.variable())) {
                return Optional.of(read);
            }
            Optional<Signature> called = node instanceof Expr.CallRule || node instanceof Expr.SumModifiers
                    ? Calls.calledBy(node)
                    : Optional.empty();
            if (called.isPresent() && ofRule(called.get()).isPresent()) {
                return Optional.of((Expr) node);
            }
            for (Object part : ModelTree.parts(node)) {
                Optional<Expr> inner = read(part);
                if (inner.isPresent()) {
                    return inner;
                }
            }
            return Optional.empty();
        }

        private Optional<Expr> ofRule(Signature rule) {
            Optional<Expr> known = secrets.get(rule);
            if (known == null) {
                secrets.put(rule, Optional.empty());
                Object definition = definitions.get(rule);
                known = definition == null ? Optional.empty() : secret(definition);
                secrets.put(rule, known);
            }
            return known;
        }

        private boolean asksForSight(Object node) {
            return node instanceof Expr.ReadField read && opening.contains(read.field())
                    || node instanceof Expr.ReadGlobal global && opening.contains(global.state())
                    || node instanceof Expr.Builtin builtin && builtin.known() == Expr.Known.SEES;
        }

        // -------------------------------------------------------------------------------- what is shown when

        /** Whether something is shown by the end of it, if it was not before. */
        private boolean block(Statement.Block block, boolean before) {
            boolean open = before;
            for (Statement statement : block.statements()) {
                open = statement(statement, open);
            }
            return open;
        }

        private boolean statement(Statement node, boolean before) {
            boolean open = before || calls(node, before) || shows(node);
            if (node instanceof Statement.Say say) {
                told(say, secret(say.text()).filter(secret -> !open), true);
            } else if (node instanceof Statement.Let let) {
                if (!open) {
                    secret(let.value()).ifPresent(secret -> lets.put(let.variable(), secret));
                }
            } else if (node instanceof Statement.Assign assign && !open) {
                secret(assign.value()).ifPresent(secret -> written(assign, secret));
            } else if (node instanceof Statement.If choice) {
                return choice(choice, open);
            } else if (node instanceof Statement.Menu menu) {
                return menu(menu, open);
            } else if (node instanceof Statement.Phase phase) {
                moments(phase.starts(), open);
                boolean after = hooked(phase.hooks(), phase.body(), open);
                moments(phase.ends(), open);
                return after;
            } else if (node instanceof Statement.EachTurn turns) {
                moments(turns.starts(), open);
                boolean after = block(turns.body(), open);
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
                boolean after = block(cut.body(), open);
                cut.cuts().forEach(one -> block(one.handler(), after));
                return after;
            }
            return open;
        }

        /** What is noted in a state that everybody sees is as good as said; a variable only carries it on. */
        private void written(Statement.Assign assign, Expr secret) {
            if (assign.target() instanceof Statement.ToVariable to) {
                lets.put(to.variable(), secret);
                return;
            }
            boolean guarded = assign.target() instanceof Statement.ToField to && hidden.contains(to.field());
            if (!guarded && !survey.isOfSeries(assign.span()) && told.add(assign.span())) {
                found.add(Diagnostic.warning(
                                CheckCode.SAID_SECRET,
                                "everybody sees this state, and what it gets rests on what not everybody may see",
                                secret.span(),
                                "hidden at this moment")
                        .help(
                                "show it first, as with `reveal …`; or say who sees the state, `… seen by owner`; `reveal that …` before it"
                                        + " says that the rules give it away"));
            }
        }

        private boolean choice(Statement.If choice, boolean open) {
            boolean known = open || ModelTree.any(choice.condition(), this::asksForSight);
            Optional<Expr> secret = known ? Optional.empty() : secret(choice.condition());
            Stream.of(choice.then(), choice.otherwise())
                    .flatMap(branch -> branch.statements().stream())
                    .filter(statement -> statement instanceof Statement.Say)
                    .findFirst()
                    .ifPresent(say -> told((Statement.Say) say, secret, false));
            boolean then = block(choice.then(), known);
            boolean otherwise = block(choice.otherwise(), known);
            return open || !known && (then || otherwise);
        }

        private boolean menu(Statement.Menu menu, boolean open) {
            boolean after = open;
            menu.prompt()
                    .filter(words -> !open && asksOfOthers(words))
                    .flatMap(this::secret)
                    .ifPresent(this::asked);
            for (Statement.Item item : menu.items()) {
                Optional<OptionDef> option = item.option();
                after |= option.isPresent() && block(option.get().body(), open);
            }
            menu.otherwise().ifPresent(block -> block(block, open));
            return after;
        }

        /** Whoever is asked may know his own secrets. */
        private static boolean asksOfOthers(Text words) {
            return ModelTree.any(
                    words, node -> node instanceof Expr.Builtin builtin && builtin.known() == Expr.Known.OPPONENT);
        }

        private void asked(Expr secret) {
            if (!survey.isOfSeries(secret.span()) && told.add(secret.span())) {
                found.add(Diagnostic.warning(
                                CheckCode.SAID_SECRET,
                                "whoever is asked reads this, and it rests on what only the others may see",
                                secret.span(),
                                "hidden at this moment")
                        .help("ask without it, or show it first, as with `reveal …`"));
            }
        }

        private void moments(List<MomentDef> moments, boolean open) {
            moments.forEach(moment -> block(moment.body(), open));
        }

        private boolean hooked(Hooks hooks, Statement.Block body, boolean before) {
            boolean open = before;
            for (Hooks.Hook hook : hooks.before()) {
                open |= block(hook.body(), open);
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

        /** Goes into the procedures that a statement calls by itself, and says whether one of them shows something. */
        private boolean calls(Statement node, boolean open) {
            boolean[] shows = new boolean[1];
            for (Object part : ModelTree.parts(node)) {
                if (part instanceof Expr) {
                    ModelTree.each(
                            part,
                            inner -> survey.calls().by(inner).stream()
                                    .map(definitions::get)
                                    .filter(ProcedureDef.class::isInstance)
                                    .map(ProcedureDef.class::cast)
                                    .forEach(called -> {
                                        procedure(called, open);
                                        shows[0] |= opens(called.signature());
                                    }));
                }
            }
            return shows[0];
        }

        private void procedure(ProcedureDef called, boolean open) {
            if ((open ? shown : unshown).add(called.signature())) {
                hooked(called.hooks(), called.body(), open);
            }
        }

        private boolean opens(Signature procedure) {
            Boolean known = openers.putIfAbsent(procedure, false);
            if (known != null) {
                return known;
            }
            boolean opens = definitions.get(procedure) instanceof ProcedureDef called
                    && ModelTree.any(
                            called,
                            node -> node instanceof Statement statement && shows(statement)
                                    || node instanceof Expr.CallProcedure call && opens(call.procedure()));
            openers.put(procedure, opens);
            return opens;
        }

        private boolean shows(Statement node) {
            return node instanceof Statement.Reveal
                    || node instanceof Statement.RevealThat
                    || node instanceof Statement.Assign assign && isOpening(assign.target())
                    || node instanceof Statement.Move move && isFaceUp(move.to());
        }

        private boolean isOpening(Statement.Target target) {
            return target instanceof Statement.ToField field && opening.contains(field.field())
                    || target instanceof Statement.ToGlobal global && opening.contains(global.state());
        }

        private boolean isFaceUp(Expr place) {
            return place instanceof Expr.Constant constant
                    && game.boxes().stream().filter(BoxDef::faceUp).anyMatch(box -> box.box() == constant.member());
        }

        // -------------------------------------------------------------------------------- messages

        private final Set<Span> told = new HashSet<>();

        private void told(Statement.Say say, Optional<Expr> secret, boolean inText) {
            if (secret.isEmpty() || survey.isOfSeries(say.span()) || !told.add(say.span())) {
                return;
            }
            Expr rests = secret.get();
            Diagnostic warning = Diagnostic.warning(
                    CheckCode.SAID_SECRET,
                    "everybody hears this, and it rests on what not everybody may see",
                    inText ? rests.span() : say.span(),
                    inText ? "hidden at this moment" : "heard by all");
            found.add((inText ? warning : warning.with(rests.span(), "hidden at this moment"))
                    .help(
                            "show it first, as with `reveal …`, or say it when it is known; `reveal that …` before it says that the"
                                    + " rules give it away"));
        }
    }
}
