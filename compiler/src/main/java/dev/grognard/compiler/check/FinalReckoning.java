package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.EndingDef;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Layer;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.ReckoningLine;
import dev.grognard.compiler.model.ScenarioDef;
import dev.grognard.compiler.model.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Who wins when the last turn is over: one of the lines must hold, and every side must be able to win. */
final class FinalReckoning implements Check {
    @Override
    public void check(Survey survey, Diagnostics found) {
        GameModel game = survey.game();
        if (game.scenarios().isEmpty()) {
            return;
        }
        Optional<ScenarioDef> open = game.reckoning().isEmpty()
                ? Optional.empty()
                : game.scenarios().stream()
                        .filter(scenario -> !isDecided(game.reckoning(), scenario))
                        .findFirst();
        open.ifPresentOrElse(
                scenario -> found.add(undecided(game, scenario)),
                () -> winners(survey, game).forEach(found::add));
    }

    private static Diagnostic undecided(GameModel game, ScenarioDef scenario) {
        List<ReckoningLine> lines = game.reckoning();
        EndingDef last = lines.get(lines.size() - 1).ending();
        boolean several = game.scenarios().size() > 1;
        return Diagnostic.warning(
                        CheckCode.MAY_COME_TO_NOTHING,
                        "nobody wins if no line of this table holds" + (several ? " in " + scenario.name() : ""),
                        Words.headline(last.span()),
                        "the last line")
                .help("end the table with a line for all other cases: `nobody \"a draw\" otherwise`");
    }

    /** Whether one of the lines holds in a scenario whatever happened. */
    private static boolean isDecided(List<ReckoningLine> lines, ScenarioDef scenario) {
        Cases cases = new Cases();
        for (ReckoningLine line : lines) {
            List<Expr> conditions = new ArrayList<>();
            line.when().ifPresent(when -> conditions.addAll(when.conditions()));
            conditions.removeIf(condition ->
                    condition instanceof Expr.InPlay in && in.layer().equals(scenario.layer()));
            if (conditions.isEmpty()) {
                return true;
            }
            if (conditions.size() == 1) {
                cases.add(conditions.get(0));
            }
        }
        return cases.isComplete();
    }

    /** What conditions leave open: of two numbers whether one is less, the same or more; of a condition whether it holds. */
    private static final class Cases {
        private static final int LESS = 1;
        private static final int SAME = 2;
        private static final int MORE = 4;
        private static final int ALL = LESS | SAME | MORE;

        private final Map<String, Integer> compared = new TreeMap<>();
        private final Set<String> held = new HashSet<>();
        private final Set<String> failed = new HashSet<>();

        void add(Expr condition) {
            if (condition instanceof Expr.Compare compare) {
                int outcome = switch (compare.order()) {
                    case LESS -> LESS;
                    case AT_MOST -> LESS | SAME;
                    case MORE -> MORE;
                    case AT_LEAST -> MORE | SAME;
                };
                add(compare.left(), compare.right(), outcome);
            } else if (condition instanceof Expr.Same same) {
                add(same.left(), same.right(), SAME);
                held.add(text(same));
            } else if (condition instanceof Expr.Not not) {
                failed.add(text(not.operand()));
            } else {
                held.add(text(condition));
            }
        }

        private void add(Expr left, Expr right, int outcome) {
            boolean turned = text(left).compareTo(text(right)) > 0;
            String key = turned ? text(right) + "|" + text(left) : text(left) + "|" + text(right);
            int seen = turned ? (outcome & SAME) | (outcome & LESS) << 2 | (outcome & MORE) >> 2 : outcome;
            compared.merge(key, seen, (a, b) -> a | b);
        }

        boolean isComplete() {
            return compared.containsValue(ALL) || held.stream().anyMatch(failed::contains);
        }

        private static String text(Expr expr) {
            return expr.span().text().replaceAll("[\\s()]+", "");
        }
    }

    /** The sides that no victory names, if there are victories at all. */
    private static Stream<Diagnostic> winners(Survey survey, GameModel game) {
        Set<Member> winners = new HashSet<>();
        Stream.concat(
                        game.reckoning().stream().map(ReckoningLine::ending),
                        survey.all(Statement.EndGame.class).stream().map(Statement.EndGame::ending))
                .forEach(ending -> ending.winner().ifPresent(winners::add));
        List<Member> sides = game.kinds(Kind.Category.SIDE).stream()
                .flatMap(kind -> game.members().getOrDefault(kind, List.of()).stream())
                .toList();
        boolean series = game.layers().stream().allMatch(layer -> layer.form() == Layer.Form.SERIES);
        return winners.isEmpty() || series
                ? Stream.empty()
                : sides.stream()
                        .filter(side -> !winners.contains(side))
                        .map(side -> Diagnostic.warning(
                                        CheckCode.CANNOT_WIN,
                                        "%s can never win".formatted(side),
                                        side.span(),
                                        "no victory names this side")
                                .help("say when: `victory %s \"…\" as soon as …`, or in a table: `%s \"…\" otherwise`"
                                        .formatted(side, side)));
    }
}
