package dev.grognard.compiler.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.grognard.compiler.lower.Layout;
import dev.grognard.compiler.lower.Row;
import dev.grognard.compiler.model.BoxDef;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.HexGrid;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.Sight;
import dev.grognard.compiler.model.Type;
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
        Row standing = game.layout().standing(pieces);
        Type setType = new Type.SetOf(pieces);
        type.addMethod(method("at", place, "Where it stands.")
                .addModifiers(Modifier.PUBLIC)
                .addParameter(java, "piece")
                .addStatement("return $T.of($L - 1)", place, placeWord("piece.index()"))
                .build());
        type.addMethod(method("placeNumber", TypeName.INT, "The number of the place where it stands.")
                .addParameter(java, "piece")
                .addStatement("return $L - 1", placeWord("piece.index()"))
                .build());
        if (game.small(setType)) {
            TypeName rows = ArrayTypeName.of(ArrayTypeName.of(RuntimeTypes.THING));
            type.addMethod(MethodSpec.methodBuilder(words + "Counted")
                    .addJavadoc("Options were counted for all of these, as many for each as where it stands.\n")
                    .addParameter(TypeName.INT, "code")
                    .addParameter(TypeName.LONG, "all")
                    .addStatement("counted(code, all, $L, $L)", standing.slot(), standing.bits())
                    .build());
            type.addMethod(MethodSpec.methodBuilder(words + "Counted")
                    .addJavadoc(
                            "Options were tallied for all of these; those in the row of the place where one stands come first.\n")
                    .addParameter(TypeName.INT, "code")
                    .addParameter(TypeName.LONG, "all")
                    .addParameter(rows, "rows")
                    .addStatement("counted(code, all, $L, $L, rows)", standing.slot(), standing.bits())
                    .build());
        }
        type.addMethod(method(placeOf(pieces), TypeName.INT, "The same for one that is known by its own number.")
                .addParameter(TypeName.INT, "piece")
                .addStatement("return $L - 1", placeWord("piece"))
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
        type.addMethod(stand(setType));
        game.layout().presence(pieces).ifPresent(slot -> type.addMethod(presence(slot)));
    }

    /** One more than the number of the place where a piece stands. */
    private CodeBlock placeWord(String piece) {
        return game.types().word(game.layout().standing(pieces), CodeBlock.of("$L", piece));
    }

    private CodeBlock standsIn(String piece) {
        return game.types()
                .putWord(game.layout().standing(pieces), CodeBlock.of("$L", piece), CodeBlock.of("there + 1"));
    }

    private MethodSpec stand(Type setType) {
        Optional<Integer> presence = game.layout().presence(pieces);
        MethodSpec.Builder stand = method("stand", TypeName.VOID, "Puts it in a place without further ado.")
                .addParameter(java, "piece")
                .addParameter(place, "to")
                .addStatement("int from = placeNumber(piece)")
                .addStatement("int there = to.index()");
        presence.ifPresent(slot -> stand.addStatement("int places = $L", placesOf(slot, "piece.side()")));
        stand.beginControlFlow("if (from >= 0)").addStatement("$L", changed(setType, "without", "from"));
        presence.ifPresent(slot -> stand.addStatement(
                "setBit(places, from, !$1T.isEmpty($1T.and($2LIn(from), $3T.ownedBy(piece.side()))))",
                RuntimeTypes.SETS,
                words,
                java));
        stand.endControlFlow().addStatement("$L", standsIn("piece.index()"));
        stand.addStatement("$L", changed(setType, "with", "there"));
        presence.ifPresent(slot -> stand.addStatement("setBit(places, there, true)"));
        stand.addStatement(
                "setBit($L, piece.index(), !(to instanceof $T))",
                game.layout().onMap(pieces),
                game.types().kind(boxes()));
        game.tallies()
                .of(pieces)
                .forEach(tally ->
                        stand.addStatement("tally($L, 1L << piece.index(), $L[there])", tally.slot(), tally.numbers()));
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

    /** Those that stand together and are of one side go at once. */
    private MethodSpec standTogether(boolean ends) {
        Layout layout = game.layout();
        CodeBlock.Builder code = CodeBlock.builder()
                .addStatement("int there = to.index()")
                .addStatement("long left = $T.minus(pieces, $LIn(there))", RuntimeTypes.SETS, words)
                .beginControlFlow("while (left != 0)")
                .addStatement("int first = $T.first(left)", RuntimeTypes.SETS)
                .addStatement("int from = $L(first)", placeOf(pieces));
        if (ends || layout.presence(pieces).isPresent()) {
            code.addStatement("$1T piece = $1T.of(first)", java);
        }
        if (ends) {
            code.addStatement("mayLeave(piece, $T.of(from))", place);
        }
        code.addStatement("long here = $LIn(from)", words)
                .addStatement("long going = $T.and(left, here)", RuntimeTypes.SETS);
        layout.presence(pieces)
                .ifPresent(slot -> code.addStatement("long own = $T.ownedBy(piece.side())", java)
                        .addStatement("going = $T.and(going, own)", RuntimeTypes.SETS)
                        .addStatement("int places = $L", placesOf(slot, "piece.side()"))
                        .addStatement("setBit(places, there, true)")
                        .addStatement(
                                "setBit(places, from, !$1T.isEmpty($1T.and($1T.minus(here, going), own)))",
                                RuntimeTypes.SETS));
        code.addStatement("setLong($L, $T.minus(here, going))", occupants("from"), RuntimeTypes.SETS)
                .beginControlFlow("for (long each = going; each != 0; each = $T.rest(each))", RuntimeTypes.SETS)
                .addStatement("int one = $T.first(each)", RuntimeTypes.SETS)
                .addStatement("$L", standsIn("one"))
                .endControlFlow()
                .addStatement("left = $T.minus(left, going)", RuntimeTypes.SETS)
                .endControlFlow()
                .addStatement(
                        "setLong($L, $T.union($LIn(there), pieces))", occupants("there"), RuntimeTypes.SETS, words)
                .addStatement(
                        "setLong($1L, to instanceof $2T ? $3T.minus(longAt($1L), pieces) : $3T.union(longAt($1L), pieces))",
                        layout.onMap(pieces),
                        game.types().kind(boxes()),
                        RuntimeTypes.SETS);
        game.tallies()
                .of(pieces)
                .forEach(tally -> code.addStatement("tally($L, pieces, $L[there])", tally.slot(), tally.numbers()));
        if (game.watched().readsStanding()) {
            code.addStatement("touch()");
        }
        return method(
                        "standAll" + suffix,
                        TypeName.VOID,
                        "Puts several in a place: those of one place and side at once.")
                .addModifiers(Modifier.PRIVATE)
                .addParameter(TypeName.LONG, "pieces")
                .addParameter(place, "to")
                .addCode(code.build())
                .build();
    }

    private Kind boxes() {
        return game.model().boxes().get(0).box().kind();
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
        List<CodeBlock> finals = game.model().boxes().stream()
                .filter(BoxDef::end)
                .map(box -> CodeBlock.of("from == $L", game.types().member(box.box())))
                .toList();
        MethodSpec.Builder leave = method(
                        "leave", TypeName.VOID, "Moves it, unless it stands where nothing comes back from.")
                .addModifiers(Modifier.PRIVATE)
                .addParameter(java, "piece")
                .addParameter(place, "to")
                .addStatement("$T from = at(piece)", place)
                .beginControlFlow("if (from == to)")
                .addStatement("return")
                .endControlFlow();
        if (!finals.isEmpty()) {
            leave.addStatement("mayLeave(piece, from)");
            type.addMethod(method("mayLeave", TypeName.VOID, "Nothing comes back from some places.")
                    .addModifiers(Modifier.PRIVATE)
                    .addParameter(java, "piece")
                    .addParameter(place, "from")
                    .beginControlFlow("if ($L)", CodeBlock.join(finals, " || "))
                    .addStatement(
                            "throw new $T(piece.printed() + $S + from.printed())",
                            RuntimeTypes.RULES_FAULT,
                            " cannot leave ")
                    .endControlFlow()
                    .build());
        }
        Optional<CodeBlock> shown = shown();
        shown.ifPresent(when -> leave.addStatement("boolean hidden = $L!isKnown(piece)", when));
        leave.addStatement("stand(piece, to)");
        if (shown.isPresent()) {
            leave.beginControlFlow("if (hidden && isKnown(piece))")
                    .addStatement("cameToSight()")
                    .endControlFlow();
        }
        type.addMethod(leave.build());
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
        MethodSpec.Builder all = method("moveAll" + suffix, TypeName.VOID, "Pieces go to a place together.")
                .addParameter(set, "pieces")
                .addParameter(place, "to")
                .addParameter(CASES, "cases");
        Optional<CodeBlock> unseen = shown.isEmpty() ? Optional.of(CodeBlock.of("")) : notOpen();
        if (game.layout().small(pieces) && unseen.isPresent()) {
            type.addMethod(standTogether(!finals.isEmpty()));
            all.beginControlFlow("if (!logging()$L)", unseen.get())
                    .addStatement("standAll$L(pieces, to)", suffix)
                    .addStatement("return")
                    .endControlFlow();
        }
        type.addMethod(all.beginControlFlow(
                        "for (int i = $1T.next(pieces, 0); i >= 0; i = $1T.next(pieces, i + 1))", RuntimeTypes.SETS)
                .addStatement("move($T.of(i), to, cases)", java)
                .endControlFlow()
                .build());
    }

    /** The conditions under which a hidden piece that comes to a place is shown, to be followed by whether it is hidden; empty if none ever is. */
    private Optional<CodeBlock> shown() {
        List<CodeBlock> open = sight.open("to");
        if (open.isEmpty() || ofName().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(isByPlace() ? CodeBlock.of("") : CodeBlock.of("($L) && ", CodeBlock.join(open, " || ")));
    }

    /** That nobody comes to see more by a move to this place, if that can be told by the place. */
    private Optional<CodeBlock> notOpen() {
        return isByPlace()
                ? Optional.empty()
                : Optional.of(CodeBlock.of(" && !($L)", CodeBlock.join(sight.open("to"), " || ")));
    }

    private List<Sight> ofName() {
        return sight.sights().stream()
                .filter(sight -> sight.field().equals("name"))
                .toList();
    }

    /** Whether sight depends on places otherwise than by those where all is open. */
    private boolean isByPlace() {
        return ModelTree.any(
                ofName(),
                part -> part instanceof Expr.Query || part instanceof Expr.CallRule || part instanceof Expr.Builtin);
    }

    private void gathering(TypeSpec.Builder type) {
        type.addMethod(method(words + "OnMap", set, "Those that stand on the map, in no box.")
                .addModifiers(Modifier.PUBLIC)
                .addStatement(
                        "return $L",
                        game.types()
                                .read(
                                        new Type.SetOf(pieces),
                                        "",
                                        CodeBlock.of("$L", game.layout().onMap(pieces))))
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
