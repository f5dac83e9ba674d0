package dev.grognard.cli;

/** Comments in Java: javac does not read them, and those of generated code tell the lines of a text that move with every line above them. */
final class JavaComments {
    private final String java;
    private final StringBuilder code;
    private int at;

    private JavaComments(String java) {
        this.java = java;
        this.code = new StringBuilder(java.length());
    }

    /** A text without its comments, as far as javac can tell the same. */
    static String leftOut(String java) {
        return new JavaComments(java).read();
    }

    private String read() {
        while (at < java.length()) {
            int start = at;
            char c = java.charAt(at);
            if (c == '/' && java.startsWith("//", at)) {
                at = end("\n", 0);
            } else if (c == '/' && java.startsWith("/*", at)) {
                at = end("*/", 2);
                code.append(' ');
            } else {
                at = c == '"' || c == '\'' ? quoted(java, at) : at + 1;
                code.append(java, start, at);
            }
        }
        return code.toString();
    }

    private int end(String mark, int length) {
        int found = java.indexOf(mark, at + length);
        return found < 0 ? java.length() : found + length;
    }

    /** Where something between quotes ends that begins here. */
    static int quoted(String java, int start) {
        char quote = java.charAt(start);
        int at = start + 1;
        while (at < java.length() && java.charAt(at) != quote) {
            at += java.charAt(at) == '\\' ? 2 : 1;
        }
        return Math.min(at + 1, java.length());
    }
}
