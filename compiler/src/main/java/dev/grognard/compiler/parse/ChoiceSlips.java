package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.grammar.GrogParser;
import java.util.Optional;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;

/** A choice between two values that is not whole, or was not meant as one. */
final class ChoiceSlips {
    private final Stumble at;

    private ChoiceSlips(Stumble at) {
        this.at = at;
    }

    static Optional<Diagnostic> of(Stumble at) {
        return new ChoiceSlips(at).message();
    }

    private Optional<Diagnostic> message() {
        boolean value = at.around(GrogParser.ConditionalExpressionContext.class).isPresent();
        if (!value || !(at.wants("`else`") || at.wants("`then`"))) {
            return Optional.empty();
        }
        Optional<Diagnostic> spare = at.around(GrogParser.ConditionalExpressionContext.class)
                .map(ParserRuleContext::getStart)
                .flatMap(this::spareIf);
        if (spare.isPresent()) {
            return spare;
        }
        boolean last = at.wants("`else`");
        Token before = at.before().orElseThrow();
        return Optional.of(Diagnostic.error(
                        SyntaxCode.CHOICE_INCOMPLETE,
                        last
                                ? "this choice does not say what holds otherwise"
                                : "this choice does not say what holds then",
                        at.span(before),
                        (last ? "expected `else`" : "expected `then`") + " and a value after this")
                .help("write `if A then B else C`"));
    }

    /** Where a condition stands anyway, no {@code if} leads to it. */
    private Optional<Diagnostic> spareIf(Token word) {
        int start = at.span(word).start();
        int end = at.after(word).map(one -> at.span(one).start()).orElse(start);
        Optional<Token> leading = at.before(word).filter(one -> LineSoFar.CONDITIONS.contains(one.getType()));
        return leading.filter(one -> at.reads(start, end, ""))
                .map(one -> at.writing(
                        Diagnostic.error(
                                SyntaxCode.WORD_TWICE,
                                "`" + at.text(one) + "` and `if` say the same",
                                at.span(word),
                                "one word too many"),
                        "leave `if` out",
                        start,
                        end,
                        ""));
    }
}
