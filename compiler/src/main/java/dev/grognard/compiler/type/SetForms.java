package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Expr.Binary;
import dev.grognard.compiler.ast.Expr.Operator;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.diagnostic.Conjunct;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Sets: literals, queries, filters, preferences, and what is asked of a set as a whole. */
final class SetForms {
    /** What cuts a set down further. */
    /** What a condition on members is called in messages. */
    static final String WHERE = "a `where`";

    private static final Pattern MORE = Pattern.compile("\\s+where\\b");

    private final Expressions all;
    private final Context context;

    SetForms(Expressions all) {
        this.all = all;
        this.context = all.context;
    }

    Expr literal(dev.grognard.compiler.ast.Expr.SetOf node, Env env, Optional<Type> expected) {
        Optional<Kind> wanted = expected.flatMap(Types::kind);
        if (node.members().isEmpty()) {
            Kind kind = wanted.orElseGet(() -> context.symbols.known("Place"));
            return new Expr.SetLiteral(node.span(), List.of(), new Type.SetOf(kind));
        }
        List<Expr> members = new ArrayList<>();
        Optional<Type> hint = wanted.or(() -> decisive(node.members())).map(Type.Of::new);
        for (dev.grognard.compiler.ast.Expr member : node.members()) {
            Expr typed = all.type(member, env, hint);
            members.add(typed);
            if (hint.isEmpty() && !Types.isError(typed)) {
                hint = Types.kind(typed.type()).map(Type.Of::new);
            }
        }
        if (members.stream().anyMatch(Types::isError)) {
            return Types.error(node.span());
        }
        Optional<Type> common = Optional.empty();
        for (Expr member : members) {
            Optional<Type> own = Types.kind(member.type()).map(Type.SetOf::new);
            if (own.isEmpty()) {
                context.diagnostics.add(Odds.meant(
                        Diagnostic.error(
                                TypeCode.NOT_A_SET,
                                "a set holds things, and this is " + Types.describe(member.type()),
                                member.span(),
                                "not a thing"),
                        node.span(),
                        members));
                return Types.error(node.span());
            }
            common = common.isEmpty() ? own : Types.join(common.get(), own.get());
            if (common.isEmpty()) {
                context.diagnostics.add(Diagnostic.error(
                                TypeCode.MIXED_SET,
                                "the members of a set are of one sort",
                                member.span(),
                                Types.describe(member.type()))
                        .with(
                                members.get(0).span(),
                                Types.describe(members.get(0).type()))
                        .help("leave one of them out; if a rule was meant, its name is missing before the `(`"));
                return Types.error(node.span());
            }
        }
        return joined(node.span(), members, (Type.SetOf) common.orElseThrow());
    }

    /** The kind of the first member whose name means only one thing. */
    private Optional<Kind> decisive(List<dev.grognard.compiler.ast.Expr> members) {
        if (context.isHexNumber(members.get(0))) {
            return Optional.of(context.symbols.known(HexFeatures.HEX));
        }
        return members.stream()
                .filter(m -> m instanceof dev.grognard.compiler.ast.Expr.ThingRef)
                .map(m -> context.symbols.members(
                        ((dev.grognard.compiler.ast.Expr.ThingRef) m).name().text()))
                .filter(found -> found.size() == 1)
                .map(found -> found.get(0).kind())
                .findFirst();
    }

    private Expr joined(dev.grognard.compiler.source.Span span, List<Expr> members, Type.SetOf type) {
        List<Expr> single = new ArrayList<>();
        List<Expr> sets = new ArrayList<>();
        for (Expr member : members) {
            if (member.type() instanceof Type.SetOf) {
                sets.add(member);
            } else {
                single.add(context.guards.present(member));
            }
        }
        Expr result = new Expr.SetLiteral(span, List.copyOf(single), type);
        for (Expr set : sets) {
            result = single.isEmpty() && set == sets.get(0) ? set : new Expr.Union(span, result, set, type);
        }
        return result;
    }

    /** Plus and minus of sets and things. */
    Expr sum(Binary node, Expr left, Expr right) {
        Optional<Type> a = Types.kind(left.type()).map(Type.SetOf::new);
        Optional<Type> b = Types.kind(right.type()).map(Type.SetOf::new);
        Optional<Type> type = a.isPresent() && b.isPresent() ? Types.join(a.get(), b.get()) : Optional.empty();
        boolean plus = node.operator() == Operator.PLUS;
        if (type.isEmpty() || !plus && node.operator() != Operator.MINUS) {
            context.error(
                    TypeCode.NO_SUM,
                    node.span(),
                    Types.describe(left.type()) + " and " + Types.describe(right.type()) + " cannot be joined by `"
                            + node.operator().text() + "`",
                    "these do not go together",
                    "numbers are added to numbers, and sets of things to sets of such things");
            return Types.error(node.span());
        }
        Expr first = all.coercion.to(plus ? type.get() : a.get(), left);
        Expr second = all.coercion.to(type.get(), right);
        return plus
                ? new Expr.Union(node.span(), first, second, type.get())
                : new Expr.Difference(node.span(), first, second, a.get());
    }

    /** Whether each piece of a kind says whose it is, in print or for now; a field that was not understood may say so. */
    private boolean hasSide(Kind kind) {
        return context.symbols
                .field(kind, "side")
                .filter(field ->
                        Types.isError(field.type()) || field.type().equals(new Type.Of(context.symbols.known("Side"))))
                .isPresent();
    }

    Expr query(dev.grognard.compiler.ast.Expr.Query node, Env env) {
        Optional<Kind> places =
                context.symbols.kind(node.kind().text()).filter(k -> k.category() == Kind.Category.PLACE);
        if (places.isPresent()) {
            return all.geometry.near(node, places.get(), env);
        }
        Optional<Kind> kind = context.symbols.kind(node.kind().text()).filter(k -> k.category() == Kind.Category.PIECE);
        if (kind.isEmpty()) {
            Optional<Member> piece = context.symbols.members(node.kind().text()).stream()
                    .filter(member -> member.kind().category() == Kind.Category.PIECE)
                    .findFirst();
            if (piece.isPresent()) {
                context.diagnostics.add(onePiece(node, piece.get()));
                return Types.error(node.span());
            }
            if (context.symbols
                            .member(context.symbols.known("Side"), node.kind().text())
                            .isPresent()
                    && node.owner().isEmpty()) {
                context.diagnostics.add(new SideForPieces(context).told(node));
                return Types.error(node.span());
            }
            if (context.symbols.regions.containsKey(node.kind().text())) {
                context.diagnostics.add(RegionQueries.of(node));
                return Types.error(node.span());
            }
            context.unknown(
                    node.kind().span(),
                    "kind of piece",
                    node.kind().text(),
                    context.symbols.kinds().stream()
                            .filter(k -> k.category() == Kind.Category.PIECE)
                            .map(Kind::name)
                            .toList());
            return Types.error(node.span());
        }
        if (node.owner().isPresent() && !hasSide(kind.get())) {
            context.once(
                    "side of " + kind.get().name(),
                    Diagnostic.error(
                                    NameCode.UNKNOWN_FIELD,
                                    Types.article(kind.get().name()) + " has no side",
                                    node.kind().span(),
                                    "belongs to nobody")
                            .help("give it one where it is declared: `piece "
                                    + kind.get().name() + " … { side: Side }`"));
            return Types.error(node.span());
        }
        Type side = new Type.Of(context.symbols.known("Side"));
        Type place = new Type.Of(context.symbols.known("Place"));
        Optional<Expr> owner = node.owner().map(o -> owner(node, o, env, side));
        Expr.Standing standing = node.where()
                .map(w -> Expr.Standing.valueOf(w.relation().name()))
                .orElse(Expr.Standing.ANYWHERE);
        // Who took a place for a side has told where in the same breath.
        Optional<Expr> at = owner.filter(Types::isError).isPresent()
                ? Optional.empty()
                : node.where().flatMap(w -> w.place()).map(p -> place(node, p, env, place));
        Optional<Expr> distance = node.where().flatMap(w -> w.distance()).map(d -> all.part(d, env, Type.INT));
        boolean bad = owner.filter(Types::isError).isPresent()
                || at.filter(Types::isError).isPresent()
                || distance.filter(Types::isError).isPresent();
        if (bad) {
            return Types.error(node.span());
        }
        Optional<Field> changing =
                owner.flatMap(one -> context.symbols.field(kind.get(), "side").filter(Field::state));
        if (changing.isPresent()) {
            Expr all = new Expr.Query(node.span(), kind.get(), Optional.empty(), standing, at, distance);
            return belonging(all, kind.get(), changing.get(), owner.get());
        }
        return new Expr.Query(node.span(), kind.get(), owner, standing, at, distance);
    }

    /** Those of a set whose side, which may change in play, is this one now. */
    private static Expr belonging(Expr set, Kind kind, Field side, Expr owner) {
        Variable piece = new Variable("piece", new Type.Of(kind), Variable.Role.SUBJECT);
        Expr whose = new Expr.ReadField(owner.span(), side, new Expr.Read(owner.span(), piece), List.of());
        return new Expr.Filter(set.span(), set, piece, new Expr.Same(owner.span(), whose, owner), set.type());
    }

    /** Whose pieces: a side, and where they stand follows `at`. */
    private Expr owner(
            dev.grognard.compiler.ast.Expr.Query node, dev.grognard.compiler.ast.Expr written, Env env, Type side) {
        Expr owner = all.type(written, env, Optional.of(side));
        boolean place = !Types.isError(owner)
                && owner.type().present() instanceof Type.Of of
                && of.kind().category() == Kind.Category.PLACE;
        if (!place) {
            return all.coercion.to(side, owner);
        }
        Span whole = node.span();
        int of = whole.start()
                + whole.source()
                        .text()
                        .substring(whole.start(), owner.span().start())
                        .lastIndexOf("of");
        Optional<dev.grognard.compiler.ast.Expr> other =
                node.where().flatMap(dev.grognard.compiler.ast.Expr.Where::place);
        String between = other.map(one -> whole.source()
                        .text()
                        .substring(owner.span().end(), one.span().start()))
                .orElse("");
        context.diagnostics.add(Mended.writing(
                Diagnostic.error(
                        TypeCode.OTHER_KIND,
                        "this is " + Types.describe(owner.type()) + ", but " + Types.describe(side) + " is wanted",
                        owner.span(),
                        "this is " + Types.describe(owner.type())),
                between.isBlank() ? "who stands in a place is asked with `at`" : "whose they are follows `of`",
                whole.source(),
                of,
                other.map(one -> one.span().end()).orElse(owner.span().end()),
                other.map(one -> "of " + one.span().text().strip() + " " + between.strip())
                                .orElse("at")
                        + " "
                        + owner.span().text().strip()));
        return Types.error(owner.span());
    }

    /** Where pieces stand: one place, and several only if each piece is asked for its own. */
    private Expr place(
            dev.grognard.compiler.ast.Expr.Query node, dev.grognard.compiler.ast.Expr written, Env env, Type place) {
        Expr at = all.type(written, env, Optional.of(place));
        boolean several = !Types.isError(at)
                && at.type() instanceof Type.SetOf
                && node.where().orElseThrow().relation() == dev.grognard.compiler.ast.Expr.Where.Relation.AT;
        if (!several) {
            return all.coercion.to(place, at);
        }
        context.diagnostics.add(inOneOf(node, at));
        return Types.error(at.span());
    }

    private static Diagnostic inOneOf(dev.grognard.compiler.ast.Expr.Query node, Expr places) {
        Span whole = node.span();
        String text = whole.source().text();
        Matcher more = MORE.matcher(text).region(whole.end(), text.length());
        boolean filtered = more.lookingAt();
        int start = whole.start()
                + text.substring(whole.start(), places.span().start()).lastIndexOf("at");
        int end = filtered ? Conjunct.end(text, more.end()) : whole.end();
        return Mended.writing(
                Diagnostic.error(
                        TypeCode.SET_FOR_ONE,
                        "these are several places, and a piece stands `at` one",
                        places.span(),
                        "this is " + Types.describe(places.type())),
                "who stands in one of several places is asked with `in`",
                whole.source(),
                start,
                end,
                "where .at in " + places.span().text()
                        + (filtered ? " and " + Conjunct.of(text.substring(more.end(), end)) : ""));
    }

    /** {@code Guards at Mill}: a query is of a kind, and one piece is asked where it is. */
    private static Diagnostic onePiece(dev.grognard.compiler.ast.Expr.Query node, Member piece) {
        boolean place = node.owner().isEmpty()
                && node.where()
                        .filter(where -> where.relation() == dev.grognard.compiler.ast.Expr.Where.Relation.AT)
                        .isPresent();
        String rest = node.span().text().substring(node.kind().span().text().length());
        String mended = place
                ? piece.id() + ".at is" + rest.strip().substring("at".length())
                : piece.id() + " in (" + piece.kind() + rest + ")";
        return Diagnostic.error(
                        NameCode.OTHER_SORT,
                        "`" + piece.id() + "` is one piece and no kind of them",
                        node.kind().span(),
                        "this is " + Types.describe(new Type.Of(piece.kind())))
                .help("write `" + mended + "`");
    }

    /** The thing asked about in a set, or the die in a handful. */
    Variable subject(Expr set, Optional<String> name) {
        Type type = set.type() instanceof Type.SetOf of ? new Type.Of(of.kind()) : Type.INT;
        return Forms.subject(name.orElse("it"), type);
    }

    /** What is asked in a `where`: a thing, or a die with its faces. */
    private static Type asked(Expr set) {
        if (set.type() instanceof Type.SetOf of) {
            return new Type.Of(of.kind());
        }
        return set.type() instanceof Type.Dice dice && dice.faces().isPresent()
                ? new Type.Whole(Optional.of(1), dice.faces(), false)
                : Type.INT;
    }

    Expr filter(dev.grognard.compiler.ast.Expr.Filter node, Env env, Optional<Type> expected) {
        Optional<Diagnostic> misplaced = MisplacedWhere.of(node);
        if (misplaced.isPresent()) {
            context.diagnostics.add(misplaced.get());
            return Types.error(node.span());
        }
        Expr set = all.coercion.set(all.type(node.set(), env, expected));
        if (Types.isError(set)) {
            return set;
        }
        Env inner;
        Variable subject;
        if (node.subject().isPresent()) {
            Env named = env.inner();
            subject = all.declare(node.subject().get(), asked(set), Variable.Role.SUBJECT, named);
            // Who names the one asked about still means the outer one by `it`.
            inner = env.scope().subject().isPresent() ? named : named.about(subject);
        } else {
            subject = Forms.subject("it", asked(set));
            inner = env.about(subject);
        }
        Expr condition = all.condition(node.condition(), inner.pure(WHERE));
        return Types.isError(condition) ? condition : new Expr.Filter(node.span(), set, subject, condition, set.type());
    }

    /** A set whose members are asked about by this name, if its `where` does so. */
    static dev.grognard.compiler.ast.Expr named(Name name, dev.grognard.compiler.ast.Expr set) {
        if (!(set instanceof dev.grognard.compiler.ast.Expr.Filter filter)
                || filter.subject().isPresent()) {
            return set;
        }
        dev.grognard.compiler.ast.Expr inner = named(name, filter.set());
        boolean asked = Pattern.compile("(?<![\\p{L}\\p{N}.])" + name.text() + "(?![\\p{L}\\p{N}])")
                .matcher(filter.condition().span().text())
                .find();
        return new dev.grognard.compiler.ast.Expr.Filter(
                filter.span(), asked ? Optional.of(name) : Optional.empty(), inner, filter.condition());
    }

    Expr preferring(dev.grognard.compiler.ast.Expr.Preferring node, Env env, Optional<Type> expected) {
        Expr set = all.coercion.set(all.type(node.set(), env, expected));
        if (Types.isError(set)) {
            return set;
        }
        Variable subject = subject(set, Optional.empty());
        List<Expr.Preference> preferences = preferences(node.preferences(), env.about(subject));
        return new Expr.Best(node.span(), set, subject, preferences, set.type());
    }

    List<Expr.Preference> preferences(List<dev.grognard.compiler.ast.Expr.Preference> preferences, Env env) {
        List<Expr.Preference> result = new ArrayList<>();
        for (dev.grognard.compiler.ast.Expr.Preference preference : preferences) {
            Env inner = env.pure("a preference");
            Optional<Expr.Total> extreme = preference.extreme().map(e -> Expr.Total.valueOf(e.name()));
            Expr value = extreme.isPresent()
                    ? context.guards.alone(
                            Optional.empty(),
                            () -> all.coercion.number(all.type(preference.value(), inner, Optional.empty())))
                    : all.condition(preference.value(), inner);
            List<String> cases = context.cite(preference.citation(), "a preference", env);
            if (!Types.isError(value)) {
                result.add(new Expr.Preference(
                        extreme, value, cases, preference.value().span().text()));
            }
        }
        return List.copyOf(result);
    }

    Expr quantified(dev.grognard.compiler.ast.Expr.Quantified node, Env env) {
        Expr set = all.coercion.set(all.type(node.set(), env, Optional.empty()));
        if (Types.isError(set)) {
            return set;
        }
        switch (node.quantifier()) {
            case ANY:
                return new Expr.Any(node.span(), set);
            case NO:
                return new Expr.Not(node.span(), new Expr.Any(node.span(), set));
            case COUNT:
                return new Expr.Count(node.span(), set);
            default:
                if (!(set.type() instanceof Type.SetOf of)) {
                    context.error(
                            TypeCode.NOT_A_SET, set.span(), "`only of` wants a set of things", "not a set of things");
                    return Types.error(node.span());
                }
                return new Expr.Only(node.span(), set, new Type.Maybe(new Type.Of(of.kind())));
        }
    }

    Expr aggregate(dev.grognard.compiler.ast.Expr.Aggregate node, Env env, Optional<Type> expected) {
        Expr set = all.coercion.set(all.type(node.set(), env, Optional.empty()));
        if (Types.isError(set)) {
            return set;
        }
        Variable subject = subject(set, Optional.empty());
        Env inner = env.about(subject).pure("a sum");
        Expr value = context.guards.alone(
                Optional.empty(),
                () -> all.coercion.number(all.type(node.value(), inner, expected.map(Type::present))));
        if (Types.isError(value)) {
            return value;
        }
        Type type = Types.unbounded(value.type());
        Expr.Total total = Expr.Total.valueOf(node.aggregation().name());
        return new Expr.Aggregate(
                node.span(), total, set, subject, value, total == Expr.Total.SUM ? type : new Type.Maybe(type));
    }
}
