package dev.grognard.compiler.phrase;

import static dev.grognard.compiler.phrase.RulebookPhrases.Place.ORDER;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.STATEMENT;

import java.util.List;

/** What one breath joins and stands apart here: a statement and when it is done, two statements, a number and what it counts. */
final class JoinedPhrases {
    /** A statement that is not a block by itself. */
    private static final String DONE =
            "(?<=^|[{}] ?|  )((?:{path} ?[-+]?= ?|(?:move|say|reveal|hide) |{kind}\\()[^{}]*?)";

    /** What is behind such a statement, up to the end of the line or of the braces; a choice between two values has more to it. */
    private static final String ASKED = "((?:(?!\\b(?:else|otherwise|then)\\b)[^\\[{}])+?)( \\[+)?(?=\\s*(?:\\}|$))";

    private static final String CONDITION_FIRST = "when something is done stands first, and in braces what is done";

    /** What joins two deeds in a sentence. */
    private static final String AND = "(?:and then|and also|and|then|also)";

    private static final String APART =
            "statements follow each other without a word between them, or each on its own line";

    /** How many dice are thrown, as a number or in parentheses. */
    private static final String MANY = "({path}|\\([^()]*(?:\\([^()]*\\)[^()]*)*\\))";

    private static final String THROWN = "(?: for \\p{Ll}\\w*(?: \"+)?)?";
    private static final String HANDFUL = "how many dice are rolled stands before the die";
    private static final String SUMMED = "what several dice show together is their sum";

    /** What numbers count in print, which is not written here. */
    private static final String UNITS =
            "(?i:{spaces}|men|miles?|turns?|hours?|pips?|[MVSRACP]Ps?|(?:movement|victory|strength|action|supply) points?)";

    private static final String WITHIN_TRAVEL =
            "where a journey stops is said once and for all by its way of moving, in the braces of `travel ";

    /** Words that cut a set down in print. */
    private static final String WITH = "(?<w>with|having|that (?:have|has)|which (?:have|has)|who (?:have|has)|whose)";

    private static final String SET = "(?<!^)\\b({kind}(?: of {path})?(?: (?:at|next to) {path}| on map)?)";
    private static final String HELD = "(?:held|controlled|owned|occupied) by";
    private static final String SUM = "what each member has is written with a dot, and the set follows `over`";

    /** Whoever is asked, at the beginning of a statement. */
    private static final String CHOOSER = "(?<=^|[{}] ?|  )({path}) ";

    /** Two words for something that is done; what is done to pieces that go elsewhere is told apart. */
    private static final String DEED =
            "(?!repeatedly|if|not|choose|retreat|withdraw|advance|fall)(\\p{Ll}+) (?:(?:an?|the|its|his|their) )?(?!(?:an?|the)\\b)(\\p{Ll}+)(?=\\s*(?:$|[\\[}]|(?:if|when)\\b))";

    static final List<Phrase> PHRASES = List.of(
            Phrase.of(
                    "([-+]?=) ?(?<w>([^=<>{}]+?) (?:when|if) ([^=<>{}]+?),? (?:else|otherwise) ([^={}]+?))( \\[+)?(?=\\s*(?:\\}|$))",
                    "$1 if $4 then $3 else $5$6",
                    "the condition stands before the two values",
                    STATEMENT),
            Phrase.of(
                    DONE + " (?<w>(?:but )?(?:only )?(?:when|if|provided(?: that)?) " + ASKED + ")",
                    "if $3 { $1$4 }",
                    CONDITION_FIRST,
                    STATEMENT),
            Phrase.of(DONE + " (?<w>unless " + ASKED + ")", "if not ($3) { $1$4 }", CONDITION_FIRST, STATEMENT),
            Phrase.of(
                    "((?:[-+]= ?|\\b(?:say|move|reveal|hide) )[^{}<>]*?|(?<![<>])= ?(?:yes|no|none|\\d+)) (?<w>" + AND
                            + " ((?:say|move|let|if|for each|reveal|hide|stop)\\b|{path} ?[-+]?=(?!=)))",
                    "$1   $3",
                    APART,
                    STATEMENT),
            Phrase.of("((?<![<>])= ?[^{}<>]*?) (?<w>" + AND + " ({path} ?[-+]=))", "$1   $3", APART, STATEMENT),
            Phrase.of(
                    "\\broll (d\\d+) (?<w>(?:\\*|[xX×]|times) " + MANY + "(" + THROWN + "))", "roll $3 $1$4", HANDFUL),
            Phrase.of(
                    "\\broll (d\\d+) (?<w>(?:\\*|[xX×]|times) " + MANY + "(" + THROWN + "))",
                    "sum of it over (roll $3 $1$4)",
                    SUMMED),
            Phrase.of(
                    "\\broll (?<w>" + MANY + " (?:\\*|[xX×]|times) (d\\d+)(" + THROWN + "))", "roll $2 $3$4", HANDFUL),
            Phrase.of(
                    "\\broll (?<w>" + MANY + " (?:\\*|[xX×]|times) (d\\d+)(" + THROWN + "))",
                    "sum of it over (roll $2 $3$4)",
                    SUMMED),
            Phrase.of("\\broll (d\\d+) (?<w>" + MANY + " times(" + THROWN + "))", "roll $3 $1$4", HANDFUL),
            Phrase.of(
                    "\\broll (d\\d+) (?<w>(?:for|per) (?:(?:each|every) )?(\\p{Ll}\\w*) of ({path})(" + THROWN + "))",
                    "roll $4.;3 $1$5",
                    HANDFUL),
            Phrase.of(
                    "\\broll (?!(?:two|three|four)\\b)(?=\\p{L}|\\()" + MANY + " (?<w>dice)\\b",
                    "roll $1 d6",
                    "say which dice"),
            Phrase.of(
                    "([-+<>]?=|[<>]|\\bis|\\bthen|\\belse) ?(?<w>(\\d+(?:/\\d+)?) " + UNITS
                            + ")(?=\\s*(?:$|[)\\[{}\"]|(?:and|or|when|if|else|then|because)\\b))",
                    "$1 $3",
                    "a number has no unit behind it"),
            Phrase.of(
                    "\\bby ({kind})\\b.*? (?<w>(?:and )?(?:stops?|ends?|halts?) (?:(?:when|if|where) )?(?:adjacent|next) to\\b[^{}\"\\[]*)",
                    "",
                    WITHIN_TRAVEL
                            + "$1`: `stops when any (@unit of @mover.side.opponent next to step.to)`; then the journey is `… by $1 …`",
                    STATEMENT),
            Phrase.of(
                    "\\bby ({kind})\\b.*? (?<w>(?:and )?(?:stops?|ends?|halts?) (?:when|if|where)\\b[^{}\"\\[]*)",
                    "",
                    WITHIN_TRAVEL + "$1`: `stops when …`",
                    STATEMENT),
            Phrase.of(
                    "^(?<w>(?:stops?|ends?|halts?) (?:(?:when|if|where) )?(?:adjacent|next) to\\b[^{}\"\\[]*)",
                    "",
                    WITHIN_TRAVEL
                            + "@travel`: `stops when any (@unit of @mover.side.opponent next to step.to)`; an order has `requires …`",
                    STATEMENT,
                    ORDER),
            Phrase.of(
                    "^(?<w>stops (?:when|if|where)\\b[^{}\"\\[]*)",
                    "",
                    WITHIN_TRAVEL + "@travel`: `stops when …`; an order has `requires …`",
                    STATEMENT,
                    ORDER),
            Phrase.of(
                    SET + " " + WITH + " (?=(?:any|no|count) ?\\(|not\\b|\\.\\p{Ll})",
                    "$1 where ",
                    "a set is cut down with `where`"),
            Phrase.of(
                    SET + " " + WITH + " (\\p{Ll}\\w*) (?=[<>]|is\\b)",
                    "$1 where .$3 ",
                    "a set is cut down with `where`"),
            Phrase.of(
                    "\\b({path}) (?<w>(?:is|are) in) ({kind})\\b(?![.(])",
                    "$1.?3 is $3",
                    "what something is follows a dot, and is compared"),
            Phrase.of(
                    "\\bsum of (?<w>({kind})\\.(\\p{Ll}\\w*) " + HELD + ") ({path})",
                    "sum of .$3 over (#2 where .@holder is $4)",
                    SUM),
            Phrase.of(
                    "\\bsum of (?<w>({kind})\\.(\\p{Ll}\\w*) " + HELD + ") ({path})",
                    "sum of .$3 over ($2 where .@holder is $4)",
                    SUM),
            Phrase.of(
                    "\\bsum of (?<w>({kind})\\.(\\p{Ll}\\w*) where) (?:{kind})?\\.((?:[^()\\[{}\"]|\\([^()]*\\))+?)(?=\\s*(?:$|[)\\[{}]))",
                    "sum of .$3 over (#2 where .$4)",
                    SUM),
            Phrase.of(
                    "\\bsum of (?<w>({kind})\\.(\\p{Ll}\\w*))(?=\\s*(?:$|[)\\[{}<>+*-]|is\\b|and\\b|or\\b))",
                    "sum of .$3 over #2",
                    SUM),
            Phrase.of(
                    "\\bmust( repeatedly)? (?<w>if (?:possible|able to|(?:he|she|it|they) (?:can|is able|are able)|there (?:is|are) (?:one|any)))(?= ?[\"{])",
                    "must$1 if able",
                    "what is skipped where nothing can be chosen is `if able`"),
            Phrase.of(
                    "\\bmust( repeatedly)?( \"+)? (\\{[^{}]*\\}) (?<w>if (?:able|possible)),?(?=\\s*(?:$|\\}))",
                    "must$1 if able$2 $3",
                    "`if able` stands behind `must`"),
            Phrase.of(
                    CHOOSER + "(?<w>may (\\p{Ll}\\w*))(?=\\s*(?:$|\\}))",
                    "$1 may { |3 }",
                    "the orders that a side may choose stand in braces",
                    STATEMENT),
            Phrase.of(
                    CHOOSER + "(?<w>must (\\p{Ll}\\w*))(?=\\s*(?:$|\\}))",
                    "$1 must { |3 }",
                    "the orders that a side must choose from stand in braces, behind `must if able` where there may be nothing to"
                            + " choose",
                    STATEMENT),
            Phrase.of(
                    CHOOSER + "(?<w>may " + DEED + ")",
                    "",
                    "what a side may do stands in braces, an order by its name or what is done there and then:"
                            + " `$1 may { ^3^4 \"$3 $4\" { … } }`",
                    STATEMENT),
            Phrase.of(
                    CHOOSER + "(?<w>must " + DEED + ")",
                    "",
                    "what a side must do stands in braces, an order by its name or what is done there and then:"
                            + " `$1 must { ^3^4 \"$3 $4\" { … } }`, or `$1 must if able { … }` where there may be nothing to choose",
                    STATEMENT));

    private JoinedPhrases() {}
}
