package dev.grognard.compiler.phrase;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.Offer;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Phrases of rulebooks that stand where something is not understood. */
public final class RulebookPhrases {
    /** Where in a text a phrase may mean what it means. */
    public enum Place {
        /** The head of an order. */
        ORDER,
        /** A rule and what stands below it. */
        RULE,
        /** Where a statement can begin. */
        STATEMENT,
        /** Where a declaration can begin. */
        DECLARATION,
        /** Among modifiers. */
        MODIFIERS,
        /** In a scenario. */
        SET_UP,
        /** In a map. */
        MAP,
        /** Among the clauses of a way of moving. */
        TRAVEL,
        /** Among the fields of a kind. */
        MEMBERS,
        /** Among the lines of a victory table. */
        VICTORY,
        /** In an example. */
        EXAMPLE,
        /** In a condition that could be read. */
        CONDITION,
        /** At a name that is like no other. */
        UNKNOWN_NAME,
        /** At a name of another sort than is wanted. */
        SORT,
        /** At a field that nothing has. */
        FIELD,
        /** At an apostrophe. */
        APOSTROPHE,
        /** At a word that begins no declaration. */
        WORD
    }

    /** Texts, citations and comments, in which words mean nothing to the rules. */
    private static final Pattern WORDLESS = Pattern.compile("\"[^\"\\n]*\"?|\\[[^\\]\\n]*\\]?|//.*");

    /** So many readings of a line are tried. */
    private static final int MOST_MEANT = 4;

    private final SourceText source;
    private final Span where;

    private RulebookPhrases(SourceText source, Span where) {
        this.source = source;
        this.where = where;
    }

    /**
     * What to say about a phrase of rulebooks, if one stands there.
     *
     * @param where the words that are not understood, all on one line
     */
    public static Optional<Diagnostic> at(Span where, Set<Place> places) {
        return new RulebookPhrases(where.source(), where).message(places);
    }

    /** What a word with which rulebooks begin something is called here. */
    public static Optional<String> word(Span where) {
        String text = where.text();
        Phrase.Line word = new Phrase.Line(text, text, 0, text.length(), UnaryOperator.identity());
        return PhraseTable.PHRASES.stream()
                .filter(phrase -> phrase.places().contains(Place.WORD))
                .map(phrase -> phrase.in(word, Set.of(Place.WORD)))
                .flatMap(Optional::stream)
                .findFirst()
                .map(Phrase.Found::advice);
    }

    /** Whether what is told about a phrase is told about all of some words around it. */
    static boolean explains(Span phrase, Span words) {
        return new RulebookPhrases(phrase.source(), phrase)
                .parts().stream().anyMatch(part -> explains(part, phrase, words));
    }

    private static boolean explains(Part part, Span phrase, Span words) {
        int begin = part.begin();
        return PhraseTable.PHRASES.stream()
                .map(one -> one.in(part.line(), EnumSet.allOf(Place.class)))
                .flatMap(Optional::stream)
                .filter(found -> begin + found.start() == phrase.start() && begin + found.end() == phrase.end())
                .anyMatch(found -> begin + found.first() <= words.start() && begin + found.last() >= words.end());
    }

    /** A line, or what stands in braces on it, and where that begins. */
    private record Part(int begin, Phrase.Line line) {}

    /** The line of the words; and, if they stand in braces on it, what is in these alone, as if it had a line of its own. */
    private List<Part> parts() {
        String text = source.text();
        int first = unindented(text.lastIndexOf('\n', where.start() - 1) + 1);
        int last = text.indexOf('\n', where.start()) < 0 ? text.length() : text.indexOf('\n', where.start());
        Part whole = part(first, Math.max(first, last));
        String masked = whole.line().masked();
        int at = where.start() - first;
        // What stands first in braces may be told together with the one that opens them.
        int open = masked.startsWith("{", at) ? at : masked.lastIndexOf('{', at - 1);
        boolean around = open >= 0 && masked.substring(open, at).indexOf('}') < 0;
        return around
                ? List.of(whole, part(unindented(first + open + 1), first + closing(masked, open)))
                : List.of(whole);
    }

    private int unindented(int from) {
        int first = from;
        while (first < where.end() && Character.isWhitespace(source.text().charAt(first))) {
            first++;
        }
        return first;
    }

    /** Where that ends which a brace opens, or the line if nothing closes it there. */
    private static int closing(String line, int open) {
        int depth = 0;
        int end = open;
        while (end < line.length()) {
            depth += line.charAt(end) == '{' ? 1 : line.charAt(end) == '}' ? -1 : 0;
            if (depth == 0) {
                break;
            }
            end++;
        }
        return open + line.substring(open, end).stripTrailing().length();
    }

    private Part part(int begin, int end) {
        String line = source.text().substring(begin, Math.max(begin, end));
        return new Part(
                begin,
                new Phrase.Line(
                        line,
                        masked(line, where.start() - begin),
                        where.start() - begin,
                        where.end() - begin,
                        new GameNames(where)::of));
    }

    private Optional<Diagnostic> message(Set<Place> places) {
        return parts().stream()
                .map(part -> message(part, places))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private Optional<Diagnostic> message(Part part, Set<Place> places) {
        List<Phrase.Found> found = PhraseTable.PHRASES.stream()
                .map(phrase -> phrase.in(part.line(), places))
                .flatMap(Optional::stream)
                .limit(MOST_MEANT)
                .toList();
        return found.isEmpty() ? Optional.empty() : Optional.of(told(found, part.begin(), part.line(), places));
    }

    /** The first that fits is told; the others may be what was meant if its line is wrong too. */
    private Diagnostic told(List<Phrase.Found> meant, int begin, Phrase.Line words, Set<Place> places) {
        Phrase.Found first = meant.get(0);
        Span phrase = source.span(begin + first.start(), begin + first.end());
        boolean spelt = phrase.text().codePoints().anyMatch(Character::isLetterOrDigit);
        Diagnostic problem = Diagnostic.error(
                SyntaxCode.PHRASE_OF_RULEBOOKS,
                "`" + phrase.text() + "` is " + (spelt ? "said in other words here" : "not written here"),
                phrase,
                spelt ? "a phrase of rulebooks" : "did not expect this");
        List<Offer> offers = new ArrayList<>();
        if (!first.with().isEmpty()) {
            meant.forEach(found -> offer(found, begin).ifPresent(offers::add));
            String line = words.text();
            List<String> begun = meant.stream()
                    .filter(found -> !found.with().isEmpty())
                    .map(found -> line.substring(0, found.first()) + found.with() + line.substring(found.last()))
                    .toList();
            for (String whole : new Rewriting(places, words.names()).of(line, begun)) {
                Mended.offer("all of it reads here", source, begin, begin + line.length(), whole)
                        .map(one -> new Offer(
                                source, one.start(), one.end(), whole, first.advice(), one.help(), Optional.empty()))
                        .ifPresent(offers::add);
            }
        }
        Optional<Offer> offer = Optional.empty();
        for (int i = offers.size() - 1; i >= 0; i--) {
            offer = Optional.of(offers.get(i).or(offer));
        }
        return offer.map(problem::offering).orElseGet(() -> problem.help(first.advice()));
    }

    private Optional<Offer> offer(Phrase.Found found, int begin) {
        return found.with().isEmpty()
                ? Optional.empty()
                : Mended.offer(found.advice(), source, begin + found.first(), begin + found.last(), found.with());
    }

    /** The line without what means nothing to the rules; of a text with a mistake in it, only the hole is left. */
    static String masked(String line, int at) {
        char[] result = line.toCharArray();
        Matcher wordless = WORDLESS.matcher(line);
        while (wordless.find()) {
            char sign = wordless.group().charAt(0);
            if (at < wordless.start() || at >= wordless.end()) {
                Arrays.fill(result, wordless.start(), wordless.end(), sign);
                continue;
            }
            int open = Math.max(line.lastIndexOf('{', at), wordless.start());
            int close = line.indexOf('}', at) < 0 ? wordless.end() : Math.min(line.indexOf('}', at), wordless.end());
            Arrays.fill(result, wordless.start(), Math.min(open + 1, at), sign);
            Arrays.fill(result, close, wordless.end(), sign);
        }
        return new String(result);
    }
}
