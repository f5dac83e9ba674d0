package dev.grognard.compiler.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.grognard.compiler.lower.Layout;
import dev.grognard.compiler.lower.Row;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.GlobalDef;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.ListDef;
import dev.grognard.compiler.model.TravelDef;
import dev.grognard.compiler.model.Type;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Writes the state: typed words for everything that changes, over one flat array. */
final class StateGenerator {
    private final Emission game;

    StateGenerator(Emission game) {
        this.game = game;
    }

    private Layout layout() {
        return game.layout();
    }

    private JavaTypes types() {
        return game.types();
    }

    TypeSpec generate() {
        TypeSpec.Builder type = TypeSpec.classBuilder(types().state())
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addJavadoc(
                        "A moment of $L: everything that changes, by name.\n",
                        game.model().title())
                .superclass(RuntimeTypes.POSITION);
        type.addMethod(MethodSpec.constructorBuilder()
                .addStatement(
                        "super($L, $L, $L)",
                        game.tallies().end() + game.lowered().stackSize(),
                        game.tallies().end(),
                        layout().size(layout().places()))
                .build());
        game.model().globals().forEach(global -> global(type, global));
        game.model().fields().stream().filter(def -> def.field().state()).forEach(def -> field(type, def.field()));
        game.model().fields().forEach(def -> concealed(type, def.field()));
        for (Kind pieces : layout().pieceRoots()) {
            new PieceCode(game, pieces).addTo(type);
        }
        game.model().lists().forEach(list -> type.addMethod(rows(list)));
        resets(type);
        new SetUpCode(game).addTo(type);
        search(type);
        winner(type);
        printing(type);
        new MachineGenerator(game).delegates(type);
        return type.build();
    }

    // ------------------------------------------------------------------ global state and fields

    private void global(TypeSpec.Builder type, GlobalDef global) {
        String name = JavaNames.state(global.state().name());
        new StateSight(game, global).method().ifPresent(type::addMethod);
        accessors(
                type,
                name,
                List.of(),
                global.state().keys(),
                global.state().type(),
                layout().global(global.state()),
                game.watched().reads(global.state()),
                KindGenerator.cases(global.cases()),
                global.state().name());
    }

    private void field(TypeSpec.Builder type, Field field) {
        if (layout().isSorted(field)) {
            sorted(type, field);
            return;
        }
        accessors(
                type,
                JavaNames.state(field.name()),
                List.of(field.owner()),
                field.keys(),
                field.type(),
                layout().field(field),
                game.watched().reads(field),
                "",
                field.name());
        if (layout().isSet(field)) {
            whole(type, field);
        }
    }

    private void concealed(TypeSpec.Builder type, Field field) {
        layout().concealed(field)
                .ifPresent(row -> type.addMethod(MethodSpec.methodBuilder(JavaNames.state(field.name()))
                        .addJavadoc(
                                "The $L, which is printed where not everybody sees it.\n",
                                JavaNames.words(field.name()))
                        .addModifiers(Modifier.PUBLIC)
                        .returns(types().of(field.type()))
                        .addParameter(types().kind(field.owner()), "of")
                        .addStatement(
                                "return $T.of($L).$L()",
                                types().kind(field.owner()),
                                types().word(row, CodeBlock.of("of.index()")),
                                JavaNames.field(field.name()))
                        .build()));
    }

    /** The name of the methods that read and write all those for whom a field holds. */
    static String setOf(Field field) {
        return "all" + JavaNames.type(field.owner().name()) + "sWhere" + JavaNames.type(field.name());
    }

    /** The same for many at once. */
    private void whole(TypeSpec.Builder type, Field field) {
        int slot = layout().field(field).slot();
        type.addMethod(MethodSpec.methodBuilder(setOf(field))
                .addJavadoc("All for whom $L holds.\n", JavaNames.words(field.name()))
                .returns(TypeName.LONG)
                .addStatement("return longAt($L)", slot)
                .build());
        MethodSpec.Builder write = MethodSpec.methodBuilder(setOf(field))
                .addParameter(TypeName.LONG, "all")
                .addParameter(TypeName.BOOLEAN, "value")
                .addStatement(
                        "setLong($1L, value ? $2T.union(longAt($1L), all) : $2T.minus(longAt($1L), all))",
                        slot,
                        RuntimeTypes.SETS);
        if (game.watched().reads(field)) {
            write.addStatement("touch()");
        }
        type.addMethod(write.build());
    }

    /** A reader and a writer for a side that each member of a kind has, which is kept as the sets of those who have it. */
    private void sorted(TypeSpec.Builder type, Field field) {
        String name = JavaNames.state(field.name());
        TypeName value = types().of(field.type());
        int slot = layout().field(field).slot();
        int values = layout().size(((Type.Of) field.type().present()).kind());
        type.addMethod(MethodSpec.methodBuilder(name)
                .addJavadoc("The $L.\n", JavaNames.words(field.name()))
                .addModifiers(Modifier.PUBLIC)
                .returns(value)
                .addParameter(types().kind(field.owner()), "of")
                .addStatement("return $T.fromSlot(setWith($L, $L, of.index()))", value, slot, values)
                .build());
        MethodSpec.Builder write = MethodSpec.methodBuilder(name)
                .addParameter(types().kind(field.owner()), "of")
                .addParameter(value, "value")
                .addStatement("putInSet($L, $L, of.index(), $T.slot(value))", slot, values, value);
        if (game.watched().reads(field)) {
            write.addStatement("touch()");
        }
        type.addMethod(write.build());
        type.addMethod(MethodSpec.methodBuilder(setOf(field))
                .addJavadoc("All whose $L is this one.\n", JavaNames.words(field.name()))
                .returns(TypeName.LONG)
                .addParameter(value, "value")
                .addStatement("return longAt($L + value.index())", slot)
                .build());
    }

    /** A reader and a writer for a value of each combination of owner and keys. */
    private void accessors(
            TypeSpec.Builder type,
            String name,
            List<Kind> owner,
            List<Kind> keys,
            Type valueType,
            Row row,
            boolean watched,
            String cases,
            String words) {
        List<Kind> dimensions = new ArrayList<>(owner);
        dimensions.addAll(keys);
        CodeBlock.Builder index = CodeBlock.builder();
        MethodSpec.Builder read = MethodSpec.methodBuilder(name).returns(types().of(valueType));
        MethodSpec.Builder write = MethodSpec.methodBuilder(name);
        for (int i = 0; i < dimensions.size(); i++) {
            Kind dimension = dimensions.get(i);
            String parameter = i == 0 && !owner.isEmpty() ? "of" : "key" + (i + 1 - owner.size());
            read.addParameter(types().kind(dimension), parameter);
            write.addParameter(types().kind(dimension), parameter);
            CodeBlock number = number(dimension, parameter);
            if (i == 0) {
                index.add("$L", number);
            } else {
                CodeBlock before = index.build();
                index = CodeBlock.builder();
                CodeBlock wrapped = i == 1 ? before : CodeBlock.of("($L)", before);
                index.add("$L * $L + $L", wrapped, layout().owners(dimension), number);
            }
        }
        CodeBlock which = index.build();
        read.addModifiers(Modifier.PUBLIC).addJavadoc("The $L$L.\n", JavaNames.words(words), cases);
        CodeBlock value = Bounds.of(valueType, CodeBlock.of("value"), words);
        read.addStatement("return $L", types().read(valueType, row, which));
        write.addParameter(types().of(valueType), "value")
                .addStatement("$L", types().write(valueType, row, which, value));
        if (watched) {
            write.addStatement("touch()");
        }
        type.addMethod(read.build());
        type.addMethod(write.build());
    }

    // ------------------------------------------------------------------ lists

    private MethodSpec rows(ListDef list) {
        Type set = new Type.SetOf(list.kind());
        Body body = new Body(game, new Scope(game, Optional.empty(), "0", false));
        body.line("$L", types().collector(list.kind(), "", "rows"));
        for (ListDef.Row row : list.rows()) {
            Optional<Code> when = row.layer().map(layer -> body.code(new Expr.InPlay(list.span(), layer)));
            when.ifPresent(code -> body.begin("if ($L)", code.block()));
            body.line("$L", types().collect(list.kind(), "rows", CodeBlock.of("$L", layout().index(row.member()))));
            when.ifPresent(code -> body.end());
        }
        body.line("return rows");
        return MethodSpec.methodBuilder(JavaNames.value(list.name()) + "Rows")
                .addJavadoc("The rows of $L that are in play.\n", list.name())
                .returns(types().of(set))
                .addStatement("State state = this")
                .addCode(body.build())
                .build();
    }

    // ------------------------------------------------------------------ state that falls back

    /** Which of its kind something is; a link is counted from the first of its kind on. */
    private CodeBlock number(Kind dimension, String parameter) {
        if (dimension.category() != Kind.Category.LINK) {
            return CodeBlock.of("$L.index()", parameter);
        }
        int first = layout().firstLink(dimension);
        return first == 0 ? CodeBlock.of("$L.link()", parameter) : CodeBlock.of("($L.link() - $L)", parameter, first);
    }

    private void resets(TypeSpec.Builder type) {
        Set<String> names = new LinkedHashSet<>(List.of("turn"));
        game.model().fields().forEach(def -> names.addAll(def.resets()));
        game.model().globals().forEach(def -> names.addAll(def.resets()));
        for (String name : names) {
            Body body = new Body(game, new Scope(game, Optional.empty(), "0", false));
            boolean any = false;
            for (GlobalDef global : game.model().globals()) {
                if (global.resets().contains(name)) {
                    any = true;
                    new SetUpCode(game).initialise(body, global);
                }
            }
            for (FieldDef def : game.model().fields()) {
                if (def.resets().contains(name)) {
                    any = true;
                    new SetUpCode(game).initialise(body, def);
                }
            }
            MethodSpec.Builder reset = MethodSpec.methodBuilder("reset" + JavaNames.type(name))
                    .addJavadoc("What is declared `each $L` falls back to its first value.\n", name);
            if (any) {
                reset.addStatement("State state = this").addCode(body.build());
                reset.addStatement("touch()");
            }
            type.addMethod(reset.build());
        }
    }

    // ------------------------------------------------------------------ odds and ends

    private void search(TypeSpec.Builder type) {
        type.addField(FieldSpec.builder(RuntimeTypes.SEARCH, "search", Modifier.PRIVATE, Modifier.FINAL)
                .initializer("new $T($L)", RuntimeTypes.SEARCH, Math.max(1, layout().size(layout().places())))
                .build());
        TypeName idle = ParameterizedTypeName.get(ClassName.get(Deque.class), RuntimeTypes.SEARCH);
        type.addField(FieldSpec.builder(idle, "idle", Modifier.PRIVATE, Modifier.FINAL)
                .initializer("new $T<>()", ArrayDeque.class)
                .build());
        type.addMethod(MethodSpec.methodBuilder("search")
                .addJavadoc("A search that nobody is at work with; one may go on inside another.\n")
                .returns(RuntimeTypes.SEARCH)
                .addStatement("$T free = idle.poll()", RuntimeTypes.SEARCH)
                .addStatement(
                        "return free == null ? new $T($L) : free",
                        RuntimeTypes.SEARCH,
                        Math.max(1, layout().size(layout().places())))
                .build());
        type.addMethod(MethodSpec.methodBuilder("searched")
                .addJavadoc("The search has been read and can be used again.\n")
                .addParameter(RuntimeTypes.SEARCH, "done")
                .addStatement("idle.push(done)")
                .build());
        if (!game.model().travels().isEmpty()) {
            trips(type);
        }
    }

    private void trips(TypeSpec.Builder type) {
        type.addField(FieldSpec.builder(RuntimeTypes.TRIPS, "trips", Modifier.PRIVATE, Modifier.FINAL)
                .initializer("new $T($L)", RuntimeTypes.TRIPS, layout().size(layout().places()))
                .build());
        type.addMethod(MethodSpec.methodBuilder("trips")
                .addJavadoc("Finds out where journeys can lead.\n")
                .returns(RuntimeTypes.TRIPS)
                .addStatement("return trips")
                .build());
        for (TravelDef travel : game.model().travels()) {
            String idle = TravelGenerator.idle(travel.signature());
            TypeName all = ParameterizedTypeName.get(ClassName.get(Deque.class), game.travelClass(travel.signature()));
            type.addField(FieldSpec.builder(all, idle, Modifier.PRIVATE, Modifier.FINAL)
                    .initializer("new $T<>()", ArrayDeque.class)
                    .build());
            type.addMethod(MethodSpec.methodBuilder(idle)
                    .returns(all)
                    .addStatement("return $L", idle)
                    .build());
        }
    }

    private void winner(TypeSpec.Builder type) {
        for (Kind side : game.model().kinds(Kind.Category.SIDE)) {
            type.addMethod(MethodSpec.methodBuilder("winningSide")
                    .addJavadoc("The side that has won, or null.\n")
                    .addModifiers(Modifier.PUBLIC)
                    .returns(types().kind(side))
                    .addStatement("return isOver() && winner() != NOBODY ? $T.of(winner()) : null", types().kind(side))
                    .build());
        }
    }

    private void printing(TypeSpec.Builder type) {
        type.addMethod(MethodSpec.methodBuilder("nameOf")
                .addModifiers(Modifier.STATIC)
                .returns(String.class)
                .addParameter(RuntimeTypes.THING, "thing")
                .addStatement("return thing == null ? $S : thing.printed()", "none")
                .build());
        type.addMethod(MethodSpec.methodBuilder("number")
                .addModifiers(Modifier.STATIC)
                .returns(String.class)
                .addParameter(TypeName.INT, "number")
                .addStatement("return number == ABSENT ? $S : String.valueOf(number)", "none")
                .build());
        for (TypeName set : List.of(TypeName.LONG, RuntimeTypes.BITS)) {
            type.addMethod(names(set));
        }
        ClassName part = RuntimeTypes.TEXT.nestedClass("Part");
        ClassName veiled = RuntimeTypes.TEXT.nestedClass("Veiled");
        type.addMethod(MethodSpec.methodBuilder("widest")
                .addJavadoc("Whoever could see a piece before or after it moved may read its name.\n")
                .addModifiers(Modifier.STATIC)
                .returns(part)
                .addParameter(part, "before")
                .addParameter(part, "after")
                .beginControlFlow("if (before instanceof $1T one && after instanceof $1T other)", veiled)
                .addStatement("return new $T(one.words(), one.alias(), one.sides() | other.sides())", veiled)
                .endControlFlow()
                .addStatement("return after")
                .build());
    }

    private static MethodSpec names(TypeName set) {
        return MethodSpec.methodBuilder("names")
                .addModifiers(Modifier.STATIC)
                .returns(String.class)
                .addParameter(ArrayTypeName.of(RuntimeTypes.THING), "things")
                .addParameter(set, "set")
                .addStatement("$T<String> names = new $T<>()", List.class, ArrayList.class)
                .beginControlFlow("for (int i = $1T.next(set, 0); i >= 0; i = $1T.next(set, i + 1))", RuntimeTypes.SETS)
                .addStatement("names.add(things[i].printed())")
                .endControlFlow()
                .addStatement("return $T.listed(names)", RuntimeTypes.TEXT)
                .build();
    }
}
