package dev.grognard.compiler.diagnostic;

/** G0200 to G0299: a value of one sort where another is wanted. */
public enum TypeCode implements Code {
    MISMATCH("G0200", "the wrong sort of value", """
            What stands here has another type than the place asks for. Numbers of different quantities do not mix; `x as MP`
            is the one conversion there is.
            """, """
            rule pace: Int = Red
            """, """
            rule pace: Int = 2
            """),

    MAY_BE_ABSENT("G0201", "this may be absent", """
            A value that may be absent (`T?`) is used as if it were there. A test on what is absent is simply no, but a value must be
            guarded by `is not none` or be given another one by `or else`.
            """, """
            rule origin(u: Unit): Location = u.came.from
            """, """
            rule origin(u: Unit): Location? = if u.came is not none then u.came.from else none
            """),

    WRONG_ARGUMENTS("G0202", "the wrong number of arguments", """
            A rule, table, procedure or state with keys is given more or fewer values than it has parameters.
            """, """
            rule f(a: Int, b: Int): Int = a + b
            rule g: Int = f(1)
            """, """
            rule f(a: Int, b: Int): Int = a + b
            rule g: Int = f(1, 2)
            """),

    NOT_IN_STEPS("G0203", "not a number of steps", """
            A quantity is counted in its steps; this number lies between two of them.
            """, """
            quantity Men step 10
            rule band: Men = 15
            """, """
            quantity Men step 10
            rule band: Men = 20
            """),

    NEEDS_ROUNDING("G0204", "say how it rounds", """
            There are no decimal numbers. A division says `rounded down`, `rounded up` or `to the nearest n`.
            """, """
            rule half(n: Int): Int = n / 2
            """, """
            rule half(n: Int): Int = n / 2 rounded down
            """),

    IMPURE("G0205", "a rule only looks", """
            Rules, conditions, costs and modifiers are read as often as the engine likes, so they may not roll dice, ask a player or
            change anything. A procedure can.
            """, """
            rule lucky: Bool = roll d6 for luck is 6
            """, """
            procedure Lucky: Bool { give roll d6 for luck is 6 }
            """),

    BAD_CELL("G0206", "the cell does not fit its column", """
            The text of a cell is read by the type of its column: a number, a name, yes or no, or a record in its notation.
            """, """
            | Unit | full |
            | Rall | four |
            """, """
            | Unit | full |
            | Rall | 4    |
            """),

    MISSING_VALUE("G0207", "a value is missing", """
            A printed field without a default needs a value in every row; a state that is neither Bool, set nor optional needs an
            initial value.
            """, """
            state round: Int
            """, """
            state round: Int = 1
            """),

    NOT_ASSIGNABLE("G0208", "this cannot be changed", """
            Only states change. What is printed, a `let`, a parameter and the result of a rule stay as they are; pieces change their
            place by `move`.
            """, """
            unit.at = Camp
            """, """
            move unit to Camp
            """),

    WRONG_KIND("G0209", "this may be of another kind", """
            The value may be of a kind that does not fit here. Ask first: `x is Kind` narrows it in `and`, `if`, `when`, `where` and
            `except when`.
            """, """
            rule worth(p: Place): VP = p.vp
            """, """
            rule worth(p: Place): VP = if p is Location then p.vp else 0
            """),

    OUT_OF_RANGE("G0210", "the number is out of range", """
            The type admits only numbers of a range, and this one lies outside it.
            """, """
            state die: d6 = 7
            """, """
            state die: d6 = 6
            """),

    NOT_CONSTANT("G0211", "this must be known beforehand", """
            Regions, printed values, defaults and derived links are worked out by the compiler; they may read printed values only.
            """, """
            region Held = Location where .control is Red
            """, """
            region Coast = Location where .port
            """),

    NOT_EXHAUSTIVE("G0212", "not every value has an arm", """
            A `match` has no default: it names every value of what it looks at, each once.
            """, """
            match s { Red: 1 }
            """, """
            match s { Red: 1   Blue: 2 }
            """),

    NOT_A_SET("G0213", "this is not a set", """
            A set was wanted: a kind, a query, a list in parentheses, a rule that gives a set.
            """, """
            for each u in 3 { }
            """, """
            for each u in Unit { }
            """),

    THROUGH_SET("G0214", "a number of a set", """
            A property of a set of things is the set of their values, which numbers and yes-or-no values do not form. Use `sum of`, `most
            of`, `least of`, `any` or `no`.
            """, """
            rule might(s: Side): Int = (Unit of s).sp
            """, """
            rule might(s: Side): Int = sum of .sp over Unit of s
            """),

    NO_RESULT("G0215", "may end without a value", """
            A procedure that gives a value must do so on every way through it, and so must what stands `instead of` it.
            """, """
            procedure Lucky: Bool { if roll d6 for luck is 6 { give yes } }
            """, """
            procedure Lucky: Bool { give roll d6 for luck is 6 }
            """);

    private final Entry entry;

    TypeCode(String id, String title, String explanation, String bad, String mended) {
        this.entry = new Entry(id, title, explanation, bad, mended);
    }

    @Override
    public Entry entry() {
        return entry;
    }
}
