package dev.grognard.compiler.draw;

import java.util.Locale;

/** A colour by its three parts, each from 0 to 255. */
record Colour(int red, int green, int blue) {
    static final Colour WHITE = new Colour(255, 255, 255);
    static final Colour INK = new Colour(0x2b, 0x26, 0x20);

    private static final int RADIX = 16;
    private static final int TOP = 255;
    /** Below this a face is dark and wants white letters. */
    private static final double MIDDLE = 140;

    /** Reads {@code #rrggbb} or {@code #rgb}. */
    static Colour of(String text) {
        String digits = text.substring(1);
        if (digits.length() == 3) {
            digits = digits.replaceAll("(.)", "$1$1");
        }
        int whole = Integer.parseInt(digits, RADIX);
        return new Colour(whole >> 16 & TOP, whole >> 8 & TOP, whole & TOP);
    }

    /** This colour with a part of another one mixed in. */
    Colour mixed(Colour other, double part) {
        return new Colour(mixed(red, other.red, part), mixed(green, other.green, part), mixed(blue, other.blue, part));
    }

    private static int mixed(int one, int other, double part) {
        return (int) Math.round(one + (other - one) * part);
    }

    Colour darker(double part) {
        return mixed(new Colour(0, 0, 0), part);
    }

    Colour lighter(double part) {
        return mixed(WHITE, part);
    }

    /** What can be read on this colour. */
    Colour letters() {
        return 0.299 * red + 0.587 * green + 0.114 * blue < MIDDLE ? WHITE : INK;
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "#%02x%02x%02x", red, green, blue);
    }
}
