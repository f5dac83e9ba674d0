package dev.grognard.compiler.phrase;

import static dev.grognard.compiler.phrase.RulebookPhrases.Place.APOSTROPHE;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.CONDITION;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.RULE;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.STATEMENT;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.TRAVEL;

import java.util.List;

/** How rulebooks count and compare. */
final class ConditionPhrases {
    private static final String MORE = "(?:greater|more|higher|larger|bigger|later|stronger)";
    private static final String LESS = "(?:less|fewer|lower|smaller|earlier|weaker)";
    private static final String BEGINS =
            "(?<=^|[(=]\\s{0,9}|\\b(?:requires|when|if|and|or|where|not|as|expect)\\s{1,9})";

    /** Where a condition begins, if it stands in no set: a set may be named there too. */
    static final String ASKS = "(?<=\\b(?:requires|when|if|and|or|not|soon as)\\s{1,9}|: Bool\\b[^=]{0,40}=\\s{0,9})";

    /** Of one piece it is asked whether it is on the map, as of a kind. */
    private static final String ONE_ON_MAP =
            ASKS + "(\\p{Ll}[\\p{L}\\p{N}]*(?:\\.\\p{Ll}[\\p{L}\\p{N}]*)*) (?<w>(?:is )?on (?:the )?(?:map|board))\\b";

    static final List<Phrase> PHRASES = List.of(
            Phrase.of(
                    "(?<![\\p{L}\\p{N})])(?<w>\\.(has|across|along|can)) (?=\\S)",
                    "it $2 ",
                    "each member of a set is `it` here"),
            Phrase.of(ONE_ON_MAP, "$1.at is @ground", "`on map` follows a kind; of one piece ask where it stands"),
            Phrase.of(ONE_ON_MAP, "$1 in (@unit on map)", "`on map` follows a kind"),
            Phrase.of(
                    "\\b({path}) (?<w>(?:do |does )?not (has|have|across|along|can)) (?=\\S)",
                    "not $1 $3 ",
                    "`not` stands before what is asked"),
            Phrase.of(
                    BEGINS + "(?<w>(?:it is |during |on |in )?(?:the )?first turn)(?= *(?:$|[{\\[)]|and\\b|or\\b))",
                    "turn is 1",
                    "turns are numbers"),
            Phrase.of(
                    "(?<w>({kind}) and ({kind}) (?:units?|counters?|pieces?)) (?:at|in|on) ({path})",
                    "any (@unit of $2 at $4) and any (@unit of $3 at $4)",
                    "who stands somewhere is asked of a kind"),
            Phrase.of(
                    "(?<=\\b(?:requires|if|when|and|or|not) |[=(] ?)(?<w>at least (?:one|an?)) ({set})",
                    "any (#2)",
                    "that there is one is asked with `any`"),
            Phrase.of(
                    "(?<w>the (?:other|opposing|enemy) (?:side|player)|the opponent)\\b",
                    "@foe",
                    "the other side has a name"),
            Phrase.of(
                    "(?<w>(?:the )?(?:sum|total) of (?:the )?(\\p{Ll}[\\p{L}\\p{N}]*) (?:of|in)) (?!all\\b|the\\b)({path})",
                    "sum of .$2 over $3",
                    "what each member has is written with a dot, and the set follows `over`"),
            Phrase.of(
                    "^(?<w>({path}) (?:controls|captures|takes control of|gains control of|takes|gains|occupies|holds|owns)) ({path})\\s*\\}?$",
                    "$3.@holder = $2",
                    "who has a place is a state of it, given with `=`",
                    STATEMENT),
            Phrase.of(
                    "(?<w>(?:that|which|who) (?:are|is|have|has) not(?: been)?) (\\p{Ll}\\w*)",
                    "where not .$2",
                    "a set is cut down with `where`"),
            Phrase.of(
                    "(?<w>(?:that|which|who) (?:are|is|have been|has been|have|has)) (\\p{Ll}\\w*)",
                    "where .$2",
                    "a set is cut down with `where`"),
            Phrase.of(
                    "\\b({path}) (?<w>is in|are in|in) ({kind}) or ({kind})",
                    "$1 has $3 or $1 has $4",
                    "each side of `or` is a condition of its own, and a hex `has` its terrain"),
            Phrase.of(
                    "^({path}) (?<w>has|is|are|have) (?!no\\b|not\\b|now\\b|at\\b|in\\b|(?:yes|none)\\s*$)(?:been )?(\\p{Ll}[\\p{L}\\p{N}]*)\\s*$",
                    "$1.$3 = yes",
                    "what holds from now on is given with `=`",
                    STATEMENT),
            Phrase.of(
                    "(?<w>(?:all|every) ({kind}) (?:units?|counters?|pieces?) (?:are|is|have been|has been) (?:eliminated|destroyed|lost|dead|gone|removed|off the map))",
                    "no (@unit of $2 on map)",
                    "that all are gone is said by none that is there"),
            Phrase.of(
                    "(?<w>(?:all|every) {force} (?:are|is|have been|has been) (?:eliminated|destroyed|lost|dead|gone|removed))",
                    "no (@unit of @foe on map)",
                    "that all are gone is said by none that is there"),
            Phrase.of(
                    "\\b(any|no) (?<w>({kind}|leaders?|units?|counters?|hexes|towns?) within (\\d+)(?: {spaces})? of) ({path})",
                    "$1 (#3 within $4 of !5)",
                    "how far away they may be follows the kind"),
            Phrase.of(
                    "(?<w>enemy[- ]occupied)\\b",
                    "any (@unit of @foe at step.to)",
                    "who stands somewhere is asked of a kind",
                    TRAVEL),
            Phrase.of(
                    "(?<w>(?:the )?(?:stack size|size of the stack|number of units(?: there)?))(?= ?[<>=])",
                    "count (@unit at here)",
                    "how many there are is `count (…)`",
                    TRAVEL),
            Phrase.of(
                    "(?<w>(?:the )?(?:die roll|dice roll|die|roll)) (?:is |of |in |between )?(\\d+) ?(?:-|to|and|\\.\\.) ?(\\d+)",
                    "roll d6 for @purpose in $2..$3",
                    "dice are rolled for something"),
            Phrase.of(
                    "(?<=\\b(?:when|if|requires|and|or|not|where) )(?<w>(\\p{Ll}[\\p{L}\\p{N}.]*) (?:with|having|containing)(?: an?| any)?) ({set})",
                    "any (#3 at !2)",
                    "who stands somewhere is asked of a kind"),
            Phrase.of(
                    "(?<=\\b(?:when|if|requires|and|or|not|where) )(?<w>(\\p{Ll}[\\p{L}\\p{N}.]*) (?:without|with no|having no)(?: an?| any)?) ({set})",
                    "no (#3 at !2)",
                    "who stands somewhere is asked of a kind"),
            Phrase.of(
                    "(?<!^)\\b({kind}|hexes|towns?|units?|spaces?|counters?) (?<w>with|having|that have|that are|which have|which are|who have|who are|whose)\\b",
                    "",
                    "a set is cut down with `where`: `@unit where .strength > 2`"),
            Phrase.of(
                    "= ?(?<w>\\{) ?({kind}(?:, {kind})*) ?\\}",
                    "= ($2)",
                    "these and no others are written in parentheses"),
            Phrase.of(
                    "(?<=[=(] ?)(?<w>(?:all |the |any )?(?:hexes|towns|spaces|areas|places|units|counters)) (?:adjacent to|next to|within \\d+ of) {path}",
                    "#0",
                    "a set begins with the name of its kind"),
            Phrase.of(
                    "(?<w>(?:the )?(?:sum|total) of (?:the )?\\.?(\\p{Ll}[\\p{L}\\p{N}]*) (?:of|in|over) (?:the |all )?({kind}) (?:held|controlled|owned|occupied) by) ({path})",
                    "sum of .$2 over (#3 where .@holder is $4)",
                    "what each member has is written with a dot, and the set follows `over`"),
            Phrase.of(
                    "\\b({path}) is (?<w>(?:free|clear|empty) of(?: all| any)?) ({force}|{set})",
                    "no (#3 at $1)",
                    "who stands somewhere is asked of a kind"),
            Phrase.of(
                    "\\b({path}) (?<w>(?:is|are) not occupied by|contains no|has no|holds no) ({force}|{set})",
                    "no (#3 at $1)",
                    "who stands somewhere is asked of a kind"),
            Phrase.of(
                    "\\b({path}) (?<w>(?:contains|has|holds) (?:at least|no fewer than)) (\\d+) ({set})",
                    "count (#4 at $1) >= $3",
                    "how many there are is `count (…)`"),
            Phrase.of(
                    "\\b({path}) (?<w>(?:contains|has|holds) (?:at most|no more than|up to)) (\\d+) ({set})",
                    "count (#4 at $1) <= $3",
                    "how many there are is `count (…)`"),
            Phrase.of(
                    "\\b({path}) (?<w>(?:contains|has|holds) (?:fewer|less) than) (\\d+) ({set})",
                    "count (#4 at $1) < $3",
                    "how many there are is `count (…)`"),
            Phrase.of(
                    "\\b({path}) (?<w>(?:contains|has|holds) more than) (\\d+) ({set})",
                    "count (#4 at $1) > $3",
                    "how many there are is `count (…)`"),
            Phrase.of(
                    "\\b({path}) (?<w>(?:is|are) occupied by|contains|holds) ({force}|units?|counters?)\\b",
                    "any (#3 at $1)",
                    "who stands somewhere is asked of a kind"),
            Phrase.of(
                    "({kind}) (?<w>at ({path}) of) ({path})",
                    "$1 of $3 at $4",
                    "whose they are follows `of`, and where they stand `at`"),
            Phrase.of(
                    "({kind}) (?<w>at ({path}) of) ({path})",
                    "$1 of $4 at $3",
                    "whose they are follows `of`, and where they stand `at`"),
            Phrase.of(
                    "(?<!^at .{0,99})(?<![\\p{L}\\p{N}])(?<w>(?:the |an? )?({path})['’]s (\\p{Ll}\\w*))",
                    ">2.$3",
                    "a part of something follows a dot",
                    APOSTROPHE),
            Phrase.of(
                    "\\b(?<w>(?:the |an? )?(?!(?:sum|count|rest|half|set|part|end|start|number|all|any|one|each|cost|most|total)\\b)(\\p{Ll}\\w*) of (?:the |an? |this |that )(\\p{Ll}\\w*))\\b(?![.(])",
                    ">3.$2",
                    "a part of something follows a dot"),
            Phrase.of(
                    "\\b({path}) (?<w>is (?:not occupied|unoccupied|empty|vacant))\\b(?! by| of)",
                    "no (@unit at $1)",
                    "who stands somewhere is asked of a kind"),
            Phrase.of(
                    "\\b({path}) (?<w>is (?:occupied|not empty|not vacant))\\b(?! by| of)",
                    "any (@unit at $1)",
                    "who stands somewhere is asked of a kind"),
            Phrase.of(
                    "\\b({path}) (?<w>is not empty|isn.t empty)\\b",
                    "any ($1)",
                    "that there is one is asked with `any`"),
            Phrase.of("\\b({path}) (?<w>is empty)\\b", "no ($1)", "that there is none is asked with `no`"),
            Phrase.of(
                    "\\b(?!stops? )({path}) (?:is |are |moves? |enters? )?(?<w>(?:in|into) (?:an? |the )?(?:enemy |opposing |hostile )(?:zones? of control|ZOCs?|zocs?))\\b(?! must| may)",
                    "any (@unit of @foe next to $1.at)",
                    "a zone of control is what lies beside a piece"),
            Phrase.of(
                    "\\b(any|no) (?<w>({force})(?: (?:at|in|on|next to|adjacent to) {path})?)",
                    "$1 (#2)",
                    "who stands somewhere is asked of a kind"),
            Phrase.of(
                    "(?<=\\b(?:when|if|requires|and|or|not|where) )(?<w>{force} (?:at|in|on|next to|adjacent to) {path})",
                    "any (#1)",
                    "who stands somewhere is asked of a kind"),
            Phrase.of(
                    "\\b({path}) has (?<w>({kind}) or ({kind}))\\b(?!\\.)",
                    "$1 has $3 or $1 has $4",
                    "each side of `or` is a condition of its own",
                    CONDITION),
            Phrase.of(
                    "\\b({path}) (?<w>crosses|is crossing|goes (?:across|over)|passes over)(?: an?| the)? ({kind})\\b(?!\\.)",
                    "$1 across $3",
                    "a step crosses what lies between two hexes"),
            Phrase.of(
                    "\\b({path}) (?<w>follows|runs along|goes along|uses)(?: an?| the)? ({kind})\\b(?!\\.)",
                    "$1 along $3",
                    "a step goes along a path"),
            Phrase.of(
                    "(?<=[=(] ?)(?<w>({force} (?:at|in|on|next to|adjacent to) {path}))",
                    "#2",
                    "who stands somewhere is a set of a kind"),
            Phrase.of(
                    "(?<=\\b(?:when|if|and|or|not) )(?<w>crossing|crosses|across)(?: a| the)? ({kind})",
                    "@step across $2",
                    "a step crosses what lies between two hexes"),
            Phrase.of(
                    "(?<=\\b(?:when|if|and|or|not) )(?<w>entering|enters|into|moving into)(?: a| the)? ({kind})\\b(?!\\.)",
                    "@step.to has $2",
                    "a step leads to a hex",
                    RULE,
                    TRAVEL),
            Phrase.of(
                    "\\b({path}) (?<w>(?:is |goes |moves )?(?:on|via)|uses|follows)(?: a| the)? ({kind})",
                    "$1 along $3",
                    "a step goes along a path",
                    RULE,
                    TRAVEL),
            Phrase.of(
                    "(?<w>(?:(?:can|cannot) )?traces? .*?|(?:a )?(?:path|line|route)(?: of supply| of communications?)? (?:from|to) .*?|(?:in|out of|within) supply(?: range)?)(?=\\s*(?:\\belse\\b|\\[|\\{|\"|=|$))",
                    "",
                    "what can be traced is a reach: `u.at in (reach from … along (Road where no (Unit of s.opponent at .to)))`, or `u can reach p by …` with a `travel` of your own"),
            Phrase.of(
                    BEGINS + "(?<w>at least|no fewer than|no less than|min(?:imum)?(?: of)?) ({path}) \\(?({set})\\)?",
                    "count (#3) >= $2",
                    "how many there are is `count (…)`"),
            Phrase.of(
                    BEGINS
                            + "(?<w>at most|no more than|up to|not more than|max(?:imum)?(?: of)?) ({path}) \\(?({set})\\)?(?! per\\b)",
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
                    "(?<w>(?!sum of \\.\\w+ over)(?:the )?(?:sum|total) of (?:the )?\\.?(\\p{Ll}[\\p{L}\\p{N}]*) (?:of|in|over) (?:the |all )?({set}))",
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
            Phrase.of("\\b({path}) (?<w>is in|are in) ({kind})\\b", "$1 has $3", "a hex has its terrain"),
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
                    "\\b({path}) (?<w>has|have)(?: been)? (?!no\\b|at\\b|more\\b|fewer\\b|less\\b)(\\p{Ll}[\\p{L}\\p{N}]*)",
                    "$1.$3",
                    "what holds of something follows a dot"),
            Phrase.of(
                    "\\b({path}) (?<w>(?:has|have) not(?: yet)? been|was not|were not) (\\p{Ll}[\\p{L}\\p{N}]*)(?: this turn| yet)?",
                    "$1 not in $3",
                    "what holds of something follows a dot; in a set it is `in`"),
            Phrase.of(
                    "\\b({path}) (?<w>(?:has|have) been|was|were) (\\p{Ll}[\\p{L}\\p{N}]*)(?: this turn| already)?",
                    "$1 in $3",
                    "what holds of something follows a dot; in a set it is `in`"),
            Phrase.of(
                    "\\b({kind}) (?<w>holds?|controls?|owns?|occupies|occupy) ({kind}) and ({kind})",
                    "$3.@holder is $1 and $4.@holder is $1",
                    "who has a place is a state of it, which is compared"),
            Phrase.of(
                    "\\b({path}) (?<w>holds?|controls?|owns?|occupies|occupy) ({kind})",
                    "$3.@holder is $1",
                    "who has a place is a state of it, which is compared"),
            Phrase.of(
                    "\\b({path}) (?<w>(?:is|are) (?:held|controlled|owned|occupied|taken) by)(?: the)? ({kind})\\b(?=\\s*(?:$|\\b(?:and|or|else|then)\\b|[\\[{\"=]))",
                    "$1.@holder is $3",
                    "who has a place is a state of it, which is compared"),
            Phrase.of(
                    "(?<=\\b(?:when|if|and|or|not) )(?<w>(?:adjacent|next) to (?:an? |any |the )?(?:{force}|enemy|foe|opponent))\\b",
                    "any (@unit of @foe next to step.to)",
                    "who stands beside a place is asked of a kind",
                    TRAVEL),
            Phrase.of(
                    "\\b({path}) (?:is )?(?<w>(?:adjacent|next) to (?:an? |any |the )?(?:{force}|enemy|foe|opponent))\\b",
                    "any (@unit of @foe next to !1)",
                    "who stands beside a place is asked of a kind"),
            Phrase.of(
                    "(?<w>adjacent to (?:the |an |a |any )?(?:enemy|enemies|foe|opponent))\\b",
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
                    "distance(!2, !3)",
                    "write `distance(a, b)`"),
            Phrase.of(
                    "(?<=^|\\s)(\\p{Ll}[\\p{L}\\p{N}.]*) (?:is )?(?<w>within) ({path}) {spaces} of ({path})",
                    "distance($1, $4) <= $3",
                    "how far it is from one place to another is `distance(a, b)`"),
            Phrase.of("\\b({path}) <= ({path}) (?<w><=) ({path})", "$2 in $1..$4", "write `in` and a range"),
            Phrase.of(
                    "\\b(?<w>neither) ((?:(?!\\b(?:and|or|nor|else|then)\\b)[^\"{}\\[])+?) nor\\b",
                    "not $2 and not",
                    "each side of `and` is a condition of its own"),
            Phrase.of("\\b(and|not) (?<w>either)\\b(?=.* or\\b)", "$1", "that one of two holds is said by `or` alone"),
            Phrase.of("\\b(?<w>either) (\\S+)(?=.* or\\b)", "$2", "that one of two holds is said by `or` alone"),
            Phrase.of(
                    "(?<![\\p{L}\\p{N}.])(?<w>every|all) ?\\(((?:[^()]|\\([^()]*\\))+?) where not (?![^()]*\\b(?:and|or)\\b)",
                    "no ($2 where ",
                    "that all are so is said by none that is not"),
            Phrase.of(
                    "(?<![\\p{L}\\p{N}.])(?<w>every|all) ?\\(((?:[^()]|\\([^()]*\\))+?) where\\b",
                    "no ($2 where not",
                    "that all are so is said by none that is not"),
            Phrase.of("\\b(?<w>but)(?= )", "and", "write `and`"));

    private ConditionPhrases() {}
}
