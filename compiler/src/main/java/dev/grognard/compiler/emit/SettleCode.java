package dev.grognard.compiler.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.grognard.compiler.lower.LoweredProcedure;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.OptionDef;
import dev.grognard.compiler.model.TriggerDef;
import dev.grognard.compiler.model.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Writes what is looked at whenever the game comes to rest: victories first, then interrupts, then triggers as written. */
final class SettleCode {
    private final Emission game;

    SettleCode(Emission game) {
        this.game = game;
    }

    /** Everything is read in one method: it is too large to be made part of each of the many places that call it, and that is as it should be. */
    void addTo(TypeSpec.Builder machine) {
        Body body = new Body(game, new Scope(game, Optional.empty(), "0", false));
        List<TriggerDef> triggers = game.model().triggers();
        List<TriggerDef> victories =
                triggers.stream().filter(MachineGenerator::isVictory).toList();
        victories.forEach(trigger -> trigger(body, trigger));
        boolean cuts = game.lowered().procedures().stream()
                .anyMatch(procedure -> !procedure.guards().isEmpty());
        if (cuts) {
            body.begin("if (state.guarded() != 0 && cutShort(state))");
            body.line("return true");
            body.end();
            machine.addMethod(cutShort());
        }
        triggers.stream().filter(trigger -> !victories.contains(trigger)).forEach(trigger -> trigger(body, trigger));
        body.line("state.settled()");
        body.line("return false");
        machine.addMethod(MethodSpec.methodBuilder("settle")
                .addJavadoc("Reads victories, interrupts and triggers; true when one of them has taken over.\n")
                .addModifiers(Modifier.STATIC)
                .returns(TypeName.BOOLEAN)
                .addParameter(game.types().state(), "state")
                .addCode(body.build())
                .build());
    }

    private MethodSpec cutShort() {
        CodeBlock.Builder body = CodeBlock.builder();
        body.addStatement("int cut = 0").addStatement("int block = -1").addStatement("int size = 0");
        body.beginControlFlow(
                "for (int frame = state.guarded(); frame != 0; frame = state.guarded(state.caller(frame)))");
        body.addStatement("int handler = -1").addStatement("int found = 0");
        body.beginControlFlow("switch (state.procedure(frame))");
        for (LoweredProcedure procedure : game.lowered().procedures()) {
            if (!procedure.guards().isEmpty()) {
                body.beginControlFlow("case $T.ID ->", game.procedureClass(procedure.signature()))
                        .addStatement("handler = $T.cut(state, frame)", game.procedureClass(procedure.signature()))
                        .addStatement("found = $T.SIZE", game.procedureClass(procedure.signature()))
                        .endControlFlow();
            }
        }
        body.add("default -> {}\n").endControlFlow();
        body.beginControlFlow("if (handler >= 0)")
                .addStatement("cut = frame")
                .addStatement("block = handler")
                .addStatement("size = found")
                .endControlFlow()
                .endControlFlow();
        body.beginControlFlow("if (cut == 0)").addStatement("return false").endControlFlow();
        body.addStatement("state.unwindTo(cut, size)")
                .addStatement("state.pc(cut, block)")
                .addStatement("return true");
        return MethodSpec.methodBuilder("cutShort")
                .addJavadoc("Drops everything above the outermost frame whose interrupt holds.\n")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(TypeName.BOOLEAN)
                .addParameter(game.types().state(), "state")
                .addCode(body.build())
                .build();
    }

    /** A trigger fires for each combination of its domains when its condition turns from no to yes. */
    private void trigger(Body body, TriggerDef trigger) {
        body.comment(BlockCode.where(trigger.span()) + KindGenerator.cases(trigger.cases()));
        if (isByColumns(trigger)) {
            beginIfChanged(body, trigger);
            tuples(body, trigger, 0, new ArrayList<>());
            body.end();
        } else {
            tuples(body, trigger, 0, new ArrayList<>());
        }
    }

    /** Whether what is remembered of a trigger are sets of its first domain, one for each side. */
    private boolean isByColumns(TriggerDef trigger) {
        return game.layout().isByColumns(trigger);
    }

    /** Mostly nothing has changed: the sets of those for whom the condition holds are as they were. */
    private void beginIfChanged(Body body, TriggerDef trigger) {
        OptionDef.Parameter row = trigger.domains().get(0);
        OptionDef.Parameter column = trigger.domains().get(1);
        Expr holding = new Expr.Filter(
                trigger.condition().span(),
                row.domain(),
                row.variable(),
                trigger.condition(),
                row.domain().type());
        String changed = body.scope().fresh("changed");
        body.line("boolean $L = false", changed);
        Kind columns = ((Type.Of) column.variable().type()).kind();
        int slot = game.layout().trigger(trigger);
        for (Member member : game.model().membersOf(columns)) {
            body.scope().hold(column.variable(), game.types().member(member));
            body.line(
                    "$L |= $L != state.longAt($L)",
                    changed,
                    body.value(holding),
                    slot + game.layout().index(member));
        }
        body.begin("if ($L)", changed);
    }

    /** Where it is remembered whether the condition held for a combination: a slot and a bit. */
    private CodeBlock memory(TriggerDef trigger, List<CodeBlock> members) {
        int slot = game.layout().trigger(trigger);
        if (members.isEmpty()) {
            return CodeBlock.of("$L, 0", slot);
        }
        if (isByColumns(trigger)) {
            return CodeBlock.of("$L + $L.index(), $L.index()", slot, members.get(1), members.get(0));
        }
        CodeBlock index = CodeBlock.of("$L.index()", members.get(0));
        for (int i = 1; i < members.size(); i++) {
            int size = game.layout()
                    .size(((Type.SetOf) trigger.domains().get(i).domain().type()).kind());
            index = CodeBlock.of("($L) * $L + $L.index()", index, size, members.get(i));
        }
        return CodeBlock.of("$L, $L", slot, index);
    }

    private void tuples(Body body, TriggerDef trigger, int domain, List<CodeBlock> members) {
        if (domain < trigger.domains().size()) {
            OptionDef.Parameter parameter = trigger.domains().get(domain);
            List<Expr> asked = domain == trigger.domains().size() - 1 ? List.of(trigger.condition()) : List.of();
            body.loops().each(parameter.domain(), Optional.of(parameter.variable()), asked, (i, times) -> {
                List<CodeBlock> more = new ArrayList<>(members);
                more.add(body.scope().read(parameter.variable()));
                tuples(body, trigger, domain + 1, more);
            });
            return;
        }
        CodeBlock memory = memory(trigger, members);
        CodeBlock holds = body.held(body.code(trigger.condition()), Type.BOOL, "holds");
        // What fires once is not looked at again when it no longer holds.
        body.begin(trigger.once() ? "if ($1L && !state.bit($2L))" : "if ($1L != state.bit($2L))", holds, memory);
        body.line("state.setBit($L, $L)", memory, holds);
        if (!trigger.once()) {
            body.begin("if ($L)", holds);
        }
        List<CodeBlock> call = new ArrayList<>(List.of(CodeBlock.of("state"), CodeBlock.of("0")));
        call.addAll(members);
        body.line("$T.call($L)", game.procedureClass(trigger.signature()), CodeBlock.join(call, ", "));
        body.line("return true");
        if (!trigger.once()) {
            body.end();
        }
        body.end();
    }
}
