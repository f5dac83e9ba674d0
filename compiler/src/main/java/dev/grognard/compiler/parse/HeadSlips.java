package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.grammar.GrogParser;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.antlr.v4.runtime.Token;

/** Parts of the head of a declaration that stand in the wrong order, or are joined by the wrong word. */
final class HeadSlips {
    /** What a moment such as {@code at end of turn 4} or {@code at start of Movement} ends with. */
    private static final Set<Integer> ENDS_OF_MOMENTS =
            Set.of(GrogParser.TURN, GrogParser.INT, GrogParser.DATE, GrogParser.THING);

    private static final Pattern FOR = Pattern.compile("for\\h+(\\w+)");

    private final Stumble at;

    private HeadSlips(Stumble at) {
        this.at = at;
    }

    static Optional<Diagnostic> of(Stumble at) {
        HeadSlips slips = new HeadSlips(at);
        return slips.domainsBehindLabel().or(slips::conditionOfMoment).or(slips::phaseForSide);
    }

    /** What an order is given for stands before its text. */
    private Optional<Diagnostic> domainsBehindLabel() {
        Optional<Token> label = at.before().filter(one -> one.getType() == GrogParser.STRING);
        Optional<Token> name = label.flatMap(at::before).filter(one -> one.getType() == GrogParser.THING);
        if (at.type() != GrogParser.LPAREN || name.isEmpty()) {
            return Optional.empty();
        }
        String text = at.places().source().text();
        int start = at.span(name.get()).end();
        int close = at.span.start();
        int depth = 0;
        do {
            depth += text.charAt(close) == '(' ? 1 : text.charAt(close) == ')' ? -1 : 0;
            close++;
        } while (depth > 0 && close < text.length() && text.charAt(close) != '\n');
        String turned = text.substring(at.span.start(), close)
                + " "
                + at.span(label.get()).text();
        if (depth > 0 || !at.reads(start, close, turned)) {
            return Optional.empty();
        }
        Diagnostic problem = at.error(
                        SyntaxCode.UNEXPECTED,
                        "what `" + at.text(name.get()) + "` is given for stands behind its text",
                        "belongs before the text")
                .with(at.span(label.get()), "the text");
        return Optional.of(at.writing(problem, "it follows the name, and then comes the text", start, close, turned));
    }

    /** Whose phase it is stands in parentheses: {@code phase Orders for s}. */
    private Optional<Diagnostic> phaseForSide() {
        Optional<Token> name = at.before().filter(one -> one.getType() == GrogParser.THING);
        boolean phase = name.flatMap(at::before)
                .filter(one -> one.getType() == GrogParser.PHASE)
                .isPresent();
        Matcher whose = FOR.matcher(at.places().source().text());
        if (at.type() != GrogParser.FOR
                || !phase
                || !whose.region(at.span.start(), whose.regionEnd()).lookingAt()) {
            return Optional.empty();
        }
        int start = at.span(name.get()).end();
        String side = "(" + whose.group(1) + ")";
        if (!at.reads(start, whose.end(), side)) {
            return Optional.empty();
        }
        Diagnostic problem =
                at.error(SyntaxCode.UNEXPECTED, "whose phase it is stands in parentheses", "belongs behind the name");
        return Optional.of(at.writing(problem, "it follows the name", start, whose.end(), side));
    }

    /** A moment and a condition are joined by {@code when}: {@code at end of turn 4 and …}. */
    private Optional<Diagnostic> conditionOfMoment() {
        boolean moment = at.before()
                .filter(one -> one.getLine() == at.token.getLine())
                .filter(one -> ENDS_OF_MOMENTS.contains(one.getType()))
                .isPresent();
        if (at.type() != GrogParser.AND || !moment || !at.reads(at.span.start(), at.span.end(), "when")) {
            return Optional.empty();
        }
        Diagnostic problem = at.error(
                SyntaxCode.UNEXPECTED, "`and` joins conditions, and what stands before it is none", "behind a moment");
        return Optional.of(at.writing(
                problem,
                "when it is and what must hold then are joined by `when`",
                at.span.start(),
                at.span.end(),
                "when"));
    }
}
