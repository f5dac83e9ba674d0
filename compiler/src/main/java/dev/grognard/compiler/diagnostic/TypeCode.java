package dev.grognard.compiler.diagnostic;

/** G0200 to G0299: a value of one sort where another is wanted. */
public enum TypeCode implements Code {
    /** The wrong sort of value. */
    MISMATCH("G0200"),
    /** This may be absent. */
    MAY_BE_ABSENT("G0201"),
    /** The wrong number of arguments. */
    WRONG_ARGUMENTS("G0202"),
    /** Not a number of steps. */
    NOT_IN_STEPS("G0203"),
    /** Say how it rounds. */
    NEEDS_ROUNDING("G0204"),
    /** A rule only looks. */
    IMPURE("G0205"),
    /** The cell does not fit its column. */
    BAD_CELL("G0206"),
    /** A value is missing. */
    MISSING_VALUE("G0207"),
    /** This cannot be changed. */
    NOT_ASSIGNABLE("G0208"),
    /** This may be of another kind. */
    WRONG_KIND("G0209"),
    /** The number is out of range. */
    OUT_OF_RANGE("G0210"),
    /** This must be known beforehand. */
    NOT_CONSTANT("G0211"),
    /** Not every value has an arm. */
    NOT_EXHAUSTIVE("G0212"),
    /** This is not a set. */
    NOT_A_SET("G0213"),
    /** A number of a set. */
    THROUGH_SET("G0214"),
    /** May end without a value. */
    NO_RESULT("G0215");

    private final String id;

    TypeCode(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }
}
