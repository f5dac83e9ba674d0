package dev.grognard.compiler.phrase;

import dev.grognard.compiler.phrase.RulebookPhrases.Place;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/** A sentence has more than one phrase: lines in which the next ones are written otherwise too. Whether one of them is right is tried later. */
final class Rewriting {
    /** So many phrases of one line are written otherwise. */
    private static final int DEEPEST = 3;

    private static final int MOST = 6;

    /** Words that only make a sentence sound better. */
    private static final Pattern FILLERS = Pattern.compile(
            "\\b(?:the|yet|already|still|currently|now|just|ever|also) (?=\\S)|\\ban? (?=\\p{Lu})| (?:(?:on|in|during) )?this turn\\b(?! \\{)| (?:yet|already|again|before)(?=\\s*(?:$|\\[|\\{|else\\b))");

    private final Set<Place> places;
    private final UnaryOperator<String> names;

    Rewriting(Set<Place> places, UnaryOperator<String> names) {
        this.places = places;
        this.names = names;
    }

    private record Draft(String line, int changes) {}

    /** The lines that may be meant, besides those in which only one phrase is written otherwise. */
    List<String> of(String line, List<String> begun) {
        Set<String> seen = new LinkedHashSet<>(begun);
        seen.add(line);
        List<String> found = new ArrayList<>();
        Deque<Draft> open = new ArrayDeque<>();
        begun.forEach(one -> open.add(new Draft(one, 1)));
        open.add(new Draft(line, 0));
        while (!open.isEmpty() && found.size() < MOST) {
            Draft draft = open.poll();
            for (Draft next : next(draft)) {
                if (seen.add(next.line())) {
                    found.add(next.line());
                    open.add(next);
                }
            }
        }
        return found;
    }

    private List<Draft> next(Draft draft) {
        List<Draft> next = new ArrayList<>();
        String plain = plain(draft.line());
        if (!plain.equals(draft.line())) {
            next.add(new Draft(plain, draft.changes()));
        }
        if (draft.changes() > 0 && draft.changes() < DEEPEST || !plain.equals(draft.line())) {
            rewritten(plain).ifPresent(line -> next.add(new Draft(line, draft.changes() + 1)));
            with(LoosePhrases.BARE, Set.of(Place.UNKNOWN_NAME), plain)
                    .ifPresent(line -> next.add(new Draft(line, draft.changes() + 1)));
        }
        return next;
    }

    private static String plain(String line) {
        // Texts keep their words.
        String masked = RulebookPhrases.masked(line, -1);
        StringBuilder out = new StringBuilder();
        int from = 0;
        var filler = FILLERS.matcher(masked);
        while (filler.find()) {
            out.append(line, from, filler.start());
            from = filler.end();
        }
        return out.append(line.substring(from)).toString();
    }

    /** The line with the first phrase in it written otherwise, wherever it stands. */
    private Optional<String> rewritten(String line) {
        return PhraseTable.PHRASES.stream()
                .map(phrase -> with(phrase, places, line))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private Optional<String> with(Phrase phrase, Set<Place> here, String line) {
        Phrase.Line words = new Phrase.Line(line, RulebookPhrases.masked(line, -1), 0, line.length(), names);
        return phrase.in(words, here)
                .filter(found -> !found.with().isEmpty())
                .map(found -> line.substring(0, found.first()) + found.with() + line.substring(found.last()))
                .filter(next -> !next.equals(line));
    }
}
