package dev.grognard.benchmarks;

/**
 * A change of a text, as somebody makes it who writes a game.
 *
 * @param file the name of the file
 * @param before what stands there, once
 * @param after what stands there then
 */
record Edit(String file, String before, String after) {
    /** Words or a number in a rule: little else is different. */
    static Edit line(String game) {
        return switch (game) {
            case Engines.TRENTON -> new Edit("trenton-1776.grog", "= turn >= 11", "= turn >= 12");
            case Engines.NEW_YORK ->
                new Edit("new-york-1776.grog", "\"no action points are left\"", "\"no action point is left\"");
            case Engines.GERMANTOWN -> new Edit("musket-and-saber.grog", "Int [MS.6.1.a] = 3", "Int [MS.6.1.a] = 4");
            default -> throw new IllegalArgumentException("nobody edits " + game);
        };
    }

    /** One more state of every counter: all that is laid out behind it is elsewhere then, and most of the rules speak of some of it. */
    static Edit state(String game) {
        return switch (game) {
            case Engines.TRENTON -> stateBefore("trenton-1776.grog", "  state under: Unit? each turn");
            case Engines.NEW_YORK -> stateBefore("new-york-1776.grog", "  state post: Post?");
            case Engines.GERMANTOWN -> stateBefore("musket-and-saber.grog", "  state spent: Bool each Movement");
            default -> throw new IllegalArgumentException("nobody edits " + game);
        };
    }

    private static Edit stateBefore(String file, String line) {
        return new Edit(file, "\n" + line, "\n  state weary: Int = 0\n" + line);
    }

    /** The text with the change, or without it if it has been made. */
    String in(String text) {
        if (text.contains(after)) {
            return text.replace(after, before);
        }
        if (!text.contains(before)) {
            throw new IllegalStateException(file + " has another text now than what is edited: " + before);
        }
        return text.replace(before, after);
    }
}
