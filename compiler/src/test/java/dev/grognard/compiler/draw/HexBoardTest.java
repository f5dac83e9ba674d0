package dev.grognard.compiler.draw;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.HexGrid;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.SourceText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Maps of hexes: what lies where, and that everything on them can be read. */
class HexBoardTest {
    private static final double HAIR = 0.5;

    private static HexBoard board(GameModel model) {
        PrintedValues values = new PrintedValues(
                model, new Sights(model, Optional.empty(), new SetUp(model, Optional.empty()), Onlooker.ALL_SEEING));
        Looks looks = new Looks(model);
        SetUp setUp = new SetUp(model, model.scenarios().stream().findFirst());
        Counters counters = new Counters(model, values, looks, setUp);
        return new HexBoard(model, model.hexGrid().orElseThrow(), values, looks, counters, setUp);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hills.grog", "hexes.grog"})
    void hexesAreDrawnBesideTheHexesThatOneCanStepTo(String file) {
        GameModel model = DrawnGames.model(file);
        HexGrid grid = model.hexGrid().orElseThrow();
        HexGeometry geometry = new HexGeometry(grid);
        List<Member.Ends> steps = model.members().get(grid.step()).stream()
                .flatMap(step -> step.ends().stream())
                .filter(ends -> geometry.has(ends.from()) && geometry.has(ends.to()))
                .toList();

        assertThat(grid.cells()).isNotEmpty().allSatisfy(cell -> {
            Set<Member> reached = steps.stream()
                    .filter(ends -> ends.from() == cell.hex())
                    .map(Member.Ends::to)
                    .collect(Collectors.toSet());
            assertThat(geometry.neighbours(cell.hex()).stream().flatMap(Optional::stream))
                    .containsExactlyInAnyOrderElementsOf(reached);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"hills.grog", "hexes.grog"})
    void wordsAndCountersLieApart(String file) {
        GameModel model = DrawnGames.model(file);
        HexBoard board = board(model);
        List<Box> boxes = new ArrayList<>();
        model.hexGrid().orElseThrow().cells().forEach(cell -> boxes.add(board.number(cell.hex())));
        boxes.addAll(board.badges());
        board.stacks().forEach(stack -> boxes.add(stack.box().grown(-HAIR)));
        board.names().forEach(name -> boxes.add(name.box().grown(-HAIR)));
        board.entries().all().forEach(entry -> boxes.add(entry.box().grown(-HAIR)));

        assertThat(board.badges()).isNotEmpty();
        assertThat(boxes).allSatisfy(box -> {
            assertThat(board.frame().holds(box)).isTrue();
            assertThat(boxes)
                    .filteredOn(other -> !other.equals(box))
                    .noneSatisfy(other -> assertThat(box.shared(other)).isPositive());
        });
        assertThat(board.roadNames())
                .allSatisfy(name -> assertThat(name.points(15))
                        .noneSatisfy(point -> assertThat(boxes).anyMatch(box -> box.holds(point))));
    }

    @Test
    void countersStayInTheirHex() {
        GameModel model = DrawnGames.model("hills.grog");
        HexGeometry geometry = new HexGeometry(model.hexGrid().orElseThrow());

        assertThat(board(model).stacks()).hasSize(3).allSatisfy(stack -> {
            Point centre = geometry.centre(stack.hex());
            Box box = stack.box();
            assertThat(List.of(new Point(box.x(), box.y()), new Point(box.right(), box.bottom())))
                    .allSatisfy(corner -> assertThat(corner.distance(centre)).isLessThan(HexGeometry.SIZE));
        });
    }

    @Test
    void stacksAreFannedSoThatEachCanBeRead() {
        List<Counter> counters = List.of(face("A"), face("B"), face("C"), face("D"), face("E"));
        CounterStack stack = CounterStack.of(counters, 74, 60);
        Svg svg = new Svg();
        stack.draw(new CounterPen(svg), new Box(0, 0, stack.width(), stack.height()));
        Document picture = DrawnGames.parse("<svg>" + svg + "</svg>");

        assertThat(DrawnGames.names(picture, "counter")).containsExactly("E", "D", "C", "B", "A");
        assertThat(stack.scale(74, 60)).isGreaterThan(0.6);
    }

    private static Counter face(String name) {
        return new Counter(name, name, Colour.WHITE, Colour.INK, Optional.empty(), List.of(), "3-4", name);
    }

    @Test
    void everyFeatureIsDrawn() {
        GameModel model = DrawnGames.model("hills.grog");
        String svg = BoardSvg.draw(model, Optional.of(model.scenarios().get(0)), Onlooker.ALL_SEEING);
        Document picture = DrawnGames.parse(svg);
        String legend = DrawnGames.ofClass(picture, "section").stream()
                .filter(section -> section.getAttribute("data-name").equals("The map"))
                .findFirst()
                .orElseThrow()
                .getTextContent();

        assertThat(legend)
                .contains("Hill", "Copse", "Brook", "River", "Village", "Scree", "deep forest", "Bog", "Clear")
                .contains("Gully", "Palisade", "Ford", "Ditch", "Highway", "Track", "VP");
        assertThat(DrawnGames.ofClass(picture, "hexside"))
                .extracting(side -> side.getAttribute("data-name"))
                .containsExactly("Gully", "Palisade", "Ford", "Ditch");
        assertThat(DrawnGames.ofClass(picture, "hexside"))
                .allSatisfy(side -> assertThat(side.getElementsByTagName("path").getLength())
                        .isPositive());
        assertThat(svg).contains("fill=\"#c9b8a4\"", "stroke=\"#704030\"");
        assertThat(DrawnGames.ofClass(picture, "way-name"))
                .extracting(Element::getTextContent)
                .containsExactly("King & Queen's Way");
        assertThat(DrawnGames.ofClass(picture, "name"))
                .extracting(Element::getTextContent)
                .contains("Old Mill", "Rook's <Nest>", "West");
        assertThat(DrawnGames.ofClass(picture, "note"))
                .extracting(Element::getTextContent)
                .containsExactly("camp");
    }

    @Test
    void whatNobodyKnowsHasAQuietLookAndThePrintedName() {
        GameModel model = DrawnGames.model("don.grog", Library.of(new SourceText("don.grog", """
                        language 1
                        game Don "Rostov"
                        sides Blue, Red
                        terrain Veld
                        hexside Don "the Don"
                        enum Arm { Tank, Foot, Volunteers }
                        map hexes 0101..0303 flat-top, even columns down {
                          Veld 0101
                          Don 0101/0102
                          named Taganrog 0202
                          | Hex  | vp | owner |
                          | 0202 | 1  | Red   |
                        }
                        place Hex also { vp: Int = 0   owner: Side? }
                        piece Unit on Hex { side: Side   arm: Arm }
                        pieces { | Unit | side | arm        |
                                 | T1   | Blue | Tank       |
                                 | F1   | Blue | Foot       |
                                 | V1   | Blue | Volunteers | }
                        looks { Tank pattern crossed }
                        sequence { each turn { phase Watch { } } }
                        game over at end of turn 1
                        victory { nobody "a draw" otherwise }
                        scenario Noon "Noon" { turns 1..1   at 0101: T1, F1, V1 }
                        """)));
        Document picture = DrawnGames.parse(
                BoardSvg.draw(model, Optional.of(model.scenarios().get(0)), Onlooker.ALL_SEEING));
        List<String> sections = DrawnGames.ofClass(picture, "section").stream()
                .map(Element::getTextContent)
                .toList();

        assertThat(sections).anyMatch(section -> section.contains("the Don"));
        assertThat(sections).anyMatch(section -> section.contains("Tank, Foot (Blue)"));
        assertThat(sections).anyMatch(section -> section.contains("Volunteers (Blue)"));
        HexGrid grid = model.hexGrid().orElseThrow();
        SetUp setUp = new SetUp(model, Optional.empty());
        PrintedValues values =
                new PrintedValues(model, new Sights(model, Optional.empty(), setUp, Onlooker.ALL_SEEING));
        HexFeatures features = new HexFeatures(grid, values, new Looks(model));
        assertThat(grid.features())
                .extracting(features::look)
                .anyMatch(look -> look.is("brook"))
                .allSatisfy(look -> assertThat(look.colour()).isPresent());
        double note =
                Double.parseDouble(DrawnGames.ofClass(picture, "note").get(0).getAttribute("y"));
        double name = DrawnGames.ofClass(picture, "name").stream()
                .filter(one -> one.getTextContent().equals("Taganrog"))
                .mapToDouble(one -> Double.parseDouble(one.getAttribute("y")))
                .findFirst()
                .orElseThrow();
        assertThat(Math.abs(note - name)).isGreaterThan(9);
    }

    @Test
    void pathsThatGoTheSameWayLieSideBySide() {
        GameModel model = DrawnGames.model("twin.grog", Library.of(new SourceText("twin.grog", """
                        language 1
                        game Twin "Twin"
                        sides Blue, Red
                        path Track, Road
                        map hexes 0101..0303 flat-top, even columns down {
                          Track 0101 - 0102 - 0103
                          Road  0101 - 0102 - 0103
                        }
                        sequence { each turn { phase Watch { } } }
                        game over at end of turn 1
                        victory { nobody "a draw" otherwise }
                        scenario Noon "Noon" { turns 1..1 }
                        """)));
        HexGrid grid = model.hexGrid().orElseThrow();
        HexGeometry geometry = new HexGeometry(grid);
        SetUp setUp = new SetUp(model, Optional.empty());
        PrintedValues values =
                new PrintedValues(model, new Sights(model, Optional.empty(), setUp, Onlooker.ALL_SEEING));
        Counters counters = new Counters(model, values, new Looks(model), setUp);
        HexEntries entries = new HexEntries(geometry, Map.of(), setUp, counters, List.of());
        List<List<Point>> courses = new HexRoads(grid, geometry, entries).courses();

        for (int i = 0; i < 3; i++) {
            assertThat(courses.get(0).get(i).distance(courses.get(1).get(i))).isGreaterThan(10);
        }
    }

    @Test
    void hexesShowTheirNumbersAsPrinted() {
        GameModel model = DrawnGames.model("hills.grog");
        Document picture = DrawnGames.parse(BoardSvg.draw(model, Optional.empty(), Onlooker.ALL_SEEING));

        assertThat(DrawnGames.ofClass(picture, "number"))
                .extracting(Element::getTextContent)
                .hasSize(33)
                .contains("0101", "0705")
                .doesNotContain("0702", "0105");
    }

    @Test
    void streamsRunIntoEachOtherAndOffTheMap() {
        GameModel model = DrawnGames.model("hills.grog");
        HexGrid grid = model.hexGrid().orElseThrow();
        HexGeometry geometry = new HexGeometry(grid);
        List<Member> river = hexes(grid, "0205", "0305", "0405");
        Streams alone = new Streams(geometry, river);

        // Three hexes, and over the edge at both ends.
        assertThat(alone.courses(river))
                .hasSize(1)
                .allSatisfy(course -> assertThat(course).hasSize(5));

        List<Member> brook = hexes(grid, "0303", "0304");
        List<Member> both = new ArrayList<>(river);
        both.addAll(brook);
        Streams together = new Streams(geometry, both);
        assertThat(together.courses(brook))
                .hasSize(1)
                .allSatisfy(course -> assertThat(course)
                        .anyMatch(point ->
                                river.stream().anyMatch(hex -> together.bed(hex).equals(point))));
    }

    private static List<Member> hexes(HexGrid grid, String... numbers) {
        return grid.cells().stream()
                .map(HexGrid.Cell::hex)
                .filter(hex -> List.of(numbers).contains(hex.id()))
                .toList();
    }
}
