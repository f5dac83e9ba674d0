package dev.grognard.compiler.mutate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.Compilation;
import dev.grognard.compiler.CompileOptions;
import dev.grognard.compiler.CompileRequest;
import dev.grognard.compiler.GeneratedFile;
import dev.grognard.compiler.GrogCompiler;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.SourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MutantsTest {
    private static final Path PLAY = Path.of("src/test/fixtures/play");

    private static GameModel model(String name, String text) {
        Library library = new Library(Map.of(name, new SourceText(name, text)));
        Compilation compilation = GrogCompiler.compile(new CompileRequest(name, library, CompileOptions.defaults()));
        assertThat(compilation.succeeded()).isTrue();
        return compilation.model().orElseThrow();
    }

    private static List<String> changes(String name) throws IOException {
        return Mutants.of(model(name, Files.readString(PLAY.resolve(name)))).stream()
                .map(mutant -> mutant.change() + ": " + mutant.construct())
                .toList();
    }

    @Test
    void exceptionsModifiersAndRequirementsAreTakenAway() throws IOException {
        assertThat(changes("exceptions.grog"))
                .contains(
                        "without this exception: exception [1.3] to sight when fog = 1",
                        "without this exception: except when b.at is Grove [1.2] = 2",
                        "without this modifier: \"in fog\" + 1 when fog [3.3]",
                        "without this requirement: requires mayEnter(b, by.to)",
                        "without b.skis: b.skis",
                        "without this line: \"two raids\"",
                        "one more than 4: 4",
                        "no instead of yes: yes");
    }

    @Test
    void cellsGetTheValuesOfTheirNeighbours() throws IOException {
        assertThat(changes("tables.grog")).anyMatch(change -> change.startsWith("with its neighbour's "));
    }

    @Test
    void preferencesLoseTheirClauses() throws IOException {
        assertThat(changes("choices.grog")).anyMatch(change -> change.startsWith("without preferring "));
    }

    @Test
    void momentsTriggersAndHooksAreTakenAway() throws IOException {
        assertThat(changes("moments.grog"))
                .anyMatch(change -> change.startsWith("without this trigger: "))
                .anyMatch(change -> change.startsWith("without this: at "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"exceptions.grog", "moments.grog", "choices.grog", "ford.grog"})
    void theJavaOfExamplesDoesNotHangOnWhatAMutantChanges(String name) throws IOException {
        GameModel game = model(name, Files.readString(PLAY.resolve(name)));
        List<GeneratedFile> examples =
                GrogCompiler.emit(game, CompileOptions.defaults()).testFiles();

        assertThat(Mutants.of(game))
                .allSatisfy(mutant -> assertThat(GrogCompiler.emit(mutant.mutated(), CompileOptions.defaults())
                                .testFiles())
                        .isEqualTo(examples));
    }

    @Test
    void aMutantIsTheGameButForOneConstruct() throws IOException {
        GameModel game = model("exceptions.grog", Files.readString(PLAY.resolve("exceptions.grog")));
        Mutant mutant = Mutants.of(game).stream()
                .filter(each -> each.construct().startsWith("exception [1.3] to sight"))
                .findFirst()
                .orElseThrow();

        List<GeneratedFile> before =
                GrogCompiler.emit(game, CompileOptions.defaults()).mainFiles();
        List<GeneratedFile> after =
                GrogCompiler.emit(mutant.mutated(), CompileOptions.defaults()).mainFiles();

        assertThat(mutant.cases()).containsExactly("1.3");
        assertThat(after).hasSameSizeAs(before);
        assertThat(after.stream().filter(file -> !before.contains(file)).map(GeneratedFile::path))
                .containsExactly("dev/grognard/games/exceptions/ExceptionsRules.java");
    }

    @Test
    void anArgumentStandsBesideOrAbove() throws IOException {
        String text = Files.readString(PLAY.resolve("exceptions.grog"))
                .replace("exception [1.3]", "// Fog is thick.\n// mutant: nobody looks\nexception [1.3]")
                .replace("[3.3]\n", "[3.3]  // mutant: nobody adds\n");

        List<Mutant> argued = Mutants.of(model("exceptions.grog", text)).stream()
                .filter(mutant -> mutant.argument("Exceptions").isPresent())
                .toList();

        assertThat(argued).extracting(Mutant::cases).contains(List.of("1.3"), List.of("3.3", "6.2"));
        assertThat(argued)
                .extracting(mutant -> mutant.argument("Exceptions").orElseThrow())
                .containsOnly("nobody looks", "nobody adds");
    }

    @Test
    void anArgumentForOneGameHoldsForNoOther() throws IOException {
        String text = Files.readString(PLAY.resolve("exceptions.grog"))
                .replace("exception [1.3]", "// mutant in Exceptions: nobody looks\nexception [1.3]");

        Mutant mutant = Mutants.of(model("exceptions.grog", text)).stream()
                .filter(each -> each.construct().startsWith("exception [1.3] to sight"))
                .findFirst()
                .orElseThrow();

        assertThat(mutant.argument("Exceptions")).contains("nobody looks");
        assertThat(mutant.argument("Exceptions2")).isEmpty();
    }

    @Test
    void rulesThatOnlyBotsReadStayAsTheyAre() throws IOException {
        String text = Files.readString(PLAY.resolve("exceptions.grog")) + """

                rule eager(s: Side): Int = 7
                score(s) = eager(s) + alarm
                """;

        assertThat(Mutants.of(model("exceptions.grog", text)))
                .extracting(Mutant::change)
                .doesNotContain("one more than 7");
    }
}
