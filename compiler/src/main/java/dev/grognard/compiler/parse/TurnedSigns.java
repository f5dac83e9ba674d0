package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.source.Span;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Assignments that can be read and are probably meant otherwise. */
final class TurnedSigns {
    private static final Pattern TURNED = Pattern.compile("\\h+(=-)\\h+");

    private TurnedSigns() {}

    /** A minus that sticks to the equals sign and not to its number: one of the two signs may be meant for the other. */
    static Optional<Diagnostic> of(Span target, Span value) {
        SourceText source = target.source();
        Matcher signs =
                TURNED.matcher(source.text()).region(target.end(), source.text().length());
        if (!signs.lookingAt() || signs.start(1) + 1 != value.start()) {
            return Optional.empty();
        }
        Span sign = source.span(signs.start(1), signs.end(1));
        String text = value.text();
        Diagnostic problem = Diagnostic.warning(
                SyntaxCode.TURNED_SIGN,
                "`" + target.text() + "` becomes `-" + text.substring(1).strip() + "` here and is not made smaller",
                sign,
                "a new value");
        return Optional.of(
                Mended.writing(problem, "what is taken away follows `-=`", source, sign.start(), sign.end(), "-=")
                        .help("for a number below zero, write the minus beside it: `" + target.text() + " = -"
                                + text.substring(1).strip() + "`"));
    }
}
