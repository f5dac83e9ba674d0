package dev.grognard.compiler.phrase;

import dev.grognard.compiler.phrase.RulebookPhrases.Place;
import java.util.List;
import java.util.stream.Stream;

/** How rulebooks and programmers say that something is taken at random. */
final class DrawPhrases {
    /** A set in parentheses. */
    private static final String IN_PARENTHESES = "(\\((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*\\))";

    /** A set in words, or a variable that may hold one. */
    private static final String IN_WORDS = "({set}(?: where {condition})?|\\b{path})";

    private static final String VERB = "(?:pick|choose|select|draw|take|pull)s? ";

    private static final String FROM = "(?:of|from|among|out of)";

    private static final String ADVICE = "one of several at random is drawn, for something";

    private static final List<Phrase> LOOPS = List.of(
            Phrase.of(
                    "\\b(?<w>for each ({path}) in ({kind}),? in (?:a )?random(?: order)?)\\b",
                    "",
                    "draw them one after the other from those that are left: `state cup: Set of $3 = $3` above, and then"
                            + " `repeat { let $2 = draw one of cup for chit   cup -= $2   … } until no (cup)`"),
            Phrase.of(
                    "\\b(?<w>for each ({path}) in (.*?),? in (?:a )?random(?: order)?)\\b",
                    "",
                    "draw them one after the other from those that are left, which a `state` of your own keeps:"
                            + " `repeat { let $2 = draw one of cup for chit   cup -= $2   … } until no (cup)`"));

    /** What is drawn, by a word for it, and from where. */
    private static final String ONE_FROM = "(?<w>" + VERB
            + "(?:an?|one|any|the)) (?!from\\b|of\\b|among\\b|out\\b)(\\p{L}\\w*) (?:from|out of) (?:the )?({path}|"
            + "\\([^()]*\\))";

    private static final List<Phrase> NAMED = List.of(
            Phrase.of(
                    "^" + ONE_FROM + "\\s*$",
                    "let <2 = draw one of $3 for @lot",
                    "what is drawn is kept, and drawn for something",
                    Place.STATEMENT),
            Phrase.of("(?<=[=(,] ?)" + ONE_FROM + " for ({path})", "draw one of $3 for $4", ADVICE),
            Phrase.of("(?<=[=(,] ?)" + ONE_FROM, "draw one of $3 for @lot", ADVICE));

    private static final List<Phrase> OTHERS = List.of(
            Phrase.of("(?<=[=(,] ?)(?<w>({set}) at random)\\b", "draw one of (#2) for @lot", ADVICE),
            Phrase.of(
                    "(?i)\\b(?<w>(?:random|rand|pick|choice|sample)(?=\\(\\p{L}))" + IN_PARENTHESES,
                    "draw one of $2 for @lot",
                    ADVICE),
            Phrase.of("\\b(?<w>{path} draws) (one|\\d+) " + FROM + " ", "draw $2 of ", ADVICE),
            Phrase.of("\\b(?<w>draw " + IN_PARENTHESES + " for)\\b", "draw one of $2 for", "say how many are drawn"),
            Phrase.of("\\bdraw (?<w>two) " + FROM + "\\b", "draw 2 of", "numbers are written in figures"),
            Phrase.of(
                    "\\b(?<w>draw (?:up to|exactly|at most) (\\d+)) " + FROM + "\\b",
                    "draw $2 of",
                    "so many are drawn, or all if there are fewer"),
            Phrase.of(
                    "^(?<w>draw) ((?:one|\\d+) of .*) for (\\p{Ll}\\w*)\\s*$",
                    "let $3 = draw $2 for $3",
                    "what is drawn is kept",
                    Place.STATEMENT),
            Phrase.of(
                    "^(?<w>draw) (?!one\\b)(\\p{Ll}\\w*) (?:from|out of|among) (.+?)\\s*$",
                    "let $2 = draw one of ($3) for @lot",
                    "what is drawn is kept, and drawn for something",
                    Place.STATEMENT));

    static final List<Phrase> PHRASES = Stream.of(
                    LOOPS,
                    NAMED,
                    drawn("\\b(?<w>(?:" + VERB + ")?(?:(?:an?|one|any|the) )?"
                            + "(?:random|randomly (?:chosen|picked|selected|drawn))"
                            + "(?: (?:one|member|element))?(?: (?:in|" + FROM + "))?) "),
                    taken("\\b(?<w>(?:" + VERB + ")?(?:(?:one|1|an?|any)(?: " + FROM + ")?|from|among)) ", "one", 2),
                    taken("\\b(?<w>" + VERB + "(\\d+) " + FROM + ") ", "$2", 3),
                    sided(),
                    OTHERS,
                    drawn(
                            "\\b(?<w>draw (?:an?|one|any|from|(?:an?|any) of|(?:an?|one|any) (?:from|among|out of))) (?!of\\b)"))
            .flatMap(List::stream)
            .toList();

    private DrawPhrases() {}

    /** What leads to a set, which may be followed by what it is for. */
    private static List<Phrase> drawn(String lead) {
        return List.of(
                Phrase.of(lead + IN_PARENTHESES + " for ({path})", "draw one of $2 for $3", ADVICE),
                Phrase.of(lead + IN_PARENTHESES, "draw one of $2 for @lot", ADVICE),
                Phrase.of(lead + IN_WORDS + " for ({path})", "draw one of (#2) for $3", ADVICE),
                Phrase.of(lead + IN_WORDS, "draw one of (#2) for @lot", ADVICE));
    }

    /** What leads to a set behind which it is said that chance decides; the set is the part with this number. */
    private static List<Phrase> taken(String lead, String count, int set) {
        String chance = " (?:at random|randomly|by chance|by lot|from (?:the|a) cup)\\b";
        return List.of(
                Phrase.of(lead + IN_PARENTHESES + chance, "draw " + count + " of $" + set + " for @lot", ADVICE),
                Phrase.of(lead + IN_WORDS + chance, "draw " + count + " of (#" + set + ") for @lot", ADVICE));
    }

    /** Chance has no side: who draws does not matter. */
    private static List<Phrase> sided() {
        String lead = "\\b(?<w>{path} draws) (one|\\d+) " + FROM + " ";
        return List.of(
                Phrase.of(lead + IN_PARENTHESES + "(?! for\\b)", "draw $2 of $3 for @lot", ADVICE),
                Phrase.of(lead + IN_WORDS + "(?! for\\b)", "draw $2 of (#3) for @lot", ADVICE));
    }
}
