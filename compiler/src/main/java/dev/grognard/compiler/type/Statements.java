package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.ast.StateDecl;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.LayerCode;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.GlobalState;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Blocks and simple statements. */
final class Statements {
    private final Bodies all;
    private final Context context;
    private final Expressions expressions;

    Statements(Bodies all) {
        this.all = all;
        this.context = all.context;
        this.expressions = all.expressions;
    }

    Statement.Block block(dev.grognard.compiler.ast.Statement.Block node, Env env, Site site) {
        return statements(node.statements(), env.inner(), site);
    }

    /** Statements in a scope that is theirs already. What they declare inside procedures is typed when all their names are known. */
    Statement.Block statements(List<dev.grognard.compiler.ast.Statement> nodes, Env env, Site site) {
        List<Runnable> later = all.procedures.locals(nodes, env, site);
        List<Statement> result = new ArrayList<>();
        Env current = env;
        for (dev.grognard.compiler.ast.Statement node : nodes) {
            Env known = current;
            List<Statement> typed = context.guards.keeping(Kept.in(node), () -> statement(node, known, site));
            result.addAll(typed);
            current = after(typed, current);
        }
        later.forEach(one -> context.guards.keeping(Kept.NOWHERE, () -> {
            one.run();
            return null;
        }));
        return new Statement.Block(List.copyOf(result));
    }

    private static Env after(List<Statement> typed, Env env) {
        Env result = env;
        for (Statement statement : typed) {
            if (statement instanceof Statement.If branch && leaves(branch.then())) {
                result = result.unless(branch.condition());
            } else if (statement instanceof Statement.RepeatUntil loop
                    && loop.until().isPresent()) {
                // It ends only when this holds.
                result = result.afterChange().when(loop.until().get());
            } else if (!(statement instanceof Statement.Say) && !isPureLet(statement)) {
                result = result.afterChange();
            }
        }
        return result;
    }

    private Type side() {
        return new Type.Of(context.symbols.known("Side"));
    }

    private static boolean isPureLet(Statement statement) {
        return statement instanceof Statement.Let let
                && !(let.value() instanceof Expr.Choose || let.value() instanceof Expr.CallProcedure);
    }

    private static boolean leaves(Statement.Block block) {
        if (block.statements().isEmpty()) {
            return false;
        }
        Statement last = block.statements().get(block.statements().size() - 1);
        return last instanceof Statement.Stop || last instanceof Statement.Give;
    }

    private List<Statement> statement(dev.grognard.compiler.ast.Statement node, Env env, Site site) {
        if (node instanceof dev.grognard.compiler.ast.Statement.Let let) {
            return let(let, env);
        }
        if (node instanceof dev.grognard.compiler.ast.Statement.State state) {
            return state(state.state(), env);
        }
        if (node instanceof dev.grognard.compiler.ast.Statement.Assign assign) {
            return assign(assign, env);
        }
        if (node instanceof dev.grognard.compiler.ast.Statement.MoveTo move) {
            if (new SwappedMove(expressions).isReported(move, env)) {
                return List.of();
            }
            Expr pieces = pieces(move.what(), env);
            Expr to = expressions.value(move.to(), env, new Type.Of(context.symbols.known("Place")));
            List<String> cases = context.cite(move.citation(), "a move", env);
            if (!ok(pieces, to)) {
                return List.of();
            }
            context.standing.checkMove(pieces, to);
            return List.of(new Statement.Move(move.span(), pieces, to, cases));
        }
        if (node instanceof dev.grognard.compiler.ast.Statement.Reveal reveal) {
            Expr pieces = pieces(reveal.what(), env.pure("`reveal`"));
            Optional<Expr> to = reveal.to().map(t -> expressions.value(t, env, side()));
            List<String> cases = context.cite(reveal.citation(), "a reveal", env);
            return ok(pieces) ? List.of(new Statement.Reveal(reveal.span(), pieces, to, cases)) : List.of();
        }
        if (node instanceof dev.grognard.compiler.ast.Statement.RevealThat reveal) {
            Expr fact = expressions.condition(reveal.fact(), env.pure("`reveal that`"));
            Optional<Expr> to = reveal.to().map(t -> expressions.value(t, env, side()));
            List<String> cases = context.cite(reveal.citation(), "a reveal", env);
            return ok(fact) ? List.of(new Statement.RevealThat(reveal.span(), fact, to, cases)) : List.of();
        }
        if (node instanceof dev.grognard.compiler.ast.Statement.Hide hide) {
            Expr pieces = pieces(hide.what(), env.pure("`hide`"));
            List<String> cases = context.cite(hide.citation(), "hiding", env);
            return ok(pieces) ? List.of(new Statement.Hide(hide.span(), pieces, cases)) : List.of();
        }
        if (node instanceof dev.grognard.compiler.ast.Statement.Say say) {
            List<String> cases = context.cite(say.citation(), "a message", env);
            return List.of(new Statement.Say(say.span(), expressions.text(say.template(), env), cases));
        }
        if (node instanceof dev.grognard.compiler.ast.Statement.Give give) {
            return give(give, env);
        }
        if (node instanceof dev.grognard.compiler.ast.Statement.Stop) {
            return List.of(new Statement.Stop(node.span()));
        }
        if (node instanceof dev.grognard.compiler.ast.Statement.Usual) {
            if (!site.usual()) {
                context.error(
                        LayerCode.MISPLACED,
                        node.span(),
                        "`usual` has a meaning only in `instead of`",
                        "nothing is usual here");
            }
            return List.of(new Statement.Usual(node.span()));
        }
        if (node instanceof dev.grognard.compiler.ast.Statement.Call call) {
            return call(call, env);
        }
        if (node instanceof dev.grognard.compiler.ast.Statement.Journey journey) {
            Expr made = context.guards.alone(
                    Optional.empty(),
                    () -> expressions.journeys.moves(journey.journey(), env, Optional.empty(), journey.citation()));
            return ok(made) ? List.of(new Statement.Perform(node.span(), made, List.of())) : List.of();
        }
        return all.loops.statement(node, env, site);
    }

    static boolean ok(Expr... parts) {
        for (Expr part : parts) {
            if (Types.isError(part)) {
                return false;
            }
        }
        return true;
    }

    /** A piece or a set of pieces. */
    private Expr pieces(dev.grognard.compiler.ast.Expr what, Env env) {
        Expr pieces = expressions.value(what, env);
        if (Types.isError(pieces)) {
            return pieces;
        }
        Optional<Kind> kind = Types.kind(pieces.type()).filter(k -> k.category() == Kind.Category.PIECE);
        if (kind.isEmpty()) {
            Diagnostic problem = Diagnostic.error(
                    TypeCode.NOT_PIECES,
                    "this is " + Types.describe(pieces.type()) + ", but a piece or pieces are wanted",
                    what.span(),
                    "not a piece");
            List<String> parts = Types.kind(pieces.type()).stream()
                    .flatMap(owner -> context.symbols.fields(owner).stream())
                    .filter(field -> field.type().present() instanceof Type.Of of
                            && of.kind().category() == Kind.Category.PIECE)
                    .map(Field::name)
                    .toList();
            context.diagnostics.add(
                    parts.size() == 1
                            ? Mended.writing(
                                    problem,
                                    "the piece that it names follows a dot",
                                    what.span().source(),
                                    what.span().start(),
                                    what.span().end(),
                                    what.span().text().strip() + "." + parts.get(0))
                            : problem);
            return Types.error(what.span());
        }
        return pieces.type().mayBeAbsent() ? expressions.value(what, env, new Type.Of(kind.get())) : pieces;
    }

    private List<Statement> let(dev.grognard.compiler.ast.Statement.Let node, Env env) {
        Optional<String> name = Optional.of(node.name().text());
        Expr value;
        if (node.value() instanceof dev.grognard.compiler.ast.Expr.Choose choose) {
            value = context.guards.alone(
                    Optional.empty(), () -> expressions.decisions.choose(choose, env, name, node.citation()));
        } else if (node.value() instanceof dev.grognard.compiler.ast.Expr.ChooseNumber choose) {
            value = context.guards.alone(
                    Optional.empty(), () -> expressions.decisions.chooseNumber(choose, env, name, node.citation()));
        } else if (node.value() instanceof dev.grognard.compiler.ast.Expr.Moves moves) {
            value = context.guards.alone(
                    Optional.empty(), () -> expressions.journeys.moves(moves, env, name, node.citation()));
        } else {
            value = expressions.value(node.value(), env);
        }
        Type type = Types.isError(value) ? Types.errorType() : value.type();
        Variable variable = expressions.declare(node.name(), type, Variable.Role.LET, env);
        List<String> cases = context.cite(node.citation(), "`" + node.name().text() + "`", env);
        context.lets.put(variable, value);
        return ok(value) ? List.of(new Statement.Let(node.span(), variable, value, cases)) : List.of();
    }

    private List<Statement> state(StateDecl node, Env env) {
        if (!node.keys().isEmpty() || !node.resets().isEmpty()) {
            context.error(
                    LayerCode.STATE_OF_PROCEDURE,
                    node.span(),
                    "a state of a procedure has no keys and lives only as long as the procedure",
                    "declare it outside");
        }
        Type type = all.fields.type(node);
        context.cite(node.citation(), "the state " + node.names().get(0).text(), env);
        Expr initial = all.fields.initial(node, type, env);
        List<Statement> result = new ArrayList<>();
        for (Name name : node.names()) {
            Variable variable = expressions.declare(name, type, Variable.Role.STATE, env);
            if (ok(initial)) {
                result.add(new Statement.Init(node.span(), variable, initial));
            }
        }
        return result;
    }

    private List<Statement> give(dev.grognard.compiler.ast.Statement.Give node, Env env) {
        Optional<Type> type = env.scope().procedure().flatMap(Signature::result);
        if (type.isEmpty()) {
            context.error(
                    LayerCode.GIVE_MISPLACED,
                    node.span(),
                    "only a procedure with a result gives a value",
                    "there is nothing to give it to",
                    "`stop` leaves without a value");
            return List.of();
        }
        Expr value = expressions.value(node.value(), env, type.get());
        return ok(value) ? List.of(new Statement.Give(node.span(), value)) : List.of();
    }

    private List<Statement> call(dev.grognard.compiler.ast.Statement.Call node, Env env) {
        List<String> cases = context.cite(node.citation(), "a call", env);
        if (!(node.call() instanceof dev.grognard.compiler.ast.Expr.ThingRef thing)) {
            Expr value = expressions.value(node.call(), env);
            if (ok(value)) {
                context.error(LayerCode.MISPLACED, node.span(), "this does nothing", "not a procedure");
            }
            return List.of();
        }
        String name = thing.name().text();
        Optional<Signature> procedure =
                expressions.references.callable(name, env).filter(s -> s.form() == Signature.Form.PROCEDURE);
        if (procedure.isEmpty()) {
            List<String> candidates = new ArrayList<>(context.symbols.procedures.keySet());
            candidates.addAll(env.scope().names());
            context.unknown(thing.name().span(), "procedure", name, candidates);
            return List.of();
        }
        procedure.get().result().ifPresent(given -> context.droppedValues.add(node.span()));
        List<Expr> arguments = new ArrayList<>();
        Expr checked = context.guards.alone(Optional.empty(), () -> {
            Optional<List<Expr>> values = expressions.references.arguments(
                    node.span(),
                    procedure.get(),
                    Optional.empty(),
                    thing.arguments().orElse(List.of()),
                    env);
            values.ifPresent(arguments::addAll);
            return values.filter(v -> v.stream().noneMatch(Types::isError)).isPresent()
                    ? new Expr.Number(node.span(), 0, Type.INT)
                    : Types.error(node.span());
        });
        return ok(checked)
                ? List.of(new Statement.Perform(
                        node.span(),
                        new Expr.CallProcedure(node.span(), procedure.get(), List.copyOf(arguments)),
                        cases))
                : List.of();
    }

    // ------------------------------------------------------------------------------------------ assignments

    List<Statement> assign(dev.grognard.compiler.ast.Statement.Assign node, Env env) {
        List<String> cases = context.cite(node.citation(), "a change", env);
        Optional<Target> target = target(node.target(), node.span().words(), env.pure("what is changed"));
        if (target.isEmpty()) {
            return List.of();
        }
        Statement.Change change = Statement.Change.valueOf(node.assignment().name());
        Type type = target.get().type();
        Type wanted = change == Statement.Change.SET || Types.isError(type) ? type : Types.unbounded(type.present());
        if (change != Statement.Change.SET
                && !wanted.isNumber()
                && !(wanted instanceof Type.SetOf)
                && !Types.isError(wanted)) {
            context.error(
                    TypeCode.NO_SUM,
                    node.span(),
                    "only numbers and sets grow and shrink, and this is " + Types.describe(type),
                    "write `=`");
            return List.of();
        }
        Expr value = expressions.value(node.value(), env, wanted);
        return ok(value)
                ? List.of(new Statement.Assign(node.span(), target.get().target(), change, value, cases))
                : List.of();
    }

    private record Target(Statement.Target target, Type type) {}

    private Optional<Target> target(dev.grognard.compiler.ast.Expr node, String statement, Env env) {
        if (node instanceof dev.grognard.compiler.ast.Expr.ValueRef ref) {
            return named(ref, env);
        }
        if (node instanceof dev.grognard.compiler.ast.Expr.Member member
                && member.target().isPresent()) {
            return field(member, statement, env);
        }
        return fixed(node.span(), "this is not a state");
    }

    private Optional<Target> fixed(Span span, String message) {
        context.error(TypeCode.NOT_ASSIGNABLE, span, message, "cannot be changed");
        return Optional.empty();
    }

    private Optional<Target> let(Span span, String name) {
        context.error(
                TypeCode.LET_CHANGED,
                span,
                "`" + name + "` stays as it is; only a `state` changes",
                "cannot be changed",
                "declare what changes as a state: `state " + name + ": … = …`");
        return Optional.empty();
    }

    private Optional<Target> named(dev.grognard.compiler.ast.Expr.ValueRef ref, Env env) {
        String name = ref.name().text();
        Optional<Variable> variable = env.scope().variable(name);
        if (variable.isPresent()) {
            return variable.get().role() == Variable.Role.STATE
                    ? Optional.of(new Target(
                            new Statement.ToVariable(variable.get()),
                            variable.get().type()))
                    : let(ref.span(), name);
        }
        GlobalState global = context.symbols.globals.get(name);
        if (global != null) {
            List<Expr> keys = new ArrayList<>();
            context.guards.alone(Optional.empty(), () -> {
                keys.addAll(expressions.references.keys(
                        ref.span(), name, global.keys(), ref.arguments().orElse(List.of()), env));
                return new Expr.Truth(ref.span(), true);
            });
            return Optional.of(new Target(new Statement.ToGlobal(global, List.copyOf(keys)), global.type()));
        }
        Expr read = expressions.value(ref, env);
        if (Types.isError(read)) {
            return Optional.empty();
        }
        if (read instanceof Expr.Builtin known && known.known() == Expr.Known.TURN) {
            context.error(
                    TypeCode.NOT_ASSIGNABLE,
                    ref.span(),
                    "the turn goes on by itself",
                    "cannot be changed",
                    "an example says in which turn it begins without a sign: `turn 2`");
            return Optional.empty();
        }
        if (ref.arguments().isPresent()) {
            context.error(
                    TypeCode.NOT_ASSIGNABLE,
                    ref.span(),
                    "`" + name + "` is not a state",
                    "cannot be changed",
                    "what is worked out is given no value; what an example finds it to be follows `expect`: `expect "
                            + name + "(…) is …`");
            return Optional.empty();
        }
        return fixed(ref.span(), "`" + name + "` is not a state");
    }

    private Optional<Target> field(dev.grognard.compiler.ast.Expr.Member node, String statement, Env env) {
        Expr of = expressions.value(node.target().orElseThrow(), env);
        if (Types.isError(of)) {
            return Optional.empty();
        }
        if (of.type() instanceof Type.SetOf set) {
            Optional<Field> field =
                    context.symbols.field(set.kind(), node.name().text());
            if (field.isEmpty()) {
                context.unknown(
                        node.name().span(),
                        "state of " + set.kind(),
                        node.name().text(),
                        context.symbols.fields(set.kind()).stream()
                                .map(Field::name)
                                .toList());
                return Optional.empty();
            }
            List<Expr> keys = expressions.references.keys(
                    node.span(),
                    node.name().text(),
                    field.get().keys(),
                    node.arguments().orElse(List.of()),
                    env);
            return changing(node, field.get(), of, keys);
        }
        Expr read = context.guards.changed(() -> expressions.properties.member(node, env), statement);
        if (Types.isError(read)) {
            return Optional.empty();
        }
        while (read instanceof Expr.Present || read instanceof Expr.Narrow) {
            read = read instanceof Expr.Present present ? present.operand() : ((Expr.Narrow) read).operand();
        }
        if (read instanceof Expr.ReadField field) {
            return changing(node, field.field(), field.of(), field.keys());
        }
        if (read instanceof Expr.ReadGlobal global) {
            return Optional.of(new Target(
                    new Statement.ToGlobal(global.state(), global.keys()),
                    global.state().type()));
        }
        if (read instanceof Expr.Builtin builtin && builtin.known() == Expr.Known.AT) {
            context.error(
                    TypeCode.MOVE_INSTEAD,
                    node.span(),
                    "a piece changes its place by `move`",
                    "cannot be changed so",
                    "write `move " + node.target().orElseThrow().span().text() + " to …`");
            return Optional.empty();
        }
        return fixed(node.span(), "`" + node.name().text() + "` is not a state");
    }

    private Optional<Target> changing(
            dev.grognard.compiler.ast.Expr.Member node, Field field, Expr of, List<Expr> keys) {
        if (!field.state()) {
            new PrintedFields(context).changed(node.span(), field);
            return Optional.empty();
        }
        return Optional.of(new Target(new Statement.ToField(field, of, keys), field.type()));
    }
}
