package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.ast.Param;
import dev.grognard.compiler.ast.StateDecl;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.LayerCode;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.GlobalDef;
import dev.grognard.compiler.model.GlobalState;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.Sight;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.resolve.LayeredDecl;
import dev.grognard.compiler.resolve.Symbols;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Fields and states: first their names and types, later what they hold and who may see them. */
final class Fields {
    private record Printed(Field field, dev.grognard.compiler.ast.Member.Field node, Env env) {}

    private record Changing(Field field, List<Variable> keys, StateDecl node, Env env) {}

    private record Visible(Kind kind, dev.grognard.compiler.ast.Member.Visibility node, Env env) {}

    private record Global(GlobalState state, List<Variable> keys, StateDecl node, Env env) {}

    private static final Pattern PHASE = Pattern.compile("(?U)\\bphase (\\p{Lu}\\w*(?:\\([^()]*\\))?)");

    private final Context context;
    private final Symbols symbols;
    private final TypeRefs types;
    private final Expressions expressions;
    private final List<Printed> printed = new ArrayList<>();
    private final List<Changing> changing = new ArrayList<>();
    private final List<Visible> visible = new ArrayList<>();
    private final List<Global> globals = new ArrayList<>();
    private final List<Sight> sights = new ArrayList<>();

    Fields(Expressions expressions, TypeRefs types) {
        this.context = expressions.context;
        this.symbols = context.symbols;
        this.types = types;
        this.expressions = expressions;
    }

    /** Names and types of all fields and states. */
    void declare() {
        for (LayeredDecl layered : context.rules.decls()) {
            Env env = Env.global(layered.layer());
            Decl decl = layered.decl();
            if (decl instanceof Decl.SideMembers node) {
                members(Optional.of(symbols.known("Side")), node.members(), env);
            } else if (decl instanceof Decl.Place node) {
                members(symbols.kind(node.name().text()), node.members(), env);
            } else if (decl instanceof Decl.Link node) {
                members(symbols.kind(node.name().text()), node.members(), env);
            } else if (decl instanceof Decl.PieceKind node) {
                members(symbols.kind(node.name().text()), node.members(), env);
            } else if (decl instanceof Decl.RecordType node) {
                members(
                        symbols.kind(node.name().text()).filter(k -> k.category() == Kind.Category.ROW),
                        node.members(),
                        env);
            } else if (decl instanceof Decl.GlobalState node) {
                global(node.state(), env);
            }
        }
    }

    private void members(Optional<Kind> owner, List<dev.grognard.compiler.ast.Member> members, Env env) {
        if (owner.isEmpty()) {
            return;
        }
        Kind kind = owner.get();
        for (dev.grognard.compiler.ast.Member member : members) {
            if (member instanceof dev.grognard.compiler.ast.Member.Field node) {
                Type type = types.type(node.type());
                context.cite(
                        node.citation(),
                        "the field " + kind + "." + node.names().get(0).text(),
                        env);
                for (Name name : node.names()) {
                    add(new Field(kind, name.text(), type, false, List.of()), name)
                            .ifPresent(field -> printed.add(new Printed(field, node, env)));
                }
            } else if (member instanceof dev.grognard.compiler.ast.Member.State state) {
                StateDecl node = state.state();
                Type type = type(node);
                List<Variable> keys = keys(node);
                for (Name name : node.names()) {
                    add(new Field(kind, name.text(), type, true, kinds(keys)), name)
                            .ifPresent(field -> changing.add(new Changing(field, keys, node, env)));
                }
            } else if (member instanceof dev.grognard.compiler.ast.Member.Visibility node) {
                visible.add(new Visible(kind, node, env));
            }
        }
    }

    private Optional<Field> add(Field field, Name name) {
        boolean reserved = field.owner().category() == Kind.Category.PIECE
                && (field.name().equals("at") || field.name().equals("name"));
        if (reserved || !symbols.add(field)) {
            context.error(
                    NameCode.DECLARED_TWICE,
                    name.span(),
                    field.owner() + " already has `" + name.text() + "`",
                    reserved ? "every piece has it" : "declared again");
            return Optional.empty();
        }
        return Optional.of(field);
    }

    /** What the first value of a state calls its keys. */
    private List<Variable> keys(StateDecl node) {
        List<Variable> keys = new ArrayList<>();
        for (Param key : node.keys()) {
            Type type = types.type(key.type());
            keys.add(new Variable(key.name().text(), type, Variable.Role.PARAMETER));
            if (!(type instanceof Type.Of) && !Types.isError(type)) {
                context.error(
                        TypeCode.STATE_KEY,
                        key.span(),
                        "a state can be kept for each member of a closed set, not for " + Types.describe(type),
                        "not a kind");
            }
        }
        return keys;
    }

    static List<Kind> kinds(List<Variable> keys) {
        return keys.stream()
                .map(Variable::type)
                .filter(Type.Of.class::isInstance)
                .map(type -> ((Type.Of) type).kind())
                .toList();
    }

    /** Where a first value stands: it may name the keys of its state. */
    private Env first(StateDecl node, List<Variable> keys, Env env) {
        Env inside = env.pure("a first value");
        for (int i = 0; i < keys.size(); i++) {
            expressions.bind(node.keys().get(i).name(), keys.get(i), inside);
        }
        return inside;
    }

    private void global(StateDecl node, Env env) {
        Type type = type(node);
        List<Variable> keys = keys(node);
        for (Name name : node.names()) {
            GlobalState state = new GlobalState(name.text(), type, kinds(keys));
            if (symbols.globals.putIfAbsent(name.text(), state) != null) {
                context.error(
                        NameCode.DECLARED_TWICE, name.span(), "`" + name.text() + "` is declared already", "again");
            } else {
                globals.add(new Global(state, keys, node, env));
            }
        }
    }

    // ------------------------------------------------------------------------------------------ values

    /** The default of each printed field for members whose row has none. */
    void fillDefaults() {
        for (Printed field : printed) {
            Optional<Expr> initial = field.node()
                    .initial()
                    .map(e -> expressions.value(
                            e,
                            field.env().pure("a printed value"),
                            field.field().type()))
                    .or(() -> blank(field.field().type(), field.node().span()));
            List<Member> without = new ArrayList<>();
            for (Member member : symbols.membersOf(field.field().owner())) {
                if (context.printed.get(field.field(), member).isEmpty()) {
                    initial.ifPresentOrElse(
                            value -> context.printed.put(field.field(), member, value), () -> without.add(member));
                }
            }
            if (!without.isEmpty()
                    && !context.badColumns.contains(field.field().owner().root())) {
                missing(field.field(), without);
            }
        }
    }

    private void missing(Field field, List<Member> without) {
        if (Types.isError(field.type())) {
            return;
        }
        Diagnostic problem = Diagnostic.error(
                TypeCode.FIELD_WITHOUT_VALUE,
                subject(without.get(0)) + " has no " + field.name(),
                without.get(0).span(),
                "`" + field.name() + "` needs a value here, or a default where it is declared");
        List<String> others =
                without.stream().skip(1).limit(5).map(Fields::subject).toList();
        context.diagnostics.add(
                others.isEmpty()
                        ? problem
                        : problem.note("the same holds for " + String.join(", ", others)
                                + (without.size() > 6 ? " and " + (without.size() - 6) + " more" : "")));
    }

    /** A thing by its name; a row of a list has none that its author knows. */
    private static String subject(Member member) {
        return member.kind().category() == Kind.Category.ROW
                ? "the row in line " + member.span().line()
                : member.id();
    }

    /** What a value is when nobody says: no, nothing, none. */
    static Optional<Expr> blank(Type type, Span span) {
        if (type instanceof Type.Bool) {
            return Optional.of(new Expr.Truth(span, false));
        }
        if (type instanceof Type.SetOf) {
            return Optional.of(new Expr.SetLiteral(span, List.of(), type));
        }
        return type.mayBeAbsent() && !Types.isError(type) ? Optional.of(new Expr.Absent(span, type)) : Optional.empty();
    }

    /** The type of a state; of one that starts as nothing it is open what is meant, and what it does elsewhere is not told again. */
    Type type(StateDecl node) {
        Type type = types.type(node.type());
        if (Types.isError(type)
                || node.initial().isPresent()
                || blank(type, node.span()).isPresent()) {
            return type;
        }
        Diagnostic problem = Diagnostic.error(
                TypeCode.MISSING_VALUE,
                "the state `" + node.names().get(0).text() + "` has no first value",
                node.span(),
                "say what it starts with: `= …`");
        context.diagnostics.add(
                type.isNumber()
                        ? problem.help(
                                "a number starts somewhere, as in `= 0`; what is only yes or no is a `Bool`, which starts as `no`")
                        : problem);
        return Types.errorType();
    }

    Expr initial(StateDecl node, Type type, Env env) {
        return node.initial()
                .map(e -> expressions.value(e, env, type))
                .or(() -> blank(type, node.span()))
                .orElseGet(() -> Types.error(node.span()));
    }

    List<FieldDef> definitions(Set<String> beginnings) {
        List<FieldDef> result = new ArrayList<>();
        for (Printed field : printed) {
            Map<Member, Expr> values = new LinkedHashMap<>();
            for (Member member : symbols.membersOf(field.field().owner())) {
                context.printed.get(field.field(), member).ifPresent(v -> values.put(member, v));
            }
            result.add(new FieldDef(
                    field.field(),
                    values,
                    Optional.empty(),
                    List.of(),
                    Optional.empty(),
                    List.of(),
                    List.of(),
                    field.env().layer(),
                    field.node().span()));
        }
        for (Changing state : changing) {
            Kind owner = state.field().owner();
            Variable self = Forms.subject("self", new Type.Of(owner));
            Expr initial = initial(
                    state.node(),
                    state.field().type(),
                    first(state.node(), state.keys(), state.env().of(self).about(self)));
            List<String> cases = context.cite(state.node().citation(), "the state " + state.field(), state.env());
            result.add(new FieldDef(
                    state.field(),
                    Map.of(),
                    Optional.of(self),
                    state.keys(),
                    Optional.of(initial),
                    resets(state.node().resets(), beginnings),
                    cases,
                    state.env().layer(),
                    state.node().span()));
            if (!state.node().watchers().isEmpty()) {
                sight(
                        owner,
                        state.field().name(),
                        state.node().watchers(),
                        List.of(),
                        state.node().span(),
                        state.env());
            }
        }
        return result;
    }

    private List<String> resets(List<Name> names, Set<String> beginnings) {
        for (Name name : names) {
            if (context.sharedBeginnings.contains(name.text())) {
                new PhaseNames(context).shared(name);
            }
            if (!name.text().equals("turn") && !beginnings.contains(name.text())) {
                String near = dev.grognard.compiler.diagnostic.Suggest.closest(name.text(), beginnings)
                        .map(n -> "did you mean `" + n + "`?")
                        .orElseGet(() -> noPhase(name, beginnings));
                Diagnostic problem = Diagnostic.error(
                        LayerCode.UNKNOWN_RESET,
                        "there is no phase or procedure `" + name.text() + "`",
                        name.span(),
                        "never begins");
                context.once(
                        name.text(),
                        phaseTwice()
                                .map(twice -> problem.with(twice, "the second of this name")
                                        .help("is one of the two phases `" + twice.text() + "` meant to be `"
                                                + name.text() + "`?"))
                                .orElseGet(() -> problem.help(near)));
            }
        }
        return names.stream().map(Name::text).toList();
    }

    private String noPhase(Name name, Set<String> beginnings) {
        List<String> phases = beginnings.stream()
                .filter(one -> !context.symbols.procedures.containsKey(one))
                .toList();
        return "the sequence of play has no such phase: write `phase " + name.text()
                + " { … }` there, or here `each turn`"
                + (phases.isEmpty() || phases.size() > Unknowns.FEW
                        ? " or another phase or procedure"
                        : ", a procedure, or " + (phases.size() > 1 ? "one of " : "") + Unknowns.listed(phases));
    }

    /** A phase that stands in the sequence of play for the second time, for the same side. */
    private Optional<Span> phaseTwice() {
        for (LayeredDecl layered : context.rules.decls()) {
            if (layered.decl() instanceof Decl.Sequence sequence) {
                Set<String> seen = new HashSet<>();
                Span all = sequence.span();
                Optional<Span> twice = PHASE.matcher(all.text())
                        .results()
                        .filter(phase -> !seen.add(phase.group(1)))
                        .findFirst()
                        .map(phase -> all.source().span(all.start() + phase.start(1), all.start() + phase.end(1)));
                if (twice.isPresent()) {
                    return twice;
                }
            }
        }
        return Optional.empty();
    }

    List<GlobalDef> globalDefinitions(Set<String> beginnings) {
        List<GlobalDef> result = new ArrayList<>();
        for (Global global : globals) {
            Expr initial =
                    initial(global.node(), global.state().type(), first(global.node(), global.keys(), global.env()));
            List<String> cases = context.cite(
                    global.node().citation(), "the state " + global.state().name(), global.env());
            List<Sight.Watcher> watchers = watchers(global.node().watchers(), global.env());
            new SightSlips(context)
                    .ownersOf(global.state().name(), global.node().watchers());
            result.add(new GlobalDef(
                    global.state(),
                    global.keys(),
                    Optional.of(initial),
                    resets(global.node().resets(), beginnings),
                    watchers,
                    cases,
                    global.env().layer(),
                    global.node().span()));
        }
        return result;
    }

    // ------------------------------------------------------------------------------------------ sight

    List<Sight> sights() {
        for (Visible line : visible) {
            String construct =
                    "who sees " + line.kind() + "." + line.node().names().get(0).text();
            List<String> cases = context.cite(line.node().citation(), construct, line.env());
            for (Name name : line.node().names()) {
                boolean known = name.text().equals("name")
                        || name.text().equals("at")
                        || symbols.field(line.kind(), name.text()).isPresent();
                if (!known) {
                    context.unknown(
                            name.span(),
                            "field of " + line.kind(),
                            name.text(),
                            symbols.fields(line.kind()).stream()
                                    .map(Field::name)
                                    .toList());
                } else {
                    sight(
                            line.kind(),
                            name.text(),
                            line.node().watchers(),
                            cases,
                            line.node().span(),
                            line.env());
                }
            }
        }
        return List.copyOf(sights);
    }

    private void sight(
            Kind kind,
            String field,
            List<dev.grognard.compiler.ast.Member.Watcher> watchers,
            List<String> cases,
            Span span,
            Env env) {
        if (!new SightSlips(context).canBeHidden(kind, field, watchers)) {
            return;
        }
        Variable self = Forms.subject("self", new Type.Of(kind));
        sights.add(new Sight(kind, field, self, watchers(watchers, env.of(self)), cases, span));
    }

    private List<Sight.Watcher> watchers(List<dev.grognard.compiler.ast.Member.Watcher> watchers, Env env) {
        List<Sight.Watcher> result = new ArrayList<>();
        for (dev.grognard.compiler.ast.Member.Watcher watcher : watchers) {
            Optional<Expr> when = watcher.when().map(w -> expressions.condition(w, env.pure("who sees it")));
            String who = watcher.who().text();
            Optional<Member> side = symbols.member(symbols.known("Side"), who);
            if (who.equals("owner")) {
                result.add(new Sight.Watcher(Sight.Who.OWNER, Optional.empty(), when));
            } else if (who.equals("everyone")) {
                result.add(new Sight.Watcher(Sight.Who.EVERYONE, Optional.empty(), when));
            } else if (side.isPresent()) {
                result.add(new Sight.Watcher(Sight.Who.SIDE, side, when));
            } else {
                context.unknown(watcher.who().span(), "viewer", who, List.of("owner", "everyone"));
            }
        }
        return List.copyOf(result);
    }
}
