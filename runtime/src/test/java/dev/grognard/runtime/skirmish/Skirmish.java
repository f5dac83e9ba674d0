package dev.grognard.runtime.skirmish;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.schema.Schema;
import dev.grognard.runtime.schema.Schema.Category;
import dev.grognard.runtime.schema.Schema.Field;
import dev.grognard.runtime.schema.Schema.Kind;
import dev.grognard.runtime.schema.Schema.Sight;
import java.util.List;

/** A small game written by hand in the style of generated code, to hold the runtime to its contract. */
public class Skirmish implements Game {
    private static final Sight OWNER = (position, viewer, member) -> ((State) position).isShown(band(member))
            || viewer == band(member).side().index();

    private final String rulesHash;
    private final int reach;

    public Skirmish() {
        this("first", 1);
    }

    /** An edition of the rules; in some of them a march goes farther. */
    public Skirmish(String rulesHash, int reach) {
        this.rulesHash = rulesHash;
        this.reach = reach;
    }

    private static Band band(int member) {
        return Band.values()[member];
    }

    int reach() {
        return reach;
    }

    @Override
    public String id() {
        return "Skirmish";
    }

    @Override
    public String title() {
        return "A Skirmish at the Bridge";
    }

    @Override
    public String rulesHash() {
        return rulesHash;
    }

    @Override
    public List<Setup> setups() {
        return List.of(
                new Setup("Dawn", "At dawn", List.of("setup.1")), new Setup("Noon", "At noon", List.of("setup.2")));
    }

    @Override
    public List<Choice> options() {
        return List.of(
                new Choice("Mud", "Mud", List.of("option.1")), new Choice("Long", "A long day", List.of("option.2")));
    }

    @Override
    public Schema schema() {
        return new Schema(
                List.of(
                        new Kind(
                                "Side",
                                Category.SIDE,
                                List.of(Side.values()),
                                List.of(new Field(
                                        "strength",
                                        true,
                                        (p, m) -> String.valueOf(((State) p).strength(Side.values()[m])),
                                        (p, viewer, m) -> viewer == m))),
                        new Kind("Place", Category.PLACE, List.of(Place.values()), List.of()),
                        new Kind(
                                "Band",
                                Category.PIECE,
                                List.of(Band.values()),
                                List.of(
                                        new Field("name", false, (p, m) -> band(m).id(), OWNER),
                                        new Field(
                                                "side",
                                                false,
                                                (p, m) -> band(m).side().id(),
                                                Sight.EVERYBODY),
                                        new Field(
                                                "at",
                                                true,
                                                (p, m) ->
                                                        ((State) p).at(band(m)).id(),
                                                Sight.EVERYBODY),
                                        new Field("sp", true, (p, m) -> String.valueOf(((State) p).sp(band(m))), OWNER),
                                        new Field(
                                                "moved",
                                                true,
                                                (p, m) -> ((State) p).moved(band(m)) ? "yes" : "no",
                                                Sight.EVERYBODY)))),
                List.of(new Field("mud", false, (p, m) -> (p.optionMask() & 1) != 0 ? "yes" : "no", Sight.EVERYBODY)));
    }

    @Override
    public Position newPosition() {
        return new State(this);
    }
}
