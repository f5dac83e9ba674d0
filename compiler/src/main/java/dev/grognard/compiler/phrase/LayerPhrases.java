package dev.grognard.compiler.phrase;

import static dev.grognard.compiler.phrase.RulebookPhrases.Place.DECLARATION;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.RULE;

import java.util.List;

/** How those who change somebody else's game say what they change. */
final class LayerPhrases {
    private static final String CHANGE =
            "(?:replaces?|changes?|overrides?|modify|modifies|redefines?|amends?|edits?|updates?|set|new)";
    private static final String REMOVE = "(?:removes?|deletes?|drops?|without|disables?|cancels?|ignores?|skip)";

    static final List<Phrase> PHRASES = List.of(
            Phrase.of(
                    "^mod .*?\\bfor (?<w>\"+).*",
                    "",
                    "a mod names its game by the one word that stands behind `game` there, without quotes"),
            Phrase.of(
                    "^(?<w>" + CHANGE + ")(?: the)? (table|list|enum|modifiers|piece|place|link|travel) (\\w+)",
                    "$2 $3 also",
                    "a later layer adds with `also`; a row with the keys of a printed one takes its place",
                    DECLARATION),
            Phrase.of(
                    "^(?<w>" + CHANGE + ")(?: the)? order (\\w+).*",
                    "",
                    "a later layer adds to an order what it requires, `order $2 also { requires … else \"…\" }`; what it does is changed"
                            + " where that is a rule or a procedure",
                    DECLARATION),
            Phrase.of(
                    "^(?<w>" + CHANGE + ")(?: the)? (?:procedure|phase) (\\w+)(?:\\([^()]*\\))?",
                    "instead of $2",
                    "what is done instead says so; `before` and `after` add to it",
                    DECLARATION),
            Phrase.of(
                    "^(?<w>" + CHANGE
                            + ")(?: the)?(?: rule)? (\\p{Ll}\\w*)(?:\\([^()]*\\))?(?:: ?\\w+)? (?:of|for) ({kind}) ?(?:=|to|with|by) ?(?=\\S)",
                    "exception to $2 when &2 is $3 = ",
                    "a later layer changes a rule by an exception",
                    DECLARATION),
            Phrase.of(
                    "^(?<w>" + CHANGE
                            + ")(?: the)?(?: rule)? (\\p{Ll}\\w*)(?:\\([^()]*\\))?(?:: ?\\w+)? ?(?:=|to|with|by) ?(?=\\S)",
                    "exception to $2 = ",
                    "a later layer changes a rule by an exception",
                    DECLARATION),
            Phrase.of(
                    "^(?<w>" + REMOVE + ")(?: the)?(?: rule)? (\\p{Ll}\\w*)\\s*$",
                    "exception to $2 = 0",
                    "a later layer takes nothing away, but an exception says what holds instead",
                    DECLARATION),
            Phrase.of(
                    "^(?<w>" + REMOVE + ")(?: the)?(?: unit| counter| piece)? ({kind})(?: from .*)?\\s*$",
                    "at start of turn 1 { move $2 to Aside }",
                    "a later layer takes nothing away: a piece can be moved `Aside`, an order `also` requires what it did not, and"
                            + " `instead of` a procedure something else is done",
                    DECLARATION),
            Phrase.of(
                    "^(?<w>" + REMOVE + ")(?: the)?(?: procedure| phase)? ({kind})\\s*$",
                    "instead of $2 { }",
                    "what is done instead stands in braces, and nothing if they are empty",
                    DECLARATION),
            Phrase.of(
                    "^(?<w>" + REMOVE + ")(?: the)? order ({kind})\\s*$",
                    "order $2 also { requires no else \"…\" }",
                    "an order that `also` requires `no` is never offered",
                    DECLARATION),
            Phrase.of(
                    "^(?<w>" + REMOVE + ") .*",
                    "",
                    "a later layer takes nothing away: it makes exceptions, `exception to … = …`, of an item `exception to … \"…\" = 0`",
                    DECLARATION),
            Phrase.of(
                    "^(?<w>({kind})\\.(\\p{Ll}\\w*)) ?(?:=|is|becomes) ?([^\\s=].*)$",
                    "at start of turn 1 { $2.%3 = $4 }",
                    "what is printed never changes, but a state does when a turn starts, and a rule by an `exception to` it",
                    DECLARATION),
            Phrase.of(
                    "^exception(?: \\[+)? to (\\p{Ll}\\w*)(?<w>\\(({path})\\))(?: when)?",
                    "exception to $1 when &1 is $3",
                    "for what an exception holds is a condition",
                    RULE));

    private LayerPhrases() {}
}
