package dev.grognard.runtime.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TextTest {
    @Test
    void dropsTheCountAtTheEndOfAQuestion() {
        assertThat(Text.of(Text.words("to go (up to "), Text.figure(3), Text.words(")"))
                        .withoutCount())
                .hasToString("to go");
        assertThat(Text.of("against 4 (1 is A(b), 2 is C(d))").withoutCount()).hasToString("against 4");
    }

    @Test
    void keepsOtherParentheses() {
        assertThat(Text.of("to go (or to stay)").withoutCount()).hasToString("to go (or to stay)");
        assertThat(Text.of("to the Mill (0808) now").withoutCount()).hasToString("to the Mill (0808) now");
        assertThat(Text.of(Text.words("to "), Text.words("Mill (0808)")).withoutCount())
                .hasToString("to Mill (0808)");
        assertThat(Text.of(Text.words("to "), Text.words("Mill"), Text.words(" (2 of 3)"))
                        .withoutCount())
                .hasToString("to Mill");
        assertThat(Text.of("3) to go").withoutCount()).hasToString("3) to go");
    }

    @Test
    void whoseSomethingIsReadsRightWithAndWithoutAnArticle() {
        assertThat(Text.one(Text.whose("American", "unit"))).isEqualTo("an American unit");
        assertThat(Text.one(Text.whose("the Ottomans", "unit"))).isEqualTo("a unit of the Ottomans");
        assertThat(Text.whose("", "unit")).isEqualTo("unit");
    }
}
