package dev.grognard.compiler.resolve;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The names that are visible at a point of a rule or procedure; inner scopes see outer ones. */
public final class Scope {
    private final Optional<Scope> outer;
    private final Map<String, Variable> variables = new LinkedHashMap<>();
    private final Map<String, Span> places = new LinkedHashMap<>();
    private final Map<String, Signature> callables = new LinkedHashMap<>();
    private Optional<Variable> subject = Optional.empty();
    private boolean bareFields;
    private Optional<Signature> procedure = Optional.empty();
    private Optional<String> pureIn = Optional.empty();
    private Optional<Expr> usual = Optional.empty();
    private Optional<WrittenOut> writtenOut = Optional.empty();

    /** A phase whose argument is no variable, so that nothing outside of it can ask for it. */
    public record WrittenOut(String phase, Span argument, Span span) {}

    private Scope(Optional<Scope> outer) {
        this.outer = outer;
    }

    /** A scope in which only what is global is visible. */
    public static Scope global() {
        return new Scope(Optional.empty());
    }

    /** A scope inside this one. */
    public Scope inner() {
        return new Scope(Optional.of(this));
    }

    /** The same for a part that only looks; {@code where} names it for messages. */
    public Scope pure(String where) {
        Scope scope = inner();
        scope.pureIn = Optional.of(where);
        return scope;
    }

    /** The same with a thing asked about. */
    public Scope about(Variable asked) {
        Scope scope = inner();
        scope.subject = Optional.of(asked);
        return scope;
    }

    /** The same with a thing asked about whose fields need no dot. */
    public Scope of(Variable self) {
        Scope scope = about(self);
        scope.bareFields = true;
        return scope;
    }

    /** The same inside a procedure. */
    public Scope inside(Signature signature) {
        Scope scope = inner();
        scope.procedure = Optional.of(signature);
        return scope;
    }

    /** The same inside a phase whose argument has no name. */
    public Scope inside(WrittenOut phase) {
        Scope scope = inner();
        scope.writtenOut = Optional.of(phase);
        return scope;
    }

    /** The same where `usual` means this value. */
    public Scope withUsual(Expr value) {
        Scope scope = inner();
        scope.usual = Optional.of(value);
        return scope;
    }

    public void declare(String name, Variable variable) {
        variables.put(name, variable);
    }

    /** The same, remembering where the name stands first. */
    public void declare(String name, Variable variable, Span place) {
        declare(name, variable);
        places.putIfAbsent(name, place);
    }

    /** Where a visible variable has its name, if it is written anywhere. */
    public Optional<Span> place(String name) {
        return variables.containsKey(name) ? Optional.ofNullable(places.get(name)) : outer.flatMap(o -> o.place(name));
    }

    public void declare(Signature signature) {
        callables.put(signature.name(), signature);
    }

    public Optional<Variable> variable(String name) {
        Variable found = variables.get(name);
        return found != null ? Optional.of(found) : outer.flatMap(o -> o.variable(name));
    }

    public Optional<Signature> callable(String name) {
        Signature found = callables.get(name);
        return found != null ? Optional.of(found) : outer.flatMap(o -> o.callable(name));
    }

    /** The innermost thing asked about. */
    public Optional<Variable> subject() {
        return subject.isPresent() ? subject : outer.flatMap(Scope::subject);
    }

    /** The thing asked about around the innermost one. */
    public Optional<Variable> subjectAround() {
        return outer.flatMap(subject.isPresent() ? Scope::subject : Scope::subjectAround);
    }

    /** The thing whose fields can be named without a dot. */
    public Optional<Variable> self() {
        return bareFields ? subject : outer.flatMap(Scope::self);
    }

    public Optional<Signature> procedure() {
        return procedure.isPresent() ? procedure : outer.flatMap(Scope::procedure);
    }

    /** What forbids effects here, if anything does. */
    public Optional<String> pureIn() {
        return pureIn.isPresent() ? pureIn : outer.flatMap(Scope::pureIn);
    }

    /** Whether something may happen around the part that only looks. */
    public boolean isPureAround() {
        return outer.filter(around -> pureIn.isPresent() ? around.pureIn().isPresent() : around.isPureAround())
                .isPresent();
    }

    public Optional<Expr> usual() {
        return usual.isPresent() ? usual : outer.flatMap(Scope::usual);
    }

    /** The phase around this whose argument has no name. */
    public Optional<WrittenOut> writtenOut() {
        return writtenOut.isPresent() ? writtenOut : outer.flatMap(Scope::writtenOut);
    }

    /** The variables of this scope itself. */
    public Map<String, Variable> own() {
        return variables;
    }

    /** Every visible variable and callable, for suggestions. */
    public List<String> names() {
        List<String> names = new ArrayList<>(outer.map(Scope::names).orElse(List.of()));
        names.addAll(variables.keySet());
        names.addAll(callables.keySet());
        return names;
    }
}
