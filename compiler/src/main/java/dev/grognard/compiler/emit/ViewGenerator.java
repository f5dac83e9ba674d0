package dev.grognard.compiler.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.GlobalDef;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Type;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Writes what one side may see: another type than the state, so that nobody can cheat by accident. */
final class ViewGenerator {
    private final Emission game;

    ViewGenerator(Emission game) {
        this.game = game;
    }

    private ClassName side() {
        return game.types().kind(game.model().kinds(Kind.Category.SIDE).get(0));
    }

    TypeSpec generate() {
        TypeSpec.Builder type = TypeSpec.classBuilder("View")
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addJavadoc("What one side may see of $L.\n", game.model().title())
                .addField(game.types().state(), "state", Modifier.PRIVATE, Modifier.FINAL)
                .addField(side(), "viewer", Modifier.PRIVATE, Modifier.FINAL);
        type.addMethod(MethodSpec.constructorBuilder()
                .addModifiers(Modifier.PUBLIC)
                .addParameter(game.types().state(), "state")
                .addParameter(side(), "viewer")
                .addStatement("this.state = state")
                .addStatement("this.viewer = viewer")
                .build());
        type.addMethod(open("viewer", side(), CodeBlock.of("viewer")));
        type.addMethod(open("turn", TypeName.INT, CodeBlock.of("state.turn()")));
        for (GlobalDef global : game.model().globals()) {
            boolean plain = global.state().keys().isEmpty() && global.watchers().isEmpty();
            if (plain && !isSet(global.state().type())) {
                String name = JavaNames.state(global.state().name());
                type.addMethod(open(name, game.types().of(global.state().type()), CodeBlock.of("state.$L()", name)));
            }
        }
        for (FieldDef def : game.model().fields()) {
            Kind.Category owner = def.field().owner().category();
            boolean board = owner == Kind.Category.SIDE || owner == Kind.Category.PLACE || owner == Kind.Category.LINK;
            if (def.field().state() && board && !isSet(def.field().type()) && !isSighted(def.field())) {
                type.addMethod(boardState(def.field()));
            }
        }
        for (Kind kind : game.model().kinds(Kind.Category.PIECE)) {
            if (game.model().below(kind).isEmpty()) {
                pieces(type, kind);
            }
        }
        return type.build();
    }

    private static boolean isSet(Type type) {
        return type instanceof Type.SetOf || type instanceof Type.Dice;
    }

    private boolean isSighted(Field field) {
        return game.model().sights().stream()
                .anyMatch(sight ->
                        sight.field().equals(field.name()) && field.owner().isA(sight.kind()));
    }

    private static MethodSpec open(String name, TypeName returns, CodeBlock value) {
        return MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PUBLIC)
                .returns(returns)
                .addStatement("return $L", value)
                .build();
    }

    private MethodSpec boardState(Field field) {
        String name = JavaNames.state(field.name());
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PUBLIC)
                .returns(game.types().of(field.type()))
                .addParameter(game.types().kind(field.owner()), "of");
        List<CodeBlock> arguments = new ArrayList<>(List.of(CodeBlock.of("of")));
        for (int i = 0; i < field.keys().size(); i++) {
            method.addParameter(game.types().kind(field.keys().get(i)), "key" + (i + 1));
            arguments.add(CodeBlock.of("key$L", i + 1));
        }
        return method.addStatement("return state.$L($L)", name, CodeBlock.join(arguments, ", "))
                .build();
    }

    // ------------------------------------------------------------------ pieces

    private void pieces(TypeSpec.Builder type, Kind kind) {
        ClassName java = game.types().kind(kind);
        ClassName seen = game.types().named("View").nestedClass("Seen" + JavaNames.type(kind.name()));
        ClassName place = game.types().kind(game.layout().places());
        TypeName list = ParameterizedTypeName.get(ClassName.get(List.class), seen);
        MethodSpec.Builder components = MethodSpec.constructorBuilder();
        List<CodeBlock> values = new ArrayList<>();
        components.addParameter(optional(java), "identity");
        values.add(ifSeen("name", CodeBlock.of("piece"), new Type.Of(kind)));
        for (FieldDef def : game.model().fields()) {
            Field field = def.field();
            if (!kind.isA(field.owner()) || !field.keys().isEmpty() || isSet(field.type())) {
                continue;
            }
            CodeBlock value = field.state() || game.layout().concealed(field).isPresent()
                    ? CodeBlock.of("state.$L(piece)", JavaNames.state(field.name()))
                    : CodeBlock.of("piece.$L()", JavaNames.field(field.name()));
            components.addParameter(
                    ParameterSpec.builder(optional(game.types().of(field.type())), JavaNames.field(field.name()))
                            .build());
            boolean names =
                    field.type().present() instanceof Type.Of of && of.kind().category() == Kind.Category.PIECE;
            values.add(ifSeen(isSighted(field) ? field.name() : names ? "name" : "", value, field.type()));
        }
        type.addType(TypeSpec.recordBuilder(seen.simpleName())
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addJavadoc("A piece as the viewer sees it; what is hidden is empty.\n")
                .recordConstructor(components.build())
                .build());
        String words = JavaNames.value(kind.name()) + "sIn";
        String root = JavaNames.value(kind.root().name()) + "sIn";
        CodeBlock here = kind.parent().isEmpty()
                ? CodeBlock.of("state.$L(place)", root)
                : CodeBlock.of("$T.and(state.$L(place), $T.all())", RuntimeTypes.SETS, root, java);
        type.addMethod(MethodSpec.methodBuilder(words)
                .addJavadoc("Those that stand in a place, in an order that tells nothing about the hidden ones.\n")
                .addModifiers(Modifier.PUBLIC)
                .returns(list)
                .addParameter(place, "place")
                .addStatement("$T seen = new $T<>()", list, ArrayList.class)
                .addStatement("$T here = $L", game.types().of(new Type.SetOf(kind)), here)
                .beginControlFlow(
                        "for (int i = $1T.next(here, 0); i >= 0; i = $1T.next(here, i + 1))", RuntimeTypes.SETS)
                .addCode(seePiece(java))
                .endControlFlow()
                .addStatement("seen.sort($T.comparing($T::toString))", Comparator.class, seen)
                .addStatement("return seen")
                .build());
        type.addMethod(MethodSpec.methodBuilder("see")
                .addModifiers(Modifier.PRIVATE)
                .returns(seen)
                .addParameter(java, "piece")
                .addStatement("return new $T($>\n$L$<)", seen, CodeBlock.join(values, ",\n"))
                .build());
    }

    /** A piece whose place is hidden is not in the view. */
    private CodeBlock seePiece(ClassName java) {
        CodeBlock see = CodeBlock.builder()
                .addStatement("seen.add(see($T.of(i)))", java)
                .build();
        boolean hides =
                game.model().sights().stream().anyMatch(sight -> sight.field().equals("at"));
        return hides
                ? CodeBlock.builder()
                        .beginControlFlow("if (state.$L(viewer.index(), $T.of(i)))", SightCode.seesMethod("at"), java)
                        .add(see)
                        .endControlFlow()
                        .build()
                : see;
    }

    private static TypeName optional(TypeName type) {
        return ParameterizedTypeName.get(ClassName.get(Optional.class), type.box());
    }

    private CodeBlock ifSeen(String sight, CodeBlock value, Type type) {
        CodeBlock present;
        if (game.types().isReference(type)) {
            present = CodeBlock.of("$T.ofNullable($L)", Optional.class, value);
        } else if (type.mayBeAbsent()) {
            present = CodeBlock.of(
                    "$1T.of($2L).filter(number -> number != $3T.ABSENT)", Optional.class, value, RuntimeTypes.POSITION);
        } else {
            present = CodeBlock.of("$T.of($L)", Optional.class, value);
        }
        return sight.isEmpty()
                ? present
                : CodeBlock.of(
                        "state.$L(viewer.index(), piece) ? $L : $T.empty()",
                        SightCode.seesMethod(sight),
                        present,
                        Optional.class);
    }
}
