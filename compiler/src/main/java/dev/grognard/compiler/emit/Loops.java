package dev.grognard.compiler.emit;

import com.palantir.javapoet.CodeBlock;
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
import java.util.function.BiConsumer;

/** Writes loops over sets and handfuls of dice; what can be asked of a whole set at once, or is the same for all, stands in front of them. */
final class Loops {
    private final Emission game;
    private final Body body;
    private final Cuts cuts;

    Loops(Emission game, Body body) {
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

    /** What is done with each member; {@code index} is its number, {@code times} how often it counts (dice). */
    interface Each {
        void run(CodeBlock index, CodeBlock times);

        /** Whether what is told of a member does not rest on those before it, because all of them are looked at. */
        default boolean tellsEachByItself() {
            return false;
        }

        /** Whether one member is enough, so that nothing is told of those that were looked at in vain before it. */
        default boolean looksForOne() {
            return false;
        }
    }

    static Each lookingForOne(Each each) {
        return new Each() {
            @Override
            public void run(CodeBlock index, CodeBlock times) {
                each.run(index, times);
            }

            @Override
            public boolean looksForOne() {
                return true;
            }
        };
    }

    /** The same for each of all members, where something may be told on the way. */
    Each tellingEach(Expr set, Optional<Expr> value, Each each) {
        List<Expr> read = new ArrayList<>();
        filters(set).forEach(filter -> read.add(filter.condition()));
        value.ifPresent(read::add);
        boolean tells = body.scope().explaining() && ModelTree.any(read, part -> part instanceof Expr.CallRule);
        return tells ? tellingEach(each) : each;
    }

    static Each tellingEach(Each each) {
        return new Each() {
            @Override
            public void run(CodeBlock index, CodeBlock times) {
                each.run(index, times);
            }

            @Override
            public boolean tellsEachByItself() {
                return true;
            }
        };
    }

    /** Loops over a set or a handful of dice, through any filters, binding the subjects on the way. */
    void each(Expr set, Optional<Variable> subject, Each each) {
        each(set, subject, List.of(), each);
    }

    /** The same, where each member is then asked these tests. */
    void each(Expr set, Optional<Variable> subject, List<Expr> asked, Each each) {
        List<Expr.Filter> filters = filters(set);
        Expr base = filters.isEmpty() ? set : filters.get(0).set();
        if (set.type() instanceof Type.Dice) {
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
        beginTelling(each);
        beginLoop(base.type(), members, index);
        tellNext(each);
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
        endTelling(each);
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
        CodeBlock arguments = CodeBlock.join(before, ", ");
        return before.size() <= 2
                && byWay(
                        set,
                        subject,
                        (rows, row) -> body.line("state.options($L, $L, $L)", arguments, rows, row),
                        (index, times) -> body.line("state.option($L, $L)", arguments, index));
    }

    /** The same, where options are only counted. */
    boolean countByWay(Expr set, Variable subject, String count) {
        return byWay(
                set,
                subject,
                (rows, row) -> body.line("$L += $L[$L].length", count, rows, row),
                (index, times) -> body.line("$L++", count));
    }

    /** Counts only those of the ways that conditions must be asked of. */
    void countDoubtful(Expr set, Variable subject, String count) {
        byWay(set, subject, (rows, row) -> {}, (index, times) -> body.line("$L++", count));
    }

    /** A set of ways told apart by what is printed, for each place that they leave, if that can be done. */
    Optional<PrintedSets.Ways> waysApart(Expr set) {
        return leavingByPlace(set).flatMap(this::apart);
    }

    private Optional<Leaving> leavingByPlace(Expr set) {
        List<Expr.Filter> filters = filters(set);
        return leaving(filters.isEmpty() ? set : filters.get(0).set(), filters)
                .filter(ways -> ways.kind().parent().isEmpty());
    }

    private Optional<PrintedSets.Ways> apart(Leaving leaving) {
        return game.printedSets().ways(leaving.kind(), leaving.tests());
    }

    private boolean byWay(Expr set, Variable subject, BiConsumer<CodeBlock, CodeBlock> open, Each doubtful) {
        Optional<Leaving> leaving = leavingByPlace(set);
        Optional<PrintedSets.Ways> apart = leaving.flatMap(this::apart);
        if (apart.isEmpty()) {
            return false;
        }
        CodeBlock here = placeAtHand(leaving.get().place(), apart.get());
        open.accept(apart.get().open(), here);
        apart.get()
                .doubtful()
                .map(ways -> CodeBlock.of("$L[$L]", ways.ways(), here))
                .ifPresent(ways -> leavingLoop(leaving.get(), ways, Optional.of(subject), List.of(), doubtful));
        return true;
    }

    /** The number of a place, which is worked out only once where it is wanted twice. */
    private CodeBlock placeAtHand(Expr place, PrintedSets.Ways apart) {
        CodeBlock number = placeNumber(place);
        if (apart.doubtful().isEmpty() || body.scope().placeNumber(place).isPresent()) {
            return number;
        }
        String here = body.scope().freshSettled("here");
        body.line("int $L = $L", here, number);
        return CodeBlock.of("$L", here);
    }

    /** The number of a place; where a piece stands it is at hand. */
    CodeBlock placeNumber(Expr place) {
        Optional<String> known = body.scope().placeNumber(place);
        if (known.isPresent()) {
            return CodeBlock.of("$L", known.get());
        }
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
        beginTelling(each);
        body.begin("for ($T $L : $L)", types().kind(root), way, ways);
        tellNext(each);
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
        endTelling(each);
        kept.forEach(body.scope()::forget);
    }

    private void beginTelling(Each each) {
        if (each.tellsEachByItself()) {
            body.line("why.members()");
        }
        if (each.looksForOne()) {
            body.line("why.looks()");
        }
    }

    private void tellNext(Each each) {
        if (each.tellsEachByItself()) {
            body.line("why.member()");
        }
        if (each.looksForOne()) {
            body.line("why.looksAtNext()");
        }
    }

    private void endTelling(Each each) {
        if (each.tellsEachByItself()) {
            body.line("why.membersOver()");
        }
        if (each.looksForOne()) {
            body.line("why.looked()");
        }
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

    static List<Expr.Filter> filters(Expr set) {
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
            body.scope().counts(filter.subject());
            skipUnless(filter.condition());
        }
        subject.ifPresent(variable -> {
            body.scope().bind(variable, face);
            body.scope().counts(variable);
        });
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
                || read.variable() != first.subject()
                || ModelTree.any(
                        same.right(), part -> part instanceof Expr.Read other && other.variable() == read.variable())) {
            return Optional.empty();
        }
        return Optional.of(new Leaving(all.kind(), same.right(), tests.subList(1, tests.size())));
    }

    /** Goes through the ways of a kind that leave the place with this number. */
    void ways(Kind kind, String place, Variable way, Runnable each) {
        Kind places = game.layout().places();
        Variable here = new Variable("here", new Type.Of(places), Variable.Role.LET);
        body.line("$1T $2L = $1T.of($3L)", types().kind(places), body.scope().declare(here), place);
        Leaving leaving = new Leaving(kind, new Expr.Read(kind.span(), here), List.of());
        leavingLoop(leaving, Optional.of(way), List.of(), (index, times) -> each.run());
    }

    /** A filter that can be asked of the whole set at once is no loop. */
    Optional<CodeBlock> wholly(Expr set) {
        List<Expr.Filter> filters = filters(set);
        if (filters.isEmpty() || set.type() instanceof Type.Dice) {
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
}
