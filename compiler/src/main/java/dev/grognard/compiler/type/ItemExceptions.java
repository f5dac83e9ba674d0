package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.LayerCode;
import dev.grognard.compiler.diagnostic.Suggest;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Layer;
import dev.grognard.compiler.model.ModifierItem;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.resolve.LayeredDecl;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Exceptions to single items of a sum: each changes what its item adds. */
final class ItemExceptions {
    private static final ExceptionOrder<Written> ORDER =
            new ExceptionOrder<>(Written::layer, Written::cases, Written::over);

    private final Context context;
    private final Expressions expressions;

    /** An exception as it is written. */
    private record Written(LayeredDecl layered, Decl.ExceptionTo node, List<String> cases, List<String> over) {
        Layer layer() {
            return layered.layer();
        }
    }

    ItemExceptions(Expressions expressions) {
        this.context = expressions.context;
        this.expressions = expressions;
    }

    /** The items with their exceptions inside; the one that is asked first stands outermost, and so comes last here. */
    List<ModifierItem> applied(List<ModifierItem> items, List<LayeredDecl> additions, Type type, Env outer) {
        List<Written> exceptions = new ArrayList<>();
        for (LayeredDecl layered : additions) {
            Decl.ExceptionTo node = (Decl.ExceptionTo) layered.decl();
            exceptions.add(new Written(
                    layered,
                    node,
                    context.cite(
                            node.citation(),
                            "exception to " + Additions.text(node.target()),
                            outer.in(layered.layer())),
                    context.book.refer(node.over())));
        }
        ORDER.sort(exceptions);
        Collections.reverse(exceptions);
        List<ModifierItem> result = new ArrayList<>(items);
        for (Written exception : exceptions) {
            String label = exception.node().item().map(t -> t.raw()).orElse("");
            boolean found = false;
            for (int i = 0; i < result.size(); i++) {
                if (result.get(i).label().equals(label)
                        && exception.node().result().isPresent()) {
                    found = true;
                    result.set(i, excepted(result.get(i), exception, Types.added(type), outer));
                }
            }
            if (!found) {
                noItem(exception.node(), label, items);
            }
        }
        return List.copyOf(result);
    }

    private ModifierItem excepted(ModifierItem item, Written exception, Type type, Env outer) {
        Decl.ExceptionTo node = exception.node();
        Env env = outer.in(exception.layer()).withUsual(item.amount());
        Expr when =
                Additions.when(exception.layered(), node, env, expressions).orElse(new Expr.Truth(node.span(), true));
        Expr value = expressions.value(node.result().orElseThrow().value(), env.when(when), type);
        List<ModifierItem.Amendment> amendments = new ArrayList<>(item.amendments());
        amendments.add(amendment(exception));
        return new ModifierItem(
                item.label(),
                new Expr.Conditional(node.span(), when, value, item.amount(), type),
                item.when(),
                List.copyOf(amendments),
                item.cases(),
                item.layer(),
                item.text(),
                item.span());
    }

    private void noItem(Decl.ExceptionTo node, String label, List<ModifierItem> items) {
        List<String> labels = items.stream().map(ModifierItem::label).distinct().toList();
        String known = labels.stream().map(one -> "\"" + one + "\"").collect(Collectors.joining(", "));
        Diagnostic problem = Diagnostic.error(
                LayerCode.NO_ITEM,
                label.isEmpty()
                        ? "an exception to modifiers names the item it is about"
                        : "there is no item \"" + label + "\"",
                node.item().map(t -> t.span()).orElse(node.target().span()),
                "unknown");
        Optional<String> near = Suggest.closest(label, labels).filter(one -> !label.isEmpty());
        context.diagnostics.add(near.map(one -> problem.help("did you mean \"" + one + "\"?"))
                .orElseGet(() -> labels.isEmpty() ? problem : problem.help("there are " + known)));
    }

    private static ModifierItem.Amendment amendment(Written exception) {
        Decl.ExceptionTo node = exception.node();
        return new ModifierItem.Amendment(
                node.when().map(when -> when.span().text()).orElse(""),
                node.result().map(result -> result.value().span().text()).orElse(""),
                exception.cases(),
                exception.over(),
                exception.layer(),
                node.span());
    }
}
