package dev.grognard.compiler.diagnostic;

/** G0100 to G0199: a name that means nothing, or too much. */
public enum NameCode implements Code {
    /** Nothing has this name. */
    UNKNOWN_NAME("G0100"),
    /** The name is taken. */
    DECLARED_TWICE("G0101"),
    /** The name already means something here. */
    SHADOWED("G0102"),
    /** The name could mean several things. */
    AMBIGUOUS("G0103"),
    /** There is no such link. */
    NO_SUCH_LINK("G0104"),
    /** The book has no such case. */
    UNKNOWN_CASE("G0105"),
    /** The file is not there. */
    UNKNOWN_FILE("G0106"),
    /** A name in other letters. */
    WRONG_CASE("G0107"),
    /** A plural for a singular, or the reverse. */
    WRONG_NUMBER("G0108"),
    /** The name of something else. */
    OTHER_SORT("G0109"),
    /** No such type. */
    UNKNOWN_TYPE("G0110"),
    /** No such order. */
    UNKNOWN_ORDER("G0111"),
    /** No such procedure. */
    UNKNOWN_PROCEDURE("G0112"),
    /** No such field. */
    UNKNOWN_FIELD("G0113"),
    /** A column that no field has. */
    UNKNOWN_COLUMN("G0114"),
    /** No such die. */
    UNKNOWN_DIE("G0115"),
    /** No such thing. */
    UNKNOWN_THING("G0116"),
    /** A book that is not cited. */
    UNKNOWN_BOOK("G0117"),
    /** Nothing is asked about. */
    NOTHING_ASKED("G0118"),
    /** A date that is no turn. */
    NO_DATE("G0119"),
    /** A rule with the name of a field. */
    LIKE_A_FIELD("G0120"),
    /** A second one of what there is only one. */
    ONLY_ONE("G0121"),
    /** A name of a later layer. */
    LATER_LAYER("G0122"),
    /** A letter for a figure. */
    LETTER_FOR_FIGURE("G0123"),
    /** Two files that are the same game. */
    SAME_GAME("G0124"),
    /** Parameters are missing. */
    PARAMETERS_MISSING("G0125");

    private final String id;

    NameCode(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }
}
