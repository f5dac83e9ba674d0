package dev.grognard.compiler.phrase;

import static dev.grognard.compiler.phrase.RulebookPhrases.Place.STATEMENT;

import java.util.List;

/** How rulebooks say what is to be done. */
final class StatementPhrases {
    static final List<Phrase> PHRASES = List.of(
            Phrase.of(
                    "\\b(may|must) (?<w>repeat)(?= ?[\"{]| if able\\b)",
                    "$1 repeatedly",
                    "a side that may do it again and again does so `repeatedly`"),
            Phrase.of("^(\\} ?)?(?<w>otherwise,? if) ", "$1else if ", "the other case follows `else`", STATEMENT),
            Phrase.of(
                    "^(?<w>requires) .*",
                    "",
                    "what an order requires stands before its braces: `order … requires … else \"…\" { … }`",
                    STATEMENT),
            Phrase.of(
                    "^(?<w>\\{)(\\p{Ll}\\w*)\\} .*",
                    "",
                    "a name stands in braces only inside a text; here it is `$2`, as in `$2.hits += 1`",
                    STATEMENT),
            Phrase.of(
                    "({path}) (?<w>becomes?|turns into|changes to|is set to|goes to) (?=\\S)",
                    "$1 = ",
                    "a new value follows `=`",
                    STATEMENT),
            Phrase.of(
                    "^(?<w>moves) ({path}) to (?=\\S)",
                    "move $2 to ",
                    "`move` puts a piece somewhere, `moves … by` lets it go its way",
                    STATEMENT),
            Phrase.of(
                    "^(?<w>(may|must)( repeatedly)? (?!repeatedly|choose)({path})( repeatedly)?)(?= (?:\"+ )?\\{)",
                    "$4 $2$3$5",
                    "whoever is asked stands first",
                    STATEMENT),
            Phrase.of("(may|must) (\"+) (?<w>repeatedly)", "$1 repeatedly $2", "`repeatedly` stands before the text"),
            Phrase.of(
                    "((?:[-+]?= ?|\\bsay |\\bmove )[^{},=]*?) ?(?<w>,) (?=(?:say|move|let|if|for each)\\b|{path} ?[-+]?= ?)",
                    "$1   ",
                    "statements follow each other without a sign",
                    STATEMENT),
            Phrase.of(
                    "(?<w>all (?:the )?({path}) (?:are|become)) (\\p{Ll}\\w*)",
                    "$2.$3 = yes",
                    "what holds from now on is given with `=`",
                    STATEMENT),
            Phrase.of(
                    "(?<w>(?:for )?(?:all|each|every)(?: of)?(?: the)? ({kind}) (?!in\\b)(\\p{Ll}\\w*))((?: on map| at {path}|(?<=s) in {path})?(?: where [^{}]*?)?)(?= *\\{)",
                    "for each ~3 in #3 of $2$4",
                    "a loop gives each a name, and whose they are follows `of`",
                    STATEMENT),
            Phrase.of(
                    "(?<w>(?:for )?(?:all|each|every) (?!in\\b)(\\p{Ll}\\w*)) ((units?|counters?|pieces?|towns?|hex(?:es)?|{kind})\\b[^{}]*?)(?= *\\{)",
                    "for each ~4 in #3 where .$2",
                    "a loop gives each a name, and `where` says which",
                    STATEMENT),
            Phrase.of(
                    "(?<w>(?:for )?(?:all|each|every) (\\p{Ll}\\w*)) (units?|counters?|pieces?|towns?|hex(?:es)?|places?|areas?)(?= *\\{)",
                    "for each ~3 in $2",
                    "a loop gives each a name",
                    STATEMENT),
            Phrase.of(
                    "(?<w>no effect|nothing happens|do nothing|nothing)(?= *\\}| *$)",
                    " ",
                    "where nothing happens the braces stay empty",
                    STATEMENT),
            Phrase.of(
                    "({path})\\.(?<w>(?:add|push|append|insert|include)\\(([^()]*)\\))",
                    "$1 += $3",
                    "what is put into a set is added with `+=`",
                    STATEMENT),
            Phrase.of(
                    "({path})\\.(?<w>(?:remove|delete|discard|pop)\\(([^()]*)\\))",
                    "$1 -= $3",
                    "what is taken out of a set is subtracted with `-=`",
                    STATEMENT),
            Phrase.of(
                    "^(?<w>({path}) moves) by ({kind})(?: (?:up to|within|with|for))? ({path})",
                    "@side moves $2 by $3 within $4",
                    "a journey is somebody's move",
                    STATEMENT),
            Phrase.of(
                    "^({path}) moves ({path}) (?<w>up to|within|with|for) ({path})",
                    "$1 moves $2 by @travel within $4",
                    "how somebody goes follows `by`",
                    STATEMENT),
            Phrase.of(
                    "^(?<w>move) ({path}) by ({kind})",
                    "@side moves $2 by $3",
                    "a journey is somebody's move, and `move` puts a piece into a place",
                    STATEMENT),
            Phrase.of(
                    "^(?<w>repeat (?:until|while)) .*",
                    "",
                    "what ends a loop follows it: `repeat { … } until …`",
                    STATEMENT),
            Phrase.of(
                    "= ?({path}) (?<w>chooses) (?!one\\b|any\\b|up\\b|number\\b|at\\b|exactly\\b|\\d)({path})",
                    "= $1 chooses one of ($3)",
                    "say how many are chosen",
                    STATEMENT),
            Phrase.of(
                    "= ?({path}) (?<w>(?:may|can|must|will) (?:choose|pick|select)) (any|up to (?:{path}|"
                            + ChoicePhrases.IN_PARENTHESES + "))(?: of)? ",
                    "= $1 chooses $3 of ",
                    "whoever chooses any or up to so many may choose none",
                    STATEMENT),
            Phrase.of(
                    "= ?({path}) (?<w>(?:may|can) (?:choose|pick|select)) (?:one or more|some)(?: of)? ",
                    "= $1 chooses any of ",
                    "whoever may choose none chooses `any of`",
                    STATEMENT),
            Phrase.of(
                    "= ?({path}) (?<w>must (?:choose|pick|select)) (one or more|one|two or more|exactly {path}|at least {path})(?: of)? ",
                    "= $1 chooses $3 of ",
                    "whoever chooses has to",
                    STATEMENT),
            Phrase.of(
                    "= ?(?<w>choose|pick|select) (one|any|up to \\d+)(?: of)? ({path})",
                    "= @side chooses $2 of ($3)",
                    "who chooses stands first",
                    STATEMENT),
            Phrase.of(
                    "^({path}) (?<w>chooses|picks|selects) .*",
                    "",
                    "what is chosen gets a name, `let u = $1 chooses one of (…) \"which\"`, or is an option of a menu: `$1 must { Take(u in …) \"{u}\" { … } }`",
                    STATEMENT),
            Phrase.of(
                    "^let (\\p{Ll}\\w*) (?<w>be|as|to be|equals?) ",
                    "let $1 = ",
                    "what it is follows an equals sign",
                    STATEMENT),
            Phrase.of(
                    "(?<w>({set}) (?:is|are) (?:destroyed|eliminated|removed|lost|killed))\\b",
                    "move (#2) to @box",
                    "what is out of play is moved to a box",
                    STATEMENT),
            Phrase.of(
                    "\\b(?<w>(?:eliminates?|destroys?|kills?|removes?|discards?)(?: all| every| the)?) ((?=\\S+ (?:of|at|in|next|adjacent|on)\\b){set})(?= *\\}|\\s*$)",
                    "move (#2) to @box",
                    "what is out of play is moved to a box",
                    STATEMENT),
            Phrase.of(
                    "^phase ({kind}(?:\\([^()]*\\))?)(?<w>:) ?(\\S.*)$",
                    "phase $1 { $3 }",
                    "what happens in a phase stands in braces",
                    STATEMENT),
            Phrase.of(
                    "(?<w>(may|must)(?: repeatedly)? ({kind}) \\p{Ll}[^{}]*?)(?= *\\}|$)",
                    "$2 repeatedly { $3 }",
                    "the orders that a side may choose stand in braces",
                    STATEMENT),
            Phrase.of(
                    "^(?<w>case|when|if) ({kind}(?:, {kind})*)(?= *\\{)",
                    "$2",
                    "an arm begins with what it is for",
                    STATEMENT),
            Phrase.of(
                    "^({kind}(?:, {kind})*) ?(?<w>:|->|=>) ?(?![\\{ ])([^{}]+?)\\s*$",
                    "$1 { $3 }",
                    "what is to be done stands in braces",
                    STATEMENT),
            Phrase.of(
                    "\\b(?<w>(?:place|put|move|send|transfer|deploy) ({path}) (?:in|into|on|onto|at)) ({path})",
                    "move $2 to $3",
                    "what is put somewhere is moved there",
                    STATEMENT),
            Phrase.of(
                    "\\b(?<w>set ({path}) (?:to|as|=)) ({path})",
                    "$2 = $3",
                    "a new value is given with `=`",
                    STATEMENT),
            Phrase.of(
                    "\\b(?<w>(?:mark|make|flip|turn|declare) ({path})(?: as| to be)?) (?!face|over|up|down|upside)(\\p{Ll}[\\p{L}\\p{N}]*)\\b",
                    "$2.$3 = yes",
                    "what holds from now on is given with `=`",
                    STATEMENT),
            Phrase.of(
                    "\\b(?<w>({path}) (?:is now|becomes|is marked|gets)) (\\p{Ll}[\\p{L}\\p{N}]*)\\b(?!\\.)",
                    "$2.$3 = yes",
                    "what holds from now on is given with `=`",
                    STATEMENT),
            Phrase.of(
                    "\\b(?<w>(?:flip|turn|reveal) ({path})(?: face[ -]?up| over to its front))",
                    "reveal $2",
                    "what is hidden is turned up for all by `reveal`; what a side of the counter means is a state, given with `=`",
                    STATEMENT),
            Phrase.of(
                    "\\b(?<w>(?:flip|turn|hide) ({path})(?: face[ -]?down| over| upside down| to its back)?)(?= *(?:\\}|$))",
                    "",
                    "what the other side of a counter means is a state, as in `state spent: Bool`, and is given with `=`: `$2.spent = yes`",
                    STATEMENT),
            Phrase.of(
                    "\\b(?<w>(?!(?:may|must)\\b)({path}) (?:moves?|goes|go|retreats?|withdraws?|advances?) (?:to|into)) (?!retreat\\b|the\\b|an?\\b)({path})",
                    "move $2 to $3",
                    "what is done stands first",
                    STATEMENT),
            Phrase.of(
                    "\\b(?<w>(?:(?:the )?(?!will\\b){path} )?(?:(?:may|must) )?(?<!\\bwill )(?:retreats?|withdraws?|advances?|routs?|falls? back)\\b[^{}]*)",
                    "",
                    "how pieces go is a journey, `side moves u by March within 2`; who picks a place himself has a menu, which is skipped where no place is left: `s must if able { Retreat(u in …, p in …) \"{u} falls back\" { move u to p } }`",
                    STATEMENT),
            Phrase.of(
                    "\\b(?<w>(?:both (?:players|sides)|(?:the )?{path}) (?:loses?|takes?) (?:an?|one|\\d+) (?:units?|steps?|hits?|loss(?:es)?|counters?|blocks?|pieces?))\\b",
                    "",
                    "what is lost is moved to a box, `move u to @box`, or counted, `u.hits += 1`; who picks it has a menu: `s must { Lose(u in …) \"{u} is lost\" { move u to @box } }`",
                    STATEMENT),
            Phrase.of(
                    "\\b(?<w>({path}) moves)\\s*(?:$|\\})",
                    "",
                    "what a side may do is a menu: `$2 may repeatedly { @order }`",
                    STATEMENT),
            Phrase.of(
                    "\\bfor (?<w>each (?:player|side)) (\\p{Ll}\\w*)(?= *\\{)",
                    "for each $2 in Side",
                    "a loop gives each a name",
                    STATEMENT),
            Phrase.of(
                    "\\bfor (?<w>each (?:player|side))(?= *\\{)",
                    "for each s in Side",
                    "a loop gives each a name",
                    STATEMENT),
            Phrase.of(
                    "\\bfor (?<w>\\()(?:let |var |each )?(\\p{Ll}\\w*) (?:in|of|:) ([^(){}]+)\\)",
                    "for each $2 in $3",
                    "a loop has no parentheses",
                    STATEMENT),
            Phrase.of(
                    "(?<w>({kind}) [Pp]hase:?) ({path}) (may|must) ({kind})",
                    "phase $2($3) { $3 $4 { $5 } }",
                    "a phase is a block with a name",
                    STATEMENT),
            Phrase.of(
                    "\\b({path}) (?<w>loses?) ({path}) (\\p{Ll}\\w*)",
                    "",
                    "`_4` is a rule and worked out whenever it is asked; what is lost is counted in a state, `side { state lost: Int = 0 }`,"
                            + " that the rule takes away: `$1.lost += $3`",
                    STATEMENT),
            Phrase.of(
                    "\\b({path}) (?<w>gains?|gets?|receives?|scores?) ({path}) (\\p{Ll}\\w*)",
                    "",
                    "`_4` is a rule and worked out whenever it is asked; what is gained is counted in a state, `side { state gained: Int = 0 }`,"
                            + " that the rule adds: `$1.gained += $3`",
                    STATEMENT),
            Phrase.of(
                    "\\b({path}) (?<w>loses?) ({path}) ({path})",
                    "$1.$4 -= $3",
                    "what shrinks stands first",
                    STATEMENT),
            Phrase.of(
                    "\\b({path}) (?<w>gains?|gets?|receives?) ({path}) ({path})",
                    "$1.$4 += $3",
                    "what grows stands first",
                    STATEMENT),
            Phrase.of(
                    "\\b(?<w>(?:each|every|all|any) [^{}]*? (?:must|may|cannot) \\p{Ll}[\\p{L}\\p{N}]*)",
                    "",
                    "what a side must do is a menu, `s must { Attack }`, or `s must if able { Attack }` where it may have nothing to choose; what is done for each, `for each u in Unit where … { … }`",
                    STATEMENT),
            Phrase.of(
                    "\\b(?<w>{path} (?:retreats?|withdraws?|advances?|moves?) (\\d+) (?:hex|hexes|spaces?|areas?))\\b",
                    "",
                    "how pieces go is a journey, `side moves u by March within $2`, or a procedure, which is called by its name",
                    STATEMENT),
            Phrase.of(
                    "\\b(?<w>(may|must) (?!repeatedly|if|not|choose)\\p{Ll}[\\p{L}\\p{N}]*+)(?!(?: repeatedly)?(?: \"+)? \\{)",
                    "",
                    "the orders that a side may choose stand in braces: `$2 { @order }`",
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
                    "^({path}) (?<w>([+-])) ({path})(?=\\s*$|\\s+(?:say|move|if|let|for|repeat|stop|\\p{Lu}\\w*\\(|{path} [+-]?=)(?:\\b|(?<=[(=])))",
                    "$1 $3= $4",
                    "a new value is given with `$3=`",
                    STATEMENT),
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
