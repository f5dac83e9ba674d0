package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Expr.Binary;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.source.Span;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Sets that are joined as conditions are, where a set is wanted: whoever writes {@code fought and band} means both together. */
final class JoinedSets {
    private static final Pattern WORD = Pattern.compile("\\b(?:and|or)\\b");

    private JoinedSets() {}

    /** What to say of two that are joined, if the first one is a set and a set is wanted. */
    static Optional<Diagnostic> of(Binary node, Expr first, Optional<Type> wanted) {
        Span left = node.left().span();
        Matcher word = WORD.matcher(node.span().source().text());
        word.region(left.end(), node.right().span().start());
        boolean set = first.type() instanceof Type.SetOf
                && wanted.filter(Type.SetOf.class::isInstance).isPresent();
        return set && word.find()
                ? Optional.of(Mended.writing(
                        Diagnostic.error(
                                TypeCode.NOT_A_CONDITION,
                                "this is " + Types.describe(first.type()) + ", and no condition",
                                left,
                                "this is " + Types.describe(first.type())),
                        "sets are put together with `+`",
                        left.source(),
                        word.start(),
                        word.end(),
                        "+"))
                : Optional.empty();
    }
}
