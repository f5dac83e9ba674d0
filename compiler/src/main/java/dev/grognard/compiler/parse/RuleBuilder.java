package dev.grognard.compiler.parse;

import dev.grognard.compiler.ast.Citation;
import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Expr;
import dev.grognard.compiler.ast.Param;
import dev.grognard.compiler.ast.QName;
import dev.grognard.compiler.ast.Template;
import dev.grognard.compiler.source.Span;
import dev.grognard.grammar.GrogParser;
import dev.grognard.grammar.GrogParser.*;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.Token;

/** Builds rules, exceptions, modifiers and procedures, which may stand in a file or inside a procedure. */
final class RuleBuilder {
    private final AstParts parts;
    private final ExpressionBuilder expressions;
    private final MemberBuilder members;
    private final StatementBuilder statements;

    RuleBuilder(AstParts parts, ExpressionBuilder expressions, MemberBuilder members, StatementBuilder statements) {
        this.parts = parts;
        this.expressions = expressions;
        this.members = members;
        this.statements = statements;
    }

    Decl.Rule rule(RuleDefinitionContext context) {
        if (context instanceof OpenRuleContext open) {
            return new Decl.Rule(
                    parts.span(open),
                    true,
                    parts.name(open.name),
                    members.params(open.parameters()),
                    members.type(open.type()),
                    parts.citation(open.CITATION()),
                    Optional.empty(),
                    List.of(),
                    parts.doc(open));
        }
        ClosedRuleContext closed = (ClosedRuleContext) context;
        List<Decl.Except> excepts =
                closed.exceptClause().stream().map(this::except).toList();
        Cited cited = cited(closed.result(), closed.cited, closed.behind);
        return new Decl.Rule(
                parts.span(closed),
                false,
                parts.name(closed.name),
                members.params(closed.parameters()),
                members.type(closed.type()),
                cited.citation(),
                Optional.of(cited.result()),
                excepts,
                parts.doc(closed));
    }

    private Decl.Except except(ExceptClauseContext context) {
        Cited cited = cited(context.result(), context.cited, context.behind);
        return new Decl.Except(
                parts.span(context), expressions.of(context.condition), cited.citation(), cited.result());
    }

    private record Cited(Decl.Result result, Optional<Citation> citation) {}

    /** A citation behind a result belongs to its last preference, else it is one more of the clause. */
    private Cited cited(ResultContext context, List<Token> before, List<Token> behind) {
        Decl.Result result = result(context);
        ExpressionBuilder.Cited value = ExpressionBuilder.cited(result.value(), parts.citationOf(behind));
        Decl.Result whole = new Decl.Result(result.span().to(value.value().span()), value.value(), result.because());
        List<Token> own = new ArrayList<>(before);
        if (value.citation().isPresent()) {
            own.addAll(behind);
        }
        return new Cited(whole, parts.citationOf(own));
    }

    private Decl.Result result(ResultContext context) {
        return new Decl.Result(
                parts.span(context), expressions.of(context.value), parts.optionalTemplate(context.reason));
    }

    Decl.ExceptionTo exception(ExceptionToContext context) {
        Optional<Expr> when = Optional.empty();
        Optional<Decl.Result> result = Optional.empty();
        List<Decl.Mapping> mappings = List.of();
        List<PrecedenceContext> precedence = List.of();
        List<Citation> reinstates = List.of();
        ExceptionEffectContext effect = context.exceptionEffect();
        if (effect instanceof ChangingExceptionContext changing) {
            when = expressions.optional(changing.condition);
            result = Optional.ofNullable(changing.result()).map(this::result);
            mappings = changing.mapping().stream()
                    .map(one -> new Decl.Mapping(parts.span(one), expressions.all(one.from), expressions.of(one.to)))
                    .toList();
            precedence = changing.precedence();
        } else {
            ReinstatingExceptionContext reinstating = (ReinstatingExceptionContext) effect;
            when = expressions.optional(reinstating.condition);
            reinstates = reinstating.undone.stream().map(this::citation).toList();
        }
        return new Decl.ExceptionTo(
                parts.span(context),
                parts.citationOf(context.cited),
                parts.qualified(context.ruleName),
                parts.optionalTemplate(context.item),
                when,
                result,
                mappings,
                precedences(precedence, true),
                precedences(precedence, false),
                reinstates,
                parts.doc(context));
    }

    private Citation citation(Token token) {
        return parts.citationOf(List.of(token)).orElseThrow();
    }

    private List<Citation> precedences(List<PrecedenceContext> contexts, boolean over) {
        List<Citation> found = new ArrayList<>();
        for (PrecedenceContext one : contexts) {
            if (over && one instanceof OverPrecedenceContext before) {
                found.add(citation(before.CITATION().getSymbol()));
            } else if (!over && one instanceof AfterPrecedenceContext after) {
                found.add(citation(after.CITATION().getSymbol()));
            }
        }
        return List.copyOf(found);
    }

    Decl.Modifiers modifiers(ModifiersContext context) {
        QName name;
        boolean to = false;
        boolean also = false;
        List<Param> params = List.of();
        TypeContext type = null;
        LimitContext limit = null;
        Optional<Citation> citation;
        ModifierItemsContext items;
        if (context instanceof ModifiersAlsoContext more) {
            name = parts.qualified(more.name);
            also = true;
            citation = parts.citation(more.CITATION());
            items = more.modifierItems();
        } else if (context instanceof ModifiersToContext added) {
            name = parts.qualified(added.name);
            to = true;
            limit = added.limit();
            citation = parts.citation(added.CITATION());
            items = added.modifierItems();
        } else {
            OwnModifiersContext own = (OwnModifiersContext) context;
            name = parts.qualified(own.name);
            params = members.params(own.parameters());
            type = own.type();
            limit = own.limit();
            citation = parts.citation(own.CITATION());
            items = own.modifierItems();
        }
        return new Decl.Modifiers(
                parts.span(context),
                name,
                to,
                also,
                params,
                members.optionalType(type),
                Optional.ofNullable(limit).map(this::limit),
                citation,
                items.modifierItem().stream()
                        .filter(item -> item.exception == null)
                        .map(this::item)
                        .toList(),
                parts.doc(context));
    }

    private Decl.Limit limit(LimitContext context) {
        Span span = parts.span(context);
        if (context instanceof HighestLimitContext) {
            return new Decl.Limit(span, Decl.Limit.Form.HIGHEST, Optional.empty());
        }
        if (context instanceof LowestLimitContext) {
            return new Decl.Limit(span, Decl.Limit.Form.LOWEST, Optional.empty());
        }
        if (context instanceof AtMostLimitContext most) {
            return new Decl.Limit(span, Decl.Limit.Form.AT_MOST, Optional.of(expressions.of(most.number)));
        }
        AtLeastLimitContext least = (AtLeastLimitContext) context;
        return new Decl.Limit(span, Decl.Limit.Form.AT_LEAST, Optional.of(expressions.of(least.number)));
    }

    private Decl.Item item(ModifierItemContext context) {
        Template label = parts.template(context.label);
        return new Decl.Item(
                parts.span(context),
                label,
                context.sign.getType() == GrogParser.MINUS,
                expressions.of(context.value),
                expressions.optional(context.condition),
                parts.citation(context.CITATION()));
    }

    Decl.Procedure procedure(ProcedureContext context) {
        if (context instanceof ProcedureAlsoContext also) {
            return new Decl.Procedure(
                    parts.span(also),
                    false,
                    true,
                    parts.procedure(also.name),
                    List.of(),
                    Optional.empty(),
                    Optional.empty(),
                    parts.citation(also.CITATION()),
                    Optional.of(statements.block(also.block())),
                    parts.doc(also));
        }
        if (context instanceof OpenProcedureContext open) {
            return new Decl.Procedure(
                    parts.span(open),
                    true,
                    false,
                    parts.procedure(open.name),
                    members.params(open.parameters()),
                    members.optionalType(open.type()),
                    Optional.empty(),
                    parts.citation(open.CITATION()),
                    Optional.empty(),
                    parts.doc(open));
        }
        ClosedProcedureContext closed = (ClosedProcedureContext) context;
        return new Decl.Procedure(
                parts.span(closed),
                false,
                false,
                parts.procedure(closed.name),
                members.params(closed.parameters()),
                members.optionalType(closed.type()),
                Optional.ofNullable(closed.depth).map(parts::whole),
                parts.citation(closed.CITATION()),
                Optional.of(statements.block(closed.block())),
                parts.doc(closed));
    }
}
