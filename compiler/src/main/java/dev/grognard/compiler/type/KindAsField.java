package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.resolve.Symbols;
import dev.grognard.compiler.source.Span;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@code u.arm is Horse} where horse is a kind of unit and no value of a field. */
final class KindAsField {
    private static final Pattern COMPARED = Pattern.compile("(?U)\\s+is\\s+(?:not\\s+)?(\\p{Lu}\\w*)");

    private KindAsField() {}

    /** What to say of a field that nothing has, if it is compared with a narrower kind. */
    static Optional<Diagnostic> of(Expr target, Name field, Symbols symbols) {
        Span name = field.span();
        String text = name.source().text();
        Matcher compared = COMPARED.matcher(text).region(name.end(), text.length());
        Optional<Kind> wide = Types.kind(target.type());
        if (wide.isEmpty() || !compared.lookingAt()) {
            return Optional.empty();
        }
        int dot = text.lastIndexOf('.', name.start());
        boolean alone = dot == 0 || !Character.isLetterOrDigit(text.charAt(dot - 1)) && text.charAt(dot - 1) != ')';
        return symbols.kind(compared.group(1))
                .filter(kind -> kind != wide.get() && kind.isA(wide.get()))
                .map(kind -> Mended.writing(
                        Diagnostic.error(
                                NameCode.UNKNOWN_FIELD,
                                "`" + field.text() + "` is nothing that " + Types.describe(target.type()) + " has",
                                name,
                                "unknown"),
                        "`" + kind + "` is a kind of " + wide.get() + ", which is asked of the " + wide.get()
                                + " itself",
                        name.source(),
                        dot,
                        name.end(),
                        alone ? "it" : ""));
    }
}
