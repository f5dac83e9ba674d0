package dev.grognard.compiler.draw;

import java.util.Optional;

/**
 * How something is drawn, as far as anybody has said.
 *
 * @param values what stands along the lower edge of a counter, with its fields in braces
 */
record Look(Optional<Colour> colour, Optional<String> pattern, Optional<String> values) {
    static final Look NONE = new Look(Optional.empty(), Optional.empty(), Optional.empty());

    /** A look of a colour ({@code ""} for none) and a pattern ({@code ""} for none). */
    static Look of(String colour, String pattern) {
        return new Look(
                Optional.of(colour).filter(c -> !c.isEmpty()).map(Colour::of),
                Optional.of(pattern).filter(p -> !p.isEmpty()),
                Optional.empty());
    }

    /** This look, with what it leaves open taken from another one. */
    Look or(Look other) {
        return new Look(colour.or(other::colour), pattern.or(other::pattern), values.or(other::values));
    }

    /** Whether it is water that runs, broad or narrow. */
    boolean isWatercourse() {
        return is("river") || is("stream") || is("brook");
    }

    boolean is(String name) {
        return pattern.filter(name::equals).isPresent();
    }
}
