package dev.grognard.cli;

import dev.grognard.compiler.GeneratedFile;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** Compiles generated Java without touching the disk, and loads it. */
final class MemoryCompiler {
    private MemoryCompiler() {}

    /** What javac is told when a player waits: generated code is checked by the tests, not here. */
    private static final List<String> QUIETLY = List.of("-nowarn", "-Xlint:none");

    /** Those that know what is in the jars, which takes a while to find out; they are used again until the program ends. */
    private static final Queue<StandardJavaFileManager> IDLE = new ConcurrentLinkedQueue<>();

    /** A loader of the compiled files; {@code libraries} are classes whose jars or folders the files may use. */
    static ClassLoader compile(List<GeneratedFile> files, List<Class<?>> libraries) {
        return load(classes(files, libraries, QUIETLY));
    }

    /** A loader of compiled classes by their names. */
    static ClassLoader load(Map<String, byte[]> classes) {
        return new Loader(classes);
    }

    /** The compiled files as classes by their names. */
    static Map<String, byte[]> classes(List<GeneratedFile> files, List<Class<?>> libraries, List<String> more) {
        return classes(files, libraries, more, Map.of());
    }

    /** The files compiled together with classes that are known already, without asking them to be compiled again. */
    static Map<String, byte[]> classes(List<GeneratedFile> files, List<Class<?>> libraries, Map<String, byte[]> known) {
        return classes(files, libraries, QUIETLY, known);
    }

    private static Map<String, byte[]> classes(
            List<GeneratedFile> files, List<Class<?>> libraries, List<String> more, Map<String, byte[]> known) {
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        if (javac == null) {
            throw new UserError("this Java is only a runtime; compiling a game needs a JDK 17 or newer");
        }
        DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
        StandardJavaFileManager standard = Optional.ofNullable(IDLE.poll())
                .orElseGet(() -> javac.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8));
        try {
            Outputs outputs = new Outputs(standard, known);
            List<Source> sources = files.stream().map(Source::new).toList();
            List<String> options = new ArrayList<>(more);
            options.addAll(List.of("-proc:none", "-g:source,lines", "-classpath", path(libraries)));
            boolean compiled = javac.getTask(new StringWriter(), outputs, problems, options, null, sources)
                    .call();
            if (!compiled) {
                throw new IllegalStateException(
                        "the generated Java does not compile" + near(files, problems) + ":\n" + describe(problems));
            }
            return outputs.classes();
        } finally {
            IDLE.add(standard);
        }
    }

    /** The line of the rules that the first of them was made from, so that an author can write it otherwise until we have mended this. */
    private static String near(List<GeneratedFile> files, DiagnosticCollector<JavaFileObject> problems) {
        WrittenAt written = new WrittenAt(files);
        return problems.getDiagnostics().stream()
                .filter(problem -> problem.getKind() == Diagnostic.Kind.ERROR && problem.getSource() != null)
                .flatMap(problem ->
                        written.of(problem.getSource().getName().substring(1), (int) problem.getLineNumber()).stream())
                .findFirst()
                .map(line -> ", at or below " + line)
                .orElse("");
    }

    private static String describe(DiagnosticCollector<JavaFileObject> problems) {
        Stream<Diagnostic<? extends JavaFileObject>> errors =
                problems.getDiagnostics().stream().filter(problem -> problem.getKind() != Diagnostic.Kind.NOTE);
        return errors.limit(10)
                .map(problem ->
                        (problem.getSource() == null ? "" : problem.getSource().getName() + ":")
                                + problem.getLineNumber()
                                + ": "
                                + problem.getMessage(Locale.ROOT))
                .collect(Collectors.joining("\n"));
    }

    private static String path(List<Class<?>> libraries) {
        return libraries.stream()
                .map(type -> type.getProtectionDomain().getCodeSource().getLocation())
                .map(location -> new File(URI.create(location.toString())).getPath())
                .distinct()
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String content;

        Source(GeneratedFile file) {
            super(URI.create("memory:///" + file.path()), Kind.SOURCE);
            this.content = file.content();
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return content;
        }
    }

    private static final class CompiledClass extends SimpleJavaFileObject {
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

        private final String className;

        CompiledClass(String name) {
            super(URI.create("memory:///" + name.replace('.', '/') + Kind.CLASS.extension), Kind.CLASS);
            this.className = name;
        }

        CompiledClass(String name, byte[] content) {
            this(name);
            bytes.writeBytes(content);
        }

        String packageName() {
            return className.substring(0, Math.max(0, className.lastIndexOf('.')));
        }

        @Override
        public InputStream openInputStream() {
            return new ByteArrayInputStream(bytes.toByteArray());
        }

        @Override
        public OutputStream openOutputStream() {
            return bytes;
        }
    }

    private static final class Outputs extends ForwardingJavaFileManager<JavaFileManager> {
        private final Map<String, CompiledClass> compiled = new HashMap<>();

        /** Classes by package that the compiler finds as if they were on its class path. */
        private final Map<String, List<JavaFileObject>> known = new HashMap<>();

        Outputs(JavaFileManager standard, Map<String, byte[]> known) {
            super(standard);
            known.forEach((name, content) -> {
                CompiledClass file = new CompiledClass(name, content);
                this.known
                        .computeIfAbsent(file.packageName(), p -> new ArrayList<>())
                        .add(file);
            });
        }

        @Override
        public Iterable<JavaFileObject> list(
                Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse)
                throws IOException {
            List<JavaFileObject> files = new ArrayList<>();
            super.list(location, packageName, kinds, recurse).forEach(files::add);
            if (location == StandardLocation.CLASS_PATH && kinds.contains(JavaFileObject.Kind.CLASS)) {
                files.addAll(known.getOrDefault(packageName, List.of()));
            }
            return files;
        }

        @Override
        public String inferBinaryName(Location location, JavaFileObject file) {
            return file instanceof CompiledClass compiledClass
                    ? compiledClass.className
                    : super.inferBinaryName(location, file);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
            return compiled.computeIfAbsent(className, CompiledClass::new);
        }

        Map<String, byte[]> classes() {
            Map<String, byte[]> classes = new HashMap<>();
            compiled.forEach((name, file) -> classes.put(name, file.bytes.toByteArray()));
            return classes;
        }
    }

    private static final class Loader extends ClassLoader {
        private final Map<String, byte[]> classes;

        Loader(Map<String, byte[]> classes) {
            super(MemoryCompiler.class.getClassLoader());
            this.classes = classes;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] bytes = classes.get(name);
            if (bytes == null) {
                throw new ClassNotFoundException(name);
            }
            return defineClass(name, bytes, 0, bytes.length);
        }
    }
}
