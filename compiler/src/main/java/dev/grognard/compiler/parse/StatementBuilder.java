package dev.grognard.compiler.parse;

import dev.grognard.compiler.ast.Citation;
import dev.grognard.compiler.ast.Expr;
import dev.grognard.compiler.ast.OptionBody;
import dev.grognard.compiler.ast.Statement;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.phrase.RulebookPhrases;
import dev.grognard.compiler.source.Span;
import dev.grognard.grammar.GrogParser;
import dev.grognard.grammar.GrogParser.*;
import dev.grognard.grammar.GrogParserBaseVisitor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.antlr.v4.runtime.tree.TerminalNode;

/** Builds statements and the menus among them. */
final class StatementBuilder extends GrogParserBaseVisitor<Statement> {
    private final AstParts parts;
    /** The line of the last sentence that was taken for statements. */
    private int sentence;

    private final ExpressionBuilder expressions;
    private final MemberBuilder members;
    private final RuleBuilder rules;

    StatementBuilder(AstParts parts, ExpressionBuilder expressions, MemberBuilder members) {
        this.parts = parts;
        this.expressions = expressions;
        this.members = members;
        this.rules = new RuleBuilder(parts, expressions, members, this);
    }

    RuleBuilder rules() {
        return rules;
    }

    Statement.Block block(BlockContext context) {
        List<Statement> statements = context.statement().stream().map(this::of).toList();
        return new Statement.Block(parts.span(context), statements);
    }

    private Optional<Statement.Block> optionalBlock(BlockContext context) {
        return Optional.ofNullable(context).map(this::block);
    }

    private Statement of(StatementContext context) {
        Statement statement = context.exception == null ? context.accept(this) : null;
        return statement == null ? new Statement.Bad(parts.span(context)) : statement;
    }

    private ExpressionBuilder.Cited cited(ExpressionContext value, List<TerminalNode> own) {
        List<TerminalNode> all = new ArrayList<>(ExpressionBuilder.citationsWithin(value));
        all.addAll(own);
        return ExpressionBuilder.cited(expressions.of(value), parts.citation(all));
    }

    @Override
    public Statement visitLetStatement(LetStatementContext context) {
        ExpressionBuilder.Cited value = cited(context.value, context.CITATION());
        return new Statement.Let(parts.span(context), parts.name(context.name), value.value(), value.citation());
    }

    @Override
    public Statement visitStateStatement(StateStatementContext context) {
        return new Statement.State(parts.span(context), members.state(context.stateMember()));
    }

    @Override
    public Statement visitRuleStatement(RuleStatementContext context) {
        return new Statement.LocalRule(parts.span(context), rules.rule(context.ruleDefinition()));
    }

    @Override
    public Statement visitModifiersStatement(ModifiersStatementContext context) {
        return new Statement.LocalModifiers(parts.span(context), rules.modifiers(context.modifiers()));
    }

    @Override
    public Statement visitProcedureStatement(ProcedureStatementContext context) {
        return new Statement.LocalProcedure(parts.span(context), rules.procedure(context.procedure()));
    }

    @Override
    public Statement visitStepStatement(StepStatementContext context) {
        return new Statement.Step(
                parts.span(context),
                parts.name(context.name),
                parts.citation(context.CITATION()),
                block(context.block()));
    }

    @Override
    public Statement visitPhaseStatement(PhaseStatementContext context) {
        return new Statement.Phase(
                parts.span(context),
                parts.name(context.name),
                expressions.optional(context.argument),
                parts.citation(context.CITATION()),
                block(context.block()));
    }

    @Override
    public Statement visitEachTurnStatement(EachTurnStatementContext context) {
        return new Statement.EachTurn(parts.span(context), block(context.block()));
    }

    @Override
    public Statement visitIfElse(IfElseContext context) {
        return new Statement.If(
                parts.span(context),
                expressions.of(context.condition),
                parts.citation(context.CITATION()),
                block(context.then),
                Optional.ofNullable(context.otherwise).map(this::elseBranch));
    }

    private Statement.Block elseBranch(ElseBranchContext context) {
        if (context instanceof ElseBlockContext otherwise) {
            return block(otherwise.block());
        }
        Statement chained = visitIfElse(((ElseIfContext) context).ifElse());
        return new Statement.Block(chained.span(), List.of(chained));
    }

    @Override
    public Statement visitMatchStatement(MatchStatementContext context) {
        List<Statement.Arm> arms = context.statementArm().stream()
                .map(arm -> new Statement.Arm(parts.span(arm), expressions.all(arm.matchKey()), block(arm.block())))
                .toList();
        return new Statement.MatchOn(parts.span(context), expressions.of(context.subject), arms);
    }

    @Override
    public Statement visitForStatement(ForStatementContext context) {
        return new Statement.For(
                parts.span(context),
                parts.name(context.variable),
                expressions.of(context.set),
                expressions.optional(context.chooser),
                parts.optionalTemplate(context.prompt),
                parts.citation(context.CITATION()),
                block(context.block()));
    }

    @Override
    public Statement visitRepeatTimesStatement(RepeatTimesStatementContext context) {
        return new Statement.RepeatTimes(
                parts.span(context),
                expressions.of(context.times),
                parts.citation(context.CITATION()),
                block(context.block()));
    }

    @Override
    public Statement visitRepeatUntilStatement(RepeatUntilStatementContext context) {
        return new Statement.RepeatUntil(
                parts.span(context),
                block(context.block()),
                expressions.optional(context.until),
                parts.citation(context.CITATION()));
    }

    @Override
    public Statement visitDoStatement(DoStatementContext context) {
        List<Statement.Cut> cuts = context.cut().stream()
                .map(cut -> new Statement.Cut(
                        parts.span(cut),
                        expressions.of(cut.condition),
                        parts.citation(cut.CITATION()),
                        optionalBlock(cut.block())))
                .toList();
        return new Statement.Do(parts.span(context), block(context.block()), cuts);
    }

    @Override
    public Statement visitMoveStatement(MoveStatementContext context) {
        return new Statement.MoveTo(
                parts.span(context),
                expressions.of(context.what),
                expressions.of(context.to),
                parts.citation(context.CITATION()));
    }

    @Override
    public Statement visitRevealStatement(RevealStatementContext context) {
        return new Statement.Reveal(
                parts.span(context),
                expressions.of(context.what),
                expressions.optional(context.to),
                parts.citation(context.CITATION()));
    }

    @Override
    public Statement visitRevealThatStatement(RevealThatStatementContext context) {
        return new Statement.RevealThat(
                parts.span(context),
                expressions.of(context.told),
                expressions.optional(context.to),
                parts.citation(context.CITATION()));
    }

    @Override
    public Statement visitHideStatement(HideStatementContext context) {
        return new Statement.Hide(
                parts.span(context), expressions.of(context.what), parts.citation(context.CITATION()));
    }

    @Override
    public Statement visitSayStatement(SayStatementContext context) {
        return new Statement.Say(parts.span(context), parts.template(context.text), parts.citation(context.CITATION()));
    }

    @Override
    public Statement visitGiveStatement(GiveStatementContext context) {
        return new Statement.Give(parts.span(context), expressions.of(context.value));
    }

    @Override
    public Statement visitStopStatement(StopStatementContext context) {
        return new Statement.Stop(parts.span(context));
    }

    @Override
    public Statement visitUsualStatement(UsualStatementContext context) {
        return new Statement.Usual(parts.span(context));
    }

    @Override
    public Statement visitSecretlyStatement(SecretlyStatementContext context) {
        return new Statement.Secretly(parts.span(context), block(context.block()), context.REVEAL() != null);
    }

    @Override
    public Statement visitTargetStatement(TargetStatementContext context) {
        return action(parts.span(context), expressions.of(context.target()), context.action());
    }

    @Override
    public Statement visitSoftTargetStatement(SoftTargetStatementContext context) {
        return action(parts.span(context), expressions.of(context.softTarget()), context.action());
    }

    @Override
    public Statement visitJoiningNameStatement(JoiningNameStatementContext context) {
        Expr target = new Expr.ValueRef(
                parts.span(context.joiningName()), parts.name(context.joiningName()), Optional.empty());
        return action(parts.span(context), target, context.action());
    }

    private Statement action(Span span, Expr target, ActionContext action) {
        if (action instanceof AssignActionContext assign) {
            return assignment(span, target, assign);
        }
        if (action instanceof JourneyActionContext journey) {
            Expr.Moves moves = new Expr.Moves(
                    span,
                    target,
                    expressions.of(journey.mover),
                    expressions.travel(journey.travelUse(), journey.preferences()),
                    parts.optionalTemplate(journey.prompt));
            return new Statement.Journey(span, moves, parts.citation(journey.CITATION()));
        }
        if (action instanceof MenuActionContext menu) {
            return menu(span, target, menu);
        }
        if (!isCall(target)) {
            if (target.span().line() == sentence) {
                return new Statement.Bad(span);
            }
            Optional<Diagnostic> phrase = RulebookPhrases.at(target.span(), Set.of(RulebookPhrases.Place.STATEMENT));
            if (phrase.isPresent()) {
                // The rest of the line is part of the same sentence.
                sentence = target.span().line();
            }
            parts.report(phrase.or(() -> ForeignWords.at(target.span()))
                    .or(() -> Stream.of(target.span(), parts.wordAfter(target.span()))
                            .filter(parts::isStrange)
                            .findFirst()
                            .map(word -> StrangeWords.of(word, true)))
                    .orElseGet(() -> LoneNames.of(target.span())));
            return new Statement.Bad(span);
        }
        Optional<Citation> citation =
                action instanceof CitedCallContext cited ? parts.citation(cited.CITATION()) : Optional.empty();
        return new Statement.Call(span, target, citation);
    }

    private static boolean isCall(Expr target) {
        return target instanceof Expr.ThingRef
                || (target instanceof Expr.Member member
                        && Character.isUpperCase(member.name().text().codePointAt(0)));
    }

    private Statement assignment(Span span, Expr target, AssignActionContext assign) {
        Statement.Assignment kind = switch (assign.sign.getType()) {
            case GrogParser.ADD_TO -> Statement.Assignment.ADD;
            case GrogParser.TAKE_FROM -> Statement.Assignment.TAKE;
            default -> Statement.Assignment.SET;
        };
        ExpressionBuilder.Cited value = cited(assign.value, assign.CITATION());
        if (kind == Statement.Assignment.SET) {
            TurnedSigns.of(target.span(), value.value().span()).ifPresent(parts::report);
        }
        return new Statement.Assign(span, target, kind, value.value(), value.citation());
    }

    private Statement menu(Span span, Expr decider, MenuActionContext menu) {
        List<Statement.MenuItem> items = menu.menuItem().stream()
                .filter(item -> item.exception == null)
                .map(this::menuItem)
                .toList();
        return new Statement.Menu(
                span,
                decider,
                menu.verb.getType() == GrogParser.MUST,
                menu.REPEATEDLY() != null,
                menu.ABLE() != null,
                parts.optionalTemplate(menu.prompt),
                decline(menu),
                items,
                expressions.optional(menu.until),
                optionalBlock(menu.block()));
    }

    private Optional<Statement.Decline> decline(MenuActionContext menu) {
        return parts.optionalTemplate(menu.decline)
                .map(words -> new Statement.Decline(words.span(), menu.SAY() != null, words));
    }

    private Statement.MenuItem menuItem(MenuItemContext context) {
        Span span = parts.span(context);
        if (context instanceof OrderMenuItemContext order) {
            return new Statement.MenuItem(span, Optional.of(parts.name(order.orderName())), Optional.empty());
        }
        OptionContext option = ((OptionMenuItemContext) context).option();
        OptionBody body = new OptionBody(
                span,
                parts.name(option.name),
                members.domains(option.domains()),
                parts.optionalTemplate(option.label),
                parts.citation(option.CITATION()),
                members.requirements(option.requirement()),
                block(option.block()));
        return new Statement.MenuItem(span, Optional.empty(), Optional.of(body));
    }
}
