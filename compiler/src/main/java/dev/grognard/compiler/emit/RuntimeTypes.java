package dev.grognard.compiler.emit;

import com.palantir.javapoet.ClassName;
import java.util.List;

/** The names of the runtime's classes that generated code uses; a test resolves each. */
public final class RuntimeTypes {
    private static final String ROOT = "dev.grognard.runtime";
    private static final String ENGINE = ROOT + ".engine";

    static final ClassName GAME = ClassName.get(ROOT, "Game");
    static final ClassName THING = ClassName.get(ROOT, "Thing");
    static final ClassName LINK = ClassName.get(ROOT, "Link");
    static final ClassName POSITION = ClassName.get(ENGINE, "Position");
    static final ClassName SETS = ClassName.get(ENGINE, "Sets");
    static final ClassName TALLY = ClassName.get(ENGINE, "Tally");
    static final ClassName BITS = ClassName.get(ENGINE, "Bits");
    static final ClassName GROWING_BITS = ClassName.get(ENGINE, "GrowingBits");
    static final ClassName PACKED = ClassName.get(ENGINE, "Packed");
    static final ClassName CUP = ClassName.get(ENGINE, "Cup");
    static final ClassName BAG = ClassName.get(ENGINE, "Bag");
    static final ClassName NUMBERS = ClassName.get(ENGINE, "Numbers");
    static final ClassName WHY = ClassName.get(ENGINE, "Why");
    static final ClassName BOTH_WAYS = ClassName.get(ENGINE, "BothWays");
    static final ClassName PIECE_TRACES = ClassName.get(ENGINE, "PieceTraces");
    static final ClassName SECRET_STATE = ClassName.get(ENGINE, "SecretState");
    static final ClassName EXPLANATION = ClassName.get(ENGINE, "Explanation");
    static final ClassName REFUSALS = ClassName.get(ENGINE, "Refusals");
    static final ClassName DECISION_POINT = ClassName.get(ENGINE, "DecisionPoint");
    static final ClassName RULES_FAULT = ClassName.get(ENGINE, "RulesFault");
    static final ClassName TEXT = ClassName.get(ROOT + ".text", "Text");
    static final ClassName SCHEMA = ClassName.get(ROOT + ".schema", "Schema");
    static final ClassName WRITTEN = ClassName.get(ROOT + ".schema", "Written");
    static final ClassName RANK = ClassName.get(ROOT + ".search", "Rank");
    static final ClassName SEARCH = ClassName.get(ROOT + ".search", "Search");
    static final ClassName HEXES = ClassName.get(ROOT + ".search", "Hexes");
    static final ClassName HEX_SHEET = ClassName.get(ROOT + ".schema", "HexSheet");
    static final ClassName TRIP = ClassName.get(ROOT + ".search", "Trip");
    static final ClassName TRIPS = ClassName.get(ROOT + ".search", "Trips");
    static final ClassName SCRIPT = ClassName.get(ROOT + ".script", "Script");
    static final ClassName EXAMPLE = ClassName.get(ROOT + ".script", "Example");

    private RuntimeTypes() {}

    /** All of them. */
    public static List<ClassName> all() {
        return List.of(
                GAME,
                THING,
                LINK,
                POSITION,
                SETS,
                TALLY,
                BITS,
                GROWING_BITS,
                PACKED,
                CUP,
                BAG,
                NUMBERS,
                WHY,
                BOTH_WAYS,
                PIECE_TRACES,
                SECRET_STATE,
                EXPLANATION,
                REFUSALS,
                DECISION_POINT,
                RULES_FAULT,
                TEXT,
                SCHEMA,
                WRITTEN,
                RANK,
                SEARCH,
                HEXES,
                HEX_SHEET,
                TRIP,
                SCRIPT,
                EXAMPLE);
    }
}
