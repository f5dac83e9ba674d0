package dev.grognard.runtime.trust;

/**
 * How closely random games are looked at: what takes long is done at one decision in so many, 0 is never. Exceptions, dead ends, declared
 * invariants and endless games are looked for at every decision.
 *
 * @param saves saving and loading gives the same match
 * @param copies a copy plays on in the same way
 * @param undos taking a decision back gives the same state
 * @param refusals what was not offered is refused
 * @param readings the fast and the explaining path of the rules agree
 * @param leaks no side learns what it may not see
 */
public record Scrutiny(int saves, int copies, int undos, int refusals, int readings, int leaks) {
    /** Enough for a few hundred games in a build. */
    public static final Scrutiny CLOSE = new Scrutiny(300, 60, 25, 80, 30, 20);

    /** For many thousands of games. */
    public static final Scrutiny LIGHT = new Scrutiny(2000, 200, 100, 400, 200, 200);

    /** At every decision. */
    public static final Scrutiny FULL = new Scrutiny(1, 1, 1, 1, 1, 1);
}
