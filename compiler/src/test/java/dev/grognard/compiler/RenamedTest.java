package dev.grognard.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.SourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Whoever gives something another name, and forgets where it is used, is led from there to the new one. */
class RenamedTest {
    private static final Path GAMES = Path.of("src", "test", "fixtures", "play");

    private static final Pattern DECLARED = Pattern.compile(
            "(?m)^(?!.*\\balso\\b).*?\\b(rule|state|procedure|order|place|piece|link|box|enum|table|let) (\\w+)(?! also)");

    /** Of a hundred names so many may be answered in another way, such as by what is called nearly so. */
    private static final int PERCENT = 12;

    @Test
    void aNameThatIsChangedWhereItIsDeclaredIsOneMistake() throws IOException {
        Map<String, SourceText> games = games();
        List<String> several = new ArrayList<>();
        List<String> astray = new ArrayList<>();
        int all = 0;
        for (SourceText game : games.values()) {
            if (!game.text().contains("\ngame ")) {
                continue;
            }
            Matcher declared = DECLARED.matcher(game.text());
            while (declared.find()) {
                String renamed = Character.isUpperCase(declared.group(2).codePointAt(0)) ? "Okapi" : "okapi";
                List<Diagnostic> errors = errors(games, game, declared, renamed);
                if (errors.isEmpty()) {
                    continue;
                }
                all++;
                String told = game.name() + ": " + declared.group().strip() + "\n" + errors;
                if (errors.size() > 1) {
                    several.add(told);
                }
                if (errors.get(0).helps().stream().noneMatch(help -> help.contains("did you mean `" + renamed))) {
                    astray.add(told);
                }
            }
        }
        assertThat(all).isGreaterThan(100);
        assertThat(several).hasSizeLessThanOrEqualTo(all / 50);
        assertThat(astray).hasSizeLessThanOrEqualTo(all * PERCENT / 100);
    }

    private static Map<String, SourceText> games() throws IOException {
        Map<String, SourceText> games = new TreeMap<>();
        try (Stream<Path> files = Files.list(GAMES)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String name = file.getFileName().toString();
                games.put(name, new SourceText(name, Files.readString(file)));
            }
        }
        return games;
    }

    private static List<Diagnostic> errors(
            Map<String, SourceText> games, SourceText game, Matcher declared, String renamed) {
        String text = game.text();
        Map<String, SourceText> changed = new TreeMap<>(games);
        changed.put(
                game.name(),
                new SourceText(
                        game.name(), text.substring(0, declared.start(2)) + renamed + text.substring(declared.end(2))));
        CompileRequest request = new CompileRequest(game.name(), new Library(changed), CompileOptions.defaults());
        return GrogCompiler.check(request, new ParseCache()).diagnostics().stream()
                .filter(Diagnostic::isError)
                .toList();
    }
}
