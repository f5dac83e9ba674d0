package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.ExampleItem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The dice and draws that an example and its case give, as they fall. */
final class Fallen {
    private Fallen() {}

    /** The dice and draws of all levels, in their order; those of a level stand in the place of earlier ones for the same purpose. */
    static List<ExampleItem.Rolled> over(List<List<ExampleItem.Fact>> levels) {
        List<ExampleItem.Rolled> all = new ArrayList<>();
        for (List<ExampleItem.Fact> level : levels) {
            List<ExampleItem.Rolled> own =
                    level.stream().flatMap(fact -> fact.rolls().stream()).toList();
            Map<String, Integer> places = new LinkedHashMap<>();
            for (int i = all.size() - 1; i >= 0; i--) {
                String purpose = all.get(i).purpose().text();
                if (own.stream().anyMatch(rolled -> rolled.purpose().text().equals(purpose))) {
                    all.remove(i);
                    places.replaceAll((other, place) -> place - 1);
                    places.put(purpose, i);
                }
            }
            for (ExampleItem.Rolled rolled : own) {
                int place = places.getOrDefault(rolled.purpose().text(), all.size());
                all.add(place, rolled);
                places.replaceAll((other, at) -> at >= place ? at + 1 : at);
            }
        }
        return all;
    }
}
