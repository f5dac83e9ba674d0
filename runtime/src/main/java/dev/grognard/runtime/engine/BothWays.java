package dev.grognard.runtime.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;

/** Compares the fast path of rules with the path that explains, on arguments that it picks; both must give the same. */
public final class BothWays {
    private long state;
    private final List<String> disagreements = new ArrayList<>();
    private final List<Explanation> workings = new ArrayList<>();

    BothWays(long seed) {
        this.state = seed;
    }

    List<String> disagreements() {
        return List.copyOf(disagreements);
    }

    List<Explanation> workings() {
        return List.copyOf(workings);
    }

    /** The index of one member of a set. */
    public int one(long set) {
        int found = Sets.next(set, 0);
        for (int skip = next(Sets.count(set)); skip > 0; skip--) {
            found = Sets.next(set, found + 1);
        }
        return found;
    }

    /** The index of one member of a set. */
    public int one(Bits set) {
        int found = Sets.next(set, 0);
        for (int skip = next(Sets.count(set)); skip > 0; skip--) {
            found = Sets.next(set, found + 1);
        }
        return found;
    }

    /** Some members of a set. */
    public long some(long set) {
        return set & mixed();
    }

    /** Some members of a set. */
    public Bits some(Bits set) {
        Bits some = Bits.EMPTY;
        for (int i = Sets.next(set, 0); i >= 0; i = Sets.next(set, i + 1)) {
            if (yes()) {
                some = Sets.with(some, i);
            }
        }
        return some;
    }

    public boolean yes() {
        return next(2) == 0;
    }

    public int number(int low, int high) {
        return low + next(Math.max(1, high - low + 1));
    }

    /** Reads a rule both ways, and keeps its working. */
    public void compare(String rule, Supplier<Object> fast, Function<Why, Object> explaining) {
        Why why = bothWays(rule, fast, explaining);
        if (why.hasBegun()) {
            workings.add(why.brokenOff());
        } else if (why.explanation() != null) {
            workings.add(why.explanation());
        }
    }

    /** Reads a rule both ways that nobody can ask about. */
    public void compareUnasked(String rule, Supplier<Object> fast, Function<Why, Object> explaining) {
        bothWays(rule, fast, explaining);
    }

    private Why bothWays(String rule, Supplier<Object> fast, Function<Why, Object> explaining) {
        Object quick = read(fast);
        Why why = new Why();
        Object slow = read(() -> explaining.apply(why));
        if (!Objects.equals(quick, slow)) {
            disagreements.add(rule + " gives " + quick + ", but explains " + slow);
        }
        return why;
    }

    /** A rule that cannot be read with the arguments picked must fail both ways, and in the same way. */
    private static Object read(Supplier<Object> rule) {
        try {
            return rule.get();
        } catch (RuntimeException e) {
            return e.getClass();
        }
    }

    private int next(int bound) {
        return (int) ((mixed() >>> 33) % Math.max(1, bound));
    }

    private long mixed() {
        state += 0x9E3779B97F4A7C15L;
        long z = state;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
