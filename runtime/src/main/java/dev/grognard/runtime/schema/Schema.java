package dev.grognard.runtime.schema;

import dev.grognard.runtime.Thing;
import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.text.Text;
import java.util.List;

/** What a game consists of, as data: every kind with its members and fields, and the state that belongs to nobody. */
public record Schema(List<Kind> kinds, List<Field> globals, List<Label> labels) {
    /** A game in which nothing is printed beside the number of the turn. */
    public Schema(List<Kind> kinds, List<Field> globals) {
        this(kinds, globals, List.of());
    }

    /** The members of the kind of sides, in the order of their indexes. */
    public List<? extends Thing> sides() {
        return kinds.stream()
                .filter(kind -> kind.category() == Category.SIDE)
                .findFirst()
                .map(Kind::members)
                .orElseThrow(() -> new IllegalStateException("a game without sides"));
    }

    /** Whether nothing in the game is ever hidden from anybody. */
    public boolean isOpen() {
        return globals.stream().allMatch(field -> field.sight() == Sight.EVERYBODY)
                && kinds.stream()
                        .flatMap(kind -> kind.fields().stream())
                        .allMatch(field -> field.sight() == Sight.EVERYBODY);
    }

    /** The part a kind plays in every wargame. */
    public enum Category {
        SIDE,
        ENUM,
        PLACE,
        LINK,
        PIECE
    }

    /** A closed set and what is known of its members; `name` is the Java and `.grog` name of a leaf kind. */
    public record Kind(
            String name, Category category, List<? extends Thing> members, List<Field> fields, List<Label> labels) {
        /** A kind with nothing printed beside the names of its members. */
        public Kind(String name, Category category, List<? extends Thing> members, List<Field> fields) {
            this(name, category, members, fields, List.of());
        }
    }

    /** What is printed beside the name of the member with this root index, to those who may see all that it tells. */
    @FunctionalInterface
    public interface Label {
        Text read(Position position, int member);

        /** Whether those who stand in one place are listed in rows by it. */
        default boolean tellsRows() {
            return false;
        }

        /** A label that also tells rows apart. */
        static Label ofRows(Label words) {
            return new Label() {
                @Override
                public Text read(Position position, int member) {
                    return words.read(position, member);
                }

                @Override
                public boolean tellsRows() {
                    return true;
                }
            };
        }
    }

    /**
     * A printed value or a piece of state of a kind's members.
     *
     * @param reader how a player reads it
     * @param written how an example writes it
     */
    public record Field(String name, boolean state, Reader reader, Sight sight, Reader written) {
        /** A field that is written as it is read, such as a number. */
        public Field(String name, boolean state, Reader reader, Sight sight) {
            this(name, state, reader, sight, reader);
        }
    }

    /** Reads a field of the member with this root index as a player would write it. */
    @FunctionalInterface
    public interface Reader {
        String read(Position position, int member);
    }

    /** Whether the viewing side (its index) may see a field of the member with this root index. */
    @FunctionalInterface
    public interface Sight {
        /** The sight of what is never hidden; {@link Schema#isOpen} knows it by this very object. */
        Sight EVERYBODY = (position, viewer, member) -> true;

        boolean visible(Position position, int viewer, int member);
    }
}
