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
    UNKNOWN_FILE("G0106");

    private final String id;

    NameCode(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }
}
