package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.ast.QName;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.LayerCode;
import dev.grognard.compiler.diagnostic.Suggest;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.resolve.LayeredDecl;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What layers add to things declared elsewhere: exceptions, modifiers, hooks, offers, `also`. Whoever declares the thing takes its
 * additions; what nobody takes names something that does not exist.
 */
final class Additions {
    /** So many phases and procedures are all named. */
    private static final int MOST_HOOKED = 24;

    private final Context context;
    /** In the order of their layers. */
    private final List<Addition> all = new ArrayList<>();

    private final Map<Decl, QName> waiting = new IdentityHashMap<>();
    private final Set<String> targets = new TreeSet<>();

    /** What hooks can belong to. */
    private final Set<String> hooked = new TreeSet<>();

    private record Addition(String target, LayeredDecl layered) {
        boolean is(Class<? extends Decl> form) {
            return form.isInstance(layered.decl());
        }
    }

    Additions(Context context) {
        this.context = context;
        for (LayeredDecl layered : context.rules.decls()) {
            target(layered.decl()).ifPresent(target -> {
                all.add(new Addition(text(target), layered));
                waiting.put(layered.decl(), target);
            });
        }
    }

    private static Optional<QName> target(Decl decl) {
        if (decl instanceof Decl.ExceptionTo node) {
            return Optional.of(node.target());
        }
        if (decl instanceof Decl.Modifiers node && (node.to() || node.also())) {
            return Optional.of(node.name());
        }
        if (decl instanceof Decl.Hook node) {
            return Optional.of(node.target());
        }
        if (decl instanceof Decl.Procedure node && node.also()) {
            return Optional.of(node.name());
        }
        if (decl instanceof Decl.Offer node) {
            return Optional.of(node.menu());
        }
        if (decl instanceof Decl.Order node && !node.also()) {
            return node.joins();
        }
        if (decl instanceof Decl.Order node) {
            return Optional.of(
                    new QName(node.option().name().span(), List.of(node.option().name())));
        }
        if (decl instanceof Decl.Travel node && node.also()) {
            return Optional.of(new QName(node.name().span(), List.of(node.name())));
        }
        return Optional.empty();
    }

    static String text(QName name) {
        return name.parts().stream().map(Name::text).collect(Collectors.joining("."));
    }

    /** Whether anything of a form is added to the name. */
    boolean any(String target, Class<? extends Decl> form) {
        return all.stream().anyMatch(addition -> addition.target().equals(target) && addition.is(form));
    }

    /** The additions of a form to any of these names, in the order of their layers. */
    List<LayeredDecl> take(List<String> names, Class<? extends Decl> form) {
        targets.addAll(names);
        if (form == Decl.Hook.class) {
            hooked.addAll(names);
        }
        List<LayeredDecl> found = new ArrayList<>();
        for (Addition addition : all) {
            if (addition.is(form) && names.contains(addition.target())) {
                waiting.remove(addition.layered().decl());
                found.add(addition.layered());
            }
        }
        return found;
    }

    /** Complains about what nobody took. */
    void checkTaken() {
        waiting.forEach((decl, target) -> {
            context.leaveOut(decl.span());
            String name = text(target);
            boolean hooksOrder = decl instanceof Decl.Hook && context.symbols.orders.containsKey(name);
            boolean travel = decl instanceof Decl.ExceptionTo && context.symbols.travels.containsKey(name);
            Diagnostic problem = Diagnostic.error(
                    LayerCode.UNKNOWN_TARGET,
                    travel
                            ? "`" + name + "` is a travel and no rule, so that there are no exceptions to it"
                            : decl instanceof Decl.ExceptionTo && isDone(name)
                                    ? "`" + name + "` is done and is no rule, so that there are no exceptions to it"
                                    : hooksOrder
                                            ? "`" + name
                                                    + "` is an order, and hooks belong to procedures, phases and steps"
                                            : "there is nothing called `" + name + "` that " + what(decl)
                                                    + " could belong to",
                    target.span(),
                    travel || decl instanceof Decl.ExceptionTo && isDone(name)
                            ? "not a rule"
                            : hooksOrder ? "an order" : "unknown");
            String first = target.parts().get(0).text();
            // Whatever belongs to something that is not there is missed for one reason.
            context.once(
                    targets.contains(first) ? name : first,
                    travel || isDone(name)
                            ? advised(problem, target, name, decl)
                            : context.renamed()
                                    .told(problem, name, List.of(), () -> advised(problem, target, name, decl))
                                    .problem());
        });
    }

    private boolean isDone(String name) {
        return context.symbols.orders.containsKey(name) || context.symbols.procedures.containsKey(name);
    }

    private Diagnostic advised(Diagnostic problem, QName target, String name, Decl decl) {
        return advice(target, name, decl).map(problem::help).orElse(problem);
    }

    private Optional<String> advice(QName target, String name, Decl decl) {
        Name last = target.parts().get(target.parts().size() - 1);
        boolean field = context.symbols.kinds().stream()
                .anyMatch(kind -> context.symbols
                        .field(kind, last.text())
                        .filter(one -> !one.state())
                        .isPresent());
        boolean exception = decl instanceof Decl.ExceptionTo;
        boolean part = target.parts().size() > 1
                && targets.contains(target.parts().get(0).text());
        if (exception && part) {
            return Optional.of("an item is named by its text: `exception to "
                    + target.parts().get(0).text() + " \"…\" = …`");
        }
        if (exception && field) {
            return Optional.of(
                    "`" + last.text() + "` is printed and never changes; exceptions are made to a rule that reads it");
        }
        if (exception && context.symbols.orders.containsKey(name)) {
            return Optional.of(requirement(name));
        }
        if (exception && context.symbols.travels.containsKey(name)) {
            return Optional.of("what differs on the way is added to it: `travel " + name
                    + " also { … }`, with a clause such as `requires …` or `plus 1 when …`; what it costs"
                    + " otherwise is an exception to the rule of its `cost`");
        }
        if (exception && context.symbols.procedures.containsKey(name)) {
            return Optional.of("what is done otherwise is a hook: `instead of " + name + " when … { … }`");
        }
        if (decl instanceof Decl.Hook && context.symbols.orders.containsKey(name)) {
            return Optional.of("let the order call a procedure and hook that; what forbids an order is a requirement:"
                    + " `order " + name + " also { requires … else \"…\" }`");
        }
        return Suggest.closest(name, exception ? excepted() : targets)
                .map(near -> "did you mean `" + near + "`?")
                .or(() -> exception ? orderCalled(name) : Optional.empty())
                .or(() -> exception && target.parts().size() == 1 ? alike(name).or(this::few) : Optional.empty())
                .or(() -> decl instanceof Decl.Hook ? hooked() : Optional.empty());
    }

    private static String requirement(String order) {
        return "what forbids an order is a requirement: `order " + order + " also { requires … else \"…\" }`";
    }

    /** That an order is meant which is called like this. */
    private Optional<String> orderCalled(String name) {
        return Suggest.closest(name, context.symbols.orders.keySet())
                .map(order -> "`" + order + "` is an order, to which there are no exceptions; " + requirement(order));
    }

    /** What exceptions can be made to, which what is done is not. */
    private List<String> excepted() {
        return targets.stream().filter(target -> !isDone(target)).toList();
    }

    /** What hooks can belong to, if that can be read through; steps are found by their phase. */
    private Optional<String> hooked() {
        List<String> names =
                hooked.stream().filter(one -> one.matches("\\p{Lu}\\w*")).toList();
        return names.isEmpty() || names.size() > MOST_HOOKED
                ? Optional.empty()
                : Optional.of("the phases and procedures are " + Unknowns.listed(names));
    }

    /** What has a word in common with a name that nothing has. */
    private Optional<String> alike(String name) {
        Set<String> words = words(name);
        List<String> near = excepted().stream()
                .filter(one -> words(one).stream().anyMatch(words::contains))
                .sorted()
                .limit(Unknowns.FEW)
                .toList();
        return near.isEmpty() ? Optional.empty() : Optional.of("this game has " + Unknowns.listed(near));
    }

    /** All that exceptions can be made to, if that can be read through. */
    private Optional<String> few() {
        List<String> known =
                excepted().stream().filter(one -> one.matches("\\p{Ll}\\w*")).toList();
        return known.isEmpty() || known.size() > MOST_HOOKED
                ? Optional.empty()
                : Optional.of((known.size() == 1 ? "there is only " : "there are ") + Unknowns.listed(known));
    }

    private static Set<String> words(String name) {
        return Stream.of(name.split("(?<=[\\p{Ll}\\p{N}])(?=\\p{Lu})|\\W+"))
                .map(word -> word.toLowerCase(Locale.ROOT))
                .filter(word -> word.length() > 2)
                .collect(Collectors.toSet());
    }

    private static String what(Decl decl) {
        if (decl instanceof Decl.ExceptionTo) {
            return "this exception";
        }
        if (decl instanceof Decl.Hook) {
            return "this hook";
        }
        if (decl instanceof Decl.Modifiers) {
            return "these modifiers";
        }
        if (decl instanceof Decl.Offer || decl instanceof Decl.Order) {
            return "this order";
        }
        return "this addition";
    }

    /** The condition that the layer is in play, for what an option or scenario does. */
    static Optional<Expr> inPlay(LayeredDecl layered, Span span) {
        return layered.conditional() ? Optional.of(new Expr.InPlay(span, layered.layer())) : Optional.empty();
    }

    /** When an exception holds, apart from the order in which several are tried. */
    static Optional<Expr> when(LayeredDecl layered, Decl.ExceptionTo node, Env env, Expressions expressions) {
        return both(inPlay(layered, node.span()), node.when().map(written -> expressions.condition(written, env)));
    }

    /** Both conditions; an absent one always holds. */
    static Optional<Expr> both(Optional<Expr> first, Optional<Expr> second) {
        if (first.isPresent() && second.isPresent()) {
            return Optional.of(new Expr.And(first.get().span(), first.get(), second.get()));
        }
        return first.isPresent() ? first : second;
    }
}
