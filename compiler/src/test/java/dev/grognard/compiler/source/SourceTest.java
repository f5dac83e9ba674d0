package dev.grognard.compiler.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class SourceTest {
    @Test
    void anyLineEndEndsALine() {
        LineMap lines = new SourceText("a.grog", "one\ntwo\r\nthree\rfour").lines();

        assertThat(lines.count()).isEqualTo(4);
        assertThat(lines.text(1)).isEqualTo("one");
        assertThat(lines.text(2)).isEqualTo("two");
        assertThat(lines.text(3)).isEqualTo("three");
        assertThat(lines.text(4)).isEqualTo("four");
        assertThat(lines.line(4)).isEqualTo(2);
        assertThat(lines.line(8)).isEqualTo(2);
    }

    @Test
    void emptyTextHasOneEmptyLine() {
        LineMap lines = new SourceText("a.grog", "").lines();

        assertThat(lines.count()).isEqualTo(1);
        assertThat(lines.line(0)).isEqualTo(1);
        assertThat(lines.column(0)).isEqualTo(1);
        assertThat(lines.text(1)).isEmpty();
    }

    @Test
    void columnCountsCharactersNotUnits() {
        SourceText text = new SourceText("a.grog", "\t🎲x");

        assertThat(text.span(3, 4).text()).isEqualTo("x");
        assertThat(text.span(3, 4).location()).isEqualTo("a.grog:1:3");
    }

    @Test
    void joinsSpansOfOneText() {
        SourceText text = new SourceText("a.grog", "one two three");

        assertThat(text.span(8, 13).to(text.span(0, 3)).text()).isEqualTo("one two three");
    }

    @Test
    void refusesSpanOutsideItsText() {
        SourceText text = new SourceText("a.grog", "one");

        assertThatThrownBy(() -> text.span(2, 4)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void libraryFindsByName() {
        SourceText text = new SourceText("a.grog", "one");

        assertThat(Library.of(text).find("a.grog")).contains(text);
        assertThat(Library.of(text).find("b.grog")).isEmpty();
    }

    @Test
    void wordsHaveNoBlankBehindABracketThatGoesOnInAnotherLine() {
        SourceText text = new SourceText("a.grog", "limited(\n  ratio(a,\n    b)\n)");

        assertThat(new Span(text, 0, text.text().length()).words()).isEqualTo("limited(ratio(a, b))");
    }
}
