package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.LayerCode;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.diagnostic.Suggest;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.GlobalState;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.resolve.Symbols;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Finds out what names mean: things, values, and what stands after a dot. */
final class References {
    private final Expressions all;
    private final Context context;
    private final Symbols symbols;

    References(Expressions all) {
        this.all = all;
        this.context = all.context;
        this.symbols = context.symbols;
    }

    Expr subject(Span span, Env env) {
        Optional<Variable> subject = env.scope().subject();
        if (subject.isPresent()) {
            return new Expr.Read(span, subject.get());
        }
        if (env.scope().usual().isPresent()) {
            return usual(span, env).get();
        }
        Diagnostic problem = Diagnostic.error(
                NameCode.NOTHING_ASKED,
                "there is nothing here that `it` or a leading dot could mean",
                span,
                "the one asked about exists only after `where`, `over`, `preferring` and the like");
        int end = span.text().startsWith(".") ? span.start() : span.end();
        context.diagnostics.add(picked(span, env)
                .or(() -> onlyOne(env))
                .map(one ->
                        Mended.writing(problem, "call it by its name", span.source(), span.start(), end, one.name()))
                .orElse(problem));
        return Types.error(span);
    }

    /** What is chosen, in the words that it must keep to: there it has the name that it is given. */
    private static Optional<Variable> picked(Span span, Env env) {
        List<String> names = env.scope().names();
        boolean keeping = env.scope().pureIn().filter("`keeping`"::equals).isPresent();
        // The innermost name is the last one, and that of the choice.
        return keeping && span.text().equals("it") && !names.isEmpty()
                ? env.scope().variable(names.get(names.size() - 1)).filter(one -> one.type() instanceof Type.SetOf)
                : Optional.empty();
    }

    /** The one thing that has a name here. */
    private static Optional<Variable> onlyOne(Env env) {
        List<Variable> things = env.scope().names().stream()
                .flatMap(name -> env.scope().variable(name).stream())
                .filter(variable -> variable.type() instanceof Type.Of)
                .toList();
        return things.size() == 1 ? Optional.of(things.get(0)) : Optional.empty();
    }

    // ------------------------------------------------------------------------------------------ things

    Expr thing(dev.grognard.compiler.ast.Expr.ThingRef node, Env env, Optional<Type> expected) {
        if (node.arguments().isPresent()) {
            return called(node, env);
        }
        String name = node.name().text();
        if (Character.isDigit(name.charAt(0)) && name.chars().allMatch(Character::isDigit)) {
            return hex(node.span(), name);
        }
        Optional<Kind> wanted = expected.flatMap(Types::kind);
        Optional<Member> expectedMember = wanted.flatMap(kind -> symbols.member(kind, name));
        if (expectedMember.isPresent()) {
            return new Expr.Constant(node.span(), expectedMember.get());
        }
        Optional<Member> relatedMember = wanted.flatMap(kind -> symbols.member(kind.root(), name));
        if (relatedMember.isPresent()) {
            return new Expr.Constant(node.span(), relatedMember.get());
        }
        if (context.ambiguous.contains(name)) {
            return Types.error(node.span());
        }
        if (symbols.regions.containsKey(name)) {
            return new Expr.Region(
                    node.span(), symbols.regions.get(name), new Type.SetOf(symbols.regionKinds.get(name)));
        }
        if (symbols.inPlay.containsKey(name)) {
            return new Expr.InPlay(node.span(), symbols.inPlay.get(name));
        }
        Optional<Kind> kind = symbols.kind(name);
        if (kind.isPresent()) {
            return kind.get().category() == Kind.Category.ROW
                    ? RowsOfRecords.report(context, node.span(), kind.get())
                    : new Expr.All(node.span(), kind.get());
        }
        List<Member> members = symbols.members(name);
        if (members.size() > 1) {
            Diagnostic problem = Diagnostic.error(
                    NameCode.AMBIGUOUS,
                    "`" + name + "` could be "
                            + String.join(
                                    " or ",
                                    members.stream()
                                            .map(m -> Types.describe(new Type.Of(m.kind())))
                                            .toList()),
                    node.span(),
                    "nothing here decides");
            for (Member member : members) {
                problem = problem.with(member.span(), Types.describe(new Type.Of(member.kind())));
            }
            context.once("ambiguous " + name, problem.help(anotherName(members)));
            return Types.error(node.span());
        }
        if (members.size() == 1) {
            return new Expr.Constant(node.span(), members.get(0));
        }
        if (symbols.procedures.containsKey(name) || env.scope().callable(name).isPresent()) {
            return call(node.span(), node.name(), List.of(), env);
        }
        List<String> candidates = wanted.map(k -> symbols.names(k.root(), name))
                .filter(list -> !list.isEmpty())
                .orElseGet(symbols::things);
        context.unknown(node.name().span(), wanted.map(Kind::name).orElse("thing"), name, candidates);
        return Types.error(node.span());
    }

    /** Of what has a row the printed name can stay. */
    private static String anotherName(List<Member> members) {
        return members.stream()
                .filter(member -> member.kind().category() == Kind.Category.PLACE
                        || member.kind().category() == Kind.Category.PIECE)
                .findFirst()
                .map(member -> "give one of them another name; what is printed can stay: `" + member.printed() + " as "
                        + member.id() + member.kind().name() + "` in its row")
                .orElse("give one of them another name");
    }

    /** A hex by its number. */
    Expr hex(Span span, String number) {
        if (context.hexes.isEmpty()) {
            context.error(
                    LayerCode.NO_SUCH_HEX,
                    span,
                    "`" + number + "` would be a hex, and there is no map of hexes",
                    "numbers do not begin with 0");
            return Types.error(span);
        }
        return context.hexes
                .get()
                .hex(new Name(span, number))
                .<Expr>map(hex -> new Expr.Constant(span, hex))
                .orElseGet(() -> Types.error(span));
    }

    private Expr called(dev.grognard.compiler.ast.Expr.ThingRef node, Env env) {
        String name = node.name().text();
        List<dev.grognard.compiler.ast.Expr> arguments = node.arguments().orElseThrow();
        Optional<Kind> kind = symbols.kind(name).filter(k -> k.category() == Kind.Category.LINK);
        if (kind.isEmpty()) {
            return call(node.span(), node.name(), arguments, env);
        }
        return all.geometry.link(node.span(), kind.get(), arguments, env);
    }

    // ------------------------------------------------------------------------------------------ values

    Expr value(dev.grognard.compiler.ast.Expr.ValueRef node, Env env) {
        String name = node.name().text();
        List<dev.grognard.compiler.ast.Expr> arguments = node.arguments().orElse(List.of());
        if (node.arguments().isEmpty()) {
            Optional<Variable> variable = env.scope().variable(name);
            if (variable.isPresent()) {
                return Types.isError(variable.get().type())
                        ? Types.error(node.span())
                        : new Expr.Read(node.span(), variable.get());
            }
            Optional<Expr> built = builtin(node, env);
            if (built.isPresent()) {
                return built.get();
            }
        }
        if (Odds.call(node).isPresent()) {
            return ratio(node.span(), arguments, env);
        }
        if (name.equals("adjacent") && arguments.size() == 2) {
            Type place = new Type.Of(symbols.known("Place"));
            List<Expr> places = List.of(all.part(arguments.get(0), env, place), all.part(arguments.get(1), env, place));
            return new Expr.Builtin(node.span(), Expr.Known.ADJACENT, places, Type.BOOL);
        }
        if (name.equals("distance")
                && arguments.size() == 2
                && callable(name, env).isEmpty()) {
            return all.geometry.distance(node.span(), arguments, env);
        }
        if (name.equals("sees") && arguments.size() == 2 && callable(name, env).isEmpty()) {
            return sees(node.span(), arguments.get(0), arguments.get(1), env);
        }
        if (env.scope().self().isPresent()
                && symbols.field(Types.kind(env.scope().self().get().type()).orElseThrow(), name)
                        .isPresent()) {
            Expr self = new Expr.Read(node.span(), env.scope().self().get());
            return all.properties.property(node.span(), self, node.name(), arguments, env);
        }
        if (context.ambiguous.contains(name)) {
            return Types.error(node.span());
        }
        GlobalState global = symbols.globals.get(name);
        if (global != null) {
            List<Expr> keys = keys(node.span(), name, global.keys(), arguments, env);
            // Whoever gives keys to what has none, or too few, may mean something else.
            return global.keys().size() == arguments.size()
                    ? new Expr.ReadGlobal(node.span(), global, keys)
                    : Types.error(node.span());
        }
        if (symbols.lists.containsKey(name)) {
            return new Expr.Rows(node.span(), symbols.lists.get(name));
        }
        return call(node.span(), node.name(), arguments, env);
    }

    private Expr sees(Span span, dev.grognard.compiler.ast.Expr watcher, dev.grognard.compiler.ast.Expr seen, Env env) {
        Expr side = all.part(watcher, env, new Type.Of(symbols.known("Side")));
        Expr piece = all.type(seen, env, Optional.empty());
        if (Types.isError(piece)) {
            return piece;
        }
        boolean field =
                piece instanceof Expr.ReadField || piece instanceof Expr.Builtin at && at.known() == Expr.Known.AT;
        if (!field && !(piece.type() instanceof Type.Of of && of.kind().category() == Kind.Category.PIECE)) {
            context.error(TypeCode.NOT_PIECES, piece.span(), "a side sees pieces and fields", "this is neither");
            return Types.error(span);
        }
        return new Expr.Builtin(span, Expr.Known.SEES, List.of(side, piece), Type.BOOL);
    }

    private Optional<Expr> builtin(dev.grognard.compiler.ast.Expr.ValueRef node, Env env) {
        Span span = node.span();
        switch (node.name().text()) {
            case "turn":
                return Optional.of(new Expr.Builtin(span, Expr.Known.TURN, List.of(), Type.INT));
            case "winner":
                Type side = new Type.Of(symbols.known("Side"));
                return Optional.of(new Expr.Builtin(span, Expr.Known.WINNER, List.of(), new Type.Maybe(side)));
            case "foe":
                return env.scope().variable("side").map(decider -> opponent(span, new Expr.Read(span, decider)));
            case "usual":
                return usual(span, env);
            default:
                return Optional.empty();
        }
    }

    private static Optional<Expr> usual(Span span, Env env) {
        return env.scope()
                .usual()
                .map(value -> value instanceof Expr.Usual ? new Expr.Usual(span, value.type()) : value);
    }

    Expr opponent(Span span, Expr side) {
        Kind kind = symbols.known("Side");
        int sides = symbols.declared(kind).size();
        boolean leftToTheGame = sides == 0 && context.series();
        if (sides != 2 && !leftToTheGame) {
            context.error(
                    TypeCode.MISMATCH,
                    span,
                    "there is an opponent only in a game of two sides",
                    sides == 0 ? "no sides are declared" : "the game has " + count(sides, "side"),
                    sides == 0 ? "declare them: `sides Blue, Red`" : "say which of the sides is meant");
            return Types.error(span);
        }
        return new Expr.Builtin(span, Expr.Known.OPPONENT, List.of(side), new Type.Of(kind));
    }

    List<Expr> keys(Span span, String name, List<Kind> kinds, List<dev.grognard.compiler.ast.Expr> arguments, Env env) {
        if (kinds.size() != arguments.size()) {
            context.error(
                    TypeCode.WRONG_ARGUMENTS,
                    span,
                    "`" + name + "` has " + count(kinds.size(), "key") + ", and " + count(arguments.size(), "value")
                            + " " + (arguments.size() == 1 ? "is" : "are") + " given",
                    "wrong number of keys");
            return kinds.stream().map(k -> Types.error(span)).toList();
        }
        List<Expr> keys = new ArrayList<>();
        for (int i = 0; i < kinds.size(); i++) {
            keys.add(all.part(arguments.get(i), env, new Type.Of(kinds.get(i))));
        }
        return keys;
    }

    private static String count(int n, String what) {
        return n == 0 ? "no " + what : n == 1 ? "one " + what : n + " " + what + "s";
    }

    // ------------------------------------------------------------------------------------------ calls

    Optional<Signature> callable(String name, Env env) {
        Optional<Signature> inner = env.scope().callable(name);
        if (inner.isPresent()) {
            return inner;
        }
        Signature rule = symbols.rules.get(name);
        return Optional.ofNullable(rule != null ? rule : symbols.procedures.get(name));
    }

    private Expr nobodyDecides(Name name, Env env) {
        context.diagnostics.add(UndecidedSide.of(name, env.scope()));
        return Types.error(name.span());
    }

    /** What can be read here by its name alone, because it is a field of that to which the text belongs. */
    private List<String> ownFields(Env env) {
        return env.scope()
                .self()
                .flatMap(self -> Types.kind(self.type()))
                .map(kind -> symbols.fields(kind).stream().map(Field::name).toList())
                .orElse(List.of());
    }

    /** What needs no values behind its name: states and rules of the game, and what that has to which the text belongs. */
    private List<String> keptHere(Env env) {
        Stream<String> rules = symbols.rules.values().stream()
                .filter(rule -> rule.parameters().isEmpty())
                .map(Signature::name);
        return Stream.of(rules, symbols.globals.keySet().stream(), ownFields(env).stream())
                .flatMap(names -> names)
                .toList();
    }

    private Expr call(Span span, Name name, List<dev.grognard.compiler.ast.Expr> arguments, Env env) {
        Optional<Signature> found = callable(name.text(), env);
        if (found.isEmpty() && (name.text().equals("side") || name.text().equals("foe"))) {
            return nobodyDecides(name, env);
        }
        if (found.isEmpty()) {
            boolean thing = Character.isUpperCase(name.text().charAt(0));
            if (!thing
                    && arguments.isEmpty()
                    && (new BareFields(context).isReported(name, env.scope())
                            || new BareFields(context).isNamedSelf(name, env.scope())
                            || new KindsInSmall(context)
                                    .isReported(name.span(), name.text(), env.scope(), keptHere(env)))) {
                return Types.error(span);
            }
            if (!thing && new PhaseNames(context).isReported(name, env.scope())) {
                return Types.error(span);
            }
            TreeSet<String> candidates = new TreeSet<>(thing ? symbols.things() : symbols.values());
            candidates.addAll(env.scope().names());
            List<String> own = thing ? List.of() : ownFields(env);
            candidates.addAll(own);
            // Where something speaks of itself, its own fields are meant rather than what is called alike elsewhere.
            boolean misspelt = Suggest.closest(name.text(), own).isPresent();
            context.unknown(
                    name.span(),
                    thing ? "procedure or link" : "rule, state or variable",
                    name.text(),
                    misspelt ? own : candidates);
            arguments.forEach(a -> all.type(a, env, Optional.empty()));
            return Types.error(span);
        }
        return call(span, found.get(), Optional.empty(), arguments, env);
    }

    /** A call whose first argument may stand before the dot. */
    Expr call(
            Span span,
            Signature signature,
            Optional<Expr> first,
            List<dev.grognard.compiler.ast.Expr> arguments,
            Env env) {
        Optional<List<Expr>> values = arguments(span, signature, first, arguments, env);
        if (values.isEmpty()) {
            return Types.error(span);
        }
        List<Expr> given = values.get();
        if (given.stream().anyMatch(Types::isError)
                || signature.result().filter(Types::isError).isPresent()) {
            return Types.error(span);
        }
        switch (signature.form()) {
            case RULE:
                return new Expr.CallRule(span, signature, given);
            case TABLE:
                return new Expr.Lookup(span, signature, given);
            case MODIFIERS:
                return new Expr.SumModifiers(span, signature, given);
            default:
                if (signature.result().isEmpty()) {
                    context.error(
                            TypeCode.GIVES_NOTHING,
                            span,
                            "`" + signature.name() + "` gives no value",
                            "a value is wanted here",
                            "call it as a statement of its own, or let it give something: `procedure "
                                    + signature.name() + ": Int { … give … }`");
                    return Types.error(span);
                }
                all.effect(span, "the procedure `" + signature.name() + "` is called", env);
                return new Expr.CallProcedure(span, signature, given);
        }
    }

    /** What other languages put between brackets right behind a name, {@code tides[turn]}, is no case of a book. */
    private static Optional<Span> inBrackets(Span name) {
        String text = name.source().text();
        int close = text.indexOf(']', name.end());
        return text.startsWith("[", name.end()) && close > 0
                ? Optional.of(name.source().span(name.end() + 1, close))
                : Optional.empty();
    }

    Optional<List<Expr>> arguments(
            Span span,
            Signature signature,
            Optional<Expr> first,
            List<dev.grognard.compiler.ast.Expr> arguments,
            Env env) {
        List<Variable> parameters = signature.parameters();
        int given = arguments.size() + (first.isPresent() ? 1 : 0);
        if (given != parameters.size()) {
            Diagnostic problem = Diagnostic.error(
                    TypeCode.WRONG_ARGUMENTS,
                    "`" + signature.name() + "` wants " + count(parameters.size(), "value") + ", and "
                            + (given == 0 ? "none is" : given == 1 ? "one is" : given + " are") + " given",
                    span,
                    "it is called " + header(signature));
            boolean own = given == 0
                    && parameters.size() == 1
                    && env.scope()
                            .self()
                            .or(() -> env.scope().subject())
                            .filter(one -> Coercion.fits(
                                    parameters.get(0).type().present(),
                                    one.type().present()))
                            .isPresent();
            if (parameters.isEmpty()) {
                context.once(ForgottenParameters.key(signature.name()), problem);
            } else if (given == 0 && inBrackets(span).isPresent()) {
                Span value = inBrackets(span).get();
                context.book.isNoCase(value.text());
                context.diagnostics.add(Mended.writing(
                        problem,
                        "brackets hold citations, and what it is asked about stands in parentheses",
                        value.source(),
                        span.end(),
                        value.end() + 1,
                        "(" + value.text() + ")"));
            } else if (own) {
                context.diagnostics.add(Mended.writing(
                        problem,
                        "of the one that is spoken of it is asked with a dot",
                        span.source(),
                        span.start(),
                        span.end(),
                        "." + signature.name()));
            } else {
                context.diagnostics.add(first.isEmpty() ? severalOfSet(problem, parameters, arguments) : problem);
            }
            return Optional.empty();
        }
        List<Expr> values = new ArrayList<>();
        first.ifPresent(values::add);
        for (dev.grognard.compiler.ast.Expr argument : arguments) {
            Variable parameter = parameters.get(values.size());
            var outside = context.rounding;
            context.rounding =
                    context.odds.getOrDefault(parameter, Optional.empty()).or(() -> outside);
            values.add(all.type(argument, env, Optional.of(parameter.type())));
            context.rounding = outside;
        }
        if (first.isEmpty() && new SwappedArguments(context).isReported(signature, values)) {
            return Optional.empty();
        }
        if (wantsOthers(parameters, values)
                && Types.isError(all.coercion.to(parameters.get(0).type(), values.get(0)))) {
            // Where nothing fits, something else is meant: that has been told of the first.
            return Optional.empty();
        }
        for (int i = 0; i < values.size(); i++) {
            values.set(i, all.coercion.to(parameters.get(i).type(), values.get(i)));
        }
        return Optional.of(values);
    }

    /** The same with parentheses around so many values as there are too many, if only one set is wanted. */
    private static Diagnostic severalOfSet(
            Diagnostic problem, List<Variable> parameters, List<dev.grognard.compiler.ast.Expr> arguments) {
        int[] sets = IntStream.range(0, parameters.size())
                .filter(i -> parameters.get(i).type().present() instanceof Type.SetOf)
                .toArray();
        int more = arguments.size() - parameters.size();
        if (sets.length != 1 || more <= 0) {
            return problem;
        }
        Span from = arguments.get(sets[0]).span();
        int end = arguments.get(sets[0] + more).span().end();
        return Mended.writing(
                problem,
                "several of a set stand in parentheses",
                from.source(),
                from.start(),
                end,
                "(" + from.source().text().substring(from.start(), end) + ")");
    }

    /** Whether there are several values, all of them of sorts that have nothing to do with what is wanted. */
    private static boolean wantsOthers(List<Variable> parameters, List<Expr> values) {
        return values.size() > 1
                && IntStream.range(0, values.size()).noneMatch(i -> {
                    Type wanted = parameters.get(i).type().present();
                    Type given = values.get(i).type().present();
                    boolean related =
                            Types.kind(wanted).isPresent() == Types.kind(given).isPresent()
                                    && (Types.kind(wanted).isEmpty()
                                            || Symbols.related(
                                                    Types.kind(wanted).get(),
                                                    Types.kind(given).get()));
                    return related || Types.isError(wanted) || Types.isError(given);
                });
    }

    /** The odds of two numbers of one sort, rounded as the table asks that they are given to, or else as all tables do. */
    private Expr ratio(Span span, List<dev.grognard.compiler.ast.Expr> sides, Env env) {
        List<dev.grognard.compiler.ast.Expr.Rounding.Mode> modes = context.odds.values().stream()
                .flatMap(Optional::stream)
                .distinct()
                .toList();
        if (context.rounding.isEmpty() && modes.size() > 1) {
            context.error(
                    TypeCode.ODDS_ROUNDED_TWO_WAYS,
                    span,
                    "one table rounds odds down and another rounds them up, and nothing says for which these are",
                    "rounded which way?",
                    "write `" + span.text() + "` in the brackets of the table that is asked");
            return Types.error(span);
        }
        var mode = context.rounding.orElse(
                modes.isEmpty() ? dev.grognard.compiler.ast.Expr.Rounding.Mode.DOWN : modes.get(0));
        Expr left = all.coercion.number(all.type(sides.get(0), env, Optional.empty()));
        Expr right = all.coercion.number(
                all.type(sides.get(1), env, Types.isError(left) ? Optional.empty() : Optional.of(left.type())));
        if (Types.isError(left) || Types.isError(right)) {
            return Types.error(span);
        }
        return Types.unbounded(left.type()).equals(Types.unbounded(right.type()))
                ? new Expr.Ratio(span, left, right, Expr.Rounding.valueOf(mode.name()))
                : all.coercion.to(Types.unbounded(left.type()), right);
    }

    private static String header(Signature signature) {
        List<String> names = signature.parameters().stream().map(Variable::name).toList();
        return "`" + signature.name() + (names.isEmpty() ? "" : "(" + String.join(", ", names) + ")") + "`";
    }
}
