package dev.grognard.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.parse.Parsed;
import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.SourceText;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ParseCacheTest {
    private static final String GAME = "language 1\ngame Ponds \"Ponds\"\nrule depth: Int = 2\n";

    private final ParseCache parses = new ParseCache();

    @Test
    void whatSeveralAskForAtOnceIsReadOnce() {
        List<Parsed> read = IntStream.range(0, 16)
                .parallel()
                .mapToObj(i -> parses.parse(new SourceText("ponds.grog", GAME)))
                .toList();

        assertThat(read).allSatisfy(one -> assertThat(one).isSameAs(read.get(0)));
    }

    @Test
    void whatHasChangedIsReadAgain() {
        Parsed before = parses.parse(new SourceText("ponds.grog", GAME));

        Parsed after = parses.parse(new SourceText("ponds.grog", GAME.replace("2", "3")));

        assertThat(after.file()).isNotEqualTo(before.file());
    }

    @Test
    void whatWasReadAheadIsKnownWhenTheGameIsChecked() {
        Library library = Library.of(new SourceText("ponds.grog", GAME));
        GrogCompiler.readAhead("ponds.grog", library, parses);
        SourceText asked = library.family("ponds.grog").find("ponds.grog").orElseThrow();

        assertThat(parses.parse(asked).file().span().source()).isEqualTo(asked).isNotSameAs(asked);
    }
}
