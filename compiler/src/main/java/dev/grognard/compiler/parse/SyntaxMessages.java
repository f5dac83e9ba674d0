package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Suggest;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.grammar.GrogParser;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Token;

/** Says what is wrong where the parser stumbled; the commonest slips have sentences of their own. */
final class SyntaxMessages {
    /** More alternatives than this help nobody. */
    static final int MOST_ALTERNATIVES = 4;

    private static final List<String> LEADING = IntStream.rangeClosed(1, GrogParser.VOCABULARY.getMaxTokenType())
            .filter(Starters::isLeading)
            .mapToObj(GrogParser.VOCABULARY::getLiteralName)
            .filter(Objects::nonNull)
            .map(quoted -> quoted.substring(1, quoted.length() - 1))
            .toList();

    private final Stumble at;

    private SyntaxMessages(Stumble at) {
        this.at = at;
    }

    static Diagnostic of(Parser parser, RecognitionException mistake, Places places) {
        Stumble at = new Stumble(parser, mistake, places);
        return StrangeWords.instead(at, said(at));
    }

    private static Diagnostic said(Stumble at) {
        return Stream.<Function<Stumble, Optional<Diagnostic>>>of(
                        TitleSlips::of,
                        PrintedNameSlips::of,
                        WordSlips::leading,
                        KindSlips::of,
                        ListSlips::of,
                        MoveSlips::of,
                        DrawSlips::of,
                        SetTargetSlips::of,
                        MatchSlips::of,
                        ForgottenExpects::of,
                        JoinedTexts::of,
                        EnumSlips::of,
                        ForeignWords::elseIf,
                        PhraseSlips::of,
                        BehindSlips::of,
                        LineSlips::foreign,
                        WordSlips::plain,
                        SignSlips::of,
                        ParenthesisSlips::of,
                        HeaderSlips::of,
                        LineSlips::of,
                        SpareSigns::of,
                        MissingParts::of,
                        WordSlips::likely)
                .map(slip -> slip.apply(at))
                .flatMap(Optional::stream)
                .findFirst()
                .orElseGet(() -> new SyntaxMessages(at).plain());
    }

    private Diagnostic plain() {
        Diagnostic message = sentence();
        return at.similarLine().map(message::note).orElse(message);
    }

    private Diagnostic sentence() {
        String found = at.found();
        Optional<Token> before = at.before();
        boolean few = !at.expected.isEmpty() && at.expected.size() <= MOST_ALTERNATIVES;
        if (endsEarly() && few) {
            String wanted = listed(at.expected);
            Token last = before.orElseThrow();
            return Diagnostic.error(
                    SyntaxCode.UNEXPECTED,
                    "expected " + wanted + " after `" + at.text(last) + "`, found " + found,
                    at.span(last),
                    "expected " + wanted + " after this");
        }
        if (!few) {
            String label = at.reading().isEmpty() ? "did not expect this" : "did not expect this in " + at.reading();
            return at.error(SyntaxCode.UNEXPECTED, found + " cannot stand here", label);
        }
        String wanted = listed(at.expected);
        return at.error(SyntaxCode.UNEXPECTED, "expected " + wanted + ", found " + found, "expected " + wanted);
    }

    /** Whether a construct ended with the line before, although it was not complete. */
    private boolean endsEarly() {
        return !at.isListed()
                && at.before()
                        .filter(before -> before.getLine() < at.token.getLine())
                        .filter(before ->
                                before.getType() != GrogParser.LBRACE && before.getType() != GrogParser.RBRACE)
                        .isPresent();
    }

    /** The word with which a construct begins that somebody probably meant. */
    static Optional<String> nearestLeading(String written) {
        return Suggest.closest(written, LEADING);
    }

    static String listed(List<String> words) {
        return words.size() == 1
                ? words.get(0)
                : String.join(", ", words.subList(0, words.size() - 1)) + " or " + words.get(words.size() - 1);
    }
}
