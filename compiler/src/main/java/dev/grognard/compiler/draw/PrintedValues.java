package dev.grognard.compiler.draw;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.Type;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The values that are printed on places, links and pieces, as far as the onlooker sees them. */
final class PrintedValues {
    private final Map<Field, FieldDef> definitions = new LinkedHashMap<>();

    private final List<Field> states;
    private final Sights sights;

    PrintedValues(GameModel model, Sights sights) {
        this.sights = sights;
        this.states = model.fields().stream()
                .map(FieldDef::field)
                .filter(field -> field.state() && field.keys().isEmpty())
                .toList();
        model.fields().stream().filter(def -> !def.field().state()).forEach(def -> definitions.put(def.field(), def));
    }

    /** The printed fields of a kind: those of the kinds above it first, otherwise as declared. */
    List<Field> fields(Kind kind) {
        List<Field> own = definitions.keySet().stream()
                .filter(field -> field.owner() == kind)
                .toList();
        return kind.parent()
                .map(above -> java.util.stream.Stream.concat(fields(above).stream(), own.stream())
                        .toList())
                .orElse(own);
    }

    /** Whether something is kept from the onlooker: a field, or which piece it is ({@code name}). */
    boolean hides(String field, Member member) {
        return !sights.sees(member, field);
    }

    /** What a field holds for a member, unless it holds nothing. */
    Optional<Expr> value(Field field, Member member) {
        return Optional.ofNullable(definitions.get(field))
                .filter(def -> !hides(field.name(), member))
                .map(def -> def.printed().get(member))
                .filter(value -> !(value instanceof Expr.Absent));
    }

    /** What a state of a piece begins with, in a few words; nothing if the set-up alone does not tell. */
    Optional<String> begun(String state, Member piece) {
        return states.stream()
                .filter(field -> field.name().equals(state) && piece.kind().isA(field.owner()))
                .findFirst()
                .flatMap(field -> sights.first().held(field, piece).flatMap(value -> words(field, value)));
    }

    private static Optional<String> words(Field field, Object value) {
        if (value instanceof Member member) {
            return Optional.of(member.printed());
        }
        if (value instanceof Integer number) {
            return Optional.of(Expr.Number.printed(number, field.type()));
        }
        return value instanceof Boolean truth ? Optional.of(truth ? "yes" : "no") : Optional.empty();
    }

    /** The member that a field of one member holds. */
    Optional<Member> member(Field field, Member of) {
        return value(field, of).filter(Expr.Constant.class::isInstance).map(value -> ((Expr.Constant) value).member());
    }

    boolean holds(Field field, Member of) {
        return value(field, of)
                .filter(value -> value instanceof Expr.Truth truth && truth.value())
                .isPresent();
    }

    /** A number, amount or percentage as it is printed. */
    Optional<String> number(Field field, Member of) {
        return value(field, of).flatMap(PrintedValues::number);
    }

    private static Optional<String> number(Expr value) {
        return value instanceof Expr.Number number ? Optional.of(number.printed()) : Optional.empty();
    }

    /** Any value in a few words; sets are too long for that. */
    static Optional<String> words(Expr value) {
        if (value instanceof Expr.Truth truth) {
            return Optional.of(truth.value() ? "yes" : "no");
        }
        if (value instanceof Expr.Constant constant) {
            return Optional.of(constant.member().printed());
        }
        return number(value);
    }

    static boolean isMemberOf(Field field, Kind.Category category) {
        return field.type().present() instanceof Type.Of of && of.kind().category() == category;
    }
}
