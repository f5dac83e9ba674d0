package dev.grognard.compiler.parse;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Decl.TravelClause.Form;
import dev.grognard.grammar.GrogParser.*;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.TerminalNode;

/** Builds ways of travelling. */
final class TravelBuilder {
    private final AstParts parts;
    private final ExpressionBuilder expressions;
    private final MemberBuilder members;
    private final StatementBuilder statements;

    TravelBuilder(AstParts parts, ExpressionBuilder expressions, MemberBuilder members, StatementBuilder statements) {
        this.parts = parts;
        this.expressions = expressions;
        this.members = members;
        this.statements = statements;
    }

    Decl of(TravelDeclarationContext context) {
        return new Decl.Travel(
                parts.span(context),
                parts.name(context.name),
                context.ALSO() != null,
                members.params(context.parameters()),
                parts.optionalName(context.quantity),
                parts.optionalName(context.like),
                parts.citation(context.CITATION()),
                context.travelClause().stream()
                        .filter(clause -> clause.exception == null)
                        .map(this::clause)
                        .toList(),
                parts.doc(context));
    }

    private Decl.TravelClause clause(TravelClauseContext context) {
        if (context instanceof CostClauseContext cost) {
            return clause(context, Form.COST, cost.value, null, null, cost.CITATION());
        }
        if (context instanceof PlusClauseContext plus) {
            return clause(context, Form.PLUS, plus.value, plus.condition, null, plus.CITATION());
        }
        if (context instanceof RequiresClauseContext requires) {
            return clause(context, Form.REQUIRES, requires.value, null, requires.reason, requires.CITATION());
        }
        if (context instanceof StopsClauseContext stops) {
            return clause(context, Form.STOPS, null, stops.condition, null, stops.CITATION());
        }
        if (context instanceof PassesClauseContext passes) {
            return clause(context, Form.PASSES, passes.value, null, passes.reason, passes.CITATION());
        }
        if (context instanceof EndsClauseContext ends) {
            return clause(context, Form.ENDS, ends.value, null, ends.reason, ends.CITATION());
        }
        if (context instanceof FirstStepClauseContext first) {
            return clause(context, Form.FIRST_STEP_ALWAYS, null, first.condition, null, first.CITATION());
        }
        if (context instanceof BeforeStepClauseContext before) {
            return hook(context, Form.BEFORE_STEP, before.condition, before.CITATION(), before.block());
        }
        if (context instanceof AfterStepClauseContext after) {
            return hook(context, Form.AFTER_STEP, after.condition, after.CITATION(), after.block());
        }
        AtMostStepsClauseContext most = (AtMostStepsClauseContext) context;
        return clause(context, Form.AT_MOST_STEPS, most.value, most.condition, null, most.CITATION());
    }

    private Decl.TravelClause clause(
            TravelClauseContext context,
            Form form,
            ParserRuleContext value,
            ExpressionContext when,
            Token reason,
            List<TerminalNode> citations) {
        return new Decl.TravelClause(
                parts.span(context),
                form,
                expressions.optional(value),
                expressions.optional(when),
                parts.optionalTemplate(reason),
                parts.citation(citations),
                Optional.empty());
    }

    private Decl.TravelClause hook(
            TravelClauseContext context,
            Form form,
            ExpressionContext when,
            List<TerminalNode> citations,
            BlockContext body) {
        return new Decl.TravelClause(
                parts.span(context),
                form,
                Optional.empty(),
                expressions.optional(when),
                Optional.empty(),
                parts.citation(citations),
                Optional.of(statements.block(body)));
    }
}
