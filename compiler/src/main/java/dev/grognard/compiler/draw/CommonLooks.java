package dev.grognard.compiler.draw;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What things usually look like on the maps of the hobby, by the plain words in their names: where a game says nothing about the look of its
 * Woods, they are green and have trees.
 */
enum CommonLooks {
    /** What lies in a hex, and kinds of places. */
    GROUND(
            entry("#b7cf9a", "trees", "wood", "forest", "tree", "jungle", "grove", "copse"),
            entry("#d8c08c", "hachures", "hill", "height", "mount", "ridge", "rise", "elevation", "crest"),
            entry("#d9c9b8", "fort", "fort", "bastion", "redoubt", "castle", "citadel"),
            entry("#dccbb4", "houses", "building", "town", "village", "city", "house", "urban", "settlement"),
            entry("#fbf6e6", "tents", "camp", "tent", "bivouac"),
            entry("#c3d3b4", "marsh", "marsh", "swamp", "bog", "fen"),
            entry("#5f9fc4", "brook", "brook", "rill", "rivulet"),
            entry("#5f9fc4", "stream", "stream", "creek", "kill"),
            entry("#5f9fc4", "river", "river", "canal"),
            entry("#a9cfe0", "waves", "lake", "sea", "water", "ocean", "bay", "zone", "harbor", "harbour", "sound"),
            entry("#e3d39b", "furrows", "field", "orchard", "crop", "farm", "vineyard"),
            entry("#ead9a8", "dots", "sand", "desert", "beach", "dune"),
            entry("#cfc4ae", "rocks", "rough", "rock", "broken", "boulder"),
            entry("#efe8d0", "plain", "clear", "open", "plain", "grass", "steppe", "meadow", "prairie", "pasture")),

    /** What runs from place to place. */
    WAY(
            entry("#5b7fa6", "rail", "rail"),
            entry("#3f86b0", "ferry", "ferry", "boat", "crossing"),
            entry("#3f86b0", "lane", "sea", "lane", "sail"),
            entry("#5f9fc4", "river", "river", "stream", "creek", "canal", "water"),
            entry("#8a6a45", "dashed", "trail", "path", "track"),
            entry("#c9a66b", "road", "road", "pike", "street", "highway", "way", "route")),

    /** What lies between two hexes. */
    EDGE(
            entry("#5f9fc4", "brook", "brook", "rill", "rivulet"),
            entry("#5f9fc4", "stream", "stream", "creek", "kill"),
            entry("#5f9fc4", "river", "river", "canal", "water"),
            entry("#6b6359", "wall", "wall", "fence", "hedge", "rampart", "palisade"),
            entry("#8a6a45", "bridge", "bridge", "ford"),
            entry("#7d5f3c", "hachures", "slope", "cliff", "ridge", "bluff", "crest", "ravine", "gully")),

    /** What stands on a counter. */
    SYMBOL(
            entry("", "crossed", "infantry", "foot"),
            entry("", "slash", "cavalry", "horse", "dragoon", "mounted"),
            entry("", "anchor", "ship", "fleet", "boat", "gunboat", "ironclad", "naval", "squadron"),
            entry("", "dotted", "artillery", "gun", "battery"),
            entry("", "star", "leader", "general", "commander", "headquarter"));

    private record Entry(Look look, List<String> words) {}

    private final List<Entry> entries;

    CommonLooks(Entry... entries) {
        this.entries = List.of(entries);
    }

    private static Entry entry(String colour, String pattern, String... words) {
        return new Entry(Look.of(colour, pattern), List.of(words));
    }

    /** The usual look of something with this name. */
    Look of(String name) {
        String[] words = name.replaceAll("(\\p{Ll})(\\p{Lu})", "$1 $2")
                .toLowerCase(Locale.ROOT)
                .split("[^\\p{L}]+");
        for (int i = words.length - 1; i >= 0; i--) {
            Optional<Look> found = ofWord(words[i]);
            if (found.isPresent()) {
                return dense(words) ? deeper(found.get()) : found.get();
            }
        }
        return Look.NONE;
    }

    private Optional<Look> ofWord(String word) {
        return entries.stream()
                .filter(entry -> entry.words().stream().anyMatch(word::startsWith))
                .map(Entry::look)
                .findFirst();
    }

    private static boolean dense(String[] words) {
        return List.of("deep", "dense", "heavy", "thick", "major", "high").contains(words[0]);
    }

    private static Look deeper(Look look) {
        return new Look(look.colour().map(colour -> colour.darker(0.18)), look.pattern(), look.values());
    }
}
