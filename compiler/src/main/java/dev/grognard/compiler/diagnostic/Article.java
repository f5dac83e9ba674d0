package dev.grognard.compiler.diagnostic;

import java.util.regex.Pattern;

/** The article of a noun, which follows the sound of the word. */
public final class Article {
    private static final Pattern VOWEL = Pattern.compile(
            "A|E(?!u)|I|O(?!ne\\b|nce\\b)|U(?!ni|s[ei]|t[ei])|Hour|Hono|Hone|Heir", Pattern.CASE_INSENSITIVE);

    private Article() {}

    /** A noun with its article: {@code a Unit}, {@code an Hour}, {@code an Uhlan}. */
    public static String with(String noun) {
        return (VOWEL.matcher(noun).lookingAt() ? "an " : "a ") + noun;
    }
}
