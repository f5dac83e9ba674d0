package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.model.Constants;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** States that begin with something printed and cannot hold it for some of those who have them, so that no match could begin, or begins with less. */
final class FirstValues implements Check {
    private static final int MOST_NAMED = 4;

    /** Someone who would begin outside of the range. */
    private record Beyond(Member member, int value) {}

    @Override
    public void check(Survey survey, Diagnostics found) {
        GameModel game = survey.game();
        Map<Field, FieldDef> fields = new IdentityHashMap<>();
        game.fields().forEach(def -> fields.put(def.field(), def));
        Map<Signature, RuleDef> rules = new IdentityHashMap<>();
        game.rules().forEach(rule -> rules.put(rule.signature(), rule));
        for (FieldDef def : game.fields()) {
            Optional<NumberRange> range = NumberRange.of(def.field().type())
                    .filter(one -> def.field().state() && def.keys().isEmpty())
                    .filter(one -> !one.clamped()
                            || def.initial().filter(FirstValues::isAsPrinted).isPresent());
            if (range.isPresent() && def.self().isPresent() && def.initial().isPresent()) {
                List<Beyond> beyond = new ArrayList<>();
                for (Member member : game.membersOf(def.field().owner())) {
                    Constants printed = new Constants(
                                    game.kinds(),
                                    game::membersOf,
                                    (field, one) -> printed(fields, field, one),
                                    rule -> Optional.ofNullable(rules.get(rule)))
                            .with(def.self().get(), member);
                    number(printed, def.initial().get())
                            .filter(value -> !range.get().holds(value))
                            .ifPresent(value -> beyond.add(new Beyond(member, value)));
                }
                if (!beyond.isEmpty()) {
                    found.add(report(def, range.get(), beyond, fields));
                }
            }
        }
    }

    /** What is worked out may be meant to stop at the end of a clamped range; what is printed is meant as it is. */
    private static boolean isAsPrinted(Expr initial) {
        return initial instanceof Expr.ReadField;
    }

    private static Optional<Expr> printed(Map<Field, FieldDef> fields, Field field, Member member) {
        return Optional.ofNullable(fields.get(field)).map(def -> def.printed().get(member));
    }

    private static Optional<Integer> number(Constants printed, Expr value) {
        try {
            return Optional.of(printed.number(value));
        } catch (Constants.NotConstant e) {
            return Optional.empty();
        }
    }

    private static Diagnostic report(
            FieldDef def, NumberRange range, List<Beyond> beyond, Map<Field, FieldDef> fields) {
        Beyond first = beyond.get(0);
        String state = def.field().name();
        String runs = "`" + state + "` holds " + range.written();
        Optional<Span> cell = def.initial()
                .filter(Expr.ReadField.class::isInstance)
                .flatMap(read -> printed(fields, ((Expr.ReadField) read).field(), first.member()))
                .map(Expr::span);
        Span written = cell.orElse(def.initial().orElseThrow().span());
        String message = "`" + first.member().id() + "` begins with " + range.shown(first.value()) + ", and " + runs;
        Diagnostic problem = range.clamped()
                ? Diagnostic.warning(CheckCode.FIRST_VALUE_BEYOND, message, written, "clamped to what it holds")
                : Diagnostic.error(CheckCode.FIRST_VALUE_BEYOND, message, written, "out of range");
        if (cell.isPresent()) {
            problem = problem.with(def.span(), runs);
        }
        if (beyond.size() > 1) {
            problem = problem.note("the same goes for "
                    + Words.some(
                            beyond.stream()
                                    .skip(1)
                                    .map(one -> one.member().id())
                                    .toList(),
                            MOST_NAMED));
        }
        return widened(problem, def, range, beyond);
    }

    /** The range is wider where it is written; whether the printed number is wrong instead only the author knows. */
    private static Diagnostic widened(Diagnostic problem, FieldDef def, NumberRange range, List<Beyond> beyond) {
        Optional<Integer> low =
                range.low().map(l -> beyond.stream().mapToInt(Beyond::value).reduce(l, Math::min));
        Optional<Integer> high =
                range.high().map(h -> beyond.stream().mapToInt(Beyond::value).reduce(h, Math::max));
        NumberRange wider = new NumberRange(range.type(), low, high, range.clamped());
        String advice = "mend what is printed, or let the state hold it";
        Span span = def.span();
        int at = span.text().indexOf(range.written());
        return at < 0
                ? problem.help(advice)
                : Mended.writing(
                        problem,
                        advice,
                        span.source(),
                        span.start() + at,
                        span.start() + at + range.written().length(),
                        wider.written());
    }
}
