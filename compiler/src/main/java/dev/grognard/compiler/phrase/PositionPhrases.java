package dev.grognard.compiler.phrase;

import java.util.List;

/** Where one thing stands, asked without the dot and the comparison. */
final class PositionPhrases {
    /** What a condition stands behind. */
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

    private static final String STANDS = "where a piece stands is its `.at`";

    static final List<Phrase> PHRASES = List.of(
            Phrase.of(ASKED + "not " + SMALL + " (?<w>at|on) " + PLACE + ENDS, "$1.at is not $3", STANDS),
            Phrase.of(ASKED + ONE + " (?<w>(?:is )?not (?:at|on)) " + PLACE + ENDS, "$1.at is not $3", STANDS),
            Phrase.of(ASKED + SMALL + " (?<w>at|on) " + PLACE + ENDS, "$1.at is $3", STANDS),
            Phrase.of("\\bwhere( not)? (?<w>at|on) " + PLACE + ENDS, "where .at is$1 $3", STANDS),
            Phrase.of(EXPECTED + ONE + " (?<w>(\\p{Ll}\\w*)(?: ?[:=]| is)? yes)" + ENDS, "$1$2.$4", HOLDS, EXAMPLE),
            Phrase.of(EXPECTED + ONE + " (?<w>(\\p{Ll}\\w*)(?: ?[:=]| is)? no)" + ENDS, "not $2.$4", HOLDS, EXAMPLE));

    private PositionPhrases() {}
}
