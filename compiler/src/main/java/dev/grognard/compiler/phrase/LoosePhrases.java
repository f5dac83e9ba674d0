package dev.grognard.compiler.phrase;

import static dev.grognard.compiler.phrase.RulebookPhrases.Place.FIELD;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.MODIFIERS;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.SORT;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.UNKNOWN_NAME;

import java.util.List;

/** Words that may belong to any other phrase, and mean something by themselves only if they do not. */
final class LoosePhrases {
    /** A field without the dot that says whose it is; a sentence may have it beside anything else. */
    static final Phrase BARE = Phrase.of(
            "(?<=\\bwhere (?:not )?)(?<w>(\\p{Ll}[\\p{L}\\p{N}]*))\\b(?![.(])",
            ".$2",
            "what each of them has is written with a dot",
            UNKNOWN_NAME);

    private static final String VALUED = "pieces are named by their kind, and what they are follows `where`";

    static final List<Phrase> PHRASES = List.of(
            Phrase.of(
                    "^\"+ ?[+-] ?(\\d+) (?<w>(?!when\\b)\\p{Ll}.*)",
                    "",
                    "an item says when it counts: `- $1 when …`",
                    MODIFIERS),
            Phrase.of(
                    "^\"+ ?(?<w>halved|halves|half|doubled|doubles|double|[x×*/] ?2)\\b",
                    "",
                    "an item is added or taken away; what halves or doubles is an exception to the rule that takes these up:"
                            + " `exception to … when … = usual / 2 rounded down`",
                    MODIFIERS),
            Phrase.of(
                    "= ?(?<w>may not|must not|can ?not|(?:is )?not allowed)(?=\\s*(?:\\bbecause\\b|\\[|$))",
                    "= no",
                    "what may not be is `no`"),
            Phrase.of(
                    "= ?(?<w>may|can|(?:is )?allowed)(?=\\s*(?:\\bbecause\\b|\\[|$))", "= yes", "what may be is `yes`"),
            Phrase.of(
                    "^box ({kind}) (?<w>for [^,{]*?,?) ?(face up|final)?\\s*$",
                    "box $1 $3",
                    "a box takes any piece whose kind may be `on Box`"),
            BARE,
            Phrase.of(
                    "^(?<w>(\\p{Ll}[\\p{L}\\p{N}]*)) ?=(?!=)",
                    "let $2 =",
                    "what gets a name here is declared with `let`",
                    UNKNOWN_NAME),
            Phrase.of(
                    "\\b({path}) (?<w>(?:is not|are not) (\\p{Ll}[\\p{L}\\p{N}]*))\\b(?![.(])",
                    "not $1.$3",
                    "what holds of something follows a dot",
                    UNKNOWN_NAME),
            Phrase.of(
                    "\\b({path}) (?<w>(?:is|are) (\\p{Ll}[\\p{L}\\p{N}]*))\\b(?![.(])",
                    "$1.$3",
                    "what holds of something follows a dot",
                    UNKNOWN_NAME),
            Phrase.of(
                    "(?<=[=(,] ?|\\b(?:if|when|and|or|not|where|of|in|over|requires|expect|as|is) )(?<w>all|every) ({set})",
                    "#2",
                    "that all are so is said by none that is not, `no (#2 where not …)`; a set has no such word, so leave it out"),
            Phrase.of(
                    "(?<=[=(,] ?|\\b(?:if|when|and|or|not|where|of|in|over|requires|expect|as|is) )(?<w>all|every) (\\p{Ll}[\\p{L}\\p{N}]*)\\b",
                    "",
                    "a set is named by its kind, without such a word: `@unit where …`; that all are so is said by none that is not: `no (@unit where not …)`"),
            Phrase.of(
                    "\\b(?<w>(\\p{Ll}[\\p{L}\\p{N}]*) of) ({path})",
                    "$3.$2",
                    "a part of something follows a dot",
                    UNKNOWN_NAME),
            Phrase.of(
                    "({path})\\.(?<w>(?:count|size|length|number)(?:\\(\\))?)",
                    "count ($1)",
                    "how many there are is `count (…)`",
                    FIELD),
            Phrase.of(
                    "({path})\\.(?<w>(?:neighbou?r|adjacent)\\w*(?:\\(\\))?)",
                    "@place next to $1",
                    "what lies beside a place is a set",
                    FIELD),
            Phrase.of(
                    "({path})\\.(?<w>hex|place|location|position|space|area|town|square|tile|loc|pos)\\b(?!\\()",
                    "$1.at",
                    "where a piece stands is `at`",
                    FIELD),
            Phrase.of(
                    "(?<w>({kind}) (of|at|on|in|next to|within)\\b([^()]*?)) where (?=\\S)",
                    "@unit $3$4 where .?2 is $2 and ",
                    VALUED,
                    SORT),
            Phrase.of(
                    "(?<w>({kind}) (of|at|on|in|next to|within)\\b([^(){}]*?))(?= *(?:[)}]|$))",
                    "@unit $3$4 where .?2 is $2",
                    VALUED,
                    SORT),
            Phrase.of("(?<=\\( ?)(?<w>({kind}))(?= ?\\))", "@unit where .?2 is $2", VALUED, SORT),
            Phrase.of("({path})\\.(?<w>terrain) is ({kind})", "$1 has $3", "a hex has its terrain", FIELD),
            Phrase.of(
                    "({path})\\.(?<w>(?:filter|select|where|find)\\(.*\\))",
                    "",
                    "a set is cut down with `where`: `Town where .holder is s`",
                    FIELD));

    private LoosePhrases() {}
}
