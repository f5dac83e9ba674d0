package dev.grognard.compiler.diagnostic;

/** G0001 to G0099: the text cannot be read. */
public enum SyntaxCode implements Code {
    /** This cannot stand here. */
    UNEXPECTED("G0001"),
    /** This character means nothing here. */
    UNKNOWN_CHARACTER("G0002"),
    /** Nested too deeply. */
    TOO_DEEP("G0003"),
    /** A text without its closing quote. */
    UNCLOSED_STRING("G0004"),
    /** A citation without its closing bracket. */
    UNCLOSED_CITATION("G0005"),
    /** A row without its closing pipe. */
    UNCLOSED_ROW("G0006"),
    /** A brace that is never closed. */
    UNCLOSED_BRACE("G0007"),
    /** A sign of a typeset page. */
    TYPESET("G0008"),
    /** A decimal number. */
    DECIMAL("G0009"),
    /** A sign of another language. */
    FOREIGN("G0010"),
    /** A hole in a text cannot be read. */
    BAD_HOLE("G0011"),
    /** A number too big. */
    NUMBER_TOO_BIG("G0012"),
    /** A name alone does nothing. */
    DOES_NOTHING("G0013"),
    /** The language is not named. */
    NO_LANGUAGE("G0014"),
    /** An unknown version of the language. */
    UNKNOWN_LANGUAGE("G0015");

    private final String id;

    SyntaxCode(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }
}
