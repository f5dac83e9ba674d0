package dev.grognard.compiler.parse;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.ExampleItem;
import dev.grognard.compiler.ast.ExampleItem.Fact;
import dev.grognard.compiler.ast.ExampleItem.Move;
import dev.grognard.compiler.ast.Expr;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.source.Span;
import dev.grognard.grammar.GrogParser;
import dev.grognard.grammar.GrogParser.*;
import dev.grognard.grammar.GrogParserBaseVisitor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Builds the lines of examples. */
final class ExampleBuilder extends GrogParserBaseVisitor<ExampleItem> {
    private final AstParts parts;
    private final ExpressionBuilder expressions;
    private final MemberBuilder members;

    ExampleBuilder(AstParts parts, ExpressionBuilder expressions, MemberBuilder members) {
        this.parts = parts;
        this.expressions = expressions;
        this.members = members;
    }

    List<ExampleItem> items(List<ExampleItemContext> contexts) {
        return contexts.stream()
                .filter(item -> item.exception == null)
                .map(item -> item.accept(this))
                .toList();
    }

    @Override
    public ExampleItem visitGivenItem(GivenItemContext context) {
        return new ExampleItem.Given(
                parts.span(context), context.fact().stream().map(this::fact).toList());
    }

    @Override
    public ExampleItem visitPlayItem(PlayItemContext context) {
        return new ExampleItem.Play(
                parts.span(context), context.move().stream().map(this::move).toList());
    }

    @Override
    public ExampleItem visitExpectItem(ExpectItemContext context) {
        List<ExampleItem.Breakdown> breakdown = context.breakdown().stream()
                .map(one -> new ExampleItem.Breakdown(
                        parts.span(one),
                        parts.words(one.label),
                        one.sign.getType() == GrogParser.MINUS ? -parts.whole(one.number) : parts.whole(one.number)))
                .toList();
        return new ExampleItem.Expect(
                parts.span(context),
                expressions.of(context.condition),
                breakdown,
                parts.optionalTemplate(context.printed),
                parts.optionalName(context.see));
    }

    @Override
    public ExampleItem visitRefuseItem(RefuseItemContext context) {
        return new ExampleItem.Refuse(parts.span(context), move(context.move()), parts.citation(context.CITATION()));
    }

    @Override
    public ExampleItem visitCaseItem(CaseItemContext context) {
        return new ExampleItem.CaseOf(parts.span(context), parts.template(context.title), items(context.exampleItem()));
    }

    private Fact fact(FactContext context) {
        if (context instanceof ScenarioFactContext scenario) {
            return named(context, Fact.Form.SCENARIO, parts.name(scenario.name), List.of());
        }
        if (context instanceof OptionFactContext option) {
            return named(context, Fact.Form.OPTION, parts.name(option.name), List.of());
        }
        if (context instanceof StartFactContext start) {
            List<Expr> arguments = expressions.arguments(start.arguments()).orElse(List.of());
            return named(context, Fact.Form.START, parts.name(start.name), arguments);
        }
        if (context instanceof TurnFactContext turn) {
            Expr number = parts.turn(turn.turn.getStart());
            return valued(context, Fact.Form.TURN, Optional.empty(), Optional.of(number));
        }
        if (context instanceof StateFactContext state) {
            return valued(
                    context,
                    Fact.Form.STATE,
                    Optional.of(expressions.of(state.anyTarget())),
                    Optional.of(expressions.of(state.value)));
        }
        if (context instanceof SetupFactContext setup) {
            return other(context, Fact.Form.SETUP, Optional.of(members.setup(setup.setup())), List.of());
        }
        if (context instanceof ChanceFactContext chance) {
            return other(context, Fact.Form.CHANCE, Optional.empty(), rolled(List.of(chance.chance())));
        }
        return other(context, Fact.Form.CLEAR_BOARD, Optional.empty(), List.of());
    }

    private Fact named(FactContext context, Fact.Form form, Name name, List<Expr> arguments) {
        return new Fact(
                parts.span(context),
                form,
                Optional.of(name),
                arguments,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of());
    }

    private Fact valued(FactContext context, Fact.Form form, Optional<Expr> target, Optional<Expr> value) {
        return new Fact(
                parts.span(context), form, Optional.empty(), List.of(), target, value, Optional.empty(), List.of());
    }

    private Fact other(
            FactContext context, Fact.Form form, Optional<Decl.Setup> setup, List<ExampleItem.Rolled> rolls) {
        return new Fact(
                parts.span(context),
                form,
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                setup,
                rolls);
    }

    private Move move(MoveContext context) {
        Name side = parts.name(context.side);
        List<ExampleItem.Rolled> rolls = rolled(context.chance());
        DeedContext deed = context.deed();
        Optional<Name> order = Optional.empty();
        List<Expr> arguments = List.of();
        Move.Form form;
        if (deed instanceof OrderDeedContext ordered) {
            form = Move.Form.ORDER;
            order = Optional.of(parts.name(ordered.order));
            arguments = expressions.arguments(ordered.arguments()).orElse(List.of());
        } else if (deed instanceof ChoosesDeedContext chooses) {
            form = Move.Form.CHOOSES;
            arguments = expressions.all(chooses.expression()).stream()
                    .flatMap(this::chosen)
                    .toList();
        } else if (deed instanceof PassesDeedContext) {
            form = Move.Form.PASSES;
        } else {
            form = deed instanceof YesDeedContext ? Move.Form.YES : Move.Form.NO;
        }
        return new Move(parts.span(context), side, form, order, arguments, rolls);
    }

    /** What is chosen; of names that `and` joins, each. */
    private Stream<Expr> chosen(Expr choice) {
        List<Expr> names = named(choice);
        if (names.size() > 1) {
            Span all = choice.span();
            parts.report(Mended.writing(
                    Diagnostic.error(
                            SyntaxCode.MISSING_COMMA,
                            "what is chosen is no condition",
                            all,
                            "expected a comma between them"),
                    "names are divided by commas",
                    all.source(),
                    all.start(),
                    all.end(),
                    names.stream().map(name -> name.span().text()).collect(Collectors.joining(", "))));
        }
        return names.isEmpty() ? Stream.of(choice) : names.stream();
    }

    private static List<Expr> named(Expr choice) {
        if (choice instanceof Expr.ThingRef) {
            return List.of(choice);
        }
        if (choice instanceof Expr.Binary both && both.operator() == Expr.Operator.AND) {
            List<Expr> left = named(both.left());
            List<Expr> right = named(both.right());
            return left.isEmpty() || right.isEmpty()
                    ? List.of()
                    : Stream.concat(left.stream(), right.stream()).toList();
        }
        return List.of();
    }

    private List<ExampleItem.Rolled> rolled(List<ChanceContext> contexts) {
        List<ExampleItem.Rolled> rolled = new ArrayList<>();
        for (ChanceContext context : contexts) {
            if (context instanceof RollsChanceContext rolls) {
                rolls.rolled().forEach(one -> rolled.add(thrown(one)));
            } else if (context instanceof DrawsChanceContext draws) {
                draws.drawn().forEach(one -> rolled.add(drawn(one)));
            }
        }
        return List.copyOf(rolled);
    }

    private ExampleItem.Rolled thrown(RolledContext one) {
        List<ExampleItem.Face> faces = one.values.stream()
                .map(face -> new ExampleItem.Face(parts.span(face), parts.whole(face)))
                .toList();
        return new ExampleItem.Rolled(parts.span(one), parts.name(one.purpose), faces, List.of());
    }

    private ExampleItem.Rolled drawn(DrawnContext one) {
        List<Expr> members = one.names.stream().map(expressions.operands()::of).toList();
        return new ExampleItem.Rolled(parts.span(one), parts.name(one.purpose), List.of(), members);
    }
}
