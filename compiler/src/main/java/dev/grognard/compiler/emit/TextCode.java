package dev.grognard.compiler.emit;

import com.palantir.javapoet.CodeBlock;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Text;
import dev.grognard.compiler.model.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Writes texts with holes; pieces are veiled from those who may not see their names. */
final class TextCode {
    private final Body body;
    private final boolean happens;
    private final boolean offered;

    TextCode(Body body) {
        this(body, false, false);
    }

    private TextCode(Body body, boolean happens, boolean offered) {
        this.body = body;
        this.happens = happens;
        this.offered = offered;
    }

    /** Texts that become a line of the log: their numbers can be asked about. */
    static TextCode ofWhatHappens(Body body) {
        return new TextCode(body, true, false);
    }

    /** Texts of what can be chosen, which becomes a line of the log too: there is room beside the names of things for their labels. */
    static TextCode ofWhatIsOffered(Body body) {
        return new TextCode(body, true, true);
    }

    /** A {@code Text} expression. */
    CodeBlock text(Text text) {
        if (text.parts().size() == 1 && text.parts().get(0) instanceof Text.Words words) {
            return CodeBlock.of("$T.of($S)", RuntimeTypes.TEXT, words.text());
        }
        return CodeBlock.of("$T.of($L)", RuntimeTypes.TEXT, CodeBlock.join(parts(text), ", "));
    }

    private List<CodeBlock> parts(Text text) {
        List<CodeBlock> parts = new ArrayList<>();
        for (Text.Part part : text.parts()) {
            if (part instanceof Text.Words words) {
                parts.add(CodeBlock.of("$T.words($S)", RuntimeTypes.TEXT, words.text()));
            } else if (part instanceof Text.Flag flag) {
                parts.add(flag(flag));
            } else {
                parts.add(part(((Text.Hole) part).value()));
            }
        }
        return parts;
    }

    /** Words that are put in if something holds. */
    private CodeBlock flag(Text.Flag flag) {
        Code condition = body.code(flag.condition());
        Text otherwise =
                flag.otherwise().orElse(new Text(List.of(), flag.words().span()));
        if (isPlain(flag.words()) && isPlain(otherwise)) {
            return CodeBlock.of(
                    "$T.words($L ? $S : $S)",
                    RuntimeTypes.TEXT,
                    condition.in(Code.OR),
                    plain(flag.words()),
                    plain(otherwise));
        }
        String name = body.scope().fresh("words");
        body.line("$T.Part $L", RuntimeTypes.TEXT, name);
        body.begin("if ($L)", condition.block());
        body.line("$L = $L", name, group(flag.words()));
        body.orElse();
        body.line("$L = $L", name, group(otherwise));
        body.end();
        return CodeBlock.of("$L", name);
    }

    private CodeBlock group(Text text) {
        return isPlain(text)
                ? CodeBlock.of("$T.words($S)", RuntimeTypes.TEXT, plain(text))
                : CodeBlock.of("$T.group($L)", RuntimeTypes.TEXT, CodeBlock.join(parts(text), ", "));
    }

    private static boolean isPlain(Text text) {
        return text.parts().stream().allMatch(Text.Words.class::isInstance);
    }

    private static String plain(Text text) {
        return text.parts().stream().map(part -> ((Text.Words) part).text()).collect(Collectors.joining());
    }

    /** A part of a text that shows a value. */
    CodeBlock part(Expr value) {
        boolean asked = value.type().present().isNumber()
                || happens
                        && (body.game().told().isResult(value)
                                || body.game().told().isKept(value));
        if (asked && !body.scope().explaining()) {
            if (happens) {
                new WorkingCode(body.game(), body).figure(value);
            }
            return CodeBlock.of(
                    "$T.figure($L)", RuntimeTypes.TEXT, body.game().types().print(value.type(), body.value(value)));
        }
        if (offered && value.type().present() instanceof Type.Of of) {
            return named(value, of.kind());
        }
        return part(value.type(), body.value(value));
    }

    /** A thing with room for its label, and for that of the way that leads to it. */
    private CodeBlock named(Expr value, Kind kind) {
        CodeBlock thing = body.held(value, "named");
        CodeBlock name = part(value.type(), thing);
        if (isLabelled(body.game(), kind)) {
            name = named(name, thing);
        }
        if (value instanceof Expr.Builtin end
                && end.known() == Expr.Known.TO
                && end.arguments().get(0).type().present() instanceof Type.Of way
                && hasLabels(body.game(), way.kind())) {
            name = named(name, body.value(end.arguments().get(0)));
        }
        return name;
    }

    /** Where a way leads, with room for the labels of that place and of the way. */
    static CodeBlock leading(Emission game, Kind ways, CodeBlock name, CodeBlock way) {
        CodeBlock labelled =
                isLabelled(game, game.layout().places()) ? named(name, CodeBlock.of("$L.to()", way)) : name;
        return hasLabels(game, ways) ? named(labelled, way) : labelled;
    }

    /** A name with room for a label. */
    static CodeBlock named(CodeBlock name, CodeBlock thing) {
        return CodeBlock.of("$T.named($L, $L)", RuntimeTypes.TEXT, name, thing);
    }

    /** Whether something is printed beside the names of some of these pieces or places; sides and ways are no choices by themselves. */
    static boolean isLabelled(Emission game, Kind kind) {
        boolean stands = kind.category() == Kind.Category.PIECE || kind.category() == Kind.Category.PLACE;
        return stands && hasLabels(game, kind);
    }

    private static boolean hasLabels(Emission game, Kind kind) {
        return game.model().labels().stream()
                .flatMap(label -> label.kind().stream())
                .anyMatch(of -> of.isA(kind) || kind.isA(of));
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

    /** The cases of a refusal: where it states no reason of its own, those of the clause that gives one belong to it too. */
    static CodeBlock refusalCases(Optional<?> reason, List<String> own) {
        return reason.isPresent() ? cases(own) : CodeBlock.of("why.casesWithReason($L)", cases(own));
    }

    /** {@code , "11.4", "12.1"}: cases as further arguments. */
    static CodeBlock moreCases(List<String> cases) {
        CodeBlock.Builder more = CodeBlock.builder();
        cases.forEach(printed -> more.add(", $S", printed));
        return more.build();
    }
}
