package dev.grognard.compiler.phrase;

import static dev.grognard.compiler.phrase.RulebookPhrases.Place.CONDITION;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.EXAMPLE;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.MODIFIERS;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.ORDER;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.RULE;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.TRAVEL;

import java.util.List;

/** How rulebooks say when, where and of whom something holds. */
final class SituationPhrases {
    static final List<Phrase> PHRASES = List.of(
            Phrase.of(
                    "(?<w>(?:nobody|no one|none) of) ({path})( at {path})?",
                    "no (@unit of $2$3)",
                    "who stands somewhere is asked of a kind"),
            Phrase.of(
                    "^(?<w>(?:but |only |except )?(\\d+) (?:when|if)) ({condition})",
                    "except when $3 = $2",
                    "what differs is an exception",
                    RULE),
            Phrase.of("^(\"+) (?<w>minus|less|subtract) ", "$1 - ", "a sign follows the name of an item", MODIFIERS),
            Phrase.of("^(\"+) (?<w>plus|add) ", "$1 + ", "a sign follows the name of an item", MODIFIERS),
            Phrase.of(
                    "^(?<w>(?:blocked|impeded|stopped|barred) by)(?: an?| any)? (?:enemy|hostile|opposing)(?: units?| counters?)?",
                    "requires no (@unit of @foe at step.to)",
                    "what a step needs is `requires`",
                    TRAVEL),
            Phrase.of(
                    "^stops (?<w>(?:next|adjacent) to|beside)(?: an?| any| the)? (?:enemy|enemies|hostile|opposing)(?: units?| counters?)?",
                    "stops when any (@unit of @foe next to step.to)",
                    "say of the step when it is the last",
                    TRAVEL),
            Phrase.of(
                    "^(procedure|rule) (\\w+) (?<w>for|of|by) (\\p{Ll}\\w*)(?=\\s*(?:\\[|\\{|:|=))",
                    "$1 $2($4: Side)",
                    "what it is asked about stands in parentheses"),
            Phrase.of(
                    "\\bsum of (?<w>\\.?(\\p{Ll}\\w*) (?:for|of|in|over)(?: all| the)?) (\\p{L}+) ({path}) (?:holds?|controls?|owns?|occupies)",
                    "sum of .$2 over (#3 where .@holder is $4)",
                    "what each member has is written with a dot, and the set follows `over`"),
            Phrase.of("= (?<w>(\\d+) {kind})(?=\\s*(?:$|\\[))", "= $2", "a number has no unit behind it"),
            Phrase.of(
                    "\\b({path}) (?<w>not on(?: the)? (?:map|board))",
                    "$1 where .at is Aside",
                    "a set is cut down with `where`"),
            Phrase.of(
                    "(?<=[=(] ?)(?<w>(?:all |every )?(\\p{L}+) (?:except|but not|other than|outside|not in)(?: the)?) ({kind})",
                    "#2 - $3",
                    "what is left out is taken away with `-`"),
            Phrase.of(
                    "\\brequires (?<w>un(\\p{Ll}\\w*)) ({path})(?=\\s*(?:\\belse\\b|\\[|$))",
                    "requires not $3.=2",
                    "what holds of something follows a dot",
                    ORDER),
            Phrase.of(
                    "\\brequires (?<w>(?!not\\b|no\\b|any\\b)(\\p{Ll}\\w*) (?!is\\b|not\\b|can\\b|in\\b|has\\b|and\\b|or\\b))(\\p{Ll}[\\w.]*)(?=\\s*(?:\\belse\\b|\\[|$))",
                    "requires $3.$2",
                    "what holds of something follows a dot",
                    ORDER),
            Phrase.of(
                    "\\b({path}) (?<w>(\\p{Ll}+\\p{Lu}\\w*)) ({path})",
                    "$3($1, $4)",
                    "what a rule is asked about stands in parentheses"),
            Phrase.of(
                    "(?<=\\b(?:when|if|and|or|not) )(?<w>entering|enters|moving into|into)(?: an?| the)? ({kind})(?: or |, )({kind})",
                    "(@step.to has $2 or @step.to has $3)",
                    "a step leads to a hex",
                    RULE,
                    TRAVEL),
            Phrase.of(
                    "\\bif (?<w>(?:the )?(?:die |dice )?roll is) (\\d+) or (?:more|better|higher|greater)",
                    "if roll d6 for @purpose >= $2",
                    "dice are rolled for something"),
            Phrase.of(
                    "\\bif (?<w>(?:the )?(?:die |dice )?roll is) (\\d+) or (?:less|lower|fewer)",
                    "if roll d6 for @purpose <= $2",
                    "dice are rolled for something"),
            Phrase.of(
                    "\\b({path}) (?<w>(?:is|are|lies?) (?:on|in|within|part of|inside))(?: the)? ({kind})(?=\\s*(?:\\belse\\b|\\[|$|\\)|and\\b|or\\b))",
                    "$1 in $3",
                    "what belongs to a set is `in` it",
                    RULE,
                    ORDER,
                    TRAVEL),
            Phrase.of(
                    "\\b({path}) (?<w>is (?:free|clear))(?=\\s*(?:\\belse\\b|\\[|$|\\)|and\\b|or\\b))",
                    "no (@unit at $1)",
                    "who stands somewhere is asked of a kind",
                    CONDITION,
                    ORDER,
                    RULE),
            Phrase.of(
                    "\\b({kind}) (?<w>(?:have|has) no (?:more )?(?:units?|counters?|pieces?)(?: left)?)",
                    "no (@unit of $1 on map)",
                    "that all are gone is said by none that is there"),
            Phrase.of(
                    "(?<=\\b(?:when|if|and|or|not|requires|where|=) |[(=] ?)(?<w>(?:(?:it is|on|in|during|from) )?turns? (\\d+) ?(?:to|-|until|through|\\.\\.|–) ?(?:turn )?(\\d+))\\b",
                    "turn in $2..$3",
                    "which turn it is, is compared"),
            Phrase.of(
                    "(?<=\\b(?:when|if|and|or|not|requires|where|=) |[(=] ?)(?<w>(?:(?:it is|on|in|during) )?turns? (\\d+) ?(?:and|or|,|/|&) ?(?:turn )?(\\d+))\\b",
                    "(turn is $2 or turn is $3)",
                    "which turn it is, is compared"),
            Phrase.of(
                    "(?<=\\b(?:when|if|and|or|not|requires|where|=) |[(=] ?)(?<w>(?:it is|on|in|during) turn (\\d+))\\b(?! or\\b)",
                    "turn is $2",
                    "which turn it is, is compared"),
            Phrase.of(
                    "(?<=\\b(?:when|if|and|or|not|requires|where|=) |[(=] ?)(?<w>(?:after|from|since) turn (\\d+)(?: on| onwards)?)\\b",
                    "turn >= $2",
                    "which turn it is, is compared"),
            Phrase.of(
                    "(?<=\\b(?:when|if|and|or|not|requires|where|=) |[(=] ?)(?<w>(?:before|until) turn (\\d+))\\b",
                    "turn < $2",
                    "which turn it is, is compared"),
            Phrase.of(
                    "({kind}) of ({path}) (?<w>or|and) ({path})( (?:at|next to|within \\d+ of) {path}| on map)?(?=\\s*(?:\\)|where\\b|\\{|$|\\bon\\b))",
                    "$1 of $2$5 + $1 of $4$5",
                    "two sets together are joined with `+`"),
            Phrase.of(
                    "({kind}(?: of {path})?) at ({path}) (?<w>or|and) ({path}) where\\b",
                    "$1 where .at in ($2, $4) and",
                    "who stands in one of several places is asked with `in`",
                    CONDITION),
            Phrase.of(
                    "({kind}(?: of {path})?) at ({path}) (?<w>or|and) ({path})(?=\\s*(?:\\)|\\{|$|\\[))",
                    "$1 where .at in ($2, $4)",
                    "who stands in one of several places is asked with `in`",
                    CONDITION),
            Phrase.of(
                    "\\bany \\(({kind}(?: of {path})?) at ({path}) (?<w>or) ({path})\\)",
                    "(any ($1 at $2) or any ($1 at $4))",
                    "each side of `or` is a condition of its own",
                    CONDITION),
            Phrase.of(
                    "\\bno \\(({kind}(?: of {path})?) at ({path}) (?<w>or|and) ({path})\\)",
                    "no ($1 at $2) and no ($1 at $4)",
                    "each side of `and` is a condition of its own",
                    CONDITION),
            Phrase.of(
                    "\\b(?!(?:not|requires|and|or|if|when)\\b)({path}) (?<w>(?:has|have|is|are|was|were|did|do|does)(?: not|n't| never)(?: yet| already)?(?: been)?) (\\p{Ll}\\w*)(?: yet| already| this turn)*",
                    "not $1.=3",
                    "what holds of something follows a dot",
                    ORDER,
                    RULE,
                    MODIFIERS,
                    TRAVEL),
            Phrase.of(
                    "({path}) (?<w>(?:that|which|who)(?: have| has| did| do| are| is| were| was)?(?: not|n't| never)(?: yet)?(?: been)?) (\\p{Ll}\\w*)",
                    "$1 where not .=3",
                    "a set is cut down with `where`"),
            Phrase.of(
                    "({path}) (?<w>(?:that|which|who)(?: have| has| are| is| were| was)?(?: been)?) (\\p{Ll}\\w*)",
                    "$1 where .=3",
                    "a set is cut down with `where`"),
            Phrase.of(
                    "(?<=[=(] ?|\\b(?:in|over) )(?<w>(?:un|non-?|not )(\\p{Ll}\\w*)) ({set})",
                    "#3 where not .=2",
                    "a set is cut down with `where`"),
            Phrase.of(
                    "(?<=[=(] ?|\\b(?:in|over) )(?<w>(\\p{Ll}\\w*)) ((?=units?\\b|counters?\\b|pieces?\\b|towns?\\b|hexes\\b){set})",
                    "#3 where .=2",
                    "a set is cut down with `where`"),
            Phrase.of(
                    "\\b({path}) (?<w>(\\p{Ll}\\w*) (?:on |in )?this turn)",
                    "$1.$3 is turn",
                    "what holds of something follows a dot, and is compared with the turn"),
            Phrase.of("(?<w>(?:the )?(?:last|previous) turn)\\b", "turn - 1", "the turn before is `turn - 1`"),
            Phrase.of("(?<w>(?:the )?next turn)\\b", "turn + 1", "the turn after is `turn + 1`"),
            Phrase.of(
                    "(?<w>(?:no )?enem(?:y|ies)(?: units?)? where) ({path}) (?:stands|is|are)\\b",
                    "no (@unit of @foe at !2)",
                    "who stands somewhere is asked of a kind"),
            Phrase.of(
                    "(?<w>(?:an? |any )?enemy (?:zocs?|ZOCs?|zones? of control)) (?:in|at|on|over) ({path})",
                    "any (@unit of @foe next to $2)",
                    "a zone of control is what lies beside a piece"),
            Phrase.of(
                    "\\bends where (?<w>(?:at most|no more than|max(?:imum)?(?: of)?|up to)) (\\d+) (?:units?|counters?|pieces?)",
                    "ends where count (@unit at here where it is not @mover) < $2",
                    "how many there are is `count (…)`",
                    TRAVEL),
            Phrase.of(
                    "^(?<w>not (?:into|through|in|to)(?: an?| the)?) enemy(?:[- ]occupied)? (?:hexes|hex|towns?|spaces?|areas?|units?)",
                    "requires no (@unit of @foe at step.to)",
                    "what a step needs is `requires`",
                    TRAVEL),
            Phrase.of(
                    "^(?<w>not (?:into|through|in|across|over|along|to)(?: an?| the)?) ({kind})",
                    "requires not step.to has $2",
                    "what a step needs is `requires`",
                    TRAVEL),
            Phrase.of(
                    "^(?<w>(?:must |may |can )?not(?: be)?) ({kind})(?=\\s*(?:\\belse\\b|\\[|$))",
                    "requires @chosen is not $2",
                    "what must hold is `requires`",
                    ORDER),
            Phrase.of(
                    "\\b({path}) can (?<w>(\\p{Ll}\\w*))(?=\\s*(?:\\belse\\b|\\[|$|and\\b|or\\b))",
                    "$1 can go by ^3",
                    "say by which way of moving",
                    ORDER),
            Phrase.of(
                    "(?<w>(?:the )?(?:total|combined|summed)) (\\p{Ll}\\w*) of(?: all| the)? ({path})",
                    "sum of .$2 over $3",
                    "what each member has is written with a dot, and the set follows `over`"),
            Phrase.of(
                    "(?<w>(?:the )?(?:total |combined )?(\\p{Ll}\\w*) of)(?: all| the)? (\\p{Ll}\\w*\\([^()]*\\))",
                    "sum of .$2 over $3",
                    "what each member has is written with a dot, and the set follows `over`"),
            Phrase.of(
                    "(?<=[=(,] ?|\\b(?:is|of|to|by) )(?:the )?({kind}) (?<w>player|side)\\b",
                    "$1",
                    "a side is its name"),
            Phrase.of(
                    "^(?<w>(\\p{Ll}\\w*)(?: units?)?:) ?(\\S+)",
                    "except when @parameter.=2 = $3",
                    "what differs is an exception",
                    RULE),
            Phrase.of(
                    "^except (?<w>(\\d+) for(?: the)?) (\\p{Lu}\\p{L}*?)s?(?=\\s*(?:\\[|$))",
                    "except when @parameter is $3 = $2",
                    "say when it holds, and what holds then",
                    RULE),
            Phrase.of(
                    "(?<w>half(?: of)?(?: the)?) ({kind}(?: of {path})?(?: at {path})?),? rounded (up|down)",
                    "count ($2) / 2 rounded $3",
                    "how many there are is `count (…)`"),
            Phrase.of("= (?<w>(yes|no) on (?:an? )?(\\d+))\\b", "= roll d6 for @purpose is $3", "a roll is compared"),
            Phrase.of(
                    ": ({kind}) = ({kind}) (?<w>or (?:none|nobody|no one))",
                    ": $1? = $2",
                    "what may be nobody has a `?` behind its type",
                    CONDITION),
            Phrase.of(
                    "^(before|after|instead of)(?: the)? (?<w>({kind}(?:\\.{kind})?)(?: [Pp]hase| [Ss]tep)?,?) (?:if|when) ",
                    "$1 $3 when ",
                    "when it happens follows `when`"),
            Phrase.of(
                    "^(before|after|instead of)(?: the)? ({kind}(?:\\.{kind})?)(?: [Pp]hase| [Ss]tep)?,? (?<w>unless) ({condition})",
                    "$1 $2 when not ($4)",
                    "when it happens follows `when`"),
            Phrase.of("^(before|after|instead of)(?: the)? (?<w>({kind}) [Pp]hase)", "$1 $3", "a phase is its name"),
            Phrase.of(
                    "\\b({path}) (?<w>(?:has|have|is|are|was|were|did)(?: not|n't| never)(?: yet| already)?(?: been)?) (?!in\\b|at\\b)(\\p{Ll}\\w*)(?: yet| already| this turn)*(?=\\s*(?:$|\\)|\\[|=|\\{|and\\b|or\\b|else\\b))",
                    "not $1.$3",
                    "what holds of something follows a dot",
                    ORDER,
                    RULE,
                    MODIFIERS,
                    TRAVEL),
            Phrase.of(
                    "\\b(?!(?:but|and|or|is|are|if|when|where|requires|not|has|have|expect|may|must|can|will|should|do|does|did)\\b)({path}) (?<w>not) (?!in\\b|be\\b)(\\p{Ll}\\w*)(?: yet| already| this turn)*",
                    "not $1.$3",
                    "what holds of something follows a dot"),
            Phrase.of(
                    "\\b(?!(?:but|and|or|is|are|if|when|where|requires|not|has|have|expect|may|must|can|will)\\b)({path}) (?<w>not) (?!in\\b|be\\b)(\\p{Ll}\\w*)",
                    "$1 not in $3",
                    "what is no part of a set is `not in` it"),
            Phrase.of(
                    "\\b(any|no) (?<w>(\\p{Ll}\\w*)) (?:units?|counters?|pieces?|towns?|hexes)(?=\\s*(?:\\{|\\)|$|and\\b|or\\b|else\\b|\\[))",
                    "$1 ($3)",
                    "the set stands in parentheses"),
            Phrase.of(
                    "\\b(any|no) (?<w>(\\p{Ll}\\w*)) (units?|counters?|pieces?|towns?|hexes)(?=\\s*(?:\\{|\\)|$|and\\b|or\\b|else\\b|\\[))",
                    "$1 (#4 where .$3)",
                    "a set is cut down with `where`"),
            Phrase.of(
                    "\\b({path}) (?<w>is|are|in|has) ({kind}), ({kind})(?=\\s*(?:=|\\[|$|else\\b|\\{))",
                    "$1 in ($3, $4)",
                    "each is a condition of its own, or they are named in parentheses"),
            Phrase.of(
                    "\\b({path}) (?<w>is|are|in|has) ({kind}), ({kind})(?=\\s*(?:=|\\[|$|else\\b|\\{))",
                    "$1 has $3 or $1 has $4",
                    "each is a condition of its own"),
            Phrase.of(
                    "\\b(?<w>(?:is|are) (?:either|one of)) ({kind})(?:, | or )({kind})",
                    "in ($2, $3)",
                    "one of several is asked with `in`"),
            Phrase.of(
                    "(?<=\\b(?:when|if|and|or|not) )(?<w>(?:moving |going |marching |travelling )?(?:along|on|via|by))(?: an?| the)? ({kind}|\\p{Ll}+)\\b(?!\\.)",
                    "@step along #2",
                    "a step goes along a path",
                    RULE,
                    TRAVEL),
            Phrase.of(
                    "(?<=\\b(?:when|if|and|or|not) )(?<w>crossing|crosses|across)(?: an?| the)? (?!an?\\b|the\\b)(\\p{Ll}+)\\b(?! without| with)",
                    "@step across #2",
                    "a step crosses what lies between two hexes",
                    RULE,
                    TRAVEL),
            Phrase.of(
                    "(?<=\\b(?:when|if|and|or|not) )(?<w>(?:crossing|crosses|across|entering|moving|going|leaving)\\b.*?)(?=\\s*(?:\\[|=|$))",
                    "",
                    "what a step does is asked of it: `@step across …`, `@step along …`, `@step.to has …`",
                    RULE,
                    TRAVEL),
            Phrase.of(
                    "(?<w>(?:an? |any |at least one )?adjacent (?:friendly|own) (?:units?|counters?|pieces?))",
                    "any (@unit of @side next to @spot)",
                    "who stands beside a place is asked of a kind",
                    ORDER),
            Phrase.of(
                    "(?<w>no adjacent (?:enemy|opposing|hostile) (?:units?|counters?|pieces?))",
                    "no (@unit of @foe next to @spot)",
                    "who stands beside a place is asked of a kind",
                    ORDER),
            Phrase.of(
                    "(?<w>(?:an? |any |at least one )?adjacent (?:enemy|opposing|hostile) (?:units?|counters?|pieces?))",
                    "any (@unit of @foe next to @spot)",
                    "who stands beside a place is asked of a kind",
                    ORDER),
            Phrase.of(
                    "(?<=[=(] ?|\\b(?:in|over|of) )(?<w>(?:all |the )?(\\p{L}+) (?:worth|with|of value|having)) (\\d+) or (?:more|better|higher)(?: VPs?| points?)?",
                    "#2 where .@worth >= $3",
                    "a set is cut down with `where`"),
            Phrase.of(
                    "(?<=[=(] ?|\\b(?:over|of) )(?<w>(?:all |the )?(\\p{L}+) (?:in|of|with|from)) ({kind})(?=\\s*(?:$|\\)|\\[|\\{))",
                    "#2 where .?3 is $3",
                    "a set is cut down with `where`"),
            Phrase.of(
                    "(?<w>both(?: of)?(?: the)? [\\p{L} ]+? (?:are|is|have|has)) (\\p{Ll}+)",
                    "",
                    "each of the two is a condition of its own, joined with `and`: `a is $2 and b is $2`"),
            Phrase.of(
                    "(?<w>(?:the )?({kind}) (?:rolls?|rolled)(?: an?)?) (odd|even|\\d+)",
                    "",
                    "what was rolled is kept, by `let` or in a state, and that is asked: `$2.die is $3`"),
            Phrase.of(
                    "(?:when|if) (?:the )?(?<w>(?:attackers?|defenders?|target|units?) (?:is|are|stands?) (?:in|at|on))(?: an?| the)? ({kind})",
                    "when @where is $2",
                    "where it happens has a name here",
                    MODIFIERS),
            Phrase.of(
                    "(?:when|if) (?:the )?(?<w>(?:attackers?|defenders?|target|units?) (?:is|are|stands?) (?:in|at|on))(?: an?| the)? ({kind})",
                    "when @where has $2",
                    "where it happens has a name here",
                    MODIFIERS),
            Phrase.of(
                    "([+-] ?\\d+) (?<w>in|on|into) (?:an? |the )?({kind}) or ({kind})(?=\\s*(?:\\[|$))",
                    "$1 when @where has $3 or @where has $4",
                    "an item says when it counts",
                    MODIFIERS),
            Phrase.of(
                    "([+-] ?\\d+) (?<w>in|on|into|at) (?:an? |the )?({kind})(?=\\s*(?:\\[|$))",
                    "$1 when @where has $3",
                    "an item says when it counts",
                    MODIFIERS),
            Phrase.of(
                    "([+-] ?\\d+) (?<w>in|on|into|at) (?:an? |the )?({kind})(?=\\s*(?:\\[|$))",
                    "$1 when @where is $3",
                    "an item says when it counts",
                    MODIFIERS),
            Phrase.of(
                    "([+-] ?\\d+) (?<w>(?:in|on|during)(?: the)? (?:first|1st) (round|turn)),? (?:if|when|and) (?=\\S)",
                    "$1 when $3 is 1 and ",
                    "an item says when it counts",
                    MODIFIERS),
            Phrase.of(
                    "([+-] ?\\d+) (?<w>(?:in|on|during)(?: the)? (?:first|1st) (round|turn))",
                    "$1 when $3 is 1",
                    "an item says when it counts",
                    MODIFIERS),
            Phrase.of(
                    "\\b({kind}) (?<w>at|in|on) ({kind})(?= and\\b| or\\b|\\s*$)",
                    "$1.at is $3",
                    "where a piece stands is its `.at`",
                    EXAMPLE),
            Phrase.of(
                    "\\b({path}) (?<w>(?:now )?(?:holds?|controls?|owns?|occup(?:y|ies))) ({kind})(?= and\\b| or\\b|\\s*$)",
                    "$3.@holder is $1",
                    "who has a place is a state of it, which is compared",
                    EXAMPLE,
                    CONDITION),
            Phrase.of("\\bis (?<w>\\+) ?(\\d+)", "is $2", "a number has no plus sign"),
            Phrase.of(
                    "(?<w>if (?:known|present|there|set|noted|any|given)) else\\b",
                    "or else",
                    "what holds if there is none follows `or else`"),
            Phrase.of(
                    "^at (start|end) of (?<w>({kind})(?:'s)?) ({kind}) when\\b",
                    "at $1 of $4 when s is $3 and",
                    "whose phase it is, is a condition"),
            Phrase.of(
                    "^at (start|end) of (?<w>({kind})(?:'s)?) ({kind})\\b",
                    "at $1 of $4 when s is $3",
                    "whose phase it is, is a condition"),
            Phrase.of(
                    "\\bin (?<w>the|any|whatever|his|their) order ({path}) (?:chooses|likes|wants|wishes)",
                    "in an order $2 chooses",
                    "who chooses the order is said so"),
            Phrase.of(
                    "\\bin ({path}) (?<w>(\\p{Ll}\\w*) (?:on |in )?(?:this|the current) turn)",
                    "in $1 where .$3 is turn",
                    "a set is cut down with `where`"),
            Phrase.of(
                    "(?<w>(?:the )?number of (\\p{Ll}\\w*)) (>=|<=|>|<|is) ({path})",
                    "count ($2 where it $3 $4)",
                    "how many there are is `count (…)`"),
            Phrase.of(
                    "(?<=[=(] ?|else |then )1 (?<w>(?:point )?(?:per|for each|for every)) ({set}) (?:held|controlled|owned|occupied) by ({path})",
                    "count (#2 where .@holder is $3)",
                    "so much for each is a product"),
            Phrase.of(
                    "(?<=[=(] ?|else |then )(\\d+) (?<w>(?:points? )?(?:per|for each|for every)) ({set}) (?:held|controlled|owned|occupied) by ({path})",
                    "$1 * count (#3 where .@holder is $4)",
                    "so much for each is a product"),
            Phrase.of(
                    "(?<=[=(] ?|else |then )1 (?<w>(?:point )?(?:per|for each|for every)) ({set})",
                    "count (#2)",
                    "so much for each is a product",
                    RULE),
            Phrase.of(
                    "(?<=[=(] ?|else |then )(\\d+) (?<w>(?:points? )?(?:per|for each|for every)) ({set})",
                    "$1 * count (#3)",
                    "so much for each is a product",
                    RULE),
            Phrase.of(
                    ",? (?<w>(?:with )?(?:a )?min(?:imum)?(?: of)?) (\\d+|{path})(?!\\()",
                    " at least $2",
                    "the least that it can be follows `at least`"),
            Phrase.of(
                    ",? (?<w>(?:with )?(?:a )?max(?:imum)?(?: of)?) (\\d+|{path})(?!\\()(?! (?:units?|counters?|pieces?)\\b)",
                    " at most $2",
                    "the most that it can be follows `at most`"),
            Phrase.of(
                    "^(?<w>(?:costs?|pay|spend|for)) (\\d+) ({kind})\\b",
                    "requires side.<3 >= $2",
                    "what must be there is required, and paid in the braces",
                    ORDER));

    private SituationPhrases() {}
}
