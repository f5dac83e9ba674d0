package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.model.ExampleDef;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.GlobalDef;
import dev.grognard.compiler.model.ScenarioDef;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.source.Span;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Numbers that a clamped state is set to and cannot hold: what is added to it may pass an end, but nobody writes a number to get another. */
final class BeyondClamps implements Check {
    @Override
    public void check(Survey survey, Diagnostics found) {
        Set<Statement> given = Collections.newSetFromMap(new IdentityHashMap<>());
        survey.all(ExampleDef.SetState.class).forEach(one -> given.add(one.assignment()));
        for (Statement.Assign assign : survey.all(Statement.Assign.class)) {
            if (assign.change() == Statement.Change.SET) {
                UnaryOperator<Diagnostic> likely = problem -> given.contains(assign) ? problem : taken(problem, assign);
                Changed changed = Changed.by(assign.target());
                beyond(changed.type(), assign.value(), changed.name(), likely).ifPresent(found::add);
            }
        }
        for (FieldDef def : survey.all(FieldDef.class)) {
            def.initial()
                    .flatMap(value ->
                            beyond(def.field().type(), value, def.field().name()))
                    .ifPresent(found::add);
        }
        for (GlobalDef def : survey.all(GlobalDef.class)) {
            def.initial()
                    .flatMap(value ->
                            beyond(def.state().type(), value, def.state().name()))
                    .ifPresent(found::add);
        }
        for (ScenarioDef.Placement placed : survey.all(ScenarioDef.Placement.class)) {
            placed.states()
                    .forEach((field, value) ->
                            beyond(field.type(), value, field.name()).ifPresent(found::add));
        }
    }

    private static Optional<Diagnostic> beyond(Type type, Expr value, String state) {
        return beyond(type, value, state, UnaryOperator.identity());
    }

    /** @param likely adds what is most likely meant */
    private static Optional<Diagnostic> beyond(Type type, Expr value, String state, UnaryOperator<Diagnostic> likely) {
        Optional<NumberRange> range = NumberRange.of(type).filter(NumberRange::clamped);
        if (range.isEmpty()
                || !(value instanceof Expr.Number number)
                || range.get().holds(number.value())) {
            return Optional.empty();
        }
        NumberRange held = range.get();
        String kept = held.shown(held.nearest(number.value()));
        Diagnostic problem = Diagnostic.warning(
                CheckCode.BEYOND_CLAMP,
                "`" + state + "` holds " + held.written() + " and cannot become " + held.shown(number.value())
                        + ": it is " + kept + " then",
                value.span(),
                "out of range");
        return Optional.of(likely.apply(problem)
                .help("write `" + kept + "` if that is meant, or widen the range where the state is declared"));
    }

    /** Whoever sets a number below nothing most likely takes something off. */
    private static Diagnostic taken(Diagnostic problem, Statement.Assign assign) {
        Span value = assign.value().span();
        String text = value.source().text();
        int equals = text.lastIndexOf('=', value.start());
        String written = value.text().strip();
        return !written.startsWith("-") || equals < assign.span().start()
                ? problem
                : Mended.writing(
                        problem,
                        "`-=` takes off",
                        value.source(),
                        equals,
                        value.end(),
                        "-= " + written.substring(1).strip());
    }

    /** What an assignment changes. */
    private record Changed(String name, Type type) {
        private static Changed by(Statement.Target target) {
            if (target instanceof Statement.ToVariable to) {
                return new Changed(to.variable().name(), to.variable().type());
            }
            return target instanceof Statement.ToGlobal to
                    ? new Changed(to.state().name(), to.state().type())
                    : by(((Statement.ToField) target).field());
        }

        private static Changed by(Field field) {
            return new Changed(field.name(), field.type());
        }
    }
}
