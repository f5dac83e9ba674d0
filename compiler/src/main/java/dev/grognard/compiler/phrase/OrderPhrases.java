package dev.grognard.compiler.phrase;

import static dev.grognard.compiler.phrase.RulebookPhrases.Place.MEMBERS;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.ORDER;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.SET_UP;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.STATEMENT;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.TRAVEL;

import java.util.List;

/** Lines that have all their parts, in another order than here or with one word too many. */
final class OrderPhrases {
    /** A plain value. */
    private static final String VALUE = "(-?\\d[\\d/]*|{path})";

    static final List<Phrase> PHRASES = List.of(
            Phrase.of(
                    "(?<=^requires [^\"{}]{1,300}) (?<w>else) (?=[^\"{}]+ else \"+)",
                    " or ",
                    "what suffices instead is joined with `or`; `else` stands before the reason",
                    ORDER),
            Phrase.of(
                    "^victory ({kind}) (?<w>((?!at\\b|as\\b|when\\b|if\\b)\\p{Ll}\\w*(?: \\p{Ll}\\w*)*)) \"(?=\")",
                    "victory $1 \"$3: ",
                    "what players read of a victory stands in its text"),
            Phrase.of(
                    "^victory (?<w>({kind}): ?)(?=\")",
                    "victory $2 ",
                    "who wins stands before the text without a sign"),
            Phrase.of(
                    "^box ({kind}) (?<w>((?!face\\b|final\\b)\\p{L}+(?: (?!face\\b|final\\b)\\p{L}+)*))(?= *$| face| final| \\[)",
                    "box $1 \"$3\"",
                    "what players read stands in quotes"),
            Phrase.of(
                    "^(box .*?) (?<w>final face (up|down))\\b",
                    "$1 face $3 final",
                    "how the pieces lie there is said first"),
            Phrase.of(
                    "^exception (?<w>(?!to\\b)(?:(?:for|from|of) )?(\\p{L}[\\w.]*))( \\[+)?(?= )",
                    "exception$3 to $2",
                    "what an exception belongs to follows `to`"),
            Phrase.of(
                    "(?<=^order .{0,400})(\"+)((?: \\[+)?) (?<w>in ({kind}(?:\\.{kind})?))",
                    "in $4 $1$2",
                    "when an order can be given stands before its text",
                    ORDER),
            Phrase.of(
                    "(?<=^requires [^\"{}]{1,400}\\S) (?<w>(\\[+)) else (\"+)",
                    " else $3 $2",
                    "a case stands behind the reason",
                    ORDER,
                    TRAVEL),
            Phrase.of(
                    "^(before|after|at start of|at end of) (?<w>(?:the )?(?:phase|step)) ({kind})",
                    "$1 $3",
                    "a phase is known by its name alone"),
            Phrase.of(
                    "^(before|after|at start of|at end of) (?<w>(?:the )?({kind}) (?:phase|step))\\b",
                    "$1 $3",
                    "a phase is known by its name alone"),
            Phrase.of(
                    "^(?<w>(?:forbids|forbid|prohibits?|disallows?|excludes?|prevents?|denies|refuses?|(?:not|forbidden|illegal|prohibited|refused) (?:if|when|unless))(?: (?:if|when))?) ({condition})(?= ?(?:else|$))",
                    "requires not ($2)",
                    "an order says what it requires",
                    ORDER),
            Phrase.of(
                    "^(?<w>({path}) (?:may not|cannot|can not|can't|must not) (\\p{Ll}\\w*)[^\"{}\\[]*? (?:twice|again|more than once|a second time))(?= *(?:\\[|$))",
                    "requires not $2.=3 else \"{$2} has =3\"",
                    "an order says what it requires, and why it is refused",
                    ORDER),
            Phrase.of(
                    "^(?<w>(?:may not|cannot|can not|can't|must not) (\\p{Ll}\\w*)[^\"{}\\[]*? (?:twice|again|more than once|a second time))(?: else)? (\"+)",
                    "requires not @chosen.=2 else $3",
                    "an order says what it requires, and why it is refused",
                    ORDER),
            Phrase.of(
                    "^(?<w>(?:may not|cannot|can not|can't|must not) \\p{Ll}\\w*[^\"{}\\[]*?)(?: else)? (\"+)",
                    "",
                    "an order says what it requires, and why it is refused: `requires not … else $2`",
                    ORDER),
            Phrase.of(
                    "^(?<w>(\\p{Ll}[\\p{L}\\p{N}.]*) (?:may not|cannot|can not|can't|must not|may only) \\p{Ll}\\w*)\\b",
                    "",
                    "an order says what it requires, and why it is refused: `requires … else \"…\"`, as in"
                            + " `requires not $2.moved else \"{$2} has moved\"`",
                    ORDER),
            Phrase.of(
                    "(?<=^requires [^\"{}]{0,300}\\S)(?<w> ?(?:,(?= ?\\p{L})|[;:])) ?(?:(?:or )?else|otherwise|because|but|as)?:? ?(?=\")",
                    " else ",
                    "the reason follows `else`, and no sign stands before it",
                    ORDER,
                    TRAVEL),
            Phrase.of(
                    "(?<=^requires (?!if\\b)[^\"{}]{0,300}\\belse )(?<w>(\\p{L}[^\"\\[{}]*?))(?= *(?:\\[|\\{|$))",
                    "\"$2\"",
                    "a reason is a text, which stands in quotes",
                    ORDER,
                    TRAVEL),
            Phrase.of(
                    "(?<=^requires [^\"{}]{0,300})(?<w>,) (?=[^\"{}]*\\belse\\b)",
                    " and ",
                    "two conditions are joined with `and`",
                    ORDER,
                    TRAVEL),
            // ------------------------------------------------------------------- one value or another
            Phrase.of(
                    "((?:=|\\bcost) ?)" + VALUE
                            + " (?<w>if|when) ([^={}\\[\"]+?),? (?:otherwise|or else|else),? "
                            + VALUE,
                    "$1if $4 then $2 else $5",
                    "of two values, the condition stands first"),
            Phrase.of(
                    "((?:=|\\bcost) ?)" + VALUE + " (?<w>if|when) ([^={}\\[\"]+?), " + VALUE + " (?:otherwise|else)\\b",
                    "$1if $4 then $2 else $5",
                    "of two values, the condition stands first"),
            Phrase.of(
                    "^(rule .*?= ?)" + VALUE + ",? (?<w>except|but) " + VALUE + " (?:if|when) ([^={}\\[\"]+?)\\s*$",
                    "$1$2 except when $5 = $4",
                    "what differs is an exception"),
            Phrase.of(
                    "^(rule .*?= ?)" + VALUE + ",? (?<w>unless) ([^={}\\[\"]+?),? (?:then|when|in which case) " + VALUE
                            + "\\s*$",
                    "$1$2 except when $4 = $5",
                    "what differs is an exception"),
            // ------------------------------------------------------------------- statements
            Phrase.of(
                    "\\b({path}) moves ({path}) (?<w>(exactly|at least) " + VALUE
                            + " {spaces}) by ({kind}(?:\\([^()]*\\))?)",
                    "$1 moves $2 by $6 $4 $5 steps",
                    "how far a journey goes follows the way of travelling",
                    STATEMENT),
            Phrase.of(
                    "\\b({path}) moves ({path}) (?<w>(?:within|up to|at most) " + VALUE
                            + "(?: {spaces}| {kind})?) by ({kind}(?:\\([^()]*\\))?)",
                    "$1 moves $2 by $5 within $4",
                    "how far a journey goes follows the way of travelling",
                    STATEMENT),
            Phrase.of(
                    "\\brepeat (?<w>(?!\\{|\\d+ times|until\\b|while\\b)([^{}]+?)) until\\b",
                    "repeat { $2 } until",
                    "what is repeated stands in braces",
                    STATEMENT),
            Phrase.of(
                    "\\brepeat (?<w>(\\d+|{path}) times,? ([^{}]+?))(?= *(?:\\}|$))",
                    "repeat $2 times { $3 }",
                    "what is repeated stands in braces",
                    STATEMENT),
            Phrase.of(
                    "(?<=^|[{}] ?|  )(?<w>roll) (\\d*d\\d+) for (\\p{Ll}\\w*)",
                    "let $3 = roll $2 for $3",
                    "what a die shows gets a name",
                    STATEMENT),
            Phrase.of(
                    "(?<=^|[{}] ?|  )(?<w>roll) .*",
                    "",
                    "what a die shows gets a name, and says what it is for: `let die = roll d6 for @roll`",
                    STATEMENT),
            Phrase.of(
                    "^at (start|end) of turn \\{ ?if ([^{}]+?) \\{ ?(?<w>victory ({kind}) (\"+)) ?\\} ?\\}",
                    "victory $4 $5 at $1 of turn when $2",
                    "who wins is declared outside of blocks",
                    STATEMENT),
            Phrase.of(
                    "(?<w>victory ({kind}) (\"+))",
                    "",
                    "who wins is declared outside of blocks: `victory $2 $3 as soon as …`, or `victory $2 $3 at end of turn when …`",
                    STATEMENT),
            Phrase.of(
                    "(?<w>victory)\\b.*",
                    "",
                    "who wins is declared outside of blocks: `victory … \"in words\" as soon as …`, or `… at end of turn when …`",
                    STATEMENT),
            // ------------------------------------------------------------------- members and set-ups
            Phrase.of(
                    "(?<w>\\p{Ll}\\w*: ?\"+)",
                    "",
                    "a kind has no texts of its own: what one counter is called is the first cell of its row in `pieces { … }`, what all say is a `label \"…\"`",
                    MEMBERS),
            Phrase.of(
                    "(?<w>(\\p{Ll}\\w*): ?-?\\d+)",
                    "",
                    "a kind says what sort of value each has, such as `$2: Int`; what one counter has stands in its row of `pieces { … }`",
                    MEMBERS),
            Phrase.of(
                    "(?<w>(?:the )?(?:first|starting) (?:player|side)(?: is|:| =)?(?: the)? ?({kind})?)",
                    "",
                    "who moves first is said by the sequence of play, such as `phase Moves(s) { … }` for one side after the other; where set-ups differ in it, a `state first: Side` gets its value `at start of turn 1 { first = … }` and the sequence asks for it",
                    SET_UP),
            Phrase.of(
                    "(?<w>(?:the )?({kind}) (?:moves?|goes|go|plays?|begins?|starts?) first)\\b",
                    "",
                    "who moves first is said by the sequence of play, such as `phase Moves(s) { … }` for one side after the other; where set-ups differ in it, a `state first: Side` gets its value `at start of turn 1 { first = … }` and the sequence asks for it",
                    SET_UP),
            Phrase.of(
                    "(?<w>(?:is |are )?(?:hidden|secret|concealed)(?: (?:from|to) (?:the )?(?:opponent|enemy|foe|other side|other player|others|{kind}))?) (?:when|while|if|as long as) not ({path})",
                    "@fields seen by owner, by everyone when $2",
                    "say who sees it, and when",
                    MEMBERS),
            Phrase.of(
                    "(?<w>(?:is |are )?(?:hidden|secret|concealed)(?: (?:from|to) (?:the )?(?:opponent|enemy|foe|other side|other player|others|{kind}))?) (?:when|while|if|as long as) (?:it is |they are )?({path})",
                    "@fields seen by owner, by everyone when not $2",
                    "say who sees it, and when",
                    MEMBERS));

    private OrderPhrases() {}
}
