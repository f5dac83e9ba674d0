package dev.grognard.compiler.source;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Locale;

/** Makes texts of the bytes of files, and refuses what is no text. */
public final class TextDecoder {
    /** The largest file that is read, in bytes: some forty times the largest rulebook. */
    public static final int LARGEST = 2_000_000;

    /** What stands in a text for bytes that are none; somebody may also have written it. */
    private static final char REPLACED = '\uFFFD';

    /** Accents that follow their letters stand behind these. */
    private static final char FIRST_ACCENT = '\u0300';

    /** Dashes, quotes, arrows, and other signs without accents. */
    private static final char FIRST_SIGN = '\u2010';

    private static final char LAST_SIGN = '\u2BFF';

    /** What editors write that do not write UTF-8. */
    private static final Charset WESTERN = Charset.forName("windows-1252");

    private static final String SAVE =
            ": open it in an editor that shows its letters right, and save it again with the encoding UTF-8";

    private TextDecoder() {}

    /** Refuses a file of that many bytes if it is too large, before it is read. */
    public static void checkSize(String name, long bytes) throws NotText {
        if (bytes > LARGEST) {
            throw new NotText(name + " is too large: it has " + grouped(bytes) + " bytes, and at most "
                    + grouped(LARGEST) + " are read");
        }
    }

    private static String grouped(long number) {
        return String.format(Locale.ROOT, "%,d", number).replace(',', ' ');
    }

    /** The text in UTF-8 under the given name. */
    public static SourceText decode(String name, byte[] bytes) throws NotText {
        checkSize(name, bytes.length);
        String text = new String(bytes, StandardCharsets.UTF_8);
        int strange = text.indexOf(REPLACED) < 0 ? bytes.length : firstStrange(bytes);
        if (strange < bytes.length) {
            throw new NotText(name + otherEncoding(bytes, strange));
        }
        if (text.indexOf('\0') >= 0) {
            throw new NotText(name + " is not a text file: it has a zero byte in it");
        }
        boolean marked = text.startsWith("\uFEFF");
        return new SourceText(name, composed(marked ? text.substring(1) : text));
    }

    /**
     * The text with one sign for each letter with its accent: some systems write two for it, and the names of one thing would differ
     * although they look the same.
     */
    private static String composed(String text) {
        // Of the signs that games are full of none is changed; whoever has no others need not wait for the tables of
        // all scripts.
        boolean plain = text.chars().allMatch(c -> c < FIRST_ACCENT || c >= FIRST_SIGN && c <= LAST_SIGN);
        return plain ? text : Normalizer.normalize(text, Normalizer.Form.NFC);
    }

    /** Where the first byte is that is not UTF-8; behind the last one if all are. */
    private static int firstStrange(byte[] bytes) {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length);
        return StandardCharsets.UTF_8.newDecoder().decode(in, out, true).isError() ? in.position() : bytes.length;
    }

    /** What to do with a file of another encoding, or of none. */
    private static String otherEncoding(byte[] bytes, int strange) {
        if (bytes.length >= 2 && (bytes[0] & bytes[1]) == (byte) 0xFE && (bytes[0] | bytes[1]) == (byte) 0xFF) {
            return " is saved in UTF-16 and not in UTF-8" + SAVE;
        }
        String text = new String(bytes, WESTERN);
        if (text.chars().anyMatch(c -> c < ' ' && !Character.isWhitespace(c))) {
            return " is not a text file in UTF-8";
        }
        long line = text.substring(0, strange).chars().filter(c -> c == '\n').count() + 1;
        int from = strange;
        while (from > 0 && Character.isLetterOrDigit(text.charAt(from - 1))) {
            from--;
        }
        int to = strange + 1;
        while (to < text.length() && Character.isLetterOrDigit(text.charAt(to))) {
            to++;
        }
        return " is not saved in UTF-8, as `" + text.substring(from, to) + "` in line " + line + " shows" + SAVE;
    }
}
