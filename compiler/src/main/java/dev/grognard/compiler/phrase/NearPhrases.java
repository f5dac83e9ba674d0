package dev.grognard.compiler.phrase;

import static dev.grognard.compiler.phrase.RulebookPhrases.Place.DECLARATION;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.EXAMPLE;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.MEMBERS;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.STATEMENT;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.TRAVEL;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.UNKNOWN_NAME;

import java.util.List;

/** What is right but for a word: one too many, one missing, or one in another place. */
final class NearPhrases {
    private static final String IN_PARENTHESES = "\\((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*\\)";

    /** What a condition follows. */
    private static final String ASKED = "(?<=[\\[=(\"] {1,9}|\\b(?:when|if|requires|and|or|not|where) {1,9})";

    /** What stands behind a condition, or behind a part of one. */
    private static final String ENDS = "(?=\\s*(?:\\b(?:or|and|then|else)\\b|[)\\[{=\"]|$))";

    /** Columns or rows of hexes, elsewhere than in a region. */
    private static final String LINES = "(?<!^region\\b.{0,80})\\b(?<w>(?:column|row)s? \\d+(?:\\.\\.\\d+)?)\\b";

    static final List<Phrase> PHRASES = List.of(
            Phrase.of(LINES, "¤1", "columns and rows make a region, and its name stands here"),
            Phrase.of(
                    LINES, "", "columns and rows make a region: give it a name, `region … = $1`, and write that here"),
            Phrase.of(
                    "\\bchooses (?<w>(one or more|two or more|one|any|up to {path}|exactly {path}|at least {path}) from)\\b",
                    "chooses $2 of",
                    "the set follows `of`"),
            Phrase.of(
                    "\\b(?<w>may ({path}) choose) (?:one )?(?:of|from)\\b",
                    "$2 may choose one of",
                    "who chooses stands first"),
            Phrase.of(
                    "\\b({path}) (?<w>player) (?=may|must|chooses|moves|will)\\b",
                    "$1 ",
                    "the side is named alone",
                    STATEMENT,
                    UNKNOWN_NAME),
            Phrase.of(
                    "({kind}(?: of {path})?) (?<w>between ({path}) and ({path})) (?:hexes |hex )?(?:of|from|to) ({path}) where\\b",
                    "$1 within $4 of $5 where distance(it, $5) >= $3 and",
                    "the farthest follows `within`, and the nearest is a condition"),
            Phrase.of(
                    "({kind}(?: of {path})?) (?<w>between ({path}) and ({path})) (?:hexes |hex )?(?:of|from|to) ({path})",
                    "$1 within $4 of $5 where distance(it, $5) >= $3",
                    "the farthest follows `within`, and the nearest is a condition"),
            Phrase.of(
                    "({kind}(?: of {path})?|= ?|\\band|\\() ?(?<w>within ({path}) {spaces}) (?:of|from)\\b",
                    "$1 within $3 of",
                    "how far is said by the number alone"),
            Phrase.of(
                    "({kind}(?: of {path})?)(?<w>,) (?=within|next to|at|on map)",
                    "$1 ",
                    "where they stand follows without a comma"),
            Phrase.of("\\b(?<w>on (?:(?:the|a) (?:map|board)|board))\\b", "on map", "write `on map`"),
            Phrase.of(
                    "\\b(?<w>(\\p{Lu}\\w*) ({kind}))(?= (?:at|next to|within|on map|where)\\b| ?\\))",
                    "$3 of ¶2",
                    "whose they are follows `of`"),
            Phrase.of(
                    "(?<w>(?:the )?(?:total )?number of|count of) (" + IN_PARENTHESES + ")",
                    "count $2",
                    "how many there are is `count (…)`"),
            Phrase.of(
                    "(?<w>(?:the )?(?:total )?number of|count of) (?=\\p{Ll})({path})",
                    "count ($2)",
                    "how many there are is `count (…)`"),
            Phrase.of(
                    "\\b({path}) is (?<w>({path}) or (?:more|higher|greater|better|later|above))\\b",
                    "$1 >= $3",
                    "write `>=`"),
            Phrase.of(
                    "\\b({path}) is (?<w>({path}) or (?:less|fewer|lower|worse|earlier|below))\\b",
                    "$1 <= $3",
                    "write `<=`"),
            Phrase.of("\\b({path}) (?:is )?(?<w>(\\d+) ?\\+)" + ENDS, "$1 >= $3", "write `>=`"),
            Phrase.of(
                    "\\b({path}) is (?<w>(\\d+), (\\d+),? (?:or|and) (\\d+))\\b",
                    "$1 in ($3, $4, $5)",
                    "several stand in parentheses; numbers that follow each other are a range, as in `in 4..6`"),
            Phrase.of(ASKED + "(?<w>phase) ({kind})" + ENDS, "phase is $2", "which phase it is, is compared"),
            Phrase.of(
                    ASKED + "(?<w>(?:in|during)(?: the)?) ({kind})(?: [Pp]hase)?" + ENDS,
                    "phase is $2",
                    "which phase it is, is compared"),
            Phrase.of(
                    "\\b(?<w>round(?:ed)? (up|down)) ?\\(((?:[^()]|" + IN_PARENTHESES + ")*)\\)",
                    "($3 rounded $2)",
                    "how a number rounds follows it"),
            Phrase.of("\\b(?<w>(\\d+)%) (?!of\\b|rounded\\b)(?=[\\p{L}(])", "$2% of ", "write `of` behind the share"),
            Phrase.of("({path}) (?<w>doubled)\\b", "$1 * 2", "twice a number is a product"),
            Phrase.of("({path}) (?<w>tripled)\\b", "$1 * 3", "three times a number is a product"),
            Phrase.of("({path}) (?<w>halved),? (rounded (?:up|down))", "$1 / 2 $3", "half of a number is a division"),
            Phrase.of(
                    "({path}) (?<w>halved)\\b",
                    "$1 / 2 rounded up",
                    "half of a number is a division, which says how it rounds"),
            Phrase.of(
                    "\\bover (?<w>roll (\\d+ )?(d\\d+))( for \\p{Ll}\\w*)?",
                    "over (roll $2$3$4)",
                    "dice that are summed up stand in parentheses"),
            Phrase.of(
                    "^((?:cost|plus) .*?[\\p{L}\\p{N})]) (?<w>({kind}))(?=\\s*(?:when\\b|\\[|$))",
                    "$1",
                    "of what quantity it is, the number knows by itself",
                    TRAVEL),
            Phrase.of(
                    "^(?<w>except)( \\[+)? ?= ?([^=]+?) (?:when|if) ([^=]+?)\\s*$",
                    "except when $4$2 = $3",
                    "the condition stands first, then the case, then the value"),
            Phrase.of(": ?(?<w>(?:List|Array|Group|Collection|list|array|set) of) ", ": Set of ", "write `Set of`"),
            Phrase.of(
                    "\\bbecause (?<w>([^\"\\[/\\s][^\"\\[/]*?))\\s*(?=$|\\[|//)",
                    "because \"$2\" ",
                    "the reason stands in quotes"),
            Phrase.of(
                    "\\blabel (?<w>([^\"{}:,\\s][^\"{}:]*(?:\\{[^{}\"]*\\}[^\"{}:]*?)*))(?=\\s*(?:\\}|$))",
                    "label \"$2\"",
                    "what is printed stands in quotes",
                    MEMBERS,
                    DECLARATION),
            Phrase.of(
                    "^(?<w>optional(?: rule)?|option rule) ({kind})",
                    "option $2",
                    "what can be left out is an `option`",
                    DECLARATION),
            Phrase.of(
                    "^(?:play )?(?<w>({kind}) (rolls|draws)) (\\p{Ll}\\w* .*)$",
                    "$3 $4",
                    "dice and draws have no side: they stand behind the move that calls for them",
                    EXAMPLE),
            Phrase.of(
                    "\\b(?<w>flip ({path})(?: over)?)(?=\\s*(?:$|\\}|(?:say|move|if|for|let|stop|give|hide|reveal)\\b))",
                    "$2.@flipped = yes",
                    "what the other side of a counter means is a state, and is given with `=`",
                    STATEMENT));

    private NearPhrases() {}
}
