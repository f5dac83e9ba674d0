package dev.grognard.compiler.type;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.source.Span;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes a test on what is absent, or of another kind, be no: whatever inside a test needs a value to be there is guarded around the
 * smallest yes-or-no expression that holds it. Outside a test there is nothing to be no, and the author has to say what is meant.
 */
final class Guards {
    /** The head of a state or field whose first value comes next. */
    private static final Pattern DECLARED =
            Pattern.compile("(?U)(?:^|[\\s{])((?:state\\h+)?\\p{Ll}\\w*:\\h*\\p{Lu}\\w*)\\h*=\\h*$");

    /** A field behind what has it. */
    private static final Pattern FIELD = Pattern.compile("(?U)\\.(\\w+)");

    /** Something that must be there, or be of a kind, for a test to make sense. */
    private record Guard(Expr subject, Optional<Variable> bound, Optional<Kind> kind) {
        Expr around(Expr then, Expr otherwise) {
            Span span = then.span();
            if (bound.isPresent()) {
                return new Expr.IfPresent(span, subject, bound.get(), then, otherwise, then.type());
            }
            return new Expr.Conditional(
                    span, new Expr.IsKind(span, subject, kind.orElseThrow()), then, otherwise, then.type());
        }
    }

    private final Deque<List<Guard>> frames = new ArrayDeque<>();
    private final Diagnostics diagnostics;

    /** What was asked for before something may have changed. */
    private final Set<Span> outdated = new HashSet<>();

    /** What the names that `let` gives stand for. */
    private final Map<Variable, Expr> lets;

    /** Names of `let` of which it has been told that they may be absent. */
    private final Set<Variable> absent = new HashSet<>();

    /** How that can be kept which is read now. */
    private Kept kept = Kept.NOWHERE;

    Guards(Diagnostics diagnostics, Map<Variable, Expr> lets) {
        this.diagnostics = diagnostics;
        this.lets = lets;
    }

    /** Reads something in which what may be absent can be kept in this way. */
    <T> T keeping(Kept how, Supplier<T> reading) {
        Kept around = kept;
        kept = how;
        try {
            return reading.get();
        } finally {
            kept = around;
        }
    }

    /** Whether statements can stand where something is read now. */
    boolean inBody() {
        return kept.inBody();
    }

    /** Notes that something was known to be there before something may have changed. */
    void outdated(Span span) {
        outdated.add(span);
    }

    /** A part of an expression: if it is a test its guards stand around it, else they are handed on to what is around it. */
    Expr part(Supplier<Expr> typing) {
        frames.push(new ArrayList<>());
        Expr result = typing.get();
        List<Guard> guards = frames.pop();
        if (!guards.isEmpty() && !Types.isError(result)) {
            if (result.type() instanceof Type.Bool) {
                return around(guards, result, new Expr.Truth(result.span(), false));
            }
            if (frames.isEmpty()) {
                complain(guards, result);
            } else {
                frames.peek().addAll(guards);
            }
        }
        return result;
    }

    /** An expression that stands alone: what it needs cannot be asked for outside. An optional one is absent when a part of it is. */
    Expr alone(Optional<Type> wanted, Supplier<Expr> typing) {
        frames.push(new ArrayList<>());
        Expr result = typing.get();
        List<Guard> guards = frames.pop();
        if (guards.isEmpty() || Types.isError(result)) {
            return result;
        }
        if (result.type() instanceof Type.Bool) {
            return around(guards, result, new Expr.Truth(result.span(), false));
        }
        if (result.type() instanceof Type.SetOf
                && wanted.filter(Type::mayBeAbsent).isPresent()) {
            return around(guards, result, new Expr.SetLiteral(result.span(), List.of(), result.type()));
        }
        if (wanted.filter(Type::mayBeAbsent).isPresent()) {
            return around(guards, result, new Expr.Absent(result.span(), Types.maybe(result.type())));
        }
        complain(guards, result);
        return result;
    }

    /** What a statement changes: it must be there, whatever can be asked of it. */
    Expr changed(Supplier<Expr> typing, String statement) {
        frames.push(new ArrayList<>());
        Expr result = typing.get();
        List<Guard> guards = frames.pop();
        if (guards.isEmpty() || Types.isError(result)) {
            return result;
        }
        complain(guards, Optional.of(statement), false);
        return Types.error(result.span());
    }

    /** The left side of `or else`: absent parts of it lead to the right side. */
    Expr orElse(Supplier<Expr> left, UnaryOperator<Expr> join, Supplier<Expr> right) {
        frames.push(new ArrayList<>());
        Expr value = left.get();
        List<Guard> guards = frames.pop();
        Expr joined = join.apply(value);
        return guards.isEmpty() || Types.isError(joined) ? joined : around(guards, joined, right.get());
    }

    private static Expr around(List<Guard> guards, Expr inner, Expr otherwise) {
        Expr result = inner;
        for (int i = guards.size() - 1; i >= 0; i--) {
            result = guards.get(i).around(result, otherwise);
        }
        return result;
    }

    private static String before(Span span) {
        return span.source().text().substring(0, span.start());
    }

    /** What is only a part of something can be replaced together with it; what stands alone is not absent, but of another kind. */
    private void complain(List<Guard> guards, Expr whole) {
        complain(guards, Optional.empty(), !guards.get(0).subject().span().equals(whole.span()));
    }

    /**
     * @param statement what can stand behind `if`, if that is what helps
     * @param part whether it is a part of something, which can have another value
     */
    private void complain(List<Guard> guards, Optional<String> statement, boolean part) {
        Guard first = guards.get(0);
        Span span = first.subject().span();
        if (first.bound().isPresent()) {
            Matcher declared = DECLARED.matcher(before(span));
            boolean isDeclared = declared.find() && !span.source().text().startsWith(".", span.end());
            Diagnostic problem = Diagnostic.error(
                    TypeCode.MAY_BE_ABSENT, "`" + span.text() + "` may be absent", span, "there may be none");
            if (first.subject() instanceof Expr.Read read
                    && read.variable().role() == Variable.Role.LET
                    && lets.containsKey(read.variable())) {
                if (absent.add(read.variable())) {
                    diagnostics.add(named(problem, read, statement));
                }
                return;
            }
            if (outdated.contains(span)) {
                diagnostics.add(problem.help(askedBefore("that it is there", span)));
                return;
            }
            if (Path.of(first.subject()).isEmpty()) {
                diagnostics.add(kept.explained(
                        isDeclared ? absentToo(problem, declared, span) : problem, span, statement.isEmpty()));
                return;
            }
            diagnostics.add((isDeclared ? absentToo(problem, declared, span) : problem)
                    .help(statement
                            .map(body -> "ask first: `if " + span.text() + " is not none { " + body + " }`")
                            .orElse("guard it with `" + span.text() + " is not none`"
                                    + (isOfProcedure(first.subject())
                                            ? ", there keep it with `let kept = " + span.text()
                                                    + "` for the lines after this one"
                                            : "")
                                    + ", or give another value with `or else`")));
        } else {
            Kind kind = first.kind().orElseThrow();
            String what = Types.describe(new Type.Of(kind));
            String asked = span.text() + " is " + kind.name();
            diagnostics.add(Diagnostic.error(
                            TypeCode.WRONG_KIND,
                            "`" + span.text() + "` may be something else than " + what,
                            span,
                            "this is " + Types.describe(first.subject().type()))
                    .help(
                            outdated.contains(span)
                                    ? askedBefore("what it is", span)
                                    : statement
                                            .map(body -> "ask first: `if " + asked + " { " + body + " }`"
                                                    + declaredAbove(
                                                            first.subject(),
                                                            kind,
                                                            body.substring(Math.min(
                                                                    body.length(),
                                                                    span.text().length()))))
                                            .orElse("ask first, with `if` or `when`: `" + asked + "`"
                                                    + (part ? "; or give another value with `or else`" : ""))));
        }
    }

    /** Where a kind of pieces shares what another one has, each of them may be meant to have it. */
    private static String declaredAbove(Expr subject, Kind narrower, String behind) {
        Matcher field = FIELD.matcher(behind);
        if (!(subject.type().present() instanceof Type.Of of)
                || of.kind().category() != Kind.Category.PIECE
                || !field.lookingAt()) {
            return "";
        }
        return ", and whatever is no %s is left as it is, without `%s`; or declare `%s` in `%s`, so that each %s has it"
                .formatted(narrower, field.group(1), field.group(1), of.kind(), of.kind());
    }

    private static String askedBefore(String what, Span span) {
        return what
                + " was asked before, but something may have changed since; keep it right after it was asked, `let kept = "
                + span.text() + "`, and write `kept` here";
    }

    private static Diagnostic absentToo(Diagnostic problem, Matcher declared, Span span) {
        return problem.help("let this one be absent too: `" + declared.group(1) + "? = " + span.text() + "`");
    }

    /** Whether it is a state of a procedure, which other lines are likely to need too. */
    private static boolean isOfProcedure(Expr subject) {
        return subject instanceof Expr.Read read && read.variable().role() == Variable.Role.STATE;
    }

    /** What `let` has named may be absent wherever it is read: one mistake, and most often mended where it is named. */
    private Diagnostic named(Diagnostic problem, Expr.Read read, Optional<String> statement) {
        String name = read.span().text();
        Span value = lets.get(read.variable()).span();
        return problem.with(value, "named here")
                .help("give it another value where it is named, `let " + name + " = " + value.words()
                        + " or else …`, or ask first: `if " + name + " is not none { " + statement.orElse("…") + " }`");
    }

    /** The value of something that may be absent, for whoever needs it to be there. */
    Expr present(Expr expr) {
        if (!expr.type().mayBeAbsent() || Types.isError(expr)) {
            return expr;
        }
        if (frames.isEmpty()) {
            complain(
                    List.of(new Guard(
                            expr,
                            Optional.of(Forms.subject("present", expr.type().present())),
                            Optional.empty())),
                    expr);
            return Types.error(expr.span());
        }
        Variable bound = new Variable("present", expr.type().present(), Variable.Role.SUBJECT);
        frames.peek().add(new Guard(expr, Optional.of(bound), Optional.empty()));
        return new Expr.Read(expr.span(), bound);
    }

    /** A thing as one of a narrower kind, for whoever needs it to be that. */
    Expr narrowed(Expr expr, Kind kind) {
        if (frames.isEmpty()) {
            complain(List.of(new Guard(expr, Optional.empty(), Optional.of(kind))), expr);
            return Types.error(expr.span());
        }
        frames.peek().add(new Guard(expr, Optional.empty(), Optional.of(kind)));
        return new Expr.Narrow(expr.span(), expr, kind);
    }
}
