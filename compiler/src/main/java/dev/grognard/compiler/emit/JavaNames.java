package dev.grognard.compiler.emit;

import java.util.Set;
import java.util.regex.Pattern;
import javax.lang.model.SourceVersion;

/** Every name that generated Java uses, made from the rulebook's in one place. */
final class JavaNames {
    /** Names that a member of a closed set has already. */
    private static final Set<String> TAKEN_BY_THINGS = Set.of(
            "id",
            "printed",
            "index",
            "name",
            "ordinal",
            "of",
            "all",
            "values",
            "valueOf",
            "hashCode",
            "toString",
            "equals",
            "getClass",
            "getDeclaringClass",
            "notify",
            "wait",
            "from",
            "to",
            "back",
            "link",
            "describeConstable",
            "compareTo",
            "clone",
            "finalize",
            "notifyAll",
            "identity",
            "opponent",
            "ownedBy",
            "slot",
            "fromSlot",
            "standing",
            "members",
            "leaving",
            "join",
            "between",
            "bit",
            "area");

    /** Names that a position or a view of it has already, as every Java object has some. */
    private static final Set<String> TAKEN_BY_POSITIONS = Set.of(
            "action",
            "actionOf",
            "advance",
            "answer",
            "answerCode",
            "answered",
            "ask",
            "askForMore",
            "askInVain",
            "askOnward",
            "at",
            "begin",
            "beginByPlace",
            "beginTally",
            "bit",
            "bitsAt",
            "bitsResult",
            "brokenInvariants",
            "caller",
            "cameToSight",
            "cases",
            "choose",
            "circling",
            "clearOffers",
            "clearOptions",
            "clone",
            "copiedSize",
            "copyFrom",
            "copyOffers",
            "counted",
            "countedByTally",
            "countedInPlace",
            "countedMore",
            "counting",
            "countPlace",
            "decider",
            "decisionPoint",
            "decisionPoints",
            "disagreements",
            "draw",
            "end",
            "ending",
            "endingCases",
            "endingText",
            "endSecrecy",
            "enumerate",
            "equals",
            "explain",
            "explainApart",
            "explaining",
            "explainItself",
            "faceUp",
            "fill",
            "finalize",
            "forgetOffers",
            "found",
            "fresh",
            "game",
            "getClass",
            "guard",
            "guarded",
            "hashCode",
            "heed",
            "holdsExchanged",
            "idle",
            "innermost",
            "invariantWorkings",
            "isAtAnEnd",
            "isBack",
            "isKnown",
            "isOver",
            "isSecret",
            "isWaiting",
            "judged",
            "kindOf",
            "label",
            "labelOf",
            "lastTurn",
            "layout",
            "leave",
            "log",
            "logging",
            "longAt",
            "longResult",
            "mayLeave",
            "move",
            "nameOf",
            "names",
            "noBits",
            "notation",
            "notationOf",
            "note",
            "noteDice",
            "noteDie",
            "noteSame",
            "nothingToAsk",
            "notify",
            "notifyAll",
            "number",
            "offer",
            "offerEach",
            "offerEachByRow",
            "offerFor",
            "offerRow",
            "offerSet",
            "option",
            "optionAction",
            "optionCases",
            "optionCount",
            "optionLabel",
            "optionMask",
            "optionNotation",
            "optionOn",
            "options",
            "optionsSoFar",
            "outer",
            "pc",
            "picksLeft",
            "piecesFrom",
            "pieceTraces",
            "secretStates",
            "placeNumber",
            "point",
            "pop",
            "procedure",
            "prompt",
            "push",
            "put",
            "putBits",
            "putInSet",
            "random",
            "readBothWays",
            "recall",
            "refusals",
            "report",
            "requirementsMet",
            "reseed",
            "restore",
            "result",
            "resume",
            "revealed",
            "reveals",
            "roll",
            "rollBag",
            "rolls",
            "sameStateAs",
            "sampledWorkings",
            "scenario",
            "score",
            "search",
            "searched",
            "secrecy",
            "see",
            "setBit",
            "setLong",
            "settle",
            "settled",
            "setUp",
            "setWith",
            "show",
            "size",
            "snapshot",
            "spentOnTheWay",
            "stand",
            "startAt",
            "state",
            "step",
            "take",
            "takeWorkings",
            "tallied",
            "tally",
            "tallyMore",
            "tell",
            "tells",
            "toList",
            "topFrame",
            "toString",
            "touch",
            "touched",
            "trips",
            "turn",
            "turnEnds",
            "untilEndOf",
            "unwindTo",
            "useDice",
            "viewer",
            "wait",
            "watch",
            "watched",
            "watchers",
            "widest",
            "winner",
            "winningSide",
            "worked",
            "write");

    /** Names that a position has for each kind, field, scenario, list and so on. */
    private static final Pattern MADE_FOR_EACH =
            Pattern.compile("(all|fires|idle|look|moveAll|place(s)?Of|reset|sees|setUp|showAll"
                    + "|standAll|turn)[A-Z0-9].*|.*(Around|Counted|In|NextTo|OnMap|Rows|Within)|.*InAny[A-Z].*");

    private static final Pattern METHODS_OF_PROCEDURES =
            Pattern.compile("run|call|cut|(allows|block|decline|label|list|options|prompt|stepLabel).*");

    /** Classes that are written for every game. */
    private static final Set<String> TAKEN_BY_GAMES = Set.of(
            "Action",
            "Board",
            "HexMap",
            "Labels",
            "Machine",
            "PrintedSets",
            "Questions",
            "Regions",
            "RuleLines",
            "State",
            "Traces",
            "View");

    /** How the names of classes end that are written for each kind, rule, table and so on. */
    private static final Pattern MADE_FOR_ONE =
            Pattern.compile(".+(Examples|ExamplesTest|Members|Order|Procedure|Rules|Table|Travel)");

    /** Names of classes that generated code uses without their package. */
    private static final Set<String> TAKEN_BY_JAVA = Set.of(
            "Boolean",
            "Class",
            "Enum",
            "EnumDesc",
            "IllegalArgumentException",
            "IllegalStateException",
            "Integer",
            "Iterable",
            "Long",
            "Math",
            "Object",
            "Override",
            "Record",
            "RuntimeException",
            "String",
            "SuppressWarnings",
            "System");

    /** A name to Java, but not that of a method which is called without its class. */
    private static final String YIELD = "yield";

    private JavaNames() {}

    /** The class of a kind or a record, which is called as it is in the rulebook, unless a class of ours is called so. */
    static String kind(String name) {
        String type = type(name);
        boolean taken = TAKEN_BY_GAMES.contains(type)
                || TAKEN_BY_JAVA.contains(type)
                || MADE_FOR_ONE.matcher(type).matches();
        return taken ? type + "_" : type;
    }

    /** The class of an order or an answer, beside those that players can give in every game. */
    static String action(String name) {
        String type = type(name);
        boolean taken = type.matches("Action|Pass|Done|Yes|No|Number|Choose[A-Z0-9].*") || TAKEN_BY_JAVA.contains(type);
        return taken ? type + "_" : type;
    }

    /** Part of the name of a class or a method: things are capitalised already, rules are not. */
    static String type(String name) {
        String joined = name.replace(".", "");
        String capital = Character.toUpperCase(joined.charAt(0)) + joined.substring(1);
        return Character.isDigit(capital.charAt(0)) ? "N" + capital : capital;
    }

    /** A constant: {@code McConkeysFerry} is {@code MC_CONKEYS_FERRY}, {@code 33rdRegiment} is {@code N33RD_REGIMENT}. */
    static String constant(String name) {
        StringBuilder constant = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (!Character.isLetterOrDigit(c)) {
                constant.append('_');
                continue;
            }
            boolean begins = i > 0
                    && (Character.isUpperCase(c)
                                    && (Character.isLowerCase(name.charAt(i - 1))
                                            || i + 1 < name.length()
                                                    && Character.isLowerCase(name.charAt(i + 1))
                                                    && Character.isLetter(name.charAt(i - 1)))
                            || Character.isDigit(c) && Character.isLetter(name.charAt(i - 1)));
            if (begins) {
                constant.append('_');
            }
            constant.append(Character.toUpperCase(c));
        }
        String joined = constant.toString();
        String plain = Character.isDigit(joined.charAt(0)) ? "N" + joined : joined;
        return plain.equals("VALUES") ? plain + "_" : plain;
    }

    /** A method, parameter or local variable. */
    static String value(String name) {
        String lower = Character.toLowerCase(name.charAt(0)) + name.substring(1);
        String plain = lower.replace('#', '_').replaceAll("[^\\p{L}\\p{Mn}0-9_]", "");
        if (plain.isEmpty() || Character.isDigit(plain.charAt(0))) {
            plain = "n" + plain;
        }
        return SourceVersion.isName(plain) && !plain.equals(YIELD) ? plain : plain + "_";
    }

    /** The accessor of a printed field. */
    static String field(String name) {
        String value = value(name);
        return TAKEN_BY_THINGS.contains(value) ? value + "_" : value;
    }

    /** The accessor of a state, global or of a member, beside the words that every position has. */
    static String state(String name) {
        String value = value(name);
        boolean taken = TAKEN_BY_POSITIONS.contains(value)
                || MADE_FOR_EACH.matcher(value).matches();
        return taken ? value + "_" : value;
    }

    /** The accessor of a variable in a procedure's frame, beside the methods that every procedure may have. */
    static String variable(String name) {
        String value = value(name);
        return METHODS_OF_PROCEDURES.matcher(value).matches() ? value + "_" : value;
    }

    /** The words of a capitalised name: {@code ForceMarch} is «force march». */
    static String words(String name) {
        return name.replaceAll("(?<=[\\p{Ll}0-9])(?=\\p{Lu})", " ").toLowerCase(java.util.Locale.ROOT);
    }

    static String packageOf(String prefix, String game) {
        String last = game.toLowerCase(java.util.Locale.ROOT);
        return prefix + "." + (SourceVersion.isKeyword(last) ? last + "_" : last);
    }
}
