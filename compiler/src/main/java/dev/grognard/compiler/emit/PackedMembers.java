package dev.grognard.compiler.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/**
 * Writes what is printed for very many members as texts that are read when the game begins: code for each of them would make methods that
 * the virtual machine does not compile, and sources that take long to compile.
 */
final class PackedMembers {
    /** What an enum takes at the beginning for each member and each of its values, by measurement; less than the greatest method. */
    private static final int BYTES_OF_MEMBER = 26;

    private static final int BYTES_OF_VALUE = 3;
    private static final int MOST_BYTES = 6_500;
    private static final int MOST_LINKS = 300;
    private static final int ENTRIES_PER_TEXT = 400;

    private final Emission game;
    private final KindGenerator kinds;

    PackedMembers(Emission game, KindGenerator kinds) {
        this.game = game;
        this.kinds = kinds;
    }

    /** Whether a closed set is so large that it is written in this way. */
    static boolean isPacked(GameModel model, Kind kind) {
        int members = model.members().getOrDefault(kind, List.of()).size();
        if (kind.category() == Kind.Category.LINK) {
            return members > MOST_LINKS;
        }
        long fields = model.fields().stream()
                .filter(def -> !def.field().state() && kind.isA(def.field().owner()))
                .count();
        return members * (BYTES_OF_MEMBER + BYTES_OF_VALUE * fields) > MOST_BYTES;
    }

    /** Whether a value can be looked up only after all members are there, because it is one of them or leads to them. */
    boolean isLate(FieldDef def, Kind kind) {
        Type type = def.field().type().present();
        return type instanceof Type.Of of
                && (of.kind().root() == kind.root()
                        || of.kind().category() == Kind.Category.PLACE
                        || of.kind().category() == Kind.Category.LINK);
    }

    /** Numbers as arguments of the method that reads them. */
    static CodeBlock numbers(List<Integer> numbers) {
        return CodeBlock.of(
                "$T.numbers($L)",
                RuntimeTypes.PACKED,
                texts(numbers.stream().map(String::valueOf).toList(), " "));
    }

    /** Words as arguments of the method that reads them. */
    static CodeBlock words(List<String> words) {
        return CodeBlock.of("$T.words($L)", RuntimeTypes.PACKED, texts(words, "|"));
    }

    private static CodeBlock texts(List<String> entries, String between) {
        List<CodeBlock> texts = new ArrayList<>();
        for (int from = 0; from < entries.size(); from += ENTRIES_PER_TEXT) {
            List<String> some = entries.subList(from, Math.min(entries.size(), from + ENTRIES_PER_TEXT));
            texts.add(CodeBlock.of("$S", String.join(between, some)));
        }
        return CodeBlock.join(texts, ",\n");
    }

    /**
     * Adds what reads one printed field: a line at the head of the method that makes the members, perhaps a method from codes to values.
     *
     * @return the value for the member {@code i}; for a late one its code
     */
    CodeBlock column(TypeSpec.Builder type, MethodSpec.Builder maker, Kind kind, FieldDef def, List<Member> members) {
        String name = JavaNames.field(def.field().name());
        List<Expr> values = members.stream().map(def.printed()::get).toList();
        if (values.stream().allMatch(Expr.Truth.class::isInstance)) {
            StringBuilder bits = new StringBuilder();
            values.forEach(value -> bits.append(((Expr.Truth) value).value() ? '1' : '0'));
            maker.addStatement("String $LColumn = $S", name, bits.toString());
            return CodeBlock.of("$LColumn.charAt(i) == '1'", name);
        }
        if (values.stream().allMatch(Expr.Number.class::isInstance)) {
            maker.addStatement(
                    "int[] $LColumn = $L",
                    name,
                    numbers(values.stream()
                            .map(value -> ((Expr.Number) value).value())
                            .toList()));
            return CodeBlock.of("$LColumn[i]", name);
        }
        Map<String, Integer> codes = new LinkedHashMap<>();
        List<CodeBlock> distinct = new ArrayList<>();
        List<Integer> numbers = new ArrayList<>();
        for (Member member : members) {
            CodeBlock value = kinds.printed(def, member);
            int code = codes.computeIfAbsent(value.toString(), v -> codes.size());
            if (code == distinct.size()) {
                distinct.add(value);
            }
            numbers.add(code);
        }
        maker.addStatement("int[] $LColumn = $L", name, numbers(numbers));
        type.addMethod(decoder(name, game.types().of(def.field().type()), distinct));
        return isLate(def, kind)
                ? CodeBlock.of("$LColumn[i]", name)
                : CodeBlock.of("$L($LColumn[i])", decoderName(name), name);
    }

    static String decoderName(String field) {
        return field + "Of";
    }

    private static MethodSpec decoder(String name, TypeName type, List<CodeBlock> values) {
        CodeBlock.Builder body = CodeBlock.builder().add("return switch (code) {$>\n");
        for (int code = 0; code < values.size() - 1; code++) {
            body.add("case $L -> $L;\n", code, values.get(code));
        }
        body.add("default -> $L;\n$<};\n", values.get(values.size() - 1));
        return MethodSpec.methodBuilder(decoderName(name))
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(type)
                .addParameter(TypeName.INT, "code")
                .addCode(body.build())
                .build();
    }
}
