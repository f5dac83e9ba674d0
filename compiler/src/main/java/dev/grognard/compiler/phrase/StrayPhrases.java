package dev.grognard.compiler.phrase;

import static dev.grognard.compiler.phrase.RulebookPhrases.Place.EXAMPLE;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.ORDER;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.SET_UP;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.STATEMENT;

import java.util.List;

/** One small word that English has there and this language has not, in a line that is right but for it. */
final class StrayPhrases {
    /** What can follow a die that is thrown for nothing that is named. */
    private static final String NO_PURPOSE =
            "(?:for|and|or|is|are|in|at|on|of|to|by|then|else|if|when|where|with|without|until|unless|plus|minus|times|rounded|per|over|not|let|say|move|must|may|because|within|as)\\b";

    static final List<Phrase> PHRASES = List.of(
            Phrase.of(
                    "\\b(roll (?:\\d+ |\\([^()]*\\) ?|{path} )?d\\d+) (?<w>(?!" + NO_PURPOSE
                            + ")(\\p{Ll}\\w*))(?! ?(?:[.(=:]|[-+]=))",
                    "$1 for $2",
                    "what a die is rolled for follows `for`"),
            Phrase.of(
                    "\\bfor each (?<w>(\\p{Ll}\\w*) of) (?=(?:{kind} (?:of|at|on|in|next to|where|within)\\b|\\())",
                    "for each $2 in ",
                    "the set that is gone through follows `in`",
                    STATEMENT),
            Phrase.of(
                    "\\b(moves {path} by {kind}) (?<w>for|up to|at most|as far as|with) (?=\\S)",
                    "$1 within ",
                    "how far somebody goes follows `within`",
                    STATEMENT),
            Phrase.of(
                    "^(whenever (?!p )\\p{Ll}\\w* in [^{\"]*? enters) (?<w>({kind}))(?= ?(?:[\\[{]|$|where\\b))",
                    "$1 p in ¢3",
                    "what is entered has a name too"),
            Phrase.of(
                    "^(whenever (?!p )\\p{Ll}\\w* in [^{\"]*? enters) (?<w>({kind})) where (?=\\S)",
                    "$1 p in @ground where p is $3 and ",
                    "where something goes is any of a kind, and `where` says which"),
            Phrase.of(
                    "^(whenever (?!p )\\p{Ll}\\w* in [^{\"]*? enters) (?<w>({kind}))(?= ?(?:[\\[{]|$))",
                    "$1 p in @ground where p is $3",
                    "where something goes is any of a kind, and `where` says which"),
            Phrase.of(
                    "\\brequires (?<w>unless) (?=\\S)",
                    "requires not ",
                    "an order says what has to hold, and `not` what must not",
                    ORDER),
            Phrase.of(
                    "\\b(and|or|not|when|if|where|requires|until|expect) (?<w>in|on|under|during) (\\p{Ll}\\w*)(?=\\s*(?:[\\[{)\"=]|$|(?:and|or|then|else|because)\\b))",
                    "$1 $3",
                    "what is yes or no is a condition by its name alone"),
            Phrase.of(
                    "(?<=^|\\bplay |\\brefuse )({kind}) (?<w>pass)\\b",
                    "$1 passes",
                    "a side that does nothing `passes`",
                    EXAMPLE),
            Phrase.of(
                    "^(?<w>(?:on|in|at) turn (\\d+),?)(?= ?\\{)",
                    "at start of turn $2",
                    "say at which end of the turn it happens",
                    SET_UP));

    private StrayPhrases() {}
}
