package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThatCode;

import com.palantir.javapoet.ClassName;
import dev.grognard.compiler.emit.RuntimeTypes;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The compiler does not know the runtime; it knows its names, and here each of them is looked up. */
class RuntimeNamesTest {
    @ParameterizedTest
    @MethodSource("names")
    void existsInTheRuntime(ClassName name) {
        assertThatCode(() -> Class.forName(name.reflectionName())).doesNotThrowAnyException();
    }

    static List<ClassName> names() {
        return RuntimeTypes.all();
    }
}
