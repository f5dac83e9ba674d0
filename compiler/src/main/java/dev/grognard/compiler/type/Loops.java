package dev.grognard.compiler.type;

import dev.grognard.compiler.diagnostic.LayerCode;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Statements that hold other statements. */
final class Loops {
    private final Bodies all;
    private final Context context;
    private final Expressions expressions;

    Loops(Bodies all) {
        this.all = all;
        this.context = all.context;
        this.expressions = all.expressions;
    }

    List<Statement> statement(dev.grognard.compiler.ast.Statement node, Env env, Site site) {
        if (node instanceof dev.grognard.compiler.ast.Statement.If branch) {
            return branch(branch, env, site);
        }
        if (node instanceof dev.grognard.compiler.ast.Statement.MatchOn match) {
            return match(match, env, site);
        }
        if (node instanceof dev.grognard.compiler.ast.Statement.For loop) {
            return forEach(loop, env, site);
        }
        if (node instanceof dev.grognard.compiler.ast.Statement.RepeatTimes loop) {
            Expr times = expressions.value(loop.times(), env, Type.INT);
            List<String> cases = context.cite(loop.citation(), "a repetition", env);
            Statement.Block body = all.statements.block(loop.body(), env.afterChange(), site.notOfSequence());
            return Statements.ok(times)
                    ? List.of(new Statement.RepeatTimes(node.span(), times, body, cases))
                    : List.of();
        }
        if (node instanceof dev.grognard.compiler.ast.Statement.RepeatUntil loop) {
            return repeat(loop, env, site);
        }
        if (node instanceof dev.grognard.compiler.ast.Statement.Do cut) {
            return cut(cut, env, site);
        }
        if (node instanceof dev.grognard.compiler.ast.Statement.Menu menu) {
            return all.menus.menu(menu, env, site);
        }
        if (node instanceof dev.grognard.compiler.ast.Statement.Secretly secretly) {
            // What is chosen in secret is known to all that follows, so it belongs to the scope around.
            Statement.Block body = all.statements.statements(secretly.body().statements(), env, site);
            return List.of(new Statement.Secretly(node.span(), body, secretly.revealed()));
        }
        if (node instanceof dev.grognard.compiler.ast.Statement.Step step) {
            return all.sequences.step(step, env, site);
        }
        if (node instanceof dev.grognard.compiler.ast.Statement.Phase phase) {
            return all.sequences.phase(phase, env, site);
        }
        if (node instanceof dev.grognard.compiler.ast.Statement.EachTurn turn) {
            return all.sequences.eachTurn(turn, env, site);
        }
        // Rules, procedures and modifiers were taken by the block; what could not be read was complained about.
        return List.of();
    }

    private List<Statement> branch(dev.grognard.compiler.ast.Statement.If node, Env env, Site site) {
        Expr condition = expressions.condition(node.condition(), env);
        List<String> cases = context.cite(node.citation(), "a condition", env);
        Env known = changes(condition) ? env.afterChange() : env;
        Statement.Block then = all.statements.block(node.then(), known.when(condition), site);
        Statement.Block otherwise = node.otherwise()
                .map(block -> all.statements.block(block, known.unless(condition), site))
                .orElse(Statement.Block.EMPTY);
        return Statements.ok(condition)
                ? List.of(new Statement.If(node.span(), condition, then, otherwise, cases))
                : List.of();
    }

    private static boolean changes(Expr condition) {
        return condition instanceof Expr.CallProcedure || condition instanceof Expr.Will;
    }

    private List<Statement> match(dev.grognard.compiler.ast.Statement.MatchOn node, Env env, Site site) {
        Expr subject = expressions.value(node.subject(), env);
        if (!Statements.ok(subject)) {
            return List.of();
        }
        if (expressions.matches.isOfOtherSort(
                subject,
                node.arms().stream().flatMap(arm -> arm.keys().stream()).toList())) {
            return List.of();
        }
        Matches.Coverage coverage = new Matches.Coverage(subject.type());
        List<Statement> result = new ArrayList<>();
        Expr looked = subject;
        if (Path.of(subject).isEmpty()) {
            Variable variable = new Variable("matched", subject.type(), Variable.Role.LET);
            result.add(new Statement.Let(node.span(), variable, subject, List.of()));
            looked = new Expr.Read(node.subject().span(), variable);
        }
        List<Expr> conditions = new ArrayList<>();
        List<Statement.Block> bodies = new ArrayList<>();
        for (dev.grognard.compiler.ast.Statement.Arm arm : node.arms()) {
            Expr condition = expressions.matches.arm(arm.span(), looked, arm.keys(), env, coverage);
            conditions.add(condition);
            bodies.add(all.statements.block(arm.body(), env.when(condition), site));
        }
        coverage.check(node.span(), context);
        Statement.Block otherwise = Statement.Block.EMPTY;
        for (int i = conditions.size() - 1; i >= 0; i--) {
            boolean last = i == conditions.size() - 1;
            otherwise = last
                    ? bodies.get(i)
                    : new Statement.Block(List.of(
                            new Statement.If(node.span(), conditions.get(i), bodies.get(i), otherwise, List.of())));
        }
        result.addAll(otherwise.statements());
        return conditions.stream().allMatch(c -> Statements.ok(c)) ? result : List.of();
    }

    private List<Statement> forEach(dev.grognard.compiler.ast.Statement.For node, Env env, Site site) {
        Expr set = expressions.domain(node.variable(), node.set(), env);
        List<String> cases = context.cite(node.citation(), "a loop", env);
        Optional<Expr> chooser = node.chooser()
                .map(c -> expressions.value(c, env.pure("who chooses"), new Type.Of(context.symbols.known("Side"))));
        Env inner = env.afterChange().inner();
        Type type = Types.isError(set)
                ? Types.errorType()
                : set.type() instanceof Type.SetOf of ? new Type.Of(of.kind()) : Type.INT;
        Variable variable = expressions.declare(node.variable(), type, Variable.Role.LOOP, inner);
        Statement.Block body = all.statements.block(node.body(), inner.with(members(set, variable)), site);
        if (!Statements.ok(set) || chooser.filter(Types::isError).isPresent()) {
            return List.of();
        }
        if (!(set.type() instanceof Type.SetOf)) {
            context.error(TypeCode.NOT_A_SET, node.set().span(), "a loop runs over things, not over dice", "dice");
            return List.of();
        }
        return List.of(new Statement.ForEach(
                node.span(),
                variable,
                set,
                isReadAgain(set),
                chooser,
                expressions.text(node.prompt(), env),
                node.variable().text(),
                body,
                cases));
    }

    /** What a filter tells about the members it lets through. */
    static Facts members(Expr set, Variable variable) {
        if (set instanceof Expr.Filter filter) {
            return Facts.whenTrue(filter.condition())
                    .replacing(filter.subject(), new Path(List.of(variable)))
                    .and(members(filter.set(), variable));
        }
        return Facts.NONE;
    }

    /** A set given by rule, filter or query is read again before each round; a stored or literal one is not. */
    private static boolean isReadAgain(Expr set) {
        if (set instanceof Expr.Union union) {
            return isReadAgain(union.left()) || isReadAgain(union.right());
        }
        if (set instanceof Expr.Difference difference) {
            return isReadAgain(difference.left()) || isReadAgain(difference.right());
        }
        return set instanceof Expr.CallRule
                || set instanceof Expr.Filter
                || set instanceof Expr.Query
                || set instanceof Expr.MapEach
                || set instanceof Expr.Best;
    }

    private List<Statement> repeat(dev.grognard.compiler.ast.Statement.RepeatUntil node, Env env, Site site) {
        List<String> cases = context.cite(node.citation(), "a repetition", env);
        Env inner = env.afterChange().inner();
        Statement.Block body = all.statements.statements(node.body().statements(), inner, site.notOfSequence());
        Optional<Expr> until = node.until().map(u -> expressions.condition(u, inner.pure("`until`")));
        return until.filter(Types::isError).isPresent()
                ? List.of()
                : List.of(new Statement.RepeatUntil(node.span(), body, until, cases));
    }

    private List<Statement> cut(dev.grognard.compiler.ast.Statement.Do node, Env env, Site site) {
        Statement.Block body = all.statements.block(node.body(), env, site);
        List<Statement.Cut> cuts = new ArrayList<>();
        for (dev.grognard.compiler.ast.Statement.Cut cut : node.cuts()) {
            Env after = env.afterChange();
            Expr condition = expressions.condition(cut.condition(), after.pure("`cut short as soon as`"));
            List<String> cases = context.cite(cut.citation(), "an interruption", env);
            Statement.Block handler = cut.handler()
                    .map(block -> all.statements.block(block, after.when(condition), site))
                    .orElse(Statement.Block.EMPTY);
            if (Statements.ok(condition)) {
                cuts.add(new Statement.Cut(condition, handler, cases));
            }
        }
        return List.of(new Statement.CutShort(node.span(), body, cuts));
    }

    void misplaced(dev.grognard.compiler.ast.Statement node, String message) {
        context.error(LayerCode.MISPLACED, node.span(), message, "cannot stand here");
    }
}
