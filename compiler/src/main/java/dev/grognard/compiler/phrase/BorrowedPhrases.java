package dev.grognard.compiler.phrase;

import static dev.grognard.compiler.phrase.RulebookPhrases.Place.EXAMPLE;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.STATEMENT;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.TRAVEL;

import java.util.List;

/** Signs and words that stand in such a line elsewhere: braces around a list, a type behind a variable, a comparison cut short. */
final class BorrowedPhrases {
    private static final String SEVERAL = "several stand in parentheses";

    /** What compares, behind a word that joins two comparisons. */
    private static final String COMPARING = "(?=[<>]=?|is\\b|in\\b)";

    private static final String ANY = "a set has the kind first, then whose it is, and stands in parentheses";

    /** Pieces with their side before them, as print has it. */
    private static final String THEIRS =
            "((?=\\p{Lu}\\p{L}* (?:units?|counters?|pieces?)\\b)\\p{Lu}\\p{L}* \\p{Ll}+)((?: (?:at|next to|within \\d+ of) {path}| on map)*)";

    static final List<Phrase> PHRASES = List.of(
            Phrase.of(
                    "^(cost|plus) (\\d+(?:/\\d+)?) (?<w>\\p{Lu}\\w*(?: (?:per|for each|for every|each|an?) \\p{Ll}\\w*))(?= *(?:$|\\[|when\\b))",
                    "$1 $2",
                    "a cost is that of one step, counted in what the head of the way of moving says, `in MP`",
                    TRAVEL),
            Phrase.of(
                    "^for each ({path}) in (?<w>\\{ ?([^{}]*?) ?\\})(?= ?\\{| ?$)",
                    "for each $1 in ($3)",
                    SEVERAL,
                    STATEMENT),
            Phrase.of(
                    "^for each ({path}) in (?<w>\\[(\\[+)\\[)(?= ?\\{| ?$)", "for each $1 in ($3)", SEVERAL, STATEMENT),
            Phrase.of("^(region {kind}(?: \\[+)?) ?= ?(?<w>{kind}(?: ?, ?{kind})+)", "$1 = ($2)", SEVERAL),
            Phrase.of(
                    "\\b({path}) >= ({path}|-\\d+) (?<w>and <=) (-?{path})",
                    "$1 in $2..$4",
                    "a number between two others is in their range"),
            Phrase.of(
                    "\\b(?!\\d)({path}) ([<>]=?|is not|is) (-?{path}) (?<w>(and|or)) " + COMPARING,
                    "$1 $2 $3 $4 $1 ",
                    "each side of `$4` is a condition of its own"),
            Phrase.of(
                    "^cost ({path}) ?(?<w>,) ({path}) (?:when|if) ({condition})",
                    "cost if $4 then $3 else $1",
                    "a step that costs something else is a choice; what it costs besides is `plus … when …`",
                    TRAVEL),
            Phrase.of(
                    "\\blet (\\p{Ll}\\w*) ?(?<w>: ?(?:Set of )?[\\p{L}\\p{N}]+\\??) ?=",
                    "let $1 =",
                    "a `let` has no type: it is what its value is",
                    STATEMENT),
            Phrase.of("\\bsay ?(?<w>\\( ?(\"+) ?\\))", "say $2", "the text stands without parentheses", STATEMENT),
            Phrase.of("\\b(any|no|count) (?<w>" + THEIRS + ")", "$1 (#3$4)", ANY),
            Phrase.of("\\b(any|no|count) ?\\((?<w>" + THEIRS + ") ?\\)", "$1 (#3$4)", ANY),
            Phrase.of(
                    "(?<=^|[{}] ?|  )({kind}) (?<w>{path}(?: ?, ?{path})+)(?=\\s*(?:$|[}\\[]))",
                    "$1($2)",
                    "what a procedure is given stands in parentheses",
                    STATEMENT),
            Phrase.of(
                    "^pieces (?<w>(?:for|of)(?: the)?) ({kind})(?= ?\\{)",
                    "pieces side $2",
                    "whose they are follows `side`"),
            Phrase.of(
                    "(?<=^|[{}] ?|  )(?<w>when) (?=[^{}]*\\{)",
                    "if ",
                    "what is done only then begins with `if`",
                    STATEMENT),
            Phrase.of(
                    "\\b(rolls (?:\\p{Ll}\\w* \\d+, ?)*\\p{Ll}\\w*) ?(?<w>[=:]) ?(?=\\d)",
                    "$1 ",
                    "what falls follows the name of the die",
                    EXAMPLE),
            Phrase.of(
                    "\\b({kind}) ({kind}) (?<w>(?:to|into|at|on|against|from|by)) ({kind}|\\d{4})\\b(?! ?:)",
                    "$1 $2($4)", "what an order is given about stands in parentheses", EXAMPLE));

    private BorrowedPhrases() {}
}
