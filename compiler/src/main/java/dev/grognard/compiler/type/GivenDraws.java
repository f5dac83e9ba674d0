package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.ExampleItem;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.ExampleDef;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The draws that examples give: whether anything is drawn for them, and whether it can be these. */
final class GivenDraws {
    private final Context context;
    private final boolean known;
    private final Notations notations;

    /**
     * A draw that is made somewhere.
     *
     * @param count how many are drawn, if that is printed
     */
    record Drawn(Span span, String purpose, Kind kind, Optional<Integer> count) {}

    /** How examples name a thing. */
    interface Notations {
        Optional<String> of(dev.grognard.compiler.ast.Expr named, Optional<Type> type, Env env);
    }

    GivenDraws(Context context, Notations notations) {
        this.context = context;
        this.known = context.knowsDice();
        this.notations = notations;
    }

    Optional<ExampleDef.Rolls> drawn(ExampleItem.Rolled given, Env env) {
        String purpose = given.purpose().text();
        List<Drawn> drawn =
                context.drawn.stream().filter(d -> d.purpose().equals(purpose)).toList();
        if (drawn.isEmpty()) {
            unknown(given);
            return Optional.empty();
        }
        // The same purpose may stand at several places; where other things are drawn at each, the game itself tells.
        List<Kind> kinds = drawn.stream().map(Drawn::kind).distinct().toList();
        Optional<Type> type = kinds.size() == 1 ? Optional.of(new Type.Of(kinds.get(0))) : Optional.empty();
        List<String> ids = given.drawn().stream()
                .flatMap(one -> notations.of(one, type, env).stream())
                .toList();
        if (ids.size() < given.drawn().size()) {
            return Optional.empty();
        }
        if (drawn.stream().allMatch(d -> d.count().filter(n -> n != ids.size()).isPresent())) {
            number(given, drawn.get(0));
        }
        return Optional.of(new ExampleDef.Rolls(purpose, List.of(), ids, given.span()));
    }

    private void unknown(ExampleItem.Rolled given) {
        String purpose = given.purpose().text();
        Optional<GivenDice.Thrown> die =
                context.thrown.stream().filter(t -> t.purpose().equals(purpose)).findFirst();
        if (die.isPresent()) {
            context.once(
                    GivenDice.key(given),
                    Diagnostic.error(
                                    TypeCode.IMPOSSIBLE_ROLL,
                                    "`" + purpose + "` is not drawn but rolled",
                                    given.span(),
                                    "a die shows numbers")
                            .with(die.get().span(), "rolled here")
                            .help("give what the dice show: `rolls " + purpose + " "
                                    + Stream.generate(() -> "1")
                                            .limit(die.get().count().orElse(1))
                                            .reduce((one, other) -> one + " " + other)
                                            .orElse("1")
                                    + "`"));
        } else if (known) {
            // What could not be read may have drawn it.
            List<String> names =
                    context.drawn.stream().map(Drawn::purpose).distinct().toList();
            context.unknown(given.purpose().span(), "draw", purpose, names);
        }
    }

    private void number(ExampleItem.Rolled given, Drawn drawn) {
        int wanted = drawn.count().orElseThrow();
        int there = given.drawn().size();
        String help = wanted == 1
                ? "each draw says what it is for: `" + drawn.purpose() + " "
                        + given.drawn().get(0).span().text() + ", " + drawn.purpose() + " "
                        + given.drawn().get(1).span().text() + "`"
                : "give all that are drawn together, with a comma between them";
        context.once(
                GivenDice.key(given),
                Diagnostic.error(
                                TypeCode.IMPOSSIBLE_ROLL,
                                (wanted == 1 ? "one is" : wanted + " are") + " drawn for `" + drawn.purpose()
                                        + "`, and " + (there == 1 ? "one is" : there + " are") + " given",
                                given.span(),
                                there < wanted ? "too few" : "too many")
                        .with(drawn.span(), "drawn here")
                        .help(help));
    }
}
