package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.Citing;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.PrintedCase;
import dev.grognard.compiler.source.Span;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Every printed case rests on a construct or is closed with a reason, and not both. */
final class CaseCitations implements Check {
    private static final int SHOWN = 5;

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

    /** One warning for each list, since each is written by itself. */
    private static void reportUncited(GameModel game, Set<String> cited, Diagnostics found) {
        Set<String> unlisted = new TreeSet<>(cited);
        game.printedCases().forEach(printedCase -> unlisted.remove(printedCase.id()));
        Map<Optional<Span>, List<PrintedCase>> lists = game.printedCases().stream()
                .collect(Collectors.groupingBy(PrintedCase::list, LinkedHashMap::new, Collectors.toList()));
        lists.forEach((list, cases) -> {
            List<String> uncited = cases.stream()
                    .filter(printedCase -> printedCase.closed().isEmpty())
                    .map(PrintedCase::id)
                    .filter(id -> !cited.contains(id))
                    .toList();
            if (!uncited.isEmpty()) {
                Span line = list.orElseGet(() -> game.sequence().span());
                found.add(uncited(uncited, cases.size(), line, meantByPrefix(unlisted, uncited)));
            }
        });
    }

    private static Diagnostic uncited(List<String> uncited, int all, Span list, Optional<String> meant) {
        Diagnostic problem = Diagnostic.warning(
                        CheckCode.UNCITED_CASES,
                        "%s of %s printed cases %s on no construct yet"
                                .formatted(uncited.size(), all, uncited.size() == 1 ? "rests" : "rest"),
                        list,
                        "this list")
                .note(Words.some(uncited.stream().map(id -> "[" + id + "]").toList(), SHOWN));
        return meant.map(id -> problem.note("[%s] is a case of a book without a list".formatted(id))
                        .help("if `%s` is this list, name it: `cites %s \"%s\"`"
                                .formatted(prefix(id), prefix(id), name(list))))
                .orElse(
                        problem.help(
                                "`grog coverage` lists them all; a case that needs no construct is closed with a reason in the list"));
    }

    /** A cited case of a book without a list that would be one of these cases, were this list the book's. */
    private static Optional<String> meantByPrefix(Set<String> unlisted, List<String> uncited) {
        return unlisted.stream()
                .filter(id -> prefix(id).matches("[A-Z]+"))
                .filter(id -> uncited.contains(id.substring(prefix(id).length() + 1)))
                .findFirst();
    }

    private static String prefix(String id) {
        return id.substring(0, Math.max(0, id.indexOf('.')));
    }

    /** The words by which `cites` means the list that a line names. */
    private static String name(Span list) {
        return list.text().replaceFirst("^[^\"]*\"", "").replaceFirst("(\\.cases\\.tsv)?\"[^\"]*$", "");
    }
}
