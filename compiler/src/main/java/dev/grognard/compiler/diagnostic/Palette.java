package dev.grognard.compiler.diagnostic;

/** The colours of a rendering, or none. */
enum Palette {
    PLAIN,
    ANSI;

    String error(String text) {
        return in("1;31", text);
    }

    String warning(String text) {
        return in("1;33", text);
    }

    String secondary(String text) {
        return in("1;34", text);
    }

    String gutter(String text) {
        return in("1;34", text);
    }

    String strong(String text) {
        return in("1", text);
    }

    String severity(Severity severity, String text) {
        return severity == Severity.ERROR ? error(text) : warning(text);
    }

    private String in(String code, String text) {
        return this == PLAIN || text.isBlank() ? text : "\u001B[" + code + "m" + text + "\u001B[0m";
    }
}
