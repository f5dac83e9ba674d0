package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.source.Span;
import dev.grognard.grammar.GrogParser;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.antlr.v4.runtime.Token;

/** Chains of places in which something is not joined, so that a place is taken for the kind of the next links. */
final class LinkSlips {
    private final Stumble at;

    private LinkSlips(Stumble at) {
        this.at = at;
    }

    static Optional<Diagnostic> of(Stumble at) {
        return new LinkSlips(at).message();
    }

    private Optional<Diagnostic> message() {
        boolean chain = at.type() == GrogParser.COMMA || at.type() == GrogParser.MINUS;
        boolean line = at.rule() == GrogParser.RULE_linkLine || at.rule() == GrogParser.RULE_mapItem;
        if (!line || !at.expects("`:`") || !chain) {
            return Optional.empty();
        }
        Token place = at.before().orElseThrow();
        boolean first = at.isFirstOfLine(place);
        return twoWords(place)
                .or(() -> Optional.of(Diagnostic.error(
                                SyntaxCode.LINK_LINE,
                                "`" + at.text(place) + "` is taken for a kind of link",
                                at.span(place),
                                first ? "links begin with their kind" : "nothing joins it to what stands before")
                        .help(
                                first
                                        ? "write `Road: A - B`, or end the line before with a comma if this one goes on with it"
                                        : "join places with `-`, and divide chains by commas")));
    }

    /** A place that is called by two words although only one of them is its name. */
    private Optional<Diagnostic> twoWords(Token last) {
        Optional<Token> word = at.before(last)
                .filter(one -> one.getType() == GrogParser.THING && one.getLine() == last.getLine())
                .filter(one -> at.before(one)
                        .filter(joint -> joint.getType() == GrogParser.MINUS
                                || joint.getType() == GrogParser.COMMA
                                || joint.getType() == GrogParser.COLON)
                        .isPresent());
        if (word.isEmpty()) {
            return Optional.empty();
        }
        Span span = at.span(word.get()).to(at.span(last));
        String one = at.text(word.get());
        String other = at.text(last);
        return Stream.of(other, one)
                .filter(name -> isRow(name) && !(isRow(one) && isRow(other)))
                .findFirst()
                .map(name -> Mended.writing(
                        Diagnostic.error(
                                SyntaxCode.LINK_LINE,
                                "there is no place `" + one + " " + other + "`",
                                span,
                                "two words are not one name"),
                        "the place is called `" + name + "` here",
                        span.source(),
                        span.start(),
                        span.end(),
                        name));
    }

    private boolean isRow(String name) {
        return Pattern.compile("(?m)^\\h*\\|\\h*" + Pattern.quote(name) + "\\h*[|\"]")
                .matcher(at.places().source().text())
                .find();
    }
}
