package dev.grognard.runtime.script;

import dev.grognard.runtime.Thing;
import dev.grognard.runtime.engine.Cup;
import dev.grognard.runtime.engine.Dice;
import dev.grognard.runtime.engine.Position;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Dice that fall as written, one handful after the other; each must be asked for by its label and with its number of dice. */
final class ScriptedDice implements Dice {
    private final Deque<Handful> handfuls = new ArrayDeque<>();
    private final Set<String> forced = new HashSet<>();
    /** Turns that have ended while no dice were left, which would have said that the next one is played. */
    private final Set<Integer> endedUntold = new HashSet<>();

    private String lastFallen = "";
    private int[] falling = {};
    private int fallen;
    private String missing = "";
    private String remedy = "";
    private int missingFaces;
    private boolean areMissing;
    private String where = "under `given`";
    private boolean stopsWhenTurnEnds = true;

    /** What falls next, once all that was written before has fallen. */
    void add(List<Handful> next) {
        handfuls.addAll(next);
    }

    /** What falls next stands behind a step, and what is missing from here on belongs there too. */
    void add(String step, List<Handful> next) {
        add(next);
        where = "behind `" + step + "`";
    }

    /** The engine goes on; it stops at the end of a turn unless it is told not to, or dice are left: they belong to the next turn. */
    void goOn(boolean overTurnEnds) {
        areMissing = false;
        stopsWhenTurnEnds = !overTurnEnds;
    }

    /** Whether a turn has ended, and no dice of the script said that the next one is played. */
    boolean hasEndedUntold(int turn) {
        return endedUntold.contains(turn);
    }

    /** Whether the engine stands before dice or a draw that are not there. */
    boolean areMissing() {
        return areMissing;
    }

    /** What the game wanted when it last found nothing: {@code dice that the script does not give: 3 d6 for fire}. */
    String missing() {
        return missing;
    }

    /** How many faces each of the missing dice has, or among how many is drawn. */
    int missingFaces() {
        return missingFaces;
    }

    /** That the engine stands before what is missing. */
    String standing() {
        return "the game waits for " + missing;
    }

    /** What to do about it: {@code write `rolls fire N N N` under `given`}. */
    String remedy() {
        return "write `" + remedy + "` " + where;
    }

    /** The dice or the draw of the script that came out last, as it writes them. */
    String lastFallen() {
        return lastFallen;
    }

    List<String> left() {
        return handfuls.stream().map(Handful::toString).toList();
    }

    boolean isDrawLeft() {
        return handfuls.stream().anyMatch(Handful::isDraw);
    }

    /** Whether the next draw of the script has been made already, because nobody else could be drawn. */
    boolean isForced() {
        Handful next = handfuls.peek();
        return next != null && next.isDraw() && forced.contains(key(next.label(), next.drawn()));
    }

    private static String key(String purpose, List<String> drawn) {
        return purpose.toLowerCase(Locale.ROOT) + drawn.stream().sorted().toList();
    }

    /** The line of the first handful that was not thrown. */
    int firstLineLeft() {
        return handfuls.element().line();
    }

    @Override
    public void begin(Position position, int count, int faces, String purpose) {
        String wanted = (count == 1 ? "" : count + " ") + "d" + faces + " for " + purpose;
        Handful next = handfuls.peek();
        if (next == null) {
            throw lacks(
                    "dice that the script does not give: " + wanted, faces, "rolls " + purpose + " N".repeat(count));
        }
        boolean facesExist = next.values().stream().allMatch(value -> value >= 1 && value <= faces);
        if (!next.label().equalsIgnoreCase(purpose) || next.values().size() != count || !facesExist) {
            throw new WrongDice(next.line(), next.toString(), "the game throws " + wanted);
        }
        handfuls.remove();
        lastFallen = next.toString();
        falling = next.values().stream().mapToInt(Integer::intValue).toArray();
        fallen = 0;
    }

    @Override
    public void begin(Position position, Cup cup, int count) {
        List<String> left = new ArrayList<>(cup.left().stream().map(Thing::id).toList());
        fallen = 0;
        falling = new int[count];
        if (cup.isForced()) {
            Arrays.fill(falling, 1);
            forced.add(key(cup.purpose(), left));
            return;
        }
        String wanted = (count == 1 ? "one" : "" + count) + " of " + String.join(", ", left) + " for " + cup.purpose();
        Handful next = handfuls.peek();
        if (next == null) {
            throw lacks(
                    "a draw that the script does not give: " + wanted,
                    left.size(),
                    "draws " + cup.purpose() + " " + String.join(", ", left.subList(0, count)));
        }
        boolean fits = next.label().equalsIgnoreCase(cup.purpose())
                && next.drawn().size() == count
                && left.containsAll(next.drawn())
                && next.drawn().stream().distinct().count() == count;
        if (!fits) {
            throw new WrongDice(next.line(), next.toString(), "the game draws " + wanted);
        }
        handfuls.remove();
        lastFallen = next.toString();
        for (int i = 0; i < count; i++) {
            int place = left.indexOf(next.drawn().get(i));
            left.remove(place);
            falling[i] = place + 1;
        }
    }

    private Pause lacks(String what, int faces, String written) {
        missing = what;
        missingFaces = faces;
        remedy = written;
        areMissing = true;
        return Pause.DICE_MISSING;
    }

    @Override
    public int roll(Position position, int faces, String purpose) {
        return falling[fallen++];
    }

    @Override
    public void turnEnds(Position position) {
        if (!handfuls.isEmpty()) {
            return;
        }
        if (stopsWhenTurnEnds) {
            throw Pause.TURN_ENDS;
        }
        endedUntold.add(position.turn());
    }
}
