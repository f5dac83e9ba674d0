package dev.grognard.compiler.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.grognard.compiler.lower.Row;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.GlobalDef;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.ScenarioDef;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Writes how a game is set up: first values, then the scenario's pieces. */
final class SetUpCode {
    /** So few that no method grows beyond what the virtual machine compiles. */
    private static final int PLACEMENTS_PER_METHOD = 80;

    private final Emission game;

    SetUpCode(Emission game) {
        this.game = game;
    }

    void addTo(TypeSpec.Builder type) {
        turns(type);
        Body body = new Body(game, new Scope(game, Optional.empty(), "0", false));
        body.line("State state = this");
        Member aside = aside();
        for (Kind pieces : game.layout().pieceRoots()) {
            String index = body.scope().fresh("i");
            body.begin(
                    "for (int $1L = 0; $1L < $2L; $1L++)", index, game.layout().size(pieces));
            body.line(
                    "stand($T.of($L), $L)",
                    game.types().kind(pieces),
                    index,
                    game.types().member(aside));
            body.end();
        }
        concealed(body);
        for (GlobalDef global : game.model().globals()) {
            initialise(body, global);
        }
        for (FieldDef def : game.model().fields()) {
            if (def.field().state()) {
                initialise(body, def);
            }
        }
        body.line("turn(FIRST_TURNS[scenario() + 1])");
        if (!game.model().scenarios().isEmpty()) {
            body.begin("switch (scenario())");
            for (int i = 0; i < game.model().scenarios().size(); i++) {
                body.raw(CodeBlock.of(
                        "case $L -> setUp$L();\n",
                        i,
                        JavaNames.type(game.model().scenarios().get(i).name())));
            }
            body.raw(CodeBlock.of("default -> {}\n"));
            body.end();
        }
        body.line(
                "$T.call(this, 0)", game.procedureClass(game.model().sequence().signature()));
        type.addMethod(MethodSpec.methodBuilder("setUp")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PROTECTED)
                .addCode(body.build())
                .build());
        game.model().scenarios().forEach(scenario -> scenario(type, scenario));
    }

    private void concealed(Body body) {
        Map<Row, Kind> rows = new LinkedHashMap<>();
        for (FieldDef def : game.model().fields()) {
            game.layout()
                    .concealed(def.field())
                    .ifPresent(row -> rows.put(row, def.field().owner()));
        }
        rows.forEach((row, pieces) -> {
            String index = body.scope().fresh("i");
            body.begin(
                    "for (int $1L = 0; $1L < $2L; $1L++)", index, game.layout().size(pieces));
            body.line("$L", game.types().putWord(row, CodeBlock.of("$L", index), CodeBlock.of("$L", index)));
            body.end();
        });
    }

    private Member aside() {
        List<Member> places = game.model().membersOf(game.layout().places());
        return places.get(places.size() - 1);
    }

    private void turns(TypeSpec.Builder type) {
        List<CodeBlock> first = new ArrayList<>();
        List<CodeBlock> last = new ArrayList<>();
        int latest = game.model().scenarios().stream()
                .mapToInt(ScenarioDef::lastTurn)
                .max()
                .orElse(1);
        first.add(CodeBlock.of("1"));
        last.add(CodeBlock.of("$L", latest));
        for (ScenarioDef scenario : game.model().scenarios()) {
            first.add(CodeBlock.of("$L", scenario.firstTurn()));
            last.add(CodeBlock.of("$L", scenario.lastTurn()));
        }
        type.addField(constants("FIRST_TURNS", first));
        type.addField(constants("LAST_TURNS", last));
        type.addMethod(MethodSpec.methodBuilder("lastTurn")
                .addJavadoc("The last turn of the scenario.\n")
                .addModifiers(Modifier.PUBLIC)
                .returns(TypeName.INT)
                .addStatement("return LAST_TURNS[scenario() + 1]")
                .build());
    }

    private static FieldSpec constants(String name, List<CodeBlock> values) {
        return FieldSpec.builder(
                        ArrayTypeName.of(TypeName.INT), name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc("By scenario; the first is for none.\n")
                .initializer("{$L}", CodeBlock.join(values, ", "))
                .build();
    }

    private void scenario(TypeSpec.Builder type, ScenarioDef scenario) {
        String name = "setUp" + JavaNames.type(scenario.name());
        MethodSpec.Builder whole = MethodSpec.methodBuilder(name)
                .addJavadoc("$L$L.\n", scenario.title(), KindGenerator.cases(scenario.cases()))
                .addModifiers(Modifier.PRIVATE);
        List<ScenarioDef.Placement> placements = scenario.placements();
        int part = 0;
        for (int from = 0; from < placements.size(); from += PLACEMENTS_PER_METHOD) {
            part++;
            Body body = new Body(game, new Scope(game, Optional.empty(), "0", false));
            for (ScenarioDef.Placement placement :
                    placements.subList(from, Math.min(placements.size(), from + PLACEMENTS_PER_METHOD))) {
                placement(body, placement, "");
            }
            boolean usesState = body.build().toString().contains("state.");
            MethodSpec.Builder some =
                    MethodSpec.methodBuilder(name + "_" + part).addModifiers(Modifier.PRIVATE);
            if (usesState) {
                some.addStatement("State state = this");
            }
            type.addMethod(some.addCode(body.build()).build());
            whole.addStatement("$L_$L()", name, part);
        }
        type.addMethod(whole.build());
    }

    /** Stands a piece in its place, with the states that differ. */
    void placement(Body body, ScenarioDef.Placement placement, String s) {
        body.line(
                "$Lstand($L, $L)",
                s,
                game.types().member(placement.piece()),
                game.types().member(placement.place()));
        for (Map.Entry<Field, Expr> state : placement.states().entrySet()) {
            new Assignments(body)
                    .assign(new Statement.Assign(
                            placement.span(),
                            new Statement.ToField(
                                    state.getKey(), new Expr.Constant(placement.span(), placement.piece()), List.of()),
                            Statement.Change.SET,
                            state.getValue(),
                            List.of()));
        }
    }

    // ------------------------------------------------------------------ first values

    void initialise(Body body, GlobalDef global) {
        each(body, global.keys(), new ArrayList<>(), keys -> {
            List<CodeBlock> arguments = new ArrayList<>(keys);
            arguments.add(global.initial()
                    .map(body::value)
                    .orElseGet(() -> blank(global.state().type())));
            body.line("state.$L($L)", JavaNames.state(global.state().name()), CodeBlock.join(arguments, ",$W"));
        });
    }

    void initialise(Body body, FieldDef def) {
        Field field = def.field();
        Expr first = def.initial().orElse(new Expr.Truth(def.span(), false));
        if (game.layout().isSet(field) && first instanceof Expr.Truth truth) {
            body.line(
                    "state.$L($T.all(), $L)",
                    StateGenerator.setOf(field),
                    game.types().kind(field.owner()),
                    truth.value());
            return;
        }
        Optional<CodeBlock> word = word(def);
        if (word.isPresent()) {
            Row row = game.layout().field(field);
            body.line(
                    "fill($L, $L, $L, $L)",
                    row.slot(),
                    row.bits(),
                    game.layout().owners(field.owner()) * game.layout().combinations(field.keys()),
                    word.get());
            return;
        }
        String member = body.scope().fresh(JavaNames.value(field.owner().name()));
        CodeBlock set = CodeBlock.of("$T.all()", game.types().kind(field.owner()));
        String index = body.scope().fresh("i");
        body.begin(
                "for (int $1L = $2T.next($3L, 0); $1L >= 0; $1L = $2T.next($3L, $1L + 1))",
                index,
                RuntimeTypes.SETS,
                set);
        body.line(
                "$T $L = $T.of($L)",
                game.types().kind(field.owner()),
                member,
                game.types().kind(field.owner()),
                index);
        def.self().ifPresent(self -> body.scope().bind(self, member));
        each(body, def.keys(), new ArrayList<>(), keys -> {
            List<CodeBlock> arguments = new ArrayList<>();
            arguments.add(CodeBlock.of("$L", member));
            arguments.addAll(keys);
            arguments.add(def.initial().map(body::value).orElseGet(() -> blank(field.type())));
            body.line("state.$L($L)", JavaNames.state(field.name()), CodeBlock.join(arguments, ",$W"));
        });
        body.end();
    }

    /** The int that stands for the first value of a field, if it is the same for all and takes no more. */
    private Optional<CodeBlock> word(FieldDef def) {
        Type type = def.field().type();
        if (type instanceof Type.Bool
                || game.layout().width(type) != 1
                || game.layout().isSorted(def.field())
                || game.watched().reads(def.field())) {
            return Optional.empty();
        }
        if (def.initial().isEmpty()) {
            return Optional.of(
                    type.mayBeAbsent() && !game.types().isReference(type)
                            ? game.types().absent(type)
                            : CodeBlock.of("0"));
        }
        Expr first = def.initial().get();
        if (first instanceof Expr.Number number
                && Bounds.of(type, CodeBlock.of("0"), "").toString().equals("0")) {
            return Optional.of(CodeBlock.of("$L", number.value()));
        }
        return first instanceof Expr.Absent && game.types().isReference(type)
                ? Optional.of(CodeBlock.of("0"))
                : Optional.empty();
    }

    private void each(
            Body body, List<Variable> keys, List<CodeBlock> bound, java.util.function.Consumer<List<CodeBlock>> work) {
        if (keys.isEmpty()) {
            work.accept(bound);
            return;
        }
        Variable variable = keys.get(0);
        Kind key = ((Type.Of) variable.type()).kind();
        body.loops().each(new Expr.All(key.span(), key), Optional.of(variable), (index, times) -> {
            List<CodeBlock> more = new ArrayList<>(bound);
            more.add(body.scope().read(variable));
            each(body, keys.subList(1, keys.size()), more, work);
        });
    }

    private CodeBlock blank(Type type) {
        if (type instanceof Type.Bool) {
            return CodeBlock.of("false");
        }
        if (type instanceof Type.SetOf set) {
            return game.types().emptySet(set.kind());
        }
        return type.mayBeAbsent() ? game.types().absent(type) : CodeBlock.of("0");
    }
}
