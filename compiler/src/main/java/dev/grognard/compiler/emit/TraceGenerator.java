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
import dev.grognard.compiler.lower.Row;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.GlobalDef;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.ListDef;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.Sight;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** Writes where the state speaks of hidden pieces, for the search for leaks. */
final class TraceGenerator {
    private static final ClassName ROW = RuntimeTypes.PIECE_TRACES.nestedClass("Row");

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

    /** What is kept in secret about pieces that everybody knows: fields that are declared together are hidden from the same. */
    private Collection<List<Sight>> notes() {
        Map<Span, List<Sight>> notes = new LinkedHashMap<>();
        for (Sight sight : game.model().sights()) {
            boolean ofPiece = sight.kind().category() == Kind.Category.PIECE
                    && !hiddenRoots().contains(sight.kind().root());
            if (ofPiece && noted(sight).isPresent()) {
                notes.computeIfAbsent(sight.span(), span -> new ArrayList<>()).add(sight);
            }
        }
        return notes.values();
    }

    private Optional<Field> noted(Sight sight) {
        return game.model().fields().stream()
                .map(FieldDef::field)
                .filter(sight::isOf)
                .filter(field -> field.state() || layout.concealed(field).isPresent())
                .findFirst();
    }

    private boolean isNeeded() {
        return !hiddenRoots().isEmpty() || !notes().isEmpty();
    }

    /** What the runtime asks of the state. */
    void delegate(TypeSpec.Builder state) {
        if (isNeeded()) {
            state.addMethod(MethodSpec.methodBuilder("pieceTraces")
                    .addAnnotation(Override.class)
                    .addModifiers(Modifier.PUBLIC)
                    .returns(list())
                    .addStatement("return $T.ALL", traces())
                    .build());
        }
    }

    /** The class that lists the slots; absent in a game without hidden pieces and secret notes. */
    Optional<TypeSpec> generate() {
        if (!isNeeded()) {
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
        for (List<Sight> note : notes()) {
            Sight first = note.get(0);
            String method = JavaNames.value(first.kind().name()) + JavaNames.type(first.field()) + "Notes";
            all.add(CodeBlock.of("$L()", method));
            type.addMethod(notesOf(note, method));
        }
        type.addField(FieldSpec.builder(list(), "ALL", Modifier.STATIC, Modifier.FINAL)
                .initializer("$T.of($L)", List.class, CodeBlock.join(all, ", "))
                .build());
        return Optional.of(type.build());
    }

    private MethodSpec tracesOf(Kind root, String method) {
        int setBits = layout.setWords(root) * Long.SIZE;
        List<CodeBlock> open = new ArrayList<>(List.of(
                row(layout.standing(root), 1),
                row(new Row(layout.faceUp(root), 1), 1),
                row(new Row(layout.onMap(root), 1), 1)));
        List<CodeBlock> names = new ArrayList<>();
        List<CodeBlock> sets =
                new ArrayList<>(List.of(row(new Row(layout.occupants(root), setBits), layout.size(layout.places()))));
        game.tallies().of(root).forEach(tally -> sets.add(row(new Row(tally.slot(), setBits), Tallies.SLOTS)));
        for (GlobalDef def : game.model().globals()) {
            int count = layout.combinations(def.state().keys());
            references(root, def.state().type(), layout.global(def.state()), count, names, sets);
        }
        for (FieldDef def : game.model().fields()) {
            Field field = def.field();
            if (!field.state()) {
                continue;
            }
            int count = layout.owners(field.owner()) * layout.combinations(field.keys());
            references(root, field.type(), layout.field(field), count, names, sets);
            if (field.owner().root() == root && isOpen(root, field)) {
                open.add(row(field));
            }
        }
        return made(root, "name", List.of(open, names, sets), frames(root), method);
    }

    /** Only what is noted changes hands; the pieces stay where they are. */
    private MethodSpec notesOf(List<Sight> note, String method) {
        List<CodeBlock> open = new ArrayList<>();
        Set<Row> printed = new LinkedHashSet<>();
        for (Sight sight : note) {
            Field field = noted(sight).orElseThrow();
            layout.concealed(field).ifPresentOrElse(printed::add, () -> open.add(row(field)));
        }
        printed.forEach(row -> open.add(row(row, 1)));
        Sight first = note.get(0);
        return made(first.kind(), first.field(), List.of(open, List.of(), List.of()), List.of(), method);
    }

    /** What each owner has of a field; a large set is several values. */
    private CodeBlock row(Field field) {
        Row row = layout.field(field);
        int perOwner = layout.combinations(field.keys()) * layout.width(field.type());
        return row(new Row(row.slot(), Math.min(row.bits(), Long.SIZE)), perOwner);
    }

    private MethodSpec made(
            Kind family, String hidden, List<List<CodeBlock>> rows, List<CodeBlock> frames, String method) {
        List<CodeBlock> kinds = game.model().kinds().stream()
                .filter(kind ->
                        isWithin(kind, family) && game.model().below(kind).isEmpty())
                .map(kind -> CodeBlock.of("$S", kind.name()))
                .toList();
        CodeBlock.Builder made = CodeBlock.builder()
                .add("return new $T($>\n", RuntimeTypes.PIECE_TRACES)
                .add("$T.of($L),\n", Set.class, CodeBlock.join(kinds, ", "))
                .add("$S,\n", hidden);
        rows.forEach(part -> made.add("$L,\n", listOf(part)));
        made.add("$L,\n", listOf(frames))
                .add("$T.of($L),\n", Set.class, CodeBlock.join(announced(family, hidden), ", "))
                .add("$L$<);\n", layout.onMap(family.root()));
        return MethodSpec.methodBuilder(method)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(RuntimeTypes.PIECE_TRACES)
                .addCode(made.build())
                .build();
    }

    /** Whoever is named by a list, such as one of arrivals, is known by it; what is noted of him in secret is not. */
    private List<CodeBlock> announced(Kind family, String hidden) {
        Set<Kind> lists = game.model().lists().stream().map(ListDef::kind).collect(Collectors.toSet());
        return !hidden.equals("name")
                ? List.of()
                : game.model().fields().stream()
                        .filter(def -> lists.contains(def.field().owner()))
                        .flatMap(
                                def -> ModelTree.all(List.copyOf(def.printed().values()), Expr.Constant.class).stream())
                        .map(Expr.Constant::member)
                        .filter(piece -> isWithin(piece.kind(), family))
                        .distinct()
                        .map(piece -> CodeBlock.of("$L", layout.index(piece)))
                        .toList();
    }

    private static boolean isWithin(Kind kind, Kind family) {
        return kind == family
                || kind.parent().filter(parent -> isWithin(parent, family)).isPresent();
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
            Kind root, Type type, Row row, int count, List<CodeBlock> names, List<CodeBlock> sets) {
        if (names(root, type)) {
            names.add(row(row, count));
        } else if (holds(root, type)) {
            sets.add(row(row, count));
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

    private static CodeBlock row(Row row, int count) {
        return CodeBlock.of("new $T($L, $L, $L)", ROW, row.slot(), row.bits(), count);
    }

    private static CodeBlock listOf(List<CodeBlock> parts) {
        return CodeBlock.of("$T.of($L)", List.class, CodeBlock.join(parts, ", "));
    }
}
