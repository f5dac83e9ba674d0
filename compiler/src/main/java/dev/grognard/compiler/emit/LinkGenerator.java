package dev.grognard.compiler.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Writes a kind of link: a class with one object for each direction, and an index of the ways that leave each place. */
final class LinkGenerator {
    /** So few that no method grows beyond what the virtual machine compiles. */
    private static final int MEMBERS_PER_METHOD = 60;

    private static final String BETWEEN = " - ";

    private final Emission game;
    private final KindGenerator kinds;

    LinkGenerator(Emission game, KindGenerator kinds) {
        this.game = game;
        this.kinds = kinds;
    }

    /** The kind of the places that links of a family join: the one they share, or any place. */
    private ClassName ends(Kind kind) {
        List<Kind> kindsOfEnds = game.model().membersOf(kind.root()).stream()
                .map(member -> member.ends().orElseThrow().from().kind())
                .distinct()
                .toList();
        return game.types()
                .kind(
                        kindsOfEnds.size() == 1
                                ? kindsOfEnds.get(0)
                                : game.layout().places());
    }

    /** The words of a family of links. */
    void directions(TypeSpec.Builder type, Kind kind) {
        if (kind.parent().isPresent()) {
            return;
        }
        ClassName name = game.types().kind(kind);
        type.addMethod(end("from", ends(kind)));
        type.addMethod(end("to", ends(kind)));
        type.addMethod(abstractly("back", name, "The same way in the other direction."));
        type.addMethod(abstractly("link", TypeName.INT, "The number of the link, shared by both directions."));
        leaving(type, kind);
        type.addMethod(between(kind));
    }

    /** A place of its own kind, where a link of any game only knows that it is a thing. */
    private static MethodSpec end(String name, TypeName type) {
        return MethodSpec.methodBuilder(name)
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC, Modifier.ABSTRACT)
                .returns(type)
                .build();
    }

    private static MethodSpec abstractly(String name, TypeName type, String doc) {
        return MethodSpec.methodBuilder(name)
                .addJavadoc("$L\n", doc)
                .addModifiers(Modifier.PUBLIC, Modifier.ABSTRACT)
                .returns(type)
                .build();
    }

    private void leaving(TypeSpec.Builder type, Kind kind) {
        ClassName places = game.types().kind(game.layout().places());
        ClassName members = game.types().holder(kind);
        type.addMethod(MethodSpec.methodBuilder("leaving")
                .addJavadoc("The set of those that leave a place.\n")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(game.types().of(new Type.SetOf(kind)))
                .addParameter(places, "place")
                .addStatement("return $T.LEAVING[place.index()]", members)
                .build());
        type.addMethod(MethodSpec.methodBuilder("join")
                .addJavadoc("Whether one of them joins two places.\n")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(TypeName.BOOLEAN)
                .addParameter(places, "one")
                .addParameter(places, "other")
                .beginControlFlow("for ($T way : $T.from(one))", game.types().kind(kind), members)
                .beginControlFlow("if (way.to() == other)")
                .addStatement("return true")
                .endControlFlow()
                .endControlFlow()
                .addStatement("return false")
                .build());
    }

    /** The one that leads from one place to another, of a kind. */
    private MethodSpec between(Kind kind) {
        ClassName name = game.types().kind(kind);
        ClassName root = game.types().kind(kind.root());
        ClassName places = game.types().kind(game.layout().places());
        MethodSpec.Builder method = MethodSpec.methodBuilder("between")
                .addJavadoc("The one that leads from one place to another, or null.\n")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(name)
                .addParameter(places, "one")
                .addParameter(places, "other")
                .beginControlFlow(
                        "for ($T way : $T.from(one))", root, game.types().holder(kind.root()));
        if (kind.parent().isEmpty()) {
            method.beginControlFlow("if (way.to() == other)").addStatement("return way");
        } else {
            method.beginControlFlow("if (way.to() == other && way instanceof $T found)", name)
                    .addStatement("return found");
        }
        return method.endControlFlow()
                .endControlFlow()
                .addStatement("return null")
                .build();
    }

    /** The indexes of the ways that leave each place: as sets, and one after the other. */
    void adjacency(TypeSpec.Builder holder, Kind kind) {
        ClassName way = game.types().kind(kind);
        ClassName place = game.types().kind(game.layout().places());
        TypeName perPlace = ArrayTypeName.of(ArrayTypeName.of(way));
        TypeName set = game.types().of(new Type.SetOf(kind));
        int places = game.layout().size(game.layout().places());
        holder.addField(FieldSpec.builder(ArrayTypeName.of(set), "LEAVING", Modifier.STATIC, Modifier.FINAL)
                .initializer("leaving()")
                .build());
        MethodSpec.Builder leaving = MethodSpec.methodBuilder("leaving")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(ArrayTypeName.of(set))
                .addStatement("$1T[] leaving = new $1T[$2L]", set, places);
        if (!game.layout().small(kind)) {
            leaving.addStatement("$T.fill(leaving, $T.EMPTY)", java.util.Arrays.class, RuntimeTypes.BITS);
        }
        holder.addMethod(
                leaving.beginControlFlow("for ($T way : VALUES)", game.types().kind(kind))
                        .addStatement("int place = way.from().index()")
                        .addStatement("leaving[place] = $T.with(leaving[place], way.index())", RuntimeTypes.SETS)
                        .endControlFlow()
                        .addStatement("return leaving")
                        .build());
        holder.addField(FieldSpec.builder(perPlace, "FROM", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer("from(ALL)")
                .build());
        holder.addMethod(MethodSpec.methodBuilder("from")
                .addJavadoc("Some of the ways, by the place that they leave.\n")
                .addModifiers(Modifier.STATIC)
                .returns(perPlace)
                .addParameter(set, "some")
                .addStatement("$1T<$1T<$2T>> from = new $3T<>()", List.class, way, ArrayList.class)
                .beginControlFlow("for (int place = 0; place < $L; place++)", places)
                .addStatement("from.add(new $T<>())", ArrayList.class)
                .endControlFlow()
                .beginControlFlow(
                        "for (int i = $1T.next(some, 0); i >= 0; i = $1T.next(some, i + 1))", RuntimeTypes.SETS)
                .addStatement("from.get(VALUES[i].from().index()).add(VALUES[i])")
                .endControlFlow()
                .addStatement("return from.stream().map(ways -> ways.toArray($1T[]::new)).toArray($1T[][]::new)", way)
                .build());
        holder.addMethod(MethodSpec.methodBuilder("from")
                .addJavadoc("The ways that leave a place, to go through them; nobody changes the array.\n")
                .addModifiers(Modifier.STATIC)
                .returns(ArrayTypeName.of(way))
                .addParameter(place, "place")
                .addStatement("return FROM[place.index()]")
                .build());
    }

    TypeSpec generate(Kind kind) {
        ClassName name = game.types().kind(kind);
        ClassName root = game.types().kind(kind.root());
        boolean alone = kind.parent().isEmpty();
        List<FieldDef> fields = kinds.printedFields(kind);
        TypeSpec.Builder type = TypeSpec.classBuilder(name)
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addJavadoc("A way from one place to another, in one direction.\n")
                .addSuperinterface(kind.parent()
                        .<TypeName>map(parent -> game.types().kind(parent))
                        .orElse(RuntimeTypes.LINK));
        MethodSpec.Builder constructor = MethodSpec.constructorBuilder()
                .addModifiers(Modifier.PRIVATE)
                .addParameter(TypeName.INT, "index")
                .addParameter(TypeName.INT, "link")
                .addParameter(ends(kind), "from")
                .addParameter(ends(kind), "to");
        type.addField(TypeName.INT, "index", Modifier.PRIVATE, Modifier.FINAL);
        type.addField(TypeName.INT, "link", Modifier.PRIVATE, Modifier.FINAL);
        type.addField(ends(kind), "from", Modifier.PRIVATE, Modifier.FINAL);
        type.addField(ends(kind), "to", Modifier.PRIVATE, Modifier.FINAL);
        constructor
                .addStatement("this.index = index")
                .addStatement("this.link = link")
                .addStatement("this.from = from")
                .addStatement("this.to = to");
        for (FieldDef def : fields) {
            String field = JavaNames.field(def.field().name());
            TypeName fieldType = game.types().of(def.field().type());
            type.addField(fieldType, field, Modifier.PRIVATE, Modifier.FINAL);
            constructor.addParameter(fieldType, field).addStatement("this.$L = $L", field, field);
        }
        type.addMethod(constructor.build());
        type.addMethod(KindGenerator.override(
                "id",
                ClassName.get(String.class),
                CodeBlock.of("$S + from.id() + $S + to.id() + $S", kind.name() + "(", ", ", ")")));
        type.addMethod(KindGenerator.override("printed", ClassName.get(String.class), printed(kind)));
        type.addMethod(KindGenerator.override("index", TypeName.INT, CodeBlock.of("index")));
        type.addMethod(KindGenerator.override("from", ends(kind), CodeBlock.of("from")));
        type.addMethod(KindGenerator.override("to", ends(kind), CodeBlock.of("to")));
        type.addMethod(own("link", TypeName.INT, CodeBlock.of("link"), alone));
        type.addMethod(own("back", name, CodeBlock.of("of(index ^ 1)"), alone));
        fields.forEach(def -> type.addMethod(kinds.accessor(def, def.field().owner() != kind)));
        type.addMethod(KindGenerator.override("toString", ClassName.get(String.class), CodeBlock.of("id()")));
        type.addMethod(MethodSpec.methodBuilder("of")
                .addJavadoc("The member with this index.\n")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(name)
                .addParameter(TypeName.INT, "index")
                .addStatement(
                        alone ? "return $T.VALUES[index]" : "return ($T) $T.of(index)",
                        alone ? new Object[] {game.types().holder(kind)} : new Object[] {name, root})
                .build());
        type.addMethod(KindGenerator.fromSlot(name));
        type.addMethod(KindGenerator.slot(name));
        if (alone) {
            type.addMethod(MethodSpec.methodBuilder("values")
                    .addJavadoc("All of them, by index.\n")
                    .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                    .returns(ArrayTypeName.of(name))
                    .addStatement("return $T.VALUES.clone()", game.types().holder(kind))
                    .build());
            leaving(type, kind);
        }
        type.addMethod(between(kind));
        kinds.sets(type, kind);
        members(type, kind, fields);
        return type.build();
    }

    /** Where others of its family lie beside it, its kind is printed too. */
    private CodeBlock printed(Kind kind) {
        String words = kind.name() + " ";
        List<Member> beside = game.model().members().getOrDefault(kind, List.of()).stream()
                .filter(link -> link.printed()
                        .startsWith(words + link.ends().orElseThrow().from().printed() + BETWEEN))
                .toList();
        CodeBlock ends = CodeBlock.of("from.printed() + $S + to.printed()", BETWEEN);
        if (beside.isEmpty()) {
            return ends;
        }
        CodeBlock indexes = beside.stream()
                .map(link -> CodeBlock.of("$L", game.layout().index(link)))
                .collect(CodeBlock.joining(",$W"));
        return CodeBlock.of("($T.of($L).contains(index) ? $S : $S) + $L", Set.class, indexes, words, "", ends);
    }

    private static MethodSpec own(String method, TypeName type, CodeBlock value, boolean alone) {
        MethodSpec override = KindGenerator.override(method, type, value);
        if (!alone) {
            return override;
        }
        return MethodSpec.methodBuilder(method)
                .addModifiers(Modifier.PUBLIC)
                .returns(type)
                .addStatement("return $L", value)
                .build();
    }

    /** Both directions of a link stand side by side, so that one begins where the other ends. */
    private void packed(
            TypeSpec.Builder type, MethodSpec.Builder all, Kind kind, List<FieldDef> fields, List<Member> members) {
        PackedMembers packed = new PackedMembers(game, kinds);
        int first = game.layout().index(members.get(0));
        List<CodeBlock> arguments = new ArrayList<>();
        arguments.add(first == 0 ? CodeBlock.of("i") : CodeBlock.of("$L + i", first));
        arguments.add(first == 0 ? CodeBlock.of("i / 2") : CodeBlock.of("($L + i) / 2", first));
        arguments.add(CodeBlock.of("$T.of(ends[i])", ends(kind)));
        arguments.add(CodeBlock.of("$T.of(ends[i ^ 1])", ends(kind)));
        all.addStatement(
                "int[] ends = $L",
                PackedMembers.numbers(members.stream()
                        .map(member ->
                                game.layout().index(member.ends().orElseThrow().from()))
                        .toList()));
        for (FieldDef def : fields) {
            CodeBlock value = packed.column(type, all, kind, def, members);
            arguments.add(
                    packed.isLate(def, kind)
                            ? CodeBlock.of(
                                    "$L($L)",
                                    PackedMembers.decoderName(
                                            JavaNames.field(def.field().name())),
                                    value)
                            : value);
        }
        type.addMethod(all.beginControlFlow("for (int i = 0; i < $L; i++)", members.size())
                .addStatement("members.add(new $T($L))", game.types().kind(kind), CodeBlock.join(arguments, ",$W"))
                .endControlFlow()
                .addStatement("return members")
                .build());
    }

    private void members(TypeSpec.Builder type, Kind kind, List<FieldDef> fields) {
        ClassName name = game.types().kind(kind);
        TypeName list = ParameterizedTypeName.get(ClassName.get(List.class), name);
        List<Member> members = game.model().members().getOrDefault(kind, List.of());
        MethodSpec.Builder all = MethodSpec.methodBuilder("members")
                .addModifiers(Modifier.STATIC)
                .returns(list)
                .addStatement("$T members = new $T<>()", list, ArrayList.class);
        if (PackedMembers.isPacked(game.model(), kind)) {
            packed(type, all, kind, fields, members);
            return;
        }
        int part = 0;
        for (int from = 0; from < members.size(); from += MEMBERS_PER_METHOD) {
            part++;
            MethodSpec.Builder some = MethodSpec.methodBuilder("members" + part)
                    .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                    .addParameter(list, "members");
            for (Member member : members.subList(from, Math.min(members.size(), from + MEMBERS_PER_METHOD))) {
                List<CodeBlock> arguments = new ArrayList<>();
                Member.Ends ends = member.ends().orElseThrow();
                arguments.add(CodeBlock.of("$L", game.layout().index(member)));
                arguments.add(CodeBlock.of("$L", ends.number()));
                arguments.add(game.types().member(ends.from()));
                arguments.add(game.types().member(ends.to()));
                fields.forEach(def -> arguments.add(kinds.printed(def, member)));
                some.addStatement("members.add(new $T($L))", name, CodeBlock.join(arguments, ",$W"));
            }
            type.addMethod(some.build());
            all.addStatement("members$L(members)", part);
        }
        type.addMethod(all.addStatement("return members").build());
    }
}
