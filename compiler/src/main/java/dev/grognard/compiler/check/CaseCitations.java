package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.Citing;
import dev.grognard.compiler.model.ExampleDef;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.PrintedCase;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.source.Span;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Every printed case rests on a construct or is closed with a reason, and not both. */
final class CaseCitations implements Check {
    private static final int SHOWN = 5;
    private static final Pattern CASES_LINE = Pattern.compile("(?m)^cases\\s+\"[^\"\\n]*\"");

    @Override
    public void check(GameModel game, Diagnostics found) {
        if (game.printedCases().isEmpty()) {
            return;
        }
        Set<String> printed = game.printedCases().stream().map(PrintedCase::id).collect(Collectors.toSet());
        Set<String> closed = game.printedCases().stream()
                .filter(printedCase -> printedCase.closed().isPresent())
                .map(PrintedCase::id)
                .collect(Collectors.toSet());
        Set<String> cited =
                game.citings().stream().map(Citing::printedCase).collect(Collectors.toCollection(HashSet::new));

        reportUncited(game, cited, found);
        for (Citing citing : game.citings()) {
            if (closed.contains(citing.printedCase())) {
                found.add(Diagnostic.warning(
                                CheckCode.CLOSED_CASE_CITED,
                                "[%s] is closed in the list of cases, and yet %s rests on it"
                                        .formatted(citing.printedCase(), citing.construct()),
                                citing.span(),
                                "cited here")
                        .help("clear its `closed` column in the list of cases"));
            }
        }
        for (ExampleDef example : game.examples()) {
            citedBy(example)
                    .filter(id -> !printed.contains(id))
                    .distinct()
                    .forEach(id -> found.add(Diagnostic.error(
                            CheckCode.EXAMPLE_OF_UNKNOWN_CASE,
                            "the book has no case [%s]".formatted(id),
                            TableCoverage.headline(example.span()),
                            "this example cites it")));
        }
    }

    private static Stream<String> citedBy(ExampleDef example) {
        Stream<String> refusals = example.items().stream()
                .filter(ExampleDef.Refuse.class::isInstance)
                .flatMap(item -> ((ExampleDef.Refuse) item).cases().stream());
        return Stream.concat(example.cases().stream(), refusals);
    }

    private static void reportUncited(GameModel game, Set<String> cited, Diagnostics found) {
        List<String> uncited = game.printedCases().stream()
                .filter(printedCase -> printedCase.closed().isEmpty())
                .map(PrintedCase::id)
                .filter(id -> !cited.contains(id))
                .map(id -> "[" + id + "]")
                .toList();
        if (!uncited.isEmpty()) {
            found.add(
                    Diagnostic.warning(
                                    CheckCode.UNCITED_CASES,
                                    "%s of %s printed cases %s on no construct yet"
                                            .formatted(
                                                    uncited.size(),
                                                    game.printedCases().size(),
                                                    uncited.size() == 1 ? "rests" : "rest"),
                                    casesLine(game),
                                    "this list")
                            .note(Words.some(uncited, SHOWN))
                            .help(
                                    "`grog coverage` lists them all; a case that needs no construct is closed with a reason in the list"));
        }
    }

    /** The line that names the list of cases; if it cannot be found, the beginning of the game. */
    private static Span casesLine(GameModel game) {
        Stream<Span> anywhere = Stream.of(
                        game.citings().stream().map(Citing::span),
                        game.scenarios().stream().map(scenario -> scenario.span()),
                        game.rules().stream().map(rule -> rule.span()),
                        Stream.of(game.sequence().span()))
                .flatMap(spans -> spans);
        List<SourceText> texts = anywhere.map(Span::source).distinct().toList();
        for (SourceText text : texts) {
            Matcher line = CASES_LINE.matcher(text.text());
            if (line.find()) {
                return text.span(line.start(), line.end());
            }
        }
        return texts.get(0).beginning();
    }
}
