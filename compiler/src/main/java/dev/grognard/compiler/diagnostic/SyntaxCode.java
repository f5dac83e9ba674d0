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
    UNKNOWN_LANGUAGE("G0015"),
    /** An equals sign where something is compared. */
    EQUALS_FOR_IS("G0016"),
    /** `is` where a value is given. */
    IS_FOR_EQUALS("G0017"),
    /** A brace that closes nothing. */
    BRACE_CLOSES_NOTHING("G0018"),
    /** The title of the file comes too late. */
    HEADER_LATE("G0019"),
    /** A citation in the wrong place. */
    CITATION_PLACE("G0020"),
    /** A word of the language as a name. */
    RESERVED("G0021"),
    /** The name of a thing with a small letter. */
    CAPITAL_WANTED("G0022"),
    /** The name of a value with a capital letter. */
    SMALL_WANTED("G0023"),
    /** This begins no declaration. */
    NO_DECLARATION("G0024"),
    /** This begins no statement. */
    NO_STATEMENT("G0025"),
    /** A parenthesis that is never closed. */
    UNCLOSED_PARENTHESIS("G0026"),
    /** A parenthesis that closes nothing. */
    PARENTHESIS_CLOSES_NOTHING("G0027"),
    /** A comma is missing. */
    MISSING_COMMA("G0028"),
    /** Nothing joins two values. */
    NOTHING_BETWEEN("G0029"),
    /** A value is missing. */
    MISSING_VALUE("G0030"),
    /** A name is missing. */
    MISSING_NAME("G0031"),
    /** A type is missing. */
    MISSING_TYPE("G0032"),
    /** A colon is missing before a type. */
    MISSING_COLON("G0033"),
    /** An equals sign is missing. */
    MISSING_EQUALS("G0034"),
    /** A rule with braces. */
    RULE_IN_BRACES("G0035"),
    /** Braces are missing. */
    MISSING_BLOCK("G0036"),
    /** A text is missing. */
    MISSING_TEXT("G0037"),
    /** A reason without `else`. */
    REASON_WITHOUT_ELSE("G0038"),
    /** A word of a phrase is missing. */
    PHRASE("G0039"),
    /** A state without the word `state`. */
    STATE_WORD("G0040"),
    /** A word of another language. */
    FOREIGN_WORD("G0041"),
    /** An order's parameter with a type. */
    PARAMETER_OF_ORDER("G0042"),
    /** A rule's parameter with a set. */
    PARAMETER_OF_RULE("G0043"),
    /** A line that is not part of an example. */
    EXAMPLE_LINE("G0044"),
    /** A row outside a table. */
    ROW_OUTSIDE("G0045"),
    /** A row pasted with tabs. */
    TABS("G0046"),
    /** A range that is not written with two dots. */
    RANGE("G0047"),
    /** `then` where braces are meant. */
    THEN_IN_STATEMENT("G0048"),
    /** A choice of values with one value. */
    CHOICE_INCOMPLETE("G0049"),
    /** This begins no line of the list. */
    NO_LINE("G0050"),
    /** A link with one end. */
    LONE_PLACE("G0051"),
    /** A comma too many. */
    COMMA_TOO_MANY("G0052"),
    /** A dash of a typeset page. */
    DASH("G0053"),
    /** A text between single quotes. */
    SINGLE_QUOTES("G0054"),
    /** A name with an underscore. */
    UNDERSCORE("G0055"),
    /** A semicolon. */
    SEMICOLON("G0056"),
    /** A citation without its opening bracket. */
    UNOPENED_CITATION("G0057"),
    /** An invisible character. */
    INVISIBLE("G0058"),
    /** A comment of another language. */
    FOREIGN_COMMENT("G0059"),
    /** A move of nobody. */
    MOVE_WITHOUT_SIDE("G0060"),
    /** A line of links without their kind. */
    LINK_LINE("G0061"),
    /** A set-up line without `at`. */
    SET_UP_WITHOUT_AT("G0062"),
    /** An article before a name. */
    ARTICLE("G0063"),
    /** A set without its parentheses. */
    SET_WITHOUT_PARENTHESES("G0064"),
    /** The same word twice. */
    WORD_TWICE("G0065"),
    /** A misspelt word of the language. */
    MISSPELT_WORD("G0066"),
    /** A number in letters. */
    NUMBER_IN_WORDS("G0067"),
    /** A colon where a dot belongs. */
    COLON_FOR_DOT("G0068"),
    /** A block that no word leads. */
    BLOCK_WITHOUT_WORD("G0069"),
    /** Where or whose, after something that is not the name of a kind. */
    QUERY_WITHOUT_KIND("G0070"),
    /** A phrase of rulebooks. */
    PHRASE_OF_RULEBOOKS("G0071"),
    /** A name of several words, as it is printed. */
    PRINTED_NAME("G0072"),
    /** A word that is no part of the language and names nothing. */
    STRANGE_WORD("G0073"),
    /** A sentence where something of the language should stand. */
    SENTENCE("G0074"),
    /** A row without its opening pipe. */
    UNOPENED_ROW("G0075"),
    /** A minus that sticks to an equals sign. */
    TURNED_SIGN("G0090");

    private final String id;

    SyntaxCode(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }
}
