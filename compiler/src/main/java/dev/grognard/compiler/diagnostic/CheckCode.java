package dev.grognard.compiler.diagnostic;

/** G0400 to G0599: every part is right by itself, but the game as a whole is not. */
public enum CheckCode implements Code {
    TABLE_GAP("G0400", "a table has a gap", """
            A table must have exactly one cell for every combination of its keys. The message names a combination that meets
            none. A key that is a plain `Int` can be any number, so its first and last rows must be open; a key that is a die
            (`d6`) or has a range needs only what it can be.
            """, """
            table losses(die: d6): Int {
              | die  | losses |
              | 1..2 | 0      |
              | 4..6 | 1      |
            }
            """, """
            table losses(die: d6): Int {
              | die  | losses |
              | 1..3 | 0      |
              | 4..6 | 1      |
            }
            """),

    TABLE_OVERLAP("G0401", "two cells of a table hold at once", """
            A table must have exactly one cell for every combination of its keys. The message names a combination that meets
            two, and points at both.
            """, """
            table losses(die: d6): Int {
              | die  | losses |
              | 1..4 | 0      |
              | 4..6 | 1      |
            }
            """, """
            table losses(die: d6): Int {
              | die  | losses |
              | 1..3 | 0      |
              | 4..6 | 1      |
            }
            """),

    TABLE_UNREACHABLE("G0402", "a row or column that nothing can reach", """
            No value that the key can have meets this row or column: a seven on a six-sided die, or a range whose end stands
            before its beginning.
            """, """
            table losses(die: d6): Int {
              | die  | losses |
              | 1..6 | 0      |
              | 7..  | 1      |
            }
            """, """
            table losses(die: d6): Int {
              | die  | losses |
              | 1..5 | 0      |
              | 6    | 1      |
            }
            """),

    EXCEPTIONS_OVERLAP("G0420", "two exceptions can both hold", """
            Two exceptions of one layer to one rule give different values, and there is a situation in which both hold. Which
            of them counts is never guessed. Say it with `over [case]`, or make the conditions exclude each other.
            """, """
            exception [4.1] to pace when u.arm is Horse = 4
            exception [4.2] to pace when u.tired        = 1
            """, """
            exception [4.1] to pace when u.arm is Horse         = 4
            exception [4.2] to pace when u.tired over [4.1]     = 1
            """),

    EXCEPTIONS_UNDECIDED("G0421", "two exceptions that cannot be told apart", """
            Two exceptions of one layer to one rule give different values, and whether they can both hold hangs on something
            that the compiler does not work out, such as what stands where. Say with `over [case]` which of them counts if it
            comes to that; it does no harm if it never does.
            """, """
            exception [4.1] to pace when any (Unit of u.side at Depot) = 4
            exception [4.2] to pace when no (Unit of u.side at Camp)   = 1
            """, """
            exception [4.1] to pace when any (Unit of u.side at Depot)          = 4
            exception [4.2] to pace when no (Unit of u.side at Camp) over [4.1] = 1
            """),

    INSTEADS_OVERLAP("G0422", "two things instead of one", """
            Two parts of one layer say `instead of` the same thing, and there is a situation in which both are due. Only one
            can be done. Make their conditions exclude each other.
            """, """
            instead of Fight.Fire when raining { say "wet powder" }
            instead of Fight.Fire when turn is 1 { say "too early" }
            """, """
            instead of Fight.Fire when raining { say "wet powder" }
            instead of Fight.Fire when turn is 1 and not raining { say "too early" }
            """),

    INSTEADS_UNDECIDED("G0423", "two things instead of one that cannot be told apart", """
            Two parts of one layer say `instead of` the same thing, and whether both can be due hangs on something that the
            compiler does not work out. Say in one of the conditions that the other does not hold.
            """, """
            instead of Fight.Fire when any (Unit at Depot) { say "stores are guarded" }
            instead of Fight.Fire when no (Unit at Camp)   { say "nobody came" }
            """, """
            instead of Fight.Fire when any (Unit at Depot) { say "stores are guarded" }
            instead of Fight.Fire when no (Unit at Depot) and no (Unit at Camp) { say "nobody came" }
            """),

    MAPPINGS_OVERLAP("G0424", "two changes of one result", """
            Two exceptions of one layer change the results of one rule, both can hold, and it matters which is done first,
            because they meet in a result. Say with `after [case]` which comes last.
            """, """
            exception [5.1] to outcome when raining: Hit -> Miss
            exception [5.2] to outcome when dark:    Miss -> Nothing
            """, """
            exception [5.1] to outcome when raining: Hit -> Miss
            exception [5.2] to outcome when dark after [5.1]: Miss -> Nothing
            """),

    ISOLATED_PLACE("G0440", "a place that nothing leads to", """
            Other places of its kind are joined by links, but this one has none: nothing can move there or away. A link has
            probably been forgotten, or a name in a chain of links is that of another place.
            """, """
            map {
              | Town  |
              | North |
              | South |
              | West  |
              Road: North - South
            }
            """, """
            map {
              | Town  |
              | North |
              | South |
              | West  |
              Road: North - South - West
            }
            """),

    PLACES_APART("G0441", "a map in two parts", """
            Some places are joined with each other but with nothing else. If they are an island that only boats reach, and the
            boats go by other rules than links, all is well; otherwise a link is missing.
            """, """
            map {
              | Town                    |
              | North, South, West, East |
              Road: North - South, West - East
            }
            """, """
            map {
              | Town                    |
              | North, South, West, East |
              Road: North - South - West - East
            }
            """),

    KIND_WITHOUT_PLACES("G0444", "a kind of place without places", """
            A kind of place is declared, but no map has a place of it, so that nothing said about it can ever matter.
            """, """
            place Town
            place Fort
            map { | Town  |
                  | North | }
            """, """
            place Town
            map { | Town  |
                  | North | }
            """),

    SET_UP_NOWHERE("G0451", "a piece is set up nowhere", """
            A scenario says nothing of a piece that other scenarios set up, or no scenario and no rule ever names it. It may
            have been forgotten. If it takes no part, put it in `Aside`, so that a reader knows.
            """, """
            scenario Early { turns 1..4   at North: Guards, Lancers }
            scenario Late  { turns 5..8   at North: Guards }
            """, """
            scenario Early { turns 1..4   at North: Guards, Lancers }
            scenario Late  { turns 5..8   at North: Guards   at Aside: Lancers }
            """),

    UNCITED_CASES("G0460", "printed cases without a construct", """
            The list of cases has some that nothing in the game cites: the rules they print are probably missing. While a game
            is being written that is normal. A case that needs no construct (a heading, a note) is closed with a reason in the
            list's `closed` column.
            """, """
            case	kind	title	closed
            4.3	rule	Night marches
            """, """
            case	kind	title	closed
            4.3	rule	Night marches	history only
            """),

    CLOSED_CASE_CITED("G0461", "a closed case that is cited", """
            The list of cases says that this case needs no construct, but one cites it. One of the two is out of date.
            """, """
            case	kind	title	closed
            4.3	rule	Night marches	history only
            """, """
            case	kind	title	closed
            4.3	rule	Night marches
            """),

    NEVER_USED("G0480", "never used", """
            Nothing refers to this rule, table, list of modifiers, procedure or order, so that it changes nothing in play. It
            may have been forgotten somewhere, or have outlived its use.
            """, """
            rule pace(u: Unit): Int = 2
            """, """
            rule pace(u: Unit): Int = 2
            order March(u in Unit) "{u} marches" requires pace(u) > 0 { }
            """),

    ENDLESS_REPEAT("G0490", "a loop without an end", """
            A `repeat` needs to say when it ends, or to stand inside something that cuts it short.
            """, """
            repeat { Fire(attacker) }
            """, """
            repeat { Fire(attacker) } until no defenders
            """),

    ENDLESS_CALL("G0491", "something that calls itself", """
            A rule or procedure comes to call itself, perhaps by way of others, and nothing bounds how deep that goes. A
            procedure may say `nested at most n`. A rule may not call itself at all.
            """, """
            procedure Rout(u: Unit) { for each v in Unit at u.at { Rout(v) } }
            """, """
            procedure Rout(u: Unit) nested at most 3 { for each v in Unit at u.at { Rout(v) } }
            """),

    LEAK("G0500", "an option gives away a secret", """
            Whether an option is offered, or what its label says, hangs on a value of the enemy's pieces that the player may
            not see. Reading the list of options would tell it. With `discovers` the player learns the answer only by trying.
            """, """
            requires no (Unit of foe at by.to where .arm is Horse) else "cavalry bars the way"
            """, """
            discovers no (Unit of foe at by.to where .arm is Horse) else "cavalry bars the way"
            """);

    private final Entry entry;

    CheckCode(String id, String title, String explanation, String bad, String mended) {
        this.entry = new Entry(id, title, explanation, bad, mended);
    }

    @Override
    public Entry entry() {
        return entry;
    }
}
