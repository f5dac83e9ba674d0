package dev.grognard.compiler;

import dev.grognard.compiler.parse.GrogParser;
import dev.grognard.compiler.parse.Parsed;
import dev.grognard.compiler.source.SourceText;
import java.util.HashMap;
import java.util.Map;

/** What texts were read as the last time, so that of several files only those are read again that have changed. */
public final class ParseCache {
    private final Map<String, Entry> byName = new HashMap<>();

    private record Entry(SourceText text, Parsed parsed) {}

    Parsed parse(SourceText text) {
        Entry known = byName.get(text.name());
        // What is said about mistakes may hang on what the other files of the game declare.
        boolean good = known != null && known.parsed().diagnostics().isEmpty();
        if (!good || !known.text().text().equals(text.text())) {
            known = new Entry(text, GrogParser.parse(text));
            byName.put(text.name(), known);
        }
        return known.parsed();
    }
}
