package dev.grognard.compiler.model;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The links of a map as ways from place to place. */
final class PrintedWays {
    private final Function<Kind, ? extends Collection<Member>> membersOf;
    private final Map<Kind, Map<Member, List<Member>>> leaving = new LinkedHashMap<>();

    PrintedWays(Function<Kind, ? extends Collection<Member>> membersOf) {
        this.membersOf = membersOf;
    }

    private List<Member> leaving(Kind kind, Member place) {
        return leaving.computeIfAbsent(
                        kind,
                        ways -> membersOf.apply(ways).stream()
                                .collect(Collectors.groupingBy(
                                        way -> way.ends().orElseThrow().from())))
                .getOrDefault(place, List.of());
    }

    /** The link of a kind that leads from one place to another. */
    Optional<Member> between(Kind kind, Member from, Member to) {
        return leaving(kind, from).stream()
                .filter(way -> way.ends().orElseThrow().to() == to)
                .findFirst();
    }

    /** The same link the other way. */
    Optional<Member> back(Member way) {
        Member.Ends ends = way.ends().orElseThrow();
        return between(way.kind(), ends.to(), ends.from());
    }

    /** All places that open ways lead to, the start included; perhaps in so many steps at most. */
    Set<Member> reached(Kind kind, Set<Member> start, Predicate<Member> open, OptionalInt most) {
        Map<Member, Integer> steps = new LinkedHashMap<>();
        start.forEach(place -> steps.put(place, 0));
        Deque<Member> waiting = new ArrayDeque<>(start);
        while (!waiting.isEmpty()) {
            Member place = waiting.remove();
            int next = steps.get(place) + 1;
            if (most.isEmpty() || next <= most.getAsInt()) {
                for (Member way : leaving(kind, place)) {
                    Member to = way.ends().orElseThrow().to();
                    if (!steps.containsKey(to) && open.test(way)) {
                        steps.put(to, next);
                        waiting.add(to);
                    }
                }
            }
        }
        return steps.keySet();
    }
}
