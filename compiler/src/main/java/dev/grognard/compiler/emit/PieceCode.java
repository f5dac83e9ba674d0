package dev.grognard.compiler.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.grognard.compiler.lower.Layout;
import dev.grognard.compiler.model.BoxDef;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.HexGrid;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.Sight;
import dev.grognard.compiler.model.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Writes what the state knows of a family of pieces: where they stand, and who stands where. */
final class PieceCode {
    private static final TypeName CASES =
            ParameterizedTypeName.get(ClassName.get(List.class), ClassName.get(String.class));

    /** More places than this are not looked into one by one. */
    private static final int FEW_PLACES = 8;

    private final Emission game;
    private final Kind pieces;
    private final ClassName java;
    private final ClassName place;
    private final TypeName set;
    private final String words;
    private final String suffix;
    private final SightCode sight;

    PieceCode(Emission game, Kind pieces) {
        this.game = game;
        this.pieces = pieces;
        this.java = game.types().kind(pieces);
        this.place = game.types().kind(game.layout().places());
        this.set = game.types().of(new Type.SetOf(pieces));
        this.words = JavaNames.value(pieces.name()) + "s";
        this.suffix = JavaNames.type(pieces.name());
        this.sight = new SightCode(game, pieces);
    }

    void addTo(TypeSpec.Builder type) {
        standing(type);
        moving(type);
        gathering(type);
        game.model().hexGrid().ifPresent(grid -> around(type, grid));
        game.model().kinds().stream()
                .filter(kind -> kind.category() == Kind.Category.PLACE && !Cuts.isMap(game, kind))
                .forEach(kind -> anywhere(type, kind));
        facing(type);
        sight.addTo(type);
    }

    static MethodSpec.Builder method(String name, TypeName returns, String doc) {
        return MethodSpec.methodBuilder(name).returns(returns).addJavadoc("$L\n", doc);
    }

    /** Where the set of those stands that are in the place of a number. */
    private CodeBlock occupants(String number) {
        Layout layout = game.layout();
        return row(layout.occupants(pieces), CodeBlock.of("$L", number), layout.setWords(pieces));
    }

    private static CodeBlock row(int slot, CodeBlock number, int words) {
        return words == 1 ? CodeBlock.of("$L + $L", slot, number) : CodeBlock.of("$L + $L * $L", slot, number, words);
    }

    /** The method that tells the place of a piece by numbers only. */
    static String placeOf(Kind pieces) {
        return "placeOf" + JavaNames.type(pieces.root().name());
    }

    private void standing(TypeSpec.Builder type) {
        int standing = game.layout().standing(pieces);
        Type setType = new Type.SetOf(pieces);
        type.addMethod(method("at", place, "Where it stands.")
                .addModifiers(Modifier.PUBLIC)
                .addParameter(java, "piece")
                .addStatement("return $T.of(at($L + piece.index()) - 1)", place, standing)
                .build());
        type.addMethod(method("placeNumber", TypeName.INT, "The number of the place where it stands.")
                .addParameter(java, "piece")
                .addStatement("return at($L + piece.index()) - 1", standing)
                .build());
        if (game.small(setType)) {
            type.addMethod(MethodSpec.methodBuilder(words + "ToList")
                    .addJavadoc(
                            "Those whose options are gone through one by one when all are listed or one is looked for.\n")
                    .returns(TypeName.LONG)
                    .addParameter(TypeName.LONG, "all")
                    .addStatement("return toList(all, $L)", standing)
                    .build());
        }
        type.addMethod(method(placeOf(pieces), TypeName.INT, "The same for one that is known by its own number.")
                .addParameter(TypeName.INT, "piece")
                .addStatement("return at($L + piece) - 1", standing)
                .build());
        type.addMethod(method(words + "In", set, "Those that stand in a place.")
                .addModifiers(Modifier.PUBLIC)
                .addParameter(place, "place")
                .addStatement("return $LIn(place.index())", words)
                .build());
        type.addMethod(method(words + "In", set, "The same for a place that is known by its number.")
                .addParameter(TypeName.INT, "place")
                .addStatement("return $L", game.types().read(setType, "", occupants("place")))
                .build());
        type.addMethod(stand(standing, setType));
        game.layout().presence(pieces).ifPresent(slot -> type.addMethod(presence(slot)));
    }

    private MethodSpec stand(int standing, Type setType) {
        Optional<Integer> presence = game.layout().presence(pieces);
        MethodSpec.Builder stand = method("stand", TypeName.VOID, "Puts it in a place without further ado.")
                .addParameter(java, "piece")
                .addParameter(place, "to")
                .addStatement("int from = at($L + piece.index()) - 1", standing)
                .addStatement("int there = to.index()");
        presence.ifPresent(slot -> stand.addStatement("int places = $L", placesOf(slot, "piece.side()")));
        stand.beginControlFlow("if (from >= 0)").addStatement("$L", changed(setType, "without", "from"));
        presence.ifPresent(slot -> stand.beginControlFlow(
                        "if ($T.isEmpty($T.and($LIn(from), $T.ownedBy(piece.side()))))",
                        RuntimeTypes.SETS,
                        RuntimeTypes.SETS,
                        words,
                        java)
                .addStatement("setBit(places, from, false)")
                .endControlFlow());
        stand.endControlFlow().addStatement("put($L + piece.index(), there + 1)", standing);
        stand.addStatement("$L", changed(setType, "with", "there"));
        presence.ifPresent(slot -> stand.addStatement("setBit(places, there, true)"));
        if (game.watched().readsStanding()) {
            stand.addStatement("touch()");
        }
        return stand.build();
    }

    /** The set of those in a place, one more or one less. */
    private CodeBlock changed(Type setType, String word, String where) {
        CodeBlock present = game.types().read(setType, "", occupants(where));
        return game.types()
                .write(
                        setType,
                        "",
                        occupants(where),
                        CodeBlock.of("$T.$L($L, piece.index())", RuntimeTypes.SETS, word, present));
    }

    private CodeBlock placesOf(int slot, String side) {
        Layout layout = game.layout();
        return row(slot, CodeBlock.of("$L.index()", side), layout.setWords(layout.places()));
    }

    /** The name of the method that tells where a side has pieces of a family. */
    static String presenceMethod(Kind pieces) {
        return "placesOf" + JavaNames.type(pieces.root().name()) + "s";
    }

    private MethodSpec presence(int slot) {
        Type places = new Type.SetOf(game.layout().places());
        return method(presenceMethod(pieces), game.types().of(places), "The places where a side has any of them.")
                .addModifiers(Modifier.PUBLIC)
                .addParameter(game.types().kind(game.layout().owner(pieces).orElseThrow()), "side")
                .addStatement("return $L", game.types().read(places, "", placesOf(slot, "side")))
                .build();
    }

    private void moving(TypeSpec.Builder type) {
        CodeBlock.Builder ends = CodeBlock.builder();
        List<CodeBlock> finals = new ArrayList<>();
        for (BoxDef box : game.model().boxes()) {
            if (box.end()) {
                finals.add(CodeBlock.of("from == $L", game.types().member(box.box())));
            }
        }
        if (!finals.isEmpty()) {
            ends.beginControlFlow("if (from != to && ($L))", CodeBlock.join(finals, " || "))
                    .addStatement(
                            "throw new $T(piece.printed() + $S + from.printed())",
                            RuntimeTypes.RULES_FAULT,
                            " cannot leave ")
                    .endControlFlow();
        }
        type.addMethod(method("leave", TypeName.VOID, "Moves it, unless it stands where nothing comes back from.")
                .addModifiers(Modifier.PRIVATE)
                .addParameter(java, "piece")
                .addParameter(place, "to")
                .addStatement("$T from = at(piece)", place)
                .addCode(ends.build())
                .beginControlFlow("if (from != to)")
                .addCode(standingOpenly())
                .endControlFlow()
                .build());
        type.addMethod(method("move", TypeName.VOID, "A piece goes to a place.")
                .addParameter(java, "piece")
                .addParameter(place, "to")
                .addParameter(CASES, "cases")
                .beginControlFlow("if (logging())")
                .addStatement("$T.Part before = show(piece)", RuntimeTypes.TEXT)
                .addStatement("$T from = at(piece)", place)
                .addStatement("leave(piece, to)")
                .addStatement(
                        "log().moved(this, $T.of(widest(before, show(piece))), from, to, cases)", RuntimeTypes.TEXT)
                .nextControlFlow("else")
                .addStatement("leave(piece, to)")
                .endControlFlow()
                .build());
        type.addMethod(method("moveAll" + suffix, TypeName.VOID, "Pieces go to a place together.")
                .addParameter(set, "pieces")
                .addParameter(place, "to")
                .addParameter(CASES, "cases")
                .beginControlFlow(
                        "for (int i = $1T.next(pieces, 0); i >= 0; i = $1T.next(pieces, i + 1))", RuntimeTypes.SETS)
                .addStatement("move($T.of(i), to, cases)", java)
                .endControlFlow()
                .build());
    }

    /** A hidden piece that comes to where all may look at it is shown. */
    private CodeBlock standingOpenly() {
        List<Sight> ofName = sight.sights().stream()
                .filter(sight -> sight.field().equals("name"))
                .toList();
        List<CodeBlock> open = sight.open("to");
        CodeBlock.Builder code = CodeBlock.builder();
        if (open.isEmpty() || ofName.isEmpty()) {
            return code.addStatement("stand(piece, to)").build();
        }
        // Where sight does not depend on places otherwise, nobody comes to see more by a move to a place that is not
        // open.
        boolean byPlace = ModelTree.any(
                ofName,
                part -> part instanceof Expr.Query || part instanceof Expr.CallRule || part instanceof Expr.Builtin);
        return code.addStatement(
                        "boolean hidden = $L!isKnown(piece)",
                        byPlace ? CodeBlock.of("") : CodeBlock.of("($L) && ", CodeBlock.join(open, " || ")))
                .addStatement("stand(piece, to)")
                .beginControlFlow("if (hidden && isKnown(piece))")
                .addStatement("revealed()")
                .endControlFlow()
                .build();
    }

    private void gathering(TypeSpec.Builder type) {
        List<CodeBlock> boxes = new ArrayList<>();
        game.model()
                .boxes()
                .forEach(box ->
                        boxes.add(CodeBlock.of("$LIn($L)", words, game.types().member(box.box()))));
        CodeBlock.Builder onMap = CodeBlock.builder().addStatement("$T all = $T.all()", set, java);
        boxes.forEach(box -> onMap.addStatement("all = $T.minus(all, $L)", RuntimeTypes.SETS, box));
        type.addMethod(method(words + "OnMap", set, "Those that stand on the map, in no box.")
                .addModifiers(Modifier.PUBLIC)
                .addCode(onMap.addStatement("return all").build())
                .build());
        CodeBlock.Builder next =
                CodeBlock.builder().addStatement("$L", game.types().collector(pieces, "", "near"));
        for (Kind ways : game.layout().linkRoots()) {
            next.beginControlFlow(
                            "for ($T way : $T.from(place))",
                            game.types().kind(ways),
                            game.types().holder(ways))
                    .addStatement("$L", game.types().collectAll(pieces, "near", CodeBlock.of("$LIn(way.to())", words)))
                    .endControlFlow();
        }
        type.addMethod(method(words + "NextTo", set, "Those that stand next to a place.")
                .addModifiers(Modifier.PUBLIC)
                .addParameter(place, "place")
                .addCode(next.addStatement("return near").build())
                .build());
        CodeBlock.Builder within = CodeBlock.builder()
                .addStatement("search.start()")
                .addStatement("search.from(place.index())")
                .addStatement("$L", game.types().collector(pieces, "", "near"))
                .beginControlFlow("for (int at = search.next(); at >= 0; at = search.next())")
                .addStatement("$L", game.types().collectAll(pieces, "near", CodeBlock.of("$LIn(at)", words)))
                .beginControlFlow("if (search.cost(at) == distance)")
                .addStatement("continue")
                .endControlFlow();
        for (Kind ways : game.layout().linkRoots()) {
            within.beginControlFlow(
                            "for ($T way : $T.from($T.of(at)))",
                            game.types().kind(ways),
                            game.types().holder(ways),
                            place)
                    .addStatement("search.relax(at, way.to().index(), 1, false)")
                    .endControlFlow();
        }
        within.endControlFlow().addStatement("return near");
        type.addMethod(method(words + "Within", set, "Those that stand within a number of steps of a place.")
                .addModifiers(Modifier.PUBLIC)
                .addParameter(TypeName.INT, "distance")
                .addParameter(place, "place")
                .addCode(within.build())
                .build());
    }

    /** The name of the method that tells who stands around a place. */
    static String aroundMethod(Kind pieces) {
        return JavaNames.value(pieces.root().name()) + "sAround";
    }

    /** Only small families are asked who of them stands near. */
    private void around(TypeSpec.Builder type, HexGrid grid) {
        if (!game.layout().small(pieces)) {
            return;
        }
        Layout layout = game.layout();
        type.addMethod(method(
                        aroundMethod(pieces),
                        set,
                        "Those that stand so many hexes from a place; nobody if it is no hex.")
                .addModifiers(Modifier.PUBLIC)
                .addParameter(TypeName.INT, "least")
                .addParameter(TypeName.INT, "most")
                .addParameter(place, "place")
                .addStatement("long near = 0L")
                .beginControlFlow("if (place instanceof $T)", game.types().kind(grid.hex()))
                .beginControlFlow(
                        "for (int at : $T.GRID.around(least, most, place.index()))",
                        game.types().named(HexMapGenerator.NAME))
                .addStatement(
                        "near = $T.union(near, longAt($L + at * $L))",
                        RuntimeTypes.SETS,
                        layout.occupants(pieces),
                        layout.setWords(pieces))
                .endControlFlow()
                .endControlFlow()
                .addStatement("return near")
                .build());
    }

    /** The places of a kind, or all others, whichever are few enough to look into each; empty if neither are. */
    private static Optional<List<Member>> few(Emission game, Kind kind) {
        List<Member> all = game.model().membersOf(game.layout().places());
        List<Member> these =
                all.stream().filter(place -> place.kind().isA(kind)).toList();
        List<Member> others =
                all.stream().filter(place -> !place.kind().isA(kind)).toList();
        List<Member> fewer = these.size() <= others.size() ? these : others;
        return kind.parent().isEmpty() || fewer.size() > FEW_PLACES ? Optional.empty() : Optional.of(fewer);
    }

    /** The name of the method that tells who stands in a place of some kind, where there is one. */
    static Optional<String> anywhereMethod(Emission game, Kind pieces, Kind kind) {
        return game.layout().small(pieces) && few(game, kind).isPresent()
                ? Optional.of(JavaNames.value(pieces.root().name()) + "sInAny" + JavaNames.type(kind.name()))
                : Optional.empty();
    }

    private void anywhere(TypeSpec.Builder type, Kind kind) {
        anywhereMethod(game, pieces, kind).ifPresent(name -> {
            List<Member> some = few(game, kind).orElseThrow();
            boolean these = some.stream().allMatch(place -> place.kind().isA(kind));
            MethodSpec.Builder method = method(name, set, "Those that stand in any " + kind.name() + ".")
                    .addModifiers(Modifier.PUBLIC)
                    .addStatement("long all = $L", these ? CodeBlock.of("0L") : CodeBlock.of("$T.all()", java));
            some.forEach(place -> method.addStatement(
                    "all = $T.$L(all, $LIn($L))",
                    RuntimeTypes.SETS,
                    these ? "union" : "minus",
                    words,
                    game.types().member(place)));
            type.addMethod(method.addStatement("return all").build());
        });
    }

    private void facing(TypeSpec.Builder type) {
        int faceUp = game.layout().faceUp(pieces);
        type.addMethod(method("faceUp", TypeName.BOOLEAN, "Whether all may look at it.")
                .addModifiers(Modifier.PUBLIC)
                .addParameter(java, "piece")
                .addStatement("return bit($L, piece.index())", faceUp)
                .build());
        type.addMethod(method("turn", TypeName.VOID, "Turns it face up or down.")
                .addParameter(java, "piece")
                .addParameter(TypeName.BOOLEAN, "up")
                .beginControlFlow("if (up && !isKnown(piece))")
                .addStatement("revealed()")
                .endControlFlow()
                .addStatement("setBit($L, piece.index(), up)", faceUp)
                .build());
        MethodSpec.Builder many = method("turn" + suffix, TypeName.VOID, "Turns pieces face up or down.")
                .addParameter(set, "pieces")
                .addParameter(TypeName.BOOLEAN, "up");
        String changing = "pieces";
        if (game.layout().small(pieces)) {
            many.beginControlFlow("if (!up)")
                    .addStatement("setLong($1L, $2T.minus(longAt($1L), pieces))", faceUp, RuntimeTypes.SETS)
                    .addStatement("return")
                    .endControlFlow()
                    .addStatement("$T hidden = $T.minus(pieces, longAt($L))", set, RuntimeTypes.SETS, faceUp);
            changing = "hidden";
        }
        type.addMethod(many.beginControlFlow(
                        "for (int i = $1T.next($2L, 0); i >= 0; i = $1T.next($2L, i + 1))", RuntimeTypes.SETS, changing)
                .addStatement("turn($T.of(i), up)", java)
                .endControlFlow()
                .build());
    }
}
