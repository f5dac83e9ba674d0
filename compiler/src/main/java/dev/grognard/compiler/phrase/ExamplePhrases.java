package dev.grognard.compiler.phrase;

import static dev.grognard.compiler.phrase.RulebookPhrases.Place.EXAMPLE;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.UNKNOWN_NAME;

import java.util.List;

/** Lines of examples that somebody remembers by half: the words are there, and what leads to them is not. */
final class ExamplePhrases {
    /** What begins another fact or line, and is no state of a piece. */
    private static final String NO_LEADER =
            "(?!(?:start|turn|rolls|at|scenario|option|given|expect|play|refuse|case|is|of|and|or|not|chooses|passes|in)\\b)";

    private static final String GIVEN = "what a side does is an order by its name, and what it is asked then is chosen";

    static final List<Phrase> PHRASES = List.of(
            Phrase.of(
                    "(?<=\\bexpect .{0,300}\\}) ?(?<w>and) (?=\\S)",
                    "   expect ",
                    "what is listed in braces ends an expectation; the next one begins with `expect`",
                    EXAMPLE),
            Phrase.of(
                    "(?<!\\bexpect .{0,300})(?<w>roll|rolled|dice|die) (?=\\p{Ll}\\w* \\d)",
                    "rolls ",
                    "the dice follow `rolls`",
                    EXAMPLE),
            Phrase.of(
                    "\\b({kind}) (?<w>(\\p{Ll}\\w*s) (\\w+)) (?:to|into|at|on|against|from|by) ({kind}|\\d{4})\\b",
                    "$1 |3($4, $5)", GIVEN, EXAMPLE),
            Phrase.of(
                    "\\b({kind}) (?<w>(\\p{Ll}\\w*s) (\\w+)) (?:to|into|at|on|against|from|by) ({kind}|\\d{4})\\b",
                    "$1 |3($4) $1 chooses $5", GIVEN, EXAMPLE),
            Phrase.of("\\b({kind}) (?<w>(\\p{Ll}\\w*s) ({kind}|\\d\\w+))", "$1 |3($4)", GIVEN, EXAMPLE),
            Phrase.of(
                    "\\b(at [^:{}]*: ?[^:{}]*?)\\b({kind}) (?<w>" + NO_LEADER
                            + "(\\p{Ll}\\w*)(?: ?[=:]| is)? (yes|no|none|-?\\d+|{kind}))(?![\\w.(])",
                    "$1$2($4 $5)",
                    "what a piece begins with stands behind it in parentheses, `$2($4 $5)`",
                    EXAMPLE,
                    UNKNOWN_NAME),
            Phrase.of(
                    "\\bgiven (?<w>({kind}))(?= *(?:$|\\}|,|\\p{Ll}))(?! (?:at|in|on) )",
                    "given scenario $2",
                    "what is given begins with its word",
                    EXAMPLE),
            Phrase.of(
                    "\\bgiven (?<w>({kind}))(?= *(?:$|\\}|,|\\p{Ll}))(?! (?:at|in|on) )",
                    "given option $2",
                    "what is given begins with its word",
                    EXAMPLE),
            Phrase.of(
                    "(?<!: ?|, |\\bat |\\bstart |\\bscenario |\\boption |\\bexpect\\b.{0,300})\\b(?<w>({kind}(?:(?:,| and) {kind})*) (?:(?:is|are) )?(?:at|in|on)) ({kind}|\\d{4})\\b(?! ?:)",
                    "at $3: *2", "where a piece stands is said by the place first", EXAMPLE),
            Phrase.of(
                    "(?<w>(?:and )?then|next|afterwards|after that|when|do|now),? ({kind}) (?={kind} ?\\(|chooses\\b|passes\\b)",
                    "play $2 ",
                    "what sides do follows the word `play`",
                    EXAMPLE),
            Phrase.of(
                    "\\b({kind}) ({kind} ?\\([^()]*\\)) (?<w>to|into|towards?|at|on) ({kind}|\\d{4})\\b(?! ?:)",
                    "$1 $2 $1 chooses $4",
                    "what is asked on the way is answered by a choice of its own, `$1 chooses $4`",
                    EXAMPLE),
            Phrase.of(
                    "\\b({kind}) ({kind}) (?<w>({kind}) (?:at|on|against|with|from|to|into|by) ({kind}|\\d{4}))\\b(?! ?:)",
                    "$1 $2($4, $5)", "what an order is given about stands in parentheses", EXAMPLE),
            Phrase.of(
                    "\\b(play|refuse) ({kind}) ({kind}) (?<w>({kind}))(?= *(?:$|\\}|\\[|rolls\\b|expect\\b))",
                    "$1 $2 $3($5)",
                    "what an order is given about stands in parentheses",
                    EXAMPLE),
            Phrase.of(
                    "(?<w>(?:with|and|rolling|who rolls|rolls?:) ?(?:an? )?)(\\p{Ll}\\w* \\d+)\\b",
                    "rolls $2",
                    "what is thrown follows `rolls`",
                    EXAMPLE),
            Phrase.of(
                    "(\\S)(?<w>,) (?=(?:start|rolls|at|turn|scenario|option|given|expect|play|refuse)\\b|{kind}\\.\\p{Ll}\\w* ?=)",
                    "$1 ",
                    "no comma stands between what is given",
                    EXAMPLE));

    private ExamplePhrases() {}
}
