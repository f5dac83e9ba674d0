package dev.grognard.compiler.phrase;

import static dev.grognard.compiler.phrase.RulebookPhrases.Place.DECLARATION;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.EXAMPLE;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.MEMBERS;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.SET_UP;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.VICTORY;
import static dev.grognard.compiler.phrase.RulebookPhrases.Place.WORD;

import java.util.List;

/** How rulebooks begin what is declared here, and what stands in it. */
final class DeclarationPhrases {
    static final List<Phrase> PHRASES = List.of(
            Phrase.of(
                    "^(?<w>(?:on|in) turn (\\d+))",
                    "at start of turn $2",
                    "say at which end of the turn it happens",
                    DECLARATION),
            Phrase.of(
                    "^(?<w>at (?:the )?(start|end) of (?:each|every|the) turn)", "at $2 of turn", "write `turn` alone"),
            Phrase.of(
                    "^(?<w>({kind}) wins(?: the game)? (?:if|when|as soon as|by))",
                    "victory $2 \"in words\" as soon as",
                    "who wins is a `victory`, with a text for the players",
                    DECLARATION),
            Phrase.of(
                    "^(?<w>when|if|as soon as) (?:an? |any )?({kind}) enters (?:an? |any )?({kind})",
                    "whenever ~2 in #2 enters ~3 in #3",
                    "what happens at each step of a piece is `whenever`",
                    DECLARATION),
            Phrase.of(
                    "^(?<w>during|in|after|before)(?: the)? ({kind})\\b.*",
                    "",
                    "a phase allows what its menu offers; what differs in it says `when phase is $2`",
                    DECLARATION),
            Phrase.of(
                    "^(?<w>[\\p{L}'’]+(?:,? [\\p{L}\\p{N}'’-]+){3,}[.!]?)\\s*$",
                    "",
                    "a sentence for readers begins with `//`; what is forbidden is a `requires` of an order, what something is worth a"
                            + " `rule`, what happens by itself `as soon as … { … }`",
                    DECLARATION),
            Phrase.of(
                    "(?<w>(?:is |are )?(?:hidden|secret|concealed) until) ({path})",
                    "seen by owner, by everyone when $2",
                    "say who sees it, and when",
                    MEMBERS),
            Phrase.of(
                    "(?<w>(?:is |are )?(?:hidden|secret|concealed)(?: (?:from|to) (?:the )?(?:opponent|enemy|foe|other side|other player|others))?)",
                    "seen by owner",
                    "say who sees it",
                    MEMBERS),
            Phrase.of("(?<w>(?:is |are )?(?:visible|known|shown|open) to)", "seen by", "say who sees it", MEMBERS),
            Phrase.of(
                    "^(?<w>turn (\\d+)):? ({kind}|\\d[\\p{L}\\p{N}]+) (?:at|to|in) ({kind}|\\d+)",
                    "at start of turn $2 { move $3 to $4 }",
                    "what comes later is moved in when its turn starts",
                    SET_UP),
            Phrase.of(
                    "^at ({kind}|\\d+) (?<w>(?:on|in) turn (\\d+)):? ([\\p{L}\\p{N},\\t\\x20]+)",
                    "at start of turn $3 { move ($4) to $1 }",
                    "what comes later is moved in when its turn starts",
                    SET_UP),
            Phrase.of("\\b(?<w>hex) (\\d+)\\b", "$2", "a hex is its number"),
            Phrase.of("(?<=\\d) (?<w>to) (?=\\d)", "..", "two dots make a range", SET_UP),
            Phrase.of(
                    "\\b(?<w>rolls?|rolled) (\\d+(?: \\d+)*)",
                    "rolls @die $2",
                    "a roll is named after what it is for, as in `roll d6 for @die`",
                    EXAMPLE),
            Phrase.of("(?<w>if)\\b", "when", "write `when` for `if`", VICTORY),
            Phrase.of(
                    "^(?<w>draw|tie|drawn)\\b",
                    "nobody",
                    "whoever wins is named first, and of a draw that is nobody",
                    VICTORY),
            Phrase.of("^(?<w>(?i:counter))\\b", "", "a sort of counters is a `piece`", WORD),
            Phrase.of("^(?<w>(?i:counters|units))\\b", "", "counters are listed in `pieces { … }`", WORD),
            Phrase.of("^(?<w>(?i:unit))\\b", "", "a sort of counters is a `piece`: `piece Unit on … { … }`", WORD),
            Phrase.of("^(?<w>(?i:leader))\\b", "", "a sort of counters is a `piece`: `piece Leader on … { … }`", WORD),
            Phrase.of(
                    "^(?<w>(?i:hexes))\\b",
                    "",
                    "a map of hexes is `map hexes 0101..1510 flat-top, even columns down { … }`",
                    WORD),
            Phrase.of("^(?<w>(?i:chart))\\b", "", "a chart is a `table`", WORD),
            Phrase.of("^(?<w>(?i:crt))\\b", "", "a chart is a `table`: `table combat(…): Result { … }`", WORD),
            Phrase.of("^(?<w>(?i:turns))\\b", "", "turns are said in a set-up: `scenario … { turns 1..6 … }`", WORD),
            Phrase.of(
                    "^(?<w>(?i:phase))\\b",
                    "",
                    "phases stand in the sequence of play: `sequence { each turn { phase … } }`",
                    WORD),
            Phrase.of("^(?<w>(?i:setup))\\b", "", "a set-up is a `scenario`", WORD),
            Phrase.of(
                    "^(?<w>(?i:reinforcements))\\b",
                    "",
                    "what comes later comes `at start of turn 2 { move … to … }`",
                    WORD),
            Phrase.of("^(?<w>(?i:on))\\b", "", "what happens on one turn is `at start of turn 2 { … }`", WORD),
            Phrase.of(
                    "^(?<w>(?i:unless))\\b",
                    "",
                    "an exception to a rule is `except when …` below it, or `exception to … when …`",
                    WORD),
            Phrase.of(
                    "^(?<w>(?i:if|when))\\b",
                    "",
                    "what happens when something becomes true is `as soon as … { … }`; in a rule `except when …`",
                    WORD));

    private DeclarationPhrases() {}
}
