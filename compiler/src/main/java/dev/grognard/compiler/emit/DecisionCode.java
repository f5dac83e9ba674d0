package dev.grognard.compiler.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.grognard.compiler.lower.AnswerCodes;
import dev.grognard.compiler.lower.Decision;
import dev.grognard.compiler.lower.LoweredProcedure;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.OrderDef;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Writes what a decision needs: the list of its options and its prompt. */
final class DecisionCode {
    /** The methods that name the steps of journeys begin so. */
    static final String STEP_LABEL = "step";

    private final Emission game;
    private final LoweredProcedure procedure;
    private final Decision decision;

    DecisionCode(Emission game, LoweredProcedure procedure, Decision decision) {
        this.game = game;
        this.procedure = procedure;
        this.decision = decision;
    }

    private Body body() {
        return new Body(game, new Scope(game, Optional.of(procedure.signature()), "frame", false));
    }

    MethodSpec options() {
        Body body = body();
        body.line("state.clearOptions()");
        if (decision.form() instanceof Decision.Menu menu) {
            menu(body, menu);
        } else if (decision.form() instanceof Decision.Pick pick) {
            pick(body, pick);
        } else if (decision.form() instanceof Decision.YesNo) {
            body.line("state.option($L)", AnswerCodes.YES);
            body.line("state.option($L)", AnswerCodes.NO);
            body.line("return true");
        } else if (decision.form() instanceof Decision.Number number) {
            String value = body.scope().fresh("number");
            body.begin(
                    "for (int $1L = $2L; $1L <= $3L; $1L++)",
                    value,
                    body.scope().read(number.low()),
                    body.scope().read(number.high()));
            body.line("state.option($L, $L)", AnswerCodes.NUMBER, value);
            body.end();
            body.line("return state.optionsSoFar() > 0");
        } else if (decision.form() instanceof Decision.Travel travel) {
            new TravelCode(game, travel.plan()).options(body);
        }
        return MethodSpec.methodBuilder("options" + decision.id())
                .addJavadoc("What may be answered at «$L».\n", decision.name())
                .addModifiers(Modifier.STATIC)
                .returns(TypeName.BOOLEAN)
                .addParameter(game.types().state(), "state")
                .addParameter(TypeName.INT, "frame")
                .addParameter(RuntimeTypes.REFUSALS, "refusals")
                .addCode(body.build())
                .build();
    }

    private void menu(Body body, Decision.Menu menu) {
        for (Decision.Entry entry : menu.entries()) {
            Optional<Code> when = entry.when().map(body::code);
            when.ifPresent(code -> body.begin("if ($L)", code.block()));
            if (entry.order().isPresent()) {
                body.line(
                        "$T.list(state, $L, refusals)",
                        game.procedureClass(entry.order().get()),
                        body.scope().read(decision.decider()));
            } else {
                OptionGenerator option = new OptionGenerator(
                        game,
                        entry.option().orElseThrow(),
                        entry.code(),
                        Optional.of(procedure.signature()),
                        Optional.empty());
                body.line("$L(state, frame, refusals)", option.listMethod());
            }
            when.ifPresent(code -> body.end());
        }
        if (menu.pass()) {
            body.begin("if (state.nothingToAsk())");
            body.line("return false");
            body.end();
            body.line("state.option($L)", AnswerCodes.PASS);
            body.line("return true");
        } else {
            body.line("return state.optionsSoFar() > 0");
        }
    }

    private void pick(Body body, Decision.Pick pick) {
        Scope scope = body.scope();
        Type type = pick.candidates().type();
        Kind kind = ((Type.SetOf) type).kind();
        int code = game.lowered().codes().pick(kind);
        String left = scope.fresh("left");
        CodeBlock candidates = scope.read(pick.candidates());
        Optional<CodeBlock> picked = pick.picked().map(scope::read);
        body.line(
                "$T $L = $L",
                game.types().of(type),
                left,
                picked.map(set -> CodeBlock.of("$T.minus($L, $L)", RuntimeTypes.SETS, candidates, set))
                        .orElse(candidates));
        if (pick.keeping().isPresent()) {
            keeping(body, pick, code, left);
        } else {
            body.line("state.options($L, $L)", code, left);
        }
        if (!pick.several()) {
            body.begin("if (state.optionsSoFar() == 0)");
            body.line("return false");
            body.end();
        }
        pick.room().ifPresent(room -> body.line("state.picksLeft($L)", body.value(room)));
        // Whoever picks several has enough of them; whoever may pick one takes none.
        int enough = pick.several() ? AnswerCodes.DONE : AnswerCodes.PASS;
        pick.done().ifPresent(done -> {
            if (done instanceof Expr.Truth) {
                body.line("state.option($L)", enough);
            } else {
                Code test = body.code(done);
                body.begin("if ($L)", test.block());
                body.line("state.option($L)", enough);
                body.end();
            }
        });
        body.line("return state.optionsSoFar() > 0");
    }

    /** Offers those that could be picked together with what has been picked already. */
    private void keeping(Body body, Decision.Pick pick, int code, String left) {
        Scope scope = body.scope();
        Variable set = pick.picked().orElseThrow();
        String kept = scope.fresh("kept");
        body.line("$T $L = $L", game.types().of(set.type()), kept, scope.read(set));
        String index = scope.fresh("i");
        body.begin(
                "for (int $1L = $2T.next($3L, 0); $1L >= 0; $1L = $2T.next($3L, $1L + 1))",
                index,
                RuntimeTypes.SETS,
                left);
        body.line("$L", scope.write(set, CodeBlock.of("$T.with($L, $L)", RuntimeTypes.SETS, kept, index)));
        String allowed = scope.fresh("allowed");
        body.line("boolean $L = $L", allowed, body.value(pick.keeping().orElseThrow()));
        body.begin("if (refusals != null && (!$L || refusals.tellAll()))", allowed);
        judged(body, pick.keeping().orElseThrow(), CodeBlock.of("$L, $L", code, index));
        body.end();
        body.line("$L", scope.write(set, CodeBlock.of("$L", kept)));
        body.begin("if ($L)", allowed);
        body.line("state.option($L, $L)", code, index);
        body.end();
        body.end();
    }

    /** What must be kept is asked again on the explaining path, with what is picked in its place. */
    private void judged(Body outer, Expr keeping, CodeBlock picked) {
        Scope scope = new Scope(game, Optional.of(procedure.signature()), "frame", true);
        scope.avoid(outer.scope());
        Body body = new Body(game, scope);
        body.line("$1T why = new $1T()", RuntimeTypes.WHY);
        body.line("why.enter($S$L)", "keeping " + keeping.span().words(), TextCode.moreCases(decision.cases()));
        body.begin("if (why.leave($L))", body.whole(keeping).block());
        body.line("refusals.meet(why.explanation(), $L)", picked);
        body.orElse();
        body.line(
                "refusals.refuse($T.of($S), $L, why.explanation(), $L)",
                RuntimeTypes.TEXT,
                "it does not go with what has been chosen",
                TextCode.cases(decision.cases()),
                picked);
        body.end();
        outer.raw(body.build());
    }

    // ------------------------------------------------------------------ prompt

    MethodSpec prompt() {
        Body body = body();
        if (decision.form() instanceof Decision.Travel travel) {
            new TravelCode(game, travel.plan()).prompt(body, decision.prompt());
        } else if (decision.prompt().isPresent()) {
            body.line("return $L", new TextCode(body).text(decision.prompt().get()));
        } else {
            body.line("return $T.of($S)", RuntimeTypes.TEXT, question());
        }
        return MethodSpec.methodBuilder("prompt" + decision.id())
                .addModifiers(Modifier.STATIC)
                .returns(RuntimeTypes.TEXT)
                .addParameter(game.types().state(), "state")
                .addParameter(TypeName.INT, "frame")
                .addCode(body.build())
                .build();
    }

    /** The words for declining, if the rulebook gives any. */
    Optional<MethodSpec> decline() {
        if (!(decision.form() instanceof Decision.Menu menu) || menu.decline().isEmpty()) {
            return Optional.empty();
        }
        Body body = body();
        body.line(
                "return $L$L",
                new TextCode(body).text(menu.decline().get().words()),
                menu.decline().get().said() ? ".aloud()" : "");
        return Optional.of(MethodSpec.methodBuilder("decline" + decision.id())
                .addModifiers(Modifier.STATIC)
                .returns(RuntimeTypes.TEXT)
                .addParameter(game.types().state(), "state")
                .addParameter(TypeName.INT, "frame")
                .addCode(body.build())
                .build());
    }

    /** What is asked where the rulebook gives no words of its own. */
    private String question() {
        if (decision.form() instanceof Decision.Menu menu) {
            List<String> names = new ArrayList<>();
            for (Decision.Entry entry : menu.entries()) {
                names.add(JavaNames.words(entry.order()
                        .map(order -> order.name())
                        .orElseGet(() -> entry.option().orElseThrow().name())));
            }
            String orders = String.join(", ", names);
            return menu.pass() && menu.decline().isEmpty() ? orders + ", or pass" : orders;
        }
        if (decision.form() instanceof Decision.Pick pick) {
            String kind = JavaNames.words(
                    ((Type.SetOf) pick.candidates().type()).kind().name());
            return pick.several() ? "choose, one " + kind + " after the other" : "which " + kind + " is next";
        }
        if (decision.form() instanceof Decision.YesNo yesNo) {
            return JavaNames.words(yesNo.answer());
        }
        return "how many";
    }

    /** How an option reads that is no order: a step of a journey says where it leads to, and what it costs. */
    Optional<MethodSpec> stepLabel() {
        if (!(decision.form() instanceof Decision.Travel travel)) {
            return Optional.empty();
        }
        Body body = body();
        new TravelCode(game, travel.plan()).label(body, "way");
        return Optional.of(MethodSpec.methodBuilder(STEP_LABEL + decision.id())
                .addModifiers(Modifier.STATIC)
                .returns(RuntimeTypes.TEXT)
                .addParameter(game.types().state(), "state")
                .addParameter(TypeName.INT, "frame")
                .addParameter(game.types().kind(ways(travel)), "way")
                .addCode(body.build())
                .build());
    }

    /** The links along which a journey leads. */
    static Kind ways(Decision.Travel travel) {
        return ((Type.Of) travel.plan().way().type()).kind();
    }

    /** The printed cases of a decision: its own, or those of the order it offers; several orders each have theirs. */
    List<String> cases() {
        if (!decision.cases().isEmpty()
                || !(decision.form() instanceof Decision.Menu menu)
                || menu.entries().size() > 1) {
            return decision.cases();
        }
        List<String> cases = new ArrayList<>();
        for (Decision.Entry entry : menu.entries()) {
            entry.option().ifPresent(option -> cases.addAll(option.cases()));
            entry.order()
                    .ifPresent(order -> game.model().orders().stream()
                            .filter(def -> def.signature() == order)
                            .map(OrderDef::option)
                            .forEach(option -> cases.addAll(option.cases())));
        }
        return cases.stream().distinct().toList();
    }
}
