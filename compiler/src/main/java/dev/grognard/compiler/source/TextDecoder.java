package dev.grognard.compiler.source;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Makes texts of the bytes of files, and refuses what is no text. */
public final class TextDecoder {
    /** The largest file that is read, in bytes: some forty times the largest rulebook. */
    public static final int LARGEST = 2_000_000;

    /** What stands in a text for bytes that are none; somebody may also have written it. */
    private static final char REPLACED = '\uFFFD';

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
        if (text.indexOf(REPLACED) >= 0 && !isUtf8(bytes)) {
            throw new NotText(name + " is not a text file in UTF-8");
        }
        if (text.indexOf('\0') >= 0) {
            throw new NotText(name + " is not a text file: it has a zero byte in it");
        }
        boolean marked = text.startsWith("\uFEFF");
        return new SourceText(name, marked ? text.substring(1) : text);
    }

    private static boolean isUtf8(byte[] bytes) {
        try {
            StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(bytes));
            return true;
        } catch (CharacterCodingException e) {
            return false;
        }
    }
}
