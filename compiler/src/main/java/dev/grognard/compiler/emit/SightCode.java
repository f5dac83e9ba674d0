package dev.grognard.compiler.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.TypeVariableName;
import dev.grognard.compiler.model.BoxDef;
import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Sight;
import dev.grognard.compiler.model.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Writes who may see the pieces of a family and what is noted of them, and how they are shown to those who may and those who may not. */
final class SightCode {
    private final Emission game;
    private final Kind pieces;
    private final ClassName java;
    private final TypeName set;
    private final String suffix;
    /** Hidden fields that are seen by the same as one before them, which is hidden too. */
    private final Map<String, String> seenAlike = new HashMap<>();

    SightCode(Emission game, Kind pieces) {
        this.game = game;
        this.pieces = pieces;
        this.java = game.types().kind(pieces);
        this.set = game.types().of(new Type.SetOf(pieces));
        this.suffix = JavaNames.type(pieces.name());
    }

    void addTo(TypeSpec.Builder type) {
        seeing(type);
        looking(type);
        if (sights().stream().anyMatch(sight -> sight.field().equals("name"))) {
            seeingNamed(type);
        }
        showing(type);
    }

    /** Whether a place is one where all may look at what is there. */
    List<CodeBlock> open(String where) {
        List<CodeBlock> open = new ArrayList<>();
        for (BoxDef box : game.model().boxes()) {
            if (box.faceUp()) {
                open.add(CodeBlock.of("$L == $L", where, game.types().member(box.box())));
            }
        }
        return open;
    }

    List<Sight> sights() {
        return game.model().sights().stream()
                .filter(sight -> sight.kind().root() == pieces)
                .toList();
    }

    /** The name of the method that says who sees a field. */
    static String seesMethod(String field) {
        return "sees" + JavaNames.type(JavaNames.value(field));
    }

    /** The name of the method that says who sees the names of the pieces that a value names. */
    static String seesNamedMethod(Type type) {
        Kind kind = type instanceof Type.SetOf set ? set.kind() : ((Type.Of) type.present()).kind();
        return "seesNamed" + JavaNames.type(kind.root().name());
    }

    private void seeingNamed(TypeSpec.Builder type) {
        String name = seesNamedMethod(new Type.Of(pieces));
        type.addMethod(
                PieceCode.method(name, TypeName.BOOLEAN, "Whether a side may see the name of a piece that is named.")
                        .addParameter(TypeName.INT, "side")
                        .addParameter(java, "piece")
                        .addStatement("return piece == null || seesName(side, piece)")
                        .build());
        type.addMethod(PieceCode.method(name, TypeName.BOOLEAN, "Whether a side may see the names of all these pieces.")
                .addParameter(TypeName.INT, "side")
                .addParameter(set, "pieces")
                .beginControlFlow(
                        "for (int i = $1T.next(pieces, 0); i >= 0; i = $1T.next(pieces, i + 1))", RuntimeTypes.SETS)
                .beginControlFlow("if (!seesName(side, $T.of(i)))", java)
                .addStatement("return false")
                .endControlFlow()
                .endControlFlow()
                .addStatement("return true")
                .build());
    }

    private void seeing(TypeSpec.Builder type) {
        Set<String> fields = new LinkedHashSet<>(List.of("name"));
        sights().forEach(sight -> fields.add(sight.field()));
        List<CodeBlock> open = open("at(piece)");
        Map<String, String> written = new HashMap<>();
        for (String field : fields) {
            Body body = new Body(game, new Scope(game, Optional.empty(), "0", false));
            List<Sight> sights = sights().stream()
                    .filter(sight -> sight.field().equals(field))
                    .toList();
            boolean hidden = !sights.isEmpty();
            if (hidden) {
                List<CodeBlock> shown = new ArrayList<>(List.of(CodeBlock.of("faceUp(piece)")));
                shown.addAll(open);
                body.begin("if ($L)", CodeBlock.join(shown, " || "));
                body.line("return true");
                body.end();
                sights.forEach(sight -> watchers(body, sight));
            }
            body.line("return $L", hidden ? openOtherwise(sights) : CodeBlock.of("true"));
            String text = body.build().toString();
            boolean usesState = text.contains("(state") || text.contains("state.");
            MethodSpec.Builder sees = PieceCode.method(
                            seesMethod(field), TypeName.BOOLEAN, "Whether a side may see its " + field + ".")
                    .addModifiers(Modifier.PUBLIC)
                    .addParameter(TypeName.INT, "side")
                    .addParameter(java, "piece");
            String same = hidden ? written.putIfAbsent(text, field) : null;
            if (same != null) {
                seenAlike.put(field, same);
                sees.addStatement("return $L(side, piece)", seesMethod(same));
            } else {
                if (usesState) {
                    sees.addStatement("State state = this");
                }
                sees.addCode(body.build());
            }
            type.addMethod(sees.build());
        }
    }

    /** What is hidden for some kinds of pieces only is open for the others. */
    private CodeBlock openOtherwise(List<Sight> sights) {
        if (sights.stream().anyMatch(sight -> sight.kind() == pieces)) {
            return CodeBlock.of("false");
        }
        return sights.stream()
                .map(sight ->
                        CodeBlock.of("!(piece instanceof $T)", game.types().kind(sight.kind())))
                .collect(CodeBlock.joining(" && "));
    }

    /** Whether it is a state of the pieces of a kind whose they are. */
    private boolean changesSides(Kind kind) {
        return game.model().fields().stream()
                .map(FieldDef::field)
                .anyMatch(field -> field.state() && field.name().equals("side") && kind.isA(field.owner()));
    }

    private void watchers(Body body, Sight sight) {
        boolean narrower = sight.kind() != pieces;
        String self = "piece";
        if (narrower) {
            self = body.scope().fresh("seen");
            body.begin("if (piece instanceof $T $L)", game.types().kind(sight.kind()), self);
        }
        body.scope().bind(sight.self(), self);
        for (Sight.Watcher watcher : sight.watchers()) {
            Optional<CodeBlock> who = switch (watcher.who()) {
                case OWNER ->
                    Optional.of(CodeBlock.of(
                            changesSides(sight.kind()) ? "side($L).index() == side" : "$L.side().index() == side",
                            self));
                case SIDE ->
                    Optional.of(CodeBlock.of(
                            "side == $L", game.layout().index(watcher.side().orElseThrow())));
                // Javac lets nothing stand behind a plain return.
                case EVERYONE -> watcher.when().isPresent() ? Optional.empty() : Optional.of(CodeBlock.of("true"));
            };
            who.ifPresent(test -> body.begin("if ($L)", test));
            watcher.when()
                    .ifPresent(when -> body.begin("if ($L)", body.code(when).block()));
            body.line("return true");
            watcher.when().ifPresent(when -> body.end());
            who.ifPresent(test -> body.end());
        }
        if (narrower) {
            body.end();
        }
    }

    /** The name of the method through which the path that explains reads a piece for a field. */
    static String lookMethod(String field) {
        return "look" + JavaNames.type(JavaNames.value(field));
    }

    private void looking(TypeSpec.Builder type) {
        TypeVariableName piece = TypeVariableName.get("T", java);
        Set<String> fields = new LinkedHashSet<>();
        sights().forEach(sight -> fields.add(sight.field()));
        for (String field : fields) {
            MethodSpec.Builder look = PieceCode.method(
                            lookMethod(field),
                            piece,
                            "A piece that is read for its " + field
                                    + ": whoever cannot see that may not know what rests on it.")
                    .addTypeVariable(piece)
                    .addParameter(RuntimeTypes.WHY, "why")
                    .addParameter(piece, "piece");
            String same = seenAlike.get(field);
            if (same != null) {
                look.addStatement("return $L(why, piece)", lookMethod(same));
            } else {
                look.beginControlFlow("for (int side = 0; piece != null && side < $L; side++)", sides())
                        .beginControlFlow("if (!$L(side, piece))", seesMethod(field))
                        .addStatement("why.seenOnlyBy(~(1 << side))")
                        .endControlFlow()
                        .endControlFlow()
                        .addStatement("return piece");
            }
            type.addMethod(look.build());
        }
    }

    private int sides() {
        return game.model().kinds(Kind.Category.SIDE).stream()
                .mapToInt(game.layout()::size)
                .findFirst()
                .orElse(0);
    }

    private void showing(TypeSpec.Builder type) {
        int sides = sides();
        type.addMethod(PieceCode.method("watchers", TypeName.INT, "The sides that may see its name, as a mask.")
                .addModifiers(Modifier.PRIVATE)
                .addParameter(java, "piece")
                .addStatement("int mask = 0")
                .beginControlFlow("for (int side = 0; side < $L; side++)", sides)
                .beginControlFlow("if (seesName(side, piece))")
                .addStatement("mask |= 1 << side")
                .endControlFlow()
                .endControlFlow()
                .addStatement("return mask")
                .build());
        type.addMethod(PieceCode.method("isKnown", TypeName.BOOLEAN, "Whether every side may see its name.")
                .addModifiers(Modifier.PRIVATE)
                .addParameter(java, "piece")
                .addStatement("return watchers(piece) == (1 << $L) - 1", sides)
                .build());
        boolean owned = game.model().fields().stream()
                .anyMatch(def -> !def.field().state()
                        && def.field().name().equals("side")
                        && def.field().owner().root() == pieces);
        boolean several = leaves().size() > 1;
        String family = JavaNames.words(pieces.name());
        CodeBlock kind = several ? CodeBlock.of("kindOf(piece)") : CodeBlock.of("$S", family);
        CodeBlock alias = owned
                ? CodeBlock.of("$1T.one($1T.whose(piece.side().printed(), $2L))", RuntimeTypes.TEXT, kind)
                : CodeBlock.of("$T.one($L)", RuntimeTypes.TEXT, kind);
        if (several) {
            type.addMethod(kinds());
        }
        type.addMethod(PieceCode.method(
                        "show",
                        RuntimeTypes.TEXT.nestedClass("Part"),
                        "How a piece is written to those who may see it and to those who may not.")
                .addParameter(java, "piece")
                .beginControlFlow("if (piece == null)")
                .addStatement("return $T.words($S)", RuntimeTypes.TEXT, "none")
                .endControlFlow()
                .addStatement("return new $T.Veiled(piece.printed(), $L, watchers(piece))", RuntimeTypes.TEXT, alias)
                .build());
        MethodSpec.Builder all = PieceCode.method(
                        "showAll" + suffix, RuntimeTypes.TEXT.nestedClass("Part"), "How a set of pieces is written.")
                .addParameter(set, "pieces")
                .addStatement("int mask = (1 << $L) - 1", sides)
                .addStatement("int count = 0");
        if (several) {
            all.addStatement("String kind = $S", "");
        }
        all.beginControlFlow(
                        "for (int i = $1T.next(pieces, 0); i >= 0; i = $1T.next(pieces, i + 1))", RuntimeTypes.SETS)
                .addStatement("mask &= watchers($T.of(i))", java)
                .addStatement("count++");
        if (several) {
            all.addStatement("String own = kindOf($T.of(i))", java)
                    .addStatement("kind = count == 1 || kind.equals(own) ? own : $S", family);
        }
        all.endControlFlow();
        if (several) {
            all.addStatement(
                    "return new $T.Veiled(names($T.values(), pieces), count + $S + kind + (count == 1 ? $S : $S), mask)",
                    RuntimeTypes.TEXT,
                    java,
                    " ",
                    "",
                    "s");
        } else {
            all.addStatement(
                    "return new $T.Veiled(names($T.values(), pieces), count + (count == 1 ? $S : $S), mask)",
                    RuntimeTypes.TEXT,
                    java,
                    " " + family,
                    " " + family + "s");
        }
        type.addMethod(all.build());
    }

    private List<Kind> leaves() {
        return game.model().kinds().stream()
                .filter(kind -> kind.isA(pieces) && game.model().below(kind).isEmpty())
                .toList();
    }

    /** Which kind a piece is of can be seen by all, so that the log calls it what the board does. */
    private MethodSpec kinds() {
        MethodSpec.Builder method = PieceCode.method(
                        "kindOf", ClassName.get(String.class), "The kind of a piece, in words.")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .addParameter(java, "piece");
        List<Kind> leaves = leaves();
        for (Kind leaf : leaves.subList(0, leaves.size() - 1)) {
            method.beginControlFlow("if (piece instanceof $T)", game.types().kind(leaf))
                    .addStatement("return $S", JavaNames.words(leaf.name()))
                    .endControlFlow();
        }
        return method.addStatement(
                        "return $S",
                        JavaNames.words(leaves.get(leaves.size() - 1).name()))
                .build();
    }
}
