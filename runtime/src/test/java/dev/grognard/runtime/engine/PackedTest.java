package dev.grognard.runtime.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PackedTest {
    @Test
    void numbersAreReadThroughAllTexts() {
        assertThat(Packed.numbers("1 -2 30", "4")).containsExactly(1, -2, 30, 4);
    }

    @Test
    void wordsMayHoldBlanksAndBeEmpty() {
        assertThat(Packed.words("Old Mill||Ford|", "")).containsExactly("Old Mill", "", "Ford", "", "");
    }
}
