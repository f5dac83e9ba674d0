package dev.grognard.runtime.schema;

import dev.grognard.runtime.Thing;
import dev.grognard.runtime.engine.Position;
import java.util.List;

/** What a game consists of, as data: every kind with its members and fields, and the state that belongs to nobody. */
public record Schema(List<Kind> kinds, List<Field> globals) {
    /** The part a kind plays in every wargame. */
    public enum Category {
        SIDE,
        ENUM,
        PLACE,
        LINK,
        PIECE
    }

    /** A closed set and what is known of its members; `name` is the Java and `.grog` name of a leaf kind. */
    public record Kind(String name, Category category, List<? extends Thing> members, List<Field> fields) {}

    /** A printed value or a piece of state of a kind's members. */
    public record Field(String name, boolean state, Reader reader, Sight sight) {}

    /** Reads a field of the member with this root index as a player would write it. */
    @FunctionalInterface
    public interface Reader {
        String read(Position position, int member);
    }

    /** Whether the viewing side (its index) may see a field of the member with this root index. */
    @FunctionalInterface
    public interface Sight {
        boolean visible(Position position, int viewer, int member);
    }
}
