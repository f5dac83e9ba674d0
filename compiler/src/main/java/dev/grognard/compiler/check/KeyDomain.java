package dev.grognard.compiler.check;

import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.TableDef.Flag;
import dev.grognard.compiler.model.TableDef.Key;
import dev.grognard.compiler.model.TableDef.Members;
import dev.grognard.compiler.model.TableDef.Numbers;
import dev.grognard.compiler.model.TableDef.Range;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * What a key of a table can be. For numbers without bounds a few stand for all: those at the edges of the key cells and their neighbours,
 * since nothing changes in between.
 */
record KeyDomain(String name, Type type, List<Object> points, Optional<Integer> lowest, Optional<Integer> highest) {
    private static final int SMALL = 40;

    static KeyDomain of(GameModel game, Variable parameter, List<Key> keys) {
        Type type = parameter.type().present();
        if (type instanceof Type.Of of) {
            return closed(parameter, type, List.copyOf(game.membersOf(of.kind())));
        }
        if (type instanceof Type.Bool) {
            return closed(parameter, type, List.of(true, false));
        }
        if (type.isNumber()) {
            return numbers(parameter, type, keys);
        }
        return closed(parameter, type, List.of());
    }

    private static KeyDomain closed(Variable parameter, Type type, List<Object> points) {
        return new KeyDomain(parameter.name(), type, points, Optional.empty(), Optional.empty());
    }

    private static KeyDomain numbers(Variable parameter, Type type, List<Key> keys) {
        Optional<Integer> low = bound(type, true);
        Optional<Integer> high = bound(type, false);
        SortedSet<Integer> edges = edges(keys);
        if (low.isPresent() && high.isPresent() && high.get() - low.get() < SMALL) {
            IntStream.rangeClosed(low.get(), high.get()).forEach(edges::add);
        }
        low.ifPresent(edges::add);
        high.ifPresent(edges::add);
        List<Object> points = edges.stream()
                .filter(n -> low.isEmpty() || n >= low.get())
                .filter(n -> high.isEmpty() || n <= high.get())
                .map(n -> (Object) n)
                .toList();
        Optional<Integer> lowest =
                keys.stream().flatMap(key -> ends(key).stream()).min(Integer::compare);
        Optional<Integer> highest =
                keys.stream().flatMap(key -> ends(key).stream()).max(Integer::compare);
        return new KeyDomain(parameter.name(), type, points, lowest, highest);
    }

    private static SortedSet<Integer> edges(List<Key> keys) {
        SortedSet<Integer> edges = new TreeSet<>();
        for (Key key : keys) {
            for (int end : ends(key)) {
                edges.add(end - 1);
                edges.add(end);
                edges.add(end + 1);
            }
        }
        return edges;
    }

    private static List<Integer> ends(Key key) {
        if (key instanceof Range range) {
            return java.util.stream.Stream.concat(range.low().stream(), range.high().stream())
                    .toList();
        }
        return key instanceof Numbers numbers ? numbers.numbers() : List.of();
    }

    private static Optional<Integer> bound(Type type, boolean low) {
        if (type instanceof Type.Whole whole) {
            return low ? whole.low() : whole.high();
        }
        if (type instanceof Type.Amount amount) {
            return low ? amount.low() : amount.high();
        }
        return Optional.empty();
    }

    /** Whether the key is declared with a first and a last number. */
    boolean isDeclared() {
        return bound(type, true).isPresent() && bound(type, false).isPresent();
    }

    boolean isOdds() {
        return type instanceof Type.Odds;
    }

    /** Whether a key cell holds for a point. */
    static boolean admits(Key key, Object point) {
        if (key instanceof Range range) {
            return point instanceof Integer n
                    && range.low().map(low -> n >= low).orElse(true)
                    && range.high().map(high -> n <= high).orElse(true);
        }
        if (key instanceof Numbers numbers) {
            return point instanceof Integer n && numbers.numbers().contains(n);
        }
        if (key instanceof Members members) {
            return point instanceof Member member && members.members().contains(member);
        }
        return key instanceof Flag flag && point instanceof Boolean value && flag.value() == value;
    }

    /** The key without what it holds beyond the type, if it reaches beyond an end of it. */
    Optional<String> within(Key key) {
        if (!(key instanceof Range range) || !(type instanceof Type.Whole)) {
            return Optional.empty();
        }
        Optional<Integer> first =
                bound(type, true).filter(end -> range.low().filter(n -> n < end).isPresent());
        Optional<Integer> last = bound(type, false)
                .filter(end -> range.high().filter(n -> n > end).isPresent());
        if (first.isEmpty() && last.isEmpty()) {
            return Optional.empty();
        }
        String from = first.or(range::low).map(String::valueOf).orElse("");
        String to = last.or(range::high).map(String::valueOf).orElse("");
        return Optional.of(from.equals(to) ? from : from + ".." + to);
    }

    /** The key of plain whole numbers as it would be declared with a range from the least to the greatest that is printed. */
    Optional<String> ranged() {
        return type instanceof Type.Whole && lowest.isPresent() && !lowest.equals(highest)
                ? Optional.of("%s: Int %d..%d".formatted(name, lowest.get(), highest.orElseThrow()))
                : Optional.empty();
    }

    /** Whether a number lies before the first or after the last that is printed. */
    boolean liesOutside(Object point) {
        return point instanceof Integer n
                && (lowest.map(low -> n < low).orElse(false)
                        || highest.map(high -> n > high).orElse(false));
    }

    /** A point in words: {@code die 7}, {@code terrain Clear}. */
    String describe(Object point) {
        return name + " " + Words.value(point, type);
    }

    /** What the key can be at all. */
    String extent() {
        if (!type.isNumber()) {
            return "`%s` is one of: %s"
                    .formatted(
                            name,
                            String.join(
                                    ", ",
                                    points.stream()
                                            .map(point -> Words.value(point, type))
                                            .toList()));
        }
        String low = bound(type, true).map(n -> " from " + Words.value(n, type)).orElse("");
        String high =
                bound(type, false).map(n -> " up to " + Words.value(n, type)).orElse("");
        return low.isEmpty() && high.isEmpty()
                ? "the range holds no number"
                : "`%s` is a number%s%s".formatted(name, low, high);
    }
}
