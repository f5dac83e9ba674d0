package dev.grognard.compiler.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Writes sets and what is asked of them; a filter becomes a loop in front of the statement that needs it. */
final class SetExpressions {
    private final Emission game;
    private final Body body;
    private final Loops loops;

    SetExpressions(Emission game, Body body, Loops loops) {
        this.game = game;
        this.body = body;
        this.loops = loops;
    }

    private static Kind kindOf(Type type) {
        return ((Type.SetOf) type).kind();
    }

    private JavaTypes types() {
        return game.types();
    }

    private static boolean isDice(Expr set) {
        return set.type() instanceof Type.Dice;
    }

    // ------------------------------------------------------------------ sets as values

    Code literal(Expr.SetLiteral node) {
        Optional<CodeBlock> written =
                node.members().isEmpty() ? Optional.empty() : game.printedSets().written(node);
        if (written.isPresent()) {
            return new Code(written.get(), Code.ATOM);
        }
        if (!game.small(node.type())) {
            return largeLiteral(node);
        }
        CodeBlock set = types().emptySet(kindOf(node.type()));
        for (Expr member : node.members()) {
            set = CodeBlock.of("$T.with($L, $L.index())", RuntimeTypes.SETS, set, body.operand(member));
        }
        return new Code(set, Code.ATOM);
    }

    private Code largeLiteral(Expr.SetLiteral node) {
        List<CodeBlock> members = node.members().stream().map(body::operand).toList();
        String some = collector(node.type(), "some");
        members.forEach(member -> body.line("$L.add($L.index())", some, member));
        return Code.atom("$L", some);
    }

    Code filter(Expr.Filter node) {
        Handfuls handfuls = new Handfuls(body);
        if (handfuls.asksForFaces(node)) {
            return new Code(handfuls.passing(node), Code.ATOM);
        }
        if (isDice(node)) {
            String kept = body.scope().fresh("kept");
            Expr base = node;
            while (base instanceof Expr.Filter inner) {
                base = inner.set();
            }
            CodeBlock bag = body.held(base, "dice");
            body.line("long $L = $T.EMPTY", kept, RuntimeTypes.BAG);
            loops.each(
                    node,
                    Optional.empty(),
                    (face, times) -> body.line("$L += $T.only($L, $L)", kept, RuntimeTypes.BAG, bag, face));
            return Code.atom("$L", kept);
        }
        Optional<CodeBlock> whole = loops.wholly(node);
        if (whole.isPresent()) {
            return new Code(whole.get(), Code.ATOM);
        }
        String chosen = collector(node.type(), "chosen");
        loops.each(
                node,
                Optional.empty(),
                loops.tellingEach(
                        node,
                        Optional.empty(),
                        (index, times) -> body.line("$L", types().collect(kindOf(node.type()), chosen, index))));
        return Code.atom("$L", chosen);
    }

    private String collector(Type type, String hint) {
        String name = body.scope().fresh(hint);
        body.line("$L", types().collector(kindOf(type), "state.", name));
        return name;
    }

    Code mapEach(Expr.MapEach node) {
        String found = collector(node.type(), "found");
        Kind kind = kindOf(node.type());
        eachValue(node, value -> {
            if (node.value().type() instanceof Type.SetOf) {
                body.line("$L", types().collectAll(kind, found, value.block()));
            } else {
                body.line("$L", types().collect(kind, found, CodeBlock.of("$L.index()", value.in(Code.ATOM))));
            }
        });
        return Code.atom("$L", found);
    }

    /** Does something with the value of each member; the values of values are taken on the way, without a set of them between. */
    private void eachValue(Expr.MapEach node, Consumer<Code> then) {
        Runnable work = () -> {
            if (node.value().type().mayBeAbsent()) {
                CodeBlock value = body.held(node.value(), "value");
                body.begin("if ($L != null)", value);
                then.accept(new Code(value, Code.ATOM));
                body.end();
            } else {
                then.accept(body.code(node.value()));
            }
        };
        if (node.set() instanceof Expr.MapEach inner && !(inner.value().type() instanceof Type.SetOf)) {
            eachValue(inner, value -> {
                CodeBlock held = body.held(
                        value, inner.value().type().present(), node.subject().name());
                body.scope().bind(node.subject(), held.toString());
                work.run();
            });
        } else {
            loops.each(node.set(), Optional.of(node.subject()), (index, times) -> work.run());
        }
    }

    Code query(Expr.Query node) {
        Kind root = node.kind().root();
        String pieces = JavaNames.value(root.name()) + "s";
        List<CodeBlock> parts = new ArrayList<>();
        switch (node.standing()) {
            case AT ->
                parts.add(CodeBlock.of(
                        "state.$LIn($L)", pieces, body.value(node.place().orElseThrow())));
            case NEXT_TO ->
                parts.add(CodeBlock.of(
                        "state.$LNextTo($L)", pieces, body.value(node.place().orElseThrow())));
            case WITHIN ->
                parts.add(CodeBlock.of(
                        "state.$LWithin($L, $L)",
                        pieces,
                        body.value(node.distance().orElseThrow()),
                        body.value(node.place().orElseThrow())));
            case ON_MAP -> parts.add(CodeBlock.of("state.$LOnMap()", pieces));
            case ANYWHERE -> {}
        }
        node.owner()
                .ifPresent(owner ->
                        parts.add(CodeBlock.of("$T.ownedBy($L)", types().kind(node.kind()), body.value(owner))));
        if (parts.isEmpty() || node.kind() != root && node.owner().isEmpty()) {
            parts.add(CodeBlock.of("$T.all()", types().kind(node.kind())));
        }
        CodeBlock set = parts.get(0);
        for (CodeBlock part : parts.subList(1, parts.size())) {
            set = CodeBlock.of("$T.and($L, $L)", RuntimeTypes.SETS, set, part);
        }
        return new Code(set, Code.ATOM);
    }

    Code best(Expr.Best node) {
        Type type = node.type();
        String best = body.scope().fresh("best");
        body.line("$T $L = $L", types().of(type), best, body.value(node.set()));
        for (Expr.Preference preference : node.preferences()) {
            String kept = collector(type, "kept");
            Variable all = new Variable(best, type, Variable.Role.LET);
            body.scope().bind(all, best);
            Expr candidates = new Expr.Read(node.span(), all);
            if (preference.extreme().isEmpty()) {
                loops.each(candidates, Optional.of(node.subject()), (index, times) -> {
                    Code test = body.code(preference.value());
                    body.begin("if ($L)", test.block());
                    body.line("$L", types().collect(kindOf(type), kept, index));
                    body.end();
                });
            } else {
                String extreme = body.scope().fresh("extreme");
                boolean most = preference.extreme().get() == Expr.Total.MOST;
                body.line("int $L = $L", extreme, most ? "Integer.MIN_VALUE" : "Integer.MAX_VALUE");
                loops.each(candidates, Optional.of(node.subject()), (index, times) -> {
                    CodeBlock value = body.held(preference.value(), "value");
                    body.begin(most ? "if ($L > $L)" : "if ($L < $L)", value, extreme);
                    body.line("$L = $L", extreme, value);
                    body.line("$L", types().collectAnew(kindOf(type), kept));
                    body.end();
                    body.begin("if ($L == $L)", value, extreme);
                    body.line("$L", types().collect(kindOf(type), kept, index));
                    body.end();
                });
            }
            body.begin("if (!$T.isEmpty($L))", RuntimeTypes.SETS, kept);
            body.line("$L = $L", best, kept);
            body.end();
        }
        return Code.atom("$L", best);
    }

    Code reachAlong(Expr.ReachAlong node) {
        return node.within().isEmpty() && node.costing().isEmpty() && game.small(node.type())
                ? flood(node)
                : search(node);
    }

    /** Where nothing is counted, places spread until no new one comes. */
    private Code flood(Expr.ReachAlong node) {
        String reached = body.scope().fresh("reached");
        body.line("long $L = $L", reached, body.value(node.from()));
        String front = body.scope().fresh("front");
        body.line("long $L = $L", front, reached);
        body.begin("while (!$T.isEmpty($L))", RuntimeTypes.SETS, front);
        String place = body.scope().fresh("place");
        body.line("int $L = $T.first($L)", place, RuntimeTypes.SETS, front);
        body.line("$1L = $2T.without($1L, $3L)", front, RuntimeTypes.SETS, place);
        loops.ways(node.ways(), place, node.way(), () -> {
            CodeBlock to = CodeBlock.of("$L.to().index()", body.scope().read(node.way()));
            body.begin("if ($T.has($L, $L))", RuntimeTypes.SETS, reached, to);
            body.line("continue");
            body.end();
            loops.skipUnless(node.open());
            body.line("$1L = $2T.with($1L, $3L)", reached, RuntimeTypes.SETS, to);
            body.line("$1L = $2T.with($1L, $3L)", front, RuntimeTypes.SETS, to);
        });
        body.end();
        return Code.atom("$L", reached);
    }

    private Code search(Expr.ReachAlong node) {
        Type type = node.type();
        String search = body.scope().fresh("search");
        body.line("$T $L = state.search()", RuntimeTypes.SEARCH, search);
        body.line("$L.start()", search);
        loops.each(node.from(), Optional.empty(), (index, times) -> body.line("$L.from($L)", search, index));
        Optional<CodeBlock> within = node.within().map(limit -> body.held(limit, "limit"));
        String place = body.scope().fresh("place");
        body.begin("for (int $1L = $2L.next(); $1L >= 0; $1L = $2L.next())", place, search);
        loops.ways(node.ways(), place, node.way(), () -> {
            loops.skipUnless(node.open());
            CodeBlock cost = node.costing().map(e -> body.held(e, "cost")).orElse(CodeBlock.of("1"));
            within.ifPresent(limit -> {
                body.begin("if ($L.cost($L) + $L > $L)", search, place, cost, limit);
                body.line("continue");
                body.end();
            });
            body.line(
                    "$L.relax($L, $L.to().index(), $L, false)",
                    search,
                    place,
                    body.scope().read(node.way()),
                    cost);
        });
        body.end();
        String reached = body.scope().fresh("reached");
        body.line(
                "$T $L = $L.reached($L)", types().of(type), reached, search, game.small(type) ? "" : "state.noBits()");
        body.line("state.searched($L)", search);
        return Code.atom("$L", reached);
    }

    // ------------------------------------------------------------------ questions

    Code contains(Expr.Contains node) {
        if (node.set() instanceof Expr.Filter filter && !isDice(filter)) {
            return isOneOf(filter, node);
        }
        if (node.set() instanceof Expr.All all
                && node.member().type() instanceof Type.Of of
                && of.kind().isA(all.kind())) {
            return Code.atom("true");
        }
        boolean mayBeElsewhere = node.member() instanceof Expr.Builtin builtin && builtin.known() == Expr.Known.AT;
        return mayBeElsewhere
                ? Code.atom(
                        "$T.has($L, $L)", RuntimeTypes.SETS, body.value(node.set()), loops.placeNumber(node.member()))
                : Code.atom(
                        "$T.has($L, $L.index())",
                        RuntimeTypes.SETS,
                        body.value(node.set()),
                        body.operand(node.member()));
    }

    /** Whether something is in a filtered set: it is in the whole one, which may be of a narrower kind, and it passes. */
    private Code isOneOf(Expr.Filter filter, Expr.Contains node) {
        Type type = node.member().type();
        Optional<Kind> narrower = Optional.empty();
        if (filter.subject().type() instanceof Type.Of narrow
                && type.present() instanceof Type.Of wide
                && !wide.kind().isA(narrow.kind())) {
            if (!narrow.kind().isA(wide.kind())) {
                return Code.atom("false");
            }
            narrower = Optional.of(narrow.kind());
        }
        CodeBlock member = body.held(node.member(), "member");
        Variable known = new Variable("member", type, Variable.Role.LET);
        body.scope().bind(known, member.toString());
        Expr read = new Expr.Read(node.span(), known);
        Expr inBase = new Expr.Contains(node.span(), filter.set(), read);
        if (narrower.isPresent()) {
            body.scope().bind(filter.subject(), "((" + types().kind(narrower.get()) + ") " + member + ")");
            inBase = new Expr.And(node.span(), new Expr.IsKind(node.span(), read, narrower.get()), inBase);
        } else {
            body.scope().bind(filter.subject(), member.toString());
        }
        return body.code(new Expr.And(node.span(), inBase, filter.condition()));
    }

    Code any(Expr set) {
        Optional<CodeBlock> printed = loops.wholly(set);
        if (printed.isPresent()) {
            return Code.of(Code.UNARY, "!$T.isEmpty($L)", RuntimeTypes.SETS, printed.get());
        }
        if (!(set instanceof Expr.Filter) || new Handfuls(body).asksForFaces(set)) {
            return isDice(set)
                    ? Code.of(Code.EQUAL, "$L != $T.EMPTY", body.operand(set), RuntimeTypes.BAG)
                    : Code.of(Code.UNARY, "!$T.isEmpty($L)", RuntimeTypes.SETS, body.value(set));
        }
        String any = body.scope().fresh("any");
        body.line("boolean $L = false", any);
        Optional<Variable> found = body.scope().tells(set)
                ? Optional.of(new Variable("found", new Type.Of(kindOf(set.type())), Variable.Role.SUBJECT))
                : Optional.empty();
        Loops.Each look = (index, times) -> {
            found.ifPresent(one -> body.line(
                    "why.found($S, $L)",
                    one.name(),
                    new TextCode(body).shown(one.type(), body.scope().read(one))));
            if (isDice(set)) {
                body.begin("if ($L > 0)", times);
                body.line("$L = true", any);
                body.line("break");
                body.end();
            } else {
                body.line("$L = true", any);
                body.line("break");
            }
        };
        loops.each(set, found, found.isPresent() ? Loops.lookingForOne(look) : look);
        return Code.atom("$L", any);
    }

    Code count(Expr set) {
        Optional<CodeBlock> printed = loops.wholly(set);
        if (printed.isPresent()) {
            return Code.atom("$T.count($L)", RuntimeTypes.SETS, printed.get());
        }
        if (!(set instanceof Expr.Filter) || new Handfuls(body).asksForFaces(set)) {
            return Code.atom("$T.count($L)", isDice(set) ? RuntimeTypes.BAG : RuntimeTypes.SETS, body.value(set));
        }
        String count = body.scope().fresh("count");
        body.line("int $L = 0", count);
        Loops.Each each = (index, times) -> {
            if (isDice(set)) {
                body.line("$L += $L", count, times);
            } else {
                body.line("$L++", count);
            }
        };
        loops.each(set, Optional.empty(), loops.tellingEach(set, Optional.empty(), each));
        return Code.atom("$L", count);
    }

    Code only(Expr.Only node) {
        CodeBlock set = body.held(node.set(), "set");
        return Code.of(
                Code.CONDITIONAL,
                "$1T.count($2L) == 1 ? $3T.of($1T.first($2L)) : null",
                RuntimeTypes.SETS,
                set,
                types().kind(kindOf(node.set().type())));
    }

    Code aggregate(Expr.Aggregate node) {
        boolean sum = node.total() == Expr.Total.SUM;
        String total = body.scope().fresh(sum ? "total" : node.total() == Expr.Total.MOST ? "most" : "least");
        body.line("int $L = $L", total, sum ? CodeBlock.of("0") : CodeBlock.of("$T.ABSENT", RuntimeTypes.POSITION));
        Loops.Each each = (index, times) -> {
            if (sum && isDice(node.set())) {
                body.line("$L += $L * $L", total, times, body.code(node.value()).in(Code.TIMES));
            } else if (sum && body.scope().itemises(node)) {
                CodeBlock value = body.held(node.value(), "addend");
                Type member = node.subject().type();
                body.line(
                        "$L += why.addend($L, $L, $L)",
                        total,
                        new TextCode(body).shown(member, body.scope().read(node.subject())),
                        value,
                        types().print(node.value().type(), value));
            } else if (sum) {
                body.line("$L += $L", total, body.value(node.value()));
            } else {
                if (isDice(node.set())) {
                    body.begin("if ($L == 0)", times);
                    body.line("continue");
                    body.end();
                }
                CodeBlock value = body.held(node.value(), "value");
                String beats = node.total() == Expr.Total.MOST ? ">" : "<";
                body.begin("if ($1L == $2T.ABSENT || $3L $4L $1L)", total, RuntimeTypes.POSITION, value, beats);
                body.line("$L = $L", total, value);
                body.end();
            }
        };
        loops.each(
                node.set(),
                Optional.of(node.subject()),
                sum && body.scope().itemises(node)
                        ? Loops.tellingEach(each)
                        : loops.tellingEach(node.set(), Optional.of(node.value()), each));
        return Code.atom("$L", total);
    }

    TypeName typeOf(Expr set) {
        return types().of(set.type());
    }
}
