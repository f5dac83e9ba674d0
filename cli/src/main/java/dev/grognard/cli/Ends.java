package dev.grognard.cli;

import dev.grognard.runtime.Link;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.schema.Schema;
import dev.grognard.runtime.view.BoardView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Links in questions: players call them by the places that they join, and often by the farther one alone. */
final class Ends {
    private Ends() {}

    /** All links of a game. */
    static Stream<Link> links(Schema schema) {
        return schema.kinds().stream()
                .flatMap(kind -> kind.members().stream())
                .filter(Link.class::isInstance)
                .map(Link.class::cast);
    }

    /** The arguments, where a place behind a piece is the link that leads there from where the piece stands, as far as that is seen. */
    static List<String> fromWhereItStands(List<String> named, Match match, int viewer) {
        BoardView view = match.view(viewer);
        List<String> linked = new ArrayList<>();
        Optional<String> from = Optional.empty();
        for (String argument : named) {
            Optional<String> start = from;
            linked.add(links(match.game().schema())
                    .filter(link -> start.filter(link.from().id()::equals).isPresent()
                            && link.to().id().equals(argument))
                    .findFirst()
                    .map(Link::id)
                    .orElse(argument));
            from = placeOf(argument, view).or(() -> start);
        }
        return linked;
    }

    private static Optional<String> placeOf(String piece, BoardView view) {
        return view.places().stream()
                .filter(place -> place.pieces().stream()
                        .anyMatch(one -> one.id().filter(piece::equals).isPresent()))
                .map(BoardView.PlaceView::id)
                .findFirst();
    }

    /** How a rule that is read for a link can be typed, which is called by its two ends; nothing for other rules. */
    static Optional<String> sample(Question asked, Match match) {
        for (String known : match.game().questions()) {
            Question sample = Question.parse(known);
            List<String> typed = new ArrayList<>();
            boolean linked = false;
            for (String argument : sample.arguments()) {
                Optional<Link> link = links(match.game().schema())
                        .filter(one -> one.id().equals(argument))
                        .findFirst();
                linked |= link.isPresent();
                typed.add(link.map(one -> one.from().id() + " " + one.to().id()).orElse(argument));
            }
            if (linked && sample.rule().equals(asked.rule())) {
                return Optional.of(sample.rule() + " " + String.join(" ", typed));
            }
        }
        return Optional.empty();
    }
}
