package dev.grognard.compiler.check;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The terms of values: constants, names, fields, simple sums, and rules that can be opened. */
final class ValueTerms {
    /** Deeper rules seldom decide anything, and opening them makes the search slow. */
    private static final int DEEPEST_RULE = 3;

    private final GameFacts facts;
    private final TermScope scope;

    ValueTerms(GameFacts facts, TermScope scope) {
        this.facts = facts;
        this.scope = scope;
    }

    Optional<Term> of(Expr expr) {
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
        if (expr instanceof Expr.Read read && Term.isEnumerable(read.type())) {
            return Optional.of(read(read.variable()));
        }
        if (expr instanceof Expr.ReadField read && Term.isEnumerable(read.type())) {
            return Optional.of(field(read));
        }
        if (expr instanceof Expr.ReadGlobal read && Term.isEnumerable(read.type())) {
            return Optional.of(
                    new Term.Subject(key(read), read.state().name() + arguments(read.keys()), read.type(), false));
        }
        if (expr instanceof Expr.Builtin builtin && Term.isEnumerable(builtin.type())) {
            return builtin(builtin);
        }
        if (expr instanceof Expr.InPlay inPlay) {
            String name = inPlay.layer().name();
            return Optional.of(new Term.Subject("in play " + name, name + " in play", Type.BOOL, false));
        }
        if (expr instanceof Expr.Usual usual && Term.isEnumerable(usual.type())) {
            return Optional.of(new Term.Subject("usual", "the usual value", usual.type(), false));
        }
        if (expr instanceof Expr.Arithmetic sum) {
            return arithmetic(sum);
        }
        return expr instanceof Expr.CallRule call ? open(call) : Optional.empty();
    }

    private Term read(Variable variable) {
        return scope.bound(variable)
                .or(() -> facts.meaning(variable).map(scope::of))
                .orElseGet(() -> new Term.Subject(name(variable), variable.name(), variable.type(), false));
    }

    private Term field(Expr.ReadField read) {
        Term of = scope.of(read.of());
        String text = of.text() + "." + read.field().name() + arguments(read.keys());
        if (!facts.isPrinted(read.field()) || !Term.isEnumerable(read.of().type())) {
            return new Term.Subject(key(read), text, read.type(), false);
        }
        return new Term.Operation(
                "." + read.field(), text, List.of(of), values -> facts.printed(read.field(), values.get(0)));
    }

    private Optional<Term> builtin(Expr.Builtin builtin) {
        List<Term> operands = builtin.arguments().stream().map(scope::of).toList();
        String text = operands.isEmpty()
                ? builtin.known().name().toLowerCase(Locale.ROOT)
                : operands.get(0).text() + "." + builtin.known().name().toLowerCase(Locale.ROOT);
        switch (builtin.known()) {
            case FROM:
                return Optional.of(
                        derived(builtin, text, operands, m -> m.ends().map(Member.Ends::from)));
            case TO:
                return Optional.of(
                        derived(builtin, text, operands, m -> m.ends().map(Member.Ends::to)));
            case BACK:
                return Optional.of(derived(builtin, text, operands, facts::back));
            case OPPONENT:
                return Optional.of(derived(builtin, text, operands, facts::opponent));
            case AT:
            case TURN:
            case HOUR:
            case DAY:
                return Optional.of(new Term.Subject(key(builtin), text, builtin.type(), false));
            case ADJACENT:
            case LINK:
            case DISTANCE:
            case SEES:
            case WINNER:
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
        Term left = scope.of(sum.left());
        Term right = scope.of(sum.right());
        return Optional.of(new Term.Operation(
                sum.sum().name(),
                text(sum),
                List.of(left, right),
                values -> values.get(0) instanceof Integer a && values.get(1) instanceof Integer b
                        ? Optional.of(compute(sum.sum(), a, b))
                        : Optional.empty()));
    }

    /** A rule's clauses in the order in which they are tried. */
    private Optional<Term> open(Expr.CallRule call) {
        boolean complete = call.arguments().size() == call.rule().parameters().size();
        return facts.rule(call.rule())
                .filter(rule -> complete
                        && scope.depth() < DEEPEST_RULE
                        && rule.modifiers().isEmpty()
                        && rule.mappings().isEmpty())
                .map(rule -> opened(rule, call.arguments()));
    }

    private Term opened(RuleDef rule, List<Expr> arguments) {
        TermScope inside = scope.inside(
                rule.signature().parameters(), arguments.stream().map(scope::of).toList());
        Term result = inside.of(rule.base().value());
        List<RuleDef.Clause> clauses = new ArrayList<>(rule.exceptions());
        clauses.addAll(rule.inline());
        for (int i = clauses.size() - 1; i >= 0; i--) {
            Term value = inside.of(clauses.get(i).value());
            Term rest = result;
            result = clauses.get(i)
                    .when()
                    .<Term>map(when -> new Term.Choice(inside.of(when), value, rest))
                    .orElse(value);
        }
        return result;
    }

    Term opaque(Expr expr) {
        // Two rolls for the same purpose are two rolls.
        String roll = expr instanceof Expr.Roll || expr instanceof Expr.RollMany || expr instanceof Expr.Draw
                ? " #" + expr.span().start()
                : "";
        return new Term.Subject(key(expr) + roll, text(expr), expr.type(), true);
    }

    private String arguments(List<Expr> keys) {
        return keys.isEmpty()
                ? ""
                : keys.stream().map(scope::of).map(Term::text).collect(Collectors.joining(", ", "(", ")"));
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
            return scope.of(expr).key();
        }
        if (value instanceof Variable variable) {
            return scope.bound(variable).map(Term::key).orElseGet(() -> name(variable));
        }
        if (value instanceof Type) {
            return "";
        }
        return value instanceof Record node ? key(node) : String.valueOf(value);
    }

    private static String name(Variable variable) {
        return variable.role() == Variable.Role.SUBJECT
                ? variable.name()
                : variable.name() + "#" + System.identityHashCode(variable);
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

    /** As written, except that `no` is the opposite of `any` and has its words. */
    private static String text(Expr expr) {
        Expr shown = expr instanceof Expr.Any any ? any.set() : expr;
        String text = shown.span().words();
        if (shown == expr) {
            return text;
        }
        return text.startsWith("(") ? "any " + text : "any (" + text + ")";
    }
}
