package dev.grognard.compiler.phrase;

import static dev.grognard.compiler.phrase.RulebookPhrases.Place.MODIFIERS;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.ORDER;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.RULE;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.STATEMENT;

import java.util.List;

/** How rulebooks say what is allowed, and what differs when. */
final class RulePhrases {
    static final List<Phrase> PHRASES = List.of(
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
            Phrase.of(
                    "^(?<w>.* (?:may not|cannot|can not|must not) ({condition}))",
                    "",
                    "an order says what it requires: `requires not (… and …)`",
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
