package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.RecordDef;
import dev.grognard.compiler.model.Type;
import java.util.HashSet;
import java.util.Set;

/** A part of a printed result that nothing reads, although the rules read other parts of it. A result that nobody takes apart may be there for the log. */
final class UnreadParts implements Check {
    /** A part of a record by its name. */
    private record Part(String record, String name) {}

    @Override
    public void check(Survey survey, Diagnostics found) {
        Set<Part> read = new HashSet<>();
        survey.all(Expr.ReadPart.class).stream()
                .filter(node -> node.of().type().present() instanceof Type.Rec)
                .forEach(node -> read.add(new Part(
                        ((Type.Rec) node.of().type().present()).record().name(),
                        node.part().name())));
        survey.game().records().stream()
                .filter(record -> !record.notations().isEmpty() && !survey.isOfSeries(record.span()))
                .filter(record -> record.fields().stream().anyMatch(part -> read.contains(of(record, part)))
                        && !isCompared(record, survey))
                .forEach(record -> record.fields().stream()
                        .filter(part -> !read.contains(of(record, part)))
                        .forEach(part -> found.add(warning(record, part))));
    }

    private static Part of(RecordDef record, RecordDef.RecordField part) {
        return new Part(record.name(), part.name());
    }

    private static Diagnostic warning(RecordDef record, RecordDef.RecordField part) {
        return Diagnostic.warning(
                        CheckCode.NEVER_READ,
                        "the part `%s` of %s is never read".formatted(part.name(), record.name()),
                        Words.headline(record.span()),
                        "whatever it holds changes nothing")
                .help("ask for it where the others are asked for: `….%s`".formatted(part.name()));
    }

    /** Whether somebody looks at all parts of it at once. */
    private static boolean isCompared(RecordDef record, Survey survey) {
        return survey.all(Expr.Same.class).stream()
                .anyMatch(same -> same.left().type().present() instanceof Type.Rec rec
                        && rec.record().name().equals(record.name()));
    }
}
