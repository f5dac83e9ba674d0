package dev.grognard.compiler.draw;

import dev.grognard.compiler.draw.Svg.Anchor;
import dev.grognard.compiler.model.BoxDef;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.ScenarioDef;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Draws a game's board with the counters of a set-up, its boxes, its turns and a legend, as one SVG file. */
public final class BoardSvg {
    private static final double MARGIN = 40;
    private static final double HEAD = 100;
    private static final double TITLE = 60;
    private static final double SUBTITLE = 36;
    private static final double TITLE_GAP = 28;
    private static final double GAP = 30;
    /** Columns beside the map are at least so high. */
    private static final double LOWEST = 1100;

    private static final double UNITS_PER_MILLIMETRE = 3;

    private final GameModel model;
    private final Optional<ScenarioDef> scenario;
    private final PrintedValues values;
    private final Looks looks;
    private final SetUp setUp;
    private final Counters counters;
    private final Arrivals arrivals;

    private BoardSvg(GameModel model, Optional<ScenarioDef> scenario, Onlooker onlooker) {
        this.model = model;
        this.scenario = scenario;
        this.setUp = new SetUp(model, scenario);
        this.values = new PrintedValues(model, new Sights(model, scenario, setUp, onlooker));
        this.looks = new Looks(model);
        this.counters = new Counters(model, values, looks, setUp);
        this.arrivals = new Arrivals(model, values, scenario);
    }

    /** The text of the file, with what the onlooker sees; without a scenario the board is empty. */
    public static String draw(GameModel model, Optional<ScenarioDef> scenario, Onlooker onlooker) {
        return new BoardSvg(model, scenario, onlooker).sheet();
    }

    /** Whether something is kept from an onlooker that others see when a scenario begins. */
    public static boolean keepsBack(GameModel model, Optional<ScenarioDef> scenario, Onlooker onlooker) {
        Sights sights = new Sights(model, scenario, new SetUp(model, scenario), onlooker);
        return model.sights().stream()
                .anyMatch(sight ->
                        model.membersOf(sight.kind()).stream().anyMatch(member -> !sights.sees(member, sight.field())));
    }

    private List<Member> places() {
        List<Member> boxes = model.boxes().stream().map(BoxDef::box).toList();
        return model.kinds(Kind.Category.PLACE).stream()
                .flatMap(kind -> model.members().getOrDefault(kind, List.of()).stream())
                .filter(place -> !boxes.contains(place) && !place.kind().name().equals("Box"))
                .toList();
    }

    private String sheet() {
        Board board = model.hexGrid()
                .<Board>map(grid -> new HexBoard(model, grid, values, looks, counters, setUp))
                .orElseGet(() -> new PointBoard(model, places(), values, looks, counters, setUp));
        Box frame = board.frame();
        Panel panel =
                new Panel(sections(board), new Point(frame.right() + GAP, frame.y()), Math.max(LOWEST, frame.height()));
        double width = frame.width() + GAP + panel.width() + 2 * MARGIN;
        double height = Math.max(frame.height(), panel.height()) + HEAD + 2 * MARGIN;
        Box sheet = new Box(frame.x() - MARGIN, frame.y() - HEAD - MARGIN, width, height);

        Svg svg = new Svg();
        svg.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
        svg.open("svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%smm\" height=\"%smm\" viewBox=\"%s %s %s %s\""
                .formatted(
                        Svg.number(width / UNITS_PER_MILLIMETRE),
                        Svg.number(height / UNITS_PER_MILLIMETRE),
                        Svg.number(sheet.x()),
                        Svg.number(sheet.y()),
                        Svg.number(sheet.width()),
                        Svg.number(sheet.height())));
        svg.title(model.title() + scenario.map(s -> ": " + s.title()).orElse(""));
        svg.rect(sheet, 0, "fill=\"#e9dfc6\"");
        head(svg, new Box(frame.x(), frame.y() - HEAD, width - 2 * MARGIN, HEAD));
        svg.open("clipPath id=\"frame\"").rect(frame, 0, "fill=\"none\"").close("clipPath");
        svg.open("g class=\"board\" clip-path=\"url(#frame)\"");
        svg.rect(frame, 0, "fill=\"#f1e7cd\"");
        board.draw(svg);
        svg.end();
        svg.rect(frame, 0, "fill=\"none\" stroke=\"#5b4a33\" stroke-width=\"5\"");
        svg.rect(frame.grown(-7), 0, "fill=\"none\" stroke=\"#5b4a33\" stroke-width=\"1.2\"");
        svg.group("panel");
        panel.draw(svg);
        svg.end();
        svg.text(
                new Point(sheet.right() - MARGIN, sheet.bottom() - MARGIN / 3),
                Anchor.END,
                Typeface.SERIF_ITALIC,
                16,
                "fill=\"#7a6a4c\"",
                "Drawn by grog map. Printed at full size, a counter is 16 mm wide.");
        svg.close("svg");
        return svg.toString();
    }

    private void head(Svg svg, Box head) {
        String ink = "fill=\"" + Colour.INK + "\"";
        double base = head.bottom() - 34;
        String more = scenario.map(
                        chosen -> chosen.title() + " · turns " + chosen.firstTurn() + " to " + chosen.lastTurn())
                .orElse("");
        double wide = Typeface.SERIF_BOLD.widest(model.title(), TITLE)
                + TITLE_GAP
                + Typeface.SERIF_ITALIC.widest(more, SUBTITLE);
        double scale = Math.min(1, head.width() / wide);
        svg.text(
                new Point(head.x(), base),
                Typeface.SERIF_BOLD,
                TITLE * scale,
                ink,
                model.title(),
                new Svg.Behind(TITLE_GAP * scale, Typeface.SERIF_ITALIC, SUBTITLE * scale, more));
    }

    private List<Panel.Section> sections(Board board) {
        List<Panel.Section> sections = new ArrayList<>();
        int first = scenario.map(ScenarioDef::firstTurn)
                .orElseGet(() -> model.scenarios().stream()
                        .mapToInt(ScenarioDef::firstTurn)
                        .min()
                        .orElse(1));
        int last = scenario.map(ScenarioDef::lastTurn)
                .orElseGet(() -> model.scenarios().stream()
                        .mapToInt(ScenarioDef::lastTurn)
                        .max()
                        .orElse(1));
        sections.add(TurnTrack.of(model, first, last));
        places().stream()
                .filter(place -> !board.shows(place))
                .forEach(place -> sections.add(tray(place, setUp.at(place))));
        for (BoxDef box : model.boxes()) {
            if (!box.box().id().equals(SetUp.ASIDE)) {
                sections.add(tray(box.box(), setUp.at(box.box())));
            }
        }
        if (!setUp.aside().isEmpty()) {
            sections.add(new Tray(SetUp.ASIDE, "Set aside", faces(setUp.aside())));
        }
        sections.add(new LegendSection("The map", board.legend()));
        sections.add(new LegendSection("The counters", CounterKey.entries(model, values, counters)));
        return sections;
    }

    private Tray tray(Member place, List<Member> pieces) {
        String title = place.printed();
        return new Tray(place.id(), title.substring(0, 1).toUpperCase(Locale.ROOT) + title.substring(1), faces(pieces));
    }

    /** Those who wait for their turn come last, the first of them first. */
    private List<Counter> faces(List<Member> pieces) {
        return pieces.stream()
                .sorted(Comparator.comparing(piece -> arrivals.turn(piece).orElse(Integer.MIN_VALUE)))
                .map(piece -> arrivals.turn(piece)
                        .map(turn -> counters.of(piece).dueIn(turn))
                        .orElseGet(() -> counters.of(piece)))
                .toList();
    }
}
