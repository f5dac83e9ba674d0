package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.GlobalDef;
import dev.grognard.compiler.model.Layer;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.ScenarioDef;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.source.Span;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * States that are asked, but that always are as they begin: nothing sets them, or only to what they are already. What examples set does not
 * count, since nobody plays it. A state of a series is exempt where only the series asks for it: another of its games may set it.
 */
final class UnchangedStates implements Check {
    @Override
    public void check(Survey survey, Diagnostics found) {
        new Search(survey, found).run();
    }

    private static final class Search {
        private final GameModel game;
        private final Diagnostics found;
        private final Map<Object, Expr> initial = new IdentityHashMap<>();
        private final Map<Object, Span> asked = new IdentityHashMap<>();
        private final Map<Object, Span> askedByGame = new IdentityHashMap<>();
        private final Map<Object, Span> takenFrom = new IdentityHashMap<>();
        private final Map<Object, Span> setAgain = new IdentityHashMap<>();
        private final Set<Object> changed = Collections.newSetFromMap(new IdentityHashMap<>());
        private final Survey survey;

        Search(Survey survey, Diagnostics found) {
            this.survey = survey;
            this.game = survey.game();
            this.found = found;
        }

        void run() {
            game.fields().forEach(def -> def.initial().ifPresent(value -> initial.put(def.field(), value)));
            game.globals().forEach(def -> def.initial().ifPresent(value -> initial.put(def.state(), value)));
            survey.all(Statement.Init.class).forEach(node -> initial.put(node.variable(), node.value()));
            survey.played().forEach(this::note);
            for (ScenarioDef scenario : game.scenarios()) {
                scenario.placements()
                        .forEach(placement -> changed.addAll(placement.states().keySet()));
            }
            game.fields().stream().filter(def -> def.field().state()).forEach(this::report);
            game.globals().stream().filter(def -> !def.state().isRunningPhase()).forEach(this::report);
            survey.all(Statement.Init.class)
                    .forEach(node -> report(
                            node.variable(),
                            node.variable().name(),
                            node.variable().type(),
                            node.span()));
        }

        private void note(Object node) {
            if (node instanceof Expr.ReadField read) {
                ask(read.field(), read.span());
            } else if (node instanceof Expr.ReadGlobal read) {
                ask(read.state(), read.span());
            } else if (node instanceof Expr.Read read && read.variable().role() == Variable.Role.STATE) {
                ask(read.variable(), read.span());
            } else if (node instanceof Statement.Assign assign) {
                Object state = state(assign.target());
                if (assign.change() == Statement.Change.TAKE && beginsEmpty(state)) {
                    takenFrom.putIfAbsent(state, assign.span());
                } else if (assign.change() == Statement.Change.SET && isAsItBegins(state, assign.value())) {
                    setAgain.putIfAbsent(state, assign.span());
                } else {
                    changed.add(state);
                }
            }
        }

        private void ask(Object state, Span place) {
            asked.putIfAbsent(state, place);
            if (!survey.isOfSeries(place)) {
                askedByGame.putIfAbsent(state, place);
            }
        }

        private static Object state(Statement.Target target) {
            if (target instanceof Statement.ToField field) {
                return field.field();
            }
            return target instanceof Statement.ToGlobal global
                    ? global.state()
                    : ((Statement.ToVariable) target).variable();
        }

        /** Nothing can be taken out of a set as long as nobody puts anything in. */
        private boolean beginsEmpty(Object state) {
            return initial.get(state) instanceof Expr.SetLiteral set
                    && set.members().isEmpty();
        }

        private boolean isAsItBegins(Object state, Expr value) {
            if (value instanceof Expr.ReadField read
                    && read.field() == state
                    && read.keys().isEmpty()) {
                return true;
            }
            boolean constant = value instanceof Expr.Truth
                    || value instanceof Expr.Number
                    || value instanceof Expr.Constant
                    || value instanceof Expr.Absent
                    || value instanceof Expr.SetLiteral set && set.members().isEmpty();
            return constant
                    && Optional.ofNullable(initial.get(state))
                            .filter(first -> ModelTree.same(first, value))
                            .isPresent();
        }

        private void report(FieldDef def) {
            boolean ours = def.layer().form() != Layer.Form.SERIES || askedByGame.containsKey(def.field());
            if (ours) {
                report(def.field(), def.field().toString(), def.field().type(), def.span());
            }
        }

        private void report(GlobalDef def) {
            boolean ours = def.layer().form() != Layer.Form.SERIES || askedByGame.containsKey(def.state());
            if (ours) {
                report(def.state(), def.state().name(), def.state().type(), def.span());
            }
        }

        private void report(Object state, String name, Type type, Span declared) {
            Span place = askedByGame.getOrDefault(state, asked.get(state));
            if (place == null || changed.contains(state)) {
                return;
            }
            Diagnostic warning = Diagnostic.warning(
                            CheckCode.NEVER_SET,
                            takenFrom.containsKey(state)
                                    ? "nothing ever puts anything into the state `%s`".formatted(name)
                                    : setAgain.containsKey(state)
                                            ? "the state `%s` is only set to what it is already".formatted(name)
                                            : "the state `%s` is asked, but nothing ever sets it".formatted(name),
                            Words.headline(declared),
                            Optional.ofNullable(initial.get(state))
                                    .flatMap(Search::printed)
                                    .map(value -> "it is `%s` in every game".formatted(value))
                                    .orElse("it stays as it begins"))
                    .with(place, "asked here");
            Span again = setAgain.get(state);
            Span taken = takenFrom.get(state);
            Diagnostic empty = taken == null ? warning : warning.with(taken, "nothing is there to be taken out");
            found.add((again == null ? empty : empty.with(again, "nothing new"))
                    .help("set it where it changes: `%s`".formatted(sample(state, name, type))));
        }

        private String sample(Object state, String name, Type type) {
            String target = state instanceof Field field
                    ? field.owner().name().substring(0, 1).toLowerCase(Locale.ROOT) + "." + field.name()
                    : name;
            if (type instanceof Type.Bool) {
                boolean first = initial.get(state) instanceof Expr.Truth truth && truth.value();
                return target + (first ? " = no" : " = yes");
            }
            return target + (type.isNumber() ? " += 1" : type instanceof Type.SetOf ? " += …" : " = …");
        }

        private static Optional<String> printed(Expr value) {
            if (value instanceof Expr.Number number) {
                return Optional.of(number.printed());
            }
            if (value instanceof Expr.Truth truth) {
                return Optional.of(Words.value(truth.value(), truth.type()));
            }
            if (value instanceof Expr.Constant constant) {
                return Optional.of(constant.member().id());
            }
            return value instanceof Expr.Absent ? Optional.of("none") : Optional.empty();
        }
    }
}
