package dev.grognard.compiler.diagnostic;

/**
 * A kind of mistake under a stable number, with what {@code grog explain} says about it.
 *
 * <p>Each family of codes is an enum in this package, listed in {@link Catalogue}; a number once released is never reused.
 */
public interface Code {
    /**
     * What the catalogue says about a code.
     *
     * @param id the letter G and four digits
     * @param title what is wrong, in a few words
     * @param explanation one paragraph: what it means and why it is refused
     * @param bad a few lines that have the mistake
     * @param mended the same lines without it
     */
    record Entry(String id, String title, String explanation, String bad, String mended) {}

    /** The catalogue's entry. */
    Entry entry();

    /** The letter G and four digits. */
    default String id() {
        return entry().id();
    }

    /** What is wrong, in a few words. */
    default String title() {
        return entry().title();
    }
}
