package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.Citing;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.PrintedCase;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.source.Span;
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
    public void check(Survey survey, Diagnostics found) {
        GameModel game = survey.game();
        if (game.printedCases().isEmpty()) {
            return;
        }
        Set<String> closed = game.printedCases().stream()
                .filter(printedCase -> printedCase.closed().isPresent())
                .map(PrintedCase::id)
                .collect(Collectors.toSet());
        Set<String> cited = game.citings().stream()
                .filter(Citing::plays)
                .map(Citing::printedCase)
                .collect(Collectors.toSet());

        reportUncited(game, cited, found);
        for (Citing citing : game.citings()) {
            if (citing.plays() && closed.contains(citing.printedCase())) {
                found.add(Diagnostic.warning(
                                CheckCode.CLOSED_CASE_CITED,
                                "[%s] is closed in the list of cases, and yet %s rests on it"
                                        .formatted(citing.printedCase(), citing.construct()),
                                citing.span(),
                                "cited here")
                        .help("clear its `closed` column in the list of cases"));
            }
        }
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
