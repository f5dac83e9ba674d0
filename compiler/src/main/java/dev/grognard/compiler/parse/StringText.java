package dev.grognard.compiler.parse;

/** What stands between quotes: a backslash takes the meaning from the sign after it. */
final class StringText {
    private StringText() {}

    static String unescaped(String written) {
        if (written.indexOf('\\') < 0) {
            return written;
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < written.length(); i++) {
            char c = written.charAt(i);
            if (c == '\\' && i + 1 < written.length()) {
                i++;
                text.append(written.charAt(i));
            } else {
                text.append(c);
            }
        }
        return text.toString();
    }
}
