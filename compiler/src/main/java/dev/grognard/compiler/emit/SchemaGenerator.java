package dev.grognard.compiler.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.GlobalDef;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Writes what the game consists of as data, for views and tools that know no particular game. */
final class SchemaGenerator {
    private final Emission game;

    SchemaGenerator(Emission game) {
        this.game = game;
    }

    TypeSpec generate() {
        TypeSpec.Builder type = TypeSpec.classBuilder("Board")
                .addModifiers(Modifier.FINAL)
                .addJavadoc("What $L consists of, as data.\n", game.model().title())
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build());
        List<CodeBlock> kinds = new ArrayList<>();
        for (Kind kind : game.model().kinds()) {
            boolean leaf = game.model().below(kind).isEmpty();
            boolean empty = game.model().members().getOrDefault(kind, List.of()).isEmpty();
            if (leaf && !empty && kind.category() != Kind.Category.ROW) {
                String method = JavaNames.value(kind.name()) + "Kind";
                kinds.add(CodeBlock.of("$L()", method));
                type.addMethod(kind(kind, method));
            }
        }
        List<CodeBlock> globals = new ArrayList<>();
        for (GlobalDef global : game.model().globals()) {
            if (global.state().keys().isEmpty() && !global.state().name().contains("#")) {
                globals.add(global(global));
            }
        }
        CodeBlock fields = globals.isEmpty()
                ? CodeBlock.of("$T.of()", List.class)
                : CodeBlock.of("$T.of($>\n$L$<)", List.class, CodeBlock.join(globals, ",\n"));
        type.addField(FieldSpec.builder(RuntimeTypes.SCHEMA, "SCHEMA", Modifier.STATIC, Modifier.FINAL)
                .initializer(
                        "new $T($>\n$T.of($L),\n$L$L$<)",
                        RuntimeTypes.SCHEMA,
                        List.class,
                        CodeBlock.join(kinds, ", "),
                        fields,
                        labels(Optional.empty()))
                .build());
        return type.build();
    }

    private CodeBlock global(GlobalDef global) {
        CodeBlock value = CodeBlock.of(
                "((State) position).$L()", JavaNames.state(global.state().name()));
        Type type = global.state().type();
        return field(
                global.state().name(),
                true,
                reader(game.types().print(type, value)),
                CodeBlock.of("$L$L", sightOf(global), written(type, value)));
    }

    private static CodeBlock reader(CodeBlock value) {
        return CodeBlock.of("(position, member) -> $L", value);
    }

    /** How an example writes a state, as a further argument, if that is not what players read. */
    private CodeBlock written(Type type, CodeBlock value) {
        CodeBlock words;
        if (type instanceof Type.SetOf set) {
            words = CodeBlock.of(
                    "$T.all($T.values(), $L)",
                    RuntimeTypes.WRITTEN,
                    game.types().kind(set.kind().root()),
                    value);
        } else if (type.present() instanceof Type.Of) {
            words = CodeBlock.of("$T.one($L)", RuntimeTypes.WRITTEN, value);
        } else if (type.present() instanceof Type.Rec) {
            words = CodeBlock.of("$T.cell($L)", RuntimeTypes.WRITTEN, value);
        } else {
            return CodeBlock.of("");
        }
        return CodeBlock.of(", $L", reader(words));
    }

    private CodeBlock everybody() {
        return CodeBlock.of("$T.EVERYBODY", RuntimeTypes.SCHEMA.nestedClass("Sight"));
    }

    private CodeBlock field(String name, boolean state, CodeBlock reader, CodeBlock sight) {
        return CodeBlock.of(
                "new $T($S, $L, $L, $L)", RuntimeTypes.SCHEMA.nestedClass("Field"), name, state, reader, sight);
    }

    private MethodSpec kind(Kind kind, String method) {
        List<CodeBlock> fields = new ArrayList<>();
        boolean piece = kind.category() == Kind.Category.PIECE;
        CodeBlock member = CodeBlock.of("$T.of(member)", game.types().kind(kind));
        if (piece) {
            fields.add(field(
                    "name", false, CodeBlock.of("(position, member) -> $L.printed()", member), sight(kind, "name")));
            fields.add(field(
                    "at",
                    true,
                    CodeBlock.of("(position, member) -> ((State) position).at($L).id()", member),
                    sight(kind, "at")));
        }
        for (FieldDef def : game.model().fields()) {
            Field field = def.field();
            if (!kind.isA(field.owner())) {
                continue;
            }
            if (field.keys().isEmpty()) {
                fields.add(field(
                        field.name(),
                        field.state(),
                        reader(read(field, member, List.of(), piece)),
                        CodeBlock.of("$L$L", sight(kind, field.name()), written(field, member, List.of()))));
            } else if (field.keys().size() == 1) {
                for (Member key : game.model().membersOf(field.keys().get(0))) {
                    fields.add(field(
                            field.name() + "(" + key.id() + ")",
                            true,
                            reader(read(field, member, List.of(game.types().member(key)), piece)),
                            CodeBlock.of(
                                    "$L$L",
                                    sight(kind, field.name()),
                                    written(field, member, List.of(game.types().member(key))))));
                }
            }
        }
        CodeBlock members = kind.category() == Kind.Category.LINK
                ? links(kind)
                : CodeBlock.of("$T.of($T.values())", List.class, game.types().kind(kind));
        CodeBlock all = fields.isEmpty()
                ? CodeBlock.of("$T.of()", List.class)
                : CodeBlock.of("$T.of($>\n$L$<)", List.class, CodeBlock.join(fields, ",\n"));
        return MethodSpec.methodBuilder(method)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(RuntimeTypes.SCHEMA.nestedClass("Kind"))
                .addStatement(
                        "return new $T($S, $T.$L, $L, $L$L)",
                        RuntimeTypes.SCHEMA.nestedClass("Kind"),
                        kind.name(),
                        RuntimeTypes.SCHEMA.nestedClass("Category"),
                        kind.category(),
                        members,
                        all,
                        labels(Optional.of(kind)))
                .build();
    }

    /** The very members that the rest of the game knows: a link of a narrower kind is one of its root kind. */
    private CodeBlock links(Kind kind) {
        CodeBlock all =
                CodeBlock.of("$T.of($T.values())", List.class, game.types().kind(kind.root()));
        List<Member> members = game.model().members().getOrDefault(kind, List.of());
        int first = game.layout().index(members.get(0));
        return kind.parent().isEmpty() ? all : CodeBlock.of("$L.subList($L, $L)", all, first, first + members.size());
    }

    /** The labels as a further argument, if there are any. */
    private CodeBlock labels(Optional<Kind> kind) {
        return new LabelGenerator(game)
                .readers(kind)
                .map(list -> CodeBlock.of(", $L", list))
                .orElse(CodeBlock.of(""));
    }

    private CodeBlock read(Field field, CodeBlock member, List<CodeBlock> keys, boolean piece) {
        if (!field.state() && game.layout().concealed(field).isEmpty()) {
            CodeBlock value = CodeBlock.of("$L.$L()", member, JavaNames.field(field.name()));
            boolean owner = piece && field.name().equals("side");
            return owner ? CodeBlock.of("$L.id()", value) : game.types().print(field.type(), value);
        }
        return game.types().print(field.type(), kept(field, member, keys));
    }

    private CodeBlock written(Field field, CodeBlock member, List<CodeBlock> keys) {
        return field.state() ? written(field.type(), kept(field, member, keys)) : CodeBlock.of("");
    }

    private static CodeBlock kept(Field field, CodeBlock member, List<CodeBlock> keys) {
        List<CodeBlock> arguments = new ArrayList<>(List.of(member));
        arguments.addAll(keys);
        return CodeBlock.of(
                "((State) position).$L($L)", JavaNames.state(field.name()), CodeBlock.join(arguments, ",$W"));
    }

    private CodeBlock sight(Kind kind, String field) {
        boolean hidden = kind.category() == Kind.Category.PIECE
                && game.model().sights().stream()
                        .anyMatch(sight -> sight.field().equals(field)
                                && kind.root() == sight.kind().root());
        // A state that names a hidden piece tells who it is, so it is seen only by those who see the piece itself.
        boolean tells = kind.category() == Kind.Category.PIECE && namesPieces(kind, field);
        if (!hidden && !tells) {
            return everybody();
        }
        CodeBlock seen = CodeBlock.of(
                "(position, viewer, member) -> ((State) position).$L(viewer, $T.of(member))",
                SightCode.seesMethod(hidden ? field : "name"),
                game.types().kind(kind));
        return hidden ? seen : CodeBlock.of("$L$L", seen, named(kind, field));
    }

    /** Whoever reads which piece is named must know that piece too. */
    private CodeBlock named(Kind kind, String field) {
        for (FieldDef def : game.model().fields()) {
            boolean read = kind.isA(def.field().owner())
                    && def.field().name().equals(field)
                    && def.field().keys().isEmpty()
                    && def.field().state();
            if (read) {
                CodeBlock value = CodeBlock.of(
                        "((State) position).$L($T.of(member))",
                        JavaNames.state(field),
                        game.types().kind(kind));
                return CodeBlock.of(
                        " && ((State) position).$L(viewer, $L)",
                        SightCode.seesNamedMethod(def.field().type()),
                        value);
            }
        }
        return CodeBlock.of("");
    }

    private CodeBlock sightOf(GlobalDef global) {
        if (global.isHidden()) {
            return new StateSight(game, global).test();
        }
        return namesPieces(global.state().type())
                ? CodeBlock.of(
                        "(position, viewer, member) -> ((State) position).$L(viewer, ((State) position).$L())",
                        SightCode.seesNamedMethod(global.state().type()),
                        JavaNames.state(global.state().name()))
                : everybody();
    }

    /** Whether values of a type name pieces whose names are hidden from some. */
    private boolean namesPieces(Type type) {
        return type.present() instanceof Type.Of of && isHidden(of.kind())
                || type instanceof Type.SetOf set && isHidden(set.kind());
    }

    private boolean isHidden(Kind kind) {
        return kind.category() == Kind.Category.PIECE
                && game.model().sights().stream()
                        .anyMatch(sight ->
                                sight.field().equals("name") && sight.kind().root() == kind.root());
    }

    private boolean namesPieces(Kind kind, String field) {
        return game.model().fields().stream()
                .filter(def ->
                        kind.isA(def.field().owner()) && def.field().name().equals(field))
                .anyMatch(def -> namesPieces(def.field().type()));
    }
}
