package dev.grognard.compiler.parse;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Expr;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.ast.OptionBody;
import dev.grognard.compiler.ast.Statement;
import dev.grognard.compiler.source.Span;
import dev.grognard.grammar.GrogParser;
import dev.grognard.grammar.GrogParser.*;
import dev.grognard.grammar.GrogParserBaseVisitor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Builds what happens in a game: rules, orders, hooks, moments, victory, scenarios; things are {@link BoardBuilder}'s part. */
final class DeclarationBuilder extends GrogParserBaseVisitor<Decl> {
    private final AstParts parts;
    private final ExpressionBuilder expressions;
    private final MemberBuilder members;
    private final StatementBuilder statements;
    private final ExampleBuilder examples;
    private final BoardBuilder board;
    private final TravelBuilder travels;

    DeclarationBuilder(AstParts parts) {
        this.parts = parts;
        this.expressions = new ExpressionBuilder(parts);
        this.members = new MemberBuilder(parts, expressions);
        this.statements = new StatementBuilder(parts, expressions, members);
        this.examples = new ExampleBuilder(parts, expressions, members);
        this.board = new BoardBuilder(parts, expressions, members);
        this.travels = new TravelBuilder(parts, expressions, members, statements);
    }

    List<Decl> all(List<DeclarationContext> contexts) {
        return contexts.stream().map(this::of).toList();
    }

    Decl of(DeclarationContext context) {
        if (context.exception != null) {
            return new Decl.Bad(parts.span(context));
        }
        Decl thing = context.accept(board);
        Decl decl = thing == null ? context.accept(this) : thing;
        return decl == null ? new Decl.Bad(parts.span(context)) : decl;
    }

    @Override
    protected Decl aggregateResult(Decl soFar, Decl next) {
        return soFar;
    }

    @Override
    public Decl visitCitesDeclaration(CitesDeclarationContext context) {
        List<Decl.Book> books = context.book().stream()
                .map(one -> new Decl.Book(parts.span(one), parts.name(one.prefix), parts.words(one.title)))
                .toList();
        return new Decl.Cites(parts.span(context), books);
    }

    @Override
    public Decl visitCasesDeclaration(CasesDeclarationContext context) {
        return new Decl.CasesFile(parts.span(context), parts.words(context.file));
    }

    @Override
    public Decl visitIncludeDeclaration(IncludeDeclarationContext context) {
        return new Decl.Include(parts.span(context), parts.words(context.file));
    }

    @Override
    public Decl visitCalendarDeclaration(CalendarDeclarationContext context) {
        return new Decl.Calendar(
                parts.span(context),
                parts.date(context.first),
                parts.date(context.last),
                context.thingName().stream().map(parts::name).toList(),
                parts.citation(context.CITATION()));
    }

    @Override
    public Decl visitRuleDeclaration(RuleDeclarationContext context) {
        return statements.rules().rule(context.ruleDefinition());
    }

    @Override
    public Decl visitExceptionDeclaration(ExceptionDeclarationContext context) {
        return statements.rules().exception(context.exceptionTo());
    }

    @Override
    public Decl visitModifiersDeclaration(ModifiersDeclarationContext context) {
        return statements.rules().modifiers(context.modifiers());
    }

    @Override
    public Decl visitProcedureDeclaration(ProcedureDeclarationContext context) {
        return statements.rules().procedure(context.procedure());
    }

    @Override
    public Decl visitOrderAlsoDeclaration(OrderAlsoDeclarationContext context) {
        Span span = parts.span(context);
        Span end = span.source().span(span.end(), span.end());
        OptionBody option = new OptionBody(
                span,
                parts.name(context.name),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                members.requirements(context.requirement()),
                new Statement.Block(end, List.of()));
        return new Decl.Order(span, true, option, Optional.empty(), parts.doc(context));
    }

    @Override
    public Decl visitOrderDeclaration(OrderDeclarationContext context) {
        OptionBody option = new OptionBody(
                parts.span(context),
                parts.name(context.name),
                members.domains(context.domains()),
                parts.optionalTemplate(context.label),
                parts.citation(context.CITATION()),
                members.requirements(context.requirement()),
                statements.block(context.block()));
        return new Decl.Order(
                parts.span(context),
                false,
                option,
                Optional.ofNullable(context.joins).map(parts::qualified),
                parts.doc(context));
    }

    @Override
    public Decl visitOfferDeclaration(OfferDeclarationContext context) {
        return new Decl.Offer(
                parts.span(context),
                parts.name(context.order),
                parts.qualified(context.menu),
                expressions.optional(context.condition),
                parts.citation(context.CITATION()));
    }

    @Override
    public Decl visitStateDeclaration(StateDeclarationContext context) {
        return new Decl.GlobalState(parts.span(context), members.state(context.stateMember()));
    }

    @Override
    public Decl visitHookDeclaration(HookDeclarationContext context) {
        Decl.HookKind kind = context.hookKind() instanceof BeforeHookContext
                ? Decl.HookKind.BEFORE
                : context.hookKind() instanceof AfterHookContext ? Decl.HookKind.AFTER : Decl.HookKind.INSTEAD;
        return new Decl.Hook(
                parts.span(context),
                kind,
                parts.qualified(context.hooked),
                expressions.optional(context.condition),
                parts.citation(context.CITATION()),
                statements.block(context.block()),
                parts.doc(context));
    }

    @Override
    public Decl visitTravelDeclaration(TravelDeclarationContext context) {
        return travels.of(context);
    }

    @Override
    public Decl visitMomentDeclaration(MomentDeclarationContext context) {
        return new Decl.At(
                parts.span(context),
                moment(context.boundary()),
                Optional.ofNullable(context.period()).map(this::period),
                often(context.once()),
                expressions.optional(context.condition),
                parts.citation(context.CITATION()),
                statements.block(context.block()),
                parts.doc(context));
    }

    private Decl.Moment moment(BoundaryContext context) {
        return new Decl.Moment(
                parts.span(context),
                context.edge.getType() == GrogParser.START ? Decl.Moment.Edge.START : Decl.Moment.Edge.END,
                parts.optionalName(context.phase),
                Optional.ofNullable(context.turn).map(turn -> parts.turn(turn.getStart())));
    }

    private static Decl.Often often(OnceContext context) {
        if (context == null) {
            return Decl.Often.ALWAYS;
        }
        return context.PER() == null ? Decl.Often.ONCE : Decl.Often.ONCE_PER_TURN;
    }

    private Decl.Period period(PeriodContext context) {
        return context instanceof FromPeriodContext from
                ? new Decl.Period(parts.span(from), true, parts.turn(from.turn.getStop()))
                : new Decl.Period(parts.span(context), false, parts.turn(((OnPeriodContext) context).turn.getStop()));
    }

    private Decl.Moment moment(EndingContext context) {
        if (context instanceof MomentEndingContext at) {
            return moment(at.boundary());
        }
        AsSoonAsEndingContext soon = (AsSoonAsEndingContext) context;
        Span words = parts.span(soon.AS(0).getSymbol(), soon.AS(1).getSymbol());
        return new Decl.Moment(words, Decl.Moment.Edge.AS_SOON_AS, Optional.empty(), Optional.empty());
    }

    private Optional<Expr> condition(EndingContext context) {
        return context instanceof MomentEndingContext at
                ? expressions.optional(at.condition)
                : expressions.optional(((AsSoonAsEndingContext) context).condition);
    }

    @Override
    public Decl visitTriggerDeclaration(TriggerDeclarationContext context) {
        return new Decl.AsSoonAs(
                parts.span(context),
                context.domain().stream().map(members::domain).toList(),
                expressions.of(context.condition),
                often(context.once()),
                parts.citation(context.CITATION()),
                statements.block(context.block()),
                parts.doc(context));
    }

    @Override
    public Decl visitWheneverDeclaration(WheneverDeclarationContext context) {
        return new Decl.Whenever(
                parts.span(context),
                members.entrant(context.piece),
                members.entrant(context.place),
                expressions.optional(context.condition),
                parts.citation(context.CITATION()),
                statements.block(context.block()),
                parts.doc(context));
    }

    @Override
    public Decl visitVictoryDeclaration(VictoryDeclarationContext context) {
        return new Decl.Victory(
                parts.span(context),
                parts.name(context.side),
                parts.template(context.title),
                parts.citation(context.CITATION()),
                Optional.of(moment(context.ending())),
                condition(context.ending()));
    }

    @Override
    public Decl visitVictoryTableDeclaration(VictoryTableDeclarationContext context) {
        List<Decl.VictoryLine> lines = context.victoryLine().stream()
                .filter(line -> line.exception == null)
                .map(line -> new Decl.VictoryLine(
                        parts.span(line),
                        parts.optionalName(line.side),
                        parts.template(line.title),
                        parts.citation(line.CITATION()),
                        expressions.optional(line.condition)))
                .toList();
        return new Decl.VictoryTable(parts.span(context), lines);
    }

    @Override
    public Decl visitGameOverDeclaration(GameOverDeclarationContext context) {
        return new Decl.GameOver(
                parts.span(context),
                moment(context.ending()),
                condition(context.ending()),
                parts.citation(context.CITATION()));
    }

    @Override
    public Decl visitSequenceDeclaration(SequenceDeclarationContext context) {
        return new Decl.Sequence(
                parts.span(context), statements.block(context.block()), parts.citation(context.CITATION()));
    }

    @Override
    public Decl visitScenarioDeclaration(ScenarioDeclarationContext context) {
        Optional<Decl.Turns> turns = Optional.empty();
        List<Decl.Setup> setups = new ArrayList<>();
        List<Decl> decls = new ArrayList<>();
        for (ScenarioItemContext item : context.scenarioItem()) {
            if (item.exception != null) {
                decls.add(new Decl.Bad(parts.span(item)));
            } else if (item instanceof ScenarioTurnsContext span) {
                turns = Optional.of(new Decl.Turns(
                        parts.span(span), parts.turn(span.first.getStart()), parts.turn(span.last.getStart())));
            } else if (item instanceof ScenarioSetupContext setup) {
                setups.add(members.setup(setup.setup()));
            } else if (item instanceof ScenarioDeclarationItemContext declared) {
                decls.add(of(declared.declaration()));
            }
        }
        return new Decl.Scenario(
                parts.span(context),
                parts.name(context.name),
                parts.template(context.title),
                parts.citation(context.CITATION()),
                turns,
                List.copyOf(setups),
                List.copyOf(decls),
                parts.doc(context));
    }

    @Override
    public Decl visitOptionDeclaration(OptionDeclarationContext context) {
        return new Decl.OptionRule(
                parts.span(context),
                parts.name(context.name),
                parts.template(context.title),
                parts.citation(context.CITATION()),
                all(context.declaration()),
                parts.doc(context));
    }

    @Override
    public Decl visitLabelDeclaration(LabelDeclarationContext context) {
        return new Decl.Label(parts.span(context), parts.template(context.text));
    }

    @Override
    public Decl visitScoreDeclaration(ScoreDeclarationContext context) {
        Name side = parts.name(context.side);
        return new Decl.Score(parts.span(context), side, expressions.of(context.value));
    }

    @Override
    public Decl visitInvariantDeclaration(InvariantDeclarationContext context) {
        return new Decl.Invariant(
                parts.span(context),
                parts.template(context.title),
                parts.citation(context.CITATION()),
                expressions.of(context.condition));
    }

    @Override
    public Decl visitBoundDeclaration(BoundDeclarationContext context) {
        return new Decl.Bound(parts.span(context), parts.whole(context.most));
    }

    @Override
    public Decl visitRulingDeclaration(RulingDeclarationContext context) {
        return new Decl.Ruling(
                parts.span(context),
                parts.name(context.name),
                parts.citation(context.CITATION()),
                parts.template(context.text));
    }

    @Override
    public Decl visitExampleDeclaration(ExampleDeclarationContext context) {
        return new Decl.ExampleOf(
                parts.span(context),
                parts.template(context.title),
                parts.citation(context.CITATION()),
                examples.items(context.exampleItem()),
                parts.doc(context));
    }
}
