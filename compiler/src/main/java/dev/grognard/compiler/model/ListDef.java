package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;

/** Printed rows that rules read; a row with a layer counts only where that layer is in play. */
public record ListDef(String name, Kind kind, List<Row> rows, Span span) {
    /** A row: its member (whose printed fields are its columns) and the option or scenario it belongs to. */
    public record Row(Member member, Optional<Layer> layer) {}
}
