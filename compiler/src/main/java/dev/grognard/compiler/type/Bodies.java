package dev.grognard.compiler.type;

import dev.grognard.compiler.model.EndingDef;
import dev.grognard.compiler.model.GlobalDef;
import dev.grognard.compiler.model.ProcedureDef;
import java.util.ArrayList;
import java.util.List;

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
