package dev.grognard.compiler.check;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Turns expressions of a game into terms. Printed values are looked up, simple rules are opened, and what remains becomes a subject: a
 * parameter or a state can be anything of its type, whatever else is opaque.
 */
final class Terms {
    /** Deeper rules seldom decide anything, and opening them makes the search slow. */
    private static final int DEEPEST_RULE = 3;

    private final GameModel game;
    private final Map<Field, FieldDef> fields = new IdentityHashMap<>();
    private final Map<Signature, RuleDef> rules = new IdentityHashMap<>();
    private final Map<Variable, Expr> lets = new IdentityHashMap<>();

    Terms(GameModel game) {
        this.game = game;
        game.fields().forEach(def -> fields.put(def.field(), def));
        game.rules().forEach(def -> rules.put(def.signature(), def));
        for (Statement.Let let : ModelTree.all(game, Statement.Let.class)) {
            if (isLasting(let.value())) {
                lets.put(let.variable(), let.value());
            }
        }
    }

    /** The term of an expression. */
    Term of(Expr expr) {
        return new Scope(Map.of(), 0).of(expr);
    }

    /** Whether nothing that happens in play can change the value, so that it may be put where a name for it stands. */
    private static boolean isLasting(Expr expr) {
        boolean lasting = expr instanceof Expr.Read
                || expr instanceof Expr.Constant
                || expr instanceof Expr.Number
                || expr instanceof Expr.Truth
                || (expr instanceof Expr.ReadField read && !read.field().state())
                || (expr instanceof Expr.Builtin builtin && isLasting(builtin.known()));
        return lasting
                && ModelTree.parts(expr).stream().allMatch(part -> !(part instanceof Expr inner) || isLasting(inner));
    }

    private static boolean isLasting(Expr.Known known) {
        return known == Expr.Known.OPPONENT
                || known == Expr.Known.FROM
                || known == Expr.Known.TO
                || known == Expr.Known.BACK;
    }

    /** Whether a search can go through all values of a type. */
    private static boolean isEnumerable(Type type) {
        Type present = type.present();
        return present instanceof Type.Bool || present instanceof Type.Of || present.isNumber();
    }

    /** What names mean at one place: arguments of opened rules, and values known to be present. */
    private final class Scope {
        private final Map<Variable, Term> bound;
        private final int depth;

        Scope(Map<Variable, Term> bound, int depth) {
            this.bound = bound;
            this.depth = depth;
        }

        private Scope with(Variable variable, Term term) {
            Map<Variable, Term> more = new HashMap<>(bound);
            more.put(variable, term);
            return new Scope(more, depth);
        }

        Term of(Expr expr) {
            Optional<Term> term = logic(expr).or(() -> test(expr)).or(() -> valueOf(expr));
            return term.orElseGet(() -> opaque(expr));
        }

        private Optional<Term> logic(Expr expr) {
            if (expr instanceof Expr.And and) {
                return Optional.of(new Term.Junction(true, List.of(of(and.left()), of(and.right()))));
            }
            if (expr instanceof Expr.Or or) {
                return Optional.of(new Term.Junction(false, List.of(of(or.left()), of(or.right()))));
            }
            if (expr instanceof Expr.Not not) {
                Term operand = of(not.operand());
                return operation(
                        "not",
                        "not " + operand.text(),
                        List.of(operand),
                        values -> values.get(0).equals(false));
            }
            if (expr instanceof Expr.Conditional choice) {
                return Optional.of(new Term.Choice(of(choice.condition()), of(choice.then()), of(choice.otherwise())));
            }
            if (expr instanceof Expr.IfPresent test) {
                Term subject = of(test.subject());
                Term absent = new Term.Operation(
                        "absent",
                        subject.text() + " is none",
                        List.of(subject),
                        v -> Optional.of(v.get(0) == Term.ABSENT));
                Term then = with(test.bound(), subject).of(test.then());
                return Optional.of(new Term.Choice(absent, of(test.otherwise()), then));
            }
            if (expr instanceof Expr.Present present) {
                return Optional.of(of(present.operand()));
            }
            if (expr instanceof Expr.Narrow narrow) {
                return Optional.of(of(narrow.operand()));
            }
            return Optional.empty();
        }

        private Optional<Term> test(Expr expr) {
            if (expr instanceof Expr.Same same && isEnumerable(same.left().type())) {
                return compare("same", "is", same.left(), same.right(), Object::equals);
            }
            if (expr instanceof Expr.Compare compare) {
                return compare(
                        compare.order().name(),
                        sign(compare.order()),
                        compare.left(),
                        compare.right(),
                        (a, b) -> holds(compare.order(), (Integer) a, (Integer) b));
            }
            if (expr instanceof Expr.IsKind isKind) {
                Term operand = of(isKind.operand());
                Kind kind = isKind.kind();
                return operation(
                        "is " + kind,
                        operand.text() + " is " + kind,
                        List.of(operand),
                        values -> values.get(0) instanceof Member member
                                && member.kind().isA(kind));
            }
            if (expr instanceof Expr.IsAbsent isAbsent
                    && isEnumerable(isAbsent.operand().type())) {
                Term operand = of(isAbsent.operand());
                return operation(
                        "absent",
                        operand.text() + " is none",
                        List.of(operand),
                        values -> values.get(0) == Term.ABSENT);
            }
            if (expr instanceof Expr.IsOdd isOdd) {
                Term operand = of(isOdd.operand());
                return operation(
                        "odd",
                        operand.text() + " is odd",
                        List.of(operand),
                        values -> values.get(0) instanceof Integer n && Math.floorMod(n, 2) == 1);
            }
            if (expr instanceof Expr.InRange range) {
                return Optional.of(inRange(range));
            }
            if (expr instanceof Expr.Contains contains) {
                return contains(contains);
            }
            return Optional.empty();
        }

        private Optional<Term> valueOf(Expr expr) {
            if (expr instanceof Expr.Number number) {
                return Optional.of(new Term.Fixed(number.value(), number.type()));
            }
            if (expr instanceof Expr.Truth truth) {
                return Optional.of(new Term.Fixed(truth.value(), Type.BOOL));
            }
            if (expr instanceof Expr.Constant constant) {
                return Optional.of(new Term.Fixed(constant.member(), constant.type()));
            }
            if (expr instanceof Expr.Absent absent) {
                return Optional.of(new Term.Fixed(Term.ABSENT, absent.type()));
            }
            if (expr instanceof Expr.Read read && isEnumerable(read.type())) {
                return Optional.of(read(read.variable()));
            }
            if (expr instanceof Expr.ReadField read && isEnumerable(read.type())) {
                return Optional.of(field(read));
            }
            if (expr instanceof Expr.ReadGlobal read && isEnumerable(read.type())) {
                return Optional.of(
                        new Term.Subject(key(read), read.state().name() + arguments(read.keys()), read.type(), false));
            }
            if (expr instanceof Expr.Builtin builtin && isEnumerable(builtin.type())) {
                return builtin(builtin);
            }
            if (expr instanceof Expr.InPlay inPlay) {
                String name = inPlay.layer().name();
                return Optional.of(new Term.Subject("in play " + name, name + " in play", Type.BOOL, false));
            }
            if (expr instanceof Expr.Usual usual && isEnumerable(usual.type())) {
                return Optional.of(new Term.Subject("usual", "the usual value", usual.type(), false));
            }
            if (expr instanceof Expr.Arithmetic sum) {
                return arithmetic(sum);
            }
            return expr instanceof Expr.CallRule call ? open(call) : Optional.empty();
        }

        private Term read(Variable variable) {
            Term known = bound.get(variable);
            if (known != null) {
                return known;
            }
            Expr value = lets.get(variable);
            return value != null
                    ? of(value)
                    : new Term.Subject(name(variable), variable.name(), variable.type(), false);
        }

        private Term field(Expr.ReadField read) {
            Term of = of(read.of());
            FieldDef def = fields.get(read.field());
            String text = of.text() + "." + read.field().name() + arguments(read.keys());
            if (read.field().state() || def == null || !isEnumerable(read.of().type())) {
                return new Term.Subject(key(read), text, read.type(), false);
            }
            return new Term.Operation(
                    "." + read.field(),
                    text,
                    List.of(of),
                    values -> Optional.ofNullable(def.printed().get(values.get(0)))
                            .flatMap(Terms::printed));
        }

        private Optional<Term> builtin(Expr.Builtin builtin) {
            List<Term> operands = builtin.arguments().stream().map(this::of).toList();
            String text = operands.isEmpty()
                    ? builtin.known().name().toLowerCase(java.util.Locale.ROOT)
                    : operands.get(0).text() + "." + builtin.known().name().toLowerCase(java.util.Locale.ROOT);
            switch (builtin.known()) {
                case FROM:
                    return Optional.of(
                            derived(builtin, text, operands, m -> m.ends().map(Member.Ends::from)));
                case TO:
                    return Optional.of(
                            derived(builtin, text, operands, m -> m.ends().map(Member.Ends::to)));
                case BACK:
                    return Optional.of(derived(builtin, text, operands, Terms.this::back));
                case OPPONENT:
                    return Optional.of(derived(builtin, text, operands, Terms.this::opponent));
                case AT:
                case TURN:
                    return Optional.of(new Term.Subject(key(builtin), text, builtin.type(), false));
                case ADJACENT:
                    return Optional.empty();
            }
            throw new IllegalStateException("no such thing is known: " + builtin.known());
        }

        private Term derived(
                Expr.Builtin builtin, String text, List<Term> operands, Function<Member, Optional<Member>> meaning) {
            return new Term.Operation(
                    builtin.known().name(),
                    text,
                    operands,
                    values -> values.get(0) instanceof Member member
                            ? meaning.apply(member).map(m -> (Object) m)
                            : Optional.empty());
        }

        private Optional<Term> arithmetic(Expr.Arithmetic sum) {
            Term left = of(sum.left());
            Term right = of(sum.right());
            return Optional.of(new Term.Operation(
                    sum.sum().name(),
                    Terms.text(sum),
                    List.of(left, right),
                    values -> values.get(0) instanceof Integer a && values.get(1) instanceof Integer b
                            ? Optional.of(compute(sum.sum(), a, b))
                            : Optional.empty()));
        }

        private Term inRange(Expr.InRange range) {
            Term operand = of(range.operand());
            List<Term> limits = new ArrayList<>();
            range.low().ifPresent(low -> limits.add(atMost(of(low), operand)));
            range.high().ifPresent(high -> limits.add(atMost(operand, of(high))));
            return new Term.Junction(true, limits);
        }

        private Term atMost(Term left, Term right) {
            return new Term.Operation(
                    "AT_MOST",
                    left.text() + " <= " + right.text(),
                    List.of(left, right),
                    values -> Optional.of(
                            values.get(0) instanceof Integer a && values.get(1) instanceof Integer b && a <= b));
        }

        private Optional<Term> contains(Expr.Contains contains) {
            if (!isEnumerable(contains.member().type())) {
                return Optional.empty();
            }
            Term member = of(contains.member());
            if (contains.set() instanceof Expr.SetLiteral literal) {
                List<Term> equal = literal.members().stream()
                        .map(this::of)
                        .map(one -> (Term) new Term.Operation(
                                "same",
                                member.text() + " is " + one.text(),
                                List.of(member, one),
                                values -> Optional.of(values.get(0).equals(values.get(1)))))
                        .toList();
                return Optional.of(new Term.Junction(false, equal));
            }
            if (contains.set() instanceof Expr.Region region) {
                String name = region.region().name();
                return operation(
                        "in " + name,
                        member.text() + " in " + name,
                        List.of(member),
                        values -> values.get(0) instanceof Member place
                                && region.region().places().contains(place));
            }
            if (contains.set() instanceof Expr.All all) {
                return operation(
                        "is " + all.kind(),
                        member.text() + " is " + all.kind(),
                        List.of(member),
                        values -> values.get(0) instanceof Member one
                                && one.kind().isA(all.kind()));
            }
            return Optional.empty();
        }

        private Optional<Term> open(Expr.CallRule call) {
            RuleDef rule = rules.get(call.rule());
            if (rule == null
                    || depth >= DEEPEST_RULE
                    || !rule.modifiers().isEmpty()
                    || !rule.mappings().isEmpty()
                    || call.arguments().size() != call.rule().parameters().size()) {
                return Optional.empty();
            }
            Map<Variable, Term> inside = new HashMap<>(bound);
            for (int i = 0; i < call.arguments().size(); i++) {
                inside.put(call.rule().parameters().get(i), of(call.arguments().get(i)));
            }
            Scope scope = new Scope(inside, depth + 1);
            Term result = scope.of(rule.base().value());
            List<RuleDef.Clause> clauses = new ArrayList<>(rule.exceptions());
            clauses.addAll(rule.inline());
            for (int i = clauses.size() - 1; i >= 0; i--) {
                RuleDef.Clause clause = clauses.get(i);
                Term value = scope.of(clause.value());
                Term rest = result;
                result = clause.when()
                        .<Term>map(when -> new Term.Choice(scope.of(when), value, rest))
                        .orElse(value);
            }
            return Optional.of(result);
        }

        private Term opaque(Expr expr) {
            return new Term.Subject(key(expr), Terms.text(expr), expr.type(), true);
        }

        private Optional<Term> compare(
                String name,
                String sign,
                Expr left,
                Expr right,
                java.util.function.BiPredicate<Object, Object> meaning) {
            if (!isEnumerable(left.type()) || !isEnumerable(right.type())) {
                return Optional.empty();
            }
            Term a = of(left);
            Term b = of(right);
            return operation(
                    name,
                    a.text() + " " + sign + " " + b.text(),
                    List.of(a, b),
                    values -> meaning.test(values.get(0), values.get(1)));
        }

        private Optional<Term> operation(
                String name, String text, List<Term> operands, java.util.function.Predicate<List<Object>> meaning) {
            return Optional.of(new Term.Operation(name, text, operands, values -> Optional.of(meaning.test(values))));
        }

        private String arguments(List<Expr> keys) {
            return keys.isEmpty()
                    ? ""
                    : keys.stream().map(this::of).map(Term::text).collect(Collectors.joining(", ", "(", ")"));
        }

        /** The same for two expressions exactly if they are made alike, wherever they stand in the text. */
        private String key(Object node) {
            return ModelTree.components(node)
                    .map(this::keyOf)
                    .collect(Collectors.joining(" ", node.getClass().getSimpleName() + "(", ")"));
        }

        private String keyOf(Object value) {
            if (value instanceof Optional<?> optional) {
                return optional.map(this::keyOf).orElse("-");
            }
            if (value instanceof Collection<?> collection) {
                return collection.stream().map(this::keyOf).collect(Collectors.joining(" ", "[", "]"));
            }
            if (value instanceof Expr expr) {
                return of(expr).key();
            }
            if (value instanceof Variable variable) {
                return bound.containsKey(variable) ? bound.get(variable).key() : name(variable);
            }
            if (value instanceof Type) {
                return "";
            }
            return value instanceof Record node ? key(node) : String.valueOf(value);
        }
    }

    /** Subjects of queries are alike if their names are; all other variables are themselves only. */
    private static String name(Variable variable) {
        return variable.role() == Variable.Role.SUBJECT
                ? variable.name()
                : variable.name() + "#" + System.identityHashCode(variable);
    }

    private static Optional<Object> printed(Expr constant) {
        if (constant instanceof Expr.Number number) {
            return Optional.of(number.value());
        }
        if (constant instanceof Expr.Truth truth) {
            return Optional.of(truth.value());
        }
        if (constant instanceof Expr.Constant member) {
            return Optional.of(member.member());
        }
        return constant instanceof Expr.Absent ? Optional.of(Term.ABSENT) : Optional.empty();
    }

    private Optional<Member> back(Member way) {
        return way.ends()
                .flatMap(ends -> game.members().getOrDefault(way.kind(), List.of()).stream()
                        .filter(other -> other != way
                                && other.ends()
                                        .map(o -> o.number() == ends.number() && o.from() == ends.to())
                                        .orElse(false))
                        .findFirst());
    }

    private Optional<Member> opponent(Member side) {
        return game.membersOf(side.kind()).stream()
                .filter(other -> other != side)
                .findFirst();
    }

    private static Object compute(Expr.Sum sum, int a, int b) {
        switch (sum) {
            case PLUS:
                return a + b;
            case MINUS:
                return a - b;
            case TIMES:
                return a * b;
            case GREATER:
                return Math.max(a, b);
            case SMALLER:
                return Math.min(a, b);
        }
        throw new IllegalStateException("no such sum: " + sum);
    }

    private static boolean holds(Expr.Order order, int a, int b) {
        switch (order) {
            case LESS:
                return a < b;
            case AT_MOST:
                return a <= b;
            case MORE:
                return a > b;
            case AT_LEAST:
                return a >= b;
        }
        throw new IllegalStateException("no such order: " + order);
    }

    private static String sign(Expr.Order order) {
        switch (order) {
            case LESS:
                return "<";
            case AT_MOST:
                return "<=";
            case MORE:
                return ">";
            case AT_LEAST:
                return ">=";
        }
        throw new IllegalStateException("no such order: " + order);
    }

    private static String text(Expr expr) {
        return expr.span().text().strip().replaceAll("\\s+", " ");
    }
}
