package dev.grognard.compiler.type;

import dev.grognard.compiler.diagnostic.Article;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.resolve.Symbols;
import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Something of one kind that stands where one of another is wanted: how both can stand there. */
final class OtherKinds {
    /** A name for what two kinds have in common, if nobody has taken it. */
    private static final List<String> COMMON = List.of("Counter", "Marker", "Either");

    private final Symbols symbols;
    private final Kind wanted;

    OtherKinds(Symbols symbols, Kind wanted) {
        this.symbols = symbols;
        this.wanted = wanted;
    }

    /** What the game has under a name, if it is of another kind than the one that is wanted. */
    Optional<Member> named(String text) {
        return symbols.allMembers().values().stream()
                .flatMap(List::stream)
                .filter(member -> member.id().equals(text) || member.printed().equals(text))
                .filter(member -> !member.kind().isA(wanted) && member.ends().isEmpty())
                .findFirst();
    }

    /** A message about a cell, with what it names and where the two kinds part. */
    Diagnostic told(Diagnostic problem, Member found) {
        Kind other = found.kind();
        Diagnostic placed = declared(declared(problem, wanted), other);
        if (other.category() != wanted.category()) {
            return problem.help("`" + found.id() + "` is " + Article.with(category(other)) + ", and the column takes "
                    + Article.with(category(wanted)) + ": does it belong to another column?");
        }
        if (other.category() != Kind.Category.PIECE && other.category() != Kind.Category.PLACE) {
            return placed;
        }
        return common(other)
                .map(kind -> placed.help(Types.describe(new Type.Of(wanted)) + " and "
                        + Types.describe(new Type.Of(other)) + " are both " + Types.describe(new Type.Of(kind))
                        + ": give the column that type, `: " + kind + "`"))
                .orElseGet(() -> placed.help(joined(other)));
    }

    private static Diagnostic declared(Diagnostic problem, Kind kind) {
        Span span = kind.span();
        return span.text().isEmpty() ? problem : problem.with(span, "`" + kind + "` is declared here");
    }

    private static String category(Kind kind) {
        return kind.category().name().toLowerCase(Locale.ROOT);
    }

    /** The nearest kind above both that the game declares. */
    private Optional<Kind> common(Kind other) {
        Optional<Kind> above = Optional.of(wanted);
        while (above.filter(kind -> !other.isA(kind)).isPresent()) {
            above = above.get().parent();
        }
        return above;
    }

    /** How two kinds get one above them. */
    private String joined(Kind other) {
        String category = category(wanted);
        String common = COMMON.stream()
                .filter(name -> symbols.kind(name).isEmpty())
                .findFirst()
                .orElse("Common");
        return "give both a common kind, and the column that type: `" + category + " " + common
                + " { … }` with the fields of both, `"
                + category + " " + wanted.root() + " is " + common + " { … }`, `" + category + " " + other.root()
                + " is "
                + common + " { … }`, and `: " + common + "` for the column";
    }
}
