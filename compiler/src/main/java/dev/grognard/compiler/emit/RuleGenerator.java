package dev.grognard.compiler.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Layer;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.ModifierItem;
import dev.grognard.compiler.model.ModifiersDef;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.TableDef;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * Writes a rule twice: a fast method for play, and one of the same name that takes down which clauses were tried, which held and what they
 * gave. Both are made from the same clauses, so they agree.
 */
final class RuleGenerator {
    private final Emission game;
    private final OwnTables ownTables;

    RuleGenerator(Emission game) {
        this.game = game;
        this.ownTables = new OwnTables(game);
    }

    /** The methods of a rule. */
    List<MethodSpec> generate(RuleDef rule) {
        List<MethodSpec> methods = new ArrayList<>();
        for (boolean explaining : new boolean[] {false, true}) {
            parts(rule, explaining, methods);
        }
        return methods;
    }

    List<MethodSpec> generate(ModifiersDef list) {
        List<MethodSpec> methods = new ArrayList<>();
        for (boolean explaining : new boolean[] {false, true}) {
            Body body = body(list.signature(), explaining);
            MethodSpec.Builder method = method(
                            list.signature(), JavaNames.value(list.signature().name()), explaining, body)
                    .addJavadoc("$L\n", doc(list.doc(), list.signature(), list.cases()));
            enter(body, list.signature(), list.cases(), explaining);
            if (explaining) {
                body.line("why.sums()");
            }
            String total = body.scope().fresh("total");
            body.line("int $L = 0", total);
            items(
                    body,
                    list.items(),
                    list.limit(),
                    total,
                    list.signature().result().orElse(Type.INT),
                    explaining);
            Type type = list.signature().result().orElse(Type.INT);
            body.line(
                    "return $L",
                    explaining
                            ? leave(type, total, game.types().print(type, CodeBlock.of("$L", total)))
                            : CodeBlock.of("$L", total));
            methods.add(method.addCode(body.build()).build());
        }
        return methods;
    }

    // ------------------------------------------------------------------ rules

    private void parts(RuleDef rule, boolean explaining, List<MethodSpec> methods) {
        String name = JavaNames.value(rule.signature().name());
        boolean modified = !rule.modifiers().isEmpty();
        boolean mapped = !rule.mappings().isEmpty();
        String clauses = mapped ? name + "Unmapped" : name;
        for (int i = 0; i < rule.exceptions().size(); i++) {
            RuleDef.Clause exception = rule.exceptions().get(i);
            if (usesUsual(exception)) {
                Body without = body(rule.signature(), explaining);
                MethodSpec.Builder method = method(rule.signature(), usualName(name, i), explaining, without)
                        .addModifiers(Modifier.PRIVATE)
                        .addJavadoc("What would hold without $L.\n", described(exception));
                if (explaining) {
                    without.line("why.enter($S)", "otherwise");
                }
                clauses(without, rule, i + 1, explaining);
                methods.add(method.addCode(without.build()).build());
            }
        }
        if (modified) {
            Body plain = body(rule.signature(), explaining);
            MethodSpec.Builder method = method(rule.signature(), name + "Unmodified", explaining, plain)
                    .addModifiers(Modifier.PRIVATE)
                    .addJavadoc("The value before modifiers.\n");
            inline(plain, rule, explaining);
            methods.add(method.addCode(plain.build()).build());
        }
        Body body = body(rule.signature(), explaining);
        MethodSpec.Builder method = method(rule.signature(), clauses, explaining, body);
        if (mapped) {
            method.addModifiers(Modifier.PRIVATE);
        } else {
            method.addJavadoc("$L\n", doc(rule.doc(), rule.signature(), rule.cases()));
            enter(body, rule.signature(), ownTables.headCases(rule), explaining);
        }
        clauses(body, rule, 0, explaining);
        methods.add(method.addCode(body.build()).build());
        if (mapped) {
            methods.add(mapped(rule, name, explaining));
        }
    }

    private static boolean usesUsual(RuleDef.Clause clause) {
        return ModelTree.any(clause, node -> node instanceof Expr.Usual);
    }

    private static String usualName(String name, int exception) {
        return name + "Without" + (exception + 1);
    }

    private static String described(RuleDef.Clause clause) {
        return clause.cases().isEmpty() ? "that exception" : "[" + String.join(", ", clause.cases()) + "]";
    }

    private Body body(Signature signature, boolean explaining) {
        Scope scope = new Scope(game, signature.inside(), "frame", explaining);
        return new Body(game, scope);
    }

    private MethodSpec.Builder method(Signature signature, String name, boolean explaining, Body body) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.STATIC)
                .returns(game.types().of(signature.result().orElseThrow()))
                .addParameter(game.types().state(), "state");
        if (explaining) {
            method.addParameter(RuntimeTypes.WHY, "why");
        }
        if (signature.inside().isPresent()) {
            method.addParameter(TypeName.INT, "frame");
        }
        for (Variable parameter : signature.parameters()) {
            method.addParameter(game.types().of(parameter.type()), body.scope().declare(parameter));
        }
        return method;
    }

    /** The arguments of the method being written, for another method of the same rule. */
    private static CodeBlock sameArguments(Body body, Signature signature, boolean explaining) {
        List<CodeBlock> arguments = new ArrayList<>(List.of(CodeBlock.of("state")));
        if (explaining) {
            arguments.add(CodeBlock.of("why"));
        }
        if (signature.inside().isPresent()) {
            arguments.add(CodeBlock.of("frame"));
        }
        signature.parameters().forEach(parameter -> arguments.add(body.scope().read(parameter)));
        return CodeBlock.join(arguments, ",$W");
    }

    private static String doc(String doc, Signature signature, List<String> cases) {
        String text = doc.isEmpty() ? "The rule «" + signature.name() + "»." : doc;
        return (text + KindGenerator.cases(cases)).replace("$", "$$");
    }

    private void enter(Body body, Signature signature, List<String> cases, boolean explaining) {
        if (!explaining) {
            return;
        }
        body.line("why.enter($L$L)", title(body, signature), TextCode.moreCases(cases));
    }

    /** The name with the arguments: a {@code String}, or a {@code Text} where pieces are among them. */
    private CodeBlock title(Body body, Signature signature) {
        List<Variable> parameters = signature.parameters();
        if (parameters.isEmpty()) {
            return CodeBlock.of("$S", signature.name());
        }
        boolean veiled = parameters.stream().map(Variable::type).anyMatch(TextCode::namesPieces);
        List<CodeBlock> parts = new ArrayList<>();
        for (int i = 0; i < parameters.size(); i++) {
            Variable parameter = parameters.get(i);
            CodeBlock value = body.scope().read(parameter);
            CodeBlock words = CodeBlock.of("$S", i == 0 ? signature.name() + "(" : ", ");
            parts.add(veiled ? CodeBlock.of("$T.words($L)", RuntimeTypes.TEXT, words) : words);
            parts.add(
                    veiled
                            ? new TextCode(body).part(parameter.type(), value)
                            : game.types().print(parameter.type(), value));
        }
        parts.add(veiled ? CodeBlock.of("$T.words($S)", RuntimeTypes.TEXT, ")") : CodeBlock.of("$S", ")"));
        return veiled
                ? CodeBlock.of("$T.of($L)", RuntimeTypes.TEXT, CodeBlock.join(parts, ", "))
                : CodeBlock.join(parts, " + ");
    }

    /** Exceptions from this one on, then the rule itself. */
    private void clauses(Body body, RuleDef rule, int from, boolean explaining) {
        for (int i = from; i < rule.exceptions().size(); i++) {
            RuleDef.Clause exception = rule.exceptions().get(i);
            if (usesUsual(exception)) {
                body.scope()
                        .usual(CodeBlock.of(
                                "$L($L)",
                                usualName(JavaNames.value(rule.signature().name()), i),
                                sameArguments(body, rule.signature(), explaining)));
            }
            clause(body, rule.signature(), exception, explaining);
            if (exception.when().isEmpty()) {
                return;
            }
        }
        if (rule.modifiers().isEmpty()) {
            inline(body, rule, explaining);
        } else {
            modified(body, rule, explaining);
        }
    }

    private void inline(Body body, RuleDef rule, boolean explaining) {
        for (RuleDef.Clause clause : rule.inline()) {
            clause(body, rule.signature(), clause, explaining, rule.modifiers().isEmpty());
            if (clause.when().isEmpty()) {
                return;
            }
        }
        Optional<TableDef> table = explaining ? ownTables.of(rule) : Optional.empty();
        if (table.isPresent()) {
            String value = ownTables.readCell(body, rule, table.get());
            Type type = rule.signature().result().orElseThrow();
            CodeBlock shown = new TextCode(body).shown(type, CodeBlock.of("$L", value));
            body.line("return $L", rule.modifiers().isEmpty() ? leave(type, value, shown) : CodeBlock.of("$L", value));
        } else {
            clause(
                    body,
                    rule.signature(),
                    rule.base(),
                    explaining,
                    rule.modifiers().isEmpty());
        }
    }

    private void clause(Body body, Signature signature, RuleDef.Clause clause, boolean explaining) {
        clause(body, signature, clause, explaining, true);
    }

    private void clause(Body body, Signature signature, RuleDef.Clause clause, boolean explaining, boolean leaves) {
        Type type = signature.result().orElseThrow();
        String text = text(clause);
        Layered layered = Layered.begin(body, clause.when(), explaining);
        if (clause.when().isPresent()) {
            Code condition = body.whole(clause.when().get());
            if (explaining) {
                body.begin("if (why.tried($L, $S$L))", condition.block(), text, TextCode.moreCases(clause.cases()));
            } else {
                if (!clause.cases().isEmpty()) {
                    body.comment("[" + String.join(", ", clause.cases()) + "]");
                }
                body.begin("if ($L)", condition.block());
            }
        }
        if (explaining) {
            new WaysApart(body).forEach(clause.value(), text, (way, words) -> {
                String value = body.scope().fresh("value");
                body.line(
                        "$T $L = $L",
                        game.types().of(type),
                        value,
                        body.whole(way).block());
                CodeBlock shown = new TextCode(body).shown(type, CodeBlock.of("$L", value));
                CodeBlock because = clause.because()
                        .map(reason -> new TextCode(body).text(reason))
                        .orElse(CodeBlock.of("$S", ""));
                body.line("why.gave($L, $S, $L$L)", shown, words, because, TextCode.moreCases(clause.cases()));
                body.line("return $L", leaves ? leave(type, value, shown) : CodeBlock.of("$L", value));
            });
        } else {
            body.line("return $L", body.value(clause.value()));
        }
        if (clause.when().isPresent()) {
            body.end();
        }
        layered.end();
    }

    /** What a clause is called where the rule explains itself. */
    private static String text(RuleDef.Clause clause) {
        if (!clause.text().isEmpty()) {
            return clause.told();
        }
        boolean exception = clause.layer().form().compareTo(Layer.Form.GAME) > 0;
        return exception ? RuleDef.exception(clause.layer(), "") : otherwise(clause.value());
    }

    /** What holds where no exception does; a value that is more than a word is quoted. */
    private static String otherwise(Expr value) {
        return WaysApart.isAWord(value)
                ? WaysApart.OTHERWISE
                : WaysApart.OTHERWISE + " " + value.span().words();
    }

    private CodeBlock leave(Type type, String value, CodeBlock shown) {
        boolean plain = game.types().isToldPlainly(type);
        return plain ? CodeBlock.of("why.leave($L)", value) : CodeBlock.of("why.leave($L, $L)", value, shown);
    }

    private void modified(Body body, RuleDef rule, boolean explaining) {
        String total = body.scope().fresh("total");
        if (explaining) {
            body.line("why.sums()");
        }
        body.line(
                "int $L = $LUnmodified($L)",
                total,
                JavaNames.value(rule.signature().name()),
                sameArguments(body, rule.signature(), explaining));
        Type type = rule.signature().result().orElseThrow();
        // What is added to odds is a number of columns.
        Type each = type instanceof Type.Odds ? Type.INT : type;
        items(body, rule.modifiers(), rule.limit(), total, each, explaining);
        body.line(
                "return $L",
                explaining
                        ? leave(type, total, game.types().print(type, CodeBlock.of("$L", total)))
                        : CodeBlock.of("$L", total));
    }

    private void items(
            Body body,
            List<ModifierItem> items,
            Optional<ModifiersDef.Limit> limit,
            String total,
            Type type,
            boolean explaining) {
        if (explaining) {
            body.line("why.items()");
        }
        boolean extreme = limit.isPresent() && limit.get().bound().isEmpty();
        String best = extreme ? body.scope().fresh("best") : "";
        if (extreme) {
            body.line("int $L = $T.ABSENT", best, RuntimeTypes.POSITION);
        }
        for (ModifierItem item : items) {
            Layered layered = Layered.begin(body, item.when(), explaining);
            Optional<Code> condition = item.when().map(body::whole);
            if (condition.isPresent()) {
                if (explaining) {
                    body.begin(
                            "if (why.tried($L, $S$L))",
                            condition.get().block(),
                            item.label(),
                            TextCode.moreCases(item.cases()));
                } else {
                    body.comment(item.label() + KindGenerator.cases(item.cases()));
                    body.begin("if ($L)", condition.get().block());
                }
            }
            CodeBlock amount = explaining && !item.amendments().isEmpty()
                    ? amended(body, item, type)
                    : explaining || extreme
                            ? body.held(body.whole(item.amount()), item.amount().type(), "amount")
                            : body.value(item.amount());
            if (explaining) {
                CodeBlock shown = game.types().isToldPlainly(type)
                        ? CodeBlock.of("")
                        : CodeBlock.of("$L, ", game.types().print(type, amount));
                body.line(
                        game.types().isToldPlainly(type) ? "why.item($L, $L$S$L)" : "why.itemOf($L, $L$S$L)",
                        amount,
                        shown,
                        item.label(),
                        TextCode.moreCases(item.cases()));
            }
            if (extreme) {
                boolean high = limit.get().form() == ModifiersDef.Limit.Form.HIGHEST;
                body.begin(
                        high ? "if ($1L == $2T.ABSENT || $3L > $1L)" : "if ($1L == $2T.ABSENT || $3L < $1L)",
                        best,
                        RuntimeTypes.POSITION,
                        amount);
                body.line("$L = $L", best, amount);
                body.end();
            } else {
                body.line("$L += $L", total, amount);
            }
            if (condition.isPresent()) {
                body.end();
            }
            layered.end();
        }
        if (extreme) {
            body.begin("if ($L != $T.ABSENT)", best, RuntimeTypes.POSITION);
            body.line("$L += $L", total, best);
            limited(body, limit.get(), best, type, explaining);
            body.end();
        } else if (limit.isPresent()) {
            boolean most = limit.get().form() == ModifiersDef.Limit.Form.AT_MOST;
            CodeBlock bound = body.value(limit.get().bound().orElseThrow());
            if (explaining) {
                body.begin("if ($L $L $L)", total, most ? ">" : "<", bound);
                body.line("$L = $L", total, bound);
                limited(body, limit.get(), total, type, true);
                body.end();
            } else {
                body.line("$1L = Math.$2L($1L, $3L)", total, most ? "min" : "max", bound);
            }
        }
    }

    /** What became of the items by the limit of their sum. */
    private void limited(Body body, ModifiersDef.Limit limit, String value, Type type, boolean explaining) {
        if (explaining) {
            String words = switch (limit.form()) {
                case HIGHEST -> "only the highest";
                case LOWEST -> "only the lowest";
                case AT_MOST -> "at most " + limit.bound().orElseThrow().span().words();
                case AT_LEAST ->
                    "at least " + limit.bound().orElseThrow().span().words();
            };
            body.line("why.limited($S, $L)", words, game.types().print(type, CodeBlock.of("$L", value)));
        }
    }

    /** What an item adds, with the exception to it that decides. */
    private CodeBlock amended(Body body, ModifierItem item, Type type) {
        String amount = body.scope().fresh("amount");
        body.line("int $L", amount);
        amended(body, item.amount(), item.amendments(), amount, type);
        return CodeBlock.of("$L", amount);
    }

    /** The last exception is asked first, and stands outermost in the amount. */
    private void amended(Body body, Expr value, List<ModifierItem.Amendment> amendments, String amount, Type type) {
        int last = amendments.size() - 1;
        if (last < 0
                || !(value instanceof Expr.Conditional choice)
                || !choice.span().equals(amendments.get(last).span())) {
            body.line("$L = $L", amount, body.value(value));
            return;
        }
        ModifierItem.Amendment amendment = amendments.get(last);
        body.begin("if ($L)", body.value(choice.condition()));
        body.line(
                "why.enter($S$L)",
                RuleDef.exception(amendment.layer(), amendment.when()),
                TextCode.moreCases(amendment.cases()));
        body.line("$L = $L", amount, body.value(choice.then()));
        body.line("$L", leave(type, amount, game.types().print(type, CodeBlock.of("$L", amount))));
        body.orElse();
        amended(body, choice.otherwise(), amendments.subList(0, last), amount, type);
        body.end();
    }

    /** Results that an exception maps to others; mappings compose in their order. */
    private MethodSpec mapped(RuleDef rule, String name, boolean explaining) {
        Body body = body(rule.signature(), explaining);
        Type type = rule.signature().result().orElseThrow();
        MethodSpec.Builder method = method(rule.signature(), name, explaining, body)
                .addJavadoc("$L\n", doc(rule.doc(), rule.signature(), rule.cases()));
        enter(body, rule.signature(), ownTables.headCases(rule), explaining);
        if (explaining) {
            body.line("why.enter($S)", name);
        }
        Variable result = new Variable("result", type, Variable.Role.LET);
        String value = body.scope().declare(result);
        body.line(
                "$T $L = $LUnmapped($L)",
                game.types().of(type),
                value,
                name,
                sameArguments(body, rule.signature(), explaining));
        for (RuleDef.Mapping mapping : rule.mappings()) {
            Optional<Code> when = mapping.when().map(body::code);
            when.ifPresent(code -> body.begin("if ($L)", code.block()));
            boolean first = true;
            for (RuleDef.Arrow arrow : mapping.arrows()) {
                Expr same = new Expr.Same(rule.span(), new Expr.Read(rule.span(), result), arrow.from());
                if (first) {
                    body.begin("if ($L)", body.value(same));
                } else {
                    body.raw(CodeBlock.of("$<} else if ($L) {\n$>", body.value(same)));
                }
                first = false;
                body.line("$L = $L", value, body.value(arrow.to()));
                if (explaining) {
                    body.line(
                            "why.gave($L, $S, $S$L)",
                            new TextCode(body).shown(type, CodeBlock.of("$L", value)),
                            RuleDef.exception(mapping.layer(), "") + ": " + mapping.text(),
                            "",
                            TextCode.moreCases(mapping.cases()));
                }
            }
            if (!first) {
                body.end();
            }
            when.ifPresent(code -> body.end());
        }
        CodeBlock shown = new TextCode(body).shown(type, CodeBlock.of("$L", value));
        body.line("return $L", explaining ? leave(type, value, shown) : CodeBlock.of("$L", value));
        return method.addCode(body.build()).build();
    }
}
