package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Code;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.phrase.Askable;
import dev.grognard.compiler.source.Span;
import dev.grognard.grammar.GrogParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.antlr.v4.runtime.Token;

/** A word that is no part of the language and names nothing in the game: where nothing better is known about a mistake, it is to blame. */
final class StrangeWords {
    /** Messages that say what was expected, and not what is wrong. */
    private static final Set<Code> VAGUE = Set.of(
            SyntaxCode.UNEXPECTED,
            SyntaxCode.NOTHING_BETWEEN,
            SyntaxCode.MISSING_VALUE,
            SyntaxCode.MISSING_EQUALS,
            SyntaxCode.MISSING_NAME,
            SyntaxCode.MISSING_TEXT,
            SyntaxCode.PHRASE,
            SyntaxCode.IS_FOR_EQUALS,
            SyntaxCode.DOES_NOTHING);

    private final Stumble at;

    private StrangeWords(Stumble at) {
        this.at = at;
    }

    /** What was to be said, or if that is vague, which word is strange. */
    static Diagnostic instead(Stumble at, Diagnostic said) {
        return VAGUE.contains(said.code()) && said.offer().isEmpty() && at.knowsAllNames()
                ? new StrangeWords(at)
                        .nearest()
                        .map(word -> told(at, at.span(word)))
                        .orElse(said)
                : said;
    }

    private static Diagnostic told(Stumble at, Span word) {
        Optional<String> near =
                WordSlips.nearest(word.text()).filter(other -> at.reads(word.start(), word.end(), other));
        return near.map(other -> problem(word).help("did you mean `" + other + "`?"))
                .orElseGet(() -> of(word, at.isInside(GrogParser.RULE_block)));
    }

    private static Diagnostic problem(Span word) {
        return Diagnostic.error(
                SyntaxCode.STRANGE_WORD,
                "`" + word.text() + "` is no word of the language and names nothing in this game",
                word,
                "means nothing here");
    }

    static Diagnostic of(Span word, boolean statement) {
        return problem(word)
                .help(
                        statement
                                ? "what is done begins with a word such as `move`, gives a new value, as in `u.hits += 1`, or is the name"
                                        + " of a procedure of yours, which has a capital letter"
                                : Askable.at(word)
                                        .map(known -> known + "; what else is needed is a rule of your own")
                                        .orElse(
                                                "leave it out, or say it with what the game declares, such as a rule of your own:"
                                                        + " `rule … (u: Unit): Bool = …`"));
    }

    /** The strange word at the mistake, or the last one before it on the line, or the next one. */
    private Optional<Token> nearest() {
        List<Token> words = new ArrayList<>();
        words.add(at.token);
        for (Optional<Token> one = at.before(); isOnLine(one); one = at.before(one.get())) {
            words.add(one.get());
        }
        at.after(at.token).filter(one -> isOnLine(Optional.of(one))).ifPresent(words::add);
        return words.stream().filter(this::isStrange).findFirst();
    }

    private boolean isOnLine(Optional<Token> one) {
        return one.filter(word -> word.getLine() == at.token.getLine()).isPresent();
    }

    private boolean isStrange(Token one) {
        return one.getType() == GrogParser.VALUE
                && !one.getText().equals("foe")
                && !WordSlips.isDeclared(at, one)
                && at.isOnlyOnLine(at.span(one))
                && at.count(one) == 1;
    }
}
