package dev.grognard.compiler;

import dev.grognard.compiler.parse.GrogParser;
import dev.grognard.compiler.parse.Parsed;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.work.SideBySide;
import java.util.Collection;
import java.util.Comparator;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * What texts were read as the last time, so that of several files only those are read again that have changed. Several threads may read at
 * once; each text is read by the first that asks for it.
 */
public final class ParseCache {
    private final Map<String, Entry> byName = new ConcurrentHashMap<>();

    private static final class Entry {
        private final SourceText text;
        private Parsed parsed;

        Entry(SourceText text) {
            this.text = text;
        }

        synchronized Parsed parsed() {
            if (parsed == null) {
                parsed = GrogParser.parse(text);
            }
            return parsed;
        }

        boolean holdsFor(SourceText other) {
            // What is said about mistakes may hang on what the other files of the game declare.
            return text.equals(other)
                    && (text.family().equals(other.family())
                            || parsed().diagnostics().isEmpty());
        }
    }

    /** Reads texts that will be asked for, each by itself, on all processors. */
    void readAhead(Collection<SourceText> texts) {
        // Whoever reads the first text loads the lexer; meanwhile the parser can be loaded too.
        Stream<Supplier<?>> parser = Stream.of(GrogParser::load);
        Stream<Supplier<?>> longestFirst = texts.stream()
                .sorted(Comparator.comparing(text -> -text.text().length()))
                .map(text -> () -> parse(text));
        SideBySide.map(Stream.concat(parser, longestFirst).toList(), Supplier::get);
    }

    Parsed parse(SourceText text) {
        Entry known = byName.computeIfAbsent(text.name(), name -> new Entry(text));
        if (!known.holdsFor(text)) {
            known = new Entry(text);
            byName.put(text.name(), known);
        }
        return known.parsed();
    }
}
