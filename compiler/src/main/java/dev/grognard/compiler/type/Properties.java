package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.diagnostic.Conjunct;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.GlobalState;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.RecordDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.resolve.Symbols;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What stands after a dot: fields, what every piece, link and side knows, rules of one thing, parts of records. */
final class Properties {
    /** What follows something that may be absent. */
    private static final Pattern OR_ELSE = Pattern.compile("\\)*\\s*or\\s+else\\b");

    private final Expressions all;
    private final Context context;
    private final Symbols symbols;
    private final References references;

    Properties(Expressions all, References references) {
        this.all = all;
        this.context = all.context;
        this.symbols = context.symbols;
        this.references = references;
    }

    Expr member(dev.grognard.compiler.ast.Expr.Member node, Env env) {
        List<dev.grognard.compiler.ast.Expr> arguments = node.arguments().orElse(List.of());
        if (node.target().isEmpty()) {
            Expr subject = all.known(references.subject(node.span(), env), env);
            return property(node.span(), subject, node.name(), arguments, env);
        }
        if (node.target().get() instanceof dev.grognard.compiler.ast.Expr.ThingRef thing
                && thing.arguments().isEmpty()) {
            Optional<Expr> frame = frame(node, thing, arguments, env);
            if (frame.isPresent()) {
                return frame.get();
            }
            List<Member> members = symbols.members(thing.name().text());
            if (members.isEmpty() && isProcedure(thing.name().text())) {
                return unknownInside(node.name(), thing.name().text());
            }
            if (members.size() > 1) {
                Optional<Member> fitting = members.stream()
                        .filter(m -> hasProperty(m.kind(), node.name().text(), env))
                        .findFirst();
                if (fitting.isPresent()) {
                    Expr target = new Expr.Constant(thing.span(), fitting.get());
                    return property(node.span(), target, node.name(), arguments, env);
                }
            }
        }
        Optional<Type> expected = context.isHexNumber(node.target().get())
                ? Optional.of(new Type.Of(symbols.known(HexFeatures.HEX)))
                : Optional.empty();
        Expr target = all.type(node.target().get(), env, expected);
        return property(node.span(), target, node.name(), arguments, env);
    }

    /** {@code Battle.fled}: a variable or rule of a running procedure; names of procedures are no values, so nothing else is meant. */
    private Optional<Expr> frame(
            dev.grognard.compiler.ast.Expr.Member node,
            dev.grognard.compiler.ast.Expr.ThingRef thing,
            List<dev.grognard.compiler.ast.Expr> arguments,
            Env env) {
        String outer = thing.name().text();
        Signature inner = context.innerCallables.get(outer + "." + node.name().text());
        if (inner != null) {
            return Optional.of(references.call(node.span(), inner, Optional.empty(), arguments, env));
        }
        return context.frames.entrySet().stream()
                .filter(e -> e.getKey().name().equals(outer))
                .filter(e -> e.getValue().containsKey(node.name().text()))
                .findFirst()
                .map(e -> new Expr.ReadFrame(
                        node.span(), e.getKey(), e.getValue().get(node.name().text())));
    }

    /** Whether nothing but a procedure has this name, and one that cannot be called without more. */
    private boolean isProcedure(String name) {
        return Stream.concat(symbols.procedures.values().stream(), context.frames.keySet().stream())
                .anyMatch(one -> one.name().equals(name)
                        && (!one.parameters().isEmpty() || one.result().isEmpty()));
    }

    private Expr unknownInside(Name name, String procedure) {
        List<String> known = new ArrayList<>();
        context.frames.forEach((one, variables) -> {
            if (one.name().equals(procedure)) {
                known.addAll(variables.keySet());
            }
        });
        context.unknownProperty(name.span(), procedure, name.text(), known, Optional.empty());
        return Types.error(name.span());
    }

    private boolean hasProperty(Kind kind, String name, Env env) {
        if (symbols.field(kind, name).isPresent()
                || name.equals("at") && kind.category() == Kind.Category.PIECE
                || name.equals("opponent") && kind.category() == Kind.Category.SIDE) {
            return true;
        }
        return references
                .callable(name, env)
                .filter(s -> !s.parameters().isEmpty())
                .filter(s -> Coercion.fits(s.parameters().get(0).type().present(), new Type.Of(kind)))
                .isPresent();
    }

    Expr property(Span span, Expr of, Name name, List<dev.grognard.compiler.ast.Expr> arguments, Env env) {
        if (Types.isError(of)) {
            return of;
        }
        Optional<Signature> rule = references
                .callable(name.text(), env)
                .filter(s -> !s.parameters().isEmpty());
        if (of.type() instanceof Type.SetOf set) {
            boolean takesSet = rule.filter(r -> r.parameters().get(0).type() instanceof Type.SetOf)
                    .isPresent();
            return takesSet
                    ? references.call(span, rule.get(), Optional.of(of), arguments, env)
                    : through(span, of, set.kind(), name, arguments, env);
        }
        Expr target = all.context.guards.present(of);
        if (target.type() instanceof Type.Rec rec) {
            return part(span, target, rec.record(), name);
        }
        if (target.type() instanceof Type.Of thing) {
            Optional<Expr> own = ownProperty(span, target, thing.kind(), name, arguments, env);
            if (own.isPresent()) {
                return own.get();
            }
        }
        if (rule.isPresent()) {
            return references.call(span, rule.get(), Optional.of(target), arguments, env);
        }
        if (target.type() instanceof Type.Whole && context.calendar.isPresent()) {
            if (name.text().equals("hour") && symbols.kind(Calendar.HOURS).isPresent()) {
                Type hour = new Type.Of(symbols.known(Calendar.HOURS));
                return new Expr.Builtin(span, Expr.Known.HOUR, List.of(target), hour);
            }
            if (name.text().equals("day")) {
                return new Expr.Builtin(span, Expr.Known.DAY, List.of(target), Type.INT);
            }
        }
        GlobalState global = symbols.globals.get(name.text());
        if (global != null && global.keys().size() == arguments.size() + 1) {
            List<Expr> keys = new ArrayList<>();
            keys.add(all.coercion.to(new Type.Of(global.keys().get(0)), target));
            keys.addAll(references.keys(
                    span, name.text(), global.keys().subList(1, global.keys().size()), arguments, env));
            return keys.stream().anyMatch(Types::isError)
                    ? Types.error(span)
                    : new Expr.ReadGlobal(span, global, List.copyOf(keys));
        }
        Optional<Diagnostic> kindAsked = KindAsField.of(target, name, symbols);
        if (kindAsked.isPresent()) {
            context.once(Types.describe(target.type()) + "." + name.text(), kindAsked.get());
            return Types.error(span);
        }
        TreeSet<String> candidates = candidates(target, env);
        Optional<String> narrower =
                Types.kind(target.type()).flatMap(kind -> narrower(kind, target.span(), name.text()));
        Optional<String> owned = name.text().equals("opponent")
                ? context.partOf(target.type(), new Type.Of(symbols.known("Side")))
                        .map(side -> "a side has one: `" + target.span().text().strip() + "." + side + ".opponent`")
                : Optional.empty();
        context.unknownProperty(
                name.span(),
                Types.describe(target.type()),
                name.text(),
                candidates,
                owned.or(() -> narrower)
                        .or(() -> Namesakes.having(context, target, name.text())
                                .map(one -> Namesakes.told(one) + ": `" + one + "." + name.text() + "`")));
        return Types.error(span);
    }

    /** What can be asked of something. */
    private TreeSet<String> candidates(Expr target, Env env) {
        TreeSet<String> candidates = new TreeSet<>();
        symbols.rules.keySet().stream()
                .filter(name -> references
                        .callable(name, env)
                        .filter(rule -> isAskedOf(rule, target.type()))
                        .isPresent())
                .forEach(candidates::add);
        Types.kind(target.type()).ifPresent(kind -> {
            symbols.kinds().stream()
                    .filter(one -> one.isA(kind))
                    .flatMap(one -> symbols.fields(one).stream())
                    .forEach(field -> candidates.add(field.name()));
            switch (kind.category()) {
                case PIECE -> candidates.add("at");
                case SIDE -> candidates.add("opponent");
                case LINK -> candidates.addAll(List.of("from", "to", "back"));
                default -> {}
            }
        });
        return candidates;
    }

    private static boolean isAskedOf(Signature rule, Type type) {
        if (rule.parameters().isEmpty()) {
            return false;
        }
        Type wanted = rule.parameters().get(0).type().present();
        return wanted instanceof Type.Of a && type.present() instanceof Type.Of b
                ? Symbols.related(a.kind(), b.kind())
                : Coercion.fits(wanted, type.present());
    }

    /** What helps where several narrower kinds have a field of their own by this name. */
    private Optional<String> narrower(Kind kind, Span of, String field) {
        List<String> having = having(kind, field).stream().map(Kind::name).toList();
        if (having.size() < 2) {
            return Optional.empty();
        }
        boolean all = symbols.kinds().stream()
                .filter(k -> k.isA(kind) && symbols.kinds().stream().noneMatch(below -> below != k && below.isA(k)))
                .allMatch(k -> symbols.field(k, field).isPresent());
        String names =
                String.join(", ", having.subList(0, having.size() - 1)) + " and " + having.get(having.size() - 1);
        String declare = "declare it once, in `" + kind + "`";
        return Optional.of(names + " have one each: "
                + (all ? declare : declare + ", or ask first, as in `" + of.text() + " is " + having.get(0) + "`"));
    }

    /** The widest kinds below one that have a field which it has not. */
    private List<Kind> having(Kind kind, String field) {
        return symbols.kinds().stream()
                .filter(k -> k != kind && k.isA(kind) && symbols.field(k, field).isPresent())
                .filter(k -> k.parent().isEmpty()
                        || symbols.field(k.parent().get(), field).isEmpty())
                .toList();
    }

    private Optional<Expr> ownProperty(
            Span span, Expr of, Kind kind, Name name, List<dev.grognard.compiler.ast.Expr> arguments, Env env) {
        Optional<Field> field = symbols.field(kind, name.text());
        if (field.isPresent()) {
            List<Expr> keys = references.keys(span, name.text(), field.get().keys(), arguments, env);
            return Optional.of(
                    keys.stream().anyMatch(Types::isError)
                                    || Types.isError(field.get().type())
                            ? Types.error(span)
                            : new Expr.ReadField(span, field.get(), of, keys));
        }
        Optional<Expr> built = builtProperty(span, of, kind, name.text());
        if (built.isPresent()) {
            return built;
        }
        if (references.callable(name.text(), env).isPresent()) {
            return Optional.empty();
        }
        List<Kind> below = having(kind, name.text());
        if (below.size() == 1) {
            return ownProperty(span, all.context.guards.narrowed(of, below.get(0)), below.get(0), name, arguments, env);
        }
        return Optional.empty();
    }

    private Optional<Expr> builtProperty(Span span, Expr of, Kind kind, String name) {
        if (kind.category() == Kind.Category.PIECE && name.equals("at")) {
            return Optional.of(
                    context.hasLostStanding(kind)
                            ? Types.error(span)
                            : new Expr.Builtin(span, Expr.Known.AT, List.of(of), symbols.placeType(kind)));
        }
        if (kind.category() == Kind.Category.SIDE && name.equals("opponent")) {
            return Optional.of(references.opponent(span, of));
        }
        if (kind.category() == Kind.Category.LINK) {
            Type place = new Type.Of(symbols.ends(kind));
            switch (name) {
                case "from":
                    return Optional.of(new Expr.Builtin(span, Expr.Known.FROM, List.of(of), place));
                case "to":
                    return Optional.of(new Expr.Builtin(span, Expr.Known.TO, List.of(of), place));
                case "back":
                    return Optional.of(new Expr.Builtin(span, Expr.Known.BACK, List.of(of), of.type()));
                default:
                    return Optional.empty();
            }
        }
        return Optional.empty();
    }

    private Expr part(Span span, Expr of, RecordDef record, Name name) {
        return record.fields().stream()
                .filter(f -> f.name().equals(name.text()))
                .findFirst()
                .<Expr>map(f -> new Expr.ReadPart(span, of, f, f.type()))
                .orElseGet(() -> {
                    context.unknown(
                            name.span(),
                            "part of " + record.name(),
                            name.text(),
                            record.fields().stream()
                                    .map(RecordDef.RecordField::name)
                                    .toList());
                    return Types.error(span);
                });
    }

    /** A property through a set is the set of the members' values, absent ones dropped. */
    private Expr through(
            Span span, Expr set, Kind kind, Name name, List<dev.grognard.compiler.ast.Expr> arguments, Env env) {
        Variable each = Forms.subject("it", new Type.Of(kind));
        Expr value = context.guards.alone(
                Optional.of(new Type.Maybe(Type.INT)),
                () -> property(span, new Expr.Read(span, each), name, arguments, env));
        if (Types.isError(value)) {
            return value;
        }
        Optional<Kind> values = Types.kind(value.type());
        if (values.isEmpty()) {
            Diagnostic problem = Diagnostic.error(
                    TypeCode.THROUGH_SET,
                    "`" + name.text() + "` of a set of " + kind.name() + " is no set: each of them has "
                            + Types.describe(value.type()),
                    span,
                    "each of them has its own");
            context.diagnostics.add(eachHasItsOwn(problem, set.span().text().strip(), name.text(), value.type()));
            return Types.error(span);
        }
        return new Expr.MapEach(span, set, each, value, new Type.SetOf(values.get()));
    }

    /** How one value comes of what each member has: of all of them, or of the only one. */
    private static Diagnostic eachHasItsOwn(Diagnostic problem, String written, String name, Type type) {
        Span span = problem.primary().span();
        boolean bracketed = written.startsWith("(") && written.endsWith(")");
        String set = bracketed || written.matches("[\\w.]+") ? written : "(" + written + ")";
        if (type instanceof Type.Bool) {
            String members = bracketed ? written.substring(1, written.length() - 1) : written;
            return Mended.writing(
                    problem,
                    "ask whether there is one of whom it holds",
                    span.source(),
                    span.start(),
                    span.end(),
                    "any (" + Conjunct.where(members, "." + name) + ")");
        }
        String only = "(only of %s).%s".formatted(set, name);
        if (OR_ELSE.matcher(span.source().text().substring(span.end())).lookingAt()) {
            return Mended.writing(problem, "the only one is `only of`", span.source(), span.start(), span.end(), only);
        }
        return Mended.writing(
                        problem,
                        "add them up, or take `most of` or `least of` them",
                        span.source(),
                        span.start(),
                        span.end(),
                        "sum of .%s over %s".formatted(name, set))
                .help("where there is at most one, ask for that: `" + only + " or else …`");
    }
}
