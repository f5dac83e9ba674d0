package dev.grognard.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.source.SourceText;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Whoever gives something another name, and forgets where it is used, is led from there to the new one. */
class RenamedTest {
    private static final Pattern DECLARED = Pattern.compile(
            "(?m)^(?!.*\\balso\\b).*?\\b(rule|state|procedure|order|place|piece|link|box|enum|table|let) (\\w+)(?! also)");

    /** Of a hundred names so many may be answered in another way, such as by what is called nearly so. */
    private static final int PERCENT = 12;

    @Test
    void aNameThatIsChangedWhereItIsDeclaredIsOneMistake() throws IOException {
        PlayedGames games = PlayedGames.read();
        List<String> several = new ArrayList<>();
        List<String> astray = new ArrayList<>();
        int all = 0;
        for (SourceText game : games.texts().values()) {
            if (!game.text().contains("\ngame ")) {
                continue;
            }
            Matcher declared = DECLARED.matcher(game.text());
            while (declared.find()) {
                String renamed = Character.isUpperCase(declared.group(2).codePointAt(0)) ? "Okapi" : "okapi";
                List<Diagnostic> errors = games.with(game.name(), declared.start(2), declared.end(2), renamed)
                        .errors(game.name());
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
}
