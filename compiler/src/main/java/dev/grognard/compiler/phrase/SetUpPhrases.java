package dev.grognard.compiler.phrase;

import static dev.grognard.compiler.phrase.RulebookPhrases.Place.EXAMPLE;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.MAP;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.SET_UP;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.VICTORY;

import java.util.List;

/** How rulebooks draw a map, set a game up, tell an example and say who wins. */
final class SetUpPhrases {
    static final List<Phrase> PHRASES = List.of(
            Phrase.of(
                    "^at (?<w>(?:any|an?|some|each|every|all|one of)(?: the)? {kind}): ?(.*?)\\s*$",
                    "at …: $2",
                    "a side that may choose a place does so when the game starts, `at start of turn 1 { … }`; a set-up names the very place",
                    SET_UP),
            Phrase.of(
                    "^(at .*?{kind}) (?<w>with) (\\d+) (\\p{Ll}\\w*)",
                    "$1($4 $3)",
                    "what a piece begins with stands behind it in parentheses",
                    SET_UP,
                    EXAMPLE),
            Phrase.of(
                    "(at .*?{kind} ?\\( ?\\p{Ll}\\w*) ?(?<w>=|:) ?(?=\\S)",
                    "$1 ",
                    "a state and its value stand side by side",
                    SET_UP,
                    EXAMPLE),
            Phrase.of(
                    "^(expect .*?) (?<w>(?:should|must|shall|will|would)(?: now)? (?:be|equal)|equals?)(?: to)? (?=\\S)",
                    "$1 is ",
                    "what is expected follows `is`",
                    EXAMPLE),
            Phrase.of(
                    "^(?<w>({kind}(?:, {kind})+):) ?({kind}|\\d+)\\s*$", "at $3: $2", "the place stands first", SET_UP),
            Phrase.of(
                    "^({kind}) (?<w>between) (\\d+) and (\\d+)",
                    "$1 $3/$4",
                    "what lies between two hexes is written with a stroke",
                    MAP),
            Phrase.of(
                    "^(\\d+) ?(?<w>=|:|is) ?({kind}|\"+)",
                    "named $3 $1",
                    "the name of a hex stands before its number",
                    MAP),
            Phrase.of(
                    "^named (?<w>(\\d+)) ({kind})\\s*$",
                    "named $3 $2",
                    "the name of a hex stands before its number",
                    MAP),
            Phrase.of(
                    "^named (?<w>\\d+) {kind}.*",
                    "",
                    "the name of a hex stands before its number: `named Oakham 0103, Stanton 0802`",
                    MAP),
            Phrase.of("^(at .*?{kind}) (?<w>and|&|\\+) ({kind})", "$1, $3", "pieces are divided by commas", SET_UP),
            Phrase.of(
                    "^at [^:]*:.*?(?<w>\\b\\d{1,2} {kind})",
                    "",
                    "every piece has a name of its own and is named once: `at …: Pikes, Guards`",
                    SET_UP),
            Phrase.of("^(?<w>(\\d+) turns?)\\s*$", "turns 1..$2", "write the first and the last one", SET_UP),
            Phrase.of(
                    "^(?<w>turns? (\\d+) ?(?:to|-|until|through) ?(\\d+))\\s*$",
                    "turns $2..$3",
                    "two dots make a range",
                    SET_UP),
            Phrase.of(
                    "^({kind}) (?<w>(?:connects|leads|is connected|is linked|is joined|is adjacent)(?: to)?) ({kind})",
                    "@link: $1 - $3",
                    "places are joined by the name of a link and `-`",
                    MAP),
            Phrase.of(
                    "^given (?!scenario\\b|at\\b|turn\\b|option\\b|start\\b)(?<w>({kind})),?(?= |$)",
                    "given scenario $2",
                    "a set-up is named behind `scenario`",
                    EXAMPLE),
            Phrase.of(
                    "^(expect (?:[^(),{]|\\([^()]*\\))+?)(?<w>,) (?=.)",
                    "$1 and ",
                    "two expectations are joined with `and`",
                    EXAMPLE),
            Phrase.of(
                    "^(?:the )?({kind})(?: player| side)? (?<w>wins?(?: the game)?) (\"+)( \\[+)?,? (?:if|when)\\b",
                    "$1 $3$4 when",
                    "a line names who wins, without a verb",
                    VICTORY),
            Phrase.of(
                    "^(?:the )?({kind})(?: player| side)? (?<w>(?:wins?(?: the game)?,? )?(?:if|when)) (?=\\S)",
                    "$1 \"in words\" when ",
                    "a line names who wins, a text for the players, and when",
                    VICTORY),
            Phrase.of(
                    "^(?:the )?({kind})(?: player| side)? (?<w>(?:wins?(?: the game)?,? )?(?:otherwise|in all other cases|else))\\s*$",
                    "$1 \"in words\" otherwise",
                    "a line names who wins, and a text for the players",
                    VICTORY),
            Phrase.of("^({kind}) (?<w>wins?)\\b", "$1", "a line names who wins, without a verb", VICTORY),
            Phrase.of(
                    "^(?<w>else|otherwise|if not|in all other cases),? ({kind})(?: wins?)?",
                    "$2 \"in words\" otherwise",
                    "whoever wins is named first",
                    VICTORY),
            Phrase.of(
                    "^({kind}) (?<w>with|has|have|having|by|for) .*",
                    "",
                    "a line names who wins, a text for the players, and when: `$1 \"in words\" when …`",
                    VICTORY),
            Phrase.of(
                    "^({kind}|\\d+\\p{L}\\w*)(?<w>:? (?:arrives |enters |comes )?(?:on |in )?turn (\\d+))(?: at| to| in|,)? ({kind}|\\d+)",
                    "at start of turn $3 { move $1 to $4 }",
                    "what comes later is moved in when its turn starts",
                    SET_UP),
            Phrase.of(
                    "^(?<w>(?i:reinforcements?)\\b)",
                    "",
                    "what comes later is moved in when its turn starts: `at start of turn 2 { move … to … }`; a list of many is a recipe",
                    SET_UP),
            Phrase.of("^(?<w>in|on) ({kind}|\\d+):", "at $2:", "where pieces stand at the start follows `at`", SET_UP),
            Phrase.of(
                    "^(?:at )?({kind}|\\d+) (?<w>[-=]) ({kind}.*)",
                    "at $1: $3",
                    "a set-up line is a place, a colon and pieces",
                    SET_UP),
            Phrase.of(
                    "^({kind}(?:, {kind})*) (?<w>(?:starts? |begins? |set up |is |are )?(?:at|in|on)(?: the)?) ({kind}|\\d+)\\s*$",
                    "at $3: $1",
                    "the place stands first",
                    SET_UP),
            Phrase.of("^turns(?<w>:|=)? ?(\\d+)\\s*$", "turns 1..$2", "write the first and the last one", SET_UP),
            Phrase.of(
                    "^(?<w>(?:reinforcements? )?(?:on )?turn (\\d+)):? ({kind}|\\d[\\p{L}\\p{N}]+) (?:arrives? |enters? |comes? |appears? )?(?:at|to|in|on) ({kind}|\\d+)",
                    "at start of turn $2 { move $3 to $4 }",
                    "what comes later is moved in when its turn starts",
                    SET_UP),
            Phrase.of(
                    "^(?<w>(?:reinforcements? )?(?:on |in )?turn (\\d+),? (?:at|in|to|on)) ({kind}|\\d+):? ({kind}(?:, {kind})*)\\s*$",
                    "at start of turn $2 { move ($4) to $3 }",
                    "what comes later is moved in when its turn starts",
                    SET_UP),
            Phrase.of(
                    "^at ({kind}|\\d+),? (?<w>(?:on |in )?turn (\\d+)):? ([\\p{L}\\p{N},\\t\\x20]+)",
                    "at start of turn $3 { move ($4) to $1 }",
                    "what comes later is moved in when its turn starts",
                    SET_UP),
            Phrase.of("(?<=\\d) (?<w>to) (?=\\d)", "..", "two dots make a range", SET_UP, MAP),
            Phrase.of(
                    "\\b(?<w>rolls?|rolled) (\\d+(?: \\d+)*)",
                    "rolls @die $2",
                    "a roll is named after what it is for, as in `roll d6 for @die`",
                    EXAMPLE),
            Phrase.of("(?<w>if)\\b", "when", "write `when` for `if`", VICTORY),
            Phrase.of(
                    "^(?<w>draw|tie|drawn)\\b",
                    "nobody",
                    "whoever wins is named first, and of a draw that is nobody",
                    VICTORY));

    private SetUpPhrases() {}
}
