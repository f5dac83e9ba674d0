package dev.grognard.compiler.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Writes sets and what is asked of them; a filter becomes a loop in front of the statement that needs it. */
final class SetExpressions {
    private final Emission game;
    private final Body body;
    private final Cuts cuts;

    SetExpressions(Emission game, Body body) {
        this.game = game;
        this.body = body;
        this.cuts = new Cuts(game, body);
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

    // ------------------------------------------------------------------ loops

    /** What is done with each member; {@code index} is its number, {@code times} how often it counts (dice). */
    interface Each {
        void run(CodeBlock index, CodeBlock times);
    }

    /** Loops over a set or a handful of dice, through any filters, binding the subjects on the way. */
    void loop(Expr set, Optional<Variable> subject, Each each) {
        loop(set, subject, List.of(), each);
    }

    /** The same, where each member is then asked these tests. */
    void loop(Expr set, Optional<Variable> subject, List<Expr> asked, Each each) {
        List<Expr.Filter> filters = filters(set);
        Expr base = filters.isEmpty() ? set : filters.get(0).set();
        if (isDice(set)) {
            diceLoop(base, filters, subject, each);
            return;
        }
        Optional<Leaving> leaving = leaving(base, filters);
        if (leaving.isPresent()) {
            leavingLoop(leaving.get(), subject, asked, each);
            return;
        }
        Kind kind = kindOf(base.type());
        Cuts.Cut cut = cuts.of(base, filters.stream().flatMap(Cuts.Test::of).toList());
        List<Cuts.Test> tests =
                body.scope().explaining() ? cut.rest() : game.costs().cheapFirst(cut.rest(), Cuts.Test::condition);
        CodeBlock members = cut.set().orElseGet(() -> body.value(base));
        List<Expr> kept = keep(tests, subject, asked);
        String index = body.scope().fresh("i");
        beginLoop(base.type(), members, index);
        String member = null;
        for (Cuts.Test test : tests) {
            member = bind(test.subject(), kind, index, member);
        }
        List<Expr> repeated = ask(tests);
        if (subject.isPresent()) {
            bind(subject.get(), kind, index, member);
        }
        each.run(CodeBlock.of("$L", index), CodeBlock.of("1"));
        body.end();
        kept.forEach(body.scope()::forget);
        repeated.forEach(body.scope()::forget);
    }

    /** Asks a member one test after the other; what takes long and is asked twice is worked out once. */
    private List<Expr> ask(List<Cuts.Test> tests) {
        List<Expr> kept = new ArrayList<>();
        for (int i = 0; i < tests.size(); i++) {
            List<Expr> later = tests.subList(i + 1, tests.size()).stream()
                    .map(Cuts.Test::condition)
                    .toList();
            if (!body.scope().explaining()) {
                for (Expr.CallRule call : game.costs().repeated(tests.get(i).condition(), later)) {
                    if (body.scope().kept(call).isPresent()) {
                        continue;
                    }
                    CodeBlock value = body.value(call);
                    String name = body.scope().fresh(call.rule().name());
                    body.line("$T $L = $L", types().of(call.type()), name, value);
                    keepAs(call, name, kept);
                    ModelTree.any(later, part -> {
                        if (part instanceof Expr.CallRule other && ModelTree.same(call, other)) {
                            keepAs(other, name, kept);
                        }
                        return false;
                    });
                }
            }
            skipUnless(tests.get(i).condition());
        }
        return kept;
    }

    private void keepAs(Expr e, String name, List<Expr> kept) {
        body.scope().keep(e, name);
        kept.add(e);
    }

    /**
     * Lists options that differ by a way which leaves a place. What is printed decides of most ways at once; whether it was so.
     *
     * @param before the option's code and arguments before the way
     */
    boolean optionsByWay(Expr set, Variable subject, List<CodeBlock> before) {
        List<Expr.Filter> filters = filters(set);
        Optional<Leaving> leaving = leaving(
                        filters.isEmpty() ? set : filters.get(0).set(), filters)
                .filter(ways -> ways.kind().parent().isEmpty());
        Optional<PrintedSets.Ways> apart =
                leaving.flatMap(ways -> game.printedSets().ways(ways.kind(), ways.tests()));
        if (apart.isEmpty() || before.size() > 2) {
            return false;
        }
        CodeBlock place = placeNumber(leaving.get().place());
        CodeBlock arguments = CodeBlock.join(before, ", ");
        body.line("state.options($L, $L[$L])", arguments, apart.get().open(), place);
        apart.get()
                .doubtful()
                .ifPresent(ways -> leavingLoop(
                        leaving.get(),
                        CodeBlock.of("$L[$L]", ways, place),
                        Optional.of(subject),
                        List.of(),
                        (index, times) -> body.line("state.option($L, $L)", arguments, index)));
        return true;
    }

    /** The number of a place; where a piece stands it is at hand. */
    private CodeBlock placeNumber(Expr place) {
        if (place instanceof Expr.Builtin at && at.known() == Expr.Known.AT) {
            return CodeBlock.of(
                    "state.placeNumber($L)", body.value(at.arguments().get(0)));
        }
        return CodeBlock.of("$L.index()", body.held(place, "place"));
    }

    /** Goes through the ways that leave a place, one after the other. */
    private void leavingLoop(Leaving leaving, Optional<Variable> subject, List<Expr> asked, Each each) {
        CodeBlock ways =
                CodeBlock.of("$T.from($L)", types().holder(leaving.kind().root()), body.value(leaving.place()));
        leavingLoop(leaving, ways, subject, asked, each);
    }

    private void leavingLoop(Leaving leaving, CodeBlock ways, Optional<Variable> subject, List<Expr> asked, Each each) {
        List<Expr> kept = keep(leaving.tests(), subject, asked);
        Kind root = leaving.kind().root();
        List<Variable> subjects = new ArrayList<>();
        leaving.tests().forEach(test -> subjects.add(test.subject()));
        subject.ifPresent(subjects::add);
        String hint = subjects.isEmpty() || subjects.get(0).name().equals("it")
                ? JavaNames.value(leaving.kind().name())
                : subjects.get(0).name();
        String way = body.scope().fresh(leaving.kind() == root ? hint : JavaNames.value(root.name()));
        body.begin("for ($T $L : $L)", types().kind(root), way, ways);
        String member = way;
        if (leaving.kind() != root) {
            member = body.scope().fresh(hint);
            body.begin("if (!($L instanceof $T $L))", way, types().kind(leaving.kind()), member);
            body.line("continue");
            body.end();
        }
        for (Variable one : subjects) {
            body.scope().bind(one, member);
        }
        leaving.tests().forEach(test -> skipUnless(test.condition()));
        each.run(CodeBlock.of("$L.index()", member), CodeBlock.of("1"));
        body.end();
        kept.forEach(body.scope()::forget);
    }

    /** Opens a loop over a set; each member's number is in a local of that name. */
    private void beginLoop(Type type, CodeBlock members, String index) {
        if (game.small(type)) {
            String left = body.scope().fresh("left");
            body.begin("for (long $1L = $2L; $1L != 0; $1L = $3T.rest($1L))", left, members, RuntimeTypes.SETS);
            body.line("int $L = $T.first($L)", index, RuntimeTypes.SETS, left);
            return;
        }
        CodeBlock set = members;
        if (!members.toString().matches("[A-Za-z_][A-Za-z0-9_]*|[A-Z][A-Za-z]*\\.(all\\(\\)|[A-Z0-9_]+)")) {
            String all = body.scope().fresh("all");
            body.line("$T $L = $L", types().of(type), all, members);
            set = CodeBlock.of("$L", all);
        }
        body.begin(
                "for (int $1L = $2T.next($3L, 0); $1L >= 0; $1L = $2T.next($3L, $1L + 1))",
                index,
                RuntimeTypes.SETS,
                set);
    }

    private static List<Expr.Filter> filters(Expr set) {
        List<Expr.Filter> filters = new ArrayList<>();
        Expr base = set;
        while (base instanceof Expr.Filter filter) {
            filters.add(0, filter);
            base = filter.set();
        }
        return filters;
    }

    /** Works out before a loop what is the same for all members; the path that explains does it for each. */
    private List<Expr> keep(List<Cuts.Test> tests, Optional<Variable> subject, List<Expr> asked) {
        if (body.scope().explaining()) {
            return List.of();
        }
        Set<Variable> subjects = Collections.newSetFromMap(new IdentityHashMap<>());
        tests.forEach(test -> subjects.add(test.subject()));
        subject.ifPresent(subjects::add);
        List<Expr> conditions =
                new ArrayList<>(tests.stream().map(Cuts.Test::condition).toList());
        conditions.addAll(asked);
        List<Expr> kept = Invariants.in(conditions, subjects);
        for (Expr same : kept) {
            CodeBlock value = body.value(same);
            String name = body.scope()
                    .fresh(same instanceof Expr.CallRule call ? call.rule().name() : "same");
            body.line("$T $L = $L", types().of(same.type()), name, value);
            body.scope().keep(same, name);
        }
        return kept;
    }

    private String bind(Variable subject, Kind kind, String index, String member) {
        if (member != null) {
            body.scope().bind(subject, member);
            return member;
        }
        String name = body.scope().fresh(subject.name().equals("it") ? JavaNames.value(kind.name()) : subject.name());
        body.scope().bind(subject, name);
        body.line("$T $L = $T.of($L)", types().kind(kind), name, types().kind(kind), index);
        return name;
    }

    /** Goes on with the next member of the loop around it unless a condition holds. */
    void skipUnless(Expr condition) {
        if (condition instanceof Expr.And and) {
            skipUnless(and.left());
            skipUnless(and.right());
            return;
        }
        body.begin("if ($L)", body.negated(condition).block());
        body.line("continue");
        body.end();
    }

    private void diceLoop(Expr base, List<Expr.Filter> filters, Optional<Variable> subject, Each each) {
        CodeBlock bag = body.held(base, "dice");
        String face = body.scope().fresh("face");
        body.begin("for (int $1L = 0; $1L <= $2T.HIGHEST_FACE; $1L++)", face, RuntimeTypes.BAG);
        for (Expr.Filter filter : filters) {
            body.scope().bind(filter.subject(), face);
            skipUnless(filter.condition());
        }
        subject.ifPresent(variable -> body.scope().bind(variable, face));
        each.run(CodeBlock.of("$L", face), CodeBlock.of("$T.of($L, $L)", RuntimeTypes.BAG, bag, face));
        body.end();
    }

    /** The ways of a kind that leave a place, and what else is asked of each. */
    private record Leaving(Kind kind, Expr place, List<Cuts.Test> tests) {}

    /** Whether a set is that of the ways that leave a place, written out or as a rule that says nothing else. */
    private Optional<Leaving> leaving(Expr base, List<Expr.Filter> filters) {
        List<Cuts.Test> tests = filters.stream().flatMap(Cuts.Test::of).toList();
        if (base instanceof Expr.CallRule call && !body.scope().explaining()) {
            return game.plainRule(call.rule())
                    .filter(value -> value instanceof Expr.Filter)
                    .map(value -> (Expr.Filter) value)
                    .flatMap(filter -> leaving(filter.set(), List.of(filter)))
                    .filter(ways -> ways.tests().isEmpty())
                    .flatMap(ways -> Cuts.argument(call, ways.place()))
                    .map(place -> new Leaving(kindOf(call.type()), place, tests));
        }
        if (!(base instanceof Expr.All all) || all.kind().category() != Kind.Category.LINK || tests.isEmpty()) {
            return Optional.empty();
        }
        Cuts.Test first = tests.get(0);
        if (!(first.condition() instanceof Expr.Same same)
                || !(same.left() instanceof Expr.Builtin from)
                || from.known() != Expr.Known.FROM
                || !(from.arguments().get(0) instanceof Expr.Read read)
                || read.variable() != first.subject()) {
            return Optional.empty();
        }
        return Optional.of(new Leaving(all.kind(), same.right(), tests.subList(1, tests.size())));
    }

    // ------------------------------------------------------------------ sets as values

    Code literal(Expr.SetLiteral node) {
        CodeBlock set = types().emptySet(kindOf(node.type()));
        for (Expr member : node.members()) {
            set = CodeBlock.of("$T.with($L, $L.index())", RuntimeTypes.SETS, set, body.operand(member));
        }
        return new Code(set, Code.ATOM);
    }

    Code filter(Expr.Filter node) {
        if (isDice(node)) {
            String kept = body.scope().fresh("kept");
            Expr base = node;
            while (base instanceof Expr.Filter inner) {
                base = inner.set();
            }
            CodeBlock bag = body.held(base, "dice");
            body.line("long $L = $T.EMPTY", kept, RuntimeTypes.BAG);
            loop(
                    node,
                    Optional.empty(),
                    (face, times) -> body.line("$L += $T.only($L, $L)", kept, RuntimeTypes.BAG, bag, face));
            return Code.atom("$L", kept);
        }
        Optional<CodeBlock> whole = wholly(node);
        if (whole.isPresent()) {
            return new Code(whole.get(), Code.ATOM);
        }
        String chosen = collector(node.type(), "chosen");
        loop(
                node,
                Optional.empty(),
                (index, times) -> body.line("$1L = $2T.with($1L, $3L)", chosen, RuntimeTypes.SETS, index));
        return Code.atom("$L", chosen);
    }

    /** A filter that can be asked of the whole set at once is no loop. */
    private Optional<CodeBlock> wholly(Expr set) {
        List<Expr.Filter> filters = filters(set);
        if (filters.isEmpty() || isDice(set)) {
            return Optional.empty();
        }
        Expr base = filters.get(0).set();
        Optional<Leaving> leaving = leaving(base, filters);
        if (leaving.isPresent()) {
            return leaving.filter(ways -> base instanceof Expr.All)
                    .filter(ways -> ways.tests().isEmpty())
                    .map(this::index);
        }
        Body.Aside<Cuts.Cut> cut = body.aside(
                () -> cuts.of(base, filters.stream().flatMap(Cuts.Test::of).toList()));
        if (!cut.value().rest().isEmpty()) {
            return Optional.empty();
        }
        body.raw(cut.written());
        return cut.value().set();
    }

    /** The ways that leave a place, from an index. */
    private CodeBlock index(Leaving leaving) {
        Kind root = leaving.kind().root();
        CodeBlock set = CodeBlock.of("$T.leaving($L)", types().kind(root), body.value(leaving.place()));
        return leaving.kind() == root
                ? set
                : CodeBlock.of("$T.and($L, $T.all())", RuntimeTypes.SETS, set, types().kind(leaving.kind()));
    }

    private String collector(Type type, String hint) {
        String name = body.scope().fresh(hint);
        body.line("$T $L = $L", types().of(type), name, types().emptySet(kindOf(type)));
        return name;
    }

    Code mapEach(Expr.MapEach node) {
        String found = collector(node.type(), "found");
        eachValue(node, value -> {
            if (node.value().type() instanceof Type.SetOf) {
                body.line("$1L = $2T.union($1L, $3L)", found, RuntimeTypes.SETS, value.block());
            } else {
                body.line("$1L = $2T.with($1L, $3L.index())", found, RuntimeTypes.SETS, value.in(Code.ATOM));
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
            loop(node.set(), Optional.of(node.subject()), (index, times) -> work.run());
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
                loop(candidates, Optional.of(node.subject()), (index, times) -> {
                    Code test = body.code(preference.value());
                    body.begin("if ($L)", test.block());
                    body.line("$1L = $2T.with($1L, $3L)", kept, RuntimeTypes.SETS, index);
                    body.end();
                });
            } else {
                String extreme = body.scope().fresh("extreme");
                boolean most = preference.extreme().get() == Expr.Total.MOST;
                body.line("int $L = $L", extreme, most ? "Integer.MIN_VALUE" : "Integer.MAX_VALUE");
                loop(candidates, Optional.of(node.subject()), (index, times) -> {
                    CodeBlock value = body.held(preference.value(), "value");
                    body.begin(most ? "if ($L > $L)" : "if ($L < $L)", value, extreme);
                    body.line("$L = $L", extreme, value);
                    body.line("$L = $L", kept, types().emptySet(kindOf(type)));
                    body.end();
                    body.begin("if ($L == $L)", value, extreme);
                    body.line("$1L = $2T.with($1L, $3L)", kept, RuntimeTypes.SETS, index);
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
        waysOn(node, place, () -> {
            CodeBlock to = CodeBlock.of("$L.to().index()", body.scope().read(node.way()));
            body.begin("if ($T.has($L, $L))", RuntimeTypes.SETS, reached, to);
            body.line("continue");
            body.end();
            skipUnless(node.open());
            body.line("$1L = $2T.with($1L, $3L)", reached, RuntimeTypes.SETS, to);
            body.line("$1L = $2T.with($1L, $3L)", front, RuntimeTypes.SETS, to);
        });
        body.end();
        return Code.atom("$L", reached);
    }

    private void waysOn(Expr.ReachAlong node, String place, Runnable each) {
        Kind places = game.layout().places();
        Variable here = new Variable("here", new Type.Of(places), Variable.Role.LET);
        body.line("$1T $2L = $1T.of($3L)", types().kind(places), body.scope().declare(here), place);
        Leaving leaving = new Leaving(node.ways(), new Expr.Read(node.span(), here), List.of());
        leavingLoop(leaving, Optional.of(node.way()), List.of(), (index, times) -> each.run());
    }

    private Code search(Expr.ReachAlong node) {
        Type type = node.type();
        String search = body.scope().fresh("search");
        body.line("$T $L = state.search()", RuntimeTypes.SEARCH, search);
        body.line("$L.start()", search);
        loop(node.from(), Optional.empty(), (index, times) -> body.line("$L.from($L)", search, index));
        Optional<CodeBlock> within = node.within().map(limit -> body.held(limit, "limit"));
        String place = body.scope().fresh("place");
        body.begin("for (int $1L = $2L.next(); $1L >= 0; $1L = $2L.next())", place, search);
        waysOn(node, place, () -> {
            skipUnless(node.open());
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
        body.line("$T $L = $L.$L()", types().of(type), reached, search, game.small(type) ? "reached" : "reachedBits");
        body.line("state.searched($L)", search);
        return Code.atom("$L", reached);
    }

    // ------------------------------------------------------------------ questions

    Code contains(Expr.Contains node) {
        if (node.set() instanceof Expr.Filter filter && !isDice(filter)) {
            CodeBlock member = body.held(node.member(), "member");
            body.scope().bind(filter.subject(), member.toString());
            Variable known = new Variable("member", node.member().type(), Variable.Role.LET);
            body.scope().bind(known, member.toString());
            Expr inBase = new Expr.Contains(node.span(), filter.set(), new Expr.Read(node.span(), known));
            return body.code(new Expr.And(node.span(), inBase, filter.condition()));
        }
        if (node.set() instanceof Expr.All all
                && node.member().type() instanceof Type.Of of
                && of.kind().isA(all.kind())) {
            return Code.atom("true");
        }
        boolean mayBeElsewhere = node.member() instanceof Expr.Builtin builtin && builtin.known() == Expr.Known.AT;
        return mayBeElsewhere
                ? Code.atom("$T.has($L, $L)", RuntimeTypes.SETS, body.value(node.set()), placeNumber(node.member()))
                : Code.atom(
                        "$T.has($L, $L.index())",
                        RuntimeTypes.SETS,
                        body.value(node.set()),
                        body.operand(node.member()));
    }

    Code any(Expr set) {
        Optional<CodeBlock> printed = wholly(set);
        if (printed.isPresent()) {
            return Code.of(Code.UNARY, "!$T.isEmpty($L)", RuntimeTypes.SETS, printed.get());
        }
        if (!(set instanceof Expr.Filter)) {
            return isDice(set)
                    ? Code.of(Code.EQUAL, "$L != $T.EMPTY", body.operand(set), RuntimeTypes.BAG)
                    : Code.of(Code.UNARY, "!$T.isEmpty($L)", RuntimeTypes.SETS, body.value(set));
        }
        String any = body.scope().fresh("any");
        body.line("boolean $L = false", any);
        loop(set, Optional.empty(), (index, times) -> {
            if (isDice(set)) {
                body.begin("if ($L > 0)", times);
                body.line("$L = true", any);
                body.line("break");
                body.end();
            } else {
                body.line("$L = true", any);
                body.line("break");
            }
        });
        return Code.atom("$L", any);
    }

    Code count(Expr set) {
        Optional<CodeBlock> printed = wholly(set);
        if (printed.isPresent()) {
            return Code.atom("$T.count($L)", RuntimeTypes.SETS, printed.get());
        }
        if (!(set instanceof Expr.Filter)) {
            return Code.atom("$T.count($L)", isDice(set) ? RuntimeTypes.BAG : RuntimeTypes.SETS, body.value(set));
        }
        String count = body.scope().fresh("count");
        body.line("int $L = 0", count);
        loop(set, Optional.empty(), (index, times) -> {
            if (isDice(set)) {
                body.line("$L += $L", count, times);
            } else {
                body.line("$L++", count);
            }
        });
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
        loop(node.set(), Optional.of(node.subject()), (index, times) -> {
            if (sum && isDice(node.set())) {
                body.line("$L += $L * $L", total, times, body.code(node.value()).in(Code.TIMES));
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
        });
        return Code.atom("$L", total);
    }

    TypeName typeOf(Expr set) {
        return types().of(set.type());
    }
}
