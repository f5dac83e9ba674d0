package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import com.palantir.javapoet.ClassName;
import dev.grognard.compiler.CompileOptions;
import dev.grognard.compiler.CompileRequest;
import dev.grognard.compiler.GrogCompiler;
import dev.grognard.compiler.ParseCache;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.emit.RuntimeTypes;
import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.runtime.engine.Position;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
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

    /** Every word that a position uses itself can be the name of a state, unless the language needs it. */
    @Test
    void statesMayBeCalledAsAPositionCallsItsOwn() throws ReflectiveOperationException {
        String states = Stream.<Class<?>>iterate(Position.class, type -> type != null, Class::getSuperclass)
                .flatMap(type -> Stream.of(type.getDeclaredMethods()))
                .filter(method -> !Modifier.isPrivate(method.getModifiers()) && !method.isSynthetic())
                .map(Method::getName)
                .distinct()
                .sorted()
                .map(name -> "state " + name + ": Int = 0\n")
                .filter(state -> errors(state).isEmpty())
                .collect(Collectors.joining());

        assertThat(states).contains("state counted: Int", "state watched: Int", "state found: Int");
        assertThat(CompiledText.of("names.grog", library(states)).game().title())
                .isEqualTo("Names");
    }

    private static List<Diagnostic> errors(String states) {
        return GrogCompiler.check(
                        new CompileRequest("names.grog", library(states), CompileOptions.defaults()), new ParseCache())
                .diagnostics()
                .stream()
                .filter(Diagnostic::isError)
                .toList();
    }

    private static Library library(String states) {
        return Library.of(new SourceText("names.grog", """
                language 1
                game Names "Names"
                sides Red, Blue
                place Town
                link Road between Town
                map {
                  | Town | xy     |
                  | Ash  | 10, 10 |
                }
                sequence { each turn { phase Rest { say "rest" } } }
                game over at end of turn 1
                victory { nobody "peace" otherwise }
                scenario Day "Day" { turns 1..1 }
                """ + states));
    }
}
