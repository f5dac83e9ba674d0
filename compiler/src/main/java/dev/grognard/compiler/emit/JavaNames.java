package dev.grognard.compiler.emit;

import java.util.Set;
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
            "notify",
            "wait",
            "from",
            "to",
            "back",
            "link",
            "describeConstable",
            "compareTo");

    /** Names that a position has already, as every Java object has some, with one parameter or none as accessors of states have. */
    private static final Set<String> TAKEN_BY_POSITIONS = Set.of(
            "advance",
            "answer",
            "answerCode",
            "answered",
            "askInVain",
            "askOnward",
            "at",
            "bitsResult",
            "brokenInvariants",
            "caller",
            "choose",
            "circling",
            "clearOptions",
            "clone",
            "copyFrom",
            "counted",
            "counting",
            "decider",
            "decisionPoint",
            "decisionPoints",
            "disagreements",
            "endSecrecy",
            "ending",
            "endingCases",
            "endingText",
            "equals",
            "explainItself",
            "explaining",
            "finalize",
            "find",
            "found",
            "fresh",
            "game",
            "getClass",
            "guard",
            "guarded",
            "hashCode",
            "innermost",
            "isAtAnEnd",
            "isOver",
            "isSecret",
            "isWaiting",
            "layout",
            "list",
            "log",
            "logging",
            "longAt",
            "longResult",
            "lookOnceMore",
            "noBits",
            "nothingToAsk",
            "notify",
            "notifyAll",
            "option",
            "optionAction",
            "optionCases",
            "optionCount",
            "optionLabel",
            "optionMask",
            "optionNotation",
            "optionOn",
            "outer",
            "passesOver",
            "pc",
            "picksLeft",
            "pieceTraces",
            "point",
            "pop",
            "procedure",
            "prompt",
            "random",
            "readBothWays",
            "refusals",
            "report",
            "requirementsMet",
            "reseed",
            "restore",
            "result",
            "resume",
            "revealed",
            "reveals",
            "rolls",
            "sameStateAs",
            "sampledWorkings",
            "scenario",
            "score",
            "secrecy",
            "setUp",
            "settle",
            "settled",
            "size",
            "snapshot",
            "spentOnTheWay",
            "step",
            "take",
            "takeWorkings",
            "tell",
            "tells",
            "toString",
            "topFrame",
            "touch",
            "touched",
            "turn",
            "turnEnds",
            "useDice",
            "wait",
            "watch",
            "watched",
            "winner",
            "worked");

    /** Names of classes that generated code uses without their package. */
    private static final Set<String> TAKEN_BY_JAVA = Set.of(
            "Boolean",
            "Class",
            "Enum",
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

    private JavaNames() {}

    /** A class: things are capitalised already, rules are not. */
    static String type(String name) {
        String joined = name.replace(".", "");
        String capital = Character.toUpperCase(joined.charAt(0)) + joined.substring(1);
        String plain = Character.isDigit(capital.charAt(0)) ? "N" + capital : capital;
        return TAKEN_BY_JAVA.contains(plain) ? plain + "_" : plain;
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
        return Character.isDigit(joined.charAt(0)) ? "N" + joined : joined;
    }

    /** A method, parameter or local variable. */
    static String value(String name) {
        String lower = Character.toLowerCase(name.charAt(0)) + name.substring(1);
        String plain = lower.replaceAll("[^A-Za-z0-9_]", "");
        if (plain.isEmpty() || Character.isDigit(plain.charAt(0))) {
            plain = "n" + plain;
        }
        return SourceVersion.isName(plain) ? plain : plain + "_";
    }

    /** The accessor of a printed field. */
    static String field(String name) {
        String value = value(name);
        return TAKEN_BY_THINGS.contains(value) ? value + "_" : value;
    }

    /** The accessor of a global state, beside the words that every position has. */
    static String global(String name) {
        String value = value(name);
        return TAKEN_BY_POSITIONS.contains(value) ? value + "State" : value;
    }

    /** The words of a capitalised name: {@code ForceMarch} is «force march». */
    static String words(String name) {
        return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ").toLowerCase(java.util.Locale.ROOT);
    }

    static String packageOf(String prefix, String game) {
        return prefix + "." + game.toLowerCase(java.util.Locale.ROOT);
    }
}
