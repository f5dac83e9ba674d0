package dev.grognard.compiler.draw;

import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How the places of a map without hexes are marked. */
final class PlaceStyle {
    static final double RADIUS = 28;

    private static final List<Colour> TINTS = List.of(
            Colour.of("#f3ead2"),
            Colour.of("#d5e0e6"),
            Colour.of("#e6d5dc"),
            Colour.of("#dbe6cf"),
            Colour.of("#efd9b8"));
    /** The usual radius of a badge. */
    static final double BADGE = 11;

    private static final double FORT = 1.42;

    private final GameModel model;
    private final PrintedValues values;
    private final Looks looks;

    PlaceStyle(GameModel model, PrintedValues values, Looks looks) {
        this.model = model;
        this.values = values;
        this.looks = looks;
    }

    boolean water(Kind kind) {
        return look(kind).is("waves");
    }

    private Look look(Kind kind) {
        return looks.of(kind).or(CommonLooks.GROUND.of(kind.name()));
    }

    /** The colour inside a mark: that of its kind, or of the first of its values that is one of several names. */
    Colour tint(Member place) {
        if (water(place.kind())) {
            return look(place.kind()).colour().orElse(TINTS.get(1));
        }
        return tinting(place.kind())
                .flatMap(field -> values.member(field, place))
                .map(this::tintOf)
                .or(() -> looks.of(place.kind()).colour())
                .orElse(TINTS.get(0));
    }

    /** The field that gives the places of a kind their colours. */
    Optional<Field> tinting(Kind kind) {
        return values.fields(kind).stream()
                .filter(field -> PrintedValues.isMemberOf(field, Kind.Category.ENUM)
                        || PrintedValues.isMemberOf(field, Kind.Category.SIDE))
                .findFirst();
    }

    Colour tintOf(Member value) {
        if (value.kind().category() == Kind.Category.SIDE) {
            // Whose place it is must be told by the colour that his counters have.
            return looks.side(model, value).lighter(0.55);
        }
        return looks.of(value)
                .colour()
                .map(colour -> colour.lighter(0.45))
                .or(() -> CommonLooks.GROUND.of(value.id()).colour())
                .orElseGet(() -> TINTS.get(model.membersOf(value.kind()).indexOf(value) % TINTS.size()));
    }

    /** The field whose numbers stand in badges. */
    Optional<Field> badged(Kind kind) {
        return values.fields(kind).stream()
                .filter(field -> field.type().present().isNumber())
                .findFirst();
    }

    /** What the number in a badge is called. */
    static String unit(Field field) {
        String name = field.type().present() instanceof Type.Amount amount
                ? amount.quantity().name()
                : field.name();
        return name.equals("vp") ? "VP" : name;
    }

    boolean hasBadge(Member place) {
        return badge(place).isPresent();
    }

    /** Where the badge of a place lies. */
    static Point badgeAt(Point spot) {
        return spot.plus(RADIUS * 0.78, -RADIUS * 0.78);
    }

    private Optional<String> badge(Member place) {
        return badged(place.kind())
                .flatMap(field -> values.number(field, place))
                .filter(number -> !number.equals("0"));
    }

    /** How far a mark reaches from its centre. */
    double radius(Member place) {
        return fortified(place) ? RADIUS * FORT : RADIUS + 3;
    }

    private boolean fortified(Member place) {
        return values.fields(place.kind()).stream().anyMatch(field -> isFort(field) && values.holds(field, place));
    }

    static boolean isFort(Field field) {
        return field.type() instanceof Type.Bool
                && CommonLooks.GROUND.of(field.name()).is("fort");
    }

    /** What is said about a place in words, below its name. */
    List<String> notes(Member place) {
        List<String> notes = new ArrayList<>();
        Optional<Field> tinting = tinting(place.kind());
        Optional<Field> badged = badged(place.kind());
        for (Field field : values.fields(place.kind())) {
            boolean shown = tinting.filter(t -> t == field).isPresent()
                    || badged.filter(b -> b == field).isPresent()
                    || isFort(field);
            if (shown) {
                continue;
            }
            if (PrintedValues.isMemberOf(field, Kind.Category.ENUM)) {
                values.member(field, place).ifPresent(member -> notes.add(member.printed()));
            } else if (values.holds(field, place)) {
                notes.add(field.name());
            } else if (field.type().present().isNumber()) {
                values.number(field, place)
                        .filter(number -> !number.equals("0"))
                        .ifPresent(number -> notes.add(field.name() + " " + number));
            }
        }
        return notes;
    }

    void draw(Svg svg, Member place, Point at) {
        svg.group("place", place.id());
        svg.title(place.printed());
        if (fortified(place)) {
            fort(svg, at, RADIUS);
        }
        mark(svg, place.kind(), at, tint(place));
        badge(place).ifPresent(number -> badge(svg, badgeAt(at), BADGE, number));
        svg.end();
    }

    void mark(Svg svg, Kind kind, Point at, Colour tint) {
        if (water(kind)) {
            svg.circle(
                    at,
                    RADIUS,
                    "fill=\"%s\" stroke=\"%s\" stroke-width=\"1.5\" stroke-dasharray=\"6 4\""
                            .formatted(tint, tint.darker(0.45)));
            for (int i = -1; i <= 1; i++) {
                Point start = at.plus(-14, i * 9);
                svg.path(
                        "M%s,%s q3.5,-4 7,0 t7,0 t7,0 t7,0".formatted(Svg.number(start.x()), Svg.number(start.y())),
                        "fill=\"none\" stroke=\"%s\" stroke-width=\"1.4\"".formatted(tint.darker(0.3)));
            }
            return;
        }
        svg.circle(at, RADIUS + 2.5, "fill=\"#5b4a33\"");
        svg.circle(at, RADIUS, "fill=\"%s\" stroke=\"#fffaf0\" stroke-width=\"2\"".formatted(tint));
    }

    static void fort(Svg svg, Point at, double radius) {
        List<Point> corners = new ArrayList<>();
        for (int i = 0; i < 16; i++) {
            corners.add(at.polar(22.5 * i, i % 2 == 0 ? radius * FORT : radius * 1.08));
        }
        svg.polygon(corners, "fill=\"#b9a98a\" stroke=\"#5b4a33\" stroke-width=\"2\" stroke-linejoin=\"round\"");
    }

    static void badge(Svg svg, Point at, double radius, String number) {
        svg.circle(at, radius, "fill=\"#e2b23c\" stroke=\"#5b4a33\" stroke-width=\"1.5\"");
        double size = Typeface.SANS_BOLD.fitting(number, radius * 1.3, radius * 1.7);
        svg.text(
                at.plus(0, size * 0.36),
                Svg.Anchor.MIDDLE,
                Typeface.SANS_BOLD,
                size,
                "fill=\"" + Colour.INK + "\"",
                number);
    }
}
