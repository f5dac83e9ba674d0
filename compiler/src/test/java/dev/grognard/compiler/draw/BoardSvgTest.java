package dev.grognard.compiler.draw;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.ScenarioDef;
import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.SourceText;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** What stands in the picture of a small game. */
class BoardSvgTest {
    private static String svg;
    private static Document picture;

    @BeforeAll
    static void draw() {
        GameModel model = DrawnGames.model("island.grog");
        svg = BoardSvg.draw(model, Optional.of(model.scenarios().get(0)), Onlooker.ALL_SEEING);
        picture = DrawnGames.parse(svg);
    }

    private static Element counter(String piece) {
        return DrawnGames.ofClass(picture, "counter").stream()
                .filter(element -> element.getAttribute("data-name").equals(piece))
                .findFirst()
                .orElseThrow();
    }

    /** The words in an element, line by line. */
    private static String words(Element element) {
        NodeList texts = element.getElementsByTagName("text");
        return IntStream.range(0, texts.getLength())
                .mapToObj(i -> texts.item(i).getTextContent())
                .reduce((a, b) -> a + "|" + b)
                .orElse("");
    }

    private static Element named(String kind, String name) {
        return DrawnGames.ofClass(picture, kind).stream()
                .filter(element -> element.getAttribute("data-name").equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void namesAreEscaped() {
        assertThat(svg)
                .contains("Cats &amp; Dogs &lt;of&gt; the Island", "War &amp; &lt;peace&gt; · turns 3 to 9")
                .doesNotContain("<of>");
        assertThat(words(named("section", "Lost & gone"))).startsWith("Lost & gone|");
    }

    @Test
    void countersShowNameAndNumbers() {
        assertThat(words(counter("Tom"))).isEqualTo("3-2|Tom");
        assertThat(words(counter("Rex"))).isEqualTo("5-1|Rex");
        // A nought at the end says nothing.
        assertThat(words(counter("Ginger"))).isEqualTo("2|Ginger");
    }

    @Test
    void whatSetsAKindApartComesBeforeWhatItHasInCommon() {
        assertThat(words(counter("Flipper"))).isEqualTo("8-6|Flipper");
    }

    @Test
    void thoseWhoWaitShowTheirTurn() {
        assertThat(words(counter("Spot"))).isEqualTo("turn 5|2-4|Spot");
        assertThat(counter("Spot").getTextContent()).contains("comes in turn 5");
        assertThat(words(counter("Tom"))).doesNotContain("turn");
    }

    @Test
    void countersShowWhatIsSoOfThem() {
        assertThat(words(counter("QueenOfTheAlley"))).startsWith("veteran hits 1|4-3|Queen");
        assertThat(counter("QueenOfTheAlley")
                        .getElementsByTagName("title")
                        .item(0)
                        .getTextContent())
                .isEqualTo("Queen of the Alley: Cats & Kittens, Horse, strength 4, pace 3, veteran, hits 1");
    }

    @Test
    void countersHaveTheirColours() {
        assertThat(face("Tom")).isEqualTo("#884422");
        assertThat(face("QueenOfTheAlley")).isEqualTo("#335577");
        assertThat(face("Rex")).isEqualTo("#111111");
    }

    private static String face(String piece) {
        return ((Element) counter(piece).getElementsByTagName("rect").item(1)).getAttribute("fill");
    }

    @Test
    void countersLieWhereTheyBegin() {
        assertThat(named("box", "Lost").getTextContent()).contains("Ginger");
        assertThat(named("box", "Aside").getTextContent()).contains("Spot").doesNotContain("Ginger");
        assertThat(named("box", "Reserve").getTextContent()).isBlank();
    }

    @Test
    void turnsHaveTheirDates() {
        assertThat(words(named("turn", "3"))).isEqualTo("3|Mar 3");
        assertThat(words(named("turn", "9"))).isEqualTo("9|Mar 9");
    }

    @Test
    void turnsHaveWhatATablePrintsForThem() {
        Document hills = hills();
        assertThat(words(in(hills, "turn", "1"))).isEqualTo("1|Fair|frost");
        assertThat(words(in(hills, "turn", "3"))).isEqualTo("3|heavy|rain|guards 2");
    }

    @Test
    void valuesStandOnCountersAsTheirKindHasThem() {
        Document hills = hills();
        assertThat(words(in(hills, "counter", "Rook"))).isEqualTo("4/1-3h|Rook");
        assertThat(words(in(hills, "counter", "Tawny"))).isEqualTo("5-2h|Tawny");
        assertThat(hills.getDocumentElement().getTextContent()).contains("strength/guile-pace gait");
    }

    private static Document hills() {
        GameModel model = DrawnGames.model("hills.grog");
        return DrawnGames.parse(
                BoardSvg.draw(model, Optional.of(model.scenarios().get(0)), Onlooker.ALL_SEEING));
    }

    @Test
    void counterIsHiddenFromThoseWhoMayNotSeeIt() {
        GameModel model = DrawnGames.model("sight.grog");
        Optional<ScenarioDef> city = Optional.of(model.scenarios().get(0));
        Member cabal = model.membersOf(model.kinds(Kind.Category.SIDE).get(0)).get(1);

        String anybody = BoardSvg.draw(model, city, Onlooker.ANYBODY);
        assertThat(DrawnGames.names(DrawnGames.parse(anybody), "counter"))
                .containsExactlyInAnyOrder("Spy", "Spy", "Spy", "Dorn", "Ebers");
        assertThat(words(in(DrawnGames.parse(anybody), "counter", "Spy"))).isEqualTo("?|Spy");
        assertThat(anybody).contains("Spy (Cabal), hidden").doesNotContain("Ash", "Courier", "Agent");
        assertThat(BoardSvg.keepsBack(model, city, Onlooker.ANYBODY)).isTrue();

        assertThat(BoardSvg.draw(model, city, Onlooker.of(cabal)))
                .contains("Ash", "Courier")
                .doesNotContain("hidden");
        assertThat(BoardSvg.keepsBack(model, city, Onlooker.of(cabal))).isFalse();
    }

    /** What is shown only at times is decided by what is printed and by how pieces are set up; the name may be known and a number not. */
    @Test
    void numbersAreHiddenUntilTheyAreKnown() {
        SourceText text = new SourceText("veiled.grog", """
                language 1
                game Sample "Veils"
                sides Blue, Red
                place Town
                link Road between Town
                map {
                  | Town  | xy     |
                  | Mill  | 10, 10 |
                  | Ridge | 50, 50 |
                  Road: Mill - Ridge
                }
                box Lost face up
                piece Unit on Town, Box {
                  side: Side   full: Int   pace: Int = 2
                  state known: Bool
                  full seen by owner, by everyone when known or side is Blue
                }
                pieces {
                  | Unit          | side | full |
                  | Open          | Blue | 4    |
                  | Veiled, Known | Red  | 5    |
                  | Fallen        | Red  | 5    |
                }
                sequence { each turn { phase Rest { Unit.known = yes } } }
                game over at end of turn 1
                victory { nobody "a draw" otherwise }
                scenario Day "A day" { turns 1..1   at Mill: Open   at Ridge: Veiled, Known(known yes)   at Lost: Fallen }
                """);
        GameModel model = DrawnGames.model("veiled.grog", new Library(Map.of("veiled.grog", text)));
        Document anybody = DrawnGames.parse(
                BoardSvg.draw(model, Optional.of(model.scenarios().get(0)), Onlooker.ANYBODY));

        assertThat(words(in(anybody, "counter", "Open"))).isEqualTo("4-2|Open");
        assertThat(words(in(anybody, "counter", "Veiled"))).isEqualTo("?-2|Veiled");
        assertThat(words(in(anybody, "counter", "Known"))).isEqualTo("known|5-2|Known");
        assertThat(words(in(anybody, "counter", "Fallen"))).isEqualTo("5-2|Fallen");
    }

    @Test
    void whoIsSeenWhereHeStandsAndWhatHeBeginsWithAreDrawn() {
        SourceText text = new SourceText("seen.grog", """
                language 1
                game Seen "Seen"
                sides Blue, Red
                place Town
                link Road between Town
                box Reserve
                map {
                  | Town | xy     |
                  | Mill | 10, 10 |
                  | Barn | 50, 50 |
                  Road: Mill - Barn
                }
                piece Unit on Town, Box {
                  side: Side   power: Int   full: Int = 3
                  state steps: Int = full
                  name, power, steps seen by owner, by everyone when isOut(it)
                }
                rule isOut(u: Unit): Bool = u.at is Town and any (Unit of Red at u.at)
                pieces {
                  | Unit | side | power |
                  | Fox  | Blue | 2     |
                  | Wolf | Red  | 3     |
                  | Lynx | Red  | 5     |
                  | Bear | Red  | 4     |
                }
                looks { Unit values "{steps}/{power}" }
                sequence { each turn { phase Rest { Unit.steps = 1 } } }
                game over at end of turn 1
                victory { nobody "a draw" otherwise }
                scenario Day "A day" { turns 1..1   at Mill: Fox   at Barn: Wolf, Lynx(steps 2)   at Reserve: Bear }
                """);
        GameModel model = DrawnGames.model("seen.grog", new Library(Map.of("seen.grog", text)));
        Document anybody = DrawnGames.parse(
                BoardSvg.draw(model, Optional.of(model.scenarios().get(0)), Onlooker.ANYBODY));

        assertThat(words(in(anybody, "counter", "Wolf"))).isEqualTo("3/3|Wolf");
        assertThat(words(in(anybody, "counter", "Lynx"))).isEqualTo("2/5|Lynx");
        assertThat(DrawnGames.ofClass(anybody, "counter"))
                .extracting(counter -> counter.getAttribute("data-name"))
                .doesNotContain("Fox", "Bear");
    }

    private static Element in(Document sheet, String kind, String name) {
        return DrawnGames.ofClass(sheet, kind).stream()
                .filter(element -> element.getAttribute("data-name").equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void placesShowTheirValues() {
        assertThat(words(named("place", "Ash"))).isEqualTo("3");
        assertThat(words(named("place", "Elm"))).isEmpty();
        assertThat(DrawnGames.ofClass(picture, "name"))
                .extracting(Element::getTextContent)
                .contains("Cob's Corner", "Outer Bay");
        assertThat(DrawnGames.ofClass(picture, "note"))
                .extracting(Element::getTextContent)
                .containsOnly("market");
    }

    @Test
    void waysShowWhatTheyCrossOnceForEachRiver() {
        assertThat(DrawnGames.ofClass(picture, "way-name"))
                .extracting(Element::getTextContent)
                .containsExactlyInAnyOrder("Alder", "steep");
    }

    @Test
    void legendExplainsTheNumbers() {
        assertThat(words(named("section", "The counters")))
                .contains("Foot (Cats & Kittens):", "strength-pace", "Sloop (Dogs): guns-speed");
        assertThat(words(named("section", "The map"))).contains("Road", "Town, South", "VP", "fort");
    }

    @Test
    void sheetIsMeasuredInMillimetres() {
        Element root = picture.getDocumentElement();
        double width = Double.parseDouble(root.getAttribute("width").replace("mm", ""));
        double units = Double.parseDouble(root.getAttribute("viewBox").split(" ")[2]);

        assertThat(CounterPen.SIZE * width / units).isBetween(15.9, 16.1);
    }
}
