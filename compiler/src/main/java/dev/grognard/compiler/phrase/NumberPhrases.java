package dev.grognard.compiler.phrase;

import static dev.grognard.compiler.phrase.RulebookPhrases.Place.MODIFIERS;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.RULE;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.UNKNOWN_NAME;

import java.util.List;

/** How rulebooks speak of sums and dice. */
final class NumberPhrases {
    static final List<Phrase> PHRASES = List.of(
            Phrase.of(
                    "\\b(?<w>within (\\d+(?:/\\d+)?|{path}(?:\\([^()]*\\))?) ([+-]) (\\d+(?:/\\d+)?|{path}(?:\\([^()]*\\))?))(?! of\\b)",
                    "within ($2 $3 $4)",
                    "a sum stands in parentheses behind `within`"),
            Phrase.of(
                    "^\"+ ?([+-]) ?{path} ?(?<w>[+-]) ?{path}",
                    "",
                    "an item adds or takes away one value, and a sum stands in parentheses, as in `$1 (… + …)`",
                    MODIFIERS),
            Phrase.of(
                    "\\b({path}) (?<w>(?:kept |limited )?between) (\\d+(?:[:/]\\d+)?|{path}) and (\\d+(?:[:/]\\d+)?|{path})",
                    "$1 at least $3 at most $4",
                    "what a number is kept between follows `at least` and `at most`"),
            Phrase.of(
                    "\\b({path}) (?:is )?(?<w>between) (\\d+:\\d+) and (\\d+:\\d+)",
                    "$1 >= $3 and $1 <= $4",
                    "both ends are compared"),
            Phrase.of(
                    "(?:\\broll )?(?<w>\\b([2-9])[dD](\\d+))\\b(?! for)",
                    "sum of it over (roll $2 d$3 for @purpose)",
                    "what $2 dice show together is their sum"),
            Phrase.of(
                    "(?i)\\b(?<w>max)\\((\\d+), ?((?:[^(),]|\\([^()]*\\))+)\\)",
                    "(($3) at least $2)",
                    "the greater of two numbers is `a at least b`"),
            Phrase.of(
                    "(?i)\\b(?<w>max)\\(((?:[^(),]|\\([^()]*\\))+), ?((?:[^(),]|\\([^()]*\\))+)\\)",
                    "($2 at least $3)",
                    "the greater of two numbers is `a at least b`"),
            Phrase.of(
                    "(?i)\\b(?<w>min)\\((\\d+), ?((?:[^(),]|\\([^()]*\\))+)\\)",
                    "(($3) at most $2)",
                    "the smaller of two numbers is `a at most b`"),
            Phrase.of(
                    "(?i)\\b(?<w>min)\\(((?:[^(),]|\\([^()]*\\))+), ?((?:[^(),]|\\([^()]*\\))+)\\)",
                    "($2 at most $3)",
                    "the smaller of two numbers is `a at most b`"),
            Phrase.of(
                    "\\b(?<w>IF)\\(((?:[^(),]|\\([^()]*\\))+)[,;] ?((?:[^(),]|\\([^()]*\\))+)[,;] ?((?:[^(),]|\\([^()]*\\))+)\\)",
                    "(if $2 then $3 else $4)",
                    "a choice between two values is `if a then b else c`"),
            Phrase.of(
                    "\\b(?<w>SUM(?:IFS?|PRODUCT)?\\(.*\\))",
                    "",
                    "a sum goes over a set: `sum of .vp over (Town where .holder is s)`"),
            Phrase.of(
                    "\\b(?<w>COUNT(?:IFS?|A)?\\(.*\\))", "", "how many there are is `count (Town where .holder is s)`"),
            Phrase.of(
                    "\\b(?<w>(?:V|H|X)?LOOKUP\\(.*\\)|INDEX\\(.*\\))",
                    "",
                    "a table is read by its name and what its rows and columns are for: `combat(odds, die)`"),
            Phrase.of("\\b(?<w>ROUND(UP|DOWN)?\\(.*\\))", "", "how a number rounds follows it: `a / b rounded up`"),
            Phrase.of(
                    "(?i)\\b(?<w>(?:random|rand|randint|randbetween|dice|die|rolldie|rolldice)\\([^()]*\\))",
                    "roll d6 for @purpose",
                    "dice are rolled for something"),
            Phrase.of(
                    "(?<=[=(,] ?)(?<w>halved|doubled|tripled|reduced by half)\\b",
                    "",
                    "say of what: half of a number is `1/2 of x rounded up`, twice a number `2 * x`",
                    UNKNOWN_NAME),
            Phrase.of(
                    "= ?(?<w>prohibited|forbidden|impassable|impossible|not allowed|P|NA|NE)\\b",
                    "= never",
                    "what cannot be done costs `never`",
                    UNKNOWN_NAME),
            Phrase.of(
                    "^(?:rule|except|exception)\\b.*= (?<w>\\+ ?(\\d+))\\s*$",
                    "",
                    "a value has no plus sign: write `= $2`; what is added to the usual value is `exception to … when … = usual + $2`",
                    RULE),
            Phrase.of("\\b({path}) (?<w>[xX×]) (\\d+)\\b", "$1 * $3", "write `*`"),
            Phrase.of("(?:\\broll )?(?<w>\\b1[dD](\\d+))\\b", "roll d$2", "one die is `roll d$2`"),
            Phrase.of(
                    "(?:\\broll )?(?<w>\\b(\\d+)[dD](\\d+))\\b( for {path}(?: \"+)?)?",
                    "sum of it over (roll $2 d$3$4)",
                    "what $2 dice show together is their sum"),
            Phrase.of("\\broll (?<w>D(\\d+))\\b", "roll d$2", "a die has a small letter"),
            Phrase.of(
                    "\\broll (?<w>(?:a|one|the) (?:die|dice|d6)) (for {path})",
                    "roll d6 $2",
                    "say which die, and what it is rolled for"),
            Phrase.of(
                    "\\broll (?<w>(?:a|one|the) (?:die|dice|d6))(?= ?[+-])",
                    "(roll d6 for @roll)",
                    "say which die, and what it is rolled for"),
            Phrase.of(
                    "\\broll (?<w>(?:a|one|the) (?:die|dice|d6))\\b",
                    "roll d6 for @roll",
                    "say which die, and what it is rolled for"),
            Phrase.of(
                    "\\broll (?<w>(?:two|2) dice) (for {path})",
                    "sum of it over (roll 2 d6 $2)",
                    "say which dice, and what they are rolled for"),
            Phrase.of(
                    "\\broll (?<w>(?:two|2) dice)\\b",
                    "sum of it over (roll 2 d6 for @purpose)",
                    "say which dice, and what they are rolled for"),
            Phrase.of(
                    "\\b(roll (?:\\d+ )?d\\d+) (?<w>([+-]) ({path})) (for {path})",
                    "($1 $5) $3 $4",
                    "what is added to a roll stands behind it"),
            Phrase.of(
                    "\\b(?<w>half (?:of )?the (\\p{Ll}\\w*) of (?:the )?({path})),? (rounded (?:up|down))",
                    "1/2 of >3.$2 $4",
                    "write `1/2 of`"),
            Phrase.of(
                    "\\b(?<w>half (?:of )?(\\(.*\\)|{path})),? (rounded (?:up|down))",
                    "1/2 of $2 $3",
                    "write `1/2 of`"),
            Phrase.of("\\b(?<w>half(?: of)?)(?= )", "1/2 of", "write `1/2 of`, and how it rounds"),
            Phrase.of("\\b(?<w>twice|double) (?!(?:in|on|for|when|if)\\b)(?=[\\p{L}(])", "2 * ", "write `2 *`"),
            Phrase.of("(?<w>,) rounded (up|down)", " rounded $2", "no comma stands before `rounded`"),
            Phrase.of(
                    "(?:[+-] ?)?(\\d+) (?<w>(?i:columns?|shifts?|column shifts?) (?:to the )?left)\\b",
                    "- $1",
                    "a shift to the left takes away",
                    MODIFIERS),
            Phrase.of(
                    "(?:[+-] ?)?(\\d+) (?<w>(?i:columns?|shifts?|column shifts?) (?:to the )?right)\\b",
                    "+ $1",
                    "a shift to the right adds",
                    MODIFIERS),
            Phrase.of(
                    "(\\d+|{path}) (?<w>(?i:DRMs?|columns?|column shifts?|shifts?|pips?|(?:to|on|from) the (?:die(?: roll)?|roll|odds)))\\b",
                    "$1",
                    "the number alone is the modifier",
                    MODIFIERS),
            Phrase.of("(?<w>[+-]?(\\d+)L)\\b", "- $2", "a shift to the left takes away", MODIFIERS),
            Phrase.of("(?<w>[+-]?(\\d+)R)\\b", "+ $2", "a shift to the right adds", MODIFIERS),
            Phrase.of(
                    "(?<=\")( [+-] )(.*\\S) (?<w>or else 0)(?=\\s*(?:when|\\[|$))",
                    "$1$2",
                    "an item of which there is nothing counts nothing, so that it needs no `or else 0`",
                    MODIFIERS),
            Phrase.of(
                    "(?<=\")( [+-] )(.* (?<w>or else) (?:\\d+|{path}))(?=\\s*(?:when|\\[|$))",
                    "$1($2)",
                    "in an item, a choice with `or else` stands in parentheses",
                    MODIFIERS),
            Phrase.of(
                    "^(?<w>([+-]) ?(\\d+)) (?:if|when) ({condition})",
                    "\"in words\" $2 $3 when $4",
                    "an item begins with its name, which players read",
                    MODIFIERS),
            Phrase.of(
                    "^(?<w>([\\p{L}\\s]+):) ?([+-]) ?",
                    "\"$2\" $3 ",
                    "an item begins with its name in quotes",
                    MODIFIERS),
            Phrase.of(
                    "([+-]) ?1 (?<w>per|for each|for every|each) ({set})",
                    "$1 count (#3)",
                    "so much for each is a product",
                    MODIFIERS),
            Phrase.of(
                    "([+-]) ?(\\d+) (?<w>per|for each|for every|each) ({set})",
                    "$1 $2 * count (#4)",
                    "so much for each is a product",
                    MODIFIERS),
            Phrase.of("(?<w>if)(?= )", "when", "an item says when it counts: write `when` for `if`", MODIFIERS),
            Phrase.of(
                    "(?<=[=<>+*(,] ?|\\b(?:if|when|and|or|not|is|then|else) )(?<w>[dD](\\d+))\\b(?! for\\b)",
                    "roll d$2 for @purpose",
                    "dice are rolled for something"),
            Phrase.of(
                    "([+-]) ?(\\d+) (?<w>in|on|for|against|from|at) (?:an? |the )?({kind})\\b",
                    "",
                    "an item says when it counts, as in `when … has $4`",
                    MODIFIERS),
            Phrase.of("^(\"+)(?<w>:) ?(?=[+-])", "$1 ", "an item has no colon behind its name", MODIFIERS),
            Phrase.of(
                    "(?<!\\broll )(?<!\\broll \\d{1,2} )\\b(?<w>[dD](\\d+)) for\\b",
                    "roll d$2 for",
                    "dice are rolled"));

    private NumberPhrases() {}
}
