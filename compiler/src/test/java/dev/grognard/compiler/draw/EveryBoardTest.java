package dev.grognard.compiler.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.ScenarioDef;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.w3c.dom.Document;

/** Every game there is can be drawn, with everything on its board, once. */
class EveryBoardTest {
    @TestFactory
    Stream<DynamicNode> everyGameIsDrawnWhole() {
        return DrawnGames.files().stream().map(file -> dynamicContainer(file, tests(DrawnGames.model(file))));
    }

    private static Stream<DynamicTest> tests(GameModel model) {
        List<DynamicTest> tests = new ArrayList<>();
        tests.add(dynamicTest("empty", () -> drawsEmptyBoard(model)));
        for (ScenarioDef scenario : model.scenarios()) {
            tests.add(dynamicTest(scenario.name(), () -> drawsSetUp(model, scenario)));
        }
        return tests.stream();
    }

    private static void drawsEmptyBoard(GameModel model) {
        Document picture = DrawnGames.parse(BoardSvg.draw(model, Optional.empty(), Onlooker.ALL_SEEING));

        assertThat(places(picture)).containsExactlyInAnyOrderElementsOf(places(model));
        assertThat(DrawnGames.names(picture, "counter")).isEmpty();
    }

    private static void drawsSetUp(GameModel model, ScenarioDef scenario) {
        String svg = BoardSvg.draw(model, Optional.of(scenario), Onlooker.ALL_SEEING);
        Document picture = DrawnGames.parse(svg);

        assertThat(places(picture)).containsExactlyInAnyOrderElementsOf(places(model));
        assertThat(DrawnGames.names(picture, "counter"))
                .containsExactlyInAnyOrderElementsOf(members(model, Kind.Category.PIECE));
        assertThat(DrawnGames.names(picture, "turn"))
                .hasSize(scenario.lastTurn() - scenario.firstTurn() + 1)
                .startsWith(Integer.toString(scenario.firstTurn()));
        assertThat(BoardSvg.draw(model, Optional.of(scenario), Onlooker.ALL_SEEING))
                .isEqualTo(svg);
    }

    /** The places of the map and the boxes beside it; the box for what is set aside is there only when it is needed. */
    private static List<String> places(Document picture) {
        List<String> names = new ArrayList<>(DrawnGames.names(picture, "place"));
        names.addAll(DrawnGames.names(picture, "box"));
        names.remove("Aside");
        return names;
    }

    private static List<String> places(GameModel model) {
        List<String> names = new ArrayList<>(members(model, Kind.Category.PLACE));
        names.remove("Aside");
        return names;
    }

    private static List<String> members(GameModel model, Kind.Category category) {
        return model.kinds(category).stream()
                .flatMap(kind -> model.members().getOrDefault(kind, List.of()).stream())
                .map(Member::id)
                .toList();
    }
}
