package dev.grognard.compiler.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.grognard.compiler.diagnostic.Page;
import java.io.File;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The stages of the compiler only look back, and only as far as they need. */
class PackagesTest {
    private static final String ROOT = "dev.grognard.compiler";

    /** Which packages each package may use besides itself. */
    private static final Map<String, List<String>> MAY_USE = Map.ofEntries(
            Map.entry("source", List.of()),
            Map.entry("work", List.of()),
            Map.entry("diagnostic", List.of("source")),
            Map.entry("phrase", List.of("source", "diagnostic")),
            Map.entry("ast", List.of("source")),
            Map.entry("parse", List.of("source", "diagnostic", "phrase", "ast")),
            Map.entry("format", List.of("source", "ast")),
            Map.entry("model", List.of("source")),
            Map.entry("resolve", List.of("source", "diagnostic", "ast", "model")),
            Map.entry("type", List.of("source", "work", "diagnostic", "phrase", "ast", "model", "resolve")),
            Map.entry("check", List.of("source", "work", "diagnostic", "model")),
            Map.entry("lower", List.of("source", "model")),
            Map.entry("emit", List.of("source", "work", "model", "lower")),
            Map.entry("mutate", List.of("source", "model")),
            Map.entry("draw", List.of("model")),
            Map.entry("report", List.of("source", "model", "mutate")));

    private static final JavaClasses COMPILER = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(ROOT);

    @TestFactory
    Stream<DynamicTest> eachPackageUsesOnlyWhatStandsBeforeIt() {
        return MAY_USE.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(entry -> DynamicTest.dynamicTest(
                        entry.getKey(),
                        () -> noClasses()
                                .that()
                                .resideInAPackage(ROOT + "." + entry.getKey() + "..")
                                .should()
                                .dependOnClassesThat(areForbidden(entry.getKey(), entry.getValue()))
                                .allowEmptyShould(true)
                                .check(COMPILER)));
    }

    private static DescribedPredicate<JavaClass> areForbidden(String self, List<String> allowed) {
        return DescribedPredicate.describe("stand in a package that " + self + " may not use", used -> {
            String name = used.getPackageName();
            boolean ours = name.equals(ROOT) || name.startsWith(ROOT + ".");
            return ours && !isIn(name, self) && allowed.stream().noneMatch(one -> isIn(name, one));
        });
    }

    private static boolean isIn(String packageName, String part) {
        return packageName.equals(ROOT + "." + part) || packageName.startsWith(ROOT + "." + part + ".");
    }

    @Test
    void everyPackageIsKnownHere() {
        classes()
                .that()
                .resideInAPackage(ROOT + ".*..")
                .should()
                .resideInAnyPackage(MAY_USE.keySet().stream()
                        .map(name -> ROOT + "." + name + "..")
                        .toArray(String[]::new))
                .check(COMPILER);
    }

    @Test
    void packagesHaveNoCycles() {
        slices().matching(ROOT + ".(*)..").should().beFreeOfCycles().check(COMPILER);
    }

    @Test
    void onlyTheParserSeesAntlr() {
        noClasses()
                .that()
                .resideOutsideOfPackage(ROOT + ".parse..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.antlr..", "dev.grognard.grammar..")
                .check(COMPILER);
    }

    @Test
    void onlyTheEmitterSeesJavaPoet() {
        noClasses()
                .that()
                .resideOutsideOfPackage(ROOT + ".emit..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("com.palantir.javapoet..")
                .check(COMPILER);
    }

    @Test
    void compilerAndRuntimeDoNotKnowEachOther() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAPackage("dev.grognard.runtime..")
                .check(COMPILER);
    }

    @Test
    void compilerReadsAndWritesNoFiles() {
        noClasses()
                .that()
                .doNotBelongToAnyOf(Page.class)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.io..", "java.nio.file..", "java.net..")
                .check(COMPILER);
    }

    /** The handbook's pages lie beside the classes: they are part of the compiler, not files of its user. */
    @Test
    void pagesAreReadFromTheCompilerItself() {
        noClasses()
                .that()
                .belongToAnyOf(Page.class)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.nio.file..", "java.net..")
                .orShould()
                .dependOnClassesThat()
                .areAssignableTo(File.class)
                .check(COMPILER);
    }
}
