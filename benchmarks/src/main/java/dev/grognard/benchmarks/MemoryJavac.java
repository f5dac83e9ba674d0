package dev.grognard.benchmarks;

import dev.grognard.compiler.GeneratedFile;
import dev.grognard.runtime.Game;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** The JDK's own compiler, from texts to bytes without a file, with the options that the command gives it. */
final class MemoryJavac {
    private MemoryJavac() {}

    /** The classes by their names. */
    static Map<String, byte[]> compile(List<GeneratedFile> files) {
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        List<String> options =
                List.of("-nowarn", "-Xlint:none", "-proc:none", "-g:source,lines", "-classpath", runtimePath());
        try (Classes classes = new Classes(javac.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8))) {
            List<Source> sources = files.stream().map(Source::new).toList();
            if (!javac.getTask(null, classes, null, options, null, sources).call()) {
                throw new IllegalStateException("the generated Java does not compile");
            }
            return classes.bytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String runtimePath() {
        try {
            return new File(Game.class
                            .getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .getPath();
        } catch (URISyntaxException e) {
            throw new IllegalStateException("the runtime's own place is no address", e);
        }
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

        CompiledClass(String name) {
            super(URI.create("memory:///" + name.replace('.', '/') + Kind.CLASS.extension), Kind.CLASS);
        }

        @Override
        public OutputStream openOutputStream() {
            return bytes;
        }
    }

    private static final class Classes extends ForwardingJavaFileManager<JavaFileManager> {
        private final Map<String, CompiledClass> compiled = new HashMap<>();

        Classes(JavaFileManager standard) {
            super(standard);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
            return compiled.computeIfAbsent(className, CompiledClass::new);
        }

        Map<String, byte[]> bytes() {
            Map<String, byte[]> bytes = new HashMap<>();
            compiled.forEach((name, file) -> bytes.put(name, file.bytes.toByteArray()));
            return bytes;
        }
    }
}
