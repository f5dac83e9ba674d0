package dev.grognard.compiler.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.grognard.compiler.lower.Block;
import dev.grognard.compiler.lower.Decision;
import dev.grognard.compiler.lower.LoweredProcedure;
import dev.grognard.compiler.model.OptionDef;
import dev.grognard.compiler.model.OrderDef;
import dev.grognard.compiler.model.ProcedureDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Variable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Writes procedures and orders: those with a frame block by block, those that run through as one method. */
final class ProcedureGenerator {
    private final Emission game;

    ProcedureGenerator(Emission game) {
        this.game = game;
    }

    List<TypeSpec> generate() {
        List<TypeSpec> types = new ArrayList<>();
        for (LoweredProcedure procedure : game.lowered().procedures()) {
            types.add(framed(procedure));
        }
        for (ProcedureDef procedure : game.model().procedures()) {
            if (!game.lowered().effects().pauses(procedure.signature())) {
                types.add(plain(procedure));
            }
        }
        for (OrderDef order : game.model().orders()) {
            if (!game.lowered().effects().pauses(order.signature())) {
                types.add(plain(order));
            }
        }
        return types;
    }

    private TypeSpec.Builder type(Signature signature, String doc, List<String> cases) {
        String text = doc.isEmpty() ? "The procedure «" + signature.qualifiedName() + "»." : doc;
        return TypeSpec.classBuilder(game.procedureClass(signature))
                .addModifiers(Modifier.FINAL)
                .addJavadoc("$L\n", text + KindGenerator.cases(cases));
    }

    private static void hidden(TypeSpec.Builder type) {
        type.addMethod(
                MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    }

    // ------------------------------------------------------------------ running through

    private TypeSpec plain(ProcedureDef procedure) {
        TypeSpec.Builder type = type(procedure.signature(), procedure.doc(), procedure.cases());
        hidden(type);
        Scope scope = new Scope(game, procedure.signature().inside(), "frame", false).elsewhere();
        Body body = new Body(game, scope);
        MethodSpec.Builder run = run(procedure.signature(), scope);
        new Statements(game, body).hooked(procedure.hooks(), procedure.body());
        return type.addMethod(run.addCode(body.build()).build()).build();
    }

    private TypeSpec plain(OrderDef order) {
        TypeSpec.Builder type =
                type(order.signature(), order.doc(), order.option().cases());
        hidden(type);
        Scope scope = new Scope(game, Optional.empty(), "frame", false);
        Body body = new Body(game, scope);
        MethodSpec.Builder run = run(order.signature(), scope);
        new Statements(game, body).block(order.option().body());
        type.addMethod(run.addCode(body.build()).build());
        orderMenu(type, order);
        return type.build();
    }

    private MethodSpec.Builder run(Signature signature, Scope scope) {
        MethodSpec.Builder run = MethodSpec.methodBuilder("run")
                .addModifiers(Modifier.STATIC)
                .returns(signature.result().<TypeName>map(game.types()::of).orElse(TypeName.VOID))
                .addParameter(game.types().state(), "state");
        if (signature.inside().isPresent()) {
            run.addParameter(TypeName.INT, "frame");
        }
        for (Variable parameter : signature.parameters()) {
            run.addParameter(game.types().of(parameter.type()), scope.declare(parameter));
        }
        return run;
    }

    private void orderMenu(TypeSpec.Builder type, OrderDef order) {
        int code = game.lowered().codes().order(order.signature());
        new OptionGenerator(game, order.option(), code, Optional.empty(), Optional.of(order.side())).addTo(type);
    }

    // ------------------------------------------------------------------ with a frame

    private TypeSpec framed(LoweredProcedure procedure) {
        Signature signature = procedure.signature();
        TypeSpec.Builder type = type(signature, procedure.doc(), procedure.cases());
        type.addField(constant("ID", procedure.id()));
        type.addField(constant("SIZE", procedure.frame().size()));
        type.addField(constant("UNSET", procedure.frame().unset()));
        procedure.starts().forEach(start -> type.addField(constant(startName(procedure, start), start.block())));
        hidden(type);
        type.addMethod(call(procedure));
        BlockCode blocks = new BlockCode(game, procedure);
        type.addMethod(dispatch(procedure, blocks));
        for (Block block : procedure.blocks()) {
            type.addMethod(blocks.method(block));
        }
        procedure.frame().variables().forEach(variable -> accessors(type, procedure, variable));
        rules(type, signature);
        decisions(type, procedure);
        game.model().orders().stream()
                .filter(order -> order.signature() == signature)
                .findFirst()
                .ifPresent(order -> orderMenu(type, order));
        if (!procedure.guards().isEmpty()) {
            type.addMethod(guards(procedure));
        }
        return type.build();
    }

    /** The constant that says at which block a phase begins; a phase that stands in the sequence again is counted. */
    static String startName(LoweredProcedure procedure, LoweredProcedure.PhaseStart start) {
        String name = "AT_" + JavaNames.constant(start.phase());
        long before = procedure.starts().stream()
                .takeWhile(other -> other.block() != start.block())
                .filter(other -> other.phase().equals(start.phase()))
                .count();
        return before == 0 ? name : name + "__" + (before + 1);
    }

    private static FieldSpec constant(String name, int value) {
        return FieldSpec.builder(TypeName.INT, name, Modifier.STATIC, Modifier.FINAL)
                .initializer("$L", value)
                .build();
    }

    private MethodSpec call(LoweredProcedure procedure) {
        MethodSpec.Builder call = MethodSpec.methodBuilder("call")
                .addJavadoc("Pushes a frame, which runs next.\n")
                .addModifiers(Modifier.STATIC)
                .addParameter(game.types().state(), "state")
                .addParameter(TypeName.INT, "outer");
        Scope scope = new Scope(game, Optional.empty(), "frame", false);
        scope.fresh("outer");
        CodeBlock.Builder body = CodeBlock.builder();
        List<CodeBlock> stores = new ArrayList<>();
        for (Variable parameter : procedure.signature().parameters()) {
            String name = scope.fresh(parameter.name());
            call.addParameter(game.types().of(parameter.type()), name);
            stores.add(CodeBlock.of("$L(state, frame, $L)", game.variableName(procedure.signature(), parameter), name));
        }
        String push = "state.push(ID, SIZE, UNSET, outer)";
        body.addStatement(stores.isEmpty() ? push : "int frame = " + push);
        stores.forEach(store -> body.addStatement("$L", store));
        return call.addCode(body.build()).build();
    }

    private MethodSpec dispatch(LoweredProcedure procedure, BlockCode blocks) {
        CodeBlock.Builder body = CodeBlock.builder();
        body.addStatement("int block = state.pc(frame)");
        body.beginControlFlow("while (block >= 0)");
        body.add("block = switch (block) {$>\n");
        for (Block block : procedure.blocks()) {
            if (blocks.isEntry(block)) {
                body.add("case $L -> $L(state, frame);\n", block.number(), BlockCode.methodName(block));
            }
        }
        body.add("default -> throw new $T($S + block);\n", IllegalStateException.class, "no block ");
        body.add("$<};\n");
        body.endControlFlow();
        return MethodSpec.methodBuilder("run")
                .addJavadoc("Runs the frame until it pauses or is done.\n")
                .addModifiers(Modifier.STATIC)
                .addParameter(game.types().state(), "state")
                .addParameter(TypeName.INT, "frame")
                .addCode(body.build())
                .build();
    }

    private void accessors(TypeSpec.Builder type, LoweredProcedure procedure, Variable variable) {
        if (game.ownerOf(variable) != procedure.signature()) {
            return;
        }
        String name = game.variableName(procedure.signature(), variable);
        TypeName java = game.types().of(variable.type());
        CodeBlock slot = CodeBlock.of("frame + $L", procedure.frame().slot(variable));
        type.addMethod(MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.STATIC)
                .returns(java)
                .addParameter(game.types().state(), "state")
                .addParameter(TypeName.INT, "frame")
                .addStatement("return $L", game.types().read(variable.type(), "state.", slot))
                .build());
        MethodSpec.Builder write = MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.STATIC)
                .addParameter(game.types().state(), "state")
                .addParameter(TypeName.INT, "frame")
                .addParameter(java, "value")
                .addStatement("$L", game.types().write(variable.type(), "state.", slot, CodeBlock.of("value")));
        if (game.watched().reads(variable)) {
            write.addStatement("state.touch()");
        }
        type.addMethod(write.build());
    }

    private void rules(TypeSpec.Builder type, Signature procedure) {
        RuleGenerator generator = new RuleGenerator(game);
        game.model().rules().stream()
                .filter(rule -> rule.signature()
                        .inside()
                        .filter(outer -> outer == procedure)
                        .isPresent())
                .forEach(rule -> generator.generate(rule).forEach(type::addMethod));
        game.model().modifiers().stream()
                .filter(list -> list.signature()
                        .inside()
                        .filter(outer -> outer == procedure)
                        .isPresent())
                .forEach(list -> generator.generate(list).forEach(type::addMethod));
    }

    private void decisions(TypeSpec.Builder type, LoweredProcedure procedure) {
        Set<OptionDef> done = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Decision decision : procedure.decisions()) {
            DecisionCode code = new DecisionCode(game, procedure, decision);
            type.addMethod(code.options());
            type.addMethod(code.prompt());
            code.stepLabel().ifPresent(type::addMethod);
            code.decline().ifPresent(type::addMethod);
            if (decision.form() instanceof Decision.Menu menu) {
                for (Decision.Entry entry : menu.entries()) {
                    entry.option()
                            .filter(done::add)
                            .ifPresent(option -> new OptionGenerator(
                                            game,
                                            option,
                                            entry.code(),
                                            Optional.of(procedure.signature()),
                                            Optional.empty())
                                    .addTo(type));
                }
            }
        }
    }

    private MethodSpec guards(LoweredProcedure procedure) {
        Scope scope = new Scope(game, Optional.of(procedure.signature()), "frame", false);
        Body body = new Body(game, scope);
        for (LoweredProcedure.Guard guard : procedure.guards()) {
            List<Integer> inside = new ArrayList<>();
            for (LoweredProcedure.Guard other : procedure.guards()) {
                if (within(other, guard, procedure)) {
                    inside.add(other.number());
                }
            }
            List<CodeBlock> tests = new ArrayList<>();
            inside.forEach(number -> tests.add(CodeBlock.of("guard == $L", number)));
            body.begin("if ($L)", CodeBlock.join(tests, " || "));
            for (LoweredProcedure.Watch watch : guard.watches()) {
                Code condition = body.code(watch.condition());
                body.begin("if ($L)", condition.block());
                body.line("return $L", watch.handler());
                body.end();
            }
            body.end();
        }
        body.line("return State.PAUSE");
        return MethodSpec.methodBuilder("cut")
                .addJavadoc(
                        "The block to go on with when an interrupt's condition holds, the outermost first; PAUSE if none does.\n")
                .addModifiers(Modifier.STATIC)
                .returns(TypeName.INT)
                .addParameter(game.types().state(), "state")
                .addParameter(TypeName.INT, "frame")
                .addStatement("int guard = state.guard(frame)")
                .addCode(body.build())
                .build();
    }

    private static boolean within(
            LoweredProcedure.Guard inner, LoweredProcedure.Guard outer, LoweredProcedure procedure) {
        int at = inner.number();
        while (at != outer.number() && at != 0) {
            int number = at;
            at = procedure.guards().stream()
                    .filter(guard -> guard.number() == number)
                    .findFirst()
                    .orElseThrow()
                    .around();
        }
        return at != 0;
    }
}
