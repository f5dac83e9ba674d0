package dev.grognard.compiler.diagnostic;

import static dev.grognard.compiler.diagnostic.RulebookPhrases.Place.CONDITION;
import static dev.grognard.compiler.diagnostic.RulebookPhrases.Place.DECLARATION;
import static dev.grognard.compiler.diagnostic.RulebookPhrases.Place.EXAMPLE;
import static dev.grognard.compiler.diagnostic.RulebookPhrases.Place.MEMBERS;
import static dev.grognard.compiler.diagnostic.RulebookPhrases.Place.MODIFIERS;
import static dev.grognard.compiler.diagnostic.RulebookPhrases.Place.ORDER;
import static dev.grognard.compiler.diagnostic.RulebookPhrases.Place.RULE;
import static dev.grognard.compiler.diagnostic.RulebookPhrases.Place.SET_UP;
import static dev.grognard.compiler.diagnostic.RulebookPhrases.Place.STATEMENT;
import static dev.grognard.compiler.diagnostic.RulebookPhrases.Place.UNKNOWN_NAME;
import static dev.grognard.compiler.diagnostic.RulebookPhrases.Place.VICTORY;

import java.util.List;

/** What rulebooks say and how it is written here: one table for all who stumble over it. */
final class PhraseTable {
    private static final String MORE = "(?:greater|more|higher|larger|bigger|later|stronger)";
    private static final String LESS = "(?:less|fewer|lower|smaller|earlier|weaker)";
    private static final String BEGINS =
            "(?<=^|[(=]\\s{0,9}|\\b(?:requires|when|if|and|or|where|not|as|expect)\\s{1,9})";

    static final List<Phrase> PHRASES = List.of(
            // ------------------------------------------------------------------------------------ how many
            Phrase.of(
                    BEGINS + "(?<w>at least|no fewer than|no less than) ({path}) \\(?({set})\\)?",
                    "count (#3) >= $2",
                    "how many there are is `count (…)`"),
            Phrase.of(
                    BEGINS + "(?<w>at most|no more than|up to|not more than) ({path}) \\(?({set})\\)?",
                    "count (#3) <= $2",
                    "how many there are is `count (…)`"),
            Phrase.of(
                    BEGINS + "(?<w>more than) ({path}) \\(?({set})\\)?",
                    "count (#3) > $2",
                    "how many there are is `count (…)`"),
            Phrase.of(
                    BEGINS + "(?<w>(?:fewer|less) than) ({path}) \\(?({set})\\)?",
                    "count (#3) < $2",
                    "how many there are is `count (…)`"),
            Phrase.of(
                    BEGINS + "(?<w>exactly) ({path}) \\(?({set})\\)?",
                    "count (#3) is $2",
                    "how many there are is `count (…)`"),
            Phrase.of(
                    "(?<w>(?:the )?(?:sum|total) of (?:the )?\\.?(\\p{Ll}[\\p{L}\\p{N}]*) (?:of|in|over) (?:the |all )?({set}))",
                    "sum of .$2 over #3",
                    "what each member has is written with a dot, and the set follows `over`"),
            Phrase.of("(?<w>(?:the )?number of|count of) ({set})", "count (#2)", "how many there are is `count (…)`"),
            Phrase.of(
                    "\\bchooses (?<w>(?:at least|exactly|up to) {path})(?= \\(| {kind})",
                    "chooses $1 of",
                    "write `of` before the set"),
            Phrase.of(
                    "(?<w>all) ({set}) (?:are|is) (?:in|at|on) ({path})",
                    "no (#2 where .at is not $3)",
                    "that all are so is said by none that is not"),
            // ------------------------------------------------------------------------------------ comparisons
            Phrase.of(
                    "(?<w>(?:is )?between) ([\\p{Ll}\\p{N}][\\p{L}\\p{N}.]*) and ({path})",
                    "in $2..$3",
                    "write `in` and a range"),
            Phrase.of(
                    "\\b({path}) (?:is )?(?<w>(\\d+) or (?:later|more|higher|greater|better|after|above))\\b",
                    "$1 >= $3",
                    "write `>=`"),
            Phrase.of(
                    "\\b({path}) (?:is )?(?<w>(\\d+) or (?:earlier|less|fewer|lower|before|below))\\b",
                    "$1 <= $3",
                    "write `<=`"),
            Phrase.of(
                    "\\b({path}) is (?<w>({kind}) or ({kind}))\\b(?!\\.)",
                    "$1 in ($3, $4)",
                    "each side of `or` is a condition of its own; to compare with several, name them in parentheses",
                    CONDITION),
            Phrase.of(
                    "\\b({path}) is not (?<w>({kind}) or ({kind}))\\b(?!\\.)",
                    "$1 not in ($3, $4)",
                    "each side of `or` is a condition of its own; to compare with several, name them in parentheses",
                    CONDITION),
            Phrase.of(
                    "\\b(?<w>roll ((?:\\d+ )?d\\d+) for ({path}) is (\\d+) or (\\d+))\\b",
                    "",
                    "a roll is made once and kept: `let die = roll $2 for $3`, and below it `die is $4 or die is $5`",
                    CONDITION),
            Phrase.of(
                    "\\b({path}) is (?<w>(\\d+) or (\\d+))\\b",
                    "$1 is $3 or $1 is $4",
                    "each side of `or` is a condition of its own",
                    CONDITION),
            Phrase.of(
                    "\\b(?<w>({kind}) (and|or)) ({kind})\\.([\\p{L}\\p{N}]+) is ({path})",
                    "$2.$5 is $6 $3 $4.$5 is $6",
                    "each side of `$3` is a condition of its own",
                    CONDITION),
            Phrase.of("(?<w>is not in|are not in)\\b", "not in", "write `not in`"),
            Phrase.of("(?<w>is in|are in)\\b", "in", "write `in`"),
            Phrase.of(
                    "\\b({path}) (?<w>(?:is|stands|are)( not)? at)\\b(?! (?:least|most))",
                    "$1.at is$3",
                    "where a piece stands is its `.at`"),
            Phrase.of(
                    "(?<w>(?:(?:is|are) )?" + MORE + " than or equal to|(?:is|are) at least|(?:is|are) not " + LESS
                            + " than)",
                    ">=",
                    "write `>=`"),
            Phrase.of(
                    "(?<w>(?:(?:is|are) )?" + LESS
                            + " than or equal to|(?:is|are) at most|(?:is|are) up to|(?:is|are) (?:not|no) " + MORE
                            + " than)",
                    "<=",
                    "write `<=`"),
            Phrase.of("(?<w>(?:(?:is|are) )?" + MORE + " than|exceeds)\\b", ">", "write `>`"),
            Phrase.of("(?<w>(?:(?:is|are) )?" + LESS + " than)\\b", "<", "write `<`"),
            Phrase.of("(?<w>(?:is )?equal to|is the same as)\\b", "is", "write `is`"),
            Phrase.of(
                    "\\b({path}) (?<w>(?:has|have) not)(?: been)? (\\p{Ll}[\\p{L}\\p{N}]*)",
                    "not $1.$3",
                    "what holds of something follows a dot"),
            Phrase.of(
                    "\\b({path}) (?<w>has|have)(?: been)? (?!no\\b)(\\p{Ll}[\\p{L}\\p{N}]*)",
                    "$1.$3",
                    "what holds of something follows a dot"),
            Phrase.of(
                    "\\b({kind}) (?<w>holds|controls|owns|occupies) ({kind}) and ({kind})",
                    "$3.@holder is $1 and $4.@holder is $1",
                    "who has a place is a state of it, which is compared"),
            Phrase.of(
                    "\\b({path}) (?<w>holds|controls|owns|occupies) ({kind})",
                    "$3.@holder is $1",
                    "who has a place is a state of it, which is compared"),
            Phrase.of(
                    "(?<w>(?:({path}) is )?adjacent to (?:the |an |a |any )?(?:enemy|enemies|foe|opponent))\\b",
                    "",
                    "who stands beside a place is asked of a kind: `any (Unit of s.opponent next to p)`"),
            Phrase.of(
                    "\\b({path}) (?:is )?(?<w>(?:adjacent|next) to (?:an|a|any)) ({set})",
                    "any (#3 next to $1)",
                    "who stands beside a place is asked of a kind"),
            Phrase.of(
                    "\\b({path}) is (?<w>next to) ({path})",
                    "adjacent($1, $3)",
                    "of two places ask `adjacent(a, b)`; who stands beside one is `Unit next to p`"),
            Phrase.of("\\b({kind}(?: of {path})?) (?<w>adjacent to)\\b", "$1 next to", "write `next to`"),
            Phrase.of(
                    "\\b({path}) (?:is )?(?<w>adjacent to) ({path})",
                    "adjacent($1, $3)",
                    "of two places ask `adjacent(a, b)`; who stands beside one is `Unit next to p`"),
            Phrase.of(
                    "\\b(?<w>(?:the )?distance (?:from|between)) ({path}) (?:to|and) ({path})",
                    "distance($2, $3)",
                    "write `distance(a, b)`"),
            Phrase.of(
                    "(?<=^|\\s)(\\p{Ll}[\\p{L}\\p{N}.]*) (?:is )?(?<w>within) ({path}) (?:hex|hexes|spaces|steps) of ({path})",
                    "distance($1, $4) <= $3",
                    "how far it is from one place to another is `distance(a, b)`"),
            Phrase.of("\\b({path}) <= ({path}) (?<w><=) ({path})", "$2 in $1..$4", "write `in` and a range"),
            Phrase.of(
                    "\\b(?<w>neither) ({path}) nor ({path})",
                    "not $2 and not $3",
                    "each side of `and` is a condition of its own"),
            Phrase.of("\\b(?<w>but)(?= )", "and", "write `and`"),
            // ------------------------------------------------------------------------------------ sums and dice
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
                    MODIFIERS),
            // ------------------------------------------------------------------------------------ orders and rules
            Phrase.of("^(?<w>unless) ({condition})", "requires not ($2)", "an order says what it requires", ORDER),
            Phrase.of(
                    "^(?<w>only (?:if|when)|if|when|provided(?: that)?) ({condition})",
                    "requires $2",
                    "an order says what it requires",
                    ORDER),
            Phrase.of(
                    "^(?<w>({kind}) (?:may not|cannot|can not|must not) {condition})",
                    "",
                    "an order says what it requires: `requires not (@chosen is $2 and …)`",
                    ORDER),
            Phrase.of(
                    "^(?<w>.* (?:may not|cannot|can not|must not) ({condition}))",
                    "",
                    "an order says what it requires: `requires not (… and …)`",
                    ORDER),
            Phrase.of("(?<=\\S),? (?<w>unless)\\b", " or", "in a condition, `unless` is `or`", ORDER),
            Phrase.of(
                    "^(?:rule|except)\\b.*= ({path}) (?<w>for|if) (.+?),? ({path}) (?:otherwise|else)\\b",
                    "",
                    "a rule has its usual value first, here `= $4`, and below it `except when … = $1`",
                    RULE),
            Phrase.of(
                    "(?<=\\S),? (?<w>unless) ({condition})",
                    " when not ($2)",
                    "an item says when it counts: `when not (…)`",
                    MODIFIERS),
            Phrase.of(
                    "\\bfor each\\b.* where .*?(?=,? (?<w>unless) )",
                    "",
                    "in a condition, `unless` is `and not (…)` here",
                    STATEMENT),
            Phrase.of(
                    "^cost .*(?<w>([+-]) ({path}) (?:if|when))\\b.*",
                    "",
                    "what a step costs more at times is a line of its own: `plus $3 when …`"),
            Phrase.of(
                    "^stops (?<w>(?:upon|on|when) entering) ({kind})\\b(?!\\.)",
                    "stops when step.to has $2",
                    "say of the step when it is the last"),
            Phrase.of(
                    "^stops (?<w>(?:upon|on|when) entering) ({path})",
                    "stops when step.to in $2",
                    "say of the step when it is the last"),
            Phrase.of(
                    "^(?:rule|except)\\b.*= \\S.*?,? (?<w>unless) ({condition})",
                    "",
                    "an exception stands on a line below: `except when $2 = …`",
                    RULE),
            Phrase.of(
                    "^(?:rule|except)\\b.*= \\S.*?,? (?<w>if|when) ({condition})",
                    "",
                    "a rule has its usual value first, and below it `except when $2 = …`",
                    RULE),
            Phrase.of(
                    "^(?<w>until turn) (\\d+)",
                    "except when turn < $2",
                    "what holds only for a time is an exception",
                    RULE),
            Phrase.of(
                    "^(?<w>(?:from|after|since) turn) (\\d+)(?: on)?",
                    "except when turn >= $2",
                    "what holds only for a time is an exception",
                    RULE),
            Phrase.of(
                    "^(?:except )?(?<w>(?:on|in|during) turn) (\\d+)",
                    "except when turn is $2",
                    "what holds only for a time is an exception",
                    RULE),
            Phrase.of(
                    "^(?:except )?(?<w>during|in)(?: the)? ({kind})(?: [Pp]hase)?",
                    "except when phase is $2",
                    "what holds only in a phase is an exception",
                    RULE),
            Phrase.of("^(?<w>except (?:for|of)) ({kind})", "except when @parameter is $2", "say when it holds", RULE),
            Phrase.of("^(?<w>unless) ({condition})", "except when $2", "what differs is an exception", RULE),
            Phrase.of(
                    "^(?<w>otherwise|else)\\b",
                    "",
                    "what holds otherwise comes first, behind the `=` of the rule; below it stands every `except when …`",
                    RULE),
            // ------------------------------------------------------------------------------------ declarations
            Phrase.of(
                    "^(?<w>(?:on|in) turn (\\d+))",
                    "at start of turn $2",
                    "say at which end of the turn it happens",
                    DECLARATION),
            Phrase.of(
                    "^(?<w>at (?:the )?(start|end) of (?:each|every|the) turn)", "at $2 of turn", "write `turn` alone"),
            Phrase.of(
                    "^(?<w>({kind}) wins(?: the game)? (?:if|when|as soon as|by))",
                    "victory $2 \"in words\" as soon as",
                    "who wins is a `victory`, with a text for the players",
                    DECLARATION),
            Phrase.of(
                    "^(?<w>when|if|as soon as) (?:an? |any )?({kind}) enters (?:an? |any )?({kind})",
                    "whenever ~2 in #2 enters ~3 in #3",
                    "what happens at each step of a piece is `whenever`",
                    DECLARATION),
            Phrase.of(
                    "^(?<w>during|in|after|before)(?: the)? ({kind})\\b.*",
                    "",
                    "a phase allows what its menu offers; what differs in it says `when phase is $2`",
                    DECLARATION),
            Phrase.of(
                    "^(?<w>[\\p{L}'’]+(?:,? [\\p{L}\\p{N}'’-]+){3,}[.!]?)\\s*$",
                    "",
                    "a sentence for readers begins with `//`; what is forbidden is a `requires` of an order, what something is worth a"
                            + " `rule`, what happens by itself `as soon as … { … }`",
                    DECLARATION),
            Phrase.of(
                    "(?<w>(?:is |are )?(?:hidden|secret|concealed) until) ({path})",
                    "seen by owner, by everyone when $2",
                    "say who sees it, and when",
                    MEMBERS),
            Phrase.of(
                    "(?<w>(?:is |are )?(?:hidden|secret|concealed)(?: (?:from|to) (?:the )?(?:opponent|enemy|foe|other side|other player|others))?)",
                    "seen by owner",
                    "say who sees it",
                    MEMBERS),
            Phrase.of("(?<w>(?:is |are )?(?:visible|known|shown|open) to)", "seen by", "say who sees it", MEMBERS),
            // ------------------------------------------------------------------------------------ statements
            Phrase.of(
                    "\\b({path}) (?<w>loses?) ({path}) ({path})",
                    "$1.$4 -= $3",
                    "what shrinks stands first",
                    STATEMENT),
            Phrase.of(
                    "\\b({path}) (?<w>gains?) ({path}) ({path})", "$1.$4 += $3", "what grows stands first", STATEMENT),
            Phrase.of(
                    "\\b(?<w>(?:each|every|all|any) [^{}]*? (?:must|may|cannot) \\p{Ll}[\\p{L}\\p{N}]*)",
                    "",
                    "what a side must do is a menu, `s must { Attack }`; what is done for each, `for each u in Unit where … { … }`",
                    STATEMENT),
            Phrase.of(
                    "\\b(?<w>{path} (?:retreats?|withdraws?|advances?|moves?) (\\d+) (?:hex|hexes|spaces?|areas?))\\b",
                    "",
                    "how pieces go is a journey, `side moves u by March within $2`, or a procedure, which is called by its name",
                    STATEMENT),
            Phrase.of(
                    "\\b(?<w>(may|must) (?!repeatedly|if|not|choose)\\p{Ll}[\\p{L}\\p{N}]*)",
                    "",
                    "the orders that a side may choose stand in braces: `$2 { March }`",
                    STATEMENT),
            Phrase.of(
                    "\\bfor (?<w>(?:each|every|all) {kind} (\\p{Ll}[\\p{L}\\p{N}]*)) in\\b",
                    "for each $2 in",
                    "a loop gives each a name, and the set says of which kind it is",
                    STATEMENT),
            Phrase.of("\\b(?<w>(?:add|adds) ({path}) to) ({path})", "$3 += $2", "what grows stands first", STATEMENT),
            Phrase.of(
                    "\\b(?<w>(?:subtract|deduct|take) ({path}) from) ({path})",
                    "$3 -= $2",
                    "what shrinks stands first",
                    STATEMENT),
            Phrase.of("\\b(?<w>(?:increase|raise) ({path}) by) ({path})", "$2 += $3", "write `+=`", STATEMENT),
            Phrase.of("\\b(?<w>(?:decrease|reduce|lower) ({path}) by) ({path})", "$2 -= $3", "write `-=`", STATEMENT),
            Phrase.of(
                    "\\b(?<w>(?:eliminates?|destroys?|kills?|removes?|discards?) ({path})(?: from (?:play|(?:the )?(?:map|game|board)))?)",
                    "move $2 to @box",
                    "what is out of play is moved to a box",
                    STATEMENT),
            Phrase.of(
                    "(?<w>({set}) (?:moves?|goes|go) to) ({kind})",
                    "move #2 to $3",
                    "what is done stands first",
                    STATEMENT),
            Phrase.of(
                    "^({path}) (?<w>([+-])) ({path})\\s*$", "$1 $3= $4", "a new value is given with `$3=`", STATEMENT),
            Phrase.of(
                    "(?<w>(?:both|each|all|every|the) (?:players?|sides?))(?= \\{)",
                    "for each s in Side",
                    "what is done for each is a loop",
                    STATEMENT),
            Phrase.of(
                    "\\bfor (?<w>(?:every|all|each)) ({kind})\\b(?! in)",
                    "for each ~2 in #2",
                    "a loop gives each a name",
                    STATEMENT),
            Phrase.of(
                    "(?<w>(?:may|must)(?: repeatedly)?(?: if able)?) ({kind}(?: {kind})*)(?=\\s*}?\\s*$)",
                    "$1 { $2 }",
                    "the orders that a side may choose stand in braces",
                    STATEMENT),
            Phrase.of(
                    "(?<w>(?:may|must) not)\\b",
                    "",
                    "a menu offers what is allowed; what is not allowed at times has a `requires` in its order",
                    STATEMENT),
            Phrase.of("(?<w>({kind}) (?:[Pp]hase))\\b", "phase $2", "the word `phase` stands first", STATEMENT),
            // ------------------------------------------------------------------------------------ set-ups, examples,
            // victory
            Phrase.of(
                    "^(?<w>turn (\\d+)):? ({kind}|\\d[\\p{L}\\p{N}]+) (?:at|to|in) ({kind}|\\d+)",
                    "at start of turn $2 { move $3 to $4 }",
                    "what comes later is moved in when its turn starts",
                    SET_UP),
            Phrase.of(
                    "^at ({kind}|\\d+) (?<w>(?:on|in) turn (\\d+)):? ([\\p{L}\\p{N},\\t\\x20]+)",
                    "at start of turn $3 { move ($4) to $1 }",
                    "what comes later is moved in when its turn starts",
                    SET_UP),
            Phrase.of("\\b(?<w>hex) (\\d+)\\b", "$2", "a hex is its number"),
            Phrase.of("(?<=\\d) (?<w>to) (?=\\d)", "..", "two dots make a range", SET_UP),
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
                    VICTORY),
            Phrase.of(
                    "\\b(?<w>all|every) ({set})",
                    "#2",
                    "a set has no such word; that all are so is said by none that is not: `no (#2 where not …)`"),
            Phrase.of(
                    "\\b(?<w>all|every) (\\p{Ll}[\\p{L}\\p{N}]*)\\b",
                    "",
                    "a set has no such word; that all are so is said by none that is not: `no ($2 where not …)`"),
            Phrase.of(
                    "\\b(?<w>(\\p{Ll}[\\p{L}\\p{N}]*) of) ({path})",
                    "$3.$2",
                    "a part of something follows a dot",
                    UNKNOWN_NAME));

    private PhraseTable() {}
}
