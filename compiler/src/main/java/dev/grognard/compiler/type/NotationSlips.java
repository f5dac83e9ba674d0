package dev.grognard.compiler.type;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Suggest;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.RecordDef;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Texts that have the shape in which a record is printed, with a name in them that means nothing. */
final class NotationSlips {
    /** What a name in a text may look like; blanks in it are rare enough to be left to the words around it. */
    private static final String ANY_NAME = "[\\p{L}\\p{N}][\\p{L}\\p{N}'.&-]*";

    private final Context context;
    private final Records records;
    private final Map<RecordDef, List<Shape>> shapes = new IdentityHashMap<>();

    /** A notation in which any word can stand for a name. */
    private record Shape(Notation notation, Pattern pattern) {}

    /** A name of a part that a text has and nothing is called by. */
    private record Missing(String name, Kind kind) {}

    NotationSlips(Context context, Records records) {
        this.context = context;
        this.records = records;
    }

    /** Tells that a text is no value of a record; what is wrong with many for one name is told once. */
    void report(RecordDef record, String cell, Span span) {
        Diagnostic problem = Diagnostic.error(
                TypeCode.NOT_IN_NOTATION,
                "`" + cell + "` is not printed as " + record.name() + " is",
                span,
                "does not fit "
                        + String.join(
                                " or ",
                                record.notations().stream()
                                        .map(n -> "\"" + n + "\"")
                                        .toList()));
        Optional<String> likely = CellSlips.likely(cell).stream()
                .filter(one -> records.printed(record, one, span, false).isPresent())
                .findFirst();
        if (likely.isPresent()) {
            context.diagnostics.add(problem.help("did you mean `" + likely.get() + "`?"));
            return;
        }
        Optional<Missing> missing = missing(record, cell);
        missing.ifPresentOrElse(
                one -> context.once(one.name(), advised(problem, one).about(one.name())),
                () -> context.diagnostics.add(parts(record).map(problem::help).orElse(problem)));
    }

    private Diagnostic advised(Diagnostic problem, Missing missing) {
        List<String> names = names(missing.kind());
        return Suggest.closest(missing.name(), names)
                .filter(near -> near.length() > 2)
                .map(near -> problem.help("did you mean `" + near + "` by `" + missing.name() + "`?"))
                .orElseGet(() -> names.isEmpty() || names.size() > Unknowns.FEW
                        ? problem
                        : problem.help("there is no " + missing.kind() + " `" + missing.name() + "`; there are "
                                + Unknowns.listed(names)));
    }

    /** The one name that nothing is called by, if the text is right but for it. */
    private Optional<Missing> missing(RecordDef record, String cell) {
        return shapes(record).stream()
                .flatMap(shape -> shape.notation().read(cell, shape.pattern()).stream()
                        .map(texts -> missing(record, shape.notation().slots(), texts)))
                .filter(found -> found.size() == 1)
                .map(found -> found.get(0))
                .findFirst();
    }

    private List<Missing> missing(RecordDef record, List<Notation.Slot> slots, List<String> texts) {
        List<Missing> found = new ArrayList<>();
        for (int i = 0; i < slots.size(); i++) {
            String text = texts.get(i);
            Type type = Records.type(record, slots.get(i).name());
            Types.kind(type)
                    .filter(kind -> !text.isEmpty() && records.named(kind, text).isEmpty())
                    .ifPresent(kind -> found.add(new Missing(text, kind)));
        }
        return found;
    }

    private List<Shape> shapes(RecordDef record) {
        return shapes.computeIfAbsent(
                record,
                r -> r.notations().stream()
                        .map(Notation::of)
                        .map(notation -> new Shape(notation, Pattern.compile(notation.pattern(slot -> {
                            Type type = Records.type(r, slot.name());
                            return Types.kind(type).isPresent() ? ANY_NAME : Records.NUMBER_IN_NOTATION;
                        }))))
                        .toList());
    }

    /** What can be printed for the first part of a record that has a few values. */
    private Optional<String> parts(RecordDef record) {
        return record.fields().stream()
                .flatMap(field -> Types.kind(field.type()).stream())
                .map(this::names)
                .filter(names -> !names.isEmpty() && names.size() <= Unknowns.FEW)
                .findFirst()
                .map(names -> "there are " + Unknowns.listed(names));
    }

    private List<String> names(Kind kind) {
        Stream<Member> members = context.symbols.membersOf(kind).stream();
        return members.map(Records::asInCell).toList();
    }
}
