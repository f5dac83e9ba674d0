package dev.grognard.compiler.draw;

import java.util.ArrayList;
import java.util.List;

/**
 * The faces that words are set in. Each family names fonts of one set of widths, so that what is measured here is what a viewer draws,
 * whichever of them it has; where it has none, what has been given room for wider letters still fits.
 */
enum Typeface {
    SANS(Family.SANS, "", """
            278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556
            1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556
            333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584"""),
    SANS_BOLD(Family.SANS, " font-weight=\"bold\"", """
            278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611
            975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556
            333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584"""),
    SERIF(Family.SERIF, "", """
            250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278 500 500 500 500 500 500 500 500 500 500 278 278 564 564 564 444
            921 722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944 722 722 611 333 278 333 469 500
            333 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 480 200 480 541"""),
    SERIF_BOLD(Family.SERIF, " font-weight=\"bold\"", """
            250 333 555 500 500 1000 833 278 333 333 500 570 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 570 570 570 500
            930 722 667 722 722 667 611 778 778 389 500 778 667 944 722 778 611 778 722 556 667 722 722 1000 722 722 667 333 278 333 581 500
            333 500 556 444 556 444 333 500 556 278 333 556 278 833 556 500 556 556 444 389 333 556 500 722 500 500 444 394 220 394 520"""),
    SERIF_ITALIC(Family.SERIF, " font-style=\"italic\"", """
            250 333 420 500 500 833 778 214 333 333 500 675 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 675 675 675 500
            920 611 611 667 722 611 611 722 722 333 444 667 556 833 667 722 611 722 611 500 556 722 611 833 611 556 556 389 278 389 422 500
            333 500 500 444 500 444 278 500 500 278 278 444 278 722 500 500 500 500 389 389 278 500 444 667 444 444 389 400 275 400 541""");

    /** Names that mean fonts of the same widths on one system or another, and at last one that is not much wider. */
    private static final class Family {
        static final String SANS =
                "Arial, Helvetica, 'Liberation Sans', Arimo, 'Nimbus Sans', FreeSans, 'DejaVu Sans Condensed', sans-serif";
        static final String SERIF =
                "'Times New Roman', Times, 'Liberation Serif', Tinos, 'Nimbus Roman', FreeSerif, 'DejaVu Serif Condensed', serif";
    }

    /** How much wider letters are where a system has none of the fonts that are measured here. */
    static final double WIDER = 1.22;

    /** Letters outside of ASCII are taken to be as wide as a capital. */
    private static final int UNKNOWN = 720;

    private static final double EM = 1000;

    private final String attributes;
    private final List<Integer> widths;

    Typeface(String family, String more, String widths) {
        this.attributes = "font-family=\"" + family + "\"" + more;
        List<Integer> all = new ArrayList<>();
        for (String width : widths.split("\\s+")) {
            all.add(Integer.parseInt(width));
        }
        this.widths = List.copyOf(all);
    }

    /** What an SVG text needs to be set in this face. */
    String attributes() {
        return attributes;
    }

    /** How wide a line is. */
    double width(String line, double size) {
        return line.codePoints()
                        .map(letter ->
                                letter >= ' ' && letter - ' ' < widths.size() ? widths.get(letter - ' ') : UNKNOWN)
                        .sum()
                * size
                / EM;
    }

    /** How wide a line may become where the fonts are missing. */
    double widest(String line, double size) {
        return width(line, size) * WIDER;
    }

    /** The size, no larger than wanted, at which a line is no wider than allowed. */
    double fitting(String line, double wanted, double widest) {
        double width = width(line, wanted);
        return width <= widest ? wanted : wanted * widest / width;
    }

    /** A text as lines no wider than allowed, where its words let it. */
    List<String> wrapped(String text, double size, double widest) {
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String word : text.strip().split("\\s+")) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (!line.isEmpty() && width(longer, size) > widest) {
                lines.add(line);
                line = word;
            } else {
                line = longer;
            }
        }
        lines.add(line);
        return lines;
    }
}
