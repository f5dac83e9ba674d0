package dev.grognard.compiler.type;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Things that are printed as others are called: whoever writes the printed name means the one that fits. */
final class Namesakes {
    private Namesakes() {}

    /** The one thing of a wanted type that is printed as something was written. */
    static Optional<Member> of(Context context, Expr written, Type wanted) {
        return Types.kind(wanted)
                .flatMap(kind -> only(context, written, member -> member.kind().isA(kind)));
    }

    /** The one thing that is printed as something was written, and has a field. */
    static Optional<Member> having(Context context, Expr written, String field) {
        return only(
                context,
                written,
                member -> context.symbols.field(member.kind(), field).isPresent());
    }

    private static Optional<Member> only(Context context, Expr written, Predicate<Member> fits) {
        if (!(written instanceof Expr.Constant constant)) {
            return Optional.empty();
        }
        String name = written.span().text().strip();
        List<Member> found = context.symbols.kinds().stream()
                .filter(kind -> kind.parent().isEmpty() && kind.category() != Kind.Category.LINK)
                .flatMap(kind -> context.symbols.membersOf(kind).stream())
                .filter(member ->
                        member != constant.member() && member.printed().equals(name))
                .filter(fits)
                .toList();
        return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
    }

    static Diagnostic written(Diagnostic problem, Expr instead, Member meant) {
        Span span = instead.span();
        return Mended.writing(problem, told(meant), span.source(), span.start(), span.end(), meant.id());
    }

    static String told(Member meant) {
        return "the " + meant.kind() + " that is printed as " + meant.printed() + " is called `" + meant.id() + "`";
    }
}
