package dev.grognard.compiler.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.source.SourceText;
import org.junit.jupiter.api.Test;

class MendedTest {
    @Test
    void whatIsShownOfALongLineClosesNoParenthesisThatIsNotShown() {
        String line = "rule room(someone: Fighter, h: Hex): Bool [1.3] = count (Fighter of f.side at h)"
                + " < limit(someone.side, h) + limit(someone.foe, h)";
        int end = line.indexOf(") <");

        assertThat(Mended.line(new SourceText("x.grog", line), end, end, " where it is not someone"))
                .contains(
                        "`… [1.3] = count (Fighter of f.side at h where it is not someone) < limit(someone.side, h) + …`");
    }
}
