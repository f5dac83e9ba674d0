package dev.grognard.compiler.type;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where a statement stands.
 *
 * @param around the names of the procedures, phases and steps around it, outermost first
 * @param usual whether `usual` has a meaning
 * @param sequence whether it is part of the sequence of play
 */
record Site(List<String> around, boolean usual, boolean sequence) {
    static Site in(String name) {
        return new Site(List.of(name), false, false);
    }

    static Site sequenceOfPlay() {
        return new Site(List.of(), false, true);
    }

    Site inside(String name) {
        List<String> names = new ArrayList<>(around);
        names.add(name);
        return new Site(List.copyOf(names), usual, sequence);
    }

    Site hook(boolean instead) {
        return new Site(around, instead, false);
    }

    Site notOfSequence() {
        return new Site(around, usual, false);
    }

    /** The names by which other layers can call a part with this name. */
    List<String> names(String part) {
        List<String> names = new ArrayList<>();
        for (String outer : around) {
            names.add(outer + "." + part);
        }
        return names;
    }

    Optional<String> innermost() {
        return around.isEmpty() ? Optional.empty() : Optional.of(around.get(around.size() - 1));
    }
}
