package dev.grognard.compiler.draw;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Makes the faces of a game's counters from what is printed on its pieces. */
final class Counters {
    private static final Pattern FIELD = Pattern.compile("(?U)\\{(\\w+)}");
    /** Stands for what the onlooker may not see. */
    private static final String HIDDEN = "?";

    private static final Pattern OPTIONAL = Pattern.compile("\\[([^\\[\\]]*)]");

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
                edge = looks.side(model, member.get());
                everything.add(member.get().printed());
            } else if (PrintedValues.isMemberOf(field, Kind.Category.ENUM) && member.isPresent()) {
                Look own = look(member.get());
                if (own.equals(Look.NONE) && !isAmongValues(field, piece)) {
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
                        .ifPresent(words -> everything.add(spoken(field.name()) + " " + words));
            }
        }
        for (Map.Entry<Field, Expr> state : setUp.states(piece).entrySet()) {
            PrintedValues.words(state.getValue())
                    .filter(words ->
                            !words.equals("no") && !values.hides(state.getKey().name(), piece))
                    .ifPresent(words -> {
                        String said = words.equals("yes")
                                ? state.getKey().name()
                                : state.getKey().name() + " " + words;
                        if (!isAmongValues(state.getKey(), piece)) {
                            notes.add(said);
                        }
                        everything.add(said);
                    });
        }
        look = look.or(looks.of(piece.kind()))
                .or(CommonLooks.SYMBOL.of(piece.kind().name()));
        Look own = isKnown(piece) ? looks.of(piece) : Look.of("", look.pattern().orElse(HIDDEN));
        String name = isKnown(piece) ? piece.printed() : piece.kind().name();
        return new Counter(
                isKnown(piece) ? piece.id() : name,
                name,
                own.colour().or(look::colour).orElse(edge),
                edge,
                own.pattern().or(look::pattern),
                List.copyOf(notes),
                numbers(piece),
                name + (everything.isEmpty() ? "" : ": " + String.join(", ", everything)));
    }

    /** Whether the onlooker knows which piece it is. */
    boolean isKnown(Member piece) {
        return !values.hides("name", piece);
    }

    private boolean isAmongValues(Field field, Member piece) {
        return looks.of(piece.kind())
                .values()
                .filter(written -> written.contains("{" + field.name() + "}"))
                .isPresent();
    }

    /** How a value of an enum looks on counters. */
    Look look(Member value) {
        return looks.of(value).or(CommonLooks.SYMBOL.of(value.id()));
    }

    /** What the values on counters of this kind are, in the order in which they stand there. */
    String valued(Kind kind) {
        return looks.of(kind)
                .values()
                .map(written -> written.replace("}{", " ")
                        .replace("[", "")
                        .replace("]", "")
                        .replaceAll("[{}]", ""))
                .orElseGet(() -> numbered(kind).stream()
                        .map(field -> spoken(field.name()))
                        .collect(Collectors.joining("-")));
    }

    /** The name of a field as one would say it. */
    private static String spoken(String name) {
        return name.replaceAll("(?<=[\\p{Ll}0-9])(?=\\p{Lu})", " ").toLowerCase(Locale.ROOT);
    }

    /** The numbers of a kind; those that set it apart from others come before what it has in common with them. */
    private List<Field> numbered(Kind kind) {
        List<Field> common = kind.parent().map(values::fields).orElse(List.of());
        return values.fields(kind).stream()
                .filter(field -> field.type().present().isNumber())
                .sorted(Comparator.comparing(common::contains))
                .toList();
    }

    /** As the looks of its kind write them, or all its numbers with dashes between them; noughts at the end say nothing and are left out. */
    private String numbers(Member piece) {
        Optional<String> written = looks.of(piece.kind()).values();
        boolean told =
                isKnown(piece) || numbered(piece.kind()).stream().anyMatch(field -> !values.hides(field.name(), piece));
        if (!told) {
            return "";
        }
        if (written.isPresent()) {
            return filled(written.get(), piece);
        }
        List<String> numbers = new ArrayList<>();
        numbered(piece.kind())
                .forEach(field -> numbers.add(
                        values.hides(field.name(), piece)
                                ? HIDDEN
                                : values.number(field, piece).orElse("–")));
        // What comes last and is nought says nothing, unless it is all that there is to say.
        while (numbers.size() > 1 && List.of("0", "–").contains(numbers.get(numbers.size() - 1))) {
            numbers.remove(numbers.size() - 1);
        }
        return numbers.equals(List.of("–")) ? "" : String.join("-", numbers);
    }

    /** What stands in square brackets is left out where a value in it is missing or a nought. */
    private String filled(String written, Member piece) {
        String text = OPTIONAL.matcher(written).replaceAll(part -> {
            boolean missing = FIELD.matcher(part.group(1))
                    .results()
                    .map(field -> printed(field.group(1), piece))
                    .anyMatch(value -> List.of("", "0").contains(value));
            return Matcher.quoteReplacement(missing ? "" : part.group(1));
        });
        return FIELD.matcher(text).replaceAll(field -> Matcher.quoteReplacement(printed(field.group(1), piece)));
    }

    private String printed(String name, Member piece) {
        if (values.hides(name, piece)) {
            return HIDDEN;
        }
        return values.fields(piece.kind()).stream()
                .filter(field -> field.name().equals(name))
                .flatMap(field -> values.value(field, piece).stream())
                .flatMap(value -> PrintedValues.words(value).stream())
                .findFirst()
                .or(() -> values.begun(name, piece))
                .orElse("");
    }
}
