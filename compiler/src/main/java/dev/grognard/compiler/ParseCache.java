package dev.grognard.compiler;

import dev.grognard.compiler.parse.GrogParser;
import dev.grognard.compiler.parse.Parsed;
import dev.grognard.compiler.source.SourceText;
import java.util.Collection;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** What texts were read as the last time, so that of several files only those are read again that have changed. */
public final class ParseCache {
    private final Map<String, Entry> byName = new ConcurrentHashMap<>();

    private record Entry(SourceText text, Parsed parsed) {
        boolean holdsFor(SourceText other) {
            // What is said about mistakes may hang on what the other files of the game declare.
            return text.equals(other)
                    && (parsed.diagnostics().isEmpty() || text.family().equals(other.family()));
        }
    }

    /** Reads texts that will be asked for, each by itself, on all processors. */
    void readAhead(Collection<SourceText> texts) {
        texts.parallelStream().forEach(this::parse);
    }

    Parsed parse(SourceText text) {
        Entry known = byName.get(text.name());
        if (known == null || !known.holdsFor(text)) {
            known = new Entry(text, GrogParser.parse(text));
            byName.put(text.name(), known);
        }
        return known.parsed();
    }
}
