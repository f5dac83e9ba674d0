package dev.grognard.compiler.draw;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes the faces of a game's counters from what is printed on its pieces. */
final class Counters {
    private final GameModel model;
    private final PrintedValues values;
    private final Looks looks;
    private final SetUp setUp;

    Counters(GameModel model, PrintedValues values, Looks looks, SetUp setUp) {
        this.model = model;
        this.values = values;
        this.looks = looks;
        this.setUp = setUp;
    }

    Counter of(Member piece) {
        Look look = Look.NONE;
        Colour edge = Looks.spare(model.kinds(Kind.Category.PIECE).indexOf(piece.kind()));
        List<String> notes = new ArrayList<>();
        List<String> everything = new ArrayList<>();
        for (Field field : values.fields(piece.kind())) {
            Optional<Expr> value = values.value(field, piece);
            Optional<Member> member = values.member(field, piece);
            if (PrintedValues.isMemberOf(field, Kind.Category.SIDE) && member.isPresent()) {
                edge = side(member.get());
                everything.add(member.get().printed());
            } else if (PrintedValues.isMemberOf(field, Kind.Category.ENUM) && member.isPresent()) {
                Look own = look(member.get());
                if (own.equals(Look.NONE)) {
                    notes.add(member.get().printed());
                }
                look = look.or(own);
                everything.add(member.get().printed());
            } else if (values.holds(field, piece)) {
                notes.add(field.name());
                everything.add(field.name());
            } else {
                value.flatMap(PrintedValues::words)
                        .filter(words -> !words.equals("no"))
                        .ifPresent(words -> everything.add(field.name() + " " + words));
            }
        }
        for (Map.Entry<Field, Expr> state : setUp.states(piece).entrySet()) {
            PrintedValues.words(state.getValue())
                    .filter(words -> !words.equals("no"))
                    .ifPresent(words -> {
                        String said = words.equals("yes")
                                ? state.getKey().name()
                                : state.getKey().name() + " " + words;
                        notes.add(said);
                        everything.add(said);
                    });
        }
        look = look.or(looks.of(piece.kind()))
                .or(CommonLooks.SYMBOL.of(piece.kind().name()));
        return new Counter(
                piece.id(),
                piece.printed(),
                looks.of(piece).colour().or(look::colour).orElse(edge),
                edge,
                looks.of(piece).pattern().or(look::pattern),
                List.copyOf(notes),
                numbers(piece),
                piece.printed() + (everything.isEmpty() ? "" : ": " + String.join(", ", everything)));
    }

    /** How a value of an enum looks on counters. */
    Look look(Member value) {
        return looks.of(value).or(CommonLooks.SYMBOL.of(value.id()));
    }

    /** The colour of a side. */
    Colour side(Member side) {
        return looks.of(side)
                .colour()
                .orElseGet(() -> Looks.spare(model.membersOf(side.kind()).indexOf(side)));
    }

    /** The fields whose numbers stand on counters of this kind, in the order in which they stand there. */
    List<Field> numbered(Kind kind) {
        return values.fields(kind).stream()
                .filter(field -> field.type().present().isNumber())
                .toList();
    }

    /** The numbers of a piece with dashes between them; noughts at the end say nothing and are left out. */
    private String numbers(Member piece) {
        List<String> numbers = new ArrayList<>();
        numbered(piece.kind())
                .forEach(field -> numbers.add(values.number(field, piece).orElse("–")));
        while (!numbers.isEmpty() && List.of("0", "–").contains(numbers.get(numbers.size() - 1))) {
            numbers.remove(numbers.size() - 1);
        }
        return String.join("-", numbers);
    }
}
