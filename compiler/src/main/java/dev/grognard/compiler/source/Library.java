package dev.grognard.compiler.source;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** All texts that a compilation may look at, by name: usually the files of one folder. */
public record Library(Map<String, SourceText> texts) {
    private static final Pattern INCLUDE = Pattern.compile("(?m)^include[ \\t]+\"([^\"\\n]*)\"");

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

    /** The same texts, of which those that a file stands on and includes know each other. */
    public Library family(String main) {
        Map<String, SourceText> known = new LinkedHashMap<>();
        find(main).ifPresent(text -> gather(text, known));
        Map<String, SourceText> result = new TreeMap<>(texts);
        known.values().forEach(text -> result.put(text.name(), text.beside(known.values())));
        return new Library(result);
    }

    private void gather(SourceText text, Map<String, SourceText> known) {
        if (known.putIfAbsent(text.name(), text) != null) {
            return;
        }
        FileHeader.scan(text)
                .flatMap(FileHeader::base)
                .ifPresent(base -> texts.values().stream()
                        .filter(other -> FileHeader.scan(other)
                                .filter(header -> header.name().equals(base))
                                .isPresent())
                        .forEach(other -> gather(other, known)));
        Matcher include = INCLUDE.matcher(text.text());
        while (include.find()) {
            find(include.group(1)).ifPresent(other -> gather(other, known));
        }
    }
}
