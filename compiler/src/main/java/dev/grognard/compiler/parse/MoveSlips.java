package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.Offer;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.grammar.GrogParser;
import dev.grognard.grammar.GrogParser.ExampleDeclarationContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.antlr.v4.runtime.Token;

/** A move of an example that is told as a sentence: {@code Blue Pikes marches to Mill}, {@code Blue attacks Castle}. */
final class MoveSlips {
    /** The shortest beginning that a verb and the name of an order have in common. */
    private static final int STEM = 4;

    private static final Set<Integer> VERBS = Set.of(GrogParser.VALUE, GrogParser.MOVES, GrogParser.MOVE);
    private static final Set<Integer> AFTER =
            Set.of(GrogParser.ROLLS, GrogParser.CITATION, GrogParser.RBRACE, Token.EOF);

    private final Stumble at;

    private MoveSlips(Stumble at) {
        this.at = at;
    }

    static Optional<Diagnostic> of(Stumble at) {
        return at.around(ExampleDeclarationContext.class).isPresent() && VERBS.contains(at.type())
                ? new MoveSlips(at).sentence()
                : Optional.empty();
    }

    private Optional<Diagnostic> sentence() {
        List<Token> before = before();
        boolean move = before.size() > 1
                && (before.get(0).getType() == GrogParser.PLAY || before.get(0).getType() == GrogParser.REFUSE)
                && before.stream().skip(1).allMatch(one -> one.getType() == GrogParser.THING);
        if (!move) {
            return Optional.empty();
        }
        List<Token> things = new ArrayList<>(before.subList(2, before.size()));
        int end = at.span.end();
        for (Optional<Token> one = at.after(at.token); isPart(one); one = at.after(one.get())) {
            end = at.span(one.get()).end();
            if (one.get().getType() == GrogParser.THING || one.get().getType() == GrogParser.INT) {
                things.add(one.get());
            }
        }
        return Optional.of(told(before.get(1), things, end));
    }

    /** What stands on the line before the verb. */
    private List<Token> before() {
        List<Token> found = new ArrayList<>();
        Optional<Token> one = at.isFirstOfLine(at.token) ? Optional.empty() : at.before();
        while (one.isPresent()) {
            found.add(0, one.get());
            one = at.isFirstOfLine(one.get()) ? Optional.empty() : at.before(one.get());
        }
        return found;
    }

    private boolean isPart(Optional<Token> one) {
        return one.filter(word -> word.getLine() == at.token.getLine() && !AFTER.contains(word.getType()))
                .isPresent();
    }

    private Diagnostic told(Token side, List<Token> things, int end) {
        Diagnostic problem = at.error(
                SyntaxCode.EXAMPLE_LINE,
                "a move is an order and what it is given for, and no sentence",
                "expected an order instead of this");
        int start = at.span(side).end();
        SourceText source = at.places().source();
        List<String> names = things.stream().map(at::text).toList();
        Optional<String> order = order();
        String advice = "what the order is given for stands in parentheses";
        return order.flatMap(name -> offer(advice, source, start, end, name, names))
                .map(problem::offering)
                .orElseGet(() -> problem.help(advice + orders()));
    }

    private static Optional<Offer> offer(
            String advice, SourceText source, int start, int end, String order, List<String> names) {
        String all = names.isEmpty() ? "" : "(" + String.join(", ", names) + ")";
        String some = names.isEmpty() ? "(…)" : "(" + names.get(0) + ", …)";
        Optional<Offer> sample = Mended.offer(advice, source, start, end, " " + order + some);
        return Mended.offer(advice, source, start, end, " " + order + all)
                .map(offer -> offer.or(sample))
                .or(() -> sample);
    }

    /** The order of which the verb is a form. */
    private Optional<String> order() {
        String verb = at.span.text().toLowerCase(Locale.ROOT);
        return orderNames()
                .filter(name -> {
                    String small = name.toLowerCase(Locale.ROOT);
                    return verb.startsWith(small)
                            || verb.length() > STEM
                                    && small.length() >= STEM
                                    && verb.startsWith(small.substring(0, Math.max(STEM, small.length() - 1)));
                })
                .findFirst();
    }

    private Stream<String> orderNames() {
        Pattern head = Pattern.compile("(?m)^\\s*order (\\w+)");
        return at.places().source().family().stream()
                .flatMap(text -> head.matcher(text.text()).results())
                .map(match -> match.group(1))
                .distinct();
    }

    private String orders() {
        Optional<String> first = orderNames().findFirst();
        return first.map(name -> ", as in `" + name + "(…)`").orElse("");
    }
}
