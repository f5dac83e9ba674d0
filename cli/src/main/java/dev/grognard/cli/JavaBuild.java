package dev.grognard.cli;

import dev.grognard.compiler.GeneratedFile;
import dev.grognard.runtime.Game;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The Java of a game and the classes made of it, from which the next build takes what has not changed: javac needs longer than all else.
 *
 * @param texts generated files without comments, by the names of their classes
 * @param classes compiled classes by their names
 */
public record JavaBuild(Map<String, String> texts, Map<String, byte[]> classes) {
    private static final List<Class<?>> LIBRARIES = List.of(Game.class);

    /** Compiles everything. */
    public static JavaBuild of(List<GeneratedFile> files) {
        return new JavaBuild(texts(files), MemoryCompiler.classes(files, LIBRARIES, Map.of()));
    }

    /** The files that are not as they were. */
    List<GeneratedFile> changed(List<GeneratedFile> files) {
        return files.stream()
                .filter(file -> !JavaComments.leftOut(file.content()).equals(texts.get(className(file))))
                .toList();
    }

    /** Compiles only what has changed, and what could have noticed. */
    JavaBuild next(List<GeneratedFile> files) {
        Map<String, String> now = texts(files);
        Set<String> renewed = renewed(now);
        Map<String, byte[]> all = new HashMap<>(classes);
        all.keySet().removeIf(name -> {
            String outer = outermost(name);
            return renewed.contains(outer) || !now.containsKey(outer);
        });
        List<GeneratedFile> sources =
                files.stream().filter(file -> renewed.contains(className(file))).toList();
        if (!sources.isEmpty()) {
            all.putAll(MemoryCompiler.classes(sources, LIBRARIES, all));
        }
        return new JavaBuild(now, all);
    }

    ClassLoader loader() {
        return MemoryCompiler.load(classes);
    }

    /** The classes whose files are not as they were, or use something that looks different from outside now. */
    private Set<String> renewed(Map<String, String> now) {
        Set<String> renewed = new HashSet<>();
        Deque<Change> open = new ArrayDeque<>();
        for (String name : names(now)) {
            if (!Objects.equals(now.get(name), texts.get(name))) {
                renewed.add(name);
                JavaOutline before = outline(texts, name);
                JavaOutline after = outline(now, name);
                if (!after.equals(before)) {
                    open.push(new Change(simpleName(name), after.differing(before)));
                }
            }
        }
        Map<String, String> compiled = compiledTexts(open.isEmpty());
        Set<String> passed = new HashSet<>();
        while (!open.isEmpty()) {
            Change change = open.pop();
            for (String user : now.keySet()) {
                boolean other = !simpleName(user).equals(change.type());
                if (other && change.concerns(now.get(user), compiled.getOrDefault(user, ""))) {
                    renewed.add(user);
                    if (outline(now, user).passesOn(change.type()) && passed.add(user)) {
                        open.push(new Change(simpleName(user), Optional.empty()));
                    }
                }
            }
        }
        return renewed;
    }

    /**
     * What others may see of a change.
     *
     * @param type the simple name of the class
     * @param members the names of the members that are different; empty if it may be any
     */
    private record Change(String type, Optional<Set<String>> members) {
        /** Whether a class uses what has changed: it names it, or else it stands in the compiled class. */
        boolean concerns(String text, String compiled) {
            return named(type, text, compiled)
                    && members.map(names -> names.stream().anyMatch(name -> named(name, text, compiled)))
                            .orElse(true);
        }

        private static boolean named(String name, String text, String compiled) {
            return JavaOutline.mentions(text, name) || JavaOutline.mentions(compiled, name);
        }
    }

    /** The compiled classes as texts in which names can be looked for, by the classes that they stand in. */
    private Map<String, String> compiledTexts(boolean idle) {
        Function<Map.Entry<String, byte[]>, String> bytes =
                entry -> new String(entry.getValue(), StandardCharsets.ISO_8859_1);
        return idle
                ? Map.of()
                : classes.entrySet().stream()
                        .collect(Collectors.groupingBy(
                                entry -> outermost(entry.getKey()), Collectors.mapping(bytes, Collectors.joining())));
    }

    private static JavaOutline outline(Map<String, String> texts, String name) {
        String text = texts.get(name);
        return text == null ? JavaOutline.NONE : JavaOutline.of(text);
    }

    private Set<String> names(Map<String, String> now) {
        Set<String> names = new HashSet<>(texts.keySet());
        names.addAll(now.keySet());
        return names;
    }

    private static String simpleName(String className) {
        return className.substring(className.lastIndexOf('.') + 1);
    }

    private static String outermost(String className) {
        int nested = className.indexOf('$');
        return nested < 0 ? className : className.substring(0, nested);
    }

    private static String className(GeneratedFile file) {
        return file.path().replace('/', '.').replaceAll("\\.java$", "");
    }

    private static Map<String, String> texts(List<GeneratedFile> files) {
        return files.stream()
                .collect(Collectors.toMap(JavaBuild::className, file -> JavaComments.leftOut(file.content())));
    }
}
