package dev.grognard.compiler.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Writes a closed set as a Java enum with its printed values; a kind that has kinds below it as a sealed interface over them. */
final class KindGenerator {
    private final Emission game;

    KindGenerator(Emission game) {
        this.game = game;
    }

    List<TypeSpec> generate() {
        List<TypeSpec> types = new ArrayList<>();
        for (Kind kind : game.model().kinds()) {
            if (!game.model().below(kind).isEmpty()) {
                types.add(family(kind));
            } else if (kind.category() == Kind.Category.LINK) {
                types.add(new LinkGenerator(game, this).generate(kind));
            } else {
                types.add(leaf(kind));
            }
        }
        return types;
    }

    /** The printed fields that members of a kind have, those of the kinds above included. */
    List<FieldDef> printedFields(Kind kind) {
        return game.model().fields().stream()
                .filter(def -> !def.field().state() && kind.isA(def.field().owner()))
                .toList();
    }

    private List<FieldDef> ownFields(Kind kind) {
        return game.model().fields().stream()
                .filter(def -> !def.field().state() && def.field().owner() == kind)
                .toList();
    }

    // ------------------------------------------------------------------ enums

    private TypeSpec leaf(Kind kind) {
        ClassName name = game.types().kind(kind);
        List<FieldDef> fields = printedFields(kind);
        List<Member> members = game.model().members().getOrDefault(kind, List.of());
        boolean packed = PackedMembers.isPacked(game.model(), kind);
        TypeSpec.Builder type = (packed
                        ? TypeSpec.classBuilder(name).addModifiers(Modifier.FINAL)
                        : TypeSpec.enumBuilder(name))
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc("$L\n", describe(kind))
                .addSuperinterface(kind.parent()
                        .<TypeName>map(parent -> game.types().kind(parent))
                        .orElse(RuntimeTypes.THING));
        MethodSpec.Builder constructor = MethodSpec.constructorBuilder();
        if (packed) {
            constructor
                    .addModifiers(Modifier.PRIVATE)
                    .addParameter(TypeName.INT, "number")
                    .addStatement("this.number = number");
        }
        constructor
                .addParameter(String.class, "id")
                .addParameter(String.class, "printed")
                .addStatement("this.id = id")
                .addStatement("this.printed = printed");
        for (FieldDef def : fields) {
            String field = JavaNames.field(def.field().name());
            constructor.addParameter(held(def, kind), field).addStatement("this.$L = $L", field, field);
        }
        if (packed) {
            packed(type, kind, fields, members);
        }
        for (Member member : packed ? List.<Member>of() : members) {
            List<CodeBlock> arguments = new ArrayList<>();
            arguments.add(CodeBlock.of("$S", member.id()));
            arguments.add(CodeBlock.of("$S", member.printed()));
            for (FieldDef def : fields) {
                arguments.add(printed(def, member));
            }
            type.addEnumConstant(
                    JavaNames.constant(member.id()),
                    TypeSpec.anonymousClassBuilder("$L", CodeBlock.join(arguments, ",$W"))
                            .build());
        }
        if (members.isEmpty()) {
            List<CodeBlock> arguments = new ArrayList<>(List.of(CodeBlock.of("$S", ""), CodeBlock.of("$S", "")));
            fields.forEach(def -> arguments.add(nothing(def.field())));
            type.addEnumConstant(
                    "NOTHING",
                    TypeSpec.anonymousClassBuilder("$L", CodeBlock.join(arguments, ",$W"))
                            .build());
        }
        int offset = members.isEmpty() ? 0 : game.layout().index(members.get(0));
        Optional<TwoSides> twoSides = TwoSides.of(kind, members);
        if (twoSides.isEmpty()) {
            type.addField(constant(
                    ArrayTypeName.of(name), "VALUES", packed ? CodeBlock.of("members()") : CodeBlock.of("values()")));
        }
        if (packed) {
            type.addField(TypeName.INT, "number", Modifier.PRIVATE, Modifier.FINAL);
        }
        type.addField(String.class, "id", Modifier.PRIVATE, Modifier.FINAL);
        type.addField(String.class, "printed", Modifier.PRIVATE, Modifier.FINAL);
        for (FieldDef def : fields) {
            type.addField(held(def, kind), JavaNames.field(def.field().name()), Modifier.PRIVATE, Modifier.FINAL);
        }
        type.addMethod(constructor.build());
        thing(type);
        CodeBlock number = twoSides.map(TwoSides::number).orElse(CodeBlock.of(packed ? "number" : "ordinal()"));
        type.addMethod(override("index", TypeName.INT, offset == 0 ? number : CodeBlock.of("$L + $L", offset, number)));
        for (FieldDef def : fields) {
            String field = JavaNames.field(def.field().name());
            CodeBlock value = isLate(def, kind)
                    ? CodeBlock.of("$L($L)", PackedMembers.decoderName(field), field)
                    : CodeBlock.of("$L", field);
            type.addMethod(accessor(def, def.field().owner() != kind, value));
        }
        type.addMethod(MethodSpec.methodBuilder("of")
                .addJavadoc("The member with this index.\n")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(name)
                .addParameter(TypeName.INT, "index")
                .addCode(twoSides.map(TwoSides::byNumber)
                        .orElse(CodeBlock.of(
                                "return VALUES[$L];\n",
                                offset == 0 ? CodeBlock.of("index") : CodeBlock.of("index - $L", offset))))
                .build());
        type.addMethod(fromSlot(name));
        type.addMethod(slot(name));
        if (kind.category() == Kind.Category.PLACE) {
            type.addMethod(MethodSpec.methodBuilder("standing")
                    .addJavadoc(
                            "The place as one of this kind; none for a piece that stands elsewhere, such as aside.\n")
                    .addModifiers(Modifier.STATIC)
                    .returns(name)
                    .addParameter(game.types().kind(kind.root()), "place")
                    .addStatement("return place instanceof $T here ? here : null", name)
                    .build());
        }
        sets(type, kind);
        twoSides.ifPresent(sides -> type.addMethod(sides.opponent(name)));
        return type.build();
    }

    /** Whether a value is looked up when it is asked for, because the members are not all there when it is made. */
    private boolean isLate(FieldDef def, Kind kind) {
        return PackedMembers.isPacked(game.model(), kind) && new PackedMembers(game, this).isLate(def, kind);
    }

    private TypeName held(FieldDef def, Kind kind) {
        return isLate(def, kind) ? TypeName.INT : game.types().of(def.field().type());
    }

    private void packed(TypeSpec.Builder type, Kind kind, List<FieldDef> fields, List<Member> members) {
        ClassName name = game.types().kind(kind);
        PackedMembers packed = new PackedMembers(game, this);
        List<CodeBlock> arguments = new ArrayList<>();
        arguments.add(CodeBlock.of("i"));
        arguments.add(CodeBlock.of("ids[i]"));
        arguments.add(CodeBlock.of("names[i].isEmpty() ? ids[i] : names[i]"));
        MethodSpec.Builder maker = MethodSpec.methodBuilder("members")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(ArrayTypeName.of(name))
                .addStatement(
                        "String[] ids = $L",
                        PackedMembers.words(members.stream().map(Member::id).toList()))
                .addStatement(
                        "String[] names = $L",
                        PackedMembers.words(members.stream()
                                .map(m -> m.printed().equals(m.id()) ? "" : m.printed())
                                .toList()));
        for (FieldDef def : fields) {
            arguments.add(packed.column(type, maker, kind, def, members));
        }
        type.addMethod(maker.addStatement("$1T[] members = new $1T[ids.length]", name)
                .beginControlFlow("for (int i = 0; i < members.length; i++)")
                .addStatement("members[i] = new $T($L)", name, CodeBlock.join(arguments, ",$W"))
                .endControlFlow()
                .addStatement("return members")
                .build());
        type.addMethod(MethodSpec.methodBuilder("values")
                .addJavadoc("All of them, in declared order.\n")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(ArrayTypeName.of(name))
                .addStatement("return VALUES.clone()")
                .build());
        type.addMethod(override("toString", ClassName.get(String.class), CodeBlock.of("id")));
    }

    private static FieldSpec constant(TypeName type, String name, CodeBlock value) {
        return FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer(value)
                .build();
    }

    static void thing(TypeSpec.Builder type) {
        type.addMethod(override("id", ClassName.get(String.class), CodeBlock.of("id")));
        type.addMethod(override("printed", ClassName.get(String.class), CodeBlock.of("printed")));
    }

    static MethodSpec override(String name, TypeName type, CodeBlock value) {
        return MethodSpec.methodBuilder(name)
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(type)
                .addStatement("return $L", value)
                .build();
    }

    MethodSpec accessor(FieldDef def, boolean overrides) {
        return accessor(
                def, overrides, CodeBlock.of("$L", JavaNames.field(def.field().name())));
    }

    private MethodSpec accessor(FieldDef def, boolean overrides, CodeBlock value) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(
                        JavaNames.field(def.field().name()))
                .addModifiers(Modifier.PUBLIC)
                .returns(game.types().of(def.field().type()))
                .addStatement("return $L", value);
        if (overrides) {
            method.addAnnotation(Override.class);
        } else {
            method.addJavadoc("As printed$L.\n", cases(def.cases()));
        }
        return method.build();
    }

    static String cases(List<String> cases) {
        return cases.isEmpty() ? "" : " [" + String.join(", ", cases) + "]";
    }

    /** How one of a kind is stored; each kind says it for itself, because Java makes the most of a call that meets few classes. */
    static MethodSpec slot(ClassName name) {
        return MethodSpec.methodBuilder("slot")
                .addModifiers(Modifier.STATIC)
                .returns(TypeName.INT)
                .addParameter(name, "one")
                .addStatement("return one == null ? 0 : one.index() + 1")
                .build();
    }

    static MethodSpec fromSlot(ClassName name) {
        return MethodSpec.methodBuilder("fromSlot")
                .addModifiers(Modifier.STATIC)
                .returns(name)
                .addParameter(TypeName.INT, "slot")
                .addStatement("return slot == 0 ? null : of(slot - 1)")
                .build();
    }

    /** The constant printed for a member, or the field's default. */
    CodeBlock printed(FieldDef def, Member member) {
        Expr value = def.printed().get(member);
        if (value == null) {
            value = def.initial().orElse(null);
        }
        if (value == null) {
            return nothing(def.field());
        }
        if (value instanceof Expr.SetLiteral set && PrintedSets.named(set).isPresent()) {
            // The sets that are kept come into being after the members that have them printed.
            return PrintedSets.literal(game, set.type(), PrintedSets.named(set).get());
        }
        Body body = new Body(game, new Scope(game, java.util.Optional.empty(), "0", false));
        return body.value(value);
    }

    private CodeBlock nothing(Field field) {
        if (field.type() instanceof Type.SetOf set) {
            return game.types().emptySet(set.kind());
        }
        if (field.type() instanceof Type.Bool) {
            return CodeBlock.of("false");
        }
        return field.type().mayBeAbsent()
                ? game.types().absent(field.type())
                : game.types().isReference(field.type()) ? CodeBlock.of("null") : CodeBlock.of("0");
    }

    // ------------------------------------------------------------------ sets of all, of one owner

    /** {@code all()} and {@code ownedBy(side)}. */
    void sets(TypeSpec.Builder type, Kind kind) {
        TypeName set = game.types().of(new Type.SetOf(kind));
        ClassName members = game.types().holder(kind);
        type.addMethod(MethodSpec.methodBuilder("all")
                .addJavadoc("The set of all of them.\n")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(set)
                .addStatement("return $T.ALL", members)
                .build());
        owner(kind)
                .ifPresent(field -> type.addMethod(MethodSpec.methodBuilder("ownedBy")
                        .addJavadoc("The set of those that belong to a side.\n")
                        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                        .returns(set)
                        .addParameter(game.types().of(field.type()), "side")
                        .addStatement("return $T.OWNED[side.index()]", members)
                        .build()));
    }

    private java.util.Optional<Field> owner(Kind kind) {
        if (kind.category() != Kind.Category.PIECE) {
            return java.util.Optional.empty();
        }
        return printedFields(kind).stream()
                .map(FieldDef::field)
                .filter(field -> field.name().equals("side")
                        && field.type() instanceof Type.Of of
                        && of.kind().category() == Kind.Category.SIDE)
                .findFirst();
    }

    private CodeBlock range(Kind kind, List<Member> members) {
        boolean small = game.layout().small(kind);
        if (members.isEmpty()) {
            return game.types().emptySet(kind);
        }
        int first = game.layout().index(members.get(0));
        int last = game.layout().index(members.get(members.size() - 1));
        CodeBlock upTo = small
                ? CodeBlock.of("$T.all($L)", RuntimeTypes.SETS, last + 1)
                : CodeBlock.of("$T.upTo($L)", RuntimeTypes.BITS, last + 1);
        if (first == 0) {
            return upTo;
        }
        CodeBlock below = small
                ? CodeBlock.of("$T.all($L)", RuntimeTypes.SETS, first)
                : CodeBlock.of("$T.upTo($L)", RuntimeTypes.BITS, first);
        return CodeBlock.of("$T.minus($L, $L)", RuntimeTypes.SETS, upTo, below);
    }

    // ------------------------------------------------------------------ kinds with kinds below them

    private TypeSpec family(Kind kind) {
        ClassName name = game.types().kind(kind);
        TypeSpec.Builder type = TypeSpec.interfaceBuilder(name)
                .addModifiers(Modifier.PUBLIC, Modifier.SEALED)
                .addJavadoc("$L\n", describe(kind))
                .addSuperinterface(kind.parent()
                        .<TypeName>map(parent -> game.types().kind(parent))
                        .orElse(kind.category() == Kind.Category.LINK ? RuntimeTypes.LINK : RuntimeTypes.THING));
        for (Kind below : game.model().below(kind)) {
            type.addPermittedSubclass(game.types().kind(below));
        }
        for (FieldDef def : ownFields(kind)) {
            type.addMethod(MethodSpec.methodBuilder(JavaNames.field(def.field().name()))
                    .addJavadoc("As printed$L.\n", cases(def.cases()))
                    .addModifiers(Modifier.PUBLIC, Modifier.ABSTRACT)
                    .returns(game.types().of(def.field().type()))
                    .build());
        }
        if (kind.category() == Kind.Category.LINK) {
            new LinkGenerator(game, this).directions(type, kind);
        }
        familyMembers(type, kind, name);
        return type.build();
    }

    private void familyMembers(TypeSpec.Builder type, Kind kind, ClassName name) {
        ClassName members = game.types().holder(kind);
        type.addMethod(MethodSpec.methodBuilder("of")
                .addJavadoc("The member with this index.\n")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .returns(name)
                .addParameter(TypeName.INT, "index")
                .addStatement(
                        kind.parent().isEmpty() ? "return $T.VALUES[index]" : "return ($T) $T.of(index)",
                        kind.parent().isEmpty()
                                ? new Object[] {members}
                                : new Object[] {name, game.types().kind(kind.root())})
                .build());
        if (kind.parent().isEmpty()) {
            type.addMethod(MethodSpec.methodBuilder("values")
                    .addJavadoc("All of them, by index.\n")
                    .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                    .returns(ArrayTypeName.of(name))
                    .addStatement("return $T.VALUES.clone()", members)
                    .build());
        }
        type.addMethod(fromSlot(name).toBuilder().addModifiers(Modifier.PUBLIC).build());
        type.addMethod(slot(name).toBuilder().addModifiers(Modifier.PUBLIC).build());
        sets(type, kind);
    }

    /** The members of each kind, in a class of their own because kinds refer to each other. */
    List<TypeSpec> memberHolders() {
        return game.model().kinds().stream().map(this::memberHolder).toList();
    }

    private TypeSpec memberHolder(Kind kind) {
        ClassName name = game.types().kind(kind);
        TypeName set = game.types().of(new Type.SetOf(kind));
        TypeSpec.Builder type = TypeSpec.classBuilder(JavaNames.type(kind.name()) + "Members")
                .addModifiers(Modifier.FINAL)
                .addJavadoc("All members of {@link $T}, by index.\n", name)
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build());
        boolean gathers = kind.parent().isEmpty()
                && (kind.category() == Kind.Category.LINK
                        || !game.model().below(kind).isEmpty());
        if (gathers) {
            type.addField(FieldSpec.builder(ArrayTypeName.of(name), "VALUES", Modifier.STATIC, Modifier.FINAL)
                    .initializer("members()")
                    .build());
            MethodSpec.Builder members = MethodSpec.methodBuilder("members")
                    .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                    .returns(ArrayTypeName.of(name))
                    .addStatement("$T<$T> members = new $T<>()", List.class, name, ArrayList.class);
            for (Kind below : game.model().kinds()) {
                if (below.isA(kind)
                        && game.model().below(below).isEmpty()
                        && !game.model()
                                .members()
                                .getOrDefault(below, List.of())
                                .isEmpty()) {
                    members.addStatement(
                            below.category() == Kind.Category.LINK
                                    ? "members.addAll($T.members())"
                                    : "members.addAll($T.of($T.values()))",
                            below.category() == Kind.Category.LINK
                                    ? new Object[] {game.types().kind(below)}
                                    : new Object[] {List.class, game.types().kind(below)});
                }
            }
            type.addMethod(members.addStatement("return members.toArray(new $T[0])", name)
                    .build());
        }
        type.addField(FieldSpec.builder(set, "ALL", Modifier.STATIC, Modifier.FINAL)
                .initializer(range(kind, game.model().membersOf(kind)))
                .build());
        owner(kind).ifPresent(field -> {
            int sides = game.layout().size(((Type.Of) field.type()).kind());
            type.addField(FieldSpec.builder(ArrayTypeName.of(set), "OWNED", Modifier.STATIC, Modifier.FINAL)
                    .initializer("owned()")
                    .build());
            MethodSpec.Builder owned = MethodSpec.methodBuilder("owned")
                    .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                    .returns(ArrayTypeName.of(set))
                    .addStatement("$1T[] owned = new $1T[$2L]", set, sides);
            if (!game.layout().small(kind)) {
                owned.addStatement("$T.fill(owned, $T.EMPTY)", java.util.Arrays.class, RuntimeTypes.BITS);
            }
            type.addMethod(owned.beginControlFlow(
                            "for (int i = $1T.next(ALL, 0); i >= 0; i = $1T.next(ALL, i + 1))", RuntimeTypes.SETS)
                    .addStatement("int side = $T.of(i).side().index()", name)
                    .addStatement("owned[side] = $T.with(owned[side], i)", RuntimeTypes.SETS)
                    .endControlFlow()
                    .addStatement("return owned")
                    .build());
        });
        if (kind.category() == Kind.Category.LINK && kind.parent().isEmpty()) {
            new LinkGenerator(game, this).adjacency(type, kind);
        }
        return type.build();
    }

    private String describe(Kind kind) {
        return switch (kind.category()) {
            case SIDE -> "The sides.";
            case ENUM -> "A printed " + kind.name() + ".";
            case PLACE -> kind.name().equals("Place") ? "Where a piece can stand." : "A place on the board.";
            case LINK -> "A way from one place to another, in one direction.";
            case PIECE -> "A piece of the game.";
            case ROW -> "A printed row.";
        };
    }
}
