package dev.grognard.compiler.diagnostic;

/** G0400 to G0699: every part is right by itself, but the game as a whole is not. */
public enum CheckCode implements Code {
    /** A table has a gap. */
    TABLE_GAP("G0400"),
    /** Two cells of a table hold at once. */
    TABLE_OVERLAP("G0401"),
    /** A row or column that nothing can reach. */
    TABLE_UNREACHABLE("G0402"),
    /** A row or column beyond the limits of all who read the table. */
    ROW_BEYOND_LIMITS("G0403"),
    /** Rows or columns of a table that are out of order. */
    OUT_OF_ORDER("G0404"),
    /** Two exceptions can both hold. */
    EXCEPTIONS_OVERLAP("G0420"),
    /** Two exceptions that cannot be told apart. */
    EXCEPTIONS_UNDECIDED("G0421"),
    /** Two things instead of one. */
    INSTEADS_OVERLAP("G0422"),
    /** Two things instead of one that cannot be told apart. */
    INSTEADS_UNDECIDED("G0423"),
    /** Two changes of one result. */
    MAPPINGS_OVERLAP("G0424"),
    /** A place that nothing leads to. */
    ISOLATED_PLACE("G0440"),
    /** A map in two parts. */
    PLACES_APART("G0441"),
    /** A kind of place without places. */
    KIND_WITHOUT_PLACES("G0444"),
    /** Two places that are drawn on one spot. */
    SPOT_TWICE("G0445"),
    /** A place that is drawn off the board. */
    SPOT_OFF_BOARD("G0446"),
    /** A piece is set up nowhere. */
    SET_UP_NOWHERE("G0451"),
    /** A turn that no scenario plays. */
    TURN_NEVER_PLAYED("G0452"),
    /** A victory table that may come to nothing. */
    MAY_COME_TO_NOTHING("G0453"),
    /** A side that can never win. */
    CANNOT_WIN("G0454"),
    /** A row of a list that stands twice. */
    ROW_TWICE("G0455"),
    /** A piece that is set up and that a list brings in later. */
    SET_UP_AND_DUE("G0456"),
    /** A piece that a list brings in twice. */
    DUE_TWICE("G0457"),
    /** Printed cases without a construct. */
    UNCITED_CASES("G0460"),
    /** A closed case that is cited. */
    CLOSED_CASE_CITED("G0461"),
    /** Two examples of one title. */
    EXAMPLE_TWICE("G0470"),
    /** Never used. */
    NEVER_USED("G0480"),
    /** An `except` behind one that holds whenever it does. */
    NEVER_COUNTS("G0481"),
    /** A state that nothing asks for. */
    NEVER_READ("G0482"),
    /** A state that is asked, but that nothing sets. */
    NEVER_SET("G0483"),
    /** A condition that holds in no situation. */
    NEVER_HOLDS("G0484"),
    /** Something behind a `stop` or `give`. */
    NEVER_DONE("G0485"),
    /** Something that adds nothing. */
    ADDS_NOTHING("G0486"),
    /** The wrong side is asked. */
    WRONG_SIDE("G0487"),
    /** A value that is compared with itself. */
    SAME_TWICE("G0488"),
    /** A flag that lasts longer than its words. */
    NEVER_SET_BACK("G0489"),
    /** A loop without an end. */
    ENDLESS_REPEAT("G0490"),
    /** Something that calls itself. */
    ENDLESS_CALL("G0491"),
    /** A stop where everything is over anyway. */
    IDLE_STOP("G0496"),
    /** A test that is always so. */
    ALWAYS_HOLDS("G0497"),
    /** A condition on the members of a set that asks nothing about them. */
    MEMBERS_NOT_ASKED("G0492"),
    /** A yes or no that is lost. */
    UNHEARD("G0498"),
    /** An option gives away a secret. */
    LEAK("G0500"),
    /** Hidden pieces that wait face up. */
    SHOWN_IN_BOX("G0501"),
    /** Something hidden is said to all. */
    SAID_SECRET("G0502"),
    /** An item that is added under the label of another. */
    ITEM_TWICE("G0503"),
    /** Something that is to leave a final box. */
    LEAVES_FINAL_BOX("G0510"),
    /** A die that is not made. */
    UNUSUAL_DIE("G0511"),
    /** An example gives a side an order about a piece of another. */
    FOREIGN_PIECE("G0520"),
    /** A refusal that is expected by a case which nothing cites that could refuse. */
    NO_SUCH_REFUSAL("G0525"),
    /** A list of cases without tabs. */
    CASES_WITHOUT_TABS("G0526"),
    /** A case that the list has twice. */
    CASE_TWICE("G0527"),
    /** Who sees something stands on a line of its own and hangs on to the state above. */
    HANGING_SIGHT("G0528"),
    /** Two items of one list under one label. */
    LABEL_TWICE("G0533"),
    /** Two items of a sum that count for and against under one condition. */
    ITEMS_PULL_APART("G0537"),
    /** A state that cannot hold what it begins with. */
    FIRST_VALUE_BEYOND("G0540"),
    /** A clamped state that is set to what it cannot hold. */
    BEYOND_CLAMP("G0541"),
    /** A piece that is to arrive from another box than it waits in. */
    NEVER_ARRIVES("G0550"),
    /** An exception that turns what an item takes away into what it adds. */
    SIGN_CHANGED("G0551"),
    /** A side that may not see its own pieces, while another sees all. */
    OWNER_LEFT_OUT("G0552"),
    /** An exception that goes over a case which no other one cites. */
    OVER_NOTHING("G0566"),
    /** Exceptions of which each goes over the other. */
    OVER_EACH_OTHER("G0567"),
    /** An exception to an item that never counts when the exception would hold. */
    NEVER_WITH_ITEM("G0568"),
    /** What is to be hidden is chosen before everybody. */
    CHOSEN_OPENLY("G0576"),
    /** What is chosen in secret goes where everybody sees it. */
    SECRET_IN_SIGHT("G0577"),
    /** A state that all see begins with what is hidden. */
    OPEN_BEGINNING("G0578"),
    /** A journey that asks who is where it ends, and counts who makes it. */
    MOVER_COUNTED("G0580"),
    /** A link that is named by its ends, where several kinds join them. */
    LINKS_BESIDE("G0590"),
    /** A loop that goes by names which are hidden. */
    LOOP_BY_NAME("G0591"),
    /** An order that one side may give to the pieces of all. */
    ANYBODYS_PIECE("G0620"),
    /** An optional rule that changes nothing. */
    IDLE_OPTION("G0630");

    private final String id;

    CheckCode(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }
}
