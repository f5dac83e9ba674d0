package dev.grognard.runtime.script;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Dice as a script writes them, thrown at once under their label; a draw names who is drawn instead. */
record Handful(int line, String label, List<Integer> values, List<String> drawn) {
    static Handful rolled(int line, String label, int... values) {
        return new Handful(line, label, Arrays.stream(values).boxed().toList(), List.of());
    }

    static Handful drawn(int line, String label, String... drawn) {
        return new Handful(line, label, List.of(), List.of(drawn));
    }

    boolean isDraw() {
        return !drawn.isEmpty();
    }

    @Override
    public String toString() {
        return isDraw()
                ? "draws " + label + " " + String.join(", ", drawn)
                : "rolls " + label + " " + values.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }
}
