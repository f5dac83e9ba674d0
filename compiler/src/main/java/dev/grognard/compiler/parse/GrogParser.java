package dev.grognard.compiler.parse;

import dev.grognard.compiler.source.SourceText;

/** The door from text to tree. */
public final class GrogParser {
    private GrogParser() {}

    /** Reads a file; never throws, whatever the text is. */
    public static Parsed parse(SourceText source) {
        return ParseRun.file(source);
    }

    /** Loads the grammar, which takes a while; reading does so otherwise when it comes to it. What it gives says nothing. */
    public static Object load() {
        return KnownWays.ofSentences();
    }

    /** The ways through the grammar that have been found by now, for {@link #know}. */
    public static byte[] known() {
        return KnownWays.noted();
    }

    /** Knows ways that another program has found, so that they need not be found again; to be called before anything is read. */
    public static void know(byte[] ways) {
        KnownWays.tell(ways);
    }

    /** Whether something is a word of the language, and so no name. */
    public static boolean isWord(String text) {
        return WordSlips.isWord(text);
    }
}
