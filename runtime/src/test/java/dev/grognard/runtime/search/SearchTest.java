package dev.grognard.runtime.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grognard.runtime.engine.Bits;
import dev.grognard.runtime.engine.GrowingBits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SearchTest {
    private final Search search = new Search(6);

    @Test
    void findsTheCheapestWayNotTheShortest() {
        search.start();
        search.from(0);
        assertThat(search.next()).isZero();
        search.relax(0, 1, 5, false);
        search.relax(0, 2, 1, false);
        assertThat(search.next()).isEqualTo(2);
        search.relax(2, 3, 1, false);
        assertThat(search.next()).isEqualTo(3);
        search.relax(3, 1, 1, false);
        assertThat(search.next()).isEqualTo(1);
        assertThat(search.next()).isEqualTo(-1);

        assertThat(search.cost(1)).isEqualTo(3);
        assertThat(search.steps(1)).isEqualTo(3);
        assertThat(search.cost(4)).isEqualTo(-1);
        int[] path = new int[6];
        assertThat(search.path(1, path)).isEqualTo(4);
        assertThat(path).startsWith(0, 2, 3, 1);
        assertThat(search.reached()).isEqualTo(0b1111);
        assertThat(search.reached(new GrowingBits())).isEqualTo(Bits.upTo(4));
    }

    @Test
    void equalCostsComeByStepsAndThenByIndex() {
        search.start();
        search.from(0);
        search.next();
        search.relax(0, 5, 2, false);
        search.relax(0, 3, 2, false);
        search.relax(0, 1, 0, false);
        assertThat(search.next()).isEqualTo(1);
        search.relax(1, 2, 2, false);
        search.relax(1, 5, 2, false);
        assertThat(List.of(search.next(), search.next(), search.next())).containsExactly(3, 5, 2);
        assertThat(search.steps(5)).isEqualTo(1);
    }

    @Test
    void aForcedStopEndsOneWayButNotADearerOneThatLeadsOn() {
        search.start();
        search.from(0);
        search.next();
        search.relax(0, 1, 1, true);
        search.relax(0, 2, 1, false);
        assertThat(search.next()).isEqualTo(2);
        search.relax(2, 1, 2, false);
        assertThat(search.next()).as("only the way that leads on").isEqualTo(1);
        search.relax(1, 3, 1, false);
        assertThat(search.next()).isEqualTo(3);
        assertThat(search.cost(1)).isEqualTo(1);
        assertThat(search.costLeadingOn(1)).isEqualTo(3);
        assertThat(search.cost(3)).isEqualTo(4);
        int[] path = new int[6];
        assertThat(search.path(3, path)).isEqualTo(4);
        assertThat(path).startsWith(0, 2, 1, 3);
    }

    @Test
    void aPlaceWhereAllWaysStopIsReachedButNotContinued() {
        search.start();
        search.from(0);
        search.next();
        search.relax(0, 1, 1, true);
        assertThat(search.next()).isEqualTo(-1);
        assertThat(search.isReached(1)).isTrue();
        assertThat(search.leadsOn(1)).isFalse();
    }

    @Test
    void eachStartForgetsTheLast() {
        search.start();
        search.from(0);
        search.next();
        search.relax(0, 1, 1, false);
        search.start();
        search.from(4);
        search.from(2);
        assertThat(search.isReached(0)).isFalse();
        assertThat(search.isReached(1)).isFalse();
        assertThat(List.of(search.next(), search.next(), search.next())).containsExactly(2, 4, -1);
        assertThat(search.path(4, new int[6])).isEqualTo(1);
        assertThatThrownBy(() -> search.relax(4, 0, -1, false)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void agreesWithRelaxingEveryEdgeOverAndOver() {
        Search reused = new Search(20);
        for (long seed = 1; seed <= 100; seed++) {
            Random random = new Random(seed);
            List<int[]> edges = new ArrayList<>();
            for (int i = 0; i < 60; i++) {
                edges.add(new int[] {random.nextInt(20), random.nextInt(20), random.nextInt(9)});
            }
            int[] expected = new int[20];
            Arrays.fill(expected, -1);
            expected[0] = 0;
            for (int pass = 0; pass < 20; pass++) {
                for (int[] edge : edges) {
                    int through = expected[edge[0]] + edge[2];
                    if (expected[edge[0]] >= 0 && (expected[edge[1]] < 0 || through < expected[edge[1]])) {
                        expected[edge[1]] = through;
                    }
                }
            }
            reused.start();
            reused.from(0);
            for (int node = reused.next(); node >= 0; node = reused.next()) {
                for (int[] edge : edges) {
                    if (edge[0] == node) {
                        reused.relax(node, edge[1], edge[2], false);
                    }
                }
            }
            for (int node = 0; node < 20; node++) {
                assertThat(reused.cost(node)).isEqualTo(expected[node]);
            }
        }
    }
}
