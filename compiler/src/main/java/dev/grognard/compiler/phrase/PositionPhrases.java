package dev.grognard.compiler.phrase;

import static dev.grognard.compiler.phrase.RulebookPhrases.Place.EXAMPLE;

import java.util.List;

/** What is asked of one thing without the dot and the comparison: where it stands, and what its states are. */
final class PositionPhrases {
    /** What a condition stands behind; `expect` has words of its own. */
    private static final String ASKED =
            "(?<=\\b(?:requires|when|where|if|and|or|not|until|soon as)\\s{1,9}|: Bool\\b[^=]{0,40}=\\s{0,9})";

    /** What a condition stands before. */
    private static final String ENDS = "(?=\\s*(?:$|\\b(?:and|or|else|then|once)\\b|[\\[{}()\"=,]))";

    /** One thing, and not several of a kind. */
    private static final String ONE =
            "(?!(?:any|no|not|some|all|every|units|counters|pieces|enemies|foes|who|nobody)\\b)({path})";

    /** What has a small letter: before `at` a name with a capital is a kind, or read as one. */
    private static final String SMALL = "(?=\\p{Ll})" + ONE;

    private static final String PLACE = "(?!(?:least|most|start|end|the|map|board|any|an?)\\b)({path})";

    private static final String EXPECTED = "(?<=\\bexpect\\s{1,9}|\\bexpect\\b.{0,300}\\b(?:and|or)\\s{1,9})(not )?";

    private static final String STANDS = "where a piece stands is its `.at`";

    private static final String HAS = "what something has follows a dot, `$2.$4`, and is compared with `is`";

    private static final String HOLDS = "what holds of something follows a dot, `$2.$4`";

    static final List<Phrase> PHRASES = List.of(
            Phrase.of(ASKED + "not " + SMALL + " (?<w>at|on) " + PLACE + ENDS, "$1.at is not $3", STANDS),
            Phrase.of(ASKED + ONE + " (?<w>(?:is )?not (?:at|on)) " + PLACE + ENDS, "$1.at is not $3", STANDS),
            Phrase.of(ASKED + SMALL + " (?<w>at|on) " + PLACE + ENDS, "$1.at is $3", STANDS),
            Phrase.of("\\bwhere( not)? (?<w>at|on) " + PLACE + ENDS, "where .at is$1 $3", STANDS),
            Phrase.of(EXPECTED + ONE + " (?<w>(\\p{Ll}\\w*)(?: ?[:=]| is)? yes)" + ENDS, "$1$2.$4", HOLDS, EXAMPLE),
            Phrase.of(EXPECTED + ONE + " (?<w>(\\p{Ll}\\w*)(?: ?[:=]| is)? no)" + ENDS, "not $2.$4", HOLDS, EXAMPLE),
            Phrase.of(
                    EXPECTED + ONE + " (?<w>(?!(?:at|on|in|is|has)\\b)(\\p{Ll}\\w*)(?: ?[:=]| is)? (-?\\d+|{kind}))"
                            + ENDS,
                    "$1$2.$4 is $5",
                    HAS,
                    EXAMPLE),
            Phrase.of(
                    EXPECTED + ONE + " (?<w>(?!(?:wins|passes|is|has)\\b)(\\p{Ll}\\w*))" + ENDS,
                    "$1$2.$4",
                    HOLDS,
                    EXAMPLE));

    private PositionPhrases() {}
}
