package dev.grognard.compiler.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.grognard.compiler.model.RecordDef;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes a record of the rulebook as a Java class whose values are the ones printed anywhere. */
final class RecordGenerator {
    private final Emission game;

    RecordGenerator(Emission game) {
        this.game = game;
    }

    TypeSpec generate(RecordDef record) {
        ClassName name = game.recordClass(record);
        TypeSpec.Builder type = TypeSpec.classBuilder(name)
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addJavadoc("A printed $L.\n", record.name())
                .addSuperinterface(RuntimeTypes.THING);
        MethodSpec.Builder constructor = MethodSpec.constructorBuilder()
                .addModifiers(Modifier.PRIVATE)
                .addParameter(TypeName.INT, "index")
                .addParameter(String.class, "printed")
                .addStatement("this.index = index")
                .addStatement("this.printed = printed");
        type.addField(TypeName.INT, "index", Modifier.PRIVATE, Modifier.FINAL);
        type.addField(String.class, "printed", Modifier.PRIVATE, Modifier.FINAL);
        for (RecordDef.RecordField field : record.fields()) {
            TypeName fieldType = game.types().of(field.type());
            String fieldName = JavaNames.field(field.name());
            type.addField(fieldType, fieldName, Modifier.PRIVATE, Modifier.FINAL);
            constructor.addParameter(fieldType, fieldName).addStatement("this.$1L = $1L", fieldName);
            type.addMethod(MethodSpec.methodBuilder(fieldName)
                    .addModifiers(Modifier.PUBLIC)
                    .returns(fieldType)
                    .addStatement("return $L", fieldName)
                    .build());
        }
        List<CodeBlock> values = new ArrayList<>();
        for (RecordDef.Value value : game.records().values(record)) {
            List<CodeBlock> arguments = new ArrayList<>();
            arguments.add(CodeBlock.of("$L", values.size()));
            arguments.add(CodeBlock.of("$S", value.printed()));
            Body body = new Body(game, new Scope(game, java.util.Optional.empty(), "0", false));
            value.parts().forEach(part -> arguments.add(body.value(part)));
            values.add(CodeBlock.of("new $T($L)", name, CodeBlock.join(arguments, ",$W")));
        }
        type.addField(
                FieldSpec.builder(ArrayTypeName.of(name), "VALUES", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                        .initializer("{$>\n$L$<\n}", CodeBlock.join(values, ",\n"))
                        .build());
        type.addMethod(constructor.build());
        type.addMethod(KindGenerator.override("id", ClassName.get(String.class), CodeBlock.of("printed")));
        type.addMethod(KindGenerator.override("printed", ClassName.get(String.class), CodeBlock.of("printed")));
        type.addMethod(KindGenerator.override("index", TypeName.INT, CodeBlock.of("index")));
        type.addMethod(KindGenerator.override("toString", ClassName.get(String.class), CodeBlock.of("printed")));
        type.addMethod(MethodSpec.methodBuilder("of")
                .addJavadoc("The value with this number.\n")
                .addModifiers(Modifier.STATIC)
                .returns(name)
                .addParameter(TypeName.INT, "index")
                .addStatement("return VALUES[index]")
                .build());
        type.addMethod(KindGenerator.fromSlot(name));
        type.addMethod(KindGenerator.slot(name));
        return type.build();
    }
}
