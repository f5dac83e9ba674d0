package dev.grognard.compiler.emit;

import com.palantir.javapoet.CodeBlock;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Text;
import dev.grognard.compiler.model.Type;
import java.util.ArrayList;
import java.util.List;

/** Writes texts with holes; pieces are veiled from those who may not see their names. */
final class TextCode {
    private final Body body;
    private final boolean happens;

    TextCode(Body body) {
        this(body, false);
    }

    private TextCode(Body body, boolean happens) {
        this.body = body;
        this.happens = happens;
    }

    /** Texts that become a line of the log: their numbers can be asked about. */
    static TextCode ofWhatHappens(Body body) {
        return new TextCode(body, true);
    }

    /** A {@code Text} expression. */
    CodeBlock text(Text text) {
        if (text.parts().size() == 1 && text.parts().get(0) instanceof Text.Words words) {
            return CodeBlock.of("$T.of($S)", RuntimeTypes.TEXT, words.text());
        }
        List<CodeBlock> parts = new ArrayList<>();
        for (Text.Part part : text.parts()) {
            parts.add(
                    part instanceof Text.Words words
                            ? CodeBlock.of("$T.words($S)", RuntimeTypes.TEXT, words.text())
                            : part(((Text.Hole) part).value()));
        }
        return CodeBlock.of("$T.of($L)", RuntimeTypes.TEXT, CodeBlock.join(parts, ", "));
    }

    /** A part of a text that shows a value. */
    CodeBlock part(Expr value) {
        if (value.type().present().isNumber() && !body.scope().explaining()) {
            if (happens) {
                new WorkingCode(body.game(), body).figure(value);
            }
            return CodeBlock.of(
                    "$T.figure($L)", RuntimeTypes.TEXT, body.game().types().print(value.type(), body.value(value)));
        }
        return part(value.type(), body.value(value));
    }

    CodeBlock part(Type type, CodeBlock value) {
        if (type.present() instanceof Type.Of of && of.kind().category() == Kind.Category.PIECE) {
            return CodeBlock.of("state.show($L)", value);
        }
        if (type instanceof Type.SetOf set && set.kind().category() == Kind.Category.PIECE) {
            return CodeBlock.of(
                    "state.showAll$L($L)", JavaNames.type(set.kind().root().name()), value);
        }
        return CodeBlock.of(
                "$T.words($L)", RuntimeTypes.TEXT, body.game().types().print(type, value));
    }

    /** A value as the path that explains tells it: a {@code String}, or a {@code Text} where it names pieces. */
    CodeBlock shown(Type type, CodeBlock value) {
        return namesPieces(type)
                ? CodeBlock.of("$T.of($L)", RuntimeTypes.TEXT, part(type, value))
                : body.game().types().print(type, value);
    }

    static boolean namesPieces(Type type) {
        return type.present() instanceof Type.Of of && of.kind().category() == Kind.Category.PIECE
                || type instanceof Type.SetOf set && set.kind().category() == Kind.Category.PIECE;
    }

    /** {@code List.of("11.4", "12.1")}. */
    static CodeBlock cases(List<String> cases) {
        List<CodeBlock> quoted = new ArrayList<>();
        cases.forEach(printed -> quoted.add(CodeBlock.of("$S", printed)));
        return CodeBlock.of("$T.of($L)", List.class, CodeBlock.join(quoted, ", "));
    }

    /** {@code , "11.4", "12.1"}: cases as further arguments. */
    static CodeBlock moreCases(List<String> cases) {
        CodeBlock.Builder more = CodeBlock.builder();
        cases.forEach(printed -> more.add(", $S", printed));
        return more.build();
    }
}
