package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.grammar.GrogParser;
import java.util.Optional;
import org.antlr.v4.runtime.Token;

/** The orders of a menu, which stand in braces and without commas. */
final class MenuSlips {
    private final Stumble at;

    private MenuSlips(Stumble at) {
        this.at = at;
    }

    static Optional<Diagnostic> of(Stumble at) {
        MenuSlips slips = new MenuSlips(at);
        return slips.comma().or(slips::end).or(slips::braces);
    }

    private Optional<Diagnostic> comma() {
        if (at.type() != GrogParser.COMMA || !at.isBefore(GrogParser.THING) || !at.expects("an order")) {
            return Optional.empty();
        }
        Diagnostic problem = at.error(
                SyntaxCode.UNEXPECTED,
                "no comma stands between the orders of a menu",
                "did not expect this after `" + at.text(at.before().orElseThrow()) + "`");
        return Optional.of(at.writing(problem, "leave it out", at.span.start(), at.span.end(), ""));
    }

    /** What ends a menu, which stands behind its braces. */
    private Optional<Diagnostic> end() {
        if (at.type() != GrogParser.UNTIL || !at.expects("`{`") || !at.isInside(GrogParser.RULE_action)) {
            return Optional.empty();
        }
        Diagnostic problem = at.error(
                SyntaxCode.UNEXPECTED, "`until` stands behind the braces of a menu", "belongs behind the braces");
        String text = at.places().source().text();
        int open = text.indexOf('{', at.span.end());
        int close = text.indexOf('}', at.span.end());
        String until =
                text.substring(at.span.start(), Math.max(at.span.start(), open)).strip();
        String turned = open < 0 || close < open ? "" : text.substring(open, close + 1) + " " + until;
        return Optional.of(
                !until.isEmpty() && !turned.contains("\n") && at.reads(at.span.start(), close + 1, turned)
                        ? at.writing(problem, "write it there", at.span.start(), close + 1, turned)
                        : problem.help("write it there: `{ … } until …`"));
    }

    private Optional<Diagnostic> braces() {
        if (at.type() != GrogParser.THING || !at.expects("`{`") || !at.isInside(GrogParser.RULE_action)) {
            return Optional.empty();
        }
        Token last = at.token;
        for (Optional<Token> one = at.after(last); one.filter(this::isOrder).isPresent(); one = at.after(last)) {
            last = one.get();
        }
        int end = at.span(last).end();
        String orders = at.places().source().text().substring(at.span.start(), end);
        Diagnostic problem =
                at.error(SyntaxCode.MISSING_BLOCK, "the orders of a menu stand in braces", "expected `{` before this");
        return Optional.of(at.writing(problem, "put them in braces", at.span.start(), end, "{ " + orders + " }"));
    }

    /** Whether the names on the line go on. */
    private boolean isOrder(Token one) {
        return one.getType() == GrogParser.THING && one.getLine() == at.token.getLine();
    }
}
