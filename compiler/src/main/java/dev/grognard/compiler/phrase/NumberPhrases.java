package dev.grognard.compiler.phrase;

import static dev.grognard.compiler.phrase.RulebookPhrases.Place.MODIFIERS;

import java.util.List;

/** How rulebooks speak of sums and dice. */
final class NumberPhrases {
    static final List<Phrase> PHRASES = List.of(
            Phrase.of("\\b({path}) (?<w>[xX×]) (\\d+)\\b", "$1 * $3", "write `*`"),
            Phrase.of("(?:\\broll )?(?<w>\\b1[dD](\\d+))\\b", "roll d$2", "one die is `roll d$2`"),
            Phrase.of(
                    "(?:\\broll )?(?<w>\\b(\\d+)[dD](\\d+))\\b( for {path})?",
                    "sum of it over (roll $2 d$3$4)",
                    "what $2 dice show together is their sum"),
            Phrase.of("\\broll (?<w>D(\\d+))\\b", "roll d$2", "a die has a small letter"),
            Phrase.of(
                    "\\broll (?<w>(?:a|one|the) (?:die|dice|d6)) (for {path})",
                    "roll d6 $2",
                    "say which die, and what it is rolled for"),
            Phrase.of(
                    "\\broll (?<w>(?:a|one|the) (?:die|dice|d6))\\b",
                    "roll d6 for @die",
                    "say which die, and what it is rolled for"),
            Phrase.of(
                    "\\broll (?<w>(?:two|2) dice) (for {path})",
                    "sum of it over (roll 2 d6 $2)",
                    "say which dice, and what they are rolled for"),
            Phrase.of(
                    "\\broll (?<w>(?:two|2) dice)\\b",
                    "sum of it over (roll 2 d6 for @die)",
                    "say which dice, and what they are rolled for"),
            Phrase.of(
                    "\\b(roll (?:\\d+ )?d\\d+) (?<w>([+-]) ({path})) (for {path})",
                    "($1 $5) $3 $4",
                    "what is added to a roll stands behind it"),
            Phrase.of(
                    "\\b(?<w>half (?:of )?(\\(.*\\)|{path})),? (rounded (?:up|down))",
                    "1/2 of $2 $3",
                    "write `1/2 of`"),
            Phrase.of("\\b(?<w>half(?: of)?)(?= )", "1/2 of", "write `1/2 of`, and how it rounds"),
            Phrase.of("\\b(?<w>twice|double) (?=[\\p{L}(])", "2 * ", "write `2 *`"),
            Phrase.of("(?<w>,) rounded (up|down)", " rounded $2", "no comma stands before `rounded`"),
            Phrase.of("(\\d+) (?<w>(?i:DRM))\\b", "$1", "the number alone is the modifier", MODIFIERS),
            Phrase.of("(?<w>[+-]?(\\d+)L)\\b", "- $2", "a shift to the left takes away", MODIFIERS),
            Phrase.of("(?<w>[+-]?(\\d+)R)\\b", "+ $2", "a shift to the right adds", MODIFIERS),
            Phrase.of(
                    "(?<=\")( [+-] )(.* (?<w>or else) (?:\\d+|{path}))(?=\\s*(?:when|\\[|$))",
                    "$1($2)",
                    "in an item, a choice with `or else` stands in parentheses",
                    MODIFIERS));

    private NumberPhrases() {}
}
