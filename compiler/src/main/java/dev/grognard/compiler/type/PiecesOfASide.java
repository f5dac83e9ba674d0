package dev.grognard.compiler.type;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.resolve.Symbols;
import dev.grognard.compiler.source.Span;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A side that is asked for what its pieces have: each of them has its own, and they are added up. */
final class PiecesOfASide {
    private static final Pattern ASKED = Pattern.compile("(?U)\\w+(?:\\.\\w+)*(?=\\.$)");

    private PiecesOfASide() {}

    static Optional<Diagnostic> told(Diagnostic problem, String written, Symbols symbols) {
        if (problem.code() != NameCode.UNKNOWN_FIELD
                || !problem.message().endsWith(Types.describe(new Type.Of(symbols.known("Side"))) + " has")) {
            return Optional.empty();
        }
        return symbols.kinds().stream()
                .filter(kind -> kind.category() == Kind.Category.PIECE)
                .flatMap(kind -> symbols.fields(kind).stream().filter(field -> field.owner() == kind))
                .filter(field -> field.name().equals(written)
                        && symbols.field(field.owner(), "side").isPresent())
                .findFirst()
                .map(field -> told(problem, field));
    }

    private static Diagnostic told(Diagnostic problem, Field field) {
        Span name = problem.primary().span();
        String advice = "each " + field.owner() + " has `" + field.name() + "` of its own";
        String text = name.source().text();
        int line = text.lastIndexOf('\n', name.start()) + 1;
        Matcher asked = ASKED.matcher(text.substring(line, name.start()));
        Type type = field.type().present();
        boolean number = type instanceof Type.Whole;
        if (!asked.find() || !number && !(type instanceof Type.Bool)) {
            return problem.help(advice);
        }
        String pieces = field.owner() + " of " + asked.group();
        return Mended.writing(
                problem,
                advice,
                name.source(),
                line + asked.start(),
                name.end(),
                number
                        ? "(sum of ." + field.name() + " over " + pieces + ")"
                        : "any (" + pieces + " where ." + field.name() + ")");
    }
}
