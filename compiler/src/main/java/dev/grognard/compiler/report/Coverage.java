package dev.grognard.compiler.report;

import dev.grognard.compiler.model.Assumption;
import dev.grognard.compiler.model.Citing;
import dev.grognard.compiler.model.ExampleDef;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.PrintedCase;
import dev.grognard.compiler.model.Ruling;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How much of a printed book a game has, case by case.
 *
 * @param game the game's title
 * @param lines one for each printed case, in the book's order; without a list of cases, one for each case cited, by number
 * @param examples how many examples there are
 * @param inherited the examples of the game that a mod is for, which count where the mod changes nothing
 * @param assumptions what the book does not print
 * @param rulings how the book is read where it can be read in two ways
 */
public record Coverage(
        String game,
        List<Line> lines,
        int examples,
        Optional<Inherited> inherited,
        List<Assumption> assumptions,
        List<Ruling> rulings) {
    /** How many examples the game has that a mod is for. */
    public record Inherited(String title, int examples) {}

    /**
     * One printed case.
     *
     * @param constructs what rests on it, each with its place
     * @param examples the titles of the examples that cite it
     * @param promises the invariants that cite it: they say that it is kept, but nothing in a game is kept by them
     * @param changed whether a mod changes what rests on it, so that the examples of its game show what was
     * @param closed why it needs no construct
     */
    public record Line(
            String id,
            String kind,
            String title,
            List<Construct> constructs,
            List<String> examples,
            List<String> promises,
            boolean changed,
            Optional<String> closed) {
        /** Whether the game has it, or says why it need not. */
        public boolean covered() {
            return !constructs.isEmpty() || closed.isPresent();
        }

        /** Whether something rests on it that no example shows. */
        public boolean lacksExample() {
            return !constructs.isEmpty() && examples.isEmpty();
        }
    }

    /** A construct, such as {@code rule fireDice}, and where it stands. */
    public record Construct(String name, String location) {}

    /** Draws the game's citations together. */
    public static Coverage of(GameModel game) {
        return of(game, Optional.empty());
    }

    /** The same for a mod: what its game shows by examples is shown, unless the mod changes it. */
    public static Coverage of(GameModel modded, GameModel base) {
        return of(modded, Optional.of(base));
    }

    private static Coverage of(GameModel game, Optional<GameModel> base) {
        Set<String> changed = new LinkedHashSet<>();
        base.ifPresent(
                original -> ModDiff.of(original, game).changes().forEach(change -> changed.add(change.printedCase())));
        Map<String, Set<Construct>> constructs = new LinkedHashMap<>();
        Map<String, Set<String>> promises = new LinkedHashMap<>();
        for (Citing citing : game.citings()) {
            if (citing.plays()) {
                constructs
                        .computeIfAbsent(citing.printedCase(), id -> new LinkedHashSet<>())
                        .add(new Construct(citing.construct(), citing.span().location()));
            } else if (citing.promises()) {
                promises.computeIfAbsent(citing.printedCase(), id -> new LinkedHashSet<>())
                        .add(citing.construct());
            }
        }
        Map<String, Set<String>> examples = new LinkedHashMap<>();
        for (ExampleDef example : game.examples()) {
            citedBy(example).forEach(id -> add(examples, id, example));
        }
        for (ExampleDef example : base.map(GameModel::examples).orElse(List.of())) {
            citedBy(example).filter(id -> !changed.contains(id)).forEach(id -> add(examples, id, example));
        }
        List<Line> lines = new ArrayList<>();
        for (PrintedCase printed : printedCases(game, constructs, examples)) {
            lines.add(new Line(
                    printed.id(),
                    printed.kind(),
                    printed.title(),
                    List.copyOf(constructs.getOrDefault(printed.id(), Set.of())),
                    List.copyOf(examples.getOrDefault(printed.id(), Set.of())),
                    List.copyOf(promises.getOrDefault(printed.id(), Set.of())),
                    changed.contains(printed.id()),
                    printed.closed()));
        }
        return new Coverage(
                game.title(),
                lines,
                game.examples().size(),
                base.map(one -> new Inherited(one.title(), one.examples().size())),
                game.assumptions(),
                game.rulings());
    }

    private static void add(Map<String, Set<String>> examples, String id, ExampleDef example) {
        examples.computeIfAbsent(id, key -> new LinkedHashSet<>()).add(example.title());
    }

    /** What the lists have, and behind it what is cited of books without a list. */
    private static List<PrintedCase> printedCases(
            GameModel game, Map<String, Set<Construct>> constructs, Map<String, Set<String>> examples) {
        Set<String> listed = game.printedCases().stream().map(PrintedCase::id).collect(Collectors.toSet());
        Stream<PrintedCase> others = Stream.concat(constructs.keySet().stream(), examples.keySet().stream())
                .distinct()
                .filter(id -> !listed.contains(id))
                .sorted(CaseOrder.natural())
                .map(id -> new PrintedCase(id, "", "", Optional.empty(), Optional.empty()));
        return Stream.concat(game.printedCases().stream(), others).toList();
    }

    private static Stream<String> citedBy(ExampleDef example) {
        Stream<String> refusals = example.items().stream()
                .filter(ExampleDef.Refuse.class::isInstance)
                .flatMap(item -> ((ExampleDef.Refuse) item).cases().stream());
        return Stream.concat(example.cases().stream(), refusals).distinct();
    }

    /** How many cases the game has or has closed. */
    public long coveredCases() {
        return lines.stream().filter(Line::covered).count();
    }

    /** How many cases with a construct no example shows. */
    public long casesWithoutExample() {
        return lines.stream().filter(Line::lacksExample).count();
    }

    /** The last line of the report. */
    public String closingLine() {
        return "covered %d of %d cases; %d %s%s; %d %s without an example"
                .formatted(
                        coveredCases(),
                        lines.size(),
                        examples,
                        examples == 1 ? "example" : "examples",
                        inherited
                                .map(of -> " and the %d of %s".formatted(of.examples(), of.title()))
                                .orElse(""),
                        casesWithoutExample(),
                        casesWithoutExample() == 1 ? "case" : "cases");
    }
}
