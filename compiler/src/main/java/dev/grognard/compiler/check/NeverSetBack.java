package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.OptionDef;
import dev.grognard.compiler.model.OrderDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Statement.Change;
import dev.grognard.compiler.model.Text;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.source.Span;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Flags that are set and never set back, sets that only grow and numbers that only grow or only shrink, although an order is refused "this turn"
 * because of them, or because somebody "has moved"; and flags that end a menu of every turn for good. Without such words nobody knows how long a state is to last: who was wounded or has
 * escaped remains so, and ammunition is used up.
 */
final class NeverSetBack implements Check {
    private static final Pattern THIS_TIME = Pattern.compile("(?i)\\bthis (turn|phase|player turn|round)\\b");

    private static final Pattern FOR_NOW = Pattern.compile(
            THIS_TIME + "|\\bha(?:s|ve) (?:already )?(?:been )?(?:moved|marched|attacked|fired|fought|acted)\\b");

    /** What is done to a state that never comes back to what it was. */
    private static final Set<Set<Change>> ONE_WAY = Set.of(Set.of(Change.ADD), Set.of(Change.TAKE));

    /** A citation behind a declaration. */
    private static final Pattern CITED = Pattern.compile("\\s*\\[[^\\]]*]$");

    /** A state as it is called and declared. */
    private record Flag(Object state, String called, String declared, Span span) {}

    @Override
    public void check(Survey survey, Diagnostics found) {
        Map<Object, Set<Change>> changes = new IdentityHashMap<>();
        for (Object node : survey.played()) {
            if (node instanceof Statement.Assign assign && !(assign.target() instanceof Statement.ToVariable)) {
                Object state = assign.target() instanceof Statement.ToField field
                        ? field.field()
                        : ((Statement.ToGlobal) assign.target()).state();
                changes.computeIfAbsent(state, first -> EnumSet.noneOf(Change.class))
                        .add(change(assign));
            }
        }
        Stream.concat(fields(survey), globals(survey))
                .filter(flag -> ONE_WAY.contains(changes.getOrDefault(flag.state(), Set.of())))
                .filter(flag -> !survey.isOfSeries(flag.span()))
                .forEach(flag -> survey.all(OptionDef.Requirement.class).stream()
                        .filter(requirement -> forbids(requirement, flag.state()))
                        .findFirst()
                        .flatMap(requirement -> warning(flag, requirement))
                        .or(() -> ended(survey, flag))
                        .ifPresent(found::add));
    }

    /** How a statement changes a state; a flag that is set is one more. */
    private static Change change(Statement.Assign assign) {
        boolean yes = assign.value() instanceof Expr.Truth truth && truth.value();
        return yes ? Change.ADD : assign.change();
    }

    private static Stream<Flag> fields(Survey survey) {
        return survey.game().fields().stream()
                .filter(def -> def.field().state() && lasts(def.field().type(), def.resets(), def.initial()))
                .map(def -> new Flag(
                        def.field(),
                        def.field().toString(),
                        declared(def.field().type(), def.field().name(), def.keys(), def.span()),
                        def.span()));
    }

    private static Stream<Flag> globals(Survey survey) {
        return survey.game().globals().stream()
                .filter(def -> lasts(def.state().type(), def.resets(), def.initial()))
                .map(def -> new Flag(
                        def.state(),
                        def.state().name(),
                        declared(def.state().type(), def.state().name(), def.keys(), def.span()),
                        def.span()));
    }

    private static String declared(Type type, String name, List<Variable> keys, Span span) {
        return type instanceof Type.Bool
                ? "state " + head(name, keys) + ": Bool"
                : CITED.matcher(Words.headline(span).words()).replaceFirst("");
    }

    private static String head(String name, List<Variable> keys) {
        return keys.isEmpty()
                ? name
                : keys.stream()
                        .map(key -> key.name() + ": " + ((Type.Of) key.type()).kind())
                        .collect(Collectors.joining(", ", name + "(", ")"));
    }

    /** Whether a state is no at first, a set or a number, and nothing but a rule changes that. */
    private static boolean lasts(Type type, List<String> resets, Optional<Expr> initial) {
        boolean no = initial.orElse(null) instanceof Expr.Truth first && !first.value();
        return resets.isEmpty() && (type instanceof Type.Bool ? no : isSet(type) || type instanceof Type.Whole);
    }

    private static boolean isSet(Type type) {
        return type instanceof Type.SetOf;
    }

    /** Whether this is refused where the flag is set, somebody is in the set or the number is reached, and for no other reason. */
    private static boolean forbids(OptionDef.Requirement requirement, Object state) {
        if (requirement.condition() instanceof Expr.Compare compare) {
            return reads(compare.left(), state)
                    && requirement
                            .reason()
                            .filter(reason ->
                                    THIS_TIME.matcher(reason.span().text()).find())
                            .isPresent();
        }
        return requirement.condition() instanceof Expr.Not not
                && (reads(not.operand(), state)
                        || not.operand() instanceof Expr.Contains contains && reads(contains.set(), state));
    }

    private static boolean reads(Expr value, Object state) {
        return value instanceof Expr.ReadField read && read.field() == state
                || value instanceof Expr.ReadGlobal global && global.state() == state;
    }

    /** A menu of every turn that is over when the flag is set, if only what that menu offers sets it: it is never asked again. */
    private static Optional<Diagnostic> ended(Survey survey, Flag flag) {
        Map<Signature, OrderDef> orders = new IdentityHashMap<>();
        survey.game().orders().forEach(order -> orders.put(order.signature(), order));
        long all = survey.all(Statement.Assign.class).stream()
                .filter(assign -> sets(assign, flag.state()))
                .count();
        for (Statement.Phase phase : ModelTree.all(survey.all(Statement.EachTurn.class), Statement.Phase.class)) {
            for (Statement.Menu menu : ModelTree.all(phase.body(), Statement.Menu.class)) {
                if (menu.until().filter(until -> reads(until, flag.state())).isPresent()) {
                    long here = menu.items().stream()
                            .flatMap(item ->
                                    item
                                            .option()
                                            .or(() -> item.order()
                                                    .map(orders::get)
                                                    .map(OrderDef::option))
                                            .stream())
                            .flatMap(option -> ModelTree.all(option.body(), Statement.Assign.class).stream())
                            .filter(assign -> sets(assign, flag.state()))
                            .count();
                    if (here == all) {
                        return Optional.of(neverAgain(flag, menu.until().get(), phase.name()));
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static boolean sets(Statement.Assign assign, Object state) {
        return assign.target() instanceof Statement.ToGlobal to && to.state() == state;
    }

    private static Diagnostic neverAgain(Flag flag, Expr until, String phase) {
        return Diagnostic.warning(
                        CheckCode.NEVER_SET_BACK,
                        "the state `%s` is never set back".formatted(flag.called()),
                        Words.headline(flag.span()),
                        "lasts for the whole game")
                .with(until.span(), "once it is set, this is never asked again")
                .help("say when it falls back: `%s each %s`".formatted(flag.declared(), phase));
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
                .help("say when it falls back: `%s each %s`"
                        .formatted(
                                flag.declared(),
                                words.group(1) == null || words.group(1).equalsIgnoreCase("turn") ? "turn" : "…")));
    }
}
