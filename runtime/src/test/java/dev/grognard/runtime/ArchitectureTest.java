package dev.grognard.runtime;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ArchitectureTest {
    /** Words of particular games, none of which the runtime may know. */
    private static final List<String> GAME_WORDS = List.of(
            "trenton",
            "brandywine",
            "germantown",
            "new york",
            "newyork",
            "washington",
            "delaware",
            "hessian",
            "militia",
            "british",
            "american",
            "colonial",
            "continental",
            "greene",
            "howe",
            "musket");

    private static final JavaClasses RUNTIME = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.grognard.runtime");

    @Test
    void theRuntimeKnowsNothingOfTheCompilerOrItsTools() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "dev.grognard.compiler..",
                        "dev.grognard.grammar..",
                        "dev.grognard.maven..",
                        "dev.grognard.cli..",
                        "dev.grognard.games..")
                .check(RUNTIME);
    }

    @Test
    void onlySavesKnowJackson() {
        noClasses()
                .that()
                .resideOutsideOfPackage("dev.grognard.runtime.save")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("tools.jackson..", "com.fasterxml..")
                .check(RUNTIME);
    }

    @Test
    void theEngineKnowsNobodyWhoUsesIt() {
        noClasses()
                .that()
                .resideInAnyPackage(
                        "dev.grognard.runtime.engine", "dev.grognard.runtime.text", "dev.grognard.runtime.schema")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "dev.grognard.runtime.match",
                        "dev.grognard.runtime.view",
                        "dev.grognard.runtime.save",
                        "dev.grognard.runtime.bot",
                        "dev.grognard.runtime.script",
                        "dev.grognard.runtime.search")
                .check(RUNTIME);
    }

    @Test
    void whatUsesTheEngineHasNoCycles() {
        slices().matching("dev.grognard.runtime.(match|view|save|bot|script|search)..")
                .should()
                .beFreeOfCycles()
                .check(RUNTIME);
    }

    @Test
    void noGameIsNamed() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/main"))) {
            List<Path> sources = files.filter(Files::isRegularFile).toList();
            assertThat(sources).isNotEmpty();
            for (Path source : sources) {
                String text = read(source);
                assertThat(GAME_WORDS).as(source.toString()).noneMatch(text::contains);
            }
        }
    }

    private static String read(Path source) {
        try {
            return Files.readString(source).toLowerCase(Locale.ROOT);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
