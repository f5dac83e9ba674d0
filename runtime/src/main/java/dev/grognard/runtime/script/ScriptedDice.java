package dev.grognard.runtime.script;

import dev.grognard.runtime.engine.Dice;
import dev.grognard.runtime.engine.Position;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;

/** Dice that fall as written, one handful after the other; each must be asked for by its label and with its number of dice. */
final class ScriptedDice implements Dice {
    /** A handful as the script writes it. */
    private record Handful(int line, String label, int[] values) {
        @Override
        public String toString() {
            return "rolls " + label + " "
                    + Arrays.stream(values).mapToObj(String::valueOf).collect(Collectors.joining(" "));
        }
    }

    private final Deque<Handful> handfuls = new ArrayDeque<>();
    private int[] falling = {};
    private int fallen;
    private String missing = "";
    private boolean stopsWhenTurnEnds = true;

    void add(int line, String label, int... values) {
        handfuls.add(new Handful(line, label, values.clone()));
    }

    /** Whether the end of a turn is a place to stop at, once all dice have fallen: dice that are left belong to the next turn. */
    void stopWhenTurnEnds(boolean stops) {
        stopsWhenTurnEnds = stops;
    }

    /** The dice that the game wanted when it last found none: {@code 3 d6 for fire}. */
    String missing() {
        return missing;
    }

    List<String> left() {
        return handfuls.stream().map(Handful::toString).toList();
    }

    /** The line of the first handful that was not thrown. */
    int firstLineLeft() {
        return handfuls.element().line;
    }

    @Override
    public void begin(Position position, int count, int faces, String purpose) {
        String wanted = (count == 1 ? "" : count + " ") + "d" + faces + " for " + purpose;
        Handful next = handfuls.peek();
        if (next == null) {
            missing = wanted;
            throw Pause.DICE_MISSING;
        }
        boolean facesExist = Arrays.stream(next.values).allMatch(value -> value >= 1 && value <= faces);
        if (!next.label.equalsIgnoreCase(purpose) || next.values.length != count || !facesExist) {
            throw new WrongDice(next.line, next.toString(), wanted);
        }
        handfuls.remove();
        falling = next.values;
        fallen = 0;
    }

    @Override
    public int roll(Position position, int faces, String purpose) {
        return falling[fallen++];
    }

    @Override
    public void turnEnds(Position position) {
        if (stopsWhenTurnEnds && handfuls.isEmpty()) {
            throw Pause.TURN_ENDS;
        }
    }
}
