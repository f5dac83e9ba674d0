package dev.grognard.compiler.type;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.HexGrid;
import dev.grognard.compiler.model.Member;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HexMapTest {
    private static GameModel game(String hexes) {
        return SmallGame.with("terrain Hill\nmap hexes " + hexes + " { }\n");
    }

    private static HexGrid grid(String hexes) {
        return game(hexes).hexGrid().orElseThrow();
    }

    private static String id(HexGrid grid, int column, int row) {
        return grid.cells().stream()
                .filter(cell -> cell.column() == column && cell.row() == row)
                .map(cell -> cell.hex().id())
                .collect(Collectors.joining());
    }

    private static Set<String> around(GameModel game, String hex) {
        Set<String> around = new TreeSet<>();
        for (Member step : game.membersOf(game.hexGrid().orElseThrow().step())) {
            Member.Ends ends = step.ends().orElseThrow();
            if (ends.from().id().equals(hex)) {
                around.add(ends.to().id());
            }
        }
        return around;
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0101..0503                | 0101 | 0202 | 0303
            0510..2034                | 0510 | 0611 | 0712
            0115..1501                | 0115 | 0214 | 0313
            A1..R20                   | A1   | B2   | C3
            A01..R20                  | A01  | B02  | C03
            1A..20C                   | 1A   | 2B   | 3C
            Y1..BB4                   | Y1   | Z2   | AA3
            101..1204                 | 101  | 202  | 303
            """)
    void numbersAreAsPrinted(String range, String corner, String next, String third) {
        HexGrid grid = grid(range + " flat-top, even columns down");
        assertThat(List.of(id(grid, 0, 0), id(grid, 1, 1), id(grid, 2, 2))).containsExactly(corner, next, third);
    }

    @Test
    void aNumberMayBeginWithTheRow() {
        HexGrid grid = grid("0101..0305 pointy-top, even rows right, row first");
        assertThat(id(grid, 4, 2)).isEqualTo("0305");
        assertThat(id(grid, 5, 0)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            flat-top, even columns down | 0303 | 0202 0203 0302 0304 0402 0403
            flat-top, odd columns up    | 0303 | 0202 0203 0302 0304 0402 0403
            flat-top, odd columns down  | 0303 | 0203 0204 0302 0304 0403 0404
            flat-top, even columns down | 0203 | 0103 0104 0202 0204 0303 0304
            pointy-top, even rows right | 0303 | 0202 0203 0204 0302 0304 0403
            """)
    void neighboursDependOnWhichLinesAreShifted(String lie, String hex, String neighbours) {
        assertThat(around(game("0101..0505 " + lie), hex)).containsExactly(neighbours.split(" "));
    }

    /** The way over neighbours is as long as the distance says, however the hexes lie. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "0101..0706 flat-top, even columns down",
                "0101..0706 flat-top, odd columns down",
                "0101..0706 pointy-top, even rows right",
                "0101..0706 pointy-top, even rows left",
                "0206..0801 flat-top, even columns up"
            })
    void distanceIsTheLengthOfTheShortestWay(String hexes) {
        GameModel game = game(hexes);
        HexGrid grid = game.hexGrid().orElseThrow();
        Map<Member, Integer> steps = new HashMap<>();
        Member start = grid.cells().get(0).hex();
        steps.put(start, 0);
        Deque<Member> open = new ArrayDeque<>(steps.keySet());
        List<Member> all = game.membersOf(grid.step());
        while (!open.isEmpty()) {
            Member from = open.remove();
            for (Member step : all) {
                Member to = step.ends().orElseThrow().to();
                if (step.ends().orElseThrow().from() == from && steps.putIfAbsent(to, steps.get(from) + 1) == null) {
                    open.add(to);
                }
            }
        }
        assertThat(steps).hasSameSizeAs(grid.cells());
        for (HexGrid.Cell cell : grid.cells()) {
            assertThat(grid.distance(grid.cells().get(0), cell)).isEqualTo(steps.get(cell.hex()));
        }
    }
}
