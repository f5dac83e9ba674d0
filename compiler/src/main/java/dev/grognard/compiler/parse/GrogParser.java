package dev.grognard.compiler.parse;

import dev.grognard.compiler.source.SourceText;

/** The door from text to tree. */
public final class GrogParser {
    /** Without a mistake: the words for mistakes take longer to load than all that reading takes. */
    static final SourceText READY =
            new SourceText("ready.grog", "language 1\ngame Ready \"Ready\"\nrule ready: Bool = yes\n");

    private GrogParser() {}

    /** Reads a file; never throws, whatever the text is. */
    public static Parsed parse(SourceText source) {
        return ParseRun.file(source);
    }

    /** Loads what reading takes, so that the first text need not wait for it. */
    public static void makeReady() {
        ParseRun.file(READY);
    }

    /** Whether something is a word of the language, and so no name. */
    public static boolean isWord(String text) {
        return WordSlips.isWord(text);
    }
}
