package dev.grognard.compiler.parse;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GrogParserTest {
    /** A text with a mistake would load all that is said about mistakes, in every command that has none to tell. */
    @Test
    void makesReadyWithATextWithoutMistakes() {
        assertThat(GrogParser.parse(GrogParser.READY).diagnostics()).isEmpty();
    }
}
