package dev.grognard.compiler.diagnostic;

/** G0100 to G0199: a name that means nothing, or too much. */
public enum NameCode implements Code {
    UNKNOWN_NAME("G0100", "nothing has this name", """
            A name was used that nothing in sight declares. Names are looked for in the block around, in the file, in what it
            includes and in the series or game that it extends. The message suggests the nearest name of the right kind.
            """, """
            box Harbour
            scenario S "S" { turns 1..2   at Habour: Fleet }
            """, """
            box Harbour
            scenario S "S" { turns 1..2   at Harbour: Fleet }
            """),

    DECLARED_TWICE("G0101", "the name is taken", """
            Two things have the same name, so that a use of it could mean either. A later layer (an option, a scenario, a mod)
            changes an earlier thing by saying so, never by declaring it again.
            """, """
            rule pace: Int = 2
            rule pace: Int = 3
            """, """
            rule pace: Int = 2
            rule longPace: Int = 3
            """),

    SHADOWED("G0102", "the name already means something here", """
            A parameter, a let, a state or a loop variable has the name of something that is visible at this point. A reader
            could not tell which of the two is meant, so one of them needs another name.
            """, """
            state first: Side = Red
            rule leads(first: Side): Bool = first is Red
            """, """
            state first: Side = Red
            rule leads(s: Side): Bool = s is Red
            """),

    AMBIGUOUS("G0103", "the name could mean several things", """
            The same name may stand in several closed sets (an enum value and a piece, for instance). What is expected at the
            place of use decides between them; here nothing decides.
            """, """
            enum Nation { Red }
            let x = Red
            """, """
            enum Nation { Crimson }
            let x = Red
            """),

    NO_SUCH_LINK("G0104", "there is no such link", """
            `Road(A, B)` is the link of that kind between two places. The map has none between these.
            """, """
            Road: A - B
            expect Road(A, C).blocked
            """, """
            Road: A - B - C
            expect Road(B, C).blocked
            """),

    UNKNOWN_CASE("G0105", "the book has no such case", """
            The list of printed cases that the game names with `cases` does not hold this case. A citation that leads nowhere
            would be quoted to players.
            """, """
            rule pace: Int [movment.1] = 2
            """, """
            rule pace: Int [movement.1] = 2
            """),

    UNKNOWN_FILE("G0106", "the file is not there", """
            A series, a game, an included file or a list of cases is named that is not among the files of the folder.
            """, """
            include "mapp.grog"
            """, """
            include "map.grog"
            """);

    private final Entry entry;

    NameCode(String id, String title, String explanation, String bad, String mended) {
        this.entry = new Entry(id, title, explanation, bad, mended);
    }

    @Override
    public Entry entry() {
        return entry;
    }
}
