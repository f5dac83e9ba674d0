package dev.grognard.compiler.phrase;

import static dev.grognard.compiler.phrase.RulebookPhrases.Place.DECLARATION;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.EXAMPLE;

import java.util.List;

/** How many and how often, in the words of one construct at the place of another. */
final class TimesPhrases {
    /** A time of day, as it is printed for turns. */
    private static final String CLOCK = "(\\d{1,2}:\\d\\d|\\d{1,2}[ap]m)\\b";

    private static final String PRINTED = "turns are numbers, and these times are printed for them";

    /** A condition in the head of something that happens, and of no step. */
    private static final String WHAT = "((?:(?! (?:enters|leaves)\\b)[^{}\\[])+?)";

    private static final String EACH_STEP =
            "what happens at each step of a piece cannot happen once; what happens when somebody first stands somewhere is"
                    + " `as soon as any (@unit at …) once { … }`";

    private static final String ONCE =
            "what happens when a condition begins to hold is `as soon as`, and `once` stands behind the condition";

    static final List<Phrase> PHRASES = List.of(
            Phrase.of("\\bturns (?<w>" + CLOCK + " ?\\.\\. ?" + CLOCK + ")", "turns °2..°3", PRINTED),
            Phrase.of("\\bturn (?<w>(?:is )?before " + CLOCK + ")", "turn < °2", PRINTED),
            Phrase.of("\\bturn (?<w>(?:is )?after " + CLOCK + ")", "turn > °2", PRINTED),
            Phrase.of("\\bturn (?<w>" + CLOCK + ")", "turn °2", PRINTED),
            Phrase.of(
                    "\\bturns? (?<w>(?:(?:is )?(?:before|after) )?" + CLOCK + ")",
                    "",
                    "turns are numbers, counted from 1, as in `turn 3`; what is printed for each can be a table, and a game with a"
                            + " `calendar` has dates such as `Dec 26 7am`"),
            Phrase.of(
                    "\\b(and|or|when|if|requires|until|as soon as|expect) (?<w>(\\d+) ({kind}(?: (?:of|at|in|next to) {path}| on map)*))(?= *(?:\\b(?:and|or|else|once)\\b|[\\[{}\"]|$))",
                    "$1 count ($4) >= $3",
                    "how many there are is counted"),
            Phrase.of(
                    "^((?:victory|game over) .*\\S) (?<w>once(?: (?:per|a|in a|each) (?:turn|game))?)(?= *(?:\\[|$))",
                    "$1",
                    "the game is over then, so that it cannot happen again"),
            Phrase.of(
                    "^whenever [^{}]* enters [^{}]*?(?<w>once(?: (?:per|a|each|in a|in the) (?:turn|game))?)\\b",
                    "",
                    EACH_STEP),
            Phrase.of("^whenever (?<w>once) (?=[^{}]* enters )", "", EACH_STEP),
            Phrase.of(
                    "^(?<w>(?:whenever|as soon as) once) (?!per\\b)" + WHAT + "(?= ?[\\[{])",
                    "as soon as $2 once",
                    ONCE),
            Phrase.of(
                    "^(?<w>(?:(?:when|if) )?once(?: (?:as soon as|whenever|when|if|that))?|(?:(?:on|at) )?(?:the )?first time(?: that| when)?) (?!per\\b)"
                            + WHAT + "(?= ?[\\[{])",
                    "as soon as $2 once",
                    ONCE,
                    DECLARATION),
            Phrase.of("^(?<w>whenever) " + WHAT + ",? (once(?: per turn)?)(?= ?[\\[{])", "as soon as $2 $3", ONCE),
            Phrase.of(
                    "^(?<w>when|if) " + WHAT + ",? (once(?: per turn)?)(?= ?[\\[{])",
                    "as soon as $2 $3",
                    ONCE,
                    DECLARATION),
            Phrase.of("^as soon as " + WHAT + "(?<w>,) (once(?: per turn)?)(?= ?[\\[{])", "as soon as $1 $3", ONCE),
            Phrase.of(
                    "^(?<w>whenever ([\\p{L}\\p{N}]+))(?! in\\b)((?:(?! (?:enters|leaves)\\b)[^{}])*?) ?\\{",
                    "as soon as $2$3 {",
                    "what comes about when a condition begins to hold is `as soon as`, and `whenever` is for each step of a piece"),
            Phrase.of(
                    "\\b(?<w>once (?:per|a|in a|each|in the|during the) (?:game|scenario|battle|campaign))\\b",
                    "once",
                    "in all of the game is `once`"),
            Phrase.of(
                    "\\b(?<w>expect ({kind}))(?= {kind}\\()",
                    "play $2",
                    "an order stands behind `play`, or behind `refuse` if it is not allowed",
                    EXAMPLE),
            Phrase.of(
                    "^modifiers (\\p{Ll}\\w*).*?, ?at (?:most|least) -?\\d+(?<w>(?: ?,| and) ?(?:and )?(at (?:most|least) -?\\d+))",
                    "",
                    "modifiers have one limit; the other one stands where they are used: `$1(…) $3`"));

    private TimesPhrases() {}
}
