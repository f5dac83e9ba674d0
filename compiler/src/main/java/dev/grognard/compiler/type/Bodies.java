package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.model.EndingDef;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GlobalDef;
import dev.grognard.compiler.model.GlobalState;
import dev.grognard.compiler.model.ProcedureDef;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The parts that type statements, which call one another. */
final class Bodies {
    final Context context;
    final Expressions expressions;
    final Additions additions;
    final TypeRefs types;
    final Fields fields;
    final RuleForms rules;
    final Statements statements;
    final Loops loops;
    final Procedures procedures;
    final Menus menus;
    final Sequences sequences;
    /** Hidden states that remember what happened once. */
    final List<GlobalDef> hidden = new ArrayList<>();

    final List<ProcedureDef> defined = new ArrayList<>();

    Bodies(Expressions expressions, Additions additions, TypeRefs types, Fields fields) {
        this.context = expressions.context;
        this.expressions = expressions;
        this.additions = additions;
        this.types = types;
        this.fields = fields;
        this.rules = new RuleForms(expressions, additions, types);
        this.statements = new Statements(this);
        this.loops = new Loops(this);
        this.procedures = new Procedures(this);
        this.menus = new Menus(this);
        this.sequences = new Sequences(this);
    }

    /** The parts for somebody who works beside others. */
    static Bodies of(Context context) {
        Expressions expressions = new Expressions(context);
        TypeRefs types = new TypeRefs(context);
        return new Bodies(expressions, new Additions(context), types, new Fields(expressions, types));
    }

    /** A hidden state that says whether something has happened, for each combination of keys. */
    GlobalState remembered(Decl.Often often, List<Variable> keys, Span span) {
        GlobalState happened = new GlobalState("happened#" + (hidden.size() + 1), Type.BOOL, Fields.kinds(keys));
        List<String> resets = often == Decl.Often.ONCE_PER_TURN ? List.of("turn") : List.of();
        hidden.add(new GlobalDef(
                happened,
                keys,
                Optional.of(new Expr.Truth(span, false)),
                resets,
                List.of(),
                List.of(),
                context.lastLayer(),
                span));
        return happened;
    }

    /** The hidden state that says whether a phase is under way; a turn begins outside all of them. */
    GlobalDef running(GlobalState phase, Span span) {
        return new GlobalDef(
                phase,
                List.of(),
                Optional.of(new Expr.Truth(span, false)),
                List.of("turn"),
                List.of(),
                List.of(),
                context.lastLayer(),
                span);
    }

    static Expr notYet(GlobalState happened, List<Expr> keys, Span span) {
        return new Expr.Not(span, new Expr.ReadGlobal(span, happened, keys));
    }

    /** A body that first notes that it happens. */
    static Statement.Block remembering(GlobalState happened, List<Expr> keys, Statement.Block body, Span span) {
        List<Statement> statements = new ArrayList<>();
        statements.add(new Statement.Assign(
                span,
                new Statement.ToGlobal(happened, keys),
                Statement.Change.SET,
                new Expr.Truth(span, true),
                List.of()));
        statements.addAll(body.statements());
        return new Statement.Block(statements);
    }

    /** How a game can end. */
    EndingDef ending(
            java.util.Optional<dev.grognard.compiler.ast.Name> side,
            dev.grognard.compiler.ast.Template title,
            java.util.Optional<dev.grognard.compiler.ast.Citation> citation,
            Env env) {
        List<String> cases = context.cite(citation, "victory", env);
        var winner = side.flatMap(s -> {
            var found = context.symbols.member(context.symbols.known("Side"), s.text());
            if (found.isEmpty()) {
                context.unknown(
                        s.span(),
                        "side",
                        s.text(),
                        context.symbols.declared(context.symbols.known("Side")).stream()
                                .map(dev.grognard.compiler.model.Member::id)
                                .toList());
            }
            return found;
        });
        return new EndingDef(winner, expressions.text(title, env), cases, title.span());
    }
}
