package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;
import java.util.List;

/** A record: fields that are printed together, in a notation or a column each. Compared by identity of its fields list. */
public record RecordDef(String name, List<RecordField> fields, List<String> notations, Span span) {
    /** One part of a record; a Bool part in a notation is a flag, yes where its text is printed. */
    public record RecordField(String name, Type type) {}

    /** A value of a record: one constant for each field. */
    public record Value(RecordDef record, List<Expr> parts, String printed) {}
}
