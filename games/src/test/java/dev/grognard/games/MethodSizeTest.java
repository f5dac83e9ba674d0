package dev.grognard.games;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.runtime.trust.MethodSizes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Every generated method is small enough to be compiled by the virtual machine. */
class MethodSizeTest {
    private static final int LIMIT = 8_000;

    @Test
    void everyGeneratedMethodIsSmallEnoughToBeCompiled() throws IOException {
        Map<String, Integer> sizes = new TreeMap<>();
        for (Path file : AllGames.classFiles()) {
            MethodSizes.of(Files.readAllBytes(file))
                    .forEach((method, size) -> sizes.put(AllGames.CLASSES.relativize(file) + " " + method, size));
        }

        assertThat(sizes).isNotEmpty();
        assertThat(sizes)
                .allSatisfy((method, size) -> assertThat(size).as(method).isLessThan(LIMIT));
    }
}
