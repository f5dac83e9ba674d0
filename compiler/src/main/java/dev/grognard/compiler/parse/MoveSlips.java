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
            Set.of(GrogParser.ROLLS, GrogParser.DRAWS, GrogParser.CITATION, GrogParser.RBRACE, Token.EOF);

    /** Whoever does so gives no order. */
    private static final String PASS = "pass";

    private final Stumble at;

    private MoveSlips(Stumble at) {
        this.at = at;
    }

    static Optional<Diagnostic> of(Stumble at) {
        if (at.around(ExampleDeclarationContext.class).isEmpty()) {
            return Optional.empty();
        }
        MoveSlips slips = new MoveSlips(at);
        return VERBS.contains(at.type()) ? slips.sentence() : slips.sideless();
    }

    private Optional<Diagnostic> sentence() {
        List<Token> before = before();
        boolean move = !PASS.equals(at.text(at.token))
                && before.size() > 1
                && (before.get(0).getType() == GrogParser.PLAY || before.get(0).getType() == GrogParser.REFUSE)
                && before.stream().skip(1).allMatch(one -> one.getType() == GrogParser.THING);
        if (!move) {
            return Optional.empty();
        }
        boolean sided = isSide(at.text(before.get(1)));
        List<Token> things = new ArrayList<>(before.subList(sided ? 2 : 1, before.size()));
        int end = at.span.end();
        for (Optional<Token> one = at.after(at.token); isPart(one); one = at.after(one.get())) {
            end = at.span(one.get()).end();
            if (one.get().getType() == GrogParser.THING || one.get().getType() == GrogParser.INT) {
                things.add(one.get());
            }
        }
        int start = at.span(before.get(sided ? 1 : 0)).end();
        return Optional.of(told(start, sided ? " " : " … ", things, end));
    }

    /** {@code play March Dragoons to Mill}: the order stands where the side belongs. */
    private Optional<Diagnostic> sideless() {
        List<Token> before = before();
        boolean move = before.size() > 2
                && (before.get(0).getType() == GrogParser.PLAY || before.get(0).getType() == GrogParser.REFUSE)
                && before.get(1).getType() == GrogParser.THING
                && before.get(2).getType() == GrogParser.THING
                && orderNames().anyMatch(at.text(before.get(1))::equals);
        if (!move) {
            return Optional.empty();
        }
        Token order = before.get(1);
        return Optional.of(Diagnostic.error(
                        SyntaxCode.MOVE_WITHOUT_SIDE,
                        "this move does not say which side makes it",
                        at.span(order),
                        "expected a side before this")
                .help("write the side first, and in parentheses what the order is given for: `… " + at.text(order) + "("
                        + at.text(before.get(2)) + ", …)`"));
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

    private boolean isSide(String name) {
        Pattern sides = Pattern.compile("(?m)^sides\\b[^\\n]*\\b" + Pattern.quote(name) + "\\b");
        return at.places().source().family().stream()
                .anyMatch(text -> sides.matcher(text.text()).find());
    }

    private Diagnostic told(int start, String side, List<Token> things, int end) {
        Diagnostic problem = at.error(
                SyntaxCode.EXAMPLE_LINE,
                "a move is an order and what it is given for, and no sentence",
                "expected an order instead of this");
        SourceText source = at.places().source();
        List<String> names = things.stream().map(at::text).toList();
        Optional<String> order = order();
        String advice = "what the order is given for stands in parentheses";
        return order.flatMap(name -> offer(advice, source, start, end, side + name, names))
                .map(problem::offering)
                .orElseGet(() -> problem.help(advice + orders()));
    }

    private static Optional<Offer> offer(
            String advice, SourceText source, int start, int end, String order, List<String> names) {
        String all = names.isEmpty() ? "" : "(" + String.join(", ", names) + ")";
        String some = names.isEmpty() ? "(…)" : "(" + names.get(0) + ", …)";
        Optional<Offer> sample = Mended.offer(advice, source, start, end, order + some);
        return Mended.offer(advice, source, start, end, order + all)
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
        Pattern head = Pattern.compile("(?mU)^\\s*order (\\w+)");
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
