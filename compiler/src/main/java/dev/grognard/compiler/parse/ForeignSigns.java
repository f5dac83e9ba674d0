package dev.grognard.compiler.parse;

import dev.grognard.grammar.GrogLexer;

/** Signs that people bring along from other languages, and what is written here. */
final class ForeignSigns {
    private ForeignSigns() {}

    /**
     * What to write, or nothing if no sign does the same.
     *
     * @param arrow whether {@code =>} leads from one value to another instead of comparing two
     */
    static String instead(String sign, boolean arrow) {
        return switch (sign) {
            case "==" -> "is";
            case "!=", "<>", "\u2260" -> "is not";
            case "&&", "&" -> "and";
            case "||" -> "or";
            case "!" -> "not";
            case "\u2264", "=<" -> "<=";
            case "\u2265" -> ">=";
            case "\u00D7" -> "*";
            case ":=" -> "=";
            case "=>" -> arrow ? "->" : ">=";
            case "++" -> "+= 1";
            case "--" -> "-= 1";
            default -> "";
        };
    }

    /** What the parser takes a sign for. */
    static int type(String sign, boolean arrow) {
        return switch (sign) {
            case "==", "!=", "<>", "\u2260" -> GrogLexer.IS;
            case "&&", "&" -> GrogLexer.AND;
            case "||" -> GrogLexer.OR;
            case "!" -> GrogLexer.NOT;
            case "\u2264", "=<" -> GrogLexer.LESS_EQUAL;
            case "\u2265" -> GrogLexer.MORE_EQUAL;
            case "\u00D7" -> GrogLexer.STAR;
            case "=>" -> arrow ? GrogLexer.ARROW : GrogLexer.MORE_EQUAL;
            case "++", "*=", "/=" -> GrogLexer.ADD_TO;
            case "--" -> GrogLexer.TAKE_FROM;
            default -> GrogLexer.EQUALS;
        };
    }
}
