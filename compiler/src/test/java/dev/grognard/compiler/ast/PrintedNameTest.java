package dev.grognard.compiler.ast;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PrintedNameTest {
    @ParameterizedTest
    @CsvSource({
        "Fisher's Wharf, FishersWharf",
        "St. Anne, StAnne",
        "33rd Regiment, 33rdRegiment",
        "Coast Guard 1, CoastGuard1",
        "Guards as RedGuards, RedGuards",
        "sea of grass, SeaOfGrass",
        "Upper-Lower, UpperLower"
    })
    void dropsPunctuationAndJoinsCapitalisedWords(String printed, String id) {
        assertThat(PrintedName.of(printed).id()).isEqualTo(id);
    }

    @ParameterizedTest
    @CsvSource({"Guards as RedGuards, Guards", "St. Anne, St. Anne"})
    void keepsWhatIsPrinted(String cell, String printed) {
        assertThat(PrintedName.of(cell).printed()).isEqualTo(printed);
    }
}
