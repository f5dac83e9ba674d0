package dev.grognard.compiler.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TextDecoderTest {
    @Test
    void readsUtf8WithAndWithoutMark() throws NotText {
        assertThat(TextDecoder.decode("a.grog", "é".getBytes(StandardCharsets.UTF_8))
                        .text())
                .isEqualTo("é");
        assertThat(TextDecoder.decode("a.grog", "\uFEFFé".getBytes(StandardCharsets.UTF_8))
                        .text())
                .isEqualTo("é");
    }

    @Test
    void refusesWhatIsNoText() {
        assertThatThrownBy(() -> TextDecoder.decode("a.grog", new byte[] {'a', 0, 'b'}))
                .isInstanceOf(NotText.class)
                .hasMessage("a.grog is not a text file: it has a zero byte in it");
        assertThatThrownBy(() -> TextDecoder.decode("a.grog", new byte[] {(byte) 0xFF, 3, (byte) 0xFE}))
                .isInstanceOf(NotText.class)
                .hasMessage("a.grog is not a text file in UTF-8");
    }

    @Test
    void saysWhereATextHasALetterOfAnotherEncoding() {
        assertThatThrownBy(() -> TextDecoder.decode(
                        "a.grog", "place A\nplace Köln\nplace Zürich".getBytes(StandardCharsets.ISO_8859_1)))
                .isInstanceOf(NotText.class)
                .hasMessage(
                        "a.grog is not saved in UTF-8, as `Köln` in line 2 shows: open it in an editor that shows its"
                                + " letters right, and save it again with the encoding UTF-8");
        assertThatThrownBy(() -> TextDecoder.decode("a.grog", "\uFEFFplace A".getBytes(StandardCharsets.UTF_16LE)))
                .isInstanceOf(NotText.class)
                .hasMessageStartingWith("a.grog is saved in UTF-16 and not in UTF-8: ");
    }

    @Test
    void readsALetterWithItsAccentAsOne() throws NotText {
        assertThat(TextDecoder.decode("a.grog", "Ko\u0308ln – café".getBytes(StandardCharsets.UTF_8))
                        .text())
                .isEqualTo("Köln – café");
        assertThat(TextDecoder.decode("a.grog", "½ Ω – q\u0308 é".getBytes(StandardCharsets.UTF_8))
                        .text())
                .isEqualTo("½ Ω – q\u0308 é");
    }

    @Test
    void refusesWhatIsTooLarge() {
        assertThatThrownBy(() -> TextDecoder.checkSize("a.grog", 10_000_000))
                .isInstanceOf(NotText.class)
                .hasMessage("a.grog is too large: it has 10 000 000 bytes, and at most 2 000 000 are read");
    }

    @Test
    void readsHeaders() {
        assertThat(scan("language 1\n\n/// A game.\ngame Sea \"The sea\" extends Water\n"))
                .hasValueSatisfying(header -> isA(header, FileHeader.Layer.GAME, "Sea", Optional.of("Water")));
        assertThat(scan("series Water\nplace A"))
                .hasValueSatisfying(header -> isA(header, FileHeader.Layer.SERIES, "Water", Optional.empty()));
        assertThat(scan("mod Cold \"Cold\" for Sea"))
                .hasValueSatisfying(header -> isA(header, FileHeader.Layer.MOD, "Cold", Optional.of("Sea")));
        assertThat(scan("// game Sea\nplaces { A }")).isEmpty();
        assertThat(scan("langauge 1\r\n\r\ngame Sea \"The sea\"\r\n"))
                .hasValueSatisfying(header -> isA(header, FileHeader.Layer.GAME, "Sea", Optional.empty()));
        assertThat(scan("language 1\r\rgame Sea \"The sea\"\r"))
                .hasValueSatisfying(header -> isA(header, FileHeader.Layer.GAME, "Sea", Optional.empty()));
        assertThat(scan("language 1\n\nplace A\n\ngame over as soon as lost")).isEmpty();
    }

    private static void isA(FileHeader header, FileHeader.Layer layer, String name, Optional<String> base) {
        assertThat(header).isEqualTo(new FileHeader(layer, name, header.title(), base, header.span()));
        assertThat(header.span().text()).isEqualTo(name);
    }

    private static Optional<FileHeader> scan(String text) {
        return FileHeader.scan(new SourceText("a.grog", text));
    }
}
