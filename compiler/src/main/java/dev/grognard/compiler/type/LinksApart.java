package dev.grognard.compiler.type;

import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.resolve.Symbols;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Sorts of links that have nothing above them where one sort is wanted. */
final class LinksApart {
    private LinksApart() {}

    /** One kind above all: made a kind of each other, a sea lane would be a way wherever the rules ask for one. */
    static String above(List<Kind> roots, Symbols symbols) {
        String name = Stream.of("Line", "Connection", "AnyLink")
                .filter(free -> !symbols.things().contains(free))
                .findFirst()
                .orElse("…");
        List<Kind> ends = roots.stream().map(symbols::ends).distinct().toList();
        String between = ends.size() == 1 ? ends.get(0).name() : "Place";
        return "put one kind above them: `link " + name + " between " + between + "`, then "
                + roots.stream()
                        .map(root -> "`link " + root + " is " + name + "`")
                        .collect(Collectors.joining(" and "));
    }
}
