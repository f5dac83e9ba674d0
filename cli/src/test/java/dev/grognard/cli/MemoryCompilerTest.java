package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grognard.compiler.GeneratedFile;
import dev.grognard.runtime.Game;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;

class MemoryCompilerTest {
    @Test
    void loadsWhatItCompiles() throws Exception {
        GeneratedFile file = new GeneratedFile("made/Answer.java", """
                package made;

                public class Answer implements java.util.concurrent.Callable<String> {
                    public String call() {
                        return dev.grognard.runtime.Game.class.getSimpleName();
                    }
                }
                """);

        ClassLoader loader = MemoryCompiler.compile(List.of(file), List.of(Game.class));

        Callable<?> made =
                (Callable<?>) loader.loadClass("made.Answer").getConstructor().newInstance();
        assertThat(made.call()).isEqualTo("Game");
    }

    @Test
    void saysWhereGeneratedJavaIsWrong() {
        GeneratedFile file = new GeneratedFile("made/Wrong.java", "package made;\nclass Wrong { int x = y; }\n");

        assertThatThrownBy(() -> MemoryCompiler.compile(List.of(file), List.of(Game.class)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("made/Wrong.java:2: cannot find symbol");
    }

    @Test
    void leadsWrongJavaBackToTheLineOfTheRules() {
        GeneratedFile file = new GeneratedFile("made/Wrong.java", """
                package made;

                class Wrong {
                    static int block0() {
                        // ford.grog:12: let men = 3
                        return y;
                    }
                }
                """);

        assertThatThrownBy(() -> MemoryCompiler.compile(List.of(file), List.of(Game.class)))
                .hasMessageStartingWith(
                        "the generated Java does not compile, at or below ford.grog:12: let men = 3:\n");
    }
}
