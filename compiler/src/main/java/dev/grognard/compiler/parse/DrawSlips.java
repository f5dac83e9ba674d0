package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.grammar.GrogParser;
import dev.grognard.grammar.GrogParser.DrawFactorContext;
import java.util.Optional;
import org.antlr.v4.runtime.Token;

/** A draw that does not say what it is for. */
final class DrawSlips {
    private DrawSlips() {}

    static Optional<Diagnostic> of(Stumble at) {
        Optional<Token> last = at.before();
        boolean open = at.expects("`for`")
                && at.around(DrawFactorContext.class)
                        .filter(draw -> draw.OF() != null && draw.FOR() == null)
                        .isPresent();
        if (!open || last.isEmpty() || last.get().getType() == GrogParser.OF) {
            return Optional.empty();
        }
        int end = at.span(last.get()).end();
        if (!at.reads(end, end, " for chit")) {
            return Optional.empty();
        }
        Diagnostic problem = Diagnostic.error(
                SyntaxCode.PHRASE,
                "expected `for` and a name after `" + at.text(last.get()) + "`, found " + at.found(),
                at.span(last.get()),
                "does not say what is drawn for");
        return Optional.of(at.writing(problem, "examples give a draw by what it is for", end, end, " for chit"));
    }
}
