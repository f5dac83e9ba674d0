package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.grammar.GrogParser;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.antlr.v4.runtime.Token;

/** Heads of declarations that say of a kind what only others can be: places within places, links between two kinds, orders about nothing. */
final class KindSlips {
    /** Kinds of these are never kinds of others. */
    private static final Set<Integer> FLAT = Set.of(GrogParser.PLACE, GrogParser.ENUM, GrogParser.RECORD);

    private final Stumble at;

    private KindSlips(Stumble at) {
        this.at = at;
    }

    static Optional<Diagnostic> of(Stumble at) {
        KindSlips slips = new KindSlips(at);
        return Stream.of(slips.narrowerPlace(), slips.twoEnds(), slips.nothingToChoose())
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** {@code place Town is Spot}. */
    private Optional<Diagnostic> narrowerPlace() {
        Optional<Token> name = at.before().filter(one -> one.getType() == GrogParser.THING);
        Optional<Token> word = name.flatMap(at::before).filter(one -> FLAT.contains(one.getType()));
        if (at.type() != GrogParser.IS || word.isEmpty()) {
            return Optional.empty();
        }
        String kind = at.text(name.get());
        return Optional.of(at.error(
                        SyntaxCode.UNEXPECTED,
                        "only pieces and links have kinds within kinds",
                        "`" + kind + "` stands for itself")
                .help(
                        word.get().getType() == GrogParser.PLACE
                                ? "let a field tell them apart, `place " + kind
                                        + " { port: Bool = no }`; pieces can stand on places of several kinds, `on "
                                        + kind
                                        + ", …`"
                                : "leave `is` out, and say what belongs to it in braces"));
    }

    /** {@code link Path between Town, Camp} and {@code between Town and Camp}. */
    private Optional<Diagnostic> twoEnds() {
        boolean joint = at.type() == GrogParser.COMMA || at.type() == GrogParser.AND;
        Optional<Token> first = at.before().filter(one -> one.getType() == GrogParser.THING);
        boolean between = first.flatMap(at::before)
                .filter(one -> one.getType() == GrogParser.BETWEEN)
                .isPresent();
        if (!joint || !between) {
            return Optional.empty();
        }
        return Optional.of(at.error(
                        SyntaxCode.UNEXPECTED,
                        "links lie between places of one kind",
                        "a second kind of places cannot follow")
                .help("make one kind of both and let a field tell them apart, such as `port: Bool = no`;"
                        + " or let an order move pieces from one to the other"));
    }

    /** {@code order Wait() "…"}. */
    private Optional<Diagnostic> nothingToChoose() {
        Optional<Token> open = at.before().filter(one -> one.getType() == GrogParser.LPAREN);
        boolean named = open.flatMap(at::before)
                .filter(one -> one.getType() == GrogParser.THING)
                .isPresent();
        if (at.type() != GrogParser.RPAREN || !named) {
            return Optional.empty();
        }
        int start = at.span(open.get()).start();
        if (!at.reads(start, at.span.end(), "")) {
            return Optional.empty();
        }
        Diagnostic problem = at.error(
                SyntaxCode.UNEXPECTED, "there is nothing to choose in these parentheses", "nothing stands here");
        return Optional.of(at.writing(problem, "leave them out", start, at.span.end(), ""));
    }
}
