package dev.grognard.compiler.check;

import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A condition or value as the search for situations sees it. Two terms with one key always have the same value. Values are members, whole
 * numbers, truths and {@link #ABSENT}; an empty result means that the value is not known yet.
 */
sealed interface Term {
    /** The value of what is absent. */
    Object ABSENT = new Object() {
        @Override
        public String toString() {
            return "none";
        }
    };

    /** What tells it from other terms. */
    String key();

    /** How a designer would write it. */
    String text();

    /** Its value under an assignment of values to the keys of subjects. */
    Optional<Object> value(Map<String, Object> assigned);

    /** The terms it is made of. */
    List<Term> operands();

    /** Whether a search can go through all values of a type, or through enough of them. */
    static boolean isEnumerable(Type type) {
        Type present = type.present();
        return present instanceof Type.Bool || present instanceof Type.Of || present.isNumber();
    }

    /** Shows itself and everything below it. */
    default void walk(Consumer<Term> visitor) {
        visitor.accept(this);
        operands().forEach(operand -> operand.walk(visitor));
    }

    /** A value that is known. */
    record Fixed(Object value, Type type) implements Term {
        @Override
        public String key() {
            return value + (value instanceof Member member ? "@" + member.kind() : "");
        }

        @Override
        public String text() {
            return Words.value(value, type);
        }

        @Override
        public Optional<Object> value(Map<String, Object> assigned) {
            return Optional.of(value);
        }

        @Override
        public List<Term> operands() {
            return List.of();
        }
    }

    /**
     * Something that situations differ in. An opaque one is worked out by the game in a way that the search does not follow, so that it may
     * not be free to be what we please.
     */
    record Subject(String key, String text, Type type, boolean opaque) implements Term {
        @Override
        public Optional<Object> value(Map<String, Object> assigned) {
            return Optional.ofNullable(assigned.get(key));
        }

        @Override
        public List<Term> operands() {
            return List.of();
        }
    }

    /** Something worked out from operands, all of which must be known. */
    record Operation(String name, String text, List<Term> operands, Function<List<Object>, Optional<Object>> meaning)
            implements Term {
        @Override
        public String key() {
            return name + operands.stream().map(Term::key).toList();
        }

        @Override
        public Optional<Object> value(Map<String, Object> assigned) {
            List<Object> values = new ArrayList<>(operands.size());
            for (Term operand : operands) {
                Optional<Object> value = operand.value(assigned);
                if (value.isEmpty()) {
                    return Optional.empty();
                }
                values.add(value.get());
            }
            return meaning.apply(values);
        }
    }

    /** Whether all (or, if not {@code all}, any) of the operands hold; known as soon as one decides it. */
    record Junction(boolean all, List<Term> operands) implements Term {
        @Override
        public String key() {
            return (all ? "all" : "any") + operands.stream().map(Term::key).toList();
        }

        @Override
        public String text() {
            return String.join(
                    all ? " and " : " or ", operands.stream().map(Term::text).toList());
        }

        @Override
        public Optional<Object> value(Map<String, Object> assigned) {
            boolean known = true;
            for (Term operand : operands) {
                Optional<Object> value = operand.value(assigned);
                if (value.isPresent() && value.get().equals(!all)) {
                    return value;
                }
                known &= value.isPresent();
            }
            return known ? Optional.of(all) : Optional.empty();
        }
    }

    /** One or the other, by a condition. */
    record Choice(Term condition, Term then, Term otherwise) implements Term {
        @Override
        public String key() {
            return "if" + operands().stream().map(Term::key).toList();
        }

        @Override
        public String text() {
            return "if " + condition.text() + " then " + then.text() + " else " + otherwise.text();
        }

        @Override
        public Optional<Object> value(Map<String, Object> assigned) {
            return condition.value(assigned).flatMap(holds -> (holds.equals(true) ? then : otherwise).value(assigned));
        }

        @Override
        public List<Term> operands() {
            return List.of(condition, then, otherwise);
        }
    }
}
