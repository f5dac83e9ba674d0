package dev.grognard.compiler.diagnostic;

import dev.grognard.compiler.source.SourceText;
import java.util.List;
import java.util.Optional;

/** Lines as they should read. */
public final class Mended {
    /** Longer lines are not shown a second time. */
    public static final int LONGEST_LINE = 110;

    private Mended() {}

    /** So much of a longer line is shown on either side, or less if what is written instead is long too. */
    private static final List<Integer> AROUND = List.of(40, 25, 10);

    /** The line of a place as it would read with something else there, or a part of it if it is long. */
    public static Optional<String> line(SourceText source, int start, int end, String with) {
        String text = source.text();
        int first = text.lastIndexOf('\n', start - 1) + 1;
        int last = text.indexOf('\n', end) < 0 ? text.length() : text.indexOf('\n', end);
        String before = text.substring(first, start);
        String after = text.substring(end, last).replaceAll("//.*", "");
        String whole = shown(before + with + after);
        for (int i = 0; i < AROUND.size() && whole.length() > LONGEST_LINE; i++) {
            whole = shown(tail(before, AROUND.get(i)) + with + head(after, AROUND.get(i)));
        }
        return whole.length() > LONGEST_LINE || whole.contains("\n")
                ? Optional.empty()
                : Optional.of("`" + whole + "`");
    }

    private static String shown(String line) {
        return line.strip().replaceAll(" {2,}", " ");
    }

    /** The last words of what may be long. */
    private static String tail(String words, int around) {
        int from = words.strip().length() <= around ? -1 : words.indexOf(' ', words.length() - around);
        // What closes no parenthesis that is shown would be read as torn.
        while (from >= 0 && closesMore(words.substring(from))) {
            from = words.indexOf(' ', from + 1);
        }
        return from < 0 ? words : "… " + words.substring(from + 1);
    }

    private static boolean closesMore(String words) {
        int depth = 0;
        for (int i = 0; i < words.length() && depth >= 0; i++) {
            depth += words.charAt(i) == '(' ? 1 : words.charAt(i) == ')' ? -1 : 0;
        }
        return depth < 0;
    }

    /** The first words of what may be long. */
    private static String head(String words, int around) {
        int to = words.strip().length() <= around ? -1 : words.lastIndexOf(' ', around);
        return to < 0 ? words : words.substring(0, to) + " …";
    }

    /** A message with the corrected line, if it can be shown. */
    public static Diagnostic writing(
            Diagnostic diagnostic, String advice, SourceText source, int start, int end, String with) {
        return offer(advice, source, start, end, with)
                .map(diagnostic::offering)
                .orElseGet(() -> diagnostic.help(advice));
    }

    /** The corrected line, if it can be shown. */
    public static Optional<Offer> offer(String advice, SourceText source, int start, int end, String with) {
        return line(source, start, end, with)
                .map(line -> new Offer(source, start, end, with, advice, advice + ": " + line, Optional.empty()));
    }
}
