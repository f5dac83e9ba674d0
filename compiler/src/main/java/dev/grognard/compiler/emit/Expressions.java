package dev.grognard.compiler.emit;

import com.palantir.javapoet.CodeBlock;
import dev.grognard.compiler.model.CalendarDef;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Layer;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes pure expressions as Java; sets and searches are written by {@link SetExpressions}. */
final class Expressions implements Expr.Visitor<Code> {
    private final Emission game;
    private final Body body;
    private final SetExpressions sets;

    Expressions(Emission game, Body body, SetExpressions sets) {
        this.game = game;
        this.body = body;
        this.sets = sets;
    }

    private JavaTypes types() {
        return game.types();
    }

    // ------------------------------------------------------------------ constants and reads

    @Override
    public Code number(Expr.Number node) {
        return node.value() < 0 ? Code.of(Code.UNARY, "$L", node.value()) : Code.atom("$L", node.value());
    }

    @Override
    public Code truth(Expr.Truth node) {
        return Code.atom("$L", node.value());
    }

    @Override
    public Code absent(Expr.Absent node) {
        return Code.atom("$L", types().absent(node.type()));
    }

    @Override
    public Code constant(Expr.Constant node) {
        CodeBlock member = types().member(node.member());
        boolean hidden = game.guarded().isHidden(node.member().kind(), Guarded.NAME);
        return Code.atom("$L", hidden ? looked(Guarded.NAME, member) : member);
    }

    /** On the path that explains, a piece that is read for something that is hidden from some. */
    private CodeBlock looked(String sight, CodeBlock piece) {
        return body.scope().explaining()
                ? CodeBlock.of("state.$L(why, $L)", SightCode.lookMethod(sight), piece)
                : piece;
    }

    @Override
    public Code recordConstant(Expr.RecordConstant node) {
        return Code.atom(
                "$T.of($L)",
                game.recordClass(node.value().record()),
                game.records().number(node.value()));
    }

    @Override
    public Code read(Expr.Read node) {
        CodeBlock value = body.scope().read(node.variable());
        if (body.scope().explaining()) {
            new WorkingCode(game, body).used(node.variable(), value);
        }
        return Code.atom("$L", value);
    }

    @Override
    public Code readGlobal(Expr.ReadGlobal node) {
        CodeBlock keys = arguments(List.of(), node.keys());
        Code value = Code.atom("state.$L($L)", JavaNames.state(node.state().name()), keys);
        if (body.scope().explaining()) {
            game.guarded().watchersOf(node.state()).ifPresent(mask -> body.line("why.seenOnlyBy($L)", mask));
            new WorkingCode(game, body)
                    .used(node, value.block(), WorkingCode.key(node.state().name(), keys));
        }
        return value;
    }

    @Override
    public Code readField(Expr.ReadField node) {
        Optional<String> sight = game.guarded().sightOf(node.field());
        if (!node.field().state()) {
            boolean concealed = game.layout().concealed(node.field()).isPresent();
            CodeBlock piece = concealed || body.scope().explaining() && sight.isPresent()
                    ? looked(sight.orElseThrow(), body.value(node.of()))
                    : body.operand(node.of());
            if (concealed) {
                return Code.atom("state.$L($L)", JavaNames.state(node.field().name()), piece);
            }
            return Code.atom("$L.$L()", piece, JavaNames.field(node.field().name()));
        }
        CodeBlock of = body.value(node.of());
        List<CodeBlock> first = List.of(sight.map(hidden -> looked(hidden, of)).orElse(of));
        CodeBlock arguments = arguments(first, node.keys());
        Code value = Code.atom("state.$L($L)", JavaNames.state(node.field().name()), arguments);
        if (body.scope().explaining()) {
            new WorkingCode(game, body)
                    .used(node, value.block(), WorkingCode.key(node.field().name(), arguments));
        }
        return value;
    }

    @Override
    public Code readPart(Expr.ReadPart node) {
        return Code.atom(
                "$L.$L()", body.operand(node.of()), JavaNames.field(node.part().name()));
    }

    @Override
    public Code readFrame(Expr.ReadFrame node) {
        if (body.scope().explaining()) {
            new WorkingCode(game, body).heeded(node.variable());
        }
        return Code.atom(
                "$1T.$2L(state, state.innermost($1T.ID))",
                game.procedureClass(game.ownerOf(node.variable())),
                game.variableName(node.procedure(), node.variable()));
    }

    @Override
    public Code builtin(Expr.Builtin node) {
        List<Expr> arguments = node.arguments();
        switch (node.known()) {
            case FROM:
                return Code.atom("$L.from()", body.operand(arguments.get(0)));
            case TO:
                return Code.atom("$L.to()", body.operand(arguments.get(0)));
            case BACK:
                return Code.atom("$L.back()", body.operand(arguments.get(0)));
            case OPPONENT:
                return Code.atom("$L.opponent()", body.operand(arguments.get(0)));
            case TURN:
                return Code.atom("state.turn()");
            case HOUR:
                return Code.atom(
                        "$T.of($L)",
                        types().kind(((Type.Of) node.type()).kind()),
                        turnOfDay(body.value(arguments.get(0))));
            case DAY:
                CodeBlock turn = body.held(arguments.get(0), "turn");
                return Code.atom("$T.max(1, $L - $L)", Math.class, turn, turnOfDay(turn));
            case WINNER:
                return Code.atom("state.winningSide()");
            case AT:
                CodeBlock piece = body.value(arguments.get(0));
                boolean hidden = game.guarded().hidesPlace(arguments.get(0));
                Code at = Code.atom("state.at($L)", hidden ? looked(Guarded.AT, piece) : piece);
                Kind kind = ((Type.Of) node.type()).kind();
                return kind.parent().isEmpty() ? at : Code.atom("$T.standing($L)", types().kind(kind), at.block());
            case SEES:
                return sees(arguments.get(0), arguments.get(1));
            case ADJACENT:
                List<CodeBlock> tests = new ArrayList<>();
                CodeBlock left = body.held(arguments.get(0), "place");
                CodeBlock right = body.held(arguments.get(1), "other");
                for (Kind ways : game.layout().linkRoots()) {
                    tests.add(CodeBlock.of("$T.join($L, $L)", types().kind(ways), left, right));
                }
                return tests.isEmpty() ? Code.atom("false") : Code.of(Code.OR, "$L", CodeBlock.join(tests, " || "));
            case LINK:
                return Code.atom(
                        "$T.between($L, $L)",
                        types().kind(((Type.Of) node.type().present()).kind()),
                        body.value(arguments.get(0)),
                        body.value(arguments.get(1)));
            case DISTANCE:
                return Code.atom(
                        "$T.GRID.distance($L.index(), $L.index())",
                        types().named(HexMapGenerator.NAME),
                        body.operand(arguments.get(0)),
                        body.operand(arguments.get(1)));
            default:
                throw new IllegalStateException("unknown built-in " + node.known());
        }
    }

    /** How many turns of the same day are over before a turn. */
    private CodeBlock turnOfDay(CodeBlock turn) {
        CalendarDef calendar = game.model().calendar().orElseThrow();
        return CodeBlock.of("$T.floorMod($L + $L, $L)", Math.class, turn, calendar.skipped() - 1, calendar.perDay());
    }

    /** A piece stands for its name; a field that no sight hides is seen by all. */
    private Code sees(Expr side, Expr seen) {
        Expr piece = seen;
        String name = "name";
        if (seen instanceof Expr.ReadField field) {
            piece = field.of();
            name = field.field().name();
        } else if (seen instanceof Expr.Builtin at && at.known() == Expr.Known.AT) {
            piece = at.arguments().get(0);
            name = "at";
        }
        return sees(side, piece, name);
    }

    private Code sees(Expr side, Expr piece, String name) {
        Kind root = ((Type.Of) piece.type()).kind().root();
        boolean guarded = game.model().sights().stream()
                .anyMatch(sight -> sight.kind().root() == root && sight.field().equals(name));
        return guarded
                ? Code.atom(
                        "state.$L($L.index(), $L)", SightCode.seesMethod(name), body.operand(side), body.value(piece))
                : Code.atom("true");
    }

    @Override
    public Code inPlay(Expr.InPlay node) {
        Layer layer = node.layer();
        if (layer.form() == Layer.Form.OPTION) {
            for (int i = 0; i < game.model().options().size(); i++) {
                if (game.model().options().get(i).layer().equals(layer)) {
                    return Code.atom("state.optionOn($L)", i);
                }
            }
        }
        if (layer.form() == Layer.Form.SCENARIO) {
            for (int i = 0; i < game.model().scenarios().size(); i++) {
                if (game.model().scenarios().get(i).layer().equals(layer)) {
                    return Code.of(Code.EQUAL, "state.scenario() == $L", i);
                }
            }
        }
        return Code.atom("true");
    }

    // ------------------------------------------------------------------ calls

    @Override
    public Code callRule(Expr.CallRule node) {
        return call(node.rule(), node.arguments());
    }

    @Override
    public Code sumModifiers(Expr.SumModifiers node) {
        return call(node.modifiers(), node.arguments());
    }

    private Code call(Signature rule, List<Expr> arguments) {
        List<CodeBlock> first = new ArrayList<>();
        first.add(CodeBlock.of("state"));
        if (body.scope().explaining()) {
            first.add(CodeBlock.of("why"));
        }
        rule.inside().ifPresent(outer -> first.add(body.scope().frameOf(outer)));
        CodeBlock owner =
                rule.inside().map(body.scope()::classOf).orElseGet(() -> CodeBlock.of("$T.", game.ruleClass(rule)));
        return Code.atom("$L$L($L)", owner, JavaNames.value(rule.name()), arguments(first, arguments));
    }

    @Override
    public Code lookup(Expr.Lookup node) {
        List<CodeBlock> first = body.scope().explaining() ? List.of(CodeBlock.of("why")) : List.of();
        return Code.atom("$T.of($L)", game.tableClass(node.table()), arguments(first, node.arguments()));
    }

    @Override
    public Code usual(Expr.Usual node) {
        return Code.atom("$L", body.scope().usual().orElseThrow());
    }

    @Override
    public Code callProcedure(Expr.CallProcedure node) {
        List<CodeBlock> first = new ArrayList<>();
        first.add(CodeBlock.of("state"));
        node.procedure().inside().ifPresent(outer -> first.add(body.scope().frameOf(outer)));
        return Code.atom("$T.run($L)", game.procedureClass(node.procedure()), arguments(first, node.arguments()));
    }

    /** Arguments in order; if a later one needs statements of its own, earlier ones have been written before them. */
    CodeBlock arguments(List<CodeBlock> first, List<Expr> rest) {
        List<CodeBlock> all = new ArrayList<>(first);
        rest.forEach(argument -> all.add(body.value(argument)));
        return CodeBlock.join(all, ",$W");
    }

    // ------------------------------------------------------------------ numbers

    @Override
    public Code arithmetic(Expr.Arithmetic node) {
        Code left = body.code(node.left());
        Code right = body.code(node.right());
        if (mayBeNever(node.type()) && (node.sum() == Expr.Sum.PLUS || node.sum() == Expr.Sum.MINUS)) {
            String method = node.sum() == Expr.Sum.PLUS ? "plusOrNever" : "minusOrNever";
            return Code.atom("$T.$L($L, $L)", RuntimeTypes.NUMBERS, method, left.block(), right.block());
        }
        switch (node.sum()) {
            case PLUS:
                return Code.of(Code.PLUS, "$L + $L", left.in(Code.PLUS), right.in(Code.PLUS + 1));
            case MINUS:
                return Code.of(Code.PLUS, "$L - $L", left.in(Code.PLUS), right.in(Code.PLUS + 1));
            case TIMES:
                return Code.of(Code.TIMES, "$L * $L", left.in(Code.TIMES), right.in(Code.TIMES + 1));
            case GREATER:
                return Code.atom("Math.max($L, $L)", left.block(), right.block());
            case SMALLER:
                return Code.atom("Math.min($L, $L)", left.block(), right.block());
            default:
                throw new IllegalStateException("unknown sum " + node.sum());
        }
    }

    static boolean mayBeNever(Type type) {
        return type.present() instanceof Type.Amount amount && amount.quantity().orNever();
    }

    @Override
    public Code divide(Expr.Divide node) {
        CodeBlock left = body.value(node.left());
        CodeBlock right = body.value(node.right());
        switch (node.rounding()) {
            case DOWN:
                return Code.atom("$T.divideDown($L, $L)", RuntimeTypes.NUMBERS, left, right);
            case UP:
                return Code.atom("$T.divideUp($L, $L)", RuntimeTypes.NUMBERS, left, right);
            default:
                return Code.atom(
                        "$T.divideNearest($L, $L, $L)", RuntimeTypes.NUMBERS, left, right, Math.max(1, node.nearest()));
        }
    }

    @Override
    public Code ratio(Expr.Ratio node) {
        String method = node.rounding() == Expr.Rounding.UP ? "ratioUp" : "ratioDown";
        if (body.scope().explaining()) {
            return new WorkingCode(game, body).ratio(node, method);
        }
        return Code.atom(
                "$T.$L($L, $L)", RuntimeTypes.NUMBERS, method, body.value(node.left()), body.value(node.right()));
    }

    @Override
    public Code percentOf(Expr.PercentOf node) {
        String method = node.rounding() == Expr.Rounding.DOWN
                ? "percentDown"
                : node.rounding() == Expr.Rounding.UP ? "percentUp" : "percentNearest";
        return Code.atom(
                "$T.$L($L, $L, $L)",
                RuntimeTypes.NUMBERS,
                method,
                body.value(node.percent()),
                body.value(node.of()),
                Math.max(1, node.nearest()));
    }

    @Override
    public Code negate(Expr.Negate node) {
        return Code.of(Code.UNARY, "-$L", body.code(node.operand()).in(Code.ATOM));
    }

    @Override
    public Code convert(Expr.Convert node) {
        Code operand = body.code(node.operand());
        if (node.numerator() == node.denominator()) {
            return operand;
        }
        if (node.denominator() == 1) {
            return Code.of(Code.TIMES, "$L * $L", operand.in(Code.TIMES), node.numerator());
        }
        return Code.atom(
                "$T.divideDown($L * $L, $L)",
                RuntimeTypes.NUMBERS,
                operand.in(Code.TIMES),
                node.numerator(),
                node.denominator());
    }

    // ------------------------------------------------------------------ tests

    @Override
    public Code compare(Expr.Compare node) {
        return comparison(node, List.of("<", "<=", ">", ">=").get(node.order().ordinal()));
    }

    private Code comparison(Expr.Compare node, String operator) {
        CodeBlock left = body.code(node.left()).in(Code.COMPARE + 1);
        CodeBlock right = body.code(node.right()).in(Code.COMPARE + 1);
        return Code.of(Code.COMPARE, "$L $L $L", left, operator, right);
    }

    @Override
    public Code same(Expr.Same node) {
        return equality(node, "==");
    }

    private Code equality(Expr.Same node, String operator) {
        Type type = node.left().type().present();
        Code left = body.code(node.left());
        Code right = body.code(node.right());
        boolean byEquals = type instanceof Type.Rec || type instanceof Type.SetOf && !game.small(type);
        if (byEquals) {
            Code equal = Code.atom("$T.equals($L, $L)", java.util.Objects.class, left.block(), right.block());
            return operator.equals("==") ? equal : equal.not();
        }
        CodeBlock comparable = left.in(Code.EQUAL + 1);
        if (type instanceof Type.Of one
                && node.right().type().present() instanceof Type.Of other
                && !one.kind().isA(other.kind())
                && !other.kind().isA(one.kind())) {
            // Java compares only what could be the same; kinds beside each other can both be nothing, at most.
            comparable = CodeBlock.of("($T) $L", types().kind(one.kind().root()), left.in(Code.UNARY));
        }
        return Code.of(Code.EQUAL, "$L $L $L", comparable, operator, right.in(Code.EQUAL + 1));
    }

    @Override
    public Code isKind(Expr.IsKind node) {
        if (node.operand().type().present() instanceof Type.Of of && of.kind().isA(node.kind())) {
            return node.operand().type().mayBeAbsent()
                    ? Code.of(
                            Code.EQUAL, "$L != null", body.code(node.operand()).in(Code.EQUAL + 1))
                    : Code.atom("true");
        }
        if (node.operand().type().present() instanceof Type.Of of
                && !node.kind().isA(of.kind())) {
            return Code.atom("false");
        }
        Code operand = body.code(node.operand());
        boolean tells = body.scope().explaining() && game.guarded().tellsKind(node);
        return Code.of(
                Code.COMPARE,
                "$L instanceof $T",
                tells ? looked(Guarded.NAME, operand.block()) : operand.in(Code.COMPARE + 1),
                types().kind(node.kind()));
    }

    @Override
    public Code isAbsent(Expr.IsAbsent node) {
        return absence(node, "==");
    }

    private Code absence(Expr.IsAbsent node, String operator) {
        CodeBlock operand = body.code(node.operand()).in(Code.EQUAL + 1);
        return Code.of(
                Code.EQUAL,
                "$L $L $L",
                operand,
                operator,
                types().absent(node.operand().type()));
    }

    @Override
    public Code isOdd(Expr.IsOdd node) {
        return Code.of(Code.EQUAL, "$L % 2 != 0", body.code(node.operand()).in(Code.TIMES));
    }

    @Override
    public Code inRange(Expr.InRange node) {
        CodeBlock value = body.held(node.operand(), "number");
        List<CodeBlock> tests = new ArrayList<>();
        node.low()
                .ifPresent(low ->
                        tests.add(CodeBlock.of("$L >= $L", value, body.code(low).in(Code.PLUS))));
        node.high()
                .ifPresent(high -> tests.add(
                        CodeBlock.of("$L <= $L", value, body.code(high).in(Code.PLUS))));
        return tests.isEmpty() ? Code.atom("true") : Code.of(Code.AND, "$L", CodeBlock.join(tests, " && "));
    }

    @Override
    public Code and(Expr.And node) {
        if (!body.scope().explaining()) {
            List<Expr> parts = Costs.parts(node);
            List<Expr> ordered = game.costs().cheapFirst(parts, part -> part);
            if (!ordered.equals(parts)) {
                Expr all = ordered.stream()
                        .reduce((left, right) -> new Expr.And(node.span(), left, right))
                        .orElseThrow();
                return shortCircuit(((Expr.And) all).left(), ((Expr.And) all).right(), true);
            }
        }
        return shortCircuit(node.left(), node.right(), true);
    }

    @Override
    public Code or(Expr.Or node) {
        return shortCircuit(node.left(), node.right(), false);
    }

    private Code shortCircuit(Expr left, Expr right, boolean and) {
        Code first = body.code(left);
        Body.Aside<Code> second = body.aside(() -> body.code(right));
        int binding = and ? Code.AND : Code.OR;
        if (second.written().isEmpty()) {
            return Code.of(
                    binding,
                    and ? "$L$W&& $L" : "$L$W|| $L",
                    first.in(binding),
                    second.value().in(binding));
        }
        String holds = body.scope().fresh("holds");
        body.line("boolean $L = $L", holds, first.block());
        body.begin(and ? "if ($L)" : "if (!$L)", holds);
        body.raw(second.written());
        body.line("$L = $L", holds, second.value().block());
        body.end();
        return Code.atom("$L", holds);
    }

    @Override
    public Code not(Expr.Not node) {
        return negated(node.operand());
    }

    /** The opposite of a test, as one would write it by hand. */
    Code negated(Expr test) {
        if (test instanceof Expr.Not not) {
            return body.code(not.operand());
        }
        if (test instanceof Expr.Same same) {
            return equality(same, "!=");
        }
        if (test instanceof Expr.Compare compare) {
            return comparison(
                    compare, List.of(">=", ">", "<=", "<").get(compare.order().ordinal()));
        }
        if (test instanceof Expr.IsAbsent absent) {
            return absence(absent, "!=");
        }
        if (test instanceof Expr.Any any
                && !(any.set() instanceof Expr.Filter)
                && !(any.set().type() instanceof Type.Dice)) {
            return Code.atom("$T.isEmpty($L)", RuntimeTypes.SETS, body.value(any.set()));
        }
        return body.code(test).not();
    }

    // ------------------------------------------------------------------ ways apart

    @Override
    public Code conditional(Expr.Conditional node) {
        Code condition = body.code(node.condition());
        return either(condition, node.then(), node.otherwise(), node.type());
    }

    private Code either(Code condition, Expr then, Expr otherwise, Type type) {
        Body.Aside<Code> yes = body.aside(() -> body.code(then));
        Body.Aside<Code> no = body.aside(() -> body.code(otherwise));
        if (yes.written().isEmpty() && no.written().isEmpty()) {
            if (otherwise instanceof Expr.Truth truth && !truth.value()) {
                return Code.of(
                        Code.AND,
                        "$L && $L",
                        condition.in(Code.AND),
                        yes.value().in(Code.AND));
            }
            return Code.of(
                    Code.CONDITIONAL,
                    "$L ? $L : $L",
                    condition.in(Code.OR),
                    yes.value().in(Code.OR),
                    no.value().in(Code.CONDITIONAL));
        }
        String result = body.scope().fresh("result");
        body.line("$T $L", types().of(type), result);
        body.begin("if ($L)", condition.block());
        body.raw(yes.written());
        body.line("$L = $L", result, yes.value().block());
        body.orElse();
        body.raw(no.written());
        body.line("$L = $L", result, no.value().block());
        body.end();
        return Code.atom("$L", result);
    }

    @Override
    public Code orElse(Expr.OrElse node) {
        CodeBlock left = body.held(node.left(), "first");
        CodeBlock missing = node.left().type() instanceof Type.SetOf
                ? CodeBlock.of("$T.isEmpty($L)", RuntimeTypes.SETS, left)
                : CodeBlock.of("$L == $L", left, types().absent(node.left().type()));
        Body.Aside<Code> right = body.aside(() -> body.code(node.right()));
        if (right.written().isEmpty()) {
            return Code.of(
                    Code.CONDITIONAL, "$L ? $L : $L", missing, right.value().in(Code.OR), left);
        }
        String result = body.scope().fresh("result");
        body.line("$T $L = $L", types().of(node.type()), result, left);
        body.begin("if ($L)", missing);
        body.raw(right.written());
        body.line("$L = $L", result, right.value().block());
        body.end();
        return Code.atom("$L", result);
    }

    @Override
    public Code ifPresent(Expr.IfPresent node) {
        CodeBlock subject = body.held(node.subject(), node.bound().name());
        body.scope().bind(node.bound(), subject.toString());
        Code present = Code.of(
                Code.EQUAL, "$L != $L", subject, types().absent(node.subject().type()));
        return either(present, node.then(), node.otherwise(), node.type());
    }

    @Override
    public Code present(Expr.Present node) {
        return body.code(node.operand());
    }

    @Override
    public Code narrow(Expr.Narrow node) {
        if (node.operand().type().present() instanceof Type.Of of && of.kind().isA(node.kind())) {
            return body.code(node.operand());
        }
        return Code.of(
                Code.UNARY,
                "($T) $L",
                types().kind(node.kind()),
                body.code(node.operand()).in(Code.UNARY));
    }

    // ------------------------------------------------------------------ sets

    @Override
    public Code setLiteral(Expr.SetLiteral node) {
        return sets.literal(node);
    }

    @Override
    public Code all(Expr.All node) {
        return Code.atom("$T.all()", types().kind(node.kind()));
    }

    @Override
    public Code region(Expr.Region node) {
        return Code.atom(
                "$T.$L",
                types().named("Regions"),
                JavaNames.constant(node.region().name()));
    }

    @Override
    public Code rows(Expr.Rows node) {
        return Code.atom("state.$LRows()", JavaNames.value(node.list().name()));
    }

    @Override
    public Code contains(Expr.Contains node) {
        return sets.contains(node);
    }

    @Override
    public Code subset(Expr.Subset node) {
        return Code.atom(
                "$T.containsAll($L, $L)", RuntimeTypes.SETS, body.value(node.right()), body.value(node.left()));
    }

    @Override
    public Code query(Expr.Query node) {
        return sets.query(node);
    }

    @Override
    public Code filter(Expr.Filter node) {
        return sets.filter(node);
    }

    @Override
    public Code mapEach(Expr.MapEach node) {
        return sets.mapEach(node);
    }

    @Override
    public Code union(Expr.Union node) {
        return Code.atom("$T.union($L, $L)", RuntimeTypes.SETS, body.value(node.left()), body.value(node.right()));
    }

    @Override
    public Code difference(Expr.Difference node) {
        return Code.atom("$T.minus($L, $L)", RuntimeTypes.SETS, body.value(node.left()), body.value(node.right()));
    }

    @Override
    public Code best(Expr.Best node) {
        return sets.best(node);
    }

    @Override
    public Code any(Expr.Any node) {
        return sets.any(node.set());
    }

    @Override
    public Code count(Expr.Count node) {
        return sets.count(node.set());
    }

    @Override
    public Code only(Expr.Only node) {
        return sets.only(node);
    }

    @Override
    public Code aggregate(Expr.Aggregate node) {
        return sets.aggregate(node);
    }

    // ------------------------------------------------------------------ searches

    @Override
    public Code reach(Expr.Reach node) {
        searched(node.trip());
        return Code.atom("$L", new TripCode(game, body).reach(node.trip()));
    }

    @Override
    public Code reachAlong(Expr.ReachAlong node) {
        return sets.reachAlong(node);
    }

    @Override
    public Code lineBlocked(Expr.LineBlocked node) {
        String line = body.scope().fresh("line");
        body.line(
                "$T $L = $T.GRID.line($L.index(), $L.index())",
                RuntimeTypes.HEXES.nestedClass("Line"),
                line,
                types().named(HexMapGenerator.NAME),
                body.operand(node.from()),
                body.operand(node.to()));
        body.begin("while ($L.goesOn())", line);
        String hex = body.scope().declare(node.hex());
        body.line("$1T $2L = $1T.of($3L.hex())", types().of(node.hex().type()), hex, line);
        body.line("$L.meets($L)", line, body.value(node.condition()));
        body.end();
        return Code.atom("$L.isBlocked()", line);
    }

    @Override
    public Code costTo(Expr.CostTo node) {
        searched(node.trip());
        return Code.atom("$L", new TripCode(game, body).cost(node.trip(), node.to()));
    }

    @Override
    public Code canGo(Expr.CanGo node) {
        searched(node.trip());
        return Code.atom("$L", new TripCode(game, body).canGo(node.trip(), node.to()));
    }

    /** A search takes down nothing of what it reads, so that nobody is told what rests on one that may read something hidden. */
    private void searched(Expr.Trip trip) {
        if (body.scope().explaining() && game.guarded().mayTell(trip.travel())) {
            body.line("why.seenOnlyBy(0)");
        }
    }

    // ------------------------------------------------------------------ effects have been taken out before

    private static Code effect(Expr node) {
        throw new IllegalStateException(node.getClass().getSimpleName() + " must have been lowered");
    }

    @Override
    public Code roll(Expr.Roll node) {
        return effect(node);
    }

    @Override
    public Code rollMany(Expr.RollMany node) {
        return effect(node);
    }

    @Override
    public Code draw(Expr.Draw node) {
        return effect(node);
    }

    @Override
    public Code choose(Expr.Choose node) {
        return effect(node);
    }

    @Override
    public Code chooseNumber(Expr.ChooseNumber node) {
        return effect(node);
    }

    @Override
    public Code will(Expr.Will node) {
        return effect(node);
    }

    @Override
    public Code journey(Expr.Journey node) {
        return effect(node);
    }

    static Optional<Variable> variableOf(Expr e) {
        return e instanceof Expr.Read read ? Optional.of(read.variable()) : Optional.empty();
    }
}
