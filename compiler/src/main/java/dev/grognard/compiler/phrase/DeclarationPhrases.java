package dev.grognard.compiler.phrase;

import static dev.grognard.compiler.phrase.RulebookPhrases.Place.DECLARATION;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.MEMBERS;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.RULE;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.STATEMENT;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.WORD;

import java.util.List;

/** How rulebooks begin what is declared here, and what stands in it. */
final class DeclarationPhrases {
    static final List<Phrase> PHRASES = List.of(
            Phrase.of(
                    "^(?<w>at (?:the )?(?:beginning|begin|outset)(?: of)?)(?= turn\\b| {kind}\\b)",
                    "at start of",
                    "write `at start of`"),
            Phrase.of(
                    "^(for each [^{}]*?\\S) (?<w>whenever|when) (?=[^{}]*(?:\\{|$))(?![^{}]* enters )",
                    "$1 as soon as ",
                    "what happens when a condition begins to hold is `as soon as`"),
            Phrase.of(
                    "^(?<w>(?i:actions?|moves?|activit(?:y|ies)|commands?))\\b",
                    "",
                    "what a player can do is an `order`: `order March(unit in …) \"…\" { … }`",
                    WORD),
            Phrase.of(
                    "^(scenario|option|game|series|mod|victory|ruling|order) ({kind})(?<w>,|:| -) ?(?=\")",
                    "$1 $2 ",
                    "the text follows the name without a sign"),
            Phrase.of(
                    "^(?<w>(end|start) of (?:each |every |the )?turn)\\b",
                    "at $2 of turn",
                    "what happens at a moment begins with `at`",
                    DECLARATION),
            Phrase.of(
                    "^(?<w>after (?:each|every|the) turn)\\b",
                    "at end of turn",
                    "what happens at a moment begins with `at`"),
            Phrase.of(
                    "^(?<w>before (?:each|every|the) turn)\\b",
                    "at start of turn",
                    "what happens at a moment begins with `at`"),
            Phrase.of(
                    "^(?<w>(?:each|every) turn,? (?:at )?(?:the |its )?(end|start))\\b",
                    "at $2 of turn",
                    "what happens at a moment begins with `at`",
                    DECLARATION),
            Phrase.of(
                    "^(?<w>(\\p{Ll}\\w*) in {kind})(?=[^{}]*\\bas soon as\\b)",
                    "for each $1",
                    "what is watched for each of a kind says so",
                    DECLARATION),
            Phrase.of(
                    "^(for each \\p{Ll}\\w* in [^,{}]+?) (?<w>and) (?=\\p{Ll}\\w* in )",
                    "$1, ",
                    "two names are divided by a comma"),
            Phrase.of(
                    ": ?(?<w>(?:list|array|group|collection|bag) of) ({kind})",
                    ": Set of $2",
                    "several things are a set"),
            Phrase.of(": ?({kind})(?<w>\\[{2})(?!\\[)", ": Set of $1", "several things are a set"),
            Phrase.of(
                    "^(?<w>label side) (\"+)",
                    "side { label $2 }",
                    "what is printed beside a side stands in `side { … }`"),
            Phrase.of(
                    "^looks \\{.*?{kind} ?(?<w>:|=|is\\b).*",
                    "",
                    "a look is a thing and its colour, with no sign between them"),
            Phrase.of(
                    "^box ({kind}) (?<w>\\() ?(face up final|face up|final) ?\\)",
                    "box $1 $3",
                    "what a box is follows its name"),
            Phrase.of(
                    "^(?<w>sides:?) ({kind}) (?:and|vs\\.?|versus|against|&) ({kind})",
                    "sides $2, $3",
                    "the sides are divided by a comma"),
            Phrase.of(
                    "^(sides .*?) (?<w>and|vs\\.?|versus|against|&) ({kind})",
                    "$1, $3",
                    "the sides are divided by a comma"),
            Phrase.of(
                    "\\bstate (\\p{Ll}\\w*: ?[\\w?]+) (?<w>(?:starts?|begins?)(?: (?:as|at|with|out as))?|initially|defaults? to|default) (?=\\S)",
                    "state $1 = ",
                    "what a state is at first follows `=`"),
            Phrase.of(
                    "\\bstate (\\p{Ll}\\w*: ?[\\w?]+(?: = \\w+)?) (?<w>(?:resets? )?(?:every|per|each new)) (?=turn\\b|{kind})",
                    "state $1 each ",
                    "what is forgotten when a turn or phase begins is said with `each`"),
            Phrase.of(
                    "\\bstate (\\p{Ll}\\w*: ?[\\w?]+(?: = \\w+)?) (?<w>(?:once |only )*(?:per|each|every|in the|for the|a) (?:whole )?game)\\b",
                    "state $1",
                    "a state lasts for the whole game unless `each` says otherwise"),
            Phrase.of("\\b(phase|step) (?<w>({kind}) ({kind}))(?= ?[{(\\[]|\\s*$)", "$1 $3$4", "a name is one word"),
            Phrase.of("\\bphase (?<w>(\\p{Ll}\\w*))", "phase ^2", "the name of a phase has a capital letter"),
            Phrase.of(
                    "^table (?<w>{kind}(?: {kind})+) ?\\(",
                    "",
                    "a table has a name of one word, with a small letter: `table combat(…)`"),
            Phrase.of(
                    "^(?<w>(?i:players|factions|nations|armies)) ({kind}(?:, {kind})*)",
                    "sides $2",
                    "who plays is `sides`",
                    DECLARATION),
            Phrase.of(
                    "^(?<w>(?i:roads?|rails?|railroads?|railways?|tracks?))\\b",
                    "",
                    "what leads from hex to hex is a `path`: `path Road`; what joins places, a `link`: `link Road between Town`",
                    WORD),
            Phrase.of(
                    "^(?<w>(?i:rivers?|streams?|walls?))\\b",
                    "",
                    "what lies between two hexes is a `hexside`: `hexside River`",
                    WORD),
            Phrase.of(
                    "^(order|procedure|rule|phase|table|scenario|option) (\\p{L}[\\p{L}\\p{N}]*) (?<w>(?!in\\b|also\\b|like\\b)\\p{Ll}+(?: \\p{Ll}+)*) ?(?=\\()",
                    "$1 $2",
                    "a name is one word"),
            Phrase.of(
                    "^(terrain|enum) ({kind})(?! ?\\{[^|/]*\\}\\s*$) ?(?<w>[=:]? ?[\\[({]? ?({kind}(?: ?(?:[,|/]|or\\b|and\\b) ?{kind})+) ?[\\])}]?)\\s*$",
                    "$1 $2 { *4 }",
                    "the values stand in braces, with commas between them"),
            Phrase.of("^(terrain|hexside|path|sides|box)(?<w>:|=) ?", "$1 ", "names follow the word without a sign"),
            Phrase.of(
                    "^enum {kind} \\{.*?{kind} ?(?<w>=|:).*",
                    "",
                    "a value has its name first and what is printed for it in quotes: `enum Result { AttackerLoses \"A\", DefenderLoses \"D\" }`"),
            Phrase.of(": ?(?<w>number|integer|int|whole number)\\b", ": Int", "a number is an `Int`"),
            Phrase.of(
                    "^piece ({kind}) (?<w>in|at) ({kind})(?: or |, | and )({kind})",
                    "piece $1 on $3, $4",
                    "where pieces may be follows `on`"),
            Phrase.of("^piece ({kind}) (?<w>in|at) ({kind})", "piece $1 on $3", "where pieces may be follows `on`"),
            Phrase.of(
                    "^quantity ({kind}) (?<w>in halves|of halves|in steps of 1/2|by halves)",
                    "quantity $1 step 1/2",
                    "how fine a quantity is follows `step`"),
            Phrase.of(
                    "^score ?(?<w>:|=) ?(\\p{Ll}\\w*)", "score(s) = s.$2", "what a side strives for is said of a side"),
            Phrase.of("^score ?(?<w>:|=) ?", "score(s) = ", "what a side strives for is said of a side"),
            Phrase.of(
                    "^(?<w>ruling)(?::| ?=| (?!{kind}|\\[))",
                    "",
                    "a ruling has a name, and its words stand in quotes: `ruling R1 [4.2] \"…\"`"),
            Phrase.of(
                    "^(?<w>(\\p{Ll}\\w*(?:, ?\\p{Ll}\\w*)+))\\s*$",
                    "'2",
                    "a field says what it can be, and no commas stand between fields",
                    MEMBERS),
            Phrase.of(
                    "(\\p{Ll}\\w*): ?({kind})[^,{}:]*(?<w>,) (?=\\p{Ll}\\w*:)",
                    "",
                    "no commas stand between fields: `$1: $2   other: Int`",
                    MEMBERS),
            Phrase.of(
                    "^(?<w>int|bool|boolean|float|double|string) \\p{Ll}\\w*\\(.*",
                    "",
                    "what sort of value a rule gives stands behind it: `rule power(u: Unit): Int = …`",
                    DECLARATION),
            Phrase.of(
                    "^(?<w>(?!game over at end of turn \\d)(?:the )?game (?:ends?|is over|finishes|over|lasts)(?: after| at| on| with| until| through)?(?: the)?(?: end of)?(?: turn)?) (\\d+)(?: turns?)?",
                    "game over at end of turn $2",
                    "when a game ends is said so"),
            Phrase.of(
                    "^(?<w>[Ss]tacking(?: limit)?\\b.*|(?:no more than|at most|max(?:imum)?(?: of)?) \\d+ (?:units?|counters?|pieces?) (?:per|in|may)\\b.*)",
                    "",
                    "how many may stand together is required of what moves them: in an order `requires count (@unit at …) < 3 else \"…\"`, in a travel `ends where count (@unit at here where it is not u) < 3`",
                    DECLARATION),
            Phrase.of(
                    "^(?<w>({kind}) wins?(?: the game)?) (\"+) (?:if|when|as soon as)\\b",
                    "victory $2 $3 as soon as",
                    "who wins is a `victory`",
                    DECLARATION),
            Phrase.of(
                    "^(?<w>(?:the )?({kind})(?: player| side)? wins?(?: the game)?,? (?:if|when|as soon as|by|with)\\b)",
                    "victory $2 \"in words\" as soon as",
                    "who wins is a `victory`, with a text for the players",
                    DECLARATION),
            Phrase.of(
                    "^victory(?<w>:) ({kind}) (?:if|when|as soon as)\\b",
                    "victory $2 \"in words\" as soon as",
                    "who wins is a `victory`, with a text for the players"),
            Phrase.of(
                    "^victory ({kind}) (\"+)(?: \\[+)? (?<w>(?:at|on|by)(?: the)? (?:end of(?: the)? (?:game|scenario|play)|game end|end)) (?:when|if) (.*?)\\s*$",
                    "",
                    "who has won when the game is over stands in a table, one line for each and `otherwise` last: `victory { $1 $2 when $4 }`"),
            Phrase.of(
                    "^victory ({kind}) (\"+)( \"?\\[+)? ?(?<w>when|if)\\b",
                    "victory $1 $2$3 as soon as",
                    "a victory comes `as soon as` something holds, or `at end of turn`"),
            Phrase.of(
                    "^(?<w>victory (?:level|points?|conditions?|type)\\b.*)",
                    "",
                    "who wins is a `victory`: `victory … \"in words\" as soon as …`; by points at the end, a table `victory { … }`"),
            Phrase.of(
                    "^(?<w>(?:before|at(?: the)? start of|during|in|at) ({kind})\\(({kind})\\))",
                    "at start of $2 when s is $3",
                    "what happens as a phase begins is said so, and for whom by `when`"),
            Phrase.of(
                    "^(?<w>(?:after|at(?: the)? end of) ({kind})\\(({kind})\\))",
                    "at end of $2 when s is $3",
                    "what happens as a phase ends is said so, and for whom by `when`"),
            Phrase.of(
                    "^(?<w>(?:on|in|at) turn (\\d+),?) (?:place|put|move|add|deploy) ({kind}) (?:at|in|to|on|into) ({kind}|\\d+)\\s*$",
                    "at start of turn $2 { move $3 to $4 }",
                    "what happens on a turn stands in braces"),
            Phrase.of(
                    "^(?<w>(?i:reinforcements?|arrivals?)(?: (?:on|in|of|for))? turn (\\d+):?) \\{? ?({kind}|\\d\\w+) (?:at|to|in|on) ({kind}|\\d+) ?\\}?\\s*$",
                    "at start of turn $2 { move $3 to $4 }",
                    "what comes later is moved in when its turn starts",
                    DECLARATION),
            Phrase.of("^at (?<w>turn) (\\d+)", "at start of turn $2", "say at which end of the turn it happens"),
            Phrase.of(
                    "^(?<w>(?:\\d+[.)]|\\p{Ll}\\)) (\\p{L}.*))",
                    "$2",
                    "lines have no numbers, and a case stands in brackets",
                    DECLARATION,
                    STATEMENT,
                    RULE),
            Phrase.of(
                    "^(?<w>(\\p{Ll}[\\p{L}\\p{N}]*)) (\\{ ?{kind}(?:, {kind})+ ?\\})",
                    "enum ^2 $3",
                    "a few values are an `enum`",
                    DECLARATION),
            Phrase.of(
                    "^state (\\p{Ll}[\\p{L}\\p{N}]*): (?<w>{kind}(?: or {kind}|, {kind}|/{kind})+)",
                    "",
                    "a few values are an `enum`: `enum ^1 { … }`, and the state is `state $1: ^1`"),
            Phrase.of(
                    ": ?(?<w>yes or no|yes/no|true or false|true/false|boolean|bool|flag|y/n)\\b",
                    ": Bool",
                    "what is yes or no is a `Bool`"),
            Phrase.of(
                    "^piece ({kind}) (?<w>extends|inherits(?: from)?|is an?|is the|of kind|:) ?({kind})",
                    "piece $1 is $3",
                    "a kind that is a sort of another says `is`"),
            Phrase.of(
                    "^(?<w>sequence of play|turn sequence|order of play|turn order)\\b",
                    "sequence",
                    "the sequence of play is `sequence`"),
            Phrase.of("^(?<w>every|per) turn\\b", "each turn", "write `each turn`", STATEMENT),
            Phrase.of(
                    "^(?<w>(?:on|in) turn (\\d+))",
                    "at start of turn $2",
                    "say at which end of the turn it happens",
                    DECLARATION),
            Phrase.of(
                    "^(?<w>at (?:the )?(start|end) of (?:each|every|the) turn)", "at $2 of turn", "write `turn` alone"),
            Phrase.of(
                    "^(?<w>(?:whenever|when|if|as soon as) (?:an? |any )?(units?|counters?|pieces?|{kind}) enters (?:an? |any |the )?({kind}))\\b(?! in\\b)",
                    "whenever ~2 in #2 enters h in Hex where h has §3",
                    "who enters and what is entered get names, and a hex has its terrain"),
            Phrase.of(
                    "^(?<w>(?:whenever|when|if|as soon as) (?:an? |any )?(units?|counters?|pieces?|{kind}) enters (?:an? |any |the )?(hex(?:es)?|towns?|spaces?|areas?|{kind}))\\b(?! in\\b)",
                    "whenever ~2 in #2 enters ~3 in #3",
                    "what happens at each step of a piece is `whenever`"),
            Phrase.of(
                    "^(?<w>(?:when|if) (\\p{Ll}\\w*) enters (\\p{Ll}\\w*|{kind}))",
                    "",
                    "what happens at each step of a piece is `whenever`: `whenever u in @unit enters p in Place { … }`",
                    DECLARATION),
            Phrase.of(
                    "^(?<w>during|in|after|before)(?: the)? ({kind})\\b.*",
                    "",
                    "a phase allows what its menu offers; what differs in it says `when phase is $2`",
                    DECLARATION),
            Phrase.of(
                    "(?<w>(?:is |are )?(?:hidden|secret|concealed)(?: (?:from|to) (?:the )?(?:opponent|enemy|foe|other side|other player|others|{kind}))? (?:until|unless|except when)(?: it is| they are)?) ({path})",
                    "@fields seen by owner, by everyone when $2",
                    "say who sees it, and when",
                    MEMBERS),
            Phrase.of(
                    "(?<w>(?:is |are )?(?:hidden|secret|concealed)(?: (?:from|to) (?:the )?(?:opponent|enemy|foe|other side|other player|others|{kind}))?)",
                    "@fields seen by owner",
                    "say who sees it",
                    MEMBERS),
            Phrase.of(
                    "(?<w>(?:is |are )?(?:visible|known|shown|open) to)",
                    "@fields seen by",
                    "say who sees it",
                    MEMBERS),
            Phrase.of("\\b(?<w>hex) (\\d+)\\b", "$2", "a hex is its number"),
            Phrase.of("^(?<w>(?i:counter))\\b", "", "a sort of counters is a `piece`", WORD),
            Phrase.of("^(?<w>(?i:counters|units))\\b", "", "counters are listed in `pieces { … }`", WORD),
            Phrase.of("^(?<w>(?i:unit))\\b", "", "a sort of counters is a `piece`: `piece Unit on … { … }`", WORD),
            Phrase.of("^(?<w>(?i:leader))\\b", "", "a sort of counters is a `piece`: `piece Leader on … { … }`", WORD),
            Phrase.of(
                    "^(?<w>(?i:hexes))\\b",
                    "",
                    "a map of hexes is `map hexes 0101..1510 flat-top, even columns down { … }`",
                    WORD),
            Phrase.of("^(?<w>(?i:chart))\\b", "", "a chart is a `table`", WORD),
            Phrase.of("^(?<w>(?i:crt))\\b", "", "a chart is a `table`: `table combat(…): Result { … }`", WORD),
            Phrase.of("^(?<w>(?i:turns))\\b", "", "turns are said in a set-up: `scenario … { turns 1..6 … }`", WORD),
            Phrase.of(
                    "^(?<w>(?i:phase))\\b",
                    "",
                    "phases stand in the sequence of play: `sequence { each turn { phase … } }`",
                    WORD),
            Phrase.of("^(?<w>(?i:setup))\\b", "", "a set-up is a `scenario`", WORD),
            Phrase.of(
                    "^(?<w>(?i:reinforcements?|arrivals?))\\b",
                    "",
                    "what comes later comes `at start of turn 2 { move … to … }`",
                    WORD),
            Phrase.of(
                    "^(?<w>let) (\\p{Ll}\\w*) ?= ?(-?\\d+)\\s*$",
                    "state $2: Int = $3",
                    "`let` names something inside braces; what never changes is a rule, `rule $2: Int = $3`, and what does a state",
                    DECLARATION),
            Phrase.of(
                    "^(?<w>let) (\\p{Ll}\\w*) ?= ?(yes|no)\\s*$",
                    "state $2: Bool = $3",
                    "`let` names something inside braces; what lasts is a state",
                    DECLARATION),
            Phrase.of(
                    "^(?<w>let)\\b",
                    "",
                    "`let` names something inside braces; what never changes is a rule, `rule …: Int = …`, and what does a state, `state …: Int = …`",
                    WORD),
            Phrase.of("^(?<w>(?i:on))\\b", "", "what happens on one turn is `at start of turn 2 { … }`", WORD),
            Phrase.of(
                    "^(?<w>(?i:unless))\\b",
                    "",
                    "an exception to a rule is `except when …` below it, or `exception to … when …`",
                    WORD),
            Phrase.of(
                    "^(?<w>(?i:if|when))\\b",
                    "",
                    "what happens when something becomes true is `as soon as … { … }`; in a rule `except when …`",
                    WORD));

    private DeclarationPhrases() {}
}
