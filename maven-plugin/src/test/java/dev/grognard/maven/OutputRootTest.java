package dev.grognard.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.GeneratedFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutputRootTest {
    @TempDir
    private Path temporary;

    private OutputRoot root;

    @BeforeEach
    void prepare() {
        root = new OutputRoot(temporary.resolve("out"), temporary.resolve("stamps/main.stamp"));
    }

    @Test
    void isUpToDateAfterWritingAndNotAfterAnEdit() throws IOException {
        assertThat(root.isUpToDate("1")).isFalse();
        assertThat(root.write("1", List.of(new GeneratedFile("a/A.java", "class A {}"))))
                .isEqualTo(1);
        assertThat(root.isUpToDate("1")).isTrue();
        assertThat(root.isUpToDate("2")).isFalse();

        Files.writeString(temporary.resolve("out/a/A.java"), "class B {}");
        assertThat(root.isUpToDate("1")).isFalse();
    }

    @Test
    void leavesUnchangedFilesAloneAndDeletesStaleOnes() throws IOException {
        root.write("1", List.of(new GeneratedFile("A.java", "a"), new GeneratedFile("B.java", "b")));
        Path kept = temporary.resolve("out/A.java");
        FileTime before = FileTime.fromMillis(1_000_000);
        Files.setLastModifiedTime(kept, before);

        assertThat(root.write("2", List.of(new GeneratedFile("A.java", "a"), new GeneratedFile("C.java", "c"))))
                .isEqualTo(1);

        assertThat(Files.getLastModifiedTime(kept)).isEqualTo(before);
        assertThat(temporary.resolve("out/B.java")).doesNotExist();
        assertThat(temporary.resolve("out/C.java")).hasContent("c");
    }
}
