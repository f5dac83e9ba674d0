package dev.grognard.cli;

import dev.grognard.compiler.model.EndingDef;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Layer;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.ModifierItem;
import dev.grognard.compiler.model.OptionDef;
import dev.grognard.compiler.model.ReckoningLine;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.ScenarioDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.TableDef;
import dev.grognard.compiler.model.Text;
import dev.grognard.compiler.source.Span;
import dev.grognard.runtime.engine.DecisionPoint;
import dev.grognard.runtime.trust.Objections;
import dev.grognard.runtime.trust.Sightings;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What none of many random games did although the rules speak of it: mostly something rare, but sometimes a rule that can never apply, a
 * counter that nobody brings into play or a victory out of reach.
 */
final class NeverSeen {
    /** How often something must have been looked at before it means anything that it never held. */
    static final int ENOUGH = 200;

    private static final int NAMES_SHOWN = 8;
    /** How long nobody must have done something that is for every turn. */
    private static final int TURNS_LATER = 2;

    private static final String HEXES = "Hex";
    private static final String BOXES = "Box";

    private final GameModel game;
    private final Sightings seen;
    private final List<DecisionPoint> points;
    private final Predicate<Layer> inPlay;
    private final Objections objections;
    private final Map<Sightings.Clause, Sightings.Tally> read;

    /** @param inPlay whether an option or a scenario was played */
    NeverSeen(
            GameModel game,
            Sightings seen,
            Objections objections,
            List<DecisionPoint> points,
            Predicate<Layer> inPlay) {
        this.game = game;
        this.seen = seen;
        this.objections = objections;
        this.points = points;
        this.inPlay = inPlay;
        this.read = seen.clauses();
    }

    /**
     * A thing that was never seen.
     *
     * @param words what it is, with its place where it has one
     * @param own whether it is for the author of the file, and not for that of the game that a mod changes
     */
    record Line(String words, boolean own) {}

    /** One line for each thing. */
    List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        if (seen.games() > 0 && seen.games() == seen.undecided()) {
            return List.of(of("every game was over before anybody decided anything"));
        }
        sides(lines);
        endings(lines);
        options(lines);
        questions(lines);
        pieces(lines);
        places(lines);
        clauses(lines);
        tables(lines);
        requirements(lines);
        return lines;
    }

    private static Line of(String words) {
        return new Line(words, true);
    }

    private Line of(Span span, String words) {
        return new Line(words + " (" + span.location() + ")", game.isAuthors(span));
    }

    private boolean isPlayed(Layer layer) {
        boolean sometimes = layer.form() == Layer.Form.OPTION || layer.form() == Layer.Form.SCENARIO;
        return !sometimes || inPlay.test(layer);
    }

    private void sides(List<Line> lines) {
        if (seen.undecided() > 0) {
            lines.add(of("%d of the games were over before anybody decided anything".formatted(seen.undecided())));
        }
        game.kinds(Kind.Category.SIDE).stream()
                .flatMap(kind -> game.membersOf(kind).stream())
                .forEach(side -> side(side, lines));
    }

    /** Some orders are for one side only, but a side that never gives most of them is perhaps never asked. */
    private void side(Member side, List<Line> lines) {
        Set<String> own = seen.chosenBy(side.id());
        if (own.isEmpty()) {
            lines.add(of("%s never decided anything".formatted(side.printed())));
            return;
        }
        Set<Signature> offered = offeredTo(side);
        List<String> given = game.orders().stream()
                .filter(order -> offered.contains(order.signature()))
                .map(order -> order.option().name())
                .filter(seen.chosen()::contains)
                .distinct()
                .toList();
        List<String> others =
                given.stream().filter(order -> !own.contains(order)).toList();
        if (!others.isEmpty() && 2 * others.size() > given.size()) {
            lines.add(of("%s never chose %s, as others did".formatted(side.printed(), some(others))));
        }
    }

    /** The orders of the menus that may be this side's: all but those which name another one. */
    private Set<Signature> offeredTo(Member side) {
        return ModelTree.all(game, Statement.Menu.class).stream()
                .filter(menu -> !(menu.decider() instanceof Expr.Constant named) || named.member() == side)
                .flatMap(menu -> menu.items().stream())
                .flatMap(item -> item.order().stream())
                .collect(Collectors.toUnmodifiableSet());
    }

    private void endings(List<Line> lines) {
        Set<EndingDef> endings = new LinkedHashSet<>();
        ModelTree.all(game, Statement.EndGame.class).forEach(end -> endings.add(end.ending()));
        game.reckoning().stream().map(ReckoningLine::ending).forEach(endings::add);
        for (EndingDef ending : endings) {
            String winner = ending.winner().map(Member::printed).orElse("");
            plain(ending.title())
                    .filter(title -> !seen.ended(winner, title))
                    .ifPresent(title -> lines.add(of(
                            ending.span(),
                            "no game ended with \"%s\" for %s"
                                    .formatted(title, winner.isEmpty() ? "nobody" : winner))));
        }
    }

    /** A text without holes. */
    private static Optional<String> plain(Text text) {
        return text.parts().stream().allMatch(Text.Words.class::isInstance)
                ? Optional.of(text.parts().stream()
                        .map(part -> ((Text.Words) part).text())
                        .collect(Collectors.joining()))
                : Optional.empty();
    }

    private void options(List<Line> lines) {
        Map<String, OptionDef> options = new LinkedHashMap<>();
        ModelTree.all(game, OptionDef.class).forEach(option -> options.putIfAbsent(option.name(), option));
        options.forEach((name, option) -> {
            if (!seen.chosen().contains(name) && isPlayed(option.layer())) {
                lines.add(of(option.span(), "nobody ever could or had to choose %s".formatted(name)));
            } else if (isOrder(option) && isOver(name)) {
                lines.add(of(option.span(), "nobody ever chose %s after its first turn".formatted(name)));
            }
        });
    }

    /** What is required of something that was done, but kept nobody from doing it, also where it was asked for in vain. */
    private void requirements(List<Line> lines) {
        Set<OptionDef.Requirement> told = new LinkedHashSet<>();
        for (OptionDef option : ModelTree.all(game, OptionDef.class)) {
            for (OptionDef.Requirement requirement : option.requirements()) {
                Objections.Objection objection = new Objections.Objection(option.name(), requirement.text());
                if (objections.isAlwaysMet(objection, ENOUGH) && told.add(requirement)) {
                    lines.add(of(
                            requirement.span(),
                            "in a sample of %,d menus, %s was never refused for want of `%s`"
                                    .formatted(objections.menus(), option.name(), requirement.text())));
                }
            }
        }
    }

    private boolean isOrder(OptionDef option) {
        return game.orders().stream().anyMatch(order -> order.option().equals(option));
    }

    /** Whether something was done in one turn only, although the games went on for long. */
    private boolean isOver(String option) {
        Set<Integer> turns = seen.turns(option);
        return turns.size() == 1 && turns.iterator().next() + TURNS_LATER <= seen.lastTurn();
    }

    /** Menus are told by what they offer. */
    private void questions(List<Line> lines) {
        for (DecisionPoint point : points) {
            if (point.kind() != DecisionPoint.Kind.MENU && !seen.asked().contains(point.name())) {
                String[] names = point.name().split("/");
                Span asking = game.procedures().stream()
                        .filter(procedure -> procedure.signature().name().equals(names[0]))
                        .findFirst()
                        .orElse(game.sequence())
                        .span();
                lines.add(new Line(
                        "nobody was ever asked for `%s` in %s%s"
                                .formatted(names[names.length - 1], names[0], ExplanationPrinter.cited(point.cases())),
                        game.isAuthors(asking)));
            }
        }
    }

    private void pieces(List<Line> lines) {
        Set<String> absent = seen.absent().stream().map(piece -> piece.id()).collect(Collectors.toUnmodifiableSet());
        together(
                game.kinds(Kind.Category.PIECE).stream().flatMap(kind -> missing(kind, absent)),
                "never on the map: ",
                lines);
        for (int i = 0; i < game.scenarios().size(); i++) {
            ScenarioDef scenario = game.scenarios().get(i);
            List<String> late = inPlay.test(scenario.layer()) ? late(i, scenario) : List.of();
            if (!late.isEmpty()) {
                lines.add(new Line(
                        "in %s, never on the map although a list names them: %s".formatted(scenario.name(), some(late)),
                        game.isAuthors(scenario.span())));
            }
        }
    }

    /** Who of a kind never came to the map, though that is where he belongs: whoever has his use in boxes, as a chit has, does not. */
    private Stream<Member> missing(Kind kind, Set<String> absent) {
        List<Member> all = game.members().getOrDefault(kind, List.of());
        List<Kind> grounds = game.grounds().getOrDefault(kind, List.of());
        if (!grounds.isEmpty()
                && grounds.stream().allMatch(ground -> ground.name().equals(BOXES))) {
            return Stream.empty();
        }
        boolean nobody = all.stream().allMatch(piece -> absent.contains(piece.id()));
        Set<String> used = seen.absent().stream()
                .filter(piece -> nobody && seen.wasUsed(piece))
                .map(piece -> piece.id())
                .collect(Collectors.toUnmodifiableSet());
        return all.stream().filter(piece -> absent.contains(piece.id()) && !used.contains(piece.id()));
    }

    /** Who never came in a scenario although rows that count there name him, as those of arrivals do, and others have seen him. */
    private List<String> late(int number, ScenarioDef scenario) {
        Set<Member> named = new LinkedHashSet<>();
        game.lists().stream()
                .flatMap(list -> list.rows().stream())
                .filter(row -> row.layer().filter(scenario.layer()::equals).isPresent())
                .flatMap(row -> game.fields().stream()
                        .flatMap(field -> Optional.ofNullable(field.printed().get(row.member())).stream()))
                .flatMap(value -> ModelTree.all(value, Expr.Constant.class).stream())
                .map(Expr.Constant::member)
                .filter(member -> member.kind().category() == Kind.Category.PIECE)
                .forEach(named::add);
        Set<String> nowhere = seen.absent().stream().map(piece -> piece.id()).collect(Collectors.toUnmodifiableSet());
        return named.stream()
                .filter(piece -> !nowhere.contains(piece.id()) && !seen.wasPresent(number, piece.id()))
                .map(Member::printed)
                .sorted()
                .toList();
    }

    private void places(List<Line> lines) {
        Set<String> empty = Set.copyOf(seen.empty());
        together(
                game.kinds(Kind.Category.PLACE).stream()
                        .filter(kind -> !kind.name().equals(HEXES) && game.isGround(kind))
                        .flatMap(kind -> game.members().getOrDefault(kind, List.of()).stream())
                        .filter(place -> empty.contains(place.id())),
                "nobody was ever in ",
                lines);
    }

    /** Things share a line, but those of a mod do not share that of its game. */
    private void together(Stream<Member> things, String head, List<Line> lines) {
        Map<Boolean, Set<String>> named = things.collect(Collectors.partitioningBy(
                thing -> game.isAuthors(thing.span()),
                Collectors.mapping(Member::printed, Collectors.toCollection(TreeSet::new))));
        for (boolean own : List.of(true, false)) {
            if (!named.get(own).isEmpty()) {
                lines.add(new Line(head + some(List.copyOf(named.get(own))), own));
            }
        }
    }

    private static String some(List<String> names) {
        String shown = names.stream().limit(NAMES_SHOWN).collect(Collectors.joining(", "));
        return names.size() > NAMES_SHOWN ? shown + " and " + (names.size() - NAMES_SHOWN) + " more" : shown;
    }

    private void clauses(List<Line> lines) {
        for (RuleDef rule : game.rules()) {
            String name = rule.signature().name();
            rule.exceptions().forEach(clause -> clause(name, clause, lines));
            rule.inline().forEach(clause -> clause(name, clause, lines));
            items(name, rule.modifiers(), lines);
        }
        game.modifiers().forEach(sum -> items(sum.signature().name(), sum.items(), lines));
    }

    private void clause(String rule, RuleDef.Clause clause, List<Line> lines) {
        if (isPlayed(clause.layer()) && neverHeld(rule, clause.told())) {
            String text = clause.text().strip().replaceAll("\\s+", " ");
            String when = text.equals("with " + clause.layer().name()) ? text : "when " + text;
            lines.add(of(clause.span(), "the exception to %s %s never held".formatted(rule, when)));
        }
    }

    private void items(String rule, List<ModifierItem> items, List<Line> lines) {
        for (ModifierItem item : items) {
            if (isPlayed(item.layer()) && neverHeld(rule, item.label())) {
                lines.add(of(item.span(), "\"%s\" of %s never applied".formatted(item.label(), rule)));
            }
        }
    }

    /** Whether a clause never held; one with several ways to its value tells which of them it took. */
    private boolean neverHeld(String rule, String text) {
        long tried = 0;
        for (Map.Entry<Sightings.Clause, Sightings.Tally> one : read.entrySet()) {
            String told = one.getKey().text();
            if (one.getKey().rule().equals(rule) && (told.equals(text) || told.startsWith(text + ", "))) {
                if (one.getValue().held() > 0) {
                    return false;
                }
                tried += one.getValue().tried();
            }
        }
        return tried >= ENOUGH;
    }

    private void tables(List<Line> lines) {
        game.tables().forEach(table -> table(table, lines));
    }

    /** Rows and columns of a table from which nothing was ever read in play. */
    private void table(TableDef table, List<Line> lines) {
        String name = table.signature().name();
        Set<String> used = new HashSet<>();
        long reads = 0;
        for (Map.Entry<Sightings.Clause, Long> cell : seen.cells().entrySet()) {
            if (cell.getKey().rule().equals(name)) {
                used.add(cell.getKey().text());
                reads += cell.getValue();
            }
        }
        if (reads < ENOUGH) {
            return;
        }
        for (int i = 0; i < table.signature().parameters().size(); i++) {
            Map<String, Span> unused = new LinkedHashMap<>();
            for (TableDef.Entry entry : table.entries()) {
                unused.putIfAbsent(
                        entry.keys().get(i).span().words(), entry.keys().get(i).span());
            }
            for (TableDef.Entry entry : table.entries()) {
                if (used.contains(table.told(entry))) {
                    unused.remove(entry.keys().get(i).span().words());
                }
            }
            String key = table.signature().parameters().get(i).name();
            unused.forEach(
                    (text, span) -> lines.add(of(span, "%s was never read at %s %s".formatted(name, key, text))));
        }
    }
}
