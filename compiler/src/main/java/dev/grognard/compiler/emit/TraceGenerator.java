package dev.grognard.compiler.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.grognard.compiler.lower.Layout;
import dev.grognard.compiler.lower.LoweredProcedure;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.GlobalDef;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Writes where the state speaks of hidden pieces, for the search for leaks. */
final class TraceGenerator {
    private static final ClassName CELLS = RuntimeTypes.PIECE_TRACES.nestedClass("Cells");

    private final Emission game;
    private final Layout layout;

    TraceGenerator(Emission game) {
        this.game = game;
        this.layout = game.layout();
    }

    private ClassName traces() {
        return game.types().named("Traces");
    }

    private static TypeName list() {
        return ParameterizedTypeName.get(ClassName.get(List.class), RuntimeTypes.PIECE_TRACES);
    }

    private boolean isHidden(Kind root, String field) {
        return game.model().sights().stream()
                .anyMatch(sight -> sight.kind().root() == root && sight.field().equals(field));
    }

    private List<Kind> hiddenRoots() {
        return layout.pieceRoots().stream()
                .filter(root -> isHidden(root, "name"))
                .toList();
    }

    /** What the runtime asks of the state. */
    void delegate(TypeSpec.Builder state) {
        if (!hiddenRoots().isEmpty()) {
            state.addMethod(MethodSpec.methodBuilder("pieceTraces")
                    .addAnnotation(Override.class)
                    .addModifiers(Modifier.PUBLIC)
                    .returns(list())
                    .addStatement("return $T.ALL", traces())
                    .build());
        }
    }

    /** The class that lists the slots; absent in a game without hidden pieces. */
    Optional<TypeSpec> generate() {
        if (hiddenRoots().isEmpty()) {
            return Optional.empty();
        }
        TypeSpec.Builder type = TypeSpec.classBuilder(traces())
                .addModifiers(Modifier.FINAL)
                .addJavadoc("Where the state speaks of pieces that are hidden.\n")
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build());
        List<CodeBlock> all = new ArrayList<>();
        for (Kind root : hiddenRoots()) {
            String method = JavaNames.value(root.name()) + "Traces";
            all.add(CodeBlock.of("$L()", method));
            type.addMethod(tracesOf(root, method));
        }
        type.addField(FieldSpec.builder(list(), "ALL", Modifier.STATIC, Modifier.FINAL)
                .initializer("$T.of($L)", List.class, CodeBlock.join(all, ", "))
                .build());
        return Optional.of(type.build());
    }

    private MethodSpec tracesOf(Kind root, String method) {
        List<CodeBlock> kinds = game.model().kinds().stream()
                .filter(kind -> kind.root() == root && game.model().below(kind).isEmpty())
                .map(kind -> CodeBlock.of("$S", kind.name()))
                .toList();
        List<CodeBlock> open = new ArrayList<>(List.of(cells(layout.standing(root), 1)));
        List<CodeBlock> bits = new ArrayList<>(List.of(cells(layout.faceUp(root), 1)));
        List<CodeBlock> names = new ArrayList<>();
        List<CodeBlock> sets = new ArrayList<>(List.of(cells(layout.occupants(root), layout.size(layout.places()))));
        for (GlobalDef def : game.model().globals()) {
            int count = layout.combinations(def.state().keys());
            references(root, def.state().type(), layout.global(def.state()), count, names, sets);
        }
        for (FieldDef def : game.model().fields()) {
            Field field = def.field();
            if (!field.state()) {
                continue;
            }
            int perOwner = layout.combinations(field.keys());
            int slot = layout.field(field);
            references(root, field.type(), slot, layout.owners(field.owner()) * perOwner, names, sets);
            if (field.owner().root() == root && isOpen(root, field)) {
                if (field.type() instanceof Type.Bool) {
                    bits.add(cells(slot, perOwner));
                } else {
                    open.add(cells(slot, perOwner * layout.width(field.type())));
                }
            }
        }
        CodeBlock.Builder made = CodeBlock.builder()
                .add("return new $T($>\n", RuntimeTypes.PIECE_TRACES)
                .add("$T.of($L),\n", Set.class, CodeBlock.join(kinds, ", "));
        for (List<CodeBlock> part : List.of(open, bits, names, sets)) {
            made.add("$L,\n", listOf(part));
        }
        made.add("$L,\n", layout.setWords(root)).add("$L$<);\n", listOf(frames(root)));
        return MethodSpec.methodBuilder(method)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(RuntimeTypes.PIECE_TRACES)
                .addCode(made.build())
                .build();
    }

    /** State that names other pieces is as hidden as the piece itself. */
    private boolean isOpen(Kind root, Field field) {
        boolean tells = names(root, field.type()) || holds(root, field.type());
        return !isHidden(root, field.name()) && !tells;
    }

    private static boolean names(Kind root, Type type) {
        return type.present() instanceof Type.Of of && of.kind().root() == root;
    }

    private static boolean holds(Kind root, Type type) {
        return type instanceof Type.SetOf set && set.kind().root() == root;
    }

    private static void references(
            Kind root, Type type, int slot, int count, List<CodeBlock> names, List<CodeBlock> sets) {
        if (names(root, type)) {
            names.add(cells(slot, count));
        } else if (holds(root, type)) {
            sets.add(cells(slot, count));
        }
    }

    private List<CodeBlock> frames(Kind root) {
        List<CodeBlock> frames = new ArrayList<>();
        for (LoweredProcedure procedure : game.lowered().procedures()) {
            List<CodeBlock> names = new ArrayList<>();
            List<CodeBlock> sets = new ArrayList<>();
            for (Variable variable : procedure.frame().variables()) {
                CodeBlock slot = CodeBlock.of("$L", procedure.frame().slot(variable));
                if (names(root, variable.type())) {
                    names.add(slot);
                } else if (holds(root, variable.type())) {
                    sets.add(slot);
                }
            }
            if (!names.isEmpty() || !sets.isEmpty()) {
                frames.add(CodeBlock.of(
                        "\nnew $T($T.ID, $L, $L)",
                        RuntimeTypes.PIECE_TRACES.nestedClass("Frame"),
                        game.procedureClass(procedure.signature()),
                        listOf(names),
                        listOf(sets)));
            }
        }
        return frames;
    }

    private static CodeBlock cells(int slot, int count) {
        return CodeBlock.of("new $T($L, $L)", CELLS, slot, count);
    }

    private static CodeBlock listOf(List<CodeBlock> parts) {
        return CodeBlock.of("$T.of($L)", List.class, CodeBlock.join(parts, ", "));
    }
}
