package dev.grognard.compiler.diagnostic;

/** G0100 to G0199: a name that means nothing, or too much. */
public enum NameCode implements Code {
    UNKNOWN_NAME("G0100", "nothing has this name", """
            A name was used that nothing in sight declares. Names are looked for in the block around, in the file, in what it
            includes and in the series or game that it extends. The message suggests the nearest name of the right kind.
            """, """
            place Harbour
            piece Fleet: at Habour
            """, """
            place Harbour
            piece Fleet: at Harbour
            """),

    DECLARED_TWICE("G0101", "the name is taken", """
            Two things in the same layer have the same name, so that a use of it could mean either. A later layer (an option, a
            scenario, a mod) changes an earlier thing by saying so, never by declaring it again.
            """, """
            place Harbour
            place Harbour
            """, """
            place Harbour
            place Town
            """);

    private final Entry entry;

    NameCode(String id, String title, String explanation, String bad, String mended) {
        this.entry = new Entry(id, title, explanation, bad, mended);
    }

    @Override
    public Entry entry() {
        return entry;
    }
}
