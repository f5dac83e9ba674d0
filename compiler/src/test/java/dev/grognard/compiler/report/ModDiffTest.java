package dev.grognard.compiler.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.grognard.compiler.CompileOptions;
import dev.grognard.compiler.CompileRequest;
import dev.grognard.compiler.GrogCompiler;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.SourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ModDiffTest {
    private static GameModel model(String name) throws IOException {
        Map<String, SourceText> texts = new HashMap<>();
        List<Path> files;
        try (Stream<Path> list = Files.list(Path.of("src", "test", "fixtures", "play"))) {
            files = list.filter(Files::isRegularFile).toList();
        }
        for (Path file : files) {
            String fileName = file.getFileName().toString();
            texts.put(fileName, new SourceText(fileName, Files.readString(file)));
        }
        CompileRequest request = new CompileRequest(name, new Library(texts), CompileOptions.defaults());
        return GrogCompiler.compile(request).model().orElseThrow();
    }

    @Test
    void listsWhatAModDoesCaseByCase() throws IOException {
        ModDiff diff = ModDiff.of(model("coast.grog"), model("coast-gales.grog"));
        assertThat(diff.changes())
                .extracting(ModDiff.Change::form, ModDiff.Change::printedCase, ModDiff.Change::subject)
                .contains(
                        tuple(ModDiff.Form.EXCEPTION, "1.1", "rule staying"),
                        tuple(ModDiff.Form.ADDED, "S.4", "instead of Duel"),
                        tuple(ModDiff.Form.CHANGED, "S.1", "table hitsOn"),
                        tuple(ModDiff.Form.ADDED, "", "state gale"),
                        tuple(ModDiff.Form.ADDED, "", "scenario Storm"));
        assertThat(ModDiffText.render(diff))
                .startsWith("Gales changes A small coast\n")
                .contains("changed table hitsOn: Battery 3 instead of 4")
                .contains("exception to rule staying: when h.kind is Sloop = usual + 1 [M.3]");
        assertThat(ModDiffJson.render(diff)).contains("\"subject\": \"table hitsOn\"");
    }

    @Test
    void aGameDoesNotDifferFromItself() throws IOException {
        ModDiff diff = ModDiff.of(model("coast.grog"), model("coast.grog"));
        assertThat(diff.changes()).isEmpty();
        assertThat(ModDiffText.render(diff)).endsWith("\nnothing\n");
    }
}
