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
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What is said is heard by all, so it must not rest on what only some may see, unless that was shown before. Statements are followed in the order
 * in which they run; a procedure is looked at for callers that have shown nothing.
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

    private static final String SHOW_STATE =
            "show it first, as with `reveal …`; or say who sees the state, `… seen by owner`; `reveal that …` before it"
                    + " says that the rules give it away";

    private static final class Search {
        private final Survey survey;
        private final GameModel game;
        private final Diagnostics found;
        private final Set<Object> hidden = Collections.newSetFromMap(new IdentityHashMap<>());
        private final Set<Object> opening = Collections.newSetFromMap(new IdentityHashMap<>());
        private final Map<Signature, Object> definitions = new IdentityHashMap<>();
        private final Hiding hiding;
        private final Map<Hiding.Reading, Optional<Expr>> secrets = new HashMap<>();
        private final Map<Signature, Boolean> openers = new IdentityHashMap<>();
        private final Map<Variable, Expr> lets = new IdentityHashMap<>();
        private final Shown.Subjects subjects;
        private final Set<Signature> unshown = Collections.newSetFromMap(new IdentityHashMap<>());

        Search(Survey survey, Diagnostics found) {
            this.survey = survey;
            this.game = survey.game();
            this.found = found;
            this.hiding = new Hiding(game.sights());
            this.subjects = new Shown.Subjects(game);
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
            procedure(game.sequence());
            game.orders().forEach(order -> block(order.option().body(), Shown.NOTHING));
            game.triggers().forEach(trigger -> block(trigger.body(), Shown.NOTHING));
            game.enters().forEach(enters -> block(enters.body(), Shown.NOTHING));
        }

        // -------------------------------------------------------------------------------- what rests on a secret

        /** The hidden value on which something rests and that was not shown, or nothing if it also asks who may see. */
        private Optional<Expr> secret(Object node, Shown shown) {
            return shown.all() || ModelTree.any(node, this::asksForSight) ? Optional.empty() : read(node, shown);
        }

        private Optional<Expr> read(Object node, Shown shown) {
            if (node instanceof Expr.ReadField read && hiding.isHidden(read)) {
                return Optional.of((Expr) read).filter(one -> !isShown(one, shown));
            }
            if (node instanceof Expr.Read read && lets.containsKey(read.variable())) {
                return Optional.of((Expr) read).filter(one -> !isShown(one, shown));
            }
            Optional<Signature> called = node instanceof Expr.CallRule || node instanceof Expr.SumModifiers
                    ? Calls.calledBy(node)
                    : Optional.empty();
            if (called.isPresent()
                    && ofRule(called.get(), arguments((Expr) node)).isPresent()
                    && !isShown((Expr) node, shown)) {
                return Optional.of((Expr) node);
            }
            for (Object part : ModelTree.parts(node)) {
                Optional<Expr> inner = read(part, shown);
                if (inner.isPresent()) {
                    return inner;
                }
            }
            return Optional.empty();
        }

        private boolean isShown(Expr secret, Shown shown) {
            if (secret instanceof Expr.ReadField read) {
                return subjects.isAmong(read.of(), shown);
            }
            if (secret instanceof Expr.Read read) {
                return isShown(lets.get(read.variable()), shown);
            }
            List<Expr> arguments = arguments(secret);
            return arguments.isEmpty()
                    ? !shown.isNothing()
                    : arguments.stream().anyMatch(argument -> subjects.isAmong(argument, shown));
        }

        private static List<Expr> arguments(Expr called) {
            return called instanceof Expr.CallRule call ? call.arguments() : ((Expr.SumModifiers) called).arguments();
        }

        private Optional<Expr> ofRule(Signature rule, List<Expr> arguments) {
            Hiding.Reading reading = hiding.reading(rule, arguments);
            Optional<Expr> known = secrets.get(reading);
            if (known == null) {
                secrets.put(reading, Optional.empty());
                Object definition = definitions.get(rule);
                known = definition == null
                        ? Optional.empty()
                        : hiding.inside(reading, () -> secret(definition, Shown.NOTHING));
                secrets.put(reading, known);
            }
            return known;
        }

        private boolean asksForSight(Object node) {
            return node instanceof Expr.ReadField read && opening.contains(read.field())
                    || node instanceof Expr.ReadGlobal global && opening.contains(global.state())
                    || node instanceof Expr.Builtin builtin && builtin.known() == Expr.Known.SEES;
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

        private Shown statement(Statement node, Shown before) {
            Shown open = before.and(calls(node, before)).and(shows(node));
            if (node instanceof Statement.Say say) {
                told(say, secret(say.text(), open), true);
            } else if (node instanceof Statement.Let let) {
                secret(let.value(), open).ifPresent(secret -> lets.putIfAbsent(let.variable(), secret));
            } else if (node instanceof Statement.Assign assign) {
                secret(assign.value(), open).ifPresent(secret -> written(assign, secret));
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
                lets.putIfAbsent(to.variable(), secret);
                return;
            }
            if (isSeenByAll(assign.target()) && !survey.isOfSeries(assign.span()) && told.add(assign.span())) {
                found.add(Diagnostic.warning(
                                CheckCode.SAID_SECRET,
                                "everybody sees this state, and what it gets rests on what not everybody may see",
                                secret.span(),
                                "hidden at this moment")
                        .help(SHOW_STATE));
            }
        }

        private Shown choice(Statement.If choice, Shown open) {
            boolean asks = ModelTree.any(choice.condition(), this::asksForSight);
            Shown known = asks ? Shown.ANYTHING : open;
            Optional<Expr> secret = secret(choice.condition(), known);
            Stream.of(choice.then(), choice.otherwise())
                    .flatMap(branch -> branch.statements().stream())
                    .filter(statement -> statement instanceof Statement.Say)
                    .findFirst()
                    .ifPresent(say -> told((Statement.Say) say, secret, false));
            changed(choice.condition(), choice.then(), known);
            changed(choice.condition(), choice.otherwise(), known);
            Shown then = block(choice.then(), known);
            Shown otherwise = block(choice.otherwise(), known);
            return asks ? open : then.and(otherwise);
        }

        /** A state that everybody sees, and that changes only if something hidden is so. */
        private void changed(Expr condition, Statement.Block branch, Shown before) {
            Shown open = before;
            for (Statement statement : branch.statements()) {
                open = open.and(calls(statement, open)).and(shows(statement));
                if (statement instanceof Statement.Assign assign
                        && isSeenByAll(assign.target())
                        && !survey.isOfSeries(assign.span())) {
                    secret(condition, open)
                            .filter(secret -> told.add(assign.span()))
                            .ifPresent(secret -> found.add(Diagnostic.warning(
                                            CheckCode.SAID_SECRET,
                                            "everybody sees this state, and whether it changes rests on what not everybody may see",
                                            assign.span(),
                                            "seen by all")
                                    .with(secret.span(), "hidden at this moment")
                                    .help(SHOW_STATE)));
                }
            }
        }

        private boolean isSeenByAll(Statement.Target target) {
            if (target instanceof Statement.ToGlobal to) {
                return game.globals().stream()
                        .filter(def -> def.state() == to.state())
                        .allMatch(def -> def.watchers().isEmpty());
            }
            return target instanceof Statement.ToField to && !hidden.contains(to.field());
        }

        private Shown menu(Statement.Menu menu, Shown open) {
            Shown after = open;
            menu.prompt()
                    .filter(Search::asksOfOthers)
                    .flatMap(words -> secret(words, open))
                    .ifPresent(this::asked);
            for (Statement.Item item : menu.items()) {
                Optional<OptionDef> option = item.option();
                if (option.isPresent()) {
                    after = after.and(block(option.get().body(), open));
                }
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

        /** Goes into the procedures that a statement calls by itself; if one of them shows something, that may be anything. */
        private Shown calls(Statement node, Shown open) {
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
                                        if (open.isNothing()) {
                                            procedure(called);
                                        }
                                        shows[0] |= opens(called.signature());
                                    }));
                }
            }
            return shows[0] ? Shown.ANYTHING : Shown.NOTHING;
        }

        private void procedure(ProcedureDef called) {
            if (unshown.add(called.signature())) {
                hooked(called.hooks(), called.body(), Shown.NOTHING);
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
                            node -> node instanceof Statement statement
                                            && !shows(statement).isNothing()
                                    || node instanceof Expr.CallProcedure call && opens(call.procedure()));
            openers.put(procedure, opens);
            return opens;
        }

        private Shown shows(Statement node) {
            if (node instanceof Statement.Reveal reveal) {
                return subjects.shownWith(reveal.pieces());
            }
            if (node instanceof Statement.Move move && isFaceUp(move.to())) {
                return subjects.shownWith(move.pieces());
            }
            if (node instanceof Statement.Assign assign && assign.target() instanceof Statement.ToField to) {
                return opening.contains(to.field()) ? subjects.shownWith(to.of()) : Shown.NOTHING;
            }
            boolean anything = node instanceof Statement.RevealThat
                    || node instanceof Statement.Assign assign
                            && assign.target() instanceof Statement.ToGlobal global
                            && opening.contains(global.state());
            return anything ? Shown.ANYTHING : Shown.NOTHING;
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
            // What is shown inside of an `if` comes too late: whether it is shown tells of the condition already.
            String first =
                    inText ? "first" : "before the `if` of line " + rests.span().line();
            found.add((inText ? warning : warning.with(rests.span(), "hidden at this moment"))
                    .help("show it " + first
                            + ", as with `reveal …`, or say it when it is known; `reveal that …` before it says that the"
                            + " rules give it away"));
        }
    }
}
