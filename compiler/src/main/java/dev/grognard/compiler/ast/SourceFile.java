package dev.grognard.compiler.ast;

import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;

/** One file as written. */
public record SourceFile(Span span, int language, Header header, List<Decl> decls, List<Comment> comments) {
    /** What layer the file is. */
    public record Header(
            Span span,
            Layer layer,
            Optional<Name> name,
            Optional<String> title,
            Optional<Name> base,
            Optional<Assumed> assumed,
            Doc doc) {}

    /** The layers that a file can be; a fragment is included by another file. */
    public enum Layer {
        SERIES,
        GAME,
        MOD,
        FRAGMENT
    }
}
