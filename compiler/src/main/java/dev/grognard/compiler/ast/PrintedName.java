package dev.grognard.compiler.ast;

import java.util.Optional;

/** A name as printed and the identifier by which rules know it. */
public record PrintedName(String printed, String id) {
    /** Reads {@code Fisher's Wharf} or {@code Guards as RedGuards}. */
    public static PrintedName of(String cell) {
        String text = cell.strip();
        int as = text.lastIndexOf(" as ");
        Optional<String> given =
                as < 0 ? Optional.empty() : Optional.of(text.substring(as + 4).strip());
        String printed = as < 0 ? text : text.substring(0, as).strip();
        return new PrintedName(printed, given.orElseGet(() -> identifier(printed)));
    }

    /** Drops punctuation and joins the words, each with a capital. */
    public static String identifier(String printed) {
        StringBuilder id = new StringBuilder();
        boolean begins = true;
        for (int i = 0; i < printed.length(); i++) {
            char c = printed.charAt(i);
            if (Character.isLetterOrDigit(c)) {
                id.append(begins ? Character.toUpperCase(c) : c);
                begins = false;
            } else if (Character.isWhitespace(c) || c == '-' || c == '/') {
                begins = true;
            }
        }
        return id.toString();
    }
}
