package dev.grognard.cli;

import dev.grognard.compiler.GeneratedFile;
import dev.grognard.runtime.Game;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The Java of a game and the classes made of it, from which the next build takes what has not changed: javac needs longer than all else.
 *
 * @param texts generated files by their paths
 * @param classes compiled classes by their names
 */
record JavaBuild(Map<String, String> texts, Map<String, byte[]> classes) {
    private static final List<Class<?>> LIBRARIES = List.of(Game.class);

    static JavaBuild of(List<GeneratedFile> files) {
        return new JavaBuild(texts(files), MemoryCompiler.classes(files, LIBRARIES, Map.of()));
    }

    /** The files that are not as they were. */
    List<GeneratedFile> changed(List<GeneratedFile> files) {
        return files.stream()
                .filter(file -> !file.content().equals(texts.get(file.path())))
                .toList();
    }

    /** Compiles only what has changed, unless others could have noticed: then everything. */
    JavaBuild next(List<GeneratedFile> files) {
        List<GeneratedFile> changed = changed(files);
        boolean apart = files.size() == texts.size()
                && changed.stream()
                        .allMatch(file -> JavaOutline.of(file.content())
                                .equals(JavaOutline.of(texts.getOrDefault(file.path(), ""))));
        if (!apart) {
            return of(files);
        }
        Map<String, byte[]> all = new HashMap<>(classes);
        if (!changed.isEmpty()) {
            Set<String> renewed = new HashSet<>();
            changed.forEach(file -> renewed.add(className(file)));
            all.keySet().removeIf(name -> renewed.contains(name.replaceAll("\\$.*", "")));
            all.putAll(MemoryCompiler.classes(changed, LIBRARIES, all));
        }
        return new JavaBuild(texts(files), all);
    }

    ClassLoader loader() {
        return MemoryCompiler.load(classes);
    }

    private static String className(GeneratedFile file) {
        return file.path().replace('/', '.').replaceAll("\\.java$", "");
    }

    private static Map<String, String> texts(List<GeneratedFile> files) {
        return files.stream().collect(Collectors.toMap(GeneratedFile::path, GeneratedFile::content));
    }
}
