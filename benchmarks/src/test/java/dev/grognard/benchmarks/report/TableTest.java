package dev.grognard.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TableTest {
    @Test
    void writesThreeFiguresOfACount() {
        assertThat(Table.count(1_234_567)).isEqualTo("1,230,000");
        assertThat(Table.count(99_960)).isEqualTo("100,000");
        assertThat(Table.count(952)).isEqualTo("952");
        assertThat(Table.count(0.4)).isEqualTo("0");
        assertThat(Table.count(Double.POSITIVE_INFINITY)).isEqualTo("∞");
    }

    @Test
    void writesSmallRatiosMoreClosely() {
        assertThat(Table.ratio(0.0386)).isEqualTo("0.039");
        assertThat(Table.ratio(1.204)).isEqualTo("1.20");
    }

    @Test
    void writesWhatIsFarFromOneAsACount() {
        assertThat(Table.number(0.6)).isEqualTo("0.60");
        assertThat(Table.number(76.4)).isEqualTo("76");
        assertThat(Table.number(1_000)).isEqualTo("1,000");
    }

    @Test
    void alignsNumbersToTheRight() {
        assertThat(new Table("game", "ratio").row("a game", "0.60").text())
                .isEqualTo("| game | ratio |\n| --- | ---: |\n| a game | 0.60 |\n");
    }
}
