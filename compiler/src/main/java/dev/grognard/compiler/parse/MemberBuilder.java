package dev.grognard.compiler.parse;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Domain;
import dev.grognard.compiler.ast.Expr;
import dev.grognard.compiler.ast.Member;
import dev.grognard.compiler.ast.OptionBody;
import dev.grognard.compiler.ast.Param;
import dev.grognard.compiler.ast.StateDecl;
import dev.grognard.compiler.ast.TypeRef;
import dev.grognard.compiler.phrase.RulebookPhrases;
import dev.grognard.compiler.source.Span;
import dev.grognard.grammar.GrogParser;
import dev.grognard.grammar.GrogParser.*;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Builds what declarations and statements have in common: fields, states, types, parameters, settings, rows. */
final class MemberBuilder {
    private final AstParts parts;
    private final ExpressionBuilder expressions;

    MemberBuilder(AstParts parts, ExpressionBuilder expressions) {
        this.parts = parts;
        this.expressions = expressions;
    }

    List<Member> members(MembersContext context) {
        if (context == null) {
            return List.of();
        }
        List<Member> members = context.member().stream()
                .filter(member -> member.exception == null)
                .map(this::member)
                .toList();
        for (Member member : members) {
            if (member instanceof Member.State one) {
                HangingSight.of(one.state(), members).ifPresent(parts::report);
            }
        }
        return members;
    }

    private Member member(MemberContext context) {
        if (context instanceof StateOfKindContext state) {
            return new Member.State(parts.span(state), state(state.stateMember()));
        }
        if (context instanceof LabelOfKindContext label) {
            return new Member.Label(parts.span(label), parts.template(label.text), label.inRows != null);
        }
        PrintedMemberContext printed = (PrintedMemberContext) context;
        if (printed.memberKind() instanceof FieldMemberContext field) {
            return new Member.Field(
                    parts.span(printed),
                    parts.names(printed.names),
                    type(field.type()),
                    expressions.optional(field.initial),
                    parts.citation(field.CITATION()));
        }
        VisibilityMemberContext visibility = (VisibilityMemberContext) printed.memberKind();
        return new Member.Visibility(
                parts.span(printed),
                parts.names(printed.names),
                watchers(visibility.watcher()),
                parts.citation(visibility.CITATION()));
    }

    StateDecl state(StateMemberContext context) {
        return new StateDecl(
                parts.span(context),
                parts.names(context.names),
                params(context.parameters()),
                type(context.type()),
                expressions.optional(context.initial),
                parts.names(context.resetMoment()),
                watchers(context.watcher()),
                parts.citation(context.CITATION()));
    }

    private List<Member.Watcher> watchers(List<WatcherContext> contexts) {
        return contexts.stream()
                .map(one -> new Member.Watcher(
                        parts.span(one), parts.name(one.getStart()), expressions.optional(one.condition)))
                .toList();
    }

    TypeRef type(TypeContext context) {
        BoundsContext bounds = context.bounds();
        return new TypeRef(
                parts.span(context),
                context.SET() != null,
                parts.name(context.name),
                Optional.ofNullable(bounds).map(one -> one.low).map(this::whole),
                Optional.ofNullable(bounds).map(one -> one.high).map(this::whole),
                context.CLAMPED() != null,
                context.QUESTION() != null,
                Optional.ofNullable(context.direction)
                        .map(word ->
                                word.getType() == GrogParser.UP ? Expr.Rounding.Mode.UP : Expr.Rounding.Mode.DOWN));
    }

    Optional<TypeRef> optionalType(TypeContext context) {
        return Optional.ofNullable(context).map(this::type);
    }

    private int whole(WholeNumberContext context) {
        int number = parts.whole(context.INT().getSymbol());
        return context.MINUS() == null ? number : -number;
    }

    List<Param> params(ParametersContext context) {
        if (context == null) {
            return List.of();
        }
        return context.parameter().stream()
                .map(one -> new Param(parts.span(one), parts.name(one.name), type(one.type())))
                .toList();
    }

    List<Domain> domains(DomainsContext context) {
        return context == null
                ? List.of()
                : context.domain().stream().map(this::domain).toList();
    }

    Domain domain(DomainContext context) {
        Expr set = expressions.of(context.set);
        if (set instanceof Expr.Binary both && both.operator() == Expr.Operator.AND) {
            Span between = set.span()
                    .source()
                    .span(both.left().span().end(), both.right().span().start());
            RulebookPhrases.at(between, Set.of()).ifPresent(parts::report);
        }
        return new Domain(parts.span(context), parts.name(context.name), set);
    }

    Domain entrant(EntrantContext context) {
        return new Domain(parts.span(context), parts.name(context.name), expressions.of(context.set));
    }

    List<OptionBody.Requirement> requirements(List<RequirementContext> contexts) {
        return contexts.stream()
                .map(one -> new OptionBody.Requirement(
                        parts.span(one),
                        one.kind.getType() == GrogParser.DISCOVERS,
                        expressions.of(one.condition),
                        parts.optionalTemplate(one.reason),
                        parts.citation(one.CITATION())))
                .toList();
    }

    List<Decl.Setting> settings(List<SettingContext> contexts) {
        return contexts.stream()
                .map(one -> new Decl.Setting(parts.span(one), parts.name(one.name), setting(one.value)))
                .toList();
    }

    private Expr setting(SettingValueContext context) {
        if (context instanceof NegativeSettingContext negative) {
            Expr.Whole whole = new Expr.Whole(parts.span(negative.number), parts.whole(negative.number));
            return new Expr.Negate(parts.span(negative), whole);
        }
        return expressions.operands().of(((ValueSettingContext) context).primaryExpression());
    }

    List<Decl.Row> rows(RowsContext context) {
        return context == null
                ? List.of()
                : context.row().stream().map(this::row).toList();
    }

    Decl.Row row(RowContext context) {
        return new Decl.Row(
                parts.span(context),
                RowCells.of(parts.span(context.ROW().getSymbol())),
                parts.citation(context.CITATION()));
    }

    Decl.Setup setup(SetupContext context) {
        return new Decl.Setup(
                parts.span(context),
                parts.name(context.place),
                context.placed().stream().map(this::placed).toList(),
                parts.citation(context.CITATION()));
    }

    private Decl.Placed placed(PlacedContext context) {
        if (context instanceof PlacedRestContext rest) {
            return new Decl.Placed(parts.span(rest), Optional.of(parts.name(rest.side)), Optional.empty(), List.of());
        }
        PlacedPieceContext piece = (PlacedPieceContext) context;
        return new Decl.Placed(
                parts.span(piece), Optional.empty(), Optional.of(parts.name(piece.piece)), settings(piece.setting()));
    }
}
