package dev.grognard.runtime.trust;

import dev.grognard.runtime.Thing;
import dev.grognard.runtime.engine.Cup;
import dev.grognard.runtime.engine.Dice;
import dev.grognard.runtime.engine.Position;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Chance that comes out alike for two positions in which two pieces have changed places: where the first draws a piece, the second draws the
 * one that is in its place. Both draws are as likely, so that whatever differs after other draws tells nobody anything.
 */
final class SameLots {
    private final Deque<Cup> made = new ArrayDeque<>();
    private final UnaryOperator<Thing> inItsPlace;

    /** The pieces and those that are in their places in the other position. */
    SameLots(UnaryOperator<Thing> inItsPlace) {
        this.inItsPlace = inItsPlace;
    }

    /** Dice that follow from the seed, and note what is drawn. */
    Dice first() {
        return new Dice() {
            @Override
            public int roll(Position position, int faces, String purpose) {
                return SEEDED.roll(position, faces, purpose);
            }

            @Override
            public void begin(Position position, Cup cup, int count) {
                made.add(cup);
            }
        };
    }

    /** Dice that follow from the seed, and draw after the first ones as long as that can be. */
    Dice second() {
        return new Dice() {
            private final Deque<Integer> places = new ArrayDeque<>();

            @Override
            public int roll(Position position, int faces, String purpose) {
                int thrown = SEEDED.roll(position, faces, purpose);
                return places.isEmpty() ? thrown : places.remove();
            }

            @Override
            public void begin(Position position, Cup cup, int count) {
                Cup earlier = made.poll();
                if (earlier != null && earlier.purpose().equals(cup.purpose())) {
                    places.addAll(places(earlier.drawn(), cup.left()));
                }
            }
        };
    }

    /** The faces that draw these, one after the other; none if one of them is not there. */
    private List<Integer> places(List<Thing> drawn, List<Thing> from) {
        List<Thing> left = new ArrayList<>(from);
        List<Integer> places = new ArrayList<>();
        for (Thing one : drawn) {
            int place = left.indexOf(inItsPlace.apply(one));
            if (place < 0) {
                return List.of();
            }
            left.remove(place);
            places.add(place + 1);
        }
        return places;
    }
}
