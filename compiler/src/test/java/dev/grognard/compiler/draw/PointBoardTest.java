package dev.grognard.compiler.draw;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.model.BoxDef;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.ScenarioDef;
import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.SourceText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** Names and counters find room: none lies on another, on a place, or off the board. */
class PointBoardTest {
    /** A pixel of a screen, more or less. */
    private static final double HAIR = 0.5;

    static Stream<String> boards() {
        return Stream.of("island.grog", "crowds.grog", "trenton-1776.grog", "new-york-1776.grog");
    }

    @ParameterizedTest
    @MethodSource("boards")
    void nothingLiesOnAnything(String file) {
        GameModel model = DrawnGames.model(file);
        for (ScenarioDef scenario : model.scenarios()) {
            PointBoard board = board(model, scenario);
            List<Box> boxes = new ArrayList<>();
            board.labels().forEach(label -> boxes.add(label.box().grown(-HAIR)));
            board.clusters().forEach(cluster -> boxes.add(cluster.box().grown(-HAIR)));

            assertThat(boxes).as(scenario.name()).allSatisfy(box -> {
                assertThat(board.frame().holds(box)).as("%s on the board", box).isTrue();
                assertThat(boxes)
                        .filteredOn(other -> !other.equals(box))
                        .noneSatisfy(other -> assertThat(box.shared(other)).isPositive());
                assertThat(board.spots().values())
                        .allSatisfy(spot ->
                                assertThat(spot.distance(box.nearest(spot))).isGreaterThan(PlaceStyle.RADIUS));
            });
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"island.grog", "trenton-1776.grog", "new-york-1776.grog"})
    void countersLieNearTheirPlace(String file) {
        GameModel model = DrawnGames.model(file);
        for (ScenarioDef scenario : model.scenarios()) {
            PointBoard board = board(model, scenario);
            assertThat(board.clusters())
                    .as(scenario.name())
                    .extracting(cluster -> {
                        Point own = board.spots().get(cluster.place());
                        return own.distance(cluster.box().nearest(own));
                    })
                    .allSatisfy(distance -> assertThat(distance).isLessThan(4 * CounterPen.SIZE));
        }
    }

    @Test
    void placesWithoutCoordinatesLieApartAndNeighboursClose() {
        GameModel model = DrawnGames.model("unplaced.grog");
        PointBoard board = board(model, model.scenarios().get(0));
        List<Point> points = List.copyOf(board.spots().values());
        Point head = spot(board, "Head");
        Point neck = spot(board, "Neck");
        Point tail = spot(board, "Tail");

        assertThat(points).hasSize(5).doesNotHaveDuplicates();
        for (Point point : points) {
            assertThat(points)
                    .filteredOn(other -> !other.equals(point))
                    .allSatisfy(other -> assertThat(point.distance(other)).isGreaterThan(2 * PlaceStyle.RADIUS));
        }
        assertThat(head.distance(neck)).isLessThan(head.distance(tail));
    }

    @Test
    void groundLooksAsItsNameSuggestsAndANoughtIsPrinted() {
        SourceText text = new SourceText("hills.grog", """
                language 1
                game Sample "Hills"
                sides Blue, Red
                enum Ground { Plain, Hills, Sugar }
                place Town { ground: Ground = Plain   vp: Int = 1 }
                link Road between Town
                map {
                  | Town  | xy     | ground |
                  | Mill  | 10, 10 |        |
                  | Ridge | 50, 50 | Hills  |
                  | Works | 90, 90 | Sugar  |
                  Road: Mill - Ridge - Works
                }
                piece Leader on Town { side: Side   rating: Int }
                pieces {
                  | Leader | side | rating |
                  | Worst  | Blue | 0      |
                }
                sequence { each turn { phase Rest { } } }
                game over at end of turn 1
                victory { nobody "a draw" otherwise }
                scenario Day "A day" { turns 1..1   at Mill: Worst }
                """);
        GameModel model = DrawnGames.model("hills.grog", new Library(Map.of("hills.grog", text)));
        Document picture = DrawnGames.parse(
                BoardSvg.draw(model, Optional.of(model.scenarios().get(0)), Onlooker.ALL_SEEING));

        assertThat(DrawnGames.ofClass(picture, "place"))
                .filteredOn(place -> place.getAttribute("data-name").equals("Ridge"))
                .flatExtracting(place -> fills(place))
                .contains("#d8c08c");
        assertThat(DrawnGames.ofClass(picture, "counter"))
                .filteredOn(counter -> counter.getAttribute("data-name").equals("Worst"))
                .extracting(Element::getTextContent)
                .allSatisfy(words -> assertThat(words).contains("0"));
        assertThat(DrawnGames.ofClass(picture, "section"))
                .extracting(Element::getTextContent)
                .anySatisfy(words -> assertThat(words).contains("VP"));
    }

    /** A river that boats travel is drawn along its course, and crosses none; a place has the colour of the counters of its side. */
    @Test
    void boatsGoAlongRiversAndTownsHaveTheColourOfTheirSide() {
        SourceText text = new SourceText("river.grog", """
                language 1
                game Sample "River"
                sides Blue, Red
                place Town { owner: Side? }
                link Way between Town
                link River is Way
                link Ferry is Way
                map {
                  | Town  | xy     | owner |
                  | Mill  | 10, 10 | Blue  |
                  | Ridge | 50, 50 | Red   |
                  | Works | 90, 90 |       |
                  River: Mill - Ridge - Works
                }
                piece Unit on Town { side: Side }
                pieces {
                  | Unit  | side |
                  | First | Red  |
                }
                sequence { each turn { phase Rest { } } }
                game over at end of turn 1
                victory { nobody "a draw" otherwise }
                scenario Day "A day" { turns 1..1   at Mill: First }
                """);
        GameModel model = DrawnGames.model("river.grog", new Library(Map.of("river.grog", text)));
        Document picture = DrawnGames.parse(
                BoardSvg.draw(model, Optional.of(model.scenarios().get(0)), Onlooker.ALL_SEEING));

        assertThat(DrawnGames.ofClass(picture, "waters"))
                .singleElement()
                .satisfies(
                        waters -> assertThat(waters.getElementsByTagName("path").getLength())
                                .as("a shore and its water for each stretch, and nothing across them")
                                .isEqualTo(4));
        assertThat(DrawnGames.ofClass(picture, "place"))
                .filteredOn(place -> place.getAttribute("data-name").equals("Ridge"))
                .flatExtracting(PointBoardTest::fills)
                .contains(Looks.spare(1).lighter(0.55).toString());
        assertThat(DrawnGames.ofClass(picture, "section"))
                .extracting(Element::getTextContent)
                .anySatisfy(words -> assertThat(words)
                        .contains("Town, Blue", "Town, Red", "Town\n", "River")
                        .doesNotContain("Water that ways cross"));
    }

    private static List<String> fills(Element drawn) {
        NodeList circles = drawn.getElementsByTagName("circle");
        return IntStream.range(0, circles.getLength())
                .mapToObj(i -> ((Element) circles.item(i)).getAttribute("fill"))
                .toList();
    }

    private static Point spot(PointBoard board, String id) {
        return board.spots().entrySet().stream()
                .filter(entry -> entry.getKey().id().equals(id))
                .findFirst()
                .orElseThrow()
                .getValue();
    }

    private static PointBoard board(GameModel model, ScenarioDef scenario) {
        SetUp setUp = new SetUp(model, Optional.of(scenario));
        PrintedValues values =
                new PrintedValues(model, new Sights(model, Optional.of(scenario), setUp, Onlooker.ALL_SEEING));
        Looks looks = new Looks(model);
        List<Member> boxes = model.boxes().stream().map(BoxDef::box).toList();
        List<Member> places = model.kinds(Kind.Category.PLACE).stream()
                .flatMap(kind -> model.members().getOrDefault(kind, List.of()).stream())
                .filter(place -> !boxes.contains(place))
                .toList();
        return new PointBoard(model, places, values, looks, new Counters(model, values, looks, setUp), setUp);
    }
}
