package dev.grognard.compiler.diagnostic;

/** How characters look on a terminal: which take two cells, which none, and which must not reach it at all. */
final class DisplayText {
    private static final int TAB = 4;

    private DisplayText() {}

    /** The number of cells the text takes when it begins at a line's start. */
    static int width(String text) {
        int width = 0;
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            int c = text.codePointAt(i);
            width += c == '\t' ? TAB - width % TAB : cells(c);
        }
        return width;
    }

    /** The text with tabs as spaces, and with a visible sign for each character that would steer the terminal. */
    static String printable(String text) {
        StringBuilder result = new StringBuilder(text.length());
        int width = 0;
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            int c = text.codePointAt(i);
            if (c == '\t') {
                int spaces = TAB - width % TAB;
                result.append(" ".repeat(spaces));
                width += spaces;
            } else {
                result.appendCodePoint(steers(c) ? '\uFFFD' : c);
                width += cells(c);
            }
        }
        return result.toString();
    }

    private static boolean steers(int c) {
        boolean turnsText = (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
        return Character.isISOControl(c) || turnsText || Character.getType(c) == Character.SURROGATE;
    }

    private static int cells(int c) {
        if (steers(c)) {
            return 1;
        }
        int type = Character.getType(c);
        if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK || type == Character.FORMAT) {
            return 0;
        }
        return isWide(c) ? 2 : 1;
    }

    private static boolean isWide(int c) {
        return (c >= 0x1100 && c <= 0x115F)
                || (c >= 0x2E80 && c <= 0x303E)
                || (c >= 0x3041 && c <= 0xA4CF)
                || (c >= 0xAC00 && c <= 0xD7A3)
                || (c >= 0xF900 && c <= 0xFAFF)
                || (c >= 0xFE30 && c <= 0xFE6F)
                || (c >= 0xFF00 && c <= 0xFF60)
                || (c >= 0xFFE0 && c <= 0xFFE6)
                || (c >= 0x1F300 && c <= 0x1F64F)
                || (c >= 0x1F680 && c <= 0x1F6FF)
                || (c >= 0x1F900 && c <= 0x1F9FF)
                || (c >= 0x20000 && c <= 0x3FFFD);
    }
}
