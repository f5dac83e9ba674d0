package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.OptionDef;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Text;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.source.Span;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Flags that are set and never set back, although an order is refused "this turn" because of them, or because somebody "has moved". Without such words nobody knows how long a
 * flag is to last: who was wounded or has escaped remains so.
 */
final class NeverSetBack implements Check {
    private static final Pattern FOR_NOW = Pattern.compile("(?i)\\bthis (turn|phase|player turn|round)\\b"
            + "|\\bha(?:s|ve) (?:already )?(?:moved|marched|attacked|fired|fought|acted)\\b");

    /** A state as it is called and declared. */
    private record Flag(Object state, String called, String head, Span span) {}

    @Override
    public void check(Survey survey, Diagnostics found) {
        Set<Object> set = Collections.newSetFromMap(new IdentityHashMap<>());
        Set<Object> setBack = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Object node : survey.played()) {
            if (node instanceof Statement.Assign assign && !(assign.target() instanceof Statement.ToVariable)) {
                boolean yes = assign.value() instanceof Expr.Truth truth && truth.value();
                (yes ? set : setBack)
                        .add(
                                assign.target() instanceof Statement.ToField field
                                        ? field.field()
                                        : ((Statement.ToGlobal) assign.target()).state());
            }
        }
        Stream.concat(fields(survey), globals(survey))
                .filter(flag -> set.contains(flag.state()) && !setBack.contains(flag.state()))
                .filter(flag -> !survey.isOfSeries(flag.span()))
                .forEach(flag -> survey.all(OptionDef.Requirement.class).stream()
                        .filter(requirement -> forbids(requirement, flag.state()))
                        .findFirst()
                        .flatMap(requirement -> warning(flag, requirement))
                        .ifPresent(found::add));
    }

    private static Stream<Flag> fields(Survey survey) {
        return survey.game().fields().stream()
                .filter(def -> def.field().state() && lasts(def.field().type(), def.resets(), def.initial()))
                .map(def -> new Flag(
                        def.field(), def.field().toString(), head(def.field().name(), def.keys()), def.span()));
    }

    private static Stream<Flag> globals(Survey survey) {
        return survey.game().globals().stream()
                .filter(def -> lasts(def.state().type(), def.resets(), def.initial()))
                .map(def -> new Flag(
                        def.state(), def.state().name(), head(def.state().name(), def.keys()), def.span()));
    }

    private static String head(String name, List<Variable> keys) {
        return keys.isEmpty()
                ? name
                : keys.stream()
                        .map(key -> key.name() + ": " + ((Type.Of) key.type()).kind())
                        .collect(Collectors.joining(", ", name + "(", ")"));
    }

    /** Whether a state is no at first and nothing but a rule changes that. */
    private static boolean lasts(Type type, List<String> resets, Optional<Expr> initial) {
        return type instanceof Type.Bool
                && resets.isEmpty()
                && initial.orElse(null) instanceof Expr.Truth first
                && !first.value();
    }

    /** Whether this is refused where the flag is set, and for no other reason. */
    private static boolean forbids(OptionDef.Requirement requirement, Object flag) {
        return requirement.condition() instanceof Expr.Not not
                && (not.operand() instanceof Expr.ReadField read && read.field() == flag
                        || not.operand() instanceof Expr.ReadGlobal global && global.state() == flag);
    }

    private static Optional<Diagnostic> warning(Flag flag, OptionDef.Requirement requirement) {
        Optional<Text> reason = requirement.reason();
        Matcher words = FOR_NOW.matcher(reason.map(text -> text.span().text()).orElse(""));
        if (!words.find()) {
            return Optional.empty();
        }
        return Optional.of(Diagnostic.warning(
                        CheckCode.NEVER_SET_BACK,
                        "the state `%s` is never set back".formatted(flag.called()),
                        Words.headline(flag.span()),
                        "lasts for the whole game")
                .with(reason.orElseThrow().span(), "says `%s`".formatted(words.group()))
                .help("say when it falls back: `state %s: Bool each %s`"
                        .formatted(
                                flag.head(),
                                words.group(1) == null || words.group(1).equalsIgnoreCase("turn") ? "turn" : "…")));
    }
}
