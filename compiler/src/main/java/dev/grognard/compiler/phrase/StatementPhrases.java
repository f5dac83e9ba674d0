package dev.grognard.compiler.phrase;

import static dev.grognard.compiler.phrase.RulebookPhrases.Place.STATEMENT;

import java.util.List;

/** How rulebooks say what is to be done. */
final class StatementPhrases {
    static final List<Phrase> PHRASES = List.of(
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
            Phrase.of("(?<w>({kind}) (?:[Pp]hase))\\b", "phase $2", "the word `phase` stands first", STATEMENT));

    private StatementPhrases() {}
}
