package dev.grognard.compiler.phrase;

import static dev.grognard.compiler.phrase.RulebookPhrases.Place.APOSTROPHE;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.DECLARATION;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.MODIFIERS;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.ORDER;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.RULE;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.STATEMENT;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.TRAVEL;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.UNKNOWN_NAME;

import java.util.List;

/** How rulebooks say what is allowed, and what differs when. */
final class RulePhrases {
    static final List<Phrase> PHRASES = List.of(
            Phrase.of(
                    "^(?<w>rule (\\p{Ll}\\w*)(?: \\[+)?: [^=:{}]*\\b(?:may|must|can|cannot|are|never|always|do|does)\\b[^=:{}]*?)\\s*$",
                    "",
                    "a rule gives a value, `rule $2(u: @unit): Bool = …`; what is not allowed is required of the order or the travel that would do it:"
                            + " `requires … else \"…\"`"),
            Phrase.of(
                    "^(exception .*? when [^:=]*?|except when [^:=]*?) ?(?<w>:) ?(?=\\S)",
                    "$1 = ",
                    "what holds then follows `=`"),
            Phrase.of(
                    "^(?<w>(?:Exception|EXCEPTION|Except):?|exception:) to (?=\\p{Ll})",
                    "exception to ",
                    "the word has small letters only, and no sign behind it"),
            Phrase.of(
                    "^(?<w>(?:(?:Exception|EXCEPTION|Except):?|exception:|except:)(?: (?:when|if))?) (?!to\\b)({condition})(?= ?=)",
                    "except when $2",
                    "below its rule it is written `except when`"),
            Phrase.of(
                    "^(?<w>(?:Exceptions?|EXCEPTIONS?|Except)\\b:?|exceptions?:|except:).*",
                    "",
                    "an exception says when it counts and what holds then: `except when … = …` below its rule, or `exception to … when … = …` anywhere"),
            Phrase.of("^(?<w>exception) when ", "except when ", "below its rule it is written `except`"),
            Phrase.of(
                    "^exception( \\[+)? to (\\p{Ll}\\w*) (?<w>except) (?=when )",
                    "exception$1 to $2 ",
                    "when an exception counts follows `when`"),
            Phrase.of("^except (?<w>unless)\\b", "except when not", "an exception says when it counts", RULE),
            Phrase.of(
                    "^exception(?: \\[+)? to (?:the )?(?<w>({kind})(?:['’]s)? (?:cost|costs|movement cost)|(?:cost|costs) (?:of|for)(?: the)? ({kind}))\\b.*",
                    "",
                    "an exception names a rule, so what a step costs is made one, which the travel asks for: `cost @cost(…)` in it, and then `exception to @cost when … = …`"),
            Phrase.of(
                    "^except (?<w>(along|across)(?: an?| the)?) ({kind})",
                    "except when @step $2 $3",
                    "say when it holds",
                    RULE),
            Phrase.of(
                    "^except (?<w>({kind}):?) .*",
                    "",
                    "say when it holds, and what holds then: `except when … = …`",
                    RULE),
            Phrase.of(
                    "^(?<w>require|needs?|needed|condition|precondition):? (.+)$",
                    "requires $2",
                    "what must hold is `requires`",
                    ORDER,
                    TRAVEL),
            Phrase.of(
                    "^(?<w>must not (?:have |be |have been )?(\\p{Ll}\\w*))\\s*$",
                    "requires not @chosen.$2",
                    "what must hold is `requires`",
                    ORDER),
            Phrase.of(
                    "^(?<w>must (?:have |be |have been )?(\\p{Ll}\\w*))\\s*$",
                    "requires @chosen.$2",
                    "what must hold is `requires`",
                    ORDER),
            Phrase.of(
                    "^(requires|cost|plus|stops|ends|passes|given|play|expect|refuse|score|say|let|state|order|piece|place|link|table)(?<w>:) ?(?=\\S)",
                    "$1 ",
                    "no colon follows this word"),
            Phrase.of(
                    "\\b({path}) (?<w>can (?:move|go))\\b(?! by| {kind})",
                    "$1 can go by @travel",
                    "say by which way of moving",
                    ORDER),
            Phrase.of(
                    "^(rule\\b[^=]*= )(\\S.*?) (?<w>if) (.+?) else (\\S.*)$",
                    "$1if $4 then $2 else $5",
                    "a choice begins with its condition",
                    RULE),
            Phrase.of(
                    "^(except when .+?) ?(?<w>then|:|->|gives|returns?) ?(?=\\S)",
                    "$1 = ",
                    "what holds then follows an equals sign",
                    RULE),
            Phrase.of(
                    "^(?<w>if|when) (.+?) then (\\S.*)$", "except when $2 = $3", "what differs is an exception", RULE),
            Phrase.of(
                    "^except (?<w>(?:all )?(\\p{Ll}\\w*) (?:units?|counters?|pieces?))(?= ?=| ?\\[)",
                    "except when @parameter.$2",
                    "say when it holds",
                    RULE),
            Phrase.of(
                    "^exception(?: \\[+)? to (?<w>(?!\\p{Ll}[\\p{L}\\p{N}]* ?(?:when\\b|where\\b|=|\\[|$)).*)",
                    "",
                    "an exception names a rule, says when it counts, and what holds then: `exception to power when … = usual - 1`",
                    APOSTROPHE),
            Phrase.of(
                    "^exception(?: \\[+)? to (\\p{Ll}\\w*) (?<w>(?:for|in|on|with|of|if|unless)\\b[^=]*)= ?(\\S.*)",
                    "",
                    "an exception says when it counts: `exception to $1 when … = $3`"),
            Phrase.of(
                    "^exception(?: \\[+)? to (?<w>(?:the )?{kind}(?!\\.)(?:(?!\\bwhen\\b)[^=])*)$",
                    "",
                    "an exception names a rule, says when it counts, and what holds then: `exception to power when … = usual - 1`",
                    RULE),
            Phrase.of(
                    "^rule \\p{Lu}?[\\p{L} ]*? (?<w>may not|may only|may|must not|must|cannot|can only|can)\\b(?! ?[:(=])",
                    "",
                    "a rule gives a value: `rule mayEnter(u: Unit, p: Place): Bool = yes`, and below it `except when … = no`; what is forbidden at all is a `requires` of an order or a travel",
                    RULE),
            Phrase.of(
                    "^rule (\\p{Ll}[\\p{L}\\p{N}]*) (?<w>of|for)(?: an?| the)? ({kind}) (\\p{Ll}\\w*)(?= ?:| ?\\[| ?=)",
                    "rule $1($4: $3)",
                    "what a rule is asked about stands in parentheses",
                    RULE),
            Phrase.of("(?<w>because|or)(?= \")", "else", "a reason follows `else`", ORDER, TRAVEL),
            Phrase.of("^(?<w>when|if) ({condition})(?= ?=)", "except when $2", "what differs is an exception", RULE),
            Phrase.of(
                    "^(?:rule|except)\\b.*= (?<w>({path}) (?:in|for|on|with) ({kind})(?:, | and | or )(?!.*\\b(?:otherwise|else)\\b).*)",
                    "",
                    "a rule has its usual value first, and below it one for each that differs: `except when … $3 = …`",
                    RULE),
            Phrase.of(
                    "^(?<w>must stop|stop|move(?:ment)? ends) (?:when|if|upon|on) (?!entering)({condition})",
                    "stops when $2",
                    "what ends a move is `stops when`",
                    TRAVEL),
            Phrase.of(
                    "^(?:stops?|must stop) (?<w>(?:(?:when|upon|on|if) )?(?:entering|moving into|in|inside|within|next to)(?: an?| the)?(?: enemy| hostile)? (?:zones? of control|ZOCs?|zocs?)) (?:when|if|and)\\b",
                    "stops when any (@unit of @foe next to step.to) and",
                    "say of the step when it is the last",
                    TRAVEL),
            Phrase.of(
                    "^(?:stops?|must stop) (?<w>(?:(?:when|upon|on|if) )?(?:entering|moving into|in|inside|within|next to)(?: an?| the)?(?: enemy| hostile)? (?:zones? of control|ZOCs?|zocs?))\\b(?!\\()",
                    "stops when any (@unit of @foe next to step.to)",
                    "say of the step when it is the last",
                    TRAVEL),
            Phrase.of(
                    "^(?<w>(?:forbidden|prohibited|not allowed|not permitted|impossible|illegal|banned|not) (?:if|when|while|unless not)|not allowed to enter if) ({condition})",
                    "requires not ($2)",
                    "what must hold is `requires`",
                    ORDER,
                    TRAVEL),
            Phrase.of(
                    "^(?<w>(?:forbidden|prohibited|not allowed|not permitted|impossible|illegal|banned) unless) ({condition})",
                    "requires $2",
                    "what must hold is `requires`",
                    ORDER,
                    TRAVEL),
            Phrase.of(
                    "^(?<w>(?:only|allowed only for|only for)(?: the)? ({kind})(?: player| side| units?)?(?: (?:may|can)(?: \\w+)*)?)(?=\\s*(?:\\belse\\b|\\[|$))",
                    "requires side is $2",
                    "who may do it is required",
                    ORDER),
            Phrase.of(
                    "^(?<w>(?:only|allowed only for|only for)(?: the)? ({kind})(?: player| side| units?)?(?: (?:may|can)(?: \\w+)*)?)(?=\\s*(?:\\belse\\b|\\[|$))",
                    "requires @chosen.?2 is $2",
                    "who may do it is required",
                    ORDER),
            Phrase.of(
                    "^(?<w>(?:only|allowed only for|only for)(?: the)? ({kind})(?: player| side| units?)?(?: (?:may|can)(?: \\w+)*)?)(?=\\s*(?:\\belse\\b|\\[|$))",
                    "requires @chosen is $2",
                    "who may do it is required",
                    ORDER),
            Phrase.of(
                    "^(?<w>(?:{kind} )?(?:may not|cannot|must not|may never) (?:enter|cross|move|pass|go|stop|end)\\b.*)",
                    "",
                    "what a step needs is `requires`, as in `requires no (@unit of @foe at step.to) else \"the enemy is there\"`",
                    TRAVEL),
            Phrase.of(
                    "^(?<w>(?:max(?:imum)?(?: of)?|limit(?: of)?|no more than|at most) (\\d+) (?:units?|counters?|pieces?)(?: per| in an?| in each)? (?:hex|space|place|area|town))",
                    "ends where count (@unit at here where it is not @mover) < $2",
                    "where a move may end is `ends where`",
                    TRAVEL),
            Phrase.of(
                    "^cost (\\d+) (?<w>per .*|for each .*|for every .*|each .*|MPs?|movement points?)$",
                    "cost $1",
                    "what a step costs is a number",
                    TRAVEL),
            Phrase.of(
                    "^cost (?<w>.*?\\b(?:in|for|on|into)(?: an?| the)? ({kind}).*)",
                    "",
                    "what a step costs more at times is a line of its own: `plus 1 when step.to has $2`",
                    TRAVEL,
                    UNKNOWN_NAME),
            Phrase.of(
                    "^(?<w>(?:an? |the |each |every )?({kind}|[\\p{Ll}]+) (?:pays?|costs?|spends?) ({path})(?: MPs?| movement points?)? (?:for|to enter|in|into|to cross|per)(?: an?| the)? ({kind}))",
                    "",
                    "what a step costs is what the `cost` of a travel says: below `rule @cost` an exception, `except when s.to has $4 and … = $3`",
                    DECLARATION,
                    TRAVEL,
                    RULE),
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
                    RULE));

    private RulePhrases() {}
}
