package dev.grognard.cli;

import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.schema.Schema;
import dev.grognard.runtime.view.BoardView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What is printed on things and what state they are in, asked for as the source names it: {@code Guards.strength}, {@code attacked}. */
final class Facts {
    private static final Pattern FIELD_FIRST = Pattern.compile("(?<field>[^\\s.]+)(?:\\s+of)?\\s+(?<thing>[^.]+)");

    private static final Pattern FIELD_LAST = Pattern.compile("(?<thing>[^.]+)\\s+(?<field>[^\\s.]+)");

    private final Match match;
    private final List<Subject> subjects = new ArrayList<>();

    /** A thing that the viewer knows, and what he may see of it. */
    private record Subject(String id, String name, boolean piece, List<BoardView.Value> values) {
        boolean isCalled(String words) {
            return id.equalsIgnoreCase(words)
                    || squeezed(name).equals(squeezed(words))
                    || squeezed(name.replaceFirst("\\(\\d+\\)$", "")).equals(squeezed(words));
        }

        private Subject withoutMarks() {
            return new Subject(Wording.withoutMarks(id), Wording.withoutMarks(name), piece, values);
        }

        /** A name as the source has it, where it has no blanks. */
        private static String squeezed(String words) {
            return String.join("", Wording.words(words));
        }
    }

    Facts(Match match, int viewer) {
        this.match = match;
        BoardView view = match.view(viewer);
        List<BoardView.Value> globals = new ArrayList<>(view.globals());
        globals.add(new BoardView.Value("turn", view.turnName(), true));
        subjects.add(new Subject("", "", false, globals));
        view.sides().forEach(side -> subjects.add(new Subject(side.id(), side.name(), false, side.values())));
        view.places().forEach(place -> {
            subjects.add(new Subject(place.id(), place.name(), false, place.values()));
            place.pieces().forEach(this::add);
        });
        view.elsewhere().forEach(this::add);
    }

    private void add(BoardView.Standing piece) {
        piece.id().ifPresent(id -> subjects.add(new Subject(id, piece.name(), true, piece.values())));
    }

    /**
     * What is to be said of {@code THING.FIELD}, of {@code FIELD THING} as rules are asked, of a state that belongs to nobody, or of all that a
     * thing has; nothing if there is no such.
     */
    List<String> about(String words) {
        return Stream.concat(Stream.of(words.strip()), dotted(words.strip()))
                .map(this::written)
                .filter(found -> !found.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    /** The same with a dot, where the first or the last word is a field. */
    private Stream<String> dotted(String asked) {
        return Stream.of(FIELD_FIRST, FIELD_LAST)
                .map(form -> form.matcher(asked))
                .filter(form -> form.matches() && isField(form.group("field")))
                .map(form -> form.group("thing") + "." + form.group("field"));
    }

    private boolean isField(String word) {
        return match.game().schema().kinds().stream()
                .flatMap(kind -> kind.fields().stream())
                .anyMatch(field -> field.name().equalsIgnoreCase(word));
    }

    private List<String> written(String asked) {
        List<String> found = named(subjects.get(0), asked).map(List::of).orElse(List.of());
        int dot = asked.lastIndexOf('.');
        if (found.isEmpty() && dot > 0) {
            found = field(called(asked.substring(0, dot)), asked.substring(dot + 1));
        }
        if (found.isEmpty()) {
            found = called(asked).stream().flatMap(Facts::all).toList();
        }
        if (!found.isEmpty()) {
            return found;
        }
        return dot > 0 ? hidden(asked.substring(0, dot), asked.substring(dot + 1)) : hidden(asked);
    }

    /** A state of the whole game that the viewer may not see. */
    private List<String> hidden(String words) {
        return match.game().schema().globals().stream()
                .filter(state -> state.name().equalsIgnoreCase(words))
                .map(state -> Plain.words(state.name()) + " = hidden from you")
                .toList();
    }

    /** What is asked of a piece that the viewer does not know, wherever it may be: that there is such a piece everybody knows. */
    private List<String> hidden(String words, String field) {
        return match.game().schema().kinds().stream()
                .filter(kind -> kind.category() == Schema.Category.PIECE)
                .filter(kind ->
                        kind.fields().stream().anyMatch(one -> one.name().equalsIgnoreCase(field)))
                .flatMap(kind -> kind.members().stream())
                .filter(piece -> new Subject(piece.id(), piece.printed(), true, List.of()).isCalled(words))
                .findFirst()
                .map(piece -> Plain.words(field) + " of " + piece.printed() + " = hidden from you")
                .map(List::of)
                .orElse(List.of());
    }

    /** What those of one name have under this name; a side and a place may be printed alike, and whichever has it is meant. */
    private List<String> field(List<Subject> called, String field) {
        return called.stream()
                .flatMap(subject -> named(subject, field).stream())
                .findFirst()
                .or(() -> called.stream()
                        .findFirst()
                        .map(subject -> subject.name() + " has no `" + field + "`, or none that you may see."
                                + Question.parse(field).near(match)))
                .map(List::of)
                .orElse(List.of());
    }

    /** Who is called so: the first, and those who are printed as he is. */
    private List<Subject> called(String words) {
        return first(subject -> subject.isCalled(words))
                .or(() -> first(subject -> subject.withoutMarks().isCalled(Wording.withoutMarks(words))))
                .map(first -> subjects.stream()
                        .skip(1)
                        .filter(subject -> subject.name().equals(first.name()))
                        .toList())
                .orElse(List.of());
    }

    private Optional<Subject> first(Predicate<Subject> called) {
        return subjects.stream().skip(1).filter(called).findFirst();
    }

    private static Optional<String> named(Subject subject, String field) {
        return subject.values().stream()
                .filter(value -> value.name().toLowerCase(Locale.ROOT).equals(field.toLowerCase(Locale.ROOT)))
                .findFirst()
                .map(value -> told(subject, value));
    }

    private static Stream<String> all(Subject subject) {
        return subject.values().stream().map(value -> told(subject, value));
    }

    private static String told(Subject subject, BoardView.Value value) {
        String whose = subject.name().isEmpty() ? "" : " of " + subject.name();
        return Plain.words(value.name()) + whose + " = " + (value.text().isEmpty() ? "none" : value.text())
                + (value.state() ? ", a state" : ", as printed");
    }

    /** A state or a printed value to show how one asks. */
    Optional<String> sample() {
        return subjects.stream()
                .skip(1)
                .sorted(Comparator.comparing(subject -> !subject.piece()))
                .flatMap(subject -> subject.values().stream().map(value -> subject.id() + "." + value.name()))
                .findFirst();
    }
}
