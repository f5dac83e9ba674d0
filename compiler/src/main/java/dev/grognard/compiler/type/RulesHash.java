package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Comment;
import dev.grognard.compiler.ast.SourceFile;
import java.util.Collection;
import java.util.HexFormat;

/** A number that tells whether two games have the same rules: it stays the same when only comments or blank space change. */
final class RulesHash {
    // FNV-1a: no secret hangs on it, and it is ready at once.
    private static final long OFFSET = 0xcbf29ce484222325L;
    private static final long PRIME = 0x100000001b3L;

    private long hash = OFFSET;
    private boolean afterWord;
    private boolean blank;

    private RulesHash() {}

    /** The hash of all files of a game together, as sixteen digits. */
    static String of(Collection<SourceFile> files) {
        RulesHash rules = new RulesHash();
        files.forEach(rules::add);
        return HexFormat.of().toHexDigits(rules.hash);
    }

    private void add(SourceFile file) {
        char[] text = file.span().source().text().toCharArray();
        int at = 0;
        for (Comment comment : file.comments()) {
            add(text, at, comment.span().start());
            blank = true;
            at = comment.span().end();
        }
        add(text, at, text.length);
        blank = true;
    }

    private void add(char[] text, int start, int end) {
        for (int i = start; i < end; i++) {
            char c = text[i];
            if (isBlank(c)) {
                blank = true;
            } else {
                add(c);
            }
        }
    }

    /** Blank space counts only where it keeps two words apart. */
    private void add(char c) {
        boolean word = isPartOfWord(c);
        if (blank && afterWord && word) {
            mix(' ');
        }
        mix(c);
        afterWord = word;
        blank = false;
    }

    private void mix(char c) {
        hash = (hash ^ c) * PRIME;
    }

    private static boolean isBlank(char c) {
        return c == ' ' || (c >= '\t' && c <= '\r');
    }

    private static boolean isPartOfWord(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c > '~';
    }
}
