package dev.grognard.compiler.parse;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Words with which rulebooks begin what is called otherwise here. */
final class HobbyWords {
    private static final Map<String, String> DECLARATIONS = Map.ofEntries(
            Map.entry("counter", "a sort of counters is a `piece`"),
            Map.entry("counters", "counters are listed in `pieces { … }`"),
            Map.entry("unit", "a sort of counters is a `piece`: `piece Unit on … { … }`"),
            Map.entry("units", "counters are listed in `pieces { … }`"),
            Map.entry("leader", "a sort of counters is a `piece`: `piece Leader on … { … }`"),
            Map.entry("hexes", "a map of hexes is `map hexes 0101..1510 flat-top, even columns down { … }`"),
            Map.entry("chart", "a chart is a `table`"),
            Map.entry("crt", "a chart is a `table`: `table combat(…): Result { … }`"),
            Map.entry("turns", "turns are said in a set-up: `scenario … { turns 1..6 … }`"),
            Map.entry("phase", "phases stand in the sequence of play: `sequence { each turn { phase … } }`"),
            Map.entry("setup", "a set-up is a `scenario`"),
            Map.entry("reinforcements", "what comes later comes `at start of turn 2 { move … to … }`"),
            Map.entry("on", "what happens on one turn is `at start of turn 2 { … }`"),
            Map.entry("unless", "an exception to a rule is `except when …` below it, or `exception to … when …`"),
            Map.entry(
                    "if",
                    "what happens when something becomes true is `as soon as … { … }`; in a rule `except when …`"),
            Map.entry(
                    "when",
                    "what happens when something becomes true is `as soon as … { … }`; in a rule `except when …`"));

    private HobbyWords() {}

    static Optional<String> instead(String word, boolean declaration) {
        return declaration ? Optional.ofNullable(DECLARATIONS.get(word.toLowerCase(Locale.ROOT))) : Optional.empty();
    }
}
