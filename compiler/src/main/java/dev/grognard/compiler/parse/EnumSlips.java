package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.grammar.GrogParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.antlr.v4.runtime.Token;

/** Values that stand in quotes, as words do in other languages: rules call them by a name. */
final class EnumSlips {
    private final Stumble at;

    private EnumSlips(Stumble at) {
        this.at = at;
    }

    static Optional<Diagnostic> of(Stumble at) {
        boolean value = at.isBefore(GrogParser.LBRACE) || at.isBefore(GrogParser.COMMA);
        return at.type() == GrogParser.STRING && value && at.isIn(GrogParser.ENUM)
                ? new EnumSlips(at).message()
                : Optional.empty();
    }

    private Optional<Diagnostic> message() {
        List<String> values = new ArrayList<>();
        int end = at.span.end();
        Optional<Token> one = Optional.of(at.token);
        while (one.filter(next -> next.getType() == GrogParser.STRING || next.getType() == GrogParser.COMMA)
                .isPresent()) {
            end = at.span(one.get()).end();
            one.filter(next -> next.getType() == GrogParser.STRING).ifPresent(text -> values.add(named(text)));
            one = one.flatMap(at::after);
        }
        String with = String.join(", ", values);
        return at.reads(at.span.start(), end, with)
                ? Optional.of(at.writing(
                        at.error(SyntaxCode.MISSING_NAME, "values are names, and have no quotes", "in quotes"),
                        "a value is named without quotes"
                                + (with.contains("\"") ? "; what players read follows the name" : ""),
                        at.span.start(),
                        end,
                        with))
                : Optional.empty();
    }

    /** The name for what is printed, with that behind it if it is not the same. */
    private String named(Token text) {
        String quoted = at.text(text);
        String printed = quoted.replace("\"", "");
        String name = Stream.of(printed.split("[^\\p{L}\\p{N}]+"))
                .filter(word -> !word.isEmpty())
                .map(word -> Character.toUpperCase(word.charAt(0)) + word.substring(1))
                .collect(Collectors.joining());
        return name.equals(printed) ? name : name + " " + quoted;
    }
}
