package dev.grognard.runtime.match;

import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.engine.Veil;
import dev.grognard.runtime.text.Text;
import java.util.ArrayList;
import java.util.List;

/**
 * One answer to a decision.
 *
 * @param index what takes it: its number for the engine, which is not for players to see, because it follows the declared order of hidden pieces
 * @param label as a player reads it
 * @param notation as scripts and saves write it
 * @param action as the game's typed record
 * @param cases where the book has it
 */
public record Option(int index, Text label, String notation, Record action, List<String> cases) {
    /**
     * All answers that a position waits for, in an order that tells the one who is asked nothing about pieces that he does not know.
     *
     * @param lot decides about the order of those that read the same
     */
    public static List<Option> allOf(Position position, long lot) {
        List<Option> all = new ArrayList<>();
        for (int i = 0; i < position.optionCount(); i++) {
            all.add(new Option(
                    i,
                    position.optionLabel(i),
                    position.optionNotation(i),
                    position.optionAction(i),
                    position.optionCases(i)));
        }
        Veil veil = Veil.of(position);
        return veil.ordered(
                all,
                Option::action,
                option -> veil.hides(option.action),
                option -> option.label.seenBy(veil.reader()) + "\n" + option.drawn(lot));
    }

    /** Digits that nobody can foresee. */
    private String drawn(long lot) {
        long mixed = (lot * 31 + notation.hashCode()) * 0x9e3779b97f4a7c15L;
        return "%016x".formatted(mixed ^ mixed >>> 29);
    }
}
