package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.ExampleDef;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.OptionDef;
import dev.grognard.compiler.model.OrderDef;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Examples in which a side gives an order about a piece that is printed as another's, where the order takes only its own: nobody is ever asked for it. */
final class ForeignPieces implements Check {
    /** An order with what it is about, unless that has parentheses of its own: pieces stand before links. */
    private static final Pattern ORDER = Pattern.compile("(?U)(\\w+)\\(([^()]*)");

    @Override
    public void check(Survey survey, Diagnostics found) {
        for (ExampleDef example : survey.game().examples()) {
            for (ExampleDef.Item item : example.items()) {
                if (item instanceof ExampleDef.Play play) {
                    orders(survey, play.side(), play.notations(), play.span(), found);
                } else if (item instanceof ExampleDef.Refuse refuse) {
                    orders(survey, refuse.side(), refuse.notations(), refuse.span(), found);
                }
            }
        }
    }

    private static void orders(Survey survey, Member side, List<String> notations, Span span, Diagnostics found) {
        for (String notation : notations) {
            Matcher written = ORDER.matcher(notation);
            if (written.lookingAt() && !isOfMenu(survey, written.group(1))) {
                survey.game().orders().stream()
                        .filter(order -> order.option().name().equals(written.group(1)))
                        .forEach(order -> arguments(survey, side, order, written.group(2), span, found));
            }
        }
    }

    /** Whether a menu has an option of its own that is called so. */
    private static boolean isOfMenu(Survey survey, String name) {
        return survey.all(Statement.Menu.class).stream()
                .flatMap(menu -> menu.items().stream())
                .flatMap(item -> item.option().stream())
                .anyMatch(option -> option.name().equals(name));
    }

    private static void arguments(
            Survey survey, Member side, OrderDef order, String written, Span span, Diagnostics found) {
        List<String> arguments = List.of(written.split("\\s*,\\s*"));
        List<OptionDef.Parameter> parameters = order.option().parameters();
        for (int i = 0; i < Math.min(arguments.size(), parameters.size()); i++) {
            String name = arguments.get(i);
            Optional<Expr.Query> own = own(parameters.get(i).domain(), order.side());
            Optional<Member> owner = own.flatMap(query -> survey.game().membersOf(query.kind()).stream()
                    .filter(piece -> piece.id().equals(name))
                    .findFirst()
                    .flatMap(piece -> owner(survey.game(), piece)));
            if (owner.isPresent() && owner.get() != side) {
                found.add(Diagnostic.warning(
                                CheckCode.FOREIGN_PIECE,
                                "%s is never asked for this: `%s` belongs to %s".formatted(side, name, owner.get()),
                                place(span, name),
                                "not one of " + side)
                        .with(own.get().span(), "only its own are offered")
                        .help("name a piece of %s, or let %s give the order".formatted(side, owner.get())));
            }
        }
    }

    /** The set of those who belong to the one who gives the order, if it is one. */
    private static Optional<Expr.Query> own(Expr set, Variable side) {
        if (set instanceof Expr.Filter filter) {
            return own(filter.set(), side);
        }
        return set instanceof Expr.Query query
                        && query.owner().orElse(null) instanceof Expr.Read read
                        && read.variable() == side
                ? Optional.of(query)
                : Optional.empty();
    }

    /** The side that is printed on a piece. */
    static Optional<Member> owner(GameModel game, Member piece) {
        return game.fields().stream()
                .filter(def -> def.field().name().equals("side")
                        && !def.field().state()
                        && piece.kind().isA(def.field().owner()))
                .flatMap(def -> Optional.ofNullable(def.printed().get(piece)).stream())
                .filter(Expr.Constant.class::isInstance)
                .map(printed -> ((Expr.Constant) printed).member())
                .findFirst();
    }

    private static Span place(Span item, String name) {
        Matcher written = Pattern.compile("\\b" + Pattern.quote(name) + "\\b").matcher(item.text());
        return written.find() ? item.source().span(item.start() + written.start(), item.start() + written.end()) : item;
    }
}
