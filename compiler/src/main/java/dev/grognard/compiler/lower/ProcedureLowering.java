package dev.grognard.compiler.lower;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GlobalDef;
import dev.grognard.compiler.model.GlobalState;
import dev.grognard.compiler.model.Hooks;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.MomentDef;
import dev.grognard.compiler.model.OptionDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.TravelDef;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Cuts one procedure into blocks: statement by statement, a new block wherever it may come to rest. */
final class ProcedureLowering {
    /** Where `stop` and `give` lead, and which interrupt watches there. */
    private record Target(int block, int guard) {}

    private final Lowering game;
    private final Signature procedure;
    private final BlockWriter blocks;
    private final EffectLowering effects;
    private final List<LoweredProcedure.Guard> guards = new ArrayList<>();
    private final List<LoweredProcedure.PhaseStart> starts = new ArrayList<>();
    private Target stop;
    private Target leave;
    private Optional<Variable> given = Optional.empty();
    /** Where `stop` ends the journey that is under way, this says that it did. */
    private Optional<Variable> journeyEnds = Optional.empty();

    private Optional<Runnable> usual = Optional.empty();
    /** The phases around what is being cut. */
    private final List<Statement.Phase> around = new ArrayList<>();

    private int guard;
    private int guardCount;
    /** The loops around what is being cut whose passes an example can enter, the outermost first. */
    private final List<Round> rounds = new ArrayList<>();
    /** The repetitions around it, the outermost first. */
    private final List<Repetition> repetitions = new ArrayList<>();
    /** What holds where it is reached. */
    private final List<Expr> conditions = new ArrayList<>();
    /** What has been noted on the way there and can be read there, in its order. */
    private final List<Noted> noted = new ArrayList<>();

    /** A variable and what it was given: the argument of a phase around, or what the text says. */
    private record Noted(Variable variable, Expr value) {}

    /** A loop over a list that is written out: what it goes through, and how many passes have begun. */
    private record Round(Variable variable, List<Expr> members, List<Variable> elements, Variable count) {}

    /** Something that is done several times: how many times are left, and how many there are. */
    private record Repetition(Variable left, Expr times) {}

    ProcedureLowering(Lowering game, Signature procedure) {
        this.game = game;
        this.procedure = procedure;
        this.blocks = new BlockWriter(new Frame(procedure, game.layout()));
        this.effects = new EffectLowering(game, procedure, blocks);
    }

    LoweredProcedure lower(int id, Statement.Block body, Hooks hooks, List<String> cases, String doc, Span span) {
        blocks.open(blocks.fresh());
        int end = blocks.fresh();
        given = journeyEnds.or(() -> procedure.result().map(type -> blocks.variable("given", type)));
        leave = new Target(end, 0);
        stop = leave;
        if (game.hasResets(procedure.name())) {
            blocks.add(new Op.Reset(procedure.name()));
        }
        hooks.before().forEach(this::hook);
        instead(hooks, () -> block(body));
        blocks.jump(end);
        blocks.open(end);
        leave = new Target(blocks.fresh(), 0);
        stop = leave;
        hooks.after().forEach(this::hook);
        blocks.jump(leave.block());
        blocks.open(leave.block());
        given.ifPresent(variable -> blocks.add(new Op.GiveValue(new Expr.Read(span, variable))));
        blocks.seal(new Exit.Return());
        return new LoweredProcedure(
                id,
                procedure,
                blocks.frame(),
                blocks.finish(LoweredProcedure.roots(starts, guards)),
                guards,
                effects.decisions(),
                starts,
                cases,
                doc,
                span);
    }

    /** What happens around a step of a journey; it gives whether the journey ends with that. */
    LoweredProcedure lower(int id, TravelDef.StepHook hook) {
        Variable ends = blocks.variable("ends", Type.BOOL);
        journeyEnds = Optional.of(ends);
        List<Statement> statements = new ArrayList<>();
        statements.add(new Statement.Init(hook.span(), ends, new Expr.Truth(hook.span(), false)));
        if (hook.when().isPresent()) {
            statements.add(
                    new Statement.If(hook.span(), hook.when().get(), hook.body(), Statement.Block.EMPTY, List.of()));
        } else {
            statements.addAll(hook.body().statements());
        }
        return lower(id, new Statement.Block(statements), Hooks.NONE, hook.cases(), "", hook.span());
    }

    // ------------------------------------------------------------------ hooks and moments

    private void hook(Hooks.Hook hook) {
        conditional(hook.when(), hook.body());
    }

    private void moment(MomentDef moment) {
        conditional(moment.when(), moment.body());
    }

    /** A body of its own that `stop` leaves. */
    private void conditional(Optional<Expr> when, Statement.Block body) {
        int end = blocks.fresh();
        Target outer = stop;
        stop = new Target(end, guard);
        if (when.isPresent()) {
            int yes = blocks.fresh();
            blocks.seal(new Exit.Branch(when.get(), yes, end));
            blocks.open(yes);
        }
        block(body);
        blocks.jump(end);
        blocks.open(end);
        stop = outer;
    }

    private void instead(Hooks hooks, Runnable core) {
        if (hooks.instead().isEmpty()) {
            core.run();
            return;
        }
        int end = blocks.fresh();
        for (Hooks.Hook hook : hooks.instead()) {
            int next = blocks.fresh();
            int yes = blocks.fresh();
            blocks.seal(hook.when().isPresent() ? new Exit.Branch(hook.when().get(), yes, next) : new Exit.Jump(yes));
            blocks.open(yes);
            Target outer = stop;
            Optional<Runnable> outerUsual = usual;
            stop = new Target(end, guard);
            usual = Optional.of(core);
            block(hook.body());
            stop = outer;
            usual = outerUsual;
            blocks.jump(end);
            blocks.open(next);
        }
        core.run();
        blocks.jump(end);
        blocks.open(end);
    }

    private void hooked(Hooks hooks, Runnable core) {
        hooks.before().forEach(this::hook);
        instead(hooks, core);
        hooks.after().forEach(this::hook);
    }

    // ------------------------------------------------------------------ statements

    private void block(Statement.Block block) {
        int before = noted.size();
        block.reached().forEach(this::statement);
        noted.subList(before, noted.size()).clear();
    }

    private void statement(Statement statement) {
        blocks.mark(statement.span());
        if (statement instanceof Statement.Let let) {
            note(let.variable(), let.value());
        } else if (statement instanceof Statement.Init init) {
            note(init.variable(), init.value());
        } else if (!game.effects().mustBeCut(statement)) {
            blocks.add(new Op.Plain(statement));
        } else {
            cut(statement);
        }
    }

    private void assignNew(Variable variable, Expr value) {
        blocks.frame().add(variable);
        blocks.store(variable, effects.value(value));
    }

    private void note(Variable variable, Expr value) {
        assignNew(variable, value);
        noted.add(new Noted(variable, value));
    }

    private void cut(Statement statement) {
        if (statement instanceof Statement.Assign assign) {
            Expr value = effects.value(assign.value());
            blocks.add(new Op.Plain(
                    new Statement.Assign(assign.span(), assign.target(), assign.change(), value, assign.cases())));
        } else if (statement instanceof Statement.Move move) {
            new MoveLowering(game, blocks, effects).move(move);
        } else if (statement instanceof Statement.Reveal reveal) {
            blocks.rest();
            blocks.add(new Op.Show(reveal.pieces(), reveal.to(), reveal.cases()));
        } else if (statement instanceof Statement.RevealThat reveal) {
            blocks.add(new Op.Tell(reveal.fact(), reveal.to()));
        } else if (statement instanceof Statement.Give give) {
            Variable variable = given.orElseThrow();
            blocks.store(variable, effects.value(give.value()));
            leaveTo(leave);
        } else if (statement instanceof Statement.Stop) {
            journeyEnds
                    .filter(variable -> stop.equals(leave))
                    .ifPresent(variable -> blocks.store(variable, new Expr.Truth(statement.span(), true)));
            leaveTo(stop);
        } else if (statement instanceof Statement.Usual) {
            usual.ifPresent(Runnable::run);
        } else if (statement instanceof Statement.Perform perform) {
            effects.perform(perform.call());
        } else if (statement instanceof Statement.Step step) {
            hooked(step.hooks(), () -> block(step.body()));
            blocks.rest();
        } else if (statement instanceof Statement.Phase phase) {
            phase(phase);
        } else if (statement instanceof Statement.EachTurn turns) {
            eachTurn(turns);
        } else if (statement instanceof Statement.If branch) {
            branch(branch);
        } else if (statement instanceof Statement.ForEach loop) {
            forEach(loop);
        } else if (statement instanceof Statement.RepeatTimes repeat) {
            repeatTimes(repeat);
        } else if (statement instanceof Statement.RepeatUntil repeat) {
            repeatUntil(repeat);
        } else if (statement instanceof Statement.CutShort cut) {
            cutShort(cut);
        } else if (statement instanceof Statement.Menu menu) {
            menu(menu);
        } else if (statement instanceof Statement.Secretly secretly) {
            blocks.add(Op.Secrecy.BEGINS);
            block(secretly.body());
            blocks.add(secretly.revealed() ? Op.Secrecy.REVEALS : Op.Secrecy.ENDS);
        } else if (statement instanceof Statement.EndGame end) {
            blocks.seal(new Exit.End(end.ending()));
            blocks.open(blocks.fresh());
        } else if (statement instanceof Statement.Reckon) {
            blocks.seal(new Exit.Reckon());
            blocks.open(blocks.fresh());
        } else {
            throw new IllegalStateException(
                    "no way to cut " + statement.getClass().getSimpleName());
        }
    }

    private void leaveTo(Target target) {
        if (guard != target.guard()) {
            blocks.add(new Op.Guard(target.guard()));
        }
        blocks.jump(target.block());
        blocks.open(blocks.fresh());
    }

    private void branch(Statement.If branch) {
        int yes = blocks.fresh();
        int no = blocks.fresh();
        int end = blocks.fresh();
        Expr condition = effects.value(branch.condition());
        blocks.seal(new Exit.Branch(condition, yes, no));
        blocks.open(yes);
        under(branch.condition(), branch.then());
        blocks.jump(end);
        blocks.open(no);
        under(new Expr.Not(branch.span(), branch.condition()), branch.otherwise());
        blocks.jump(end);
        blocks.open(end);
    }

    private void under(Expr condition, Statement.Block body) {
        conditions.add(condition);
        block(body);
        conditions.remove(conditions.size() - 1);
    }

    private void phase(Statement.Phase phase) {
        Optional<Variable> parameter = phase.parameter();
        parameter.ifPresent(variable -> assignNew(variable, phase.argument().orElseThrow()));
        int begin = blocks.fresh();
        blocks.jump(begin);
        blocks.open(begin);
        starts.add(new LoweredProcedure.PhaseStart(
                phase.name(), startBlock(begin, parameter, phase), parameter, phase.argument()));
        blocks.open(begin);
        if (game.hasResets(phase.name())) {
            blocks.add(new Op.Reset(phase.name()));
        }
        Optional<Expr> whose = parameter.<Expr>map(variable -> new Expr.Read(phase.span(), variable));
        blocks.add(new Op.Begin(phase.name(), whose.or(phase::argument), phase.cases()));
        running(phase.name(), true, phase.span());
        around.add(phase);
        int before = noted.size();
        parameter.ifPresent(
                variable -> noted.add(new Noted(variable, phase.argument().orElseThrow())));
        phase.starts().forEach(this::moment);
        hooked(phase.hooks(), () -> conditional(Optional.empty(), phase.body()));
        phase.ends().forEach(this::moment);
        noted.subList(before, noted.size()).clear();
        around.remove(around.size() - 1);
        running(phase.name(), false, phase.span());
        blocks.rest();
    }

    /** Notes that a phase is under way, or over, if somebody asks about it. */
    private void running(String phase, boolean runs, Span span) {
        game.model().globals().stream()
                .map(GlobalDef::state)
                .filter(state -> state.name().equals(GlobalState.running(phase)))
                .forEach(state -> blocks.add(new Op.Plain(new Statement.Assign(
                        span,
                        new Statement.ToGlobal(state, List.of()),
                        Statement.Change.SET,
                        new Expr.Truth(span, runs),
                        List.of()))));
    }

    /** The block at which an example enters the phase: it sets the argument and the loops around as if they had been come by. */
    private int startBlock(int begin, Optional<Variable> parameter, Statement.Phase phase) {
        Span span = phase.span();
        int entry = blocks.fresh();
        blocks.open(entry);
        around.forEach(outer -> running(outer.name(), true, span));
        parameter.ifPresent(argument -> blocks.add(new Op.TakeStart(argument)));
        repetitions.stream()
                .filter(one -> isKnown(one.times()))
                .forEach(one -> blocks.store(one.left(), less(one.times())));
        for (Round round : rounds) {
            for (int i = 0; i < round.elements().size(); i++) {
                blocks.store(round.elements().get(i), round.members().get(i));
            }
        }
        int ready = blocks.fresh();
        List<Expr> argued = parameter.stream()
                .filter(argument -> isAskedOfRounds(phase.argument().orElseThrow()))
                .<Expr>map(
                        argument -> new Expr.Same(span, phase.argument().orElseThrow(), new Expr.Read(span, argument)))
                .toList();
        List<Expr> reached = conditions.stream().filter(this::isAskedOfRounds).toList();
        if (!reached.isEmpty()) {
            enter(0, Stream.concat(argued.stream(), reached.stream()).toList(), ready);
        }
        if (!argued.isEmpty()) {
            enter(0, argued, ready);
        }
        for (Round round : rounds) {
            pass(round, 0);
            parameter
                    .filter(argument -> phase.argument().orElseThrow() instanceof Expr.Read read
                            && read.variable() == round.variable())
                    .ifPresent(argument -> blocks.store(round.variable(), new Expr.Read(span, argument)));
        }
        blocks.jump(ready);
        blocks.open(ready);
        noteAgain();
        blocks.jump(begin);
        return entry;
    }

    /** What was noted on the way holds for whoever begins here too, unless it was rolled or chosen, or follows from that. */
    private void noteAgain() {
        Set<Variable> again = new HashSet<>(ofRounds());
        for (Noted one : noted) {
            if (isKnown(one.value(), again)) {
                blocks.store(one.variable(), effects.value(one.value()));
                again.add(one.variable());
            }
        }
    }

    /** Goes to a block with the first pass of the loops around, from one of them inwards, in which some conditions hold. */
    private void enter(int depth, List<Expr> wanted, int begin) {
        if (depth == rounds.size()) {
            Expr all = wanted.stream()
                    .reduce((one, other) -> new Expr.And(one.span(), one, other))
                    .orElseThrow();
            int next = blocks.fresh();
            blocks.seal(new Exit.Branch(all, begin, next));
            blocks.open(next);
            return;
        }
        Round round = rounds.get(depth);
        for (int i = 0; i < round.elements().size(); i++) {
            pass(round, i);
            enter(depth + 1, wanted, begin);
        }
    }

    private void pass(Round round, int index) {
        Span span = round.members().get(index).span();
        blocks.store(round.variable(), new Expr.Read(span, round.elements().get(index)));
        blocks.store(round.count(), new Expr.Number(span, index + 1, Type.INT));
    }

    private static Expr less(Expr number) {
        Span span = number.span();
        return new Expr.Arithmetic(span, Expr.Sum.MINUS, number, new Expr.Number(span, 1, Type.INT), Type.INT);
    }

    /** Whether the loops around decide it, and nothing else that happened on the way. */
    private boolean isAskedOfRounds(Expr expr) {
        return isKnown(expr)
                && ModelTree.any(
                        expr,
                        part -> part instanceof Expr.Read read
                                && rounds.stream().anyMatch(round -> round.variable() == read.variable()));
    }

    /** Whether an example that begins here knows it: it asks for nothing that was noted or rolled on the way. */
    private boolean isKnown(Expr expr) {
        return isKnown(expr, ofRounds());
    }

    private Set<Variable> ofRounds() {
        return rounds.stream().map(Round::variable).collect(Collectors.toSet());
    }

    /** Whether it is known where only some of the variables of this frame are. */
    private boolean isKnown(Expr expr, Set<Variable> known) {
        return !game.effects().pauses(expr)
                && !ModelTree.any(
                        expr,
                        part -> part instanceof Expr.Read read
                                && blocks.frame().holds(read.variable())
                                && !known.contains(read.variable()));
    }

    private void eachTurn(Statement.EachTurn turns) {
        int head = blocks.fresh();
        int next = blocks.fresh();
        int last = blocks.fresh();
        blocks.rest();
        blocks.jump(head);
        blocks.open(head);
        blocks.add(new Op.Reset("turn"));
        turns.starts().forEach(this::moment);
        conditional(Optional.empty(), turns.body());
        turns.ends().forEach(this::moment);
        blocks.rest();
        blocks.seal(new Exit.TurnOver(next, last));
        blocks.open(next);
        blocks.add(new Op.NextTurn());
        blocks.jump(head);
        blocks.open(last);
        blocks.seal(new Exit.Reckon());
        blocks.open(blocks.fresh());
    }

    // ------------------------------------------------------------------ loops

    private void forEach(Statement.ForEach loop) {
        blocks.frame().add(loop.variable());
        Optional<Expr.SetLiteral> listed = listed(loop);
        if (loop.chooser().isPresent()) {
            chosenLoop(loop);
        } else if (listed.isPresent()) {
            listedLoop(loop, listed.get());
        } else {
            Expr set = effects.value(loop.set());
            blocks.snapshotLoop(
                    set,
                    loop.variable(),
                    loop.recheck() ? Optional.of(set) : Optional.empty(),
                    () -> block(loop.body()));
        }
    }

    /** A list that is written out; all of a kind are one where phases run for each, because examples may begin with the phase of any. */
    private Optional<Expr.SetLiteral> listed(Statement.ForEach loop) {
        if (loop.set() instanceof Expr.SetLiteral literal) {
            return Optional.of(literal);
        }
        if (loop.set() instanceof Expr.All all && ModelTree.any(loop.body(), Statement.Phase.class::isInstance)) {
            List<Expr> members = new ArrayList<>();
            game.model().membersOf(all.kind()).forEach(member -> members.add(new Expr.Constant(all.span(), member)));
            return Optional.of(new Expr.SetLiteral(all.span(), members, all.type()));
        }
        return Optional.empty();
    }

    /** A list written out runs in the order in which it is written. */
    private void listedLoop(Statement.ForEach loop, Expr.SetLiteral literal) {
        Span span = loop.span();
        List<Variable> elements = new ArrayList<>();
        for (Expr member : literal.members()) {
            Variable element = blocks.variable("next", loop.variable().type());
            blocks.store(element, effects.value(member));
            elements.add(element);
        }
        Variable count = blocks.variable("count", Type.INT);
        blocks.store(count, new Expr.Number(span, 0, Type.INT));
        int head = blocks.fresh();
        int body = blocks.fresh();
        int done = blocks.fresh();
        blocks.jump(head);
        blocks.open(head);
        for (int i = 0; i < elements.size(); i++) {
            int match = blocks.fresh();
            int next = blocks.fresh();
            blocks.seal(new Exit.Branch(
                    new Expr.Same(span, new Expr.Read(span, count), new Expr.Number(span, i, Type.INT)), match, next));
            blocks.open(match);
            blocks.store(loop.variable(), new Expr.Read(span, elements.get(i)));
            blocks.store(count, new Expr.Number(span, i + 1, Type.INT));
            blocks.jump(body);
            blocks.open(next);
        }
        blocks.jump(done);
        blocks.open(body);
        rounds.add(new Round(loop.variable(), literal.members(), elements, count));
        block(loop.body());
        rounds.remove(rounds.size() - 1);
        blocks.jump(head);
        blocks.open(done);
    }

    private void chosenLoop(Statement.ForEach loop) {
        Span span = loop.span();
        Expr set = effects.value(loop.set());
        Variable left = blocks.variable("left", set.type());
        Variable chooser =
                blocks.variable("chooser", loop.chooser().orElseThrow().type());
        blocks.store(left, set);
        blocks.store(chooser, loop.chooser().orElseThrow());
        int head = blocks.fresh();
        int take = blocks.fresh();
        int done = blocks.fresh();
        int asks = blocks.fresh();
        blocks.jump(asks);
        blocks.open(head);
        Kind kind = ((Type.SetOf) set.type()).kind();
        Expr remaining = new Expr.Read(span, left);
        if (loop.recheck()) {
            Variable it = new Variable("it", new Type.Of(kind), Variable.Role.LOOP);
            Expr isLeft = new Expr.Contains(span, remaining, new Expr.Read(span, it));
            blocks.store(left, new Expr.Filter(span, set, it, isLeft, set.type()));
        }
        blocks.jump(asks);
        blocks.open(asks);
        Decision decision = effects.decision(
                loop.name(),
                chooser,
                loop.prompt(),
                loop.cases(),
                new Decision.Pick(
                        left,
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Decision.Takes.NEXT,
                        true));
        blocks.ask(decision, done, Map.of(game.codes().pick(kind), take));
        blocks.open(take);
        blocks.add(new Op.TakeAnswer(loop.variable(), 0));
        Expr one = new Expr.SetLiteral(span, List.of(new Expr.Read(span, loop.variable())), set.type());
        blocks.store(left, new Expr.Difference(span, remaining, one, set.type()));
        block(loop.body());
        blocks.jump(head);
        blocks.open(done);
    }

    private void repeatTimes(Statement.RepeatTimes repeat) {
        Span span = repeat.span();
        Variable left = blocks.variable("timesLeft", Type.INT);
        blocks.store(left, effects.value(repeat.times()));
        int head = blocks.fresh();
        int body = blocks.fresh();
        int done = blocks.fresh();
        blocks.jump(head);
        blocks.open(head);
        Expr count = new Expr.Read(span, left);
        blocks.seal(new Exit.Branch(
                new Expr.Compare(span, Expr.Order.MORE, count, new Expr.Number(span, 0, Type.INT)), body, done));
        blocks.open(body);
        blocks.store(left, less(count));
        repetitions.add(new Repetition(left, repeat.times()));
        block(repeat.body());
        repetitions.remove(repetitions.size() - 1);
        blocks.jump(head);
        blocks.open(done);
    }

    private void repeatUntil(Statement.RepeatUntil repeat) {
        int body = blocks.fresh();
        int done = blocks.fresh();
        blocks.jump(body);
        blocks.open(body);
        block(repeat.body());
        if (repeat.until().isPresent()) {
            Expr until = effects.value(repeat.until().get());
            blocks.seal(new Exit.Branch(until, done, body));
        } else {
            blocks.jump(body);
        }
        blocks.open(done);
    }

    private void cutShort(Statement.CutShort cut) {
        int around = guard;
        int number = ++guardCount;
        int end = blocks.fresh();
        List<LoweredProcedure.Watch> watches = new ArrayList<>();
        List<Integer> handlers = new ArrayList<>();
        for (Statement.Cut clause : cut.cuts()) {
            int handler = blocks.fresh();
            handlers.add(handler);
            watches.add(new LoweredProcedure.Watch(clause.condition(), handler));
        }
        guards.add(new LoweredProcedure.Guard(number, around, watches));
        guard = number;
        blocks.add(new Op.Guard(number));
        blocks.rest();
        block(cut.body());
        blocks.add(new Op.Guard(around));
        guard = around;
        blocks.jump(end);
        for (int i = 0; i < handlers.size(); i++) {
            blocks.open(handlers.get(i));
            blocks.add(new Op.Guard(around));
            block(cut.cuts().get(i).handler());
            blocks.jump(end);
        }
        blocks.open(end);
    }

    // ------------------------------------------------------------------ menus

    private void menu(Statement.Menu menu) {
        assignNew(menu.side(), menu.decider());
        int head = blocks.fresh();
        int end = blocks.fresh();
        int after = end;
        if (menu.repeatedly()) {
            after = blocks.fresh();
        }
        List<Decision.Entry> entries = new ArrayList<>();
        Map<Integer, Integer> answers = new LinkedHashMap<>();
        List<Runnable> bodies = new ArrayList<>();
        int next = after;
        for (Statement.Item item : menu.items()) {
            int body = blocks.fresh();
            int code = item.order().isPresent()
                    ? game.codes().order(item.order().get())
                    : game.codes().option(item.option().orElseThrow(), procedure);
            entries.add(new Decision.Entry(code, item.when(), item.order(), item.option()));
            answers.put(code, body);
            bodies.add(() -> {
                blocks.open(body);
                if (item.order().isPresent()) {
                    order(item.order().get(), menu.side());
                } else {
                    option(item.option().orElseThrow());
                }
                blocks.jump(next);
            });
        }
        if (!menu.must()) {
            answers.put(AnswerCodes.PASS, end);
        }
        int empty = end;
        if (menu.must() && (menu.otherwise().isPresent() || !menu.ifAble())) {
            empty = blocks.fresh();
        }
        blocks.jump(head);
        blocks.open(head);
        Decision decision = effects.decision(
                menu.name(),
                menu.side(),
                menu.prompt(),
                List.of(),
                new Decision.Menu(entries, !menu.must(), menu.must(), menu.decline()));
        blocks.ask(decision, empty, answers);
        bodies.forEach(Runnable::run);
        if (menu.repeatedly()) {
            blocks.open(after);
            if (menu.until().isPresent()) {
                blocks.seal(new Exit.Branch(menu.until().get(), end, head));
            } else {
                blocks.jump(head);
            }
        }
        if (empty != end) {
            blocks.open(empty);
            if (menu.otherwise().isPresent()) {
                block(menu.otherwise().get());
            } else if (!menu.repeatedly()) {
                blocks.add(new Op.Fault(
                        menu.span(), "nothing that must be done can be done; `must if able` passes that over"));
            }
            blocks.jump(end);
        }
        blocks.open(end);
    }

    private void order(Signature order, Variable side) {
        List<Expr> arguments = new ArrayList<>();
        arguments.add(new Expr.Read(blocks.span(), side));
        for (int i = 1; i < order.parameters().size(); i++) {
            Variable parameter = order.parameters().get(i);
            Variable argument = blocks.variable(parameter.name(), parameter.type());
            blocks.add(new Op.TakeAnswer(argument, i - 1));
            arguments.add(new Expr.Read(blocks.span(), argument));
        }
        boolean discovers = game.model().orders().stream()
                .anyMatch(def -> def.signature() == order && def.option().discovers());
        if (discovers) {
            blocks.add(new Op.Learn());
        }
        if (game.effects().pauses(order)) {
            blocks.call(order, arguments);
        } else {
            Expr call = new Expr.CallProcedure(blocks.span(), order, arguments);
            blocks.add(new Op.Plain(new Statement.Perform(blocks.span(), call, List.of())));
        }
    }

    private void option(OptionDef option) {
        int end = blocks.fresh();
        for (int i = 0; i < option.parameters().size(); i++) {
            Variable parameter = option.parameters().get(i).variable();
            blocks.frame().add(parameter);
            blocks.add(new Op.TakeAnswer(parameter, i));
        }
        Target outer = stop;
        stop = new Target(end, guard);
        for (OptionDef.Requirement requirement : option.requirements()) {
            if (requirement.discovers()) {
                int holds = blocks.fresh();
                int fails = blocks.fresh();
                blocks.add(new Op.Learn());
                blocks.seal(new Exit.Branch(requirement.condition(), holds, fails));
                blocks.open(fails);
                requirement
                        .reason()
                        .ifPresent(reason -> blocks.add(
                                new Op.Plain(new Statement.Say(requirement.span(), reason, requirement.cases()))));
                blocks.jump(end);
                blocks.open(holds);
            }
        }
        block(option.body());
        stop = outer;
        blocks.jump(end);
        blocks.open(end);
    }
}
