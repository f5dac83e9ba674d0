package dev.grognard.compiler.diagnostic;

/** G0001 to G0099: the text cannot be read. */
public enum SyntaxCode implements Code {
    UNEXPECTED("G0001", "this cannot stand here", """
            The text stops making sense at this point: a word, a sign or an indentation is not one of those that may come next.
            The message lists what could have stood there. Often the mistake is a little earlier: a missing colon, a bracket
            that was never closed, or a line that is indented too far.
            """, """
            rule strength(u: Unit) -> count
              u.steps
            """, """
            rule strength(u: Unit) -> count:
              u.steps
            """),

    UNKNOWN_CHARACTER("G0002", "this character means nothing here", """
            The language does not use this character outside strings and comments. It may have come in by copying from a
            typeset page, where dashes, quotes and spaces are not the plain ones.
            """, """
            let limit = 3 § 4
            """, """
            let limit = 3 + 4
            """),

    TOO_DEEP("G0003", "nested too deeply", """
            Brackets or blocks are nested deeper than the compiler follows. No rulebook needs that many levels; the file is
            probably damaged or was made by a program.
            """, """
            let x = ((((((((1))))))))
            """, """
            let x = 1
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
