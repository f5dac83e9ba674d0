package dev.grognard.compiler.diagnostic;

/** G0300 to G0399: declarations and layers that do not fit together. */
public enum LayerCode implements Code {
    LEFT_OPEN("G0300", "left open", """
            A series declares it `open`, so that each game says what it is. This game does not.
            """, """
            open rule pace(u: Unit): Int
            """, """
            rule pace(u: Unit): Int = 2
            """),

    UNKNOWN_TARGET("G0301", "nothing to attach to", """
            An exception, a hook, a modifier, an offer or an `also` names something that no layer declares.
            """, """
            exception to pase when turn is 1 = 3
            """, """
            exception to pace when turn is 1 = 3
            """),

    NO_MENU("G0302", "no menu to join", """
            An order can join a step or phase that has exactly one menu (`s may repeatedly { … }`).
            """, """
            offer Sail in Weather
            """, """
            offer Sail in Movement.Marches
            """),

    MISPLACED("G0303", "this cannot stand here", """
            The construct has a meaning only in certain places.
            """, """
            order March(u in Unit) "march" { usual }
            """, """
            instead of March { usual }
            """),

    PLACED_TWICE("G0304", "set up twice", """
            A set-up puts the same piece in two places.
            """, """
            at A: Rall
            at B: Rall
            """, """
            at A: Rall
            at B: Knyphausen
            """),

    LEG_TWICE("G0305", "the link is there already", """
            The map has this leg twice, or a leg from a place to itself.
            """, """
            Road: A - B, B - A
            """, """
            Road: A - B
            """),

    HEADER_DIFFERS("G0306", "another header", """
            What closes an open rule or procedure must have the same parameters and result.
            """, """
            open rule pace(u: Unit): Int
            rule pace: Int = 2
            """, """
            open rule pace(u: Unit): Int
            rule pace(u: Unit): Int = 2
            """),

    AMENDMENT("G0307", "this cannot be amended so", """
            Rows of a table are amended by their key; a key that the table does not have cannot be amended.
            """, """
            table hits also { | arm | hits | }
            """, """
            table hits also {
              | arm   | hits |
              | Guns  | 4    |
            }
            """),

    INCOMPLETE("G0308", "the game is not complete", """
            A game needs sides, a sequence of play and at least one scenario.
            """, """
            game Empty "Empty"
            """, """
            game Small "Small"
            sides Red, Blue
            sequence { each turn { } }
            scenario All "All" { turns 1..3 }
            """),

    UNKNOWN_RESET("G0309", "nothing of that name begins", """
            `each X` names the turn, or a phase or procedure at whose start the state falls back to its first value.
            """, """
            state moved: Bool each Trun
            """, """
            state moved: Bool each turn
            """);

    private final Entry entry;

    LayerCode(String id, String title, String explanation, String bad, String mended) {
        this.entry = new Entry(id, title, explanation, bad, mended);
    }

    @Override
    public Entry entry() {
        return entry;
    }
}
