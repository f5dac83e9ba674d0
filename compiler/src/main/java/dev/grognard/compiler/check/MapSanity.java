package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Slips of the pen on a map: places that nothing leads to, maps in two parts, kinds without places. */
final class MapSanity implements Check {
    @Override
    public void check(Survey survey, Diagnostics found) {
        GameModel game = survey.game();
        List<Member> links = links(game);
        Map<Member, Set<Member>> neighbours = neighbours(links);
        for (Kind kind : game.kinds(Kind.Category.PLACE)) {
            List<Member> places = game.members().getOrDefault(kind, List.of());
            if (places.isEmpty()) {
                reportEmpty(game, kind, found);
            } else {
                reportApart(places, neighbours, found);
            }
        }
    }

    /** One member for each link, although there are two directions. */
    private static List<Member> links(GameModel game) {
        Map<String, Member> byNumber = new LinkedHashMap<>();
        for (Kind kind : game.kinds(Kind.Category.LINK)) {
            for (Member link : game.members().getOrDefault(kind, List.of())) {
                link.ends().ifPresent(ends -> byNumber.putIfAbsent(kind.root() + " " + ends.number(), link));
            }
        }
        return List.copyOf(byNumber.values());
    }

    private static Map<Member, Set<Member>> neighbours(List<Member> links) {
        Map<Member, Set<Member>> neighbours = new HashMap<>();
        for (Member link : links) {
            Member.Ends ends = link.ends().orElseThrow();
            neighbours
                    .computeIfAbsent(ends.from(), place -> new LinkedHashSet<>())
                    .add(ends.to());
            neighbours
                    .computeIfAbsent(ends.to(), place -> new LinkedHashSet<>())
                    .add(ends.from());
        }
        return neighbours;
    }

    private static void reportEmpty(GameModel game, Kind kind, Diagnostics found) {
        boolean isFamily = !game.below(kind).isEmpty();
        if (!isFamily && kind.parent().isPresent()) {
            found.add(Diagnostic.warning(
                    CheckCode.KIND_WITHOUT_PLACES,
                    "there is no %s on the map".formatted(kind),
                    Words.headline(kind.span()),
                    "no place is of this kind"));
        }
    }

    private static void reportApart(List<Member> places, Map<Member, Set<Member>> neighbours, Diagnostics found) {
        List<Member> linked = places.stream().filter(neighbours::containsKey).toList();
        if (linked.isEmpty()) {
            return;
        }
        for (Member place : places) {
            if (!neighbours.containsKey(place)) {
                found.add(Diagnostic.warning(
                        CheckCode.ISOLATED_PLACE,
                        "nothing leads to %s".formatted(place),
                        place.span(),
                        "no link has this place at an end"));
            }
        }
        List<Set<Member>> islands = islands(linked, neighbours);
        Set<Member> mainland =
                islands.stream().max(Comparator.comparingInt(Set::size)).orElseThrow();
        for (Set<Member> island : islands) {
            if (island == mainland) {
                continue;
            }
            List<Member> here = places.stream().filter(island::contains).toList();
            Diagnostic apart = Diagnostic.warning(
                    CheckCode.PLACES_APART,
                    "no way leads from %s to the rest of the map".formatted(here.get(0)),
                    here.get(0).span(),
                    "cut off from "
                            + places.stream()
                                    .filter(mainland::contains)
                                    .findFirst()
                                    .orElse(here.get(0)));
            found.add(
                    here.size() == 1
                            ? apart
                            : apart.note("with it: "
                                    + here.subList(1, here.size()).stream()
                                            .map(Member::id)
                                            .collect(Collectors.joining(", "))));
        }
    }

    private static List<Set<Member>> islands(List<Member> places, Map<Member, Set<Member>> neighbours) {
        List<Set<Member>> islands = new ArrayList<>();
        Set<Member> seen = new HashSet<>();
        for (Member start : places) {
            if (!seen.add(start)) {
                continue;
            }
            Set<Member> island = new LinkedHashSet<>(List.of(start));
            Deque<Member> open = new ArrayDeque<>(island);
            while (!open.isEmpty()) {
                for (Member next : neighbours.getOrDefault(open.remove(), Set.of())) {
                    if (seen.add(next)) {
                        island.add(next);
                        open.add(next);
                    }
                }
            }
            islands.add(island);
        }
        return islands;
    }
}
