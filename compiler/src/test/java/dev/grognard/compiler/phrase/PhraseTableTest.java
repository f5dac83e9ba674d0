package dev.grognard.compiler.phrase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grognard.compiler.source.SourceText;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class PhraseTableTest {
    private static final Pattern NAME = Pattern.compile("@\\w+");

    @Test
    void everyNameInThePhrasesIsOneOfTheGame() {
        GameNames names = new GameNames(new SourceText("empty.grog", "game Empty").beginning());
        List<String> asked = PhraseTable.PHRASES.stream()
                .flatMap(phrase ->
                        NAME.matcher(phrase.with() + " " + phrase.advice()).results())
                .map(match -> match.group())
                .distinct()
                .toList();
        assertThat(asked)
                .isNotEmpty()
                .allSatisfy(name -> assertThat(names.of(name)).doesNotContain("@"));
    }

    @Test
    void aPhraseTakesNoPartsThatItDoesNotHave() {
        assertThatThrownBy(() -> Phrase.of("(?<w>one)", "$2", "two"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("(?<w>one)");
    }
}
