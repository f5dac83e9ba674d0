package dev.grognard.compiler.phrase;

import static dev.grognard.compiler.phrase.RulebookPhrases.Place.DECLARATION;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.EXAMPLE;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.SET_UP;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.STATEMENT;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.VICTORY;

import java.util.List;

/** Whole sentences of rulebooks: who does what, who has what, who wins. */
final class DeedPhrases {
    static final List<Phrase> PHRASES = List.of(
            Phrase.of(
                    "(?<=^|[{}] ?|  )({path}) (?<w>has|have) (?:the|an?) \\p{Ll}[\\p{L}\\p{N}]*(?= *$| *\\})",
                    "",
                    "what is so from now on is kept in a state, which gets its value with `=`, as in `… = $1` or `$1.… = yes`",
                    STATEMENT),
            Phrase.of(
                    "(?<=^|[{}] ?)(?<w>unless) ({condition})(?= ?\\{)",
                    "if not ($2)",
                    "what is done otherwise is done if not",
                    STATEMENT),
            Phrase.of(
                    "^(?<w>(?:for )?(?:each|every|per) (?:game )?(?:rounds?|turns?|game[- ]turns?|days?|weeks?|months?|years?))(?= ?\\{)",
                    "each turn",
                    "what is played again and again is a turn",
                    STATEMENT),
            Phrase.of(
                    "(?<=^|[{}] ?|  )(?<w>(?:the |each |every )?({path}) (?:loses?|gives up)) (?:an?|one|1) (\\p{Ll}\\w*)(?: points?)?",
                    ">2.;3 -= 1",
                    "what shrinks stands first",
                    STATEMENT),
            Phrase.of(
                    "(?<=^|[{}] ?|  )(?<w>(?:the |each |every )?({path}) (?:loses?|gives up)) (\\d+) (\\p{Ll}\\w*)(?: points?)?",
                    ">2.;4 -= $3",
                    "what shrinks stands first",
                    STATEMENT),
            Phrase.of(
                    "(?<=^|[{}] ?|  )(?<w>(?:the |each |every )?({path}) (?:gains?|gets?|takes?|suffers?|receives?|scores?)) (?:an?|one|1) (\\p{Ll}\\w*)(?: points?)?",
                    ">2.;3 += 1",
                    "what grows stands first",
                    STATEMENT),
            Phrase.of(
                    "(?<=^|[{}] ?|  )(?<w>(?:the |each |every )?({path}) (?:gains?|gets?|takes?|suffers?|receives?|scores?)) (\\d+) (\\p{Ll}\\w*)(?: points?)?",
                    ">2.;4 += $3",
                    "what grows stands first",
                    STATEMENT),
            Phrase.of(
                    "^expect (?<w>(?:the )?({kind})(?: player| side)? (?:wins?|won|has won|have won|(?:is|are) (?:the )?(?:winners?|victors?|victorious)))\\b",
                    "expect winner is $2",
                    "who has won is `winner`",
                    EXAMPLE),
            Phrase.of(
                    "^(play )?({kind}) (?<w>choose|picks?|selects?|takes?)(?= (?:{kind}|\\d))",
                    "$1$2 chooses",
                    "what a side picks follows `chooses`",
                    EXAMPLE),
            Phrase.of(
                    "\\bmove ({path}) (?<w>from (?:the )?{path}) to\\b",
                    "move $1 to",
                    "where a piece comes from is known",
                    STATEMENT),
            Phrase.of("\\bmove (?<w>to ({kind})) ({path})", "move $3 to $2", "what is moved stands first", STATEMENT),
            Phrase.of(
                    "\\bif (?<w>(?:an? )?(\\d+) or (?:more|higher|better|above) is (?:rolled|thrown))",
                    "if roll d6 for @roll >= $2",
                    "a roll is asked with `if`",
                    STATEMENT),
            Phrase.of(
                    "\\bif (?<w>(?:an? )?(\\d+) or (?:less|lower|fewer|below) is (?:rolled|thrown))",
                    "if roll d6 for @roll <= $2",
                    "a roll is asked with `if`",
                    STATEMENT),
            Phrase.of("^(?<w>set) ({path})\\s*$", "$2 = yes", "what holds from now on is given with `=`", STATEMENT),
            Phrase.of("(?<w>if not|in any other case|else)\\s*$", "otherwise", "write `otherwise`", VICTORY),
            Phrase.of(
                    "^(?<w>(?:the )?({kind}) (?:is|are)(?: now)?) (\\p{Ll}\\w*)\\s*$",
                    "=3 = yes",
                    "what holds from now on is given with `=`",
                    STATEMENT),
            Phrase.of(
                    "^game over (?<w>(?:when|after|if|on|once)(?: the end of)? turn) (\\d+)(?: is over| ends| has ended| is finished)?",
                    "game over at end of turn $2",
                    "when a game ends is said so"),
            Phrase.of(
                    "^game over (?<w>when|if|once|after) (?=\\S)",
                    "game over as soon as ",
                    "when a game ends is said so"),
            Phrase.of(
                    "\\bfor each (?<w>(\\p{Ll}\\w*)) (\\p{Ll}\\w*) in ([^{}]*?)(?= *\\{)",
                    "for each $3 in $4 where .=2",
                    "a loop gives each a name, and `where` says which",
                    STATEMENT),
            Phrase.of(
                    "^(at .*?{kind}) (?<w>(\\p{Ll}\\w*))(?=\\s*(?:,|$|\\[))",
                    "$1(=3 yes)",
                    "a state of a piece stands with its value",
                    SET_UP),
            Phrase.of(
                    "^({path}) (?<w>(?:increases|rises|grows|goes up) by) (?=\\S)",
                    "$1 += ",
                    "a new value is given with `+=`",
                    STATEMENT),
            Phrase.of(
                    "^({path}) (?<w>(?:decreases|falls|drops|shrinks|goes down) by) (?=\\S)",
                    "$1 -= ",
                    "a new value is given with `-=`",
                    STATEMENT),
            Phrase.of(
                    "^({path}) (?<w>is|are) (?!(?:yes|no|none)\\b)(\\p{Ll}\\w*)\\s*$",
                    "$1.=3 = yes",
                    "what holds from now on is given with `=`",
                    STATEMENT),
            Phrase.of(
                    "^({path}) (?<w>is|are) (?!(?:yes|no|none)\\b)(\\p{Ll}\\w*)\\s*$",
                    "$3 += $1",
                    "what is put into a set is added with `+=`",
                    STATEMENT),
            Phrase.of(
                    "^(?<w>({path}) must (?:choose|pick|select)\\b.*)",
                    "",
                    "whoever picks has a menu, `$2 must { Lose(u in …) \"{u} is lost\" { move u to @box } }`, or gives what is picked a name:"
                            + " `let u = $2 chooses one of …`",
                    STATEMENT),
            Phrase.of(
                    "^(?<w>(?:game )?(?:length|duration|number of turns|lasts)):? (\\d+)(?: turns?)?\\s*$",
                    "turns 1..$2",
                    "write the first and the last one",
                    SET_UP),
            Phrase.of(
                    "^(?<w>({kind})(?: units?)?:?) at ({kind}|\\d+): ?",
                    "at $3: ",
                    "the place stands first, and every piece knows its side",
                    SET_UP),
            Phrase.of(
                    "^invariant (?<w>(?:never|there (?:is|are) never)) any ?\\(",
                    "invariant \"in words\" no (",
                    "a promise has a text for readers, and says what holds"),
            Phrase.of(
                    "^(?<w>invariant)(?: that| always)? (?=\\p{Ll})",
                    "invariant \"in words\" ",
                    "a promise has a text for readers, and says what holds"),
            Phrase.of("^ruling (?<w>\\[+)", "ruling R1 $1", "a ruling has a name"),
            Phrase.of(
                    "^given scenario ({kind})(?:,| -)? (?<w>in|during|at)(?: the)? ({kind}\\([^()]*\\))",
                    "given scenario $1 start $3",
                    "which phase has begun follows `start`",
                    EXAMPLE),
            Phrase.of(
                    "(?<w>,? ?with) ({kind}(?:(?:, ?| and ){kind})*) (?:at|in) ({kind}|\\d+)",
                    " at $3: *2",
                    "where pieces stand is a place, a colon and pieces",
                    EXAMPLE),
            Phrase.of(
                    "^piece ({kind}) on (?<w>({kind}) (?:and|or|&)) ({kind})",
                    "piece $1 on #3, #4",
                    "the kinds of places are divided by commas"),
            Phrase.of(
                    ": ?(?<w>(?:a )?(?:set of |list of )?(hexes|towns|units|counters|pieces|places|spaces|areas))\\b",
                    ": Set of #2",
                    "several things are a set"),
            Phrase.of(
                    "^(?<w>(?:all |the )?(?!(?:An?|The|Each|Every|All|No)\\b)({kind})(?: units?)? (?:must|may not|may only|may|cannot|can not|can only|can|must not|never) \\p{Ll}.*)",
                    "",
                    "what is allowed is a `requires` of an order or a travel, and what it costs or is worth a rule: `exception to … when … is $2 and"
                            + " … = …`",
                    DECLARATION),
            Phrase.of(
                    "\\b(?<w>({kind}) (?:both (?:sides|players)|each side|all sides))",
                    "for each s in Side { $2(s) }",
                    "what is done for each is a loop",
                    STATEMENT),
            Phrase.of(
                    "^(?<w>({path}) (?:goes|moves|marches|travels|walks|rides) to) (to)\\b(?!\\.)",
                    "move $2 to $3",
                    "what is done stands first",
                    STATEMENT),
            Phrase.of(
                    "^(?<w>({path}) (?:goes|moves|marches|travels|walks|rides) along) ({path})",
                    "move $2 to $3.to",
                    "what is done stands first",
                    STATEMENT),
            Phrase.of(
                    "^(?<w>({path}) and ({path}) (?:move|go|march|retreat|return|withdraw|fall back)s? (?:to|into)) ({path})",
                    "move $2 + $3 to $4",
                    "what is done stands first",
                    STATEMENT),
            Phrase.of(
                    "^move ({path}) (?<w>except(?: for)?|without|but not|minus|other than) ({path}) to\\b",
                    "move $1 - $3 to",
                    "what is left out is taken away with `-`",
                    STATEMENT),
            Phrase.of(
                    "^(?<w>({path}) (?:now |then )(?:controls|holds|owns|takes|has)) ({path})\\s*\\}?$",
                    "$3.@holder = $2",
                    "who has a place is a state of it, given with `=`",
                    STATEMENT),
            Phrase.of(
                    "^(?<w>(?:mark|note|record|remember) ({path}) as) (\\p{Ll}\\w*)\\s*$",
                    "$3 += $2",
                    "what is put into a set is added with `+=`",
                    STATEMENT),
            Phrase.of(
                    "\\bfor (?:each|every|all) (?<w>(\\p{Ll}\\w*) (units?|counters?|pieces?|towns?|hex(?:es)?)) (\\p{Ll}\\w*)((?: (?:of|at|next to) {path})*)(?= *\\{)",
                    "for each $4 in #3$5 where .=2",
                    "a loop gives each a name, and `where` says which",
                    STATEMENT),
            Phrase.of(
                    "\\bfor (?<w>(?:each|every|all)(?: of)?(?: the)? (units?|counters?|pieces?|towns?|hex(?:es)?|spaces?|areas?|places?)) (?!(?:of|at|in|on|next|within|where)\\b)(\\p{Ll}\\w*)((?: (?:of|at|next to|within \\d+ of) {path}| on map)*)(?= *\\{| where\\b)",
                    "for each $3 in #2$4",
                    "a loop gives each a name, and the set follows `in`",
                    STATEMENT),
            Phrase.of(
                    "\\bif (?<w>already|still|not yet|currently) (\\p{Ll}\\w*)(?= *\\{)",
                    "",
                    "say of whom: `if any (… where .$2) { … }`, `if u.$2 { … }`",
                    STATEMENT),
            Phrase.of(
                    "^(?<w>(?:all |the |each |every )?({kind})(?: units?)? (?:has|have|gets?|are worth|is worth)(?: a)?) (?:no|zero) (\\p{Ll}\\w*)(?: \\[+)?\\s*$",
                    "exception to $3 when &3.?2 is $2 = 0",
                    "what holds for some only is an exception to a rule",
                    DECLARATION),
            Phrase.of(
                    "^(?<w>(?:all |the |each |every )?({kind})(?: units?)? (?:has|have|gets?)(?: a)?) (?:double|twice) (\\p{Ll}\\w*)(?: \\[+)?\\s*$",
                    "exception to $3 when &3.?2 is $2 = usual * 2",
                    "what holds for some only is an exception to a rule",
                    DECLARATION),
            Phrase.of(
                    "^(?<w>(?:all |the |each |every )?({kind})(?: units?)? (?:has|have|gets?)(?: a)?) (?:(\\p{Ll}\\w*) (?:of )?(\\d+))(?: \\[+)?\\s*$",
                    "exception to $3 when &3.?2 is $2 = $4",
                    "what holds for some only is an exception to a rule",
                    DECLARATION),
            Phrase.of(
                    "^(?<w>(?:when|whenever|if) (?:an? |any )?(units?|counters?|pieces?|{kind}) enters (?:an? |any |the )?(hex(?:es)?|towns?|spaces?|areas?|{kind})),? (?:then )?(?:its|his|the) (?:side|owner|player) (?:now )?(?:controls|holds|captures|takes|owns)(?: it)?",
                    "whenever ~2 in #2 enters ~3 in #3 { ~3.@holder = ~2.side }",
                    "what happens at each step of a piece stands in braces"),
            Phrase.of(
                    "^victory ({kind}) (?<w>when|if) (?=\\S)",
                    "victory $1 \"in words\" as soon as ",
                    "who wins is a `victory`, with a text for the players"),
            Phrase.of(
                    "^(?<w>draw|tie|drawn|nobody wins),? (?:otherwise|in all other cases|if not|else)",
                    "nobody \"a draw\" otherwise",
                    "whoever wins is named first, and of a draw that is nobody",
                    VICTORY),
            Phrase.of(
                    "^(at .*:.*?) ?(?<w>(?:and )?(?:all |the )?(?:other|remaining|rest of(?: the)?|all the other|everyone else of) ({kind})(?: units?| counters?| pieces?)?)",
                    "$1 rest of $3",
                    "all others of a side are its rest",
                    SET_UP),
            Phrase.of(
                    "^(?<w>({kind}) (?:may|can|must) (?:be )?(?:set up|start|begin|deploy|placed)\\b.*)",
                    "",
                    "who is set up where his side likes is asked for as the first turn starts: `at start of turn 1 { … must { Post(t in … where"
                            + " …) \"{t}\" { move $2 to t } } }`",
                    SET_UP),
            Phrase.of(
                    "^(?<w>(?:an? |the )?({kind}) (?:cannot|can not|may not|must not|is not allowed to)\\b.*)",
                    "",
                    "what is not allowed is `refuse`, with the side and the order: `refuse … @order($2, …)`",
                    EXAMPLE),
            Phrase.of(
                    "^offer ({kind}) (?<w>during|in|at|only in)(?: the)? ({kind})(?: [Pp]hase)? (?:to|for|by)(?: the)? ({kind})",
                    "offer $1 in $3.… when s is $4",
                    "which menu an order joins is named by its phase and step, and for whom by `when`"),
            Phrase.of(
                    "^(?<w>move) ({path}) (?:up to|at most|within|for|a maximum of) ({path})(?: hexes| hex| spaces?| towns?| areas?| MPs?| movement points?)?",
                    "@side moves $2 by @travel within $3",
                    "a journey is somebody's move",
                    STATEMENT),
            Phrase.of(
                    "^(?:\\{ ?)?(?<w>on (?:an?|the)(?: roll of| die roll of| result of)? (\\d+) ?(?:-|–|to|or|\\.\\.) ?(\\d+))",
                    "if roll d6 for @purpose in $2..$3",
                    "a roll is asked with `if`",
                    STATEMENT),
            Phrase.of(
                    "^(?:\\{ ?)?(?<w>on (?:an?|the)(?: roll of| die roll of| result of)? (\\d+)(?: or (?:more|better|higher|above)|\\+))",
                    "if roll d6 for @purpose >= $2",
                    "a roll is asked with `if`",
                    STATEMENT),
            Phrase.of(
                    "^(?:\\{ ?)?(?<w>on (?:an?|the)(?: roll of| die roll of| result of)? (\\d+) or (?:less|lower|below))",
                    "if roll d6 for @purpose <= $2",
                    "a roll is asked with `if`",
                    STATEMENT),
            Phrase.of(
                    "^(?:\\{ ?)?(?<w>on (?:an?|the)(?: roll of| die roll of| result of)? (\\d+))\\b",
                    "if roll d6 for @purpose is $2",
                    "a roll is asked with `if`",
                    STATEMENT),
            Phrase.of(
                    "\\broll (?<w>(?:a die|the die|one die|dice|two dice|a d6)) (?:and|then) (?:consult|look up|check|read|use)(?: on| in)?(?: the)? (\\p{Ll}\\w*)(?: table| chart)?",
                    "",
                    "a table is read by its name and what its rows and columns are for: `match $2(…, roll d6 for @purpose) { … }`",
                    STATEMENT),
            Phrase.of(
                    "(?<w>(?:and )?(?:consult|look up|check|refer to|use|read)(?: on| in)?(?: the)? (\\p{Ll}\\w*))(?=\\s*(?:table|chart|\\{|$))",
                    "",
                    "a table is read by its name and what its rows and columns are for: `$2(…, roll d6 for @purpose)`",
                    STATEMENT),
            Phrase.of(
                    "= ?({path}) (?<w>(?:picks|selects|takes|names|chooses)(?: any| some| as many as he likes)?(?: \\p{Ll}+)? (?:from|among|out of)) ({path})",
                    "= $1 chooses any of $3",
                    "say how many are chosen",
                    STATEMENT),
            Phrase.of(
                    "\\b(?<w>(?!(?:may|must)\\b)({path}) (?:returns?|starts?|begins?|comes? back|goes back|go back|falls? back|flees?|runs?|sails?|are moved|is moved|are placed|is placed|are put|is put|are sent|is sent) (?:to|into|in|at)) ({path})",
                    "move $2 to $3",
                    "what is done stands first",
                    STATEMENT),
            Phrase.of(
                    "\\b({path}) (?<w>pays?|spends?|uses?|loses?) ({path}) ({kind})\\b",
                    "$1.<4 -= $3",
                    "what shrinks stands first",
                    STATEMENT),
            Phrase.of(
                    "\\b({path}) (?<w>gains?|gets?|receives?|earns?|scores?) ({path}) ({kind})\\b",
                    "$1.<4 += $3",
                    "what grows stands first",
                    STATEMENT),
            Phrase.of(
                    "(?<w>(?:{path} )?(?:removes?|eliminates?|loses?|discards?|sacrifices?) (?:one|an?|two|\\d+) (?:of )?(?:his|her|its|their|the)? ?(?:own )?(?:units?|steps?|counters?|blocks?|pieces?|leaders?))\\b",
                    "",
                    "whoever picks what is lost has a menu: `s must { Lose(u in @unit of s at …) \"{u} is lost\" { move u to @box } }`",
                    STATEMENT),
            Phrase.of(
                    "\\b(?<w>(?:eliminates?|destroys?|kills?|removes?) (?:all|every|the)) (\\p{Ll}\\w*)(?=\\s*(?:\\}|$))",
                    "",
                    "what is out of play is moved to a box: `move (@unit of … at …) to @box`",
                    STATEMENT),
            Phrase.of(
                    "^(?:\\{ ?)?(?<w>(\\p{Ll}+)) (?=[\\p{L}(])({path})\\s*(?:\\}|$)",
                    "$3.=2 = yes",
                    "what holds from now on is given with `=`",
                    STATEMENT),
            Phrase.of(
                    "\\{ ?(?<w>(\\p{Ll}+)) (?=[\\p{L}(])({path}) ?\\}",
                    "{ $3.=2 = yes }",
                    "what holds from now on is given with `=`",
                    STATEMENT),
            Phrase.of(
                    "(?<w>{path} \\p{Ll}+s (?:every|each|all)\\b[^{}]*)",
                    "",
                    "what is done with each is a loop, and a procedure is called by its name: `for each t in … { Fight(t, s) }`",
                    STATEMENT),
            Phrase.of(
                    "^(?<w>(?:all|every|each) (?!turn\\b)[^{}]*)",
                    "",
                    "what is done with each is a loop: `for each u in @unit where … { … }`",
                    STATEMENT));

    private DeedPhrases() {}
}
