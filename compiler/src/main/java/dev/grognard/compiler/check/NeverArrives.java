package dev.grognard.compiler.check;

import dev.grognard.compiler.check.Roster.Arrival;
import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.BoxDef;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.ListDef;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.ScenarioDef;
import dev.grognard.compiler.model.ScenarioDef.Placement;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Pieces that a list is to bring in, and that wait where nobody fetches them: in a final box, or in another one than the rule asks for. */
final class NeverArrives implements Check {
    private static final int SHOWN = 8;

    /** Several who wait in one box. */
    private record Waiting(Member box, Arrival first, Optional<Placement> placement, List<Member> pieces) {
        /** {@code Pikes}, {@code Pikes and 2 more}. */
        private String named() {
            return Words.some(pieces, 1);
        }

        private String are() {
            return named() + (pieces.size() == 1 ? " is" : " are");
        }

        private String them() {
            return pieces.size() == 1 ? "it" : "them";
        }
    }

    @Override
    public void check(Survey survey, Diagnostics found) {
        for (ListDef list : survey.game().lists()) {
            Roster.of(survey, list).ifPresent(roster -> {
                Optional<Expr.Same> only = onlyFrom(survey, roster);
                for (ScenarioDef scenario : survey.game().scenarios()) {
                    Optional<Expr.Same> closed = only.filter(
                            test -> isClosed(survey, roster.waitingFor(test).orElseThrow(), scenario));
                    waiting(survey.game(), roster, scenario)
                            .forEach(waiting -> told(survey.game(), roster, closed, waiting, scenario)
                                    .ifPresent(found::add));
                }
            });
        }
    }

    private static List<Waiting> waiting(GameModel game, Roster roster, ScenarioDef scenario) {
        Map<Member, List<Arrival>> boxes = new LinkedHashMap<>();
        Map<Member, Placement> placements = new HashMap<>();
        scenario.placements().forEach(placement -> placements.put(placement.piece(), placement));
        for (Arrival arrival : roster.arrivals(scenario)) {
            box(game, Optional.ofNullable(placements.get(arrival.piece())))
                    .ifPresent(box -> boxes.computeIfAbsent(box, first -> new ArrayList<>())
                            .add(arrival));
        }
        return boxes.entrySet().stream()
                .map(entry -> {
                    Arrival first = entry.getValue().get(0);
                    List<Member> pieces = entry.getValue().stream()
                            .map(Arrival::piece)
                            .distinct()
                            .toList();
                    return new Waiting(
                            entry.getKey(), first, Optional.ofNullable(placements.get(first.piece())), pieces);
                })
                .toList();
    }

    /** The box where a piece starts; what is set up nowhere stands aside. */
    private static Optional<Member> box(GameModel game, Optional<Placement> placement) {
        return game.boxes().stream()
                .map(BoxDef::box)
                .filter(box -> placement
                        .map(one -> one.place() == box)
                        .orElseGet(() -> box.id().equals(SetUpSanity.ASIDE)))
                .findFirst();
    }

    private static Optional<Diagnostic> told(
            GameModel game, Roster roster, Optional<Expr.Same> only, Waiting waiting, ScenarioDef scenario) {
        if (isFinal(game, waiting.box())) {
            return Optional.of(outOf(game, roster, waiting, scenario));
        }
        return only.filter(test -> roster.waitingFor(test).orElseThrow() != waiting.box())
                .map(test -> elsewhere(game, roster, test, waiting, scenario));
    }

    private static boolean isFinal(GameModel game, Member place) {
        return game.boxes().stream().anyMatch(box -> box.end() && box.box() == place);
    }

    private static Diagnostic outOf(GameModel game, Roster roster, Waiting waiting, ScenarioDef scenario) {
        Placement placement = waiting.placement().orElseThrow();
        return Diagnostic.warning(
                        CheckCode.LEAVES_FINAL_BOX,
                        "%s to arrive, and %s has %s in `%s`, which nothing leaves"
                                .formatted(waiting.are(), scenario.name(), waiting.them(), waiting.box()),
                        placement.span(),
                        "set up where nothing comes back from")
                .with(
                        waiting.first().cell().span(),
                        "is to arrive in turn " + waiting.first().turn())
                .with(waiting.box().span(), "this box is final")
                .help("whoever is to arrive waits elsewhere: " + setUp(roster.whereToWait(game), waiting));
    }

    private static Diagnostic elsewhere(
            GameModel game, Roster roster, Expr.Same test, Waiting waiting, ScenarioDef scenario) {
        Member asked = roster.waitingFor(test).orElseThrow();
        Span cell = waiting.first().cell().span();
        String due = "is to arrive in turn " + waiting.first().turn();
        Diagnostic problem = Diagnostic.warning(
                CheckCode.NEVER_ARRIVES,
                "`%s` never brings in %s: %s has %s in `%s`, and it takes only who is in `%s`"
                        .formatted(
                                roster.list().name(),
                                waiting.named(),
                                scenario.name(),
                                waiting.them(),
                                waiting.box(),
                                asked),
                waiting.placement().map(Placement::span).orElse(cell),
                waiting.placement().isPresent() ? "set up here" : due + ", and set up nowhere");
        return (waiting.placement().isPresent() ? problem.with(cell, due) : problem)
                .with(test.span(), "only who is there")
                .help(
                        isFinal(game, asked)
                                ? "nothing leaves `%s`: let it take who is in `%s`, as `.at is %s`"
                                        .formatted(asked, waiting.box(), waiting.box())
                                : "let %s wait there: %s".formatted(waiting.them(), setUp(asked.id(), waiting)));
    }

    private static String setUp(String box, Waiting waiting) {
        List<Member> pieces = waiting.pieces();
        String shown = pieces.stream().limit(SHOWN).map(Member::id).collect(Collectors.joining(", "));
        return "`at %s: %s%s`".formatted(box, shown, pieces.size() > SHOWN ? ", …" : "");
    }

    /** The test that all who come in have passed, if it asks for one box: who is not there is not fetched from anywhere. */
    private static Optional<Expr.Same> onlyFrom(Survey survey, Roster roster) {
        Set<Object> tested = Collections.newSetFromMap(new IdentityHashMap<>());
        List<Expr.Same> tests = new ArrayList<>();
        for (Object node : survey.played()) {
            if (node instanceof Statement.ForEach loop && loop.set() instanceof Expr.Filter filter) {
                test(roster, filter.condition()).ifPresent(test -> {
                    tests.add(test);
                    tested.addAll(ModelTree.all(loop.body(), Statement.Move.class));
                });
            } else if (node instanceof Statement.If choice) {
                test(roster, choice.condition()).ifPresent(test -> {
                    tests.add(test);
                    tested.addAll(ModelTree.all(choice.then(), Statement.Move.class));
                });
            }
        }
        List<Statement.Move> fetching = survey.all(Statement.Move.class).stream()
                .filter(move -> roster.names(move.pieces()))
                .toList();
        List<Member> places = tests.stream()
                .flatMap(test -> roster.waitingFor(test).stream())
                .distinct()
                .toList();
        boolean only = !fetching.isEmpty()
                && tested.containsAll(fetching)
                && places.size() == 1
                && survey.game().boxes().stream().anyMatch(box -> box.box() == places.get(0));
        return only ? Optional.of(tests.get(0)) : Optional.empty();
    }

    /** The part of a condition that asks where the piece of a row stands. */
    private static Optional<Expr.Same> test(Roster roster, Expr condition) {
        if (condition instanceof Expr.And and) {
            return test(roster, and.left()).or(() -> test(roster, and.right()));
        }
        return condition instanceof Expr.Same same && roster.waitingFor(same).isPresent()
                ? Optional.of(same)
                : Optional.empty();
    }

    /** Whether nobody comes into a box after the beginning. To where somebody stands leads nowhere new, so that an empty box stays empty then. */
    private static boolean isClosed(Survey survey, Member box, ScenarioDef scenario) {
        Map<Variable, Expr> lets = new HashMap<>();
        survey.all(Statement.Let.class).forEach(let -> lets.put(let.variable(), let.value()));
        boolean empty = scenario.placements().stream().noneMatch(placement -> placement.place() == box);
        boolean apart = survey.game().kinds(Kind.Category.LINK).stream()
                .flatMap(kind -> survey.game().members().getOrDefault(kind, List.of()).stream())
                .noneMatch(way -> way.ends().filter(ends -> ends.to() == box).isPresent());
        return apart
                && survey.all(Statement.Move.class).stream()
                        .map(Statement.Move::to)
                        .noneMatch(to -> mayBe(box, to) && !(empty && isWhereSomebodyIs(to, lets)));
    }

    private static boolean mayBe(Member box, Expr to) {
        return to instanceof Expr.Constant constant
                ? constant.member() == box
                : to.type().present() instanceof Type.Of of && box.kind().isA(of.kind());
    }

    private static boolean isWhereSomebodyIs(Expr to, Map<Variable, Expr> lets) {
        return to instanceof Expr.Builtin at && at.known() == Expr.Known.AT
                || to instanceof Expr.Read read
                        && lets.containsKey(read.variable())
                        && isWhereSomebodyIs(lets.get(read.variable()), lets);
    }
}
