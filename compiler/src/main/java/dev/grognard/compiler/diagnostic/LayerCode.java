package dev.grognard.compiler.diagnostic;

/** G0300 to G0399: declarations and layers that do not fit together. */
public enum LayerCode implements Code {
    /** Left open. */
    LEFT_OPEN("G0300"),
    /** Nothing to attach to. */
    UNKNOWN_TARGET("G0301"),
    /** No menu to join. */
    NO_MENU("G0302"),
    /** This cannot stand here. */
    MISPLACED("G0303"),
    /** Set up twice. */
    PLACED_TWICE("G0304"),
    /** The link is there already. */
    LEG_TWICE("G0305"),
    /** Another header. */
    HEADER_DIFFERS("G0306"),
    /** This cannot be amended so. */
    AMENDMENT("G0307"),
    /** The game is not complete. */
    INCOMPLETE("G0308"),
    /** Nothing of that name begins. */
    UNKNOWN_RESET("G0309"),
    /** Hexes that cannot be laid out. */
    BAD_HEXES("G0310"),
    /** A drawing that does not line up. */
    BAD_DRAWING("G0311"),
    /** A sign that is not in the legend. */
    UNKNOWN_GLYPH("G0312"),
    /** Hexes that do not touch. */
    NOT_NEIGHBOURS("G0313"),
    /** No such hex. */
    NO_SUCH_HEX("G0314"),
    /** A feature in the wrong place. */
    WRONG_FEATURE("G0315"),
    /** A region that is not bounded. */
    BAD_REGION("G0316"),
    /** Every one belongs to a narrower kind. */
    NARROWER("G0350"),
    /** A value that nobody takes. */
    GIVE_MISPLACED("G0320"),
    /** A piece where it cannot stand. */
    CANNOT_STAND_THERE("G0321"),
    /** No such phase. */
    NO_PHASE("G0322"),
    /** No such item. */
    NO_ITEM("G0323"),
    /** A scenario without turns. */
    NO_LENGTH("G0324"),
    /** A state that a procedure cannot have. */
    STATE_OF_PROCEDURE("G0325"),
    /** A way of travelling without a traveller. */
    NO_MOVER("G0326"),
    /** Nothing to reinstate. */
    NOTHING_TO_UNDO("G0327"),
    /** A set-up or an option that is added to. */
    LAYER_ALSO("G0328"),
    /** Turns of a scenario that run backwards. */
    TURNS_BACKWARDS("G0329"),
    /** A hex of which the map says one thing twice. */
    HEX_TWICE("G0330"),
    /** A look that cannot be drawn. */
    BAD_LOOK("G0331");

    private final String id;

    LayerCode(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }
}
