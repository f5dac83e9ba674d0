package dev.grognard.compiler.draw;

import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.LookDef;
import dev.grognard.compiler.model.Member;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a game's own `looks` say. */
final class Looks {
    /** For sides, and for whatever else nobody has coloured. */
    private static final List<Colour> SPARE = List.of(
            Colour.of("#35558a"),
            Colour.of("#a8322f"),
            Colour.of("#4f7d4a"),
            Colour.of("#a3813a"),
            Colour.of("#6d4f86"),
            Colour.of("#3f7f86"));

    private final Map<String, Look> declared = new LinkedHashMap<>();

    Looks(GameModel model) {
        for (LookDef look : model.looks()) {
            Look said = read(look.words());
            declared.merge(look.subject(), said, (before, later) -> later.or(before));
        }
    }

    private static Look read(List<String> words) {
        Optional<Colour> colour = words.stream()
                .filter(word -> word.startsWith("#"))
                .map(Colour::of)
                .findFirst();
        return new Look(colour, after("pattern", words), after("values", words));
    }

    private static Optional<String> after(String key, List<String> words) {
        int at = words.indexOf(key);
        return at >= 0 && at + 1 < words.size() ? Optional.of(words.get(at + 1)) : Optional.empty();
    }

    /** What the game says about something of this name. */
    Look of(String name) {
        return declared.getOrDefault(name, Look.NONE);
    }

    Look of(Member member) {
        return of(member.id());
    }

    /** What the game says about a kind, or else about the kinds above it. */
    Look of(Kind kind) {
        return of(kind.name()).or(kind.parent().map(this::of).orElse(Look.NONE));
    }

    /** The colour of a side. */
    Colour side(GameModel model, Member side) {
        return of(side).colour()
                .orElseGet(() -> spare(model.membersOf(side.kind()).indexOf(side)));
    }

    /** A colour for the thing of this number that nobody has coloured. */
    static Colour spare(int number) {
        return SPARE.get(Math.floorMod(number, SPARE.size()));
    }
}
