package dev.grognard.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class JdkTest {
    @Test
    void knowsTheJdkThatItRunsOn() {
        assertThat(Jdk.present().feature()).isEqualTo(Runtime.version().feature());
        assertThat(Jdk.present().java()).isExecutable();
    }

    @Test
    void measuresOnTheOldestFirst() {
        assertThat(Jdk.toMeasureOn())
                .isNotEmpty()
                .hasSizeLessThanOrEqualTo(2)
                .isSortedAccordingTo((one, other) -> Integer.compare(one.feature(), other.feature()));
    }
}
