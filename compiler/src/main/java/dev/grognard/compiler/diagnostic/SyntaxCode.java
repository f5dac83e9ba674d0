package dev.grognard.compiler.diagnostic;

/** G0001 to G0099: the text cannot be read. */
public enum SyntaxCode implements Code {
    UNEXPECTED("G0001", "this cannot stand here", """
            The text stops making sense at this point: a word or a sign is not one of those that may come next. The message says
            what could have stood there. Often the mistake is a little earlier: a word that was forgotten, a bracket that was never
            closed. Lines mean nothing; only the words and signs count.
            """, """
            rule fireDice(u: Unit) = u.sp
            """, """
            rule fireDice(u: Unit): Int = u.sp
            """),

    UNKNOWN_CHARACTER("G0002", "this character means nothing here", """
            The language does not use this character outside texts, rows and comments. It may have come in by copying from a
            typeset page.
            """, """
            let limit = 3 § 4
            """, """
            let limit = 3 + 4
            """),

    TOO_DEEP("G0003", "nested too deeply", """
            Brackets, blocks or words are nested deeper than the compiler follows. No rulebook needs that many levels; the file is
            probably damaged or was made by a program.
            """, """
            let x = ((((((((1))))))))
            """, """
            let x = 1
            """),

    UNCLOSED_STRING("G0004", "a text without its closing quote", """
            A text begins with a quote and ends with one on the same line. To print a quote inside a text, write a backslash before
            it.
            """, """
            say "The river is up
            """, """
            say "The river is up"
            """),

    UNCLOSED_CITATION("G0005", "a citation without its closing bracket", """
            A citation names printed cases between brackets, on one line.
            """, """
            rule pace(u: Unit): Int [4.2 = u.rate
            """, """
            rule pace(u: Unit): Int [4.2] = u.rate
            """),

    UNCLOSED_ROW("G0006", "a row without its closing pipe", """
            A row of a table runs from the first to the last pipe of its line. After the last pipe only a citation, a comment or
            the brace that ends the table may stand.
            """, """
            | Leader | 6
            """, """
            | Leader | 6 |
            """),

    UNCLOSED_BRACE("G0007", "a brace that is never closed", """
            Every brace that opens a block must be closed. The compiler blames the brace whose block, judging by the layout, ends
            without one.
            """, """
            piece Unit {
              state sp: Int = 1

            rule pace: Int = 2
            """, """
            piece Unit {
              state sp: Int = 1
            }

            rule pace: Int = 2
            """),

    TYPESET("G0008", "a sign of a typeset page", """
            Word processors replace plain quotes and dashes by prettier ones. The language knows only the plain ones.
            """, """
            say “They run”
            """, """
            say "They run"
            """),

    DECIMAL("G0009", "a decimal number", """
            There are no decimal numbers: numbers are whole, fractions such as `1/2`, or percentages such as `10%`. What looks like
            a decimal number is the number of a printed case, and stands in brackets.
            """, """
            quantity MP step 0.5
            """, """
            quantity MP step 1/2
            """),

    FOREIGN("G0010", "a sign of another language", """
            Some signs of programming languages have another form here: `is` and `is not` compare, `and`, `or`, `not` are words,
            and nothing ends a line.
            """, """
            if round == 1 && not fled { stop; }
            """, """
            if round is 1 and not fled { stop }
            """),

    BAD_HOLE("G0011", "a hole in a text cannot be read", """
            Between braces in a text stands what is to be printed there. To print a brace itself, write a backslash before it.
            """, """
            say "{unit marches"
            """, """
            say "{unit} marches"
            """),

    NUMBER_TOO_BIG("G0012", "a number too big", """
            Numbers go up to 2147483647.
            """, """
            turns 1..99999999999
            """, """
            turns 1..24
            """),

    DOES_NOTHING("G0013", "a name alone does nothing", """
            A statement that only names a value changes nothing. Give it a new value, or call a procedure, whose name begins with a
            capital.
            """, """
            round
            """, """
            round += 1
            """),

    NO_LANGUAGE("G0014", "the language is not named", """
            The first line of every file says in which version of the language it is written, so that later versions can still read
            it.
            """, """
            game Skirmish "Skirmish"
            """, """
            language 1
            game Skirmish "Skirmish"
            """),

    UNKNOWN_LANGUAGE("G0015", "an unknown version of the language", """
            This compiler knows language 1 only.
            """, """
            language 7
            """, """
            language 1
            """);

    private final Entry entry;

    SyntaxCode(String id, String title, String explanation, String bad, String mended) {
        this.entry = new Entry(id, title, explanation, bad, mended);
    }

    @Override
    public Entry entry() {
        return entry;
    }
}
