package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.diagnostic.Article;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.resolve.LayeredDecl;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Names that two declarations of different sorts give to what rules can name in the same places, so that one would hide the other: kinds,
 * records, quantities, regions, options and scenarios among each other, and states, lists, rules, tables and modifiers. A second declaration
 * of the same sort is told where the sort is declared.
 */
final class NameClashes {
    /** Sorts that are told apart where they are declared. */
    private static final List<Set<String>> ELSEWHERE = List.of(
            Set.of("place", "link", "piece", "enum"),
            Set.of("option", "scenario"),
            Set.of("rule", "table", "modifiers"));

    private record Declared(String sort, Name name) {
        String one() {
            return sort.equals("modifiers") ? sort : Article.with(sort);
        }

        boolean clashesWith(Declared later) {
            return sort.equals(later.sort)
                    ? sort.equals("region")
                    : ELSEWHERE.stream().noneMatch(sorts -> sorts.contains(sort) && sorts.contains(later.sort));
        }
    }

    private final Context context;
    private final Map<String, Declared> first = new LinkedHashMap<>();

    NameClashes(Context context) {
        this.context = context;
    }

    void report() {
        for (LayeredDecl layered : context.rules.decls()) {
            if (layered.decl() instanceof Decl.GlobalState state) {
                state.state().names().forEach(name -> declared("state", name));
            } else if (layered.decl() instanceof Decl.Board board) {
                board.items().stream()
                        .filter(Decl.MapRegion.class::isInstance)
                        .forEach(item -> declared(
                                "region", ((Decl.MapRegion) item).region().name()));
            } else {
                named(layered.decl()).ifPresent(one -> declared(one.sort(), one.name()));
            }
        }
    }

    private void declared(String sort, Name name) {
        Declared now = new Declared(sort, name);
        Declared old = first.putIfAbsent(name.text(), now);
        context.declared.putIfAbsent(name.text(), name.span());
        if (old != null && old.clashesWith(now)) {
            context.ambiguous.add(name.text());
            context.diagnostics.add(Diagnostic.error(
                            NameCode.DECLARED_TWICE,
                            "`" + name.text() + "` is the name of " + old.one() + " already",
                            name.span(),
                            old.sort().equals(sort) ? "declared again" : now.one() + " of the same name would hide it")
                    .with(old.name().span(), "the " + old.sort())
                    .help("give one of them another name"));
        }
    }

    private static Optional<Declared> named(Decl decl) {
        if (decl instanceof Decl.Quantity node) {
            return Optional.of(new Declared("quantity", node.name()));
        }
        if (decl instanceof Decl.Enum node) {
            return one("enum", node.name(), node.also());
        }
        if (decl instanceof Decl.RecordType node) {
            return Optional.of(new Declared("record", node.name()));
        }
        if (decl instanceof Decl.Place node) {
            return one("place", node.name(), node.also());
        }
        if (decl instanceof Decl.Link node) {
            return one("link", node.name(), node.also());
        }
        if (decl instanceof Decl.PieceKind node) {
            return one("piece", node.name(), node.also());
        }
        if (decl instanceof Decl.Region node) {
            return Optional.of(new Declared("region", node.name()));
        }
        if (decl instanceof Decl.OptionRule node) {
            return Optional.of(new Declared("option", node.name()));
        }
        if (decl instanceof Decl.Scenario node) {
            return Optional.of(new Declared("scenario", node.name()));
        }
        if (decl instanceof Decl.ListOf node) {
            return one("list", node.name(), node.type().isEmpty());
        }
        if (decl instanceof Decl.Table node) {
            return one("table", node.name(), node.also());
        }
        if (decl instanceof Decl.Rule node) {
            return Optional.of(new Declared("rule", node.name()));
        }
        if (decl instanceof Decl.Modifiers node) {
            return one(
                    "modifiers",
                    node.name().parts().get(0),
                    node.also() || node.to() || node.name().parts().size() > 1);
        }
        return Optional.empty();
    }

    private static Optional<Declared> one(String sort, Name name, boolean added) {
        return added ? Optional.empty() : Optional.of(new Declared(sort, name));
    }
}
