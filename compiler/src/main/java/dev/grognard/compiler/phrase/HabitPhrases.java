package dev.grognard.compiler.phrase;

import static dev.grognard.compiler.phrase.RulebookPhrases.Place.EXAMPLE;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.MODIFIERS;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.SET_UP;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.STATEMENT;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.TRAVEL;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.UNKNOWN_NAME;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.WORD;

import java.util.List;

/** What stands in the right place and is only written as one would say it: almost the words of this language. */
final class HabitPhrases {
    static final List<Phrase> PHRASES = List.of(
            Phrase.of(
                    "(?<w>infinite|infinity|unlimited|impossible|prohibited)",
                    "never",
                    "what cannot be paid is `never`, of a quantity that says `or never`",
                    UNKNOWN_NAME),
            Phrase.of(
                    "\\b({path} (?:has|across|along) {path}) (?<w>is (?:no|false))\\b",
                    "not $1",
                    "that it does not hold is asked with `not` before it"),
            Phrase.of(
                    "\\b({path} (?:has|across|along) {path}) (?<w>is (?:yes|true))\\b",
                    "$1",
                    "that it holds is asked without `yes`"),
            Phrase.of(
                    "\\b({path}) (?<w>(?:is|are) not)(?=\\s*(?:$|[)\\[{]|else\\b|and\\b|or\\b|then\\b))",
                    "not $1",
                    "that it does not hold is asked with `not` before it"),
            Phrase.of(
                    "\\b({path}) (?<w>has)(?: an?| the)? (\\p{Ll}\\w*)\\b(?![.(])",
                    "$1 has §3",
                    "a hex has a terrain by its name"),
            Phrase.of(
                    "^for each ({path}) in (?<w>({path}) on (?:the )?(?:map|board)) ?\\{",
                    "for each $1 in ($3 where .at is @ground) {",
                    "`on map` follows a kind; of a set ask where each stands",
                    STATEMENT),
            Phrase.of(
                    "\\bwhere (\\p{Ll}[\\p{L}\\p{N}.]*) (?<w>(?:is )?on (?:the )?(?:map|board))\\b",
                    "where $1.at is @ground",
                    "`on map` follows a kind; of one piece ask where it stands"),
            Phrase.of(
                    "\\bwhere (\\p{Ll}[\\p{L}\\p{N}]*) (?<w>(?:is )?on (?:the )?(?:map|board))\\b",
                    "where .at is @ground",
                    "`on map` follows a kind; of one piece ask where it stands"),
            Phrase.of(
                    ConditionPhrases.ASKS + "({path}) (?<w>next to) (?!(?:an?|any|the|enemy)\\b)({path})",
                    "adjacent(!1, !3)",
                    "of two places ask `adjacent(a, b)`; who stands beside one is `@unit next to p`"),
            Phrase.of(
                    "^(before|after|instead of|at start of|at end of)(?: the)? ({kind}(?:\\.{kind})?)(?: [Pp]hase)? (?<w>(?:on|in|of|during) turn) (?=\\d)",
                    "$1 $2 when turn is ",
                    "when it happens follows `when`"),
            Phrase.of(
                    "^(before|after|instead of|at start of|at end of)(?: the)? ({kind}(?:\\.{kind})?)(?: [Pp]hase)? (?<w>(?:from|since) turn) (?=\\d)",
                    "$1 $2 when turn >= ",
                    "when it happens follows `when`"),
            Phrase.of(
                    "\\b({path}) (?<w>= ?\\+) ?(?=\\S)",
                    "$1 += ",
                    "what is added to something follows `+=`",
                    STATEMENT),
            Phrase.of(
                    "\\b(at [^:{}]*:[^{}]*?{kind})(\\((?:[^()]*?, ?)?)(?<w>({kind}))(?= ?[,)])",
                    "$1$2?4 $4",
                    "what a piece begins with is named, a state and its value",
                    SET_UP,
                    EXAMPLE),
            Phrase.of(
                    "\\b(at [^:{}]*:[^{}]*?{kind})(\\((?:[^()]*?, ?)?)(?<w>(\\p{Ll}\\w*))(?= ?[,)])",
                    "$1$2$4 yes",
                    "a state of a piece stands with its value",
                    SET_UP,
                    EXAMPLE),
            Phrase.of(
                    "^(calendar .*?) (?<w>to|until|through|-) (?=\\p{Lu}\\p{L}+ \\d)",
                    "$1 .. ",
                    "two dots stand between the first date and the last"),
            Phrase.of("^calendar .*?(?<w>\\d{1,2}:\\d\\d).*", "", "an hour is written with am or pm: `5pm`"),
            Phrase.of(
                    "^(calendar .*?) (?<w>(?:each|every|by) (?:1 )?days?)(?=\\s*(?:\\[|$))",
                    "$1",
                    "without `each` every day is a turn"),
            Phrase.of(
                    "^calendar .*? (?<w>(?:each|every) (?:\\d+ hours?|hour|half day|mornings?|noon|afternoons?|evenings?|nights?|dawn|dusk|AM|PM|am|pm)\\b.*)",
                    "",
                    "the hours of a day that are turns are named: `each 7am, 5pm`"),
            Phrase.of(
                    "^calendar .*? (?<w>(?:each|every|by) (?:(?:\\d+|two|three|four|five|ten|other|second) )?(?:days?|weeks?|fortnights?|months?|seasons?|quarters?|years?|(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)days?)\\b.*)",
                    "",
                    "a turn of a calendar is a day, or an hour as in `each 7am, 5pm`; longer turns have numbers alone, `turns 1..8`, and a table can say what is printed for each"),
            Phrase.of(
                    "^(modifiers [^{]*), (?<w>max(?:imum)?(?: of)?|no more than|up to) (\\d+)",
                    "$1, at most $3",
                    "the most that it can be follows `at most`"),
            Phrase.of(
                    "^(modifiers [^{]*), (?<w>min(?:imum)?(?: of)?|no less than) (\\d+)",
                    "$1, at least $3",
                    "the least that it can be follows `at least`"),
            Phrase.of("^(?<w>([+-]) ?(\\d+)) (\"+)", "$4 $2 $3", "an item begins with its text", MODIFIERS),
            Phrase.of(
                    "^(?<w>at most (\\d+(?:/\\d+)?)) (?!steps?\\b)\\p{L}+",
                    "",
                    "a travel limits steps, `at most $2 steps`; what a journey may cost is said where it is made: `s moves u by … within $2`",
                    TRAVEL),
            Phrase.of(
                    "^(?<w>cost) (\\S+) (?:if|when) (.+?),? (?:else|otherwise) (\\S+)\\s*$",
                    "cost if $3 then $2 else $4",
                    "the condition stands first",
                    TRAVEL),
            Phrase.of(
                    "^(?<w>cost) (\\S+) (?:if|when) ([^\"{}]+?)\\s*$",
                    "plus $2 when $3",
                    "what some steps cost instead is an exception to the rule of the cost, `exception to @cost when … = $2`; what they cost"
                            + " besides is `plus`",
                    TRAVEL),
            Phrase.of(
                    "^as soon as (.+?)(?<w>:|,| then) ?({kind}) wins?\\b.*",
                    "victory $3 \"in words\" as soon as $1",
                    "who wins is said first, with words for the players"),
            Phrase.of(
                    "^((?:before|after|instead of) {kind}(?:\\.{kind})?(?: when [^:{]+)?|at (?:start|end) of [^:{]+|as soon as [^:{]+)(?<w>:) (\\S.*)$",
                    "$1 { $3 }",
                    "what is done stands in braces"),
            Phrase.of(
                    "\\bsay (\"+)\" ?(?<w>\\+) ?({path}) ?\\+ ?\"(\"+)",
                    "say $1{$3}$4",
                    "what is worked out stands in the text, in braces",
                    STATEMENT),
            Phrase.of(
                    "\\bsay (\"+)\" ?(?<w>\\+) ?({path})(?=\\s*(?:$|\\}))",
                    "say $1{$3}\"",
                    "what is worked out stands in the text, in braces",
                    STATEMENT),
            Phrase.of("\\bchooses (?<w>(\\d+)) of ", "chooses exactly $2 of ", "a number of them is `exactly`"),
            Phrase.of(
                    "(?<!may )\\b(?!may\\b)({path}) (?<w>choose) (?=one|any|up to|exactly|at least|number|two)",
                    "$1 chooses ",
                    "a side `chooses`, and it `may choose`"),
            Phrase.of(
                    "^if ({path}) (?<w>(?:chooses|decides|wants|elects|wishes) to) (\\p{Ll}\\w*)",
                    "if $1 will $3",
                    "what a side may do or leave is asked with `will`",
                    STATEMENT),
            Phrase.of(
                    "^for each (?<w>(\\p{Ll}\\w*)) ?\\{",
                    "for each $2 in #2 {",
                    "each of which set follows `in`",
                    STATEMENT),
            Phrase.of(
                    "^for each (?<w>(\\p{Ll}\\w*)) (of|at|on|in|next to) ([^{}]*?) ?\\{",
                    "for each $2 in #2 $3 $4 {",
                    "each of which set follows `in`",
                    STATEMENT),
            Phrase.of(
                    "^(?<w>for (\\d+|{path}) times) ?\\{", "repeat $2 times {", "so many times is `repeat`", STATEMENT),
            Phrase.of("^for (?<w>all|every|any) (?=\\p{Ll}\\w* in )", "for each ", "one after the other is `for each`"),
            Phrase.of(
                    "^(?<w>roll) ((?:\\d+ )?d\\d+) for (\\p{Ll}\\w*)\\s*$",
                    "let $3 = roll $2 for $3",
                    "what falls is given a name"),
            Phrase.of(
                    "\\breveal (.+?) (?<w>to (?:everyone|everybody|all|both|anyone))",
                    "reveal $1",
                    "what is revealed is shown to all, unless a side is named",
                    UNKNOWN_NAME),
            Phrase.of(
                    "^(?<w>scenario) ({kind})\\s*$", "given scenario $2", "what holds first follows `given`", EXAMPLE),
            Phrase.of(
                    "({kind}\\({path}) (?<w>to|by|along|via|from|at) (?={path}(?:\\([^()]*\\))?\\))",
                    "$1, ",
                    "what an order is given for is divided by commas",
                    EXAMPLE),
            Phrase.of(
                    "(passes|\\)|chooses .+?) (?<w>roll|rolling|rolled|with) (?=\\p{Ll}\\w* \\d)",
                    "$1 rolls ",
                    "the dice follow `rolls`",
                    EXAMPLE),
            Phrase.of(
                    "^(ruling {kind}(?: \\[+)?) (?<w>[^\"\\[]*[^\"\\[\\s])\\s*$",
                    "$1 \"$2\"",
                    "the words of a ruling stand in quotes"),
            Phrase.of(
                    "^(at [^:]*: ?(?:.*?, )?)(?<w>(?:all|every|everyone|everybody|others|the rest|remaining)(?: of)?(?: the)?) ({kind})",
                    "$1rest of $3",
                    "all who stand nowhere else are `rest of` a side",
                    SET_UP),
            Phrase.of(
                    "^at [^:]*:.*?({kind})(?<w>\\((\\d+)\\)).*",
                    "",
                    "what a piece begins with is named, a state and its value: `$1(… $3)`",
                    SET_UP),
            Phrase.of(
                    "^except (?<w>(?:from|since|starting(?: on| with| in)?) turn) (?=\\d)",
                    "when turn >= ",
                    "when something holds follows `when`"),
            Phrase.of("^except (?<w>(?:after) turn) (?=\\d)", "when turn > ", "when something holds follows `when`"),
            Phrase.of(
                    "^except (?<w>(?:on|in|during) turn) (?=\\d)",
                    "when turn is ",
                    "when something holds follows `when`"),
            Phrase.of("^(region .*?\\b(?:rows?|columns?) \\d+) ?(?<w>-|to) ?(?=\\d)", "$1..", "two dots make a range"),
            Phrase.of(
                    "^(region .*?)(?<w>(?:all |the )?hexes) (?=within|(?:on or )?(?:north|south|east|west) of|bounded)",
                    "$1",
                    "a region says which hexes at once"),
            Phrase.of(
                    "\\b(\\p{Ll}\\w*\\.at) (?<w>(?:is |are )?(?:not )?within) (\\d+)(?: hexes| hex| steps?)? (?:of|from) ({path})",
                    "distance($1, $4) <= $3",
                    "how far two hexes are apart is their `distance`"),
            Phrase.of(
                    "(?<w>line from ({path}) to ({path}) (?:is )?not blocked by)",
                    "not line from $2 to $3 blocked by",
                    "`not` stands before the line"),
            Phrase.of(
                    "(?<w>line of sight|LOS) (?:from|between) ({path}) (?:to|and) ({path}).*",
                    "",
                    "who sees whom is a line that nothing blocks: `not line from $2 to $3 blocked by it has Woods`"),
            Phrase.of(
                    "^score ?(?<w>:|=) ?{kind}\\.(\\p{Ll}\\w*)",
                    "score(s) = s.$2",
                    "what a side strives for is said of a side"),
            Phrase.of(
                    "^(?<w>(?i:secretly))\\b",
                    "",
                    "what is done stands in a procedure or at a moment: `at start of turn 1 { … }`",
                    WORD),
            Phrase.of(": ?Int (?<w>(\\d+) ?- ?(\\d+))", ": Int $2..$3", "two dots make a range"),
            Phrase.of(
                    "(state \\p{Ll}\\w*): ?(?<w>(\\d+\\.\\.\\d+))",
                    "$1: Int $3",
                    "a range belongs to a kind of number"),
            Phrase.of(
                    "(state \\p{Ll}\\w*: ?{kind}) (?<w>or (?:none|nothing|null|nobody))",
                    "$1?",
                    "what may be absent has a question mark"),
            Phrase.of(
                    "(?<w>prefers?|favou?ring) (?=most|least|\\.)", "preferring ", "the better ones are `preferring`"),
            Phrase.of(
                    "(?<w>(most|least) \\.(\\w+) (?:of|among|over) ({kind}))",
                    "",
                    "the best of a set is `$4 preferring $2 .$3`, and the number itself `$2 of .$3 over $4`"));

    private HabitPhrases() {}
}
