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
    NO_RESULT("G0215"),
    /** `none` where there must be something. */
    NONE_NOT_ALLOWED("G0216"),
    /** Not a condition. */
    NOT_A_CONDITION("G0217"),
    /** A set where one is wanted. */
    SET_FOR_ONE("G0218"),
    /** A thing of another kind. */
    OTHER_KIND("G0219"),
    /** Numbers of two sorts. */
    MIXED_QUANTITIES("G0220"),
    /** Two sorts compared. */
    INCOMPARABLE("G0221"),
    /** Branches of two sorts. */
    BRANCHES_DIFFER("G0222"),
    /** A procedure without a value. */
    GIVES_NOTHING("G0223"),
    /** What cannot be added. */
    NO_SUM("G0224"),
    /** A text where a value is wanted. */
    TEXT_AS_VALUE("G0225"),
    /** A range where a value is wanted. */
    RANGE_AS_VALUE("G0226"),
    /** Only pieces can do this. */
    NOT_PIECES("G0227"),
    /** A state for each of too many. */
    STATE_KEY("G0228"),
    /** A set of several sorts. */
    MIXED_SET("G0229"),
    /** A row with too few or too many cells. */
    ROW_LENGTH("G0230"),
    /** No place on the drawn board. */
    BAD_SPOT("G0231"),
    /** A cell that is not printed so. */
    NOT_IN_NOTATION("G0232"),
    /** A cell that is no key. */
    NOT_A_KEY("G0233"),
    /** A table with too few or too many columns. */
    TABLE_WIDTH("G0234"),
    /** A row without a name. */
    NAMELESS_ROW("G0235"),
    /** A field without a value. */
    FIELD_WITHOUT_VALUE("G0236"),
    /** A link without its two ends. */
    LINK_ENDS("G0237"),
    /** A place that is not changed by `move`. */
    MOVE_INSTEAD("G0238"),
    /** A `let` or parameter that is changed. */
    LET_CHANGED("G0239"),
    /** An empty cell of a table. */
    EMPTY_CELL("G0240"),
    /** Words for declining what must be done. */
    DECLINED_MUST("G0241"),
    /** A label of what has no name. */
    LABEL_OF_RECORD("G0242"),
    /** Rows of what does not stand in a place. */
    ROWS_OF_PIECES("G0243"),
    /** A die to which something is added, where a table has the faces of a die only. */
    KEY_BEYOND("G0244"),
    /** A table without a header, or without rows below it. */
    TABLE_WITHOUT_ROWS("G0245"),
    /** One compared with a set. */
    ONE_FOR_MANY("G0246"),
    /** A limit to which something is added. */
    LIMIT_WITH_MORE("G0247"),
    /** Values in another order. */
    ARGUMENTS_SWAPPED("G0248"),
    /** A set that is said or asked to be absent. */
    NONE_FOR_SET("G0249"),
    /** Dice that cannot fall so, or draws that cannot be. */
    IMPOSSIBLE_ROLL("G0250"),
    /** Odds that one table would round down and another up. */
    ODDS_ROUNDED_TWO_WAYS("G0251"),
    /** A row of a list that is not named by what only it has. */
    ROW_NOT_NAMED("G0256"),
    /** Who sees what nobody can be kept from seeing. */
    NEVER_HIDDEN("G0257"),
    /** A record where the rows of a list are meant. */
    RECORD_FOR_LIST("G0258");

    private final String id;

    TypeCode(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }
}
