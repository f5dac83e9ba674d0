package dev.grognard.compiler.source;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** All texts that a compilation may look at, by name: usually the files of one folder. */
public record Library(Map<String, SourceText> texts) {
    /** Copies the map and orders it by name, so that nothing depends on how a folder was listed. */
    public Library {
        texts = Collections.unmodifiableMap(new LinkedHashMap<>(new TreeMap<>(texts)));
    }

    /** A library of the given texts. */
    public static Library of(SourceText... texts) {
        Map<String, SourceText> byName = new TreeMap<>();
        for (SourceText text : texts) {
            byName.put(text.name(), text);
        }
        return new Library(byName);
    }

    /** The text of that name. */
    public Optional<SourceText> find(String name) {
        return Optional.ofNullable(texts.get(name));
    }
}
