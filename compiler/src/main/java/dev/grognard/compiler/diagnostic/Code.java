package dev.grognard.compiler.diagnostic;

/**
 * A kind of mistake under a stable number.
 *
 * <p>Each family of codes is an enum in this package, listed in {@link Catalogue}; a number once released is never reused. What is said
 * about a code stands on its page in {@code docs/errors} and nowhere else.
 */
public interface Code {
    /** The letter G and four digits. */
    String id();

    /** What {@code grog explain} says about it. */
    default Page page() {
        return Page.of(this);
    }

    /** What is wrong, in a few words. */
    default String title() {
        return page().title();
    }
}
