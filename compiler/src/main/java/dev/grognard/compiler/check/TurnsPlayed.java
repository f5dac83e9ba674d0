package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.ExampleDef;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Layer;
import dev.grognard.compiler.model.ListDef;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.MomentDef;
import dev.grognard.compiler.model.ScenarioDef;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Rules, ends of the game and printed turns agree with the turns that scenarios play. */
final class TurnsPlayed implements Check {
    @Override
    public void check(Survey survey, Diagnostics found) {
        GameModel game = survey.game();
        if (game.scenarios().isEmpty()) {
            return;
        }
        Map<Field, Asked> compared = new IdentityHashMap<>();
        survey.played().stream().flatMap(TurnsPlayed::asked).forEach(asked -> test(asked, survey, compared, found));
        game.fields().stream().filter(def -> compared.containsKey(def.field())).forEach(def -> {
            printed(def, compared.get(def.field()), game, found);
            early(def, compared.get(def.field()), game, found);
        });
        game.examples().forEach(example -> shown(example, game, found));
        for (Statement.EachTurn turns : survey.all(Statement.EachTurn.class)) {
            turns.starts().forEach(moment -> over(moment, true, game, found));
            turns.ends().forEach(moment -> over(moment, false, game, found));
        }
    }

    /** How the number of the turn is compared with something: {@code turn TEST other}. */
    private record Asked(Span span, Test test, Expr other) {
        /** What asking for a number asks for. */
        String turns(int number) {
            String words = switch (test) {
                case IS -> "turn %d is never played";
                case FROM -> "no turn from %d on is ever played";
                case AFTER -> "no turn after %d is ever played";
                case UP_TO -> "no turn up to %d is ever played";
                case BEFORE -> "no turn before %d is ever played";
            };
            return words.formatted(number);
        }

        /** Whether it holds in one of some turns. */
        boolean holdsIn(ScenarioDef scenario, int number) {
            return switch (test) {
                case IS -> scenario.firstTurn() <= number && number <= scenario.lastTurn();
                case FROM -> scenario.lastTurn() >= number;
                case AFTER -> scenario.lastTurn() > number;
                case UP_TO -> scenario.firstTurn() <= number;
                case BEFORE -> scenario.firstTurn() < number;
            };
        }
    }

    private enum Test {
        IS,
        FROM,
        AFTER,
        UP_TO,
        BEFORE
    }

    private static Stream<Asked> asked(Object node) {
        if (node instanceof Expr.Same same) {
            return isTurn(same.left())
                    ? Stream.of(new Asked(same.span(), Test.IS, same.right()))
                    : isTurn(same.right()) ? Stream.of(new Asked(same.span(), Test.IS, same.left())) : Stream.empty();
        }
        if (node instanceof Expr.Compare compare) {
            return isTurn(compare.left())
                    ? Stream.of(new Asked(compare.span(), test(compare.order(), false), compare.right()))
                    : isTurn(compare.right())
                            ? Stream.of(new Asked(compare.span(), test(compare.order(), true), compare.left()))
                            : Stream.empty();
        }
        if (node instanceof Expr.InRange range && isTurn(range.operand())) {
            return Stream.concat(
                    range.low().stream().map(low -> new Asked(range.span(), Test.FROM, low)),
                    range.high().stream().map(high -> new Asked(range.span(), Test.UP_TO, high)));
        }
        return Stream.empty();
    }

    private static Test test(Expr.Order order, boolean turned) {
        return switch (order) {
            case LESS -> turned ? Test.AFTER : Test.BEFORE;
            case AT_MOST -> turned ? Test.FROM : Test.UP_TO;
            case MORE -> turned ? Test.BEFORE : Test.AFTER;
            case AT_LEAST -> turned ? Test.UP_TO : Test.FROM;
        };
    }

    private static boolean isTurn(Expr expr) {
        return expr instanceof Expr.Builtin builtin && builtin.known() == Expr.Known.TURN;
    }

    private static void test(Asked asked, Survey survey, Map<Field, Asked> compared, Diagnostics found) {
        GameModel game = survey.game();
        if (asked.other() instanceof Expr.ReadField read && !read.field().state()) {
            compared.merge(read.field(), asked, TurnsPlayed::wider);
        } else if (asked.other() instanceof Expr.Number number
                && !survey.isOfSeries(asked.span())
                && game.scenarios().stream().noneMatch(scenario -> asked.holdsIn(scenario, number.value()))) {
            found.add(never(
                    Words.headline(asked.span()),
                    asked.turns(number.value()),
                    "so this never happens",
                    game.scenarios()));
        }
    }

    /** A number that is asked about twice is missed only where the wider question does not reach it. */
    private static Asked wider(Asked one, Asked other) {
        return one.test() == Test.IS ? other : one;
    }

    /** An example begins in a turn that its scenario plays; on a clear board, in one that any does. */
    private static void shown(ExampleDef example, GameModel game, Diagnostics found) {
        Optional<ScenarioDef> only = example.items().stream()
                .filter(ExampleDef.Begin.class::isInstance)
                .flatMap(begin -> ((ExampleDef.Begin) begin).scenario().stream())
                .findFirst();
        for (ExampleDef.Item item : example.items()) {
            if (item instanceof ExampleDef.SetTurn set && set.turn() instanceof Expr.Number number) {
                boolean ever = game.scenarios().stream().anyMatch(scenario -> isPlayed(scenario, number.value()));
                boolean here =
                        only.map(scenario -> isPlayed(scenario, number.value())).orElse(ever);
                if (!here) {
                    found.add(never(
                            number.span(),
                            "turn %d is never played".formatted(number.value())
                                    + (ever ? " in " + only.orElseThrow().name() : ""),
                            "no game is ever here",
                            ever ? only.stream().toList() : game.scenarios()));
                }
            }
        }
    }

    /** A single row of a list that comes before the first turn of all; several may be meant so. */
    private static void early(FieldDef def, Asked asked, GameModel game, Diagnostics found) {
        int first =
                game.scenarios().stream().mapToInt(ScenarioDef::firstTurn).min().orElseThrow();
        List<Expr> before = game.lists().stream()
                .flatMap(list -> list.rows().stream())
                .flatMap(row -> Optional.ofNullable(def.printed().get(row.member())).stream())
                .filter(value -> value instanceof Expr.Number number && number.value() < first)
                .toList();
        if (before.size() == 1 && asked.test() == Test.FROM && def.printed().size() > 1) {
            Expr.Number number = (Expr.Number) before.get(0);
            found.add(never(
                            number.span(),
                            "turn %d is never played".formatted(number.value()),
                            "`%s` of this row".formatted(def.field().name()),
                            game.scenarios())
                    .with(Words.headline(asked.span()), "compared with the turn here"));
        }
    }

    /** Printed turns, such as those of arrivals. */
    private static void printed(FieldDef def, Asked asked, GameModel game, Diagnostics found) {
        for (Map.Entry<Member, Expr> entry : def.printed().entrySet()) {
            List<ScenarioDef> scenarios = playing(entry.getKey(), game);
            if (entry.getValue() instanceof Expr.Number number
                    && scenarios.stream().noneMatch(scenario -> asked.holdsIn(scenario, number.value()))) {
                found.add(never(
                                number.span(),
                                "turn %d is never played".formatted(number.value()),
                                "`%s` of %s".formatted(def.field().name(), subject(entry.getKey())),
                                scenarios)
                        .with(Words.headline(asked.span()), "compared with the turn here"));
            }
        }
    }

    private static String subject(Member member) {
        return member.kind().category() == Kind.Category.PIECE ? member.id() : "this row";
    }

    /** The scenarios in which a row of a list counts; a piece may be in any of them. */
    private static List<ScenarioDef> playing(Member member, GameModel game) {
        Optional<Layer> only = game.lists().stream()
                .flatMap(list -> list.rows().stream())
                .filter(row -> row.member() == member)
                .findFirst()
                .flatMap(ListDef.Row::layer)
                .filter(layer -> layer.form() == Layer.Form.SCENARIO);
        return game.scenarios().stream()
                .filter(scenario -> only.isEmpty() || only.get().equals(scenario.layer()))
                .toList();
    }

    private static Diagnostic never(Span span, String message, String what, List<ScenarioDef> scenarios) {
        Diagnostic warning = Diagnostic.warning(CheckCode.TURN_NEVER_PLAYED, message, span, what);
        for (ScenarioDef scenario : scenarios.subList(0, Math.min(2, scenarios.size()))) {
            warning = warning.with(
                    Words.headline(scenario.span()),
                    "turns %d to %d".formatted(scenario.firstTurn(), scenario.lastTurn()));
        }
        return warning.help("change the number here, or the `turns` of the scenario");
    }

    /** An end of the game that leaves the last turns of a scenario unplayed, whatever happens. */
    private static void over(MomentDef moment, boolean atStart, GameModel game, Diagnostics found) {
        boolean ends = moment.body().statements().stream().anyMatch(s -> s instanceof Statement.Reckon);
        List<Expr> conditions = new ArrayList<>();
        moment.when().ifPresent(when -> conditions.addAll(when.conditions()));
        Optional<Layer> scenarioOnly = conditions.stream()
                .filter(c -> c instanceof Expr.InPlay in && in.layer().form() == Layer.Form.SCENARIO)
                .map(c -> ((Expr.InPlay) c).layer())
                .findFirst();
        List<Integer> turns = conditions.stream()
                .flatMap(TurnsPlayed::asked)
                .filter(asked -> asked.test() == Test.IS)
                .flatMap(asked -> asked.other() instanceof Expr.Number n ? Stream.of(n.value()) : Stream.empty())
                .toList();
        scenarioOnly.ifPresent(layer -> ofScenario(moment, layer, turns, game, found));
        if (!ends || turns.size() != 1 || conditions.size() > turns.size() + (scenarioOnly.isPresent() ? 1 : 0)) {
            return;
        }
        int last = atStart ? turns.get(0) - 1 : turns.get(0);
        game.scenarios().stream()
                .filter(scenario -> scenarioOnly.isEmpty() || scenarioOnly.get().equals(scenario.layer()))
                .filter(scenario -> scenario.firstTurn() <= turns.get(0) && last < scenario.lastTurn())
                .findFirst()
                .ifPresent(scenario -> found.add(overBefore(moment, scenario)));
    }

    /** Whoever adds a scenario to a game reads of his own lines. */
    private static Diagnostic overBefore(MomentDef moment, ScenarioDef scenario) {
        String message = "turn %d is never played".formatted(scenario.lastTurn());
        if (scenario.layer().form() == Layer.Form.SCENARIO
                && !scenario.span().source().equals(moment.span().source())) {
            return Diagnostic.warning(
                            CheckCode.TURN_NEVER_PLAYED,
                            message,
                            Words.headline(scenario.span()),
                            "turns %d to %d".formatted(scenario.firstTurn(), scenario.lastTurn()))
                    .with(Words.headline(moment.span()), "the game is always over before")
                    .help("change the `turns` of the scenario");
        }
        return never(Words.headline(moment.span()), message, "the game is always over before", List.of(scenario));
    }

    /** A moment of one scenario, in a turn that only others play; what none of them plays is told already. */
    private static void ofScenario(
            MomentDef moment, Layer layer, List<Integer> turns, GameModel game, Diagnostics found) {
        game.scenarios().stream()
                .filter(scenario -> scenario.layer().equals(layer))
                .forEach(scenario -> turns.stream()
                        .filter(turn -> !isPlayed(scenario, turn))
                        .filter(turn -> game.scenarios().stream().anyMatch(other -> isPlayed(other, turn)))
                        .findFirst()
                        .ifPresent(turn -> found.add(never(
                                Words.headline(moment.span()),
                                "turn %d is never played in %s".formatted(turn, scenario.name()),
                                "so this never happens",
                                List.of(scenario)))));
    }

    private static boolean isPlayed(ScenarioDef scenario, int turn) {
        return scenario.firstTurn() <= turn && turn <= scenario.lastTurn();
    }
}
