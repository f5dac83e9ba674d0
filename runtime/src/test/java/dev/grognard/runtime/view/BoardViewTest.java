package dev.grognard.runtime.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.skirmish.Band;
import dev.grognard.runtime.skirmish.Skirmish;
import dev.grognard.runtime.skirmish.State;
import dev.grognard.runtime.text.Text;
import dev.grognard.runtime.view.BoardView.Standing;
import dev.grognard.runtime.view.BoardView.Value;
import java.util.Set;
import org.junit.jupiter.api.Test;

class BoardViewTest {
    private static final int RED = 0;
    private static final int BLUE = 1;

    private final Match match = Match.begin(new Skirmish(), "Dawn", Set.of(), 7);

    @Test
    void theOwnerKnowsItsPiecesByName() {
        assertThat(match.view(RED).place("North").orElseThrow().pieces())
                .extracting(Standing::name)
                .containsExactly("Ash", "Birch", "Cedar");
        assertThat(match.view(RED).place("North").orElseThrow().pieces().get(0).values())
                .containsExactly(new Value("sp", "3", true), new Value("moved", "no", true));
        assertThat(match.view(RED).sides().get(RED).values()).isNotEmpty();
        assertThat(match.view(RED).sides().get(BLUE).values()).isEmpty();
    }

    @Test
    void othersSeeCountsOfWhatLooksTheSame() {
        assertThat(match.view(BLUE).place("North").orElseThrow().pieces())
                .singleElement()
                .satisfies(token -> {
                    assertThat(token.name()).isEqualTo("Red band");
                    assertThat(token.count()).isEqualTo(3);
                    assertThat(token.isKnown()).isFalse();
                    assertThat(token.values()).containsExactly(new Value("moved", "no", true));
                });
        assertThat(match.view(BLUE).toString())
                .doesNotContain("Ash", "Birch", "Cedar")
                .contains("Xenia");
    }

    @Test
    void whatIsShownIsSeenByName() {
        ((State) match.position()).setShown(Band.BIRCH, true);
        assertThat(match.view(BLUE).place("North").orElseThrow().pieces())
                .extracting(Standing::name, Standing::count)
                .containsExactly(tuple("Birch", 1), tuple("Red band", 2));
    }

    @Test
    void whichPieceMovedCannotBeToldApart() {
        Match first = match.copy();
        Match second = match.copy();
        first.play("March(Ash, Bridge)");
        second.play("March(Cedar, Bridge)");
        assertThat(first.view(BLUE)).isEqualTo(second.view(BLUE));
        assertThat(first.view(RED)).isNotEqualTo(second.view(RED));
        assertThat(first.log().stream().map(entry -> entry.seenBy(BLUE)))
                .isEqualTo(
                        second.log().stream().map(entry -> entry.seenBy(BLUE)).toList());
    }

    @Test
    void theAllSeeingSeesAll() {
        assertThat(match.view(Text.ALL_SEEING).toString()).contains("Ash", "Xenia");
        assertThat(match.view(RED).globals()).containsExactly(new Value("mud", "no", false));
        assertThat(match.view(RED).elsewhere()).isEmpty();
    }
}
